"""The camera's own process, so that a camera library that hangs can be killed without harm to the game.

The child takes a picture only on request, puts it into shared memory and answers with its size; so it writes nothing
while the parent reads, and a killed child leaves no lock behind.
"""

import ctypes
import multiprocessing
import signal
import threading
from dataclasses import dataclass
from enum import Enum
from multiprocessing.connection import Connection
from time import monotonic
from typing import TypeAlias

import numpy as np

from hardware.cameras.camera import CameraError, CameraFrame, Picture, Source

CAPACITY = 16 * 1024 * 1024
"""The bytes of shared memory, enough for 5.5 million pixels."""
STALE = 0.2
"""Seconds without a request after which the next picture in the driver's queue can be an old one."""
SLICE = 0.1
"""Seconds between checks of whether somebody still waits for an answer."""


class Ask(Enum):
    """What the parent requests."""

    PICTURE = "picture"
    SETTLE = "settle"


@dataclass(frozen=True)
class Opened:
    """The camera is open under this name."""

    name: str


@dataclass(frozen=True)
class Taken:
    """A picture of this size is in the shared memory."""

    height: int
    width: int
    at: float


@dataclass(frozen=True)
class Settled:
    """Exposure and focus are measured and held."""


@dataclass(frozen=True)
class Failed:
    """The camera is missing or was lost, and the process ends."""

    reason: str


Told: TypeAlias = Opened | Taken | Settled | Failed


def fit(picture: Picture, capacity: int = CAPACITY) -> Picture:
    """Return the picture; if it exceeds ``capacity`` bytes, only every second (third, ...) row and column of it."""
    step = 1
    while picture[::step, ::step].size > capacity:
        step += 1
    return np.ascontiguousarray(picture[::step, ::step])


def serve(source: Source, parent: Connection, memory: ctypes.Array[ctypes.c_ubyte]) -> None:
    """Run the camera for the parent until the parent hangs up. This is the body of the child process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the terminal sends it to the whole process group; the parent decides
    try:
        parent.send(Opened(source.open()))
        source.settle()
        parent.send(Settled())
        room, last = np.ctypeslib.as_array(memory), float("-inf")
        while True:
            if parent.recv() is Ask.SETTLE:
                source.settle()
                parent.send(Settled())
                continue
            if monotonic() - last > STALE:
                source.grab()
            picture = fit(source.grab())
            last = monotonic()
            room[: picture.size] = picture.reshape(-1)
            parent.send(Taken(picture.shape[0], picture.shape[1], last))
    except CameraError as error:
        parent.send(Failed(str(error)))
    except (EOFError, BrokenPipeError):
        pass  # the parent is gone
    finally:
        source.close()


class CameraProcess:
    """The parent's side: starts the child, sends requests with a time limit, and kills it. Set ``give_up`` to end every wait."""

    def __init__(self, source: Source, give_up: threading.Event) -> None:
        self._give_up = give_up
        spawn = multiprocessing.get_context("spawn")  # a fork would share the GPIO chip and every thread's locks
        self._memory = spawn.RawArray(ctypes.c_ubyte, CAPACITY)
        self._child, child_end = spawn.Pipe()
        self._process = spawn.Process(target=serve, args=(source, child_end, self._memory), daemon=True, name="camera")
        self._process.start()
        child_end.close()
        self._name = ""

    @property
    def pid(self) -> int | None:
        """The child's process id."""
        return self._process.pid

    def wait_open(self, seconds: float) -> str:
        """Wait until the camera is open and settled, and return its name.

        Raises CameraError if it failed, died, or took longer than ``seconds`` for either.
        """
        opened = self._hear(seconds)
        self._name = opened.name if isinstance(opened, Opened) else ""
        self._hear(seconds)
        return self._name

    def picture(self, seconds: float) -> CameraFrame:
        """Request a picture. Raises CameraError if the camera failed, died, or took longer than ``seconds``."""
        told = self._ask(Ask.PICTURE, seconds)
        if not isinstance(told, Taken):
            raise CameraError(f"expected a picture from the camera's process, got {told}")
        size = told.height * told.width * 3
        shared = np.ctypeslib.as_array(self._memory)[:size]
        return CameraFrame(shared.reshape(told.height, told.width, 3).copy(), told.at, self._name)

    def settle(self, seconds: float) -> None:
        """Request that exposure and focus be measured again.

        Raises CameraError if the camera failed, died, or took longer than ``seconds``.
        """
        self._ask(Ask.SETTLE, seconds)

    def kill(self) -> None:
        """Kill the child, even if it hangs."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self._child.close()

    def _ask(self, what: Ask, seconds: float) -> Told:
        try:
            self._child.send(what)
        except OSError as error:
            raise CameraError("the camera's process has ended") from error
        return self._hear(seconds)

    def _hear(self, seconds: float) -> Told:
        try:
            until = monotonic() + seconds
            while not self._child.poll(min(SLICE, seconds)):
                if self._give_up.is_set():
                    raise CameraError("the camera was closed")
                if monotonic() > until:
                    raise CameraError(f"the camera gave no picture within {seconds:g} s")
            told: Told = self._child.recv()
        except (EOFError, OSError) as error:
            raise CameraError("the camera's process has ended") from error
        if isinstance(told, Failed):
            raise CameraError(told.reason)
        return told
