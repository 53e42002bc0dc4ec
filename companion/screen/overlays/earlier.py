"""The line of time: the last answers as sentences, oldest on top; each is mended with the page that asked it.

Older ones stand by round, with what happened in each. Something forgotten is made up before one of them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from textwrap import shorten
from typing import Any

from companion.play.acts import Act, DropDraft, MakeUp, Redo, Undo
from companion.play.snapshot import Answered
from companion.screen.layout import NEVER, Art, ColumnOf, Grid, Grow, LayoutPart, OneOf, Pad, RowOf, Sized, even
from companion.screen.page import Pressable, Stage, Tint, draw, drawing, usual_tint
from companion.screen.page.describe import laid
from companion.screen.page.effects import Both, Close, Do, Earlier, Effect, Menu, Open, Repairing
from companion.screen.paint.box import Box
from companion.screen.widgets.paper import PaperEntry, Way, heading, listing, turner
from companion.screen.widgets.parts import sign, words
from companion.screen.widgets.signs import Gains, Icon, Shield
from companion.table.draft import FOLLOWS
from companion.table.questions.kinds import Choose, Option, Symbols, Tell

AT_ONCE = 8
"""So many answers stand on the line at once."""
ROUNDS = -1
"""In place of a round: all of them, to choose one."""
SENTENCE, STORY = 44, 52
"""Letters of an answer on the line, and of what happened in a round."""


@drawing
def bead(stage: Stage, box: Box, tint: Tint, colour: str, icon: str) -> None:
    """Draw a bead on the line of time: the shield of who acted, an icon where nobody did; the line goes on above and below it."""
    if not tint.focused:
        stage.builder.fill(box.middle(stage.form.line, box.h), stage.look.gilt)
    side = min(box.w, box.h - 2 * stage.form.unit)
    sign: Shield | Icon = Shield(colour) if colour else Icon(icon, "rubric")
    if not colour and not tint.focused:
        stage.builder.fill(box.middle(side, side), tint.cut)
    sign.draw(stage, box.middle(side, side), tint)


def question_words(stage: Stage, answered: Answered) -> str:
    """Say who was asked and what."""
    seat = answered.question.seat
    asked = stage.words(answered.question.words)
    return f"{seat.name}: {asked}" if seat is not None else asked


def answer_words(stage: Stage, answered: Answered) -> str:
    """Say an answer: numbers as they are, options in their words; nothing where it cannot be said in short."""
    options = {option.key: stage.words(option.words) for option in getattr(answered.question, "options", ())}
    value = answered.value
    if isinstance(value, bool) or value is None:
        return ""
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return options.get(value, value)
    if isinstance(value, list | tuple) and all(isinstance(key, str) for key in value):
        return ", ".join(options.get(str(key), str(key)) for key in value)
    return ", ".join(str(number) for number in value.values()) if isinstance(value, dict) else ""


def sentence(stage: Stage, answered: Answered) -> str:
    """Say in a line who did what; what was asked where the answer says nothing by itself."""
    answer, seat = answer_words(stage, answered), answered.question.seat
    if not answer:
        return question_words(stage, answered)
    return f"{seat.name}: {answer}" if seat is not None else answer


def show_earlier(stage: Stage, overlay: Earlier) -> None:
    """Show the last answers, or those of one round, the newest in focus; or the rounds, to choose one."""
    now, links = stage.snapshot, list[Way]()
    found = [each for each in reversed(now.history) if _decided(each)]
    if overlay.round == ROUNDS:
        # List the rounds, the last first, each with what happened in it.
        told: Mapping[int, list[str]] = {each.place.round: [] for each in found}
        for each in reversed(found):
            if each.question.seat is not None and _gains(each):
                told[each.place.round].append(sentence(stage, each))
        entries = [
            PaperEntry(
                f"round:{number}",
                _round(stage, number),
                Open(Earlier(overlay.forgot, number)),
                note=shorten(", ".join(deeds), STORY, placeholder=" …"),
            )
            for number, deeds in told.items()
        ]
        listing(stage, stage.say("screen-forgotten-where" if overlay.forgot else "screen-correct-what"), entries, columns=1)
        return
    if overlay.round is None:
        shown, older = found[:AT_ONCE], sorted({each.place.round for each in found[AT_ONCE:]})
        if older:
            onward = Earlier(overlay.forgot, older[0] if len(older) == 1 else ROUNDS)
            links.append(Way("older", _round(stage, older[-1]), Open(onward)))
    else:
        within = [each for each in found if each.place.round == overlay.round]
        pages = max(1, -(-len(within) // AT_ONCE))
        page = min(stage.layer.page, pages - 1)
        shown = within[page * AT_ONCE : (page + 1) * AT_ONCE]
        links += [turner(stage, page, pages)] if pages > 1 else []
    if not overlay.forgot:
        links.append(Way("forgotten", stage.say("screen-forgotten"), Open(Earlier(True, overlay.round))))
    if now.draft is not None:
        links.append(Way("drop", stage.say("screen-draft-drop"), _closing(DropDraft())))
    elif now.can_redo:
        links.append(Way("redo", stage.say("screen-menu-redo"), _closing(Redo())))
    # Choosing an answer asks it anew, or makes something up before it
    icon = "plus" if overlay.forgot else "next"
    effects = (_closing(MakeUp(each.step)) if overlay.forgot else Open(Repairing(each.step)) for each in shown)
    chosen = (Pressable(f"step:{each.step}", effect, link=True) for each, effect in zip(shown, effects, strict=True))
    rows = [_line(stage, answer, each, icon) for answer, each in zip(chosen, shown, strict=True)]
    if overlay == Earlier() and now.can_undo:
        last = now.history[-1] if now.history else None
        undo = _line(stage, Pressable("undo", _closing(Undo()), link=True), last, "undo")
        rows = [undo, *(rows[1:] if last in shown else rows[: AT_ONCE - 1])]
    title = stage.say("screen-forgotten-where" if overlay.forgot else "screen-correct-what")
    _show_line(stage, title if overlay.round is None else _round(stage, overlay.round), rows, links)


def _show_line(stage: Stage, title: str, rows: Sequence[LayoutPart], links: Sequence[Way]) -> None:
    """Lay out title, links and rows. The focus begins with the newest row, then come the menu, the older rows and the links."""
    form = stage.form
    menu = Pressable("menu", Open(Menu()), heard=stage.say("screen-help"), link=True)
    help_, called = Sized(Pad(sign(form, "help", "focus"), even(form.unit, 0), menu), high=form.touch), Grow(heading(form, title))
    ways = [
        Pad(words(form, link.label, "answer", ink="rubric"), even(form.unit, 0), Pressable(link.name, link.effect, link=True))
        for link in links
    ]
    others = RowOf(tuple(Sized(way, high=form.touch) for way in ways), form.unit)
    head: LayoutPart = RowOf((called, others, help_), form.unit)
    if form.tall:
        head = ColumnOf((RowOf((called, help_), form.unit), others), form.unit)
    high = form.type("focus").size * (2 if form.tall else 1) + 3 * form.unit
    grid = Grid(tuple(rows), 1, most=high, at=tuple(reversed(range(len(rows)))))
    page = Pad(ColumnOf((head, grid), form.unit), even(form.pad, form.gap))
    stage.builder.fill(form.box, stage.look.sheet)
    stage.builder.back, stage.builder.title = Close(), title
    inner = stage.within(form.box, stage.look.sheet)
    top, line = laid(inner, page, form.box).inside[0].inside
    for part in (*line.inside[:1], *top.inside[:1], *top.inside[2:], *line.inside[1:], top.inside[1]):
        draw(inner, part, usual_tint(inner))


def _line(stage: Stage, answer: Pressable, answered: Answered | None, icon: str) -> LayoutPart:
    """Describe one line: its bead, who did what, what that brought, and softly what was asked, as far as there is room."""
    form = stage.form
    said = sentence(stage, answered) if answered is not None else stage.say("screen-undo-question")
    asked = stage.words(answered.question.words) if answered is not None and answer_words(stage, answered) else ""
    seat, gains = (answered.question.seat, _gains(answered)) if answered is not None else (None, ())
    side, lines = form.type("answer").size, 1 + form.tall
    began = Art(bead(seat.colour if seat is not None else "", "points"), side, NEVER, 0)
    brought = (Art(Gains(gains), side, side, Gains(gains).aspect),) if gains else ()
    whole = replace(words(form, said, "answer", lines=lines), focus=form.type("focus").size)
    ways: list[LayoutPart] = [RowOf((Grow(whole), *brought), form.gap), whole]
    if asked and not form.tall:
        ways.insert(0, RowOf((whole, *brought, Grow(words(form, asked, "label", ink="soft"))), form.gap))
    ways.append(replace(whole, text=shorten(said, SENTENCE, placeholder=" …")))
    row = RowOf((Sized(began, wide=side, most_wide=side), Grow(OneOf(tuple(ways))), sign(form, icon, "label")), form.gap)
    return Pad(row, even(form.unit, 0), answer)


def _gains(answered: Answered) -> tuple[Symbols, ...]:
    """Give what the option that was chosen brought."""
    options: Sequence[Option[Any]] = getattr(answered.question, "options", ())
    return next((option.gains for option in options if option.key == answered.value), ())


def _closing(act: Act) -> Effect:
    return Both(Do(act), Close())


def _decided(answered: Answered) -> bool:
    """Tell whether somebody answered, or could have answered otherwise."""
    question = answered.question
    options = question.options if isinstance(question, Choose) else ()
    open_ = sum(option.off is None for option in options)
    return not isinstance(question, Tell) and (answered.source != FOLLOWS or open_ > 1)


def _round(stage: Stage, number: int) -> str:
    return stage.say("screen-round", round=number) if number else stage.say("screen-before-round-1")
