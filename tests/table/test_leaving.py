"""A player leaves: the seat passes wherever it may, or the others decide; and comes back."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from small_game import SMALL

from companion.games import game as find_game
from companion.play.acts import Answer, Correct
from companion.play.controller import Controller
from companion.table import Choose, Option, Outcome, Seat, Seats, Tell, phrase
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning

SEATS = Seats((Seat("Ada", "blue"), Seat("Ben", "yellow")))


async def play(table):
    for turn in range(6):
        for seat in table.seats:
            off = phrase("no") if turn == 2 else None
            options = (Option("build", phrase("b")), Option("done", phrase("d"), off=off))
            await Choose("t.turn", seat=seat, occurrence=(turn,), options=options)
    return Outcome(phrase("over"), ())


GAME = replace(SMALL, name="turns", play=play, options=(), facts=(), invariants=(), scoreboard=lambda _table: ())


def asked(controller, value):
    snapshot = controller.do(Answer(value, controller.session.step))
    assert snapshot.refusal is None
    return snapshot.question.identity


def test_a_seat_that_passes_is_asked_only_where_it_must_decide_and_comes_back():
    log = MemoryLog()
    controller = Controller(Session.begin(GAME, Beginning("turns", SEATS, {}, {}), log))
    assert controller.do(Correct({"left.yellow": "passes"})).question.identity == "t.turn@blue#0"
    assert asked(controller, "build") == "t.turn@blue#1"
    assert asked(controller, "build") == "t.turn@blue#2"
    assert asked(controller, "build") == "t.turn@yellow#2"
    assert asked(controller, "build") == "t.turn@blue#3"
    again = Session.resume(GAME, log.rows, MemoryLog())
    assert again.question.identity == "t.turn@blue#3"
    controller.do(Correct({"left.yellow": ""}))
    assert asked(controller, "build") == "t.turn@yellow#3"
    controller.do(Correct({"left.yellow": "others"}))
    assert asked(controller, "build") == "t.turn@blue#4"
    assert asked(controller, "build") == "t.turn@yellow#4", "the others may decide for who has left"


def test_who_leaves_a_second_time_is_told_a_second_time_how_the_chair_goes_on():
    controller = Controller(Session.begin(replace(GAME, leaving=("T-1",)), Beginning("turns", SEATS, {}, {}), MemoryLog()))
    for _ in range(2):
        assert controller.do(Correct({"left.yellow": "empty"})).question.id == "turns.left"
        assert asked(controller, None).startswith("t.turn@blue")
        assert controller.do(Correct({"left.yellow": ""})).question.id == "t.turn"


NEVER_ASKED = {"citadels": "citadels.turn", "council_of_four": "council.turn"}


@pytest.mark.parametrize("name", NEVER_ASKED)
def test_an_empty_chair_takes_its_turn_without_being_asked(name):
    game, rng = find_game(name), Random(3)
    seats = Seats(map(Seat, ("Ada", "Ben", "Clara"), game.colours))
    controller = Controller(Session.begin(game, Beginning(name, seats, {"books": "full"}, {}), MemoryLog()))
    controller.go_on()
    snapshot = controller.do(Correct({f"left.{seats[2].colour}": "passes"}))
    while snapshot.place.round < 3 and snapshot.question is not None:
        snapshot = controller.do(Answer(snapshot.question.sample(rng), snapshot.step))
    asked = [(question, row) for question, row in controller.session.history() if question.seat == seats[2]]
    assert any(row.source == "follows" for _, row in asked)
    assert all(row.source == "follows" for question, row in asked if question.id == NEVER_ASKED[name])


EVERY = [
    ("tumult_royale", {"books": "full"}),
    ("tumult_royale", {"books": "light", "variant": "gamblers"}),
    ("citadels", {"books": "full", "cards": "yes"}),
    ("citadels", {"books": "light"}),
    ("council_of_four", {"books": "full"}),
    ("council_of_four", {"books": "light"}),
    ("wallenstein", {"books": "full", "court": "yes", "landsknechte": "yes"}),
    ("wallenstein", {"books": "light"}),
    ("any_box", {}),
]


@pytest.mark.parametrize(("name", "options"), EVERY, ids=[f"{name}-{'-'.join(options.values())}" for name, options in EVERY])
def test_an_empty_chair_goes_on_by_the_house_rule_and_asks_once_a_round_at_most(name, options):
    game, rng = find_game(name), Random(5)
    seats = Seats(map(Seat, ("Ada", "Ben", "Clara"), game.colours))
    controller = Controller(Session.begin(game, Beginning(name, seats, options, {}), MemoryLog()))
    controller.go_on()
    asked = Counter()
    told = False
    while (question := controller.session.question) is not None:
        place = controller.session.table.place
        if place.round >= 1 and not told:
            told = controller.do(Correct({f"left.{seats[1].colour}": "empty"})).question.rules == game.leaving != ()
            assert told
            continue
        asked[place.round] += question.seat == seats[1] and not isinstance(question, Tell)
        now = controller.do(Answer(question.sample(rng), controller.session.step))
        assert now.refusal is None
        for invariant in game.invariants:
            invariant(controller.session.table)
    assert max(asked.values()) <= 1, asked
    winners = controller.session.outcome.winners
    assert winners
    assert seats[1] not in winners
