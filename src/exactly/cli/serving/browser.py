"""Open the default browser of this machine."""

import os
import webbrowser
from contextlib import suppress
from threading import Thread

__all__ = ["open_browser"]


def open_browser(address: str) -> Thread:
    """Open an address in the browser, in a thread; does nothing without a browser."""
    opening = Thread(target=_open, args=(address,), daemon=True)
    opening.start()
    return opening


def _open(address: str) -> None:
    with suppress(webbrowser.Error, OSError):
        browser = webbrowser.get()
        if "BROWSER" in os.environ or not _takes_the_terminal(browser):
            browser.open(address)


def _takes_the_terminal(browser: webbrowser.BaseBrowser) -> bool:
    """Return whether a browser would show pages in this terminal, where the server runs."""
    return type(browser) is webbrowser.GenericBrowser or not getattr(browser, "background", True)
