"""Seating: who plays, clockwise, the oldest first: a name (remembered, or typed), then a colour; or only a colour."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from companion.play.own_questions import Seating
from companion.play.snapshot import Snapshot
from companion.screen.page.effects import Effect, Enter, TurnPage
from companion.screen.page.plates import plate
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.paint import styles
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import Type, shortened
from companion.screen.pictures.around import table_around
from companion.screen.views.lobby.letters import Sitting, show_typing
from companion.screen.widgets.basics import answer
from companion.table.phrase import phrase
from companion.table.seats import Seat, Seats

AT_ONCE = 3
Plate: TypeAlias = tuple[str, str, Effect]
"""A name for the focus, words, and what choosing it does."""


def begin(_snapshot: Snapshot, _question: Seating) -> Sitting:
    """Begin with an empty table."""
    return Sitting()


def show(stage: Stage, question: Seating) -> None:
    """Lay out the step that is next: a name, letters, a colour, or whether all are there."""
    sitting: Sitting = stage.entry
    form = stage.form
    if sitting.typed is not None:
        show_typing(stage, sitting)
        return
    if form.tall:
        table, words = stage.box.top_part(form.px(0, 0, 400)), stage.box.trim(top=form.px(0, 0, 410))
    else:
        table, words = stage.box.left_part(form.px(450, 262, 0)), stage.box.trim(left=form.px(494, 282, 0))
    full = len(sitting.seats) >= question.numbers[-1]
    coming = None if full else sitting.name
    table_around(stage, sitting.seats, coming, table)
    inner = stage.within(words)
    if sitting.name or sitting.nameless:
        _colours(inner, question, sitting)
    elif full:
        _all_there(inner, sitting)
    else:
        _names(inner, question, sitting)


def _heading(stage: Stage, who: str, asks: str) -> Box:
    """Write whose place it is and what is asked; give the room below."""
    form, look, box = stage.form, stage.look, stage.box
    kind = styles.who(form)
    row = box.top_part(round(kind.size * 1.12))
    stage.builder.text(who, kind, look.rubric, row, upright="middle")
    text = Type(FontFace.SERIF_SEMIBOLD, form.letters(58, 50, 84), form.prompt_min, 1.06)
    used = stage.builder.text(asks, text, look.ink, box.trim(top=row.h), most=2)
    return box.trim(top=used.bottom - box.y + round(form.gap * 1.2))


def _place_words(stage: Stage, sitting: Sitting) -> str:
    number = len(sitting.seats) + 1
    if sitting.name:
        return stage.say("screen-place-of", number=number, name=shortened(sitting.name))
    return stage.say("screen-place", number=number)


def _grid(stage: Stage, room: Box, count: int) -> tuple[Box, ...]:
    """Cut the room into plates of equal size: two columns (a wide room with four colours: four)."""
    form = stage.form
    gap = round(form.gap * 1.4)
    rows = -(-count // 2)
    high = min(form.px(100, 84, 136), (room.h - gap * (rows - 1)) // rows)
    area = room.top_part(high * rows + gap * (rows - 1))
    return tuple(cell for row in area.rows(rows, gap) for cell in row.columns(2, gap))[:count]


def _names(stage: Stage, question: Seating, sitting: Sitting) -> None:
    """Offer remembered names, then a seat that is called by its colour, then a new name; last what ends it."""
    room = _heading(stage, _place_words(stage, sitting), stage.say("screen-whose-place"))
    plates = [*_again(stage, question, sitting), *_remembered(stage, question, sitting), *_by_colour(stage, question, sitting)]
    plates.append(("new", stage.say("screen-new-name"), Enter(replace(sitting, typed="", row=""), "")))
    if len(sitting.seats) in question.numbers:
        plates.append(_done(stage, sitting))
    if sitting.seats:
        plates.append(_without(stage, sitting))
    for cell, (name, label, effect) in zip(_grid(stage, room, len(plates)), plates, strict=True):
        answer(stage, name, cell, label, effect, kind=_kind(stage))


def _again(stage: Stage, question: Seating, sitting: Sitting) -> list[Plate]:
    """Offer at an empty table to seat those who sat there last, in their colours."""
    if sitting.seats or not question.company:
        return []
    return [("again", stage.say("screen-as-last-time"), Enter(Sitting(tuple(question.company)), "done"))]


def _remembered(stage: Stage, question: Seating, sitting: Sitting) -> list[Plate]:
    """Offer up to three remembered names, or two and the next page; who is called by a colour is not remembered by it."""
    taken = {seat.name for seat in sitting.seats} | {colour_word(stage, colour) for colour in question.colours}
    names = [name for name in question.remembered if name not in taken]
    at_once = AT_ONCE if len(names) <= AT_ONCE else AT_ONCE - 1
    pages = max(1, -(-len(names) // at_once))
    page = stage.layer.page % pages
    shown = names[page * at_once :][:at_once]
    plates: list[Plate] = [(f"name:{name}", shortened(name, 12), Enter(replace(sitting, name=name), "")) for name in shown]
    return plates if pages == 1 else [*plates, ("more", stage.say("screen-more"), TurnPage((page + 1) % pages, ""))]


def _by_colour(stage: Stage, question: Seating, sitting: Sitting) -> list[Plate]:
    """Offer to sit down as the first free colour, and as another; so does the next one, whose focus begins there."""
    held = {seat.colour for seat in sitting.seats}
    free = [colour for colour in question.colours if colour not in held]
    called = {seat.name for seat in sitting.seats}
    if not free or colour_word(stage, free[0]) in called:
        return []
    name = colour_word(stage, free[0])
    return [
        ("as", stage.say("screen-play-as", colour=name), Enter(Sitting((*sitting.seats, Seat(name, free[0]))), "as")),
        ("other", stage.say("screen-other-colour"), Enter(replace(sitting, nameless=True), "")),
    ]


def colour_word(stage: Stage, colour: str) -> str:
    """Give a colour's name."""
    return stage.words(phrase(f"colour-{colour}"))


def _done(stage: Stage, sitting: Sitting) -> Plate:
    count = len(sitting.seats)
    return "done", stage.say("screen-all-there", count=count), stage.answered(Seats(sitting.seats))


def _without(stage: Stage, sitting: Sitting) -> Plate:
    label = stage.say("screen-without", name=shortened(sitting.seats[-1].name))
    return "without", label, Enter(Sitting(sitting.seats[:-1]), "")


def _kind(stage: Stage) -> Type:
    return Type(FontFace.SANS_SEMIBOLD, stage.form.letters(38, 34, 52), stage.form.near_min, 1.06)


def _colours(stage: Stage, question: Seating, sitting: Sitting) -> None:
    room = _heading(stage, _place_words(stage, sitting), stage.say("screen-which-colour"))
    holders = {seat.colour: seat.name for seat in sitting.seats}
    cells = _colour_cells(stage, room, len(question.colours))
    usual = question.usual.get(sitting.name or "")
    free_first = sorted(
        range(len(question.colours)), key=lambda place: (question.colours[place] in holders, question.colours[place] != usual)
    )
    for place in free_first:
        colour = question.colours[place]
        called = sitting.name or colour_word(stage, colour)
        after = Sitting((*sitting.seats, Seat(called, colour)))
        off = stage.say("screen-has", name=shortened(holders[colour])) if colour in holders else ""
        _colour(stage, cells[place], colour, Enter(after, "as" if sitting.nameless else ""), off)


def _colour_cells(stage: Stage, room: Box, count: int) -> tuple[Box, ...]:
    form = stage.form
    columns = form.of(4, 2, 2) if count <= 6 else form.of(4, 3, 3)  # noqa: PLR2004 - more colours stand closer
    rows = -(-count // columns)
    gap = form.px(20, 14, 26)
    high = min(form.px(190, 104, 166), (room.h - gap * (rows - 1)) // rows)
    area = room.top_part(high * rows + gap * (rows - 1))
    return tuple(cell for row in area.rows(rows, gap) for cell in row.columns(columns, gap))[:count]


def _colour(stage: Stage, box: Box, colour: str, effect: Effect, off: str) -> None:
    form = stage.form
    focused = stage.stop(f"colour:{colour}", box, effect, off=off)
    with stage.builder.group(f"colour:{colour}"):
        tint = plate(stage, box, focused=focused, off=bool(off))
        name = stage.words(phrase(f"colour-{colour}"))
        kind = Type(FontFace.SANS_SEMIBOLD, form.letters(32, 34, 50), form.near_min, 1.06)
        near = styles.near(form)
        upright = box.h > box.w * 0.8 or (not form.tall and not form.small)
        if upright:
            low = round(kind.size * 1.1) + (round(near.size * 1.1) if off else 0)
            side = min(form.px(92, 64, 94), box.h - low - form.unit * 3)
            spot = Box(box.centre[0] - side // 2, box.y + (box.h - side - low) // 2, side, side)
            stage.builder.shield(colour, spot, tint.edge, pale=tint.off)
            row = Box(box.x, spot.bottom + form.unit // 2, box.w, round(kind.size * 1.1)).inset(4, 0)
            stage.builder.text(name, kind, tint.ink, row, align="centre", upright="middle")
            if off:
                below = Box(row.x, row.bottom, row.w, round(near.size * 1.15))
                stage.builder.text(off, near, tint.soft, below, align="centre", upright="middle")
            return
        side = min(form.px(0, 64, 94), box.h - form.unit * 2, box.w * 2 // 5)
        inner = box.inset(form.px(0, 10, 14), form.unit)
        stage.builder.shield(colour, Box(inner.x, inner.centre[1] - side // 2, side, side), tint.edge, pale=tint.off)
        room = inner.trim(left=side + form.px(0, 8, 12))
        if off and room.h >= kind.least + near.least:
            upper, lower = room.rows(2, 0)
            stage.builder.text(name, kind, tint.ink, upper, upright="bottom")
            stage.builder.text(off, near, tint.soft, lower)
        else:
            stage.builder.text(name, kind, tint.ink, room, upright="middle")


def _all_there(stage: Stage, sitting: Sitting) -> None:
    oldest = stage.say("screen-oldest", name=sitting.seats[0].name)
    room = _heading(stage, oldest, stage.say("screen-table-full"))
    plates = [_done(stage, sitting), _without(stage, sitting)]
    for cell, (name, label, effect) in zip(_grid(stage, room, 2), plates, strict=True):
        answer(stage, name, cell, label, effect, kind=_kind(stage))


VIEW: View = View(show, begin, board=False)
