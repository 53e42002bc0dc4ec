"""Opens the speaker from the settings: the engines, the cache of clips, and the sound output."""

import logging
import time
from collections import Counter
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from companion.language.voice import engine, speaker, voice_errors
from companion.language.voice.cache import ClipCache
from companion.language.voice.engines import voices as installed
from companion.language.voice.levels import Levels, levels_of_ten
from companion.language.voice.sound.mixer import MixerOutput
from companion.language.voice.sound.output import Output
from companion.language.voice.studio import FAST_ENOUGH, Speeds, Studio
from companion.system.extras import describe_missing
from companion.system.files import data_folder
from companion.system.languages import LANGUAGES, WHOLE
from companion.system.settings import Settings

MEGABYTE = 1_000_000
MOST_PIPER_VOICES = 2
"""The most Piper voices per language: one for prompts and one for calls."""

_log = logging.getLogger(__name__)


def voices_folder() -> Path:
    """Return the folder of Piper's voices."""
    return data_folder() / "voices"


def choose_voices(settings: Settings) -> tuple[installed.Voice, ...]:
    """Return the voices that these settings allow, the best first; eSpeak NG is always one of them, except with `silent`."""
    choice = settings.text("voice.engine")
    if choice == "silent":
        return ()
    named = list_named_models(settings)
    for wrong in filter(None, map(installed.fault, named)):
        _log.warning("%s", wrong)
    chosen, piper = [], Counter[str]()
    for voice in installed.list_installed(voices_folder(), [model for model in named if installed.fault(model) is None]):
        piper[voice.language] += voice.kind is installed.EngineKind.PIPER
        enough = voice.kind is installed.EngineKind.PIPER and piper[voice.language] > MOST_PIPER_VOICES
        if (choice in ("auto", voice.kind) or voice.kind is installed.EngineKind.ESPEAK) and not enough:
            chosen.append(voice)
    return tuple(chosen)


def list_named_models(settings: Settings) -> list[Path]:
    """Return the files of the Piper voices that the settings name, whether valid or not."""
    return [Path(str(path)).expanduser() for language in LANGUAGES if (path := settings.values.get(f"voice.piper_{language}"))]


def open_engines(settings: Settings) -> tuple[engine.Engine, ...]:
    """Return the engines to use, the best first; missing or broken ones are logged and left out."""
    if settings.text("voice.engine") != "silent" and find_spec("numpy") is None:
        _log.warning("the voice is off: %s", describe_missing("voice"))
        return ()
    if settings.text("voice.engine") == installed.EngineKind.PIPER and not installed.piper_installed():
        _log.warning("Piper is not installed, so eSpeak NG is used instead")
    voices = choose_voices(settings)
    espeak = [voice for voice in voices if voice.kind is installed.EngineKind.ESPEAK][:1]
    engines: list[engine.Engine] = []
    for voice in (*(voice for voice in voices if voice.kind is not installed.EngineKind.ESPEAK), *espeak):
        try:
            engines.append(installed.engine_of(voice))
        except voice_errors.EngineMissing as error:
            _log.warning("%s", error)
    return tuple(engines)


def levels(settings: Settings) -> Levels:
    """Return the volumes, switches and ceiling in the settings; without an output all channels are off."""
    if settings.text("sound.output") == "none":
        return levels_of_ten(0, 0, 0, 10)
    speech, effects, announcements, ceiling = (
        settings.get_whole(f"sound.{part}") for part in ("speech", "effects", "announcements", "ceiling")
    )
    return levels_of_ten(speech, effects, announcements, ceiling)


def open_output(settings: Settings) -> Output:
    """Return the sound card in the settings; the speaker opens it later."""
    name = settings.text("sound.output")
    if name == "none":
        return Output()
    return MixerOutput(None if name == "auto" else name)


def open_studio(settings: Settings, cache: Path | None) -> Studio:
    """Return a studio with engines and cache; an engine with its own process starts it when first needed."""
    folder = cache / "tts" if cache else None
    clips = ClipCache(folder, disk_limit=settings.get_whole("voice.cache_mb") * MEGABYTE)
    studio = Studio(open_engines(settings), clips, Speeds(folder))
    studio.tune(settings.get_whole("voice.pitch") / 100)
    return studio


def open_speaker(
    settings: Settings, cache: Path | None, output: Output | None = None, clock: Callable[[], float] = time.monotonic
) -> speaker.Speaker:
    """Return the speaker for these settings; in self-play `output` replaces the sound card."""
    rate, suspense = settings.get_whole("voice.rate"), settings.number("voice.suspense")
    return speaker.Speaker(open_studio(settings, cache), output or open_output(settings), levels(settings), rate, clock, suspense)


MEND_FILE = "fetch it again (companion voices get NAME) or from a stick (companion voices add FILE.onnx), or delete it"
MEND_SLOW = "companion voices prepare makes its sentences ready; a voice whose name ends in -low is faster"
MEND_PIPER = "companion voices get piper"


def who_speaks(settings: Settings) -> str:
    """Return the best voice of each language on one line, or "silent" if there is none."""
    chosen = choose_voices(settings)
    firsts = [next((voice for voice in chosen if voice.language == language), None) for language in LANGUAGES]
    return ", ".join(f"{voice.language}: {voice.kind} {voice.name}" for voice in firsts if voice is not None) or "silent"


def suggest_better_voice(settings: Settings) -> str:
    """Return a hint at a voice that is easier to understand, and how to get it; "" if there is none or it is not allowed."""
    firsts = {voice.language: voice.kind for voice in reversed(choose_voices(settings))}
    plain = [language for language in WHOLE if firsts.get(language) is installed.EngineKind.ESPEAK]
    if not plain or settings.text("voice.engine") != "auto":
        return ""
    return f"SVOX Pico would be understood better ({', '.join(plain)}): companion voices get pico"


def what_is_wrong(settings: Settings, cache: Path) -> tuple[tuple[str, str], ...]:
    """Return the problems that keep better voices from speaking, each with its solution."""
    lines = [*installed.find_broken_voices(voices_folder()), *filter(None, map(installed.fault, list_named_models(settings)))]
    found = [(line, MEND_FILE) for line in dict.fromkeys(lines)]
    if not installed.piper_installed():
        found += [(f"{voice.name} needs Piper", MEND_PIPER) for voice in installed.piper_voices(voices_folder())]
    speeds = Speeds(cache / "tts")
    for voice in choose_voices(settings):
        if voice.kind is installed.EngineKind.PIPER:
            speed = speeds.of(installed.engine_of(voice).identity(voice.language)) or 0.0
            if speed > FAST_ENOUGH:
                found.append((f"{voice.name} takes {speed:.1f} s for a second of speech", MEND_SLOW))
    return tuple(found)
