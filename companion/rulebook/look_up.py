"""What a look-up shows: the answer with its important words, the rule, an example, and the place in the printed rules."""

import re
from collections.abc import Mapping, Sequence

from companion.language.words import Words
from companion.rulebook import Case, Rule, Rulebook
from companion.table import Phrase, Seat, Value, phrase, unchanging

PLACES = ("a", "b", "c")
"""The players of an example, as `{ $a }`: the player asked, then the next ones clockwise."""
MARKS = {place: chr(0xE000 + number) for number, place in enumerate(PLACES)}

MOST_TITLE = 56
"""The most letters of a rule's title."""

NEWS = 0.25
"""A rule is shown below its answer if more than this fraction of its words is in neither question nor answer."""

LEAD = 60
"""The most letters before an answer's first comma or colon for them to be highlighted."""

NOTHING_KNOWN: Mapping[str, Value] = {}

HELD = {"tiles"}
"""Ledger groups whose pieces are written as kind and value: `KIND-NUMBER`."""

Example = tuple[str | Seat, ...]
"""An example in parts: pieces of its text, and this table's players in their places."""


@unchanging
class RulePage:
    """One rule, or one question as players ask it; a text that is missing is "".

    A rule's `title` is its chapter and a short version of the rule; `heading` is said before the text. `text` is the answer,
    or the rule if it has no question; `rule` is the rule behind an answer, if question and answer do not already say it;
    `now` is what the ledger knows about it. `printed` is its heading in the printed rules, unless they leave it `open`;
    `key` are the words of `text` to highlight. For an entry of the box's `own`, `printed` is its source.
    """

    title: str
    chapter: str
    printed: str
    text: str
    key: str = ""
    example: Example = ()
    heading: str = ""
    rule: str = ""
    now: str = ""
    open: bool = False
    own: bool = False

    def where(self, words: Words) -> str:
        """Return where the rule is printed, or that it is not."""
        if self.open or not self.printed:
            return words.get_plain("rule-open" if self.open else "rule-own" if self.own else "rule-not-printed")
        return words(phrase("rule-read" if self.own else "rule-printed", where=self.printed))

    def parts(self) -> tuple[str, str, str]:
        """Return the text in three parts: before the important words, these words, and the rest."""
        before, key, after = self.text.partition(self.key) if self.key else (self.text, "", "")
        return before, key, after

    def say(self, words: Words) -> str:
        """Return the page as spoken text."""
        heading = self.heading or self.title
        closed = heading if heading.endswith(("?", ".", "!")) else f"{heading}."
        told = [closed, self.text, self.now, self.rule, example_text(self.example, words) if self.example else ""]
        told += [self.where(words)] if self.open else []
        return " ".join(part for part in told if part)


def question_text(book: Rulebook, words: Words, case: Case) -> str:
    """Return a question as players ask it."""
    return words(book.words(case.id), "ask" if case.plain else "")


def rule_page(
    book: Rulebook, words: Words, name: str, seats: Sequence[Seat] = (), values: Mapping[str, Value] = NOTHING_KNOWN
) -> RulePage:
    """Return the page of a question or a rule; its example uses the players in `seats`, if there are enough.

    The ledger's `values` tell what the first of them has of the rule's price.
    """
    case = book.cases.get(name)
    rules = [book.rules[rule] for rule in (case.rules if case else (name,)) if rule in book.rules]
    chapter = words(book.words(f"rules-chapter-{rules[0].chapter}")) if rules else ""
    printed = next((rule.page.partition(";")[0] for rule in rules if rule.page), "")
    shown = name if words.has(name, "example") else next((related.id for related in book.list_related([name])), name)
    example = _example(words, shown, seats)
    key = words.find_optional(Phrase(name), "key") or ""
    if case is None:
        return RulePage(_title(words, chapter, key), "", printed, words(Phrase(name)), key, example, chapter)
    message = book.words(case.id)
    asked, answer = question_text(book, words, case), words.find_optional(message, "answer") or words(message)
    rule = words(Phrase(rules[0].id)) if rules and words.has(rules[0].id) else ""
    lead = re.split(r"[.,:;]", answer, maxsplit=1)[0]
    key = key if key in answer else lead if len(lead) <= LEAD else ""
    has = at_hand(rules[0], seats[0], values) if rules and seats else None
    now = words(has) if has is not None else ""
    # The rule is shown too if it says something new: another number, or more than a few other words
    told, said = (re.findall(r"\w+", text.casefold()) for text in (f"{asked} {answer}", rule))
    new = set(said) - set(told)
    adds = len(new) > NEWS * len(said) or any(word.isdecimal() for word in new)
    return RulePage(asked, chapter, printed, answer, key, example, asked, rule if adds else "", now, case.open, name in book.told)


def at_hand(rule: Rule, seat: Seat, values: Mapping[str, Value]) -> Phrase | None:
    """Return what a player has of a rule's price and what is missing; None without a price, or if the books don't know."""
    own = {name.rpartition(".")[0]: value for name, value in values.items() if name.endswith(f".{seat.colour}")}
    have = {}
    for kind in rule.price:
        counted = own.get(kind)
        pieces = [piece.split("-") for value in own.values() if isinstance(value, tuple) for piece in value]
        if isinstance(counted, int):
            have[kind] = counted
        elif any(isinstance(value, tuple) and group in HELD for group, value in own.items()):
            have[kind] = sum(int(piece[1]) for piece in pieces if piece[0] == kind and piece[1:2] and piece[1].isdecimal())
        else:
            return None
    lack = sum(max(0, wanted - have[kind]) for kind, wanted in rule.price.items())
    parts = tuple(phrase(f"rules-thing-{kind}", n=many) for kind, many in have.items())
    return phrase("rule-at-hand", who=seat, has=parts, lack=lack) if parts else None


def _title(words: Words, chapter: str, key: str) -> str:
    """Return a rule's title: its chapter (without a phase's number) and its important words, cut at a word if too long."""
    about = chapter.lstrip("0123456789 ")
    room = MOST_TITLE - len(about)
    brief = key if len(key) <= room else f"{key[:room].rpartition(' ')[0].rstrip(',;:')} …"
    return words(phrase("rule-title", chapter=about, about=brief)) if key else chapter


def _example(words: Words, name: str, seats: Sequence[Seat]) -> Example:
    wanted = words.placeables(name, "example") if words.has(name, "example") else frozenset()
    if not wanted or len(seats) < max(PLACES.index(place) + 1 for place in wanted):
        return ()
    sitting = dict(zip(MARKS.values(), seats, strict=False))
    text = words(Phrase(name, dict(MARKS)), "example")
    parts = re.split(f"([{''.join(MARKS.values())}])", text)
    return tuple(sitting.get(part, part) for part in parts if part)


def example_text(example: Example, words: Words) -> str:
    """Return an example as text."""
    return words(phrase("rule-example", what="".join(str(part) for part in example)))
