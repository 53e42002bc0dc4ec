"""A setting's value as people write it, and the values that a page goes through."""

import json

from companion.system.settings import Setting, Settings, SettingsRefused, SettingValue

ON = frozenset({"true", "on", "yes", "an", "ja", "1"})
OFF = frozenset({"false", "off", "no", "aus", "nein", "0"})
FEW = 61
"""A whole number with no more values than this may be gone through one by one."""


def written(value: SettingValue) -> str:
    """Write a value as it stands in the file."""
    return json.dumps(value, ensure_ascii=False)


def read_value(setting: Setting, text: str) -> SettingValue:
    """Read what a person wrote for this setting; raises SettingsRefused where the setting cannot have that value."""
    value = _value(setting, text.strip())
    fault = "cannot be read" if value is None else setting.fault(value)
    if fault is not None or value is None:
        raise SettingsRefused(f"{setting.name} {fault}")
    return value


def _value(setting: Setting, text: str) -> SettingValue | None:
    if isinstance(setting.default, bool):
        return True if text.lower() in ON else False if text.lower() in OFF else text
    if isinstance(setting.default, str):
        return text
    try:
        if isinstance(setting.default, tuple):
            return tuple(int(part) for part in text.strip("[]").replace(",", " ").split())
        return int(text) if isinstance(setting.default, int) else float(text)
    except ValueError:
        return text


def meaning(setting: Setting) -> str:
    """Say in the file's own signs what the setting may be: its choices, its bounds, or nothing."""
    if isinstance(setting.default, bool):
        return "true, false"
    if setting.choices:
        return ", ".join(map(str, setting.choices))
    return "" if setting.low is None else f"{setting.low:g} … {setting.high:g}"


def offered(setting: Setting, settings: Settings) -> tuple[SettingValue, ...]:
    """List the values to go through on a page, the one in force among them; none that does not go with the other settings."""
    here = settings.values[setting.name]
    every: tuple[SettingValue, ...] = setting.offered or setting.choices or _range(setting)
    if here not in every:
        every = tuple(sorted((*every, here), key=lambda value: (isinstance(value, str), value)))
    return tuple(value for value in every if value == here or _goes(settings, setting.name, value))


def _range(setting: Setting) -> tuple[SettingValue, ...]:
    if isinstance(setting.default, bool):
        return (False, True)
    low, high = setting.low, setting.high
    if isinstance(setting.default, int) and low is not None and high is not None and high - low < FEW:
        return tuple(range(int(low), int(high) + 1))
    return (setting.default,)


def _goes(settings: Settings, name: str, value: SettingValue) -> bool:
    try:
        settings.changed(name, value)
    except SettingsRefused:
        return False
    return True
