"""The small interface behind which the speech engines stand, and the engine that says nothing."""

from typing import Protocol

from companion.system.languages import LANGUAGES
from companion.voice.clip import Clip
from companion.voice.errors import UnknownLanguage

SLOWEST, NORMAL, FASTEST = 80, 155, 300
TIMEOUT = 3.0


class Engine(Protocol):
    """Turns a sentence into sound; called from worker threads, one sentence at a time."""

    @property
    def languages(self) -> frozenset[str]:
        """The languages that it speaks here."""
        ...

    def identity(self, language: str) -> str:
        """Engine, voice and version, joined by `|`: clips of equal identity, rate and text can stand for each other."""
        ...

    def render(self, text: str, language: str, rate: int) -> Clip:
        """The sentence at `rate` words a minute; raises EngineFailed or UnknownLanguage."""
        ...


class Silent:
    """The engine of last resort: every clip is empty."""

    @property
    def languages(self) -> frozenset[str]:
        """Silence is understood everywhere."""
        return frozenset(LANGUAGES)

    def identity(self, language: str) -> str:
        """Silence has one voice in every language."""
        return f"silent|{checked_language(language)}|1"

    def render(self, text: str, language: str, rate: int) -> Clip:  # noqa: ARG002
        """No sound at all."""
        checked_language(language)
        return Clip(b"", 22_050)


def checked_language(language: str) -> str:
    """The language, if there is a voice for it; raises UnknownLanguage."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"no voice speaks {language!r}; there are {', '.join(LANGUAGES)}")
    return language


def checked_rate(rate: int) -> int:
    """The rate in words a minute, brought into what a listener can follow (80 to 300)."""
    return min(FASTEST, max(SLOWEST, rate))
