"""The theme from `theme.toml`: the colours of day and evening, the seats' colours and signs, measures and motion."""

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from companion.table import unchanging

Colour: TypeAlias = tuple[int, int, int]
HERE = Path(__file__).parent
DAY_BEGINS, DAY_ENDS = 8, 18


def colour(text: str) -> Colour:
    """Parse a colour written as `#RRGGBB`."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def to_hex(value: Colour) -> str:
    """Write a colour as `#RRGGBB`, as SVG needs it."""
    return "#{:02X}{:02X}{:02X}".format(*value)


def mix(below: Colour, above: Colour, share: float) -> Colour:
    """Mix two colours: `share` (0 to 1) of `above`, the rest of `below`."""
    r, g, b = (round(low + (high - low) * share) for low, high in zip(below, above, strict=True))
    return r, g, b


@unchanging
class Palette:
    """The colours of one theme, by their use."""

    name: str
    ground: Colour
    ground_edge: Colour
    sheet: Colour
    band: Colour
    ink: Colour
    soft: Colour
    rubric: Colour
    gilt: Colour
    edge: Colour
    rule: Colour
    plate: Colour
    on_plate: Colour
    focus: Colour
    doubt: Colour
    stop: Colour
    shield_edge: Colour
    bezel: Colour
    well: Colour
    lamp_off: Colour
    button: Colour
    button_edge: Colour
    on_plate_rubric: Colour

    def find_colour(self, name: str) -> Colour:
        """Return the colour of this name; raises AttributeError if there is none."""
        found: Colour = getattr(self, name)
        return found


@unchanging
class SeatLook:
    """The look of a seat's colour: the field, the hatching on it, the sign and its colour, and the hatching's pattern."""

    field: Colour
    hatch: Colour
    charge: Colour
    sign: str
    pattern: str


@unchanging
class MotionTimes:
    """The durations of the screen's movements, in seconds."""

    question_in: float
    refusal: float
    hint_after: float
    drop_press: float
    told: float


@cache
def tokens() -> Mapping[str, Any]:
    """Read `theme.toml`, whose comments describe its parts."""
    return tomllib.loads((HERE / "theme.toml").read_text(encoding="utf-8"))


@cache
def palette(name: str) -> Palette:
    """Return the palette `day` or `evening`."""
    return Palette(name, **{key: colour(value) for key, value in tokens()[name].items()})


@cache
def strengthen(look: Palette) -> Palette:
    """Return a palette's version of strongest contrast: black on white or white on black, with hardly a shade between."""
    differs: Mapping[str, Any] = {key: colour(value) for key, value in tokens()[f"{look.name}_strong"].items()}
    return replace(look, **differs)


@cache
def seat_looks() -> Mapping[str, SeatLook]:
    """Return the look of every seat colour."""
    found = {}
    for name, look in tokens()["seat"].items():
        field, hatch, charge = (colour(look[key]) for key in ("field", "hatch", "charge"))
        found[name] = SeatLook(field, hatch, charge, look["sign"], look["pattern"])
    return found


@cache
def motion() -> MotionTimes:
    """Return the durations of all movements."""
    return MotionTimes(**tokens()["motion"])


def theme_for(setting: str, hour: int) -> str:
    """Return the theme's name: the setting `day` or `evening`, or for `auto` the one for this hour (0 to 23)."""
    if setting != "auto":
        return setting
    return "day" if DAY_BEGINS <= hour < DAY_ENDS else "evening"
