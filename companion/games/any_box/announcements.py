"""What players can announce at any time: this is the last round, the game is over, throw or draw."""

from collections.abc import Iterator

from companion.games.any_box import box_sheet, points, turn
from companion.games.any_box.state import State
from companion.table import Announcement, Handler, Seat


def heard_at_any_time(state: State) -> Iterator[tuple[Announcement, Handler]]:
    """Yield the announcements for the sheet's draws on request, and for an early end (AB-005, AB-012)."""

    async def last_round(_: Seat | None) -> None:
        state.ending.value = True

    async def over(_: Seat | None) -> None:
        raise points.GameOver

    async def said(seat: Seat | None) -> None:
        await points.score_asked(state, seat or state.table.seats[0])

    async def moved(seat: Seat | None) -> None:
        await points.move_marker(state, seat or state.table.seats[0])

    yield Announcement("any.over", rules=("AB-012",), icon="cross"), over
    yield Announcement("any.last-round", rules=("AB-012",), icon="check"), last_round
    seats = tuple(state.table.seats)
    if lines := state.sheet.lines(box_sheet.When.ANY):
        names = tuple(line.name.words for line in lines)
        yield Announcement("any.write", args={"names": names}, seats=seats, rules=("AB-008",), icon="points"), said
    if markers := state.sheet.markers:
        names = tuple(marker.name.words for marker in markers)
        yield Announcement("any.moves", args={"names": names}, seats=seats, rules=("AB-019",), icon="announce"), moved
    for number, rule in enumerate(state.sheet.draws, start=1):
        if rule.at is box_sheet.SaidAt.ASKED:
            yield _offer_draw(state, rule, number)


def _offer_draw(state: State, rule: box_sheet.DrawRule, number: int) -> tuple[Announcement, Handler]:
    async def asked(_: Seat | None) -> None:
        state.throws += 1
        await turn.throw(state, rule, None, (state.round, state.throws))

    return Announcement(f"any.draw-{number}", args={"name": rule.name.words}, rules=("AB-005",), icon="announce"), asked
