"""The form of light books: what each player read off tracks, tiles and permits at the end."""

from collections.abc import Sequence

from companion.games.council_of_four.box import ASSISTANTS, CARDS, NOBILITY_END, PERMITS, ROYAL, TILES
from companion.games.council_of_four.scoring import PointSheet, Score, scores
from companion.games.council_of_four.state import State
from companion.table import Row, Seat, Tally, asks

LINES = ("points", "prizes", "nobility", "permits", "rest")
"""What the form asks for: prizes are the points of tiles and royal rewards; the rest, assistants and cards, only of equals."""
HIGH = {
    "points": 999,
    "prizes": sum(TILES.values()) + sum(ROYAL),
    "nobility": NOBILITY_END,
    "permits": len(PERMITS),
    "rest": ASSISTANTS + CARDS,
}
USUAL = {"points": 40, "nobility": 6, "permits": 5}
ICONS = {"points": "points", "prizes": "prize", "nobility": "nobility", "permits": "permit", "rest": "card"}
RULES = {
    "points": ("CF-153",),
    "prizes": ("CF-115", "CF-147"),
    "nobility": ("CF-148", "CF-149", "CF-150", "CF-151"),
    "permits": ("CF-152", "CF-G12"),
    "rest": ("CF-154", "CF-G14"),
}


async def enter_form(state: State) -> None:
    """Ask line by line; the last only where the points are equal (CF-154)."""
    for line in LINES[:-1]:
        state.form(line).fill(await _line(state, line))
    await break_tie(state, scores([filled_in(state, seat) for seat in state.table.seats]))


async def break_tie(state: State, found: Sequence[Score]) -> None:
    """Ask for assistants and cards where several have the most points and nobody was asked yet (CF-154)."""
    totals = [score.total for score in found]
    if totals.count(max(totals)) > 1 and not state.rest_asked:
        state.rest_asked = True
        state.form("rest").fill(await _line(state, "rest"))


@asks
def _line(state: State, line: str) -> Tally:
    """Begin at what the books know; of what light books know nothing at what is usual."""
    high, rows = HIGH[line], []
    for seat in state.table.seats:
        known = _known(state, line, seat)
        likely = min(high, USUAL.get(line, 0) if known is None else known)
        # Points of tiles and royal rewards were noted one by one; all else may have changed since it was known
        noted = known if line == "prizes" else None
        rows.append(Row(seat.colour, seat=seat, icon=ICONS[line], high=high, likely=likely, noted=noted))
    most = high if line in {"prizes", "permits", "rest"} else None
    return Tally(f"council.form.{line}", rows=tuple(rows), most=most, rules=RULES[line], picture="scoring")


def _known(state: State, line: str, seat: Seat) -> int | None:
    """Give what was on the books before the table dropped to light ones, and the tiles and royal rewards that were noted."""
    if line == "prizes":
        return state.prizes.tile_points(seat) + state.prizes.royal_points(seat)
    if state.table.options["books"] != "full":
        return None
    known = {
        "points": state.goods.points[seat],
        "nobility": state.goods.nobility[seat],
        "permits": len(state.permits.of(seat)),
        "rest": state.goods.assistants[seat] + state.goods.hand[seat],
    }
    return known[line]


def filled_in(state: State, seat: Seat) -> PointSheet:
    """Give a player's sheet as the form has it."""
    line = {name: state.form(name)[seat] for name in LINES}
    return PointSheet(line["points"], line["prizes"], 0, line["nobility"], line["permits"], line["rest"])
