"""Chapter bonus tiles: for all cities of a colour or region, each with a royal reward."""

from companion.games.council_of_four.box import ROYAL, TILES
from companion.games.council_of_four.maps import NOTHING_GAINED, map_of
from companion.games.council_of_four.state import RANKS, State
from companion.table import Reason, Seat, Symbols, Tell, asks, phrase
from companion.table.questions.illustrations import LitWay


async def take_prizes(state: State, seat: Seat, city: str) -> None:
    """Take the tiles that the city just built in completes, each with the top royal reward."""
    for tile in TILES:
        if tile in state.prizes.completed(state.regions.board, state.regions.emporiums[seat], city):
            await award(state, seat, tile)


async def award(state: State, seat: Seat, tile: str) -> None:
    """Tell what a tile brings, and give it with the top royal reward (CF-110, CF-111)."""
    await _prize(state, seat, tile)
    state.prizes.award(seat, tile)


@asks
def _prize(state: State, seat: Seat, tile: str) -> Tell:
    rank, regions = state.prizes.next_royal(), state.regions
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
        picture=f"prize-{tile}",
        illustration=LitWay(map_of(regions, NOTHING_GAINED, seat), regions.board.groups[tile]) if state.full else None,
        passes=True,
    )
