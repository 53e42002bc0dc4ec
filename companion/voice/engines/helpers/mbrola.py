"""MBROLA voices inside the helper's process, through the system's eSpeak NG: the wheel's data have no MBROLA voices."""

import ctypes

from companion.voice.engines.helpers.pipes import SpeechFailed

LIBRARY = "libespeak-ng.so.1"
_SYNCHRONOUS, _DONT_EXIT, _UTF8, _PHONEMES, _RATE, _OK = 2, 0x8000, 1, 0x100, 1, 0
_Callback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.c_void_p)


class MbrolaSpeech:
    """One voice (`mb-de6`); eSpeak starts the program `mbrola` for it."""

    def __init__(self, voice: str) -> None:
        """Load the library and choose the voice; raises SpeechFailed."""
        try:
            self._calls = ctypes.CDLL(LIBRARY)
        except OSError as error:
            raise SpeechFailed(f"the system's eSpeak NG is not installed: {error}") from error
        if self._calls.espeak_Initialize(_SYNCHRONOUS, 0, None, _DONT_EXIT) <= 0:
            raise SpeechFailed("the system's eSpeak NG does not start")
        self._chunks: list[bytes] = []
        self._callback = _Callback(self._collect)  # the library keeps the address only
        self._calls.espeak_SetSynthCallback(self._callback)
        if self._calls.espeak_SetVoiceByName(voice.encode()) != _OK:
            raise SpeechFailed(f"eSpeak NG cannot speak with {voice}: is mbrola-{voice.removeprefix('mb-')} installed?")

    def render(self, text: str, rate: int) -> tuple[bytes, int]:
        """The sentence at the sample rate of the voice."""
        data = text.replace("\0", " ").encode(errors="replace")
        self._chunks.clear()
        self._calls.espeak_SetParameter(_RATE, rate, 0)
        result = self._calls.espeak_Synth(data, len(data) + 1, 0, _UTF8, 0, _UTF8 | _PHONEMES, None, None)
        samples = b"".join(self._chunks)
        if result != _OK or not samples:
            raise SpeechFailed(f"MBROLA gave no sound for {text!r} (result {result})")
        return samples, int(self._calls.espeak_ng_GetSampleRate())

    def _collect(self, samples: "ctypes._Pointer[ctypes.c_short]", count: int, _events: int | None) -> int:
        if count > 0:
            self._chunks.append(ctypes.string_at(samples, count * 2))
        return 0
