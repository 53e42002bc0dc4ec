"""Every setting and its possible values: the one description from which the file, the command and the pages are made."""

import re
from collections.abc import Mapping
from math import isnan
from typing import TypeAlias

from companion.system.languages import LANGUAGES, language_of_machine
from companion.unchanging import unchanging

SettingValue: TypeAlias = bool | int | float | str | tuple[int, ...]

LARGEST = 10**12
"""A number is clamped to this before it is compared with its own bounds."""


@unchanging
class Setting:
    """One setting: its table and key in the file, default, help, and its choices or inclusive bounds.

    The bounds of a list hold for each of its numbers; `lengths` are the numbers of items it can have, if restricted; `form` is
    a pattern that a text must match. `group` is its page on the screen, "" for a setting that only the file and the command
    change; `offered` are the values that the page steps through, if not all. `at_once` says whether a change takes effect at
    once or at the next start. The message `words` names the setting in every language.
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
    group: str = ""
    offered: tuple[SettingValue, ...] = ()
    at_once: bool = False

    @property
    def name(self) -> str:
        """The name used in the program: `table.key`."""
        return f"{self.table}.{self.key}"

    @property
    def words(self) -> str:
        """The id of the message that names the setting."""
        return f"setting-{self.table}-{self.key}"

    def fault(self, value: object) -> str | None:
        """Return what is wrong with a value; None if nothing is."""
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


VOICE_ENGINES = ("auto", "piper", "pico", "espeak", "silent")
PIPER_LIST = "https://huggingface.co/rhasspy/piper-voices/resolve/main/voices.json"
QUARTERS = (0, 90, 180, 270)
LONG_PRESSES = (0.4, 0.5, 0.6, 0.8, 1.0, 1.3, 1.6, 2.0, 3.0)
DOUBLE_PRESSES = (0.2, 0.25, 0.3, 0.35, 0.45, 0.55, 0.7, 0.9)
RATES = (80, 100, 120, 135, 150, 165, 180, 200, 230, 260)
LIGHT = (0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
RING_LIGHT = (0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1.0)
SETTINGS: tuple[Setting, ...] = (
    Setting("table", "language", language_of_machine(), "language spoken and shown", LANGUAGES, group="language", at_once=True),
    Setting(
        "table", "first_game", True, "say why and what comes next until the table has played a phase twice",
        group="game", at_once=True,
    ),
    Setting("screen", "size", "auto", "auto, or WIDTHxHEIGHT such as 800x480", form=r"auto|[1-9][0-9]{2,3}x[1-9][0-9]{2,3}"),
    Setting("screen", "fullscreen", False, "fill the whole screen (the appliance does)"),
    Setting("screen", "rotation", 0, "degrees clockwise by which picture and touch are turned", QUARTERS),
    Setting("screen", "touch_rotation", 0, "degrees clockwise by which touch is turned besides, if it misses", QUARTERS),
    Setting(
        "screen", "theme", "auto", "day, evening, or auto by the clock", ("auto", "day", "evening"), group="picture", at_once=True
    ),
    Setting(
        "screen", "brightness", 1.0, "how bright the picture is", low=0.2, high=1.0, group="picture", offered=LIGHT, at_once=True
    ),
    Setting("screen", "large_text", False, "letters one step larger", group="reading", at_once=True),
    Setting("screen", "contrast", False, "only black, white and what tells players apart", group="reading", at_once=True),
    Setting("screen", "height_mm", 0.0, "height of the glass in mm, for the size of the letters; 0 if unknown", low=0, high=1000),
    Setting("screen", "reduced_motion", False, "no movement but hourglass and spinner", group="picture", at_once=True),
    Setting("button", "factory", "auto", "who reads the pins", ("auto", "lgpio", "rpigpio", "mock", "none")),
    Setting("button", "pin", 17, "BCM number of the button's pin (to ground)", low=0, high=27),
    Setting("button", "next_pin", -1, "BCM number of an extra button for next; -1 for none", low=-1, high=27),
    Setting("button", "choose_pin", -1, "BCM number of an extra button for choose; -1 for none", low=-1, high=27),
    Setting("button", "back_pin", -1, "BCM number of an extra button for back; -1 for none", low=-1, high=27),
    Setting("button", "encoder_pins", (), "BCM numbers of a rotary encoder's two pins, if any", low=0, high=27, lengths=(0, 2)),
    Setting(
        "button", "long_press", 0.6, "seconds until a press is a long one",
        low=0.3, high=3.0, group="button", offered=LONG_PRESSES, at_once=True,
    ),
    Setting(
        "button", "double_press", 0.35, "seconds within which a second press makes a double",
        low=0.15, high=1.0, group="button", offered=DOUBLE_PRESSES, at_once=True,
    ),
    Setting(
        "ring", "driver", "none", "what the ring speaks", ("none", "adalight", "tpm2", "wled", "ddp", "spi", "apa102", "leds")
    ),
    Setting(
        "ring", "port", "auto", "serial port, auto takes the first by-id name; for ddp the address of the lamps in the network"
    ),
    Setting("ring", "baud", 115200, "speed of the serial port", low=9600, high=2_000_000),
    Setting("ring", "hello", 3.0, "seconds that the ring's board may take to start", low=0.0, high=20.0),
    Setting("ring", "count", 24, "number of lamps", low=8, high=60),
    Setting("ring", "first", 0, "number of the lamp that stands at the top, from 0", low=0, high=59, group="ring", at_once=True),
    Setting("ring", "clockwise", True, "lamps are counted clockwise, seen from the screen", group="ring", at_once=True),
    Setting("ring", "milliamps", 500, "current that all lamps together may take", low=50, high=4000),
    Setting(
        "ring", "brightness", 1.0, "how bright the lamps are, as a share of their full light",
        low=0.05, high=1.0, group="ring", offered=RING_LIGHT, at_once=True,
    ),
    Setting("ring", "gamma", 2.2, "brightness correction of the lamps", low=1.0, high=3.0),
    Setting("ring", "pins", (), "BCM numbers of plain LEDs, for the driver leds", low=0, high=27),
    Setting(
        "ring", "reduced_motion", False, "no movement of the lamps but hourglass, spinner and a held button",
        group="ring", at_once=True,
    ),
    Setting("camera", "source", "none", "where pictures come from", ("none", "auto", "picamera2", "usb", "folder", "file")),
    Setting("camera", "path", "", "folder of pictures, file that another program keeps writing, or device of the USB camera"),
    Setting("camera", "mat", "", "mat in view, WIDTHxHEIGHT/MARKER in mm; empty for none"),
    Setting("camera", "scale", 0.0, "mm per pixel without a mat; 0 if unknown", low=0, high=10),
    Setting("sound", "output", "auto", "name of the sound card, none for silence"),
    Setting("sound", "speech", 7, "volume of the voice; 0 switches it off", low=0, high=10, group="volume", at_once=True),
    Setting("sound", "effects", 6, "volume of the effects; 0 switches them off", low=0, high=10, group="volume", at_once=True),
    Setting(
        "sound", "announcements", 8, "volume of the narrator's calls; 0 switches them off",
        low=0, high=10, group="volume", at_once=True,
    ),
    Setting("sound", "ceiling", 10, "no volume goes above this", low=1, high=10),
    Setting("voice", "engine", "auto", "who speaks; auto takes the best that is here", VOICE_ENGINES, group="language"),
    Setting("voice", "piper_de", "", "path of a German Piper voice"),
    Setting("voice", "piper_en", "", "path of an English Piper voice"),
    Setting("voice", "list_url", PIPER_LIST, "where Piper's list of voices is", form=r"https?://\S+"),
    Setting("voice", "cache_mb", 600, "megabytes of speech kept on the card", low=20, high=4000),
    Setting("voice", "rate", 150, "words a minute", low=80, high=260, group="language", offered=RATES, at_once=True),
    Setting(
        "voice", "answers", False, "say what can be answered, and the answer in focus, also where there is a screen",
        group="reading", at_once=True,
    ),
    Setting("voice", "pitch", 100, "pitch of the voice in percent of its own", low=80, high=125),
    Setting("voice", "suspense", 1.0, "how long the narrator waits, as a factor", low=0.0, high=4.0),
    Setting(
        "table", "child_lock", False, "only the game: no settings, no leaving, until unlocked by the long gesture",
        group="game", at_once=True,
    ),
    Setting(
        "table", "lock_corrections", False, "the child lock also keeps answers from being taken back or corrected",
        group="game", at_once=True,
    ),
    Setting("table", "calm", False, "the hourglass takes half as long again, for children", group="game", at_once=True),
    Setting("table", "remember_names", True, "remember who played, and offer the names", group="network", at_once=True),
    Setting("table", "series", False, "exports write games of a box in a row, by the same people, as one play"),
    Setting("glass", "on", False, "let browsers on the local network show the table", group="network", at_once=True),
    Setting("glass", "at_once", False, "take what a player has prepared as soon as it is asked", group="network", at_once=True),
    Setting("glass", "port", 8088, "the port at which browsers come in", low=1024, high=65535),
    Setting("mqtt", "on", False, "tell a broker how the game stands; off, nothing is sent", group="network"),
    Setting("mqtt", "host", "homeassistant.local", "where the broker is", form=r"\S+"),
    Setting("mqtt", "port", 1883, "the broker's port", low=1, high=65535, group="network", offered=(1883, 8883)),
    Setting("mqtt", "tls", False, "speak to the broker by TLS (as a rule at port 8883)", group="network"),
    Setting("mqtt", "names", "colours", "players are told by colours or names", ("colours", "names"), group="network"),
    Setting("mqtt", "discovery", True, "let Home Assistant find the table by itself", group="network"),
    Setting("mqtt", "user", "", "user at the broker, if it wants one"),
    Setting("mqtt", "password_file", "", "file with that user's password"),
    Setting("mqtt", "ca_file", "", "certificate of the broker's CA, if the system does not know it"),
    Setting("mqtt", "table", "", "what this table is called; empty for the computer's name"),
    Setting("table", "debug", False, "let faults crash the program instead of showing the failsafe screen"),
)  # fmt: skip
