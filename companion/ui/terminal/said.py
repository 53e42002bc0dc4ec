"""What people say without naming an answer: yes, no, done, what was that; and numbers in words."""

import re
from collections.abc import Iterable
from typing import Any

from companion.language.words import Words, simplify
from companion.table import Choose, Option, Phrase, Tell, phrase
from companion.table.questions.kinds import only_one
from companion.table.questions.question import NOT_IMPLIED

SAYS = {"yes": "no", "no": "yes"}
"""What can be said of an offer, each with its opposite; these are also keys of options."""
NOTHING = {"nothing", "none", "nobody", "pass"}
"""Keys of options by which nobody does anything."""
SHORT = 5
"""The most words of a sentence that confirms something."""
ONES, TENS = frozenset("123456789"), frozenset(str(ten) for ten in range(20, 100, 10))


def is_meant(line: str, message: str, words: Words) -> bool:
    """Return whether every word of a line is one of a message's words, apart from words that are only polite."""
    said = list_words(line) - _listed("terminal-polite", words)
    return bool(said) and said <= _listed(message, words)


def list_words(line: str) -> set[str]:
    """Return a line's words, in lower case and without accents."""
    return set(re.findall(r"\w+", simplify(line.replace("’", "'").replace("'", ""))))


def _listed(message: str, words: Words) -> set[str]:
    return list_words(words(phrase(message)))


def match_any(listed: Iterable[str]) -> str:
    """Return a pattern that matches any of these words, the longest first, and nothing where there are none."""
    return "|".join(map(re.escape, sorted(listed, key=len, reverse=True))) or "(?!)"


def match_listed(message: str, words: Words) -> str:
    """Return a pattern for any word of a message; a text is never a pattern itself, as a language can come from outside."""
    return match_any(words(phrase(message)).split())


def read_pairs(message: str, words: Words) -> dict[str, str]:
    """Return what a message pairs, such as `two=2 three=3`; what is no pair is passed over."""
    return dict(pair.split("=", 1) for pair in words(phrase(message)).split() if "=" in pair[1:])


def is_done(question: Tell, line: str, words: Words) -> bool:
    """Return whether a line says that something is done or heard: by yes, by done, or by the words of the question's button."""
    button = words.find_optional(question.words, "done") or words(phrase("screen-go-on"))
    said = list_words(line)
    return any(is_meant(line, message, words) for message in ("terminal-yes", "terminal-done")) or (
        bool(said) and said <= list_words(button) | _listed("terminal-done", words)
    )


def find_agreed(question: Choose[Any], line: str, words: Words) -> str | None:
    """Return the key of the option that yes, no or done means; None where the line says none of these, or no option is meant."""
    options = question.options
    only = only_one(options)
    first = re.split(r"[\s,.!]", line)[0] if len(options) == 2 else line  # noqa: PLR2004 - `yes, it is Dan`
    says = next((says for said in (line, first) for says in SAYS if is_meant(said, f"terminal-{says}", words)), None)
    done = is_meant(line, "terminal-done", words)
    if only is not NOT_IMPLIED and (done or says == "yes"):
        return str(only)
    meant = None if says is None else _find_saying(options, says, words)
    if meant is None and done:
        meant = next((str(option.key) for option in options if option.key in {question.closing, "done"}), None)
    return meant


def _find_saying(options: tuple[Option[Any], ...], says: str, words: Words) -> str | None:
    """Return the option that says yes or no by its key or its words; of two, the one that does not say the opposite."""
    found = _list_saying(options, says, words)
    if not found and len(options) == 2:  # noqa: PLR2004 - only of two is one the opposite of the other
        against = _list_saying(options, SAYS[says], words)
        found = [option for option in options if option not in against] if against else []
    if not found and says == "no":
        found = [option for option in options if option.leads_back] or [option for option in options if option.key in NOTHING]
    return str(found[0].key) if len(found) == 1 else None


def _list_saying(options: Iterable[Option[Any]], says: str, words: Words) -> list[Option[Any]]:
    word = re.escape(simplify(words(phrase(says))))
    named = [
        option for option in options if any(re.match(rf"{word}\b", simplify(name)) for name in name_option(option.words, words))
    ]
    return [option for option in options if option.key == says] or named


def name_option(called: Phrase, words: Words) -> tuple[str, ...]:
    """Return the words of an option and the other names that its message has for it, in lower case."""
    named = (called, *(each for each in called.args.values() if isinstance(each, Phrase)))
    also = [words(each, "also") for each in named if words.has(each.id, "also")]
    return (words(called).casefold(), *(name.strip().casefold() for name in "/".join(also).split("/") if name.strip()))


def drop_filling(line: str, words: Words) -> str:
    """Return a line without articles and the like; a line of nothing else stays as it is."""
    filling = _listed("terminal-filling", words) | _listed("terminal-polite", words)
    kept = [word for word in line.split() if simplify(word) not in filling]
    return " ".join(kept) or line


def write_figures(line: str, words: Words) -> str:
    """Replace numbers in words by digits, such as `zweimal Brot drei` by `2x Brot 3`, and a word for nothing by 0.

    An article before a number is none itself (`eine vier`); tens and ones are one number (`twenty three`, `dreiundzwanzig`).
    """
    figures = read_pairs("terminal-figures", words)
    said = set(simplify(line).split())
    if said and said <= set(simplify(words(phrase("terminal-nobody"))).split()):
        return "0"
    joining = [word for word in words(phrase("terminal-and")).split() if word.isalpha()]
    tens = {word: int(value) for word, value in figures.items() if value in TENS}
    ones = {word: int(value) for word, value in figures.items() if value in ONES}

    def write(match: re.Match[str]) -> str:
        word = simplify(match[0])
        begun = next((each for each in tens if word.endswith(each) and len(word) > len(each)), None)
        one = "" if begun is None else next((one for one in ones if any(word == f"{one}{and_}{begun}" for and_ in joining)), "")
        return str(tens[begun] + ones[one]) if begun is not None and one in ones else figures.get(word, match[0])

    two = rf"\b({match_any(tens)})[ -]({match_any(ones)})\b"
    line = re.sub(two, lambda match: str(tens[match[1].casefold()] + ones[match[2].casefold()]), line, flags=re.IGNORECASE)
    before_number = rf"\b(?:{match_listed('terminal-articles', words)})\s+(?=\d|(?:{match_any(figures)})\b)"
    line = re.sub(before_number, "", line, flags=re.IGNORECASE)
    return re.sub(r"[^\W\d_]+", write, line)


def find_number(line: str, words: Words) -> str:
    """Return the only whole number in a line, in digits or in words (`drei Armeen`, `die 4`); else the line as it is."""
    said = list_words(line)
    if not (said & _listed("terminal-not", words)) <= read_pairs("terminal-figures", words).keys() or said & _listed(
        "terminal-but", words
    ):
        return line
    for written in (write_figures(line, words), write_figures(drop_filling(line, words), words)):
        found = re.findall(r"-?\d+(?:[.,]\d+)?", written)
        if len(found) == 1 and re.fullmatch(r"-?\d{1,15}", found[0]):
            return str(found[0])
    return line


def hear_number(question: Any, line: str, words: Words) -> str | None:
    """Return the number that a sentence comes to: mended in the line, between two on the arrow's line, or all but a few."""
    figures = re.findall(r"\d+", write_figures(line, words))
    said = list_words(line)
    if said & _listed("terminal-but", words) and said & _listed("terminal-everything", words):
        there = question.args.get("all")
        return str(there - int(figures[0])) if isinstance(there, int) and len(figures) == 1 else None
    if said & _listed("terminal-between", words) and len(figures) == 2 and abs(int(figures[0]) - int(figures[1])) == 1:  # noqa: PLR2004
        return str(min(map(int, figures)))
    *before, last = re.split(rf"\b(?:{match_listed('terminal-rather', words)})\b", line, flags=re.IGNORECASE)
    number = find_number(last, words)
    return number if before and number.isdecimal() and "?" not in line else None


def hears_done(question: Tell, line: str, words: Words) -> bool:
    """Return whether a short sentence has a word for yes or the button's, and none that says no or names a number."""
    said = list_words(line) - _listed("terminal-polite", words) - _listed("terminal-filling", words)
    button = list_words(words.find_optional(question.words, "done") or words(phrase("screen-go-on")))
    agrees = said & (_listed("terminal-yes", words) | button | _listed("terminal-ready", words))
    against = said & (_listed("terminal-no", words) | _listed("terminal-not", words)) - _listed("terminal-yes", words)
    return bool(agrees) and not against and len(said) <= SHORT and "?" not in line and not any(map(str.isdigit, line))
