"""A text cut into what is spoken in one breath, with the pauses that a person would make between."""

import re
from collections.abc import Sequence

from companion.unchanging import unchanging
from companion.voice.engine import NORMAL
from companion.voice.notation import Notation, Tokens, as_written
from companion.voice.text.pronounce import spoken, tokens
from companion.voice.text.subtitle_lines import SIGNS_A_SECOND, sentences

LEAST_WORDS = 3
WITHIN = 0.05
AFTER_LEAD, AFTER_SENTENCE, BEFORE_QUESTION = 0.18, 0.32, 0.5
SUSPENSE = 0.7
"""The silence that an ellipsis stands for: "I call … the dealer!"."""
_ELLIPSIS = re.compile(r"(?<=\w)((?:\s*\u2026)+)\s+(?=[\w\u2026])")
_CLAUSE = re.compile(r"(?<=;)\s+|(?<=,)\s+(?=(?:jetzt|now) \d+\b)")
_LEAD = re.compile(r"^((?:[^\s:,.!?]+ ){0,4}[^\s:,.!?]+(?::|(?<=\bNow),|(?<=\bNun),|(?<=\bJetzt),))\s+(?=\S)")


@unchanging
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
    parts = [part for sentence in whole for part in _led(sentence, names)]
    said: list[Utterance] = []
    for part, after in zip(parts, [*parts, ""][1:], strict=True):
        # Cut at each ellipsis: what stands before it is followed by suspense, the longer the more dots
        *begun, end = _ELLIPSIS.split(part)
        for text_, dots in zip(begun[::2], begun[1::2], strict=True):
            pause = SUSPENSE * dots.count("\u2026")
            said.append(Utterance(tokens(text_, language, names), language, pause, waits=True))
        said.append(Utterance(tokens(end, language, names), language, _pause(part, after)))
    return tuple(said)


def pause_at(rate: int, pause: float) -> float:
    """A pause at so many words a minute: who speaks fast pauses less."""
    return pause * NORMAL / rate


def _led(sentence: str, names: Sequence[str]) -> list[str]:
    """The sentence, cut after a call or a "now" that leads it, after each semicolon, and before a new total or another player.

    The shorter the pieces, the more of them come again: what a slow voice has ready is said at once.
    """
    lead = _LEAD.match(sentence)
    pieces = [lead[1]] if lead else []
    # A clause turns to another player in "…, Ben takes two and Cleo takes one"; in a mere list of names it does not
    known = "|".join(re.escape(name) for name in names if name.strip())
    turn = rf"(?:{known}) (?!und\b|and\b|or\b|oder\b)[^\W\d_A-Z]"
    for clause in _CLAUSE.split(sentence[lead.end() :] if lead else sentence):
        cut = re.split(rf"(?<=\w\w,)\s+(?={turn})|\s+(?=(?:und|and) {turn})", clause) if known else [clause]
        pieces += cut if all(len(piece.split()) >= LEAST_WORDS for piece in cut) else [clause]
    return pieces


def _pause(part: str, after: str) -> float:
    if not after:
        return 0.0
    if part[-1] in ":,;":
        return AFTER_LEAD
    if part[-1].isalnum():
        return WITHIN
    return BEFORE_QUESTION if after.rstrip("\u201c\u201d\"' ").endswith("?") else AFTER_SENTENCE
