"""Somebody joins a game that is on, and perhaps somebody leaves it: all invariants hold to the end, scores included."""

from random import Random

import correcting
import pytest
from every import beginning, state

from companion.app.lobby.open_games import can_join, with_newcomers
from companion.games import GAMES
from companion.games import game as find_game
from companion.play.acts import Answer, Correct
from companion.play.controller import Controller
from companion.table.questions.kinds import Tell
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session

EACH = 3
MOST = 4000


def begun(game, seed, rng):
    """Begin a game for few, with books and more by chance."""
    options = {
        option.name: rng.choice(option.choices)
        for option in game.options
        if option.name in {"books", "turns", "variant"} or option.expansion
    }
    players = rng.choice([number for number in game.seats if 1 < number < min(game.seats[-1], 4)])
    controller = Controller(Session.begin(game, beginning(game, players, **options), MemoryLog()))
    controller.go_on()
    return controller


def joined(controller, rng, log):
    """Let somebody sit down somewhere among those who play."""
    session = controller.session
    colour = rng.choice([one for one in session.game.colours if one not in session.table.seats.colours])
    seats = list(session.table.seats)
    seats.insert(rng.randint(0, len(seats)), Seat("Newcomer", colour))
    controller = Controller(Session.begin(session.game, with_newcomers(session, Seats(seats)), log))
    controller.go_on()
    return controller


def play(game, seed):
    """Play a game to its end in which somebody joins, and half the time somebody leaves; tell whether somebody joined."""
    rng, log = Random(seed), MemoryLog()
    controller = begun(game, seed, rng)
    wanted, newcomer, leaves = rng.randint(0, 4), False, rng.random() < 0.5
    for _ in range(MOST):
        session = controller.session
        if session.question is None:
            break
        if not newcomer and session.table.place.round >= wanted and can_join(session):
            controller, newcomer = joined(controller, rng, log), True
        elif newcomer and leaves and rng.random() < 0.05:
            leaves = False
            assert controller.do(Correct({f"left.{rng.choice(session.table.seats).colour}": "empty"})).refusal is None
        else:
            assert controller.do(Answer(session.question.sample(rng), session.step)).refusal is None
        assert correcting.broken(game, controller.session.table) == "", seed
    outcome = controller.session.outcome
    assert outcome is not None
    assert {placing.seat for placing in outcome.standing} == set(controller.session.table.seats)
    if newcomer:
        assert state(Session.resume(game, log.rows, MemoryLog())) == state(controller.session), seed
    return newcomer


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_that_somebody_joins_and_somebody_leaves_is_whole_to_its_end(game):
    assert sum(play(game, seed) for seed in range(EACH)) >= EACH / 4


def test_a_newcomer_to_wallenstein_fills_the_tower_and_a_table_with_free_turns_can_be_joined():
    rng = Random(1)
    session = Session.begin(find_game("wallenstein"), beginning(find_game("wallenstein"), 3, books="light"), MemoryLog())
    controller = Controller(session)
    controller.go_on()
    while not can_join(session):
        controller.do(Answer(session.question.sample(rng), session.step))
    controller = joined(controller, rng, MemoryLog())
    asked = []
    while not controller.session.table.place.phase:
        asked.append(controller.session.question)
        controller.do(Answer(asked[-1].sample(rng), controller.session.step))
    assert [question.id for question in asked] == ["wallenstein.newcomer", "wallenstein.fill", "wallenstein.tray"]
    newcomer = next(seat for seat in controller.session.table.seats if seat.name == "Newcomer")
    held = controller.session.table.ledger.held
    assert held[f"tower.{newcomer.colour}"] + held[f"tray.{newcomer.colour}"] == 7

    free = Session.begin(
        find_game("council_of_four"), beginning(find_game("council_of_four"), 2, books="light", turns="free"), MemoryLog()
    )
    controller = Controller(free)
    controller.go_on()
    while not can_join(free):
        controller.do(Answer(free.question.sample(rng), free.step))
    again = joined(controller, rng, MemoryLog()).session
    assert isinstance(again.question, Tell)
    assert len(again.table.seats) == 3
