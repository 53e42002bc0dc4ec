"""What players can announce at any time: this is the last round, the game is over, throw or draw."""

from collections.abc import Iterator

from companion.games.any_box import box_sheet, scoring, turn
from companion.games.any_box.state import State
from companion.table import Announcement, Handler, Seat


def heard_at_any_time(state: State) -> Iterator[tuple[Announcement, Handler]]:
    """Yield the announcements for the sheet's draws on request, and for an early end (AB-005, AB-012)."""

    async def last_round(_: Seat | None) -> None:
        state.ending.value = True

    async def over(_: Seat | None) -> None:
        raise scoring.GameOver

    yield Announcement("any.over", rules=("AB-012",), icon="cross"), over
    yield Announcement("any.last-round", rules=("AB-012",), icon="check"), last_round
    for number, rule in enumerate(state.sheet.draws, start=1):
        if rule.at is box_sheet.SaidAt.ASKED:
            yield _offer_draw(state, rule, number)


def _offer_draw(state: State, rule: box_sheet.DrawRule, number: int) -> tuple[Announcement, Handler]:
    async def asked(_: Seat | None) -> None:
        state.throws += 1
        await turn.throw(rule, None, (state.round, state.throws))

    return Announcement(f"any.draw-{number}", args={"name": rule.name.words}, rules=("AB-005",), icon="announce"), asked
