"""A real window on the display it is given: it shows a question, and writes a line for whatever people bring about.

Lines: `page FOCUS`, `act KIND VALUE`, `glass WIDTHxHEIGHT full|window`. A line on its input is a clock's jump in seconds, answered by
`rest` some rounds later, or `end`.
"""

import select
import sys
import time
from pathlib import Path

import pygame
from samples import CHOOSE, snapshot, words

from companion.system.display import choose_size, remember_window
from companion.ui.pages.page_settings import ScreenSettings
from companion.ui.screen import reach
from companion.ui.screen.page import focus
from companion.ui.screen.splash import window_place
from companion.ui.screen.window import Window

ROUNDS = 20


class Clock:
    """The machine's clock, put forward."""

    ahead = 2.0

    def __call__(self):
        return time.monotonic() + self.ahead


def main(folder):
    clock, reach.SOON = Clock(), 60.0  # a busy machine's display may answer late
    window = Window(
        choose_size("auto", folder),
        ScreenSettings("de", "day"),
        words,
        clock=clock,
        hour=lambda: 12,
        frames=lambda _now: ((0, 0, 0),) * 24,
    )
    window.show(snapshot(CHOOSE))
    clock.ahead += 2.0
    told, rest = {}, 0
    while True:
        for act in window.events():
            print("act", type(act).__name__, getattr(act, "value", ""), flush=True)
        window.draw()
        glass = pygame.display.get_surface()
        full = "full" if glass.get_flags() & pygame.FULLSCREEN else "window"
        here = focus.find_focused(window.page)
        now = {
            "page": here.name if here else "",
            "glass": f"{glass.get_width()}x{glass.get_height()} {full}",
            "over": type(window.state.overlay).__name__,
        }
        for what, value in now.items():
            if told.get(what) != value:
                told[what] = value
                print(what, value, flush=True)
        rest -= 1
        if rest == 0:
            print("rest", flush=True)
        if select.select([sys.stdin], [], [], 0.01)[0]:
            line = sys.stdin.readline().strip()
            if line in {"", "end"}:
                remember_window(folder, window_place())
                window.close()
                return
            rest, clock.ahead = ROUNDS, clock.ahead + float(line)


main(Path(sys.argv[1]))
