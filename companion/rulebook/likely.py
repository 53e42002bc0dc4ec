"""What players probably ask now: ranks questions and chapters by the rules behind the open question and what is often asked."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain
from math import log1p
from typing import NamedTuple

from companion.rulebook import Case, Rulebook

HERE, NEAR, PLAIN, AT_ANY_TIME = 2.0, 1.0, 0.5, 0.2
"""Score of a question whose rule is behind the open question, whose chapter is near it, that is plain, and whose chapter
always matters."""
OFTEN, ANYWHERE = 2.0, 0.3
"""Score of what is asked most while this question is open (half of it for the last that is listed); and of what is asked
while other questions are open, for the logarithm of their number."""
LINKED = 0.7
"""The likelihood of a rule in a case related to the open question, as a fraction of the case's own."""
AGAIN = 0.25
"""The deduction for each question of the same chapter that is already shown."""
SHOWN, AT_ONCE, MOST = 6, 4, 24
"""How many questions are shown at first, how many at least fit on a page, and how many count as likely."""
BESIDE = 0.5
"""The greatest nearness of a chapter that players ask about next."""


class Occasion(NamedTuple):
    """What the table is asked: the rules behind the open question, sorted by relevance, and its key in `Rulebook.often`."""

    rules: Sequence[str] = ()
    asked: str = ""


NO_OCCASION = Occasion()


def nearness(book: Rulebook, behind: Sequence[str]) -> dict[str, float]:
    """Return how near each chapter is (0 to 1) to the rules behind the open question, which are sorted by relevance."""
    near: dict[str, float] = {}
    for place, name in enumerate(behind):
        rules = book.cases[name].rules if name in book.cases else (name,)
        for rule in rules[:1]:
            if rule in book.rules:
                near.setdefault(book.rules[rule].chapter, 1 - place / (2 * len(behind)))
    for name, weight in list(near.items()):
        for place, other in enumerate(book.chapters[name].near if name in book.chapters else ()):
            near[other] = max(near.get(other, 0.0), weight * (BESIDE - place / 20))
    return {name: near.get(name, 0.0) for name in book.chapters}


def rank_questions(book: Rulebook, now: Occasion) -> list[Case]:
    """Return all questions, the likeliest first."""
    scores = _scores(book, now, book.cases.values())
    return sorted(book.cases.values(), key=lambda case: -scores[case.id])


def choose_first(book: Rulebook, now: Occasion, most: int) -> list[Case]:
    """Return the likeliest questions, from several chapters if several are near."""
    scores, chosen = _scores(book, now, book.cases.values()), list[Case]()
    waiting = list(book.cases.values())
    while waiting and len(chosen) < most:
        shown = Counter(book.chapter_of(case) for case in chosen)
        best = max(waiting, key=lambda case: scores[case.id] - AGAIN * shown[book.chapter_of(case)])
        chosen.append(best)
        waiting.remove(best)
    return chosen


def chapters(book: Rulebook, now: Occasion) -> list[str]:
    """Return the chapters: the nearest first, then those that always matter, then the others in the book's order."""
    near = nearness(book, now.rules)
    return sorted(book.chapters, key=lambda name: -max(near[name], AT_ANY_TIME * book.chapters[name].always))


def choose_following(book: Rulebook, now: Occasion, after: str = "") -> list[str]:
    """Return the likely questions after question `after`, or after those shown at first; none after an unknown question.

    They include rules behind the open question that have no question of their own.
    """
    shown = [case.id for case in choose_first(book, now, SHOWN)]
    unasked = [Case(rule, (rule,)) for rule in now.rules if rule in book.rules and rule not in book.cases]
    scores = _scores(book, now, [*book.cases.values(), *unasked])
    order = [*shown, *sorted(scores.keys() - set(shown), key=lambda name: (-scores[name], name))[:MOST]]
    begun = order.index(after) + 1 if after in order else len(order) if after else len(shown)
    return order[begun:]


def reading(book: Rulebook, now: Occasion, chapter: str) -> list[str]:
    """Return what to read of a chapter: what is behind the open question, other questions, then rules without a question.

    Questions that the first pages show anyway come last among the questions.
    """
    likely = [case.id for case in rank_questions(book, now)]
    shown = [case.id for case in choose_first(book, now, SHOWN)] + choose_following(book, now)[:AT_ONCE]
    asked = [name for name in likely if book.chapter_of(book.cases[name]) == chapter]
    told = [*sorted(asked, key=shown.__contains__), *(rule.id for rule in book.chapter(chapter) if rule.id not in book.cases)]
    return sorted(told, key=lambda name: name not in now.rules or name in shown)


def likelihood(book: Rulebook, now: Occasion) -> dict[str, float]:
    """Return how likely each question, or rule without a question, is wanted now: from 0 to 1."""
    rules = (Case(rule.id, (rule.id,)) for rule in book.rules.values() if rule.id not in book.cases)
    scores = _scores(book, now, [*book.cases.values(), *rules], anywhere=0.0)
    for case in book.cases.values():
        if not case.plain and set(now.rules).intersection(case.rules):
            for rule in case.rules:
                scores[rule] = max(scores.get(rule, 0.0), LINKED * scores[case.id])
    most = HERE + NEAR + PLAIN + AT_ANY_TIME
    return {name: min(1.0, score / most) for name, score in scores.items()}


def _scores(book: Rulebook, now: Occasion, cases: Iterable[Case], anywhere: float = ANYWHERE) -> dict[str, float]:
    near = nearness(book, now.rules)
    place, often = _weigh(now.rules), _weigh(book.list_often(now.asked))
    listed = Counter(chain.from_iterable(book.often.values()))
    scores = {}
    for case in cases:
        chapter = book.chapter_of(case)
        here = max((place[name] for name in (case.id, *case.rules) if name in place), default=0.0)
        always = chapter in book.chapters and book.chapters[chapter].always
        asked = OFTEN * often.get(case.id, 0.0) + anywhere * log1p(listed[case.id])
        scores[case.id] = HERE * here + NEAR * near.get(chapter, 0.0) + PLAIN * case.plain + AT_ANY_TIME * always + asked
    return scores


def _weigh(names: Sequence[str]) -> dict[str, float]:
    """Return the weight of each name in a list: 1 for the first, falling towards a half."""
    return {name: 1 - 0.5 * number / len(names) for number, name in reversed(list(enumerate(names)))}
