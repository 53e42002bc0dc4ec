"""Which box: the question before every game, and how the talk that follows says which box it is about."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import field
from pathlib import Path
from typing import Any

from companion.table.game import Game
from companion.table.phrase import Phrase
from companion.table.questions.kinds import Choose
from companion.unchanging import unchanging


@unchanging
class BoxNote:
    """What is said of a box: how many can play, and what is known of its last play."""

    players: Phrase
    last: Phrase | None = None


@unchanging(kw_only=True)
class ChooseBox(Choose[str]):
    """Which box lies on the table; `boxes` holds the folder of each game, for its emblem, `notes` what is said of it."""

    boxes: Mapping[str, Path] = field(default_factory=dict)
    notes: Mapping[str, BoxNote] = field(default_factory=dict)


@unchanging
class About:
    """Awaited in a dialogue: from here on the talk is about this box (None: about none), with its drawings and colours."""

    game: Game | None

    def __await__(self) -> Generator[Any, Any, None]:
        """Tell the dialogue, which sends nothing back."""
        yield self
