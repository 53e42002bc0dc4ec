"""The questions of teaching: show something to the camera, name a piece, confirm or move outlines, point out a piece."""

from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from enum import Enum
from typing import TYPE_CHECKING

from companion.play.live import Piece, Seen
from companion.table import Choose, Option, Question, Rng, Tile, unchanging
from companion.table.questions.kinds import offer

if TYPE_CHECKING:
    from vision.geometry.crop import Crop
    from vision.picture import Picture
    from vision.whole_reading import PicturePoint


AXES = 2


class Finds(Enum):
    """What to look for in a picture taken for teaching."""

    TILES = "tiles"
    TRAY = "tray"
    CUBES = "cubes"


@unchanging(eq=False)
class Shot:
    """One picture taken for teaching: as the camera took it (upright, B, G, R), and as the screen shows it, with pieces marked.

    `part` is the part of the picture that is shown, None for all of it.
    """

    picture: "Picture"
    seen: Seen
    part: "Crop | None" = None


def with_pieces(shot: Shot, pieces: Sequence[Piece]) -> Shot:
    """Return the shot with these pieces marked in it."""
    return replace(shot, seen=replace(shot.seen, pieces=tuple(pieces)))


@unchanging
class Kept:
    """The state of an interrupted lesson: its shots with the outlines confirmed, and the names given so far.

    Names are those of groups of equal tiles, or of cubes in the last shot, by number; None is no piece.
    """

    shots: tuple[Shot, ...] = ()
    names: Mapping[int, Tile | None] = field(default_factory=dict)


@unchanging(kw_only=True)
class ShowToCamera(Question["Shot | None"]):
    """Lay something under the camera and take its picture; the answer is the shot, or None for "enough", if that is offered.

    `number` is the picture's number among those of its kind; `empty` is the tray without cubes, for comparison; `spots` is the
    number of pieces for which a place is shown.
    """

    finds: Finds
    number: int = 0
    enough: bool = False
    empty: Shot | None = None
    spots: int = 0

    def parse(self, raw: object) -> Shot | None:
        """Accept a shot from the camera, or None if `enough` is offered."""
        if isinstance(raw, Shot) or (raw is None and self.enough):
            return raw
        raise self.reject("teaching-no-shot")


@unchanging(kw_only=True)
class NamePiece(Choose[str]):
    """What is this? One of the options, for the pieces on the crops."""

    crops: tuple[Seen, ...]


@unchanging(kw_only=True)
class ConfirmOutlines(Choose[str]):
    """Do the pieces of the shot end where they are outlined? The doubtful ones are marked."""

    shot: Shot


@unchanging(kw_only=True)
class ConfirmColours(Choose[str]):
    """Does each piece of the shot have the colour named? The answers are the numbers of its pieces, and others."""

    shot: Shot
    named: Mapping[str, str]


@unchanging(kw_only=True)
class MoveCorners(Question["tuple[PicturePoint, ...]"]):
    """Where are the corners of the shot's piece of this number? The answer is all four, in order."""

    shot: Shot
    number: int

    @property
    def corners(self) -> "tuple[PicturePoint, ...]":
        """The corners found, clipped to the picture."""
        return tuple((min(max(x, 0.0), 1.0), min(max(y, 0.0), 1.0)) for x, y in self.shot.seen.pieces[self.number].corners)

    def parse(self, raw: object) -> "tuple[PicturePoint, ...]":
        """Parse four places on the picture that form a convex quadrilateral."""
        places = tuple(raw) if isinstance(raw, tuple | list) else ()
        if len(places) != len(self.corners) or not all(is_place(each) for each in places):
            raise self.reject("teaching-corners-four")
        sides = zip(places, (*places[1:], places[0]), (*places[2:], *places[:2]), strict=True)
        turns = [(b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) for a, b, c in sides]
        if min(turns) * max(turns) <= 0:
            raise self.reject("teaching-corners-dented")
        return places

    def sample(self, rng: Rng) -> "tuple[PicturePoint, ...]":
        """Return the corners found."""
        return rng.choice((self.corners,))


def is_place(raw: object) -> bool:
    """Return whether this is a place on a picture: two shares (0-1) of its width and height."""
    return isinstance(raw, tuple) and len(raw) == AXES and all(isinstance(part, float) and 0 <= part <= 1 for part in raw)


@unchanging(kw_only=True)
class PointOut(Question["str | PicturePoint"]):
    """Which piece in the picture is it? The options are the numbers of the shot's pieces, and other answers.

    A finger may also point at any other place. `named` are the colours of the pieces that are known already, by number.
    """

    options: tuple[Option[str], ...]
    shot: Shot
    named: Mapping[str, str]

    def parse(self, raw: object) -> "str | PicturePoint":
        """Parse a place on the picture, or find the option named."""
        return raw if isinstance(raw, tuple) and is_place(raw) else offer(self, self.options, raw)

    def sample(self, rng: Rng) -> "str | PicturePoint":
        """Draw one of the options."""
        return rng.choice(self.options).key
