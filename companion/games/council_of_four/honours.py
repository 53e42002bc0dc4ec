"""What a building may bring besides: bonus tiles, royal rewards, points for the tenth emporium (CF-110 to CF-115, CF-144)."""

from __future__ import annotations

from companion.games.council_of_four.box import EMPORIUMS, LAST_EMPORIUM, ROYAL, TILES
from companion.games.council_of_four.prizes import RANKS
from companion.games.council_of_four.realm import Realm
from companion.table import Reason, Seat, Symbols, Tell, asks, phrase


async def take_prizes(realm: Realm, seat: Seat, city: str) -> None:
    """Take the tiles that the city just built in completes, each with the top royal reward."""
    for tile in TILES:
        if tile in realm.prizes.completed(realm.land.board, realm.land.emporiums[seat], city):
            await _prize(realm, seat, tile)
            realm.prizes.award(seat, tile)


@asks
def _prize(realm: Realm, seat: Seat, tile: str) -> Tell:
    rank = realm.prizes.next_royal()
    royal = ROYAL[RANKS.index(rank)] if rank else 0
    rows = [Reason(seat, phrase(f"council-tile-{tile}"), (Symbols("prize", TILES[tile]),))]
    if rank:
        rows.append(Reason(seat, phrase("council-row-royal", rank=int(rank)), (Symbols("prize", royal),)))
    return Tell(
        "council.prize",
        seat=seat,
        subject=tile,
        args={"tile": phrase(f"council-tile-{tile}"), "royal": royal},
        reasons=tuple(rows),
        rules=("CF-110", "CF-111", "CF-115", *(() if rank else ("CF-112",))),
        picture="prizes",
    )


async def last_emporium(realm: Realm, seat: Seat) -> None:
    """Give 3 points for the tenth emporium; the first to build it begins the last turns (CF-144, CF-145, CF-G20)."""
    await _tenth(realm, seat)
    realm.goods.points[seat] += LAST_EMPORIUM
    if not realm.last.value:
        realm.last.value = seat.colour


@asks
def _tenth(realm: Realm, seat: Seat) -> Tell:
    first = not realm.last.value
    return Tell(
        "council.tenth",
        seat=seat,
        args={"who": seat, "points": LAST_EMPORIUM, "first": 1 if first else 0, "emporiums": EMPORIUMS},
        reasons=(Reason(seat, phrase("council-row-tenth"), (Symbols("points", LAST_EMPORIUM),)),),
        rules=("CF-144", "CF-145", "CF-146") if first else ("CF-144", "CF-145", "CF-G20"),
        picture="last-emporium",
    )
