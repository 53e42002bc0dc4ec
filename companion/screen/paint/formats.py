"""Screen formats: three are drawn, every other size is the nearest of them, scaled."""

from __future__ import annotations

import math
from dataclasses import fields
from enum import Enum
from functools import cache
from typing import TypeVar

from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import Type
from companion.screen.paint.theme import arcs, measures, shares, types
from companion.unchanging import unchanging

T = TypeVar("T")
WIDE_FROM = 1100
GROWING = frozenset({"prompt", "answer"})
ENLARGED = frozenset({"prompt", "answer", "figure", "near"})
STEP = 1.15
"""How much larger large text is set, wherever it finds room; the least size of every text stays what it is, so nothing is cut."""
CAPITALS_MM, SERIF_CAP, MOST_GROWTH = 6.98, 0.670, 1.2
FAR_CHAIR = 1500
"""Millimetres from the glass to the chair that is farthest away."""


class FormatShape(Enum):
    """Which of the drawn formats a screen follows."""

    WIDE = "wide"
    SMALL = "small"
    TALL = "tall"


WIDE, SMALL = FormatShape.WIDE, FormatShape.SMALL
"""By names of their own: a page asks for hundreds of measures, and Python 3.11 is slow to find an enum's member."""


@unchanging(eq=False)
class Format:
    """A screen's size and its measures in real pixels; `scale` is how far they are from the drawn ones.

    Three steps of space are enough: `unit` between what belongs together, `gap` between parts, `pad` at the margin. Letters are
    asked for by what they say (`type("answer")`), pictures by what they are (`size("card")`); both stand in `theme.toml`.
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
    prompt: int
    prompt_min: int
    answer: int
    figure: int
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
    def type(self, name: str) -> Type:
        """Give the theme's type of this name, its sizes in pixels; KeyError where the theme has none."""
        face, wanted, least, leading = types()[name]
        cut = FontFace[face]
        smallest = self.arc(least, cut)
        return Type(cut, max(smallest, round(self.arc(wanted, cut) * self.enlarged)), smallest, leading)

    @cache  # noqa: B019
    def size(self, name: str) -> int:
        """Give the side, in pixels, of the picture of this name in the theme; KeyError where the theme has none."""
        return round(shares()[name] * min(self.width, self.height))

    @cache  # noqa: B019
    def seen(self, what: str, face: FontFace) -> int:
        """Give the size of letters whose capitals the far chair sees as large as the theme wants for `what`."""
        return self.arc(arcs()[what], face)

    def arc(self, minutes: float, face: FontFace) -> int:
        """Give the size of letters whose capitals are this many minutes of arc high for the far chair."""
        return round(FAR_CHAIR * math.tan(math.radians(minutes / 60)) / (self.mm * face.cap))

    @property
    def box(self) -> Box:
        """The whole screen."""
        return Box(0, 0, self.width, self.height)

    @property
    def tall(self) -> bool:
        """Whether it stands upright."""
        return self.shape is FormatShape.TALL

    @property
    def small(self) -> bool:
        """Whether it is the small landscape screen, where less stands at once."""
        return self.shape is FormatShape.SMALL

    @property
    def smallest(self) -> bool:
        """Whether it is smaller than the smallest that is drawn, so that less stands on a page."""
        return self.small and self.scale < 1

    def px(self, wide: float, small: float, tall: float) -> int:
        """Take the drawn pixels of this format and scale them."""
        shape = self.shape  # `of` is not called: a page asks some three hundred times
        return round((wide if shape is WIDE else small if shape is SMALL else tall) * self.scale)

    def letters(self, wide: float, small: float, tall: float) -> int:
        """Take the drawn size of letters, scaled, and one step larger where large text is wanted."""
        return round(self.of(wide, small, tall) * self.scale * self.enlarged)

    def of(self, wide: T, small: T, tall: T) -> T:
        """Take the value of this format."""
        return wide if self.shape is WIDE else small if self.shape is SMALL else tall


@cache
def format_for(width: int, height: int, height_mm: float = 0.0, *, large: bool = False) -> Format:
    """Choose the format for a screen of this size; where the glass is known to be small, prompts and answers grow.

    With `large` all letters are aimed at one step larger.
    """
    shape = FormatShape.TALL if height > width else FormatShape.WIDE if width >= WIDE_FROM else FormatShape.SMALL
    drawn = measures(shape.value)
    scale = min(width / drawn["size"][0], height / drawn["size"][1])
    grown = _growth(drawn["prompt"] * scale, height, height_mm)
    names = [field.name for field in fields(Format) if field.name in drawn and field.name != "mm"]
    step = STEP if large else 1.0
    grow = {name: max(grown if name in GROWING else 1.0, step if name in ENLARGED else 1.0) for name in names}
    sized = {name: round(drawn[name] * scale * grow[name]) for name in names}
    return Format(shape, width, height, scale, **sized, enlarged=step, mm=_millimetres(drawn["mm"] / scale, height, height_mm))


def _millimetres(drawn: float, height: int, height_mm: float) -> float:
    """Give the millimetres of a pixel: those of the drawn glass, or of this one within what layouts bear."""
    return min(drawn, max(drawn / MOST_GROWTH, height_mm / height)) if height_mm > 0 else drawn


def _growth(prompt: float, height: int, height_mm: float) -> float:
    """Tell by how much letters grow so that capitals are seen under 16 minutes of arc from 1.5 m, within what layouts bear."""
    if height_mm <= 0:
        return 1.0
    wanted = CAPITALS_MM / (height_mm / height) / SERIF_CAP
    return min(MOST_GROWTH, max(1.0, wanted / prompt))
