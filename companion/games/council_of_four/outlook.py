"""What building in a city would cost and bring, before a player decides (CF-100 to CF-115)."""

from __future__ import annotations

from companion.games.council_of_four.bonus import Bonus, together
from companion.games.council_of_four.box import TILES
from companion.games.council_of_four.chain import chain
from companion.games.council_of_four.realm import Realm
from companion.table import Phrase, Seat, Symbols, phrase


def linked(realm: Realm, seat: Seat, city: str) -> tuple[str, ...]:
    """List the cities whose rewards an emporium in this city brings (CF-104 to CF-107)."""
    return chain(realm.land.board, realm.land.emporiums[seat], city)


def rewards(realm: Realm, seat: Seat, city: str) -> Bonus:
    """Add up the tokens of all linked cities."""
    return together(realm.land.reward(other) for other in linked(realm, seat, city))


def prize_points(realm: Realm, seat: Seat, city: str) -> int:
    """Add up the bonus tiles that the city completes and the royal rewards that come with them."""
    tiles = realm.prizes.completed(realm.land.board, realm.land.emporiums[seat], city)
    return sum(TILES[tile] for tile in tiles) + realm.prizes.worth(len(tiles))


def outlook(realm: Realm, seat: Seat, city: str, gold: int = 0) -> tuple[Symbols, ...]:
    """Show the balance of building: assistants and `gold` given, rewards of the chain, points of prizes."""
    if city in realm.land.emporiums[seat]:
        return ()
    balance = rewards(realm, seat, city).and_also(Bonus(gold=-gold, assistants=-realm.others_in(city, seat)))
    prizes = prize_points(realm, seat, city)
    return (*balance.symbols, *((Symbols("prize", prizes),) if prizes else ()))


def why_not_built(realm: Realm, seat: Seat, city: str) -> Phrase | None:
    """Say why a player cannot build in a city whatever the way; None where they can (CF-100, CF-103)."""
    if city in realm.land.emporiums[seat]:
        return phrase("council-off-own")
    needed = realm.others_in(city, seat)
    if needed > realm.goods.assistants[seat]:
        return phrase("council-off-assistants", n=needed)
    return None
