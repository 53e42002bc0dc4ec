"""Writes docs/by-ear/: ten minutes of each game as a blind player hears them, and the length of each prompt.

`python -m tools.by_ear` plays each game with a fixed random seed and writes what the voice says and what is answered.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

from companion.games import BUILT_IN
from companion.language.words import Words
from companion.play import Answer, Controller, Snapshot
from companion.play.snapshot import passes
from companion.system.languages import WHOLE
from companion.table.errors import AnswerRejected
from companion.table.game import Game
from companion.table.phrase import phrase
from companion.table.questions.kinds import Number, Option, Tally
from companion.table.questions.question import Question
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.ui.narration.offered import Offered, speak_option
from companion.ui.narration.prompt import HEARD_OFTEN, KNOWN_WELL, prompt_text, tell_snapshot
from companion.ui.screen.compose import PageScene, compose, receive_snapshot
from companion.ui.screen.page import ScreenSettings, ScreenState, focus
from companion.ui.screen.paint import format_for

FOLDER = Path(__file__).parent.parent / "docs" / "by-ear"
NAMES = ("Ada", "Ben", "Clara")
SEED = 7
MINUTES, WORDS_A_MINUTE = 10, 150
DEPTHS = {"first": 0, "known": HEARD_OFTEN, "short": KNOWN_WELL}
LENGTHS = """\
# How long each prompt is

Written by `python -m tools.by_ear` from one whole game of three. Words spoken in German and in English, possible answers not
counted: when a group is new to a prompt (with why and what next), when it knows it, and short.
"""


def scene_by_ear(snapshot: Snapshot, words: Words, size: tuple[int, int] = (800, 480)) -> PageScene:
    """Return the scene of a new question for people who play by ear."""
    settings = ScreenSettings(words.language, by_ear=True)
    return PageScene(snapshot, receive_snapshot(ScreenState(), snapshot), settings, format_for(*size), words)


def offered(snapshot: Snapshot, words: Words) -> Offered:
    """Return what the button does when a question is new."""
    return focus.list_offered(compose(scene_by_ear(snapshot, words)))


def begun(
    game: Game, options: Mapping[str, str], names: Sequence[str] = NAMES, facts: Mapping[str, Any] | None = None
) -> Controller:
    """Begin a game and return its controller; `facts` are the facts of its box."""
    seats = Seats(map(Seat, names, game.colours))
    return Controller(Session.begin(game, Beginning(game.name, seats, options, facts or {}), MemoryLog()))


def played(game: Game) -> Iterator[tuple[Snapshot, Any]]:
    """Play a game with a fixed random seed; yield each snapshot with the answer given to it."""
    controller = begun(game, {})
    snapshot, rng = controller.snapshot(), Random(SEED)
    for _ in count():
        if snapshot.question is None:
            yield snapshot, None
            return
        answer = None if passes(snapshot) else _answer(snapshot.question, rng)
        yield snapshot, answer
        snapshot = controller.do(Answer(answer, snapshot.step))


def _answer(question: Question[Any], rng: Random) -> Any:
    while True:
        answer = question.sample(rng)
        try:
            question.read(answer)
        except AnswerRejected:
            continue
        return answer


def transcript(game: Game, language: str) -> str:
    """Return the first minutes of a game as text: what the voice says, each followed by the answer."""
    words, heard, spoken = Words(language, [game.folder]), Counter[str](), 0
    lines = [f"# {words(phrase(f'game-{game.name}'))}\n"]
    for snapshot, answer in played(game):
        often = heard[snapshot.question.id] if snapshot.question else HEARD_OFTEN
        said = tell_snapshot(snapshot, words, often, by_ear=True, offered=offered(snapshot, words))
        lines.append(f"- {said}\n")
        if snapshot.question is None:
            break
        heard[snapshot.question.id] += 1
        told = answered(snapshot.question, answer, words)
        lines.append(f"  > {told}\n" if told else "")
        spoken += len(said.split()) + len(told.split())
        if spoken > MINUTES * WORDS_A_MINUTE:
            break
    return "".join(lines)


def answered(question: Question[Any], answer: Any, words: Words) -> str:
    """Return an answer as people would say it."""
    if isinstance(question, Number):
        return str(answer)
    if isinstance(question, Tally):
        names = {row.key: words(row.words) if row.words else row.seat.name if row.seat else row.key for row in question.rows}
        return ", ".join(f"{names[key]} {number}" for key, number in dict(answer).items())
    given: tuple[Option[Any], ...] = getattr(question, "options", ())
    keys = answer if isinstance(answer, tuple | list) else (answer,)
    return "; ".join(speak_option(option, words) for key in keys for option in given if option.key == key)


def lengths() -> str:
    """Return the page with the number of words of each prompt, in three depths and both languages."""
    lines = [LENGTHS]
    for game in BUILT_IN:
        every = {language: Words(language, [game.folder]) for language in WHOLE}
        found: dict[str, dict[tuple[str, str], list[int]]] = {}
        for snapshot, _ in played(game):
            if snapshot.question is None:
                break
            row = found.setdefault(snapshot.question.id, {})
            for language, words in every.items():
                for depth, heard in DEPTHS.items():
                    number = len(prompt_text(snapshot.question, words, heard).split())
                    row.setdefault((language, depth), []).append(number)
        columns = [(language, depth) for language in WHOLE for depth in DEPTHS]
        lines.append(f"\n## {game.name}\n\n| prompt | " + " | ".join(" ".join(column) for column in columns) + " |\n")
        lines.append("|---" * (len(columns) + 1) + "|\n")
        means = {name: [mean(row[column]) for column in columns] for name, row in found.items()}
        lines.extend(_row(f"`{name}`", figures) for name, figures in sorted(means.items()))
        lines.append(_row("**mean**", [mean(figures) for figures in zip(*means.values(), strict=True)]))
    return "".join(lines)


def _row(name: str, figures: list[float]) -> str:
    return f"| {name} | " + " | ".join(f"{figure:.0f}" for figure in figures) + " |\n"


def main() -> int:
    """Write all pages."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in BUILT_IN:
        for language in WHOLE:
            (FOLDER / f"{game.name}.{language}.md").write_text(transcript(game, language), encoding="utf-8")
    (FOLDER / "lengths.md").write_text(lengths(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
