"""Which version this is stands wherever somebody would look for it: the command line, doctor, settings, failsafe and log."""

from __future__ import annotations

import re

import pytest
from at_the_desk import LIGHT

from companion.app.cli import main
from companion.app.commands.doctor import examine
from companion.play.guard import Failure
from companion.system.extras import version
from companion.system.settings import Settings
from companion.ui.pages import effects


def test_the_command_line_says_it_and_ends(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert re.fullmatch(r"Companion \d+\.\d+\.\d+( \([0-9a-f]{8}\+?\))?\n", capsys.readouterr().out)


def test_the_doctor_says_it_first():
    assert next(examine(Settings())).seen == version()


def test_the_settings_say_it_without_reading_it_aloud_and_so_does_the_page_of_a_failure(table):
    table.begin(LIGHT)
    table.short()
    table.window._choose(effects.Open(effects.AllSettings()))
    table.let(0.2)
    assert any(version() in getattr(item, "text", "") for item in table.window.page.items)
    assert version() not in table.window.page.title
    table.desk.fail(Failure("RuntimeError: a planted bug", ""))
    table.let(0.2)
    assert any(f"a planted bug · Companion {version()}" in getattr(item, "text", "") for item in table.window.page.items)
