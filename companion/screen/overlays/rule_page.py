"""One rule on its page: its important words set off, an example with this table's players, and where it is printed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from companion.play.requests import ReadAloud
from companion.rulebook import Rulebook, rulebook
from companion.rulebook.look_up import RulePage, rule_page
from companion.screen.overlays.paper import back_button, feet, paper
from companion.screen.page.builder import PageBuilder
from companion.screen.page.effects import Do, Open, RuleCases, RuleChapters, Rules, TurnPage
from companion.screen.page.stage import Stage
from companion.screen.paint import styles
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.formats import FormatShape
from companion.screen.paint.text import Type, fit, shortened
from companion.screen.widgets.basics import Button, answer, answers, asked_by
from companion.screen.widgets.rich_text import TextRun, rich_height, rich_text, sizes
from companion.table.seats import Seat

TOPICS = 2
MANY = 3
"""From so many answers on the tall screen has two rows of them."""
EXAMPLE_LEADING = 1.2
HEADING = 40
"""Letters of a printed heading that finds no room whole."""
LONGEST = 12
"""Letters of a player's name in an example."""


def book_of(stage: Stage) -> Rulebook:
    """Give the rules of the game on the stage."""
    assert stage.snapshot.game is not None
    return rulebook(stage.snapshot.game.folder)


def _seats(stage: Stage) -> Sequence[Seat]:
    """Give the players with whose names examples are told: who is asked, then clockwise."""
    seats, question = stage.snapshot.seats, stage.snapshot.question
    first = question.seat if question is not None else None
    return tuple(seats.clockwise_from(first)) if first in seats and first is not None else seats


def _names(stage: Stage, overlay: Rules) -> list[str]:
    """List the rules that are leafed through."""
    book = book_of(stage)
    if overlay.case or overlay.rule:
        return [overlay.case or overlay.rule]
    question = stage.snapshot.question
    behind = question.rules if question is not None else ()
    names = [rule.id for rule in book.chapter(overlay.chapter)] if overlay.chapter else list(dict.fromkeys(behind))
    return [name for name in names if name in book.rules and stage.words.has(name)]


def show_rules(stage: Stage, overlay: Rules) -> None:
    """Lay out one rule a page; the question waits at the left where there is room."""
    names = _names(stage, overlay)
    page = min(stage.layer.page, len(names) - 1)
    nothing = RulePage(stage.say("screen-menu-rules"), "", "", stage.say("screen-no-rules"))
    shown = rule_page(book_of(stage), stage.words, names[page], _seats(stage)) if names else nothing
    side = stage.form.px(400, 0, 0)
    right = stage.within(stage.box.trim(left=side))
    trial = PageBuilder(stage.form, stage.look, stage.builder.own)
    buttons = _buttons(stage, overlay, shown, len(names))
    _page(right._replace(builder=trial), shown, buttons)
    _page(right, replace(shown, title=shown.heading) if trial.faults and shown.heading else shown, buttons)
    if stage.form.shape is FormatShape.WIDE:
        _waiting(stage.within(stage.box.left_part(side), stage.look.band))


def _page(stage: Stage, shown: RulePage, buttons: list[Button]) -> None:
    """Lay out title, source, rule and example; where a long rule leaves its own title no room, its chapter stands instead."""
    source = _source(stage, shown, stage.box.w - 2 * stage.form.px(54, 24, 40))
    inner = paper(stage, shown.title, source, long=True)
    _body(inner, shown, _foot(inner, buttons))


def _source(stage: Stage, shown: RulePage, width: int) -> str:
    """Say in which phase it matters, and where it is printed; only the latter where both find no room."""
    printed = stage.say("rule-printed", where=shown.printed) if shown.printed else stage.say("rule-not-printed")
    cut = stage.say("rule-printed", where=f"{shortened(shown.printed, HEADING)} …")
    both = " · ".join(part for part in (shown.chapter, printed) if part)
    kind, lines = styles.near(stage.form), stage.form.of(1, 1, 2)
    return next((text for text in (both, printed) if fit(text, kind, width, lines).whole), cut)


def _buttons(stage: Stage, overlay: Rules, shown: RulePage, count: int) -> list[Button]:
    back = back_button(stage)
    buttons: list[Button] = [back if stage.form.tall else (back[0], stage.say("screen-back"), *back[2:])]
    buttons.append(("read", stage.say("screen-read-aloud"), Do(ReadAloud(shown.spoken(stage.words))), "voice"))
    if overlay.case:
        label = stage.say("screen-cases-short" if stage.form.tall else "screen-cases-more")
        buttons.append(("cases", label, Open(RuleCases()), "help"))
    if count > 1:
        page = min(stage.layer.page, count - 1)
        label = stage.say("screen-more-of", page=page + 1, pages=count)
        buttons.append(("more", label, TurnPage((page + 1) % count, "more"), "next"))
    return buttons


def _body(stage: Stage, shown: RulePage, room: Box) -> None:
    """Write the rule with its important words set off, and below it the example between two rules; both as large as fits."""
    form, look = stage.form, stage.look
    before, key, after = shown.parts()
    plain, strong = TextRun("", FontFace.SERIF, look.ink), TextRun("", FontFace.SERIF_SEMIBOLD, look.rubric)
    rule = [replace(plain, text=before), replace(strong, text=key), replace(plain, text=after)]
    kind = styles.rule(form)
    if not shown.example:
        rich_text(stage, rule, kind, room)
        return
    told, small = _example(stage, shown), Type(FontFace.SERIF, form.letters(38, 33, 50), form.near_min, EXAMPLE_LEADING)
    air = form.px(14, 8, 16)
    upper, lower = _common(rule, kind, told, small, Box(room.x, room.y, room.w, room.h - 3 * air))
    used = rich_text(stage, rule, upper, room)
    box = room.trim(top=used.bottom - room.y + 2 * air)
    used = rich_text(stage, told, lower, box)
    for line in (box.y - air, used.bottom + air // 2):
        stage.builder.fill(Box(box.x, line, box.w, 2), look.edge)


def _common(rule: Sequence[TextRun], kind: Type, told: Sequence[TextRun], small: Type, room: Box) -> tuple[Type, Type]:
    """Choose sizes for the rule and its example at which both find room."""
    upper, lower = sizes(kind), sizes(small)
    for place in range(max(len(upper), len(lower))):
        one, other = upper[min(place, len(upper) - 1)], lower[min(place, len(lower) - 1)]
        high = rich_height(rule, kind, one, room.w) + rich_height(told, small, other, room.w)
        if high <= room.h:
            break
    return kind._replace(size=one), small._replace(size=other)


def _example(stage: Stage, shown: RulePage) -> list[TextRun]:
    """Give the example in runs, each player with the own shield."""
    look = stage.look
    before, _, after = stage.say("rule-example", what="\0").partition("\0")
    runs = [TextRun(before, FontFace.SERIF_ITALIC, look.soft)]
    for part in shown.example:
        if isinstance(part, Seat):
            runs.append(TextRun(shortened(part.name, LONGEST), FontFace.SERIF_SEMIBOLD, look.ink, part.colour))
        else:
            runs.append(TextRun(part, FontFace.SERIF, look.ink))
    return [*runs, TextRun(after, FontFace.SERIF, look.ink)]


def _foot(stage: Stage, buttons: list[Button]) -> Box:
    """Set the answers: on the small screen without their icons, on the tall one what is beside the way back in a row above it."""
    form = stage.form
    if form.shape is FormatShape.WIDE or len(buttons) < MANY:
        return feet(stage, buttons)
    plain = [(name, label, effect, "") for name, label, effect, _ in buttons]
    if form.small:
        return feet(stage, plain)
    room = feet(stage, buttons[:1])
    area = answers(stage, room, plain[1:])
    return room.trim(bottom=room.bottom - area.y + round(form.gap * 1.3))


def _waiting(stage: Stage) -> None:
    """Draw the column in which the question waits, and what else may be looked up."""
    form, look, box = stage.form, stage.look, stage.box
    stage.builder.fill(box, look.band)
    stage.builder.fill(Box(box.right - 2, box.y, 2, box.h), look.rule)
    inner = stage.within(box.inset(form.px(36, 0, 0), form.px(36, 0, 0)))
    question = stage.snapshot.question
    room = inner.box
    if question is not None:
        who = asked_by(inner, question.seat, room)
        kind = Type(styles.prompt(form).face, form.letters(38, 0, 0), form.near_min, 1.1)
        used = stage.builder.text(stage.words(question.words), kind, look.ink, room.trim(top=who.h + form.unit), most=4)
        room = room.trim(top=used.bottom - room.y + form.unit)
    note = styles.near(form)
    stage.builder.text(stage.say("screen-game-waits"), note, look.soft, room, most=2)
    topics = [
        ("cases", stage.say("screen-cases"), Open(RuleCases()), "help"),
        ("chapters", stage.say("screen-menu-chapters"), Open(RuleChapters()), "book"),
    ]
    high, gap = form.px(76, 0, 0), form.px(18, 0, 0)
    area = inner.box.bottom_part(high * TOPICS + gap)
    small_answer = Type(styles.answer(form).face, form.letters(34, 0, 0), form.near_min, 1.0)
    for row, (name, label, effect, icon) in zip(area.rows(TOPICS, gap), topics, strict=True):
        answer(
            inner,
            name,
            row,
            label,
            effect,
            icon=icon,
            kind=small_answer,
        )
