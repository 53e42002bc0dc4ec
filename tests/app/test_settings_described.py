"""One description of every setting: its words, its row in the example, the command, the file."""

from __future__ import annotations

import pytest

from companion.app.cli import main
from companion.language.words import Words
from companion.system.languages import LANGUAGES
from companion.system.settings import SETTINGS, Settings, SettingsRefused, list_offered, load, read_value, store, write_value
from companion.table.phrase import phrase

EVERY = pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
ASKED = {"screen.size": "800x480", "mqtt.host": "broker.example", "voice.list_url": "https://example.org/voices.json"}


@pytest.fixture
def path(tmp_path, monkeypatch):
    path = tmp_path / "companion.toml"
    monkeypatch.setenv("COMPANION_SETTINGS", str(path))
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path / "state"))
    return path


def another(setting):
    """Give a value that is allowed and not the default."""
    if isinstance(setting.default, tuple):
        return (5, 6)
    if isinstance(setting.default, str) and not setting.choices:
        return ASKED.get(setting.name, "somewhere else")
    for value in (*list_offered(setting, Settings()), setting.low, setting.high):
        if value is not None and value != setting.default and setting.fault(value) is None:
            return type(setting.default)(value)
    raise AssertionError(setting.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_is_named_and_what_stands_on_the_screen_says_what_it_does(language):
    words = Words(language)
    for setting in SETTINGS:
        assert words(phrase(setting.words))
        if setting.group:
            assert words(phrase(setting.words), "note")
            assert words(phrase(f"settings-group-{setting.group}"))


@EVERY
def test_every_setting_is_changed_by_command_and_by_file_alike(setting, path, capsys):
    path.write_text("# mine\n[later]\nunknown = 1 # stays\n", encoding="utf-8")
    value = another(setting)
    text = " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
    assert main(["settings", setting.name, text]) == 0
    assert load(path).values[setting.name] == value
    assert capsys.readouterr().out.startswith(f"{setting.name} = {write_value(value)}")
    kept = path.read_text(encoding="utf-8")
    assert "# mine" in kept
    assert "unknown = 1 # stays" in kept
    by_hand = path.with_name("by-hand.toml")
    by_hand.write_text(f"[{setting.table}]\n{setting.key} = {write_value(value)}\n", encoding="utf-8")
    assert load(by_hand) == Settings({**Settings().values, setting.name: value})


@EVERY
def test_a_value_offered_may_be_chosen_and_the_one_in_force_is_among_them(setting):
    values = list_offered(setting, Settings())
    assert setting.default in values
    assert all(setting.fault(value) is None for value in values)
    if setting.group:
        assert len(values) > 1


def test_the_list_has_every_setting_with_its_value(path, capsys):
    store(path, "ring.count", 16)
    assert main(["settings", "--language", "en"]) == 0
    listed = capsys.readouterr().out
    assert all(f"{setting.name} = " in listed for setting in SETTINGS)
    assert "ring.count = 16" in listed


def test_one_setting_is_shown_with_what_it_may_be(path, capsys):
    assert main(["settings", "screen.theme", "--language", "en"]) == 0
    shown = capsys.readouterr().out
    assert "Day or evening" in shown
    assert "auto, day, evening" in shown
    assert "at once" in shown


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["ring.colour"], "not a setting"),
        (["ring.count", "7"], "at least 8"),
        (["ring.count", "many"], "a whole number"),
        (["ring.gamma", "nan"], "must be a number"),
        (["ring.gamma", "inf"], "at most"),
        (["screen.large_text", "perhaps"], "true or false"),
        (["button.double_press", "0.8"], "less than button.long_press"),
        (["table.language", "fr"], "one of de, en"),
        (["ring.pins", "5,x"], "list of whole numbers"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_written(path, capsys, words, why):
    assert main(["settings", *words]) == 2
    assert why in capsys.readouterr().err
    assert not path.exists()


def test_a_wrong_value_is_named_until_the_person_mends_it_and_stays_in_the_file_till_then(path, capsys):
    path.write_text("[ring]\ncount = 7\n[button]\nlong_press = 0.4\ndouble_press = 0.5\n", encoding="utf-8")
    settings = load(path)
    assert settings.wrong == {"ring.count": "7", "button.double_press": "0.5", "button.long_press": "0.4"}
    assert main(["settings", "screen.large_text", "yes"]) == 0
    assert "count = 7" in path.read_text(encoding="utf-8")
    assert main(["settings", "ring.count", "--language", "en"]) == 0
    assert "The file says 7" in capsys.readouterr().out
    assert main(["settings", "ring.count", "24"]) == 0
    assert set(load(path).wrong) == {"button.double_press", "button.long_press"}
    assert settings.change("ring.count", 24).wrong.keys() == load(path).wrong.keys()


def test_a_file_that_cannot_be_read_is_left_alone(path, capsys):
    path.write_text("[ring\n", encoding="utf-8")
    assert load(path).wrong.keys() == {""}
    assert main(["settings", "ring.count", "24"]) == 2
    assert path.read_text(encoding="utf-8") == "[ring\n"


def test_values_are_read_as_people_write_them():
    by_name = {setting.name: setting for setting in SETTINGS}
    assert read_value(by_name["table.calm"], "Ja") is True
    assert read_value(by_name["button.encoder_pins"], "[5, 6]") == (5, 6)
    assert read_value(by_name["button.encoder_pins"], "") == ()
    with pytest.raises(SettingsRefused):
        read_value(by_name["table.calm"], "2")
