"""A text is cut into what is said in one breath, and paused where a person would."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.language.voice.engine import NORMAL
from companion.language.voice.notation import as_written
from companion.language.voice.text.utterances import AFTER_LEAD, AFTER_SENTENCE, BEFORE_QUESTION, SUSPENSE, pause_at, utterances


def cut(text, language="de"):
    return [(one.write_for(as_written), one.pause) for one in utterances(text, language)]


def test_a_call_a_sentence_and_a_question():
    assert cut("Ada: Nimm ein Brot. Wohin?") == [
        ("Ada:", AFTER_LEAD),
        ("Nimm ein Brot.", BEFORE_QUESTION),
        ("Wohin?", 0.0),
    ]
    assert cut("Als Nächstes: Alle zählen. Dann Ben.")[:2] == [("Als Nächstes:", AFTER_LEAD), ("Alle zählen.", AFTER_SENTENCE)]


def test_a_breath_after_now_and_no_call_in_a_long_beginning():
    for text, language in (("Now, draw a card.", "en"), ("Nun, zieh eine Karte.", "de"), ("Jetzt: los!", "de")):
        first, *_ = cut(text, language)
        assert first[1] == AFTER_LEAD
        assert len(first[0]) < 7
    for whole in ("Ada, Ben und Cleo: los", "Es gilt die Regel für alle: los.", "Um 18:30 Uhr ist Schluss.", "Los"):
        assert len(cut(whole)) == 1, whole
    assert utterances("  ", "de") == ()


def test_what_comes_again_and_again_is_a_piece_of_its_own():
    said = [text for text, _ in cut("Ada: 2 Gold mehr, jetzt 14; eine Karte mehr, jetzt 3. Ben: Wohin?")]
    assert said == ["Ada:", "2 Gold mehr,", "jetzt 14;", "eine Karte mehr,", "jetzt 3.", "Ben:", "Wohin?"]
    assert [text for text, _ in cut("In der 3. Runde. Das war die 2. Karte.")] == [
        "In der dritten Runde.",
        "Das war die zweite Karte.",
    ]


def test_another_player_is_another_piece():
    def said(text):
        return [one.write_for(as_written) for one in utterances(text, "en", ["Ada", "Ben", "Cleo"])]

    assert said("This is the order now: Ben takes two, Ada takes one and Cleo goes last.") == [
        "This is the order now:",
        "Ben takes two,",
        "Ada takes one",
        "and Cleo goes last.",
    ]
    assert said("Ada, Ben and Cleo take one.") == ["Ada, Ben and Cleo take one."]
    assert said("Ask Ada, Ben or Cleo.") == ["Ask Ada, Ben or Cleo."]


def test_suspense_is_silence():
    assert cut("I call … the … … thief! Who?", "en") == [
        ("I call", SUSPENSE),
        ("the", 2 * SUSPENSE),
        ("thief!", BEFORE_QUESTION),
        ("Who?", 0.0),
    ]
    assert [one.waits for one in utterances("I call … the thief! Who?", "en")] == [True, False, False]
    assert cut("Und dann …") == [("Und dann …", 0.0)]


@given(st.text(st.sampled_from("aB ,.!?: "), max_size=80))
def test_no_word_is_lost(text):
    said = "".join(one for one, _ in cut(text, "en"))
    assert "".join(said.split()) == "".join(text.split())


def test_who_speaks_fast_pauses_less():
    assert [pause_at(rate, 0.6) for rate in (NORMAL, 2 * NORMAL)] == pytest.approx([0.6, 0.3])
