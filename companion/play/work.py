"""Work of the device that a dialogue waits for, as one more kind of question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.table.questions.question import Question, Rng
from companion.unchanging import unchanging


@unchanging(kw_only=True)
class Work(Question[Any]):
    """The device works something out while the table waits; the answer is what comes of `task`."""

    task: Callable[[], Any]

    def parse(self, raw: object) -> Any:
        """Take what came of it."""
        return raw

    def sample(self, _rng: Rng) -> Any:
        """Do it at once."""
        return self.task()
