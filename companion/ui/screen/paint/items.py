"""The items of a picture of the screen: immutable values that know their rectangle and how to paint themselves.

Because items are values, the difference of two pictures is the difference of two lists, and only that is painted. A page has
about seventy items, each compared with those of the page before, so the kinds that every page has are tuples, which
Python makes and compares fastest.
"""

import math
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple, Protocol, Self

import pygame

from companion.table import unchanging
from companion.ui.screen.paint import fonts, svg, theme
from companion.ui.screen.paint.box import Box
from companion.ui.screen.paint.fonts import FontFace

TURN = 3
"""The steps in degrees in which a turning drawing is painted."""
DEEP = frozenset("gjpqyQ,;()[]ß")
"""Characters that reach below the baseline."""


class PageItem(Protocol):
    """An item on the screen."""

    @property
    def box(self) -> Box:
        """The rectangle of all pixels that the item may touch."""

    def move(self, dx: int, dy: int) -> Self:
        """Return the item moved right and down."""

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the item; the surface's clip may let only a part through."""

    def __hash__(self) -> int:
        """Return a hash of the item's values."""


@unchanging
class Placed:
    """Base of the rarer items, which share a rectangle."""

    box: Box

    def move(self, dx: int, dy: int) -> Self:
        """Return the item moved right and down."""
        return replace(self, box=self.box.move(dx, dy))


class Fill(NamedTuple):
    """A rectangle of one colour."""

    box: Box
    colour: theme.Colour

    def move(self, dx: int, dy: int) -> Self:
        """Return the item moved right and down."""
        return self._replace(box=self.box.move(dx, dy))

    def paint(self, surface: pygame.Surface) -> None:
        """Fill the rectangle."""
        surface.fill(self.colour, self.box)


class LineItem(NamedTuple):
    """One line of text; the box is as high as the font."""

    box: Box
    text: str
    face: FontFace
    size: int
    colour: theme.Colour

    def move(self, dx: int, dy: int) -> Self:
        """Return the item moved right and down."""
        return self._replace(box=self.box.move(dx, dy))

    @property
    def ink(self) -> Box:
        """The rectangle that holds ink: from the top of capitals to the foot of descenders, if there are any."""
        baseline = self.box.y + fonts.ascent(self.face, self.size)
        cap = round(self.face.cap * self.size)
        depth = round(0.2 * self.size) if DEEP.intersection(self.text) else 0
        return Box(self.box.x, baseline - cap, self.box.w, cap + depth)

    def paint(self, surface: pygame.Surface) -> None:
        """Blit the rendered line."""
        surface.blit(render_line(self.text, self.face, self.size, self.colour), self.box[:2])


@svg.cache_surfaces(16_000_000)
def render_line(text: str, face: FontFace, size: int, colour: theme.Colour) -> pygame.Surface:
    """Render a line of text once; as most of it is transparent, it really takes a third of the bytes counted for it."""
    return svg.encode_for_blitting(fonts.font(face, size).render(text, True, colour))


class Drawing(NamedTuple):
    """An SVG in its final colours, rasterised at the box's size."""

    box: Box
    text: str

    def move(self, dx: int, dy: int) -> Self:
        """Return the item moved right and down."""
        return self._replace(box=self.box.move(dx, dy))

    def paint(self, surface: pygame.Surface) -> None:
        """Blit the drawing."""
        surface.blit(svg.raster(self.text, self.box.w, self.box.h), self.box[:2])


class Pictogram(Drawing):
    """A drawing that means something by itself, as an icon or a shield; no words stand on it."""

    __slots__ = ()


@unchanging
class Turned(Placed):
    """A drawing turned clockwise about the middle of its box by `degrees`, rounded to steps of `TURN`."""

    text: str
    degrees: float = 0.0

    def paint(self, surface: pygame.Surface) -> None:
        """Blit the turned drawing."""
        turned = _turn(self.text, self.box.w, self.box.h, TURN * round(self.degrees / TURN) % 360)
        surface.blit(turned, turned.get_rect(center=self.box.centre))


@lru_cache(maxsize=1)
def _rasterise_large(text: str, width: int, height: int) -> pygame.Surface:
    """Rasterise a drawing twice as large, so that it stays smooth when turned; the last is cached, as it is turned again."""
    return svg.rasterise(text, width * 2, height * 2)


@svg.cache_surfaces(4_000_000)
def _turn(text: str, width: int, height: int, degrees: int) -> pygame.Surface:
    return svg.encode_for_blitting(pygame.transform.rotozoom(_rasterise_large(text, width, height), -degrees, 0.5))


@unchanging
class Photo(Placed):
    """A camera's picture: `pixels` are RGB rows of `size`; `part` (in the picture's pixels) is shown, for None the whole."""

    pixels: bytes
    size: tuple[int, int]
    part: Box | None = None

    def paint(self, surface: pygame.Surface) -> None:
        """Blit the part, scaled to the box."""
        surface.blit(_scale(self.pixels, self.size, self.part, self.box[2:]), self.box[:2])


@svg.cache_surfaces(8_000_000)
def _scale(pixels: bytes, size: tuple[int, int], part: Box | None, target: tuple[int, int]) -> pygame.Surface:
    whole = pygame.image.frombuffer(pixels, size, "RGB")
    if part is not None:
        whole = whole.subsurface(whole.get_rect().clip(part))
    scaled = pygame.transform.smoothscale(whole, target)
    return scaled.convert() if pygame.display.get_surface() is not None else scaled


@unchanging
class Lamps(Placed):
    """The ring's lamps: the animation's frame on the colour of the bezel; dark lamps are small dots in the colour `off`."""

    frame: tuple[theme.Colour, ...]
    bezel: theme.Colour
    off: theme.Colour

    def paint(self, surface: pygame.Surface) -> None:
        """Blit one lamp after the other."""
        radius = min(self.box.w * 173 / 400, (self.box.w - _lamp_size(self.box.w)) / 2 - 1)
        for place, colour in enumerate(self.frame):
            angle = math.tau * place / len(self.frame)
            x, y = self.box.centre[0] + radius * math.sin(angle), self.box.centre[1] - radius * math.cos(angle)
            lamp = _lamp(colour, self.bezel, self.off, self.box.w)
            surface.blit(lamp, lamp.get_rect(center=(round(x), round(y))))


def light_rings(items: tuple[PageItem, ...], frame: tuple[theme.Colour, ...]) -> tuple[PageItem, ...]:
    """Return the items with every drawn ring showing this frame."""
    if not any(isinstance(item, Lamps) for item in items):
        return items
    shown = tuple(map(lamp_colour, frame))
    return tuple(replace(item, frame=shown) if isinstance(item, Lamps) else item for item in items)


@lru_cache(maxsize=1024)
def lamp_colour(colour: theme.Colour) -> theme.Colour:
    """Round a lamp's colour in steps too small to see, so that a few sprites serve all frames."""
    r, g, b = (min(255, (part + 3) // 6 * 6) for part in colour)
    return r, g, b


def _lamp_size(ring: int) -> int:
    """Return the side in pixels of a lamp of a ring this wide, with its halo."""
    return max(6, round(ring * 36 / 400))


@svg.cache_surfaces(1_000_000)
def _lamp(colour: theme.Colour, bezel: theme.Colour, off: theme.Colour, ring: int) -> pygame.Surface:
    size = _lamp_size(ring)
    level = max(colour) / 255
    core = theme.mix(off, colour, min(1.0, 0.35 + level)) if level else off
    grown = 7 + 5.5 * min(1.0, level * 1.15)
    halo = theme.mix(bezel, core, 0.42)
    outer = f'<circle cx="18" cy="18" r="{grown + 5}" fill="#{bytes(halo).hex()}"/>' if level > 0.6 else ""  # noqa: PLR2004 - a dim lamp has no halo
    shapes = f'{outer}<circle cx="18" cy="18" r="{grown}" fill="#{bytes(core).hex()}"/>'
    return svg.raster(svg.wrap(shapes, size, size, (36, 36)), size, size)
