"""A rank is held by one: who is corrected to another's changes places with that one."""

from __future__ import annotations

from random import Random

from companion.games import game as find_game
from companion.play.acts import Answer, Correct
from companion.play.controller import Controller
from companion.table import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning

SEATS = Seats([Seat("Ada", "blue"), Seat("Ben", "yellow"), Seat("Clara", "purple")])


def ranked():
    """Give a game in which the nobility cards are drawn."""
    controller = Controller(
        Session.begin(find_game("tumult_royale"), Beginning("tumult_royale", SEATS, {"books": "light"}, {}), MemoryLog())
    )
    rng = Random(2)
    while "rank.blue" not in controller.snapshot().values or controller.snapshot().place.round < 1:
        seen = controller.snapshot()
        controller.do(Answer(seen.question.sample(rng), seen.step))
    return controller


def ranks(controller):
    return {name: value for name, value in controller.snapshot().values.items() if name.startswith("rank.")}


def test_a_corrected_rank_changes_places_with_whoever_held_it():
    controller = ranked()
    before = ranks(controller)
    first, other = (next(name for name, rank in before.items() if rank == number) for number in (1, 3))
    controller.do(Correct({other: 1}))
    assert ranks(controller) == {**before, other: 1, first: 3}


def test_three_ranks_corrected_in_a_circle_stand_as_they_are_given():
    controller = ranked()
    before = ranks(controller)
    one, two, three = (next(name for name, rank in before.items() if rank == number) for number in (1, 2, 3))
    controller.do(Correct({one: 2, two: 3, three: 1}))
    assert ranks(controller) == {one: 2, two: 3, three: 1}


def test_two_ranks_corrected_together_stand_as_they_are_given():
    controller = ranked()
    before = ranks(controller)
    first, second = (next(name for name, rank in before.items() if rank == number) for number in (1, 2))
    controller.do(Correct({first: 2, second: 1}))
    assert ranks(controller) == {**before, first: 2, second: 1}
