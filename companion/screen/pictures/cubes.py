"""Cubes in seat colours, with the sign on them."""

from __future__ import annotations

from companion.screen.page.builder import PageBuilder
from companion.screen.page.plates import rounded
from companion.screen.paint.box import Box
from companion.screen.paint.game_look import GameLook
from companion.screen.paint.theme import SeatLook, hexed, seat_looks

EDGE, RIM = "#0F0B08", "#F6ECD8"


def cube_look(colour: str, own: GameLook) -> tuple[SeatLook, str]:
    """Give the colours and the icon of a cube: a seat's with its sign, or as the game wants one that is no seat's."""
    looks = seat_looks()
    if colour in own.cubes:
        return looks[own.cubes[colour].seat], own.cubes[colour].icon
    look = looks.get(colour, looks["grey"])
    return look, f"sign-{look.sign}"


def draw_cube(builder: PageBuilder, colour: str, box: Box) -> None:
    """Draw one cube."""
    look, icon = cube_look(colour, builder.own)
    radius = max(3, box.w // 10)
    line = max(2, box.w // 24)
    rim = rounded(box, 0, radius + 2, f'fill="{RIM}"')
    edge = rounded(box, line * 0.7, radius + 1, f'fill="{EDGE}"')
    field = rounded(box, line * 1.7, radius, f'fill="{hexed(look.field)}"')
    builder.shapes(box, rim + edge + field)
    side = round(box.w * 0.6)
    builder.icon(icon, box.middle(side, side), look.charge, look.field)
