"""Another value than the default for every setting there is, made from their one description."""

from __future__ import annotations

from contextlib import suppress

from companion.system.settings import SETTINGS, Setting, Settings, SettingsRefused, SettingValue

FITTING = {"screen.size": ("800x480", "1920x1080"), "voice.list_url": ("http://192.168.1.10/list.json", "https://192.168.1.10/list.json"),
           "update.address": ("https://192.168.1.10/companion",),
           "mqtt.host": ("192.168.1.10", "broker.local"), "button.pin": (4, 22), "button.next_pin": (16, 23), "button.choose_pin": (20, 24),
           "button.back_pin": (21, 25), "button.encoder_pins": ((5, 6), (7, 8)), "ring.pins": ((12, 13), (26, 27)),
           "ring.first": (1, 23)}  # fmt: skip
"""For texts of a form of their own, and for pins, of which no two parts can have one; a new one that is not here fails the test beside this module."""
TEXTS = ("another", "/nowhere/at/all")


def each_other_value() -> list[tuple[str, SettingValue]]:
    """Give name and value of every setting with each of its other values; where two must go together, the usual other one fits."""
    found = []
    for setting in SETTINGS:
        for value in _others(setting):
            with suppress(SettingsRefused):
                Settings().change(setting.name, value)
                found.append((setting.name, value))
    return found


def _others(setting: Setting) -> list[SettingValue]:
    return [value for value in _values(setting) if value != setting.default and setting.fault(value) is None]


def _values(setting: Setting) -> tuple[SettingValue, ...]:
    default = setting.default
    if setting.name in FITTING:
        return FITTING[setting.name]
    if setting.choices:
        return setting.choices
    if isinstance(default, bool):
        return (not default,)
    if isinstance(default, str):
        return TEXTS
    assert setting.low is not None
    assert setting.high is not None
    middle = (setting.low + setting.high) / 2
    return tuple(type(default)(value) for value in (setting.low, middle, setting.high))


PLANTED_IN, PLANTED_BEFORE = "companion/app/desk/opening.py", "        timing = press_timing(settings)\n"
"""Where the desk is put together: a setting that no start survives is planted before this line."""
