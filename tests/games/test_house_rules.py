"""House rules that change what is counted: chosen, told, mended in the middle of a game, kept in the journal, said in every word."""

import re
import shutil
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from every import NAMES

from companion.games import GAMES
from companion.games import game as find_game
from companion.games.outside import allow_house_rules
from companion.games.whole import find_missing
from companion.language.words import Words, sources_of
from companion.play import Rebegin
from companion.play.acts import Adopt
from companion.play.controller import Controller
from companion.rulebook import rulebook
from companion.system.languages import LANGUAGES, WHOLE
from companion.table import Seat, Seats, phrase, scenario
from companion.table.selfplay import play_out
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning

RULES = [(game.name, path.name.replace("_", "-")) for game in GAMES for path in sorted((game.folder / "house").glob("*"))]
EVERY = pytest.mark.parametrize(("name", "key"), RULES, ids=[key for _, key in RULES])
COUNT = {"en": r"\b[Ee]ight(h|)\b", "de": r"\b[Aa]cht(e[ns]?|)\b", "fr": r"\b[Hh]uit(ième|)\b"}
OF_CHARACTERS = {
    "citadels-setup-cards", "citadels-setup-circus", "citadels-open-cards", "lesson-about-roles", "lesson-calling-answer",
    "lesson-calling-again", "lesson-characters", "CI-004", "CI-021", "CI-031", "CI-062", "CI-E51",
}  # fmt: skip
BEYOND = {"CI-105", "CI-E27", "CI-E47", "CI-H02"}
"""Questions on a city that goes on growing, which has eight districts then, and the rule that names what is printed."""


@pytest.fixture(autouse=True)
def cache(tmp_path_factory, monkeypatch):
    monkeypatch.setenv("CACHE_DIRECTORY", str(tmp_path_factory.getbasetemp() / "house"))


def begun(name, *house, players=3, **options):
    game, log = find_game(name), MemoryLog()
    seats = Seats(map(Seat, NAMES[:players], game.colours))
    return Session.begin(game, Beginning(name, seats, {**game.default_options(), **options}, {}, house=house), log), log


def texts_of(folder, language):
    found = {}
    for path in reversed(LANGUAGES.find(language).find_texts(folder)):
        found |= sources_of(path)
    return found


@EVERY
def test_a_game_by_a_house_rule_is_played_out_resumed_and_whole(name, key):
    session, log = begun(name, key, books="full", **({"court": "yes"} if name == "wallenstein" else {}))
    play_out(session, Random(5), session.game.invariants)
    again = Session.resume(find_game(name), log.rows, MemoryLog())
    assert again.outcome == session.outcome
    assert again.game is session.game is not find_game(name)
    assert find_missing(session.game) == []
    assert rulebook(session.game.folder).rules.keys() - rulebook(find_game(name).folder).rules.keys(), "it can be looked up"


def test_every_house_rule_that_counts_can_be_chosen_and_shown_by_an_example():
    assert {name for name, _ in RULES} == {"tumult_royale", "citadels", "wallenstein"}
    for name, key in RULES:
        assert key in find_game(name).house_rules
    shown = {
        key
        for path in Path(find_game("citadels").folder).parent.glob("*/house/*/scenarios/*.toml")
        for key in scenario.load(path).beginning.house
    }
    assert shown == {key for _, key in RULES}


@pytest.mark.parametrize("language", COUNT)
def test_no_word_says_eight_districts_where_seven_end_the_game(language):
    found = texts_of(find_game("citadels").under(("gold-breaks-ties", "seven-districts")).folder, language)
    still = {name for name, text in found.items() if re.search(COUNT[language], text.partition("=")[2])}
    assert still <= OF_CHARACTERS | BEYOND
    assert [text for text in found.values() if re.search(r"\b(an (six|seven)|a eigh)", text)] == []


@pytest.mark.parametrize("language", WHOLE)
def test_prompt_lesson_and_look_up_follow_the_house_rule_and_the_game_stays_as_it_is(language):
    usual, shorter = (find_game("wallenstein").under(house) for house in ((), ("one-year",)))
    for message in ("WA-054", "wallenstein-ready", "wallenstein-ready.spoken", "wallenstein-over"):
        assert Words(language, [shorter.folder])(phrase(message)) != Words(language, [usual.folder])(phrase(message))
    raid = find_game("tumult_royale").under(("long-raid",))
    assert {"en": "forty", "de": "vierzig"}[language] in Words(language, [raid.folder])(phrase("tumult-ready"), "next")


def test_a_house_rule_agreed_in_the_middle_of_a_game_ends_it_sooner_and_is_taken_back():
    session, log = begun("citadels")
    table = Controller(session)
    while session.question.id != "citadels.call":
        session.answer(session.question.sample(Random(1)))
    seven = ("temple", "church", "tavern", "market", "docks", "prison", "watchtower")
    session.correct({"city.blue": list(seven[:6])})
    assert not session.game.last_round(session.table)
    now = table.do(Rebegin(house=("seven-districts",)))
    if now.draft is not None:
        now = table.do(Adopt())
    assert now.house == ("seven-districts",)
    assert "seventh" in Words("en", [now.game.folder])(phrase("CI-115"))
    session.correct({"city.blue": list(seven)})
    while session.question.id == "citadels.call":
        session.answer("nobody")
    assert session.question.id == "citadels.score", "the round with seven districts was the last"
    assert Session.resume(find_game("citadels"), log.rows, MemoryLog()).question == session.question
    while session.game.house_rules and session.beginning.house:
        session.undo(insist=True)
    assert session.game is find_game("citadels")


def test_words_and_drawings_are_there_again_after_somebody_emptied_the_cache():
    laid = find_game("wallenstein").under(("one-year",))
    shutil.rmtree(laid.folder)
    again = find_game("wallenstein").under(("one-year",))
    assert (again.folder / "icons").is_dir()
    assert find_game("wallenstein").under(("one-year",)) is again


def test_a_cache_that_cannot_be_written_keeps_no_game_from_its_house_rule_and_its_words(tmp_path, monkeypatch):
    (tmp_path / "cache").write_text("a file where the folder would be")
    monkeypatch.setenv("CACHE_DIRECTORY", str(tmp_path / "cache"))
    usual = find_game("wallenstein")
    laid = allow_house_rules(replace(usual, lay=None)).under(("one-year",))
    assert Words("en", [laid.folder])(phrase("wallenstein-ready")) != Words("en", [usual.folder])(phrase("wallenstein-ready"))
    assert find_missing(laid) == []
