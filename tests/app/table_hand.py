"""A hand at a desk that goes to what it wants as directly as it can, and counts presses and a person's seconds."""

from __future__ import annotations

import pygame
from at_the_desk import DeskTable
from human_times import HOLD, LOOK, TAP, TOUCH

from companion.ui.screen.page import focus
from companion.ui.screen.views.read.reading import Read

WAYS = ("touch", "taps")
"""By finger on the glass, or by the one button: short presses, and those that hold."""
SAME = 0.5
"""A page on which fewer of the stops are the same is a new one."""


class TableHand:
    """One hand; `count` are its touches or presses, `seconds` what they took, with a look at each new page."""

    def __init__(self, table: DeskTable, way: str = "taps"):
        self.table, self.way = table, way
        self.count, self.seconds = 0, 0.0
        self._seen: set[str] = set()

    @property
    def page(self):
        return self.table.window.page

    @property
    def entry(self):
        return self.table.window.state.layer.entry

    def begin(self):
        """Count from here on; the page on show is still to be looked at."""
        self.count, self.seconds, self._seen = 0, 0.0, set()
        self.look()

    def look(self):
        """Take in what is on show, where it is new."""
        names = {target.name for target in self.page.targets}
        if not self._seen or len(names & self._seen) < SAME * len(names | self._seen):
            self.seconds += LOOK
        self._seen = names

    def tap(self):
        self.count += 1
        self.seconds += TAP
        self.table.press(0.08)
        self.look()

    def hold(self):
        self.count += 1
        self.seconds += HOLD
        self.table.press(0.65)
        self.look()

    def leaf(self):
        """Open back and help: touch the question mark, or press twice."""
        if self.way == "touch":
            self.touch("tool:help")
        else:
            self._twice()

    def menu(self):
        """Open scores and pause, with all that is behind it."""
        self.leaf()
        self.choose("menu")

    def back(self):
        """Open the line of time: touch the arrow, or press twice, and twice again."""
        if self.way == "touch":
            self.touch("tool:undo")
            return
        self._twice()
        self._twice()

    def _twice(self):
        self.count += 2
        self.seconds += 2 * TAP
        self.table.double()
        self.look()

    def take_back(self, count):
        """Take back so many answers, one after the other."""
        self.touch("tool:undo") if self.way == "touch" else self.leaf()
        for _ in range(count):
            before = self.table.snapshot.step
            self.choose("undo")
            self.table.until(lambda before=before: self.table.snapshot.step < before)
            self.table.let(0.3)
            self.look()

    def touch(self, name):
        """Touch what has this name, on whichever of the pages it stands."""
        while not any(target.name == name for target in self.page.targets):
            assert any(target.name == "more" for target in self.page.targets), [target.name for target in self.page.targets]
            self.touch("more")
        spot = next(target.box.centre for target in self.page.targets if target.name == name)
        self.table.let(0.3)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, button=1, pos=spot, touch=False))
            self.table.let(0.05)
        self.count += 1
        self.seconds += TOUCH
        self.table.let(0.1)
        self.look()

    def wait_for(self, name):
        """Wait until what runs by itself stays on this, long enough for a press."""
        begun = self.table.clock()
        for _ in range(400):
            if self.table.focused == name and self.page.wake - self.table.clock() > 0.2:
                break
            self.table.let(0.05)
        assert self.table.focused == name
        self.seconds += self.table.clock() - begun

    def step(self, there, taps):
        """Come there by so many taps; each round of counting also passes the way out."""
        for _ in range(2 * taps + 2):
            if there():
                return
            self.tap()
        raise AssertionError("the taps did not lead there")

    def choose(self, name):
        """Choose what has this name."""
        if self.way == "touch":
            self.touch(name)
            return
        self.go(name)
        self.hold()

    def go(self, name):
        """Bring the focus to what has this name."""
        for _ in range(200):
            names = [target.name for target in focus.stops(self.page)]
            if name in names:
                self.step(lambda: self.table.focused == name, (names.index(name) - names.index(self.table.focused)) % len(names))
                return
            assert "more" in names, names
            self.choose("more")

    def counted(self, row):
        counts = (self.entry.by_hand or {}) if isinstance(self.entry, Read) else self.entry
        return counts.get(row, 0)

    def count_rows(self, values):
        """Count each row up and go on to the next, from the last to the answer."""
        for row, value in values.items():
            while self.way == "touch" and self.counted(row) != value:
                self.touch(f"{'plus' if self.counted(row) < value else 'minus'}:{row}")
            if self.way != "touch":
                self.step(lambda row=row, value=value: self.counted(row) == value and self.table.focused == f"row:{row}", 1000)
                self.hold()
        if self.way == "touch":
            self.touch("done")
