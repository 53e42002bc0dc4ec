"""A real Chromium, driven by its own protocol, and a Firefox by WebDriver BiDi: pages of a size, touches, keys, and what became of them."""

from __future__ import annotations

import asyncio
import base64
import json
import shutil
import subprocess
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

import aiohttp
from pace import LOST

CHROMIUM, FIREFOX = shutil.which("chromium"), shutil.which("firefox-esr") or shutil.which("firefox")
FLAGS = (
    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--remote-debugging-port=0", "--disable-dev-shm-usage", "--hide-scrollbars",
)  # fmt: skip


class Tab:
    """One page of the browser in a context of its own, as another person's."""

    def __init__(self, browser, session, target):
        self.browser, self.session, self.target = browser, session, target
        self.errors = []

    def call(self, method, **params):
        return self.browser.call(method, self.session, **params)

    def run(self, script):
        """Run a script in the page and give its value."""
        found = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in found:
            raise AssertionError(found["exceptionDetails"])
        return found["result"].get("value")

    def size(self, wide, high, ratio=1, *, touch=True):
        self.call("Emulation.setDeviceMetricsOverride", width=wide, height=high, deviceScaleFactor=ratio, mobile=touch)
        self.call("Emulation.setTouchEmulationEnabled", enabled=touch)

    def speak(self, language):
        self.call("Network.enable")
        self.call("Network.setExtraHTTPHeaders", headers={"Accept-Language": language})

    def go(self, address):
        self.call("Page.navigate", url=address)
        self.until("document.readyState == 'complete'")

    def until(self, script, seconds=LOST):
        end = time.monotonic() + seconds
        while True:
            try:
                if self.run(f"Boolean({script})"):
                    return
            except (AssertionError, RuntimeError):
                pass
            assert time.monotonic() < end, f"it did not come about in the page: {script}"
            time.sleep(0.02)

    def middle(self, selector):
        return self.run(
            f"(() => {{ const e = document.querySelector({json.dumps(selector)}); if (!e) return null; e.scrollIntoView({{block:'nearest'}});"
            "const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; })()"
        )

    def touch(self, name):
        """Touch a button of the page by its name."""
        self.touch_at(*self.middle(f'[id="{name}"]'))

    def touch_at(self, x, y):
        self.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def key(self, key, code=None, text=""):
        number = {"Enter": 13, "Tab": 9, "Escape": 27, "ArrowDown": 40, "ArrowRight": 39}.get(key, 0)
        text = text or {"Enter": "\r"}.get(key, "")
        self.call("Input.dispatchKeyEvent", type="keyDown", key=key, code=code or key, windowsVirtualKeyCode=number, text=text)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key, code=code or key, windowsVirtualKeyCode=number)

    def join(self, served, role="looks-on", language="en"):
        """Come in as people do: by the code, with a role."""
        self.speak(language)
        self.go(f"{served.address}/?c={served.code}")
        self.run(f"document.querySelector('button[value={json.dumps(role)}]').click()")
        self.until("document.querySelectorAll('#words button').length")
        if role == "screen":
            served.let_in()
            company = served.company
            served.until(lambda: any(one.mirrors and one._number and not one.waits for one in [*company._glasses.values()]))
        return self

    def names(self):
        return self.run("[...document.querySelectorAll('#words button')].map(b => b.id)")

    def picture(self, path):
        Path(path).write_bytes(base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"]))


KEYS = {"Enter": "\ue007", "Tab": "\ue004", "Escape": "\ue00c", "ArrowDown": "\ue015", "ArrowRight": "\ue014"}
"""What WebDriver calls the keys."""


class FirefoxTab(Tab):
    """One page of Firefox: WebDriver BiDi has other words for the same."""

    def run(self, script):
        wrapped = f"(async () => JSON.stringify(await eval({json.dumps(script)})))()"
        found = self.browser.call("script.evaluate", expression=wrapped, target={"context": self.target}, awaitPromise=True)
        if found["type"] == "exception":
            raise AssertionError(found["exceptionDetails"])
        return json.loads(found["result"].get("value", "null"))

    def size(self, wide, high, ratio=1, *, touch=True):
        view = {"width": wide, "height": high}
        self.browser.call("browsingContext.setViewport", context=self.target, viewport=view, devicePixelRatio=ratio)

    def speak(self, language):
        """Leave the language that the profile asks for: English."""
        assert language == "en"

    def go(self, address):
        self.browser.call("browsingContext.navigate", context=self.target, url=address, wait="complete")

    def touch_at(self, x, y):
        finger = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._act({"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}, "actions": finger})

    def key(self, key, code=None, text=""):
        value = KEYS[key]
        self._act(
            {"type": "key", "id": "keys", "actions": [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]}
        )

    def _act(self, source):
        self.browser.call("input.performActions", context=self.target, actions=[source])


class Browser:
    LISTENS, PATH = "DevTools listening on", ""

    def command(self, folder):
        return [CHROMIUM, *FLAGS, f"--user-data-dir={folder}", "about:blank"]

    def __init__(self, folder):
        self.process = subprocess.Popen(self.command(folder), stderr=subprocess.PIPE, text=True, stdout=subprocess.DEVNULL)
        for line in self.process.stderr:
            if self.LISTENS in line:
                address = line.split()[-1] + self.PATH
                break
        self.loop = asyncio.new_event_loop()
        self.count = 0

        async def connect():
            self.client = aiohttp.ClientSession()
            self.socket = await self.client.ws_connect(address, max_msg_size=0)

        self.loop.run_until_complete(connect())

    def call(self, method, session=None, **params):
        self.count += 1
        number = self.count

        async def ask():
            await self.socket.send_json(
                {"id": number, "method": method, "params": params, **({"sessionId": session} if session else {})}
            )
            while True:
                told = await asyncio.wait_for(self.socket.receive_json(), LOST)
                if told.get("id") == number:
                    return told

        told = self.loop.run_until_complete(ask())
        if "error" in told:
            raise RuntimeError(f"{method}: {told['error']}")
        return told["result"]

    def tab(self, wide=390, high=844, ratio=1, *, touch=True):
        context = self.call("Target.createBrowserContext")["browserContextId"]
        target = self.call("Target.createTarget", url="about:blank", browserContextId=context)["targetId"]
        session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        tab = Tab(self, session, target)
        tab.call("Page.enable")
        tab.size(wide, high, ratio, touch=touch)
        return tab

    def close(self):
        async def leave():
            await self.socket.close()
            await self.client.close()

        self.loop.run_until_complete(leave())
        self.loop.close()
        self.process.terminate()
        self.process.wait(10)
        self.process.stderr.close()


class Firefox(Browser):
    LISTENS, PATH = "WebDriver BiDi listening on", "/session"

    def command(self, folder):
        Path(folder, "user.js").write_text('user_pref("intl.accept_languages", "en");\n', encoding="utf-8")
        return [FIREFOX, "--headless", "--no-remote", "--profile", folder, "--remote-debugging-port=0"]

    def __init__(self, folder):
        super().__init__(folder)
        self.call("session.new", capabilities={})

    def tab(self, wide=390, high=844, ratio=1, *, touch=True):
        person = self.call("browser.createUserContext")["userContext"]
        tab = FirefoxTab(self, None, self.call("browsingContext.create", type="tab", userContext=person)["context"])
        tab.size(wide, high, ratio)
        return tab


@contextmanager
def running(kind):
    """Run a browser with a profile of its own."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        browser = kind(folder)
        try:
            yield browser
        finally:
            browser.close()
