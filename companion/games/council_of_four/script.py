"""The game, as the rulebook tells it: set up, take turns until someone has built every emporium, then score."""

from __future__ import annotations

from contextlib import ExitStack, suppress

from companion.games.council_of_four.announcements import Stopped, heard_in_turns
from companion.games.council_of_four.ending import settle
from companion.games.council_of_four.joined import join
from companion.games.council_of_four.light import light_turn
from companion.games.council_of_four.realm import Realm, realm_of
from companion.games.council_of_four.setup import set_up
from companion.games.council_of_four.turn import PHASES, take_turn
from companion.table import Outcome, Table


async def play(table: Table) -> Outcome:
    """Play The Council of Four to its end."""
    realm = realm_of(table)
    number = await _begin(realm)
    with ExitStack() as heard:
        for announcement, handler in heard_in_turns(realm):
            heard.enter_context(table.hears(announcement, handler))
        with suppress(Stopped):
            await play_turns(realm, number)
    return await settle(realm)


async def _begin(realm: Realm) -> int:
    """Set up, or take the table as it stands; return the round that is played first."""
    start = realm.table.start
    if start.round > 1 or start.ledger:
        return start.round
    if realm.table.options["start"] == "joined":
        return await join(realm)
    await set_up(realm)
    return 1


async def play_turns(realm: Realm, number: int) -> None:
    """Go clockwise until the turn comes back to whoever first built a tenth emporium (CF-049, CF-145, CF-146)."""
    while True:
        realm.table.at("council-phase-draw", 1, len(PHASES), round=number)
        realm.begin_turn()
        await (take_turn(realm) if realm.full else light_turn(realm))
        realm.active.value = realm.table.seats.after(realm.seat).colour
        if realm.active.value == realm.last.value:
            return
        number += realm.active.value == realm.first.value
