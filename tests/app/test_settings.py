from __future__ import annotations

import tomllib

import pytest

from companion.settings import SETTINGS, Settings, example, load, store


def write(tmp_path, text):
    path = tmp_path / "companion.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_without_a_file_all_defaults_hold(tmp_path):
    settings = load(tmp_path / "nothing.toml")
    assert settings == Settings()
    assert settings.whole("button.pin") == 17


def test_a_setting_is_read(tmp_path):
    settings = load(write(tmp_path, '[ring]\ncount = 16\ngamma = 2\n[button]\nencoder_pins = [5, 6]\n[table]\nlanguage = "en"\n'))
    assert settings.faults == ()
    assert (settings.whole("ring.count"), settings.number("ring.gamma")) == (16, 2.0)
    assert settings.pins("button.encoder_pins") == (5, 6)
    assert settings.text("table.language") == "en"


@pytest.mark.parametrize(
    ("text", "line", "name", "what"),
    [
        ("[ring]\ncount = 7\n", 2, "ring.count", "at least 8"),
        ("[ring]\n\ncount = 61\n", 3, "ring.count", "at most 60"),
        ('[ring]\ncount = "many"\n', 2, "ring.count", "a whole number"),
        ("[ring]\ncount = true\n", 2, "ring.count", "a whole number"),
        ('[table]\nlanguage = "fr"\n', 2, "table.language", "one of de, en"),
        ("[sound]\nspeech = 3\n[ring]\ncolour = 3\n", 4, "ring.colour", "not a setting"),
        ("volume = 3\n", 1, "volume", "not a setting"),
        ('[ring]\npins = ["a"]\n', 2, "ring.pins", "list of whole numbers"),
        ("[screen]\nfullscreen = 1\n", 2, "screen.fullscreen", "true or false"),
    ],
)
def test_what_is_wrong_is_named_with_its_line_and_the_default_used(tmp_path, text, line, name, what):
    settings = load(write(tmp_path, text))
    assert len(settings.faults) == 1
    assert f"line {line}: {name}" in settings.faults[0]
    assert what in settings.faults[0]
    known = {setting.name: setting.default for setting in SETTINGS}
    if name in known:
        assert settings.values[name] == known[name]


@pytest.mark.parametrize("text", ["[ring\ncount = 3", "count = = 3", "\udcff"])
def test_a_broken_file_means_defaults_and_is_said(tmp_path, text):
    path = tmp_path / "companion.toml"
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    settings = load(path)
    assert settings.values == Settings().values
    assert "all defaults" in settings.faults[0]


def test_storing_one_setting_keeps_comments_and_the_rest(tmp_path):
    path = write(tmp_path, "# mine\n[ring]\ncount = 16 # sixteen\n")
    store(path, "table.language", "en")
    store(path, "ring.count", 12)
    text = path.read_text(encoding="utf-8")
    assert "# mine" in text
    assert "# sixteen" in text
    assert load(path).whole("ring.count") == 12
    assert load(path).text("table.language") == "en"


def test_the_example_names_and_explains_every_setting():
    text = example()
    plain = tomllib.loads(text)
    assert {f"{table}.{key}" for table, rows in plain.items() for key in rows} == {setting.name for setting in SETTINGS}
    assert all(setting.help in text for setting in SETTINGS)


def test_the_example_is_read_without_a_fault(tmp_path):
    assert load(write(tmp_path, example())) == Settings()
