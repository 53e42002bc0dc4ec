"""What the bench tries on the voice: a slow voice after preparing, an engine that fails, one that is killed, and every engine here."""

from __future__ import annotations

import os
import signal
import statistics
import sys
import tomllib
from itertools import pairwise
from pathlib import Path
from random import Random
from threading import Event
from time import monotonic

import numpy as np

sys.path.append(str(Path(__file__).parents[1] / "voice"))

from companion.games import GAMES
from companion.language.voice.cache import ClipCache
from companion.language.voice.clip import Clip
from companion.language.voice.engine import NORMAL
from companion.language.voice.engines.espeak import Espeak
from companion.language.voice.engines.helper import HelperEngine
from companion.language.voice.engines.speeds import Speeds
from companion.language.voice.engines.voices import EngineKind, engine_of, list_installed
from companion.language.voice.notation import as_written, for_espeak
from companion.language.voice.sound.output import Output
from companion.language.voice.sound.voice_loudness import level_loudness
from companion.language.voice.speaker import GIVEN_UP_AFTER, Speaker
from companion.language.voice.studio import Studio
from companion.language.voice.text.pronounce import pronounce, tokens
from companion.language.voice.text.utterances import utterances
from companion.language.voice.voice_errors import EngineFailed, VoiceError
from companion.language.words import Words
from companion.ui.narration.voice_preparation import list_likely_texts, list_said
from sounds.effect_loudness import loudness

NAMES = ("Ada", "Ben", "Cleo", "Dora")
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


class Toned:
    """A stand-in voice: a tone as long as the text takes to say, at a sample rate of its own, after `speed` times as long."""

    languages = frozenset({"de", "en"})
    notation = staticmethod(as_written)
    awake = True

    def __init__(self, name: str, speed: float = 0.0, fails: float = 0.0) -> None:
        self.name, self.speed, self.fails, self.chance = name, speed, fails, Random(1)
        self.live = False

    def wake(self) -> None:
        """Nothing to load."""

    def close(self) -> None:
        """Nothing to let go."""

    def identity(self, language: str) -> str:
        """Name and language."""
        return f"{self.name}|{language}"

    def render(self, text: str, language: str, rate: int) -> Clip:
        """A tone; it fails as often as it was told to."""
        seconds = max(0.3, len(text) * SIGN)
        if self.live:
            Event().wait(self.speed * seconds)
            if self.chance.random() < self.fails:
                raise EngineFailed("as told")
        time = np.arange(round(seconds * RATES[self.name])) / RATES[self.name]
        return Clip((np.sin(2_500 * time) * 8_000).astype("<i2").tobytes(), RATES[self.name])


class Heard(Output):
    """Notes of each clip when it was to be heard, until when, and its sample rate: by that the voices are told apart."""

    def __init__(self) -> None:
        self.clips: list[tuple[float, float, int]] = []

    def prepare(self, clip: Clip, *, after: bool = False):
        """A call that notes the clip."""
        start = super().prepare(clip, after=after)

        def begin(gain: float) -> None:
            free = self.clips[-1][1] if self.clips and after else 0.0
            began = max(monotonic(), free)
            self.clips.append((began, began + clip.seconds, clip.rate))
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


def slow_voice(folder: Path) -> None:
    """Print how a voice of a Pi 4's speed answers in whole games after preparing, and how much of all it says itself."""
    for game in GAMES:
        for language in ("de", "en"):
            words = Words(language, [game.folder])
            good, fast = Toned("good", PI_4), Toned("fast")
            speeds = Speeds(None)
            speeds.note(good.identity(language), 1.0, PI_4)
            studio = Studio([good, fast], ClipCache(folder / f"{game.name}-{language}", disk_limit=CACHE_BYTES), speeds)
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
    output = Heard()
    speaker = Speaker(studio, output)
    speaker.set_players(NAMES)
    waits, own, all_seconds, mixed = [], 0.0, 0.0, 0
    for text in prompts:
        count = len(utterances(text, language, NAMES))
        before, asked = len(output.clips), monotonic()
        speaker.say(text, language)
        while len(output.clips) < before + count:
            Event().wait(0.001)
        clips = output.clips[before : before + count]
        waits.append(clips[0][0] - asked)
        all_seconds += sum(end - begin for begin, end, _ in clips)
        own += sum(end - begin for begin, end, rate in clips if rate == RATES["good"])
        mixed += len({rate for *_, rate in clips}) > 1
    speaker.close()
    quick = sum(wait < 0.1 for wait in waits) / len(waits)
    print(
        f"voice {language} {name:16} at a Pi 4's speed, prepared: {quick:.1%} of {len(waits)} prompts under 100 ms (goal 95 %), "
        f"median {statistics.median(waits) * 1000:.1f} ms; {own / all_seconds:.1%} of {all_seconds / 60:.0f} minutes "
        f"in the best voice (goal 80 %); prompts with two voices: {mixed}"
    )


def two_voices(count: int = 5_000) -> None:
    """Print how many of so many prompts were in two voices, while the better engine fails every twentieth time."""
    texts = [
        text for text in list_said(GAMES[0], Words("en", [GAMES[0].folder]), NAMES, PLAYED, GAMES[0].default_options()) if text
    ]
    good, fast = Toned("good", fails=0.05), Toned("fast")
    clock = _Leaping()
    studio = Studio([good, fast], ClipCache(None, memory_limit=1), Speeds(None), clock)
    studio.speeds.note(good.identity("en"), 1.0, 0.001)
    good.live = True
    output = Heard()
    speaker = Speaker(studio, output)
    mixed = again = 0
    for number in range(count):
        text = texts[number % len(texts)]
        parts = len(utterances(text, "en"))
        before = len(output.clips)
        speaker.say(text, "en")
        while not _whole(output.clips[before:], parts):
            Event().wait(0.0005)
        heard = [rate for *_, rate in output.clips[before:]]
        again += len(heard) > parts
        mixed += len(set(heard[-parts:])) > 1
        clock.now += 100
    speaker.close()
    print(f"voice: {mixed} of {count} prompts in two voices (goal 0); {again} were begun again in the other voice")


class _Leaping:
    """A clock that the bench sets: an engine that failed has rested by the next prompt."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def _whole(clips: list[tuple[float, float, int]], parts: int) -> bool:
    """Tell whether as many clips of one voice as the prompt has parts were started, the last of all."""
    return len(clips) >= parts and len({rate for *_, rate in clips[-parts:]}) == 1


def kills(count: int = 100) -> None:
    """Print the silences that were heard while the engine's process was killed in the middle of so many prompts."""
    engine, language = _killable()
    studio = Studio([engine, Espeak()], ClipCache(None, memory_limit=1), Speeds(None))
    studio.speeds.note(engine.identity(language), 1.0, 0.05)
    studio.renderers[1].pitch = 1.01  # by its sample rate it is told apart
    text = "Take the first card. Then lay it down before you. Now say which of them you keep."
    chance, silences, again = Random(2), [], 0
    for _ in range(count):
        engine.wake()
        studio.speeds._found[engine.identity(language)] = 0.02
        output = Heard()
        speaker = Speaker(studio, output)
        asked = monotonic()
        speaker.say(text, language)
        Event().wait(chance.uniform(0.0, 0.4))
        if engine.pid is not None:
            os.kill(engine.pid, signal.SIGKILL)
        while not _whole(output.clips, 3):
            Event().wait(0.005)
        clips = output.clips
        again += len(clips) > 3
        silences += [clips[0][0] - asked, *(two[0] - one[1] for one, two in pairwise(clips))]
        _forget(speaker, studio)
    engine.close()
    print(
        f"voice: {count} kills of {engine.identity(language).split('|')[0]}'s process in mid-prompt: longest silence "
        f"{max(silences):.2f} s (goal 1 s, given up after {GIVEN_UP_AFTER} s), {again} prompts begun again in the fast voice"
    )


def _forget(speaker: Speaker, studio: Studio) -> None:
    """End the speaker but not the engines, and let nobody rest."""
    speaker.cut()
    speaker._ahead.close()
    for renderer in studio.renderers:
        renderer._rests_until, renderer.strikes = 0.0, 0


def _killable() -> tuple[HelperEngine, str]:
    """The real Piper where it is installed, else the best voice with a process of its own."""
    for voice in list_installed(Path("/nonexistent")):
        if voice.kind is not EngineKind.ESPEAK and voice.language == "en":
            engine = engine_of(voice)
            assert isinstance(engine, HelperEngine)
            return engine, voice.language
    sys.exit("voice: no engine here has a process that could be killed")


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
