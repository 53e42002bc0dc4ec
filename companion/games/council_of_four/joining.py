"""Sitting down where a game is already on: the board and everybody's goods are asked instead of set up."""

from __future__ import annotations

from companion.games.council_of_four.box import (
    ASSISTANTS,
    CARDS,
    EMPORIUMS,
    NOBILITY_END,
    PERMITS,
    REGIONS,
    ROYAL,
    TILES,
    permits_of,
)
from companion.games.council_of_four.calculators import mark_emporiums
from companion.games.council_of_four.entering import enter_councils, enter_open_permits, enter_tokens
from companion.games.council_of_four.maps import city_options, council_name, permit_field, permit_options, token_map
from companion.games.council_of_four.setup import TWO_PLAYERS, choose_sides, who_starts
from companion.games.council_of_four.state import State
from companion.games.council_of_four.state.permits import STACK, USED
from companion.games.council_of_four.state.prizes import RANKS
from companion.table import Choose, Number, Option, Pick, Row, Seat, Tally, asks, phrase
from companion.table.questions.kinds import only_one
from companion.table.questions.places import ChoosePlace

NEUTRAL_LEAST, NEUTRAL_MOST = 3, 9
"""Emporiums of a colour that nobody plays, with two players (CF-047)."""


async def join(state: State) -> int:
    """Ask for everything that is on the table; return the round that is played."""
    state.table.at("council-phase-setup", round=0)
    number = await Number("council.joined.round", low=1, high=60, likely=4, rules=("CF-049",))
    await choose_sides(state)
    state.first.value = await who_starts(state)
    state.active.value = await _whose_turn(state)
    if state.full:
        await _join_full(state)
    return number


@asks
def _whose_turn(state: State) -> Choose[str]:
    options = tuple(Option(seat.colour, phrase("council-who", who=seat), seat=seat) for seat in state.table.seats)
    return Choose("council.joined.turn", options=options, rules=("CF-049",))


async def _join_full(state: State) -> None:
    state.regions.king.value = await _where_is_the_king(state)
    await enter_tokens(state)
    await enter_councils(state)
    await enter_open_permits(state)
    if state.regions.tokens_later and len(state.table.seats) == TWO_PLAYERS:
        state.regions.neutral.value = await _strangers()
    for seat in state.table.seats:
        await _goods(state, seat)
        await (_pieces(state, seat) if state.regions.tokens_later else _tap_pieces(state, seat))
    await _tiles(state)
    for rank in RANKS[: _tiles_taken(state)]:
        state.prizes.royal[rank] = await _who_has_royal(state, rank)


@asks
def _where_is_the_king(state: State) -> ChoosePlace[str]:
    return ChoosePlace("council.joined.king", options=city_options(), places=token_map(state.regions), rules=("CF-025",))


def _strangers() -> Pick[str]:
    """With two players, ask for the emporiums of a colour that nobody plays (CF-045, CF-047, CF-101)."""
    rules = ("CF-045", "CF-047", "CF-101", "CF-G16")
    return Pick("council.joined.neutral", options=city_options(), least=NEUTRAL_LEAST, most=NEUTRAL_MOST, rules=rules)


async def _pieces(state: State, seat: Seat) -> None:
    """Ask for a player's emporiums and permits, each kind at once."""
    state.regions.emporiums[seat] = await _emporiums(seat)
    for name, place in (("usable", seat.colour), ("used", seat.colour + USED)):
        for permit in await _own_permits(state, seat, name):
            state.permits.place[permit] = place


def _emporiums(seat: Seat) -> Pick[str]:
    return Pick("council.joined.emporiums", seat=seat, options=city_options(), most=EMPORIUMS - 1, rules=("CF-100", "CF-109"))


@asks
def _own_permits(state: State, seat: Seat, name: str) -> Pick[str]:
    options = permit_options(tuple(permit for permit in PERMITS if state.permits.place[permit] == STACK))
    return Pick(f"council.joined.{name}", seat=seat, options=options, rules=("CF-090", "CF-091"))


async def _tap_pieces(state: State, seat: Seat) -> None:
    """Let a player's emporiums and permits be tapped one by one: the course of a table that notes every token, too."""
    await mark_emporiums(state, seat)
    for region in REGIONS:
        await _mark_permits(state, seat, region)


async def _goods(state: State, seat: Seat) -> None:
    held = await _what_has(state, seat)
    state.goods.points[seat] = held["points"]
    state.goods.gold[seat] = held["gold"]
    state.goods.nobility[seat] = held["nobility"]
    state.goods.take_assistants(seat, held["assistants"])
    state.goods.draw(seat, held["hand"])


@asks
def _what_has(state: State, seat: Seat) -> Tally:
    high = {
        "points": ("points", 999),
        "gold": ("gold", 99),
        "nobility": ("nobility", NOBILITY_END),
        "assistants": ("assistant", min(ASSISTANTS, state.goods.supply.value)),
        "hand": ("card", min(CARDS, state.goods.stack.value)),
    }
    rows = tuple(Row(name, phrase(f"council-has-{name}"), icon=icon, high=most) for name, (icon, most) in high.items())
    return Tally("council.joined.goods", seat=seat, rows=rows, rules=("CF-034", "CF-035"))


async def _mark_permits(state: State, seat: Seat, region: str) -> None:
    """Let the table tap a player's permits: once for face up, again for face down, again for none."""
    turned = {STACK: seat.colour, seat.colour: seat.colour + USED, seat.colour + USED: STACK}
    while (permit := await _marked_permit(state, seat, region, state.time("marked-permit"))) != "done":
        state.permits.place[permit] = turned[state.permits.place[permit]]


@asks
def _marked_permit(state: State, seat: Seat, region: str, at: tuple[int, int]) -> ChoosePlace[str]:
    free = {STACK, seat.colour, seat.colour + USED}
    place = state.permits.place
    permits = tuple(p for p in permits_of(region) if place[p] in free)

    def holder(permit: str) -> tuple[Seat, ...]:
        return (seat,) * (STACK, seat.colour, seat.colour + USED).index(place[permit])

    return ChoosePlace(
        "council.joined.permits",
        seat=seat,
        subject=region,
        occurrence=at,
        args={"region": council_name(region)},
        options=(Option("done", phrase("council-all-there"), icon="check"), *permit_options(permits)),
        places=permit_field(permits, holder),
        rules=("CF-090", "CF-091"),
    )


async def _tiles(state: State) -> None:
    for tile in TILES:
        if _may_have(state, tile):
            state.prizes.tile[tile] = await _who_has_tile(state, tile)


def _may_have(state: State, tile: str) -> tuple[Seat, ...]:
    group = state.regions.board.group(tile)
    return tuple(seat for seat in state.table.seats if set(group) <= set(state.regions.emporiums[seat]))


def _tiles_taken(state: State) -> int:
    return min(len(ROYAL), sum(1 for owner in state.prizes.tile.values() if owner))


def _owners(seats: tuple[Seat, ...]) -> tuple[Option[str], ...]:
    return tuple(Option(seat.colour, phrase("council-who", who=seat), seat=seat) for seat in seats)


@asks
def _who_has_tile(state: State, tile: str) -> Choose[str]:
    args = {"tile": phrase(f"council-tile-{tile}")}
    options = _owners(_may_have(state, tile))
    return Choose("council.joined.tile", subject=tile, args=args, options=options, rules=("CF-110",), implied=only_one(options))


@asks
def _who_has_royal(state: State, rank: str) -> Choose[str]:
    seats = tuple(seat for seat in state.table.seats if seat.colour in state.prizes.tile.values())
    args = {"rank": int(rank)}
    options = _owners(seats)
    return Choose("council.joined.royal", subject=rank, args=args, options=options, rules=("CF-111",), implied=only_one(options))
