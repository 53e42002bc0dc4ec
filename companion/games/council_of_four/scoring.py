"""The final scoring as pure functions."""

from collections.abc import Sequence

from companion.games.council_of_four.box import MOST_PERMITS, NOBILITY_FIRST, NOBILITY_SECOND
from companion.table import unchanging


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
    points = {best: NOBILITY_FIRST, second: NOBILITY_SECOND}
    return tuple(points.get(place, 0) if place or zero_counts else 0 for place in places)


def permit_points(permits: Sequence[int], *, ties_count: bool = True) -> tuple[int, ...]:
    """Return 3 points for the most permits (CF-152); in a tie each leader gets them unless `ties_count` is off (CF-G13)."""
    most = max(permits)
    if most == 0 or (permits.count(most) > 1 and not ties_count):
        return (0,) * len(permits)
    return tuple(MOST_PERMITS if number == most else 0 for number in permits)


def scores(sheets: Sequence[PointSheet], *, zero_counts: bool = True, ties_count: bool = True) -> tuple[Score, ...]:
    """Score all players, in the order of their sheets."""
    nobility = nobility_points([sheet.nobility for sheet in sheets], zero_counts=zero_counts)
    permits = permit_points([sheet.permits for sheet in sheets], ties_count=ties_count)
    return tuple(Score(*line) for line in zip(sheets, nobility, permits, strict=True))
