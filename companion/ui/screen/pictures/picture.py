"""A game's picture: icons and drawings in the theme's colours or tinted for seats, arrows, labels, and their movements."""

import math
import re
from functools import cache
from typing import TypeAlias

from companion.rulebook import FileRefused
from companion.rulebook.lessons.pictures import HEIGHT, WIDTH, Arrow, Label, Picture, Point, Shape, pictures_of
from companion.ui.screen.page import Stage, Tint, drawing
from companion.ui.screen.paint import Box, FontFace, Key, Pictogram, fonts, mix, seat_looks, svg, to_hex
from companion.ui.screen.pictures.printed import cube_look, draw_cube

PALE = 0.3
USUAL_SEATS = ("blue", "yellow", "purple", "grey", "red", "black", "green")
Extent: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom on the canvas, in its units."""
CANVAS: Extent = (0.0, 0.0, float(WIDTH), float(HEIGHT))
EDGE = 2.0
LEAST = (90.0, 68.0)
"""The least width and height, in units, of the part of the canvas that is shown."""
SAMPLE = 100
"""The size in pixels at which letters are measured."""
VIEW = re.compile(r'viewBox="([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+)"')


@cache
def view_size(text: str) -> tuple[float, float]:
    """Return the width and height of a drawing's coordinate system."""
    found = VIEW.search(text)
    return (float(found[3]), float(found[4])) if found else (64.0, 64.0)


def measure_turned(wide: float, high: float, degrees: float) -> tuple[float, float]:
    """Return the width and height that a drawing of this size takes up when it is turned."""
    sine, cosine = abs(math.sin(math.radians(degrees))), abs(math.cos(math.radians(degrees)))
    return wide * cosine + high * sine, wide * sine + high * cosine


@cache
def turn_drawing(text: str, degrees: float, across: float, down: float) -> str:
    """Turn a drawing clockwise, within a larger drawing."""
    if not degrees:
        return text
    wide, high = measure_turned(across, down, degrees)
    found = VIEW.search(text)
    left, top = (float(found[1]), float(found[2])) if found else (0.0, 0.0)
    move = f"translate({wide / 2} {high / 2}) rotate({degrees}) translate({-across / 2 - left} {-down / 2 - top})"
    return svg.wrap(f'<g transform="{move}">{svg.body(text)}</g>', 64, 64, (wide, high))


def extent_of(stage: Stage, picture: Picture) -> Extent:
    """Return the part of the canvas that the parts cover before and after they move; never less than `LEAST`."""
    xs: list[float] = []
    ys: list[float] = []
    for place, part in enumerate(picture.parts):
        if isinstance(part, Arrow):
            points, wide, high = part.points, 2 * EDGE, 2 * EDGE
        else:
            points = (part.at, *(move.to for move in picture.motion if move.item == place))
            if isinstance(part, Label):
                letters = fonts.width(part.text, FontFace.SANS_SEMIBOLD, SAMPLE)
                wide, high = letters * part.size / SAMPLE, part.size * 0.8
            else:
                across, down = view_size(stage.builder.drawing(part.draw))
                wide, high = measure_turned(part.size * across / down, part.size, part.turn)
        xs += [x + side * wide / 2 for x, _ in points for side in (-1, 1)]
        ys += [y + side * high / 2 for _, y in points for side in (-1, 1)]

    def widened(reached: list[float], least: float) -> tuple[float, float]:
        low, high = min(reached) - EDGE, max(reached) + EDGE
        more = max(0.0, least - (high - low)) / 2
        return low - more, high + more

    (left, right), (top, bottom) = widened(xs, LEAST[0]), widened(ys, LEAST[1])
    return left, top, right, bottom


def picture_of(stage: Stage, name: str) -> Picture | None:
    """Find a picture of the game by its name, or make one of a drawing; None if there is none, or its file is refused."""
    game = stage.snapshot.game
    if game is None or not name:
        return None
    if name.startswith(svg.BEGINS):
        return Picture((Shape(name, (WIDTH / 2, HEIGHT / 2), HEIGHT),))
    try:
        return pictures_of(game.folder).get(name)
    except FileRefused:
        return None


@drawing
def picture_art(stage: Stage, box: Box, _tint: Tint, name: str) -> None:
    """Draw the game's picture of this name, if there is one, enlarged until its parts fill the box."""
    found = picture_of(stage, name)
    if found is not None:
        stage.builder.require_seen("picture" if name.startswith(svg.BEGINS) else name, box)
        draw_picture(stage, found, box, stage.state.began, extent_of(stage, found))


def draw_picture(stage: Stage, picture: Picture, box: Box, since: float, part: Extent = CANVAS) -> None:
    """Draw a picture into a box; its movement begins at the clock time `since`, and after it everything is at rest.

    The box shows this `part` of the canvas as large as possible.
    """
    left, top, right, bottom = part
    scale = min(box.w / (right - left), box.h / (bottom - top))
    shown = box.place_in_middle(round((right - left) * scale), round((bottom - top) * scale))
    room = Box(shown.x - round(left * scale), shown.y - round(top * scale), round(WIDTH * scale), round(HEIGHT * scale))
    moves = not stage.settings.reduced and stage.now < since + picture.seconds
    for place, one in enumerate(picture.parts):
        if isinstance(one, Arrow):
            _draw_arrow(stage, one, room, scale)
            continue
        before = len(stage.builder.items)
        # The part's shift from its first place, at each second at which its movement changes
        ways: list[tuple[float, Point]] = [(0.0, (0.0, 0.0))]
        for move in picture.motion:
            if move.item == place:
                ways += [(move.begins, ways[-1][1]), (move.ends, (move.to[0] - one.at[0], move.to[1] - one.at[1]))]
        end = ways[-1][1]
        centre = (round(room.x + (one.at[0] + end[0]) * scale), round(room.y + (one.at[1] + end[1]) * scale))
        if isinstance(one, Label):
            size, colour = max(stage.form.near_min, round(one.size * scale)), stage.look.soft if one.fade else stage.look.ink
            face, (x, y) = FontFace.SANS_SEMIBOLD, centre
            left_edge = x - fonts.width(one.text, face, size) // 2
            stage.builder.line(one.text, face, size, colour, left_edge, y + round(size * 0.33))
        else:
            _draw_shape(stage, one, centre, scale)
        if moves and len(ways) > 1:
            keys = (Key(since + second, ((x - end[0]) * scale, (y - end[1]) * scale)) for second, (x, y) in ways)
            stage.builder.play(before, *keys)


def _draw_shape(stage: Stage, part: Shape, centre: tuple[int, int], scale: float) -> None:
    high = round(part.size * scale)
    if part.draw == "cube" and part.seat is not None and not part.turn:
        box = Box(centre[0] - high // 2, centre[1] - high // 2, high, high)
        draw_cube(stage.builder, _seat_colour(stage, part.seat), box)
        return
    text = stage.builder.drawing(part.draw)
    ink, cut, accent = stage.look.ink, stage.look.sheet, stage.look.rubric
    if part.draw == "shield" or part.draw.startswith("seat-"):
        text = text.replace(svg.INK, to_hex(stage.look.shield_edge), 1)
    else:
        if part.seat is not None:
            look, _ = cube_look(_seat_colour(stage, part.seat), stage.builder.own)
            ink, cut = look.field, look.charge
        if part.fade:
            ink, accent = mix(stage.behind, ink, PALE), mix(stage.behind, accent, PALE)
        text = svg.recolour(text, ink, cut, accent)
    across, down = view_size(text)
    wide = round(high * across / down)
    reach_x, reach_y = (max(1, round(reach)) for reach in measure_turned(wide, high, part.turn))
    box = Box(centre[0] - reach_x // 2, centre[1] - reach_y // 2, reach_x, reach_y)
    stage.builder.items.append(Pictogram(box, turn_drawing(text, part.turn, across, down)))


def _seat_colour(stage: Stage, number: int) -> str:
    """Return the colour of seat `number`, counted from the asked seat if there is one."""
    colours = stage.snapshot.seats.colours or USUAL_SEATS
    question = stage.snapshot.question
    if question is not None and question.seat is not None and question.seat.colour in colours:
        number += colours.index(question.seat.colour)
    return colours[number % len(colours)] if colours[number % len(colours)] in seat_looks() else "grey"


def _draw_arrow(stage: Stage, part: Arrow, room: Box, scale: float) -> None:
    colour = mix(stage.behind, stage.look.rubric, PALE) if part.fade else stage.look.rubric
    points = [(x * scale, y * scale) for x, y in part.points]
    (bx, by), (ex, ey) = points[-2:]
    length = max(1e-6, math.hypot(ex - bx, ey - by))
    dx, dy = (ex - bx) / length, (ey - by) / length
    head = 7 * scale
    tail = (ex - dx * head * 0.8, ey - dy * head * 0.8)
    path = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in [*points[:-1], tail])
    left = (ex - dx * head - dy * head * 0.62, ey - dy * head + dx * head * 0.62)
    right = (ex - dx * head + dy * head * 0.62, ey - dy * head - dx * head * 0.62)
    stroke = (
        f'fill="none" stroke="{to_hex(colour)}" stroke-width="{3 * scale:.1f}" stroke-linejoin="round" stroke-linecap="round"'
    )
    tip = f'<path d="M{ex:.1f} {ey:.1f} L{left[0]:.1f} {left[1]:.1f} L{right[0]:.1f} {right[1]:.1f} Z" fill="{to_hex(colour)}"/>'
    stage.builder.draw_shapes(room, f'<path d="{path}" {stroke}/>{tip}')
