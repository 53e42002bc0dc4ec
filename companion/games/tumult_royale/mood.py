"""Phase 1, the mood of the people: a spin decides what must be left to them; gamblers spin per kind after the raid."""

from companion.games.tumult_royale.box import DISC, KINDS, sectors
from companion.games.tumult_royale.state import State
from companion.table import Announcement, Argument, Number, Seat, Sector, Spin, Tell, asks, phrase

FIRST_MOOD = 3
"""What the people demand if the spin of round 1 was forgotten (TR-164)."""
MOODS = (1, 6)
"""The lowest and highest number that players can enter: known discs show 2 to 5; others have a margin (TR-G11)."""


class SpinForgotten(Exception):
    """The raid began before the arrow was spun, and now it is too late to spin."""


async def explore_the_mood(state: State) -> bool:
    """Ask for the spin of what must be left to the people; return whether it was forgotten (TR-053, TR-054, TR-163, TR-164)."""

    async def forgotten(_: Seat | None) -> None:
        raise SpinForgotten

    with state.table.hears(Announcement("tumult.spin-forgotten", rules=("TR-163", "TR-164"), icon="hourglass"), forgotten):
        try:
            number = await spin(state, "")
        except SpinForgotten:
            # The last round's number counts again, or a 3 in round 1 (TR-163, TR-164, TR-E16)
            if state.round == 1:
                _demand(state, FIRST_MOOD)
            elif not state.demand[KINDS[0]]:
                low, high = MOODS
                at = (state.round,)
                last = await Number("tumult.last-mood", low=low, high=high, likely=FIRST_MOOD, occurrence=at, rules=("TR-163",))
                _demand(state, last)
            await _as_before(state)
            return True
    _demand(state, number)
    return False


def _demand(state: State, number: int) -> None:
    for kind in KINDS:
        state.demand[kind] = number


def ring_spins(state: State) -> bool:
    """Return whether the ring spins the arrow: with the areas of the real disc, or with equal areas."""
    return bool(sectors(state.table)) or state.table.options["spinner"] == "house"


@asks
def spin(state: State, kind: str) -> Spin:
    """Ask for the arrow's number for all kinds, or for one kind (gamblers); it is within `MOODS` if no areas are known."""
    areas = sectors(state.table)
    house = not areas and ring_spins(state)
    if house:
        areas = tuple(Sector(number, 1) for number in DISC)
    # The prompt says who spins and, in round 1, that the areas are equal if nobody knows the real ones
    equal = "yes" if house and state.round == 1 else "no"
    args: dict[str, Argument] = {"round": state.round, "ring": "yes" if areas else "no", "equal": equal}
    return Spin(
        "tumult.mood" if not kind else "tumult.mood-of",
        args={"kind": phrase(f"tumult-{kind}")} if kind else args,
        # The king spins or, if that seat is empty, the highest rank present
        seat=next(seat for seat in state.by_rank() if seat in state.table.present),
        subject=kind,
        occurrence=(state.round,),
        sectors=areas,
        house=house,
        low=MOODS[0],
        high=MOODS[1],
        likely=FIRST_MOOD,
        alone=bool(areas),
        printed=areas or tuple(Sector(number, 1) for number in DISC),
        counts=(kind,) if kind else KINDS,
        reveals=bool(areas),
        rules=("TR-160", "TR-161") if kind else ("TR-050", "TR-051", "TR-053", "TR-054", "TR-055"),
        picture="disc",
    )


@asks
def _as_before(state: State) -> Tell:
    rules = ("TR-164",) if state.round == 1 else ("TR-163",)
    return Tell("tumult.as-before", args={"n": state.demand[KINDS[0]]}, occurrence=(state.round,), rules=rules, picture="disc")
