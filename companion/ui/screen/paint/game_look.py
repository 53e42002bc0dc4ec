"""A game's look on the screen: the drawings in its `icons/`, and the colours of its pieces in `colours.toml`."""

import logging
import tomllib
from collections.abc import Mapping
from dataclasses import field
from functools import cache
from pathlib import Path

from companion.table import unchanging
from companion.ui.screen.paint import screen_errors, svg
from companion.ui.screen.paint.theme import Colour, Palette, colour

EMBLEM = "emblem"
"""The name of a game's sign, shown on the choice of boxes and in the head; a game without one has a book."""
LOG = logging.getLogger("companion")

SHAPES: Mapping[str, str] = {
    "circle": "M32 4 A28 28 0 1 1 31.9 4 Z",
    "square": "M7 7 H57 V57 H7 Z",
    "diamond": "M32 2 L62 32 L32 62 L2 32 Z",
    "triangle": "M32 4 L62 58 H2 Z",
    "star": "M32 3 L39.9 23 L61.5 24.4 L44.8 38.2 L50.2 59 L32 47.5 L13.8 59 L19.2 38.2 L2.5 24.4 L24 23 Z",
    "wave": "M4 40 C14 24 24 24 32 40 C40 56 50 56 60 40 L60 60 L4 60 Z",
    "hills": "M2 58 C10 26 26 26 34 58 Z M26 58 C34 36 50 36 62 58 Z",
    "peaks": "M2 58 L24 8 L38 40 L46 26 L62 58 Z",
}
"""The shapes of a place's sign, as SVG paths on a square of 64."""


@unchanging
class CubeLook:
    """The look of a cube that belongs to no seat: the colours of this seat, with an icon instead of the seat's sign."""

    seat: str
    icon: str


@unchanging
class GameLook:
    """Drawings and colours of one game; without `icons`, its folder of drawings, only the shared drawings.

    `inks` holds for each icon its colour by theme (`day`, `evening`), as #RRGGBB or as the name of a palette colour;
    `printed` holds the ink of each kind of tile, `frames` the colours of tile frames, `cubes` the looks of cubes that belong to
    no seat, `places` the colour and path of each place's sign, `grounds` the colour of each ground of a board by theme.
    """

    icons: Path | None = None
    inks: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    printed: Mapping[str, Colour] = field(default_factory=dict)
    frames: Mapping[str, Colour] = field(default_factory=dict)
    cubes: Mapping[str, CubeLook] = field(default_factory=dict)
    places: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    grounds: Mapping[str, Mapping[str, Colour]] = field(default_factory=dict)

    def has(self, name: str) -> bool:
        """Tell whether there is a drawing of this name, the game's own or a shared one."""
        return name in svg.drawings(self.icons) or name in svg.drawings()

    def drawing(self, name: str) -> str:
        """Read the SVG text of a drawing: the game's own, else the shared one; raises `DrawingMissing` if there is neither.

        The text of a drawing is itself one.
        """
        if name.startswith(svg.BEGINS):
            return name
        return svg.source(name, self.icons) if self.icons and name in svg.drawings(self.icons) else svg.source(name)

    def ink(self, icon: str, palette: Palette) -> Colour | None:
        """Return an icon's own colour in a theme; None if it has none."""
        named = self.inks.get(icon, {}).get(palette.name)
        return None if named is None else colour(named) if named.startswith("#") else palette.find_colour(named)

    def ground(self, name: str, palette: Palette) -> Colour:
        """Return the colour of a ground in a theme; that of a sheet if it has none."""
        return self.grounds.get(name, {}).get(palette.name, palette.sheet)


SHARED = GameLook()
"""The look without a game: the shared drawings."""


@cache
def look_of(folder: Path | None) -> GameLook:
    """Read the look of the game in `folder`; if its `colours.toml` is refused, log why and return its icons only."""
    if folder is None:
        return SHARED
    try:
        return read_look(folder)
    except screen_errors.ColoursRefused as refused:
        LOG.warning("%s", refused)
        return GameLook(folder / "icons")


def read_look(folder: Path) -> GameLook:
    """Read the look of the game in `folder`; raises `ColoursRefused` if its `colours.toml` cannot be used."""
    path, icons = folder / "colours.toml", folder / "icons"
    if not path.is_file():
        return GameLook(icons)
    try:
        plain = tomllib.loads(path.read_text(encoding="utf-8"))
        return GameLook(
            icons,
            {name: {theme: _ink(row[theme]) for theme in ("day", "evening")} for name, row in plain.get("icon", {}).items()},
            {name: colour(row["ink"]) for name, row in plain.get("tile", {}).items()},
            {name: colour(value) for name, value in plain.get("frame", {}).items()},
            {name: CubeLook(row["seat"], row["icon"]) for name, row in plain.get("cube", {}).items()},
            {name: (row["colour"], SHAPES[row["shape"]]) for name, row in plain.get("place", {}).items()},
            {name: {theme: colour(row[theme]) for theme in ("day", "evening")} for name, row in plain.get("ground", {}).items()},
        )
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as wrong:
        raise screen_errors.ColoursRefused(f"{path}: {type(wrong).__name__}: {wrong}") from wrong


def _ink(value: str) -> str:
    if value.startswith("#"):
        colour(value)
    elif value not in Palette.__dataclass_fields__:
        raise ValueError(f"expected #RRGGBB or the name of a colour in the theme, got {value}")
    return value


@cache
def replace_missing(name: str, folder: Path | None) -> str:
    """Log once that a drawing is missing, and return the question mark that replaces it."""
    where = svg.ICONS if folder is None else folder
    LOG.warning("the drawing %s is missing in %s", name, where)
    return svg.source("doubt")
