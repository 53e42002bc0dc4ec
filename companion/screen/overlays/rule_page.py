"""Rules to be read: a chapter, or what lies behind the question, several on a page; one rule or one answer with its example."""

from collections.abc import Container, Sequence
from dataclasses import replace
from functools import partial

from companion.play.requests import ReadAloud
from companion.rulebook import Rulebook, rulebook
from companion.rulebook.likely import onward, reading
from companion.rulebook.look_up import RulePage, rule_page
from companion.screen.layout import Blank, ColumnOf, Grow, LayoutPart, OneOf, Pad, Pads, Sized, even
from companion.screen.page import Pressable, Stage, Tint, drawing
from companion.screen.page.effects import Both, Do, Focus, Open, Rules
from companion.screen.paint import Box, FontFace, shortened
from companion.screen.widgets.paper import Way, back_way, foot, heading, leafed, show_paper
from companion.screen.widgets.parts import words
from companion.screen.widgets.rich_text import TextRun, rich
from companion.table import Seat, phrase

HEADING = 40
"""Letters of a printed heading that finds no room whole."""
LONGEST = 12
"""Letters of a player's name in an example."""


@drawing
def ruled(stage: Stage, box: Box, _tint: Tint) -> None:
    """Draw lines above and below an example."""
    line = max(1, stage.form.line // 2)
    stage.builder.fill(box.top_part(line), stage.look.edge)
    stage.builder.fill(box.bottom_part(line), stage.look.edge)


def book_of(stage: Stage) -> Rulebook:
    """Give the rules of the game on the stage."""
    assert stage.snapshot.game is not None
    return rulebook(stage.snapshot.game.folder).played(stage.snapshot.options)


def _seats(stage: Stage) -> Sequence[Seat]:
    """Give the players with whose names examples are told: who is asked, then clockwise."""
    seats, question = stage.snapshot.seats, stage.snapshot.question
    first = question.seat if question is not None else None
    return tuple(seats.clockwise_from(first)) if first in seats and first is not None else seats


def behind_of(stage: Stage) -> Sequence[str]:
    """Give the rules behind the open question."""
    question = stage.snapshot.question
    return question.rules if question is not None else ()


def show_rules(stage: Stage, overlay: Rules) -> None:
    """Show one answer or rule on a page of its own, or those of a chapter or behind the question, several a page."""
    book, alone = book_of(stage), overlay.case or overlay.rule
    if alone:
        show_paper(stage, _alone(stage, overlay, rule_page(book, stage.words, alone, _seats(stage), stage.snapshot.values)))
        return
    behind = behind_of(stage)
    names = reading(book, behind, overlay.chapter) if overlay.chapter else onward(book, behind, overlay.after)
    title = phrase(f"rules-chapter-{overlay.chapter}" if overlay.chapter else "screen-ask-more")
    show_paper(
        stage, _several(stage, stage.words(title), [(name, rule_page(book, stage.words, name)) for name in names], book.cases)
    )


def _alone(stage: Stage, overlay: Rules, rule: RulePage) -> LayoutPart:
    """Describe an answer: the question, the answer as large as a prompt, then the rule, an example, and where it is printed.

    Its important words are set off.
    """
    form, book = stage.form, book_of(stage)
    stage.builder.title = rule.spoken(stage.words)
    example = (_example(stage, rule),) if rule.example else ()
    chapter = book.chapter_of(book.cases[overlay.case]) if overlay.case else ""
    about = [Way("about", stage.say("screen-more-about"), Both(Open(Rules(chapter=chapter)), Focus("more")))] if chapter else []
    further = Both(Open(Rules(after=overlay.case)), Focus("more"))
    likely = bool(overlay.case and onward(book, behind_of(stage), overlay.case))
    more = [Way("more", stage.say("screen-ask-more"), further, "next")] if likely else []
    ways = [*more, _back(stage), *about, _read(stage, rule.spoken(stage.words))]
    printed = replace(rule, printed=shortened(rule.printed, HEADING)).where(stage.words)
    source = " · ".join(part for part in (rule.chapter, printed) if part)
    asked = words(form, rule.title, "heading", lines=2 + form.tall, ink="rubric")
    seat = _seats(stage)[0].colour if rule.now else ""
    now = (
        (Pad(rich([TextRun(rule.now, FontFace.SANS_SEMIBOLD, "ink", seat)], form.type("rule")), Pads(), ruled()),) if seat else ()
    )
    told = (rich([TextRun(rule.rule, FontFace.SERIF, "ink")], form.type("rule")),) if rule.rule else ()

    before, key, after = rule.parts()
    serif = FontFace.SERIF
    runs = [TextRun(before, serif, "ink"), TextRun(key, FontFace.SERIF_SEMIBOLD, "rubric"), TextRun(after, serif, "ink")]

    def page(large: str, *below: LayoutPart, where: str) -> LayoutPart:
        parts = (asked, rich(runs, form.type("rule")._replace(size=form.type(large).size)), *now, *below)
        last = (words(form, where, "label", lines=2, ink="soft"),) if where else ()
        body = ColumnOf((*parts, Grow(Blank()), *last), form.gap if large == "prompt" else form.unit)
        return Pad(ColumnOf((Grow(body), foot(stage, ways)), form.gap), even(form.pad, form.gap))

    return OneOf(
        (
            page("prompt", *told, *example, where=source),
            partial(page, "rule", *told, *example, where=source),
            partial(page, "rule", *told, *example, where=printed),
            partial(page, "rule", *told, *example, where=""),
            partial(page, "rule", *(example or told), where=""),
        )
    )


def _several(stage: Stage, title: str, rules: Sequence[tuple[str, RulePage]], cases: Container[str]) -> LayoutPart:
    """Describe as many answers and rules as find room, each below its question; whoever wants more of one chooses it."""
    form = stage.form
    kind, lines = form.type("rule"), list[LayoutPart]()
    for name, rule in rules:
        told = rich([TextRun(rule.text, FontFace.SERIF, "ink")], kind._replace(size=kind.least))
        above = (words(form, rule.title, "strong", lines=4, ink="rubric"),) if name in cases else ()
        target, opened = (f"case:{name}", Rules(case=name)) if name in cases else (f"rule:{name}", Rules(rule=name))
        inside = Pad(ColumnOf((*above, told)), even(form.unit, 0), Pressable(target, Open(opened), link=True))
        lines.append(Sized(inside, high=form.touch))

    def page(shown: slice, more: Sequence[Way]) -> LayoutPart:
        spoken = " ".join(rule.spoken(stage.words) for _, rule in rules[shown])
        stage.builder.title = f"{title}. {spoken}"
        ways = [*more, _back(stage), _read(stage, spoken)]
        head = () if form.small else (heading(form, title),)
        body = Grow(ColumnOf(tuple(lines[shown]), form.unit))
        return Pad(ColumnOf((*head, body, foot(stage, ways)), form.unit), Pads(form.pad, form.gap, form.pad, form.unit))

    return leafed(stage, lines, page, gap=form.unit)


def _back(stage: Stage) -> Way:
    return back_way(stage)._replace(label=stage.say("screen-back"))


def _read(stage: Stage, text: str) -> Way:
    return Way("read", stage.say("screen-read-aloud"), Do(ReadAloud(text)), "voice")


def _example(stage: Stage, rule: RulePage) -> LayoutPart:
    """Describe the example between two lines, each player with the own shield."""
    before, _, after = stage.say("rule-example", what="\0").partition("\0")
    runs = [TextRun(before, FontFace.SERIF_ITALIC, "soft")]
    for part in rule.example:
        if isinstance(part, Seat):
            runs.append(TextRun(shortened(part.name, LONGEST), FontFace.SERIF_SEMIBOLD, "ink", part.colour))
        else:
            runs.append(TextRun(part, FontFace.SERIF, "ink"))
    unit = stage.form.unit
    return Pad(rich([*runs, TextRun(after, FontFace.SERIF, "ink")], stage.form.type("rule")), Pads(0, unit, 0, unit), ruled())
