"""Numbers for several rows as people type them: `3 5 2`, `3/5/2`, `Theo 5 Helga 3 Mia 2`, `3 Brot, 2 Marmor`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import groupby

from companion.terminal.meaning import meant, small

NUMBER = re.compile(r"-?\d{1,15}")
LEAST = 2
"""Letters with which a row's name may begin instead of being typed whole."""


def rows_spelled(rows: Mapping[str, str], line: str) -> str:
    """Write the numbers in the order of the rows, whose names are given by key; a line that names no rows stays in its order."""
    typed = re.sub(r"[,;:=/]", " ", line).split()
    if all(map(_number, typed)):
        return " ".join(typed)
    found = _by_name({key: (small(name),) for key, name in rows.items()}, typed)
    return line if found is None else " ".join(found[key] for key in rows)


def _by_name(rows: Mapping[str, tuple[str]], typed: list[str]) -> dict[str, str] | None:
    """Pair each number with the name before or behind it; None where that does not give each row just one number."""
    pieces = [" ".join(piece) for _, piece in groupby(typed, key=_number)]
    if _number(typed[0]):
        pieces = [piece for pair in zip(pieces[1::2], pieces[::2], strict=False) for piece in pair]
    found = {meant(small(name), rows, LEAST): number for name, number in zip(pieces[::2], pieces[1::2], strict=False)}
    whole = len(pieces) == 2 * len(rows) and all(map(_number, found.values()))
    return {key: found[key] for key in rows} if whole and found.keys() == rows.keys() else None


def _number(text: str) -> bool:
    return NUMBER.fullmatch(text) is not None
