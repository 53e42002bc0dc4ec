"""The end: banners hang from a rod, their length is the score; place, sign, figure and name on each; and why it is over."""

from __future__ import annotations

from collections.abc import Sequence

from companion.play.acts import Leave, OneMore, ToPhone
from companion.screen.page.builder import Align
from companion.screen.page.effects import Do, Open, Scores, TurnPage, Undoing
from companion.screen.page.plates import rounded
from companion.screen.page.stage import Stage
from companion.screen.paint import fonts, styles
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.formats import Format, FormatShape
from companion.screen.paint.text import Type, fit, signed
from companion.screen.paint.theme import hexed, seat_looks
from companion.screen.pictures.banners import banner
from companion.screen.views.tell.pennants import pennants
from companion.screen.widgets.basics import Button, answer
from companion.table.game import Outcome, Placing
from companion.table.phrase import phrase
from companion.table.seats import Seat

PAIR = 2
FEW = 4
"""So many banners hang apart; more hang closer and take some of the words' room."""
SHORTEST = 396
"""The least height of the banners on an upright screen, which the shortest of them needs with its name."""
STORY = 1.1
"""The least height of a player's line, in parts of the smallest letters."""
TOLD_UPRIGHT = 8
"""So many pennants with a line below each find room on a page of an upright screen."""
CROWD = 5
"""More banners than so many have a row each."""
ALIGNED: tuple[Align, Align, Align] = ("left", "left", "centre")
UNCOUNTED = 0.8
"""How long the banner of somebody who has not won is beside a winner's, where nothing was counted."""


def show_final(stage: Stage) -> None:
    """Lay it out."""
    outcome = stage.snapshot.outcome
    if outcome is None:
        return
    form = stage.form
    box = stage.box.trim(left=form.px(60, 20, 36), right=form.px(60, 20, 36), bottom=form.px(34, 18, 48))
    placings = _placings(stage, outcome)
    pages = 2 if form.tall and len(placings) > TOLD_UPRIGHT and _told(stage, outcome) else 1
    box = _foot(stage, box, pages)
    if not names_fit(stage, placings, box if form.tall else _hung(form, box, placings)):
        _in_rows(stage, outcome, placings, box, pages)
        return
    if form.tall:
        title = _headline(stage, outcome, box.trim(top=form.px(0, 0, 44)), most=2)
        left = box.bottom - title.bottom - form.px(0, 0, 190 + 62 * len(_told(stage, outcome)))
        area = Box(box.x, title.bottom + form.gap, box.w, max(form.px(0, 0, SHORTEST), min(form.px(0, 0, 560), left)))
        words = box.trim(top=area.bottom - box.y + form.gap)
    else:
        many = len(placings) > FEW
        area = _hung(form, box, placings)
        words = box.trim(
            left=area.w + form.px(60, 22 if many else 26, 0),
            top=form.px(56, 22, 0) - (form.px(0, 12, 0) if stage.snapshot.stories else 0),
        )
    _banners(stage, placings, area)
    _words(stage, outcome, words)


def _hung(form: Format, box: Box, placings: Sequence[Placing]) -> Box:
    """Give the place of banners on a screen that lies."""
    return box.left_part(form.px(640, 414 if len(placings) > FEW else 400, 0)).trim(top=form.px(26, 16, 0))


def _in_rows(stage: Stage, outcome: Outcome, placings: tuple[Placing, ...], box: Box, pages: int) -> None:
    """Write who has won and why above pennants, each with its player's line; on the last of several pages those placed last."""
    form = stage.form
    title = _headline(stage, outcome, box.trim(top=form.px(20, 10, 44)), most=2, small=True)
    below = box.trim(top=title.bottom - box.y)
    reason, align = _reason(stage, outcome), form.of(*ALIGNED)
    used = stage.builder.text(reason, _reason_type(form), stage.look.ink, below, most=form.of(2, 1, 3), align=align)
    area = below.trim(top=used.h * bool(reason) + form.px(14, 8, 30))
    each = -(-len(placings) // pages)
    here = slice(min(stage.layer.page, pages - 1) * each, None)
    pennants(stage, placings[here][:each], _shares(placings)[here][:each], dict(_told(stage, outcome)), area)


def _placings(stage: Stage, outcome: Outcome) -> tuple[Placing, ...]:
    if outcome.standing:
        return tuple(sorted(outcome.standing, key=lambda placing: placing.place))
    others = [seat for seat in stage.snapshot.seats if seat not in outcome.winners]
    return tuple(Placing(1, seat) for seat in outcome.winners) + tuple(Placing(2, seat) for seat in others)


def _winners(stage: Stage, outcome: Outcome) -> str:
    if not outcome.winners:
        return stage.words(outcome.reason)
    if len(outcome.winners) == len(stage.snapshot.seats) > PAIR:
        return stage.say("screen-all-win")
    return stage.words(phrase("screen-wins", winners=outcome.winners, count=len(outcome.winners)))


def _reason(stage: Stage, outcome: Outcome) -> str:
    """Say why it is over; nothing where that is the headline already."""
    return stage.words(outcome.reason) if outcome.winners else ""


def _reason_type(form: Format) -> Type:
    return Type(FontFace.SERIF, form.letters(38, 32, 52), form.near_min, 1.2)


def _headline(stage: Stage, outcome: Outcome, box: Box, most: int, *, small: bool = False) -> Box:
    """Write who has won in as few lines as its smallest letters allow, at most so many; give the box it takes."""
    form = stage.form
    words = _winners(stage, outcome)
    kind = Type(FontFace.SERIF_SEMIBOLD, form.letters(84, 60, 104), form.px(60, 48, 76), 1.0)
    if small or not fit(words, kind, box.w, most).whole:
        kind = Type(kind.face, form.letters(64, 48, 84), form.px(46, 36, 56), 1.0)
    lines = next((count for count in range(1, most) if fit(words, kind, box.w, count).whole), most)
    return stage.builder.text(words, kind, stage.look.ink, box, most=lines, align="centre" if form.tall else "left")


def names_fit(stage: Stage, placings: Sequence[Placing], area: Box) -> bool:
    """Tell whether banners side by side leave each name its room."""
    kind = _name_type(stage.form)
    room = _cloths(stage.form, placings, area)[0].inset(stage.form.px(3, 1, 3), 0).w
    return len(placings) <= CROWD and all(fonts.width(placing.seat.name, kind.face, kind.least) <= room for placing in placings)


def _cloths(form: Format, placings: Sequence[Placing], area: Box) -> tuple[Box, ...]:
    return area.trim(top=form.px(10, 8, 10)).columns(max(FEW, len(placings)), _between(form, placings))


def _between(form: Format, placings: Sequence[Placing]) -> int:
    return form.px(24, 12, 18) if len(placings) <= FEW else form.px(10, 4, 6)


def _shares(placings: Sequence[Placing]) -> list[float]:
    """Give how long each banner is, in parts of the longest; where nothing was counted those who have won have the longest."""
    best = max((placing.figure or 0 for placing in placings), default=0)
    plain = [1.0 if placing.place == 1 else UNCOUNTED for placing in placings]
    return [min(1.0, (placing.figure or 0) / best) for placing in placings] if best > 0 else plain


def standing(stage: Stage, placings: tuple[Placing, ...], area: Box) -> None:
    """Hang the banners of a standing from a rod; where their names find no room, as pennants one below the other."""
    if names_fit(stage, placings, area):
        _banners(stage, placings, area)
    else:
        pennants(stage, placings, _shares(placings), {}, area)


def _banners(stage: Stage, placings: tuple[Placing, ...], area: Box) -> None:
    form, look = stage.form, stage.look
    gap = _between(form, placings)
    counted = any(placing.figure for placing in placings)
    rod = Box(area.x - form.px(14, 8, 10), area.y, area.w + 2 * form.px(14, 8, 10), form.px(16, 12, 16))
    cloths = _cloths(form, placings, area)
    inward = (len(cloths) - len(placings)) * (cloths[0].w + gap) // 2
    for cloth, placing, share in zip(cloths, placings, _shares(placings), strict=False):
        high = max(min(cloth.h, form.px(344, 254, 382)), round(cloth.h * share * 0.98))
        _banner(stage, placing, Box(cloth.x + inward, cloth.y, cloth.w, high), counted=counted)
    stage.builder.shapes(rod, rounded(rod, 0, rod.h / 2, f'fill="{hexed(look.gilt)}"'))


def _banner(stage: Stage, placing: Placing, box: Box, *, counted: bool) -> None:
    form = stage.form
    look = seat_looks().get(placing.seat.colour, seat_looks()["grey"])
    plain = min(round(box.h * 0.82), form.px(292, 220, 330))
    notch = form.px(46, 30, 46)
    banner(stage.builder, box, look, plain, notch)
    ink = look.charge
    place = Type(FontFace.SANS_SEMIBOLD, form.letters(34, 30, 46), form.near_min, 1.0)
    row = box.trim(top=form.px(28, 16, 24)).top_part(place.size)
    stage.builder.text(f"{placing.place}.", place, ink, row, align="centre", upright="middle")
    side = min(form.px(98, 62, 100), box.w - form.px(12, 8, 12))
    sign = Box(box.centre[0] - side // 2, row.bottom + form.px(14, 6, 12), side, side)
    stage.builder.icon(f"sign-{look.sign}", sign, ink, look.field)
    figure = Type(FontFace.SANS_BOLD, form.letters(76, 60, 84), min(form.near_min, box.w * 2 // 5), 1.0)
    below = Box(box.x, sign.bottom + form.px(6, 2, 6), box.w, figure.size)
    if counted:
        stage.builder.text(signed(placing.figure or 0), figure, ink, below.inset(4, 0), align="centre", upright="middle")
    name = _name_type(form)
    row = Box(box.x, below.bottom, box.w, round(name.size * 1.2)).inset(form.px(3, 1, 3), 0)
    stage.builder.text(placing.seat.name, name, ink, row, align="centre")


def _name_type(form: Format) -> Type:
    return Type(FontFace.SERIF_SEMIBOLD, form.letters(34, 28, 44), form.near_min, 1.2)


def _words(stage: Stage, outcome: Outcome, box: Box) -> None:
    """Write who has won and why, and below it a line of each player."""
    form, look = stage.form, stage.look
    told = _told(stage, outcome)
    room = box
    if not form.tall:
        side = form.px(86, 0 if told else 56, 0)
        if side:
            stage.builder.icon("crown", Box(room.x, room.y, side, side), look.gilt, look.ground)
        title = _headline(stage, outcome, room.trim(top=side + form.px(18, 2, 0)), most=3)
        room = room.trim(top=title.bottom - room.y + form.px(18, 4, 0))
    reason, kind, most = _reason(stage, outcome), _reason_type(form), form.of(4, 4, 3)
    below = _stories_height(form, told, room.w) if told else 0
    if below and not fit(reason, kind, room.w, most, room.h - below).whole:
        told, below = [], 0
    room = room.trim(bottom=below)
    used = stage.builder.text(reason, kind, look.ink, room, most=most, align="centre" if form.tall else "left")
    room = room.trim(bottom=-below)
    _stories(stage, told, room.trim(top=used.bottom - room.y + form.px(20, 6, 16)))


def _told(stage: Stage, outcome: Outcome) -> list[tuple[Seat, str]]:
    """Give a line of each player, as they are placed: the story, else what explains the place where nothing was counted."""
    notes = {line.seat: line.note for line in outcome.standing if line.note is not None and line.figure is None}
    lines = {**notes, **stage.snapshot.stories}
    seats = [placing.seat for placing in _placings(stage, outcome)]
    return [(seat, stage.words(lines[seat])) for seat in seats if seat in lines]


def _stories(stage: Stage, told: list[tuple[Seat, str]], room: Box) -> None:
    """Write a line of each player, with the shield before it; one that is too long flows into a second."""
    form, look = stage.form, stage.look
    kind, rows = styles.story(form), _story_rows(form, told, room.w)
    high = min(form.px(60, 44, 62), room.h // max(1, sum(rows)))
    side = min(high - 2, form.px(50, 36, 56))
    top = room.y
    for (seat, line), most in zip(told, rows, strict=True):
        row = Box(room.x, top, room.w, high * most)
        stage.builder.shield(seat.colour, Box(row.x, row.centre[1] - side // 2, side, side))
        stage.builder.text(line, kind, look.ink, row.trim(left=_story_indent(form)), most=most, upright="middle")
        top = row.bottom


def _story_indent(form: Format) -> int:
    return form.px(50, 36, 56) + form.px(16, 8, 16)


def _story_rows(form: Format, told: list[tuple[Seat, str]], width: int) -> list[int]:
    """Count the rows that each player's line takes."""
    kind, room = styles.story(form), width - _story_indent(form)
    return [1 if fit(line, kind, room, 1).whole else 2 for _, line in told]


def _stories_height(form: Format, told: list[tuple[Seat, str]], width: int) -> int:
    """Give the least height that the lines of all players need, with the gap above them."""
    return sum(_story_rows(form, told, width)) * round(form.near_min * STORY) + form.px(20, 6, 16)


def _foot(stage: Stage, box: Box, pages: int) -> Box:
    """Set what leads on along the foot, one more game first, above it the way to the next page; give the room above."""
    form = stage.form
    buttons: list[Button] = [
        ("again", stage.say("history-again-short"), Do(OneMore()), "redo"),
        ("phone", stage.say("history-phone"), Do(ToPhone()), "next"),
        ("done", stage.say("screen-done"), Do(Leave()), ""),
        ("scores", stage.say("screen-scores"), Open(Scores()), ""),
    ]
    if stage.snapshot.can_undo and form.shape is FormatShape.WIDE:
        buttons.append(("undo", stage.say("screen-take-back"), Open(Undoing()), ""))
    gap = round(form.gap * 1.2)
    if pages > 1:
        _turning(stage, box.bottom_part(form.touch_answer * 3 + gap * 2).top_part(form.touch_answer), pages)
    columns = 2 if form.tall else len(buttons)
    rows = -(-len(buttons) // columns)
    area = box.bottom_part(form.touch_answer * rows + gap * (rows - 1))
    cells = [cell for row in area.rows(rows, gap) for cell in row.columns(columns, form.gap)]
    kind = Type(FontFace.SANS_SEMIBOLD, form.letters(36, 30, 46), form.near_min, 1.04)
    for cell, (name, label, effect, icon) in zip(cells, buttons, strict=False):
        answer(stage, name, cell, label, effect, icon="" if form.small else icon, kind=kind)
    return box.trim(bottom=area.h + form.px(30, 14, 24) + (form.touch_answer + gap if pages > 1 else 0))


def _turning(stage: Stage, box: Box, pages: int) -> None:
    """Set the way to the next page; from the last one the focus goes on to one more game."""
    page = min(stage.layer.page, pages - 1)
    label = stage.say("screen-more-of", page=page + 1, pages=pages)
    turned = TurnPage((page + 1) % pages, "again" if page + 2 == pages else "more")
    answer(stage, "more", box, label, turned, icon="next")
