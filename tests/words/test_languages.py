"""Languages are folders of data: what one lacks is said in English, and what is wrong in one never ends a game."""

from __future__ import annotations

import re

import pytest
from pace import Clock
from samples import CHOOSE, snapshot
from stand_in_engines import Humming

from companion.app.cli import main
from companion.app.lobby.stick_talk import add_language, list_languages
from companion.games import BUILT_IN, game
from companion.language.voice.cache import ClipCache
from companion.language.voice.studio import Studio
from companion.language.voice.text.utterances import utterances
from companion.language.words import HERE, Words
from companion.system import settings
from companion.system.languages import LANGUAGES, MOST_BYTES
from companion.table import phrase
from companion.ui.pages import effects
from companion.ui.pages.described import PageContext
from companion.ui.pages.menu import describe_languages
from companion.ui.pages.page_settings import ScreenSettings
from companion.ui.pages.settings import name_value

ABOUT = 'name = "Nederlands"\nlocale = "nl-NL"\nyes = ["ja"]\n'


@pytest.fixture
def language(tmp_path, monkeypatch):
    """Write files of a Dutch that lies in the data folder."""
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path / "data"))

    def write(files, folder=tmp_path / "data" / "languages" / "nl"):
        for name, text in {"language.toml": ABOUT, **files}.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text if isinstance(text, bytes) else text.encode())
        LANGUAGES.refresh()
        return folder

    yield write
    LANGUAGES.refresh()


def english(message, **args):
    return Words("en")(phrase(message, **args))


def test_a_missing_message_is_said_in_english_with_its_own_words_filled_in(language):
    language({"texts/nl.ftl": "yes = Ja\n"})
    dutch = Words("nl")
    assert dutch(phrase("yes")) == "Ja"
    assert dutch(phrase("no")) == english("no")
    assert dutch(phrase("stick-add-full", file=phrase("yes"))) == english("stick-add-full", file="Ja")
    assert not dutch.has("nowhere")


@pytest.mark.parametrize(
    "text",
    [
        "{ $nobody }",
        "{ no-such-message }",
        "{ list-and",
        "{ NUMBER($file, minimumFractionDigits: 99999999) }",
        "{ yes } { yes",
        "{" * 500,
    ],
)
def test_a_message_that_cannot_be_filled_in_is_said_in_english(language, text):
    language({"texts/nl.ftl": f"stick-add-full = {text}\nyes = Ja\n"})
    assert Words("nl")(phrase("stick-add-full", file="x")) == english("stick-add-full", file="x")
    assert Words("nl")(phrase("yes")) == "Ja"


def test_messages_that_refer_to_each_other_without_end_are_said_in_english(language):
    chain = "\n".join(f"m{place} = {{ m{place + 1} }}" for place in range(2000))
    language({"texts/nl.ftl": f"yes = {{ no }}\nno = {{ yes }}\nlist-or = {{ m0 }}\n{chain}\n"})
    dutch = Words("nl")
    assert [dutch(phrase(message)) for message in ("yes", "no", "list-or")] == [
        english(each) for each in ("yes", "no", "list-or")
    ]


def test_a_damaged_file_costs_one_sentence_and_all_else_is_said(language, caplog):
    language(
        {
            "texts/nl.ftl": b" " * (MOST_BYTES + 1),
            "texts/screen.nl.ftl": "screen-paused = Pauzé\n".encode("cp1252"),
            "voice.toml": "[signs",
        }
    )
    dutch = Words("nl")
    assert (dutch(phrase("yes")), dutch(phrase("screen-paused"))) == (english("yes"), "Pauzé")
    (said,) = caplog.messages
    assert "nl.ftl cannot be read" in said
    assert utterances("3 - 4", "nl")
    assert "voice.toml" in caplog.messages[1]


def test_a_folder_that_is_no_language_is_named_and_the_others_are_here(language, capsys):
    language({"language.toml": 'name = ["Nederlands"]\nlocale = "nl-NL"\n'})
    assert tuple(LANGUAGES) == ("de", "en", "fr")
    assert main(["language"]) == 1
    assert "language.toml: name cannot be" in capsys.readouterr().out


def test_the_whole_languages_are_replaced_by_no_folder(language, tmp_path):
    folder = language({"texts/en.ftl": "yes = Nonsense\n"}, tmp_path / "data" / "languages" / "en")
    assert Words("en")(phrase("yes")) == "Yes"
    assert add_language(folder).id == "stick-add-unreadable"


def test_a_language_in_the_data_folder_is_offered_by_its_own_name(language):
    language({"texts/screen.nl.ftl": "screen-leaf-game = Terug\n"})
    context = PageContext(snapshot(CHOOSE), ScreenSettings(language="nl"), Words("nl"))
    page = describe_languages(context, effects.Languages())
    assert [Words("nl")(option.words) for option in page.question.options] == [
        "Deutsch",
        "English",
        "Français",
        "Nederlands",
        "Terug",
    ]
    choosing = settings.find_setting("table.language")
    assert "nl" in settings.list_offered(choosing, settings.Settings())
    assert Words("de")(name_value(context, choosing, "nl")) == "Nederlands"


def test_a_stick_brings_a_language_without_its_programs(language, tmp_path):
    stick = tmp_path / "stick"
    language({"texts/nl.ftl": "yes = Ja\n", "run.py": "raise SystemExit\n"}, stick / "companion" / "languages" / "nl")
    (found,) = list_languages([stick, stick / "companion"])
    assert "nl" not in LANGUAGES
    assert add_language(found).args["name"] == "Nederlands"
    assert Words("nl")(phrase("yes")) == "Ja"
    assert not list((tmp_path / "data").rglob("*.py"))


def test_a_new_language_has_the_english_beside_each_message_and_the_check_names_what_is_wrong(language, capsys, tmp_path):
    language({})
    assert main(["language", "new", "nl"]) == 0
    texts = tmp_path / "data" / "languages" / "nl" / "texts" / "nl.ftl"
    begun = texts.read_text()
    assert "# yes = Yes" in begun
    assert main(["language", "check", "nl"]) == 0
    every = sum(line[:1].islower() for line in (HERE / "screen.en.ftl").read_text().splitlines())
    assert f"0 of  {every}  texts/screen.nl.ftl" in capsys.readouterr().out
    texts.write_text(f"{begun}\nyes = Ja\nno = Nee {'{ $who }'}\nnowhere = Ach\nlist-or = {'of ' * 20}\nlist-and = {{\n")
    assert main(["language", "check", "nl"]) == 1
    said = capsys.readouterr().out
    for fault in (
        "no: $who is filled in nowhere",
        "nowhere: there is no such message",
        "list-or: perhaps too long",
        "list-and: it cannot be read",
    ):
        assert fault in said
    assert "yes:" not in said


def test_french_is_asked_of_a_french_voice_and_a_sheet_has_its_french_name():
    engine = Humming()
    engine.languages = frozenset({"fr"})
    studio = Studio([engine], ClipCache(None), None, Clock(0.0))
    said = Words("fr", [game("citadels").folder])(phrase("citadels-call", number=7, suspense="none"), "spoken")
    assert said == "J’appelle l’Architecte\u202f! Qui est-ce\u202f?"
    assert studio.render_whole(said, "fr", 155) is not None
    assert "".join(engine.rendered).startswith("J’appelle l’Architecte")
    words = Words("fr", [game("any_box").folder])
    names = {key: words(phrase("any-named", box=f"box-{key}", de="Rommé", en="Rummy")) for key in ("rummy", "dominion")}
    assert names == {"rummy": "Rami", "dominion": "Rummy"}


def test_the_words_for_yes_of_every_language_switch_a_setting(language):
    language({"language.toml": f"{ABOUT}no = ['nee']\n"})
    setting = settings.find_setting("screen.large_text")
    assert [settings.read_value(setting, text) for text in ("oui", "ja", "nee", "non")] == [True, True, False, False]


@pytest.mark.parametrize("folder", [HERE, *(game.folder for game in BUILT_IN)], ids=lambda folder: folder.name)
def test_no_message_hides_another_one_of_its_name(folder):
    for path in [path for code in LANGUAGES for path in LANGUAGES.find(code).find_texts(folder)]:
        names = re.findall(r"^(-?[a-zA-Z][\w-]*) *=", path.read_text(), re.MULTILINE)
        assert sorted(set(names)) == sorted(names), path
