"""A green end of CI means that everything was tried: what is lacking fails by name, and an excuse ends with its date."""

from __future__ import annotations

from datetime import date
from types import SimpleNamespace

import pytest

from tools.without import end, lacking

TODAY = date(2027, 1, 15)
EXCUSES = '[[may]]\nwhat = "chromium"\nuntil = {day}\nbecause = "it is opened at night"\n'


@pytest.fixture
def listed(tmp_path):
    return lambda day: (tmp_path / "without.toml", (tmp_path / "without.toml").write_text(EXCUSES.format(day=day)))[0]


def test_what_is_lacking_is_named_unless_it_is_excused_today(listed):
    asked = ["mosquitto", "chromium is not installed"]
    (said,) = lacking(asked, TODAY, listed("2027-01-15"))
    assert said.startswith("mosquitto: not proved here")


def test_an_excuse_ends_with_its_date_and_says_what_it_was(listed):
    (said,) = lacking(["chromium is not installed"], TODAY, listed("2027-01-14"))
    assert "only until 2027-01-14 (it is opened at night)" in said


@pytest.mark.parametrize(
    ("whole", "reason", "code"), [(True, "no such thing", 1), (False, "no such thing", 0), (True, "root may write everywhere", 0)]
)
def test_a_skipped_test_fails_the_whole_run_by_its_reason(monkeypatch, whole, reason, code):
    written = []
    report = SimpleNamespace(longrepr=("tests/a.py", 3, f"Skipped: {reason}"))
    terminal = SimpleNamespace(stats={"skipped": [report]}, write_line=lambda line, **_: written.append(line))
    plugins = SimpleNamespace(get_plugin={"terminalreporter": terminal}.get)
    session = SimpleNamespace(config=SimpleNamespace(pluginmanager=plugins), exitstatus=0)
    monkeypatch.delenv("COMPANION_WHOLE", raising=False)
    if whole:
        monkeypatch.setenv("COMPANION_WHOLE", "yes")
    end(session)
    assert session.exitstatus == code
    assert [reason in line for line in written] == [True] * code
