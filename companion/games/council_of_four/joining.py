"""Joining a game under way: questions ask for the board and every player's goods instead of a set-up."""

from collections.abc import Mapping

from companion.games.council_of_four import announcements, box, entering, setup
from companion.games.council_of_four.box import STARTING_ASSISTANTS, STARTING_GOLD, STARTING_HAND, council_name
from companion.games.council_of_four.maps import city_options, permit_field, permit_options, token_map
from companion.games.council_of_four.state import RANKS, STACK, USED, State
from companion.table import Asked, Choose, Number, Option, Pick, Row, Seat, Table, Tally, asks, only_one, phrase, seat_options
from companion.table.entry import Value
from companion.table.questions.places import ChoosePlace

NEUTRAL_LEAST, NEUTRAL_MOST = 3, 9
"""Limits for the number of emporiums in an unused colour, with two players (CF-047)."""


async def join(state: State) -> int:
    """Ask for everything on the table and return the current round."""
    state.table.at("council-phase-setup", round=0)
    number = await Number("council.joined.round", low=1, high=60, likely=4, rules=("CF-049",))
    await setup.choose_sides(state)
    state.first.value = await setup.who_starts(state)
    players = seat_options(state.table.seats, "council-who")
    state.active.value = await Choose("council.joined.turn", options=players, rules=("CF-049",))
    if state.full:
        state.regions.king.value = await Asked(
            lambda: ChoosePlace("council.joined.king", options=city_options(), places=token_map(state.regions), rules=("CF-025",))
        )
        await entering.enter_tokens(state)
        await entering.enter_councils(state)
        await entering.enter_open_permits(state)
        if state.regions.tokens_later and len(state.table.seats) == setup.TWO_PLAYERS:
            # With two players, ask for the emporiums in an unused colour (CF-045, CF-047, CF-101)
            rules = ("CF-045", "CF-047", "CF-101", "CF-G16")
            state.regions.neutral.value = await Pick(
                "council.joined.neutral", options=city_options(), least=NEUTRAL_LEAST, most=NEUTRAL_MOST, rules=rules
            )
        for seat in state.table.seats:
            held = await _what_has(state, seat)
            state.goods.points[seat] = held["points"]
            state.goods.gold[seat] = held["gold"]
            state.goods.nobility[seat] = held["nobility"]
            state.goods.take_assistants(seat, held["assistants"])
            state.goods.draw(seat, held["hand"])
            await (_ask_for_pieces(state, seat) if state.regions.tokens_later else _tap_pieces(state, seat))
        for tile in box.TILES:
            if _may_have(state, tile):
                state.prizes.tile[tile] = await _who_has_tile(state, tile)
        for rank in RANKS[: min(len(box.ROYAL), sum(1 for owner in state.prizes.tile.values() if owner))]:
            state.prizes.royal[rank] = await _who_has_royal(state, rank)
    return number


async def _ask_for_pieces(state: State, seat: Seat) -> None:
    """Ask for a player's emporiums, usable permits and used permits, each in one entry."""
    state.regions.emporiums[seat] = await Pick(
        "council.joined.emporiums", seat=seat, options=city_options(), most=box.EMPORIUMS - 1, rules=("CF-100", "CF-109")
    )
    for name, place in (("usable", seat.colour), ("used", seat.colour + USED)):
        for permit in await _ask_for_own_permits(state, seat, name):
            state.permits.place[permit] = place


@asks
def _ask_for_own_permits(state: State, seat: Seat, name: str) -> Pick[str]:
    options = permit_options(tuple(permit for permit in box.PERMITS if state.permits.place[permit] == STACK))
    return Pick(f"council.joined.{name}", seat=seat, options=options, rules=("CF-090", "CF-091"))


async def _tap_pieces(state: State, seat: Seat) -> None:
    """Ask for a player's emporiums and permits one by one, as is done when players also enter every token."""
    await announcements.mark_emporiums(state, seat)
    for region in box.REGIONS:
        # One tap makes a permit face up, a second face down, a third takes it away again
        turned = {STACK: seat.colour, seat.colour: seat.colour + USED, seat.colour + USED: STACK}
        while (permit := await _ask_for_marked_permit(state, seat, region, state.time("marked-permit"))) != "done":
            state.permits.place[permit] = turned[state.permits.place[permit]]


@asks
def _what_has(state: State, seat: Seat) -> Tally:
    high = {
        "points": ("points", 999),
        "gold": ("gold", 99),
        "nobility": ("nobility", box.NOBILITY_END),
        "assistants": ("assistant", min(box.ASSISTANTS, state.goods.supply.value)),
        "hand": ("card", min(box.CARDS, state.goods.stack.value)),
    }
    rows = tuple(Row(name, phrase(f"council-has-{name}"), icon=icon, high=most) for name, (icon, most) in high.items())
    return Tally("council.joined.goods", seat=seat, rows=rows, rules=("CF-034", "CF-035"))


@asks
def _ask_for_marked_permit(state: State, seat: Seat, region: str, at: tuple[int, int]) -> ChoosePlace[str]:
    free = {STACK, seat.colour, seat.colour + USED}
    place = state.permits.place
    permits = tuple(p for p in box.permits_of(region) if place[p] in free)

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


def _may_have(state: State, tile: str) -> tuple[Seat, ...]:
    group = state.regions.board.groups[tile]
    return tuple(seat for seat in state.table.seats if set(group) <= set(state.regions.emporiums[seat]))


@asks
def _who_has_tile(state: State, tile: str) -> Choose[str]:
    args = {"tile": phrase(f"council-tile-{tile}")}
    options = seat_options(_may_have(state, tile), "council-who")
    return Choose("council.joined.tile", subject=tile, args=args, options=options, rules=("CF-110",), implied=only_one(options))


@asks
def _who_has_royal(state: State, rank: str) -> Choose[str]:
    seats = tuple(seat for seat in state.table.seats if seat.colour in state.prizes.tile.values())
    args, options = {"rank": int(rank)}, seat_options(seats, "council-who")
    return Choose("council.joined.royal", subject=rank, args=args, options=options, rules=("CF-111",), implied=only_one(options))


def newcomers(table: Table, seats: tuple[Seat, ...]) -> Mapping[str, Value]:
    """Return newcomers' starting goods, as far as supplies last, and what remains (CF-034, CF-035, CF-041, CF-042)."""
    state = table.view(State)
    if not state.full:
        return {}
    assistants, cards = state.goods.supply.value, state.goods.stack.value
    found: dict[str, Value] = {}
    for place, seat in enumerate(seats, start=len(table.seats)):
        found[f"gold.{seat.colour}"] = STARTING_GOLD[place]
        found[f"assistants.{seat.colour}"] = given = min(STARTING_ASSISTANTS[place], assistants)
        found[f"hand.{seat.colour}"] = hand = min(STARTING_HAND, cards)
        assistants, cards = assistants - given, cards - hand
    return found | {"supply": assistants, "stack": cards}


async def go_on(state: State) -> int:
    """Continue a game under way and return its round; whatever is missing is asked for when it first matters."""
    if state.full and await state.table.welcome():
        regions, permits = state.regions, state.permits
        regions.tokens_later = bool(regions.tokens_to_place())
        permits.later = any(len(permits.open(region)) < box.OPEN_PERMITS and permits.next_ones(region) for region in box.REGIONS)
        state.councils.later = any(len(row) < box.SEATS_IN_COUNCIL for row in state.councils.balcony.values())
    elif not state.full:
        await state.table.welcome()
    return state.table.start.round
