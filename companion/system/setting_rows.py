"""Every setting of `settings.toml` and its possible values, from which the file, the command and the pages are made."""

import re
import tomllib
from collections.abc import Mapping
from math import isnan
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from companion.system.languages import language_of_machine

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
        row |= {"default": language_of_machine()}
    table, _, key = name.partition(".")
    values: dict[str, Any] = {what: tuple(value) if isinstance(value, list) else value for what, value in row.items()}
    return Setting(table, key, **values)


_ROWS = tomllib.loads((Path(__file__).parent / "settings.toml").read_text(encoding="utf-8"))
SETTINGS: tuple[Setting, ...] = tuple(_setting(name, row) for name, row in _ROWS.items())
