"""A game's lesson, from `lesson.toml`: short steps, and what each waits for; `lesson.<language>.ftl` has the words."""

import tomllib
from collections.abc import Mapping
from dataclasses import field
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any

from companion.rulebook.lessons.lesson_signals import Signal, signals_of
from companion.table import unchanging
from companion.table.entry import Value, int_of
from companion.table.errors import TableError
from companion.table.questions.question import Question


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
class Looming:
    """Something is near: an entry of `group` has come to `least` (a list: has so many items)."""

    group: str
    least: int

    def near(self, group: str, value: Value) -> bool:
        """Tell whether this entry of a ledger has come so far."""
        if group != self.group:
            return False
        return (len(value) if isinstance(value, tuple) else int_of(value)) >= self.least


@unchanging
class Step:
    """One thought: its picture, the rules it teaches, for how many players and with which options, and what there is to do.

    It waits for the first question that serves one of its rules, or that `before` names (a question's id, or its picture's
    name): the one asked at that `time` (1 is the first), not before round `since`, and not before `looms` is near.
    `numbers` gives the words a value for each number of players.
    """

    id: str
    picture: str = ""
    rules: tuple[str, ...] = ()
    before: tuple[str, ...] = ()
    time: int = 1
    since: int = 0
    looms: Looming | None = None
    players: tuple[int, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    numbers: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    cue: Cue | Signal = Cue.NONE
    quiz: Quiz | None = None

    def concerns(self, players: int, options: Mapping[str, str]) -> bool:
        """Tell whether this step applies to this number of players with these options."""
        return (not self.players or players in self.players) and all(
            options.get(name, choice) == choice for name, choice in self.options.items()
        )

    def matters_to(self, question: Question[Any]) -> bool:
        """Tell whether this is one of the questions that the step waits for."""
        if self.before:
            return question.id in self.before or question.picture in self.before
        return not set(self.rules).isdisjoint(question.rules)

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

    def course(self, players: int, options: Mapping[str, str], addition: str = "") -> tuple[tuple[LessonChapter, Step], ...]:
        """List the steps for so many players with these options, in order; of one `addition` alone, where that is named."""
        steps = ((chapter, step) for chapter in self.chapters for step in chapter.steps if addition in {"", chapter.id})
        return tuple((chapter, step) for chapter, step in steps if step.concerns(players, options))

    def additions(self) -> tuple[LessonChapter, ...]:
        """List the chapters that can be taught by themselves."""
        return tuple(chapter for chapter in self.chapters if chapter.adds)


@cache
def lesson_of(folder: Path) -> Lesson:
    """Read the lesson of the game in `folder`; an empty one where there is none, `LessonRefused` where it is broken."""
    path = folder / "lesson.toml"
    if not path.exists():
        return Lesson(())
    try:
        plain = tomllib.loads(path.read_text(encoding="utf-8"))
        signals = signals_of(folder)
        chapters = (
            LessonChapter(row["id"], tuple(_step(step, signals) for step in row["step"]), dict(row.get("adds", {})))
            for row in plain["chapter"]
        )
        return Lesson(tuple(chapters))
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError) as error:
        raise LessonRefused(f"{path}: {error}") from error


def _step(row: Mapping[str, Any], signals: Mapping[str, Signal]) -> Step:
    """Make a step of its table; its cue is a signal of this name that the game brings, else one of `Cue` (ValueError)."""
    ask, looms, cue = row.get("ask"), row.get("looms"), row.get("cue", "")
    return Step(
        row["id"],
        row.get("picture", ""),
        tuple(row.get("rules", ())),
        tuple(row.get("before", ())),
        row.get("time", 1),
        row.get("since", 0),
        Looming(**looms) if looms else None,
        tuple(row.get("players", ())),
        dict(row.get("options", {})),
        {name: dict(values) for name, values in row.get("numbers", {}).items()},
        signals[cue] if cue in signals else Cue(cue),
        Quiz(tuple(ask["options"]), ask["right"]) if ask else None,
    )
