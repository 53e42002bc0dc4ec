"""A fight: the pieces of both sides fall into the tray, cancel each other in pairs, what is left walks into the land.

The numbers and the sentence come last. Where nothing moves the page shows the result, with what led to it struck out.
"""

from __future__ import annotations

from companion.screen.illustrations.rows import told_rows
from companion.screen.layout.hold import Grow, Pad, Pads, Sized, Stack, even
from companion.screen.layout.lines import ColumnOf, RowOf
from companion.screen.layout.node import NEVER, Art, LayoutPart, Text
from companion.screen.page.describe import Moves
from companion.screen.page.plates import OFF_DASH, Tint, dashed_edge
from companion.screen.page.stage import Stage
from companion.screen.paint.box import Box
from companion.screen.paint.moving import Key
from companion.screen.paint.rounded import RoundRect
from companion.screen.paint.text import named
from companion.screen.paint.theme import hexed, seat_looks
from companion.screen.widgets.basics import piece, strike, tally_of
from companion.screen.widgets.signs import Icon, Shield
from companion.table.questions.illustrations import CANCEL, FALL, TRAVEL, Duel
from companion.table.questions.kinds import Reason, Symbols
from companion.unchanging import unchanging

APART = 0.05
"""Seconds between two pieces that fall."""
MOST = 1.2
"""How large a piece is at the most, in parts of what a finger needs."""
LAND, LAND_UPRIGHT, BROADEST = 0.3, 0.16, 2.0
"""The part of the width, upright of the height, that the land takes at the most, and how much broader than high it may be."""
OUTLINE = ((8, 22), (44, 14), (60, 2), (92, 10), (99, 40), (90, 66), (98, 88), (62, 98), (34, 90), (4, 96), (10, 58), (1, 40))
"""The outline of a land, in hundredths of its box."""


def duel(stage: Stage, shown: Duel, rows: tuple[Reason, ...]) -> LayoutPart:
    """Describe the tray with both sides, the land beside it, upright below it, and under these what goes where."""
    form = stage.form
    walked = (shown.walks,) if form.tall and shown.walks is not None else ()
    others = tuple(row for row in rows if row not in (shown.left, shown.right) and (not walked or row.symbols != walked))
    below = (_last(stage, shown, told_rows(stage, others)),) if others else ()
    tray, land = Grow(_tray(stage, shown)), Art(LandArt(shown), form.size("piece"), NEVER, 0)
    if shown.place is None:
        return ColumnOf((tray, *below), form.unit)
    if form.tall:
        high = round(stage.box.h * LAND_UPRIGHT)
        return ColumnOf((tray, Sized(land, most_high=high), *below), form.unit)
    wide = round(stage.box.w * LAND)
    return ColumnOf((Grow(RowOf((tray, Sized(land, wide=wide, most_wide=wide)), form.gap)), *below), form.unit)


def _last(stage: Stage, duel: Duel, part: LayoutPart) -> LayoutPart:
    """Show a part only after the whole fight has been played."""
    return Pad(part, Pads(), Moves((Key(stage.state.began + duel.seconds),)))


class Tray:
    """The plate on which a fight is shown."""

    def draw(self, stage: Stage, box: Box, tint: Tint) -> Tint:
        """Draw the plate with a finer line inside its edge."""
        form, look = stage.form, stage.look
        inner = f'fill="none" stroke="{hexed(look.rule)}" stroke-width="1.5"'
        fill = f'fill="{hexed(look.sheet)}"'
        stage.builder.rounded(box, RoundRect(0, form.radius, fill), RoundRect(form.unit, form.radius / 2, inner))
        return Tint(tint.ink, tint.soft, look.sheet, tint.rubric, tint.edge)


def _tray(stage: Stage, duel: Duel) -> LayoutPart:
    """Describe who fights, the two numbers between them, and their pieces below."""
    form = stage.form
    left, right = duel.left.total or 0, duel.right.total or 0
    size = form.type("total")
    numbers = tuple(
        Text(text, size, ink=ink)
        for text, ink in (
            (str(left), "gilt" if left > right else "ink"),
            (":", "soft"),
            (str(right), "gilt" if right > left else "ink"),
        )
    )
    result = _last(stage, duel, RowOf(numbers, form.unit, "centre"))
    if duel.source:
        gone = Moves((Key(stage.state.began), Key(stage.state.began + duel.seconds, seen=False)))
        side = form.size("thumb")
        result = Stack((result, Pad(Art(FallsFrom(duel.source), side, side), Pads(), gone)))
    sign, other = (_who(stage, side, duel.sign) for side in (duel.left, duel.right))
    kind = form.type("heading")
    most = stage.box.w // (3 if form.tall else 4)
    name = Text(named(_name(stage, duel.left), kind, most), kind)
    called = Text(named(_name(stage, duel.right), kind, most), kind, align="right")
    pieces = Grow(Art(FightingPieces(duel), form.touch, NEVER, 0))
    parts: tuple[LayoutPart, ...] = (RowOf((sign, Grow(name), result, Grow(called), other), form.gap), pieces)
    if form.tall:
        parts = (RowOf((sign, Grow(name), Grow(called), other), form.gap), RowOf((result,), 0, "centre"), pieces)
    return Pad(ColumnOf(parts, form.unit), even(form.gap, form.gap), Tray())


def _name(stage: Stage, side: Reason) -> str:
    return side.seat.name if side.seat is not None else stage.words(side.words) if side.words is not None else ""


def _who(stage: Stage, side: Reason, own: str) -> LayoutPart:
    """Describe the shield of a side, or the sign of one that is no seat's."""
    high = stage.form.size("thumb")
    return Art(Shield(side.seat.colour) if side.seat is not None else Icon(own), high, high)


@unchanging
class FallsFrom:
    """What the pieces fall from."""

    icon: str

    def draw(self, stage: Stage, box: Box, tint: Tint) -> None:
        """Draw the source, and note where it stands."""
        stage.builder.places["source"] = box
        stage.builder.icon(self.icon, box, tint.ink, tint.cut)


@unchanging
class FightingPieces:
    """The pieces of both sides, from the middle outwards; those that cancel each other stand next to the middle."""

    duel: Duel

    def draw(self, stage: Stage, box: Box, tint: Tint) -> None:
        """Draw the pieces in as many rows as leave them largest; where they are too many, draw their numbers."""
        gap, duel = stage.form.unit, self.duel
        halves = box.columns(2, 2 * gap)
        things = [[symbol for symbol in side.symbols for _ in range(symbol.amount)] for side in (duel.left, duel.right)]
        most = max(map(len, things))
        rows = max(range(1, 4), key=lambda each: _side(stage, halves[0], most, each))
        side = _side(stage, halves[0], most, rows)
        if side < stage.form.near_min * 2 // 3:
            for half, reason in zip(halves, (duel.left, duel.right), strict=True):
                tally_of(stage, reason.symbols, half, stage.form.type("figure").size, tint)
            return
        for right, (half, those) in enumerate(zip(halves, things, strict=True)):
            walkers = _walkers(duel, those)
            for place, symbol in enumerate(those):
                column, row = divmod(place, rows)
                across = column * (side + gap)
                left = half.x + across if right else half.right - side - across
                top = half.y + (half.h - rows * (side + gap) + gap) // 2 + row * (side + gap)
                spot = Box(left, top, side, side)
                if place in walkers:
                    self._walks(stage, spot, walkers.index(place), tint)
                else:
                    self._falls(stage, symbol, spot, place, (half.x if right else half.right, bool(right)), tint)

    def _falls(self, stage: Stage, symbol: Symbols, spot: Box, place: int, middle: tuple[int, bool], tint: Tint) -> None:
        """Draw a piece that falls into the tray; one that is cancelled goes to the middle once and is struck out there."""
        began, builder, struck = stage.state.began, stage.builder, place < self.duel.paired
        before = len(builder.items)
        piece(stage, symbol, spot, tint.ink, tint.cut)
        keys = _fall(stage, self.duel, spot, place)
        if struck:
            meets, apart = self.duel.beat(CANCEL), (spot.w // 3) * (-1 if middle[1] else 1)
            half = (meets.begins + meets.ends) / 2
            keys = (*keys, Key(began + meets.begins), Key(began + half, (apart, 0)), Key(began + meets.ends))
        _play(stage, self.duel, before, keys)
        if struck:
            before = len(builder.items)
            strike(stage, spot, stage.look.rubric)
            _play(stage, self.duel, before, (Key(began + self.duel.beat(CANCEL).ends),))

    def _walks(self, stage: Stage, spot: Box, place: int, tint: Tint) -> None:
        """Leave an empty place where a piece lay before it walks into the land; the land draws it on its way."""
        before = len(stage.builder.items)
        dashed_edge(stage.builder, spot, tint.soft, max(2, stage.form.line - 1), OFF_DASH)
        _play(stage, self.duel, before, (Key(stage.state.began + self.duel.beat(TRAVEL).begins),))
        stage.builder.places[f"walker:{place}"] = spot


def _side(stage: Stage, half: Box, count: int, rows: int) -> int:
    """Give the side, in pixels, of each of `count` pieces in this many rows."""
    gap, across = stage.form.unit, -(-count // rows)
    return min(
        (half.h - gap * (rows - 1)) // rows, (half.w - gap * (across - 1)) // max(1, across), round(stage.form.touch * MOST)
    )


def _walkers(duel: Duel, things: list[Symbols]) -> list[int]:
    """List the pieces that walk into the land: those of its new or old owner that nothing has cancelled, the outermost first."""
    if duel.walks is None:
        return []
    own = [place for place, symbol in enumerate(things) if place >= duel.paired and symbol.seat == duel.walks.seat]
    return own[::-1][: duel.walks.amount]


def _fall(stage: Stage, duel: Duel, spot: Box, place: int) -> tuple[Key, ...]:
    """Give the keys of a piece that falls from the source, else from above."""
    falls, began = duel.beat(FALL), stage.state.began
    begins = began + min(falls.begins + place * APART, falls.ends - 2 * APART)
    source = stage.builder.places.get("source", Box(spot.x, 0, spot.w, 0))
    return Key(begins, _away(source, spot)), Key(began + falls.ends)


def _away(there: Box, here: Box) -> tuple[float, float]:
    return there.centre[0] - here.centre[0], there.centre[1] - here.centre[1]


def _play(stage: Stage, duel: Duel, before: int, keys: tuple[Key, ...]) -> None:
    """Let what was drawn since then move, while the fight is under way."""
    if not stage.settings.reduced and stage.now < stage.state.began + duel.seconds:
        stage.builder.play(before, *keys)


@unchanging
class LandArt:
    """The land that is fought over: its name, and what stands there in the end, in the colour of whose it is then."""

    duel: Duel

    def draw(self, stage: Stage, box: Box, tint: Tint) -> None:
        """Draw the land plain, and in its owner's colour once all has happened; what is left of the fight walks in."""
        duel, look, began = self.duel, stage.look, stage.state.began
        box = box.middle(min(box.w, round(box.h * BROADEST)), box.h)
        over = began + duel.seconds
        owner = duel.walks.seat if duel.walks is not None else None
        end = seat_looks()[owner.colour] if owner is not None and owner.colour in seat_looks() else None
        under_way = not stage.settings.reduced and stage.now < over
        if under_way:
            before = len(stage.builder.items)
            self._outlined(stage, box, hexed(look.sheet), tint)
            stage.builder.play(before, Key(began), Key(over, seen=False))
        before = len(stage.builder.items)
        lain = Tint(end.charge, end.charge, end.field, end.charge, tint.edge) if end else tint
        room = self._outlined(stage, box, hexed(end.field) if end else hexed(look.sheet), lain)
        _play(stage, duel, before, (Key(over),))
        if duel.walks is not None:
            self._walked(stage, duel.walks, room, lain)

    def _outlined(self, stage: Stage, box: Box, fill: str, tint: Tint) -> Box:
        """Draw the outline, and the name at its foot; give the room above that."""
        path = "M" + " L".join(f"{x} {y}" for x, y in OUTLINE) + " Z"
        line = 300 / max(1, box.w)
        shape = f'<path d="{path}" fill="{fill}" stroke="{hexed(stage.look.edge)}" stroke-width="{line:.2f}"/>'
        stage.builder.shapes(box, f'<svg viewBox="0 0 100 100" preserveAspectRatio="none">{shape}</svg>', (box.w, box.h))
        assert self.duel.place is not None
        room = box.inset(box.w // 8, box.h // 8)
        name = stage.words(self.duel.place)
        written = stage.builder.text(name, stage.form.type("heading"), tint.ink, room, most=2, align="centre", upright="bottom")
        return room.trim(bottom=room.bottom - written.y)

    def _walked(self, stage: Stage, walks: Symbols, room: Box, tint: Tint) -> None:
        """Draw what stands in the land; each piece comes from its place in the tray."""
        travels, began, gap = self.duel.beat(TRAVEL), stage.state.began, stage.form.unit // 2
        rows = max(range(1, 5), key=lambda each: _side(stage, room, walks.amount, each))
        lain = stage.builder.places.get("walker:0", room)
        side, columns = min(lain.w, _side(stage, room, walks.amount, rows)), -(-walks.amount // rows)
        area = room.middle(columns * (side + gap) - gap, rows * (side + gap) - gap)
        cells = [cell for row in area.rows(rows, gap) for cell in row.columns(columns, gap)][: walks.amount]
        for place, spot in enumerate(cells):
            before = len(stage.builder.items)
            piece(stage, walks, spot, tint.ink, tint.cut)
            lay = stage.builder.places.get(f"walker:{place}")
            if lay is None:
                _play(stage, self.duel, before, (Key(began + travels.ends),))
                continue
            away = _away(lay, spot)
            fell = (
                key._replace(shift=(key.shift[0] + away[0], key.shift[1] + away[1]))
                for key in _fall(stage, self.duel, lay, place)
            )
            _play(stage, self.duel, before, (*fell, Key(began + travels.begins, away), Key(began + travels.ends)))
