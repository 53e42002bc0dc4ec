"""The size of an SVG drawing, and a drawing turned."""

from __future__ import annotations

import math
import re
from functools import cache

from companion.screen.paint import svg

VIEW = re.compile(r'viewBox="([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+)"')


@cache
def view_size(text: str) -> tuple[float, float]:
    """Give the size of a drawing's coordinates."""
    found = VIEW.search(text)
    return (float(found[3]), float(found[4])) if found else (64.0, 64.0)


def turned_size(wide: float, high: float, degrees: float) -> tuple[float, float]:
    """Give width and height of what a drawing of this size takes up when it is turned."""
    sine, cosine = abs(math.sin(math.radians(degrees))), abs(math.cos(math.radians(degrees)))
    return wide * cosine + high * sine, wide * sine + high * cosine


@cache
def turned(text: str, degrees: float, across: float, down: float) -> str:
    """Turn a drawing clockwise by laying it into a larger one."""
    if not degrees:
        return text
    wide, high = turned_size(across, down, degrees)
    found = VIEW.search(text)
    left, top = (float(found[1]), float(found[2])) if found else (0.0, 0.0)
    move = f"translate({wide / 2} {high / 2}) rotate({degrees}) translate({-across / 2 - left} {-down / 2 - top})"
    return svg.wrapped(f'<g transform="{move}">{svg.body(text)}</g>', 64, 64, (wide, high))
