"""Piper's voices as files: an `.onnx` model with its `.onnx.json` beside it. Nothing of Piper is imported."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

from companion.voice.errors import EngineMissing

LEAST_BYTES = 1_000
_ONNX_FIELD = b"\x08"
"""How a model begins: the field of its format's version."""


def fingerprint(model: Path) -> str:
    """The model's name with a digest of its size and its configuration; raises EngineMissing."""
    config = configuration(model)
    return f"{model.stem}-{sha256(config + str(model.stat().st_size).encode()).hexdigest()[:12]}"


def configuration(model: Path) -> bytes:
    """The file beside the model; raises EngineMissing, with the fault, unless both are there and can be a voice."""
    beside = model.with_name(model.name + ".json")
    try:
        config = beside.read_bytes()
        if not isinstance(json.loads(config), dict):
            raise EngineMissing(f"{model} is no Piper voice: its .json holds no table")
        with model.open("rb") as file:
            begin = file.read(1)
    except (OSError, ValueError) as error:
        raise EngineMissing(f"{model} is no Piper voice: {error}") from error
    if model.stat().st_size < LEAST_BYTES or begin != _ONNX_FIELD:
        raise EngineMissing(f"{model} is no Piper voice: it is cut off or of another format")
    return config


def found_voices(folder: Path) -> tuple[Path, ...]:
    """The Piper voices in a folder, by name: every `.onnx` that has its `.onnx.json` beside it."""
    return tuple(model for model in sorted(folder.glob("*.onnx")) if fault(model) is None)


def broken_voices(folder: Path) -> tuple[str, ...]:
    """What is wrong with the files of a folder that should be voices, one line each."""
    return tuple(wrong for model in sorted(folder.glob("*.onnx")) if (wrong := fault(model)) is not None)


def fault(model: Path) -> str | None:
    """Say why a file is no voice, None if it may be one."""
    try:
        configuration(model)
    except EngineMissing as error:
        return str(error)
    return None


def language_of(model: Path) -> str:
    """The language of a voice, by its espeak voice or else its name (`de_DE-thorsten-medium.onnx`); raises EngineMissing."""
    config: dict[str, Any] = json.loads(configuration(model))
    espeak = config.get("espeak")
    voice = espeak.get("voice") if isinstance(espeak, dict) else None
    return str(voice or model.name)[:2].lower()
