"""The small interface behind which the speech engines stand, and what they have in common."""

from typing import Protocol

from companion.system.languages import LANGUAGES
from companion.voice.clip import Clip
from companion.voice.notation import Notation
from companion.voice.voice_errors import UnknownLanguage

SLOWEST, NORMAL, FASTEST = 80, 155, 300
LEAST_TIME, TIME_A_SIGN = 3.0, 0.25


class Engine(Protocol):
    """Turns a sentence into sound; called from worker threads, one sentence at a time."""

    @property
    def languages(self) -> frozenset[str]:
        """The languages that it speaks here."""

    @property
    def notation(self) -> Notation:
        """How it wants words whose sounds are known."""

    @property
    def awake(self) -> bool:
        """It can render at once: nothing has to be started or loaded first."""

    def wake(self) -> None:
        """Start and load what it needs; may take seconds. Raises EngineFailed."""

    def identity(self, language: str) -> str:
        """Engine, voice and version, joined by `|`: clips of equal identity, rate and text can stand for each other."""

    def render(self, text: str, language: str, rate: int) -> Clip:
        """The sentence, in its notation, at `rate` words a minute; raises EngineFailed or UnknownLanguage.

        It takes no longer than `longest(text)` seconds.
        """

    def close(self) -> None:
        """Let go of what it holds; it may be asked again."""


def longest(text: str) -> float:
    """The seconds after which an engine is given up: a text of twice the length may take twice as long.

    A sign is about 0.07 s of speech, so that the slowest voice worth waiting for needs three times as long as it speaks.
    """
    return LEAST_TIME + TIME_A_SIGN * len(text)


def checked_language(language: str) -> str:
    """The language, if there is a voice for it; raises UnknownLanguage."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"no voice speaks {language!r}; there are {', '.join(LANGUAGES)}")
    return language


def checked_rate(rate: int) -> int:
    """The rate in words a minute, brought into what a listener can follow (80 to 300)."""
    return min(FASTEST, max(SLOWEST, rate))
