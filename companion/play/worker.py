"""The worker lets a controller work on a thread of its own: a slow card never holds up screen, ring or voice."""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Protocol

from companion.play.acts import GameAct
from companion.play.failsafe import Failure, guarded
from companion.play.snapshot import Snapshot


class Partner(Protocol):
    """Who takes acts and shows how things stand: a controller with a game, or a dialogue before one."""

    def do(self, act: GameAct) -> Snapshot:
        """Do it and show how things stand then."""

    def snapshot(self) -> Snapshot:
        """Show how things stand."""


class Worker:
    """Takes acts in the order they come and delivers a snapshot after each, on its own thread."""

    def __init__(self, partner: Partner, deliver: Callable[[Snapshot | Failure], None]) -> None:
        self._partner = partner
        self._deliver = deliver
        self._acts: SimpleQueue[GameAct | None] = SimpleQueue()
        self._taken = 1
        self._delivered = 0
        self._thread = threading.Thread(target=self._work, name="worker", daemon=True)
        self._thread.start()

    def do(self, act: GameAct) -> None:
        """Take an act; returns at once."""
        self._taken += 1
        self._acts.put(act)

    @property
    def waiting(self) -> int:
        """How many acts (the first look counts as one) are not answered by a snapshot yet."""
        return self._taken - self._delivered

    def _work(self) -> None:
        self._hand_over(None)
        while (act := self._acts.get()) is not None:
            self._hand_over(act)

    def _hand_over(self, act: GameAct | None) -> None:
        self._deliver(self._guarded(act))
        self._delivered += 1

    def _guarded(self, act: GameAct | None) -> Snapshot | Failure:
        return guarded(lambda: self._partner.snapshot() if act is None else self._partner.do(act), "the script")

    def close(self) -> None:
        """Do what was taken, then stop."""
        self._acts.put(None)
        self._thread.join(timeout=5)
