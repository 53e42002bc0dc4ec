"""Drawings: SVG recoloured for the theme, then rasterised once for every size by SDL_image."""

from __future__ import annotations

import io
import re
from functools import cache, lru_cache
from pathlib import Path

import pygame

from companion.screen.paint.errors import DrawingMissing
from companion.screen.paint.theme import Colour, hexed

ICONS = Path(__file__).parents[1] / "icons"
INK, CUT, ACCENT = "#2B2118", "#FBF7EC", "#8E2A1C"
SIZES = re.compile(r'(<svg[^>]*?) width="[^"]*" height="[^"]*"')


@cache
def source(name: str, folder: Path = ICONS) -> str:
    """Read the SVG text of a drawing; `DrawingMissing` where there is none."""
    path = folder / f"{name}.svg"
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as missing:
        raise DrawingMissing(f"no drawing {name}: {missing}") from missing


@cache
def has_icon(name: str) -> bool:
    """Tell whether there is an icon of this name."""
    return (ICONS / f"{name}.svg").is_file()


@lru_cache(maxsize=1024)
def recoloured(text: str, ink: Colour, cut: Colour, accent: Colour) -> str:
    """Replace the three colours that drawings use by the theme's."""
    text = text.replace(INK, "@ink").replace(CUT, "@cut").replace(ACCENT, "@accent")
    return text.replace("@ink", hexed(ink)).replace("@cut", hexed(cut)).replace("@accent", hexed(accent))


@cache
def shield(colour: str, edge: Colour) -> str:
    """Give a seat's shield; only its edge follows the theme, the seat's own colours stay."""
    return source(f"seat-{colour}").replace(INK, hexed(edge), 1)


@cache
def faded(text: str) -> str:
    """Let what lies below light_scene through a drawing."""
    return f'{text[: text.index(">") + 1]}<g opacity="0.55">{body(text)}</g></svg>'


def body(text: str) -> str:
    """Give what stands inside the <svg> element."""
    return text[text.index(">") + 1 : text.rindex("</svg>")]


def sized(text: str, width: int, height: int) -> str:
    """Set the size in pixels at which the drawing is rasterised."""
    return SIZES.sub(rf'\1 width="{width}" height="{height}"', text, count=1)


def wrapped(inner: str, width: int, height: int, view: tuple[float, float] | None = None) -> str:
    """Make a whole SVG of some shapes; `view` is the size of the coordinates they use, the pixels' own if None."""
    across, down = view or (width, height)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {across} {down}" width="{width}" height="{height}">'
    return f"{head}{inner}</svg>"


def loaded(text: str, width: int, height: int) -> pygame.Surface:
    """Rasterise an SVG at a size in pixels; `DrawingMissing` where it cannot be read."""
    try:
        return pygame.image.load(io.BytesIO(sized(text, width, height).encode()), "drawing.svg")
    except pygame.error as broken:
        raise DrawingMissing(f"a drawing cannot be read: {broken}") from broken


@lru_cache(maxsize=1024)
def raster(text: str, width: int, height: int) -> pygame.Surface:
    """Rasterise an SVG once, ready to be blitted."""
    return ready(loaded(text, width, height))


def ready(surface: pygame.Surface) -> pygame.Surface:
    """Prepare a surface with transparency for blitting: runs of one kind are then copied whole, ten times as fast."""
    if pygame.display.get_surface() is not None:
        surface = surface.convert_alpha()
    surface.set_alpha(255, pygame.RLEACCEL)
    return surface
