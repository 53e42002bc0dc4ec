"""One seat's field on the scoreboard: shield, name, badges and figures; the more seats there are, the less of it."""

from __future__ import annotations

from dataclasses import dataclass

from companion.screen.page.builder import Fault
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts, styles
from companion.screen.paint.box import Box, square
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import named
from companion.screen.widgets.basics import badge_colour
from companion.table.game import Figure, SeatScore

RANKS = ("crown", "coronet")
"""The badges of the first and of every other rank."""

IN_ONE_ROW = 4
"""So many seats stand on the scoreboard with all that is shown of them; more are drawn closer."""


def seat_field(stage: Stage, score: SeatScore, *, asked: bool) -> None:
    """Draw the field in the stage's box."""
    crowded = len(stage.snapshot.scoreboard) > IN_ONE_ROW
    if crowded and stage.form.of(False, True, False):
        _narrow_field(stage, score, asked=asked)
    elif crowded and stage.form.tall:
        _low_field(stage, score)
    elif stage.form.tall:
        _tall_field(stage, score)
    else:
        _wide_field(stage, score, asked=asked)


def _wide_field(stage: Stage, score: SeatScore, *, asked: bool) -> None:
    form = stage.form
    box = stage.box.inset(form.px(14, 9, 0), form.px(14, 8, 0)).trim(top=form.px(4, 4, 0))
    side = form.shield_board
    narrow = form.small or box.w < form.px(236, 0, 0)
    shield_side = form.px(50, 46, 0) if narrow else side
    top = box.y if narrow else box.y + (box.h - side) // 2
    stage.builder.shield(score.seat.colour, Box(box.x, top, shield_side, shield_side))
    text = box.trim(left=shield_side + form.px(12, 7, 0))
    upper = Box(text.x, box.y, text.w, box.h * 46 // 100)
    lower = Box(box.x if narrow else text.x, upper.bottom, box.right - (box.x if narrow else text.x), box.h - upper.h)
    taken = _badges(stage, score, upper)
    _name(stage, score, upper.trim(right=taken), underlined=asked)
    _figures(stage, score, lower)


def _narrow_field(stage: Stage, score: SeatScore, *, asked: bool) -> None:
    """Draw the name over shield and badge over the figures."""
    form = stage.form
    box = stage.box.inset(form.px(0, 5, 0), 0).trim(top=form.px(0, 6, 0), bottom=form.px(0, 2, 0))
    upper, lower = box.top_part(form.px(0, 34, 0)), box.bottom_part(form.px(0, 32, 0))
    side = form.px(0, 36, 0)
    stage.builder.shield(score.seat.colour, Box(box.x, upper.bottom + form.px(0, 1, 0), side, side))
    _badges(stage, score, Box(box.x + side, upper.bottom, box.w - side, side))
    _name(stage, score, upper, underlined=asked)
    _figures(stage, score, lower)


def _low_field(stage: Stage, score: SeatScore) -> None:
    """Draw shield and name over the figures, as high as half the tall screen's band."""
    form = stage.form
    box = stage.box.inset(form.px(0, 0, 6), 0).trim(top=form.px(0, 0, 8), bottom=form.px(0, 0, 2))
    side = form.px(0, 0, 48)
    upper = box.top_part(side)
    stage.builder.shield(score.seat.colour, upper.left_part(side))
    text = upper.trim(left=side + form.px(0, 0, 8))
    _name(stage, score, text.trim(right=_badges(stage, score, text)), underlined=False)
    _figures(stage, score, box.trim(top=side))


def _tall_field(stage: Stage, score: SeatScore) -> None:
    form, box = stage.form, stage.box
    inner = box.inset(form.px(0, 0, 8), form.px(0, 0, 10))
    side = form.shield_board
    stage.builder.shield(score.seat.colour, Box(inner.x, inner.y + form.px(0, 0, 4), side, side))
    text = Box(inner.x + side + form.px(0, 0, 6), inner.y, inner.w - side - form.px(0, 0, 6), side)
    _name(stage, score, text.top_part(round(side * 0.66)), underlined=False)
    shown = [badge for badge in score.badges if badge.icon != "coronet"]
    width = len(shown) * form.px(0, 0, 40)
    _badges(stage, score, Box(text.x, text.y + round(side * 0.58), min(text.w, width), round(side * 0.7)))
    rows = inner.trim(top=side + form.px(0, 0, 14))
    _stacked(stage, score.figures[:3], rows)


def _stacked(stage: Stage, figures: tuple[Figure, ...], box: Box) -> None:
    """Set the figures one below the other."""
    form = stage.form
    size = form.px(0, 0, 62 if len(figures) < 3 else 44)  # noqa: PLR2004 - three rows stand closer
    for row, figure in zip(box.rows(max(2, len(figures)), 0), figures, strict=False):
        line = Lining(size, form.px(0, 0, 16), fonts.width(str(figure.number), FontFace.SANS_SEMIBOLD, size))
        _figure(stage, figure, row.trim(left=form.px(0, 0, 8)), line)


def _name(stage: Stage, score: SeatScore, box: Box, *, underlined: bool) -> None:
    kind = styles.near_serif(stage.form)
    name = named(score.seat.name, kind, box.w)
    written = stage.builder.text(name, kind, stage.look.ink, box, upright="middle")
    if underlined:
        under = written.y + written.h - round(2 * stage.form.scale)
        stage.builder.fill(Box(written.x, under, written.w, max(3, round(4 * stage.form.scale))), stage.look.rubric)


def _badges(stage: Stage, score: SeatScore, box: Box) -> int:
    """Draw the badges at the right, a rank with its number; on narrow screens only its number."""
    form, look = stage.form, stage.look
    side = form.px(26, 26, 34)
    right = box.right
    wide = form.of(True, False, False) and box.w > form.px(150, 0, 0)
    for badge in reversed(score.badges):
        if badge.icon == "coronet" and not wide:
            right -= _rank(stage, badge, box, right)
            continue
        colour = badge_colour(stage, badge.icon)
        if badge.icon in RANKS and wide and badge.number:
            text, size = str(badge.number), form.px(28, 28, 34)
            right -= fonts.width(text, FontFace.SANS_SEMIBOLD, size)
            stage.builder.line(text, FontFace.SANS_SEMIBOLD, size, look.soft, right, box.centre[1] + round(size * 0.33))
            right -= form.px(4, 3, 3)
        right -= side
        spot = square((right + side // 2, box.centre[1]), side)
        stage.builder.icon(badge.icon, spot, colour, stage.behind)
        right -= form.px(6, 5, 5)
    return box.right - right


def _rank(stage: Stage, badge: Figure, box: Box, right: int) -> int:
    """Write the number of a rank below the first without its coronet, where the name has room beside it; give the width."""
    form = stage.form
    text, size = f"{badge.number}.", form.near_min
    if box.w < form.px(110, 80, 90):
        return 0
    width = fonts.width(text, FontFace.SANS_SEMIBOLD, size)
    stage.builder.line(text, FontFace.SANS_SEMIBOLD, size, stage.look.soft, right - width, box.centre[1] + round(size * 0.33))
    return width + form.px(6, 5, 5)


@dataclass(frozen=True)
class Lining:
    """How figures are set, the same at every seat: letter size, gap after the icon, width of a number; all in pixels."""

    size: int
    gap: int
    number: int

    @property
    def icon(self) -> int:
        """Side of an icon."""
        return round(self.size * 0.72)

    @property
    def pitch(self) -> int:
        """From icon to icon."""
        return self.icon + self.gap + self.number + 2 * self.gap

    def width(self, count: int) -> int:
        """Pixels that so many figures take."""
        return count * self.pitch - 2 * self.gap


def _lining(stage: Stage, count: int, box: Box) -> Lining | None:
    """Find the largest setting in which so many figures of every seat find room; None where there is none."""
    form = stage.form
    numbers = [str(figure.number) for score in stage.snapshot.scoreboard for figure in score.figures[:count]]
    for size in range(max(form.near_min, min(form.figure, round(box.h * 0.9))), form.near_min - 1, -1):
        widest = max(fonts.width(text, FontFace.SANS_SEMIBOLD, size) for text in ("00", *numbers))
        line = Lining(size, max(2, size // 8), widest)
        if line.width(count) <= box.w:
            return line
    return None


def _figures(stage: Stage, score: SeatScore, box: Box) -> None:
    """Set the figures side by side, as large as they fit; where there is no room for all, every seat has fewer."""
    most = max((len(each.figures) for each in stage.snapshot.scoreboard), default=0)
    for count in range(most, 0, -1):
        line = _lining(stage, count, box)
        if line is not None:
            for place, figure in enumerate(score.figures[:count]):
                _figure(stage, figure, box.trim(left=place * line.pitch), line)
            return


def _figure(stage: Stage, figure: Figure, box: Box, line: Lining) -> None:
    look = stage.look
    spot = square((box.x + line.icon // 2, box.centre[1]), line.icon)
    stage.builder.icon(figure.icon, spot, look.soft, stage.behind)
    left, baseline = box.x + line.icon + line.gap, box.centre[1] + round(line.size * 0.33)
    written = stage.builder.line(str(figure.number), FontFace.SANS_SEMIBOLD, line.size, look.ink, left, baseline)
    if written.right > stage.box.right:
        stage.builder.faults.append(Fault("runs into the next field", f"{figure.icon} {figure.number}"))
    _pen_stroke(stage, figure, written)


def _pen_stroke(stage: Stage, figure: Figure, written: Box) -> None:
    """Draw the small stroke under a figure that was corrected by hand."""
    if any(change.name == figure.entry for change in stage.snapshot.changes):
        stage.builder.fill(Box(written.x, written.bottom - round(6 * stage.form.scale), written.w, 3), stage.look.doubt)
