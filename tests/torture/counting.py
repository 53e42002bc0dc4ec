"""What all trials have in common: how often something was tried, within which bounds, and where it is played."""

from __future__ import annotations

import logging
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

from companion.games import game as find_game
from companion.table.seats import Seat, Seats
from companion.table.table import Beginning

NAMES = ("Ada", "Ben", "Clara", "Karl", "Mia", "Otto", "Zoe")
ROOM = "/dev/shm" if Path("/dev/shm").is_dir() else None


@dataclass
class Count:
    """How often something was tried, and what was lost."""

    what: str
    tried: int = 0
    lost: list[str] = field(default_factory=list)

    def add(self, other: Count) -> None:
        """Add what another process has tried."""
        self.tried += other.tried
        self.lost += other.lost

    def __str__(self) -> str:
        return f"{self.what}: {self.tried} tried, {self.tried - len(self.lost)} survived"


class Bounds:
    """So many trials, and so many seconds, at most; of several processes each takes its `share` (which, of how many)."""

    def __init__(self, most: int, seconds: float, share: tuple[int, int] = (0, 1)) -> None:
        self.most, self._until, self.share = most, monotonic() + seconds, share

    def __iter__(self) -> Iterator[int]:
        for number in range(self.share[0], self.most, self.share[1]):
            if monotonic() > self._until:
                return
            yield number


@contextmanager
def folder() -> Iterator[Path]:
    logging.getLogger("companion").setLevel(logging.CRITICAL)
    with tempfile.TemporaryDirectory(dir=ROOM) as name:
        yield Path(name)
    logging.getLogger("companion").setLevel(logging.NOTSET)


def beginning(game_name: str, players: int = 3) -> Beginning:
    game = find_game(game_name)
    return Beginning(game.name, Seats(map(Seat, NAMES[:players], game.colours)), {}, {})
