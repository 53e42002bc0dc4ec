from __future__ import annotations

import tomllib

import pytest

from companion.app.desk.devices import _camera_source, open_devices, open_ring, press_timing, ring_choice
from companion.app.desk.opening import _keep
from companion.system.settings import SETTINGS, Settings, SettingsRefused, example, load, store
from hardware.cameras.folder import PictureFile
from hardware.lamp_colour import Power
from hardware.press import Timing


def write(tmp_path, text):
    path = tmp_path / "companion.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_without_a_file_all_defaults_hold(tmp_path):
    settings = load(tmp_path / "nothing.toml")
    assert settings == Settings()
    assert settings.get_whole("button.pin") == 17


def test_a_setting_is_read(tmp_path):
    settings = load(write(tmp_path, '[ring]\ncount = 16\ngamma = 2\n[button]\nencoder_pins = [5, 6]\n[table]\nlanguage = "en"\n'))
    assert settings.faults == ()
    assert (settings.get_whole("ring.count"), settings.number("ring.gamma")) == (16, 2.0)
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
        ('[voice]\nengine = "mbrola"\n', 2, "voice.engine", "one of auto, piper, pico, espeak, silent"),
        ("[sound]\nspeech = 3\n[ring]\ncolour = 3\n", 4, "ring.colour", "not a setting"),
        ("volume = 3\n", 1, "volume", "not a setting"),
        ("# mine\n[ring] # on the lid\n'count' = 7\n", 3, "ring.count", "at least 8"),
        ("[button]\ncount = 1\n", 2, "button.count", "not a setting"),
        ("# mine\nring.gamma = 2.0\nring.count = 7\n", 3, "ring.count", "at least 8"),
        ("\nring = { gamma = 2.0, count = 7 }\n", 2, "ring.count", "at least 8"),
        ('[ring]\npins = ["a"]\n', 2, "ring.pins", "list of whole numbers"),
        ("[screen]\nfullscreen = 1\n", 2, "screen.fullscreen", "true or false"),
        ("[ring]\npins = [5, 28]\n", 2, "ring.pins", "at most 27"),
        ("[button]\nencoder_pins = [5]\n", 2, "button.encoder_pins", "0 or 2 numbers"),
        ('[screen]\nsize = "large"\n', 2, "screen.size", "cannot be 'large'"),
        ("[screen]\nrotation = 45\n", 2, "screen.rotation", "one of 0, 90, 180, 270"),
        ("[button]\nlong_press = 0.4\ndouble_press = 0.5\n", 3, "button.double_press", "less than button.long_press"),
        ("[ring]\nbrightness = 0\n", 2, "ring.brightness", "at least 0.05"),
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
    assert load(path).get_whole("ring.count") == 12
    assert load(path).text("table.language") == "en"


def test_presses_that_cannot_be_told_apart_are_the_usual_ones(tmp_path):
    settings = load(write(tmp_path, "[button]\nlong_press = 0.4\ndouble_press = 0.5\n"))
    assert press_timing(settings) == Timing()
    assert press_timing(load(write(tmp_path, "[button]\nlong_press = 1.2\ndouble_press = 0.9\n"))) == Timing(double=0.9, long=1.2)


@pytest.mark.parametrize("text", ["[ring\ncount = 3\n", "table = 3\n", "\udcff"])
def test_into_a_broken_file_nothing_is_written(tmp_path, text):
    """What a hand has written there is its owner's; the language chosen at the screen holds until the power is off."""
    path = tmp_path / "companion.toml"
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    before = path.read_bytes()
    with pytest.raises(SettingsRefused):
        store(path, "table.language", "en")
    assert path.read_bytes() == before


def test_a_file_that_cannot_be_written_ends_no_game(tmp_path, caplog):
    path = write(tmp_path, "[ring\n")
    _keep(path, "table.language", "en")
    assert "table.language could not be kept" in caplog.text


def test_a_further_button_on_a_wrong_pin_does_not_cost_the_button(tmp_path):
    text = '[button]\nfactory = "mock"\nnext_pin = 17\n[sound]\noutput = "none"\n[voice]\nengine = "silent"\n'
    events = []
    devices = open_devices(load(write(tmp_path, text)), None, events.append)
    assert devices.buttons is not None
    assert len(devices.missing) == 1
    assert "17" in devices.missing[0]
    devices.close()


def test_the_ring_and_the_camera_are_as_the_settings_say(tmp_path):
    settings = load(
        write(tmp_path, '[ring]\ndriver = "tpm2"\nhello = 0.5\nbrightness = 0.4\n[camera]\nsource = "file"\npath = "shot.jpg"\n')
    )
    assert ring_choice(settings).hello == 0.5
    ring = open_ring(settings)
    assert ring._power == Power(milliamps=500, brightness=0.4)
    ring.close()
    assert isinstance(_camera_source("file", "shot.jpg"), PictureFile)


def test_the_example_names_and_explains_every_setting():
    text = example()
    plain = tomllib.loads(text)
    assert {f"{table}.{key}" for table, rows in plain.items() for key in rows} == {setting.name for setting in SETTINGS}
    assert all(setting.help in text for setting in SETTINGS)


def test_the_example_is_read_without_a_fault(tmp_path):
    assert load(write(tmp_path, example())) == Settings()
