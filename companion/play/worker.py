"""The worker runs a controller on a thread of its own, so that a slow card never delays screen, ring or voice."""

import threading
import time
from collections.abc import Callable
from functools import partial
from queue import Empty, SimpleQueue
from typing import Protocol

from companion.play.acts import GameAct
from companion.play.guard import Failure, guard
from companion.play.snapshot import Snapshot

REST = 5.0
"""Seconds without an act after which the partner's `rest` is called."""


class Partner(Protocol):
    """Takes acts and returns snapshots: a controller with a game, or a dialogue before one."""

    def do(self, act: GameAct) -> Snapshot:
        """Carry out an act, and return the snapshot after it."""

    def snapshot(self) -> Snapshot:
        """Return a snapshot."""

    def rest(self) -> Snapshot | None:
        """Do what is due while there are no acts; return a snapshot if anything has changed."""


class Worker:
    """Takes acts in the order they come and delivers a snapshot after each, on its own thread."""

    def __init__(
        self,
        partner: Partner,
        deliver: Callable[[Snapshot | Failure], None],
        clock: Callable[[], float] = time.monotonic,
        rest: float = REST,
    ) -> None:
        self._partner = partner
        self._deliver = deliver
        self._clock = clock
        self._rest = rest
        self._acts: SimpleQueue[GameAct | None] = SimpleQueue()
        self._taken = 1
        self._delivered = 0
        self._since = clock()
        self._failed = False
        self._thread = threading.Thread(target=self._run, name="worker", daemon=True)
        self._thread.start()

    def do(self, act: GameAct) -> None:
        """Take an act; returns at once."""
        if self.waiting == 0:
            self._since = self._clock()
        self._taken += 1
        self._acts.put(act)

    @property
    def waiting(self) -> int:
        """The number of acts (with the first snapshot as one) whose snapshots are not delivered yet."""
        return 0 if self._failed else self._taken - self._delivered

    @property
    def busy_for(self) -> float:
        """The seconds that the present act has taken so far; 0 while nothing waits."""
        return self._clock() - self._since if self.waiting > 0 else 0.0

    @property
    def alive(self) -> bool:
        """Whether the thread still runs, or has delivered its failure."""
        return self._failed or self._thread.is_alive()

    def _run(self) -> None:
        failure = guard(self._work, "worker")
        if failure is not None:
            self._failed = True
            self._deliver(failure)

    def _work(self) -> None:
        self._deliver(guard(self._partner.snapshot, "partner"))
        self._note_delivered()
        while True:
            try:
                act = self._acts.get(timeout=self._rest)
            except Empty:
                found = guard(self._partner.rest, "partner")
                if found is not None:
                    self._deliver(found)
                continue
            if act is None:
                return
            self._deliver(guard(partial(self._partner.do, act), "partner"))
            self._note_delivered()

    def _note_delivered(self) -> None:
        self._delivered += 1
        self._since = self._clock()

    def leave(self) -> None:
        """Stop after the acts taken so far; returns at once."""
        self._acts.put(None)

    def wait_for_end(self, within: float) -> bool:
        """Wait up to `within` seconds for the thread to end; return whether it has."""
        self._thread.join(within)
        return not self._thread.is_alive()
