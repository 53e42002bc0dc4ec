"""The end: banners hang from a rod, their length is the score; place, sign, figure and name on each; and why it is over."""

from __future__ import annotations

from companion.play.acts import Leave
from companion.screen.page.effects import Do, Open, Scores, Undoing
from companion.screen.page.plates import rounded
from companion.screen.page.stage import Stage
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import Type, fit, named
from companion.screen.paint.theme import hexed, seat_looks
from companion.screen.pictures.banners import banner
from companion.screen.widgets.basics import Button, answer
from companion.table.game import Outcome, Placing
from companion.table.phrase import phrase

FEW = 4
"""So many banners hang apart; more hang closer and take some of the words' room."""


def show_final(stage: Stage) -> None:
    """Lay it out."""
    outcome = stage.snapshot.outcome
    if outcome is None:
        return
    form = stage.form
    box = stage.box.trim(left=form.px(60, 20, 36), right=form.px(60, 20, 36), bottom=form.px(34, 18, 48))
    placings = _placings(stage, outcome)
    if form.tall:
        title = stage.builder.text(
            _winners(stage, outcome), _title(stage), stage.look.ink, box.trim(top=form.px(0, 0, 44)), most=2, align="centre"
        )
        area = Box(box.x, title.bottom + form.gap, box.w, form.px(0, 0, 560))
        words = box.trim(top=area.bottom - box.y + form.gap)
    else:
        many = len(placings) > FEW
        area = box.left_part(form.px(640, 450 if many else 400, 0)).trim(top=form.px(26, 16, 0))
        words = box.trim(left=area.w + form.px(60, 22 if many else 26, 0), top=form.px(56, 22, 0))
    _banners(stage, placings, area)
    _words(stage, outcome, words)


def _placings(stage: Stage, outcome: Outcome) -> tuple[Placing, ...]:
    if outcome.standing:
        return tuple(sorted(outcome.standing, key=lambda placing: placing.place))
    others = [seat for seat in stage.snapshot.seats if seat not in outcome.winners]
    return tuple(Placing(1, seat, 0) for seat in outcome.winners) + tuple(Placing(2, seat, 0) for seat in others)


def _winners(stage: Stage, outcome: Outcome) -> str:
    return stage.words(phrase("screen-wins", winners=outcome.winners, count=len(outcome.winners)))


def _title(stage: Stage) -> Type:
    form = stage.form
    return Type(FontFace.SERIF_SEMIBOLD, form.letters(84, 60, 104), form.px(60, 48, 76), 1.0)


def _banners(stage: Stage, placings: tuple[Placing, ...], area: Box) -> None:
    form, look = stage.form, stage.look
    gap = form.px(24, 12, 18) if len(placings) <= FEW else form.px(10, 4, 6)
    best = max((placing.figure for placing in placings), default=0)
    rod = Box(area.x - form.px(14, 8, 10), area.y, area.w + 2 * form.px(14, 8, 10), form.px(16, 12, 16))
    cloths = area.trim(top=form.px(10, 8, 10)).columns(max(FEW, len(placings)), gap)
    for cloth, placing in zip(cloths, placings, strict=False):
        share = placing.figure / best if best > 0 else 1.0
        high = max(form.px(344, 254, 382), round(cloth.h * min(1.0, share) * 0.98))
        _banner(stage, placing, Box(cloth.x, cloth.y, cloth.w, high), counted=best > 0)
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
    figure = Type(FontFace.SANS_BOLD, form.letters(76, 60, 84), form.near_min, 1.0)
    below = Box(box.x, sign.bottom + form.px(6, 2, 6), box.w, figure.size)
    if counted:
        stage.builder.text(str(placing.figure), figure, ink, below.inset(4, 0), align="centre", upright="middle")
    name = Type(FontFace.SERIF_SEMIBOLD, form.letters(34, 28, 44), form.near_min, 1.2)
    row = Box(box.x, below.bottom, box.w, round(name.size * 1.2)).inset(3, 0)
    stage.builder.text(named(placing.seat.name, name, row.w), name, ink, row, align="centre")


def _words(stage: Stage, outcome: Outcome, box: Box) -> None:
    form, look = stage.form, stage.look
    buttons: list[Button] = [
        ("done", stage.say("screen-done"), Do(Leave()), ""),
        ("scores", stage.say("screen-scores"), Open(Scores()), ""),
    ]
    if stage.snapshot.can_undo:
        buttons.append(("undo", stage.say("screen-take-back"), Open(Undoing()), ""))
    high, gap = form.touch_answer, round(form.gap * 1.4)
    shown = buttons[: form.of(3, 2, 2)]
    area = box.bottom_part(high * len(shown) + gap * (len(shown) - 1))
    room = Box(box.x, box.y, box.w, area.y - box.y - form.gap)
    if not form.tall:
        side = form.px(86, 56, 0)
        stage.builder.icon("crown", Box(room.x, room.y, side, side), look.gilt, look.ground)
        words, kind = _winners(stage, outcome), _title(stage)
        lines = 1 if fit(words, kind, room.w, 1).whole else 2
        title = stage.builder.text(words, kind, look.ink, room.trim(top=side + form.px(18, 8, 0)), most=lines)
        room = room.trim(top=title.bottom - room.y + form.px(18, 8, 0))
    reason = Type(FontFace.SERIF, form.letters(38, 32, 52), form.near_min, 1.2)
    stage.builder.text(
        stage.words(outcome.reason), reason, look.ink, room, most=form.of(4, 4, 3), align="centre" if form.tall else "left"
    )
    for row, (name, label, effect, icon) in zip(area.rows(len(shown), gap), shown, strict=True):
        answer(stage, name, row, label, effect, icon=icon)
