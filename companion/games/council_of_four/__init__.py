"""The Council of Four: bribe councils for permits, build emporiums, and earn the rewards of linked cities."""

from __future__ import annotations

from companion.games.council_of_four.box import FOLDER
from companion.games.council_of_four.invariants import INVARIANTS
from companion.games.council_of_four.scoreboard import scoreboard
from companion.games.council_of_four.script import play
from companion.table import Game, OptionSpec

GAME = Game(
    name="council_of_four",
    version="1",
    seats=(2, 3, 4),
    colours=("red", "green", "blue", "yellow"),
    play=play,
    scoreboard=scoreboard,
    folder=FOLDER,
    options=(
        OptionSpec("books", ("full", "light"), "full"),
        OptionSpec("start", ("new", "joined"), "new"),
    ),
    invariants=INVARIANTS,
)

__all__ = ["GAME"]
