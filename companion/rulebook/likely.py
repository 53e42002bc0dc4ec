"""What is probably asked now: the rules behind the open question say which questions are near, and which chapters."""

from collections import Counter
from collections.abc import Iterable, Sequence

from companion.rulebook import Case, Rulebook

HERE, NEAR, PLAIN, AT_ANY_TIME = 2.0, 1.0, 0.5, 0.2
"""What it adds to a question that its rule stands behind the open one, that its chapter does, that it is a plain one, and that
its chapter matters at any time."""
LINKED = 0.7
"""How likely a rule is that matters in a doubtful case of the open question, as a part of what that case is."""
AGAIN = 0.2
"""What each question of the same chapter that is shown already takes away from the next one."""
SHOWN, AT_ONCE, MOST = 6, 4, 24
"""So many questions are shown at first, so many find room on a page at the least, and so many are the likeliest of all."""
BESIDE = 0.5
"""How near a chapter is, at the most, that is asked about next."""


def nearness(book: Rulebook, behind: Sequence[str]) -> dict[str, float]:
    """Tell how near each chapter is (0 to 1) to the rules behind the open question, which come the nearest first."""
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


def ranked(book: Rulebook, behind: Sequence[str]) -> list[Case]:
    """List all questions, the likeliest first."""
    scores = _scores(book, behind, book.cases.values())
    return sorted(book.cases.values(), key=lambda case: -scores[case.id])


def first(book: Rulebook, behind: Sequence[str], most: int) -> list[Case]:
    """List the likeliest questions, of several chapters where several are near."""
    scores, chosen = _scores(book, behind, book.cases.values()), list[Case]()
    waiting = list(book.cases.values())
    while waiting and len(chosen) < most:
        shown = Counter(book.chapter_of(case) for case in chosen)
        best = max(waiting, key=lambda case: scores[case.id] - AGAIN * shown[book.chapter_of(case)])
        chosen.append(best)
        waiting.remove(best)
    return chosen


def chapters(book: Rulebook, behind: Sequence[str]) -> list[str]:
    """List the chapters, the nearest first, then those that matter at any time, then the others as the book has them."""
    near = nearness(book, behind)
    return sorted(book.chapters, key=lambda name: -max(near[name], AT_ANY_TIME * book.chapters[name].always))


def onward(book: Rulebook, behind: Sequence[str], after: str = "") -> list[str]:
    """List the likely questions that come after one of them, or after all that are shown at first; none after any other.

    Rules behind the open question that none asks for are among them.
    """
    shown = [case.id for case in first(book, behind, SHOWN)]
    unasked = [Case(rule, (rule,)) for rule in behind if rule in book.rules and rule not in book.cases]
    scores = _scores(book, behind, [*book.cases.values(), *unasked])
    order = [*shown, *sorted(scores.keys() - set(shown), key=lambda name: (-scores[name], name))[:MOST]]
    begun = order.index(after) + 1 if after in order else len(order) if after else len(shown)
    return order[begun:]


def reading(book: Rulebook, behind: Sequence[str], chapter: str) -> list[str]:
    """List what is read of a chapter: what stands behind the open question, its questions, then its rules that none asks for.

    What is shown at first anyway comes last of the questions, and so does what is likeliest of all.
    """
    likely = [case.id for case in ranked(book, behind)]
    shown = [case.id for case in first(book, behind, SHOWN)] + onward(book, behind)[:AT_ONCE]
    asked = [name for name in likely if book.chapter_of(book.cases[name]) == chapter]
    told = [*sorted(asked, key=shown.__contains__), *(rule.id for rule in book.chapter(chapter) if rule.id not in book.cases)]
    return sorted(told, key=lambda name: name not in behind or name in shown)


def likelihood(book: Rulebook, behind: Sequence[str]) -> dict[str, float]:
    """Tell how likely it is that each question, or rule that none asks for, is wanted now: from 0 to 1."""
    rules = (Case(rule.id, (rule.id,)) for rule in book.rules.values() if rule.id not in book.cases)
    scores = _scores(book, behind, [*book.cases.values(), *rules])
    for case in book.cases.values():
        if not case.plain and set(behind).intersection(case.rules):
            for rule in case.rules:
                scores[rule] = max(scores.get(rule, 0.0), LINKED * scores[case.id])
    most = HERE + NEAR + PLAIN + AT_ANY_TIME
    return {name: score / most for name, score in scores.items()}


def _scores(book: Rulebook, behind: Sequence[str], cases: Iterable[Case]) -> dict[str, float]:
    near = nearness(book, behind)
    place = {name: 1 - 0.5 * number / len(behind) for number, name in reversed(list(enumerate(behind)))}
    scores = {}
    for case in cases:
        chapter = book.chapter_of(case)
        here = max((place[name] for name in (case.id, *case.rules) if name in place), default=0.0)
        always = chapter in book.chapters and book.chapters[chapter].always
        scores[case.id] = HERE * here + NEAR * near.get(chapter, 0.0) + PLAIN * case.plain + AT_ANY_TIME * always
    return scores
