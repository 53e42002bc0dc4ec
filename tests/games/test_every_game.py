"""What holds for every game: scenarios, coverage of the rules, recorded games run four ways, words and drawings of all that is asked."""

import ast as python
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random

import pytest
from every import answers, begin, beginning, books_of, recorded, state, whole_games
from fluent.syntax import ast

from companion.app.cli import main
from companion.games import GAMES
from companion.language.words import HERE, Words, resource_of
from companion.rulebook import rulebook
from companion.rulebook.lessons.pictures import pictures_of
from companion.system.languages import WHOLE
from companion.table import scenario
from companion.table.errors import AnswerRejected, TableError
from companion.table.phrase import Phrase
from companion.table.selfplay import play_out
from companion.table.session import MemoryLog, Session
from companion.ui.screen.paint.game_look import look_of

ALL = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)

DRAWINGS = {"icon", "struck_by", "sign", "source", "figure"}
"""The fields of questions, options, rows, reasons, pieces, stations and scores that hold the name of a drawing."""
LOOKED_AT = ("question", "ahead", "choreography", "overview", "scoreboard", "announcements", "outcome")
SAID = ("question", "announcements", "outcome")


@ALL
def test_every_scenario_holds_and_together_they_show_the_rules_of_their_game(game):
    """An enforced rule is proven by a scenario that names it, a told one hangs on what some scenario asks."""
    book = rulebook(game.folder)
    serve = {rule.id: rule.serve for rule in book.rules.values()}
    named, shown = set(), set()
    for path in scenario.find(game.folder):
        loaded = scenario.load(path)
        met = scenario.play(loaded, game).rules
        played = rulebook(game.under(loaded.beginning.house).folder)
        unknown = {rule for rule in loaded.rules if rule not in played.rules and rule not in played.cases}
        assert {rule for rule in unknown if "-W" not in rule and "-T" not in rule} == set(), path
        if game.name == "citadels":
            assert {rule for rule in loaded.rules if serve.get(rule, "explain") != "explain"} <= met, path
        named |= set(loaded.rules)
        shown |= met
    assert {rule for rule, how in serve.items() if how == "enforce"} <= named
    assert {rule for rule, how in serve.items() if how == "prompt"} <= shown


def test_the_command_checks_each_scenario_of_a_game(capsys):
    game = min(GAMES, key=lambda game: len(list(scenario.find(game.folder))))
    assert main(["check", game.name]) == 0
    assert capsys.readouterr().out.splitlines() == [f"✓ {path}" for path in sorted((game.folder / "scenarios").glob("*.toml"))]


@ALL
def test_every_rule_and_case_can_be_read_in_both_languages(game):
    book = rulebook(game.folder)
    assert book.rules
    for language in WHOLE:
        words = Words(language, [game.folder])
        assert [rule for rule in book.rules if not words.has(rule)] == []
        assert [name for name, case in book.cases.items() if not words.has(name, "ask" if case.plain else "answer")] == []
        assert [chapter for chapter in book.chapters if not words.has(f"rules-chapter-{chapter}")] == []


@pytest.mark.slow
@ALL
def test_a_recorded_game_is_the_same_undone_and_redone_reopened_and_after_wrong_answers(game):
    rows = recorded(game, game.seats[-1], seed=2)
    log = MemoryLog()
    session = Session.begin(game, beginning(game, game.seats[-1]), log)
    for number, row in enumerate(answers(rows)):
        before = state(session)
        with pytest.raises(AnswerRejected):
            session.answer({"no": "such answer"})
        assert state(session) == before
        session.answer(row.value)
        if number % max(1, len(rows) // 8) == 0:
            after = state(session)
            session.undo(insist=True)
            assert state(session) == before
            session.redo()
            assert state(session) == after == state(Session.resume(game, log.rows, MemoryLog()))
    assert state(session) == state(Session.resume(game, rows, MemoryLog()))


@pytest.mark.slow
@ALL
def test_random_games_with_every_option_keep_the_invariants(game):
    for number, players in enumerate(game.seats):
        for books in books_of(game):
            rng = Random(f"{players} {books}")
            options = {option.name: rng.choice(option.choices) for option in game.options}
            options |= {"books": books} if books else {}
            session = begin(game, players, **options)
            play_out(session, rng, game.invariants)
            assert session.outcome is not None, (number, options)


def named(thing: object, met: set[int]) -> Iterator[str | Phrase]:
    """Yield all names of drawings, and all phrases, in a value and in whatever it holds, but for what was met before."""
    if isinstance(thing, str) or id(thing) in met:
        return
    met.add(id(thing))
    if isinstance(thing, Phrase):
        yield thing
    elif isinstance(thing, tuple | list | frozenset | dict):
        for each in thing.values() if isinstance(thing, dict) else thing:
            yield from named(each, met)
    elif is_dataclass(thing) and not isinstance(thing, type):
        for field in fields(thing):
            value = getattr(thing, field.name)
            if field.name in DRAWINGS and isinstance(value, str):
                yield value
            else:
                yield from named(value, met)


@pytest.mark.slow
@ALL
def test_everything_that_a_game_says_has_words_and_everything_drawn_its_drawing(game):
    drawn, groups, overviews = set(named_in_source(game)), set(), set()
    pictures, met = pictures_of(game.folder), {True: set(), False: set()}
    said = {repr(phrase): phrase for phrase in options_of(game)}
    for now in whole_games(game):
        for part in LOOKED_AT:
            for each in named(getattr(now, part), met[part in SAID]):
                if isinstance(each, str):
                    drawn.add(each)
                elif part in SAID:
                    said[repr(each)] = each
        groups |= {entry.group for entry in now.entries.values()}
        if now.overview is not None:
            overviews.add(now.options.get("books", ""))
        assert now.question is None or now.question.picture in ("", *pictures)
        assert [score.seat for score in now.scoreboard] == list(now.seats)
    assert [name for name in sorted(drawn) if name and not look_of(game.folder).has(name)] == []
    if game.overview is not None:
        assert overviews >= ({"full"} if "books" in game.default_options() else {""}), "what lies there cannot be looked at"
    for language in WHOLE:
        words = Words(language, [game.folder])
        for phrase in said.values():
            words(phrase)
        assert [group for group in groups if not words.has(f"entry-{group}") or not words.has(f"move-{group}")] == []


def named_in_source(game) -> Iterator[str]:
    """Give the drawings that a game's source names, also those that no random game comes to."""
    for path in game.folder.glob("*.py"):
        for call in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, python.keyword) and call.arg in DRAWINGS and isinstance(call.value, python.Constant):
                yield call.value.value


def options_of(game) -> Iterator[Phrase]:
    """Give what names a game, its options, their choices and its facts."""
    yield Phrase(f"game-{game.name}")
    for spec in game.options:
        yield Phrase(f"{game.name}-option-{spec.name}")
        yield from (Phrase(f"{game.name}-choice-{spec.name}-{choice}") for choice in spec.choices)
    yield from (Phrase(f"{game.name}-fact-{fact.name}") for fact in game.facts)


def _messages(path):
    resource = resource_of(path)
    junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{path}: {junk[0].content[:80]}"
    return {
        entry.id.name: sorted(attribute.id.name for attribute in entry.attributes)
        for entry in resource.body
        if isinstance(entry, ast.Message)
    }


@pytest.mark.parametrize("folder", [HERE, *(game.folder for game in GAMES)], ids=lambda folder: folder.name)
def test_both_languages_have_the_same_messages(folder):
    for german in sorted(folder.glob("*de.ftl")):
        english = german.with_name(german.name.replace("de.ftl", "en.ftl"))
        assert _messages(german) == _messages(english)


@ALL
def test_refused_beginnings(game):
    with pytest.raises(TableError):
        begin(game, game.seats[0], no_such_option="x")
    with pytest.raises(TableError):
        Session.begin(game, beginning(game, 1) if game.seats[0] > 1 else beginning(game, 0), MemoryLog())
