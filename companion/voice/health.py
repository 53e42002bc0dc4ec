"""How the voices are: who speaks each language here, what is wrong with a voice's files, and which voice is too slow."""

from pathlib import Path

from companion.system.languages import LANGUAGES
from companion.system.settings import Settings
from companion.voice.engines.piper import broken_voices, fault
from companion.voice.engines.speeds import Speeds
from companion.voice.engines.voices import EngineKind, engine_of, piper_installed, piper_voices
from companion.voice.opening import chosen_voices, voices_folder
from companion.voice.studio import FAST_ENOUGH

MEND_FILE = "fetch it again (companion voices get NAME) or from a stick (companion voices add FILE.onnx), or delete it"
MEND_SLOW = "companion voices prepare makes its sentences ready; a voice whose name ends in -low is faster"
MEND_PIPER = "companion voices get piper"


def who_speaks(settings: Settings) -> str:
    """The best voice of each language, on one line; "silent" where that is chosen."""
    chosen = chosen_voices(settings)
    firsts = [next((voice for voice in chosen if voice.language == language), None) for language in LANGUAGES]
    return ", ".join(f"{voice.language}: {voice.kind} {voice.name}" for voice in firsts if voice is not None) or "silent"


def what_is_wrong(settings: Settings, cache: Path) -> tuple[tuple[str, str], ...]:
    """What keeps a better voice from speaking, each with the way to mend it."""
    return (*_broken(settings), *_useless(), *_slow(settings, cache))


def _broken(settings: Settings) -> list[tuple[str, str]]:
    named = [Path(path).expanduser() for language in LANGUAGES if (path := settings.text(f"voice.piper_{language}"))]
    lines = [*broken_voices(voices_folder()), *(wrong for model in named if (wrong := fault(model)) is not None)]
    return [(line, MEND_FILE) for line in dict.fromkeys(lines)]


def _useless() -> list[tuple[str, str]]:
    if piper_installed():
        return []
    return [(f"{voice.name} needs Piper", MEND_PIPER) for voice in piper_voices(voices_folder())]


def _slow(settings: Settings, cache: Path) -> list[tuple[str, str]]:
    speeds, found = Speeds(cache / "tts"), []
    for voice in chosen_voices(settings):
        if voice.kind is EngineKind.PIPER:
            speed = speeds.of(engine_of(voice).identity(voice.language)) or 0.0
            found += [(f"{voice.name} takes {speed:.1f} s for a second of speech", MEND_SLOW)] if speed > FAST_ENOUGH else []
    return found
