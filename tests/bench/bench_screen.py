"""The screen: the heaviest redraw against one full-screen blit, a still screen, and the first frame against a bare window.

Each line gives a figure and its goal. Run: python tests/bench/bench_screen.py
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent / "screen"), str(HERE.parent / "table"), str(HERE.parent.parent)]
SIZE = (1280, 720)
ROUNDS = 25
STARTS = 5

BARE = """
import time; t = time.perf_counter()
import pygame
pygame.display.init(); pygame.font.init()
surface = pygame.display.set_mode((1280, 720)); surface.fill((9, 9, 9)); pygame.display.flip()
print(time.perf_counter() - t)
"""
CURTAIN = """
import sys, time; t = time.perf_counter()
from companion.ui.screen.splash import show_splash
show_splash((1280, 720))
print(time.perf_counter() - t)
assert "cv2" not in sys.modules
"""
QUESTION = """
import sys, time; t = time.perf_counter()
from pathlib import Path
from companion.ui.screen.window import Window
from companion.ui.screen.page.state import ScreenSettings
from companion.play.snapshot import Snapshot
from companion.table.questions.kinds import Choose, Option
from companion.table.phrase import phrase
from companion.language.words import Words
words = Words("de")
options = tuple(Option(c, phrase(f"colour-{c}")) for c in ("blue", "yellow", "purple", "grey"))
window = Window((1280, 720), ScreenSettings(), lambda language: words, clock=time.monotonic, hour=lambda: 12,
                frames=lambda now: ((0, 0, 0),) * 24)
window.show(Snapshot(None, 0, Choose("screen.menu", options=options)))
window.draw()
print(time.perf_counter() - t)
assert "cv2" not in sys.modules
"""


def seconds(work: object) -> float:
    """Time a call: the best of some rounds, as what else the machine does only ever adds."""
    assert callable(work)
    taken = []
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        work()
        taken.append(time.perf_counter() - begin)
    return min(taken)


def redraw() -> None:
    """Compare painting the heaviest pages with one blit of the whole screen."""
    import pygame
    from samples import scenes

    from companion.ui.screen.compose import compose
    from companion.ui.screen.paint.canvas import Canvas
    from companion.ui.screen.paint.theme import palette

    pygame.display.init()
    glass = pygame.display.set_mode(SIZE)
    whole = pygame.Surface(SIZE).convert()
    blit = seconds(lambda: glass.blit(whole, (0, 0)))
    canvas = Canvas(glass)
    heaviest, name, composing = 0.0, "", 0.0
    for each, scene in scenes(SIZE, "de"):
        page = compose(scene)
        canvas.show(page.items, palette(page.look.name))

        def paint() -> None:
            canvas.forget()
            canvas.show(page.items, page.look)  # noqa: B023 - called within the round

        taken = seconds(paint)
        composing = max(composing, seconds(lambda: compose(scene)))  # noqa: B023
        if taken > heaviest:
            heaviest, name = taken, each
    print(
        f"heaviest full redraw ({name}): {heaviest * 1e3:.2f} ms, {heaviest / blit:.1f} blits of {blit * 1e3:.2f} ms (goal < 12)"
    )
    print(f"heaviest layout: {composing * 1e3:.2f} ms")


def still() -> None:
    """Count frames on a still screen and the time a look at it costs."""
    from samples import TELL, snapshot, words

    from companion.ui.screen.page.state import ScreenSettings
    from companion.ui.screen.window import Window

    clock = [0.0]
    window = Window(
        SIZE, ScreenSettings("de", "day"), words, clock=lambda: clock[0], hour=lambda: 12, frames=lambda _now: ((0, 0, 0),) * 24
    )
    window.show(snapshot(TELL))
    for _ in range(40):
        clock[0] += 0.05
        window.draw()
    begin = time.perf_counter()
    painted = sum(window.draw() for _ in range(1000))
    cost = (time.perf_counter() - begin) / 1000
    print(f"frames painted in 1000 looks at a still screen: {painted} (goal 0), {cost * 1e6:.0f} us a look")
    window.close()


def first_frame() -> None:
    """Compare the time from nothing to the first frame, and to the first question, with a bare pygame window's."""
    codes = {"bare": BARE, "frame": CURTAIN, "question": QUESTION}
    taken: dict[str, list[float]] = {name: [] for name in codes}
    for _ in range(STARTS):
        for name, code in codes.items():
            run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
            taken[name].append(float(run.stdout.split()[-1]))
    bare, frame, question = (min(taken[name]) for name in codes)
    print(f"first frame: {frame * 1e3:.0f} ms, {frame / bare:.2f} times a bare window's {bare * 1e3:.0f} ms (goal < 1.5)")
    print(f"first question: {question * 1e3:.0f} ms, {question / bare:.2f} times a bare window's")


if __name__ == "__main__":
    redraw()
    still()
    first_frame()
