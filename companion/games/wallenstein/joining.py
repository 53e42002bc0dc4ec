"""Joining a game under way: ordinary questions ask for the round and the state of the table."""

from collections.abc import Mapping

from companion.games.wallenstein import box, course, cubes, winter
from companion.games.wallenstein.box import land_name
from companion.games.wallenstein.lands import land_option
from companion.games.wallenstein.state import State
from companion.table import Column, Number, Order, Pick, ReadCubes, Row, Seat, Table, Tally, Tell, asks, phrase, seat_options
from companion.table.entry import Value


async def join(state: State) -> int:
    """Ask for the state of the game and return the round it continues with."""
    state.table.at("wallenstein-phase-joined", 1, 1, round=0)
    number = await Number("wallenstein.joined-round", low=1, high=box.ROUNDS, likely=2, rules=("WA-054", "WA-055"))
    await _seat_tally(state, "joined-points", state.points, "points", 99)
    if course.season(number) == winter.WINTER:
        options = seat_options(state.seats, "wallenstein-seat")
        order = await Order("wallenstein.joined-order", options=options, rules=("WA-100", "WA-165"))
        for place, colour in enumerate(order, start=1):
            state.place[colour] = place
    if state.full:
        for seat in state.seats:
            await _note_armies(state, seat, box.ARMIES)
            for kind in box.BUILDINGS:
                for land in await _ask_for_built(state, seat, kind):
                    state.built[kind][land] = True
                settle(state)
            state.unrest.fill(await _land_tally(state, seat, "joined-unrest", 0, box.UNREST - sum(state.unrest.values())))
            settle(state)
        await _seat_tally(state, "joined-taler", state.taler, "gold", box.TALER, most=box.TALER)
        await _seat_tally(state, "joined-grain", state.grain, "bread", box.LAST_GRAIN)
    if state.court:
        await _seat_tally(state, "joined-hall", state.hall, "courtier", box.COURTIERS)
    if state.landsknechte:
        await _seat_tally(state, "joined-banner", state.banner, "card", 4)
    state.tray.fill(await _tray(state))
    settle(state)
    state.tower.fill(await _ask_for_inside(state))
    settle(state)
    return number


def settle(state: State) -> None:
    """Put into supplies, bank and stocks all pieces that lie nowhere else."""
    for name, value in state.table.ledger.complete({}).items():
        state.table.ledger.write(name, value)


async def _seat_tally(state: State, name: str, column: Column[int], icon: str, high: int, most: int | None = None) -> None:
    low = 1 if name == "joined-banner" else 0
    rows = tuple(Row(seat.colour, seat=seat, icon=icon, low=low, high=high, likely=low) for seat in state.seats)
    column.fill(await Tally(f"wallenstein.{name}", rows=rows, most=most))
    settle(state)


async def _note_armies(state: State, seat: Seat, most: int) -> None:
    """Ask for a player's lands and the number of armies in each."""
    for land in await _lands_of(state, seat):
        state.owner[land] = seat.colour
        state.armies[land] = 1
    settle(state)
    state.armies.fill(await _land_tally(state, seat, "joined-armies", 1, most))
    settle(state)


@asks
def _lands_of(state: State, seat: Seat) -> Pick[str]:
    options = tuple(land_option(land) for land in state.lands if not state.owner[land])
    return Pick("wallenstein.joined-lands", seat=seat, options=options, most=min(len(options), box.ARMIES))


@asks
def _land_tally(state: State, seat: Seat, name: str, low: int, most: int) -> Tally:
    """Ask for a number in each of a player's lands; a land has no limit of its own (WA-116), only the sum has (`most`)."""
    lands = state.lands_of(seat)
    high = most - low * max(0, len(lands) - 1)
    rows = tuple(Row(land, land_name(land), icon="cube", low=low, high=high, likely=low) for land in lands)
    return Tally(f"wallenstein.{name}", seat=seat, rows=rows, most=most, rules=("WA-116",) if low else ("WA-109",))


@asks
def _ask_for_built(state: State, seat: Seat, kind: str) -> Pick[str]:
    options = tuple(land_option(land) for land in state.lands_of(seat) if state.free_sites(land))
    return Pick(
        "wallenstein.joined-built",
        args={"kind": phrase(f"wallenstein-{kind}")},
        seat=seat,
        subject=kind,
        options=options,
        most=min(len(options), state.stock[kind]),
    )


@asks
def _tray(state: State) -> ReadCubes:
    most = {colour: state.in_supply(colour) for colour in cubes.colours(state)}
    return ReadCubes("wallenstein.joined-tray", most=most, rules=("WA-122",))


@asks
def _ask_for_inside(state: State) -> Tally:
    rows = []
    for colour in cubes.colours(state):
        most, seat = min(state.in_supply(colour), box.PEASANT_ARMIES), cubes.seat_of(state, colour)
        words, icon = (None, "cube") if seat else (phrase("wallenstein-peasants"), "peasant")
        rows.append(Row(colour, words, seat, icon=icon, high=most, likely=min(5, most)))
    return Tally("wallenstein.joined-tower", rows=tuple(rows), rules=("WA-047",))


def newcomers(table: Table, seats: tuple[Seat, ...]) -> Mapping[str, Value]:
    """Return newcomers' entries: starting money from the bank, and the last places in the order (WA-024, WA-025, WA-026)."""
    state = table.view(State)
    found: dict[str, Value] = {}
    free = [place for place in range(1, 6) if place not in state.place.values()]
    for seat, place in zip(seats, reversed(free), strict=False):
        found[f"place.{seat.colour}"] = place if any(state.place.values()) else 0
    if state.full:
        bank = state.bank.value
        for seat in seats:
            found[f"taler.{seat.colour}"] = given = min(box.START[len(table.seats) + len(seats)].taler, bank)
            bank -= given
        found["bank"] = bank
    return found


async def take_in(state: State, seat: Seat, number: int) -> None:
    """Ask for a newcomer's lands and armies, and have the player's filling armies thrown into the tower (WA-047)."""
    if state.full:
        await _note_armies(state, seat, box.ARMIES - box.FILL_ARMIES)
    filling = (cubes.CubeGroup(seat.colour, box.FILL_ARMIES, "part-filling"),)
    rules = ("WA-047",)
    rows = cubes.part_rows(state, filling)
    await Tell("wallenstein.fill", args={"n": box.FILL_ARMIES}, occurrence=(number,), reasons=rows, rules=rules, picture="fill")
    cubes.throw_in(state, filling)
    cubes.fell_out(state, await cubes.reading(state, "filling", ("WA-049",), number))
