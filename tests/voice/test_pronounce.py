"""Whole words only, longest first, and players' names untouched."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.language.voice.text.pronounce import pronounce
from companion.language.voice.voice_errors import UnknownLanguage


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("Der 2. Rang", "Der zweite Rang"),
        ("auf dem 2. Rang", "auf dem zweiten Rang"),
        ("Zum 10. Mal", "Zum zehnten Mal"),
        ("nach der 4. Runde", "nach der vierten Runde"),
        ("Du hast 3. Danach ist Ben dran.", "Du hast 3. Danach ist Ben dran."),
        ("3. Runde: Ada", "dritte Runde: Ada"),
        ("Es sind 25. ", "Es sind 25."),
        ("die 21. Runde", "die 21. Runde"),
        ("11 Statuen", "11 Statuen"),
        ("z. B. Brot", "zum Beispiel Brot"),
        ("Bm. Lüttich, Erzbm. Trier", "Bistum Lüttich, Erzbistum Trier"),
        ("Albm. bleibt", "Albm. bleibt"),
        ("5-7", "5 bis 7"),
        ("Hessen-Kassel", "Hessen-Kassel"),
        ("−3 und +2", "minus 3 und plus 2"),
        ("3×4 = 12", "3 mal 4 gleich 12"),
        ("Ada: 1 Taler", "Ada: ein Taler"),
        ("Nimm 2 Brot und 1 Taler. Dann 1 Taler.", "Nimm 2 Brot und einen Taler. Dann ein Taler."),
        ("1 Getreidekarte, 1 Getreide, 1 Unruhe", "eine Getreidekarte, ein Getreide, eine Unruhe"),
        ("Ada bekommt 1 Gehilfen und 1 Gold", "Ada bekommt einen Gehilfen und ein Gold"),
        ("mit 1 Armee und mit 1 Würfel", "mit einer Armee und mit einem Würfel"),
        ("1 grüner Würfel, 1 eigene Armee, 1 weiteres Haus", "ein grüner Würfel, eine eigene Armee, ein weiteres Haus"),
        ("Runde 1 Ada", "Runde 1 Ada"),
        ("1–4 Spieler, 1 bis 4, 1, 2", "1 bis 4 Spieler, 1 bis 4, 1, 2"),
        ("+1 Taler", "plus ein Taler"),
        ("Kampf/Zug A", "Kampf oder Zug A"),
        ("1 Armee + ziehen", "eine Armee und ziehen"),
        ("Los – jetzt", "Los, jetzt"),
        ("um 18:30 Uhr, um 7:00, bis 9:05", "um 18 Uhr 30, um 7 Uhr, bis 9 Uhr 05"),
        ("Steuern ≤ 5, Getreide ≥ 4", "Steuern höchstens 5, Getreide mindestens 4"),
        ("\u2068Ada\u2069\u00a0nimmt\u00ad 2", "Ada nimmt 2"),
    ],
)
def test_german(written, said):
    assert pronounce(written, "de") == said


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("Battle/move A", "Battle or move A"),
        ("at 18:30, at 7:00", "at 18 30, at 7 o'clock"),
        ("1 Taler – or 2", "1 Taler, or 2"),
        ("taxes ≥ 6", "taxes at least 6"),
    ],
)
def test_english(written, said):
    assert pronounce(written, "en") == said


def test_players_are_called_as_they_write_themselves_and_another_language_is_refused():
    assert pronounce("Fm. gegen Fm. 2-3", "de", ["Fm. 2-3"]) == "Fürstentum gegen Fm. 2-3"
    assert pronounce("Fm. Bayern", "de", ["", " "]) == "Fürstentum Bayern"
    with pytest.raises(UnknownLanguage):
        pronounce("oui", "fr")


@given(st.text(), st.lists(st.text(min_size=1, max_size=5), max_size=3), st.sampled_from(["de", "en"]))
def test_any_text_with_any_names_can_be_spoken(text, names, language):
    said = pronounce(text, language, names)
    assert "\u2068" not in said
    assert said == said.strip()


@given(st.from_regex(r"[a-z]{1,8}( [a-z]{1,8}){0,5}", fullmatch=True))
def test_plain_words_are_left_alone(text):
    assert pronounce(text, "en") == text
