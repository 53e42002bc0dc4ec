"""Rows with minus, figure and plus: in columns, or as a table where each of several seats counts the same things.

A tally has one row per seat or thing, and can be answered once the rows add up to the expected sum.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from companion.table import Question, Row, Tally, unchanging
from companion.ui.pages.effects import LAST
from companion.ui.screen.layout import NEVER, Art, Blank, ColumnOf, Grid, Grow, LayoutPart, OneOf, Pad, RowOf, Sized, Text, pad_by
from companion.ui.screen.page import Both, Effect, Enter, Focus, Pressable, Stage, Tint, TurnPage, View, drawing, show
from companion.ui.screen.paint import Box, fonts, shorten
from companion.ui.screen.pictures.picture import picture_art, picture_of
from companion.ui.screen.pictures.printed import draw_cube
from companion.ui.screen.widgets import Corner, Icon, Shield, Size, ask, corner_parts, list_rows, prompt, words

TABLE = 9
"""The fewest rows that are shown as a table, if they form one."""
THREE = 3
"""Pieces come with one, two or three symbols: with this number of columns each kind has its own line."""
SHORT = 5
FEW = 4
"""The most rows that are shown as large plates."""
NEAR = 5
"""How far above the likely number short presses count before they pass the way out and start again from the lowest."""
CLOSE, HELP = "close", "tool:help"
"""The ways out of counting: a cross on a page over the question; on its own page the question mark in the head band."""


@unchanging
class Counts:
    """The counts by row, and the function that turns changed counts into the half-entered answer."""

    held: Mapping[str, int]
    entered: Callable[[dict[str, int]], Any]

    def change(self, key: str, value: int, typing: str = "") -> Enter:
        """Return the effect that sets one row's count; `typing` names the figure at which it is typed."""
        return Enter(self.entered({**self.held, key: value}), typing=typing)


@drawing
def cube_before(stage: Stage, box: Box, _tint: Tint, key: str) -> None:
    """Draw the cube of this colour before its row."""
    stage.builder.require_seen(key, box)
    draw_cube(stage.builder, key, box)


def list_likely(rows: Iterable[Row]) -> dict[str, int]:
    """Return the count with which each row begins."""
    return {row.key: max(row.low, min(row.high, row.likely)) for row in rows}


def ends_round(value: int, row: Row) -> bool:
    """Tell whether the short press that counts on from this number also passes the way out: after a few, and after all."""
    start = max(row.low, min(row.high, row.likely))
    near = value == min(start + NEAR, row.high) and row.high - row.low > NEAR
    return near or (count_press(value, row) == start and row.low < row.high)


def count_press(value: int, row: Row) -> int:
    """Return a row's count after a short press: up to a little above the likely number, then from the lowest, then the rest.

    So numbers below the likely one are also few presses away, although presses only count up.
    """
    start = max(row.low, min(row.high, row.likely))
    if row.low < start and value == min(start + NEAR, row.high):
        return row.low
    if row.low < start == value + 1:
        return start + NEAR + 1 if start + NEAR < row.high else start
    return value + 1 if value < row.high else start


def append_digit(stage: Stage, name: str, value: int, figure: int, high: int) -> int:
    """Append a digit to the number typed at this figure; a number that was counted, or one beyond `high`, begins anew with it."""
    longer = value * 10 + figure if stage.layer.typing == name else figure
    return longer if longer <= high else min(figure, high)


def show_rows(
    stage: Stage, question: Question[Any], rows: tuple[Row, ...], corner: Corner, counts: Counts, *, cubes: bool = False
) -> None:
    """Lay out rows with figures: as a table if they form one, else in columns; rows that do not fit go on further pages.

    With `cubes` each row has a cube in the colour of its key instead of words.
    """
    if stage.leaving is not None and corner.extra is None:
        corner = replace(corner, extra=(CLOSE, stage.leaving, "cross"))
    form, ends = stage.form, corner_parts(stage, corner)
    out = CLOSE if corner.extra is not None and corner.extra[0] == CLOSE else HELP
    aside = RowOf(ends, form.gap) if ends and not form.tall else None
    foot = (RowOf(tuple(map(Grow, ends)), form.gap),) if ends and form.tall else ()
    kind = form.type("figure")
    written = {str(value) for row in rows for value in (row.low, row.high, counts.held.get(row.key, 0))}
    wide = max([form.touch, *(fonts.width(text, kind.face, kind.least) + form.unit for text in written)])

    def steps_of(side: int) -> dict[str, LayoutPart]:
        sizes = (wide, side)
        return {row.key: _steps(stage, row, find_onward(rows, at, corner), counts, sizes, out) for at, row in enumerate(rows)}

    steps = steps_of(form.touch)
    lines = None if cubes or corner.extra is not None else _lines(stage, rows)
    ways: list[LayoutPart] = [] if lines is None else [_table(stage, lines, steps)]
    high = round(form.touch * form.share("cube")) if cubes else form.touch
    few = [] if cubes or len(rows) > FEW else _lay_few(stage, question, rows, steps_of(form.touch_answer))
    parts = tuple(Sized(_row(stage, row, steps[row.key], cubes=cubes), high=high) for row in rows)
    threes = cubes and not len(rows) % THREE
    for columns in (1, 2) if form.tall else (THREE, 2) if threes else (1, 2, THREE) if len(rows) <= THREE else (2, 1, THREE):
        ways += [Grid(parts, columns, gap, 2 * form.gap, round(high * form.share("count_row"))) for gap in (form.gap, form.unit)]
    at = next((place for place, row in enumerate(rows) if stage.focus == f"row:{row.key}"), None)
    columns = 1 if form.tall else 2
    sizes: tuple[Size, Size] = ("far", "any")
    heads = [ask(stage, question, aside=aside, size=size) for size in sizes]
    if question.seat is None and aside is not None:  # as a last resort one row without a name: everybody is asked
        heads.append(RowOf((Grow(prompt(stage, stage.words(question.words), size="far")), aside), form.gap))
    tried = [(ask(stage, question, aside=aside, size="full"), way) for way in few]
    tried += [(head, way) for head in heads for way in ways]
    pages = [ColumnOf((head, Grow(way), *foot), form.unit) for head, way in tried]
    pages.append(ColumnOf((heads[-1], Grow(list_rows(stage, parts, columns=columns, at=at)), *foot), form.unit))
    show(stage, OneOf(tuple(pages)))


def _lay_few(stage: Stage, question: Question[Any], rows: tuple[Row, ...], steps: Mapping[str, LayoutPart]) -> list[LayoutPart]:
    """Describe a few rows as large plates; a wide screen shows the question's picture beside them."""
    form = stage.form
    parts = tuple(Sized(_row(stage, row, steps[row.key]), high=form.touch_answer) for row in rows)
    large, two = (
        Grid(parts, columns, form.gap, 2 * form.gap, round(form.touch_answer * form.share("count_row"))) for columns in (1, 2)
    )
    beside = [] if len(rows) % 2 else [two]
    if form.small or form.tall or picture_of(stage, question.picture) is None:
        return [large, *beside]
    picture = Art(picture_art(question.picture), form.size("card"), NEVER, 0)
    return [
        RowOf((Grow(large), Sized(picture, wide=round(stage.box.w * form.share("count_picture")))), 2 * form.pad),
        large,
        *beside,
    ]


def _row(stage: Stage, row: Row, steps: LayoutPart, *, cubes: bool = False) -> LayoutPart:
    """Describe a row: what is counted at the left; minus, figure and plus at the right."""
    form = stage.form
    if cubes:
        side = round(form.touch * form.share("cube"))
        return RowOf((Art(cube_before(row.key), side, side), Grow(Blank()), steps), form.unit)
    sign: Any = Shield(row.seat.colour) if row.seat is not None else Icon(row.icon) if row.icon else None
    before = () if sign is None else (Art(sign, form.touch * 2 // 3, form.touch),)
    called = stage.words(row.words) if row.words is not None else row.seat.name if row.seat is not None else ""
    names = dict.fromkeys((called, shorten(called, SHORT)) if row.words is None else (called,))
    label = OneOf(tuple(words(form, name, "heading", lines=2 if row.words is not None else 1) for name in names))
    return RowOf((*before, Grow(label), steps), form.unit)


def _steps(stage: Stage, row: Row, onward: Effect, counts: Counts, size: tuple[int, int], out: str) -> LayoutPart:
    """Describe minus, figure and plus (`size`: the width of the figure, the side of the plates); a long press goes on.

    Each round of short presses passes the way `out`.
    """
    form, value = stage.form, counts.held.get(row.key, row.low)
    name, text = f"row:{row.key}", str(value)
    stage.builder.digits[name] = lambda figure: counts.change(row.key, append_digit(stage, name, value, figure, row.high), name)
    called = (row.seat.name if row.seat is not None else "", stage.words(row.words) if row.words is not None else "")
    heard = stage.say("ear-row", name=", ".join(filter(None, called)), value=text)
    short: Effect = counts.change(row.key, count_press(value, row))
    if ends_round(value, row):
        short = Both(short, Focus(out))
    stage.builder.rounds[name] = counts.change(row.key, max(row.low, min(row.high, row.likely)))
    figure = Pressable(name, onward, short=short, heard=heard, counts=True)
    wide, side = max(size), size[1]
    middle = Sized(Pad(words(form, text, "figure", align="centre"), pad_by(form.unit // 2, 0), figure), wide=wide, high=side)
    down, up = value - 1 if value > row.low else row.high, value + 1 if value < row.high else row.low
    changes = ("minus", down), ("plus", up)
    minus, plus = (step(stage, f"{sign}:{row.key}", counts.change(row.key, to), side) for sign, to in changes)
    return RowOf((minus, middle, plus))


def step(stage: Stage, name: str, effect: Effect, side: int = 0) -> LayoutPart:
    """Describe a plus or minus for fingers, `side` pixels wide (0: what a finger needs); `name` begins with plus or minus."""
    side = side or stage.form.touch
    sign = Art(Icon(name.partition(":")[0]), side // 3, side // 2)
    return Sized(
        Pad(sign, pad_by(0, 0), Pressable(name, effect, halts=False)),
        side,
        side,
        side,
        round(side * stage.form.share("count_row")),
    )


def find_onward(rows: tuple[Row, ...], place: int, corner: Corner) -> Effect:
    """Return a row's long press: go to the next row; from the last row to the camera, if the corner offers it, else answer."""
    if not place and corner.short is not None and not corner.off:
        return Focus("done")
    if place + 1 < len(rows):
        return Focus(f"row:{rows[place + 1].key}")
    if corner.extra is not None and corner.extra[0] != CLOSE:
        return TurnPage(LAST, corner.extra[0])
    if corner.off or corner.effect is None:
        return Focus(f"row:{rows[0].key}")
    return corner.effect


def _lines(stage: Stage, rows: tuple[Row, ...]) -> tuple[tuple[Row, ...], ...] | None:
    """Group rows with the same words into lines that each list the same seats in the same order; None if that fails."""
    if len(rows) < TABLE or any(row.seat is None or row.words is None for row in rows):
        return None
    found: dict[str, list[Row]] = {}
    for row in rows:
        found.setdefault(stage.words(row.words), []).append(row) if row.words is not None else None
    lines = tuple(map(tuple, found.values()))
    return lines if len({tuple(row.seat for row in line) for line in lines}) == 1 else None


def _table(stage: Stage, lines: tuple[tuple[Row, ...], ...], steps: Mapping[str, LayoutPart]) -> LayoutPart:
    """Describe a table: a line for each thing, a column for each seat, headed by its shield and, if it fits, its name."""
    form, across = stage.form, len(lines[0])
    labels = [Text(stage.words(line[0].words), form.type("label"), 2) for line in lines if line[0].words is not None]
    wide = max(label.measure_width() for label in labels)

    def line(label: LayoutPart, cells: tuple[LayoutPart, ...]) -> LayoutPart:
        return RowOf((Sized(label, wide, most_wide=wide), Grow(Grid(cells, across, 0, form.unit))), form.unit)

    def seat(row: Row, *, named: bool) -> LayoutPart:
        side = form.type("figure").size
        shield = Art(Shield(row.seat.colour if row.seat else ""), side, side)
        name = (words(form, row.seat.name if row.seat else "", "label"),) if named else ()
        return RowOf((shield, *name), form.unit, "centre")

    top = OneOf(tuple(line(Blank(wide), tuple(seat(row, named=named) for row in lines[0])) for named in (True, False)))
    body = [line(label, tuple(steps[row.key] for row in each)) for label, each in zip(labels, lines, strict=True)]
    return ColumnOf((top, Grow(Grid(tuple(body), 1, form.unit, most=round(form.touch * form.share("cube"))))), form.unit)


def show_tally(stage: Stage, question: Tally) -> None:
    """Lay out the rows of a tally and the answer, which can be given once the sum is right."""
    counts: Mapping[str, int] = stage.entry
    total, off = sum(counts.values()), ""
    if question.total is not None and total != question.total:
        message = "screen-missing" if total < question.total else "screen-too-many"
        off = stage.say(message, count=abs(question.total - total))
    elif question.most is not None and total > question.most:
        off = stage.say("screen-too-many", count=total - question.most)
    corner = Corner(
        label=stage.say("screen-go-on" if stage.leaving is None else "screen-right"), off=off, effect=stage.answer(dict(counts))
    )
    show_rows(stage, question, question.rows, corner, Counts(counts, dict))


TALLY = View(show_tally, lambda _snapshot, question: list_likely(question.rows))
