"""Checks that a game is complete: all its texts exist in both languages, and its files can be read."""

from collections.abc import Callable, Iterator
from functools import partial

from fluent.syntax import ast

from companion.language.words import Words, resource_of
from companion.rulebook import FileRefused, rulebook
from companion.rulebook.lessons import lesson_plan, lesson_signals
from companion.rulebook.lessons.pictures import pictures_of
from companion.system.languages import WHOLE
from companion.table import Game


def find_missing(game: Game) -> list[str]:
    """Return what is missing or cannot be read, empty if the game is complete; the game is not played for this."""
    found: list[str] = []
    for check in (_compare_languages, partial(_find_unsaid, wanted=keys), partial(_find_unsaid, wanted=rule_keys), _lesson):
        try:
            found.extend(check(game))
        except Exception as error:  # noqa: BLE001 - the boundary of this door
            found.append(str(error) or type(error).__name__)
    return found


def keys(game: Game) -> Iterator[str]:
    """Yield the messages that name a game, its options and its facts."""
    yield f"game-{game.name}"
    for spec in game.options:
        yield f"{game.name}-option-{spec.name}"
        yield from (f"{game.name}-choice-{spec.name}-{choice}" for choice in spec.choices)
    yield from (f"{game.name}-fact-{fact.name}" for fact in game.facts)


def rule_keys(game: Game) -> Iterator[str]:
    """Yield the messages of the rules: chapters, rules, and cases with their answers."""
    book = rulebook(game.folder)
    yield from (f"rules-chapter-{chapter}" for chapter in book.chapters)
    yield from book.rules
    for case in book.cases.values():
        yield from (case.id, f"{case.id}.{'ask' if case.plain else 'answer'}")


def lesson_keys(game: Game) -> Iterator[str]:
    """Yield the messages of the lesson: chapters, steps, and the answers and verdicts of its quizzes."""
    for chapter in lesson_plan.lesson_of(game.folder).chapters:
        yield f"lesson-{chapter.id}"
        yield from [f"{game.name}-addition-{chapter.id}"] if chapter.adds else []
        for step in chapter.steps:
            message = f"lesson-{chapter.id}-{step.id}"
            yield message
            if step.quiz is not None:
                yield from (f"{message}.{key}" for key in (*step.quiz.options, "right", "wrong"))


def _lesson(game: Game) -> Iterator[str]:
    yield from _find_unsaid(game, lesson_keys)
    lesson_signals.signals_of(game.folder)
    pictures = pictures_of(game.folder)
    for chapter in lesson_plan.lesson_of(game.folder).chapters:
        for step in chapter.steps:
            if step.picture and step.picture not in pictures:
                yield f"no picture {step.picture} for {chapter.id} {step.id}"


def _find_unsaid(game: Game, wanted: Callable[[Game], Iterator[str]]) -> Iterator[str]:
    for language in WHOLE:
        words = Words(language, [game.folder])
        for key in wanted(game):
            message, _, attribute = key.partition(".")
            if not words.has(message, attribute):
                yield f"{language}: no {key}"


def _compare_languages(game: Game) -> Iterator[str]:
    """Yield the messages that one language has and another lacks."""
    said: dict[str, set[str]] = {language: set() for language in WHOLE}
    for language, found in said.items():
        for path in sorted(game.folder.glob(f"*{language}.ftl")):
            for entry in resource_of(path).body:
                if isinstance(entry, ast.Junk):
                    raise FileRefused(f"{path.name} cannot be read at: {(entry.content or '').strip()[:60]}")
                if isinstance(entry, ast.Message):
                    found.update([entry.id.name, *(f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)])
    everything = set().union(*said.values())
    for language, messages in said.items():
        yield from (f"{language}: no {message}" for message in sorted(everything - messages))
