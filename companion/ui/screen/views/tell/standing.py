"""A standing as banners that hang from a rod, each as long as its score, or as pennants in rows if names do not fit.

Banners are in seat colours, hatched in the lower part, with a notch at the foot; pennants are banners that lie on their side.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import groupby

from companion.table import Placing, Seat, unchanging
from companion.ui.screen.layout import Art, ColumnOf, Grid, Grow, Laid, LayoutPart, Pad, Pads, RowOf, Sized, Text, pad_by
from companion.ui.screen.page import DrawnBy, Moves, Stage, Tint, drawing
from companion.ui.screen.paint import Box, Key, RoundRect, SeatLook, seat_looks, shorten, sign_number, to_hex
from companion.ui.screen.widgets import Shield

FEW, CROWD = 4, 5
"""Up to `FEW` banners have wide gaps; more than `CROWD` players have pennants in rows."""
UNCOUNTED = 0.8
"""The length of a loser's banner, relative to a winner's, if nothing was counted."""
LONGEST = 14
"""The most letters of a name on a pennant."""
LINES = 2
APART, UNROLLS = 0.3, 0.7
"""Seconds from one banner's coming down to the next one's (the winner's comes last), and seconds that each takes."""
CLOSE = 0.92
"""The leading of lines on pennants."""
STEP, LINE, SEAM = 12, 3, 5
LEVEL, UPRIGHT, RISE, FALL = (1, 0), (0, 1), (1, -1), (1, 1)
DIRECTIONS = {
    "bar": (LEVEL,), "brick": (LEVEL,), "dash": (LEVEL,), "pale": (UPRIGHT,), "rise": (RISE,), "fall": (FALL,),
    "grid": (LEVEL, UPRIGHT), "lattice": (RISE, FALL), "plain": (), "dot": (),
}  # fmt: skip
"""The directions of each pattern's lines."""


@lru_cache(maxsize=32)
def _cloth(look: SeatLook, long: int, broad: int, plain: int, notch: int, edge: str, lies: bool) -> str:
    """Return a pennant as SVG, hatched from `plain` to its notch; a banner is the same with length and breadth exchanged."""

    def inside(place: tuple[float, float]) -> bool:
        """Tell whether a place (along, across the cloth) is hatched: past `plain` and before the notch."""
        along, across = place
        end = long - 8 - notch * (1 - abs(across - broad / 2) / (broad / 2))
        return plain <= along <= end and SEAM <= across <= broad - SEAM

    colour, hatching = to_hex(look.hatch), ""
    if look.pattern == "dot":
        for row, y in enumerate(range(8, broad, 15)):
            places = ((x, y) for x in range(12 + (row % 2) * 8, long, 15) if inside((x, y)) and inside((x, y + 3)))
            hatching += "".join(f'<circle cx="{x}" cy="{y}" r="3" fill="{colour}"/>' for x, y in places)
    for direction in DIRECTIONS[look.pattern]:
        dx, dy = {LEVEL: UPRIGHT, UPRIGHT: LEVEL}.get(direction, direction) if not lies else direction
        for start in range(-broad, long + broad, STEP):
            points = [(start + dx * along, (0 if dy > 0 else broad) + dy * along) for along in range(broad)]
            if not dy:
                points = [(x, start) for x in range(long)]
            for run in (list(run) for hatched, run in groupby(points, inside) if hatched):
                (x0, y0), (x1, y1) = run[0], run[-1]
                hatching += f'<path d="M{x0} {y0} L{x1} {y1}" stroke="{colour}" stroke-width="{LINE}" fill="none"/>'
    shape = f"M0 0 L{long} 0 L{long - notch} {broad / 2} L{long} {broad} L0 {broad} Z"
    inner = f"M0 3 L{long - 4} 3 L{long - notch - 3} {broad / 2} L{long - 4} {broad - 3} L0 {broad - 3} Z"
    drawn = f'<path d="{shape}" fill="{edge}"/><path d="{inner}" fill="{to_hex(look.field)}"/>{hatching}'
    return drawn if lies else f'<g transform="matrix(0 1 1 0 0 0)">{drawn}</g>'


@drawing
def cloth(stage: Stage, box: Box, tint: Tint, look: SeatLook, plain: int, notch: int, lies: bool) -> Tint:
    """Draw a banner (`lies`: a pennant), plain for `plain` pixels, then hatched to its notch; return its colours."""
    edge = to_hex(stage.look.shield_edge)
    long, broad = (box.w, box.h) if lies else (box.h, box.w)
    stage.builder.draw_shapes(box, _cloth(look, long, broad, plain, notch, edge, lies))
    return Tint(look.charge, look.charge, look.field, look.charge, tint.edge)


@drawing
def seat_sign(stage: Stage, box: Box, tint: Tint, seat: Seat) -> None:
    """Draw a seat's sign in the colours of its cloth."""
    stage.builder.draw_icon(f"sign-{look_of(seat).sign}", box, tint.ink, tint.cut)


@drawing
def rod(stage: Stage, box: Box, _tint: Tint, upright: bool = False) -> None:
    """Draw the rod in gilt: across the box for banners, `upright` at its left for pennants."""
    spot = box.take_left(stage.form.unit) if upright else box
    stage.builder.draw_rounded(spot, RoundRect(0, stage.form.unit / 2, f'fill="{to_hex(stage.look.gilt)}"'))


@unchanging
class Hung:
    """A cloth with `child` on it: `share` of its room long, but never shorter than the child and the notch need."""

    child: LayoutPart
    look: SeatLook
    share: float
    notch: int
    lies: bool

    def measure_width(self) -> int:
        """Return the least width, with the notch of a pennant."""
        return self.child.measure_width() + self.notch * self.lies

    def breadth(self) -> int:
        """Return the width in the largest letters, with the notch of a pennant."""
        return self.child.breadth() + self.notch * self.lies

    def measure_height(self, wide: int) -> int:
        """Return the least height, with the notch of a banner."""
        return self.child.measure_height(wide) + self.notch * (not self.lies)

    def wants(self, wide: int, high: int) -> int:
        """Return the wanted height: all there is for a banner, only that of the child for a pennant."""
        return self.child.wants(wide, high) if self.lies else high

    def placed(self, box: Box) -> Laid:
        """Place the cloth at the upper edge of the box, a pennant at the left edge."""
        if self.lies:
            needs = min(box.w - self.notch, self.child.breadth())
            long = max(needs + self.notch, round(box.w * self.share))
            return Pad(self.child, Pads(right=long - needs), self._cloth(needs)).placed(box.take_left(long))
        needs = self.child.wants(box.w, box.h - self.notch)
        long = max(needs + self.notch, round(box.h * self.share))
        return Pad(self.child, Pads(bottom=long - needs), self._cloth(needs)).placed(box.top_part(long))

    def _cloth(self, plain: int) -> DrawnBy:
        return cloth(self.look, plain, self.notch, self.lies)


def look_of(seat: Seat) -> SeatLook:
    """Return the look of a seat's colour."""
    return seat_looks().get(seat.colour, seat_looks()["grey"])


def shares(placings: Sequence[Placing]) -> list[float]:
    """Return each banner's length, relative to the longest; if nothing was counted, the winners' are the longest."""
    best = max((placing.figure or 0 for placing in placings), default=0)
    plain = [1.0 if placing.place <= 1 else UNCOUNTED for placing in placings]
    return [min(1.0, (placing.figure or 0) / best) for placing in placings] if best > 0 else plain


def banners(stage: Stage, placings: Sequence[Placing], wide: int) -> LayoutPart:
    """Describe banners side by side in this width; they do not fit if a name does not, or if there is a crowd."""
    form = stage.form
    gap = form.gap if len(placings) <= FEW else form.unit
    room = (wide - 2 * form.unit - gap * (max(FEW, len(placings)) - 1)) // max(FEW, len(placings))
    most = room if len(placings) <= CROWD else 0
    counted = any(placing.figure for placing in placings)
    hung = []
    for behind, placing, share in zip(reversed(range(len(placings))), placings, shares(placings), strict=True):
        place = Text(f"{placing.place}.", form.type("answer"), align="centre")
        sign = Art(seat_sign(placing.seat), form.size("thumb"), form.size("piece"))
        figure = Text(sign_number(placing.figure or 0), form.type("total"), align="centre")
        name = Text(placing.seat.name, form.type("heading"), align="centre")
        parts = ColumnOf((*((place,) if placing.place else ()), sign, *((figure,) if counted else ()), name))
        inside = Pad(parts, Pads(form.unit // 2, form.unit, form.unit // 2))
        cloth_of = Hung(inside, look_of(placing.seat), share, form.gap * 2, lies=False)
        # A banner comes down from above after those of all lower places
        begins = stage.state.began + behind * APART
        unrolls = Moves((Key(begins, (0, -stage.box.bottom)), Key(begins + UNROLLS)))
        hung.append(Sized(Pad(cloth_of, Pads(), unrolls), wide=room, most_wide=most))
    above = Art(rod(), form.unit, round(form.unit * 1.6), 0)
    return ColumnOf((above, Grow(Pad(RowOf(tuple(hung), gap, "centre"), pad_by(form.unit, 0)))), -form.unit // 2)


def pennants(
    stage: Stage, placings: Sequence[Placing], told: Mapping[Seat, str], beside: float, longest: Sequence[float]
) -> list[LayoutPart]:
    """Describe a row for each player: the pennant, and a line in the share `beside` of the width, or (0) below it."""
    form, wide = stage.form, round(stage.box.w * (1 - beside))
    plain = form.type("strong")._replace(leading=CLOSE)
    counted = any(placing.figure for placing in placings)
    columns: list[list[LayoutPart]] = [
        _widen_alike([Text(f"{placing.place}.", plain) for placing in placings if placing.place]),
        [Art(seat_sign(placing.seat), form.near_min // 2, form.size("thumb")) for placing in placings],
        _widen_alike(
            [Text(shorten(placing.seat.name, LONGEST), form.type("heading")._replace(leading=CLOSE)) for placing in placings]
        ),
        _widen_alike([Text(sign_number(placing.figure or 0), plain, align="right") for placing in placings]) if counted else [],
    ]
    rows: list[LayoutPart] = []
    for number, placing in enumerate(placings):
        parts = tuple(column[number] for column in columns if column)
        inside = Pad(RowOf(parts, form.unit), Pads(form.gap, 1, form.unit, 1))
        hung: LayoutPart = Hung(inside, look_of(placing.seat), longest[number], form.gap, lies=True)
        line = Text(told.get(placing.seat, ""), form.type("story"), LINES if beside else 1)
        if beside:
            hung = RowOf((Sized(hung, wide=wide, most_wide=wide), Grow(line)), form.gap)
        elif line.text:
            hung = ColumnOf((hung, Pad(line, Pads(left=form.gap))))
        rows.append(hung)
    return rows


def _widen_alike(texts: Sequence[Text]) -> list[LayoutPart]:
    """Return the texts as parts that are as wide as the widest."""
    wide = max((text.breadth() for text in texts), default=0)
    return [Sized(text, wide=wide) for text in texts]


def in_rows(stage: Stage, rows: Sequence[LayoutPart]) -> LayoutPart:
    """Set rows of one height on an upright rod at their left."""
    form = stage.form
    return on_rod(stage, Grid(tuple(rows), 1, 2, 0, form.touch_answer))


def on_rod(stage: Stage, rows: LayoutPart) -> LayoutPart:
    """Set rows on an upright rod at their left."""
    return Pad(rows, Pads(left=stage.form.unit // 2), rod(True))


def stories(stage: Stage, told: Sequence[tuple[Seat, str]]) -> LayoutPart:
    """Describe a line on each player, with the shield before it."""
    form = stage.form
    kind = form.type("story")
    lines = tuple(
        RowOf((Art(Shield(seat.colour), kind.size, kind.size), Grow(Text(line, kind, LINES))), form.unit) for seat, line in told
    )
    return ColumnOf(lines, form.unit // 2)
