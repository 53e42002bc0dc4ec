"""What holds for every game: scenarios, coverage of the rules, recorded games run four ways, words in step."""

from __future__ import annotations

import shutil
from random import Random

import pytest
from every import answers, begin, beginning, recorded, state
from fluent.syntax import FluentParser, ast

from companion.app.cli import main
from companion.games import GAMES
from companion.games import game as find_game
from companion.language.words import HERE, Words
from companion.play.snapshot import snapshot
from companion.rulebook import rulebook
from companion.system.languages import LANGUAGES
from companion.table import scenario
from companion.table.errors import AnswerRejected
from companion.table.selfplay import play_out
from companion.table.session import MemoryLog, Session

ALL = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
FILES = [path for game in GAMES for path in scenario.find(game.folder)]

NEVER_SHOWN = {("council_of_four", "light"), ("tumult_royale", "light")}
"""Books that do not know what lies on the board."""


@ALL
def test_a_games_scenarios_are_found_by_its_folder_and_checked_by_its_name(game, tmp_path, capsys):
    found = list(scenario.find(game.folder))
    assert found == sorted((game.folder / "scenarios").glob("*.toml"))
    shutil.copy(found[0], tmp_path)
    assert list(scenario.find(tmp_path)) == [tmp_path / found[0].name]
    assert main(["check", game.name]) == 0
    assert capsys.readouterr().out.splitlines() == [f"✓ {path}" for path in found]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}/{path.stem}")
def test_scenario(path):
    loaded = scenario.load(path)
    scenario.play(loaded, find_game(loaded.beginning.game))


@ALL
def test_every_enforced_rule_is_proven_by_a_scenario_that_names_it(game):
    """An id that only hangs on a question proves nothing: a scenario names the rule whose breach would fail it."""
    enforced = {rule.id for rule in rulebook(game.folder).rules.values() if rule.serve == "enforce"}
    named = {rule for path in scenario.find(game.folder) for rule in scenario.load(path).rules}
    assert sorted(enforced - named) == []


@ALL
def test_every_rule_to_be_told_hung_on_something_that_was_shown(game):
    """That its words were told is what `tests/words` proves."""
    told = {rule.id for rule in rulebook(game.folder).rules.values() if rule.serve == "prompt"}
    shown: set[str] = set()
    for path in scenario.find(game.folder):
        shown |= scenario.play(scenario.load(path), game).rules
    assert sorted(told - shown) == []


@ALL
def test_every_rule_and_case_can_be_read_in_both_languages(game):
    book = rulebook(game.folder)
    assert book.rules
    for language in LANGUAGES:
        words = Words(language, [game.folder])
        assert [rule for rule in book.rules if not words.has(rule)] == []
        assert [name for name, case in book.cases.items() if not words.has(name, "ask" if case.plain else "answer")] == []
        assert [chapter for chapter in book.chapters if not words.has(f"rules-chapter-{chapter}")] == []


@ALL
def test_rules_named_by_scenarios_exist(game):
    book = rulebook(game.folder)
    for path in scenario.find(game.folder):
        unknown = [rule for rule in scenario.load(path).rules if rule not in book.rules and rule not in book.cases]
        assert [rule for rule in unknown if "-W" not in rule and "-T" not in rule] == [], path


@ALL
@pytest.mark.parametrize("books", ["light", "full"])
def test_what_lies_on_the_table_can_be_looked_at_at_every_question(game, books):
    options = {"books": books} if "books" in game.default_options() else {}
    session, rng, shown = begin(game, game.seats[0], **options), Random(3), 0
    while session.question is not None:
        shown += snapshot(session).overview is not None
        session.answer(session.question.sample(rng))
    assert (shown > 0) == (game.overview is not None and (game.name, books) not in NEVER_SHOWN)


@pytest.mark.slow
@ALL
def test_a_recorded_game_reopened_after_every_answer(game):
    rows = recorded(game, game.seats[0], seed=1)
    session = Session.resume(game, rows[:1], MemoryLog())
    step = max(1, len(rows) // 40)
    for upto in range(1, len(rows), step):
        for row in rows[session.step + 1 : upto + 1]:
            session.answer(row.value)
        assert state(Session.resume(game, rows[: upto + 1], MemoryLog())) == state(session)


@pytest.mark.slow
@ALL
def test_a_recorded_game_undone_and_redone_at_every_step(game):
    rows = recorded(game, game.seats[-1], seed=2)
    session = Session.resume(game, rows[:1], MemoryLog())
    for number, row in enumerate(answers(rows)):
        before = state(session)
        session.answer(row.value)
        if number % max(1, len(rows) // 40) == 0:
            after = state(session)
            session.undo(insist=True)
            assert state(session) == before
            session.redo()
            assert state(session) == after


@ALL
def test_a_recorded_game_with_a_wrong_answer_offered_first(game):
    rows = recorded(game, game.seats[-1], seed=3)
    straight = Session.resume(game, rows, MemoryLog())
    session = Session.resume(game, rows[:1], MemoryLog())
    for row in answers(rows):
        before = session.table.ledger.snapshot()
        with pytest.raises(AnswerRejected):
            session.answer({"no": "such answer"})
        assert session.table.ledger.snapshot() == before
        session.answer(row.value)
    assert state(session) == state(straight)


@pytest.mark.slow
@ALL
def test_a_correction_in_the_middle_leaves_a_game_playable(game):
    rows = recorded(game, game.seats[0], seed=4)
    for upto in range(2, len(rows), max(1, len(rows) // 25)):
        session = Session.resume(game, rows[:upto], MemoryLog())
        name, value = next(iter(session.table.ledger.held.items()), (None, None))
        if session.question is None or name is None:
            continue
        session.correct({name: value})
        play_out(session, Random(upto))


@pytest.mark.slow
@ALL
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_a_game_says_has_words(game, language):
    words = Words(language, [game.folder])
    assert words.has(f"game-{game.name}")
    for spec in game.options:
        assert words.has(f"{game.name}-option-{spec.name}"), spec.name
        assert all(words.has(f"{game.name}-choice-{spec.name}-{choice}") for choice in spec.choices), spec.name
    for fact in game.facts:
        assert words.has(f"{game.name}-fact-{fact.name}"), fact.name
    for seed, players in enumerate(game.seats):
        session = begin(game, players)
        play_out(session, Random(seed), [lambda table, session=session: _say_all(session, words)])
        groups = {entry.group for entry in session.table.ledger.entries.values()}
        assert [group for group in groups if not words.has(f"entry-{group}") or not words.has(f"move-{group}")] == []


def _say_all(session, words):
    question = session.question
    if question is None:
        words(session.outcome.reason)
        return
    words(question.words)
    for option in getattr(question, "options", ()):
        words(option.words)
        if option.off:
            words(option.off)
    for row in getattr(question, "rows", ()):
        assert row.words or row.seat or row.key
    for reason in getattr(question, "reasons", ()):
        for phrase in (reason.words, reason.note):
            if phrase:
                words(phrase)
    for announcement, _ in session.table.announcements:
        words(announcement.words)
    if session.table.place.phase:
        words(type(question.words)(session.table.place.phase))


def _messages(path):
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{path}: {junk[0].content[:80]}"
    return {
        entry.id.name: sorted(attribute.id.name for attribute in entry.attributes)
        for entry in resource.body
        if isinstance(entry, ast.Message)
    }


FOLDERS = [HERE, *(game.folder for game in GAMES)]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_both_languages_have_the_same_messages(folder):
    for german in sorted(folder.glob("*de.ftl")):
        english = german.with_name(german.name.replace("de.ftl", "en.ftl"))
        assert _messages(german) == _messages(english)


@ALL
def test_the_scoreboard_can_be_drawn_at_every_step(game):
    session = begin(game, game.seats[-1])
    play_out(session, Random(11), [lambda table: _score(game, table)])


def _score(game, table):
    board = game.scoreboard(table)
    assert [score.seat for score in board] == list(table.seats)
    assert all(len(score.figures) <= 3 for score in board)


@ALL
def test_refused_beginnings(game):
    from companion.table.errors import TableError

    with pytest.raises(TableError):
        begin(game, game.seats[0], no_such_option="x")
    with pytest.raises(TableError):
        Session.begin(game, beginning(game, 1) if game.seats[0] > 1 else beginning(game, 0), MemoryLog())
