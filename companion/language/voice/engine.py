"""The interface of the speech engines, and what they have in common."""

from typing import Protocol

from companion.language.voice.clip import Clip
from companion.language.voice.notation import Notation
from companion.language.voice.voice_errors import UnknownLanguage
from companion.system.languages import LANGUAGES

SLOWEST, NORMAL, FASTEST = 80, 155, 300
LEAST_TIME, TIME_A_SIGN = 3.0, 0.25


class Engine(Protocol):
    """Renders sentences to sound; called from worker threads, one sentence at a time."""

    @property
    def languages(self) -> frozenset[str]:
        """The languages that the engine can speak on this machine."""

    @property
    def notation(self) -> Notation:
        """The engine's notation for words with known sounds."""

    @property
    def awake(self) -> bool:
        """Whether the engine can render at once, without starting or loading anything."""

    def wake(self) -> None:
        """Start and load what the engine needs, which can take seconds; raises EngineFailed."""

    def identity(self, language: str) -> str:
        """Return engine, voice and version, joined by `|`; clips with equal identity, rate and text are interchangeable."""

    def render(self, text: str, language: str, rate: int) -> Clip:
        """Render a sentence in the engine's notation at `rate` words a minute; raises EngineFailed or UnknownLanguage.

        It takes at most `limit_seconds(text)` seconds.
        """

    def close(self) -> None:
        """Release all resources; the engine can be used again afterwards."""


def limit_seconds(text: str) -> float:
    """Return the time limit in seconds for rendering a text, which grows with its length.

    A character is about 0.07 s of speech, so the slowest voice worth waiting for takes three times as long as it speaks.
    """
    return LEAST_TIME + TIME_A_SIGN * len(text)


def check_language(language: str) -> str:
    """Return the language if voices can speak it; raises UnknownLanguage."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"expected a language that voices speak, got {language!r}; there are {', '.join(LANGUAGES)}")
    return language


def limit_rate(rate: int) -> int:
    """Return the rate in words a minute, limited to what a listener can follow (80 to 300)."""
    return min(FASTEST, max(SLOWEST, rate))
