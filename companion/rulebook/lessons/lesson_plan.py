"""A lesson as its game tells it: chapters of short steps, read from `lesson.toml`; the words stand in `lesson.<language>.ftl`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import field
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any

from companion.rulebook.lessons.lesson_signals import Signal, signals_of
from companion.table.errors import TableError
from companion.unchanging import unchanging


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


@unchanging
class Quiz:
    """A little question: the keys of its answers, and the right one."""

    options: tuple[str, ...]
    right: str

    def __post_init__(self) -> None:
        """Refuse a question without its answer; `LessonRefused`."""
        if self.right not in self.options or len(set(self.options)) < len(self.options):
            raise LessonRefused(f"the right answer must be one of {', '.join(self.options)}, got {self.right}")


@unchanging
class Step:
    """One thought: its picture, the rules it teaches, for how many players and with which options, and what there is to do.

    `numbers` gives the words a value for each number of players; `hourglass` are seconds to try the real thing. A step `alone` is
    told only where its chapter is taught by itself.
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
    alone: bool = False

    def concerns(self, players: int, options: Mapping[str, str]) -> bool:
        """Tell whether this step applies to this number of players with these options."""
        return (not self.players or players in self.players) and all(
            options.get(name, choice) == choice for name, choice in self.options.items()
        )

    def values(self, players: int) -> dict[str, int]:
        """Give the numbers that the words need."""
        return {"players": players} | {name: row[str(players)] for name, row in self.numbers.items() if str(players) in row}


@unchanging
class LessonChapter:
    """Some steps under one heading; `adds` are the options with which it is an addition for those who know the game."""

    id: str
    steps: tuple[Step, ...]
    adds: Mapping[str, str] = field(default_factory=dict)


@unchanging
class Lesson:
    """All chapters of a game, in the order they are taught."""

    chapters: tuple[LessonChapter, ...]

    def rules(self) -> frozenset[str]:
        """Collect the rules that some step teaches."""
        return frozenset(rule for chapter in self.chapters for step in chapter.steps for rule in step.rules)

    def course(self, players: int, options: Mapping[str, str]) -> tuple[tuple[LessonChapter, Step], ...]:
        """List the steps for so many players with these options, in order."""
        steps = ((chapter, step) for chapter in self.chapters for step in chapter.steps)
        return tuple((chapter, step) for chapter, step in steps if step.concerns(players, options) and not step.alone)

    def additions(self) -> tuple[LessonChapter, ...]:
        """List the chapters that can be taught by themselves."""
        return tuple(chapter for chapter in self.chapters if chapter.adds)

    def addition(self, name: str, players: int, options: Mapping[str, str]) -> tuple[tuple[LessonChapter, Step], ...]:
        """List the steps of one addition; none where the lesson has no such."""
        chosen = [chapter for chapter in self.additions() if chapter.id == name]
        return tuple((c, step) for c in chosen for step in c.steps if step.concerns(players, {**options, **c.adds}))


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
        return Lesson(tuple(_chapter(row, signals) for row in chapters))
    except (tomllib.TOMLDecodeError, KeyError, ValueError) as error:
        raise LessonRefused(f"{path}: {error}") from error


def _chapter(row: Mapping[str, Any], signals: Mapping[str, Signal]) -> LessonChapter:
    return LessonChapter(row["id"], tuple(_step(step, signals) for step in row["step"]), dict(row.get("adds", {})))


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
        row.get("alone", False),
    )


def _cue(name: str, signals: Mapping[str, Signal]) -> Cue | Signal:
    """Find the signal of this name that the game brings, else the cue; ValueError where there is neither."""
    return signals[name] if name in signals else Cue(name)
