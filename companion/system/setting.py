"""One setting: where it stands in the file, what it may be, where the screen has it, and what it is for."""

import re
from collections.abc import Mapping
from math import isnan
from typing import TypeAlias

from companion.unchanging import unchanging

SettingValue: TypeAlias = bool | int | float | str | tuple[int, ...]

LARGEST = 10**12
"""No number in the settings is larger, before its own bounds are looked at."""


@unchanging
class Setting:
    """One setting: its table and key in the file, default, help, and its choices or bounds (both included).

    The bounds of a list hold for each of its numbers; `lengths` are how many it may have, if that matters; `form` is a pattern
    that a text must fit. `group` is the screen's page it stands on, "" for one that only the file and the command know; `offered`
    are the values that page goes through, where not all are. `at_once` tells whether a change takes effect at once, else at the
    next start. What it is called in every language is the message `words`.
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
        """The message that names it."""
        return f"setting-{self.table}-{self.key}"

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
