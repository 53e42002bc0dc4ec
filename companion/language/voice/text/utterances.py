"""Splits a text into pieces spoken in one breath, with natural pauses between them."""

import re
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from companion.language.voice.engine import NORMAL
from companion.language.voice.notation import Notation, Tokens, as_written
from companion.language.voice.text.pronounce import pronounce, pronunciation, tokens
from companion.language.voice.text.subtitle_lines import SIGNS_A_SECOND, sentences

LEAST_WORDS = 3
WITHIN = 0.05
AFTER_LEAD, AFTER_SENTENCE, BEFORE_QUESTION = 0.18, 0.32, 0.5
SUSPENSE = 0.7
"""The seconds of silence for an ellipsis: "I call … the dealer!"."""
_ELLIPSIS = re.compile(r"(?<=\w)((?:\s*\u2026)+)\s+(?=[\w\u2026])")


class Utterance(NamedTuple):
    """A sentence or a part of one, such as a leading call ("Ada:"), and the seconds of silence after it at the usual pace.

    `waits` tells that the silence is for suspense.
    """

    tokens: Tokens
    language: str
    pause: float = 0.0
    waits: bool = False

    def write_for(self, notation: Notation) -> str:
        """Return the text in an engine's notation."""
        return notation(self.tokens, self.language)

    @property
    def seconds(self) -> float:
        """The estimated seconds at the usual pace, without the pause."""
        return max(0.3, len(as_written(self.tokens, self.language)) / SIGNS_A_SECOND)


def utterances(text: str, language: str, names: Sequence[str] = ()) -> tuple[Utterance, ...]:
    """Split a text into utterances in spoken form; raises UnknownLanguage."""
    whole = sentences(pronounce(text, language, names), figures_end=True)
    parts = [part for sentence in whole for part in _split_lead(sentence, language, names)]
    said: list[Utterance] = []
    for part, after in zip(parts, [*parts, ""][1:], strict=True):
        # Split at each ellipsis; the text before it gets a pause for suspense, longer for several ellipses
        *begun, end = _ELLIPSIS.split(part)
        for text_, dots in zip(begun[::2], begun[1::2], strict=True):
            pause = SUSPENSE * dots.count("\u2026")
            said.append(Utterance(tokens(text_, language, names), language, pause, waits=True))
        said.append(Utterance(tokens(end, language, names), language, _pause(part, after)))
    return tuple(said)


def pause_at(rate: int, pause: float) -> float:
    """Return a pause scaled to this many words a minute; faster speech has shorter pauses."""
    return pause * NORMAL / rate


@cache
def _breaths(language: str) -> tuple[re.Pattern[str], re.Pattern[str], str, str]:
    """Return what matches a leading call and the space between clauses, and the patterns of the words for and, and of or too."""
    spoken = pronunciation(language)
    now, joins, both = (
        "|".join(map(re.escape, words)) or "(?!)" for words in (spoken.now, spoken.joins, (*spoken.joins, *spoken.parts))
    )
    begun = "|".join(re.escape(word.capitalize()) for word in spoken.now) or "(?!)"
    lead = rf"^((?:[^\s:,.!?]+ ){{0,4}}[^\s:,.!?]+:|(?:[^\s:,.!?]+ ){{0,4}}(?:{begun}),)\s+(?=\S)"
    return re.compile(lead), re.compile(rf"(?<=;)\s+|(?<=,)\s+(?=(?:{now}) \d+\b)"), joins, both


def _split_lead(sentence: str, language: str, names: Sequence[str]) -> list[str]:
    """Split a sentence after a leading call or "now", after semicolons, and before a new total or another player.

    Short pieces recur more often, so that a slow voice has more of them cached.
    """
    begun, clauses, joins, both = _breaths(language)
    lead = begun.match(sentence)
    pieces = [lead[1]] if lead else []
    # "…, Ben takes two and Cleo takes one" is split before each player; a mere list of names is not
    known = "|".join(re.escape(name) for name in names if name.strip())
    turn = rf"(?:{known}) (?!(?:{both})\b)[^\W\d_A-Z]"
    for clause in clauses.split(sentence[lead.end() :] if lead else sentence):
        cut = re.split(rf"(?<=\w\w,)\s+(?={turn})|\s+(?=(?:{joins}) {turn})", clause) if known else [clause]
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
