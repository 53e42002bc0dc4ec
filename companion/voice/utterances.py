"""A text cut into what is spoken in one breath, with the pauses that a person would make between."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from companion.voice.engine import NORMAL
from companion.voice.lexicon import tokens
from companion.voice.notation import Notation, Tokens, as_written
from companion.voice.pronounce import spoken
from companion.voice.subtitles import SIGNS_A_SECOND, sentences

AFTER_LEAD, AFTER_SENTENCE, BEFORE_QUESTION = 0.18, 0.32, 0.5
SUSPENSE = 0.7
"""The silence that an ellipsis stands for: "I call … the dealer!"."""
_ELLIPSIS = re.compile(r"(?<=\w)((?:\s*\u2026)+)\s+(?=[\w\u2026])")
_CLAUSE = re.compile(r"(?<=;)\s+|(?<=,)\s+(?=(?:jetzt|now) \d+\b)")
_LEAD = re.compile(r"^((?:[^\s:,.!?]+ ){0,2}[^\s:,.!?]+(?::|(?<=\bNow),|(?<=\bNun),|(?<=\bJetzt),))\s+(?=\S)")


@dataclass(frozen=True)
class Utterance:
    """One sentence, or the call that leads it ("Ada:"), and the seconds of silence after it at the usual pace.

    `waits` says that the silence is there for suspense.
    """

    tokens: Tokens
    language: str
    pause: float = 0.0
    waits: bool = False

    def written_for(self, notation: Notation) -> str:
        """The text as an engine wants it."""
        return notation(self.tokens, self.language)

    @property
    def seconds(self) -> float:
        """About how long it takes at the usual pace, without the pause."""
        return max(0.3, len(as_written(self.tokens, self.language)) / SIGNS_A_SECOND)


def utterances(text: str, language: str, names: Sequence[str] = ()) -> tuple[Utterance, ...]:
    """The text as it is spoken, piece by piece; raises UnknownLanguage."""
    whole = sentences(spoken(text, language, names), figures_end=True)
    parts = [part for sentence in whole for part in _led(sentence)]
    following = [*parts, ""][1:]
    return tuple(
        Utterance(tokens(breath, language, names), language, pause, waits)
        for part, after in zip(parts, following, strict=True)
        for breath, pause, waits in _breaths(part, _pause(part, after))
    )


def pause_at(rate: int, pause: float) -> float:
    """A pause at so many words a minute: who speaks fast pauses less."""
    return pause * NORMAL / rate


def _led(sentence: str) -> list[str]:
    """The sentence, cut after a call or a "now" that leads it, after each semicolon and before a new total ("jetzt 14").

    The shorter the pieces, the more of them come again: what a slow voice has ready is said at once.
    """
    lead = _LEAD.match(sentence)
    rest = sentence[lead.end() :] if lead else sentence
    return [*([lead[1]] if lead else []), *_CLAUSE.split(rest)]


def _breaths(part: str, last: float) -> list[tuple[str, float, bool]]:
    """The part cut at each ellipsis, with the silence after each piece, and whether it waits; `last` is that of the whole."""
    *begun, end = _ELLIPSIS.split(part)
    waiting = zip(begun[::2], begun[1::2], strict=True)
    return [*((text, SUSPENSE * dots.count("\u2026"), True) for text, dots in waiting), (end, last, False)]


def _pause(part: str, after: str) -> float:
    if not after:
        return 0.0
    if part[-1] in ":,;":
        return AFTER_LEAD
    return BEFORE_QUESTION if after.rstrip("\u201c\u201d\"' ").endswith("?") else AFTER_SENTENCE
