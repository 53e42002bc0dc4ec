"""House rule: of the armies that a court field names, up to that many become courtiers (AK-H02)."""

from companion.games.wallenstein.state import State
from companion.table import Asked, Number, Seat


def most_of(field: int, most: int) -> int:
    """Return how many of a field's armies can become courtiers where `most` can."""
    return min(field, most)


async def how_many(state: State, seat: Seat, field: int, most: int) -> int:
    """Ask how many of these armies become courtiers."""
    return await Asked(
        lambda: Number(
            "wallenstein.convert-number",
            args={"n": most},
            seat=seat,
            occurrence=(state.round, field),
            low=0,
            high=most,
            likely=most,
            icon="courtier",
            rules=("AK-018", "AK-021", "AK-H02"),
        )
    )
