"""Turns in light books: who is on, what a turn has, and nothing to enter (CF-049 to CF-058)."""

from __future__ import annotations

from companion.games.council_of_four.box import LAST_EMPORIUM
from companion.games.council_of_four.quick import RULES as QUICK
from companion.games.council_of_four.realm import Realm
from companion.games.council_of_four.turn import DRAW, MAIN
from companion.table import Choose, Option, Seat, Symbols, asks, phrase


async def light_turn(realm: Realm) -> None:
    """Prompt a turn and wait until it is over; the table says when someone's tenth emporium stands (CF-144)."""
    if await _turn(realm, realm.seat, realm.time("turn")) == "tenth":
        realm.last.value = realm.active.value


@asks
def _turn(realm: Realm, seat: Seat, at: tuple[int, int]) -> Choose[str]:
    last = bool(realm.last.value)
    tenth = Option("tenth", phrase("council-tenth-stands"), gains=(Symbols("points", LAST_EMPORIUM),), icon="emporium")
    return Choose(
        "council.light-turn",
        seat=seat,
        occurrence=at,
        args={"last": 1 if last else 0},
        options=(Option("done", phrase("council-done"), icon="check"), *(() if last else (tenth,))),
        rules=(*DRAW, *MAIN, *QUICK, "CF-144", "CF-145", *(("CF-146",) if last else ())),
        picture="turn",
    )
