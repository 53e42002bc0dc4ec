"""Rulebook chapters on the end and the final scoring: pure functions, the tenth emporium, open rules, every point explained."""

from collections.abc import Sequence

from companion.games.council_of_four import box
from companion.games.council_of_four.state import OPEN_POINTS, State
from companion.table import (
    NOT_IMPLIED,
    Choose,
    Option,
    Outcome,
    Placing,
    Reason,
    Row,
    Seat,
    Symbols,
    Tally,
    Tell,
    asks,
    phrase,
    ranking,
    unchanging,
)


@unchanging
class PointSheet:
    """One player's entries for the final scoring; `goods` are assistants and politics cards together (CF-154)."""

    points: int
    tiles: int
    royal: int
    nobility: int
    permits: int
    goods: int


@unchanging
class Score:
    """One player's points: those from the sheet, and those for nobility and permits."""

    sheet: PointSheet
    nobility: int
    permits: int

    @property
    def rank(self) -> tuple[int, int]:
        """The sort key: points, then goods (CF-154); players equal in both share a place (CF-G14)."""
        return self.total, self.sheet.goods

    @property
    def total(self) -> int:
        """The sum of all points."""
        return self.sheet.points + self.sheet.tiles + self.sheet.royal + self.nobility + self.permits


def nobility_points(places: Sequence[int], *, zero_counts: bool = True) -> tuple[int, ...]:
    """Return the points for the nobility track: every leader gets 5; if there is only one, every second gets 2.

    The rules are CF-148, CF-149, CF-150, CF-151. With `zero_counts` off, a marker that never moved scores nothing (CF-G19).
    """
    best = max(places)
    second = max((place for place in places if place < best), default=None)
    if places.count(best) > 1:
        second = None
    points = {best: box.NOBILITY_FIRST, second: box.NOBILITY_SECOND}
    return tuple(points.get(place, 0) if place or zero_counts else 0 for place in places)


def permit_points(permits: Sequence[int], *, ties_count: bool = True) -> tuple[int, ...]:
    """Return 3 points for the most permits (CF-152); in a tie each leader gets them unless `ties_count` is off (CF-G13)."""
    most = max(permits)
    if most == 0 or (permits.count(most) > 1 and not ties_count):
        return (0,) * len(permits)
    return tuple(box.MOST_PERMITS if number == most else 0 for number in permits)


def scores(sheets: Sequence[PointSheet], *, zero_counts: bool = True, ties_count: bool = True) -> tuple[Score, ...]:
    """Score all players, in the order of their sheets."""
    nobility = nobility_points([sheet.nobility for sheet in sheets], zero_counts=zero_counts)
    permits = permit_points([sheet.permits for sheet in sheets], ties_count=ties_count)
    return tuple(Score(*line) for line in zip(sheets, nobility, permits, strict=True))


RULES = ("CF-147", "CF-148", "CF-149", "CF-150", "CF-151", "CF-152")
WINNING = ("CF-153", "CF-154", "CF-G14")


async def last_emporium(state: State, seat: Seat) -> None:
    """Give a player 3 points for their tenth emporium; the first to build one starts the last turns (CF-144, CF-145, CF-G20)."""
    await tell_last_emporium(state, seat)
    state.finished.add(seat)
    state.goods.points[seat] += box.LAST_EMPORIUM
    if not state.last.value:
        state.last.value = seat.colour


async def heed_corrections(state: State) -> None:
    """Treat a tenth emporium that a correction has added like one that a player has built (CF-144, CF-145)."""
    for seat in state.table.seats.clockwise_from(state.seat):
        if state.full and seat not in state.finished and state.regions.left(seat) == 0:
            await last_emporium(state, seat)


@asks
def tell_last_emporium(state: State, seat: Seat) -> Tell:
    """Announce that a player has built all emporiums, and what follows (CF-144, CF-145)."""
    first = not state.last.value
    return Tell(
        "council.tenth",
        seat=seat,
        args={"who": seat, "points": box.LAST_EMPORIUM, "first": 1 if first else 0, "emporiums": box.EMPORIUMS},
        reasons=(Reason(seat, phrase("council-row-tenth"), (Symbols("points", box.LAST_EMPORIUM),)),),
        rules=("CF-144", "CF-145", "CF-146") if first else ("CF-144", "CF-145", "CF-G20"),
        picture="last-emporium",
    )


async def settle(state: State) -> Outcome:
    """Run the final scoring and return the outcome."""
    state.table.at("council-phase-scoring")
    if not state.full:
        # Ask line by line; ask for the last line only if points are equal (CF-154)
        for line in LINES[:-1]:
            state.form(line).fill(await _line(state, line))
        await break_tie(state, scores([filled_in(state, seat) for seat in state.table.seats]))
    for open_point in OPEN_POINTS:
        down, up = ([sheet.permits for sheet in sheets(state, face_down=counted)] for counted in (True, False))
        permits = up if state.agreed["face-down"] == "no" else down
        # It matters if face-down permits change the points for most permits, if several have most, if an unmoved marker scores
        matters = {
            "face-down": permit_points(down) != permit_points(up),
            "tied": max(permits) > 0 and permits.count(max(permits)) > 1,
            "zero": any(score.nobility and not score.sheet.nobility for score in scores(sheets(state))),
        }
        if matters[open_point]:
            icons = zip(("yes", "no"), _ICONS[open_point], strict=True)
            options = tuple(Option(answer, phrase(f"council-settle-{open_point}-{answer}"), icon=icon) for answer, icon in icons)
            kept = state.table.options[open_point]
            state.agreed[open_point] = await Choose(
                f"council.settle.{open_point}",
                options=options,
                rules=_SETTLES[open_point],
                picture=open_point,
                implied=NOT_IMPLIED if kept == "open" else kept,
            )
    if not state.full:
        await break_tie(state, scored(state))
    for number in range(len(state.table.seats), 0, -1):
        await _explain_score(state, number)
    ranked = _by_place(state)
    totals = [score.total for _, _, score in ranked]
    notes = [phrase("council-tie", goods=score.sheet.goods) if totals.count(score.total) > 1 else None for _, _, score in ranked]
    standing = tuple(Placing(place, seat, score.total, note) for (place, seat, score), note in zip(ranked, notes, strict=True))
    winners = tuple(placing.seat for placing in standing if placing.place == 1)
    last = state.last.value
    reason = phrase("council-over", who=state.table.seats.of(last)) if last else phrase("council-over-stopped")
    return Outcome(reason, winners, standing, rules=("CF-145", *WINNING) if last else WINNING)


def sheets(state: State, *, face_down: bool = True) -> tuple[PointSheet, ...]:
    """Return every player's sheet, from the ledger or, with light books, from the form."""
    if not state.full:
        return tuple(filled_in(state, seat) for seat in state.table.seats)
    goods, permits = state.goods, state.permits
    return tuple(
        PointSheet(
            points=goods.points[seat],
            tiles=state.prizes.tile_points(seat),
            royal=state.prizes.royal_points(seat),
            nobility=goods.nobility[seat],
            permits=len(permits.of(seat) if face_down else permits.usable(seat)),
            goods=goods.assistants[seat] + goods.hand[seat],
        )
        for seat in state.table.seats
    )


def scored(state: State) -> tuple[Score, ...]:
    """Score all seats with the players' answers on open rules; an unanswered one is applied by the letter."""
    agreed = {name: state.agreed[name] != "no" for name in state.agreed.keys}
    lines = sheets(state, face_down=agreed["face-down"])
    return scores(lines, zero_counts=agreed["zero"], ties_count=agreed["tied"])


_ICONS = {"face-down": ("permit-down", "permit-tile"), "tied": ("points", "cross"), "zero": ("nobility", "cross")}
_SETTLES = {"face-down": ("CF-152", "CF-G12"), "tied": ("CF-152", "CF-G13"), "zero": ("CF-150", "CF-G19")}


def _by_place(state: State) -> tuple[tuple[int, Seat, Score], ...]:
    lines = dict(zip(state.table.seats, scored(state), strict=True))
    return tuple((place, seat, lines[seat]) for place, seat in ranking({seat: score.rank for seat, score in lines.items()}))


@asks
def _explain_score(state: State, number: int) -> Tell:
    """Explain every point of the player in place `number`; places are explained from the last one up."""
    _, seat, score = _by_place(state)[number - 1]
    sheet = score.sheet
    rows = (
        ("track", "points", sheet.points, sheet.points),
        ("tiles", "prize", sheet.tiles, sheet.tiles),
        ("royals", "crown", sheet.royal, sheet.royal),
        ("nobility", "nobility", sheet.nobility, score.nobility),
        ("permits", "permit", sheet.permits, score.permits),
    )
    shown = (
        Reason(words=phrase(f"council-row-{name}"), symbols=(Symbols(icon, count),) if count else (), total=points)
        for name, icon, count, points in rows
        if points or name == "track"
    )
    return Tell(
        "council.score",
        seat=seat,
        occurrence=(number,),
        args={"points": score.total},
        reasons=(*shown, Reason(words=phrase("council-row-sum"), total=score.total, marked=True)),
        rules=RULES,
        passes=number > 1,
    )


LINES = ("points", "prizes", "nobility", "permits", "rest")
"""The form's lines; `prizes` are the points of tiles and royal rewards, `rest` assistants and cards, asked only in a tie."""
HIGH = {
    "points": 999,
    "prizes": sum(box.TILES.values()) + sum(box.ROYAL),
    "nobility": box.NOBILITY_END,
    "permits": len(box.PERMITS),
    "rest": box.ASSISTANTS + box.CARDS,
}
USUAL = {"points": 40, "nobility": 6, "permits": 5}
LINE_ICONS = {"points": "points", "prizes": "prize", "nobility": "nobility", "permits": "permit", "rest": "card"}
LINE_RULES = {
    "points": ("CF-153",),
    "prizes": ("CF-115", "CF-147"),
    "nobility": ("CF-148", "CF-149", "CF-150", "CF-151"),
    "permits": ("CF-152", "CF-G12"),
    "rest": ("CF-154", "CF-G14"),
}


async def break_tie(state: State, found: Sequence[Score]) -> None:
    """Ask once for assistants and cards if several players have the most points (CF-154)."""
    totals = [score.total for score in found]
    if totals.count(max(totals)) > 1 and not state.rest_asked:
        state.rest_asked = True
        state.form("rest").fill(await _line(state, "rest"))


@asks
def _line(state: State, line: str) -> Tally:
    """Ask for one line of the form; suggest the values in the ledger, or usual ones where it has none."""
    high, rows = HIGH[line], []
    for seat in state.table.seats:
        # Values from before the switch to light books, and the tiles and royal rewards recorded
        known = {"prizes": state.prizes.tile_points(seat) + state.prizes.royal_points(seat)}
        if state.table.options["books"] == "full":
            known |= {
                "points": state.goods.points[seat],
                "nobility": state.goods.nobility[seat],
                "permits": len(state.permits.of(seat)),
                "rest": state.goods.assistants[seat] + state.goods.hand[seat],
            }
        likely = min(high, known.get(line, USUAL.get(line, 0)))
        # Tiles and royal rewards were recorded one by one; all other values can have changed since
        noted = known["prizes"] if line == "prizes" else None
        rows.append(Row(seat.colour, seat=seat, icon=LINE_ICONS[line], high=high, likely=likely, noted=noted))
    most = high if line in {"prizes", "permits", "rest"} else None
    return Tally(f"council.form.{line}", rows=tuple(rows), most=most, rules=LINE_RULES[line], picture="scoring")


def filled_in(state: State, seat: Seat) -> PointSheet:
    """Return a player's sheet from the form."""
    line = {name: state.form(name)[seat] for name in LINES}
    return PointSheet(line["points"], line["prizes"], 0, line["nobility"], line["permits"], line["rest"])
