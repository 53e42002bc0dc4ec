"""`companion voices get` and `companion voices add`: a better voice with one command, from the network or from a stick."""

import sys
from pathlib import Path

from companion.system.files import cache_folder, settings_path
from companion.system.languages import LANGUAGES
from companion.system.settings import load, store
from companion.voice.engines.speeds import Speeds
from companion.voice.engines.voices import EngineKind, Voice, fault, installed, measured, piper_installed
from companion.voice.install.adding import add, checked_voice
from companion.voice.install.download import DownloadFailed, fetch, found, published
from companion.voice.install.packages import PACKAGES, install
from companion.voice.open_voice import voices_folder
from companion.voice.studio import FAST_ENOUGH

BY_STICK = "Without a network: fetch the .onnx file and the .onnx.json file elsewhere, then  companion voices add FILE.onnx"
MEGABYTE = 1_000_000


def get(name: str | None) -> None:
    """Install a voice and use it, or say what can be had; raises VoiceError."""
    settings = load(settings_path())
    if name is None:
        _offer(settings.text("voice.list_url"))
    elif name in PACKAGES:
        install(name)
        # Say who speaks now, after a package was installed
        for language in ("de", "en"):
            first = next(voice for voice in installed(voices_folder()) if voice.language == language)
            if first.kind is EngineKind.ESPEAK:
                print(f"{language}: {first.kind} {first.name}")
            else:
                print(f"{language}: {first.kind} {first.name}", end=", ")
                _tell_speed(first)
        if settings.text("voice.engine") not in ("auto", EngineKind.PIPER):
            print("to have the best voice used:  companion voices choose auto")
    else:
        url = settings.text("voice.list_url")
        try:
            voice = found(published(url), name)
            model = voices_folder() / f"{voice.name}.onnx"
            if fault(model) is not None:
                model = fetch(voice, url, voices_folder(), _report)
        except DownloadFailed as error:
            raise DownloadFailed(f"{error}\n{BY_STICK}") from error
        _use(model)


def _offer(url: str) -> None:
    """List what can be had: packages, and the German and English voices of the list."""
    for name, package in PACKAGES.items():
        print(f"{name:<32} {package.about}")
    try:
        for voice in published(url):
            if voice.language in LANGUAGES:
                print(f"{voice.name:<32} {voice.size / MEGABYTE:.0f} MB")
    except DownloadFailed as error:
        print(f"{error}\n{BY_STICK}", file=sys.stderr)


def add_file(model: Path) -> None:
    """Copy a voice from a file and use it; raises VoiceError."""
    voice = add(model.expanduser(), voices_folder())
    _use(Path(voice.source))


def choose_model(model: Path) -> Voice:
    """Make a Piper voice the one of its language, once it has said a word; raises VoiceError."""
    voice = checked_voice(model)
    store(settings_path(), f"voice.piper_{voice.language}", str(model))
    if load(settings_path()).text("voice.engine") not in ("auto", EngineKind.PIPER):
        store(settings_path(), "voice.engine", "auto")
    return voice


def _use(model: Path) -> None:
    """Choose a voice; without Piper say what is still to do."""
    if piper_installed():
        _tell_speed(choose_model(model))
    else:
        print(f"{model.stem} is here; it needs Piper:  companion voices get piper")


def _tell_speed(voice: Voice) -> None:
    speeds = Speeds(cache_folder() / "tts")
    speed = measured(voice, speeds)
    speeds.settle()
    manner = "it speaks everything" if speed < FAST_ENOUGH else "slow here: it speaks what  companion voices prepare  made ready"
    print(f"{voice.name} takes {speed:.2f} s for a second of speech: {manner}")


def _report(file: str, there: int, of: int) -> None:
    if sys.stdout.isatty() or there >= of:
        end = "\r" if sys.stdout.isatty() and there < of else "\n"
        print(f"{file}: {there / MEGABYTE:.1f} of {of / MEGABYTE:.1f} MB", end=end, flush=True)
