"""The two engines in the helper process: SVOX Pico, in the package `py-nanotts`, and the package `piper-tts`.

Pico is called through its own functions of C, which the package's library has: the package's own `speak` opens the voice anew for
every sentence.
"""

import ctypes
from importlib import import_module
from pathlib import Path
from typing import Any

from companion.language.voice.engine import NORMAL
from companion.language.voice.engines.helpers.pipes import SpeechFailed

LIBRARY = "_nanotts*.so"
HERTZ = 16_000
_MEMORY = 2_500_000
_BUFFER = 4_096
_OK, _IDLE, _BUSY = 0, 200, 201
_NAME = 200
_MOST_TEXT = 32_000
_VOICE = b"Companion"


class PicoSpeech:
    """One language's voice; its folder has the files for text analysis (`*_ta.bin`) and signal generation (`*_sg.bin`).

    The library lies in the folder above.
    """

    def __init__(self, language: str, folder: str) -> None:
        """Load the library and the voice; raises SpeechFailed."""
        try:
            self._calls = ctypes.CDLL(str(next(Path(folder).parent.glob(LIBRARY))))
        except StopIteration:
            raise SpeechFailed(f"Pico is not installed: expected {LIBRARY} in {Path(folder).parent}") from None
        except OSError as error:
            raise SpeechFailed(f"Pico is not installed: {error}") from error
        self._memory = ctypes.create_string_buffer(_MEMORY)
        self._system, self._engine = ctypes.c_void_p(), ctypes.c_void_p()
        self._call("pico_initialize", self._memory, ctypes.c_uint32(_MEMORY), ctypes.byref(self._system))
        self._call("pico_createVoiceDefinition", self._system, _VOICE)
        for part in ("ta", "sg"):
            found = sorted(Path(folder).glob(f"{language}-*_{part}.bin"))  # by name, British English comes before American
            if not found:
                raise SpeechFailed(f"Pico has no voice for {language} in {folder}")
            resource, name = ctypes.c_void_p(), ctypes.create_string_buffer(_NAME)
            self._call("pico_loadResource", self._system, str(found[0]).encode(), ctypes.byref(resource))
            self._call("pico_getResourceName", self._system, resource, name)
            self._call("pico_addResourceToVoiceDefinition", self._system, _VOICE, name)
        self._call("pico_newEngine", self._system, _VOICE, ctypes.byref(self._engine))

    def render(self, text: str, rate: int) -> tuple[bytes, int]:
        """Render a sentence at 16 kHz; raises SpeechFailed."""
        speed = min(500, max(20, round(100 * rate / NORMAL)))
        data = f"<speed level='{speed}'>{text}</speed>".encode(errors="replace").replace(b"\0", b" ")[:_MOST_TEXT] + b"\0"
        given, place, chunks = ctypes.create_string_buffer(data, len(data)), 0, []
        while place < len(data):
            taken = ctypes.c_int16()
            rest = ctypes.c_int16(len(data) - place)
            self._call("pico_putTextUtf8", self._engine, ctypes.byref(given, place), rest, ctypes.byref(taken))
            place += taken.value
            chunks += self._collect_samples()
        return b"".join(chunks), HERTZ

    def _collect_samples(self) -> list[bytes]:
        """Return the samples for the text given so far."""
        out = ctypes.create_string_buffer(_BUFFER)
        chunks, state = [], _BUSY
        while state == _BUSY:
            count, kind = ctypes.c_int16(), ctypes.c_int16()
            state = self._calls.pico_getData(self._engine, out, ctypes.c_int16(_BUFFER), ctypes.byref(count), ctypes.byref(kind))
            chunks.append(out.raw[: count.value])
        if state != _IDLE:
            raise SpeechFailed(f"Pico's pico_getData failed with state {state}")
        return chunks

    def _call(self, name: str, *arguments: object) -> None:
        result = self._calls[name](*arguments)
        if result != _OK:
            raise SpeechFailed(f"Pico's {name} failed with result {result}")


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
