"""Subtitles lose no word, stay narrow, and fill exactly the time that the text takes."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.voice.text.subtitle_lines import WIDEST, estimated_seconds, phrases, sentences, subtitles

TEXTS = st.text(st.sampled_from("abcdefgh ABC ,.!?;:äöü123 \n"), max_size=300)


@given(TEXTS)
def test_no_phrase_is_too_wide_and_no_sign_is_lost(text):
    pieces = phrases(text)
    assert all(0 < len(piece) <= WIDEST for piece in pieces)
    assert "".join("".join(pieces).split()) == "".join(text.split())


@given(TEXTS.filter(str.strip), st.floats(0.1, 60))
def test_phrases_follow_each_other_and_end_with_the_text(text, seconds):
    shown = subtitles(text, seconds)
    assert shown[0].start == 0
    assert shown[-1].end == pytest.approx(seconds)
    assert all(one.end == two.start for one, two in pairwise(shown))
    assert all(phrase.end > phrase.start for phrase in shown)


def test_cut_at_sentences_then_clauses_then_evenly():
    text = "Lege die Plättchen aus. Wer die meisten Gefolgsleute verloren hat, nimmt sich zuerst eine Ware vom Stapel."
    assert phrases(text) == (
        "Lege die Plättchen aus.",
        "Wer die meisten Gefolgsleute verloren hat,",
        "nimmt sich zuerst eine Ware vom Stapel.",
    )


@pytest.mark.parametrize("whole", ["In der 3. Runde gilt es.", "Fm. Bayern und Erzbm. Köln gehen.", "Das geht z. B. Ada an."])
def test_neither_an_ordinal_nor_an_abbreviation_ends_a_sentence(whole):
    assert sentences(whole) == (whole,)


def test_a_short_name_does():
    assert sentences("Zuerst kommt Ada. Danach Ben!") == ("Zuerst kommt Ada.", "Danach Ben!")


def test_faster_is_shorter():
    assert estimated_seconds("Ada nimmt eine Ware.", 300) < estimated_seconds("Ada nimmt eine Ware.", 150)
    assert estimated_seconds("", 150) == 0
