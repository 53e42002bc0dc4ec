"""Which printing a box is: said once, one answer settles what differs, at the beginning and in the middle of a game."""

import json
from random import Random

import pytest
from every import NAMES

from companion.games import game as find_game
from companion.games.citadels.box import EDITIONS, FACTS
from companion.games.citadels.characters import toll
from companion.games.citadels.state import State
from companion.language.words import Words
from companion.play import Adopt, Answer, Controller, Correct, Rebegin
from companion.rulebook.likely import NO_OCCASION
from companion.rulebook.search import find_rules
from companion.system.languages import WHOLE
from companion.table import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning, Start, beginning_from, convert_beginning

SIX = ("university-points", "dragon-gate-points", "laboratory-gold", "smithy-price", "smithy-cards", "haunted-last-round")
TOWN = {"crown": "blue", "city.blue": ("university", "laboratory", "smithy", "dragon-gate")}


def seated(books="full", level=2, kept=None):
    game, log, noted = find_game("citadels"), MemoryLog(), kept if kept is not None else {}
    seats = Seats(map(Seat, NAMES[:3], game.colours))
    beginning = Beginning("citadels", seats, {**game.default_options(), "books": books}, {}, Start(2, TOWN), level=level)
    table = Controller(Session.begin(game, beginning, log), noted.__setitem__)
    table.go_on()
    return table, log


def to_a_fact(table):
    """Answer until a printed fact is asked, and return its question."""
    for _ in range(80):
        question = table.session.question
        if question.id.startswith("citadels.box-"):
            return question
        table.do(Answer("done" if question.id == "citadels.turn" else question.sample(Random(3)), table.session.step))
    raise AssertionError("no printed fact was asked")


def test_one_answer_says_which_printing_this_is_and_settles_six_facts_for_good():
    kept = {}
    table, log = seated(kept=kept)
    assert to_a_fact(table).id == "citadels.box-edition"
    table.do(Answer("european", table.session.step))
    facts = table.session.table.facts
    assert {fact: facts[fact] for fact in SIX} == EDITIONS["european"]["facts"] == {name: kept[name] for name in SIX}
    assert kept["edition"] == "european"
    assert not table.session.question.id.startswith("citadels.box-")
    assert Session.resume(find_game("citadels"), log.rows, MemoryLog()).table.facts == facts


def test_a_printing_that_nobody_has_described_is_asked_card_by_card():
    table, _ = seated()
    to_a_fact(table)
    table.do(Answer("other", table.session.step))
    assert table.session.question.id == "citadels.box-university-points"
    assert all(table.session.table.facts.get(fact) is None for fact in SIX)


def test_a_game_of_before_goes_on_asking_card_by_card_as_it_did():
    table, log = seated(level=1)
    assert to_a_fact(table).id == "citadels.box-university-points"
    plain = json.loads(json.dumps(convert_beginning(table.session.beginning)))
    assert "level" not in plain
    assert beginning_from(plain).level == 1
    table.do(Answer(6, table.session.step))
    assert Session.resume(find_game("citadels"), log.rows, MemoryLog()).question.id == "citadels.box-dragon-gate-points"


def test_the_printing_is_mended_in_the_middle_of_a_game_and_the_scores_follow():
    table, _ = seated(level=1, kept=(kept := {}))
    to_a_fact(table)
    table.do(Answer(6, table.session.step))
    assert kept == {"university-points": 6}
    now = table.do(Rebegin(facts=find_game("citadels").settle("edition", "english")))
    now = table.do(Adopt()) if now.draft is not None else now
    assert (now.facts["university-points"], now.facts["smithy-price"], now.facts["edition"]) == (8, 2, "english")
    assert (kept["university-points"], kept["edition"]) == (8, "english"), "also in the next game"
    state = table.session.table.view(State)
    assert state.cities.points_of("university") == 8
    assert table.session.undo(insist=True) is not None
    assert table.session.table.facts.get("edition") is None


def test_the_english_deck_has_a_66th_card_which_makes_the_others_dearer_for_the_warlord():
    table, _ = seated()
    to_a_fact(table)
    before = table.session.table.view(State).treasury.restackable()
    table.do(Answer("english", table.session.step))
    state = table.session.table.view(State)
    ben, deck = state.seats[1], {card.key: card for card in state.cities.of(state.seats[0])}
    assert state.treasury.restackable() == before + 1
    assert toll(state, ben, deck["university"]) == 5
    now = table.do(Correct({"city.yellow": ("great-wall", "temple")}, balance=True))
    assert (table.do(Adopt()) if now.draft is not None else now).refusal is None
    wall, temple = state.cities.of(ben)
    assert (toll(state, ben, wall), toll(state, ben, temple)) == (5, 1)


def test_our_own_box_has_no_great_wall():
    table, _ = seated(level=1)
    assert table.do(Correct({"city.yellow": ("great-wall",)})).refusal.id == "citadels-holds-district"


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize(("name", "asked", "rule"), [
    ("citadels", "2016", "CI-E51"), ("citadels", "edition", "CI-E51"), ("citadels", "Great Wall", "CI-E50"),
    ("wallenstein", "2002", "WA-E45"), ("wallenstein", "Shogun", "WA-E45"), ("tumult_royale", "edition", "TR-E33"),
    ("council_of_four", "edition", "CF-E29"),
])  # fmt: skip
def test_players_of_other_printings_find_which_one_this_is(language, name, asked, rule):
    asked = {"Great Wall": "Große Mauer", "edition": "Ausgabe"}.get(asked, asked) if language == "de" else asked
    game = find_game(name)
    found = [hit.name for hit in find_rules(game.folder, asked, language, NO_OCCASION, game.default_options())]
    assert rule in found[:2], "a rule of its own may come first that names the other printing"


def test_each_printing_names_its_sources_and_has_words():
    for language in WHOLE:
        words = Words(language, [find_game("citadels").folder])
        assert all(words(option.words) for option in FACTS[0].ask.options)
    assert all(set(plain["facts"]) == set(SIX) for plain in EDITIONS.values())
