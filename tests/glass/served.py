"""A real desk that serves real browsers: its loop runs on a thread, as the device's does, over a dummy display."""

from __future__ import annotations

import time
from contextlib import contextmanager
from threading import Thread

from at_the_desk import DeskTable
from pace import LOST

from companion.app.desk.glass import GlassAtDesk
from companion.ui.pages.effects import WantsIn


class Served:
    """A table whose door is open at a free port."""

    def __init__(self, folder, language="en"):
        self.table = DeskTable(folder, language, clock=time.monotonic)
        self.desk = self.table.desk
        self.glass = next(each for each in self.desk._listeners if isinstance(each, GlassAtDesk))
        chosen = self.table.screen.settings.chosen
        chosen.values["glass.port"] = 0
        self.table.screen.tell(chosen=chosen.change("glass.on", True))
        self.thread = Thread(target=self.desk.run, args=(lambda: None,), daemon=True)

    def start(self, decision=None):
        self.desk.begin(decision)
        self.thread.start()
        self.until(lambda: self.company is not None and self.desk.snapshot is not None)
        return self

    @property
    def company(self):
        return self.glass._company

    @property
    def address(self):
        return f"http://127.0.0.1:{self.company._server.port}"

    @property
    def code(self):
        return self.company._entrance.code

    def let_in(self, *, let=True):
        """Answer at the device that a visitor may be what they want to be, or not."""
        window = self.table.window
        for name in ("tool:door", "let" if let else "close"):
            self.until(lambda name=name: any(target.name == name for target in window.page.targets))
            self.until(lambda: not window._attention.is_too_early(self.desk.clock(), self.desk.clock()))
            window.choose(next(target for target in window.page.targets if target.name == name))
        self.until(lambda: self.company.door().wish is None and not isinstance(window.state.overlay, WantsIn))

    def until(self, true, seconds=LOST):
        """Wait until something holds; the desk's own thread brings it about."""
        end = time.monotonic() + seconds
        while not true():
            assert time.monotonic() < end, "it did not come about"
            time.sleep(0.01)

    def close(self):
        self.desk.end()
        self.thread.join(timeout=10)
        self.desk.close()
        self.table.library.close()


@contextmanager
def served(folder, language="en", decision=None):
    table = Served(folder, language)
    try:
        yield table.start(decision)
    finally:
        table.close()
