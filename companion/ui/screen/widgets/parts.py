"""Parts that pages are put together from: words, signs, plates, entries, lists with pages, buttons.

Each takes the stage or its format and returns a part of a layout tree, so that a view's code shows what stands where:

    ColumnOf((
        words(form, title, "title", lines=2),
        Grow(listed(stage, [words(form, "7 cubes", "answer"), words(form, "3 cards", "answer")])),
        buttons(stage, (button(stage, "close", "Back", Close(), icon="back"),)),
    ), form.gap)
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from textwrap import shorten

from companion.ui.screen import layout, paint
from companion.ui.screen.page import Align, Effect, Pressable, Stage, Tint, TurnPage, drawing, plate
from companion.ui.screen.widgets.signs import Icon, Shield


@drawing
def sheet(stage: Stage, box: paint.Box, _tint: Tint, off: bool = False) -> None:
    """Draw a plate that cannot be chosen behind a part, with a dashed edge if it is `off`."""
    plate(stage, box, off=off, solid=True)


def words(form: paint.Format, text: str, kind: str, *, lines: int = 1, ink: str = "ink", align: Align = "left") -> layout.Text:
    """Describe words in the theme's type `kind`, in at most `lines` lines; `ink` names a colour of the palette."""
    return layout.Text(text, form.type(kind), lines, ink, align)


def cut_line(form: paint.Format, text: str, kind: str, *, ink: str = "ink", focus: int = 0) -> layout.OneOf:
    """Describe one line of words, in letters of the size `focus` while in focus; a text that does not fit is cut."""
    cut = (shorten(text, letters, placeholder=" …") for letters in range(len(text) - 2, 2, -2))
    said = replace(words(form, text, kind, ink=ink), focus=focus)
    return layout.OneOf((said, *(partial(replace, said, text=each) for each in cut)))


def whole_or_short(name: str, lay: Callable[[str], layout.LayoutPart]) -> layout.LayoutPart:
    """Describe what `lay` makes of a name: of the whole one where that finds room, else of a shortened one."""
    return layout.OneOf((lay(name), partial(lay, paint.shorten(name))))


def sign(form: paint.Format, icon: str, kind: str = "answer", ink: str = "") -> layout.Art:
    """Describe an icon as high as letters of the type `kind`."""
    side = form.type(kind).size
    return layout.Art(Icon(icon, ink), side, side)


def frame(form: paint.Format, inside: layout.LayoutPart, answer: Pressable | None = None) -> layout.Pad:
    """Set a part on a plate: the plate of `answer` if there is one, else a plain sheet."""
    return layout.Pad(inside, layout.pad_by(form.gap, form.unit), answer or sheet())


def offer_words(stage: Stage, name: str, label: str, effect: Effect) -> layout.Pad:
    """Describe an answer with words only, in the middle of its plate."""
    said = words(stage.form, label, "answer", lines=2, align="centre")
    return frame(stage.form, replace(said, focus=stage.form.type("focus").size), Pressable(name, effect))


def entry(
    stage: Stage, answer: Pressable, label: str, *, icon: str = "", colour: str = "", note: str = "", few: bool = False
) -> layout.LayoutPart:
    """Describe one line to choose on its plate: an icon or a shield, words, and a note in soft ink, below if too long.

    If the line is off, the reason replaces the note.
    """
    form = stage.form
    note = answer.off or note
    focus = form.type("focus").size
    before = (sign(form, icon),) if icon else (layout.Art(Shield(colour), focus, focus),) if colour else ()
    said = replace(words(form, label, "answer", lines=3), focus=focus)
    if not note:
        return layout.Sized(frame(form, layout.RowOf((*before, layout.Grow(said)), form.gap), answer), high=focus + 2 * form.unit)
    whole = said if answer.off else replace(said, most=1)
    beside = layout.RowOf((*before, whole, layout.Grow(words(form, note, "label", lines=1, ink="soft", align="right"))), form.gap)
    parts: tuple[layout.LayoutPart, ...] = (said, words(form, note, "label", lines=2 + form.tall, ink="soft"))
    if not answer.off:
        told: layout.LayoutPart = cut_line(form, note, "label", ink="soft")
        if few:
            cuts = (note, *(shorten(note, most, placeholder=" …") for most in range(90, 15, -8)))
            told = layout.OneOf((*(words(form, each, "label", lines=3, ink="soft") for each in cuts), told))
        parts = (cut_line(form, label, "answer", focus=focus), told)
    below = layout.RowOf((*before, layout.Grow(layout.ColumnOf(parts, 0, "middle"))), form.gap)
    return layout.Sized(frame(form, layout.OneOf((beside, below)), answer), high=focus + 2 * form.unit)


def list_rows(stage: Stage, rows: Sequence[layout.LayoutPart], *, columns: int = 1, at: int | None = None) -> layout.Pages:
    """Describe rows below each other, as many as fit; if there are more, the last place leads to the next page.

    With `columns` they stand in equal cells, line by line. The page is the one with row `at`, or for None the one turned to.
    """
    form = stage.form
    lines = [
        layout.Grid(tuple(rows[at : at + columns]), columns, 0, form.gap, form.touch_answer) if columns > 1 else rows[at]
        for at in range(0, len(rows), columns)
    ]

    def turner(page: int, pages: int) -> layout.LayoutPart:
        label = stage.say("screen-more-of", page=page + 1, pages=pages)
        heard = stage.say("ear-more-of", page=page + 1, pages=pages)
        return entry(stage, Pressable("more", TurnPage((page + 1) % pages, "more"), heard=heard), label, icon="next")

    return layout.Pages(tuple(lines), form.gap, stage.layer.page, turner, None if at is None else at // columns)


def button(
    stage: Stage,
    name: str,
    label: str,
    effect: Effect,
    *,
    icon: str = "",
    off: str = "",
    short: Effect | None = None,
    heard: str = "",
    kind: str = "focus",
    halts: bool = True,
) -> layout.Sized:
    """Describe an answer one row high and no wider than its words, as used at the foot of a page.

    `short` is a short press's effect, if it differs. Without a `label` there is only the icon; `heard` is spoken. Unless it
    `halts` the focus, it is for fingers only.
    """
    form = stage.form
    lines = 2 if off else 1 + form.tall
    text = layout.Text(label, form.type("label" if off else kind), lines, align="centre", focus=form.type("focus").size)
    parts = (sign(form, icon, kind), *((text,) if label else ())) if icon else (text,)
    pressed = Pressable(name, effect, off=off, short=short, heard=heard, halts=halts)
    plated = layout.Pad(layout.RowOf(parts, form.unit * 2, "centre"), layout.pad_by(form.gap, 0), pressed)
    return layout.Sized(plated, high=form.touch_answer, most_high=form.touch_answer)


def buttons(stage: Stage, each: Sequence[layout.LayoutPart]) -> layout.LayoutPart:
    """Set buttons in a row at the left, or below each other if they are too wide."""
    form = stage.form
    row = layout.RowOf(tuple(map(layout.Grow, each)) if form.tall else (*each, layout.Grow(layout.Blank())), form.gap)
    return layout.OneOf((row, layout.ColumnOf(tuple(each), form.gap)))
