"""What is known to be wrong today, by check, place and what is said of it, and the goal that will end it.

The list may only get shorter: an entry that no evening of `make test` meets any more fails there, and is removed.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import NamedTuple


class Expected(NamedTuple):
    """A known fault: patterns of its check, its place and its words, and the goal that ends it."""

    check: str
    where: str
    what: str
    goal: str

    def meets(self, found) -> bool:
        """Tell whether this is the fault that was found."""
        pairs = zip((found.check, found.where, found.what), self, strict=False)
        return all(fnmatchcase(one, pattern) for one, pattern in pairs)


EXPECTED = (
    Expected("things_stay_where_they_were", "*", "*", "the same question has its answers in the same places"),
    Expected("nothing_is_too_small_to_read", "*", "*", "no line below the floor of eight minutes of arc"),
    Expected("large_type_loses_no_words", "*", "*", "large type brings larger letters and loses no words"),
)


def unexpected(found: list) -> list:
    """Return what is not on the list."""
    return [one for one in found if not any(entry.meets(one) for entry in EXPECTED)]
