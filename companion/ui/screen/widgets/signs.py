"""Signs that page descriptions hold as values: icons, shields, pieces in a row, a place with its price, gains, a box to tick.

Pieces are drawn in their game's colours, one by one or as numbers, crossed out if they are struck.
"""

from collections.abc import Sequence
from dataclasses import replace

from companion.table import Seat, Symbols, unchanging
from companion.ui.screen.page import Fault, Stage, Tint, drawing
from companion.ui.screen.paint import Box, Colour, FontFace, RoundRect, Type, fonts, make_square, mix, sign_number, to_hex
from companion.ui.screen.pictures.printed import draw_cube, draw_tile

FIGURES = FontFace.SANS_SEMIBOLD
LEAD, MINUS = 0.6, 0.3
"""The size of a price beside its place, and the width of the minus before it, relative to the place's height."""
MOST_THINGS = 10
"""The most things that are drawn one by one; more are read faster as a figure."""
SHORT, LONG = 0.46, 0.58
"""The size of the disc on a piece for a label of one character, and of several, relative to the piece."""
OWN = frozenset({"cube", "shield"})
"""Pieces that are drawn in their seat's colours; others have its shield."""
CLOSEST = 0.72
"""The smallest scale at which things are drawn one by one before numbers replace them."""


@unchanging
class Icon:
    """An icon in its game's colour, else in the palette's colour `ink`."""

    name: str
    ink: str = ""

    def draw(self, stage: Stage, box: Box, tint: Tint) -> None:
        """Draw the icon."""
        usual = stage.look.find_colour(self.ink) if self.ink else tint.ink
        ink = tint.ink if tint.focused or tint.off else icon_colour(stage, self.name, usual)
        stage.builder.draw_icon(self.name, box, ink, tint.cut, tint.rubric)


@unchanging
class Shield:
    """A seat's shield, pale on an answer that cannot be chosen."""

    colour: str

    def draw(self, stage: Stage, box: Box, tint: Tint) -> None:
        """Draw the shield."""
        stage.builder.draw_shield(self.colour, box, tint.edge, pale=tint.off)


@drawing
def bar(stage: Stage, box: Box, _tint: Tint) -> None:
    """Draw a bar in rubric."""
    stage.builder.fill(box, stage.look.rubric)


@drawing
def share_bar(stage: Stage, box: Box, _tint: Tint, share: float, least: int = 0) -> None:
    """Draw a share (0 to 1) as a filled part of a bar; that part is at least `least` pixels long."""
    stage.builder.fill(box, stage.look.rule)
    stage.builder.fill(box.take_left(max(least, round(box.w * min(1.0, share)))), stage.look.edge)


@drawing
def tick(stage: Stage, box: Box, tint: Tint, ticked: bool) -> None:
    """Draw a box to tick, and a tick in it if it is ticked."""
    line = stage.form.line
    paint = f'fill="none" stroke="{to_hex(tint.ink)}" stroke-width="{line}"'
    stage.builder.draw_rounded(box, RoundRect(line / 2, stage.form.radius / 2, paint))
    if ticked:
        stage.builder.draw_icon("mark", box.inset(box.w // 7), tint.ink, tint.cut)


@unchanging
class Gains:
    """Gains as numbers with icons, in letters of the box's height; `signed` puts a plus before gains."""

    gains: tuple[Symbols, ...]
    signed: bool = True

    @property
    def aspect(self) -> float:
        """The width of the numbers and icons, relative to their height."""
        return sum(self._widths(self.SAMPLE)) / self.SAMPLE

    SAMPLE = 100
    ICON, GAP = 0.9, 0.3

    def _write_gain(self, gain: Symbols) -> str:
        return sign_number(gain.amount) if gain.amount < 0 or not self.signed else f"+{gain.amount}"

    def _widths(self, size: int) -> list[float]:
        return [fonts.width(self._write_gain(gain), FIGURES, size) + size * (self.ICON + self.GAP) for gain in self.gains]

    def draw(self, stage: Stage, box: Box, tint: Tint) -> None:
        """Draw the numbers and icons from the left."""
        left, size = float(box.x), box.h
        for gain, wide in zip(self.gains, self._widths(size), strict=True):
            written = stage.builder.line(
                self._write_gain(gain), FIGURES, size, tint.ink, round(left), box.centre[1] + round(FIGURES.cap * size / 2)
            )
            side = round(size * self.ICON)
            spot = Box(written.right + size // 8, box.centre[1] - side // 2, side, side)
            ink = tint.ink if tint.focused or tint.off else icon_colour(stage, gain.icon, tint.ink)
            draw_piece(stage, gain, spot, ink, tint.cut)
            left += wide


@unchanging
class Things:
    """Pieces in a row; if the first one `leads`, it is drawn large, followed by each piece of its price."""

    things: tuple[Symbols, ...]

    @property
    def led(self) -> bool:
        """Whether the first piece leads, and the others are its price."""
        return len(self.things) > 1 and self.things[0].leads

    @property
    def aspect(self) -> float:
        """The width of the row, relative to its height."""
        if not self.led:
            return float(len(self.things))
        return 1 + MINUS + LEAD * min(2, sum(max(1, each.amount) for each in self.things[1:]))

    def draw(self, stage: Stage, box: Box, tint: Tint) -> None:
        """Draw the pieces in the middle of the box; a price stands at the right of its piece, after a minus.

        Each piece of the price is drawn by itself, in two rows if that makes them larger.
        """
        gap = stage.form.unit // 2
        if not self.led:
            side = min(box.h, (box.w - gap * (len(self.things) - 1)) // len(self.things))
            left = box.centre[0] - (side * len(self.things) + gap * (len(self.things) - 1)) // 2
            for place, thing in enumerate(self.things):
                draw_thing(stage, thing, Box(left + place * (side + gap), box.centre[1] - side // 2, side, side), tint)
            return
        pieces = [replace(thing, amount=1) for thing in self.things[1:] for _ in range(max(1, thing.amount))]
        high = min(box.h, round(box.w / (1 + MINUS + LEAD)))
        minus = round(high * MINUS)
        room = box.w - high - minus - gap

        def side_in(rows: int) -> int:
            across = -(-len(pieces) // rows)
            return min(round(high * LEAD), (high - gap * (rows - 1)) // rows, (room - gap * (across - 1)) // across)

        rows = max((1, 2), key=side_in)
        across, least = -(-len(pieces) // rows), side_in(rows)
        left = box.centre[0] - (high + minus + gap + across * (least + gap) - gap) // 2
        draw_thing(stage, self.things[0], Box(left, box.centre[1] - high // 2, high, high), tint)
        line = max(3, high // 14)
        stage.builder.fill(Box(left + high + gap, box.centre[1] - line // 2, minus - gap, line), tint.ink)
        left += minus + high + gap
        top = box.centre[1] - (rows * (least + gap) - gap) // 2
        for number, thing in enumerate(pieces):
            column, row = divmod(number, rows)
            draw_thing(stage, thing, Box(left + column * (least + gap), top + row * (least + gap), least, least), tint)


def draw_thing(stage: Stage, thing: Symbols, spot: Box, tint: Tint) -> None:
    """Draw one kind of piece: a tile, an amount with its icon, or an icon with its label, crossed out if struck."""
    if thing.tile:
        draw_tile(stage.builder, thing.icon, thing.amount, spot, pale=stage.behind if tint.off else None, frame=thing.frame)
        return
    if thing.amount > 1:
        draw_symbols(stage, (thing,), spot, spot.h * 2 // 3, tint)
        return
    ink = tint.ink if tint.focused or tint.off else icon_colour(stage, thing.icon, tint.ink)
    draw_piece(stage, thing, spot, ink, tint.cut)
    if thing.seat is not None and thing.icon not in OWN:
        small = spot.h // 2
        stage.builder.draw_shield(thing.seat.colour, Box(spot.right - small, spot.bottom - small, small, small))
    if thing.struck:
        strike(stage, make_square(spot.centre, spot.w), mix(tint.cut, tint.rubric, LEAD))


def icon_colour(stage: Stage, icon: str, usual: Colour) -> Colour:
    """Return the colour that the game sets for an icon, else the usual one."""
    return stage.builder.own.ink(icon, stage.look) or usual


def draw_piece(stage: Stage, symbol: Symbols, box: Box, ink: Colour, cut: Colour) -> None:
    """Draw one piece: an icon, a cube or figure in a seat's colour, or a shield."""
    if symbol.icon == "cube" and symbol.seat is not None:
        draw_cube(stage.builder, symbol.seat.colour, box)
        return
    if symbol.icon == "shield" and symbol.seat is not None:
        stage.builder.draw_shield(symbol.seat.colour, box)
        return
    stage.builder.draw_icon(symbol.icon, box, ink, cut)
    side = round(box.h * (SHORT if len(symbol.label) == 1 else LONG))
    if symbol.label and side > stage.form.near_min * CLOSEST:
        # Write the label on a disc in the piece's upper left corner
        disc = Box(box.x, box.y, side, side)
        line = max(1, side // 12)
        paint = f'fill="{to_hex(cut)}" stroke="{to_hex(ink)}" stroke-width="{line}"'
        stage.builder.draw_rounded(disc, RoundRect(line, side / 2, paint))
        size = round(side * 0.8)
        while (width := fonts.width(symbol.label, FontFace.SANS_SEMIBOLD, size)) > side * 0.8:
            size -= 1
        stage.builder.line(
            symbol.label, FontFace.SANS_SEMIBOLD, size, ink, disc.centre[0] - width // 2, disc.centre[1] + round(size * 0.33)
        )


def draw_symbols(stage: Stage, symbols: Sequence[Symbols], box: Box, size: int, tint: Tint) -> int:
    """Draw counted things from the left, one icon each if they fit, else numbers with icons; return the width."""
    gap, left = max(2, round(size * 0.12)), box.x
    things = sum(symbol.amount + symbol.missing for symbol in symbols)
    closer = min(size, (box.w - len(symbols) * 2 * gap) // (max(0, things) + 1) - gap)
    if things <= MOST_THINGS and closer >= size * CLOSEST and all(symbol.amount >= 0 for symbol in symbols):
        apart = max(2, round(closer * 0.12))
        if closer * SHORT < stage.form.near_min:  # what cannot be read from afar is left out, never made small
            symbols = [replace(symbol, label="") for symbol in symbols]
        for symbol in symbols:
            ink = tint.ink if tint.focused else icon_colour(stage, symbol.icon, tint.ink)
            for place in range(symbol.amount + symbol.missing):
                spot = Box(left, box.y + (box.h - closer) // 2, closer, closer)
                gone = place >= symbol.amount - symbol.struck
                draw_piece(stage, symbol, spot, mix(tint.cut, ink, 0.3) if gone else ink, tint.cut)
                if gone and place < symbol.amount:
                    strike(stage, spot, tint.rubric)
                left += closer + apart
            left += gap * 2
        return left - box.x
    merged = _merge(symbols)
    while size > stage.form.near_min and sums_width(merged, size) > box.w:
        size -= 2
    between = max(2, round(size * 0.4) - max(0, sums_width(merged, size) - box.w) // max(1, len(merged) - 1))
    kind, side = Type(FontFace.SANS_SEMIBOLD, size, size, 1.0), round(size * 0.9)
    for symbol in merged:
        ink = tint.ink if tint.focused else icon_colour(stage, symbol.icon, tint.ink)
        room = Box(left, box.y, box.w, box.h)
        written = stage.builder.text(sign_number(symbol.amount - symbol.struck), kind, tint.ink, room, upright="middle")
        at = written.right + max(3, round(size * 0.14))
        draw_piece(stage, symbol, Box(at, box.y + (box.h - side) // 2, side, side), ink, tint.cut)
        left = at + side + between
    if left - between > box.right:
        stage.builder.faults.append(Fault("runs out of its row", " ".join(symbol.icon for symbol in merged)))
    return left - box.x


def _merge(symbols: Sequence[Symbols]) -> list[Symbols]:
    found: dict[tuple[str, Seat | None], Symbols] = {}
    for symbol in symbols:
        key = (symbol.icon, symbol.seat)
        old = found.get(key, Symbols(symbol.icon, 0, 0, symbol.seat))
        found[key] = Symbols(symbol.icon, old.amount + symbol.amount, old.struck + symbol.struck, symbol.seat)
    return list(found.values())


def sums_width(symbols: Sequence[Symbols], size: int) -> int:
    """Return the width of numbers followed by icons, in letters of this size."""
    merged = _merge(symbols)
    figures = (fonts.width(sign_number(each.amount - each.struck), FontFace.SANS_SEMIBOLD, size) for each in merged)
    return sum(figures) + len(merged) * round(size * 1.44)


def strike(stage: Stage, box: Box, colour: Colour) -> None:
    """Draw a stroke through a piece."""
    width = max(3, round(box.w * 0.1))
    around = box.inset(-3)
    rise = round(box.w * 0.3)
    middle = around.h / 2
    path = f"M2 {middle + rise} L{around.w - 2} {middle - rise}"
    stage.builder.draw_shapes(around, f'<path d="{path}" stroke="{to_hex(colour)}" stroke-width="{width}" fill="none"/>')
