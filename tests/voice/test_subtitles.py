"""Subtitles lose no word, stay narrow, and fill exactly the time that the text takes."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.language.voice.text.subtitle_lines import WIDEST, Caption, estimate_seconds, phrases, sentences, subtitles

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


def test_neither_an_ordinal_nor_an_abbreviation_ends_a_sentence_but_a_short_name_does():
    for whole in ("In der 3. Runde gilt es.", "Fm. Bayern und Erzbm. Köln gehen.", "Das geht z. B. Ada an."):
        assert sentences(whole) == (whole,)
    assert sentences("Zuerst kommt Ada. Danach Ben!") == ("Zuerst kommt Ada.", "Danach Ben!")


def test_faster_is_shorter():
    assert estimate_seconds("Ada nimmt eine Ware.", 300) < estimate_seconds("Ada nimmt eine Ware.", 150)
    assert estimate_seconds("", 150) == 0


def test_each_phrase_shows_from_its_first_moment_until_the_next_begins():
    now = [100.0]
    line = Caption(lambda: now[0])
    line.show("Lege die Plättchen aus. Dann ist Ada an der Reihe.", 4)
    first, second = line.phrases
    seen = []
    for passed in (0.0, first.end - 0.01, second.start + 0.01, 9.0):
        now[0] = 100 + passed
        seen.append(line.get_current())
    assert seen == [first.text, first.text, second.text, second.text]
    line.clear()
    assert line.get_current() is None
