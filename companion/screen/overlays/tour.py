"""The tour of a first start: the button, the ring and the way back, a minute in all; it can be skipped at every step."""

from __future__ import annotations

from companion.play.requests import TellTour
from companion.screen.overlays.paper import paper
from companion.screen.page.effects import Both, Close, Do, Effect, Open, Touring
from companion.screen.page.stage import Stage
from companion.screen.paint import styles
from companion.screen.paint.box import Box
from companion.screen.paint.theme import Colour, colour
from companion.screen.pictures.ring_drawing import ring
from companion.screen.widgets.basics import Button, answers

STEPS = ("button", "ring", "undo")
LIT = 4
"""So many lamps say whose turn it is."""


OVER = Both(Close(), Do(TellTour("")))


def tour(step: int = 0) -> Effect:
    """Open a step of the tour, and say it."""
    return Both(Open(Touring(step)), Do(TellTour(STEPS[step])))


def show_tour(stage: Stage, overlay: Touring) -> None:
    """Lay out one step: its picture, two sentences, and the ways on."""
    form, step = stage.form, STEPS[overlay.step]
    inner = paper(stage, stage.say(f"tour-{step}"))
    stage.builder.back = OVER
    ways = _ways(stage, overlay.step)
    rows = len(ways) if form.tall else 1
    room = inner.box.trim(bottom=form.touch_answer * rows + round(form.gap * 1.3) * (rows - 1) + form.gap)
    side = min(form.px(280, 180, 300), room.h, room.w // 2)
    _picture(inner, step, Box(room.x, room.y, side, side))
    words = room.trim(top=side + form.gap) if form.tall else room.trim(left=side + form.gap * 2)
    stage.builder.text(stage.say(f"tour-{step}-words"), styles.rule(form), stage.look.ink, words, most=form.of(6, 7, 9))
    answers(inner, inner.box, ways)


def _ways(stage: Stage, step: int) -> list[Button]:
    if step + 1 == len(STEPS):
        return [("done", stage.say("tour-done"), OVER, "check")]
    return [("next", stage.say("screen-go-on"), tour(step + 1), "next"), ("skip", stage.say("tour-skip"), OVER, "")]


def _picture(stage: Stage, step: str, box: Box) -> None:
    stage.builder.to_be_seen(step, box)
    if step == "undo":
        stage.builder.icon("undo", box.inset(box.w // 8), stage.look.ink, stage.behind)
        return
    lamp = colour("#4A90E2")
    dark: Colour = (0, 0, 0)
    lit = tuple(lamp if step == "ring" and place < LIT else dark for place in range(24))
    ring(stage.builder, box, lit, button=True)
