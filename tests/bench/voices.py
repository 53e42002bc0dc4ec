"""Every engine here, how a slow voice answers after preparing, and how the boxes' terms sound.

`voices.py PART …` prints some of it only: engines, slow or phonemes.
"""

from __future__ import annotations

import logging
import statistics
import sys
import tomllib
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event
from time import monotonic

import numpy as np
from bench_voice import NAMES, say
from figures import use_rooms

use_rooms("", "voice")

from recording_output import RecordingOutput
from stand_in_engines import Humming, hum

from companion.games import GAMES
from companion.language.voice.cache import ClipCache
from companion.language.voice.clip import Clip
from companion.language.voice.engine import NORMAL
from companion.language.voice.engines.espeak import Espeak
from companion.language.voice.engines.speeds import Speeds
from companion.language.voice.engines.voices import engine_of, list_installed
from companion.language.voice.notation import for_espeak
from companion.language.voice.sound.voice_loudness import level_loudness
from companion.language.voice.speaker import Speaker
from companion.language.voice.studio import Studio
from companion.language.voice.text.pronounce import pronounce, tokens
from companion.language.voice.text.utterances import utterances
from companion.language.voice.voice_errors import VoiceError
from companion.language.words import Words
from companion.system.languages import LANGUAGES
from companion.ui.narration.voice_preparation import list_likely_texts, list_said
from sounds.effect_loudness import loudness

PI_4 = 0.8
"""Seconds of work for a second of speech that a natural voice of medium quality is taken to need on a Raspberry Pi 4."""
CACHE_BYTES = 600_000_000
REHEARSALS, PLAYED = 12, 99
SAMPLES = {
    "de": "Nimm 1 Taler und 2 Brote, lege sie zu deiner Burg, und sag, wer am gierigsten war.",
    "en": "Take 1 Taler and 2 breads, put them down at your castle, and say who was the greediest.",
}
RATES = {"good": 16_000, "fast": 22_050}
SIGN = 1 / 14


class Toned(Humming):
    """A stand-in voice: a tone as long as the text takes to say, at a sample rate of its own, after `speed` times as long."""

    def __init__(self, name: str, speed: float = 0.0) -> None:
        super().__init__(name)
        self.speed, self.live = speed, False

    def render(self, text: str, language: str, rate: int) -> Clip:
        """A tone."""
        seconds = max(0.3, len(text) * SIGN)
        if self.live:
            Event().wait(self.speed * seconds)
        return hum(seconds, RATES[self.name])


class Rates(RecordingOutput):
    """Notes the sample rate of each clip, too: by that the voices are told apart."""

    def __init__(self) -> None:
        super().__init__(monotonic)
        self.clips: list[tuple[int, float]] = []

    def prepare(self, clip: Clip, *, after: bool = False):
        """A call that notes the clip."""
        start = super().prepare(clip, after=after)

        def begin(gain: float) -> None:
            self.clips.append((clip.rate, clip.seconds))
            start(gain)

        return begin


def engines() -> None:
    """Print for each voice here how fast it is, how loud, and its peak."""
    for voice in list_installed(Path("/nonexistent")):
        engine = engine_of(voice)
        try:
            engine.wake()
            text = utterances(SAMPLES[voice.language], voice.language)[0].write_for(engine.notation)
            began = monotonic()
            raw = engine.render(text, voice.language, NORMAL)
            speed = (monotonic() - began) / raw.seconds
        except VoiceError as error:
            print(f"voice {voice.language} {voice.kind:7} {voice.name:18}: {error}")
            continue
        finally:
            engine.close()
        samples = np.frombuffer(level_loudness(raw).pcm, "<i2") / 32_768
        loud, peak = loudness(samples, raw.rate), 20 * np.log10(np.abs(samples).max())
        print(
            f"voice {voice.language} {voice.kind:7} {voice.name:18}: real-time factor {speed:.3f}, "
            f"{loud:.1f} LUFS (goal -23 within 1), peak {peak:.1f} dBFS (goal below -6)"
        )


def slow_voice() -> None:
    """Print how a voice of a Pi 4's speed answers in whole games after preparing, and how much of all it says itself."""
    for game, language in product(GAMES, LANGUAGES):
        with TemporaryDirectory() as folder:
            words = Words(language, [game.folder])
            good, fast = Toned("good", PI_4), Toned("fast")
            speeds = Speeds(None)
            speeds.note(good.identity(language), 1.0, PI_4)
            studio = Studio([good, fast], ClipCache(Path(folder), disk_limit=CACHE_BYTES), speeds)
            _render_ahead(studio, list(list_likely_texts(game, words, NAMES, REHEARSALS)), language)
            speeds._found[good.identity(language)] = PI_4
            good.live = True
            _report_slow(studio, game.name, list(list_said(game, words, NAMES, PLAYED, game.default_options())), language)


def _render_ahead(studio: Studio, texts: list[str], language: str) -> None:
    for text in texts:
        for one in utterances(text, language, NAMES):
            studio.renderers[0].clip(one, NORMAL)
    studio.settle()


def _report_slow(studio: Studio, name: str, prompts: list[str], language: str) -> None:
    output = Rates()
    speaker = Speaker(studio, output)
    speaker.set_players(NAMES)
    waits, own, all_seconds, mixed = [], 0.0, 0.0, 0
    for text in prompts:
        before = len(output.clips)
        waits.append(say(speaker, output, text, language))
        clips = output.clips[before:]
        all_seconds += sum(seconds for _, seconds in clips)
        own += sum(seconds for rate, seconds in clips if rate == RATES["good"])
        mixed += len({rate for rate, _ in clips}) > 1
    speaker.close()
    quick = sum(wait < 0.1 for wait in waits) / len(waits)
    print(
        f"voice {language} {name:16} at a Pi 4's speed, prepared: {quick:.1%} of {len(waits)} prompts under 100 ms (goal 95 %), "
        f"median {statistics.median(waits) * 1000:.1f} ms; {own / all_seconds:.1%} of {all_seconds / 60:.0f} minutes "
        f"in the best voice (goal 80 %); prompts with two voices: {mixed}"
    )


def phonemes() -> None:
    """Print how every term of the boxes sounds."""
    espeak = Espeak()
    reference = tomllib.loads((Path(__file__).parents[1] / "voice/phonemes.toml").read_text("utf-8"))
    for language, terms in reference.items():
        print(f"voice {language}: {len(terms)} terms as they sound")
        lines = [
            f"{term} {espeak.phonemes(for_espeak(tokens(pronounce(term, language), language), language), language)}"
            for term in terms
        ]
        for start in range(0, len(lines), 6):
            print("  " + "; ".join(lines[start : start + 6]))


PARTS = {"engines": engines, "slow": slow_voice, "phonemes": phonemes}


if __name__ == "__main__":
    logging.disable()  # engines that are not here say so
    for part in sys.argv[1:] or PARTS:
        PARTS[part]()
