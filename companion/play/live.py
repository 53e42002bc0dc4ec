"""What goes on by itself while a question is open: the arrow that turns, the sand that runs, what the camera saw.

Values that the app hands to the window beside the snapshot; each tells from the time alone how it stands.
"""

import math
from dataclasses import replace
from typing import TypeAlias

from companion.table import unchanging
from companion.table.phrase import Phrase
from companion.table.questions.device_kinds import Tile
from hardware import spinning as spinner
from hardware.circle import first_chair_begins
from hardware.spinning import Disc, Rest


@unchanging
class Turning:
    """The device's arrow on its way to `rest`; `began` is the clock's second of the throw. The answer is `number`."""

    number: int
    rest: Rest
    began: float

    @classmethod
    def towards(cls, number: int, numbers: tuple[int, ...], shares: tuple[float, ...], draw: float, began: float) -> "Turning":
        """Let the arrow turn to a sector with this number; `draw` (0 to 1) chooses which, by its share, and where in it."""
        own = [place for place, shown in enumerate(numbers) if shown == number]
        return cls(number, Disc(shares).rest_among(own, draw), began)

    @classmethod
    def towards_chair(cls, number: int, chairs: int, draw: float, began: float) -> "Turning":
        """Let the arrow turn to one of the chairs round the table, counted from 0; `draw` (0 to 1) says where before it."""
        rest = Disc.equal(chairs).rest_among([number], draw)
        return cls(number, replace(rest, turned=first_chair_begins(chairs)), began)

    @property
    def animation(self) -> spinner.SpinAnimation:
        """What the ring shows meanwhile."""
        return spinner.SpinAnimation(self.rest)

    def resting(self, now: float) -> bool:
        """Whether the arrow stands."""
        return now - self.began >= self.animation.seconds


@unchanging
class Drawn:
    """What the device has drawn, in order; the cards turn over from the clock's second `began` on."""

    keys: tuple[str, ...]
    began: float


@unchanging
class Running:
    """The hourglass: of `total` seconds `left` remained at the clock's second `since`; it stands still unless `running`.

    With `slow` each of its seconds takes so many of the clock's.
    """

    total: float
    left: float
    since: float
    running: bool
    slow: float = 1.0

    def remaining(self, now: float) -> float:
        """Seconds left, never below 0."""
        return max(0.0, self.left - (now - self.since) / self.slow) if self.running else self.left

    def whole(self, now: float) -> int:
        """Whole seconds left, rounded up."""
        return math.ceil(self.remaining(now) - 1e-6)

    def set(self, now: float, *, running: bool) -> "Running":
        """Let it run on, or stop it where it stands."""
        return replace(self, left=self.remaining(now), since=now, running=running)


@unchanging
class Piece:
    """One thing that the camera saw: its corners (four points, parts of the picture's width and height), and what it may be.

    `tiles` are the guesses, likeliest first (for cubes: one `Tile` of kind colour with one symbol); the first `likely` are what
    the reader thinks possible, the others all else there is; `doubtful` marks a guess that should be asked, `sure` (0 to 1) says
    how sure the first one is.
    """

    corners: tuple[tuple[float, float], ...]
    tiles: tuple[Tile, ...]
    doubtful: bool = False
    likely: int = 0
    sure: float = 1.0


@unchanging
class Seen:
    """A picture (RGB rows) and what was read in it; `refused` is why nothing could be read, `light` one word on the light.

    `read` tells a reading, be it of nothing, from the live picture before it; `ready` whether that is worth reading; `faces` are
    all faces the reader knows. `doubt` says, where the whole reading is not sure, what a second look should find otherwise, and
    `doubted` are the corners of where, none for everywhere.
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


Live: TypeAlias = Turning | Drawn | Running | Seen
