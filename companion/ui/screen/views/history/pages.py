"""Past games: the page of one game with the course of its scores, and its code for a phone."""

from collections.abc import Sequence

from companion.play.own_questions import QUIET, CodePage, PhoneCode, PlayPage
from companion.table import phrase
from companion.ui.screen.layout import NEVER, Art, Blank, ColumnOf, Grow, LayoutPart, Pad, RowOf, Sized, pad_by
from companion.ui.screen.page import Stage, Tint, View, drawing, show
from companion.ui.screen.paint import Box, FontFace, seat_looks, to_hex, width
from companion.ui.screen.views.tell.final import draw_standing
from companion.ui.screen.widgets import Shield, button, heading, paper, ways_of, words

LEAST_ROUNDS = 2
"""With fewer rounds no course is drawn."""
LINES = 7
"""The most lines of a note beside a code."""
CODE_LIGHT, CODE_DARK = (255, 255, 255), "#000000"
Rows = Sequence[tuple[int, ...]]
STRIPES = ("", "14 6", "4 6", "18 6 4 6", "8 5", "2 5", "24 8")
"""The dash pattern of each seat's line, in seat order."""


@drawing
def plot(stage: Stage, box: Box, _tint: Tint, colours: Sequence[str], rows: Rows) -> None:
    """Draw a line for each seat over the rounds, with its shield at the end, so that colour is never the only cue.

    `rows` has a row for each round, each with a value for every colour. The lowest, middle and highest value and the first,
    middle and last round are labelled.
    """
    builder, form, look, face = stage.builder, stage.form, stage.look, FontFace.SANS
    size = form.type("label").size
    side = min(size, box.h // max(1, len(colours)))
    most = max(1, *(max(row) for row in rows))
    least = min(0, *(min(row) for row in rows))
    left = max(width(str(most), face, size), width(str(least), face, size)) + form.unit
    field = Box(box.x + left, box.y + size // 2, box.w - left - side - form.unit, box.h - 2 * size)

    def at(value: int) -> int:
        return field.bottom - round(field.h * (value - least) / (most - least))

    for value in (least, (least + most) // 2, most):
        y = at(value)
        builder.fill(Box(field.x, y, field.w, 2), look.rule)
        builder.line(str(value), face, size, look.soft, field.x - width(str(value), face, size) - 6, y + size // 3)
    for number in sorted({1, (len(rows) + 1) // 2, len(rows)}):
        x, room = field.x + (field.w * (number - 1) // max(1, len(rows) - 1)), width(str(number), face, size)
        place = min(max(field.x, x - room // 2), field.right - room)
        builder.line(str(number), face, size, look.soft, place, field.bottom + round(size * 1.1))
    courses = list(zip(*rows, strict=True))
    ends = _spread([at(values[-1]) for values in courses], side, box)
    for number, (colour, values) in enumerate(zip(colours, courses, strict=True)):
        step, heights = field.w / max(1, len(values) - 1), map(at, values)
        points = [(round(field.x - box.x + step * place), height - box.y) for place, height in enumerate(heights)]
        path = " ".join(f"{'L' if place else 'M'}{x} {y}" for place, (x, y) in enumerate(points))
        stripes = STRIPES[number % len(STRIPES)]
        broken = f' stroke-dasharray="{stripes}"' if stripes else ""
        joined = 'fill="none" stroke-linejoin="round" stroke-linecap="round"'
        under = f'<path d="{path}" stroke="{to_hex(look.shield_edge)}" stroke-width="{form.unit + 3}" {joined}/>'
        own = to_hex(seat_looks().get(colour, seat_looks()["grey"]).field)
        builder.draw_shapes(box, f'{under}<path d="{path}" stroke="{own}" stroke-width="{form.unit}" {joined}{broken}/>')
        builder.draw_shield(colour, Box(field.right + form.unit, ends[number] - side // 2, side, side))


def _spread(heights: list[int], side: int, box: Box) -> list[int]:
    """Move apart shields that would overlap, and keep all of them within the box."""
    order = sorted(range(len(heights)), key=lambda number: heights[number])
    placed = [0] * len(heights)
    low = box.y + side // 2
    for number in order:
        placed[number] = low = max(low, heights[number])
        low += side
    over = max(0, max(placed) + side // 2 - box.bottom)
    high = box.bottom
    for number in reversed(order):
        placed[number] = min(placed[number], high - side // 2) if over else placed[number]
        high = placed[number] - side // 2
    return placed


def show_play(stage: Stage, question: PlayPage) -> None:
    """Lay out the banners of a play (or its players if there is no result), the course of scores, and further facts."""
    form, side, small = stage.form, stage.form.size("card"), stage.form.type("answer").size
    label = stage.say("history-course" if len(question.course) >= LEAST_ROUNDS else "history-course-none")
    course: list[LayoutPart] = [words(form, label, "label", lines=4, ink="soft")]
    if len(question.course) >= LEAST_ROUNDS:
        course.append(Grow(Art(plot(question.seats.colours, question.course), side, NEVER, 0)))
    rows = (
        RowOf((Art(Shield(seat.colour), small, small), Grow(words(form, seat.name, "strong"))), form.gap)
        for seat in question.seats
    )
    hung = Art(draw_standing(question.standing), form.size("picture"), NEVER, 0)
    who = Grow(hung if question.standing else ColumnOf(tuple(rows), form.unit))
    if len(course) == 1:
        body: LayoutPart = ColumnOf((who, *course), form.gap)
    else:
        parts = (who, Grow(ColumnOf(tuple(course), form.unit)))
        body = ColumnOf(parts, form.gap) if form.tall else RowOf(parts, form.pad)
    if question.note is not None:
        body = ColumnOf((Grow(body), words(form, stage.words(question.note), "label", lines=2, ink="soft")), form.unit)
    facts = " · ".join(stage.words(fact) for fact in question.facts)
    show(stage, paper(stage, stage.words(question.words), body, ways_of(stage, question.options), facts))


@drawing
def code_art(stage: Stage, box: Box, _tint: Tint, code: PhoneCode) -> None:
    """Draw a code for a phone with its quiet zone; every module is the same whole number of pixels, so edges are sharp."""
    stage.builder.fill(box, CODE_LIGHT)
    module = box.w // (len(code.rows) + 2 * QUIET)
    side = module * len(code.rows)
    parts = []
    for y, row in enumerate(code.rows):
        begun = None
        for x, dark in enumerate((*row, False)):
            if dark and begun is None:
                begun = x
            elif not dark and begun is not None:
                parts.append(f"M{module * begun} {module * y}H{module * x}V{module * (y + 1)}H{module * begun}Z")
                begun = None
    stage.builder.draw_shapes(box.place_in_middle(side, side), f'<path d="{"".join(parts)}" fill="{CODE_DARK}"/>')


def show_code(stage: Stage, question: CodePage) -> None:
    """Lay out a code in a square of the screen's shorter side, and beside it (tall: below) what it holds and leaves out."""
    form, code = stage.form, question.code(stage.words)
    if code is None:
        show(stage, paper(stage, stage.say("history-code-too-large"), None, ways_of(stage, question.options)))
        return
    side = min(stage.box.w, stage.box.h)
    drawn = (
        Art(code_art(code), round(side * form.share("code")), side)
        if form.tall
        else Sized(Art(code_art(code), side, side), wide=side)
    )
    undated = question.args.get("dated") == "no"
    said = [stage.say("history-code-undated") if undated else stage.words(question.words, "hint")]
    if code.left_out:
        names = [name for name in code.left_out if not (name == "comment-short" and "comment" in code.left_out)]
        said.append(stage.say("history-code-left-out", what=tuple(phrase(f"history-left-{name}") for name in names)))
    notes = (words(form, note, "label", lines=LINES, ink="soft") for note in said)
    back = ways_of(stage, question.options)[0]
    leads = button(stage, back.name, back.label, back.effect, icon=back.icon)
    parts = (heading(form, stage.words(question.words)), *notes, Grow(Blank()), leads)
    told = Grow(Pad(ColumnOf(parts, form.gap), pad_by(form.gap, form.gap)))
    show(stage, ColumnOf((drawn, told)) if form.tall else RowOf((drawn, told)))


PLAY, CODE = (View(show, board=False, head=False) for show in (show_play, show_code))
