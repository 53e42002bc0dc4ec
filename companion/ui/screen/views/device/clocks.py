"""Clocks: an hourglass in the ring with rules of conduct beside it, and a player's clock with one plate that passes the turn.

Pressing twice stops a clock that runs, so that nobody's time runs while the leaf lies over it.
"""

import re

from companion.play import RunGlass, live
from companion.table import Hourglass, TurnClock
from companion.ui.pages.effects import HelpLeaf
from companion.ui.screen.layout import Art, ColumnOf, Grow, LayoutPart, OneOf, Pad, Pads, RowOf, Sized, Text, pad_by
from companion.ui.screen.page import Do, Open, Pressable, Stage, Tint, View, draw_full_lozenge, drawing, show
from companion.ui.screen.paint import Box, colour
from companion.ui.screen.pictures.ring_drawing import ring_art
from companion.ui.screen.widgets import Icon, ask, button, buttons, sign, words

ALARM = colour("#FF7A5C")
ALARMED = 3
"""In these last seconds the hourglass's figure stands in a lozenge of the alarm colour."""
MOST_RULES, LINES = 3, 3
MINUTE, HOUR = 60, 3600
LAST = 10
"""In these last seconds the figure of a player's clock takes the alarm colour."""
HINT = 4


@drawing
def lozenge_art(stage: Stage, box: Box, _tint: Tint, share: float, alarm: bool = False) -> None:
    """Draw a lozenge in the middle of the box, `share` of the box's height in size, in gilt or the alarm colour."""
    draw_full_lozenge(stage.builder, box.centre, int(box.h * share), ALARM if alarm else stage.look.gilt)


def _find_running(stage: Stage, question: Hourglass | TurnClock) -> live.Running:
    """Return the clock's state: the live one, or one that has not begun."""
    if isinstance(stage.live, live.Running):
        return stage.live
    return live.Running(question.seconds, question.seconds, stage.now, running=False)


def show_glass(stage: Stage, question: Hourglass) -> None:
    """Lay out the ring with a giant figure of seconds, and as many rules of conduct (the hint's sentences) as fit."""
    form, glass = stage.form, _find_running(stage, question)
    stage = stage.place_within(stage.box.inset(form.pad, form.pad))
    title = Text(stage.words(question.words), form.type("prompt"), 2, align="centre" if form.tall else "left")
    step = stage.snapshot.step
    run, rest = (Do(RunGlass(step, running=running)) for running in (True, False))
    ends = [
        button(stage, "stop", stage.say("screen-stop"), stage.answer(min(glass.count_whole_seconds(stage.now), question.seconds)))
    ]
    if not glass.running and glass.left >= glass.total:
        ends = [button(stage, "start", stage.say("screen-start"), run)]
    elif not glass.running:
        ends.insert(0, button(stage, "start", stage.say("screen-run-on"), run))
    elif not form.small:
        ends.append(button(stage, "pause", stage.say("screen-pause"), rest, icon="pause"))
    if not glass.running:
        heard = stage.say("screen-help")
        ends.append(button(stage, "tool:help", "", Open(HelpLeaf()), icon="help", heard=heard, halts=False))
    foot = buttons(stage, ends)
    size = form.type("answer").size
    told: list[LayoutPart] = []
    hint = stage.words.find_optional(question.words, "hint") or ""
    rules_of_conduct = [part.rstrip(".") for part in re.split(r"(?<=[.!])\s+", hint) if part]
    for place, rule in enumerate(rules_of_conduct[:MOST_RULES]):
        icon = question.signs[place] if place < len(question.signs) else ""
        before = sign(form, icon, "answer", "gilt") if icon else Art(lozenge_art(0.5), size, size)
        told.append(RowOf((before, Grow(Text(rule, form.type("label")._replace(size=size), LINES))), form.gap))
    above = () if form.tall else (title,)
    ways = (
        ColumnOf((Grow(ColumnOf((*above, *told[:count]), form.gap, "middle")), foot), form.gap + form.unit)
        for count in range(len(told), -1, -1)
    )
    side = min(stage.box.h, form.size("hourglass"))
    inset = round(side * form.share("well"))
    well = Sized(Pad(_seconds(stage, glass), pad_by(inset, inset), ring_art(False, False)), side, side, side, side)
    rules = Grow(OneOf(tuple(ways)))
    if form.tall:
        page = ColumnOf((RowOf((well,), 0, "centre"), rules), form.gap)
        show(stage, ColumnOf((title, Grow(page)), form.gap))
    else:
        show(stage, RowOf((well, rules), form.gap * 2))


def _seconds(stage: Stage, glass: live.Running) -> LayoutPart:
    """Describe the hourglass, the seconds and their unit below; the last seconds stand alone in a lozenge."""
    form, left = stage.form, glass.count_whole_seconds(stage.now)
    if glass.running and left > 0:
        stage.builder.wake_at(stage.now + max(0.005, (glass.get_remaining(stage.now) - (left - 1)) * glass.slow))
    figure = form.type("giant")
    if glass.running and 0 < left <= ALARMED:
        side = form.size("card")
        return Pad(
            Sized(Text(str(left), figure, ink="ground", align="centre"), high=side, most_high=side),
            Pads(),
            lozenge_art(0.5**0.5, True),
        )
    unit = words(form, stage.say("screen-seconds", count=left), "label", ink="soft", align="centre")
    side = form.size("thumb")
    glass_sign = Art(Icon("hourglass", "gilt"), side, side)
    return ColumnOf((glass_sign, Text(str(left), figure, align="centre"), unit), 0, "middle")


def show_clock(stage: Stage, question: TurnClock) -> None:
    """Lay out a player's clock: the question beside the time, or above it on a tall screen.

    A stopped clock is pale; the last seconds are in the colour of a stop. A second plate, for fingers only, stops the clock.
    """
    form, clock = stage.form, _find_running(stage, question)
    left = clock.count_whole_seconds(stage.now)
    if clock.running and left > 0:
        stage.builder.wake_at(stage.now + max(0.005, clock.get_remaining(stage.now) - (left - 1)))
    last = clock.running and left <= LAST and not question.up
    text, kind = write_clock(question.seconds - left if question.up else left), form.type("giant")._replace(size=stage.box.h)
    time = Text(text, kind, ink="stop" if last else "ink" if clock.running else "soft", align="centre")
    head, wide = ask(stage, question, hint=HINT), round(stage.box.w * form.share("clock"))
    body: LayoutPart = RowOf((Grow(head), Sized(time, wide=wide, most_wide=wide)), form.gap)
    if form.tall:
        body = ColumnOf((head, Grow(time)), form.gap)
    over = stage.answer(min(left, question.seconds))
    hold, go_on = (Do(RunGlass(stage.snapshot.step, running=running)) for running in (False, True))
    if not clock.running:
        first = button(stage, "go-on", stage.say("screen-run-on"), go_on, icon="hourglass")
        second = button(stage, "over", stage.say("screen-turn-over"), over, icon="check")
    else:
        first = button(stage, "over", stage.say("screen-turn-over"), over, icon="next")
        pause = RowOf((sign(form, "pause"), words(form, stage.say("screen-pause"), "answer")), form.unit, "centre")
        plated = Pad(pause, pad_by(form.gap, 0), Pressable("hold", hold, halts=False))
        second = Sized(plated, high=form.touch_answer, most_high=form.touch_answer)
    foot = ColumnOf((first, second), form.gap) if form.tall else RowOf((Grow(first), second), form.gap)
    show(stage, ColumnOf((Grow(body), foot), form.gap))


def write_clock(seconds: int) -> str:
    """Write seconds as a clock does: 0:05, 12:30, 1:02:03."""
    hours, rest = divmod(seconds, HOUR)
    minutes, left = divmod(rest, MINUTE)
    return f"{hours}:{minutes:02}:{left:02}" if hours else f"{minutes}:{left:02}"


GLASS = View(show_glass, evening=True, board=False, head=False)
CLOCK = View(show_clock)
