"""espeak-ng, loaded from the wheel `espeakng-loader` without a system package, a process or the network.

The calls are those in espeak-ng's `speak_lib.h`. The library has one voice and one callback for the whole process,
so there is one instance behind a lock.
"""

import ctypes
import threading
import time
from collections.abc import Callable
from functools import cache

from companion.language.voice.engine import Clip, check_language, limit_rate, limit_seconds
from companion.language.voice.notation import for_espeak
from companion.language.voice.voice_errors import EngineFailed, EngineMissing, EngineTooSlow
from companion.system.languages import LANGUAGES

_SYNCHRONOUS = 2
_DONT_EXIT = 0x8000
_UTF8 = 1
_PHONEMES = 0x100
_RATE, _GAP = 1, 7
_IPA = 2
_OK, _GO_ON, _STOP = 0, 0, 1

_Samples = ctypes.POINTER(ctypes.c_short)
_Callback = ctypes.CFUNCTYPE(ctypes.c_int, _Samples, ctypes.c_int, ctypes.c_void_p)

_lock = threading.Lock()


class _Library:
    """The loaded library, its sample rate, and the chunks of the sentence in progress."""

    def __init__(self) -> None:
        try:
            import espeakng_loader  # noqa: PLC0415 - optional
        except ImportError as error:
            raise EngineMissing("the package espeakng-loader is not installed") from error
        try:
            path, data = str(espeakng_loader.get_library_path()), str(espeakng_loader.get_data_path())
        except RuntimeError as error:
            raise EngineMissing(f"the package espeakng-loader is incomplete: {error}") from error
        try:
            self.calls = ctypes.CDLL(path)
        except OSError as error:
            raise EngineMissing(f"espeak-ng does not load: {error}") from error
        self.rate = int(self.calls.espeak_Initialize(_SYNCHRONOUS, 0, data.encode(), _DONT_EXIT))
        if self.rate <= 0:
            raise EngineMissing(f"espeak-ng does not start with the data in {data}")
        self.calls.espeak_Info.restype = ctypes.c_char_p
        self.calls.espeak_TextToPhonemes.restype = ctypes.c_char_p
        self.version = bytes(self.calls.espeak_Info(None)).decode().split()[0]
        self.chunks: list[bytes] = []
        self.stop_at = 0.0
        self._callback = _Callback(self._collect)  # the library stores only its address
        self.calls.espeak_SetSynthCallback(self._callback)
        self.calls.espeak_Synth(b".", 2, 0, _UTF8, 0, _UTF8 | _PHONEMES, None, None)  # from here on it reads [[sounds]] as sounds

    def _collect(self, samples: "ctypes._Pointer[ctypes.c_short]", count: int, _events: int | None) -> int:
        if count > 0:
            self.chunks.append(ctypes.string_at(samples, count * 2))
        return _GO_ON if time.monotonic() < self.stop_at else _STOP


_library: Callable[[], _Library] = cache(_Library)


class Espeak:
    """The embedded default engine. Repeated renderings in one process differ by a few samples."""

    notation = staticmethod(for_espeak)
    awake = True

    def __init__(self, limit: Callable[[str], float] = limit_seconds) -> None:
        """Load the library; raises EngineMissing. `limit` returns the time limit of a sentence in seconds."""
        with _lock:
            self._loaded = _library()
        self._limit = limit

    @property
    def languages(self) -> frozenset[str]:
        """All languages of this device: the library has a voice for almost any."""
        return frozenset(LANGUAGES)

    def identity(self, language: str) -> str:
        """Return the voice's name, the library's version and the settings for the language."""
        about = LANGUAGES.find(check_language(language))
        return f"espeak-ng|{about.espeak or language}|{self._loaded.version}|{about.pace}|{about.gap}"

    def render(self, text: str, language: str, rate: int) -> Clip:
        """Render the text at 22050 Hz and `rate` words a minute; raises EngineFailed."""
        data, limit = _encode_plain(text), self._limit(text)
        with _lock:
            self._choose(language, rate)
            self._loaded.chunks.clear()
            self._loaded.stop_at = time.monotonic() + limit
            result = self._loaded.calls.espeak_Synth(data, len(data) + 1, 0, _UTF8, 0, _UTF8 | _PHONEMES, None, None)
            if time.monotonic() >= self._loaded.stop_at:
                raise EngineTooSlow(f"espeak-ng had not said {text!r} after {limit:.1f} s")
            if result != _OK:
                raise EngineFailed(f"espeak-ng could not render {text!r} (result {result})")
            return Clip(b"".join(self._loaded.chunks), self._loaded.rate)

    def wake(self) -> None:
        """Do nothing: the library is loaded already."""

    def close(self) -> None:
        """Do nothing: the library stays loaded for the whole process."""

    def phonemes(self, text: str, language: str) -> str:
        """Return the text's sounds in the International Phonetic Alphabet, with a space between clauses."""
        rest = ctypes.c_char_p(_encode_plain(text))
        clauses = []
        with _lock:
            self._choose(language, 0)
            while rest.value:
                clauses.append(bytes(self._loaded.calls.espeak_TextToPhonemes(ctypes.byref(rest), _UTF8, _IPA)))
        return b" ".join(clauses).decode()

    def _choose(self, language: str, rate: int) -> None:
        about = LANGUAGES.find(check_language(language))
        if self._loaded.calls.espeak_SetVoiceByName(_encode_plain(about.espeak or language)) != _OK:
            raise EngineFailed(f"espeak-ng no longer finds its voice for {language}")
        self._loaded.calls.espeak_SetParameter(_GAP, about.gap, 0)
        self._loaded.calls.espeak_SetParameter(_RATE, limit_rate(round(limit_rate(rate) * about.pace)), 0)


def _encode_plain(text: str) -> bytes:
    """Encode a text for the library: a zero byte would end it, and a lone surrogate cannot be encoded."""
    return text.replace("\0", " ").encode(errors="replace")
