"""How well the players know the prompts: counted per group, so that a new group starts from the beginning."""

from collections.abc import Mapping
from typing import Any

from companion.library.notebook import Notebook
from companion.play import Snapshot
from companion.ui.narration.prompt import HEARD_OFTEN, KNOWN_WELL

HEARD = "heard-by"
"""The notebook's page with how often each group has heard each prompt."""
DEPTH = "depth"
"""The notebook's page with the depth that groups have chosen."""

AUTO = "auto"
DEPTHS: Mapping[str, int] = {"first": 0, "known": HEARD_OFTEN, "short": KNOWN_WELL}
"""For each depth that a group can choose, the number of times that a prompt counts as heard."""


class Familiarity:
    """Counts for the group at the table. Without `first_game` every prompt counts as heard often, so no reasons are given."""

    def __init__(self, notebook: Notebook, *, first_game: bool) -> None:
        self._notebook = notebook
        self.set_reasons(first_game=first_game)

    def set_reasons(self, *, first_game: bool) -> None:
        """Set whether prompts have the reasons for a first game from now on."""
        self._least = 0 if first_game else HEARD_OFTEN

    def count_heard(self, snapshot: Snapshot) -> int:
        """Return how often this group has heard the open question's prompt, or the number for the depth it has chosen."""
        if snapshot.question is None:
            return HEARD_OFTEN
        chosen = self.depth(snapshot)
        return DEPTHS[chosen] if chosen in DEPTHS else max(self._least, self._count(snapshot, snapshot.question.id))

    def note(self, snapshot: Snapshot) -> None:
        """Count the open question's prompt once more, up to `KNOWN_WELL`."""
        if snapshot.question is not None and (count := self._count(snapshot, snapshot.question.id)) < KNOWN_WELL:
            group = snapshot.seats.group
            self._notebook.note(HEARD, group, {**self._counts(group), snapshot.question.id: count + 1})

    def depth(self, snapshot: Snapshot) -> str:
        """Return the depth that this group has chosen: "first", "known", "short", or "auto"."""
        chosen = self._notebook.page(DEPTH).get(snapshot.seats.group, AUTO)
        return chosen if chosen in DEPTHS else AUTO

    def choose(self, snapshot: Snapshot, depth: str) -> None:
        """Set the depth for this group."""
        self._notebook.note(DEPTH, snapshot.seats.group, depth)

    def _counts(self, group: str) -> Mapping[str, Any]:
        counts = self._notebook.page(HEARD).get(group, {})
        return counts if isinstance(counts, dict) else {}

    def _count(self, snapshot: Snapshot, question: str) -> int:
        count = self._counts(snapshot.seats.group).get(question, 0)
        return count if isinstance(count, int) else 0
