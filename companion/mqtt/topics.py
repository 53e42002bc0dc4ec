"""Topics: where each message of a table lies, and which table a topic is of."""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

from companion.unchanging import unchanging

ROOT = "companion"
KINDS = ("pause", "message", "brightness", "closing")
"""Commands that a house may give."""
_LONGEST = 200


def slug(name: str) -> str:
    """Make a name fit for a topic: small letters, digits and dashes, 24 at most; "table" where nothing is left of it."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")[:24].strip("-") or "table"


@unchanging
class Topics:
    """The topics of one table; `table` is its name and serial, so that two of the same name do not meet."""

    table: str

    @classmethod
    def of(cls, name: str, serial: str) -> Topics:
        """Give the topics of a table of this name on the device of this serial number."""
        return cls(f"{slug(name)}-{serial}")

    @property
    def availability(self) -> str:
        """`online` or `offline`, retained; the broker says `offline` where the table is gone."""
        return f"{ROOT}/{self.table}/availability"

    @property
    def state(self) -> str:
        """How the table stands: JSON, retained."""
        return f"{ROOT}/{self.table}/state"

    @property
    def event(self) -> str:
        """What has just happened: JSON with `event_type`, not retained."""
        return f"{ROOT}/{self.table}/event"

    @property
    def play(self) -> str:
        """A finished play: one JSON document, not retained; it comes again until a house has received it."""
        return f"{ROOT}/{self.table}/play"

    @property
    def received(self) -> str:
        """What a `house` has received: JSON with the `uuid` and `revision` of a play; without these, that it listens."""
        return f"{ROOT}/{self.table}/received"

    @property
    def here(self) -> str:
        """What a device says to any other that has its serial number too: a word drawn at its start, not retained."""
        return f"{ROOT}/{self.table}/here"

    def command(self, kind: str) -> str:
        """Where a house gives a command of this kind."""
        return f"{ROOT}/{self.table}/command/{kind}"


class TopicParts(NamedTuple):
    """A topic taken apart: the table it is of, and what it is about (`state`, `command/pause`, …)."""

    table: str
    about: str


def heard(topic: str) -> TopicParts | None:
    """Take a topic apart; None where it is none of ours."""
    parts = topic.split("/", 2)
    if len(parts) < 3 or parts[0] != ROOT or len(topic) > _LONGEST or not re.fullmatch(r"[a-z0-9-]{1,60}", parts[1]):  # noqa: PLR2004
        return None
    return TopicParts(parts[1], parts[2])
