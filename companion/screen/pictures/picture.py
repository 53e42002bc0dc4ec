"""Draws a game's picture: icons and drawings in the theme's colours, tinted for seats, arrows, numbers, and what moves."""

from __future__ import annotations

import math

from companion.rulebook.lessons.pictures import HEIGHT, WIDTH, Arrow, Label, Motion, Part, Picture, Point, Shape
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts, svg
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.items import Pictogram
from companion.screen.paint.moving import Key
from companion.screen.paint.theme import Colour, hexed, mixed, seat_looks
from companion.screen.pictures.cubes import cube_look, draw_cube
from companion.screen.pictures.drawn import turned, turned_size, view_size
from companion.screen.pictures.extent import CANVAS, Extent

PALE = 0.3
USUAL_SEATS = ("blue", "yellow", "purple", "grey", "red", "black", "green")


def draw_picture(stage: Stage, picture: Picture, box: Box, since: float, part: Extent = CANVAS) -> None:
    """Draw a picture into a box as it is some time after the clock's second `since`, or where all comes to rest.

    The box shows this `part` of the canvas, as large as it can.
    """
    left, top, right, bottom = part
    scale = min(box.w / (right - left), box.h / (bottom - top))
    shown = box.middle(round((right - left) * scale), round((bottom - top) * scale))
    room = Box(shown.x - round(left * scale), shown.y - round(top * scale), round(WIDTH * scale), round(HEIGHT * scale))
    moves = not stage.settings.reduced and stage.now < since + picture.seconds
    for place, one in enumerate(picture.parts):
        before, ways = len(stage.builder.items), _ways(picture.motion, place, one)
        end = ways[-1][1]
        _draw(stage, one, end, room, scale)
        if moves and len(ways) > 1:
            keys = (Key(since + second, ((x - end[0]) * scale, (y - end[1]) * scale)) for second, (x, y) in ways)
            stage.builder.play(before, *keys)


def _ways(motion: tuple[Motion, ...], place: int, part: Part) -> list[tuple[float, Point]]:
    """Give for each second at which a part's way turns how far it is from where it begins."""
    found: list[tuple[float, Point]] = [(0.0, (0.0, 0.0))]
    for move in motion:
        if move.item == place and not isinstance(part, Arrow):
            found += [(move.begins, found[-1][1]), (move.ends, (move.to[0] - part.at[0], move.to[1] - part.at[1]))]
    return found


def _draw(stage: Stage, part: Part, shift: Point, room: Box, scale: float) -> None:
    if isinstance(part, Arrow):
        _arrow(stage, part, room, scale)
        return
    centre = (round(room.x + (part.at[0] + shift[0]) * scale), round(room.y + (part.at[1] + shift[1]) * scale))
    if isinstance(part, Label):
        _label(stage, part, centre, scale)
    else:
        _shape(stage, part, centre, scale)


def _shape(stage: Stage, part: Shape, centre: tuple[int, int], scale: float) -> None:
    high = round(part.size * scale)
    if part.draw == "cube" and part.seat is not None and not part.turn:
        box = Box(centre[0] - high // 2, centre[1] - high // 2, high, high)
        draw_cube(stage.builder, _seat_colour(stage, part.seat), box)
        return
    text = stage.builder.drawing(part.draw)
    ink, cut, accent = stage.look.ink, stage.look.sheet, stage.look.rubric
    if part.draw == "shield" or part.draw.startswith("seat-"):
        text = text.replace(svg.INK, hexed(stage.look.shield_edge), 1)
    else:
        if part.seat is not None:
            look, _ = cube_look(_seat_colour(stage, part.seat), stage.builder.own)
            ink, cut = look.field, look.charge
        if part.fade:
            ink, accent = mixed(stage.behind, ink, PALE), mixed(stage.behind, accent, PALE)
        text = svg.recoloured(text, ink, cut, accent)
    across, down = view_size(text)
    wide = round(high * across / down)
    reach_x, reach_y = (max(1, round(reach)) for reach in turned_size(wide, high, part.turn))
    box = Box(centre[0] - reach_x // 2, centre[1] - reach_y // 2, reach_x, reach_y)
    stage.builder.items.append(Pictogram(box, turned(text, part.turn, across, down)))


def _seat_colour(stage: Stage, number: int) -> str:
    """Give the colour of the so-manieth seat, counted from the one that is asked where one is."""
    colours = stage.snapshot.seats.colours or USUAL_SEATS
    question = stage.snapshot.question
    if question is not None and question.seat is not None and question.seat.colour in colours:
        number += colours.index(question.seat.colour)
    return colours[number % len(colours)] if colours[number % len(colours)] in seat_looks() else "grey"


def _arrow(stage: Stage, part: Arrow, room: Box, scale: float) -> None:
    colour = mixed(stage.behind, stage.look.rubric, PALE) if part.fade else stage.look.rubric
    points = [(x * scale, y * scale) for x, y in part.points]
    (bx, by), (ex, ey) = points[-2:]
    length = max(1e-6, math.hypot(ex - bx, ey - by))
    dx, dy = (ex - bx) / length, (ey - by) / length
    head = 7 * scale
    tail = (ex - dx * head * 0.8, ey - dy * head * 0.8)
    path = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in [*points[:-1], tail])
    left = (ex - dx * head - dy * head * 0.62, ey - dy * head + dx * head * 0.62)
    right = (ex - dx * head + dy * head * 0.62, ey - dy * head - dx * head * 0.62)
    stroke = f'fill="none" stroke="{hexed(colour)}" stroke-width="{3 * scale:.1f}" stroke-linejoin="round" stroke-linecap="round"'
    tip = f'<path d="M{ex:.1f} {ey:.1f} L{left[0]:.1f} {left[1]:.1f} L{right[0]:.1f} {right[1]:.1f} Z" fill="{hexed(colour)}"/>'
    stage.builder.shapes(room, f'<path d="{path}" {stroke}/>{tip}')


def _label(stage: Stage, part: Label, centre: tuple[int, int], scale: float) -> None:
    size = max(stage.form.near_min, round(part.size * scale))
    colour: Colour = stage.look.soft if part.fade else stage.look.ink
    width = fonts.width(part.text, FontFace.SANS_SEMIBOLD, size)
    stage.builder.line(part.text, FontFace.SANS_SEMIBOLD, size, colour, centre[0] - width // 2, centre[1] + round(size * 0.33))
