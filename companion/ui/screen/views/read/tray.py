"""Tiles by hand: the box's faces lie in a wooden tray; a touch or a long press lays one in the column of the asked player.

A plate below each face lays two at once, for fingers only: walking past it would cost the one button more than it saves. All
players are on one page, with what was entered for them in this round. A touch on the column takes back the last tile laid, as
laid tiles are too small to touch one by one. The last tile that can be laid ends the entry.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from companion.table import ReadTiles, Row, Seat, Symbols, Tile
from companion.ui.screen.layout import (
    Afterwards,
    Art,
    Blank,
    ColumnOf,
    Grid,
    Grow,
    LayoutPart,
    OneOf,
    Pad,
    Pads,
    RowOf,
    Sized,
    pad_by,
)
from companion.ui.screen.page import Effect, Enter, Pressable, Stage, Tint, drawing, show
from companion.ui.screen.paint import Box, FontFace, RoundRect, fonts, to_hex
from companion.ui.screen.pictures.printed import WOOD, WOOD_EDGE, draw_tile
from companion.ui.screen.views.ask.count_rows import append_digit
from companion.ui.screen.views.read.reading import Read, sums, tile_called, tiles_kind
from companion.ui.screen.widgets import Corner, Gains, Shield, Size, ask, corner_parts, words
from companion.ui.screen.widgets.parts import whole_or_short

ACROSS = (4, 5, 6, 3)
"""How many laid tiles stand side by side, in the order of trying; three if the column is too narrow for more."""
HEADS: tuple[Size, ...] = ("full", "far", "any")
TWICE = "2×"


@drawing
def wood(stage: Stage, box: Box, _tint: Tint) -> None:
    """Draw the wooden tray in which the faces lie."""
    line = 2 * stage.form.line
    paint = f'fill="{WOOD}" stroke="{WOOD_EDGE}" stroke-width="{line}"'
    stage.builder.draw_rounded(box, RoundRect(line / 2, stage.form.radius, paint))


@drawing
def field(stage: Stage, box: Box, _tint: Tint) -> None:
    """Draw the ground of the asked player's column: a sheet with a bar in rubric at its top."""
    stage.builder.fill(box, stage.look.sheet)
    stage.builder.fill(box.top_part(2 * stage.form.line), stage.look.rubric)


@drawing
def face(stage: Stage, box: Box, tint: Tint, key: str, last: bool) -> None:
    """Draw one tile, pale if none is left; the tile that was laid `last` has a broad edge."""
    kind, symbols = key.split(" ")
    draw_tile(stage.builder, kind, int(symbols), box, pale=stage.behind if tint.off else None)
    if last:
        line = 2 * stage.form.line
        paint = f'fill="none" stroke="{to_hex(stage.look.rubric)}" stroke-width="{line}"'
        stage.builder.draw_rounded(box, RoundRect(line / 2, box.w * 0.1, paint))


@drawing
def draw_two(stage: Stage, box: Box, tint: Tint, key: str) -> None:
    """Draw a tile after the figure that says that there are two, or where that finds no room two tiles."""
    size, kind = stage.form.near_min, FontFace.SANS_SEMIBOLD
    side = min(box.h, box.w - fonts.width(TWICE, kind, size))
    if side < size:
        for half in box.columns(2, stage.form.line):
            side = min(half.w, half.h)
            face(key, False).draw(stage, half.place_in_middle(side, side), tint)
        return
    foot = box.centre[1] + round(kind.cap * size / 2)
    stage.builder.line(TWICE, kind, size, tint.soft if tint.off else tint.ink, box.x, foot)
    face(key, False).draw(stage, Box(box.right - side, box.centre[1] - side // 2, side, side), tint)


def show_tray(stage: Stage, question: ReadTiles, rows: Sequence[Row], counts: Mapping[str, int], corner: Corner) -> None:
    """Lay out the tray with a face for each row; `counts`, the asked player's tiles, has the face laid last at its end."""
    form, ends = stage.form, corner_parts(stage, corner)
    aside = RowOf(ends, form.gap) if ends and not form.tall else None
    foot = (RowOf(tuple(map(Grow, ends)), form.gap),) if ends and form.tall else ()
    # All faces in one line or, if that is too wide, a line for each kind; as large as there is room
    lines = (len(rows), max(1, len(rows) // max(1, len(question.kinds))))
    trays = [
        _tray(stage, question, rows, counts, across, round(form.touch * share))
        for across in lines
        for share in form.shares("tray_face")
    ]
    if question.seat is None:
        laid = _column(stage, None, counts, question.kinds, mine=True)
    else:
        # The other players' columns show what was entered for them in the same round
        before: dict[Seat, dict[str, int]] = {}
        for earlier in reversed(stage.snapshot.history):
            other = earlier.question
            if not isinstance(other, ReadTiles) or other.occurrence != question.occurrence:
                break
            if other.seat is not None:
                before[other.seat] = dict(Counter(f"{kind} {symbols}" for kind, symbols, *_ in earlier.value))
        columns = [
            _column(
                stage, seat, counts if seat == question.seat else before.get(seat, {}), question.kinds, mine=seat == question.seat
            )
            for seat in stage.snapshot.seats
        ]
        laid = Grid(tuple(columns), len(columns), 0, form.unit)
    heads = [ask(stage, question, aside=aside, size=size) for size in HEADS]
    show(stage, OneOf(tuple(ColumnOf((head, tray, Grow(laid), *foot), form.unit) for head in heads for tray in trays)))


def _tray(
    stage: Stage, question: ReadTiles, rows: Sequence[Row], counts: Mapping[str, int], across: int, side: int
) -> LayoutPart:
    """Describe the tray with `across` faces of this size in a line, and the plates for two of each below or beside them."""
    unit, low = stage.form.unit, max(stage.form.touch, side // 2)
    faces = [Sized(_face(stage, question, row.key, counts, side), side, side, side, side) for row in rows]
    twos = [Sized(_lay_two(stage, question, row.key, counts, low), side, low, side, low) for row in rows]
    if across == len(rows):
        lines = [RowOf(tuple(each), unit, "centre") for each in (faces, twos)]
    else:
        lines = [RowOf((*faces[at : at + across], *twos[at : at + across]), unit, "centre") for at in range(0, len(rows), across)]
    return Pad(ColumnOf(tuple(lines), unit), pad_by(unit, unit), wood())


def _face(stage: Stage, question: ReadTiles, key: str, counts: Mapping[str, int], side: int) -> LayoutPart:
    """Describe a face in the tray; choosing it lays one more, and it is off once none is left."""
    form, number = stage.form, counts[key]
    name = f"tile:{key}"
    stage.builder.digits[name] = lambda figure: _enter_lying(
        stage, counts, key, append_digit(stage, name, number, figure, question.most), name
    )
    off = "" if _count_left(question, key, counts) > 0 else stage.say("screen-no-more-tiles")
    heard = stage.say("ear-row", name=tile_called(stage, key), value=str(number))
    inset = form.unit // 2
    pressed = Pressable(name, _lay_tiles(stage, question, key, counts, 1), off=off, heard=heard)
    return Pad(Art(face(key, False), side // 2, side), pad_by(inset, inset), pressed)


def _lay_two(stage: Stage, question: ReadTiles, key: str, counts: Mapping[str, int], high: int) -> LayoutPart:
    """Describe two of a face: a touch lays both; it is off if fewer than two are left."""
    off = (
        ""
        if min(_count_left(question, key, counts), question.most - sum(counts.values())) > 1
        else stage.say("screen-no-more-tiles")
    )
    heard = stage.say("ear-row", name=tile_called(stage, key), value="+2")
    pressed = Pressable(f"two:{key}", _lay_tiles(stage, question, key, counts, 2), off=off, heard=heard, halts=False)
    inset = stage.form.unit // 2
    return Pad(Art(draw_two(key), high // 2, high, 0), pad_by(inset, inset), pressed)


def _count_left(question: ReadTiles, key: str, counts: Mapping[str, int]) -> int:
    there = [number for one, number in (question.exist or {}).items() if f"{one.kind} {one.symbols}" == key]
    return (sum(there) if question.exist is not None else question.most) - counts[key]


def _lay_tiles(stage: Stage, question: ReadTiles, key: str, counts: Mapping[str, int], more: int) -> Effect:
    """Return the effect of laying `more` tiles of a face; the last tile that can be laid ends the entry."""
    number = counts[key] + more
    if sum(counts.values()) + more < question.most:
        return _enter_lying(stage, counts, key, number)
    return stage.answer(tiles_kind(question).by_hand({**counts, key: number}))


def _enter_lying(stage: Stage, counts: Mapping[str, int], key: str, number: int, typing: str = "") -> Enter:
    others = {other: held for other, held in counts.items() if other != key}
    return Enter(replace(_read(stage), by_hand={**others, key: number}, sure=False), typing=typing)


def _read(stage: Stage) -> Read:
    read: Read = stage.entry
    return read


def _column(stage: Stage, seat: Seat | None, counts: Mapping[str, int], kinds: tuple[str, ...], *, mine: bool) -> LayoutPart:
    """Describe a player's tiles, or those in the middle if nobody is asked: the tiles, their sums, and the owner."""
    form = stage.form
    laid = sorted(key for key, number in counts.items() for _ in range(number))
    last = next((key for key in reversed(list(counts)) if counts[key]), "") if mine else ""
    side, least = (round(form.touch * share) for share in form.shares("laid_tile"))
    shown = [
        Art(face(key, key == last and laid.index(key) == place), least, side, align="left") for place, key in enumerate(laid)
    ]
    if seat is not None and form.small:  # the shield is among the tiles: on its own line it would leave them too small to see
        shown.insert(0, Art(Shield(seat.colour), least, side, align="left"))
    heaps = [Grid(tuple(shown), across, form.unit, form.unit, side) for across in (ACROSS if seat is not None else (12, 16))]
    total = sums(tuple(Tile(key.split(" ")[0], int(key.split(" ")[1])) for key in laid))
    summed = [
        Gains(tuple(Symbols(kind, total[kind]) for kind in each), signed=False) for each in (kinds, *((kind,) for kind in kinds))
    ]
    high = form.type("figure").size
    beside, *below = (Art(each, form.near_min, high, each.aspect) for each in summed)
    parts: list[LayoutPart] = [
        Grow(OneOf(tuple(heaps)) if shown else Blank()),
        OneOf((beside, Grid(tuple(below), 1, form.unit, most=high))),
    ]
    if seat is not None and not form.small:
        shield = Art(Shield(seat.colour), high, high)
        named = whole_or_short(seat.name, lambda name: RowOf((shield, words(form, name, "label")), form.unit, "centre"))
        parts.append(OneOf((named, RowOf((shield,), 0, "centre"))))
    sheet = Pad(ColumnOf(tuple(parts), form.unit), pad_by(form.unit, form.unit), field() if mine and seat is not None else None)
    if not last:
        return sheet
    back = Enter(replace(_read(stage), by_hand={**counts, last: counts[last] - 1}, sure=False))
    heard = stage.say("ear-tile-back", tile=tile_called(stage, last))
    return Afterwards(Pad(sheet, Pads(), Pressable("laid", back, link=True, heard=heard)))
