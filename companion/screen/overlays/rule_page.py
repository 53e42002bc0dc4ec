"""Rules to be read: a chapter, or what lies behind the question, several on a page; one rule or one answer with its example."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from companion.play.requests import ReadAloud
from companion.rulebook import Rulebook, rulebook
from companion.rulebook.look_up import RulePage, rule_page
from companion.screen.layout.hold import OneOf, Pad, Pads
from companion.screen.layout.lines import ColumnOf
from companion.screen.layout.node import LayoutPart
from companion.screen.page.effects import Do, Enter, Open, RuleCases, Rules
from companion.screen.page.plates import Tint
from companion.screen.page.stage import Stage
from companion.screen.paint.box import Box
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import shortened
from companion.screen.widgets.paper import Way, back_way, leafed, paper, show_paper
from companion.screen.widgets.rich_text import TextRun, rich
from companion.table.phrase import phrase
from companion.table.seats import Seat
from companion.unchanging import unchanging

HEADING = 40
"""Letters of a printed heading that finds no room whole."""
LONGEST = 12
"""Letters of a player's name in an example."""


@unchanging
class Ruled:
    """Lines above and below an example."""

    def draw(self, stage: Stage, box: Box, tint: Tint) -> None:  # noqa: ARG002 - its colour is its own
        """Draw them."""
        line = max(1, stage.form.line // 2)
        stage.builder.fill(box.top_part(line), stage.look.edge)
        stage.builder.fill(box.bottom_part(line), stage.look.edge)


def book_of(stage: Stage) -> Rulebook:
    """Give the rules of the game on the stage."""
    assert stage.snapshot.game is not None
    return rulebook(stage.snapshot.game.folder)


def _seats(stage: Stage) -> Sequence[Seat]:
    """Give the players with whose names examples are told: who is asked, then clockwise."""
    seats, question = stage.snapshot.seats, stage.snapshot.question
    first = question.seat if question is not None else None
    return tuple(seats.clockwise_from(first)) if first in seats and first is not None else seats


def show_rules(stage: Stage, overlay: Rules) -> None:
    """Show one rule or answer on a page of its own, or those of a chapter or behind the question, several a page."""
    book, question = book_of(stage), stage.snapshot.question
    alone = overlay.case or overlay.rule
    behind = question.rules if question is not None else ()
    listed = [rule.id for rule in book.chapter(overlay.chapter)] if overlay.chapter else list(dict.fromkeys(behind))
    names = [alone] if alone else [name for name in listed if name in book.rules and stage.words.has(name)]
    rules = [rule_page(book, stage.words, name, _seats(stage)) for name in names]
    if alone:
        show_paper(stage, _alone(stage, overlay, rules[0]))
    else:
        title = phrase(f"rules-chapter-{overlay.chapter}" if overlay.chapter else "screen-menu-rules")
        show_paper(stage, _several(stage, stage.words(title), rules))


def _alone(stage: Stage, overlay: Rules, rule: RulePage) -> LayoutPart:
    """Describe one rule with its source and example; where it is long, its chapter stands in place of its title, or none."""
    example = (_example(stage, rule),) if rule.example else ()
    ways = [_back(stage), _read(stage, [rule])]
    ways += [Way("cases", stage.say("screen-cases-more"), Open(RuleCases()))] if overlay.case else []
    printed = stage.say("rule-printed", where=shortened(rule.printed, HEADING)) if rule.printed else stage.say("rule-not-printed")
    source = " · ".join(part for part in (rule.chapter, printed) if part)
    body = ColumnOf((_text(stage, rule, "prompt"), *example), stage.form.gap)
    close = ColumnOf((_text(stage, rule), *example), stage.form.unit)
    titles = ((rule.title, body, source), (rule.title, close, printed), (rule.heading, close, ""), ("", close, ""))
    return OneOf(tuple(partial(paper, stage, title, inside, ways, below) for title, inside, below in titles))


def _several(stage: Stage, title: str, rules: Sequence[RulePage]) -> LayoutPart:
    """Describe as many rules as find room; the examples are left out until somebody wants them."""
    told = bool(stage.entry)
    label = stage.say("screen-without-examples" if told else "screen-examples")
    examples = Way("examples", label, Enter(not told, "examples"))

    def page(shown: Sequence[RulePage], more: Sequence[Way]) -> LayoutPart:
        parts: list[LayoutPart] = []
        for rule in shown:
            parts += [_text(stage, rule), *([_example(stage, rule)] if told and rule.example else [])]
        ways = [_back(stage), *more, _read(stage, shown), examples]
        return paper(stage, title, ColumnOf(tuple(parts), stage.form.gap), ways)

    return leafed(stage, rules, page)


def _back(stage: Stage) -> Way:
    return back_way(stage)._replace(label=stage.say("screen-back"))


def _read(stage: Stage, rules: Sequence[RulePage]) -> Way:
    text = " ".join(rule.spoken(stage.words) for rule in rules)
    return Way("read", stage.say("screen-read-aloud"), Do(ReadAloud(text)), "voice")


def _text(stage: Stage, rule: RulePage, large: str = "rule") -> LayoutPart:
    """Describe a rule with its important words set off."""
    before, key, after = rule.parts()
    serif = FontFace.SERIF
    runs = [TextRun(before, serif, "ink"), TextRun(key, FontFace.SERIF_SEMIBOLD, "rubric"), TextRun(after, serif, "ink")]
    return rich(runs, stage.form.type("rule")._replace(size=stage.form.type(large).size))


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
    return Pad(rich([*runs, TextRun(after, FontFace.SERIF, "ink")], stage.form.type("rule")), Pads(0, unit, 0, unit), Ruled())
