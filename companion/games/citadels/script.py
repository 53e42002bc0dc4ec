"""The game, as the rulebook tells it: setup, then rounds of choosing and calling characters until a city has eight districts."""

from __future__ import annotations

from companion.games.citadels.calling import call_characters, pass_the_crown
from companion.games.citadels.choosing import choose_characters
from companion.games.citadels.ending import settle_up
from companion.games.citadels.realm import Realm
from companion.games.citadels.setup import join, set_up, who_is_oldest
from companion.table import Outcome, Table


async def play(table: Table) -> Outcome:
    """Play Citadels to its end: the round in which a city became complete is the last (CI-115, CI-116)."""
    realm = Realm(table)
    number = await _begin(realm)
    while not realm.cities.first.value:
        table.at("citadels-phase-draft", round=number)
        await choose_characters(realm)
        await call_characters(realm)
        await pass_the_crown(realm)
        number += 1
    return await settle_up(realm)


async def _begin(realm: Realm) -> int:
    """Set up, or take the table as it stands; return the number of the first round."""
    start = realm.table.start
    if realm.table.options["start"] == "joined":
        return await join(realm)
    if start.round == 1 and not start.ledger:
        await set_up(realm)
    elif not realm.court.crown.value:
        realm.court.crown.value = await who_is_oldest(realm)
    return start.round
