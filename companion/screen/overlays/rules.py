"""The rules at hand: the questions that players ask, those of this moment first, and all rules by chapter."""

from __future__ import annotations

from companion.screen.overlays.rule_page import book_of
from companion.screen.page.effects import Open, RuleCases, RuleChapters, Rules, Search
from companion.screen.page.stage import Stage
from companion.screen.widgets.paper import PaperEntry, Way, listing
from companion.table.phrase import Phrase, phrase


def show_chapters(stage: Stage, _overlay: RuleChapters) -> None:
    """Show the chapters, and before them the questions that players ask."""
    cases = [PaperEntry("cases", stage.say("screen-cases"), Open(RuleCases(every=True)), "help")]
    chapters = [
        PaperEntry(f"chapter:{name}", stage.words(phrase(f"rules-chapter-{name}")), Open(Rules(chapter=name)))
        for name in book_of(stage).chapters
    ]
    listing(stage, stage.say("screen-menu-chapters"), [*cases, *chapters])


def show_cases(stage: Stage, overlay: RuleCases) -> None:
    """Show the questions that players ask: those of this moment, of this phase, then the others; and the way to all else."""
    book, question = book_of(stage).played(stage.snapshot.options), stage.snapshot.question
    now, phase, rest = book.by_nearness(question.id, question.rules) if question is not None else ((), (), ())
    cases = (*now, *phase, *rest) if now and not overlay.every else tuple(book.cases.values())
    entries = [case_entry(stage, case.id) for case in cases if stage.words.has(case.id)]
    if question is not None and question.rules and not overlay.every:
        entries.insert(len(now), PaperEntry("behind", stage.say("screen-menu-rules"), Open(Rules()), "book"))
    ways = [
        Way("search", stage.say("screen-search"), Open(Search())),
        Way("chapters", stage.say("screen-menu-chapters"), Open(RuleChapters())),
    ]
    listing(stage, stage.say("screen-cases"), entries, ways)


def case_entry(stage: Stage, name: str) -> PaperEntry:
    """Give the line of a question as players ask it."""
    return PaperEntry(f"case:{name}", stage.words(Phrase(name)), Open(Rules(case=name)))
