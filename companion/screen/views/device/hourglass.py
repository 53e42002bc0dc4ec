"""Hourglass: the ring and one giant figure of whole seconds, rules of conduct beside it."""

from __future__ import annotations

import re

from companion.play.live import Running
from companion.play.requests import RunGlass
from companion.screen.page.effects import Do
from companion.screen.page.plates import lozenge
from companion.screen.page.stage import Stage
from companion.screen.page.view import View
from companion.screen.paint import fonts, styles
from companion.screen.paint.box import Box, square
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import Type, fit
from companion.screen.paint.theme import Colour, colour
from companion.screen.pictures.ring_drawing import DARK, ring
from companion.screen.views.device.led import halves
from companion.screen.widgets.basics import Button, answers
from companion.table.questions.device_kinds import Hourglass

ALARM = colour("#FF7A5C")
LAST = 3
MOST_RULES = 3


def running(stage: Stage, question: Hourglass) -> Running:
    """Give the sand as it is: running, stopped, or not begun."""
    if isinstance(stage.live, Running):
        return stage.live
    return Running(question.seconds, question.seconds, stage.now, running=False)


def show(stage: Stage, question: Hourglass) -> None:
    """Lay it out."""
    form = stage.form
    room = stage.box.inset(form.px(60, 22, 36), form.px(30, 14, 40))
    glass = running(stage, question)
    title = stage.words(question.words)
    if form.tall:
        kind = styles.heading(form)
        used = stage.builder.text(title, kind, stage.look.ink, room, most=2, align="centre")
        room = room.trim(top=used.h + form.gap)
    round_box, words = halves(stage.within(room), 620, 420, 600)
    well = ring(stage.builder, round_box, DARK)
    _figure(stage, well, glass)
    _words(stage.within(words), question, glass, "" if form.tall else title)


def _figure(stage: Stage, well: Box, glass: Running) -> None:
    """Set the hourglass, the seconds, and the word below; in the last seconds in a lozenge of the alarm's colour."""
    form, look = stage.form, stage.look
    left = glass.whole(stage.now)
    if glass.running and left > 0:
        stage.builder.wake_at(stage.now + max(0.005, (glass.remaining(stage.now) - (left - 1)) * glass.slow))
    last = glass.running and 0 < left <= LAST
    size = form.px(280, 190, 290)
    if last:
        lozenge(stage.builder, well.centre, round(size * 0.95), ALARM)
    text = str(left)
    while fonts.width(text, FontFace.SANS_BOLD, size) > well.w * 0.72:
        size -= 8
    ink: Colour = look.ground if last else look.ink
    width = fonts.width(text, FontFace.SANS_BOLD, size)
    baseline = well.centre[1] + round(FontFace.SANS.cap * size / 2)
    stage.builder.line(text, FontFace.SANS_BOLD, size, ink, well.centre[0] - width // 2, baseline)
    if last:
        return
    side = form.px(58, 40, 58)
    stage.builder.icon("hourglass", square((well.centre[0], baseline - round(size * 0.66) - side), side), look.gilt, look.well)
    word = Type(FontFace.SANS, form.letters(40, 32, 44), form.near_min, 1.0)
    below = Box(well.x, baseline + form.px(22, 12, 22), well.w, round(word.size * 1.1))
    stage.builder.text(stage.say("screen-seconds", count=left), word, look.soft, below, align="centre")


def _words(stage: Stage, question: Hourglass, glass: Running, title: str) -> None:
    form, box = stage.form, stage.box
    rules = conduct(stage, question)
    signs = (*question.signs, *("",) * len(rules))
    buttons = _buttons(stage, question, glass)
    foot = box if form.tall else box.trim(bottom=form.px(40, 10, 0))
    room = box.trim(bottom=form.touch_answer + form.gap)
    if title:
        kind = Type(FontFace.SERIF_SEMIBOLD, form.letters(84, 60, 86), form.prompt_min, 1.04)
        height = fit(title, kind, room.w, 2).height
        body = sum(_rule_height(stage, rule, room.w) for rule in rules)
        top = max(0, (room.h - height - body - form.gap) // 2)
        used = stage.builder.text(title, kind, stage.look.ink, room.trim(top=top), most=2)
        room = room.trim(top=used.bottom - room.y + form.gap)
    for rule, sign in zip(rules, signs, strict=False):
        high = _rule_height(stage, rule, room.w)
        if high > room.h:
            break
        _rule(stage, rule, sign, room.top_part(high))
        room = room.trim(top=high)
    answers(stage, foot, buttons)


def conduct(stage: Stage, question: Hourglass) -> tuple[str, ...]:
    """Take the hint's sentences as rules of conduct."""
    hint = stage.words.maybe(question.words, "hint") or ""
    return tuple(part.rstrip(".") for part in re.split(r"(?<=[.!])\s+", hint) if part)[:MOST_RULES]


def _kind(stage: Stage) -> Type:
    return Type(FontFace.SANS, stage.form.letters(38, 34, 50), stage.form.near_min, 1.14)


def _rule_height(stage: Stage, rule: str, width: int) -> int:
    form = stage.form
    return fit(rule, _kind(stage), width - form.px(56, 46, 70), 3).height + form.px(20, 12, 18)


def _rule(stage: Stage, rule: str, sign: str, box: Box) -> None:
    """Write a rule of conduct behind its sign, or a lozenge where it has none."""
    form, look = stage.form, stage.look
    if sign:
        side = form.px(46, 38, 58)
        stage.builder.icon(sign, Box(box.x - form.px(6, 4, 6), box.centre[1] - side // 2, side, side), look.gilt, look.ground)
    else:
        lozenge(stage.builder, (box.x + form.px(16, 14, 22), box.centre[1]), form.px(20, 18, 28), look.gilt)
    stage.builder.text(rule, _kind(stage), stage.look.ink, box.trim(left=form.px(56, 46, 70)), most=3, upright="middle")


def _buttons(stage: Stage, question: Hourglass, glass: Running) -> list[Button]:
    step = stage.snapshot.step
    left = glass.whole(stage.now)
    if not glass.running and glass.left >= glass.total:
        return [("start", stage.say("screen-start"), Do(RunGlass(step, running=True)), "")]
    stop: Button = ("stop", stage.say("screen-stop"), stage.answered(min(left, question.seconds)), "")
    if not glass.running:
        return [("start", stage.say("screen-run-on"), Do(RunGlass(step, running=True)), ""), stop]
    if stage.form.small:
        return [stop]
    return [stop, ("pause", stage.say("screen-pause"), Do(RunGlass(step, running=False)), "pause")]


VIEW = View(show, evening=True, board=False, head=False)
