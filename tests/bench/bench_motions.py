"""How long each frame of each motion takes, at 800x480: a quarter of a frame's time at 60 a second, as a Pi 4 is a quarter as fast.

Each line gives the usual frame, the slowest but one in twenty, the slowest, and the goal. Run: python tests/bench/bench_motions.py
"""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent / "screen"), str(HERE.parent / "table"), str(HERE.parent.parent)]
SIZE = (800, 480)
FRAME = 1 / 60
BUDGET = FRAME / 4
BEFORE = 100.0
ROUNDS = 6
"""Each frame's time is the best of so many runs: what else the machine does only ever adds."""


class Clock:
    """A clock that is put forward by hand."""

    def __init__(self) -> None:
        self.now = BEFORE

    def __call__(self) -> float:
        """Tell the time."""
        return self.now


def frames(begin: Callable[[Clock], object]) -> Iterator[float]:
    """Let a motion run and time every frame, until nothing is painted any more."""
    clock = Clock()
    window = begin(clock)
    while window.get_due_time() is not None and window.get_due_time() <= clock.now + FRAME * 4:
        clock.now += FRAME
        start = time.perf_counter()
        window.draw()
        yield time.perf_counter() - start


def spinning(clock: Clock) -> object:
    """Throw the arrow."""
    from samples import SECTORS, SPIN, scene

    from companion.play.live import Turning

    window = opened(clock)
    turning = Turning.turn_to(3, tuple(s.number for s in SECTORS), tuple(s.share for s in SECTORS), 0.6, BEFORE + FRAME)
    window.show(scene(SPIN).snapshot, live=turning)
    window.draw()
    return window


def arriving(clock: Clock) -> object:
    """Let a new question slide in."""
    from samples import CHOOSE, TELL, scene

    window = opened(clock)
    window.show(scene(TELL).snapshot)
    window.draw()
    clock.now += 10
    window.show(scene(CHOOSE).snapshot)
    return window


def counting(clock: Clock) -> object:
    """Let every figure count, its pieces travel, and the crown change heads."""
    from dataclasses import replace

    from samples import SCORES, TELL, scene

    from companion.table import Figure

    def more(figures: tuple[Figure, ...]) -> tuple[Figure, ...]:
        return tuple(replace(figure, number=figure.number + 4) for figure in figures)

    badges = [score.badges for score in SCORES]
    after = [replace(score, figures=more(score.figures), badges=badges[place - 1]) for place, score in enumerate(SCORES)]
    window = opened(clock)
    window.show(scene(TELL).snapshot)
    window.draw()
    clock.now += 10
    window.show(replace(scene(TELL).snapshot, scoreboard=tuple(after)))
    return window


def fighting(clock: Clock) -> object:
    """Let seven pieces of each side meet."""
    from samples import ADA, BEN, TELL, scene

    from companion.table import Reason, Symbols, Tell
    from companion.table.questions.illustrations import Duel

    sides = tuple(Reason(seat, None, (Symbols("cube", 7, seat=seat),), 7) for seat in (ADA, BEN))
    window = opened(clock)
    window.show(scene(TELL).snapshot)
    window.draw()
    clock.now += 10
    window.show(scene(Tell("t.tell", reasons=sides, illustration=Duel(*sides))).snapshot)
    return window


def shaking(clock: Clock) -> object:
    """Let the whole ground shake."""
    from samples import CHOOSE, scene

    from companion.ui.screen.page.motions import Quake

    window = opened(clock)
    window.show(scene(CHOOSE).snapshot)
    window.draw()
    clock.now += 10
    window._painter.motions = (Quake(clock.now),)  # a game's own signal would need that game
    return window


def picturing(clock: Clock) -> object:
    """Let the parts of a game's picture move; it is laid out anew for each of its frames."""
    from dataclasses import replace

    from samples import TELL, scene

    from companion.games import GAMES

    game = next(game for game in GAMES if "mix" in (game.folder / "pictures.toml").read_text(encoding="utf-8"))
    window = opened(clock)
    window.show(scene(TELL).snapshot)
    window.draw()
    clock.now += 10
    window.show(replace(scene(replace(TELL, picture="mix")).snapshot, game=game))
    return window


def opened(clock: Clock) -> object:
    """Open a window with the samples' words; its ring stands still."""
    from samples import words

    from companion.ui.screen.page.state import ScreenSettings
    from companion.ui.screen.pictures.ring_drawing import DARK
    from companion.ui.screen.window import Window

    return Window(SIZE, ScreenSettings("de"), words, clock=clock, hour=lambda: 12, frames=lambda _now: DARK)


MOTIONS = {
    "spinner": spinning,
    "new question": arriving,
    "scoreboard": counting,
    "fight": fighting,
    "shaking ground": shaking,
    "picture": picturing,
}


def main() -> None:
    """Print a line for each motion."""
    for name, begin in MOTIONS.items():
        runs = [tuple(frames(begin)) for _ in range(ROUNDS)]
        took = sorted(min(same) for same in zip(*runs, strict=False))
        usual, most = statistics.median(took), took[len(took) * 95 // 100]
        verdict = "ok" if most <= BUDGET else "TOO SLOW"
        print(
            f"{name:20} {len(took):4} frames  usual {usual * 1000:5.2f} ms  19 of 20 {most * 1000:5.2f} ms  "
            f"slowest {took[-1] * 1000:5.2f} ms  goal {BUDGET * 1000:.2f} ms  {verdict}"
        )


if __name__ == "__main__":
    main()
