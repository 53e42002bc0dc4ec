"""The helper process: `python -m companion.language.voice.engines.helpers KIND LANGUAGE VOICE`; it ends when its input ends."""

import os
import sys
from collections.abc import Callable, Mapping

from companion.language.voice.engines.helpers.pipes import Speech, SpeechFailed, receive, send
from companion.language.voice.engines.helpers.speeches import PicoSpeech, PiperSpeech

NICENESS = 5


KINDS: Mapping[str, Callable[[str, str], Speech]] = {"piper": lambda _language, voice: PiperSpeech(voice), "pico": PicoSpeech}


def main(arguments: list[str]) -> int:
    """Open the voice, report that, and render each request; the output of libraries goes to standard error."""
    kind, language, voice = arguments
    os.nice(NICENESS)
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    try:
        speech = KINDS[kind](language, voice)
    except SpeechFailed as error:
        send(out, {"error": str(error)})
        return 1
    send(out, {"open": kind})
    while (message := receive(sys.stdin.buffer.read)) is not None:
        request, _ = message
        try:
            samples, hertz = speech.render(request["text"], request["rate"])
        except SpeechFailed as error:
            send(out, {"error": str(error)})
        else:
            send(out, {"hertz": hertz}, samples)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
