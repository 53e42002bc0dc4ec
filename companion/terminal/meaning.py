"""What a word means that people typed whole, or only began."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping


def meant(typed: str, names: Mapping[str, Iterable[str]], least: int) -> str | None:
    """Find the only key of which a name is typed, else the only one of which `least` letters begin a name, or a later word.

    `typed` and the names are written alike, in small letters. None where none or several are meant.
    """
    exact = [key for key, called in names.items() if typed in called]
    begun = [key for key, called in names.items() if any(name.startswith(typed) for name in called)]
    within = [key for key, called in names.items() if any(f" {typed}" in name for name in called)]
    found = exact or (len(typed) >= least and (begun or within)) or []
    return found[0] if len(found) == 1 else None


def small(text: str) -> str:
    """Write a word small, without accents and blanks."""
    text = text.strip().casefold()
    return "".join(letter for letter in unicodedata.normalize("NFD", text) if unicodedata.category(letter) != "Mn")
