"""The rules at hand: those behind the question, then by chapter, then the questions that players ask."""

from __future__ import annotations

from dataclasses import dataclass

from companion.play.requests import ReadAloud
from companion.rulebook import Rulebook, rulebook
from companion.screen.overlays.paper import PaperEntry, back_button, feet, listing, paper
from companion.screen.page.effects import Do, Effect, Open, RuleCases, RuleChapters, Rules, Search, TurnPage
from companion.screen.page.stage import Stage
from companion.screen.paint import styles
from companion.screen.paint.box import Box
from companion.screen.paint.formats import FormatShape
from companion.screen.paint.text import Type
from companion.screen.widgets.basics import Button, answer, asked_by
from companion.table.phrase import Phrase, phrase

TOPICS = 2


@dataclass(frozen=True)
class Text:
    """One text of the rules: its heading, where it stands in print, and what it says."""

    title: str
    source: str
    words: str


def _book(stage: Stage) -> Rulebook:
    assert stage.snapshot.game is not None
    return rulebook(stage.snapshot.game.folder)


def _rule_text(stage: Stage, book: Rulebook, name: str) -> Text:
    rule = book.rules[name]
    source = " · ".join(part for part in (rule.page, rule.id) if part)
    return Text(stage.words(phrase(f"rules-chapter-{rule.chapter}")), source, stage.words(Phrase(name)))


def _texts(stage: Stage, overlay: Rules) -> list[Text]:
    book = _book(stage)
    if overlay.case:
        case = Phrase(overlay.case)
        return [Text(stage.words(case), book.source(overlay.case), stage.words(case, "answer"))]
    if overlay.rule:
        return [_rule_text(stage, book, overlay.rule)]
    question = stage.snapshot.question
    behind = question.rules if question is not None else ()
    names = [rule.id for rule in book.chapter(overlay.chapter)] if overlay.chapter else list(dict.fromkeys(behind))
    return [_rule_text(stage, book, name) for name in names if name in book.rules and stage.words.has(name)]


def show_rules(stage: Stage, overlay: Rules) -> None:
    """Lay out one rule a page; the question waits at the left where there is room."""
    texts = _texts(stage, overlay)
    page = min(stage.layer.page, len(texts) - 1)
    shown = texts[page] if texts else Text(stage.say("screen-menu-rules"), "", stage.say("screen-no-rules"))
    form = stage.form
    if form.shape is FormatShape.WIDE:
        side = form.px(400, 0, 0)
        right = stage.within(stage.box.trim(left=side))
        inner = paper(right, shown.title, shown.source, long=True)
    else:
        inner = paper(stage, shown.title, shown.source, long=True)
    read: Effect = Do(ReadAloud(f"{shown.title}. {shown.words}"))
    back = back_button(stage)
    buttons: list[Button] = [back if form.tall else (back[0], stage.say("screen-back"), *back[2:])]
    if overlay.case:
        buttons.append(("cases", stage.say("screen-cases-more"), Open(RuleCases()), "help"))
    if len(texts) > 1:
        label = stage.say("screen-more-of", page=page + 1, pages=len(texts))
        buttons.append(("more", label, TurnPage((page + 1) % len(texts), "more"), "next"))
    buttons.append(("read", stage.say("screen-read-aloud"), read, "voice"))
    room = _foot(inner, buttons)
    kind = styles.rule(form)
    stage.builder.text(shown.words, kind, stage.look.ink, room, most=form.of(8, 6, 12))
    if form.shape is FormatShape.WIDE:
        _waiting(stage.within(stage.box.left_part(form.px(400, 0, 0)), stage.look.band))


def _foot(stage: Stage, buttons: list[Button]) -> Box:
    """Set the answers, on the small screen without their icons."""
    form = stage.form
    if form.small:
        return feet(stage, [(name, label, effect, "") for name, label, effect, _ in buttons])
    return feet(stage, buttons)


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


def show_chapters(stage: Stage, _overlay: RuleChapters) -> None:
    """Lay out the chapters, and before them the questions that players ask."""
    inner = paper(stage, stage.say("screen-menu-chapters"))
    cases = [PaperEntry("cases", stage.say("screen-cases"), Open(RuleCases(every=True)), "help")]
    chapters = [
        PaperEntry(f"chapter:{name}", stage.words(phrase(f"rules-chapter-{name}")), Open(Rules(chapter=name)))
        for name in _book(stage).chapters
    ]
    listing(inner, [*cases, *chapters], columns=(2, 2, 1))


def show_cases(stage: Stage, overlay: RuleCases) -> None:
    """Lay out the questions that players ask, those at this moment first, and the way to all else."""
    book = _book(stage)
    question = stage.snapshot.question
    near = book.likely(question.id, question.rules) if question is not None and not overlay.every else ()
    inner = paper(stage, "" if stage.form.small else stage.say("screen-cases"))
    entries = [case_entry(stage, case.id) for case in near if stage.words.has(case.id)]
    if question is not None and question.rules:
        entries.append(PaperEntry("behind", stage.say("screen-menu-rules"), Open(Rules()), "book"))
    entries += [case_entry(stage, case.id) for case in book.cases.values() if case not in near and stage.words.has(case.id)]
    tools: list[Button] = [
        ("search", stage.say("screen-search"), Open(Search()), ""),
        ("chapters", stage.say("screen-menu-chapters"), Open(RuleChapters()), ""),
    ]
    listing(inner, entries, columns=(1, 1, 1), long=True, tools=tools)


def case_entry(stage: Stage, name: str) -> PaperEntry:
    """Give the line of a question as players ask it."""
    return PaperEntry(f"case:{name}", stage.words(Phrase(name)), Open(Rules(case=name)))
