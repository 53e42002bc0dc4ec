"""Any box: turns, time, rounds, points and the winner, as a sheet describes them."""

from companion.games.any_box.before import judge, prepare, printed_numbers, printed_titles, seats_of, title, titles
from companion.games.any_box.box import COLOURS, DEFAULT, FOLDER
from companion.games.any_box.invariants import INVARIANTS
from companion.games.any_box.mending import list_parts
from companion.games.any_box.scoreboard import in_last_round, scoreboard, who_began
from companion.games.any_box.script import play
from companion.games.any_box.setup import newcomers
from companion.games.any_box.state import State, sheet_in
from companion.table import Game

GAME = Game(
    name="any_box",
    version="1",
    seats=tuple(range(1, len(COLOURS) + 1)),
    colours=COLOURS,
    play=play,
    scoreboard=scoreboard,
    joins=newcomers,
    players=lambda facts: seats_of(sheet_in(facts)),
    leaving=("AB-H01",),
    folder=FOLDER,
    known_facts={"sheet": DEFAULT},
    invariants=INVARIANTS,
    last_round=in_last_round,
    starts=who_began,
    prepare=prepare,
    title=title,
    titles=titles,
    printed_titles=printed_titles,
    printed_numbers=printed_numbers,
    fact_parts=list_parts,
    judge=judge,
    teaching=lambda table: table.view(State).sheet.teaching,
)
