"""`companion say` and `companion voices`: hear a text, list, test and choose the voices."""

import argparse
import sys
import threading
import time
from pathlib import Path

from companion.commands.common import Commands
from companion.commands.voice_list import voice_lines
from companion.system.extras import require
from companion.system.files import cache_folder, settings_path, write_atomically
from companion.system.languages import LANGUAGES
from companion.system.settings import VOICE_ENGINES, Settings, load, store
from companion.voice.clip import Clip, to_wav
from companion.voice.engine import NORMAL, checked_language
from companion.voice.errors import EngineFailed, EngineMissing, VoiceError
from companion.voice.mixer import MixerOutput
from companion.voice.opening import levels, open_output, open_studio
from companion.voice.piper import language_of
from companion.voice.voices import EngineKind, Voice, engine_of, piper_installed

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
    choose.add_argument("voice", help=f"{', '.join(VOICE_ENGINES)}, or the .onnx file of a Piper voice")
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
    if settings.text("voice.engine") != "silent":
        require("voice")
    studio = open_studio(settings, cache_folder())
    try:
        clip = studio.whole(text, language, settings.whole("voice.rate"))
    finally:
        studio.close()
    if clip is None or not clip.pcm:
        raise EngineFailed("nobody can say this: `companion voices` lists who could")
    studio.settle()
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
    for line in voice_lines(settings):
        print(line)
    return 0


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
        if arguments.voice in VOICE_ENGINES:
            store(settings_path(), "voice.engine", arguments.voice)
        else:
            _choose_piper(Path(arguments.voice).expanduser().resolve())
    except (VoiceError, OSError) as error:
        return _refuse(error)
    return 0


def _choose_piper(model: Path) -> None:
    """Set a Piper voice for its language, after it has said a word; raises VoiceError."""
    language = language_of(model)
    if not piper_installed():
        raise EngineMissing("Piper is not installed: pip install piper-tts")
    engine = engine_of(Voice(EngineKind.PIPER, checked_language(language), model.stem, str(model)))
    try:
        engine.render("a.", language, NORMAL)
    finally:
        engine.close()
    store(settings_path(), f"voice.piper_{language}", str(model))
    if load(settings_path()).text("voice.engine") not in ("auto", "piper"):
        store(settings_path(), "voice.engine", "auto")


def _refuse(error: Exception) -> int:
    print(f"companion: {error}", file=sys.stderr)
    return 2
