"""Hourglass: the ring and one giant figure of whole seconds, rules of conduct beside it."""

from __future__ import annotations

import re

from companion.play.live import Running
from companion.play.requests import RunGlass
from companion.screen.layout.hold import Grow, OneOf, Pad, Pads, Sized
from companion.screen.layout.lines import ColumnOf, RowOf
from companion.screen.layout.node import Art, LayoutPart, Text
from companion.screen.page.describe import drawing
from companion.screen.page.describe import show as show_node
from companion.screen.page.effects import Do
from companion.screen.page.plates import Tint, lozenge
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.paint.box import Box
from companion.screen.paint.theme import colour
from companion.screen.views.device.led import beside, well
from companion.screen.widgets.parts import button, buttons, sign, words
from companion.screen.widgets.signs import Icon
from companion.table.questions.device_kinds import Hourglass

ALARM = colour("#FF7A5C")
LAST = 3
"""Seconds in which the figure stands in a lozenge of the alarm's colour."""
MOST_RULES, LINES = 3, 3


@drawing
def alarm(stage: Stage, box: Box, _tint: Tint) -> None:
    """Draw the lozenge behind the last seconds, as large as its box."""
    lozenge(stage.builder, box.centre, round(box.h / 2**0.5), ALARM)


@drawing
def bullet(stage: Stage, box: Box, _tint: Tint) -> None:
    """Draw the gilt lozenge before a rule that has no sign."""
    lozenge(stage.builder, box.centre, box.h // 2, stage.look.gilt)


def running(stage: Stage, question: Hourglass) -> Running:
    """Give the sand as it is: running, stopped, or not begun."""
    if isinstance(stage.live, Running):
        return stage.live
    return Running(question.seconds, question.seconds, stage.now, running=False)


def show(stage: Stage, question: Hourglass) -> None:
    """Lay it out."""
    form, glass = stage.form, running(stage, question)
    stage = stage.within(stage.box.inset(form.pad, form.pad))
    title = Text(stage.words(question.words), form.type("prompt"), 2, align="centre" if form.tall else "left")
    foot = buttons(stage, _buttons(stage, question, glass))
    rules = conduct(stage, question)
    signs = (*question.signs, *("",) * len(rules))
    told = tuple(_rule(stage, rule, icon) for rule, icon in zip(rules, signs, strict=False))
    above = () if form.tall else (title,)
    ways = (
        ColumnOf((Grow(ColumnOf((*above, *told[:count]), form.gap, "middle")), foot), form.gap + form.unit)
        for count in range(len(told), -1, -1)
    )
    page = beside(stage, well(stage, _seconds(stage, glass)), OneOf(tuple(ways)))
    show_node(stage, ColumnOf((title, Grow(page)), form.gap) if form.tall else page)


def _seconds(stage: Stage, glass: Running) -> LayoutPart:
    """Describe the hourglass, the seconds, and the word below; the last seconds stand in the lozenge."""
    form, left = stage.form, glass.whole(stage.now)
    if glass.running and left > 0:
        stage.builder.wake_at(stage.now + max(0.005, (glass.remaining(stage.now) - (left - 1)) * glass.slow))
    figure = form.type("giant")
    if glass.running and 0 < left <= LAST:
        side = form.size("card")
        return Pad(Sized(Text(str(left), figure, ink="ground", align="centre"), high=side, most_high=side), Pads(), alarm())
    unit = words(form, stage.say("screen-seconds", count=left), "label", ink="soft", align="centre")
    side = form.size("thumb")
    glass_sign = Art(Icon("hourglass", "gilt"), side, side)
    return ColumnOf((glass_sign, Text(str(left), figure, align="centre"), unit), 0, "middle")


def conduct(stage: Stage, question: Hourglass) -> tuple[str, ...]:
    """Take the hint's sentences as rules of conduct."""
    hint = stage.words.maybe(question.words, "hint") or ""
    return tuple(part.rstrip(".") for part in re.split(r"(?<=[.!])\s+", hint) if part)[:MOST_RULES]


def _rule(stage: Stage, rule: str, icon: str) -> LayoutPart:
    """Describe a rule of conduct behind its sign, or a lozenge where it has none."""
    form = stage.form
    side = form.type("answer").size
    before = sign(form, icon, "answer", "gilt") if icon else Art(bullet(), side, side)
    return RowOf((before, Grow(Text(rule, form.type("label")._replace(size=side), LINES))), form.gap)


def _buttons(stage: Stage, question: Hourglass, glass: Running) -> list[LayoutPart]:
    step, left = stage.snapshot.step, glass.whole(stage.now)
    run = Do(RunGlass(step, running=True))
    if not glass.running and glass.left >= glass.total:
        return [button(stage, "start", stage.say("screen-start"), run)]
    stop: Sized = button(stage, "stop", stage.say("screen-stop"), stage.answered(min(left, question.seconds)))
    if not glass.running:
        return [button(stage, "start", stage.say("screen-run-on"), run), stop]
    if stage.form.small:
        return [stop]
    return [stop, button(stage, "pause", stage.say("screen-pause"), Do(RunGlass(step, running=False)), icon="pause")]


VIEW = View(show, evening=True, board=False, head=False)
