"""Any Box: turns, time, rounds, points and the winner, as `sheet.toml` defines them.

This is a start: turn the chapters into the rules of your box.
"""

from companion.app.commands.new.sheet_game.box import COLOURS, FOLDER, SHEET
from companion.games.any_box.invariants import INVARIANTS
from companion.games.any_box.scoreboard import in_last_round, scoreboard, who_began
from companion.games.any_box.script import play
from companion.games.any_box.sheet_reading import read_sheet
from companion.games.any_box.state import State
from companion.table import Game

_LEAST, _MOST = read_sheet(SHEET).players

GAME = Game(
    name="any_box",
    version="1",
    interface=1,
    seats=tuple(range(_LEAST, _MOST + 1)),
    colours=COLOURS,
    play=play,
    scoreboard=scoreboard,
    folder=FOLDER,
    known_facts={"sheet": SHEET},
    invariants=INVARIANTS,
    last_round=in_last_round,
    starts=who_began,
    teaching=lambda table: table.view(State).sheet.teaching,
)

__all__ = ["GAME"]
