"""What was read, laid over its picture: sums apart, one doubt asked at a time, any piece changed, added or taken off."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from companion.play.live import Piece, Seen
from companion.play.requests import LookAgain, StayWithReading, TeachPieces
from companion.screen.page.describe import show
from companion.screen.page.effects import Both, Do, Effect, Enter
from companion.screen.page.plates import OFF_DASH, dashed_edge, rounded
from companion.screen.page.stage import Stage
from companion.screen.paint import styles
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import Type
from companion.screen.paint.theme import hexed
from companion.screen.pictures.cubes import draw_cube
from companion.screen.pictures.photograph import ASKED, STRUCK, enlarged, marks, photograph, picture_box, region
from companion.screen.views.read.read_kinds import ReadKind, kind_called, reason_against, shortage, tile_called
from companion.screen.views.read.reading import NONE, Read, certain, shown_piece
from companion.screen.widgets.answers import choice, plates, spread_for
from companion.screen.widgets.basics import answer, asked_by, icon_colour, prompt
from companion.table.phrase import phrase
from companion.table.questions.device_kinds import Tile
from companion.table.questions.kinds import Option, Symbols
from companion.table.questions.question import Question

IN_A_ROW = 3
"""So many sums stand in one row."""
OFFERED = 2
"""So many guesses are on offer at once."""


def on_picture(stage: Stage, question: Question[Any], kind: ReadKind, seen: Seen, read: Read) -> None:
    """Lay out the picture with its marks beside the sums, and below them what is asked."""
    place, words = halves(stage)
    spot = picture_box(seen, place.inset(stage.form.line))
    photograph(stage, seen, spot)
    inner = stage.within(words)
    whole = doubted(kind, seen, read)
    below = inner.within(_sums(inner, kind, read, unsure=whole))
    asked = read.asked()
    if whole:
        _look_again(below, question, kind, seen, read)
    elif asked is None:
        _settled(below, question, kind, seen, read)
    else:
        _ask(below, kind, seen, read, asked)
    pieces = [shown_piece(piece, number, read) for number, piece in enumerate(read.pieces)]
    labels = [
        _label(piece, read.guesses[number], asked=number == asked and not whole, cubes=kind.cubes)
        for number, piece in enumerate(pieces)
    ]
    marks(stage, pieces, labels, [_changed(stage, seen, read.cycled(number), None) for number in range(len(pieces))], spot)
    if whole and seen.doubted:
        region(stage, seen.doubted, spot)


def doubted(kind: ReadKind, seen: Seen, read: Read) -> bool:
    """Tell whether to look once more is what stands to be chosen now: of tiles, single doubts are settled first."""
    return read.all_in_doubt(seen) and read.mending is None and (kind.cubes or not read.doubts())


def halves(stage: Stage) -> tuple[Box, Box]:
    """Give the room for the picture and the room for words."""
    form, box = stage.form, stage.box
    if form.tall:
        high = form.px(0, 0, 430)
        return box.top_part(high), box.trim(top=high + form.gap)
    wide = form.px(690, 372, 0)
    return box.left_part(wide), box.trim(left=wide + form.px(34, 18, 0))


def _label(piece: Piece, guess: int, *, asked: bool, cubes: bool) -> str:
    """The sign of a piece: asked about, taken off, its count, or none for a cube and for a doubt whose turn comes later."""
    if asked:
        return ASKED
    if guess == NONE:
        return STRUCK
    return "" if cubes or piece.doubtful else str(piece.tiles[guess].symbols)


def _sums(stage: Stage, kind: ReadKind, read: Read, *, unsure: bool) -> Box:
    """Write the sums in a row, dashed where they hang on a doubt or all is `unsure`; give the room below."""
    form = stage.form
    found = kind.found(read.tiles())
    shown = [name for name in kind.sums if not kind.cubes or found[name]] or list(kind.sums[:1])
    sure = certain(read)
    lines = 1 if len(shown) <= IN_A_ROW else 2
    high = form.px(76, 54, 104) if lines == 1 else form.px(60, 42, 78)
    gap = form.px(12, 6, 16)
    area = stage.box.top_part(lines * high + (lines - 1) * gap)
    cells = [cell for row in area.rows(lines, gap) for cell in row.columns(-(-len(shown) // lines), gap)]
    for cell, name in zip(cells, shown, strict=False):
        doubtful = unsure or (bool(read.doubts()) and name not in sure and found[name] > 0)
        _sum(stage, cell, kind, name, found[name], doubtful=doubtful)
    return stage.box.trim(top=area.h + form.px(14, 8, 20))


def _sum(stage: Stage, cell: Box, kind: ReadKind, name: str, number: int, *, doubtful: bool) -> None:
    form, look = stage.form, stage.look
    stage.builder.shapes(cell, rounded(cell, form.line / 2, form.radius, f'fill="{hexed(look.sheet)}"'))
    if doubtful:
        dashed_edge(stage.builder, cell, look.doubt, form.line, OFF_DASH)
    side = min(form.px(44, 32, 62), cell.h - form.unit)
    icon = Box(cell.x + form.px(14, 8, 18), cell.centre[1] - side // 2, side, side)
    if kind.cubes:
        draw_cube(stage.builder, name, icon)
    elif stage.builder.own.has(name):
        stage.builder.icon(name, icon, icon_colour(stage, name, look.ink), look.sheet)
    text = f"{number}{'?' if doubtful else ''}"
    room = cell.trim(left=icon.right - cell.x, right=form.unit // 2)
    size = Type(FontFace.SANS_SEMIBOLD, min(form.px(44, 38, 68), cell.h), form.near_min, 1.0)
    stage.builder.text(text, size, look.doubt if doubtful else look.ink, room, align="centre", upright="middle")


def _ask(stage: Stage, kind: ReadKind, seen: Seen, read: Read, asked: int) -> None:
    """Ask what one piece is: enlarged, with some guesses, others, nothing; or which piece is missing."""
    form, box = stage.form, stage.box
    gap = form.px(16, 8, 22)
    foot = box.bottom_part(form.px(112, 68, 132) + gap + form.px(84, 60, 100))
    top = _why(stage, read, box) if not form.small else box
    room = top.trim(bottom=foot.h + form.gap)
    side = 0
    if asked < len(read.pieces):
        side = min(form.px(186, 124, 190), room.h)
        enlarged(stage, seen, read.pieces[asked], Box(room.x, room.y, side, side))
        side += form.px(18, 12, 22)
    letters = Type(FontFace.SERIF_SEMIBOLD, form.letters(50, 40, 72), form.near_min, 1.06)
    words = stage.say("screen-what-is-it" if asked < len(read.pieces) else "screen-one-missing")
    stage.builder.text(words, letters, stage.look.ink, room.trim(left=side), most=3)
    upper = foot.trim(bottom=form.px(84, 60, 100) + gap)
    _guesses(stage, upper, kind, seen, read)
    _others(stage, foot.trim(top=upper.h + gap), read, asked, seen)


def _why(stage: Stage, read: Read, box: Box) -> Box:
    """Say above the question how many pieces are in doubt; give the room below."""
    form, look = stage.form, stage.look
    row = box.top_part(form.px(42, 0, 60))
    side = form.px(34, 0, 50)
    stage.builder.icon("doubt", Box(row.x, row.centre[1] - side // 2, side, side), look.doubt, stage.behind)
    kind = Type(FontFace.SANS_SEMIBOLD, form.letters(30, 0, 46), form.near_min, 1.1)
    doubts = len(read.doubts())
    words = stage.say("screen-mending") if read.mending is not None or not doubts else stage.say("screen-doubts", count=doubts)
    stage.builder.text(words, kind, look.doubt, row.trim(left=side + form.px(12, 0, 16)), upright="middle")
    return box.trim(top=row.h + form.px(10, 0, 14))


def _guesses(stage: Stage, box: Box, kind: ReadKind, seen: Seen, read: Read) -> None:
    """Offer some guesses as the pieces they are."""
    asked, known = read.asked(), read.candidates(seen)
    choices, called = [], {}
    for number in range(read.offered, min(len(known), read.offered + OFFERED)):
        face = known[number]
        added = asked is None or asked >= len(read.pieces)
        taken = read.with_added(face) if added else read.taken(asked or 0, number)
        option = _option(face, number, cubes=kind.cubes, framed=len({each.frame for each in known}) > 1)
        choices.append(choice(stage, option, _changed(stage, seen, taken)))
        if not kind.cubes and face.symbols:
            called[f"option:{option.key}"] = tile_called(stage, f"{face.kind} {face.symbols}")
    if choices:
        show(stage, plates(stage, choices, spread_for(stage, choices, box.w, box.h)), box)
    for name, words in called.items():
        stage.builder.hear(name, words)


def _heard(stage: Stage, kind: ReadKind, read: Read) -> str:
    """Say what was read, and that it may be confirmed."""
    found = kind.found(read.tiles())
    names = {row.key: stage.words(row.words) for row in kind.rows if row.words is not None}
    parts = [
        stage.say("heard-row", name=names.get(name) or kind_called(stage, name), value=str(found[name]))
        for name in kind.sums
        if found[name] or not kind.cubes
    ]
    return " ".join([f"{'; '.join(parts)}." if parts else "", stage.say("screen-right")]).strip()


def _option(face: Tile, number: int, *, cubes: bool, framed: bool) -> Option[str]:
    """Write a cube's colour and a back in words, and draw a tile as it is, with its frame where frames differ."""
    if cubes:
        return Option(f"guess-{number}", phrase(f"colour-{face.kind}"))
    if not face.symbols:
        return Option(f"guess-{number}", phrase("screen-face-down"))
    words = phrase(f"screen-frame-{face.frame}") if framed else phrase("screen-piece", n=face.symbols)
    shown = Symbols(face.kind, face.symbols, frame=face.frame if framed else "", tile=True)
    return Option(f"guess-{number}", words, shows=(shown,))


def _others(stage: Stage, box: Box, read: Read, asked: int, seen: Seen) -> None:
    """Offer other guesses, nothing, and in a doubt a new picture, in a change the next piece."""
    known = len(read.candidates(seen))
    following = read.offered + OFFERED if read.offered + OFFERED < known else 0
    off = "" if known > OFFERED else stage.say("screen-no-other")
    buttons: list[tuple[str, str, Effect, str]] = [
        ("other", stage.say("screen-other-piece"), Enter(replace(read, offered=following), "other"), off)
    ]
    if asked < len(read.pieces):
        buttons.append(("none", stage.say("screen-none"), _changed(stage, seen, read.taken(asked, NONE)), ""))
    else:
        buttons.append(("none", stage.say("screen-nothing-missing"), Enter(read.turned_to(None), ""), ""))
    if read.mending is None:
        buttons.append(("again", stage.say("screen-again"), Do(LookAgain(stage.snapshot.step)), ""))
    else:
        following = asked + 1 if asked < len(read.pieces) else 0
        buttons.append(("next", stage.say("screen-next-piece"), Enter(read.turned_to(following), "next"), ""))
    _row(stage, buttons, box)


def _look_again(stage: Stage, question: Question[Any], kind: ReadKind, seen: Seen, read: Read) -> None:
    """The reading as a whole is not sure: ask for a second look, and say what it should find otherwise.

    What was read may be taken all the same, or gone over piece by piece.
    """
    form, box, look = stage.form, stage.box, stage.look
    given = kind.answer(read.tiles())
    against = reason_against(stage, question, given)
    gap = round(form.gap * 1.3)
    foot = box.bottom_part(2 * form.touch_answer + gap)
    room = box.trim(bottom=foot.h + form.gap)
    side = form.px(46, 34, 62)
    stage.builder.icon("doubt", Box(room.x, room.y + form.unit // 2, side, side), look.doubt, stage.behind)
    words = against or (stage.words(seen.doubt) if seen.doubt is not None else "")
    letters = Type(FontFace.SERIF_SEMIBOLD, form.letters(44, 34, 60), form.near_min, 1.06)
    stage.builder.text(
        words, letters, look.stop if against else look.ink, room.trim(left=side + form.unit), most=form.of(4, 5, 4)
    )
    upper, lower = foot.rows(2, gap)
    again = ("again", stage.say("screen-look-again-do"), Do(LookAgain(stage.snapshot.step)), "")
    _row(stage, [again, *_fitted(stage, kind, seen, read, against)], upper)
    change = ("mend", stage.say("screen-change"), _changed(stage, seen, read.over()), "")
    _row(stage, [_taken(stage, read, given, against), change], lower)
    stage.builder.hear("done", _heard(stage, kind, read))


def _fitted(stage: Stage, kind: ReadKind, seen: Seen, read: Read, against: str) -> list[tuple[str, str, Effect, str]]:
    """Offer the nearest reading that can be, where this one cannot."""
    nearest = read.within(kind.most, kind.in_all)
    if not against or nearest == read:
        return []
    return [("fit", stage.say("screen-fit"), _changed(stage, seen, replace(nearest, looked_over=True)), "")]


def _changed(stage: Stage, seen: Seen, read: Read, focus: str | None = "") -> Effect:
    """Change the reading by hand; from then on no look that nobody asked for takes its place."""
    entered = Enter(read, focus)
    return entered if seen.doubt is None else Both(Do(StayWithReading(stage.snapshot.step)), entered)


def _taken(stage: Stage, read: Read, given: Any, off: str) -> tuple[str, str, Effect, str]:
    """Offer that it is right as it was read; then what the table vouches for waits to be learnt."""
    answered = stage.answered(given)
    if stage.mends is None:
        answered = Both(Do(TeachPieces(stage.snapshot.step, read.confirmed(), read.told())), answered)
    return ("done", stage.say("screen-right"), answered, off)


def _settled(stage: Stage, question: Question[Any], kind: ReadKind, seen: Seen, read: Read) -> None:
    """Everything is sure: say so, or change a piece. What cannot be is flagged with its reason and not taken."""
    form, box = stage.form, stage.box
    given = kind.answer(read.tiles())
    against = reason_against(stage, question, given)
    gap = round(form.gap * 1.3)
    foot = box.bottom_part(2 * form.touch_answer + gap)
    room = box.trim(bottom=foot.h + form.gap)
    if question.seat is not None:
        room = room.trim(top=asked_by(stage, question.seat, room).h + form.unit)
    missing = shortage(stage, question, given)
    if against or missing:
        tint = stage.look.stop if against else stage.look.doubt
        stage.builder.text(against or missing, styles.near_bold(form), tint, room, most=form.of(4, 3, 4))
    else:
        prompt(stage, stage.words(question.words), room, most=form.of(4, 3, 4))
    upper, lower = foot.rows(2, gap)
    right = _right(stage, seen, read, stage.answered(given), against)
    _row(stage, [*_fitted(stage, kind, seen, read, against), *(right[:1] if against else right)], upper)
    stage.builder.hear("done", _heard(stage, kind, read))
    first = read.doubts()[0] if read.doubts() else 0
    change = ("mend", stage.say("screen-change"), Enter(read.turned_to(first), ""), "")
    _row(stage, [change, ("again", stage.say("screen-again"), Do(LookAgain(stage.snapshot.step)), "")], lower)


def _right(stage: Stage, seen: Seen, read: Read, answered: Effect, off: str) -> list[tuple[str, str, Effect, str]]:
    """Offer that it is right; where the table mended pieces, also that they are learnt at once, else when it is asked.

    What was in doubt, or counts otherwise than it was read, is kept with its picture in any case.
    """
    mended = read.mended()
    if stage.mends is not None or not (mended or read.changed or seen.doubt is not None):
        return [("done", stage.say("screen-right"), answered, off)]
    later, now = (Do(TeachPieces(stage.snapshot.step, mended, read.told(), now=now)) for now in (False, True))
    if not mended:
        return [("done", stage.say("screen-right"), Both(later, answered), off)]
    return [
        ("done", stage.say("screen-right"), Both(later, answered), off),
        ("learn", stage.say("screen-right-learn"), Both(now, answered), off),
    ]


def _row(stage: Stage, buttons: Sequence[tuple[str, str, Effect, str]], row: Box) -> None:
    """Lay out answers side by side: name, words, effect, why it is off."""
    form = stage.form
    kind = Type(FontFace.SANS_SEMIBOLD, form.letters(38, 32, 50), form.near_min, 1.06)
    for cell, (name, label, effect, off) in zip(row.columns(len(buttons), form.px(16, 8, 22)), buttons, strict=True):
        answer(stage, name, cell, label, effect, icon="check" if name == "done" and len(buttons) == 1 else "", kind=kind, off=off)
