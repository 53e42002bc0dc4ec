"""The studio: who renders, what is kept, which voice says a prompt, what happens when an engine fails or hangs."""

import threading

import numpy as np
import pytest
from pace import LOST, Clock
from stand_in_engines import Failing, Held, Humming, Late, hum

from companion.language.voice.cache import ClipCache
from companion.language.voice.engine import Clip
from companion.language.voice.engines.espeak import Espeak
from companion.language.voice.sound.voice_loudness import LEAD_IN, LEAD_OUT, level_loudness
from companion.language.voice.studio import FIRST_REST, LONGEST_REST, STRIKES, Speeds, Studio
from companion.language.voice.text.utterances import utterances
from companion.language.voice.voice_errors import Problem
from sounds import RATE, Effect, where
from sounds.effect_loudness import PEAK, loudness


def studio(*engines, clock=None, speeds=None):
    return Studio(engines, ClipCache(None), speeds, clock or Clock(0.0))


def one(text, language="de"):
    (said,) = utterances(text, language)
    return said


def clip(here, text, language="de", rate=155, engine=0):
    return here.renderers[engine].clip(one(text, language), rate)


def measured(clip):
    return loudness(np.frombuffer(clip.pcm, "<i2") / 32_768, clip.rate)


def test_a_clip_being_rendered_ahead_is_not_rendered_twice():
    engine = Held()
    here = studio(engine)
    clips = []
    threads = [threading.Thread(target=lambda: clips.append(clip(here, "Hallo"))) for _ in range(2)]
    for thread in threads:
        thread.start()
    assert engine.entered.wait(LOST)
    engine.go_on.set()
    for thread in threads:
        thread.join()
    assert engine.rendered == ["Hallo"]
    assert clips[0] == clips[1]


def test_another_language_pace_or_text_is_another_clip():
    engine = Humming()
    here = studio(engine)
    for text, language, rate in [("a", "de", 150), ("a", "en", 150), ("a", "de", 160), ("b", "de", 150)]:
        clip(here, text, language, rate)
    assert len(engine.rendered) == 4


def test_a_failing_engine_rests_longer_each_time_and_is_asked_again_for_ever():
    clock, bad, good = Clock(0.0), Failing("bad"), Humming("good")
    here = studio(bad, good, clock=clock)
    rests = []
    for _ in range(10):
        assert clip(here, "Hallo") is None
        assert not here.renderers[0].speaks("de")
        assert here.choose(utterances("Hallo", "de")) is here.renderers[1]
        began = clock.now
        while not here.renderers[0].speaks("de"):
            clock.now += FIRST_REST / 2
        rests.append(clock.now - began)
    assert rests[:3] == [FIRST_REST, 2 * FIRST_REST, 4 * FIRST_REST]
    assert rests[-1] == LONGEST_REST
    assert here.problem is Problem.ENGINE_FAILED


def test_one_success_forgets_all_failures():
    class Picky(Humming):
        def render(self, text, language, rate):
            if text == "bad":
                return Failing().render(text, language, rate)
            return super().render(text, language, rate)

    clock = Clock(0.0)
    here = studio(Picky(), clock=clock)
    for text in ["bad"] * STRIKES:
        clip(here, text)
        clock.now += LONGEST_REST
    assert here.problem is Problem.NO_ENGINE
    assert clip(here, "e").seconds
    assert here.problem is None


def test_voices_that_are_too_slow_are_told_as_too_slow_and_forgiven_when_they_are_not():
    class Hurried(Humming):
        render = Late.render

    clock, engine, bad = Clock(0.0), Hurried(), Failing()
    here = studio(engine, bad, clock=clock)
    for _ in range(STRIKES):
        for renderer in here.renderers:
            renderer.clip(utterances("Hallo", "de")[0], 150)
        clock.now += LONGEST_REST
    assert here.problem is Problem.TOO_SLOW
    assert here.too_slow
    engine.render = lambda text, language, rate: Humming.render(engine, text, language, rate)
    assert clip(here, "Ada").seconds
    assert not here.too_slow


def test_without_engines_nobody_is_chosen():
    assert studio().problem is Problem.NO_ENGINE
    assert studio().choose(utterances("Hallo", "de")) is None
    assert studio(Humming()).choose(()) is None


def test_a_hanging_engine_is_left_behind_and_not_chosen_until_it_comes_back():
    clock, hanging = Clock(0.0), Held()
    here = studio(hanging, Humming("other"), clock=clock)
    stuck = here.renderers[0]
    assert stuck.clip(one("Hallo"), 155, patience=0.01) is None
    assert hanging.entered.wait(LOST)
    assert stuck.speaks("de"), "it may still be at work"
    clock.now += 60
    assert not stuck.speaks("de")
    hanging.go_on.set()
    assert stuck.clip(one("Hallo"), 155).seconds, "what came late is kept"
    assert stuck.speaks("de")


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_an_engine_that_breaks_its_promise_is_a_failing_one():
    class Broken(Humming):
        def render(self, text, language, rate):
            raise ZeroDivisionError

    here = studio(Broken(), Humming("other"))
    assert clip(here, "Hallo") is None
    assert not here.renderers[0].speaks("de")
    for thread in [thread for thread in threading.enumerate() if thread.name == "voice-engine"]:
        thread.join()


def test_an_engine_is_only_asked_for_its_languages():
    german = Humming("german")
    german.languages = frozenset({"de"})
    here = studio(german, Humming("other"))
    assert here.voices("en") == here.renderers[1:]
    assert here.find_best("de") is here.renderers[0]


class Asleep(Humming):
    """Would have to load its voice first."""

    awake = False


def speeds_of(**found):
    speeds = Speeds(None)
    for name, speed in found.items():
        speeds.note(f"{name}|de|1", 1.0, speed)
    return speeds


LONG = "Ada: Setze jetzt eine Figur auf ein freies Feld. Danach nimmst du zwei Waren vom Vorrat. Wer ist dran?"


def test_the_best_voice_speaks_when_it_has_every_sentence_in_time():
    said = utterances(LONG, "de")
    assert len(said) == 4
    for speed, kept, chosen in (
        (None, 0, "fast"),  # nobody knows whether it keeps up
        (0.02, 0, "good"),
        (0.3, 0, "fast"),  # the first call would come too late
        (0.3, 1, "fast"),  # after the call there would be a gap
        (0.3, 2, "good"),  # call and first sentence are there, the rest is made while they are heard
        (0.9, 1, "fast"),
        (0.9, 4, "good"),  # all is there
    ):
        here = studio(Humming("good"), Humming("fast"), speeds=speeds_of(good=speed) if speed else None)
        for piece in said[:kept]:
            here.renderers[0].clip(piece, 155)
        if speed:
            here.speeds._found["good|de|1"] = speed
        assert here.choose(said).engine.name == chosen, (speed, kept)


def test_a_voice_that_must_be_loaded_first_says_only_what_is_kept():
    asleep = Asleep("good")
    here = studio(asleep, Humming("fast"), speeds=speeds_of(good=0.01))
    said = utterances("Hallo", "de")
    assert here.choose(said).engine.name == "fast"
    here.renderers[0].clip(said[0], 155)
    assert here.choose(said).engine.name == "good"


def test_a_herald_s_call_is_the_second_voice_s_where_two_are_installed():
    here = studio(Humming("one"), Humming("two"), Humming("fast"), speeds=speeds_of(one=0.01, two=0.01))
    said = utterances("Ich rufe den Dieb!", "de")
    assert here.choose(said).engine.name == "one"
    assert here.choose(said, call=True).engine.name == "two"
    alone = studio(Humming("one"), Humming("fast"), speeds=speeds_of(one=0.01))
    assert alone.choose(said, call=True).engine.name == "one"


def test_who_failed_in_this_prompt_is_not_chosen_again():
    here = studio(Humming("good"), Humming("fast"), speeds=speeds_of(good=0.01))
    said = utterances("Hallo", "de")
    assert here.choose(said, without={here.renderers[0]}).engine.name == "fast"
    assert here.choose(said, without=set(here.renderers)) is None


def test_the_whole_text_is_of_one_voice_whoever_fails():
    class Picky(Humming):
        def render(self, text, language, rate):
            if text == "Zwei.":
                return Failing().render(text, language, rate)
            return super().render(text, language, rate)

    picky, other = Picky("picky"), Humming("other")
    here = studio(picky, other)
    whole = here.render_whole("Eins. Zwei. Drei.", "de")
    assert other.rendered == ["Eins.", "Zwei.", "Drei."]
    assert whole.seconds > 1.5
    assert studio(Failing()).render_whole("Eins.", "de") is None


def test_speeds_are_kept_and_nonsense_in_their_file_is_not_believed(tmp_path):
    speeds = Speeds(tmp_path)
    speeds.note("a", 2.0, 1.0)
    speeds.note("a", 0.1, 9.0)
    speeds.settle()
    assert Speeds(tmp_path).of("a") == 0.5
    speeds.note("a", 1.0, 4.5)
    assert speeds.of("a") == pytest.approx(1.5)
    for nonsense in ["", "[]", '{"a": "fast"}', '{"a": -1}', '{"a": NaN}']:
        (tmp_path / "speeds.json").write_text(nonsense)
        assert Speeds(tmp_path).of("a") is None
    (tmp_path / "file").touch()
    unwritten = Speeds(tmp_path / "file")
    unwritten.note("a", 1.0, 1.0)
    unwritten.settle()


PEAKY = {
    "de": ["Steuern rauben!", "Stopp, Hände weg!", "Lang lebe die Krone!", "Ada:", "Oh!"],
    "en": ["Collect taxes!", "Stop, hands off!", "Long live the crown!", "Ada:", "Oh!"],
}


def test_voice_and_effects_are_one_loudness_and_never_clip_together():
    here, long = studio(Espeak()), "Hast du 25 Statuen, so ist das Spiel sofort aus, und du gewinnst."
    for language, peaky in PEAKY.items():
        voice = [clip(here, text, language) for text in (*peaky, "Ja.", "Ada nimmt 2 Brote.", long, "5")]
        assert [measured(one_of_them) for one_of_them in voice] == pytest.approx([-23] * len(voice), abs=1.0)
        assert max(np.abs(np.frombuffer(clip.pcm, "<i2").astype(int)).max() for clip in voice) <= PEAK * 32_768
    for effect in Effect:
        samples = np.frombuffer(where(effect).read_bytes()[44:], "<i2") / 32_768
        assert abs(loudness(samples, RATE) + 23) < 3.0, effect


def test_a_soft_or_loud_engine_comes_out_alike_with_the_silence_around_a_clip_cut():
    for strength in (0.001, 0.05, 0.9):
        assert measured(level_loudness(hum(0.5, strength=strength))) == pytest.approx(-23, abs=0.3)
    quiet = bytes(2 * 16_000)
    padded = Clip(quiet + hum(0.5).pcm + quiet, 16_000)
    assert level_loudness(padded).seconds == pytest.approx(0.5 + LEAD_IN + LEAD_OUT, abs=0.01)
    for silence in (b"", bytes(100)):
        assert level_loudness(Clip(silence, 22_050)).pcm == silence


def test_another_pitch_is_another_clip_of_the_same_length():
    here = studio(Espeak())
    own = clip(here, "Ada nimmt zwei Brote vom Stapel.")
    here.tune(1.2)
    high = clip(here, "Ada nimmt zwei Brote vom Stapel.")
    here.tune(1.0)
    assert clip(here, "Ada nimmt zwei Brote vom Stapel.") is own
    assert high.rate == round(own.rate * 1.2)
    assert high.seconds == pytest.approx(own.seconds, rel=0.08)
    assert measured(high) == pytest.approx(-23, abs=1)
