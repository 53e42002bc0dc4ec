"""What players can announce at any time."""

from companion.games.tumult_royale import box, scoring
from companion.games.tumult_royale.state import State
from companion.table import Announcement, Handler, Seat, phrase


def heard_at_any_time(state: State) -> tuple[tuple[Announcement, Handler], ...]:
    """Return the announcements on offer at every question: 25 statues stand (TR-149), the players stop here."""

    async def all_stand(seat: Seat | None) -> None:
        assert seat is not None
        scoring.put_up(state, seat, box.STATUES - state.statues[seat])

    async def stop(_: Seat | None) -> None:
        raise scoring.over(state, phrase("tumult-over-stopped"))

    seats = tuple(state.table.seats)
    return (
        (Announcement("tumult.all-stand", seats=seats, rules=("TR-149",), icon="statue"), all_stand),
        (Announcement("tumult.stop", icon="cross"), stop),
    )
