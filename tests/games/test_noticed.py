"""Rules at their edges that self-play passes over: the exactly affordable district, the only payment, totals nobody can reach."""

from random import Random

import pytest
from every import NAMES, beginning

from companion.games import game as find_game
from companion.games.citadels.box import DISTRICTS, Colour
from companion.games.citadels.building import buildable, can_build_over
from companion.games.citadels.state import State as City
from companion.games.council_of_four.box import LETTERS
from companion.table import NOT_IMPLIED, Seat, Seats
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
    line, seats = state.sheet.score[0], session.table.seats
    asked = together(state, line, "any.count", seats, (1,)).build()
    assert asked.total == total
    assert asked.answerable()
    assert sum(row.high for row in asked.rows) >= total
    assert together(state, line, "any.bids", seats, (1,)).build().total is None


def places_on(rows, key):
    """Tell whether the player who pays so may place a statue on another field before the round's tiles go back."""
    session = Session.resume(find_game("tumult_royale"), rows, MemoryLog())
    seat = session.question.seat
    session.answer(key)
    while session.question.id in {"tumult.place", "tumult.pay"} and session.question.seat != seat:
        session.answer(session.question.sample(Random(0)) if session.question.id == "tumult.pay" else "pass")
    return session.question.id == "tumult.place"


def test_a_payment_is_asked_for_only_where_it_matters_what_is_kept():
    told, spared = 0, 0
    for seed in range(6):
        log, rng = MemoryLog(), Random(seed)
        session = Session.begin(find_game("tumult_royale"), beginning(find_game("tumult_royale"), 4), log)
        while session.question is not None:
            question = session.question
            paying = question.id == "tumult.pay"
            legal = [option.key for option in question.options if option.off is None and option.key != "back"] if paying else []
            if paying and question.implied is not NOT_IMPLIED:
                assert question.implied == legal[0]
                told, spared = told + (len(legal) == 1), spared + (len(legal) > 1)
                assert len(legal) == 1 or not any(places_on(log.rows, key) for key in legal)
            assert len(legal) != 1 or question.implied == legal[0]
            session.answer(question.sample(rng))
    assert (told > 3, spared > 3) == (True, True)


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
