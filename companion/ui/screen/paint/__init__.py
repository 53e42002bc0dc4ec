"""Painting: boxes, colours, letters and drawings, and the items of a page. Other packages import them from here."""

from companion.ui.screen.paint.box import Box, make_square
from companion.ui.screen.paint.canvas import Canvas, ground
from companion.ui.screen.paint.fonts import FontFace, width
from companion.ui.screen.paint.formats import Format, FormatShape, format_for
from companion.ui.screen.paint.game_look import EMBLEM, GameLook, look_of
from companion.ui.screen.paint.items import (
    Drawing,
    Fill,
    Lamps,
    PageItem,
    Photo,
    Pictogram,
    Placed,
    Turned,
    lamp_colour,
    light_rings,
)
from companion.ui.screen.paint.moving import Key, Spinning, Track, freeze, rests_at
from companion.ui.screen.paint.rounded import RoundRect
from companion.ui.screen.paint.svg import Dash, dash_outline, dash_rect, recolour, source, wrap
from companion.ui.screen.paint.text import Type, find_largest, find_narrowest, finds_room, fit, fit_name, shorten, sign_number
from companion.ui.screen.paint.theme import Colour, Palette, SeatLook, colour, mix, motion, palette, seat_looks, to_hex

__all__ = [
    "EMBLEM", "Box", "Canvas", "Colour", "Dash", "Drawing", "Fill", "FontFace", "Format", "FormatShape", "GameLook", "Key",
    "Lamps", "PageItem", "Palette", "Photo", "Pictogram", "Placed", "RoundRect", "SeatLook", "Spinning", "Track", "Turned",
    "Type", "colour", "dash_outline", "dash_rect", "find_largest", "find_narrowest", "finds_room", "fit", "fit_name",
    "format_for", "freeze", "ground", "lamp_colour", "light_rings", "look_of", "make_square", "mix", "motion", "palette",
    "recolour", "rests_at", "seat_looks", "shorten", "sign_number", "source", "to_hex", "width", "wrap",
]  # fmt: skip
