"""A voice heard on trial: how fast it is on this very machine."""

import time

from companion.voice.engine import NORMAL
from companion.voice.engines.speeds import Speeds
from companion.voice.engines.voices import Voice, engine_of
from companion.voice.text.utterances import utterances

TEXTS = {
    "de": "Nimm zwei Karten und lege eine davon verdeckt vor dir ab.",
    "en": "Take two cards and lay one of them face down before you.",
}


def measured(voice: Voice, speeds: Speeds) -> float:
    """Seconds of work for a second of speech, noted in `speeds`; raises VoiceError if the voice does not speak."""
    engine = engine_of(voice)
    try:
        engine.wake()
        (said,) = utterances(TEXTS[voice.language], voice.language)
        text = said.written_for(engine.notation)
        began = time.monotonic()
        clip = engine.render(text, voice.language, NORMAL)
        took = time.monotonic() - began
    finally:
        engine.close()
    speeds.note(engine.identity(voice.language), clip.seconds, took)
    return took / max(clip.seconds, 0.1)
