"""The tour of a first start: the button, the ring and the way back, a minute in all; it can be skipped at every step."""

from __future__ import annotations

from companion.play.requests import TellTour
from companion.screen.layout.hold import Grow, Sized
from companion.screen.layout.lines import ColumnOf, RowOf
from companion.screen.layout.node import Art
from companion.screen.page.effects import Both, Close, Do, Effect, Open, Touring
from companion.screen.page.stage import Stage
from companion.screen.pictures.ring_drawing import ring_art
from companion.screen.widgets.paper import Way, paper, show_paper
from companion.screen.widgets.parts import words
from companion.screen.widgets.signs import Icon

STEPS = ("button", "ring", "undo")
LINES = 9
OVER = Both(Close(), Do(TellTour("")))


def tour(step: int = 0) -> Effect:
    """Open a step of the tour, and say it."""
    return Both(Open(Touring(step)), Do(TellTour(STEPS[step])))


def show_tour(stage: Stage, overlay: Touring) -> None:
    """Show one step: its picture, a few sentences, and the ways on; as on all that is only told, a short press goes on."""
    form, step = stage.form, STEPS[overlay.step]
    side = form.size("picture")
    picture = Art(Icon("undo") if step == "undo" else ring_art(step == "ring"), side // 2, side)
    told = words(form, stage.say(f"tour-{step}-words"), "rule", lines=LINES)
    last = overlay.step + 1 == len(STEPS)
    ways = [Way("done", stage.say("tour-done"), OVER, "check", told=True)]
    if not last:
        ways = [Way("next", stage.say("screen-go-on"), tour(overlay.step + 1), "next", told=True)]
        ways.append(Way("skip", stage.say("tour-skip"), OVER))
    body = (
        ColumnOf((picture, Grow(told)), form.gap) if form.tall else RowOf((Sized(picture, wide=side), Grow(told)), form.gap * 2)
    )
    show_paper(stage, paper(stage, stage.say(f"tour-{step}"), body, ways), OVER)
