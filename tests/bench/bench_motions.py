"""How long each frame of each motion takes, at 800x480: a quarter of a frame's time at 60 a second, as a Pi 4 is a quarter as fast.

Of all frames of a motion the slowest but one in twenty is told. `python tests/bench/bench_motions.py [--json]`.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace

from figures import Row, report, use_rooms

use_rooms("screen", "table")

from at_the_window import Clock, make_window
from samples import ADA, BEN, CHOOSE, SCORES, SECTORS, SPIN, TELL, scene

from companion.games import GAMES
from companion.play.live import Turning
from companion.play.snapshot import Snapshot
from companion.table import Figure, Reason, Symbols, Tell
from companion.table.questions.illustrations import Duel
from companion.ui.screen.page.motions import Quake

FRAME = 1 / 60
GOAL = 1 / 4
ROUNDS = 6
"""Each frame's time is the best of so many runs: what else the machine does only ever adds."""


class Screen:
    """A window with the samples' words that has shown a page for ten seconds; its ring stands still."""

    def __init__(self, before: Snapshot) -> None:
        self.clock = Clock()
        self.window = make_window(self.clock)
        self.window.show(before)
        self.window.draw()
        self.clock.now += 10

    def frames(self) -> Iterator[float]:
        """Let a motion run and time every frame, until nothing is painted any more."""
        while (due := self.window.get_due_time()) is not None and due <= self.clock.now + FRAME * 4:
            self.clock.now += FRAME
            start = time.perf_counter()
            self.window.draw()
            yield time.perf_counter() - start


def spinning() -> Screen:
    """Throw the arrow."""
    screen = Screen(scene(SPIN).snapshot)
    sectors, shares = tuple(s.number for s in SECTORS), tuple(s.share for s in SECTORS)
    turning = Turning.turn_to(3, sectors, shares, 0.6, screen.clock.now + FRAME)
    screen.window.show(scene(SPIN).snapshot, live=turning)
    return screen


def changing(after: Snapshot) -> Screen:
    """Let a page take the place of one that tells something."""
    screen = Screen(scene(TELL).snapshot)
    screen.window.show(after)
    return screen


def counting() -> Screen:
    """Let every figure count, its pieces travel, and the crown change heads."""

    def more(figures: tuple[Figure, ...]) -> tuple[Figure, ...]:
        return tuple(replace(figure, number=figure.number + 4) for figure in figures)

    badges = [score.badges for score in SCORES]
    after = [replace(score, figures=more(score.figures), badges=badges[place - 1]) for place, score in enumerate(SCORES)]
    return changing(replace(scene(TELL).snapshot, scoreboard=tuple(after)))


def fighting() -> Screen:
    """Let seven pieces of each side meet."""
    sides = tuple(Reason(seat, None, (Symbols("cube", 7, seat=seat),), 7) for seat in (ADA, BEN))
    return changing(scene(Tell("t.tell", reasons=sides, illustration=Duel(*sides))).snapshot)


def shaking() -> Screen:
    """Let the whole ground shake."""
    screen = Screen(scene(CHOOSE).snapshot)
    screen.window._painter.motions = (Quake(screen.clock.now),)  # a game's own signal would need that game
    return screen


def picturing() -> Screen:
    """Let the parts of a game's picture move; it is laid out anew for each of its frames."""
    game = next(game for game in GAMES if "mix" in (game.folder / "pictures.toml").read_text(encoding="utf-8"))
    return changing(replace(scene(replace(TELL, picture="mix")).snapshot, game=game))


MOTIONS = {
    "spinner": spinning,
    "new question": lambda: changing(scene(CHOOSE).snapshot),
    "scoreboard": counting,
    "fight": fighting,
    "shaking ground": shaking,
    "picture": picturing,
}


def rows() -> Iterator[Row]:
    """Measure every motion."""
    for name, begin in MOTIONS.items():
        runs = [tuple(begin().frames()) for _ in range(ROUNDS)]
        took = sorted(min(same) for same in zip(*runs, strict=False))
        what = f"{name}: the slowest of {len(took)} frames but one in twenty"
        yield Row(f"motion.{name}", what, "a sixtieth of a second", took[len(took) * 95 // 100], FRAME, GOAL)


if __name__ == "__main__":
    report(rows())
