"""How well the people at the table know what is said: counted for each group, so that a new group begins anew."""

from collections.abc import Mapping
from typing import Any

from companion.library.notebook import Notebook
from companion.narration.prompt import HEARD_OFTEN, KNOWN_WELL
from companion.play.snapshot import Snapshot

HEARD = "heard-by"
"""The notebook's page of groups: how often each has heard each prompt."""
DEPTH = "depth"
"""The notebook's page of groups that have chosen how much is said."""

AUTO = "auto"
DEPTHS: Mapping[str, int] = {"first": 0, "known": HEARD_OFTEN, "short": KNOWN_WELL}
"""How much is said where a group has chosen it, as the number of times that a prompt counts as heard."""


class Familiarity:
    """Counts for the group at the table. Without `first_game` nobody needs reasons: every prompt counts as heard often."""

    def __init__(self, notebook: Notebook, *, first_game: bool) -> None:
        self._notebook = notebook
        self.hint(first_game=first_game)

    def hint(self, *, first_game: bool) -> None:
        """Give reasons for first games from now on, or none."""
        self._least = 0 if first_game else HEARD_OFTEN

    def heard(self, snapshot: Snapshot) -> int:
        """Give how often this group has heard the open question's prompt, or what it has chosen instead."""
        if snapshot.question is None:
            return HEARD_OFTEN
        chosen = self.depth(snapshot)
        return DEPTHS[chosen] if chosen in DEPTHS else max(self._least, self._count(snapshot, snapshot.question.id))

    def note(self, snapshot: Snapshot) -> None:
        """Count the open question's prompt once more; enough is enough."""
        if snapshot.question is not None and (count := self._count(snapshot, snapshot.question.id)) < KNOWN_WELL:
            group = snapshot.seats.group
            self._notebook.note(HEARD, group, {**self._counts(group), snapshot.question.id: count + 1})

    def depth(self, snapshot: Snapshot) -> str:
        """Give what this group has chosen: "first", "known", "short", or "auto"."""
        chosen = self._notebook.page(DEPTH).get(snapshot.seats.group, AUTO)
        return chosen if chosen in DEPTHS else AUTO

    def choose(self, snapshot: Snapshot, depth: str) -> None:
        """Let this group have so much said from now on."""
        self._notebook.note(DEPTH, snapshot.seats.group, depth)

    def _counts(self, group: str) -> Mapping[str, Any]:
        counts = self._notebook.page(HEARD).get(group, {})
        return counts if isinstance(counts, dict) else {}

    def _count(self, snapshot: Snapshot, question: str) -> int:
        count = self._counts(snapshot.seats.group).get(question, 0)
        return count if isinstance(count, int) else 0
