"""`python -m tools.film DIR` writes a short film of each game from the real screen (animated WebP, 800x480).

It plays a seeded random game in the real window and shows only the questions that the film lists, each for its seconds, and all
movements at their own speed; only the hourglass runs faster.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np

from companion.games import GAMES
from companion.language.words import Words
from companion.play import Answer, Controller, RunGlass, Snapshot, SpinOrDraw
from companion.play.live import Turning
from companion.system.languages import LANGUAGES
from companion.table import Beginning, Game, Hourglass, MemoryLog, Seat, Seats, Session, Spin, unchanging

SIZE = (800, 480)
FRAMES = 15
"""Frames per second."""
LONGEST, LARGEST = 12.0, 2_000_000
"""The most seconds and bytes of a film."""
QUALITY = 82
SAND = 8
"""How many times faster the hourglass runs."""
NAMES = ("Ada", "Ben", "Clara", "Karl")


@unchanging
class Film:
    """What to film of a game: the seed of its random answers, and the question with which the film begins.

    `seconds` says how long each question is shown, by the beginning of its id.
    """

    game: str
    seed: int
    begins: str
    seconds: Mapping[str, float]


FILMS = (
    Film(
        "tumult_royale",
        3,
        "tumult.mood",
        {"tumult.mood": 3.4, "tumult.raid": 1.2, "tumult.place": 0.6, "tumult.ranks": 0.9},
    ),
    Film("citadels", 1, "citadels.call", {"citadels.call": 0.6, "citadels.robbed": 0.8, "citadels.destroy": 1.0}),
    Film("council_of_four", 1, "council.king-to", {"council.king-to": 0.9, "council.built": 1.2}),
    Film(
        "wallenstein",
        1,
        "wallenstein.throw",
        {"wallenstein.throw": 0.8, "wallenstein.won-": 2.2, "wallenstein.grain-loss": 1.0},
    ),
)


class Camera:
    """Plays a game in the real window and films it."""

    def __init__(self, film: Film, language: str) -> None:
        from companion.app.desk.lights import LightScene  # noqa: PLC0415 - SDL asks for its driver when pygame is loaded
        from companion.app.desk.running import Runner  # noqa: PLC0415
        from companion.ui.pages.page_settings import ScreenSettings  # noqa: PLC0415
        from companion.ui.screen.window import Window  # noqa: PLC0415

        self.now, self.film, self.rng = 0.0, film, Random(film.seed)
        game = next(game for game in GAMES if game.name == film.game)
        self.controller = Controller(Session.begin(game, _beginning(game), MemoryLog()))
        words = {each: Words(each, [game.folder]) for each in LANGUAGES}
        self.lights = LightScene(self._clock)
        alone: Any = SimpleNamespace(clock=self._clock, run_beside=lambda _live: None, do=lambda _act: None)
        self.runner = Runner(alone, alone, alone, lambda _effect: None, None)
        self.runner.rng = Random(film.seed)
        self.window = Window(
            SIZE, ScreenSettings(language), words.__getitem__, clock=self._clock, hour=lambda: 12, frames=self.lights.frame
        )

    def _clock(self) -> float:
        return self.now

    def take(self) -> Iterator[np.ndarray[Any, Any]]:
        """Yield the frames, as rows of RGB pixels, until the film has its greatest length."""
        self.controller.go_on()
        snapshot, filming, taken = self.controller.snapshot(), False, 0
        while snapshot.question is not None:
            filming = filming or snapshot.question.id == self.film.begins
            asked = snapshot.question.id
            seconds = max((each for begins, each in self.film.seconds.items() if asked.startswith(begins)), default=0.0)
            answer = snapshot.question.sample(self.rng)
            if filming and (seconds or snapshot.choreography is not None):
                for frame in self._stands(snapshot, seconds):
                    yield frame
                    taken += 1
                    if taken >= LONGEST * FRAMES:
                        return
                if isinstance(self.runner.live, Turning):
                    answer = self.runner.live.number
            snapshot = self.controller.do(Answer(answer, snapshot.step))

    def _stands(self, snapshot: Snapshot, seconds: float) -> Iterator[np.ndarray[Any, Any]]:
        import pygame  # noqa: PLC0415

        self.runner.receive_snapshot(snapshot)
        ends = self.now + seconds + (snapshot.choreography.lasts - 0.3 if snapshot.choreography is not None else 0.0)
        if isinstance(snapshot.question, Spin):
            self.runner.do(SpinOrDraw(snapshot.step))
        elif isinstance(snapshot.question, Hourglass):
            self.runner.do(RunGlass(snapshot.step, running=True))
        while self.now < ends:
            self.lights.show(snapshot, self.runner.animation())
            self.window.show(snapshot, live=self.runner.live)
            self.window.draw()
            yield pygame.surfarray.array3d(self.window.snapshot()).swapaxes(0, 1)
            self.now += (SAND if isinstance(snapshot.question, Hourglass) else 1) / FRAMES
            ends += (SAND - 1) / FRAMES if isinstance(snapshot.question, Hourglass) else 0


def _beginning(game: Game) -> Beginning:
    seats = Seats(map(Seat, NAMES, game.colours))
    wanted = {"books": "full", "spinner": "house"}
    options = {option.name: wanted.get(option.name, option.default) for option in game.options}
    return Beginning(game.name, seats, options, {})


def write(path: Path, frames: Sequence[np.ndarray[Any, Any]]) -> None:
    """Write an animated WebP that repeats for ever."""
    import cv2  # noqa: PLC0415

    film = cv2.Animation()
    film.frames = [cv2.cvtColor(np.ascontiguousarray(frame), cv2.COLOR_RGB2BGRA) for frame in frames]
    film.durations = np.full(len(frames), round(1000 / FRAMES), np.int32)
    cv2.imwriteanimation(str(path), film, [cv2.IMWRITE_WEBP_QUALITY, QUALITY])


def main(words: Sequence[str] | None = None) -> int:
    """Write the films; return the exit code, 1 where a film is too long or too large for a page."""
    command = ArgumentParser(prog="python -m tools.film", description="Write a short moving picture of each game.")
    command.add_argument("folder", type=Path, metavar="DIR")
    command.add_argument("--language", choices=LANGUAGES, default="en")
    command.add_argument("--game", choices=[film.game for film in FILMS])
    arguments = command.parse_args(words)
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    arguments.folder.mkdir(parents=True, exist_ok=True)
    whole = True
    for film in FILMS:
        if arguments.game in {None, film.game}:
            frames, path = list(Camera(film, arguments.language).take()), arguments.folder / f"{film.game}.webp"
            write(path, frames)
            seconds, size = len(frames) / FRAMES, path.stat().st_size
            whole &= seconds <= LONGEST and size <= LARGEST
            sys.stdout.write(f"{path}: {seconds:.1f} s, {size / 1e6:.2f} MB\n")
    return 0 if whole else 1


if __name__ == "__main__":
    sys.exit(main())
