"""Cubes in seat colours with their sign, tiles of goods, the backs of cards, and the colours of wood."""

from companion.ui.screen.page import PageBuilder, draw_full_lozenge
from companion.ui.screen.paint import Box, Colour, GameLook, RoundRect, SeatLook, colour, mix, seat_looks, svg, to_hex

CUBE_EDGE, RIM = "#0F0B08", "#F6ECD8"
BACK, BACK_EDGE, GOLD = "#7A5730", "#3A2614", "#C9A368"
WOOD, WOOD_EDGE, WOOD_LIGHT = "#A87B4C", "#6B4A28", "#C39A6A"
FIELD, EDGE = colour("#F7EBD0"), colour("#6B5636")
PLACES = {
    1: ((0.5, 0.5, 0.62),),
    2: ((0.29, 0.5, 0.4), (0.71, 0.5, 0.4)),
    3: ((0.29, 0.3, 0.38), (0.71, 0.3, 0.38), (0.5, 0.71, 0.38)),
    4: ((0.29, 0.3, 0.38), (0.71, 0.3, 0.38), (0.29, 0.71, 0.38), (0.71, 0.71, 0.38)),
}
"""Centre and size of each symbol, relative to the tile."""


def cube_look(colour: str, own: GameLook) -> tuple[SeatLook, str]:
    """Return a cube's colours and icon: those of its seat with the seat's sign, or those the game sets for another cube."""
    looks = seat_looks()
    if colour in own.cubes:
        return looks[own.cubes[colour].seat], own.cubes[colour].icon
    look = looks.get(colour, looks["grey"])
    return look, f"sign-{look.sign}"


def draw_cube(builder: PageBuilder, colour: str, box: Box) -> None:
    """Draw one cube."""
    look, icon = cube_look(colour, builder.own)
    radius = max(3, box.w // 10)
    line = max(2, box.w // 24)
    rects = ((0, radius + 2, RIM), (line * 0.7, radius + 1, CUBE_EDGE), (line * 1.7, radius, to_hex(look.field)))
    builder.draw_rounded(box, *(RoundRect(inside, round_, f'fill="{paint}"') for inside, round_, paint in rects))
    side = round(box.w * 0.6)
    builder.draw_icon(icon, box.place_in_middle(side, side), look.charge, look.field)


def draw_tile(builder: PageBuilder, kind: str, symbols: int, box: Box, *, pale: Colour | None = None, frame: str = "") -> None:
    """Draw one tile; `pale` is the colour into which it fades (None: not), `frame` the name of its frame's colour, if any."""
    field, edge, ink = FIELD, EDGE, builder.own.printed.get(kind, builder.look.ink)
    if pale is not None:
        field, edge, ink = (mix(pale, part, 0.55) for part in (field, edge, ink))
    line = max(2, box.w // 30)
    paint = f'fill="#{bytes(field).hex()}" stroke="#{bytes(edge).hex()}" stroke-width="{line}"'
    builder.draw_rounded(box, RoundRect(line / 2, box.w * 0.1, paint))
    if frame in builder.own.frames:
        broad = max(3, box.w // 11)
        stroke = f'fill="none" stroke="#{bytes(builder.own.frames[frame]).hex()}" stroke-width="{broad}"'
        builder.draw_rounded(box, RoundRect(line + broad / 2, box.w * 0.08, stroke))
    icon = kind if builder.own.has(kind) else "tile"
    for x, y, size in PLACES.get(symbols, PLACES[4]):
        side = round(size * box.w)
        spot = Box(box.x + round(x * box.w) - side // 2, box.y + round(y * box.h) - side // 2, side, side)
        builder.draw_svg(spot, svg.recolour(builder.drawing(icon), ink, field, ink))


def draw_card_back(builder: PageBuilder, box: Box) -> None:
    """Draw the back of a card."""
    line = max(2, box.w // 28)
    inside = box.w * 0.08
    ground = RoundRect(line / 2, box.w * 0.1, f'fill="{BACK}" stroke="{BACK_EDGE}" stroke-width="{line}"')
    builder.draw_rounded(box, ground, RoundRect(inside, box.w * 0.05, f'fill="none" stroke="{GOLD}" stroke-width="2"'))
    draw_full_lozenge(builder, box.centre, round(box.w * 0.31), colour(GOLD))
