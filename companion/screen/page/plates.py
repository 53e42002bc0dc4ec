"""The plate on which an answer stands: plain, focused, held, off or doubtful, and the lozenge that marks it."""

from __future__ import annotations

from companion.screen.page.builder import PageBuilder
from companion.screen.page.stage import Stage
from companion.screen.paint.box import Box
from companion.screen.paint.formats import Format
from companion.screen.paint.rounded import RoundRect
from companion.screen.paint.svg import Dash, dashed_rect
from companion.screen.paint.theme import Colour, Palette, hexed
from companion.unchanging import unchanging

OFF_DASH = (7.0, 5.0)
DOUBT_DASH = (20.0, 11.0)


@unchanging
class Tint:
    """The colours for what stands on a plate."""

    ink: Colour
    soft: Colour
    cut: Colour
    rubric: Colour
    edge: Colour
    focused: bool = False
    off: bool = False


def rounded(box: Box, inside: float, radius: float, paint: str) -> str:
    """Give a rounded rectangle as SVG, `inside` pixels from each side of a drawing of the box's size."""
    return RoundRect(inside, radius, paint).shape(box.w, box.h)


def plate(
    stage: Stage,
    box: Box,
    *,
    focused: bool = False,
    off: bool = False,
    inner: bool = False,
    fill: bool = True,
    solid: bool = False,
) -> Tint:
    """Draw a plate and say in which colours to write on it; a `solid` one hides what lies below though it is off."""
    form, look = stage.form, stage.look
    if focused:
        _focused(stage.builder, box, stage.behind)
        if inner:
            _inner_line(stage.builder, box, look.edge)
        return Tint(look.on_plate, look.on_plate, look.plate, look.on_plate_rubric, look.on_plate, focused=True)
    if off:
        if solid:
            stage.builder.rounded(box, RoundRect(1, form.radius, f'fill="{hexed(stage.behind)}"'))
        dashed_edge(stage.builder, box, look.edge, form.line, OFF_DASH)
        return Tint(look.soft, look.soft, stage.behind, look.soft, look.shield_edge, off=True)
    ground = hexed(look.sheet) if fill else "none"
    paint = f'fill="{ground}" stroke="{hexed(look.edge)}" stroke-width="{form.line}"'
    stage.builder.rounded(box, RoundRect(form.line / 2, form.radius - form.line / 2, paint))
    if inner:
        _inner_line(stage.builder, box, look.rule)
    return Tint(look.ink, look.soft, look.sheet if fill else stage.behind, look.rubric, look.shield_edge)


def dashed_edge(builder: PageBuilder, box: Box, colour: Colour, line: int, dash: Dash) -> None:
    """Draw a dashed edge along the sides of a box."""
    path = dashed_rect(box.w, box.h, line / 2, builder.form.radius, dash)
    builder.shapes(box, f'<path d="{path}" fill="none" stroke="{hexed(colour)}" stroke-width="{line}"/>')


def doubtful(builder: PageBuilder, box: Box) -> None:
    """Draw the dashed edge of something that is not sure."""
    form, look = builder.form, builder.look
    dashed_edge(builder, box, look.doubt, form.line + 1, DOUBT_DASH)


def _inner_line(builder: PageBuilder, box: Box, colour: Colour) -> None:
    inside = round(6 * builder.form.scale)
    paint = f'fill="none" stroke="{hexed(colour)}" stroke-width="1.5"'
    builder.rounded(box, RoundRect(inside + 0.75, builder.form.radius - 4, paint))


def _focused(builder: PageBuilder, box: Box, behind: Colour) -> None:
    form, look = builder.form, builder.look
    reach = form.focus_gap + form.focus_ring
    around = box.inset(-reach)
    ring = RoundRect(0, form.radius + reach, f'fill="{hexed(look.focus)}"')
    gap = RoundRect(form.focus_ring, form.radius + form.focus_gap, f'fill="{hexed(behind)}"')
    with builder.group("focus"):
        builder.rounded(around, ring, gap)
    builder.rounded(box, RoundRect(0, form.radius, f'fill="{hexed(look.plate)}"'))
    top_lozenge(builder, box, behind)


def top_lozenge(builder: PageBuilder, box: Box, behind: Colour) -> None:
    """Draw the lozenge on the middle of the upper edge."""
    form = builder.form
    size = form.lozenge
    above = {True: size // 2, False: size // 2 + 1}[form.tall]
    lozenge(builder, (box.centre[0], box.y - above), size, builder.look.focus, behind, max(3, round(3 * form.scale)))


def lozenge(
    builder: PageBuilder, centre: tuple[int, int], size: int, colour: Colour, border: Colour | None = None, width: int = 3
) -> None:
    """Draw a square of this side snapshot on its corner; `border` lies inside that size."""
    half = round(size * 0.7072)
    box = Box(centre[0] - half, centre[1] - half, 2 * half, 2 * half)
    outer = _snapshot(half, half, border or colour)
    inner = _snapshot(half, half - width * 1.414, colour) if border else ""
    builder.shapes(box, outer + inner)


def _snapshot(middle: float, reach: float, colour: Colour) -> str:
    low, high = middle - reach, middle + reach
    return f'<path d="M{middle} {low} L{high} {middle} L{middle} {high} L{low} {middle} Z" fill="{hexed(colour)}"/>'


def hollow_lozenge(builder: PageBuilder, centre: tuple[int, int], size: int, colour: Colour) -> None:
    """Draw only the outline of a lozenge."""
    half = round(size * 0.7072)
    box = Box(centre[0] - half, centre[1] - half, 2 * half, 2 * half)
    reach = half - 1.5
    low, high = half - reach, half + reach
    shape = f"M{half} {low} L{high} {half} L{half} {high} L{low} {half} Z"
    builder.shapes(box, f'<path d="{shape}" fill="none" stroke="{hexed(colour)}" stroke-width="{2 * builder.form.scale}"/>')


def held_ring(form: Format, look: Palette, box: Box, share: float) -> tuple[Box, str]:
    """Give the ring that closes clockwise round a held plate: its box and its SVG shapes, `share` from 0 to 1 closed."""
    reach = form.focus_gap + form.focus_ring
    around = box.inset(-reach)
    inside = form.focus_ring / 2
    width, height = around.w - 2 * inside, around.h - 2 * inside
    length = 2 * (width + height)
    left, right, top, bottom = inside, inside + width, inside, inside + height
    middle = around.w / 2
    path = f"M{middle} {top} L{right} {top} L{right} {bottom} L{left} {bottom} L{left} {top} L{middle} {top}"
    stroke = f'stroke="{hexed(look.ink)}" stroke-width="{form.focus_ring}" stroke-dasharray="{share * length:.1f} {length}"'
    return around, f'<path d="{path}" fill="none" stroke-linejoin="round" {stroke}/>'
