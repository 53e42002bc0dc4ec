"""The drawn ring, with the lamps of the real one, and the spinner inside it: the disc, the sector that is hit, the arrow."""

import math

from companion.play.live import Turning
from companion.table import Sector
from companion.ui.screen import paint as brush
from companion.ui.screen.page import PageBuilder, Stage, Tint, drawing
from hardware.lamps import find_first_chair

DARK: tuple[brush.Colour, ...] = ((0, 0, 0),) * 24
LIT: tuple[brush.Colour, ...] = (*[brush.colour("#4A90E2")] * 4, *DARK[4:])
"""A frame with as many lamps lit as show whose turn it is."""
EVEN, ODD, HIT, EDGE = "#3A2E22", "#4A3B2C", "#F6ECD8", "#0F0B08"
NUMBER, ON_HIT = brush.colour("#CDBB9A"), brush.colour("#241C15")
RADIUS = 146
ARROW = "M200 116 L216 155 L206 150 V238 L218 266 L200 257 L182 266 L194 238 V150 L184 155 Z"
"""The arrow's outline; its tip ends short of the numbers, so that it does not cover the one it hits."""
FULL = 0.9999
WIDE = 1.25
"""How much larger the numbers of wide sectors are at most, except the number that is hit, which is large anyway."""


def ring(builder: PageBuilder, box: brush.Box, frame: tuple[brush.Colour, ...], *, button: bool = False) -> brush.Box:
    """Draw the ring in a square box, with the brass knob in its middle if `button`; return the well inside the lamps."""
    look = builder.look
    shapes = f'<circle cx="200" cy="200" r="196" fill="{brush.to_hex(look.bezel)}"/>'
    shapes += f'<circle cx="200" cy="200" r="150" fill="{brush.to_hex(look.well)}"/>'
    if button:
        knob = f'fill="{brush.to_hex(look.button)}" stroke="{brush.to_hex(look.button_edge)}"'
        shapes += f'<circle cx="200" cy="200" r="104" {knob} stroke-width="10"/>'
    builder.draw_shapes(box, shapes, (400, 400))
    builder.items.append(brush.Lamps(box, tuple(map(brush.lamp_colour, frame)), look.bezel, look.lamp_off))
    return brush.make_square(box.centre, round(box.w * 290 / 400))


@drawing
def ring_art(stage: Stage, box: brush.Box, _tint: Tint, lit: bool = False, button: bool = True) -> None:
    """Draw the ring, its lamps dark or `lit` as for a player's turn, by default with the device's button in it."""
    ring(stage.builder, box, LIT if lit else DARK, button=button)


def draw_disc(builder: PageBuilder, box: brush.Box, sectors: tuple[Sector, ...], hit: int | None) -> None:
    """Draw the sectors with their numbers, clockwise from the top; `hit` is the place of the sector where the arrow rests."""
    scale = box.w / 400
    for place, (sector, middle, share) in enumerate(_fields(builder, box, sectors, hit)):
        size = round((66 if place == hit else 48) * scale * min(1.0 if place == hit else WIDE, max(0.6, share * 10)))
        face = brush.FontFace.SANS_BOLD if place == hit else brush.FontFace.SANS_SEMIBOLD
        x, y = _on(116, middle)
        text = str(sector.number)
        left = box.x + round(x * scale) - brush.fonts.width(text, face, size) // 2
        baseline = box.y + round(y * scale) + round(face.cap * size / 2)
        builder.line(text, face, size, ON_HIT if place == hit else NUMBER, left, baseline)


def draw_shields(builder: PageBuilder, box: brush.Box, colours: tuple[str, ...], hit: int | None) -> None:
    """Draw a sector with a shield for each seat, in the direction of its chair; the first seat's is at the bottom."""
    scale = box.w / 400
    sectors = tuple(Sector(place, 1) for place in range(len(colours)))
    side = round(min(84, 300 / max(2, len(colours))) * scale)
    for sector, middle, _ in _fields(builder, box, sectors, hit, find_first_chair(len(colours))):
        x, y = _on(104, middle)
        builder.draw_shield(colours[sector.number], brush.make_square((box.x + round(x * scale), box.y + round(y * scale)), side))


def _fields(
    builder: PageBuilder, box: brush.Box, sectors: tuple[Sector, ...], hit: int | None, begin: float = 0.0
) -> tuple[tuple[Sector, float, float], ...]:
    """Draw the sectors, the first one from `begin` (in turns); return each with its middle and its share, in turns."""
    total = sum(sector.share for sector in sectors)
    shapes, found = [], []
    for place, sector in enumerate(sectors):
        end = begin + sector.share / total
        paint = f'fill="{HIT if place == hit else ODD if place % 2 else EVEN}" stroke="{EDGE}" stroke-width="3"'
        if end - begin > FULL:
            shapes.append(f'<circle cx="200" cy="200" r="{RADIUS}" {paint}/>')
        else:
            (x0, y0), (x1, y1) = _on(RADIUS, begin), _on(RADIUS, end)
            large = 1 if end - begin > 0.5 else 0  # noqa: PLR2004 - more than half a turn
            path = f"M200 200 L{x0:.1f} {y0:.1f} A{RADIUS} {RADIUS} 0 {large} 1 {x1:.1f} {y1:.1f} Z"
            shapes.append(f'<path d="{path}" {paint}/>')
        found.append((sector, (begin + end) / 2, end - begin))
        begin = end
    builder.draw_shapes(box, "".join(shapes), (400, 400))
    return tuple(found)


def _on(radius: float, turn: float) -> tuple[float, float]:
    return 200 + radius * math.sin(math.tau * turn), 200 - radius * math.cos(math.tau * turn)


def draw_arrow(builder: PageBuilder, box: brush.Box, turning: Turning | None, gilt: brush.Colour) -> None:
    """Draw the arrow, upright or turning, and the hub."""
    shape = f'<path d="{ARROW}" fill="{brush.to_hex(gilt)}" stroke="{EDGE}" stroke-width="4" stroke-linejoin="round"/>'
    side = box.w * 3 // 5
    middle = brush.Box(box.centre[0] - side // 2, box.centre[1] - side // 2, side, side)
    inner = f'<g transform="translate(-80 -80)">{shape}</g>'
    drawn = brush.svg.wrap(inner, 240, 240)
    builder.items.append(
        brush.Turned(middle, drawn) if turning is None else brush.Spinning(middle, drawn, turning.animation, turning.began)
    )
    hub = f'<circle cx="200" cy="200" r="19" fill="{EDGE}"/><circle cx="200" cy="200" r="8" fill="{brush.to_hex(gilt)}"/>'
    small = middle.inset(side * 2 // 5)
    builder.draw_shapes(small, f'<g transform="translate(-176 -176)">{hub}</g>', (48, 48))
