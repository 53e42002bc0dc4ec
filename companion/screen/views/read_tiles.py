"""ReadTiles and ReadCubes: the picture with what was read on it, the sums apart, one doubt asked at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from companion.screen import styles
from companion.screen.box import Box
from companion.screen.corner import Corner
from companion.screen.cubes import draw_cube
from companion.screen.effects import Do, Enter, TakePicture
from companion.screen.fonts import Face
from companion.screen.live import Piece, Seen
from companion.screen.option_plate import option_plate
from companion.screen.photograph import corner_marks, enlarged, marks, photograph, picture_box
from companion.screen.plates import OFF_DASH, rounded
from companion.screen.stage import Stage
from companion.screen.svg import has_icon
from companion.screen.text import Type
from companion.screen.theme import hexed
from companion.screen.tiles import tile
from companion.screen.views.reading import Read, certain, shown_piece, sums
from companion.screen.views.tally import Counts, show_rows
from companion.screen.views.view import View
from companion.screen.widgets import Button, answer, asked_by, icon_colour, prompt
from companion.standing import Standing
from companion.table.device_kinds import ReadCubes, ReadTiles, Tile
from companion.table.kinds import Option, Row, Symbols
from companion.table.phrase import phrase
from companion.table.question import Question

GUESSES = 2


@dataclass(frozen=True)
class Kind:
    """What differs between tiles and cubes: the rows for entering by hand, the answer, and what stands for a sum."""

    rows: tuple[Row, ...]
    sums: tuple[str, ...]
    answer: Callable[[tuple[Tile, ...]], Any]
    by_hand: Callable[[dict[str, int]], Any]
    lead: Callable[[Stage, Box, str], None]
    cubes: bool


def tiles_kind(question: ReadTiles) -> Kind:
    """Tiles: a row for each face that can lie here."""
    faces = list(question.exist or {}) or [
        Tile(kind, count, frame) for kind in question.kinds for count in question.counts for frame in question.frames
    ]
    rows = tuple(
        Row(f"{face.kind} {face.symbols} {face.frame}", _face_words(face, question), high=question.most) for face in faces
    )

    def lead(stage: Stage, box: Box, key: str) -> None:
        kind, symbols, _ = key.split(" ", 2)
        tile(stage.leaf, kind, int(symbols), box)

    def by_hand(counts: dict[str, int]) -> tuple[Tile, ...]:
        named = ((key.split(" ", 2), number) for key, number in counts.items())
        return tuple(Tile(kind, int(symbols), frame) for (kind, symbols, frame), number in named for _ in range(number))

    return Kind(rows, question.kinds, lambda tiles: tiles, by_hand, lead, cubes=False)


def _face_words(face: Tile, question: ReadTiles) -> Any:
    return phrase(f"screen-frame-{face.frame}") if len(question.frames) > 1 else None


def cubes_kind(question: ReadCubes) -> Kind:
    """Cubes: a row for each colour."""
    rows = tuple(Row(colour, phrase(f"colour-{colour}"), high=most) for colour, most in question.most.items())

    def lead(stage: Stage, box: Box, key: str) -> None:
        draw_cube(stage.leaf, key, box)

    def counted(tiles: tuple[Tile, ...]) -> dict[str, int]:
        return {colour: sums(tiles)[colour] for colour in question.most}

    return Kind(rows, tuple(question.most), counted, dict, lead, cubes=True)


def begin(_standing: Standing, _question: Question[Any]) -> Read:
    """Begin with nothing read."""
    return Read()


def show_tiles(stage: Stage, question: ReadTiles) -> None:
    """Lay out a reading of tiles."""
    _show(stage, question, tiles_kind(question))


def show_cubes(stage: Stage, question: ReadCubes) -> None:
    """Lay out a reading of cubes."""
    _show(stage, question, cubes_kind(question))


def _show(stage: Stage, question: Question[Any], kind: Kind) -> None:
    read: Read = stage.entry
    seen = stage.live if isinstance(stage.live, Seen) else None
    if read.by_hand is not None or (seen is None and not stage.settings.camera):
        _by_hand(stage, question, kind, read)
    elif seen is None or seen.refused is not None or not seen.pieces:
        _before(stage, question, seen)
    else:
        _on_picture(stage, question, kind, seen, read.of(seen))


def _by_hand(stage: Stage, question: Question[Any], kind: Kind, read: Read) -> None:
    """Lay out a row for each face; the counts are kept in the reading."""
    counts = dict(read.by_hand or {row.key: 0 for row in kind.rows})
    total = sum(counts.values())
    corner = Corner(label=stage.say("screen-done-pieces", count=total), effect=stage.answered(kind.by_hand(counts)))
    if stage.settings.camera:
        corner = replace(corner, extra=("camera", "", Enter(replace(read, by_hand=None), ""), "camera"))
    show_rows(stage, question, kind.rows, corner, Counts(counts, lambda new: replace(read, by_hand=new)), kind.lead)


def _halves(stage: Stage) -> tuple[Box, Box]:
    form, box = stage.form, stage.box
    if form.tall:
        high = form.px(0, 0, 430)
        return box.top_part(high), box.trim(top=high + form.gap)
    wide = form.px(690, 372, 0)
    return box.left_part(wide), box.trim(left=wide + form.px(34, 18, 0))


def _before(stage: Stage, question: Question[Any], seen: Seen | None) -> None:
    """Lay out the wait for a picture, or one that was refused with its reason."""
    form, look = stage.form, stage.look
    place, words = _halves(stage)
    if seen is not None and seen.pixels:
        spot = picture_box(seen, place.inset(form.line))
        photograph(stage, seen, spot)
    else:
        corner_marks(stage, place)
        side = form.px(120, 80, 120)
        stage.leaf.icon("camera", place.middle(side, side), look.rule, stage.behind)
    inner = stage.within(words)
    who = asked_by(inner, question.seat, words)
    used = prompt(inner, stage.words(question.words), words.trim(top=who.h + form.unit), most=form.of(4, 3, 3))
    room = words.trim(top=used.bottom - words.y + form.gap, bottom=form.touch_answer * 2 + 2 * form.gap)
    state = seen.refused or seen.light if seen is not None else None
    if state is not None and room.h >= form.near:
        tint = look.stop if seen is not None and seen.refused else look.soft
        stage.leaf.text(stage.words(state), styles.near_bold(form), tint, room, most=2)
    step = stage.standing.step
    off = "" if seen is None or seen.ready or seen.light is None else stage.words(seen.light)
    label = stage.say("screen-read" if seen is None or seen.refused is None else "screen-again")
    gap = round(form.gap * 1.3)
    rows = words.bottom_part(2 * form.touch_answer + gap).rows(2, gap)
    answer(inner, "read", rows[0], label, Do(TakePicture(step)), icon="camera", off=off)
    hand = Enter(replace(stage.entry, by_hand={}), "")
    answer(inner, "hand", rows[1], stage.say("screen-by-hand"), hand)


def _on_picture(stage: Stage, question: Question[Any], kind: Kind, seen: Seen, read: Read) -> None:
    form = stage.form
    place, words = _halves(stage)
    spot = picture_box(seen, place.inset(form.line))
    photograph(stage, seen, spot)
    pieces = [shown_piece(piece, number, read) for number, piece in enumerate(seen.pieces)]
    labels = [_label(piece, read.guesses[number], cubes=kind.cubes) for number, piece in enumerate(pieces)]
    touches = [Enter(read.cycled(seen, number)) for number in range(len(pieces))]
    inner = stage.within(words)
    doubts = read.doubts(seen)
    asked = read.mending if read.mending is not None else doubts[0] if doubts else None
    below = _sums(inner, kind, seen, read)
    if asked is not None:
        _doubt(inner.within(below), seen, read, asked, len(doubts))
    else:
        _settled(inner.within(below), question, kind, seen, read)
    marks(stage, pieces, labels, touches, spot)


def _label(piece: Piece, guess: int, *, cubes: bool) -> str:
    if not 0 <= guess < len(piece.tiles):
        return "–"
    return "" if cubes else str(piece.tiles[guess].symbols)


def _sums(stage: Stage, kind: Kind, seen: Seen, read: Read) -> Box:
    """Write the sums in a row; one that hangs on a doubt is dashed and has a question mark. Give the room below."""
    form, look = stage.form, stage.look
    found = sums(read.tiles(seen))
    shown = [name for name in kind.sums if not kind.cubes or found[name]] or list(kind.sums[:1])
    sure = certain(seen, read)
    high = form.px(76, 54, 104)
    for cell, name in zip(stage.box.top_part(high).columns(len(shown), form.px(12, 6, 16)), shown, strict=True):
        doubtful = bool(read.doubts(seen)) and name not in sure and found[name] > 0
        edge = f'stroke="{hexed(look.doubt)}" stroke-width="{form.line}" stroke-dasharray="{OFF_DASH}"' if doubtful else ""
        stage.leaf.shapes(cell, rounded(cell, form.line / 2, form.radius, f'fill="{hexed(look.sheet)}" {edge}'))
        side = form.px(44, 32, 62)
        size = Type(Face.SANS_SEMIBOLD, form.px(44, 38, 68), form.near_min, 1.0)
        icon = Box(cell.x + form.px(14, 8, 18), cell.centre[1] - side // 2, side, side)
        if kind.cubes:
            draw_cube(stage.leaf, name, icon)
        elif has_icon(name):
            stage.leaf.icon(name, icon, icon_colour(look, name, look.ink), look.sheet)
        text = f"{found[name]}{'?' if doubtful else ''}"
        room = cell.trim(left=icon.right - cell.x, right=form.unit // 2)
        stage.leaf.text(text, size, look.doubt if doubtful else look.ink, room, align="centre", upright="middle")
    return stage.box.trim(top=high + form.px(14, 8, 20))


def _doubt(stage: Stage, seen: Seen, read: Read, asked: int, doubts: int) -> None:
    """Ask what one piece is: enlarged, with two guesses at most, then once more."""
    form, look, box = stage.form, stage.look, stage.box
    piece = seen.pieces[asked]
    high = form.px(146, 124, 190)
    gap = form.px(20, 9, 26)
    foot = box.bottom_part(high)
    top = box
    if not form.small:
        row = box.top_part(form.px(42, 0, 60))
        side = form.px(34, 0, 50)
        stage.leaf.icon("doubt", Box(row.x, row.centre[1] - side // 2, side, side), look.doubt, stage.behind)
        kind = Type(Face.SANS_SEMIBOLD, form.px(30, 0, 46), form.near_min, 1.1)
        words = stage.say("screen-doubts", count=doubts) if doubts else stage.say("screen-mending")
        stage.leaf.text(words, kind, look.doubt, row.trim(left=side + form.px(12, 0, 16)), upright="middle")
        top = box.trim(top=row.h + form.px(10, 0, 14))
    room = top.trim(bottom=high + form.gap)
    side = min(form.px(186, 92, 190), room.h)
    enlarged(stage, seen, piece, Box(room.x, room.y, side, side))
    kind = Type(Face.SERIF_SEMIBOLD, form.px(50, 46, 72), form.near_min, 1.06)
    stage.leaf.text(stage.say("screen-what-is-it"), kind, look.ink, room.trim(left=side + form.px(18, 12, 22)), most=3)
    guesses = piece.tiles[:GUESSES]
    cells = foot.columns(len(guesses) + 1, gap)
    done = replace(read, mending=None)
    for number, (cell, guess) in enumerate(zip(cells, guesses, strict=False)):
        option = Option(f"guess-{number}", phrase("screen-piece", n=guess.symbols), shows=(Symbols(guess.kind, guess.symbols),))
        option_plate(stage, cell, option, Enter(done.taken(asked, number), ""))
    kind = Type(Face.SANS_SEMIBOLD, form.px(32, 28, 44), form.px(26, 26, 40), 1.06)
    again = Do(TakePicture(stage.standing.step))
    answer(stage, "again", cells[-1], stage.say("screen-none" if read.mending is not None else "screen-again"),
           Enter(done.taken(asked, -1), "") if read.mending is not None else again, kind=kind)  # fmt: skip


def _settled(stage: Stage, question: Question[Any], kind: Kind, seen: Seen, read: Read) -> None:
    """Everything is sure: say so, or change a piece."""
    form, box = stage.form, stage.box
    who = asked_by(stage, question.seat, box)
    buttons: list[Button] = [
        ("done", stage.say("screen-right"), stage.answered(kind.answer(read.tiles(seen))), "check"),
        ("mend", stage.say("screen-change"), Enter(replace(read, mending=0), ""), ""),
        ("again", stage.say("screen-again"), Do(TakePicture(stage.standing.step)), "camera"),
    ]
    gap = round(form.gap * 1.3)
    foot = box.bottom_part(2 * form.touch_answer + gap)
    room = Box(box.x, who.bottom + form.unit, box.w, foot.y - who.bottom - form.gap - form.unit)
    prompt(stage, stage.words(question.words), room, most=form.of(4, 2, 3))
    upper, lower = foot.rows(2, gap)
    _pair(stage, [buttons[0]], upper)
    _pair(stage, buttons[1:], lower)


def _pair(stage: Stage, buttons: Sequence[Button], row: Box) -> None:
    kind = Type(Face.SANS_SEMIBOLD, stage.form.px(38, 34, 54), stage.form.near_min, 1.06)
    for cell, (name, label, effect, icon) in zip(row.columns(len(buttons), round(stage.form.gap * 1.3)), buttons, strict=True):
        answer(stage, name, cell, label, effect, icon="" if len(buttons) > 1 else icon, kind=kind)


TILES = View(show_tiles, begin, board=False)
CUBES = View(show_cubes, begin, board=False)
