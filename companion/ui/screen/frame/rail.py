"""The rail: a field per seat, clockwise in fixed places, with shield, rank and the most important number; and the ring."""

from functools import lru_cache

from companion.table import Choose, Figure, Seat, SeatScore, unchanging
from companion.ui.screen.frame.changes import change_of, choose_figure, list_travelling, move_badge
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
    fit_name,
    fonts,
    make_square,
    shorten,
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
WHOLE, SHORTENED = 16, 9
"""The most letters of a name: whole where it finds room, else shortened."""


def draw_rail(stage: Stage, frame: tuple[Colour, ...]) -> None:
    """Draw the band with all seats, and on its right (tall: below) the ring."""
    form, look, question = stage.form, stage.look, stage.snapshot.question
    stage.builder.fill(stage.box, look.band)
    stage.builder.fill(stage.box.top_part(2), look.rule)
    seats = stage.box
    if not stage.settings.ring:
        # The ring stands in its dock, on the tall screen between undo and help; with a real ring none is drawn
        if form.tall:
            dock, seats = seats.bottom_part(form.dock), seats.trim(bottom=form.dock)
            stage.builder.fill(dock.top_part(2), look.rule)
            left, middle, right = dock.columns(3, 0)
            medallion = make_square(middle.centre, form.dock - 2 * form.unit)
        else:
            dock = seats.take_right(max(seats.h, form.touch) + form.unit)
            seats = seats.trim(right=dock.w)
            stage.builder.fill(Box(dock.x, dock.y, 2, dock.h), look.rule)
            medallion = make_square(dock.centre, dock.w - 2 * form.unit)
        ring(stage.builder, medallion, frame, button=True)
        stage.builder.add_target(Target("button", medallion, Close(), stop=False))
        for place, name in ((left, "undo"), (right, "help")) if form.tall else ():
            draw_tool(stage, name, make_square(place.centre, round(form.touch * 1.4)))
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
            stage.builder.fill(Box(field.x, field.y - 1, field.w, form.unit), look.rubric)
        elif field.x != seats.x:
            inset = field.h // 6
            stage.builder.fill(Box(field.x, field.y + inset, 2, field.h - 2 * inset), look.rule)
        touched: Effect = stage.answer(offered[score.seat]) if score.seat in offered else Open(Scores())
        stage.builder.add_target(Target(f"seat:{score.seat.colour}", field, touched, stop=False))
        stage.builder.hear(f"seat:{score.seat.colour}", score.seat.name)
    contents = _contents(form, scores, fields[0][2:], rows)
    for field, score, content in zip(fields, scores, contents, strict=True):
        behind = look.sheet if asked is not None and asked == score.seat else look.band
        show(stage.place_within(field, behind), content, field.inset(form.unit // 2, form.unit // 2))


def rail_height(stage: Stage) -> int:
    """Return the height of the seats' band in pixels: more for two rows, 0 without a scoreboard."""
    if not stage.snapshot.scoreboard:
        return 0
    return round(stage.form.board * (stage.form.share("rail_two_rows") if _rows(stage) > 1 else 1))


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
    left = box.right - fonts.width(text, FIGURE, size)
    written = builder.line(text, FIGURE, size, look.rubric if change else tint.ink, left, foot)
    builder.late.extend(list_travelling(stage, seat, figure, drawn))
    if any(correction.name == figure.entry for correction in stage.snapshot.changes):
        builder.fill(Box(written.x, foot + stage.form.line, written.w, stage.form.line), look.doubt)


def draw_badge(stage: Stage, box: Box, _tint: Tint, seat: Seat, badge: Figure) -> None:
    """Draw a seat's badge, a crown in gilt; a badge that only one seat can have moves over from the seat that had it before."""
    look, icon = stage.look, badge.icon
    colour = look.gilt if icon == CROWN else icon_colour(stage, icon, look.soft)
    sign = Pictogram(box, recolour(stage.builder.drawing(icon), colour, stage.behind, look.rubric))
    with move_badge(stage, seat, badge):
        stage.builder.items.append(sign)


badge_art = drawing(draw_badge)


@drawing
def rank_art(stage: Stage, box: Box, tint: Tint, seat: Seat, badge: Figure, kind: Type) -> None:
    """Write the number of a rank, which moves with its coronet."""
    with move_badge(stage, seat, badge):
        stage.builder.text(str(badge.number), kind, tint.soft, box, upright="middle")


@drawing
def shield_art(stage: Stage, box: Box, tint: Tint, score: SeatScore, crowned: bool) -> None:
    """Draw a seat's shield; if `crowned`, the seat's crown is on it, as badges have no place of their own."""
    stage.builder.draw_shield(score.seat.colour, box)
    for badge in score.badges if crowned else ():
        if badge.icon == CROWN:
            draw_badge(stage, Box(box.x, box.y - box.h // 4, box.w, box.h // 2), tint, score.seat, badge)


@unchanging
class Contents:
    """What each field shows: the number of figures, their font size, icons and badges or not, the letters of a name."""

    figures: int
    size: int
    iconed: bool = True
    badged: bool = True
    letters: int = 0


@lru_cache(maxsize=32)
def _contents(form: Format, scores: tuple[SeatScore, ...], size: tuple[int, int], rows: int) -> list[LayoutPart]:
    """Describe every field with as much as fits in all of them; names come before further figures."""
    most = max(len(score.figures) for score in scores)
    room = Box(0, 0, *size).inset(form.unit // 2, form.unit // 2)
    large, name = form.choose_size("focus", FIGURE), form.choose_size("answer", FIGURE)
    counts, plain = range(most, 0, -1) if most else (0,), {"iconed": False, "badged": False}
    tried: list[Contents] = []
    for high in (large, name) if rows == 1 else (name, form.choose_size("least", FIGURE)):
        tried += [Contents(count, high, letters=letters) for count in counts for letters in (WHOLE, SHORTENED)]
        tried += [Contents(count, high) for count in counts]
        tried += [Contents(min(1, most), high, iconed=False), Contents(min(1, most), high, **plain)]
    tried += [
        Contents(min(1, most), high, **plain) for high in (form.near_min, round(form.near_min * form.share("rail_squeezed")))
    ]
    for contents in tried:
        made = [_content(form, score, contents, scores, room.w) for score in scores]
        if all(node.measure_width() <= room.w and node.measure_height(room.w) <= room.h for node in made):
            break
    return made


def _content(form: Format, score: SeatScore, contents: Contents, scores: tuple[SeatScore, ...], wide: int) -> LayoutPart:
    size = contents.size
    side = min(round(size * (1.15 if contents.badged else 1.0)), form.board - 2 * form.unit)
    gap = form.unit if contents.badged else form.unit // 2
    shield = Art(shield_art(score, not contents.badged), side, side)
    badges: list[LayoutPart] = []
    for badge in score.badges if contents.badged else ():
        high = round(size * form.share("rail_badge"))
        badges.append(Art(badge_art(score.seat, badge), high, high))
        if badge.number and badge.icon == RANK:  # the number that goes with a coronet
            kind, text = Type(FIGURE, max(high, form.near_min), max(high, form.near_min), 1.0), str(badge.number)
            wide_as = fonts.width(text, FIGURE, kind.size) / kind.size
            badges.append(Art(rank_art(score.seat, badge, kind), kind.size, kind.size, wide_as))
    figures: list[LayoutPart] = []
    for place, figure in enumerate(score.figures[: contents.figures]):
        texts = [sign_number(other.figures[place].number) for other in scores if place < len(other.figures)]
        number = max(fonts.width(text, FIGURE, size) for text in (*texts, "0"))
        lead = round(size * (form.share("rail_icon") + 0.1)) if contents.iconed else 0
        figures.append(Art(figure_art(score.seat, figure, contents.iconed), size, size, (number + lead) / size, "right"))
    if not contents.letters:
        return RowOf((shield, *badges, Grow(Blank()), *figures), gap)
    kind = Type(NAME, form.choose_size("least", NAME), form.near_min, 1.0)
    if form.tall:
        name = Text(fit_name(score.seat.name, kind, wide), kind)
        return ColumnOf((name, RowOf((shield, *badges, Grow(Blank()), *figures), form.unit // 2)))
    name = Text(shorten(score.seat.name, contents.letters), kind)
    return RowOf((shield, name, *badges, Grow(Blank()), *figures), form.unit)
