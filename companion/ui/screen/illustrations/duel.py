"""A fight: the pieces of both sides fall into the tray and cancel each other in pairs; those left walk into the land.

The numbers and the sentence come last. Without motion the page shows the result, with the cancelled pieces struck out.
"""

from companion.table import Duel, MoveKind, Reason
from companion.ui.screen.illustrations.rows import lay_told_rows
from companion.ui.screen.layout import NEVER, Art, ColumnOf, Grow, LayoutPart, Pad, RowOf, Sized, Text, pad_by
from companion.ui.screen.page import OFF_DASH, Stage, Tint, draw_dashed_edge, drawing, show_from
from companion.ui.screen.paint import Box, Key, RoundRect, fit_name, seat_looks, to_hex
from companion.ui.screen.widgets.signs import Icon, Shield, draw_piece, draw_symbols, strike

APART = 0.05
"""Seconds from one falling piece to the next."""
OUTLINE = ((8, 22), (44, 14), (60, 2), (92, 10), (99, 40), (90, 66), (98, 88), (62, 98), (34, 90), (4, 96), (10, 58), (1, 40))
"""The outline of a land, in hundredths of its box."""


def duel(stage: Stage, shown: Duel, rows: tuple[Reason, ...]) -> LayoutPart:
    """Describe the tray, the land beside it (tall: below), and under these the rows that say what goes where.

    The tray shows the two sides, their numbers between them, and their pieces below.
    """
    form = stage.form
    left, right = shown.left.total or 0, shown.right.total or 0
    inks = ((str(left), "gilt" if left > right else "ink"), (":", "soft"), (str(right), "gilt" if right > left else "ink"))
    kind = form.type("total")
    numbers = tuple(Text(text, kind._replace(least=kind.size), ink=ink) for text, ink in inks)
    last = stage.state.began + shown.seconds  # the numbers and what goes where
    result = show_from(last, RowOf(numbers, form.unit, "centre"))
    side = form.size("thumb")
    kind = form.type("heading")
    most = stage.box.w // (3 if form.tall else 4)
    who: list[LayoutPart] = []
    for each in (shown.left, shown.right):
        name = each.seat.name if each.seat is not None else stage.words(each.words) if each.words is not None else ""
        sign = Art(Shield(each.seat.colour) if each.seat is not None else Icon(shown.sign), side, side)
        called = Grow(Text(fit_name(name, kind, most), kind, align="left" if each is shown.left else "right"))
        who += [sign, called] if each is shown.left else [called, sign]
    pieces = Grow(Art(draw_fighting_pieces(shown), form.touch, NEVER, 0))
    parts: tuple[LayoutPart, ...] = (RowOf((*who[:2], result, *who[2:]), form.gap), pieces)
    if form.tall:
        parts = (RowOf(tuple(who), form.gap), RowOf((result,), 0, "centre"), pieces)
    fought = Grow(Pad(ColumnOf(parts, form.unit), pad_by(form.gap, form.gap), tray()))
    walked = (shown.walks,) if form.tall and shown.walks is not None else ()
    others = tuple(row for row in rows if row not in (shown.left, shown.right) and (not walked or row.symbols != walked))
    below = (show_from(last, lay_told_rows(stage, others)),) if others else ()
    if shown.place is None or (form.tall and shown.walks is None):  # upright nobody's land needs the question's room
        return ColumnOf((fought, *below), form.unit)
    drawn, share = Art(land(shown), form.size("piece"), NEVER, 0), form.share("fight_land")
    if form.tall:
        return ColumnOf((fought, Sized(drawn, most_high=round(stage.box.h * share)), *below), form.unit)
    wide = round(stage.box.w * share)
    return ColumnOf((Grow(RowOf((fought, Sized(drawn, wide=wide, most_wide=wide)), form.gap)), *below), form.unit)


@drawing
def tray(stage: Stage, box: Box, tint: Tint) -> Tint:
    """Draw the plate on which a fight is shown, with a finer line inside its edge."""
    form, look = stage.form, stage.look
    inner = f'fill="none" stroke="{to_hex(look.rule)}" stroke-width="1.5"'
    fill = f'fill="{to_hex(look.sheet)}"'
    stage.builder.draw_rounded(box, RoundRect(0, form.radius, fill), RoundRect(form.unit, form.radius / 2, inner))
    return Tint(tint.ink, tint.soft, look.sheet, tint.rubric, tint.edge)


@drawing
def draw_fighting_pieces(stage: Stage, box: Box, tint: Tint, duel: Duel) -> None:
    """Draw the pieces of both sides from the middle outwards, in the rows that leave them largest; if too many, as numbers.

    The pieces that cancel each other are next to the middle.
    """
    gap = stage.form.unit
    halves = box.columns(2, 2 * gap)
    if duel.source and not stage.settings.reduced and stage.now < stage.state.began + duel.seconds:
        # What the pieces fall from stands in the middle while they fall, up to where the numbers come last
        side, before = round(stage.form.height * stage.form.share("fight_source")), len(stage.builder.items)
        stage.builder.places["source"] = Box(box.centre[0] - side // 2, box.bottom - side, side, side)
        stage.builder.draw_icon(duel.source, stage.builder.places["source"], tint.ink, tint.cut)
        _play(stage, duel, before, (Key(stage.state.began), Key(stage.state.began + duel.beat(MoveKind.FALL).ends, seen=False)))
    things = [[symbol for symbol in side.symbols for _ in range(symbol.amount)] for side in (duel.left, duel.right)]
    most = max(map(len, things))
    rows = max(range(1, 4), key=lambda each: _side(stage, halves[0], most, each))
    side = _side(stage, halves[0], most, rows)
    if side < stage.form.near_min * 2 // 3:
        for half, reason in zip(halves, (duel.left, duel.right), strict=True):
            draw_symbols(stage, reason.symbols, half, stage.form.type("figure").size, tint)
        return
    for right, (half, those) in enumerate(zip(halves, things, strict=True)):
        # The owner's pieces that were not cancelled walk into the land, the outermost first
        walks = duel.walks
        own = [place for place, each in enumerate(those) if walks and place >= duel.paired and each.seat == walks.seat]
        walkers = own[::-1][: walks.amount if walks else 0]
        for place, symbol in enumerate(those):
            column, row = divmod(place, rows)
            across = column * (side + gap)
            left = half.x + across if right else half.right - side - across
            top = half.y + (half.h - rows * (side + gap) + gap) // 2 + row * (side + gap)
            spot = Box(left, top, side, side)
            before = len(stage.builder.items)
            if place in walkers:
                # The piece leaves an empty place; `land` draws the piece on its way
                draw_dashed_edge(stage.builder, spot, tint.soft, max(2, stage.form.line - 1), OFF_DASH)
                _play(stage, duel, before, (Key(stage.state.began + duel.beat(MoveKind.TRAVEL).begins),))
                stage.builder.places[f"walker:{walkers.index(place)}"] = spot
                continue
            draw_piece(stage, symbol, spot, tint.ink, tint.cut)
            falls = _fall(stage, duel, spot, place)
            if place >= duel.paired:
                _play(stage, duel, before, falls)
                continue
            # A cancelled piece moves to the middle and back, and is then struck out
            meets, began = duel.beat(MoveKind.CANCEL), stage.state.began
            middle = Key(began + (meets.begins + meets.ends) / 2, ((spot.w // 3) * (-1 if right else 1), 0))
            _play(stage, duel, before, (*falls, Key(began + meets.begins), middle, Key(began + meets.ends)))
            before = len(stage.builder.items)
            strike(stage, spot, stage.look.rubric)
            _play(stage, duel, before, (Key(began + meets.ends),))


def _side(stage: Stage, half: Box, count: int, rows: int) -> int:
    """Return the side in pixels of each of `count` pieces in this many rows."""
    gap, across = stage.form.unit, -(-count // rows)
    return min(
        (half.h - gap * (rows - 1)) // rows,
        (half.w - gap * (across - 1)) // max(1, across),
        round(stage.form.touch * stage.form.share("fight_piece")),
    )


def _fall(stage: Stage, duel: Duel, spot: Box, place: int) -> tuple[Key, ...]:
    """Return the keys of a piece that falls from the source or, if there is none, from above."""
    falls, began = duel.beat(MoveKind.FALL), stage.state.began
    begins = began + min(falls.begins + place * APART, falls.ends - 2 * APART)
    source = stage.builder.places.get("source", Box(spot.x, 0, spot.w, 0))
    return Key(begins, _measure_offset(source, spot)), Key(began + falls.ends)


def _measure_offset(there: Box, here: Box) -> tuple[float, float]:
    return there.centre[0] - here.centre[0], there.centre[1] - here.centre[1]


def _play(stage: Stage, duel: Duel, before: int, keys: tuple[Key, ...]) -> None:
    """While the fight is under way, move the items from number `before` on along the keys."""
    if not stage.settings.reduced and stage.now < stage.state.began + duel.seconds:
        stage.builder.play(before, *keys)


@drawing
def land(stage: Stage, box: Box, tint: Tint, duel: Duel) -> None:
    """Draw the land that is fought over, after the fight in its owner's colour; the pieces that are left walk into it.

    Its name stands below it.
    """
    look, began = stage.look, stage.state.began
    assert duel.place is not None
    name, kind = stage.words(duel.place), stage.form.type("heading")
    written = stage.builder.text(name, kind, tint.ink, box, most=2, align="centre", upright="bottom")
    box = box.trim(bottom=written.h)
    box = box.place_in_middle(min(box.w, round(box.h * stage.form.share("fight_land_broad"))), box.h)
    over = began + duel.seconds
    owner = duel.walks.seat if duel.walks is not None else None
    end = seat_looks()[owner.colour] if owner is not None and owner.colour in seat_looks() else None
    if not stage.settings.reduced and stage.now < over:
        before = len(stage.builder.items)
        _draw_outline(stage, box, to_hex(look.sheet))
        stage.builder.play(before, Key(began), Key(over, seen=False))
    before = len(stage.builder.items)
    lain = Tint(end.charge, end.charge, end.field, end.charge, tint.edge) if end else tint
    _draw_outline(stage, box, to_hex(end.field) if end else to_hex(look.sheet))
    room = box.inset(box.w // 8, box.h // 8)
    _play(stage, duel, before, (Key(over),))
    walks = duel.walks
    if walks is None:
        return
    # Each piece in the land comes from its place in the tray
    travels, gap = duel.beat(MoveKind.TRAVEL), stage.form.unit // 2
    rows = max(range(1, 5), key=lambda each: _side(stage, room, walks.amount, each))
    first = stage.builder.places.get("walker:0", room)
    side, columns = min(first.w, _side(stage, room, walks.amount, rows)), -(-walks.amount // rows)
    area = room.place_in_middle(columns * (side + gap) - gap, rows * (side + gap) - gap)
    cells = [cell for row in area.rows(rows, gap) for cell in row.columns(columns, gap)][: walks.amount]
    for place, spot in enumerate(cells):
        before = len(stage.builder.items)
        draw_piece(stage, walks, spot, lain.ink, lain.cut)
        lay = stage.builder.places.get(f"walker:{place}")
        keys: tuple[Key, ...] = (Key(began + travels.ends),)
        if lay is not None:
            x, y = away = _measure_offset(lay, spot)
            fell = (key._replace(shift=(key.shift[0] + x, key.shift[1] + y)) for key in _fall(stage, duel, lay, place))
            keys = (*fell, Key(began + travels.begins, away), *keys)
        _play(stage, duel, before, keys)


def _draw_outline(stage: Stage, box: Box, fill: str) -> None:
    path = "M" + " L".join(f"{x} {y}" for x, y in OUTLINE) + " Z"
    line = 300 / max(1, box.w)
    shape = f'<path d="{path}" fill="{fill}" stroke="{to_hex(stage.look.edge)}" stroke-width="{line:.2f}"/>'
    stage.builder.draw_shapes(box, f'<svg viewBox="0 0 100 100" preserveAspectRatio="none">{shape}</svg>', (box.w, box.h))
