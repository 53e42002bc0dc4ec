"""Piper, for whoever has installed it and a voice: a neural voice instead of the embedded one.

Piper is imported when a voice is opened, never before, and takes about a second to load a model.
"""

import json
from collections.abc import Mapping
from hashlib import sha256
from importlib import import_module, metadata
from pathlib import Path
from typing import Any

from companion.voice.clip import Clip
from companion.voice.engine import NORMAL, checked_language, checked_rate
from companion.voice.errors import EngineFailed, EngineMissing, VoiceError


class Piper:
    """Speaks each language for which a voice is given; opening raises EngineMissing, naming what is not there."""

    def __init__(self, voices: Mapping[str, Path]) -> None:
        """`voices` maps a language to its `.onnx` model, which lies beside its `.onnx.json`."""
        self._piper = _module("piper")
        self._errors = _errors()
        self._version = metadata.version("piper-tts")
        self._names = {checked_language(language): _fingerprint(model) for language, model in voices.items()}
        self._voices = {language: self._open(model) for language, model in voices.items()}

    def _open(self, model: Path) -> Any:
        try:
            return self._piper.PiperVoice.load(model)
        except self._errors as error:
            raise EngineMissing(f"Piper cannot open {model}: {error}") from error

    @property
    def languages(self) -> frozenset[str]:
        """Those for which a voice was chosen."""
        return frozenset(self._voices)

    def identity(self, language: str) -> str:
        """The model's name and a digest of its configuration, and Piper's version."""
        return f"piper|{self._name(language)}|{self._version}"

    def render(self, text: str, language: str, rate: int) -> Clip:
        """The text at the voice's own sample rate; its normal pace counts as 155 words a minute."""
        self._name(language)
        voice = self._voices[language]
        pace = self._piper.SynthesisConfig(length_scale=NORMAL / checked_rate(rate))
        raw_phonemes_escaped = text.replace("[[", "[ [")
        try:
            chunks = list(voice.synthesize(raw_phonemes_escaped, syn_config=pace))
        except self._errors as error:
            raise EngineFailed(f"Piper failed on {text!r}: {error}") from error
        return Clip(b"".join(chunk.audio_int16_bytes for chunk in chunks), int(voice.config.sample_rate))

    def _name(self, language: str) -> str:
        try:
            return self._names[checked_language(language)]
        except KeyError as error:
            raise EngineFailed(f"no Piper voice is chosen for {language}") from error


def _module(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError as error:
        raise EngineMissing(f"Piper is not installed: {error}") from error


def _errors() -> tuple[type[Exception], ...]:
    """What a model can raise: ONNX Runtime's errors share no base class but Exception."""
    state = _module("onnxruntime.capi.onnxruntime_pybind11_state")
    own = [kind for kind in vars(state).values() if isinstance(kind, type) and issubclass(kind, Exception)]
    return (*own, OSError, ValueError, LookupError, RuntimeError, TypeError)


def _fingerprint(model: Path) -> str:
    """The model's name with a digest of its size and its configuration; raises EngineMissing."""
    config, size = _configuration(model)
    return f"{model.stem}-{sha256(config + str(size).encode()).hexdigest()[:12]}"


def _configuration(model: Path) -> tuple[bytes, int]:
    """The file beside the model, and the model's size; raises EngineMissing unless both are there and sound."""
    try:
        config = model.with_name(model.name + ".json").read_bytes()
        if not isinstance(json.loads(config), dict):
            raise EngineMissing(f"{model} is no Piper voice: its .json holds no table")
        return config, model.stat().st_size
    except (OSError, ValueError) as error:
        raise EngineMissing(f"{model} is no Piper voice: {error}") from error


def found_voices(folder: Path) -> tuple[Path, ...]:
    """The Piper voices in a folder, by name: every `.onnx` that has its `.onnx.json` beside it."""
    return tuple(model for model in sorted(folder.glob("*.onnx")) if _is_voice(model))


def _is_voice(model: Path) -> bool:
    try:
        _configuration(model)
    except VoiceError:
        return False
    return True


def language_of(model: Path) -> str:
    """The language of a voice, by its espeak voice or else its name (`de_DE-thorsten-medium.onnx`)."""
    config = json.loads(_configuration(model)[0])
    espeak = config.get("espeak")
    voice = espeak.get("voice") if isinstance(espeak, dict) else None
    return str(voice or model.name)[:2].lower()
