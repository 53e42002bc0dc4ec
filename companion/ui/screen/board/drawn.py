"""A board as it is drawn: grounds, roads, seals and pieces; lit places with their labels, and areas that lead to them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import product

from companion.table import Places, Seat, Spot, unchanging
from companion.ui.screen.board.ground import WHOLE, Edge, Lens, find_centres, find_grounds
from companion.ui.screen.board.labels import measure_apart, place_labels
from companion.ui.screen.page import Close, Effect, Stage, Target, Tint, draw_full_lozenge, plate
from companion.ui.screen.paint import Box, FontFace, RoundRect, fonts, make_square, to_hex
from companion.ui.screen.widgets.place_field import place_sign
from companion.ui.screen.widgets.signs import Gains, Things

NAME = FontFace.SANS_SEMIBOLD
SEAL = 1.25
"""The side of a place's seal, relative to the smallest letters that matter."""
LAND = 0.85
"""The side of a land's middle, relative to those letters."""
PIECE = 0.8
"""The side of a shield beside a seal, and of the shield of a land, relative to the seal."""
FIGURE = 1.25
"""The side of a figure that stands at a place, relative to the seal."""
ROOM = 1.6
"""The room at the left and right of the outermost places, relative to the seal."""
LAP = 0.7
"""The share of a shield that is seen where several stand at one place."""
WATERMARK = 0.14
"""How strongly the sign of an area is seen on its ground."""
HIGH = 1.2
"""The height of a label, relative to its letters."""
APART = (0, 3, 8)
"""How far a label may stand off its place, relative to what a finger needs; the nearest is tried first."""


@unchanging
class PlaceOffer:
    """What can be chosen at the place `key`: its name, the answer in words, and what stands at the place with the name.

    `brings` are gains or pieces that are told with the answer only; if it is `off`, that says why.
    """

    key: str
    words: str
    said: str
    effect: Effect
    gains: Gains | None = None
    off: str = ""
    heard: str = ""
    brings: Gains | Things | None = None


@unchanging
class AreaStop:
    """An area, or the places of a part of it, that leads to its lit places: its words, its effect, and what is spoken."""

    key: str
    spots: frozenset[str]
    words: str
    effect: Effect
    heard: str


@unchanging(eq=False)
class DrawnBoard:
    """A board with what is offered on it, in the order of the focus.

    With `stops` the focus goes to areas, and fingers take lit places at once. Where nothing is offered, places have their names
    where there is room if they are `named`, and those of the `way` are lit. `asked` is whose row on a board of rows is marked.
    """

    places: Places
    offers: tuple[PlaceOffer, ...] = ()
    stops: tuple[AreaStop, ...] = ()
    lens: Lens = WHOLE
    way: tuple[str, ...] = ()
    named: bool = True
    asked: Seat | None = None

    def draw(self, stage: Stage, box: Box, tint: Tint) -> None:
        """Draw the board in its box, and add its targets to the page."""
        form, builder = stage.form, stage.builder
        side = round(form.type("strong").least * (LAND if self.places.lands else SEAL))
        points = tuple((spot.x, spot.y) for spot in self.places.spots)
        inset = (side, side) if self.places.lands else (round(side * ROOM), round(side * FIGURE))
        centres = find_centres(points, box, self.lens, inset)
        grounds = find_grounds(centres, box)
        lit = {offer.key for offer in self.offers if not offer.off} | set(self.way)
        # Where every land is lit, none stands out, and regions keep their colours
        marked = frozenset(lit) if len(lit) < len(self.places.spots) else frozenset[str]()
        builder.draw_shapes(box, _draw_grounds(stage, box, self.places, grounds, marked))
        _draw_roads(stage, box, self.places, centres)
        for stop in self.stops:
            self._add_area(stage, stop, grounds)
        signs = {}
        for spot, centre in zip(self.places.spots, centres, strict=True):
            signs[spot.key] = make_square(centre, side)
            builder.places[f"station:{spot.key}"] = signs[spot.key].inset(-side, -side // 2)
            _draw_place(stage, spot, signs[spot.key], tint, self.places, pale=bool(lit) and spot.key not in lit)
        if self.offers:
            self._draw_offers(stage, box, signs, grounds)
        elif self.named:
            self._name_places(stage, box, signs)

    def _add_area(self, stage: Stage, stop: AreaStop, grounds: tuple[tuple[Edge, ...], ...]) -> None:
        """Add an area as a stop; in focus its outline is drawn in the colour of the focus."""
        form, builder = stage.form, stage.builder
        outline, around = self._find_outline(stop.spots, grounds)
        name = f"area:{stop.key}"
        builder.hear(name, stop.heard)
        if stage.stop(Target(name, around, stop.effect, off=stage.refused(stop.effect))):
            _draw_outline(stage, outline, around, 2 * form.focus_ring)
            top = (around.centre[0], around.y + form.lozenge // 4)
            draw_full_lozenge(builder, top, form.lozenge, stage.look.focus, stage.behind, max(3, round(3 * form.scale)))

    def _find_outline(self, keys: frozenset[str], grounds: tuple[tuple[Edge, ...], ...]) -> tuple[list[Edge], Box]:
        """Return the outer sides of the grounds of these places, and the box around them."""
        inside = {number for number, spot in enumerate(self.places.spots) if spot.key in keys}
        outline = [edge for number in inside for edge in grounds[number] if edge[2] not in inside]
        xs, ys = ([point[axis] for edge in outline for point in edge[:2]] for axis in (0, 1))
        return outline, Box(round(min(xs)), round(min(ys)), round(max(xs) - min(xs)), round(max(ys) - min(ys)))

    def _draw_offers(self, stage: Stage, box: Box, signs: Mapping[str, Box], grounds: tuple[tuple[Edge, ...], ...]) -> None:
        """Draw the labels of what is lit, and add the targets; a place that is off says why where its touch is nobody else's."""
        form, builder = stage.form, stage.builder
        labels = self._label(stage, box, signs, [offer for offer in self.offers if not offer.off])
        touched: list[Box] = []
        for offer in sorted(self.offers, key=lambda offer: (bool(offer.off), bool(self.stops) and offer.key not in labels)):
            name, sign = f"option:{offer.key}", signs[offer.key]
            label, written = labels.get(offer.key, (None, offer))
            around = sign.inset(-form.unit // 2) if label is None else label
            # Where the fingers of two places meet, the lens or the list of what is off has the other one
            reach = form.grow_for_touch(around)
            if (offer.off or self.stops) and any(reach.meets(each) for each in touched):
                continue
            touched.append(reach)
            builder.hear(name, offer.heard)
            off = offer.off or stage.refused(offer.effect)
            focused = stage.stop(Target(name, around, offer.effect, off=off, stop=not self.stops and not off))
            if label is not None:
                if focused and self.places.lands:  # the label may lie over what tells which land it is
                    _draw_outline(stage, *self._find_outline(frozenset({offer.key}), grounds), form.focus_ring)
                if measure_apart(sign, label) > 2 * form.unit:
                    _draw_pin(stage, sign, label)
                _draw_label(stage, label, written, focused=focused, off=bool(off))
            elif focused:
                with builder.group("focus"):
                    ring = f'fill="none" stroke="{to_hex(stage.look.focus)}" stroke-width="{form.focus_ring}"'
                    middle = around.w / 2
                    builder.draw_shapes(around, f'<circle cx="{middle}" cy="{middle}" r="{middle - form.focus_ring}" {ring}/>')

    def _name_places(self, stage: Stage, box: Box, signs: Mapping[str, Box]) -> None:
        """Write the names of the places where there is room; those of the way first, on plates in the colours of the focus."""
        look, builder = stage.look, stage.builder
        order = sorted(self.places.spots, key=lambda spot: spot.key not in self.way)
        named = [PlaceOffer(spot.key, stage.words(spot.words), "", Close()) for spot in order]
        size = stage.form.choose_size("least", NAME)
        for label, offer in self._label(stage, box, signs, named, ("least",)).values():
            ground, ink = (look.plate, look.on_plate) if offer.key in self.way else (look.sheet, look.ink)
            builder.draw_rounded(label, RoundRect(0, stage.form.radius, f'fill="{to_hex(ground)}"'))
            builder.line(offer.words, NAME, size, ink, label.x + stage.form.unit, label.centre[1] + round(NAME.cap * size / 2))

    def _label(
        self,
        stage: Stage,
        box: Box,
        signs: Mapping[str, Box],
        lit: Sequence[PlaceOffer],
        sizes: Sequence[str] = ("answer", "least"),
    ) -> dict[str, tuple[Box, PlaceOffer]]:
        """Find the places of labels, in the largest letters in which all have one, else without their gains; else some have none.

        Those beside their places are preferred to larger ones that stand off.
        """
        form = stage.form
        found: dict[str, tuple[Box, PlaceOffer]] = {}
        # Lands lie so close that a label may lie over the shield of one that is not lit
        spots = () if self.places.lands else self.places.spots
        pieces = tuple(each for spot in spots for each in _find_pieces(spot, signs[spot.key], self.places))
        at = tuple(signs[offer.key] for offer in lit)
        sealed = {spot.key for spot in self.places.spots if spot.colour and not self.places.lands}
        over = tuple(offer.key not in sealed for offer in lit)
        touch = form.touch if self.offers and not self.stops else 0
        # Where areas come first, labels only help to find one's way, and some places may have none
        reaches = [form.touch * apart for apart in APART] if touch else [0]
        bare = [replace(offer, gains=None) for offer in lit]
        variants = (lit, bare) if touch else (bare,)
        for offers, reach, use in product(variants, reaches, sizes if touch else sizes[-1:]):
            boxes = tuple(_measure_label(stage, offer, form.choose_size(use, NAME)) for offer in offers)
            placed = place_labels(box.inset(form.unit), at, boxes, pieces, form.unit // 2, over, reach, touch)
            found = {offer.key: (label, offer) for offer, label in zip(offers, placed, strict=True) if label is not None}
            if len(found) == len(lit):
                break
        return found


def _measure_label(stage: Stage, offer: PlaceOffer, size: int) -> tuple[int, int]:
    """Return the width and height of a label in letters of a size."""
    wide = fonts.width(offer.words, NAME, size) + 2 * stage.form.unit
    return wide + (0 if offer.gains is None else stage.form.unit + round(offer.gains.aspect * size)), round(size * HIGH)


def _draw_label(stage: Stage, box: Box, offer: PlaceOffer, *, focused: bool, off: bool) -> None:
    """Draw a label on its plate: the words, and after them the gains."""
    tint = plate(stage, box, focused=focused, off=off, solid=True)
    size, unit, gains = round(box.h / HIGH), stage.form.unit, offer.gains
    written = stage.builder.line(offer.words, NAME, size, tint.ink, box.x + unit, box.centre[1] + round(NAME.cap * size / 2))
    if gains is not None:
        gains.draw(stage, Box(written.right + unit, box.centre[1] - size // 2, box.right - written.right - unit, size), tint)


def _draw_outline(stage: Stage, outline: Sequence[Edge], around: Box, wide: int) -> None:
    """Draw the sides of an area or a land in the colour of the focus."""
    with stage.builder.group("focus"):
        stroke = f'stroke="{to_hex(stage.look.focus)}" stroke-width="{wide}" stroke-linecap="round"'
        stage.builder.draw_shapes(around, "".join(_line(edge, around, stroke) for edge in outline))


def _draw_pin(stage: Stage, sign: Box, label: Box) -> None:
    """Draw the line from a place to its label that stands off."""
    box = Box(min(sign.x, label.x), min(sign.y, label.y), 0, 0)
    box = box._replace(w=max(sign.right, label.right) - box.x, h=max(sign.bottom, label.bottom) - box.y)
    stroke = f'stroke="{to_hex(stage.look.ink)}" stroke-width="{stage.form.line}"'
    stage.builder.draw_shapes(box, _line((sign.centre, label.centre, 0), box, stroke))


def _above(sign: Box) -> Box:
    """Return the box of a figure that stands at a place."""
    side = round(sign.w * FIGURE)
    return Box(sign.centre[0] - side // 2, sign.y - round(side * 0.75), side, side)


def _find_pieces(spot: Spot, sign: Box, places: Places) -> tuple[Box, ...]:
    """Return the boxes of the shields at a place (in the middle of a land), and of the figure that stands there."""
    piece, row = round(sign.w * PIECE), len(spot.marks)
    step = round(piece * LAP)
    left = sign.centre[0] - (piece + step * (row - 1)) // 2 if places.lands else sign.right - piece // 4
    shields = tuple(Box(left + step * place, sign.centre[1] - piece // 2, piece, piece) for place in range(row))
    return (*shields, _above(sign)) if spot.figure else shields


def _draw_place(stage: Stage, spot: Spot, sign: Box, tint: Tint, places: Places, *, pale: bool) -> None:
    """Draw a place: its seal, the shields of who is there, and the figure that stands there."""
    builder = stage.builder
    if not places.lands and spot.colour in builder.own.places:
        place_sign(spot.colour, pale).draw(stage, sign, tint)
    for here, seat in zip(_find_pieces(spot, sign, places), spot.marks, strict=False):
        if seat is None:
            builder.draw_icon("seat-empty", here, tint.ink, tint.cut)
        else:
            builder.draw_shield(seat.colour, here)
    if spot.figure:
        builder.draw_icon(spot.figure, _above(sign), stage.look.gilt, tint.cut)


def _draw_grounds(stage: Stage, box: Box, places: Places, grounds: tuple[tuple[Edge, ...], ...], lit: frozenset[str]) -> str:
    """Return the shapes of all grounds: each in its area's colour, a lit land in that of a sheet, with borders between them."""
    look, own, form = stage.look, stage.builder.own, stage.form
    named = {area.key: look.sheet if stage.settings.contrast else own.ground(area.ground, look) for area in places.areas}
    colours = tuple(to_hex(named.get(spot.area, look.sheet)) for spot in places.spots)
    signs = "".join(
        _draw_watermark(
            own.places[area.key][1],
            box,
            [g for spot, g in zip(places.spots, grounds, strict=True) if spot.area == area.key],
            to_hex(look.ink),
        )
        for area in places.areas
        if area.key in own.places and any(spot.area == area.key for spot in places.spots)
    )
    inks = to_hex(look.sheet), to_hex(look.ink), to_hex(look.edge)
    bright = tuple(places.lands and spot.key in lit for spot in places.spots)
    return _draw_polygons(box, grounds, bright, colours, inks, form.line if places.lands else 0, signs)


@lru_cache(maxsize=32)
def _draw_polygons(
    box: Box,
    grounds: tuple[tuple[Edge, ...], ...],
    bright: tuple[bool, ...],
    colours: tuple[str, ...],
    inks: tuple[str, str, str],
    line: int,
    signs: str,
) -> str:
    """Return the shapes of all grounds, in the inks of a sheet, of what is lit, and of borders; the latter are `line` broad."""
    sheet, ink, edge = inks
    shapes, borders, lit = [], [], []
    for number, ground in enumerate(grounds):
        points = " ".join(f"{start[0] - box.x:.0f},{start[1] - box.y:.0f}" for start, _, _ in ground)
        shapes.append(f'<polygon points="{points}" fill="{colours[number]}" stroke="{colours[number]}" stroke-width="1"/>')
        if bright[number]:
            lit.append(f'<polygon points="{points}" fill="{sheet}" stroke="{ink}" stroke-width="{line}"/>')
        for side in ground:
            apart = side[2] > number and colours[side[2]] != colours[number]
            if apart or (line and side[2] > number):
                borders.append(_line(side, box, f'stroke="{edge}" stroke-width="{3 if apart else 1}"'))
    frame = f'<rect x="1" y="1" width="{box.w - 2}" height="{box.h - 2}" fill="none" stroke="{edge}" stroke-width="2"/>'
    return "".join((*shapes, signs, *borders, *lit, frame))


def _draw_watermark(path: str, box: Box, grounds: list[tuple[Edge, ...]], ink: str) -> str:
    """Return an area's sign, large and pale in the middle of its ground."""
    points = [start for ground in grounds for start, _, _ in ground]
    x, y = (sum((min(values), max(values))) / 2 for values in zip(*points, strict=True))
    scale = box.h / 64 * 0.7
    moved = f"translate({x - box.x - 32 * scale:.0f} {y - box.y - 32 * scale:.0f}) scale({scale:.2f})"
    return f'<path d="{path}" fill="{ink}" opacity="{WATERMARK}" transform="{moved}"/>'


def _line(edge: Edge, box: Box, stroke: str) -> str:
    (x1, y1), (x2, y2), _ = edge
    return f'<path d="M{x1 - box.x:.0f} {y1 - box.y:.0f} L{x2 - box.x:.0f} {y2 - box.y:.0f}" fill="none" {stroke}/>'


def _draw_roads(stage: Stage, box: Box, places: Places, centres: tuple[tuple[int, int], ...]) -> None:
    """Draw the roads from middle to middle; the places that they join cover their ends."""
    number = {spot.key: at for at, spot in enumerate(places.spots)}
    ends = [(centres[number[one]], centres[number[other]], 0) for one, other in places.roads]
    line = stage.form.line
    for colour, wide in ((stage.look.edge, 3 * line), (stage.look.sheet, line)):
        stroke = f'stroke="{to_hex(colour)}" stroke-width="{wide}" stroke-linecap="round"'
        if ends:
            stage.builder.draw_shapes(box, "".join(_line(end, box, stroke) for end in ends))
