"""The foot of a page: answers, and beside them the voice's words or a refusal; also rows of answers below words."""

from collections.abc import Sequence
from functools import partial

from companion.screen.layout import NEVER, Art, Blank, ColumnOf, Grid, LayoutPart, RowOf, Text
from companion.screen.layout.hold import Grow, OneOf, Pad, Pads, Sized, even
from companion.screen.page import Stage, Tint, drawing
from companion.screen.paint import Box, Type, finds_room, hexed
from companion.screen.widgets.answers import FACE, LINES, Choice
from companion.screen.widgets.signs import Icon
from companion.table.questions.kinds import Tell

ENOUGH = 1.8
"""The least height of the room for a subtitle, relative to its font size."""


@drawing
def said(stage: Stage, box: Box, _tint: Tint) -> None:
    """Write why something was refused or is off, else the voice's words, else how the button works; nothing if it cannot fit."""
    near = stage.form.near
    if box.h < near * ENOUGH:
        return
    box = box.bottom_part(min(box.h, near * (3 if stage.form.tall else 2)))
    if stage.state.said:
        stage.builder.refusal_seen = _line(stage, box, "cross", stage.state.said, refused=True)
    elif stage.subtitle:
        silent = dict(stage.settings.volumes).get("speech", 0) == 0
        _line(stage, box, "voice-off" if silent else "voice", stage.subtitle)
    elif stage.state.hint:
        button_hint(stage, box)


def _line(stage: Stage, box: Box, icon: str, text: str, *, refused: bool = False) -> bool:
    """Write a line with its icon if it fits; tell whether it did."""
    look = stage.look
    kind = stage.form.type("said")
    side = round(kind.size * 0.95)
    tint = look.stop if refused else look.soft
    room = box.trim(left=side + round(stage.form.gap * 0.8))
    most = max(1, box.h // round(kind.least * kind.leading))
    if room.w < side or not finds_room(text, kind, room.w, most, box.h):
        return False
    with stage.builder.group("refusal" if refused else "subtitle"):
        written = stage.builder.text(text, kind, tint, room, most=most, upright="top" if stage.form.tall else "middle")
        top = written.y + round(kind.size * kind.leading - side) // 2
        stage.builder.icon(icon, Box(box.x, top, side, side), tint, stage.behind)
    return True


def button_hint(stage: Stage, box: Box) -> None:
    """Write how the one button works: a dot for a short press, a bar for a long one."""
    form, look = stage.form, stage.look
    kind = form.type("label")
    dot = kind.size * 2 // 3
    halves = box.columns(2, form.gap) if form.tall else box.rows(2, 0)
    if box.h < 2 * round(kind.least * kind.leading) and not form.tall:
        halves = box.columns(2, form.gap)
    ways = ("screen-hint-short", "screen-hint-help" if isinstance(stage.snapshot.question, Tell) else "screen-hint-long")
    for part, message, length in zip(halves, ways, (dot, round(dot * 2.2)), strict=True):
        stage.builder.shapes(
            Box(part.x, part.centre[1] - dot // 2, length, dot),
            f'<rect x="0" y="0" width="{length}" height="{dot}" rx="{dot / 2}" fill="{hexed(look.gilt)}"/>',
        )
        room = part.trim(left=length + round(form.gap * 0.6))
        stage.builder.text(stage.say(message), kind, look.soft, room, upright="middle")


def foot(stage: Stage, *plates: LayoutPart) -> LayoutPart:
    """Describe the foot: answers at the right, the subtitle left of them (small: the other way round; tall: answers only)."""
    form, spoken = stage.form, Grow(Art(said(), 0, NEVER, 0))
    upright = tuple(Grow(plate) for plate in plates)
    row = RowOf(upright if form.tall else (*plates, spoken) if form.small else (spoken, *plates), form.gap)
    return Sized(row, high=form.touch_answer, most_high=form.touch_answer)


def evenly(stage: Stage, choices: Sequence[Choice], columns: int, *, low: bool = True) -> LayoutPart:
    """Describe answers in cells of one size, in the largest letters in which none is cut, else each as wide as it needs.

    Unless they may be `low`, they are as high as usual answers.
    """
    form = stage.form
    high = form.touch if low else form.touch_answer

    def plates(letters: int) -> tuple[LayoutPart, ...]:
        found = []
        for each in choices:
            inside = each.plate.laid(letters, True)
            if isinstance(each.plate.picture, Icon):
                # Centre an icon and its words
                words = Text(each.plate.words, Type(FACE, letters, letters, 1.0), LINES, focus=form.type("focus").size)
                row = RowOf((Art(each.plate.picture, letters, letters), words), form.unit * 2, "centre")
                inside = Pad(row, even(form.unit * 2, form.unit))
            found.append(Sized(Pad(inside, Pads(), each.answer), high=high))
        return tuple(found)

    def cells(letters: int) -> LayoutPart:
        return Grid(plates(letters), columns, form.gap, form.gap, form.touch_answer + form.unit)

    sizes = [form.type(name).size for name in ("focus", "answer", "label")]
    uneven = Sized(RowOf(tuple(map(Grow, plates(form.near_min))), form.unit), most_high=form.touch_answer)
    return OneOf((*(partial(cells, size) for size in (*sizes, form.near_min)), *((uneven,) if columns == len(choices) else ())))


def above(stage: Stage, words: LayoutPart, *rows: Sequence[Choice]) -> LayoutPart:
    """Set words above rows of answers, which are low only if the words do not fit otherwise."""

    def page(low: bool) -> LayoutPart:
        answers = tuple(evenly(stage, row, len(row), low=low) for row in rows if row)
        return ColumnOf((words, Grow(Blank()), *answers), stage.form.gap)

    return OneOf((partial(page, False), partial(page, True)))
