"""The spinner: how a fair draw becomes the arrow's resting place, and the lamps that follow the arrow there.

The random draw comes from the caller; here a draw only ever becomes the sector that it fell into.
"""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import ClassVar

from hardware.lamps import BRASS, OFF, Colour, Frame, light, measure_distance, places

FROM_THE_LINE = 0.15
"""The share of a sector on each side in which the arrow never rests, so that nobody argues about a line."""
TRAIL = 0.2
"""The length in turns of the fading light behind the moving arrow."""


@dataclass(frozen=True)
class Rest:
    """Where the arrow comes to rest: the sector's number from 0, and the arrow and the sector's borders in turns on the disc.

    ``turned`` is by how many turns the disc itself is rotated clockwise, which moves its first sector away from the top.
    """

    sector: int
    arrow: float
    begin: float
    end: float
    turned: float = 0.0

    @property
    def direction(self) -> float:
        """The direction in which the arrow points, in turns clockwise from the top."""
        return (self.arrow + self.turned) % 1.0


@dataclass(frozen=True)
class Disc:
    """A printed disc: the sizes of its sectors, clockwise from the top, in any unit (degrees, parts)."""

    shares: tuple[float, ...]

    @classmethod
    def make_equal(cls, sectors: int) -> "Disc":
        """Return a disc with this number of equal sectors."""
        return cls((1.0,) * sectors)

    def borders(self) -> tuple[float, ...]:
        """Return the borders of the sectors in turns, from 0 to 1; there is one more border than there are sectors."""
        sums = list(accumulate(self.shares))
        return (0.0, *(part / sums[-1] for part in sums[:-1]), 1.0)

    def sector_at(self, direction: float) -> int:
        """Return the sector (from 0) into which a direction in turns points; a border belongs to the later sector."""
        return bisect_right(self.borders(), direction % 1.0) - 1

    def rest(self, draw: float) -> Rest:
        """Return where the arrow rests after a draw (uniform in [0, 1)).

        Each sector's chance is exactly its share; within the sector the arrow keeps its distance from the lines.
        """
        return self._rest(*self.fall(draw))

    def rest_among(self, sectors: Sequence[int], draw: float) -> Rest:
        """Return where the arrow rests after a draw among these sectors only, each with the chance of its share among them."""
        fallen, within = Disc(tuple(self.shares[sector] for sector in sectors)).fall(draw)
        return self._rest(sectors[fallen], within)

    def fall(self, draw: float) -> tuple[int, float]:
        """Return the sector into which a draw (uniform in [0, 1)) falls, and how far into it (0 to 1)."""
        sector = self.sector_at(draw)
        begin, end = self.borders()[sector : sector + 2]
        return sector, (draw - begin) / (end - begin)

    def _rest(self, sector: int, within: float) -> Rest:
        begin, end = self.borders()[sector : sector + 2]
        arrow = begin + (end - begin) * (FROM_THE_LINE + within * (1 - 2 * FROM_THE_LINE))
        return Rest(sector, arrow, begin, end)


def snapshot(rest: Rest, count: int) -> frozenset[int]:
    """Return the lamps lit at rest: those of the arrow's sector nearest to the arrow, three on a ring of 24.

    If the sector is too narrow to contain a lamp, the one lamp nearest to the arrow is lit.
    """
    by_distance = sorted(range(count), key=lambda lamp: measure_distance(lamp / count, rest.direction))
    inside = [lamp for lamp in by_distance if rest.begin <= (lamp / count - rest.turned) % 1.0 < rest.end]
    most = max(1, round(count * 3 / 24))
    return frozenset(inside[:most] or by_distance[:1])


@dataclass(frozen=True)
class SpinAnimation:
    """The arrow turns from ``start``, slows down and stops at ``rest``; lamps run with it, then those around it stay lit."""

    rest: Rest
    start: float = 0.0
    turns: int = 3
    seconds: float = 2.6
    colour: Colour = BRASS
    fps: ClassVar[float] = 60.0

    @property
    def still_after(self) -> float | None:
        """Seconds until the arrow rests."""
        return self.seconds

    def arrow(self, t: float) -> float:
        """Return the arrow's direction in turns (0-1) after ``t`` seconds; from the end on, exactly that of ``rest``."""
        return self.rest.direction if t >= self.seconds else (self.start + self.count_turns(t)) % 1.0

    def count_turns(self, t: float) -> float:
        """Return the turns made in ``t`` seconds, which never decrease."""
        way = self.turns + (self.rest.direction - self.start) % 1.0
        return way * (1 - (1 - min(1.0, max(0.0, t) / self.seconds)) ** 3)

    def frame(self, t: float, count: int) -> Frame:
        """Return the lamps: a head with its trail while the arrow turns, and those of :func:`snapshot` at rest."""
        lamps = places(count)
        if t >= self.seconds:
            on = snapshot(self.rest, count)
            return tuple(self.colour if lamp in on else OFF for lamp in range(count))
        head = self.arrow(t)
        half = 0.5 / count
        behind = ((head + half - place) % 1.0 for place in lamps)
        return tuple(light(self.colour, max(0.0, 1 - gap / (TRAIL + half))) for gap in behind)
