"""The pictures of a game, from `pictures.toml`: parts on a canvas of 160 x 100 units, and their motion."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from companion.rulebook import FileRefused, from_file
from companion.table import unchanging

WIDTH, HEIGHT = 160, 100
"""The size of the canvas in units."""
Point: TypeAlias = tuple[float, float]


@unchanging
class Shape:
    """A drawing: its name (a file of the game's `icons`, or a shared one), its centre, height in units, rotation in degrees.

    `seat` tints it with the colour of a seat (0 is the player asked, else the first seat); `fade` draws it pale.
    """

    draw: str
    at: Point
    size: float
    turn: float = 0.0
    seat: int | None = None
    fade: bool = False

    def __post_init__(self) -> None:
        """Check that the size is above 0 and the centre at most a quarter off the canvas; raises `FileRefused`."""
        if self.size <= 0:
            raise FileRefused(f"{self.draw}: expected a size above 0, got {self.size}")
        _on_canvas(self.draw, self.at)


@unchanging
class Arrow:
    """An arrow through at least two points, with its head at the last one."""

    points: tuple[Point, ...]
    fade: bool = False

    def __post_init__(self) -> None:
        """Check that the arrow has two points or more and none too far off the canvas; raises `FileRefused`."""
        if len(self.points) < 2:  # noqa: PLR2004 - from somewhere to somewhere
            raise FileRefused(f"expected an arrow of at least two points, got {len(self.points)}")
        for point in self.points:
            _on_canvas("an arrow", point)


@unchanging
class Label:
    """A short text (a number, a sign) centred at `at`; `size` is its em height in units."""

    text: str
    at: Point
    size: float = 16.0
    fade: bool = False

    def __post_init__(self) -> None:
        """Check that the size is above 0 and the centre at most a quarter off the canvas; raises `FileRefused`."""
        if self.size <= 0:
            raise FileRefused(f"the text {self.text}: expected a size above 0, got {self.size}")
        _on_canvas(self.text, self.at)


Part: TypeAlias = Shape | Arrow | Label


@unchanging
class Motion:
    """A part moves to another place between two moments, given in seconds of the picture's time."""

    item: int
    to: Point
    begins: float
    ends: float

    def __post_init__(self) -> None:
        """Check that the motion begins at 0 or later and ends after that; raises `FileRefused`."""
        if not 0 <= self.begins < self.ends:
            raise FileRefused(f"expected a movement from 0 s or later to a later time, got {self.begins} to {self.ends} s")


@unchanging
class Picture:
    """Parts in drawing order, and their motion."""

    parts: tuple[Part, ...]
    motion: tuple[Motion, ...] = ()

    def __post_init__(self) -> None:
        """Check that each motion is of an existing part other than an arrow; raises `FileRefused`."""
        for move in self.motion:
            if not 0 <= move.item < len(self.parts) or isinstance(self.parts[move.item], Arrow):
                raise FileRefused(f"expected a movement of a part that can move, got part {move.item} of {len(self.parts)}")

    @property
    def seconds(self) -> float:
        """The length of the motion; 0 for a still picture."""
        return max((move.ends for move in self.motion), default=0.0)


def _on_canvas(what: str, point: Point) -> None:
    if not (-WIDTH / 4 <= point[0] <= WIDTH * 5 / 4 and -HEIGHT / 4 <= point[1] <= HEIGHT * 5 / 4):
        raise FileRefused(f"{what}: expected a point at most a quarter beyond the canvas of {WIDTH} x {HEIGHT}, got {point}")


@cache
def pictures_of(folder: Path) -> Mapping[str, Picture]:
    """Read all pictures of the game in `folder` by name, none if it has no file; raises `FileRefused`."""
    return from_file(folder / "pictures.toml", _pictures, {})


def _pictures(plain: Mapping[str, Any]) -> Mapping[str, Picture]:
    found: dict[str, Picture] = {}
    for name, table in plain.get("picture", {}).items():
        try:
            motion = tuple(
                Motion(move["item"], _point(move["to"]), move["from"], move["till"]) for move in table.get("motion", ())
            )
            found[name] = Picture(tuple(_part(item) for item in table["items"]), motion)
        except (KeyError, TypeError, ValueError, IndexError) as wrong:
            raise FileRefused(f"picture {name} lacks a key or has a wrong value: {wrong}") from wrong
    return found


def _part(item: Mapping[str, Any]) -> Part:
    fade = bool(item.get("fade", False))
    if "arrow" in item:
        return Arrow(tuple(_point(point) for point in item["arrow"]), fade)
    if "text" in item:
        return Label(str(item["text"]), _point(item["at"]), float(item.get("size", 16)), fade)
    return Shape(item["draw"], _point(item["at"]), float(item["size"]), float(item.get("turn", 0)), item.get("seat"), fade)


def _point(raw: Any) -> Point:
    x, y = raw
    return float(x), float(y)
