"""Rulebook chapter on electing a councillor: as the main action for 4 gold, or by sending an assistant."""

from companion.games.council_of_four.box import COUNCILS, ELECTION, SEATS_IN_COUNCIL, colour_name, council_name
from companion.games.council_of_four.maps import balcony, council_icon, councillor_field
from companion.games.council_of_four.state import State
from companion.table import Choose, ChoosePlace, Option, Seat, asks, phrase

PUSH = ("CF-060", "CF-061", "CF-062", "CF-064")


async def elect(state: State, seat: Seat) -> None:
    """Let the player elect a councillor, and give them 4 gold (CF-063)."""
    await push_in(state, seat, ("CF-063",))
    state.goods.gold[seat] += ELECTION


async def push_in(state: State, seat: Seat, rules: tuple[str, ...]) -> None:
    """Ask which councillor beside the board the player pushes into which balcony, and record it.

    Where no councillor was entered, nothing depends on it: the players push, and nobody is asked.
    """
    if not any(state.councils.balcony.values()):
        return
    colour = await _which_councillor(state, seat, rules, state.time("councillor"))
    council = await _which_balcony(state, seat, colour, rules, state.time("balcony"))
    # The councillor enters at the arrow's side; the last one falls out and goes beside the board (CF-061, CF-062)
    state.councils.balcony[council] = (colour, *state.councils.balcony[council])[:SEATS_IN_COUNCIL]


@asks
def _which_councillor(state: State, seat: Seat, rules: tuple[str, ...], at: tuple[int, int]) -> ChoosePlace[str]:
    pool = state.councils.pool()
    return ChoosePlace(
        "council.councillor",
        seat=seat,
        occurrence=at,
        options=tuple(Option(colour, colour_name(colour)) for colour in pool),
        places=councillor_field(tuple(pool)),
        rules=("CF-059", "CF-062", *rules),
        picture="election",
    )


@asks
def _which_balcony(state: State, seat: Seat, colour: str, rules: tuple[str, ...], at: tuple[int, int]) -> Choose[str]:
    return Choose(
        "council.balcony",
        seat=seat,
        occurrence=at,
        args={"colour": colour_name(colour)},
        absent="king",
        options=tuple(_balcony(state, council) for council in COUNCILS),
        rules=(*PUSH, *rules),
        picture="election",
    )


def _balcony(state: State, council: str) -> Option[str]:
    row = state.councils.balcony[council]
    out = row[-1] if len(row) >= SEATS_IN_COUNCIL else ""
    words = phrase("council-pushed", council=council_name(council), out=colour_name(out)) if out else council_name(council)
    return Option(council, words, icon=council_icon(council), pieces=balcony(state, council, out=bool(out)))
