"""Rules at their edges that self-play passes over: the exactly affordable district, the only payment, totals nobody can reach."""

from __future__ import annotations

from random import Random

import pytest
from every import NAMES

from companion.games import game as find_game
from companion.games.citadels.box import DISTRICTS, Colour
from companion.games.citadels.building import buildable, can_build_over
from companion.games.citadels.state import State as City
from companion.games.council_of_four.box import LETTERS
from companion.table import NOT_IMPLIED, Seat, Seats, scenario
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning


def session_of(name, players=2, facts=None, **options):
    game = find_game(name)
    seats = Seats(map(Seat, NAMES[:players], game.colours))
    return Session.begin(game, Beginning(name, seats, {**game.default_options(), **options}, facts or {}), MemoryLog())


@pytest.mark.parametrize(("gold", "may"), [(0, False), (1, True), (2, True)])
def test_the_cannonball_takes_the_district_that_is_just_affordable(gold, may):
    session = session_of("citadels", books="full", cards="yes")
    state = session.table.view(City)
    ada = session.table.seats[0]
    session.table.ledger.write("city.blue", ("watchtower", "prison", "battlefield"))
    state.treasury.gold[ada] = gold
    red = sorted(card.cost for card in DISTRICTS.values() if card.colour is Colour.RED)
    assert (DISTRICTS["prison"].cost, red[0]) == (2, 1)
    assert buildable(state, ada, Colour.GREEN, DISTRICTS["watchtower"]) is may, "a market for two"
    assert can_build_over(state, ada) is may


@pytest.mark.parametrize(("players", "round_", "total"), [(2, 1, 1), (2, 6, 6), (2, 7, 6), (2, 40, 6), (3, 8, 8), (3, 40, 9)])
def test_a_total_that_is_the_rounds_number_stops_at_what_all_can_reach(players, round_, total):
    from companion.games.any_box.points import together
    from companion.games.any_box.state import State

    line = {"name": "Tricks", "when": "round", "high": 3, "total_is_round": True}
    sheet = {"title": "X", "players": [2, 4], "turns": {"first": "ask"}, "score": [line], "ends": {"rounds": 50}}
    session = session_of("any_box", players, {"sheet": sheet})
    state = session.table.view(State)
    session.table.at("any-phase-round", round=round_)
    assert state.round == round_
    asked = together(state, state.sheet.score[0], "any.count").build()
    assert asked.total == total
    assert asked.answerable()
    assert sum(row.high for row in asked.rows) >= total
    assert together(state, state.sheet.score[0], "any.bids").build().total is None


def test_a_payment_is_asked_for_only_where_there_are_two():
    implied, open_ = 0, 0
    for path in scenario.find(find_game("tumult_royale").folder):
        played = scenario.play(scenario.load(path), find_game("tumult_royale"))
        for question, _ in played.session.history():
            if question.id == "tumult.pay":
                legal = [option.key for option in question.options if option.off is None and option.key != "back"]
                assert question.implied == (legal[0] if len(legal) == 1 else NOT_IMPLIED)
                implied += len(legal) == 1
                open_ += len(legal) > 1
    assert (implied > 3, open_ > 1) == (True, True)


def test_two_tenth_emporiums_of_one_correction_are_both_seen_to_clockwise():
    session = session_of("council_of_four", 3, books="full")
    rng = Random(4)
    while session.question.id != "council.turn" or session.question.seat != session.table.seats[1]:
        session.answer(session.question.sample(rng))
    _, ben, clara = session.table.seats
    ada = session.table.seats[0]
    ten = list(LETTERS)[:10]
    session.correct({f"emporiums.{ada.colour}": ten, f"emporiums.{clara.colour}": ten})
    told, number = [], 0
    while session.question is not None:
        number += 1
        if session.question.id == "council.tenth":
            told.append((session.question.seat, session.question.args["first"], number))
        session.answer(session.question.sample(rng))
    begun = told[0][2]
    assert told == [(clara, 1, begun), (ada, 0, begun + 1)], f"clockwise from {ben}, each once, one after the other"
