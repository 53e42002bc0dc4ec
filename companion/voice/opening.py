"""From the settings to a speaker: which engines there are, where clips lie, where sound goes."""

import logging
import time
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from pathlib import Path

from companion.system.extras import lacking
from companion.system.languages import LANGUAGES
from companion.system.settings import Settings
from companion.voice.cache import ClipCache
from companion.voice.engine import Engine
from companion.voice.errors import EngineMissing
from companion.voice.espeak import Espeak
from companion.voice.levels import Levels, levels_of_ten
from companion.voice.mixer import MixerOutput
from companion.voice.output import NullOutput, Output
from companion.voice.piper import Piper
from companion.voice.speaker import Speaker
from companion.voice.studio import Studio

_log = logging.getLogger(__name__)


def open_engines(settings: Settings) -> tuple[Engine, ...]:
    """The engines to ask, the chosen one first; what is missing is logged and left out."""
    choice = settings.text("voice.engine")
    if choice == "silent":
        return ()
    if find_spec("numpy") is None:
        _log.warning("no voice: %s", lacking("voice"))
        return ()
    makers: list[Callable[[], Engine]] = [Espeak]
    if choice == "piper":
        makers.insert(0, lambda: Piper(piper_voices(settings)))
    return tuple(engine for maker in makers if (engine := _made(maker)) is not None)


def piper_voices(settings: Settings) -> Mapping[str, Path]:
    """The Piper voice chosen for each language that has one."""
    paths = {language: settings.text(f"voice.piper_{language}") for language in LANGUAGES}
    return {language: Path(path).expanduser() for language, path in paths.items() if path}


def levels(settings: Settings) -> Levels:
    """The volumes, switches and ceiling of the settings; without an output everything is switched off."""
    if settings.text("sound.output") == "none":
        return levels_of_ten(0, 0, 0, 10)
    speech, effects, announcements, ceiling = (
        settings.whole(f"sound.{part}") for part in ("speech", "effects", "announcements", "ceiling")
    )
    return levels_of_ten(speech, effects, announcements, ceiling)


def open_output(settings: Settings) -> Output:
    """The sound card of the settings; it is opened later, by the speaker."""
    name = settings.text("sound.output")
    if name == "none":
        return NullOutput(time.monotonic, keep=0)
    return MixerOutput(None if name == "auto" else name)


def open_studio(settings: Settings, cache: Path | None) -> Studio:
    """Engines and cache; loading a Piper voice takes about a second."""
    return Studio(open_engines(settings), ClipCache(cache / "tts" if cache else None))


def open_speaker(settings: Settings, cache: Path | None, output: Output | None = None) -> Speaker:
    """The speaker of the settings; `output` stands in for the sound card in self-play."""
    rate = settings.whole("voice.rate")
    return Speaker(open_studio(settings, cache), output or open_output(settings), levels(settings), rate)


def _made(maker: Callable[[], Engine]) -> Engine | None:
    try:
        return maker()
    except EngineMissing as error:
        _log.warning("%s", error)
        return None
