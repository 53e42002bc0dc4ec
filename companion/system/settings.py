"""The settings in force: read from one TOML file, checked, and written back to it; and their values as people write them.

Every setting of `settings.toml` and its possible values, from which the file, the command and the pages are made.
"""

import json
import re
import tomllib
from collections.abc import Iterator, Mapping, MutableMapping, Sequence
from dataclasses import dataclass, field, replace
from math import isnan
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from companion.system import languages, nearest, written
from companion.system.files import write_atomically

SettingValue: TypeAlias = bool | int | float | str | tuple[int, ...]

LARGEST = 10**12
"""A number is clamped to this before it is compared with its own bounds."""


class Setting(NamedTuple):
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
    choices: Sequence[str] | Sequence[int] = ()
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
            near = nearest.suggest(str(value), map(str, self.choices))
            return f"must be one of {', '.join(map(str, self.choices))}{near}"
        if self.form and not re.fullmatch(self.form, str(value)):
            return f"cannot be {str(value)[:40]!r}"
        return self._find_bound_fault(value)

    def _list_fault(self, value: object) -> str | None:
        if not isinstance(value, tuple) or not all(type(item) is int for item in value):
            return "must be a list of whole numbers"
        if self.lengths and len(value) not in self.lengths:
            return f"must have {' or '.join(map(str, self.lengths))} numbers"
        return next((fault for item in value if (fault := self._find_bound_fault(item)) is not None), None)

    def _find_bound_fault(self, value: object) -> str | None:
        if isinstance(value, float) and isnan(value):
            return "must be a number"
        if isinstance(value, int | float) and self.low is not None and value < self.low:
            return f"must be at least {self.low}"
        if isinstance(value, int | float) and self.high is not None and value > self.high:
            return f"must be at most {self.high}"
        return None


_KINDS: Mapping[type, str] = {bool: "true or false", int: "a whole number", float: "a number", str: "a text in quotes"}


def _setting(name: str, row: dict[str, Any]) -> Setting:
    if name == "table.language":
        row |= {"default": languages.language_of_machine(), "choices": languages.LANGUAGES}
    table, _, key = name.partition(".")
    values: dict[str, Any] = {what: tuple(value) if isinstance(value, list) else value for what, value in row.items()}
    return Setting(table, key, **values)


_ROWS = tomllib.loads((Path(__file__).parent / "settings.toml").read_text(encoding="utf-8"))
SETTINGS: tuple[Setting, ...] = tuple(_setting(name, row) for name, row in _ROWS.items())


MOST_BYTES = 1_000_000
FEW = 61
"""A page steps through all values of a whole number whose bounds differ by less than this."""


class SettingsRefused(ValueError):
    """A setting cannot have a value, no setting has a name, or the file is broken and is left unchanged."""


_BY_NAME = {setting.name: setting for setting in SETTINGS}


def find_setting(name: str) -> Setting:
    """Return the setting of this name. Raises SettingsRefused where there is none."""
    if name not in _BY_NAME:
        raise SettingsRefused(f"{name} is not a setting{nearest.suggest(name, _BY_NAME)}")
    return _BY_NAME[name]


@dataclass(frozen=True)
class Settings:
    """All settings with their values, and the faults in the file (file, line, name, and the value used instead).

    `wrong` maps each wrong setting to the value in the file; the name "" stands for a file that cannot be read. `named` are the
    settings in the file.
    """

    values: Mapping[str, SettingValue] = field(default_factory=lambda: {s.name: s.default for s in SETTINGS})
    faults: tuple[str, ...] = ()
    wrong: Mapping[str, str] = field(default_factory=dict)
    named: frozenset[str] = field(default=frozenset(), compare=False)

    def change(self, name: str, value: SettingValue) -> "Settings":
        """Return the settings with another value for one of them, which also clears its fault. Raises SettingsRefused."""
        return self.change_all({name: value})

    def change_all(self, values: Mapping[str, SettingValue]) -> "Settings":
        """Return the settings with these values, which need only fit each other in the end. Raises SettingsRefused."""
        for name, value in values.items():
            if (fault := find_setting(name).fault(value)) is not None:
                raise SettingsRefused(f"{name} {fault}")
        wrong = {key: text for key, text in self.wrong.items() if key not in values}
        changed = replace(self, values={**self.values, **values}, wrong=wrong)
        for names, why in _contradictions(changed):
            if values.keys() & set(names):
                raise SettingsRefused(why)
        return changed

    def text(self, name: str) -> str:
        """Return the value of a text setting."""
        return str(self.values[name])

    def flag(self, name: str) -> bool:
        """Return the value of a setting that is true or false."""
        return bool(self.values[name])

    def get_whole(self, name: str) -> int:
        """Return the value of a setting that is a whole number."""
        value = self.values[name]
        assert isinstance(value, int)
        return value

    def number(self, name: str) -> float:
        """Return the value of a setting that is a number."""
        value = self.values[name]
        assert isinstance(value, int | float)
        return float(value)

    def pins(self, name: str) -> tuple[int, ...]:
        """Return the value of a setting that is a list of pin numbers."""
        value = self.values[name]
        assert isinstance(value, tuple)
        return value


def load(path: Path) -> Settings:
    """Read the settings; a wrong, unknown or damaged one is reported with its line, and gets its default."""
    try:
        text, damages = written.mend_toml(written.read_text(path, MOST_BYTES))
        plain = tomllib.loads(text)
    except FileNotFoundError:
        return Settings()
    except Exception as error:  # noqa: BLE001 - the boundary of this door
        why = str(error) or type(error).__name__
        return Settings(faults=(f"{path}: {why}; all defaults are used",), wrong={"": why})
    values = {setting.name: setting.default for setting in SETTINGS}
    faults = [f"{path}, line {line}: {damaged.strip()[:40]!r} makes no sense and is left out" for line, damaged in damages]
    wrong, there = (
        {name: damaged.text.strip()[:40] for damaged in damages if (name := _find_name(text, damaged)) in _BY_NAME},
        set(),
    )
    for table, content in plain.items():
        for key, raw in (content if isinstance(content, Mapping) else {"": content}).items():
            value = tuple(raw) if isinstance(raw, list) else raw
            name = f"{table}.{key}" if key else table
            fault = _BY_NAME[name].fault(value) if name in _BY_NAME else "is not a setting"
            there.add(name)
            if fault is None:
                values[name] = value
            else:
                used = f"; {values[name]!r} is used" if name in values else ""
                wrong[name] = str(raw)
                faults.append(f"{path}, line {_line(text, table, key)}: {name} {fault}{used}")
    for names, why in _contradictions(Settings(values)):
        used = ""
        if names == PRESSES:
            wrong |= {name: str(values[name]) for name in PRESSES}
            values.update({name: _BY_NAME[name].default for name in PRESSES})
            used = f"; {' and '.join(str(values[name]) for name in PRESSES)} are used"
        line = next(_line(text, *name.split(".")) for name in names if name in there)
        faults.append(f"{path}, line {line}: {why}{used}")
    return Settings(values, tuple(faults), wrong, frozenset(there))


PRESSES = ("button.double_press", "button.long_press")


SERIAL = ("adalight", "tpm2", "wled")
LEAST_LEDS = 8


def _contradictions(chosen: Settings) -> Iterator[tuple[tuple[str, ...], str]]:
    """Yield the names of settings that do not go together, each time with the reason."""
    if chosen.number(PRESSES[0]) >= chosen.number(PRESSES[1]):
        yield PRESSES, f"{PRESSES[0]} must be less than {PRESSES[1]}"
    if chosen.get_whole("ring.first") >= chosen.get_whole("ring.count"):
        yield ("ring.first", "ring.count"), "ring.first must be less than ring.count, as lamps are numbered from 0"
    driver, port = chosen.text("ring.driver"), chosen.text("ring.port")
    far = port != "auto" and not port.startswith("/")
    if (driver == "ddp" and not far) or (driver in SERIAL and far):
        wanted = "the lamps' address in the network" if driver == "ddp" else "auto or a serial port, as /dev/ttyUSB0"
        both = f"(both at once: companion settings ring.driver {driver} ring.port …)"
        yield ("ring.driver", "ring.port"), f"ring.driver {driver} needs {wanted} as ring.port, not {port} {both}"
    if driver == "leds" and len(chosen.pins("ring.pins")) < LEAST_LEDS:
        yield ("ring.driver", "ring.pins"), f"ring.driver leds needs the pins of at least {LEAST_LEDS} lamps in ring.pins"
    if chosen.text("ring.order").endswith("w") and driver not in {"spi", "none"}:
        yield ("ring.driver", "ring.order"), f"ring.driver {driver} cannot light a white lamp: ring.order must be without w"
    source = chosen.text("camera.source")
    if source in {"file", "folder"} and not chosen.text("camera.path"):
        yield ("camera.source", "camera.path"), f"camera.source {source} needs its path in camera.path"


def _find_name(text: str, damage: written.Damage) -> str:
    """Return the name of the setting that a damaged line was meant for; "" where it does not say."""
    above = re.findall(r"(?m)^\s*\[\s*([\w-]+)", "\n".join(text.split("\n")[: damage.line]))
    key = re.match(r"\s*([\w-]+)", damage.text)
    return ".".join((*above[-1:], key[1])) if key else ""


def _line(text: str, table: str, key: str) -> int:
    """Return the line of a key, or of its table if that is written on one line, by searching the file's lines; else 1."""
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
    """Change one setting in the file and leave everything else in it as it is; a damaged line stays as a comment.

    Raises OSError where the file cannot be written, and SettingsRefused where it is broken and its owner must repair it.
    """
    import tomlkit  # noqa: PLC0415 - only what writes a file needs it

    try:
        document = tomlkit.parse(written.mend_toml(written.read_text(path, MOST_BYTES))[0] if path.exists() else "")
    except (ValueError, RecursionError) as error:
        raise SettingsRefused(f"{path}: {error}") from error
    setting = _BY_NAME[name]
    table = document.setdefault(setting.table, tomlkit.table())
    if not isinstance(table, MutableMapping):
        raise SettingsRefused(f"{path}: expected a table [{setting.table}], got another value")
    table[setting.key] = list(value) if isinstance(value, tuple) else value
    write_atomically(path, tomlkit.dumps(document).encode())


def example() -> str:
    """Return the text of a settings file that lists every setting with its default and an explanation."""
    import tomlkit  # noqa: PLC0415 - only what writes a file needs it

    document = tomlkit.document()
    document.add(tomlkit.comment("Companion's settings. Every line shows a default; change what you need."))
    for setting in SETTINGS:
        table = document.setdefault(setting.table, tomlkit.table())
        may = f": {', '.join(map(str, setting.choices))}" if setting.choices else ""
        if not may and setting.low is not None and setting.high is not None:
            may = f" ({setting.low:g} to {setting.high:g})"
        table.add(tomlkit.comment(f"{setting.help}{may}"))
        table.add(setting.key, list(setting.default) if isinstance(setting.default, tuple) else setting.default)
    return tomlkit.dumps(document)


def write_value(value: SettingValue) -> str:
    """Return a value as it is written in the file."""
    return json.dumps(value, ensure_ascii=False)


def read_value(setting: Setting, text: str) -> SettingValue:
    """Read what a person typed as this setting's value. Raises SettingsRefused where the setting cannot have that value."""
    value = _value(setting, text.strip())
    fault = "cannot be read" if value is None else setting.fault(value)
    if fault is not None or value is None:
        raise SettingsRefused(f"{setting.name} {fault}")
    return value


def _value(setting: Setting, text: str) -> SettingValue | None:
    if isinstance(setting.default, bool):
        return languages.read_switch(text)
    if isinstance(setting.default, str):
        return text
    try:
        if isinstance(setting.default, tuple):
            return tuple(int(part) for part in text.strip("[]").replace(",", " ").split())
        return int(text) if isinstance(setting.default, int) else float(text)
    except ValueError:
        return text


def meaning(setting: Setting) -> str:
    """Return the setting's possible values as the file writes them: its choices, its bounds, or ""."""
    if isinstance(setting.default, bool):
        return "true, false"
    if setting.choices:
        return ", ".join(map(str, setting.choices))
    return "" if setting.low is None else f"{setting.low:g} … {setting.high:g}"


def list_offered(setting: Setting, settings: Settings) -> tuple[SettingValue, ...]:
    """List the values that a page steps through: those that fit the other settings, and always the present one."""
    here = settings.values[setting.name]
    every: tuple[SettingValue, ...] = setting.offered or tuple(setting.choices) or (setting.default,)
    low, high = setting.low, setting.high
    if isinstance(setting.default, bool):
        every = (False, True)
    elif every == (setting.default,) and type(setting.default) is int and low is not None and high is not None:
        every = tuple(range(int(low), int(high) + 1)) if high - low < FEW else every
    if here not in every:
        every = tuple(sorted((*every, here), key=lambda value: (isinstance(value, str), value)))

    def goes(value: SettingValue) -> bool:
        try:
            settings.change(setting.name, value)
        except SettingsRefused:
            return False
        return True

    return tuple(value for value in every if value == here or goes(value))
