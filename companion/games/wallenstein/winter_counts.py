"""The counts of a light winter: no more in all than the box and the board have."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.table import Tally, unchanging


@unchanging(kw_only=True)
class CountInAll(Tally):
    """A count by player with a bound on the sum. Version 0.1.0 had none: what it recorded stays readable."""

    def reread(self, raw: object) -> Mapping[str, int]:
        """Take a recorded count without the bound on its sum."""
        return replace(self, most=None).read(raw)
