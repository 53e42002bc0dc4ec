"""Screen formats: three are designed; every other size uses the nearest of them, scaled."""

import math
from dataclasses import fields
from enum import Enum
from functools import cache
from typing import TypeVar

from companion.table import unchanging
from companion.ui.screen.paint import fonts, text, theme
from companion.ui.screen.paint.box import Box

T = TypeVar("T")
WIDE_FROM = 1100
ENLARGED = frozenset({"near", "board"})
STEP, HALF = 1.25, 1.12
"""How much larger large letters are if all of a page finds room so, and half as much more."""
MOST_GROWTH = 1.2
FAR_CHAIR = 1500
"""Millimetres from the display to the farthest chair."""


class FormatShape(Enum):
    """The designed format that a screen follows."""

    WIDE = "wide"
    SMALL = "small"
    TALL = "tall"


@unchanging(eq=False)
class Format:
    """A screen's size and its measures in real pixels; `scale` is their ratio to the designed ones.

    Three steps of space are enough: `unit` between things that belong together, `gap` between parts, `pad` at the margin.
    Letters are chosen by their use (`type("answer")`), pictures by their kind (`size("card")`); `theme.toml` defines both.
    """

    shape: FormatShape
    width: int
    height: int
    scale: float
    unit: int
    gap: int
    pad: int
    head: int
    board: int
    dock: int
    radius: int
    line: int
    near: int
    near_min: int
    giant: int
    lozenge: int
    focus_gap: int
    focus_ring: int
    touch: int
    touch_answer: int
    enlarged: float = 1.0
    mm: float = 0.2

    @cache  # noqa: B019 - there are a few formats, each made once
    def type(self, name: str) -> text.Type:
        """Return the theme's type of this name, with its sizes in pixels; raises KeyError if the theme has none."""
        face, wanted, least, leading = theme.tokens()["type"][name]
        cut = fonts.FontFace[face]
        smallest = self.arc(least, cut)
        return text.Type(cut, max(smallest, round(self.arc(wanted, cut) * self.enlarged)), smallest, leading)

    @cache  # noqa: B019
    def size(self, name: str) -> int:
        """Return the side in pixels of the theme's picture size of this name; raises KeyError if the theme has none."""
        share: float = theme.tokens()["size"][name]
        return round(share * min(self.width, self.height))

    @cache  # noqa: B019
    def shares(self, name: str) -> tuple[float, ...]:
        """Return the theme's shares of this name, in the order of trying; raises KeyError if the theme has none."""
        found = theme.tokens()["share"][name]
        if isinstance(found, dict):
            found = found.get(self.shape.value, found.get("lies"))
        return tuple(found) if isinstance(found, list) else (found,)

    def share(self, name: str) -> float:
        """Return the first of the theme's shares of this name."""
        return self.shares(name)[0]

    @cache  # noqa: B019
    def choose_size(self, what: str, face: fonts.FontFace) -> int:
        """Return the font size whose capitals look to the far chair as large as the theme wants for `what`."""
        return self.arc(theme.tokens()["arc"][what] * self.enlarged, face)

    def arc(self, minutes: float, face: fonts.FontFace) -> int:
        """Return the font size whose capitals are this many minutes of arc high for the far chair."""
        return round(FAR_CHAIR * math.tan(math.radians(minutes / 60)) / (self.mm * face.cap))

    def grow_for_touch(self, box: Box) -> Box:
        """Return the box, enlarged around its middle to the least size that a finger can hit."""
        return box.inset(-((max(0, self.touch - box.w) + 1) // 2), -((max(0, self.touch - box.h) + 1) // 2))

    @property
    def box(self) -> Box:
        """The box of the whole screen."""
        return Box(0, 0, self.width, self.height)

    @property
    def tall(self) -> bool:
        """Whether the screen is upright."""
        return self.shape is FormatShape.TALL

    @property
    def small(self) -> bool:
        """Whether this is the small landscape screen, which shows less at once."""
        return self.shape is FormatShape.SMALL

    def of(self, wide: T, small: T, tall: T) -> T:
        """Return the value for this format's shape."""
        return {FormatShape.WIDE: wide, FormatShape.SMALL: small, FormatShape.TALL: tall}[self.shape]


def format_for(width: int, height: int, height_mm: float = 0.0, *, large: bool = False) -> Format:
    """Choose the format for a screen of this size in pixels; if its known height in millimetres is small, letters grow.

    With `large` all letters are set one step larger if they fit.
    """
    return format_with(width, height, height_mm, STEP if large else 1.0)


@cache
def format_with(width: int, height: int, height_mm: float, step: float) -> Format:
    """Choose the format for a screen, with letters larger by this factor."""
    shape = FormatShape.TALL if height > width else FormatShape.WIDE if width >= WIDE_FROM else FormatShape.SMALL
    drawn = theme.tokens()["format"][shape.value]
    scale = min(width / drawn["size"][0], height / drawn["size"][1])
    names = [field.name for field in fields(Format) if field.name in drawn and field.name != "mm"]
    sized = {name: round(drawn[name] * scale * (step if name in ENLARGED else 1.0)) for name in names}
    # Millimetres per pixel: those of the designed display or, within what layouts bear, of this one
    mm = drawn["mm"] / scale
    mm = min(mm, max(mm / MOST_GROWTH, height_mm / height)) if height_mm > 0 else mm
    return Format(shape, width, height, scale, **sized, enlarged=step, mm=mm)
