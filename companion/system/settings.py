"""The settings: one TOML file. Each setting is a row with its default, what it may be, and what it is for."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, MutableMapping
from dataclasses import dataclass, field
from math import isnan
from pathlib import Path
from typing import Any, TypeAlias

import tomlkit

from companion.system.files import read_bounded, write_atomically

SettingValue: TypeAlias = bool | int | float | str | tuple[int, ...]


MOST_BYTES = 1_000_000
LARGEST = 10**12
"""No number in the settings is larger, before its own bounds are looked at."""


class SettingsRefused(ValueError):
    """The file of settings cannot be read, so nothing is written into it."""


@dataclass(frozen=True)
class Setting:
    """One setting: its table and key in the file, default, help, and its choices or bounds (both included).

    The bounds of a list hold for each of its numbers; `lengths` are how many it may have, if that matters; `form` is a pattern
    that a text must fit.
    """

    table: str
    key: str
    default: SettingValue
    help: str
    choices: tuple[str, ...] | tuple[int, ...] = ()
    low: float | None = None
    high: float | None = None
    lengths: tuple[int, ...] = ()
    form: str = ""

    @property
    def name(self) -> str:
        """The name used in the program: `table.key`."""
        return f"{self.table}.{self.key}"

    def fault(self, value: object) -> str | None:
        """Say what is wrong with a value, None if nothing is."""
        if isinstance(self.default, tuple):
            return self._list_fault(value)
        if isinstance(self.default, float) and type(value) is int:
            value = float(max(-LARGEST, min(value, LARGEST)))
        if type(value) is not type(self.default):
            return f"must be {_KINDS[type(self.default)]}"
        if self.choices and value not in self.choices:
            return f"must be one of {', '.join(map(str, self.choices))}"
        if self.form and not re.fullmatch(self.form, str(value)):
            return f"cannot be {str(value)[:40]!r}"
        return self._bound_fault(value)

    def _list_fault(self, value: object) -> str | None:
        if not isinstance(value, tuple) or not all(type(item) is int for item in value):
            return "must be a list of whole numbers"
        if self.lengths and len(value) not in self.lengths:
            return f"must have {' or '.join(map(str, self.lengths))} numbers"
        return next((fault for item in value if (fault := self._bound_fault(item)) is not None), None)

    def _bound_fault(self, value: object) -> str | None:
        if isinstance(value, float) and isnan(value):
            return "must be a number"
        if isinstance(value, int | float) and self.low is not None and value < self.low:
            return f"must be at least {self.low}"
        if isinstance(value, int | float) and self.high is not None and value > self.high:
            return f"must be at most {self.high}"
        return None


_KINDS: Mapping[type, str] = {bool: "true or false", int: "a whole number", float: "a number", str: "a text in quotes"}

VOICE_ENGINES = ("auto", "piper", "pico", "mbrola", "espeak", "silent")
PIPER_LIST = "https://huggingface.co/rhasspy/piper-voices/resolve/main/voices.json"
QUARTERS = (0, 90, 180, 270)
SETTINGS: tuple[Setting, ...] = (
    Setting("table", "language", "de", "language spoken and shown", ("de", "en")),
    Setting("table", "first_game", True, "say why and what comes next until the table has played a phase twice"),
    Setting("screen", "size", "auto", "auto, or WIDTHxHEIGHT such as 800x480", form=r"auto|[1-9][0-9]{2,3}x[1-9][0-9]{2,3}"),
    Setting("screen", "fullscreen", False, "fill the whole screen (the appliance does)"),
    Setting("screen", "rotation", 0, "degrees clockwise by which picture and touch are turned", QUARTERS),
    Setting("screen", "touch_rotation", 0, "degrees clockwise by which touch is turned besides, if it misses", QUARTERS),
    Setting("screen", "theme", "auto", "day, evening, or auto by the clock", ("auto", "day", "evening")),
    Setting("screen", "height_mm", 0.0, "height of the glass in mm, for the size of the letters; 0 if unknown", low=0, high=1000),
    Setting("screen", "reduced_motion", False, "no movement but hourglass and spinner"),
    Setting("button", "factory", "auto", "who reads the pins", ("auto", "lgpio", "rpigpio", "mock", "none")),
    Setting("button", "pin", 17, "BCM number of the button's pin (to ground)", low=0, high=27),
    Setting("button", "next_pin", -1, "BCM number of an extra button for next; -1 for none", low=-1, high=27),
    Setting("button", "choose_pin", -1, "BCM number of an extra button for choose; -1 for none", low=-1, high=27),
    Setting("button", "back_pin", -1, "BCM number of an extra button for back; -1 for none", low=-1, high=27),
    Setting("button", "encoder_pins", (), "BCM numbers of a rotary encoder's two pins, if any", low=0, high=27, lengths=(0, 2)),
    Setting("button", "long_press", 0.6, "seconds until a press is a long one", low=0.3, high=3.0),
    Setting("button", "double_press", 0.35, "seconds within which a second press makes a double", low=0.15, high=1.0),
    Setting("ring", "driver", "none", "what the ring speaks", ("none", "adalight", "tpm2", "wled", "spi", "apa102", "leds")),
    Setting("ring", "port", "auto", "serial port; auto takes the first by-id name"),
    Setting("ring", "baud", 115200, "speed of the serial port", low=9600, high=2_000_000),
    Setting("ring", "hello", 3.0, "seconds that the ring's board may take to start", low=0.0, high=20.0),
    Setting("ring", "count", 24, "number of lamps", low=8, high=60),
    Setting("ring", "first", 0, "number of the lamp that stands at the top, from 0", low=0, high=59),
    Setting("ring", "clockwise", True, "lamps are counted clockwise, seen from the screen"),
    Setting("ring", "milliamps", 500, "current that all lamps together may take", low=50, high=4000),
    Setting("ring", "brightness", 1.0, "how bright the lamps are, as a share of their full light", low=0.05, high=1.0),
    Setting("ring", "gamma", 2.2, "brightness correction of the lamps", low=1.0, high=3.0),
    Setting("ring", "pins", (), "BCM numbers of plain LEDs, for the driver leds", low=0, high=27),
    Setting("ring", "reduced_motion", False, "no movement of the lamps but hourglass, spinner and a held button"),
    Setting("camera", "source", "none", "where pictures come from", ("none", "auto", "picamera2", "usb", "folder", "file")),
    Setting("camera", "path", "", "folder of pictures, file that another program keeps writing, or device of the USB camera"),
    Setting("camera", "mat", "", "mat in view, WIDTHxHEIGHT/MARKER in mm; empty for none"),
    Setting("camera", "scale", 0.0, "mm per pixel without a mat; 0 if unknown", low=0, high=10),
    Setting("sound", "output", "auto", "name of the sound card, none for silence"),
    Setting("sound", "speech", 7, "volume of the voice; 0 switches it off", low=0, high=10),
    Setting("sound", "effects", 6, "volume of the effects; 0 switches them off", low=0, high=10),
    Setting("sound", "announcements", 8, "volume of the narrator's calls; 0 switches them off", low=0, high=10),
    Setting("sound", "ceiling", 10, "no volume goes above this", low=1, high=10),
    Setting("voice", "engine", "auto", "who speaks; auto takes the best that is here", VOICE_ENGINES),
    Setting("voice", "piper_de", "", "path of a German Piper voice"),
    Setting("voice", "piper_en", "", "path of an English Piper voice"),
    Setting("voice", "list_url", PIPER_LIST, "where Piper's list of voices is", form=r"https?://\S+"),
    Setting("voice", "cache_mb", 600, "megabytes of speech kept on the card", low=20, high=4000),
    Setting("voice", "rate", 150, "words a minute", low=80, high=260),
    Setting("voice", "answers", False, "say what can be answered, and the answer in focus, also where there is a screen"),
    Setting("voice", "pitch", 100, "pitch of the voice in percent of its own", low=80, high=125),
    Setting("voice", "suspense", 1.0, "how long the narrator waits, as a factor", low=0.0, high=4.0),
    Setting("table", "child_lock", False, "only the game: no settings, no leaving, until unlocked by the long gesture"),
    Setting("table", "debug", False, "let faults crash the program instead of showing the failsafe screen"),
)

_BY_NAME = {setting.name: setting for setting in SETTINGS}


@dataclass(frozen=True)
class Settings:
    """All settings with their values, and what was wrong in the file (file, line, key, what is used instead)."""

    values: Mapping[str, SettingValue] = field(default_factory=lambda: {s.name: s.default for s in SETTINGS})
    faults: tuple[str, ...] = ()

    def text(self, name: str) -> str:
        """Give a text setting."""
        return str(self.values[name])

    def flag(self, name: str) -> bool:
        """Give a truth value."""
        return bool(self.values[name])

    def whole(self, name: str) -> int:
        """Give a whole number."""
        value = self.values[name]
        assert isinstance(value, int)
        return value

    def number(self, name: str) -> float:
        """Give a number."""
        value = self.values[name]
        assert isinstance(value, int | float)
        return float(value)

    def pins(self, name: str) -> tuple[int, ...]:
        """Give a list of pin numbers."""
        value = self.values[name]
        assert isinstance(value, tuple)
        return value


def load(path: Path) -> Settings:
    """Read the settings; what is broken, unknown or of the wrong kind is named with its line, and the default used."""
    try:
        text = read_bounded(path, MOST_BYTES).decode("utf-8")
        plain = tomllib.loads(text)
    except FileNotFoundError:
        return Settings()
    except RecursionError:
        return Settings(faults=(f"{path}: too deeply nested; all defaults are used",))
    except (OSError, ValueError) as error:
        return Settings(faults=(f"{path}: {error}; all defaults are used",))
    return _checked(path, text, plain)


def _checked(path: Path, text: str, plain: Mapping[str, Any]) -> Settings:
    values = {setting.name: setting.default for setting in SETTINGS}
    faults = []
    for table, content in plain.items():
        for key, raw in (content if isinstance(content, Mapping) else {"": content}).items():
            value = tuple(raw) if isinstance(raw, list) else raw
            name = f"{table}.{key}" if key else table
            fault = _BY_NAME[name].fault(value) if name in _BY_NAME else "is not a setting"
            if fault is None:
                values[name] = value
            else:
                used = f"; {values[name]!r} is used" if name in values else ""
                faults.append(f"{path}, line {_line(text, table, key)}: {name} {fault}{used}")
    faults += _presses_alike(path, text, values)
    return Settings(values, tuple(faults))


def _presses_alike(path: Path, text: str, values: dict[str, SettingValue]) -> list[str]:
    """Put back the spans of double and long presses where a double one would take as long as a long one."""
    double, long = _BY_NAME["button.double_press"], _BY_NAME["button.long_press"]
    if Settings(values).number(double.name) < Settings(values).number(long.name):
        return []
    values.update({setting.name: setting.default for setting in (double, long)})
    where = f"{path}, line {_line(text, double.table, double.key)}"
    return [f"{where}: {double.name} must be less than {long.name}; {double.default} and {long.default} are used"]


def _line(text: str, table: str, key: str) -> int:
    """Find the line of a key, or of its table written in one line, by reading the file's lines as they stand; else 1."""
    inside, found = "", 1
    for number, line in enumerate(text.splitlines(), start=1):
        name = re.sub(r"[\s\"']", "", line.partition("=")[0])
        if name.startswith("["):
            inside = name.strip("[").partition("]")[0] + "."
        elif inside + name == (f"{table}.{key}" if key else table):
            return number
        elif inside + name == table:
            found = number
    return found


def store(path: Path, name: str, value: SettingValue) -> None:
    """Change one setting in the file and leave all else, comments too, as it stands.

    Raises OSError where it cannot be written, and SettingsRefused where the file is broken: that is its owner's to mend.
    """
    try:
        document = tomlkit.parse(read_bounded(path, MOST_BYTES).decode("utf-8") if path.exists() else "")
    except (ValueError, RecursionError) as error:
        raise SettingsRefused(f"{path}: {error}") from error
    setting = _BY_NAME[name]
    table = document.setdefault(setting.table, tomlkit.table())
    if not isinstance(table, MutableMapping):
        raise SettingsRefused(f"{path}: {setting.table} is no table")
    table[setting.key] = list(value) if isinstance(value, tuple) else value
    write_atomically(path, tomlkit.dumps(document).encode())


def example() -> str:
    """Write a settings file in which every setting stands with its default and is explained."""
    document = tomlkit.document()
    document.add(tomlkit.comment("Companion's settings. Every line shows a default; change what you need."))
    for setting in SETTINGS:
        table = document.setdefault(setting.table, tomlkit.table())
        table.add(tomlkit.comment(_explained(setting)))
        table.add(setting.key, list(setting.default) if isinstance(setting.default, tuple) else setting.default)
    return tomlkit.dumps(document)


def _explained(setting: Setting) -> str:
    if setting.choices:
        return f"{setting.help}: {', '.join(map(str, setting.choices))}"
    if setting.low is not None and setting.high is not None:
        return f"{setting.help} ({setting.low:g} to {setting.high:g})"
    return setting.help
