"""One description of every setting: the file, its row in the example, its words, the command; and devices as it says."""

from __future__ import annotations

import tomllib

import pytest

from companion.app.cli import main
from companion.app.desk.devices import open_devices, open_ring
from companion.system.settings import (
    SETTINGS,
    Settings,
    SettingsRefused,
    example,
    list_offered,
    load,
    read_value,
    store,
    write_value,
)
from hardware.lamps import Power

ASKED = {"screen.size": "800x480", "mqtt.host": "broker.example", "voice.list_url": "https://example.org/voices.json",
         "update.address": "https://example.org/companion"}  # fmt: skip


@pytest.fixture
def path(tmp_path, monkeypatch):
    monkeypatch.setenv("COMPANION_SETTINGS", str(tmp_path / "companion.toml"))
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path / "state"))
    return tmp_path / "companion.toml"


def read(path, text):
    path.write_text(text, encoding="utf-8")
    return load(path)


def test_a_setting_is_read_and_without_a_file_all_defaults_hold(path):
    assert load(path) == Settings()
    settings = read(path, '[ring]\ncount = 16\ngamma = 2\n[button]\nencoder_pins = [5, 6]\n[table]\nlanguage = "en"\n')
    assert settings.faults == ()
    assert (settings.get_whole("ring.count"), settings.number("ring.gamma")) == (16, 2.0)
    assert settings.pins("button.encoder_pins") == (5, 6)
    assert (settings.text("table.language"), settings.get_whole("button.pin")) == ("en", 17)


WRONG = (
    ("[ring]\ncount = 7\n", 2, "ring.count", "at least 8"),
    ("[ring]\n\ncount = 61\n", 3, "ring.count", "at most 60"),
    ("[ring]\ncount = true\n", 2, "ring.count", "a whole number"),
    ('[table]\nlanguage = "xx"\n', 2, "table.language", "one of de, en"),
    ("[sound]\nspeech = 3\n[ring]\ncolour = 3\n", 4, "ring.colour", "not a setting"),
    ("volume = 3\n", 1, "volume", "not a setting"),
    ("# mine\n[ring] # on the lid\n'count' = 7\n", 3, "ring.count", "at least 8"),
    ("# mine\nring.gamma = 2.0\nring.count = 7\n", 3, "ring.count", "at least 8"),
    ("\nring = { gamma = 2.0, count = 7 }\n", 2, "ring.count", "at least 8"),
    ('[ring]\npins = ["a"]\n', 2, "ring.pins", "list of whole numbers"),
    ("[screen]\nfullscreen = 1\n", 2, "screen.fullscreen", "true or false"),
    ("[ring]\npins = [5, 28]\n", 2, "ring.pins", "at most 27"),
    ("[button]\nencoder_pins = [5]\n", 2, "button.encoder_pins", "0 or 2 numbers"),
    ('[screen]\nsize = "large"\n', 2, "screen.size", "cannot be 'large'"),
    ("[button]\nlong_press = 0.4\ndouble_press = 0.5\n", 3, "button.double_press", "less than button.long_press"),
)


def test_what_is_wrong_is_named_with_its_line_and_the_default_used(path):
    for text, line, name, what in WRONG:
        settings = read(path, text)
        assert len(settings.faults) == 1, text
        assert f"line {line}: {name}" in settings.faults[0]
        assert what in settings.faults[0]
        assert settings.values.get(name) == Settings().values.get(name)


EDITORS = {
    "a mark": lambda text: b"\xef\xbb\xbf" + text.encode(), "Windows' line ends": lambda text: text.replace("\n", "\r\n").encode(),
    "UTF-16": lambda text: text.encode("utf-16"), "UTF-16 without a mark": lambda text: text.encode("utf-16-le"),
    "old Windows": lambda text: text.encode("cp1252"), "tabs": lambda text: text.replace(" ", "\t").encode(),
    "curly quotes": lambda text: text.replace('"', "“").encode(), "no-break spaces": lambda text: text.replace(" = ", "\u00a0= ").encode(),
    "a card without current": lambda text: text.encode() + bytes(600), "old DOS": lambda text: text.encode() + b"\x1a",
    "old Macs": lambda text: text.replace("\n", "\r").encode(),
}  # fmt: skip


def test_a_file_is_read_whichever_editor_saved_it_and_can_be_changed_then(path):
    for editor, save in EDITORS.items():
        path.write_bytes(save('# für uns\n[table]\nlanguage = "en"\n[ring]\ncount = 24\n'))
        settings = load(path)
        assert (editor, settings.text("table.language"), settings.get_whole("ring.count")) == (editor, "en", 24)
        assert settings.faults == (), editor
        store(path, "ring.count", 16)
        assert (editor, load(path).text("table.language"), load(path).get_whole("ring.count")) == (editor, "en", 16)


def test_a_damaged_line_costs_its_setting_alone_and_stays_as_a_comment(path):
    path.write_text('[table]\nlanguage = "en"\n[ring\ncount = = 24\ngamma = 2.0\n[sound]\nspeech = 5\noutput = "none\n')
    settings = load(path)
    assert (settings.text("table.language"), settings.number("ring.gamma"), settings.get_whole("sound.speech")) == ("en", 2.0, 5)
    assert [fault.partition(", ")[2][:6] for fault in settings.faults] == ["line 3", "line 4", "line 8"]
    assert settings.wrong.keys() == {"ring.count", "sound.output"}
    store(path, "sound.speech", 6)
    assert load(path).get_whole("sound.speech") == 6
    assert "# count = = 24\n" in path.read_text()
    path.write_text("= \n" * 60)
    assert (load(path).values, load(path).wrong.keys()) == (Settings().values, {""})
    with pytest.raises(SettingsRefused):
        store(path, "table.language", "en")


def test_a_further_button_on_a_wrong_pin_does_not_cost_the_button_and_the_ring_is_as_bright_as_set(path):
    text = '[button]\nfactory = "mock"\nnext_pin = 17\n[sound]\noutput = "none"\n[voice]\nengine = "silent"\n'
    devices = open_devices(read(path, text), None, print)
    assert devices.buttons is not None
    assert len(devices.missing) == 1
    assert "17" in devices.missing[0]
    devices.close()
    ring = open_ring(read(path, '[ring]\ndriver = "tpm2"\nhello = 0.5\nbrightness = 0.4\n'))
    assert ring._power == Power(milliamps=500, brightness=0.4)
    ring.close()


def test_the_example_names_and_explains_every_setting_and_is_read_without_a_fault(path):
    text = example()
    plain = tomllib.loads(text)
    assert {f"{table}.{key}" for table, rows in plain.items() for key in rows} == {setting.name for setting in SETTINGS}
    assert all(setting.help in text for setting in SETTINGS)
    assert read(path, text) == Settings()


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


def test_every_setting_is_changed_by_command_and_by_file_alike(path, capsys):
    """What else stands in the file stays."""
    for setting in SETTINGS:
        path.write_text("# mine\n[later]\nunknown = 1 # stays\n", encoding="utf-8")
        value = another(setting)
        assert main(["settings", setting.name, " ".join(map(str, value)) if isinstance(value, tuple) else str(value)]) == 0
        assert load(path).values[setting.name] == value, setting.name
        assert capsys.readouterr().out.startswith(f"{setting.name} = {write_value(value)}")
        kept = path.read_text(encoding="utf-8")
        assert "# mine" in kept
        assert "unknown = 1 # stays" in kept
        by_hand = read(path, f"[{setting.table}]\n{setting.key} = {write_value(value)}\n")
        assert by_hand == Settings({**Settings().values, setting.name: value})


def test_all_settings_are_listed_and_one_is_shown_with_what_it_may_be(path, capsys):
    store(path, "ring.count", 16)
    assert main(["settings", "--language", "en"]) == 0
    listed = capsys.readouterr().out
    assert all(f"{setting.name} = " in listed for setting in SETTINGS)
    assert "ring.count = 16" in listed
    assert main(["settings", "screen.theme", "--language", "en"]) == 0
    shown = capsys.readouterr().out
    assert all(part in shown for part in ("Day or evening", "auto, day, evening", "at once"))


def test_what_cannot_be_is_refused_and_nothing_written(path, capsys):
    for words, why in (
        ("ring.colour", "not a setting"),
        ("ring.count 7", "at least 8"),
        ("ring.count many", "a whole number"),
        ("ring.gamma nan", "must be a number"),
        ("ring.gamma inf", "at most"),
        ("screen.large_text perhaps", "true or false"),
        ("button.double_press 0.8", "less than button.long_press"),
        ("table.language xx", "one of de, en"),
        ("ring.pins 5,x", "list of whole numbers"),
    ):
        assert main(["settings", *words.split()]) == 2, words
        assert why in capsys.readouterr().err
        assert not path.exists()


def test_a_file_by_hand_whose_settings_contradict_each_other_is_told_of_with_the_line(path):
    settings = read(path, "[camera]\nsource = 'folder'\n[ring]\ndriver = 'ddp'\n")
    ring, camera = (fault.partition(", line ")[2] for fault in settings.faults)
    assert ring.startswith("4: ring.driver ddp needs the lamps' address in the network as ring.port, not auto")
    assert camera == "2: camera.source folder needs its path in camera.path"
    assert settings.change("ring.count", 30).get_whole("ring.count") == 30, "another setting can be changed all the same"


def test_a_wrong_value_is_named_until_the_person_mends_it_and_stays_in_the_file_till_then(path, capsys):
    settings = read(path, "[ring]\ncount = 7\n[button]\nlong_press = 0.4\ndouble_press = 0.5\n")
    assert settings.wrong == {"ring.count": "7", "button.double_press": "0.5", "button.long_press": "0.4"}
    assert main(["settings", "screen.large_text", "yes"]) == 0
    assert "count = 7" in path.read_text(encoding="utf-8")
    assert main(["settings", "ring.count", "--language", "en"]) == 0
    assert "The file says 7" in capsys.readouterr().out
    assert main(["settings", "ring.count", "24"]) == 0
    assert set(load(path).wrong) == {"button.double_press", "button.long_press"}
    assert settings.change("ring.count", 24).wrong.keys() == load(path).wrong.keys()


def test_values_are_read_as_people_write_them():
    by_name = {setting.name: setting for setting in SETTINGS}
    assert read_value(by_name["table.calm"], "Ja") is True
    assert read_value(by_name["button.encoder_pins"], "[5, 6]") == (5, 6)
    assert read_value(by_name["button.encoder_pins"], "") == ()
    with pytest.raises(SettingsRefused):
        read_value(by_name["table.calm"], "2")
