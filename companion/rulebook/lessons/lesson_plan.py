"""A game's lesson, from `lesson.toml`: short steps, and what each waits for; `lesson.<language>.ftl` has the texts."""

from collections.abc import Mapping
from dataclasses import field
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any

from companion.rulebook import OWN, FileRefused, from_file
from companion.rulebook.lessons.lesson_signals import Signal, signals_of
from companion.table import Phrase, Question, Teaching, Value, int_of, unchanging


class Cue(StrEnum):
    """What the ring shows with a step in any game; other cues name a signal of the game's `signals.toml`."""

    NONE = ""
    EVERYBODY = "everybody"
    SEAT = "seat"
    HOURGLASS = "hourglass"
    SPINNER = "spinner"
    ATTENTION = "attention"


@unchanging
class Quiz:
    """A quiz question: the keys of its answers, and the right one."""

    options: tuple[str, ...]
    right: str

    def __post_init__(self) -> None:
        """Check that the answers differ and include the right one; raises `FileRefused`."""
        if self.right not in self.options or len(set(self.options)) < len(self.options):
            raise FileRefused(f"expected different answers with the right one, got {', '.join(self.options)} and {self.right}")


@unchanging
class Looming:
    """A condition for a step: an entry of `group` has reached `least` (for a list: that many items)."""

    group: str
    least: int

    def is_near(self, group: str, value: Value) -> bool:
        """Return whether this entry of a ledger fulfils the condition."""
        if group != self.group:
            return False
        return (len(value) if isinstance(value, tuple) else int_of(value)) >= self.least


@unchanging
class Step:
    """One step of a lesson: its picture, its rules, the numbers of players and options that it applies to, and its quiz.

    It waits for a question that serves one of its rules, or that `before` names by id or picture: for the `time`-th such
    question (from 1), not before round `since`, and not before the condition `looms`. `numbers` holds values in its text by
    number of players. `words` are the step's, where it is not in the game's Fluent files.
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
    words: Phrase | None = None

    def concerns(self, players: int, options: Mapping[str, str]) -> bool:
        """Return whether this step applies to this number of players with these options."""
        return (not self.players or players in self.players) and all(
            options.get(name, choice) == choice for name, choice in self.options.items()
        )

    def matters_to(self, question: Question[Any]) -> bool:
        """Return whether this is one of the questions that the step waits for."""
        if self.before:
            return question.id in self.before or question.picture in self.before
        return not set(self.rules).isdisjoint(question.rules)

    def values(self, players: int) -> dict[str, int]:
        """Return the numbers in the step's text."""
        return {"players": players} | {name: row[str(players)] for name, row in self.numbers.items() if str(players) in row}


@unchanging
class LessonChapter:
    """Steps under one heading; with the options `adds` the chapter is also a lesson of its own for those who know the game.

    `words` are the heading's, where it is not in the game's Fluent files.
    """

    id: str
    steps: tuple[Step, ...]
    adds: Mapping[str, str] = field(default_factory=dict)
    words: Phrase | None = None

    @property
    def heading(self) -> Phrase:
        """What stands above the steps."""
        return self.words or Phrase(f"lesson-{self.id}")


@unchanging
class Lesson:
    """All chapters of a game, in the order they are taught."""

    chapters: tuple[LessonChapter, ...]

    def rules(self) -> frozenset[str]:
        """Return the rules that the steps teach."""
        return frozenset(rule for chapter in self.chapters for step in chapter.steps for rule in step.rules)

    def course(self, players: int, options: Mapping[str, str], addition: str = "") -> tuple[tuple[LessonChapter, Step], ...]:
        """Return the steps for this number of players and these options, in order; with `addition` only that chapter's."""
        steps = ((chapter, step) for chapter in self.chapters for step in chapter.steps if addition in {"", chapter.id})
        return tuple((chapter, step) for chapter, step in steps if step.concerns(players, options))

    def additions(self) -> tuple[LessonChapter, ...]:
        """Return the chapters that can be taught by themselves."""
        return tuple(chapter for chapter in self.chapters if chapter.adds)


def lesson_with(folder: Path, teaching: Teaching | None) -> Lesson:
    """Return the lesson of the box on the table where it has one itself, else that of the game in `folder`."""
    if teaching is None or not teaching.steps:
        return lesson_of(folder)
    steps = (
        Step(str(number), step.picture, step.rules, since=step.since, words=step.words)
        for number, step in enumerate(teaching.steps, start=1)
    )
    return Lesson((LessonChapter(OWN, tuple(steps), words=teaching.title),))


@cache
def lesson_of(folder: Path) -> Lesson:
    """Read the lesson of the game in `folder`, an empty one if it has none; raises `FileRefused` for a broken file."""

    def build(plain: Mapping[str, Any]) -> Lesson:
        signals = signals_of(folder)
        chapters = (
            LessonChapter(row["id"], tuple(_step(step, signals) for step in row["step"]), dict(row.get("adds", {})))
            for row in plain["chapter"]
        )
        return Lesson(tuple(chapters))

    return from_file(folder / "lesson.toml", build, Lesson(()))


def _step(row: Mapping[str, Any], signals: Mapping[str, Signal]) -> Step:
    """Return the step in this table; its cue is one of the game's signals, else one of `Cue` (raises ValueError)."""
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
