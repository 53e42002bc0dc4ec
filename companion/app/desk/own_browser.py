"""Opens the browser of this machine at the table's address."""

import webbrowser
from threading import Thread


def show_in_browser(address: str) -> None:
    """Open the address in the browser that this machine's user has chosen; where there is none but a text browser, do nothing."""
    try:
        browser = webbrowser.get(None)
    except webbrowser.Error:
        return
    if not isinstance(browser, webbrowser.GenericBrowser) or isinstance(browser, webbrowser.BackgroundBrowser):
        Thread(target=browser.open, args=(address,), name="browser", daemon=True).start()
