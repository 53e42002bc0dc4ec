"""Sitting down where a game is already on: the round and the standing, asked with ordinary questions."""

from __future__ import annotations

from companion.games.wallenstein.box import (
    ARMIES,
    BUILDINGS,
    COURTIERS,
    LAST_GRAIN,
    PEASANT_ARMIES,
    PEASANTS,
    ROUNDS,
    TALER,
    UNREST,
)
from companion.games.wallenstein.course import season
from companion.games.wallenstein.cubes import colours, seat_of
from companion.games.wallenstein.lands import land_name, land_option
from companion.games.wallenstein.state import State
from companion.games.wallenstein.winter import WINTER
from companion.table import Column, Number, Option, Order, Pick, ReadCubes, Seat, Tally, asks, phrase
from companion.table.questions.kinds import Row


async def join(state: State) -> int:
    """Ask where the game stands; return the round it goes on with."""
    state.table.at("wallenstein-phase-joined", 1, 1, round=0)
    number = await Number("wallenstein.joined-round", low=1, high=ROUNDS, likely=2, rules=("WA-054", "WA-055"))
    await _seat_tally(state, "joined-points", state.points, "points", 99)
    if season(number) == WINTER:
        await _order(state)
    if state.full:
        await _lands(state)
        await _seat_tally(state, "joined-taler", state.taler, "gold", TALER, most=TALER)
        await _seat_tally(state, "joined-grain", state.grain, "bread", LAST_GRAIN)
    if state.court:
        await _seat_tally(state, "joined-hall", state.hall, "courtier", COURTIERS)
    if state.landsknechte:
        await _seat_tally(state, "joined-banner", state.banner, "card", 4)
    await _cubes(state)
    settle(state)
    return number


def settle(state: State) -> None:
    """Let supplies, bank and stocks hold what is nowhere else."""
    for name, value in state.table.ledger.balanced({}).items():
        state.table.ledger.write(name, value)


async def _seat_tally(state: State, name: str, column: Column[int], icon: str, high: int, most: int | None = None) -> None:
    low = 1 if name == "joined-banner" else 0
    rows = tuple(Row(seat.colour, seat=seat, icon=icon, low=low, high=high, likely=low) for seat in state.seats)
    counts = await Tally(f"wallenstein.{name}", rows=rows, most=most)
    for seat in state.seats:
        column[seat] = counts[seat.colour]
    settle(state)


async def _order(state: State) -> None:
    options = tuple(Option(seat.colour, phrase("wallenstein-seat", who=seat), seat=seat) for seat in state.seats)
    order = await Order("wallenstein.joined-order", options=options, rules=("WA-100", "WA-165"))
    for place, colour in enumerate(order, start=1):
        state.place[colour] = place


async def _lands(state: State) -> None:
    for seat in state.seats:
        for land in await _lands_of(state, seat):
            state.owner[land] = seat.colour
            state.armies[land] = 1
        settle(state)
        await _armies(state, seat)
        for kind in BUILDINGS:
            await _buildings(state, seat, kind)
        await _unrest(state, seat)


@asks
def _lands_of(state: State, seat: Seat) -> Pick[str]:
    options = tuple(land_option(land) for land in state.lands if not state.owner[land])
    return Pick("wallenstein.joined-lands", seat=seat, options=options, most=min(len(options), ARMIES))


async def _armies(state: State, seat: Seat) -> None:
    counts = await _land_tally(state, seat, "joined-armies", 1, ARMIES)
    for land, number in counts.items():
        state.armies[land] = number
    settle(state)


async def _unrest(state: State, seat: Seat) -> None:
    counts = await _land_tally(state, seat, "joined-unrest", 0, UNREST - sum(state.unrest.values()))
    for land, number in counts.items():
        state.unrest[land] = number
    settle(state)


@asks
def _land_tally(state: State, seat: Seat, name: str, low: int, most: int) -> Tally:
    """Ask a number for each land of a player: any number in one land (WA-116), all together no more than there are."""
    lands = state.lands_of(seat)
    high = most - low * max(0, len(lands) - 1)
    rows = tuple(Row(land, land_name(land), icon="cube", low=low, high=high, likely=low) for land in lands)
    return Tally(f"wallenstein.{name}", seat=seat, rows=rows, most=most, rules=("WA-116",) if low else ("WA-109",))


async def _buildings(state: State, seat: Seat, kind: str) -> None:
    for land in await _built(state, seat, kind):
        state.built[kind][land] = True
    settle(state)


@asks
def _built(state: State, seat: Seat, kind: str) -> Pick[str]:
    options = tuple(land_option(land) for land in state.lands_of(seat) if state.free_sites(land))
    most = min(len(options), state.stock[kind])
    return Pick(
        "wallenstein.joined-built",
        args={"kind": phrase(f"wallenstein-{kind}")},
        seat=seat,
        subject=kind,
        options=options,
        most=most,
    )


async def _cubes(state: State) -> None:
    """Ask what lies in the tray, and how many cubes of each colour are in the tower."""
    lying = await _tray(state)
    for colour, number in lying.items():
        state.tray[colour] = number
    settle(state)
    inside = await _inside(state)
    for colour, number in inside.items():
        state.tower[colour] = number


@asks
def _tray(state: State) -> ReadCubes:
    most = {colour: state.in_supply(colour) for colour in colours(state)}
    return ReadCubes("wallenstein.joined-tray", most=most, rules=("WA-122",))


@asks
def _inside(state: State) -> Tally:
    rows = tuple(_inside_row(state, colour) for colour in colours(state))
    return Tally("wallenstein.joined-tower", rows=rows, rules=("WA-047",))


def _inside_row(state: State, colour: str) -> Row:
    most = min(state.in_supply(colour), PEASANT_ARMIES)
    words = phrase("wallenstein-peasants") if colour == PEASANTS else None
    icon = "peasant" if colour == PEASANTS else "cube"
    return Row(colour, words, seat_of(state, colour), icon=icon, high=most, likely=min(5, most))
