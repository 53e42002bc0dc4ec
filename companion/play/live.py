"""What runs by itself while a question is open: the arrow, the hourglass, the camera's pictures.

The window gets these values beside the snapshot; each computes its state from the time alone.
"""

import math
from dataclasses import replace
from typing import TypeAlias

from companion.table import Phrase, Tile, unchanging
from hardware import lamps, spinning
from hardware import spinning as spinner


@unchanging
class Turning:
    """The device's arrow, turning to `rest` since the clock time `began`. The answer is `number`."""

    number: int
    rest: spinning.Rest
    began: float

    @classmethod
    def turn_to(cls, number: int, numbers: tuple[int, ...], shares: tuple[float, ...], draw: float, began: float) -> "Turning":
        """Turn the arrow to a sector with this number; `draw` (0 to 1) chooses which one, by its share, and where in it."""
        own = [place for place, shown in enumerate(numbers) if shown == number]
        return cls(number, spinning.Disc(shares).rest_among(own, draw), began)

    @classmethod
    def turn_to_chair(cls, number: int, chairs: int, draw: float, began: float) -> "Turning":
        """Turn the arrow to one of the chairs round the table, counted from 0; `draw` (0 to 1) says where in its sector."""
        rest = spinning.Disc.make_equal(chairs).rest_among([number], draw)
        return cls(number, replace(rest, turned=lamps.find_first_chair(chairs)), began)

    @property
    def animation(self) -> spinner.SpinAnimation:
        """The ring's animation meanwhile."""
        return spinner.SpinAnimation(self.rest)

    def is_resting(self, now: float) -> bool:
        """Return whether the arrow has stopped."""
        return now - self.began >= self.animation.seconds


@unchanging
class Drawn:
    """The keys that the device has drawn, in order; the cards turn over from the clock time `began` on."""

    keys: tuple[str, ...]
    began: float


@unchanging
class Running:
    """The hourglass: of `total` seconds, `left` remained at the clock time `since`; it stands still unless `running`.

    Each of its seconds takes `slow` seconds of the clock.
    """

    total: float
    left: float
    since: float
    running: bool
    slow: float = 1.0

    def get_remaining(self, now: float) -> float:
        """Seconds left, never below 0."""
        return max(0.0, self.left - (now - self.since) / self.slow) if self.running else self.left

    def count_whole_seconds(self, now: float) -> int:
        """Whole seconds left, rounded up."""
        return math.ceil(self.get_remaining(now) - 1e-6)

    def set(self, now: float, *, running: bool) -> "Running":
        """Start it, or stop it where it stands."""
        return replace(self, left=self.get_remaining(now), since=now, running=running)


@unchanging
class Piece:
    """One thing that the camera saw: its corners (four points, parts of the picture's width and height), and what it may be.

    `tiles` are the guesses, likeliest first (a cube is a `Tile` with its colour as kind and one symbol); the reader considers
    the first `likely` ones possible, the rest are all other faces; a `doubtful` guess should be asked about; `sure` (0 to 1) is
    the confidence of the first guess. An `unknown` piece looks like nothing that was taught: it counts as nothing until the
    table says what it is.
    """

    corners: tuple[tuple[float, float], ...]
    tiles: tuple[Tile, ...]
    doubtful: bool = False
    likely: int = 0
    sure: float = 1.0
    unknown: bool = False


@unchanging
class Seen:
    """A picture (RGB rows) and what was read in it; `refused` says why nothing could be read, `light` describes the light.

    `read` marks a reading, even an empty one, as opposed to a live picture; `ready` says whether a live picture is worth
    reading; `faces` are all faces the reader knows. If the whole reading is not sure, `doubt` says what to change for a second
    look, and `doubted` has the corners of the place concerned (empty: everywhere); `relight` says that the empty tray, shown once
    more, would teach its light.
    """

    pixels: bytes
    size: tuple[int, int]
    pieces: tuple[Piece, ...] = ()
    refused: Phrase | None = None
    light: Phrase | None = None
    ready: bool = True
    read: bool = False
    faces: tuple[Tile, ...] = ()
    doubt: Phrase | None = None
    doubted: tuple[tuple[float, float], ...] = ()
    relight: bool = False


Live: TypeAlias = Turning | Drawn | Running | Seen
