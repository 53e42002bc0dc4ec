"""A lesson as its game tells it: chapters of short steps, read from `lesson.toml`; the words stand in `lesson.<language>.ftl`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any

from companion.lessons.signals import Signal, signals_of
from companion.table.errors import TableError


class LessonRefused(TableError, ValueError):
    """A `lesson.toml` cannot be read, or asks for something that cannot be taught."""


class Cue(StrEnum):
    """What the ring shows with a step, whatever the game; other cues name a signal of the game's `signals.toml`."""

    NONE = ""
    EVERYBODY = "everybody"
    SEAT = "seat"
    HOURGLASS = "hourglass"
    SPINNER = "spinner"
    ATTENTION = "attention"


@dataclass(frozen=True)
class Quiz:
    """A little question: the keys of its answers, and the right one."""

    options: tuple[str, ...]
    right: str

    def __post_init__(self) -> None:
        """Refuse a question without its answer; `LessonRefused`."""
        if self.right not in self.options or len(set(self.options)) < len(self.options):
            raise LessonRefused(f"{self.right} is not one of {', '.join(self.options)}")


@dataclass(frozen=True)
class Step:
    """One thought: its picture, the rules it teaches, for how many players and with which options, and what there is to do.

    `numbers` gives the words a value for each number of players; `hourglass` are seconds to try the real thing.
    """

    id: str
    picture: str = ""
    rules: tuple[str, ...] = ()
    players: tuple[int, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    numbers: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    cue: Cue | Signal = Cue.NONE
    quiz: Quiz | None = None
    hourglass: int = 0

    def concerns(self, players: int, options: Mapping[str, str]) -> bool:
        """Tell whether this step is for so many players with these options."""
        return (not self.players or players in self.players) and all(
            options.get(name, choice) == choice for name, choice in self.options.items()
        )

    def values(self, players: int) -> dict[str, int]:
        """Give the numbers that the words need."""
        return {"players": players} | {name: row[str(players)] for name, row in self.numbers.items() if str(players) in row}


@dataclass(frozen=True)
class Chapter:
    """Some steps under one heading."""

    id: str
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Lesson:
    """All chapters of a game, in the order they are taught."""

    chapters: tuple[Chapter, ...]

    def rules(self) -> frozenset[str]:
        """Collect the rules that some step teaches."""
        return frozenset(rule for chapter in self.chapters for step in chapter.steps for rule in step.rules)

    def course(self, players: int, options: Mapping[str, str]) -> tuple[tuple[Chapter, Step], ...]:
        """List the steps for so many players with these options, in order."""
        return tuple((chapter, s) for chapter in self.chapters for s in chapter.steps if s.concerns(players, options))


@cache
def lesson_of(folder: Path) -> Lesson:
    """Read the lesson of the game in `folder`; an empty one where there is none, `LessonRefused` where it is broken."""
    path = folder / "lesson.toml"
    if not path.exists():
        return Lesson(())
    try:
        plain = tomllib.loads(path.read_text(encoding="utf-8"))
        signals = signals_of(folder)
        chapters = plain["chapter"]
        return Lesson(tuple(Chapter(row["id"], tuple(_step(step, signals) for step in row["step"])) for row in chapters))
    except (tomllib.TOMLDecodeError, KeyError, ValueError) as error:
        raise LessonRefused(f"{path}: {error}") from error


def _step(row: Mapping[str, Any], signals: Mapping[str, Signal]) -> Step:
    ask = row.get("ask")
    return Step(
        row["id"],
        row.get("picture", ""),
        tuple(row.get("rules", ())),
        tuple(row.get("players", ())),
        dict(row.get("options", {})),
        {name: dict(values) for name, values in row.get("numbers", {}).items()},
        _cue(row.get("cue", ""), signals),
        Quiz(tuple(ask["options"]), ask["right"]) if ask else None,
        row.get("hourglass", 0),
    )


def _cue(name: str, signals: Mapping[str, Signal]) -> Cue | Signal:
    """Find the signal of this name that the game brings, else the cue; ValueError where there is neither."""
    return signals[name] if name in signals else Cue(name)
