"""Subtitles: a text split into phrases of at most 44 characters, each with its estimated time."""

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from companion.language.voice.engine import NORMAL

WIDEST = 44
SIGNS_A_SECOND = 14.0
UNSPOKEN = 4 / 3
_SENTENCE_END = re.compile(r"(?<=[.!?\u2026])\s+(?=[^\Wa-z\d_]|[\u201e\u201c\u00bb\"])")
_NO_END = re.compile(r"(?:\d|\b\w{1,2}|bm|\b(?:Gft|bzw|max|min))\.$")
_NO_END_IN_WORDS = re.compile(r"(?:\b[^\W\d]{1,2}|bm|\b(?:Gft|bzw|max|min))\.$")
_PAUSE = 5
_CLAUSE_BONUS = 8


class SubtitlePhrase(NamedTuple):
    """A piece of a text, shown from `start` to `end` seconds after the first sample."""

    text: str
    start: float
    end: float


def subtitles(text: str, seconds: float) -> tuple[SubtitlePhrase, ...]:
    """Return the text's phrases, spread over the seconds that it takes to say it."""
    pieces = phrases(text)
    weights = [_weight(piece) for piece in pieces]
    shares = [seconds * sum(weights[:count]) / sum(weights) for count in range(len(weights) + 1)] if weights else []
    return tuple(SubtitlePhrase(piece, shares[place], shares[place + 1]) for place, piece in enumerate(pieces))


def estimate_seconds(text: str, rate: int = NORMAL) -> float:
    """Return the estimated seconds for the text at this rate (words a minute), before it has been rendered."""
    return sum(map(_weight, phrases(text))) / (SIGNS_A_SECOND * rate / NORMAL)


def phrases(text: str) -> tuple[str, ...]:
    """Split the text into phrases of at most 44 characters: at sentences, then at clauses, else into even parts."""
    found: list[str] = []
    for sentence in sentences(text):
        found += _cut([word[start : start + WIDEST] for word in sentence.split() for start in range(0, len(word), WIDEST)])
    return tuple(found)


def sentences(text: str, *, figures_end: bool = False) -> tuple[str, ...]:
    """Split the text into sentences, without the space between them; "3." and "Bm." do not end one.

    With `figures_end`, for a text with ordinals in words, a figure with a dot ends a sentence.
    """
    found: list[str] = []
    no_end = _NO_END_IN_WORDS if figures_end else _NO_END
    for part in _SENTENCE_END.split(text.strip()):
        if found and no_end.search(found[-1]):
            found[-1] = f"{found[-1]} {part}"
        else:
            found.append(part)
    return tuple(part for part in found if part)


def _cut(words: Sequence[str]) -> list[str]:
    line = " ".join(words)
    if len(line) <= WIDEST:
        return [line] if line else []

    def unevenness(place: int) -> int:
        left, right = len(" ".join(words[:place])), len(" ".join(words[place:]))
        return abs(left - right) - (_CLAUSE_BONUS if words[place - 1][-1] in ",;:\u2013" else 0)

    middle = min(range(1, len(words)), key=unevenness)
    return _cut(words[:middle]) + _cut(words[middle:])


def _weight(phrase: str) -> int:
    return len(phrase) + _PAUSE * (phrase[-1] in ".!?:;,\u2026")


class Caption:
    """A text's phrases and the time at which its first sample was played, by the given clock."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._text = ""
        self._began = 0.0
        self.phrases: tuple[SubtitlePhrase, ...] = ()

    def show(self, text: str, seconds: float) -> None:
        """Set a new text that begins now and will probably take this many seconds."""
        self._text = text
        self._began = self._clock()
        self.phrases = subtitles(text, seconds)

    def begins(self) -> None:
        """Record that the first sample is played only now."""
        self._began = self._clock()

    def takes(self, seconds: float) -> None:
        """Set the exact length of the text once its clips are ready."""
        self.phrases = subtitles(self._text, seconds)

    def clear(self) -> None:
        """Clear the text."""
        self.phrases = ()

    def get_current(self) -> str | None:
        """Return the current phrase; the last one stays until the next text or `clear`."""
        passed = self._clock() - self._began
        begun = [phrase.text for phrase in self.phrases if phrase.start <= passed]
        return begun[-1] if begun else None
