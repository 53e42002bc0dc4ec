"""Seating: who plays, clockwise, the oldest first: a name (remembered, or typed letter by letter), then a colour."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.play.seating import LONGEST_NAME, Seating
from companion.play.snapshot import Snapshot
from companion.screen.page.effects import Effect, Enter, TurnPage
from companion.screen.page.plates import plate
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.paint import fonts, styles
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import Type, fit, shortened
from companion.screen.pictures.around import table_around
from companion.screen.widgets.basics import answer
from companion.table.phrase import phrase
from companion.table.seats import Seat, Seats

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ"
AT_ONCE = 4


@dataclass(frozen=True)
class Sitting:
    """Who sits so far, the name of the next one once it is said, and the name being typed (None where none is)."""

    seats: tuple[Seat, ...] = ()
    name: str = ""
    typed: str | None = None


def begin(_snapshot: Snapshot, _question: Seating) -> Sitting:
    """Begin with an empty table."""
    return Sitting()


def show(stage: Stage, question: Seating) -> None:
    """Lay out the step that is next: a name, letters, a colour, or whether all are there."""
    sitting: Sitting = stage.entry
    form = stage.form
    if sitting.typed is not None:
        _typing(stage, sitting)
        return
    if form.tall:
        table, words = stage.box.top_part(form.px(0, 0, 400)), stage.box.trim(top=form.px(0, 0, 410))
    else:
        table, words = stage.box.left_part(form.px(450, 262, 0)), stage.box.trim(left=form.px(494, 282, 0))
    full = len(sitting.seats) >= question.numbers[-1]
    coming = None if full else sitting.name
    table_around(stage, sitting.seats, coming, table)
    inner = stage.within(words)
    if sitting.name:
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
    text = Type(FontFace.SERIF_SEMIBOLD, form.px(58, 50, 84), form.prompt_min, 1.06)
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
    room = _heading(stage, _place_words(stage, sitting), stage.say("screen-whose-place"))
    taken = {seat.name for seat in sitting.seats}
    names = [name for name in question.remembered if name not in taken]
    enough = len(sitting.seats) in question.numbers
    offers: list[tuple[str, str, Effect]] = [("new", stage.say("screen-new-name"), Enter(replace(sitting, typed=""), "letter:A"))]
    if enough:
        offers.insert(0, ("done", stage.say("screen-all-there", count=len(sitting.seats)), stage.answered(Seats(sitting.seats))))
    if sitting.seats:
        offers.append(
            (
                "without",
                stage.say("screen-without", name=shortened(sitting.seats[-1].name)),
                Enter(replace(sitting, seats=sitting.seats[:-1]), ""),
            )
        )
    shown = names[stage.layer.page * AT_ONCE :][:AT_ONCE] or names[:AT_ONCE]
    picks: list[tuple[str, str, Effect]] = [
        (f"name:{name}", shortened(name, 12), Enter(replace(sitting, name=name), "")) for name in shown
    ]
    if len(names) > AT_ONCE:
        picks.append(("more", stage.say("screen-more"), _next_page(stage, len(names))))
    plates = [*offers[:1], *picks, *offers[1:]] if enough else [*picks, *offers]
    for cell, (name, label, effect) in zip(_grid(stage, room, len(plates)), plates, strict=True):
        answer(stage, name, cell, label, effect, kind=_kind(stage))


def _next_page(stage: Stage, count: int) -> Effect:
    return TurnPage((stage.layer.page + 1) % -(-count // AT_ONCE), "")


def _kind(stage: Stage) -> Type:
    return Type(FontFace.SANS_SEMIBOLD, stage.form.px(38, 34, 52), stage.form.near_min, 1.06)


def _colours(stage: Stage, question: Seating, sitting: Sitting) -> None:
    room = _heading(stage, _place_words(stage, sitting), stage.say("screen-which-colour"))
    holders = {seat.colour: seat.name for seat in sitting.seats}
    cells = _colour_cells(stage, room, len(question.colours))
    free_first = sorted(range(len(question.colours)), key=lambda place: question.colours[place] in holders)
    for place in free_first:
        colour = question.colours[place]
        after = Sitting((*sitting.seats, Seat(sitting.name, colour)))
        off = stage.say("screen-has", name=shortened(holders[colour])) if colour in holders else ""
        _colour(stage, cells[place], colour, Enter(after, ""), off)


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
        kind = Type(FontFace.SANS_SEMIBOLD, form.px(32, 34, 50), form.near_min, 1.06)
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
    plates: list[tuple[str, str, Effect]] = [
        ("done", stage.say("screen-all-there", count=len(sitting.seats)), stage.answered(Seats(sitting.seats))),
        (
            "without",
            stage.say("screen-without", name=shortened(sitting.seats[-1].name)),
            Enter(replace(sitting, seats=sitting.seats[:-1]), ""),
        ),
    ]
    for cell, (name, label, effect) in zip(_grid(stage, room, 2), plates, strict=True):
        answer(stage, name, cell, label, effect, kind=_kind(stage))


def _typing(stage: Stage, sitting: Sitting) -> None:
    """Lay out the letters; what is typed stands above them."""
    form, look = stage.form, stage.look
    typed = sitting.typed or ""
    kind = Type(FontFace.SERIF_SEMIBOLD, form.px(64, 52, 86), form.prompt_min, 1.06)
    row = stage.box.top_part(round(kind.size * 1.2))
    question = stage.say("screen-type-name")
    block = fit(f"{typed}_" if typed else question, kind, row.w, 1)
    stage.builder.text(block.lines[0], kind, look.ink if typed else look.soft, row, upright="middle")
    columns = form.of(11, 11, 6)
    names = [*LETTERS, "space", "back", "cancel", "done"]
    gap = form.px(10, 6, 10)
    rows = -(-len(names) // columns)
    area = stage.box.trim(top=row.h + form.px(24, 22, 36))
    cells = [cell for part in area.rows(rows, gap) for cell in part.columns(columns, gap)]
    for cell, name in zip(cells, names, strict=False):
        _letter(stage, cell, name, sitting, typed)


def _letter(stage: Stage, box: Box, name: str, sitting: Sitting, typed: str) -> None:
    form = stage.form
    named = replace(sitting, name=typed.strip()[:LONGEST_NAME], typed=None)
    longer = f"{typed}{name if not typed or typed.endswith(' ') else name.lower()}"
    effects: dict[str, Effect] = {
        "space": Enter(replace(sitting, typed=f"{typed} ")),
        "back": Enter(replace(sitting, typed=typed[:-1])),
        "cancel": Enter(replace(sitting, typed=None), ""),
        "done": Enter(named, ""),
    }
    taken = typed.strip() in {seat.name for seat in sitting.seats}
    off = "" if name != "done" or (typed.strip() and not taken) else stage.say("screen-name-missing")
    effect = effects.get(name, Enter(replace(sitting, typed=longer[:LONGEST_NAME])))
    focused = stage.stop(f"letter:{name}", box, effect, off=off)
    with stage.builder.group(f"letter:{name}"):
        tint = plate(stage, box, focused=focused, off=bool(off))
        icons = {"back": "back", "done": "check", "cancel": "cross", "space": "space"}
        if name in icons:
            side = round(min(box.w, box.h) * 0.5)
            stage.builder.icon(icons[name], box.middle(side, side), tint.ink, tint.cut)
            return
        size = min(form.px(46, 38, 60), round(box.h * 0.8))
        width = fonts.width(name, FontFace.SANS_SEMIBOLD, size)
        stage.builder.line(
            name, FontFace.SANS_SEMIBOLD, size, tint.ink, box.centre[0] - width // 2, box.centre[1] + round(size * 0.33)
        )


VIEW: View = View(show, begin, board=False)
