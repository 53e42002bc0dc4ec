"""A live camera that recovers by itself: its process is killed when it is late or frozen, and started again."""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Self

import numpy as np

from hardware.cameras.camera import CameraError, CameraFrame, Source
from hardware.cameras.process import CameraProcess
from hardware.supervised import Closes, DeviceState, DeviceStatus, SupervisedThread

FRESH = 1.0
"""Seconds after which a picture is too old to show the present table."""
IDLE = 2.0
"""Seconds between pictures that nobody asked for, which only show whether the camera still works."""


@dataclass(frozen=True)
class Patience:
    """Limits in seconds: for opening or settling, for a picture, for an unchanged picture, and between tries (growing)."""

    opening: float = 20.0
    picture: float = 3.0
    frozen: float = 3.0
    first_retry: float = 0.5
    last_retry: float = 10.0


USUAL = Patience()


class LiveCamera(Closes):
    """A camera behind ``source``, watched by a separate thread once started."""

    def __init__(self, source: Source, *, patience: Patience = USUAL, clock: Callable[[], float] = monotonic) -> None:
        self._source = source
        self._patience = patience
        self._clock = clock
        self._process: CameraProcess | None = None
        self._frame: CameraFrame | None = None
        self._changed = float("-inf")
        self._retry = patience.first_retry
        self._retry_at = float("-inf")
        self.status = DeviceStatus()
        """Whether pictures come and, if not, why."""
        self._settle = False
        self._closing = threading.Event()
        longest = 2 * patience.opening + patience.picture
        self._worker = SupervisedThread("camera", self._work, limit=longest, failed=self._lose, clock=clock)

    @property
    def pid(self) -> int | None:
        """The id of the camera's process, None while there is none."""
        return self._process.pid if self._process else None

    def take_newest(self) -> CameraFrame | None:
        """Return the newest picture if it is at most a second old, and request the next one."""
        self._worker.notice()
        frame = self._frame
        return frame if frame is not None and self._clock() - frame.at <= FRESH else None

    def advance(self) -> None:
        """Do nothing: a live camera takes new pictures by itself."""

    def settle(self) -> None:
        """Have exposure and focus measured again before the next picture."""
        self._settle = True
        self._worker.notice()

    def start(self) -> Self:
        """Start to watch the camera."""
        self._worker.start()
        return self

    def step(self) -> float:
        """Start the process, or take a picture, if due. This is all that the thread does; call it only if no thread runs.

        Returns the clock time at which to call it again, or earlier if a picture is wanted and the camera works.
        """
        if self._process is None and self._clock() < self._retry_at:
            return self._retry_at
        try:
            if self._process is None:
                self._process = CameraProcess(self._source, self._closing)
                name = self._process.wait_open(self._patience.opening)
                self._changed = self._clock()
                self.status = DeviceStatus(DeviceState.HERE, name)
            process = self._process
            if self._settle:
                self._settle = False
                process.settle(self._patience.opening)
            self._take(process.picture(self._patience.picture))
        except CameraError as error:
            self._lose(error)
            return self._retry_at
        return self._clock() + IDLE

    def _take(self, frame: CameraFrame) -> None:
        """Keep a picture. Only one that differs from the last shows that the camera works, and makes the next retry quick.

        So a camera under its cap, whose pictures are all equally black, is restarted less and less often.
        """
        last, self._frame = self._frame, frame
        lives = not self._source.noisy or (last is not None and not np.array_equal(last.picture, frame.picture))
        if lives:
            self._retry = self._patience.first_retry
        if lives or last is None:
            self._changed = frame.at
        elif frame.at - self._changed > self._patience.frozen:
            raise CameraError("the camera's picture is frozen")

    def _lose(self, reason: Exception | str) -> None:
        process, self._process, self._frame = self._process, None, None
        self.status = DeviceStatus(DeviceState.LOST, str(reason))
        self._retry_at = self._clock() + self._retry
        self._retry = min(self._patience.last_retry, 2 * self._retry)
        if process is not None:
            process.kill()

    def _work(self) -> float:
        return self.step() - self._clock()

    def close(self) -> None:
        """End the thread and the camera's process. Can be called again."""
        self._closing.set()
        self._worker.close()
        self._lose("")
        self.status = DeviceStatus(DeviceState.CLOSED)
