from __future__ import annotations

import gc
from contextlib import suppress

from companion.app.desk.app import StartRequest
from companion.start import opens_screen
from companion.system import memory
from companion.system.display import window_size
from companion.system.languages import language_of_machine
from companion.system.settings import Settings


def test_the_curtain_rises_only_where_the_screen_will_be_opened():
    for line in ("", "--language de", "--camera play", "play citadels", "--language en resume 3"):
        assert opens_screen(line.split()), line
    for line in ("resume --terminal", "--help", "doctor", "--language de games", "selfplay citadels"):
        assert not opens_screen(line.split()), line


def test_a_size_that_makes_no_sense_is_the_usual_one():
    assert window_size("800x480") == (800, 480)
    assert {window_size(text) for text in ("auto", "800x", "x")} == {(1280, 720)}


def test_the_collector_rests_while_modules_are_loaded_and_no_longer():
    for fault in ((), (ImportError,)):
        with suppress(ImportError), memory.loading():
            assert not gc.isenabled()
            for error in fault:
                raise error
        assert gc.isenabled()
        assert gc.get_freeze_count() > 0


def test_the_device_begins_with_the_language_of_the_machine_and_with_english_where_that_is_none_of_ours(monkeypatch):
    assert Settings().text("table.language") == "de", "as the tests' own environment says"
    names = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    for told, language in (
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "de_DE.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "de"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "xx:de:en", "LC_ALL": ""}, "de"),
    ):
        for name in names:
            monkeypatch.delenv(name, raising=False)
        for name, value in told.items():
            monkeypatch.setenv(name, value)
        assert language_of_machine() == language, told


def test_another_start_has_the_words_of_the_first():
    assert StartRequest(language="en", terminal=True).words() == ("--language", "en", "--terminal")
