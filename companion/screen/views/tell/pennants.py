"""Pennants: where banners leave a name no room, each player has a row, as long as the score, and a line beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.screen.page.plates import rounded
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts, styles
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import Type, fit, shortened, signed
from companion.screen.paint.theme import hexed, seat_looks
from companion.screen.pictures.banners import pennant
from companion.table.game import Placing
from companion.table.seats import Seat
from companion.unchanging import unchanging

LONGEST = 14
"""Letters of a name."""
MOST = 0.6
"""The part of the room that the longest pennant takes where lines stand beside them."""
IN_TWO_LINES = 0.6
"""So much of the width of one line the longer of two takes, about."""
LOW = 0.93
"""The height of a line below which it is not read, in parts of its letters."""
NAME, PLACE, FIGURE = FontFace.SERIF_SEMIBOLD, FontFace.SANS_SEMIBOLD, FontFace.SANS_BOLD


@unchanging
class PennantForm:
    """What all pennants share, in pixels: height, size of letters, widths of place, name and figure, gap, and the notch."""

    high: int
    size: int
    place: int
    name: int
    figure: int
    gap: int

    @property
    def notch(self) -> int:
        """How deep the end is cut."""
        return self.high // 3

    @property
    def least(self) -> int:
        """How long a pennant is at the least, so that all of it finds room."""
        return self.place + self.high + self.name + self.figure + self.notch + 5 * self.gap


def pennants(stage: Stage, placings: Sequence[Placing], shares: Sequence[float], told: Mapping[Seat, str], area: Box) -> None:
    """Hang them from an upright rod, the line of each player beside it, on the tall screen below it."""
    form, look = stage.form, stage.look
    row = min(form.px(84, 64, 120), area.h // len(placings))
    line = form.near_min if form.tall and told and row >= form.near_min * 2.05 else 0
    shape = _shape_of(stage, placings, row - line - form.px(6, 3, 6))
    rod = Box(area.x, area.y, form.px(12, 8, 12), row * len(placings))
    room = area.trim(left=rod.w // 2)
    beside = {} if form.tall else told
    longest = _longest(stage, shape, beside, room.top_part(row))
    for number, (placing, share) in enumerate(zip(placings, shares, strict=True)):
        box = Box(room.x, room.y + number * row, room.w, row)
        cloth = Box(box.x, box.y + form.px(3, 1, 4), shape.least + round((longest - shape.least) * max(0.0, share)), shape.high)
        _pennant(stage, placing, cloth, shape)
        spot = box.trim(left=longest + form.gap) if beside else box.trim(left=rod.w + form.unit, top=cloth.bottom - box.y)
        if placing.seat in told and (beside or line):
            _told(stage, told[placing.seat], spot)
    stage.builder.shapes(rod, rounded(rod, 0, rod.w / 2, f'fill="{hexed(look.gilt)}"'))


def _shape_of(stage: Stage, placings: Sequence[Placing], high: int) -> PennantForm:
    form = stage.form
    size = max(form.near_min, min(form.letters(38, 34, 50), round(high * 0.72)))
    figures = [signed(placing.figure or 0) for placing in placings] if any(placing.figure for placing in placings) else [""]
    return PennantForm(
        high,
        size,
        max(fonts.width(f"{placing.place}.", PLACE, form.near_min) for placing in placings),
        max(fonts.width(_name(placing), NAME, size) for placing in placings),
        max(fonts.width(figure, FIGURE, size) for figure in figures),
        form.px(10, 6, 10),
    )


def _name(placing: Placing) -> str:
    return shortened(placing.seat.name, LONGEST)


def _longest(stage: Stage, shape: PennantForm, beside: Mapping[Seat, str], box: Box) -> int:
    """Give the length of the longest pennant: what the lines beside them leave, no shorter than its words."""
    if not beside:
        return box.w
    kind, room = styles.story(stage.form), box.w - shape.least - stage.form.gap
    lines = [fonts.width(line, kind.face, kind.least) for line in beside.values()]
    lines = [line if line <= room or _most(box.h, kind) == 1 else round(line * IN_TWO_LINES) for line in lines]
    needed = max((line for line in lines if line <= room), default=0)
    return max(shape.least, min(round(box.w * MOST), box.w - needed - stage.form.gap))


def _most(high: int, kind: Type) -> int:
    """Tell in how many lines a row so high has room for a player's line."""
    return 2 if high >= 2 * kind.least * LOW else 1


def _pennant(stage: Stage, placing: Placing, box: Box, shape: PennantForm) -> None:
    """Draw the cloth, and on it place, sign, name and figure."""
    look, gap = seat_looks().get(placing.seat.colour, seat_looks()["grey"]), shape.gap
    pennant(stage.builder, box, look, shape.least - shape.notch, shape.notch)
    left = box.x + 2 * gap
    _line(stage, f"{placing.place}.", PLACE, stage.form.near_min, (left, box), look.charge)
    left += shape.place + gap
    side = box.h - stage.form.px(8, 4, 10)
    sign = Box(left, box.centre[1] - side // 2, side, side)
    stage.builder.icon(f"sign-{look.sign}", sign, look.charge, look.field)
    left += box.h
    _line(stage, _name(placing), NAME, shape.size, (left, box), look.charge)
    if shape.figure:
        text = signed(placing.figure or 0)
        right = left + shape.name + gap + shape.figure
        _line(stage, text, FIGURE, shape.size, (right - fonts.width(text, FIGURE, shape.size), box), look.charge)


def _line(stage: Stage, text: str, face: FontFace, size: int, at: tuple[int, Box], colour: tuple[int, int, int]) -> None:
    """Set a line in the middle of a row."""
    left, row = at
    stage.builder.line(text, face, size, colour, left, row.centre[1] + round(face.cap * size / 2))


def _told(stage: Stage, line: str, box: Box) -> None:
    """Write a player's line, in two where it is long and the row is high; not where it finds no room whole."""
    kind = styles.story(stage.form)
    most = _most(box.h, kind)
    if fit(line, kind, box.w, most, max(box.h, kind.least)).whole:
        stage.builder.text(line, kind, stage.look.ink, box, most=most, upright="middle")
