"""The usual pages: a list to choose from, paragraphs to read, a table with a row for each player, values to change."""

import textwrap
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Literal

from companion.play import ListPage, TablePage, TextPage, ValuesPage, own_questions
from companion.table import Option
from companion.ui.screen.layout import Art, Blank, ColumnOf, Grid, Grow, LayoutPart, OneOf, Pad, RowOf, Sized, pad_by
from companion.ui.screen.page import Focus, Pressable, Stage, View, show
from companion.ui.screen.paint import Format, FormatShape, shorten
from companion.ui.screen.widgets import (
    Icon,
    Shield,
    Things,
    Way,
    cut_line,
    entry,
    frame,
    leaf,
    list_rows,
    paper,
    sign,
    target_name,
    ways_of,
    words,
)
from companion.ui.screen.widgets.paper import MOST, lay_leaf, leaves, turner
from companion.ui.screen.widgets.signs import share_bar

LINES = {"giant": 1, "prompt": 9, "answer": 8, "rule": 6, "label": 4}
"""The most lines of a paragraph of each size; on an upright screen one of several lines has twice as many."""
SMALLER = "answer"
FEW = 4
"""Up to this many lines a long note has several lines."""
MANY = 12
"""With more pieces than this they stand in rows of nine or twelve."""
SMALL = 0.6
"""Least width of a drawn piece, as a share of what a finger needs."""


def show_list(stage: Stage, question: ListPage) -> None:
    """Show the lines in cells of one size, in one column if that needs fewer pages, with the ways on at the foot."""
    form, title = stage.form, stage.words(question.words)
    offered = [option for option in question.options if option.key not in question.tools]
    lines = [_line(stage, question, option, len(offered)) for option in offered]
    tools, source = _tools(stage, question), stage.words(question.source) if question.source is not None else ""

    def page(across: int, shown: slice, more: Sequence[Way]) -> LayoutPart:
        grid = Grid(tuple(lines[shown]), across, form.gap, form.gap, form.size("card")) if lines[shown] else None
        return paper(stage, title, grid, _join_ways(stage, tools, more), source)

    if lines and all(option.shows or option.icon == "plus" for option in offered):
        _show_pieces(stage, question, offered, tools)
        return
    if question.within:
        _show_holders(stage, question, offered, tools)
        return
    across = 1 if form.tall else question.columns
    cut, describe = leaves(stage, lines, partial(page, across), across, MOST), partial(page, across)
    if len(cut) > 1 and across > 1:
        alone = leaves(stage, lines, partial(page, 1), 1, MOST)
        cut, describe = (alone, partial(page, 1)) if len(alone) < len(cut) else (cut, describe)
    show(stage, lay_leaf(stage, cut, describe))


def _show_pieces(stage: Stage, question: ListPage, offered: Sequence[Option[Any]], tools: Sequence[Way]) -> None:
    """Show pieces as they look, in as few columns as find room; many stand in rows of nine, as their kinds do."""
    form = stage.form
    chips = [_piece(stage, option) for option in offered]
    columns = (3, 5, 7) if form.tall else (9, 12) if len(chips) > MANY else (2, 3, 5, 7, 9)
    grids = [Grid(tuple(chips), across, form.unit, form.unit, form.size("card")) for across in columns]
    show(stage, paper(stage, stage.words(question.words), OneOf((*grids, list_rows(stage, chips))), tools, stage.state.said))


def _show_holders(stage: Stage, question: ListPage, offered: Sequence[Option[Any]], tools: Sequence[Way]) -> None:
    """Show what lies in each line. A finger chooses a thing directly; the button chooses a line first, then a thing in it."""
    form = stage.form
    shown = [_holder(stage, question, option) for option in offered]
    columns = (2, 1) if form.tall else (2, 3) if len(shown) <= FEW else (3, 2, 4)
    grids = [Grid(tuple(shown), across, form.gap, form.gap) for across in columns]
    body = OneOf((*grids, list_rows(stage, shown)))
    show(stage, paper(stage, stage.words(question.words), body, tools, stage.state.said))


def _holder(stage: Stage, question: ListPage, option: Option[Any]) -> LayoutPart:
    """Describe a line: its owner or name, its number and its things side by side; too many are only named."""
    form, held = stage.form, question.within[option.key]
    side, least = form.type("label").size, form.touch
    before = (Art(Shield(option.seat.colour), side, side),) if option.seat is not None else ()
    name = Grow(cut_line(form, stage.words(option.words), "label"))
    named = RowOf((*before, name, words(form, str(len(held)), "strong")), form.unit)
    chips = [Sized(_piece(stage, each, halts=False), least, least, most_high=form.touch_answer) for each in held]
    beside = (3, 4, 5, 6, 7, 2, 1) if len(chips) <= MANY else ()
    ways: list[LayoutPart] = [Grid(tuple(chips), across, form.unit, form.unit, form.touch_answer) for across in beside]
    names = ", ".join(stage.words(each.words) for each in held if not each.shows)
    ways += [
        words(form, textwrap.shorten(names, most, placeholder=" …"), "label", lines=3, ink="soft") for most in range(90, 15, -8)
    ]
    pressed = Pressable(target_name(stage, option.key), stage.answer(option.key))
    return Pad(ColumnOf((named, OneOf((*ways, Blank()))), form.unit), pad_by(form.unit, form.unit), pressed)


def _piece(stage: Stage, option: Option[Any], *, halts: bool = True) -> LayoutPart:
    """Describe a thing as it looks or by its words; unless it `halts` the focus, it is for fingers only."""
    form, things, least = stage.form, Things(option.shows), stage.form.touch * SMALL
    drawn: LayoutPart = words(form, stage.words(option.words), "label", align="centre")
    if option.shows:
        drawn = Art(things, round(least / things.aspect), form.size("card"), things.aspect)
    elif option.icon:
        drawn = Art(Icon(option.icon), round(least) // 2, form.touch)
    name, heard = target_name(stage, option.key), stage.words(option.words)
    return Pad(drawn, pad_by(form.unit // 2, form.unit // 2), Pressable(name, stage.answer(option.key), halts=halts, heard=heard))


def _line(stage: Stage, question: ListPage, option: Option[Any], of: int) -> LayoutPart:
    note = question.notes.get(option.key)
    off = stage.words(option.off) if option.off is not None else ""
    pressed = Pressable(target_name(stage, option.key), stage.answer(option.key), off=off)
    told = stage.words(note) if note is not None else ""
    colour = option.seat.colour if option.seat is not None else ""
    return entry(stage, pressed, stage.words(option.words), icon=option.icon, colour=colour, note=told, few=of <= FEW)


def _tools(stage: Stage, question: ListPage) -> list[Way]:
    return ways_of(stage, [option for option in question.options if option.key in question.tools])


def _join_ways(stage: Stage, tools: Sequence[Way], more: Sequence[Way]) -> list[Way]:
    """Put the way to the next leaf first, but over the stage behind the way back."""
    return [*more, *tools] if stage.state.overlay is None else [*tools, *more]


def show_text(stage: Stage, question: TextPage) -> None:
    """Show the paragraphs, else the icon or the hint; figures in two columns on a wide screen, a heading with the line below."""
    form, title, gap = stage.form, stage.words(question.words), stage.form.gap
    source = stage.words(question.source) if question.source is not None else ""
    tools, side = ways_of(stage, question.options), form.size("picture")
    counted = any(line.figures is not None or line.heads for line in question.text)
    rows: list[LayoutPart] = []
    above: tuple[LayoutPart, ...] = ()
    for line in question.text:
        if line.heads:
            above = (words(form, stage.words(line.words), "heading", lines=2, ink="rubric"),)
            continue
        part = _figures(stage, line) if counted else _paragraph(stage, line)
        rows.append(ColumnOf((*above, part), form.unit) if above else part)
        above = ()
    if not rows:
        hint = words(form, stage.words.find_optional(question.words, "hint") or "", "rule", lines=LINES["prompt"])
        body = Art(Icon(question.icon, "gilt"), side // 2, side) if question.icon else hint
        show(stage, paper(stage, title, body, tools, source))
        return
    gap = form.unit if any(line.icon for line in question.text) else form.gap
    beside = 2 if counted and form.shape is FormatShape.WIDE else 1

    def page(shown: Sequence[slice], more: Sequence[Way]) -> LayoutPart:
        columns = tuple(ColumnOf(tuple(rows[each]), gap) for each in shown)
        body = RowOf(tuple(map(Grow, columns)), form.pad) if beside > 1 else columns[0]
        return paper(stage, title, body, _join_ways(stage, tools, more), source)

    columns = leaves(stage, rows, lambda column, more: page([column], more), gap=gap)
    pages = -(-len(columns) // beside)
    turned = min(stage.layer.page, pages - 1)
    more = [turner(stage, turned, pages)] if pages > 1 else []
    show(stage, page(columns[turned * beside :][:beside], more))


def _paragraph(stage: Stage, line: own_questions.TextLine) -> LayoutPart:
    form = stage.form
    align: Literal["centre", "left"] = "centre" if line.size == "giant" else "left"
    most = LINES[line.size] * (2 if form.tall and LINES[line.size] > 1 else 1)
    text = words(form, stage.words(line.words), line.size, lines=most, align=align)
    side = form.type("focus").size
    if line.colour:
        return RowOf((Art(Shield(line.colour), side, side), Grow(text)), form.gap)
    return RowOf((sign(form, line.icon, "label", "gilt"), Grow(text)), form.gap) if line.icon else text


def _figures(stage: Stage, line: own_questions.TextLine) -> LayoutPart:
    """Describe a line of figures: its shield, its words, the figures at the right, and a share as a bar below."""
    form, side = stage.form, stage.form.type("answer").size
    name = cut_line(form, stage.words(line.words), "strong")
    inside: LayoutPart = name
    if line.figures is not None:
        figures = words(form, stage.words(line.figures), "label", lines=2, ink="soft")
        inside = ColumnOf((name, figures)) if form.tall else RowOf((Grow(name), cut_line(form, figures.text, "label")), form.gap)
    if line.colour:
        inside = RowOf((Art(Shield(line.colour), side, side), Grow(inside)), form.gap)
    if line.share is None:
        return inside
    return ColumnOf((inside, Art(share_bar(line.share, form.line), form.line * 2, form.line * 2, 0)))


def show_table(stage: Stage, question: TablePage) -> None:
    """Show the rows in columns.

    If the rows do not fit, their letters are smaller; if they still do not fit, the names are shortened, and last left out; many
    rows stand in two halves side by side. On a narrow page all values stand in lines below the name, or beside the shield.
    """
    form, rows = stage.form, question.rows
    whole, short = [[name(row.seat.name) for row in rows] for name in (str, shorten)]
    sizes = (("figure", form.gap), (SMALLER, form.unit))
    wide = [_lay_columns(form, rows, *size, names) for names in (whole, short, ()) for size in sizes]
    half = (len(rows) + 1) // 2
    halves = [
        RowOf(
            tuple(Grow(_lay_columns(form, rows[part], *size, names[part])) for part in (slice(half), slice(half, None))), form.gap
        )
        for names in (whole, short, ())
        for size in (sizes if half < len(rows) else ())
    ]
    body = OneOf((*wide, *halves, *(_fold(form, rows, across, named) for named in (True, False) for across in range(4, 1, -1))))
    show(stage, paper(stage, stage.words(question.words), body, ways_of(stage, question.options)))


def _lay_columns(form: Format, rows: Sequence[own_questions.TableRow], kind: str, gap: int, names: Sequence[str]) -> LayoutPart:
    high, side = form.type(kind).size + form.unit, form.type("focus").size
    most = max((len(row.cells) for row in rows), default=0)
    columns: list[list[LayoutPart]] = [[Art(Shield(row.seat.colour), side, side) for row in rows]]
    if names:
        columns.append([words(form, name, "name") for name in names])
    filled = [
        [*(_cell(form, cell, kind) for cell in row.cells), *(Blank() for _ in range(most - len(row.cells)))] for row in rows
    ]
    first, *others = (
        ColumnOf(tuple(Sized(cell, high=high) for cell in column), gap) for column in (*columns, *zip(*filled, strict=True))
    )
    return RowOf((first, *map(Grow, others)), form.gap)


def _fold(form: Format, rows: Sequence[own_questions.TableRow], across: int, named: bool) -> LayoutPart:
    side, parts = form.type("focus").size, list[LayoutPart]()
    for row in rows:
        cells, shield = [_cell(form, cell, SMALLER) for cell in row.cells], Art(Shield(row.seat.colour), side, side)
        lines: list[LayoutPart] = []
        for at in range(0, len(cells), across):
            line = [*cells[at : at + across], *(Blank() for _ in range(at + across - len(cells)))]
            lines.append(RowOf(tuple(map(Grow, line)), form.gap))
        if named:
            parts += [RowOf((shield, Grow(words(form, row.seat.name, "name"))), form.gap), *lines]
        else:
            parts.append(RowOf((shield, Grow(ColumnOf(tuple(lines), form.unit))), form.gap))
    return ColumnOf(tuple(parts), form.unit)


def _cell(form: Format, cell: own_questions.TableCell, kind: str) -> LayoutPart:
    icon = sign(form, cell.icon, "answer", "gilt" if cell.icon == "crown" else "soft")
    return RowOf((icon, words(form, cell.figure, kind)), form.unit) if cell.figure else RowOf((icon,))


def show_values(stage: Stage, question: ValuesPage) -> None:
    """Show a row for each value, and what the focused one means. While short presses count, a double one does not go back."""
    form, title = stage.form, stage.words(question.words)
    rows = [option for option in question.options if option.key not in question.tools]
    tools, here = ways_of(stage, [option for option in question.options if option.key in question.tools]), ""

    def page(part: slice, more: Sequence[Way]) -> LayoutPart:
        nonlocal here
        shown = [target_name(stage, option.key) for option in rows[part]]
        focused = stage.focus or (shown[0] if shown else "")
        here = next((option.key for option in rows[part] if target_name(stage, option.key) == focused), "")
        onward = [*shown[1:], *(tool.name for tool in tools[:1])]
        lines = [_value(stage, question, option, name) for option, name in zip(rows[part], onward, strict=False)]
        listed: LayoutPart = ColumnOf(tuple(lines), form.gap) if across == 1 else Grid(tuple(lines), across, form.gap, form.gap)
        body = ColumnOf((listed, Grow(Blank()), *([_explain(stage, question, here)] if explained else [])), form.gap)
        return paper(stage, title, body, [*tools, *more])

    explained = bool(question.about) or question.note is not None
    across = 1 if explained or form.tall else 2
    laid = leaf(stage, [_value(stage, question, option, "") for option in rows], page, 0 if across == 1 else across)
    show(stage, laid)
    if here in question.steps:
        stage.builder.back = None


def _explain(stage: Stage, question: ValuesPage, here: str) -> LayoutPart:
    """Describe what the focused value means; the height is the same for all values."""
    form = stage.form
    told = question.about.get(here, question.note)
    kind, lines = form.type("label"), form.of(1, 2, 3)
    ink = "doubt" if here in question.doubtful else "soft"
    text = words(form, stage.words(told) if told is not None else "", "label", lines=lines, ink=ink)
    return Sized(text, high=round(kind.size * kind.leading) * lines)


def _value(stage: Stage, question: ValuesPage, option: Option[str], onward: str) -> LayoutPart:
    """Describe a value with its name; a number has minus and plus beside it, for fingers only."""
    form, key, name = stage.form, option.key, target_name(stage, option.key)
    icon = "warning" if key in question.doubtful else option.icon
    before = (sign(form, icon),) if icon else ()
    focus = form.type("focus").size
    label = replace(words(form, stage.words(option.words), "answer", lines=2), focus=focus)
    value = replace(words(form, stage.words(question.notes[key]), "answer", ink="rubric", align="right"), focus=focus)
    beside = RowOf((*before, Grow(label), value), form.gap)
    inside = OneOf((beside, RowOf((*before, Grow(ColumnOf((label, value)))), form.gap)))
    high = focus + 2 * form.unit
    if key not in question.steps:
        return Sized(frame(form, inside, Pressable(name, stage.answer(key))), high=high)
    what = key.partition(":")[2]
    steps = [
        Sized(
            Pad(sign(form, step), pad_by(form.unit, 0), Pressable(f"{step}:{what}", stage.answer(f"{step}:{what}"), halts=False)),
            wide=high,
        )
        for step in ("minus", "plus")
    ]
    plated = frame(form, inside, Pressable(name, Focus(onward), short=stage.answer(key), counts=True))
    return Sized(RowOf((Grow(plated), *steps), form.gap), high=high)


_ALL: tuple[Callable[[Stage, Any], None], ...] = (show_list, show_text, show_table, show_values)
LIST, TEXT, TABLE, VALUES = (View(show_it, board=False, head=False) for show_it in _ALL)
