"""The page opens in a browser; a missing browser is not an error."""

import webbrowser

import pytest

from exactly.cli.serving.browser import open_browser

PAGE = "http://127.0.0.1:8000"


def use(monkeypatch: pytest.MonkeyPatch, browser: webbrowser.BaseBrowser) -> list[str]:
    shown: list[str] = []
    monkeypatch.setattr(browser, "open", shown.append)
    monkeypatch.setattr(webbrowser, "get", lambda: browser)
    return shown


@pytest.fixture(autouse=True)
def no_favourite(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BROWSER", raising=False)


def test_the_page_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    for browser in (webbrowser.BackgroundBrowser("xdg-open"), webbrowser.Chrome("chromium")):
        shown = use(monkeypatch, browser)
        open_browser(PAGE).join()
        assert shown == [PAGE]


def test_a_browser_does_not_take_the_terminal_from_the_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for browser in (webbrowser.GenericBrowser("w3m"), webbrowser.Elinks("elinks")):
        shown = use(monkeypatch, browser)
        open_browser(PAGE).join()
        assert shown == []


def test_a_browser_in_the_environment_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BROWSER", "w3m")
    shown = use(monkeypatch, webbrowser.GenericBrowser("w3m"))
    open_browser(PAGE).join()
    assert shown == [PAGE]


@pytest.mark.parametrize("error", [webbrowser.Error("none"), OSError("broken")])
def test_without_a_browser_there_is_no_error(
    monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def fail() -> None:
        raise error

    monkeypatch.setattr(webbrowser, "get", fail)
    opening = open_browser(PAGE)  # an error in the thread would be a warning, which fails the test
    opening.join()
    assert opening.daemon  # the program does not wait for the browser at its end
