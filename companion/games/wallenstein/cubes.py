"""The way of the cubes through the tower and into the tray, with its prompts (rulebook chapter on the tower in general)."""

from collections.abc import Mapping, Sequence

from companion.games.wallenstein import box, tower
from companion.games.wallenstein.state import State
from companion.table import Argument, Phrase, ReadCubes, Reason, Seat, Symbols, asks, phrase, unchanging


@unchanging
class CubeGroup:
    """Cubes that go into the tower together: colour ("green" for peasants), number, reason, and the land ("": the supply)."""

    colour: str
    number: int
    why: str
    rules: tuple[str, ...] = ()
    land: str = ""


def seat_of(state: State, colour: str) -> Seat | None:
    """Find the player of a colour; None for the peasants."""
    return None if colour == box.PEASANTS else state.seats.of(colour)


def cubes(state: State, colour: str, number: int) -> Symbols:
    """Return the symbols for cubes of a colour."""
    return Symbols("peasant" if colour == box.PEASANTS else "cube", number, seat=seat_of(state, colour))


def colours(state: State) -> tuple[str, ...]:
    """Return the colours of the cubes in this game, the peasants' last."""
    return (*state.seats.colours, box.PEASANTS)


def shown(state: State, counts: Mapping[str, int]) -> tuple[Symbols, ...]:
    """Return the symbols for cubes of several colours; colours with a count of 0 are left out."""
    return tuple(cubes(state, colour, counts[colour]) for colour in colours(state) if counts.get(colour))


def part_rows(state: State, parts: Sequence[CubeGroup]) -> tuple[Reason, ...]:
    """Return one row per group that goes into the tower, with the tray's cubes last (WA-122)."""
    rows = []
    for part in parts:
        if part.number:
            seat = seat_of(state, part.colour)
            name, note = None if seat else phrase("wallenstein-peasants"), phrase(f"wallenstein-{part.why}")
            rows.append(Reason(seat, name, (cubes(state, part.colour, part.number),), note=note))
    lying = {colour: state.tray[colour] for colour in colours(state)}
    if any(lying.values()):
        rows.append(Reason(None, phrase("wallenstein-tray-cubes"), shown(state, lying), note=phrase("wallenstein-part-tray")))
    return tuple(rows)


def throw_in(state: State, parts: Sequence[CubeGroup]) -> None:
    """Move these cubes and all cubes in the tray into the tower together (WA-122)."""
    for colour in colours(state):
        state.thrown[colour] = 0
    for part in parts:
        number = part.number if part.land else min(part.number, state.in_supply(part.colour))
        if part.land:
            state.armies[part.land] -= number
        else:
            state.take_supply(part.colour, number)
        state.thrown[part.colour] += number
    for colour in colours(state):
        state.thrown[colour] += state.tray[colour]
        state.tray[colour] = 0
    for colour in colours(state):
        state.tower[colour] += state.thrown[colour]


def goes_in(state: State, counts: Mapping[str, int]) -> tuple[Phrase, ...]:
    """Return the phrases for what is thrown in: each player's armies, then the peasants; counts of 0 are left out."""
    armies = tuple(phrase("wallenstein-goes-in", who=seat, n=counts[seat.colour]) for seat in state.seats if counts[seat.colour])
    return (*armies, phrase("wallenstein-goes-in-peasants", n=counts[box.PEASANTS])) if counts[box.PEASANTS] else armies


@asks
def reading(state: State, subject: str, rules: tuple[str, ...], number: int) -> ReadCubes:
    """Ask what lies in the tray: of each colour at most as many as can have been in the tower.

    A filled tower returns about as many cubes as are thrown in, so this number is the suggested value.
    """
    most = {colour: state.tower[colour] for colour in colours(state)}
    likely = {colour: min(state.thrown[colour], most[colour]) for colour in colours(state)}
    args: dict[str, Argument] = {
        "inside": sum(most.values()),
        "filling": "yes" if subject == "filling" else "no",
        "court": "yes" if state.court else "no",
        "all": goes_in(state, {colour: state.thrown[colour] for colour in colours(state)}),
    }
    return ReadCubes("wallenstein.tray", args=args, subject=subject, occurrence=(number,), most=most, likely=likely, rules=rules)


def fell_out(state: State, counts: Mapping[str, int]) -> None:
    """Move what fell out, at most what was inside, to the tray, and record the throw for the tower's model."""
    throws = []
    for colour in colours(state):
        out = min(counts[colour], state.tower[colour])
        throws.append(tower.Throw(state.thrown[colour], state.tower[colour] - state.thrown[colour], out))
        state.tower[colour] -= out
        state.tray[colour] += out
        state.thrown[colour] = 0
    state.throws.value += tuple(str(throw) for throw in throws if throw.thrown + throw.inside > 0 and throw.inside >= 0)


def clear(state: State, counts: Mapping[str, int]) -> None:
    """Put cubes from the tray back into the supplies."""
    for colour, number in counts.items():
        gone = min(number, state.tray[colour])
        state.tray[colour] -= gone
        state.take_supply(colour, -gone)
