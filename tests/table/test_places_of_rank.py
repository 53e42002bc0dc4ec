"""A rank is held by one: who is corrected to another's changes places with that one."""

from random import Random

from companion.games import game as find_game
from companion.play.acts import Adopt, Answer, Correct
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


def test_a_corrected_rank_changes_places_with_whoever_held_it_and_ranks_corrected_together_stand_as_given():
    controller = ranked()
    one, two, three = sorted(ranks(controller), key=ranks(controller).get)
    assert controller.do(Correct({three: 1})).draft.whole
    controller.do(Adopt())
    assert ranks(controller) == {three: 1, two: 2, one: 3}
    controller.do(Correct({three: 2, two: 3, one: 1}))
    assert ranks(controller) == {one: 1, three: 2, two: 3}, "in a circle"
    controller.do(Correct({one: 2, three: 1}))
    assert ranks(controller) == {three: 1, one: 2, two: 3}
