"""Numbers for several rows as people type them: `3 5 2`, `3/5/2`, `Theo 5 Helga 3 Mia 2`, `3 Brot, 2 Marmor`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import groupby

from companion.terminal.meaning import meant, small

NUMBER = re.compile(r"-?\d{1,15}")
LEAST = 2
"""Letters with which a row's name may begin instead of being typed whole."""
MANY = 6
"""In more rows than these only what differs is typed."""


def rows_spelled(rows: Mapping[str, str], line: str, rest: Mapping[str, int] | None = None) -> str:
    """Write the numbers in the order of the rows, whose names are given by key; a line that names no rows stays in its order.

    With `rest` not every row need be named: those that are not have these numbers; a single 0 is one for each.
    """
    typed = _words(line)
    if rest is not None and typed == ["0"]:
        return " ".join("0" for _ in rows)
    if all(map(_number, typed)):
        return " ".join(typed)
    found = _by_name({key: (" ".join(_words(small(name))),) for key, name in rows.items()}, typed)
    if found is None or (rest is None and found.keys() != rows.keys()):
        return line
    return " ".join(found[key] if key in found else str((rest or {})[key]) for key in rows)


def _words(line: str) -> list[str]:
    return re.sub(r"[,;:=/]", " ", line).split()


def _by_name(rows: Mapping[str, tuple[str]], typed: list[str]) -> dict[str, str] | None:
    """Pair each number with the name before or behind it; None where one has no name, or a row gets two."""
    pieces = [" ".join(piece) for _, piece in groupby(typed, key=_number)]
    if _number(typed[0]):
        pieces = [piece for pair in zip(pieces[1::2], pieces[::2], strict=False) for piece in pair]
    found = {meant(small(name), rows, LEAST): number for name, number in zip(pieces[::2], pieces[1::2], strict=False)}
    whole = len(pieces) == 2 * len(found) and all(map(_number, found.values()))
    return {key: found[key] for key in rows if key in found} if whole and found.keys() <= rows.keys() else None


def _number(text: str) -> bool:
    return NUMBER.fullmatch(text) is not None
