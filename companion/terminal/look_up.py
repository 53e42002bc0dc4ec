"""The rules in a terminal: those of the question, what players ask at it, and what is found by words."""

from __future__ import annotations

from collections.abc import Iterator

from companion.play.snapshot import Snapshot
from companion.rulebook import Rulebook, found, rulebook
from companion.rulebook.look_up import RulePage, example_text, rule_page, search_texts
from companion.table.phrase import Phrase, phrase
from companion.words import Words

MOST_FOUND = 8
MOST_LISTED = 5
"""Questions that are written, where not more are asked at this very moment."""


def looked_up(snapshot: Snapshot, words: Words, typed: str) -> Iterator[str]:
    """Give the lines that answer `?`: without more what can be asked now, with a number its page, with words what has them."""
    game, question = snapshot.game or snapshot.about, snapshot.question
    if game is None or question is None:
        return
    book = rulebook(game.folder).played(snapshot.options)
    cases = [case.id for group in book.by_nearness(question.id, question.rules) for case in group if words.has(case.id)]
    if typed.isdigit():
        for name in cases[int(typed) - 1 : int(typed)] if int(typed) else ():
            yield _page(rule_page(book, words, name, snapshot.seats), words)
    elif typed:
        hits = found(typed, search_texts(game.folder, words))[:MOST_FOUND]
        for name in hits:
            yield _page(rule_page(rulebook(game.folder), words, name, snapshot.seats), words)
        if not hits:
            yield words(phrase("terminal-not-found"))
    else:
        yield from _overview(snapshot, book, words, cases)


def _overview(snapshot: Snapshot, book: Rulebook, words: Words, cases: list[str]) -> Iterator[str]:
    """Write the rules behind the question, then what players ask: at this moment, in this phase, and how much more there is."""
    assert snapshot.question is not None
    for name in snapshot.question.rules:
        if name in book.rules and words.has(name):
            yield f"· {words(Phrase(name))}"
    now = book.by_nearness(snapshot.question.id, snapshot.question.rules)[0]
    written = cases[: max(len(now), MOST_LISTED)]
    for number, name in enumerate(written, start=1):
        yield f"? {number} {words(Phrase(name))}"
    if len(written) < len(cases):
        yield words(phrase("terminal-more-questions", first=len(written) + 1, last=len(cases)))


def _page(page: RulePage, words: Words) -> str:
    """Write a page: title and text, the important words between stars; below them the example, and where it is printed."""
    before, key, after = page.parts()
    lines = [f"{page.heading} {before}{f'*{key}*' if key else ''}{after}"]
    if page.example:
        lines.append(example_text(page.example, words))
    lines.append(words(phrase("rule-printed", where=page.printed) if page.printed else phrase("rule-not-printed")))
    return "\n     ".join(lines)
