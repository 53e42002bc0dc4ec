"""The QR code of a play's import link, small enough for a phone to read it from the smallest screen at half a metre."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from companion.library.history.document import PlayDocument
from companion.library.history.exports.bgstats import Texts, link, link_data
from companion.play.pages import PhoneCode
from companion.words import Words

LARGEST, ROOM = 25, 1273
"""The largest version of the code, and how many bytes it holds with the lowest error correction (ISO/IEC 18004, table 7).

With the quiet zone it has 125 modules, each of 3 pixels where 480 are high; up to version 21, for five players and fewer, 4.
On the official 7-inch display (0.19 mm a pixel) that is half a millimetre and more: three pixels of a phone's camera that sees
64 cm in 4000 pixels at half a metre. On a 5-inch one the largest code is 0.4 mm, and the phone goes nearer.
"""
SHORT_COMMENT, SHORT_NAME = 60, 12

Data = dict[str, Any]


def code_of(play: PlayDocument, texts: Texts, now: int) -> PhoneCode | None:
    """Draw the code of a play; None where not even the fewest fields fit."""
    data = link_data(play, texts, now)
    left_out: list[str] = []
    for step, shorten in _SHORTER:
        if len(link(data)) <= ROOM:
            break
        shorter = shorten(data)
        if shorter != data:
            left_out.append(step)
        data = shorter
    address = link(data)
    return PhoneCode(_drawn(address), address, tuple(left_out)) if len(address) <= ROOM else None


def _drawn(text: str) -> tuple[tuple[bool, ...], ...]:
    """Draw a text with the lowest error correction, for the largest modules."""
    import segno  # noqa: PLC0415 - it loads the web's libraries, and few evenings draw a code

    code = segno.make(text, error="l", micro=False, boost_error=False)
    return tuple(tuple(bool(module) for module in row) for row in code.matrix)


def _short_comment(data: Data) -> Data:
    comment = data.get("comments", "")
    return data | {"comments": f"{comment[: SHORT_COMMENT - 1]}…"} if len(comment) > SHORT_COMMENT else data


def _without(name: str) -> Callable[[Data], Data]:
    return lambda data: {key: value for key, value in data.items() if key != name}


def _players_without(name: str) -> Callable[[Data], Data]:
    return lambda data: data | {"players": [_without(name)(player) for player in data["players"]]}


def _short_names(data: Data) -> Data:
    return data | {"players": list(_shortened(data["players"]))}


def _shortened(players: list[Data]) -> Iterator[Data]:
    """Cut long names, and keep them different."""
    taken: set[str] = set()
    for number, player in enumerate(players, start=1):
        name = player["name"][:SHORT_NAME]
        name = f"{name[: SHORT_NAME - 1]}{number}" if name in taken else name
        taken.add(name)
        yield player | {"name": name}


_SHORTER: tuple[tuple[str, Callable[[Data], Data]], ...] = (
    ("comment-short", _short_comment),
    ("comment", _without("comments")),
    ("board", _without("board")),
    ("role", _players_without("role")),
    ("rank", _players_without("rank")),
    ("location", _without("location")),
    ("durationMin", _without("durationMin")),
    ("names", _short_names),
    ("score", _players_without("score")),
)
"""What is left out, one after the other, until the code fits: what can be found again comes first."""


class CodeDrawer:
    """Draws the code of a play, once for each language."""

    def __init__(self, play: PlayDocument, now: int) -> None:
        self._play = play
        self._now = now
        self._drawn: dict[str, PhoneCode | None] = {}

    def __call__(self, words: Words) -> PhoneCode | None:
        """Draw it with the words of this language; None where it would be too large."""
        if words.language not in self._drawn:
            self._drawn[words.language] = code_of(self._play, Texts(words), self._now)
        return self._drawn[words.language]
