"""`companion say` and `companion voices`: hear a text, list, test and choose the voices."""

import argparse
import sys
import threading
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from companion.commands.common import Commands
from companion.system.extras import lacking, require
from companion.system.files import cache_folder, data_folder, settings_path, write_atomically
from companion.system.languages import LANGUAGES
from companion.system.settings import Settings, load, store
from companion.voice.clip import Clip, to_wav
from companion.voice.errors import EngineFailed, VoiceError
from companion.voice.mixer import MixerOutput
from companion.voice.opening import levels, open_engines, open_output, open_studio, piper_voices
from companion.voice.piper import Piper, found_voices, language_of
from companion.voice.pronounce import spoken

SAMPLES = {
    "de": "In der 3. Runde ist Ada auf dem 2. Rang: 25 Statuen stehen, Fm. Bayern ist frei.",
    "en": "In the 3rd round Ada holds the 2nd rank: 25 statues stand on the board.",
}
_TAIL = 0.3


def add_say(say: argparse.ArgumentParser) -> None:
    """Add the arguments of `say`; it returns 2 for what cannot be done."""
    say.add_argument("text")
    say.add_argument("--language", choices=LANGUAGES, help="default: the language of the settings")
    say.add_argument("--out", type=Path, metavar="FILE.wav")
    say.set_defaults(func=_say)


def add_voices(voices: argparse.ArgumentParser) -> None:
    """Add the actions of `voices`; it returns 2 for what cannot be done."""
    voices.set_defaults(func=_list)
    actions = voices.add_subparsers(metavar="ACTION")
    actions.add_parser("list", help="what can speak here (the default)").set_defaults(func=_list)
    test = actions.add_parser("test", help="speak a sample in each language")
    test.add_argument("--out", type=Path, metavar="FOLDER", help="write the samples there instead of playing them")
    test.set_defaults(func=_test)
    choose = actions.add_parser("choose", help="set who speaks")
    choose.add_argument("voice", help="espeak, silent, or the .onnx file of a Piper voice")
    choose.set_defaults(func=_choose)


COMMANDS: Commands = {"say": add_say, "voices": add_voices}


def _say(arguments: argparse.Namespace) -> int:
    settings = load(settings_path())
    language = arguments.language or settings.text("table.language")
    try:
        _give(settings, _clip(settings, arguments.text, language), arguments.out)
    except (VoiceError, OSError) as error:
        return _refuse(error)
    return 0


def _clip(settings: Settings, text: str, language: str) -> Clip:
    """The whole text in one clip; raises EngineFailed where nobody can say it, ExtraMissing without the usual engine."""
    if settings.text("voice.engine") == "espeak":
        require("voice")
    studio = open_studio(settings, cache_folder())
    clip = studio.clip(spoken(text, language), language, settings.whole("voice.rate"))
    if not clip.pcm:
        raise EngineFailed("nobody can say this: `companion voices` lists who could")
    studio.cache.settle()
    return clip


def _give(settings: Settings, clip: Clip, out: Path | None) -> None:
    """Write the clip, or play it to its end; raises OutputMissing or OSError."""
    if out is not None:
        write_atomically(out, to_wav(clip))
        return
    output = open_output(settings)
    output.prepared(clip)(levels(settings).speech.volume)
    threading.Event().wait(clip.seconds + _TAIL if isinstance(output, MixerOutput) else 0)
    output.close()


def _list(_arguments: argparse.Namespace) -> int:
    settings = load(settings_path())
    chosen = settings.text("voice.engine")
    for line in _lines(settings):
        print(f"{'*' if line.split()[0] == chosen else ' '} {line}")
    return 0


def _lines(settings: Settings) -> Iterator[str]:
    """One line for each voice: engine, language, name or file; for each engine without one, why."""
    yield f"espeak   {lacking('voice') or ' '.join(_languages(settings))}"
    folder = data_folder() / "voices"
    installed = find_spec("piper") is not None
    for model in sorted({*found_voices(folder), *piper_voices(settings).values()}):
        used = "" if model in piper_voices(settings).values() else "  (not chosen)"
        yield f"piper    {model}{used}{'' if installed else '  (Piper is not installed)'}"
    if not installed:
        yield f"piper    needs the package piper-tts, and voices in {folder}"
    yield "silent   subtitles only"


def _languages(settings: Settings) -> list[str]:
    return sorted({language for engine in open_engines(settings) for language in engine.languages})


def _test(arguments: argparse.Namespace) -> int:
    settings = load(settings_path())
    for language in LANGUAGES:
        began = time.monotonic()
        try:
            clip = _clip(settings, SAMPLES[language], language)
            took = time.monotonic() - began
            _give(settings, clip, arguments.out and arguments.out / f"{language}.wav")
        except (VoiceError, OSError) as error:
            return _refuse(error)
        print(f"{language}: {clip.seconds:.1f} s of speech, ready after {took * 1000:.0f} ms")
    return 0


def _choose(arguments: argparse.Namespace) -> int:
    try:
        if arguments.voice in ("espeak", "silent"):
            store(settings_path(), "voice.engine", arguments.voice)
        else:
            _choose_piper(Path(arguments.voice).expanduser().resolve())
    except (VoiceError, OSError) as error:
        return _refuse(error)
    return 0


def _choose_piper(model: Path) -> None:
    """Set a Piper voice for its language, after opening it once; raises EngineMissing."""
    language = language_of(model)
    Piper({language: model})
    store(settings_path(), f"voice.piper_{language}", str(model))
    store(settings_path(), "voice.engine", "piper")


def _refuse(error: Exception) -> int:
    print(f"companion: {error}", file=sys.stderr)
    return 2
