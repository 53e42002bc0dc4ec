"""Drawings: SVG recoloured for the theme, then rasterised once for every size by SDL_image.

The surfaces used last are kept within a limit in bytes, as they differ too much in size for a limit in number.
"""

import io
import math
import re
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import cache, lru_cache, wraps
from itertools import pairwise
from pathlib import Path
from typing import ParamSpec

import pygame

from companion.ui.screen.paint import screen_errors, theme

ICONS = Path(__file__).parents[1] / "icons"
INK, CUT, ACCENT = "#2B2118", "#FBF7EC", "#8E2A1C"
BEGINS = "<svg"
"""How a drawing begins that is given instead of a name."""
OPENING = re.compile(r"<svg\b[^>]*")
SIZE = re.compile(r"""\s(width|height)\s*=\s*["']\s*([\d.]+)?[^"']*["']""")
P = ParamSpec("P")
Point = tuple[float, float]
Dash = tuple[float, float]
"""The approximate lengths of a dash and of the gap after it: each edge has a whole number of dashes."""


@cache
def source(name: str, folder: Path = ICONS) -> str:
    """Read the SVG text of a drawing; raises `DrawingMissing` if there is none."""
    path = folder / f"{name}.svg"
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as missing:
        raise screen_errors.DrawingMissing(f"the drawing {name} cannot be read: {missing}") from missing


@cache
def drawings(folder: Path | None = ICONS) -> frozenset[str]:
    """Return the names of a folder's drawings; none without a folder."""
    return frozenset(path.stem for path in folder.glob("*.svg")) if folder is not None else frozenset()


@lru_cache(maxsize=256)
def recolour(text: str, ink: theme.Colour, cut: theme.Colour, accent: theme.Colour) -> str:
    """Replace the three colours that drawings use with these."""
    text = text.replace(INK, "@ink").replace(CUT, "@cut").replace(ACCENT, "@accent")
    return text.replace("@ink", theme.to_hex(ink)).replace("@cut", theme.to_hex(cut)).replace("@accent", theme.to_hex(accent))


@cache
def shield(colour: str, edge: theme.Colour) -> str:
    """Return a seat's shield as SVG; only its edge follows the theme."""
    return source(f"seat-{colour}").replace(INK, theme.to_hex(edge), 1)


@lru_cache(maxsize=64)
def fade(text: str) -> str:
    """Return a drawing made translucent."""
    return f'{text[: text.index(">") + 1]}<g opacity="0.55">{body(text)}</g></svg>'


def body(text: str) -> str:
    """Return the contents of the <svg> element."""
    return text[text.index(">") + 1 : text.rindex("</svg>")]


def set_size(text: str, width: int, height: int) -> str:
    """Set the size in pixels at which a drawing is rasterised; without a view box, its old size becomes its view box."""

    def opening(found: re.Match[str]) -> str:
        head = SIZE.sub("", found[0])
        own = dict(SIZE.findall(found[0]))
        if "viewBox" not in head and own.get("width") and own.get("height"):
            head = f'{head} viewBox="0 0 {own["width"]} {own["height"]}"'
        return f'{head} width="{width}" height="{height}"'

    return OPENING.sub(opening, text, count=1)


def wrap(inner: str, width: int, height: int, view: tuple[float, float] | None = None) -> str:
    """Wrap shapes in a complete SVG; `view` is the size of their coordinate system, for None the size in pixels."""
    across, down = view or (width, height)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {across} {down}" width="{width}" height="{height}">'
    return f"{head}{inner}</svg>"


def rasterise(text: str, width: int, height: int) -> pygame.Surface:
    """Rasterise an SVG at a size in pixels; raises `DrawingMissing` if it cannot be read."""
    try:
        return pygame.image.load(io.BytesIO(set_size(text, width, height).encode()), "drawing.svg")
    except pygame.error as broken:
        raise screen_errors.DrawingMissing(f"a drawing cannot be read: {broken}") from broken


def cache_surfaces(most_bytes: int) -> Callable[[Callable[P, pygame.Surface]], Callable[P, pygame.Surface]]:
    """Return a decorator that caches a function's surfaces by its arguments, within a limit in bytes.

    The least recently used are dropped first; the newest is kept, however large it is.
    """

    def keeping(make: Callable[P, pygame.Surface]) -> Callable[P, pygame.Surface]:
        surfaces: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        held = 0

        @wraps(make)
        def made(*given: P.args, **named: P.kwargs) -> pygame.Surface:
            nonlocal held
            key = (given, tuple(named.items())) if named else given
            surface = surfaces.get(key)
            if surface is not None:
                surfaces.move_to_end(key)
                return surface
            surface = surfaces[key] = make(*given, **named)
            held += surface.get_pitch() * surface.get_height()
            while held > most_bytes and len(surfaces) > 1:
                _, old = surfaces.popitem(last=False)
                held -= old.get_pitch() * old.get_height()
            return surface

        return made

    return keeping


@cache_surfaces(8_000_000)
def raster(text: str, width: int, height: int) -> pygame.Surface:
    """Rasterise an SVG, ready for blitting; the surface is cached."""
    return encode_for_blitting(rasterise(text, width, height))


def encode_for_blitting(surface: pygame.Surface) -> pygame.Surface:
    """Prepare a transparent surface for blitting: run-length encoded, it is blitted ten times as fast."""
    if pygame.display.get_surface() is not None:
        surface = surface.convert_alpha()
    surface.set_alpha(255, pygame.RLEACCEL)
    return surface


def dash_outline(points: Sequence[Point], dash: Dash) -> str:
    """Return the dashes of a closed outline as SVG path data.

    SDL's SVG reader draws `stroke-dasharray` along a closed outline with stray bars at some sizes.
    """
    return " ".join(part for edge in pairwise([*points, points[0]]) for part in _edge(*edge, dash))


@lru_cache(maxsize=64)
def dash_rect(wide: int, high: int, inside: float, radius: float, dash: Dash) -> str:
    """Return the dashes of a rounded rectangle `inside` pixels from each side of a drawing; its corners are not broken."""
    left, top, right, bottom = inside, inside, wide - inside, high - inside
    r = max(0.0, min(radius, (right - left) / 2, (bottom - top) / 2))
    edges = (
        ((left + r, top), (right - r, top)),
        ((right, top + r), (right, bottom - r)),
        ((right - r, bottom), (left + r, bottom)),
        ((left, bottom - r), (left, top + r)),
    )
    ends = [*edges, edges[0]]
    arcs = [_arc(one[1], other[0], r) for one, other in pairwise(ends)] if r else []
    return " ".join([*(part for edge in edges for part in _edge(*edge, dash)), *arcs])


def _edge(start: Point, end: Point, dash: Dash) -> Iterator[str]:
    """Yield an edge's dashes as path data; they begin and end half a gap from its ends."""
    (x, y), (across, down) = start, (end[0] - start[0], end[1] - start[1])
    on, off = dash
    count = round(math.hypot(across, down) / (on + off))
    for place in range(count):
        first = (place + off / (on + off) / 2) / count
        last = first + on / (on + off) / count
        yield f"M{x + across * first:.1f} {y + down * first:.1f} L{x + across * last:.1f} {y + down * last:.1f}"


def _arc(start: Point, end: Point, r: float) -> str:
    return f"M{start[0]:.1f} {start[1]:.1f} A{r:.1f} {r:.1f} 0 0 1 {end[0]:.1f} {end[1]:.1f}"
