"""A camera's picture with its reading: a double line round each piece and its label; doubtful pieces are dashed and marked."""

import math
from collections.abc import Sequence

from companion.play.live import Piece, Seen
from companion.ui.screen.page import Effect, Stage, Target, Tint, drawing
from companion.ui.screen.paint import Box, FontFace, Photo, colour, dash_outline, dash_rect, fonts, to_hex

INK, CREAM, DOUBT = colour("#2B2118"), colour("#FCF7EA"), colour("#FFC857")
STRUCK, ASKED = "–", "?"
"""The labels of a piece that was removed, and of the piece that is asked about."""
FULL_MARK = 70
"""The least width in units of a piece marked with full lines; smaller pieces have thinner lines."""
LEAST_TOUCH, LEAST_DOUBT = 30, 20
"""The least side in pixels of a piece's target, and of the sign of a doubt."""


def picture_box(seen: Seen, room: Box) -> Box:
    """Return the largest rectangle of the picture's proportions in the middle of a room."""
    scale = min(room.w / seen.size[0], room.h / seen.size[1])
    return room.place_in_middle(round(seen.size[0] * scale), round(seen.size[1] * scale))


def draw_photograph(stage: Stage, seen: Seen, box: Box) -> None:
    """Draw the picture in its frame."""
    line = stage.form.line
    stage.builder.fill(box.inset(-line), stage.look.ink)
    stage.builder.items.append(Photo(box, seen.pixels, seen.size))


def draw_corner_marks(stage: Stage, box: Box) -> None:
    """Draw corner marks round a box."""
    arm = box.w // 8
    w, h = box.w, box.h
    path = f"M3 {arm} V3 H{arm} M{w - arm} 3 H{w - 3} V{arm} M{w - 3} {h - arm} V{h - 3} H{w - arm} M{arm} {h - 3} H3 V{h - arm}"
    stroke = f'fill="none" stroke="{to_hex(stage.look.edge)}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"'
    stage.builder.draw_shapes(box, f'<path d="{path}" {stroke}/>')


def draw_marks(stage: Stage, pieces: Sequence[Piece], labels: Sequence[str], touches: Sequence[Effect | None], box: Box) -> None:
    """Mark every piece with its label ("": none), doubtful ones dashed; touching a piece has its effect in `touches`."""
    full, letters = stage.form.type("figure").size, stage.form.type("label").size
    for place, (piece, label, touch) in enumerate(zip(pieces, labels, touches, strict=True)):
        points = [(box.x + x * box.w, box.y + y * box.h) for x, y in piece.corners]
        spot = _bounds(points)
        draw_outline(stage, points, box, doubtful=piece.doubtful)
        if touch is not None:
            fingertip = spot.inset(-(max(0, LEAST_TOUCH - min(spot.w, spot.h)) // 2))
            stage.builder.add_target(Target(f"piece:{place}", fingertip, touch, stop=False))
        # The label is on a disc at the upper right corner
        side = full if max(spot.w, spot.h) > full else max(LEAST_DOUBT, round(0.7 * max(spot.w, spot.h)))
        left = min(spot.right - side // 2, box.right - side)
        disc = Box(max(box.x, left), max(box.y, spot.y - side // 2), side, side)
        if label == ASKED:
            stage.builder.draw_icon("doubt", disc, DOUBT, INK)
        elif label == STRUCK and side < full:
            cross = f'<path d="M2 2 L20 20 M20 2 L2 20" stroke="{to_hex(CREAM)}" stroke-width="4" stroke-linecap="round"/>'
            stage.builder.draw_shapes(spot, cross, (22, 22))
        elif label and side == full:
            shape = f'<circle cx="22" cy="22" r="20.5" fill="{to_hex(CREAM)}" stroke="{to_hex(INK)}" stroke-width="3"/>'
            stage.builder.draw_shapes(disc, shape, (44, 44))
            x = disc.centre[0] - fonts.width(label, FontFace.SANS_BOLD, letters) // 2
            stage.builder.line(label, FontFace.SANS_BOLD, letters, INK, x, disc.centre[1] + round(letters * 0.33))


def _bounds(points: Sequence[tuple[float, float]]) -> Box:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Box(math.floor(min(xs)), math.floor(min(ys)), math.ceil(max(xs) - min(xs)), math.ceil(max(ys) - min(ys)))


def draw_outline(stage: Stage, points: Sequence[tuple[float, float]], box: Box, *, doubtful: bool) -> None:
    """Draw a double line round points on a picture, dashed if they are doubtful."""
    path = "M" + " L".join(f"{x - box.x:.1f} {y - box.y:.1f}" for x, y in points) + " Z"
    spot = _bounds(points)
    scale = stage.form.scale * min(1.0, max(spot.w, spot.h) / (FULL_MARK * stage.form.scale))
    outer, inner = (12, 7) if doubtful else (8, 4)
    lit = dash_outline([(x - box.x, y - box.y) for x, y in points], (20 * scale, 11 * scale)) if doubtful else path
    light = to_hex(DOUBT if doubtful else CREAM)
    common = 'fill="none" stroke-linejoin="round"'
    shapes = f'<path d="{path}" {common} stroke="{to_hex(INK)}" stroke-width="{outer * scale}"/>'
    shapes += f'<path d="{lit}" {common} stroke="{light}" stroke-width="{inner * scale}"/>'
    around = spot.inset(-math.ceil(outer * scale))
    moved = f'<g transform="translate({box.x - around.x} {box.y - around.y})">{shapes}</g>'
    stage.builder.draw_shapes(around, moved)


@drawing
def draw_enlarged(stage: Stage, box: Box, _tint: Tint, seen: Seen, piece: Piece, hair: int = 0) -> None:
    """Draw one piece large, in a dashed frame; if `hair` is not 0, lines of that many pixels cross in the piece's middle."""
    xs, ys = [x * seen.size[0] for x, _ in piece.corners], [y * seen.size[1] for _, y in piece.corners]
    reach = max(max(xs) - min(xs), max(ys) - min(ys)) * 1.3
    middle = (sum(xs) / len(xs), sum(ys) / len(ys))
    side = round(min(reach, *seen.size))
    left = min(max(0, round(middle[0] - side / 2)), seen.size[0] - side)
    top = min(max(0, round(middle[1] - side / 2)), seen.size[1] - side)
    stage.builder.items.append(Photo(box, seen.pixels, seen.size, Box(left, top, side, side)))
    line = stage.form.line
    path = dash_rect(box.w, box.h, line / 2, 0, (20, 11))
    stage.builder.draw_shapes(box, f'<path d="{path}" fill="none" stroke="{to_hex(stage.look.doubt)}" stroke-width="{line}"/>')
    if hair:
        x, y = ((at - edge) * box.w / side for at, edge in zip(middle, (left, top), strict=True))
        hairs = f'<path d="M0 {y:.1f} H{box.w} M{x:.1f} 0 V{box.h}" fill="none" stroke'
        stage.builder.draw_shapes(
            box, f'{hairs}="{to_hex(INK)}" stroke-width="{2 * hair}"/>{hairs}="{to_hex(CREAM)}" stroke-width="{hair}"/>'
        )
