"""Painting: boxes, colours, letters and drawings, and the items of a page. Other packages import them from here."""

from companion.ui.screen.paint.box import Box, square
from companion.ui.screen.paint.canvas import Canvas, ground
from companion.ui.screen.paint.fonts import FontFace, width
from companion.ui.screen.paint.formats import Format, FormatShape, format_for
from companion.ui.screen.paint.game_look import EMBLEM, GameLook, look_of
from companion.ui.screen.paint.items import Drawing, Fill, Lamps, PageItem, Photo, Pictogram, Placed, Turned, lamp_colour, lit
from companion.ui.screen.paint.moving import Key, Spinning, Track, rests_at, still
from companion.ui.screen.paint.rounded import RoundRect
from companion.ui.screen.paint.svg import Dash, dashed, dashed_rect, recoloured, source, wrapped
from companion.ui.screen.paint.text import Type, finds_room, fit, largest, named, narrowest, shortened, signed
from companion.ui.screen.paint.theme import Colour, Palette, SeatLook, colour, hexed, mixed, motion, palette, seat_looks

__all__ = [
    "EMBLEM", "Box", "Canvas", "Colour", "Dash", "Drawing", "Fill", "FontFace", "Format", "FormatShape", "GameLook", "Key",
    "Lamps", "PageItem", "Palette", "Photo", "Pictogram", "Placed", "RoundRect", "SeatLook", "Spinning", "Track", "Turned",
    "Type", "colour", "dashed", "dashed_rect", "finds_room", "fit", "format_for", "ground", "hexed", "lamp_colour", "largest",
    "lit", "look_of", "mixed", "motion", "named", "narrowest", "palette", "recoloured", "rests_at", "seat_looks", "shortened",
    "signed", "source", "square", "still", "width", "wrapped",
]  # fmt: skip
