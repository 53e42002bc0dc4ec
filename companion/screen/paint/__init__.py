"""Painting: boxes, colours, letters and drawings, and the items of a page. Other packages import them from here."""

from companion.screen.paint.box import Box, square
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.formats import Format, FormatShape
from companion.screen.paint.game_look import EMBLEM, look_of
from companion.screen.paint.items import Photo, Pictogram
from companion.screen.paint.moving import Key
from companion.screen.paint.rounded import RoundRect
from companion.screen.paint.svg import dashed, dashed_rect
from companion.screen.paint.text import Type, fit, named, shortened, signed
from companion.screen.paint.theme import Colour, Palette, SeatLook, colour, hexed, mixed, palette, seat_looks

__all__ = [
    "EMBLEM", "Box", "Colour", "FontFace", "Format", "FormatShape", "Key", "Palette", "Photo", "Pictogram",
    "RoundRect", "SeatLook", "Type", "colour", "dashed", "dashed_rect", "fit", "hexed", "look_of", "mixed",
    "named", "palette", "seat_looks", "shortened", "signed", "square",
]  # fmt: skip
