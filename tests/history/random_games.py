"""Plays whole games at random into a journal, by clocks that the test holds in its hand."""

from random import Random

from companion.games import game as find_game
from companion.library.game_log import Clock, begin_log
from companion.library.library import package_of
from companion.table.seats import Seat, Seats
from companion.table.selfplay import play_out
from companion.table.session import Session
from companion.table.table import Beginning

EVENING = 1_780_000_000_000
"""A believable moment: 28 May 2026."""


class Hands:
    """Two clocks: the calendar's and the steady one; each look at the steady one takes `pace` milliseconds."""

    def __init__(self, wall=EVENING, pace=2_000):
        self.wall, self.steady, self.pace = wall, 5_000, pace
        self.clock = Clock(lambda: self.wall, self.look)

    def look(self):
        self.steady += self.pace
        self.wall += self.pace
        return self.steady


def session_in(journal, name="citadels", names=("Ada", "Ben", "Clara"), hands=None, options=None, facts=None, house=()):
    """Begin a game; give the session and its log."""
    game = find_game(name)
    seats = Seats(map(Seat, names, game.colours))
    log = begin_log(journal, name, package_of(game), (hands or Hands()).clock)
    return Session.begin(game, Beginning(name, seats, options or {}, facts or {}, house=house), log), log


def played(journal, name="citadels", names=("Ada", "Ben", "Clara"), seed=1, hands=None, options=None, facts=None, house=()):
    """Play a game to its end; give its number."""
    session, log = session_in(journal, name, names, hands, options, facts, house)
    play_out(session, Random(seed))
    session.set_mark({"over": True})
    return log.game
