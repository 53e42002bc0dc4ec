"""The pictures of a game: what stands where on a canvas of 160 x 100 units, and what moves. Read from `pictures.toml`."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from companion.table import unchanging

WIDTH, HEIGHT = 160, 100
"""The canvas, in units."""
Point: TypeAlias = tuple[float, float]


class PicturesRefused(ValueError):
    """A `pictures.toml` cannot be read, or says something that cannot be drawn."""


@unchanging
class Shape:
    """A drawing: its name (a file of the game's `icons`, or a shared one), its centre, height in units, turn in degrees.

    `seat` tints it with the colour of the seat of this number (from 0: who is asked, else the first); `fade` draws it pale.
    """

    draw: str
    at: Point
    size: float
    turn: float = 0.0
    seat: int | None = None
    fade: bool = False

    def __post_init__(self) -> None:
        """Refuse what has no size or lies wholly off the canvas; raises `PicturesRefused`."""
        if self.size <= 0:
            raise PicturesRefused(f"{self.draw}: expected a size above 0 that fits the canvas, got {self.size}")
        _on_canvas(self.draw, self.at)


@unchanging
class Arrow:
    """An arrow through at least two points, its head at the last."""

    points: tuple[Point, ...]
    fade: bool = False

    def __post_init__(self) -> None:
        """Refuse an arrow of fewer than two points, or off the canvas; raises `PicturesRefused`."""
        if len(self.points) < 2:  # noqa: PLR2004 - from somewhere to somewhere
            raise PicturesRefused(f"expected an arrow of at least two points, got {len(self.points)}")
        for point in self.points:
            _on_canvas("an arrow", point)


@unchanging
class Label:
    """A short text (a number, a sign) about its centre; `size` is the height of the letters' em in units."""

    text: str
    at: Point
    size: float = 16.0
    fade: bool = False

    def __post_init__(self) -> None:
        """Refuse letters without a size; raises `PicturesRefused`."""
        if self.size <= 0:
            raise PicturesRefused(f"the text {self.text}: expected a size above 0, got {self.size}")
        _on_canvas(self.text, self.at)


Part: TypeAlias = Shape | Arrow | Label


@unchanging
class Motion:
    """One part moves to another place between two seconds of the picture's time."""

    item: int
    to: Point
    begins: float
    ends: float

    def __post_init__(self) -> None:
        """Refuse a movement that ends before it begins; raises `PicturesRefused`."""
        if not 0 <= self.begins < self.ends:
            raise PicturesRefused(f"a movement must end after it begins, got {self.begins} to {self.ends} s")


@unchanging
class Picture:
    """Parts in the order they are drawn, and what moves."""

    parts: tuple[Part, ...]
    motion: tuple[Motion, ...] = ()

    def __post_init__(self) -> None:
        """Refuse a movement of a part that is not there; raises `PicturesRefused`."""
        for move in self.motion:
            if not 0 <= move.item < len(self.parts) or isinstance(self.parts[move.item], Arrow):
                raise PicturesRefused(f"expected a movement of a part that can move, got part {move.item} of {len(self.parts)}")

    @property
    def seconds(self) -> float:
        """How long something moves; 0 for a still picture."""
        return max((move.ends for move in self.motion), default=0.0)


def _on_canvas(what: str, point: Point) -> None:
    if not (-WIDTH / 4 <= point[0] <= WIDTH * 5 / 4 and -HEIGHT / 4 <= point[1] <= HEIGHT * 5 / 4):
        raise PicturesRefused(f"{what}: expected a point at most a quarter beyond the canvas of {WIDTH} x {HEIGHT}, got {point}")


@cache
def pictures_of(folder: Path) -> Mapping[str, Picture]:
    """Read all pictures of the game in `folder`, by name; none where it has no file. Raises `PicturesRefused`."""
    path = folder / "pictures.toml"
    if not path.is_file():
        return {}
    try:
        plain = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as broken:
        raise PicturesRefused(f"{path}: {broken}") from broken
    found: dict[str, Picture] = {}
    for name, table in plain.get("picture", {}).items():
        try:
            motion = tuple(
                Motion(move["item"], _point(move["to"]), move["from"], move["till"]) for move in table.get("motion", ())
            )
            found[name] = Picture(tuple(_part(item) for item in table["items"]), motion)
        except (KeyError, TypeError, ValueError, IndexError) as wrong:
            raise PicturesRefused(f"{path}, picture {name}: {wrong}") from wrong
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
