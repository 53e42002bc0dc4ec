"""Pico, from its package: it speaks, at one loudness, at the pace asked for, and comes back."""

import os
import signal
from pathlib import Path

import numpy as np
import pytest

from companion.language.voice.engines.helper import HelperEngine
from companion.language.voice.engines.helpers import speeches as pico
from companion.language.voice.engines.helpers.pipes import SpeechFailed
from companion.language.voice.engines.voices import EngineKind, engine_of, list_installed
from companion.language.voice.notation import Sound, for_pico
from companion.language.voice.sound.voice_loudness import level_loudness
from companion.language.voice.text.utterances import utterances
from companion.language.voice.voice_errors import EngineFailed
from sounds.effect_loudness import PEAK, loudness

pytestmark = pytest.mark.slow

TEXT = {
    "de": "Nimm 1 Taler & lege ihn vor dich, denn der Tumult <beginnt>.",
    "en": "Take 1 Taler & put it down: the tumult <begins>.",
    "fr": "Prends 1 pièce & pose-la devant toi : la partie <commence>.",
}
HERE = [one for one in list_installed(Path("/nonexistent")) if one.kind is EngineKind.PICO]


def here():
    if not HERE:
        pytest.skip("Pico is not installed")
    return {one.language: one for one in HERE}


def test_it_speaks_every_language_it_has_at_one_loudness():
    for language, voice in here().items():
        engine = engine_of(voice)
        text = "".join(one.write_for(engine.notation) for one in utterances(TEXT[language], language))
        slow, fast = (level_loudness(engine.render(text, language, rate)) for rate in (120, 240))
        engine.close()
        assert slow.seconds > fast.seconds * 1.4
        samples = np.frombuffer(slow.pcm, "<i2") / 32_768
        assert loudness(samples, slow.rate) == pytest.approx(-23, abs=1)
        assert np.abs(samples).max() <= PEAK


def test_it_is_started_again():
    voice = next(iter(here().values()))
    engine = engine_of(voice)
    engine.wake()
    os.kill(engine.pid, signal.SIGKILL)
    assert engine.render("a", voice.language, 155).seconds > 0.05
    engine.close()


@pytest.mark.parametrize("odd", ["", " ", "\0", "</speed>", "🎲", "ja " * 200])
def test_pico_survives_odd_texts(odd):
    voice = here()["de"]
    engine = engine_of(voice)
    engine.render(odd, "de", 155)
    assert engine.render("Hallo", "de", 155).seconds > 0.2
    engine.close()


def test_pico_says_a_word_by_its_sounds():
    engine = engine_of(here()["de"])

    def seconds(*tokens):
        return level_loudness(engine.render(for_pico(tokens, "de"), "de", 155)).seconds

    tisch = Sound("?", "ˈtɪʃ")
    assert seconds("Der ", tisch, " ist da.") == pytest.approx(seconds("Der Tisch ist da."), abs=0.05)
    assert seconds("Der ", Sound("?", "ˈtɪʃəʁaɪən"), " ist da.") > seconds("Der ", tisch, " ist da.") + 0.1
    engine.close()


def test_a_library_that_is_not_there_is_named(tmp_path):
    with pytest.raises(SpeechFailed, match="Pico is not installed"):
        pico.PicoSpeech("de", str(tmp_path))


def test_a_voice_of_pico_that_is_not_there_is_named():
    engine = HelperEngine(["pico", "xx", here()["de"].source], "de", "pico|none|1", for_pico)
    with pytest.raises(EngineFailed, match="Pico has no voice for xx"):
        engine.render("Hallo", "de", 155)
