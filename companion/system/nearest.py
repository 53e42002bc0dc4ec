"""What somebody probably meant who typed a name that there is not."""

from collections.abc import Iterable
from difflib import get_close_matches

ALIKE = 0.6
"""How much of two words must be the same, from 0 to 1."""


def suggest(word: str, known: Iterable[str]) -> str:
    """Return "; did you mean settings?" for the known name that is most like `word`, and "" where none is."""
    found = find_nearest(word, known)
    return f"; did you mean {found}?" if found else ""


def find_nearest(word: str, known: Iterable[str]) -> str:
    """Return the known name that is most like `word`, "" where none is."""
    names = {name.casefold(): name for name in known}
    begun = [name for name in names if word and name.startswith(word.casefold())]
    found = begun if len(begun) == 1 else get_close_matches(word.casefold(), names, 1, ALIKE)
    return names[found[0]] if found else ""
