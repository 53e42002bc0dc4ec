"""What `companion voices` prints: who can speak here, how fast, who is chosen, and what could be had."""

from collections.abc import Iterator

from companion.system.extras import lacking
from companion.system.files import cache_folder
from companion.system.languages import LANGUAGES
from companion.system.settings import Settings
from companion.voice.engines.piper import broken_voices
from companion.voice.engines.speeds import Speeds
from companion.voice.engines.voices import EngineKind, Voice, engine_of, installed, piper_installed, piper_voices
from companion.voice.errors import EngineMissing
from companion.voice.opening import chosen_voices, voices_folder


def voice_lines(settings: Settings) -> Iterator[str]:
    """A line for each voice, a star before the one that is chosen; then what is broken or missing."""
    chosen = chosen_voices(settings)
    speeds = Speeds(cache_folder() / "tts")
    every = dict.fromkeys([*chosen, *installed(voices_folder())])
    for language in LANGUAGES:
        first = next((voice for voice in chosen if voice.language == language), None)
        for voice in every:
            if voice.language == language:
                star = "*" if voice == first else " "
                yield f"{star} {language}  {voice.kind:<7} {voice.name:<28} {_speed(voice, speeds)}"
    yield f"{' ' if chosen else '*'}     silent  subtitles only"
    yield from _wanting()


def _speed(voice: Voice, speeds: Speeds) -> str:
    try:
        speed = speeds.of(engine_of(voice).identity(voice.language))
    except EngineMissing as error:
        return str(error)
    if speed is None:
        return "not measured yet: companion voices test"
    return f"{speed:.2f} s of work for a second of speech"


def _wanting() -> Iterator[str]:
    for line in broken_voices(voices_folder()):
        yield f"broken: {line}"
    if not piper_installed():
        for voice in piper_voices(voices_folder()):
            yield f"{voice.name} needs Piper: companion voices get piper"
    kinds = {voice.kind for voice in installed(voices_folder())}
    if EngineKind.ESPEAK not in kinds or lacking("voice"):
        yield f"espeak {lacking('voice')}"
