"""The studio: who renders, what is kept, what happens when an engine fails or hangs, and one loudness for all."""

import threading

import numpy as np
import pytest
from stand_in_engines import Failing, Held, Humming, hum

from companion.voice.cache import ClipCache
from companion.voice.clip import Clip
from companion.voice.errors import Problem
from companion.voice.espeak import Espeak
from companion.voice.loudness import levelled
from companion.voice.studio import STRIKES, Studio
from sounds import RATE, Effect, where
from sounds.loudness import PEAK, loudness


def studio(*engines, timeout=3.0):
    return Studio(engines, ClipCache(None), timeout)


def measured(clip):
    return loudness(np.frombuffer(clip.pcm, "<i2") / 32_768, clip.rate)


def test_rendered_once():
    engine = Humming()
    here = studio(engine)
    assert here.clip("Hallo", "de") == here.clip("Hallo", "de")
    assert engine.rendered == ["Hallo"]
    assert here.rendered == 1


def test_a_clip_being_rendered_ahead_is_not_rendered_twice():
    engine = Held()
    here = studio(engine)
    clips = []
    threads = [threading.Thread(target=lambda: clips.append(here.clip("Hallo", "de"))) for _ in range(2)]
    for thread in threads:
        thread.start()
    assert engine.entered.wait(5)
    engine.go_on.set()
    for thread in threads:
        thread.join()
    assert engine.rendered == ["Hallo"]
    assert clips[0] == clips[1]


def test_another_language_pace_or_text_is_another_clip():
    engine = Humming()
    here = studio(engine)
    for text, language, rate in [("a", "de", 150), ("a", "en", 150), ("a", "de", 160), ("b", "de", 150)]:
        here.clip(text, language, rate)
    assert len(engine.rendered) == 4


def test_the_next_engine_takes_over_and_the_failing_one_is_asked_no_more():
    bad, good = Failing("bad"), Humming("good")
    here = studio(bad, good)
    for text in "abcde":
        assert here.clip(text, "de").seconds == pytest.approx(0.1)
    assert bad.rendered == list("abcde"[:STRIKES])
    assert good.rendered == list("abcde")
    assert here.problem is Problem.ENGINE_FAILED


def test_one_bad_text_does_not_cost_the_engine():
    class Picky(Humming):
        def render(self, text, language, rate):
            if text == "bad":
                return Failing().render(text, language, rate)
            return super().render(text, language, rate)

    here = studio(Picky())
    for text in ["bad", "a", "bad", "b", "bad", "c", "bad", "d"]:
        here.clip(text, "de")
    assert here.problem is None
    assert here.clip("e", "de").seconds


def test_after_the_last_engine_there_is_silence(caplog):
    here = studio(Failing())
    assert [here.clip(text, "de").pcm for text in "abcdefgh"] == [b""] * 8
    assert here.problem is Problem.NO_ENGINE
    assert len(caplog.records) == STRIKES
    assert studio().problem is Problem.NO_ENGINE


def test_a_hanging_engine_is_left_behind():
    hanging = Held()
    here = studio(hanging, Humming("other"), timeout=0.05)
    assert here.clip("Hallo", "de").seconds
    assert hanging.entered.is_set()
    hanging.go_on.set()


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_an_engine_that_breaks_its_promise_is_a_failing_one():
    class Broken(Humming):
        def render(self, text, language, rate):
            raise ZeroDivisionError

    assert studio(Broken(), Humming("other")).clip("Hallo", "de").seconds
    for thread in [thread for thread in threading.enumerate() if thread.name == "voice-engine"]:
        thread.join()


def test_an_engine_is_only_asked_for_its_languages():
    german = Humming("german")
    german.languages = frozenset({"de"})
    other = Humming("other")
    here = studio(german, other)
    here.clip("a", "de")
    here.clip("b", "en")
    assert (german.rendered, other.rendered) == (["a"], ["b"])
    assert here.problem is None


def test_the_first_sentence_is_a_piece_of_its_own():
    pieces = studio().pieces("In der 3. Runde spielt Ada. Dann Ben. Dann alle!", "de")
    assert pieces == ("In der dritten Runde spielt Ada.", "Dann Ben. Dann alle!")
    assert studio().pieces("Los", "de") == ("Los",)
    assert studio().pieces("  ", "de") == ()


PEAKY = {
    "de": ["Steuern rauben!", "Stopp, Hände weg!", "Probe: Rauben!", "Lang lebe die Krone!", "Ada:", "Oh!"],
    "en": ["Collect taxes!", "Stop, hands off!", "Trial: collect taxes!", "Long live the crown!", "Ada:", "Oh!"],
}


@pytest.mark.parametrize("language", ["de", "en"])
def test_voice_and_effects_are_within_three_decibels_and_never_clip_together(language):
    here = studio(Espeak())
    texts = [
        *PEAKY[language],
        "Ja.",
        "Ada nimmt 2 Brote.",
        "Hast du 25 Statuen, so ist das Spiel sofort aus, und du gewinnst.",
        "5",
    ]
    voice = [here.clip(text, language) for text in texts]
    levels = [measured(clip) for clip in voice]
    for effect in Effect:
        samples = np.frombuffer(where(effect).read_bytes()[44:], "<i2") / 32_768
        levels.append(loudness(samples, RATE))
    assert max(levels) - min(levels) < 3.0
    assert max(np.abs(np.frombuffer(clip.pcm, "<i2").astype(int)).max() for clip in voice) <= PEAK * 32_768


@pytest.mark.parametrize("strength", [0.001, 0.05, 0.9])
def test_a_soft_or_loud_engine_comes_out_alike(strength):
    assert measured(levelled(hum(0.5, strength=strength))) == pytest.approx(-23, abs=0.3)


def test_silence_is_levelled_to_silence():
    assert levelled(Clip(b"", 22_050)).pcm == b""
    assert levelled(Clip(bytes(100), 22_050)).pcm == bytes(100)
