"""What is drawn in descriptions, as values: icons, shields, pieces in a row, a place with its price, gains, a box to tick."""

from dataclasses import replace

from companion.screen.page import Stage, Tint, drawing
from companion.screen.paint import fonts
from companion.screen.paint.box import Box, square
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.rounded import RoundRect
from companion.screen.paint.text import signed
from companion.screen.paint.theme import hexed, mixed
from companion.screen.pictures.printed import tile
from companion.screen.widgets.basics import icon_colour, piece, strike, tally_of
from companion.table.questions.kinds import Symbols
from companion.unchanging import unchanging

FIGURES = FontFace.SANS_SEMIBOLD
LEAD, MINUS = 0.6, 0.3
"""How large a price is beside its place, and how wide the minus before it is."""


@unchanging
class Icon:
    """An icon in its game's colour, or in the palette's colour of the name `ink`."""

    name: str
    ink: str = ""

    def draw(self, stage: Stage, box: Box, tint: Tint) -> None:
        """Draw the icon."""
        usual = stage.look.named(self.ink) if self.ink else tint.ink
        ink = tint.ink if tint.focused or tint.off else icon_colour(stage, self.name, usual)
        stage.builder.icon(self.name, box, ink, tint.cut, tint.rubric)


@unchanging
class Shield:
    """A seat's shield; pale where it stands on what cannot be chosen."""

    colour: str

    def draw(self, stage: Stage, box: Box, tint: Tint) -> None:
        """Draw the shield."""
        stage.builder.shield(self.colour, box, tint.edge, pale=tint.off)


@drawing
def bar(stage: Stage, box: Box, _tint: Tint, ink: str) -> None:
    """Fill the box with the palette's colour of this name."""
    stage.builder.fill(box, stage.look.named(ink))


@drawing
def share_bar(stage: Stage, box: Box, _tint: Tint, share: float, least: int = 0) -> None:
    """Draw a share (0 to 1) as a bar over its whole length; what there is of it is at least so many pixels long."""
    stage.builder.fill(box, stage.look.rule)
    stage.builder.fill(box.left_part(max(least, round(box.w * min(1.0, share)))), stage.look.edge)


@drawing
def tick(stage: Stage, box: Box, tint: Tint, ticked: bool) -> None:
    """Draw a box to tick, and a tick in it if it is ticked."""
    line = stage.form.line
    paint = f'fill="none" stroke="{hexed(tint.ink)}" stroke-width="{line}"'
    stage.builder.rounded(box, RoundRect(line / 2, stage.form.radius / 2, paint))
    if ticked:
        stage.builder.icon("check", box.inset(box.w // 7), tint.ink, tint.cut)


@unchanging
class Gains:
    """What follows, as numbers with their icons, `signed` where it is a change, in letters of the box's height."""

    gains: tuple[Symbols, ...]
    signed: bool = True

    @property
    def aspect(self) -> float:
        """How many times as wide as high the numbers and icons are."""
        return sum(self._widths(self.SAMPLE)) / self.SAMPLE

    SAMPLE = 100
    ICON, GAP = 0.9, 0.3

    def _written(self, gain: Symbols) -> str:
        """Write what is gained or lost, or lies there."""
        return signed(gain.amount) if gain.amount < 0 or not self.signed else f"+{gain.amount}"

    def _widths(self, size: int) -> list[float]:
        return [fonts.width(self._written(gain), FIGURES, size) + size * (self.ICON + self.GAP) for gain in self.gains]

    def draw(self, stage: Stage, box: Box, tint: Tint) -> None:
        """Draw the numbers and icons from the left."""
        left, size = float(box.x), box.h
        for gain, wide in zip(self.gains, self._widths(size), strict=True):
            written = stage.builder.line(
                self._written(gain), FIGURES, size, tint.ink, round(left), box.centre[1] + round(FIGURES.cap * size / 2)
            )
            side = round(size * self.ICON)
            spot = Box(written.right + size // 8, box.centre[1] - side // 2, side, side)
            ink = tint.ink if tint.focused or tint.off else icon_colour(stage, gain.icon, tint.ink)
            piece(stage, gain, spot, ink, tint.cut)
            left += wide


@unchanging
class Things:
    """Pieces in a row; a first one that `leads` is drawn large, and after it each piece of its price."""

    things: tuple[Symbols, ...]

    @property
    def led(self) -> bool:
        """Whether the first piece leads, and the others are its price."""
        return len(self.things) > 1 and self.things[0].leads

    @property
    def aspect(self) -> float:
        """How many times as wide as high the row is."""
        if not self.led:
            return float(len(self.things))
        return 1 + MINUS + LEAD * min(2, sum(max(1, each.amount) for each in self.things[1:]))

    def draw(self, stage: Stage, box: Box, tint: Tint) -> None:
        """Draw the pieces in the middle of the box."""
        gap = stage.form.unit // 2
        if self.led:
            _priced(stage, box, self.things[0], self.things[1:], tint, gap)
            return
        side = min(box.h, (box.w - gap * (len(self.things) - 1)) // len(self.things))
        left = box.centre[0] - (side * len(self.things) + gap * (len(self.things) - 1)) // 2
        for place, thing in enumerate(self.things):
            draw_thing(stage, thing, Box(left + place * (side + gap), box.centre[1] - side // 2, side, side), tint)


def _priced(stage: Stage, box: Box, place: Symbols, price: tuple[Symbols, ...], tint: Tint, gap: int) -> None:
    """Draw a place large, and right of it after a minus each piece of its price, in two rows where that makes them larger."""
    pieces = [replace(thing, amount=1) for thing in price for _ in range(max(1, thing.amount))]
    high = min(box.h, round(box.w / (1 + MINUS + LEAD)))
    minus = round(high * MINUS)
    room = box.w - high - minus - gap

    def side(rows: int) -> int:
        across = -(-len(pieces) // rows)
        return min(round(high * LEAD), (high - gap * (rows - 1)) // rows, (room - gap * (across - 1)) // across)

    rows = max((1, 2), key=side)
    across, least = -(-len(pieces) // rows), side(rows)
    left = box.centre[0] - (high + minus + gap + across * (least + gap) - gap) // 2
    draw_thing(stage, place, Box(left, box.centre[1] - high // 2, high, high), tint)
    line = max(3, high // 14)
    stage.builder.fill(Box(left + high + gap, box.centre[1] - line // 2, minus - gap, line), tint.ink)
    left += minus
    top = box.centre[1] - (rows * (least + gap) - gap) // 2
    for number, thing in enumerate(pieces):
        column, row = divmod(number, rows)
        draw_thing(stage, thing, Box(left + high + gap + column * (least + gap), top + row * (least + gap), least, least), tint)


def draw_thing(stage: Stage, thing: Symbols, spot: Box, tint: Tint) -> None:
    """Draw one piece: a tile, an icon with its label or with its number, or crossed out."""
    if thing.tile:
        tile(stage.builder, thing.icon, thing.amount, spot, pale=stage.behind if tint.off else None, frame=thing.frame)
        return
    if thing.amount > 1:
        tally_of(stage, (thing,), spot, spot.h * 2 // 3, tint)
        return
    ink = tint.ink if tint.focused or tint.off else icon_colour(stage, thing.icon, tint.ink)
    piece(stage, thing, spot, ink, tint.cut)
    if thing.struck:
        strike(stage, square(spot.centre, spot.w), mixed(tint.cut, tint.rubric, LEAD))
