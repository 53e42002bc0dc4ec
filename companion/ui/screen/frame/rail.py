"""The rail: a field per seat, clockwise in fixed places, with shield, name, figures and rank; and the ring."""

from functools import lru_cache

from companion.table import Choose, Figure, Seat, SeatScore, unchanging
from companion.ui.screen.frame.changes import change_of, choose_figure, hold_badge_back, list_travelling
from companion.ui.screen.frame.head import draw_tool
from companion.ui.screen.layout import Art, Blank, ColumnOf, Grow, LayoutPart, RowOf, Text
from companion.ui.screen.page import Close, Effect, Open, Scores, Stage, Target, Tint, drawing, show
from companion.ui.screen.paint import (
    Box,
    Colour,
    FontFace,
    Format,
    Pictogram,
    Type,
    fonts,
    make_square,
    sign_number,
)
from companion.ui.screen.paint.svg import recolour
from companion.ui.screen.pictures.ring_drawing import ring
from companion.ui.screen.widgets import icon_colour

FIGURE, NAME = FontFace.SANS_SEMIBOLD, FontFace.SERIF_SEMIBOLD
IN_ONE_ROW, IN_ONE_ROW_UPRIGHT = 7, 4
"""The most seats in one row, on landscape and upright screens; more seats are in two rows."""
RANK = "coronet"
CROWN = "crown"
NEAR = 0.1
"""The gap between an icon and its figure, relative to the letters."""
WAYS = ((True, True, True), (True, True, False), (True, False, True), (True, False, False), (False, False, False))
"""What stands in the fields, the fullest first: icons, badges, names."""
CLOSE = 0.8
"""The leading of a name over its figures."""


def draw_rail(stage: Stage, frame: tuple[Colour, ...]) -> None:
    """Draw the band with all seats, and on its right (tall: below) the ring."""
    form, look, question = stage.form, stage.look, stage.snapshot.question
    stage.builder.fill(stage.box, look.band)
    stage.builder.fill(stage.box.top_part(2), look.rule)
    # With a real ring none is drawn
    seats = stage.box if stage.settings.ring else _draw_dock(stage, frame)
    scores = stage.snapshot.scoreboard
    if not scores:
        return
    rows = _rows(stage)
    fields = [field for row in seats.rows(rows, 0) for field in row.columns(-(-len(scores) // rows), 0)][: len(scores)]
    stage.builder.fields = {score.seat.colour: field for field, score in zip(fields, scores, strict=True)}
    asked = stage.builder.acting
    # Touching a seat's field answers a question that offers the seat; otherwise it opens the scores
    options = question.options if isinstance(question, Choose) else ()
    offered = {each.seat: each.key for each in options if each.seat and each.key == each.seat.colour and each.off is None}
    offered = {} if stage.refused(stage.answer(None)) else offered
    for field, score in zip(fields, scores, strict=True):
        # The asked seat's field is a sheet with a bar in rubric
        if asked is not None and asked == score.seat:
            stage.builder.fill(field.trim(top=2), look.sheet)
            stage.builder.fill(Box(field.x, field.y - form.unit // 2, field.w, form.unit), look.rubric)
        elif field.x != seats.x:
            inset = field.h // 6
            stage.builder.fill(Box(field.x, field.y + inset, 2, field.h - 2 * inset), look.edge)
        touched: Effect = stage.answer(offered[score.seat]) if score.seat in offered else Open(Scores())
        stage.builder.add_target(Target(f"seat:{score.seat.colour}", field, touched, stop=False))
        stage.builder.hear(f"seat:{score.seat.colour}", score.seat.name)
    contents = _find_contents(stage)
    for field, score in zip(fields, scores, strict=True):
        behind = look.sheet if asked is not None and asked == score.seat else look.band
        content = _content(form, score, contents, scores)
        show(stage.place_within(field, behind), content, field.inset(form.unit // 2, form.unit // 2))


def _draw_dock(stage: Stage, frame: tuple[Colour, ...]) -> Box:
    """Draw the ring in its dock, on the tall screen between undo and help, and return the box that is left for the seats."""
    form, look, seats = stage.form, stage.look, stage.box
    if form.tall:
        dock, seats = seats.bottom_part(form.dock), seats.trim(bottom=form.dock)
        stage.builder.fill(dock.top_part(2), look.rule)
        left, middle, right = dock.columns(3, 0)
        medallion = make_square(middle.centre, form.dock - 2 * form.unit)
    else:
        dock = seats.take_right(_measure_dock(form))
        seats = seats.trim(right=dock.w)
        stage.builder.fill(Box(dock.x, dock.y, 2, dock.h), look.rule)
        medallion = make_square(dock.centre, dock.w - 2 * form.unit)
    ring(stage.builder, medallion, frame, button=True)
    stage.builder.add_target(Target("button", medallion, Close(), stop=False))
    for place, name in ((left, "undo"), (right, "help")) if form.tall else ():
        draw_tool(stage, name, make_square(place.centre, round(form.touch * 1.4)))
    return seats


def rail_height(stage: Stage) -> int:
    """Return the height of the seats' band in pixels: more for two rows or names, 0 without a scoreboard."""
    if not stage.snapshot.scoreboard:
        return 0
    grows = "rail_two_rows" if _rows(stage) > 1 else "rail_named" if _find_contents(stage).named else ""
    return round(stage.form.board * (stage.form.share(grows) if grows else 1))


def _measure_dock(form: Format) -> int:
    return max(form.board, form.touch) + form.unit


def _rows(stage: Stage) -> int:
    most = IN_ONE_ROW_UPRIGHT if stage.form.tall else IN_ONE_ROW
    return 2 if len(stage.snapshot.scoreboard) > most else 1


@drawing
def figure_art(stage: Stage, box: Box, tint: Tint, seat: Seat, figure: Figure, iconed: bool) -> None:
    """Draw a seat's figure after its icon, in letters of the box's height; if it has just changed, its change is the icon.

    The pieces gained or lost travel, and a line below the figure marks a correction.
    """
    size, builder, look = box.h, stage.builder, stage.look
    text, side = sign_number(choose_figure(stage, seat, figure)), round(box.h * stage.form.share("rail_icon"))
    sign = make_square((box.x + side // 2, box.centre[1]), side)
    drawn = Pictogram(sign, recolour(builder.drawing(figure.icon), look.soft, stage.behind, look.rubric))
    change = change_of(stage, seat, figure)
    foot = box.centre[1] + round(FIGURE.cap * size / 2)
    if iconed and change:
        kind = Type(FIGURE, round(size * stage.form.share("rail_badge")), stage.form.near_min // 2, 1.0)
        by = f"+{change}" if change > 0 else sign_number(change)
        builder.text(by, kind, look.rubric, sign, align="centre", upright="middle")
    elif iconed:
        builder.items.append(drawn)
    left = sign.right + round(size * NEAR) if iconed else box.x
    written = builder.line(text, FIGURE, size, look.rubric if change else tint.ink, left, foot)
    builder.late.extend(list_travelling(stage, seat, figure, drawn))
    if any(correction.name == figure.entry for correction in stage.snapshot.changes):
        builder.fill(Box(written.x, foot + stage.form.line, written.w, stage.form.line), look.doubt)


def draw_badge(stage: Stage, box: Box, _tint: Tint, seat: Seat, badge: Figure) -> None:
    """Draw a seat's badge, a crown in gilt."""
    look, icon = stage.look, badge.icon
    colour = look.gilt if icon == CROWN else icon_colour(stage, icon, look.soft)
    sign = Pictogram(box, recolour(stage.builder.drawing(icon), colour, stage.behind, look.rubric))
    with hold_badge_back(stage, seat, badge):
        stage.builder.items.append(sign)


badge_art = drawing(draw_badge)


@drawing
def rank_art(stage: Stage, box: Box, tint: Tint, seat: Seat, badge: Figure, kind: Type) -> None:
    """Write the number of a rank, which goes with its coronet."""
    with hold_badge_back(stage, seat, badge):
        stage.builder.text(str(badge.number), kind, tint.soft, box, upright="middle")


@drawing
def shield_art(stage: Stage, box: Box, tint: Tint, score: SeatScore, crowned: bool) -> None:
    """Draw a seat's shield; if `crowned`, the seat's crown is on it, as badges have no place of their own."""
    stage.builder.draw_shield(score.seat.colour, box)
    for badge in score.badges if crowned else ():
        if badge.icon == CROWN:
            over = Box(box.x + box.w // 8, box.y - box.h // 8, box.w * 3 // 4, box.h * 3 // 8)
            draw_badge(stage, over, tint, score.seat, badge)


@unchanging
class Contents:
    """What each field shows: the number of figures, their font size, icons, badges and names or not."""

    figures: int
    size: int
    iconed: bool = True
    badged: bool = True
    named: bool = False


def _find_contents(stage: Stage) -> Contents:
    """Find what finds room in all fields of the stage's scoreboard."""
    rows, scores = _rows(stage), stage.snapshot.scoreboard
    wide = stage.box.w if stage.settings.ring or stage.form.tall else stage.box.w - _measure_dock(stage.form)
    return _fill_fields(stage.form, scores, wide // -(-len(scores) // rows) - stage.form.unit, rows)


@lru_cache(maxsize=32)
def _fill_fields(form: Format, scores: tuple[SeatScore, ...], wide: int, rows: int) -> Contents:
    """Return as much as finds room in all fields: names all or none, and as many figures as there is room for two digits of each.

    So no figure goes because another has grown: names go before it, ranks, icons, and the size of the letters.
    """
    most = max(len(score.figures) for score in scores)
    large, usual, least = (form.choose_size(use, FIGURE) for use in ("focus", "answer", "least"))
    read = (large, usual) if rows == 1 else (usual, least)
    sizes = (*read, form.near_min, round(form.near_min * form.share("rail_squeezed")))

    def fits(contents: Contents, grown: bool) -> bool:
        return all(_content(form, score, contents, scores, grown).measure_width() <= wide for score in scores)

    bare = [Contents(count, sizes[0], iconed=count > 1, badged=False) for count in range(most, 0, -1)]
    count = next((each.figures for each in bare if fits(each, grown=False)), min(1, most))
    tried = [
        Contents(count, size, iconed, badged, named)
        for size in sizes
        for iconed, badged, named in WAYS
        if (not named or rows == 1) and (iconed or count <= 1)
    ]
    last = Contents(min(1, most), sizes[-1], iconed=False, badged=False)
    return next((each for each in tried if fits(each, grown=True)), last)


def _content(form: Format, score: SeatScore, contents: Contents, scores: tuple[SeatScore, ...], grown: bool = True) -> LayoutPart:
    """Describe a field from its left: shield, figures, badges, free room, so that a figure is beside its own shield.

    A name stands over the figures, on a small screen after them. Unless they have `grown`, all figures count as two digits.
    """
    size, gap = contents.size, form.unit if contents.badged else form.unit // 2
    side = min(round(size * (1.15 if contents.badged else 1.0)), form.board - 2 * form.unit)
    shield = Art(shield_art(score, not contents.badged), side, side)
    parts: list[LayoutPart] = []
    for place, figure in enumerate(score.figures[: contents.figures]):
        texts = [sign_number(other.figures[place].number) for other in scores if place < len(other.figures)]
        number = max(fonts.width(text, FIGURE, size) for text in (*(texts if grown else ()), "00"))
        lead = round(size * form.share("rail_icon")) + round(size * NEAR) if contents.iconed else 0
        parts.append(Art(figure_art(score.seat, figure, contents.iconed), size, size, (number + lead) / size, "left"))
    for badge in score.badges if contents.badged else ():
        high = round(size * form.share("rail_badge"))
        parts.append(Art(badge_art(score.seat, badge), high, high))
        if badge.number and badge.icon == RANK:  # the number that goes with a coronet
            kind, text = Type(FIGURE, max(high, form.near_min), max(high, form.near_min), 1.0), str(badge.number)
            wide = fonts.width(text, FIGURE, kind.size) / kind.size
            parts.append(Art(rank_art(score.seat, badge, kind), kind.size, kind.size, wide))
    least = form.choose_size("least", NAME)
    name = Text(score.seat.name, Type(NAME, least, least, CLOSE))
    beside = contents.named and form.small
    told: LayoutPart = RowOf((*parts, *((name,) if beside else ()), Grow(Blank())), gap)
    if contents.named and not beside:
        told = ColumnOf((name, told), 0, "middle")
    return RowOf((shield, Grow(told)), gap)
