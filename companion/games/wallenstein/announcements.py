"""What players can announce unasked: cubes fell out of the tower, a battle must be fought, light books from now on."""

from collections.abc import Iterator
from contextlib import contextmanager

from companion.games.wallenstein import cubes, light, reckoning
from companion.games.wallenstein.battle import empty
from companion.games.wallenstein.state import State
from companion.table import Announcement, ReadCubes, Seat, Tell, asks


@contextmanager
def accidents(state: State) -> Iterator[None]:
    """Accept at any time the announcement that cubes fell out of the tower; the cubes stay in the tray (WA-125)."""

    async def fell(_: Seat | None) -> None:
        state.accidents.value += 1
        if state.fight.kind.value:
            await Tell("wallenstein.fell-in-battle", occurrence=(state.accidents.value,), rules=("WA-125",))
            return
        counts = await _ask_for_fallen(state, state.accidents.value)
        for colour in cubes.colours(state):
            out = min(counts[colour], state.tower[colour])
            state.tower[colour] -= out
            state.tray[colour] += out

    with state.table.hears(Announcement("wallenstein.fell-out", rules=("WA-124", "WA-125"), icon="cube"), fell):
        yield


@asks
def _ask_for_fallen(state: State, number: int) -> ReadCubes:
    most = {colour: state.tower[colour] for colour in cubes.colours(state)}
    lying = {colour: state.tray[colour] for colour in cubes.colours(state)}
    return ReadCubes("wallenstein.fallen", occurrence=(number,), most=most, lying=lying, rules=("WA-124", "WA-125"))


@contextmanager
def battles_on_demand(state: State) -> Iterator[None]:
    """With light books, accept the announcement of a battle or revolt that no prompt has asked about."""

    async def battle(seat: Seat | None) -> None:
        if seat is not None and await _is_free_to_fight(state):
            await light.light_battle(state, seat, f"demand-{state.fight.number.value + 1}")

    async def revolt(seat: Seat | None) -> None:
        if seat is not None and await _is_free_to_fight(state):
            await light.light_revolt(state, seat)

    seats = tuple(state.seats)
    attacked = Announcement("wallenstein.battle", seats=seats, rules=("WA-119",), icon="cube")
    rising = Announcement("wallenstein.revolt", seats=seats, rules=("WA-108",), icon="peasant")
    with state.table.hears_each([(attacked, battle), (rising, revolt)]):
        yield


async def _is_free_to_fight(state: State) -> bool:
    if not state.fight.kind.value:
        return True
    await Tell("wallenstein.one-battle", occurrence=(state.fight.number.value,), rules=("WA-122",))
    return False


def note_for_light_books(state: State) -> None:
    """Keep the counts of lands and buildings as proposals for the winter; armies on the board are counted with the supplies."""
    lands, buildings = reckoning.land_counts(state), reckoning.building_counts(state)
    state.declare_light_winter()
    state.land_count.fill(lands)
    for seat in state.seats:
        for place, number in buildings[seat.colour].items():
            state.counted[place][seat] = number
    for land in state.lands:
        empty(state, land)
