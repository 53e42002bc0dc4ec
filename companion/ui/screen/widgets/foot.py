"""The foot of a page: answers, and beside them the voice's words or a refusal; also rows of answers below words."""

from collections.abc import Sequence
from functools import partial

from companion.ui.screen.layout import NEVER, Art, Blank, ColumnOf, Grid, LayoutPart, RowOf, Text
from companion.ui.screen.layout.hold import Grow, OneOf, Pad, Pads, Sized, pad_by
from companion.ui.screen.page import Stage, Tint, drawing
from companion.ui.screen.paint import Box, RoundRect, Type, finds_room, fonts, to_hex
from companion.ui.screen.widgets.answers import FACE, LINES, Choice
from companion.ui.screen.widgets.signs import Icon

ENOUGH = 1.8
"""The least height of the room for a subtitle, relative to its font size."""


@drawing
def write_said(stage: Stage, box: Box, _tint: Tint) -> None:
    """Write why something was refused or is off, else the voice's words, if it fits; else leave the room to the hand's signs.

    These are drawn once all of the page is there, as they say what the hand can do on it.
    """
    near = stage.form.near
    if box.h < near * ENOUGH:
        return
    box = box.bottom_part(min(box.h, near * (3 if stage.form.tall else 2)))
    if stage.state.said:
        stage.builder.refusal_seen = _line(stage, box, "cross", stage.state.said, refused=True)
    elif stage.subtitle:
        silent = dict(stage.settings.volumes).get("speech", 0) == 0
        _line(stage, box, "voice-off" if silent else "voice", stage.subtitle)
    else:
        stage.builder.hint_box = box.trim(left=stage.form.gap * stage.form.small)


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
        stage.builder.draw_icon(icon, Box(box.x, top, side, side), tint, stage.behind)
    return True


def hand_signs(stage: Stage, box: Box) -> None:
    """Draw what the hand can do here: a dot for a short press, a bar for holding, two dots for pressing twice, each with a word.

    On a page with one plate, dot and bar say the same; where presses count, twice means nothing. What finds no room is left out.
    """
    form, stops = stage.form, [target for target in stage.builder.targets if target.stop and not target.off]
    twice, alone = ("..", "help"), len(stops) == 1 and stops[0].short is None
    ways = [(". -", "go-on"), twice] if alone else [(".", "count"), ("-", "take")] if stage.builder.rounds else []
    if not ways:
        ways = [(".", "on"), ("-", "this"), twice]
    kind = form.type("label")
    high = round(kind.least * kind.leading)
    rows = max(1, min(box.h // high, 2))
    lines = [ways[:-1], ways[-1:]] if rows > 1 else [ways]
    for line, part in zip(
        lines, box.bottom_part(min(box.h, rows * round(kind.size * kind.leading))).rows(len(lines), 0), strict=True
    ):
        left = part.x
        for signs, message in line:
            right = _sign(stage, signs, stage.say(f"screen-hint-{message}"), part.trim(left=left - part.x))
            if right > part.right:
                break
            left = right + 2 * form.gap


def _sign(stage: Stage, signs: str, said: str, room: Box) -> int:
    """Draw signs of the hand (dots and bars, a blank for "or") with their word, if they find room; return where they end."""
    form, look = stage.form, stage.look
    kind, gap = form.type("label"), form.unit * 3 // 2
    dot = kind.size // 2
    between, parts, left = stage.say("screen-hint-or"), list[tuple[int, int]](), room.x
    joins: list[int] = []
    for sign in signs:
        if sign == " ":
            joins.append(left)
            left += fonts.width(between, kind.face, kind.size) + gap
            continue
        wide = dot if sign == "." else round(dot * 2.2)
        parts.append((left, wide))
        left += wide + gap
    right = left + fonts.width(said, kind.face, kind.size)
    if right > room.right:
        return right
    foot = room.centre[1] + round(kind.face.cap * kind.size / 2)
    for at, wide in parts:
        spot = Box(at, room.centre[1] - dot // 2, wide, dot)
        stage.builder.draw_rounded(spot, RoundRect(0, dot / 2, f'fill="{to_hex(look.gilt)}"'))
    for at in joins:
        stage.builder.line(between, kind.face, kind.size, look.soft, at, foot)
    stage.builder.line(said, kind.face, kind.size, look.soft, left, foot)
    return right


def foot(stage: Stage, *plates: LayoutPart) -> LayoutPart:
    """Describe the foot: answers at the right, the subtitle left of them (small: the other way round; tall: answers only)."""
    form, spoken = stage.form, Grow(Art(write_said(), 0, NEVER, 0))
    upright = tuple(Grow(plate) for plate in plates)
    row = RowOf(upright if form.tall else (*plates, spoken) if form.small else (spoken, *plates), form.gap)
    return Sized(row, high=form.touch_answer, most_high=form.touch_answer)


def lay_evenly(stage: Stage, choices: Sequence[Choice], columns: int, *, low: bool = True) -> LayoutPart:
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
                inside = Pad(row, pad_by(form.unit * 2, form.unit))
            found.append(Sized(Pad(inside, Pads(), each.answer), high=high))
        return tuple(found)

    def cells(letters: int) -> LayoutPart:
        return Grid(plates(letters), columns, form.gap, form.gap, form.touch_answer + form.unit)

    sizes = [form.type(name).size for name in ("focus", "answer", "label")]
    uneven = Sized(RowOf(tuple(map(Grow, plates(form.near_min))), form.unit), most_high=form.touch_answer)
    return OneOf((*(partial(cells, size) for size in (*sizes, form.near_min)), *((uneven,) if columns == len(choices) else ())))


def stack(stage: Stage, words: LayoutPart, *rows: Sequence[Choice]) -> LayoutPart:
    """Set words above rows of answers, which are low only if the words do not fit otherwise."""

    def page(low: bool) -> LayoutPart:
        answers = tuple(lay_evenly(stage, row, len(row), low=low) for row in rows if row)
        return ColumnOf((words, Grow(Blank()), *answers), stage.form.gap)

    return OneOf((partial(page, False), partial(page, True)))
