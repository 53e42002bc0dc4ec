"""How much of what the voices say is understood: an offline listener (faster-whisper) writes down prompts as it hears them.

`python tests/bench/listener.py FOLDER [--prompts 40] [--rate 150]` wants the packages faster-whisper and NumPy, and the folder of a
model in CTranslate2's form (Whisper base). It is never part of the product. For each voice here and both languages it prints how
many of the words were heard, in their order; and the hash of the model, which says with what it was measured.
"""

from __future__ import annotations

import hashlib
import re
import sys
from argparse import ArgumentParser
from difflib import SequenceMatcher
from pathlib import Path
from random import Random

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[2]))

from companion.games import BUILT_IN
from companion.language.voice.engine import Engine
from companion.language.voice.engines.voices import engine_of, list_installed
from companion.language.voice.text.pronounce import pronounce
from companion.language.voice.text.utterances import pause_at, utterances
from companion.language.words import Words
from companion.system.languages import LANGUAGES
from companion.ui.narration.voice_preparation import list_said

NAMES = ("Ada", "Ben", "Clara")
HEARD_AT = 16_000
"""Samples a second that the listener takes."""
SIGNS = (60, 220)
"""A prompt is as long as that, in signs: shorter ones tell little, longer ones take long."""
NUMBERS = {
    "de": ["null", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"],
    "en": ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
}


def prompts(language: str, count: int, seed: int) -> list[str]:
    """Give prompts of all boxes, drawn at random."""
    found: dict[str, None] = {}
    for game in BUILT_IN:
        words = Words(language, [game.folder])
        found |= dict.fromkeys(text for text in list_said(game, words, NAMES, seed, {}, answers=False))
    fitting = [text for text in found if SIGNS[0] <= len(text) <= SIGNS[1]]
    return Random(seed).sample(fitting, min(count, len(fitting)))


def sound(engine: Engine, text: str, language: str, rate: int) -> np.ndarray:
    """Say a text as the device does, with its pauses; samples from -1 to 1 at the listener's rate."""
    parts = []
    for piece in utterances(text, language, NAMES):
        clip = engine.render(piece.write_for(engine.notation), language, rate)
        samples = np.frombuffer(clip.pcm, "<i2").astype(np.float32) / 32768
        at = np.arange(0, len(samples), clip.rate / HEARD_AT)
        parts += [np.interp(at, np.arange(len(samples)), samples), np.zeros(round(pause_at(rate, piece.pause) * HEARD_AT))]
    return np.concatenate(parts).astype(np.float32)


def plain(text: str, language: str) -> list[str]:
    """Give the words of a text as they sound: small letters, small numbers in words, endings of "ein" left out."""
    small = re.sub(r"\d+", lambda found: _number(found[0], language), text.lower().replace("ß", "ss"))
    return [re.sub(r"^ein(e[mnrs]?)?$", "ein", word) for word in re.findall(r"[^\W_]+", small)]


def _number(figures: str, language: str) -> str:
    value = int(figures)
    return NUMBERS[language][value] if value < len(NUMBERS[language]) else figures


def understood(text: str, heard: str, language: str) -> tuple[int, int]:
    """Count the words that were heard in their order, and all words."""
    words, got = plain(pronounce(text, language, NAMES), language), plain(heard, language)
    same = SequenceMatcher(None, words, got, autojunk=False).get_matching_blocks()
    return sum(block.size for block in same), len(words)


def main() -> None:
    """Print a row for each voice and language."""
    from faster_whisper import WhisperModel  # type: ignore[import-not-found]

    asked = ArgumentParser(description=__doc__)
    asked.add_argument("model", type=Path)
    asked.add_argument("--prompts", type=int, default=40)
    asked.add_argument("--rate", type=int, default=150)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--show", action="store_true")
    options = asked.parse_args()
    weights = options.model / "model.bin"
    print(f"{weights.name} sha256 {hashlib.sha256(weights.read_bytes()).hexdigest()}")
    listener = WhisperModel(str(options.model), device="cpu", compute_type="int8", cpu_threads=1)
    for voice in list_installed(Path("voices")):
        engine = engine_of(voice)
        for language in LANGUAGES:
            if language != voice.language:
                continue
            right = of = 0
            for text in prompts(language, options.prompts, options.seed):
                heard, _ = listener.transcribe(sound(engine, text, language, options.rate), language=language, beam_size=1)
                written = " ".join(part.text for part in heard)
                counts = understood(text, written, language)
                right, of = right + counts[0], of + counts[1]
                if options.show:
                    print(f"  {counts[0]}/{counts[1]} {text}\n      {written}")
            print(f"{language} {voice.kind} {voice.name}: {right / of:.0%} of {of} words", flush=True)


if __name__ == "__main__":
    main()
