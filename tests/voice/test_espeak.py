"""Real speech from the wheel: both languages, audible, of plausible length, and right in numbers, ranks and names."""

import subprocess
import sys
import threading

import numpy as np
import pytest

from companion.language.voice.engines import espeak as module
from companion.language.voice.engines.espeak import Espeak
from companion.language.voice.voice_errors import EngineMissing, EngineTooSlow, UnknownLanguage

SENTENCES = {
    "de": "Setze deine Figur auf ein freies Feld und nimm dir eine Ware.",
    "en": "Place your figure on an empty field and take one of the goods.",
}


@pytest.fixture(scope="module")
def espeak():
    return Espeak()


def test_a_sentence_is_audible_and_of_plausible_length_and_the_same_in_each_process(espeak):
    for language, text in SENTENCES.items():
        clip = espeak.render(text, language, 155)
        samples = np.frombuffer(clip.pcm, "<i2") / 32_768
        assert clip.rate == 22_050
        assert 2.5 < clip.seconds < 7.0
        assert np.sqrt((samples**2).mean()) > 0.02
    script = (
        "from companion.language.voice.engines.espeak import Espeak; from hashlib import sha256;"
        f"print(sha256(Espeak().render({SENTENCES['de']!r}, 'de', 155).pcm).hexdigest())"
    )
    first, second = (
        subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout for _ in "ab"
    )
    assert first == second
    assert len(first.strip()) == 64


def test_languages_differ_and_do_not_stick(espeak):
    first = espeak.phonemes("die Rang", "de")
    assert espeak.phonemes("die Rang", "en") != first
    assert espeak.phonemes("die Rang", "de") == first


def test_twice_the_pace_is_much_shorter_and_beyond_the_bounds_is_the_bound(espeak):
    slow, fast, fastest, beyond = (espeak.render(SENTENCES["de"], "de", rate) for rate in (120, 240, 300, 3000))
    assert fast.seconds < slow.seconds * 0.65
    assert beyond.seconds == pytest.approx(fastest.seconds, rel=0.02)


def test_too_slow_is_given_up_and_the_engine_still_works():
    with pytest.raises(EngineTooSlow, match="had not said"):
        Espeak(limit=lambda text: 0.0).render(SENTENCES["de"] * 20, "de", 155)
    assert Espeak().render("Ja.", "de", 155).seconds > 0.2


def test_threads_take_turns(espeak):
    clips = {}

    def render(language):
        clips[language] = [espeak.render(SENTENCES[language], language, 155).seconds for _ in range(4)]

    threads = [threading.Thread(target=render, args=(language,)) for language in SENTENCES]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for language, seconds in clips.items():
        alone = espeak.render(SENTENCES[language], language, 155).seconds
        assert seconds == pytest.approx([alone] * 4, rel=0.03)


def test_odd_texts_are_survived_and_a_zero_byte_does_not_end_the_text(espeak):
    for odd in ("", " ", "\0", "a\0b", "\udcff", "<speak>", "[[x]]", "🎲", "ja " * 200):
        assert espeak.render(odd, "de", 155).rate == 22_050, odd
    assert espeak.render("eins\0zwei drei vier", "de", 155).seconds > espeak.render("eins", "de", 155).seconds * 2
    with pytest.raises(UnknownLanguage, match="xx"):
        espeak.render("oui", "xx", 155)


def test_a_wheel_that_is_not_there_and_a_library_that_is_none_are_named(monkeypatch, tmp_path):
    (tmp_path / "lib.so").write_bytes(b"nothing")
    with monkeypatch.context() as spoilt:
        spoilt.setattr("espeakng_loader.get_library_path", lambda: tmp_path / "lib.so")
        with pytest.raises(EngineMissing, match="does not load"):
            module._Library()
    monkeypatch.setitem(sys.modules, "espeakng_loader", None)
    with pytest.raises(EngineMissing, match="espeakng-loader"):
        module._Library()
