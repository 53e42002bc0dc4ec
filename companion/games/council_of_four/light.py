"""Turns in light books: who is on, what a turn has, and nothing to enter."""

from __future__ import annotations

from companion.games.council_of_four import quick
from companion.games.council_of_four.box import LAST_EMPORIUM
from companion.games.council_of_four.course import DRAW, MAIN
from companion.games.council_of_four.state import State
from companion.table import Choose, Option, Seat, Symbols, asks, phrase


async def light_turn(state: State) -> None:
    """Prompt a turn and wait until it is over; the table says when someone's tenth emporium stands (CF-144)."""
    if await _turn(state, state.seat, state.time("turn")) == "tenth":
        state.last.value = state.active.value


@asks
def _turn(state: State, seat: Seat, at: tuple[int, int]) -> Choose[str]:
    last = bool(state.last.value)
    tenth = Option("tenth", phrase("council-tenth-stands"), gains=(Symbols("points", LAST_EMPORIUM),), icon="emporium")
    return Choose(
        "council.light-turn",
        seat=seat,
        occurrence=at,
        args={"last": 1 if last else 0},
        options=(Option("done", phrase("council-done"), icon="check"), *(() if last else (tenth,))),
        rules=(*DRAW, *MAIN, *quick.RULES, "CF-144", "CF-145", *(("CF-146",) if last else ())),
        picture="turn",
    )
