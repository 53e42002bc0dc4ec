"""The course of the game: set-up, then turns until no stone is left."""

from companion.app.commands.new.skeleton.scoring import outcome
from companion.app.commands.new.skeleton.setup import set_up
from companion.app.commands.new.skeleton.state import State
from companion.app.commands.new.skeleton.turn import take_turns
from companion.table import Outcome, Table


async def play(table: Table) -> Outcome:
    """Play a whole game."""
    state = table.view(State)
    table.at("skeleton-phase-setup", 1, 2, round=0)
    first = await set_up(state)
    last = await take_turns(state, first)
    return outcome(state, last)
