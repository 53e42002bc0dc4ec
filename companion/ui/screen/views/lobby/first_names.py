"""Predict how a name that is being typed goes on: to which common name, and with which next letter."""

import tomllib
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from companion.system.languages import LANGUAGES

LIST = Path(__file__).parent / "first_names.toml"
AT_HOME = 0.2
"""In the device's own language a name's place in its list is multiplied by this, so the name counts as likelier."""
COMMON = 30
"""A name at this place in the list weighs half as much as the first one."""
PAIR, BEFORE = 0.1, 0.5
"""The weight of letters that often follow the last one, or the last two, beside that of names that begin as typed."""
ACCENTS = Path(__file__).parent / "accents.toml"
ALIKE = str.maketrans({"ß": "s", "ø": "o", "ł": "l", "ı": "i", "đ": "d"})


def simplify(text: str) -> str:
    """Return the text in lower case without accents, one letter for each."""
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFC", text).lower().translate(ALIKE))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


@cache
def list_accented(letter: str) -> str:
    """Return a letter in upper case, followed by its accented forms that names have; "" if it has none."""
    accents: dict[str, str] = tomllib.loads(ACCENTS.read_text(encoding="utf-8"))
    bare = simplify(letter)[:1].upper()
    return bare + accents[bare] if bare in accents else ""


@cache
def list_first_names(language: str) -> tuple[str, ...]:
    """List the names that the device knows, those likeliest in this language first."""
    found: dict[str, float] = {}
    own = LANGUAGES.read_list(language, "first_names").get("names")
    brought = {language: own} if isinstance(own, str) else {}
    for home, names in {**tomllib.loads(LIST.read_text(encoding="utf-8")), **brought}.items():
        for place, name in enumerate(names.split()):
            found[name] = min(found.get(name, place + 1), place * (AT_HOME if home == language else 1))
    return tuple(sorted(found, key=lambda name: found[name]))


@cache
def _list_spelt(language: str) -> tuple[tuple[str, str], ...]:
    return tuple((simplify(name), name) for name in list_first_names(language))


@cache
def _count_following(language: str) -> dict[str, Counter[str]]:
    """Count how often each letter follows one letter, or two, in all names."""
    found: dict[str, Counter[str]] = {}
    for letters, _ in _list_spelt(language):
        for place, letter in enumerate(letters):
            for before in {letters[max(0, place - 2) : place], letters[max(0, place - 1) : place]}:
                found.setdefault(before, Counter())[letter] += 1
    return found


def complete_name(typed: str, known: Iterable[str], language: str, most: int) -> tuple[str, ...]:
    """List at most `most` names that begin as typed, the `known` ones first; none while nothing is typed."""
    begun = simplify(typed)
    if not begun:
        return ()
    here = [name for name in known if simplify(name).startswith(begun)]
    others = [name for letters, name in _list_spelt(language) if letters.startswith(begun)]
    return tuple(dict.fromkeys([*here, *others]))[:most]


def choose_likely_letters(typed: str, language: str, offered: str, most: int) -> str:
    """Return at most `most` of the `offered` letters that probably follow, in upper case, the likeliest first."""
    begun, weight = simplify(typed.rpartition(" ")[2]), defaultdict[str, float](float)
    for place, (letters, name) in enumerate(_list_spelt(language)):
        if letters.startswith(begun) and len(letters) > len(begun):
            weight[_offer_letter(name[len(begun)], offered)] += COMMON / (place + COMMON)
    for before, share in ((begun[-1:], PAIR), (begun[-2:], BEFORE)):
        counts = _count_following(language).get(before, Counter())
        for letter, count in counts.items():
            weight[_offer_letter(letter, offered)] += share * count / counts.total()
    return "".join(sorted((letter for letter in weight if letter and letter in offered), key=lambda each: -weight[each]))[:most]


def _offer_letter(letter: str, offered: str) -> str:
    """Return a letter in upper case, with its accent only if that letter is among the `offered`."""
    large = "ẞ" if letter == "ß" else letter.upper()
    return large if large in offered else simplify(letter).upper()
