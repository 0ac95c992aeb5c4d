"""The browser of this machine, where there is one."""

import os
import webbrowser
from contextlib import suppress
from threading import Thread

__all__ = ["open_browser"]


def open_browser(address: str) -> Thread:
    """Open an address, beside everything else; without a browser nothing happens."""
    opening = Thread(target=_open, args=(address,), daemon=True)
    opening.start()
    return opening


def _open(address: str) -> None:
    with suppress(webbrowser.Error, OSError):
        browser = webbrowser.get()
        if "BROWSER" in os.environ or not _takes_the_terminal(browser):
            browser.open(address)


def _takes_the_terminal(browser: webbrowser.BaseBrowser) -> bool:
    """Say whether a browser would show pages in this terminal, in which the server runs."""
    return type(browser) is webbrowser.GenericBrowser or not getattr(browser, "background", True)
