"""The plate of an answer: plain, focused, held, off or doubtful, and the lozenge that marks the focus."""

from companion.table import unchanging
from companion.ui.screen.page.builder import Page, PageBuilder
from companion.ui.screen.page.stage import Stage
from companion.ui.screen.paint import Box, Colour, Dash, Format, RoundRect, dash_rect, to_hex

OFF_DASH = (7.0, 5.0)
DOUBT_DASH = (20.0, 11.0)


@unchanging
class Tint:
    """The colours for the contents of a plate."""

    ink: Colour
    soft: Colour
    cut: Colour
    rubric: Colour
    edge: Colour
    focused: bool = False
    off: bool = False


def plate(stage: Stage, box: Box, *, focused: bool = False, off: bool = False, solid: bool = False) -> Tint:
    """Draw a plate and return the colours for its contents; a `solid` plate hides what lies below even if it is off.

    In focus it is inverted, with a ring round it and a lozenge above the middle of its upper edge.
    """
    form, look, builder = stage.form, stage.look, stage.builder
    if focused:
        reach = form.focus_gap + form.focus_ring
        ring = RoundRect(0, form.radius + reach, f'fill="{to_hex(look.focus)}"')
        gap = RoundRect(form.focus_ring, form.radius + form.focus_gap, f'fill="{to_hex(stage.behind)}"')
        with builder.group("focus"):
            builder.draw_rounded(box.inset(-reach), ring, gap)
        builder.draw_rounded(box, RoundRect(0, form.radius, f'fill="{to_hex(look.plate)}"'))
        # The lozenge hangs from the ring, so that it covers no words above and no plate there covers it
        middle = (box.centre[0], box.y - reach - form.line + round(form.lozenge * 0.7072))
        draw_full_lozenge(builder, middle, form.lozenge, look.focus, stage.behind, max(3, round(3 * form.scale)))
        return Tint(look.on_plate, look.on_plate, look.plate, look.on_plate_rubric, look.on_plate, focused=True)
    if off:
        if solid:
            builder.draw_rounded(box, RoundRect(1, form.radius, f'fill="{to_hex(stage.behind)}"'))
        draw_dashed_edge(builder, box, look.edge, form.line, OFF_DASH)
        return Tint(look.soft, look.soft, stage.behind, look.soft, look.shield_edge, off=True)
    paint = f'fill="{to_hex(look.sheet)}" stroke="{to_hex(look.edge)}" stroke-width="{form.line}"'
    builder.draw_rounded(box, RoundRect(form.line / 2, form.radius - form.line / 2, paint))
    return Tint(look.ink, look.soft, look.sheet, look.rubric, look.shield_edge)


def draw_dashed_edge(builder: PageBuilder, box: Box, colour: Colour, line: int, dash: Dash) -> None:
    """Draw a dashed edge along the sides of a box."""
    path = dash_rect(box.w, box.h, line / 2, builder.form.radius, dash)
    builder.draw_shapes(box, f'<path d="{path}" fill="none" stroke="{to_hex(colour)}" stroke-width="{line}"/>')


def draw_doubtful(builder: PageBuilder, box: Box) -> None:
    """Draw the dashed edge of something doubtful."""
    form, look = builder.form, builder.look
    draw_dashed_edge(builder, box, look.doubt, form.line + 1, DOUBT_DASH)


def draw_full_lozenge(
    builder: PageBuilder, centre: tuple[int, int], size: int, colour: Colour, border: Colour | None = None, width: int = 3
) -> None:
    """Draw a square of this side standing on its corner; a border lies inside that size."""
    half = round(size * 0.7072)
    shapes = f'<path d="{_corners(half, half)}" fill="{to_hex(border or colour)}"/>'
    if border:
        shapes += f'<path d="{_corners(half, half - width * 1.414)}" fill="{to_hex(colour)}"/>'
    builder.draw_shapes(Box(centre[0] - half, centre[1] - half, 2 * half, 2 * half), shapes)


def draw_lozenge(builder: PageBuilder, centre: tuple[int, int], size: int, colour: Colour) -> None:
    """Draw the outline of a lozenge."""
    half = round(size * 0.7072)
    paint = f'fill="none" stroke="{to_hex(colour)}" stroke-width="{2 * builder.form.scale}"'
    box = Box(centre[0] - half, centre[1] - half, 2 * half, 2 * half)
    builder.draw_shapes(box, f'<path d="{_corners(half, half - 1.5)}" {paint}/>')


def _corners(middle: float, reach: float) -> str:
    low, high = middle - reach, middle + reach
    return f"M{middle} {low} L{high} {middle} L{middle} {high} L{low} {middle} Z"


def draw_held_ring(page: Page, form: Format, box: Box, share: float) -> tuple[Box, str]:
    """Return the box and SVG shapes of the ring that closes clockwise round a held plate; `share` (0 to 1) of it is closed.

    It lies on the ring of the focus, else round `box`.
    """
    start, end = page.groups.get("focus", (0, 0))
    around = page.items[start].box if start < end else box.inset(-(form.focus_gap + form.focus_ring))
    inside = form.focus_ring / 2
    width, height = around.w - 2 * inside, around.h - 2 * inside
    length = 2 * (width + height)
    left, right, top, bottom = inside, inside + width, inside, inside + height
    middle = around.w / 2
    path = f"M{middle} {top} L{right} {top} L{right} {bottom} L{left} {bottom} L{left} {top} L{middle} {top}"
    # A dash as long as the whole path is drawn in part or not at all
    dash = f' stroke-dasharray="{share * length:.1f} {length}"' if share < 1 else ""
    stroke = f'stroke="{to_hex(page.look.ink)}" stroke-width="{form.focus_ring}"{dash}'
    return around, f'<path d="{path}" fill="none" stroke-linejoin="round" {stroke}/>'
