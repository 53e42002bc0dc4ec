"""Piper in the helper process: the package `piper-tts` with one `.onnx` voice."""

from importlib import import_module
from pathlib import Path
from typing import Any

from companion.language.voice.engine import NORMAL
from companion.language.voice.engines.helpers.pipes import SpeechFailed

WARM_UP = "ah."


class PiperSpeech:
    """A loaded voice; its normal pace counts as 155 words a minute."""

    def __init__(self, voice: str) -> None:
        """Load the model and render once, so that the first sentence is as fast as later ones; raises SpeechFailed."""
        self._piper = _module("piper")
        # All errors that a model can raise; ONNX Runtime's share no base class except Exception
        found = vars(_module("onnxruntime.capi.onnxruntime_pybind11_state")).values()
        own = [kind for kind in found if isinstance(kind, type) and issubclass(kind, Exception)]
        self._errors: tuple[type[Exception], ...] = (
            *own,
            OSError,
            ValueError,
            LookupError,
            RuntimeError,
            TypeError,
            AttributeError,
        )
        try:
            self._voice = self._piper.PiperVoice.load(Path(voice))
        except self._errors as error:
            raise SpeechFailed(f"Piper cannot open {voice}: {error}") from error
        self.render(WARM_UP, NORMAL)

    def render(self, text: str, rate: int) -> tuple[bytes, int]:
        """Render a sentence at the voice's own sample rate; raises SpeechFailed."""
        pace = self._piper.SynthesisConfig(length_scale=NORMAL / rate)
        try:
            chunks = list(self._voice.synthesize(text, syn_config=pace))
        except self._errors as error:
            raise SpeechFailed(f"Piper failed on {text!r}: {error}") from error
        return b"".join(chunk.audio_int16_bytes for chunk in chunks), int(self._voice.config.sample_rate)


def _module(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError as error:
        raise SpeechFailed(f"Piper is not installed: {error}") from error
