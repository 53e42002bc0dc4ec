"""The device as people have it: the whole program on real files, with a window on SDL's dummy driver, and a clock put forward by hand.

Nothing of the product is replaced but the outermost call of a device (lamps, sound card, speech engine, the threads that wait for
pins) and the time: each rest of the desk's loop puts the clock forward instead of sleeping, and lets the person do the next thing.
"""

from __future__ import annotations

import logging
import os
import random
import time
from collections import deque
from contextlib import ExitStack, suppress
from functools import partial
from types import SimpleNamespace
from unittest.mock import patch

import pygame
from picture import pixels
from recording_output import RecordingOutput

from companion.app.desk import app, devices, opening
from companion.app.desk.desk import Pacing
from companion.app.desk.running import Runner
from companion.app.desk.screen import ScreenAtDesk
from companion.language.voice import open_voice
from companion.language.voice.engine import Clip
from companion.language.voice.notation import as_written
from companion.network.mqtt import joining_a_house
from companion.system import service, sticks
from hardware import supervised
from hardware.ring_drivers.driver import Recording

PIN, KNOB = 17, (5, 6)
FURTHER = {"next": 22, "choose": 23, "back": 24}
PATIENCE = 20.0
"""Seconds of the real clock in which a thread or a socket must have done what it was given."""


class HandClock:
    """Seconds that pass only when told; the hour of the day follows them."""

    def __init__(self, hour: float = 15.0) -> None:
        self.now, self._hour = 1000.0, hour

    def __call__(self) -> float:
        return self.now

    @property
    def hour(self) -> int:
        """The hour of the day, 0 to 23."""
        return int(self._hour + (self.now - 1000.0) / 3600) % 24


class RecordingEngine:
    """A voice that notes what it is to speak, and takes as long as a person would."""

    languages = frozenset({"de", "en"})
    awake = True
    notation = staticmethod(as_written)

    def __init__(self) -> None:
        self.spoken: deque[str] = deque(maxlen=400)

    def wake(self) -> None:
        """It is always awake."""

    def identity(self, language: str) -> str:
        """Name the voice."""
        return f"recording|{language}|1"

    def render(self, text: str, _language: str, _rate: int) -> Clip:
        """Note the sentence; return silence of its length."""
        self.spoken.append(text)
        return Clip(bytes(2 * round(8000 * 0.06 * len(text))), 8000)

    def close(self) -> None:
        """There is nothing to close."""


class PlugPulled(BaseException):
    """The power is gone: what the card holds at this moment stays."""


class Device:
    """One device with its card (`home`); `run` starts it and lets a person play until they stop or the program ends.

    `person` is a generator that does something and yields the seconds until it does the next thing.
    """

    def __init__(self, home, clock=None, seed=0) -> None:
        self.home, self.clock, self.seed = home, clock or HandClock(), seed
        self.engine = RecordingEngine()
        self.steps: deque[float] = deque(maxlen=12)
        self.pins = None
        self.painted, self.in_vain, self.forgot = b"", 0, False
        self.error: BaseException | None = None
        self.met: set[str] = set()

    def run(self, person, wish=None) -> None:
        """Start the program, and let the person play. Raises what the person raises."""
        self._person, self._resume, self.error = person(self), self.clock.now + 0.05, None
        root = logging.getLogger()
        handlers, level = list(root.handlers), root.level
        with ExitStack() as stack:
            for change in self._outermost():
                stack.enter_context(change)
            stack.callback(lambda: [root.removeHandler(one) or one.close() for one in root.handlers[:] if one not in handlers])
            stack.callback(root.setLevel, level)
            stack.enter_context(patch.dict(os.environ, {"SDL_VIDEODRIVER": "dummy"}))
            pygame.display.init()
            stack.enter_context(patch.dict(os.environ, {**self.environment, "DISPLAY": ":an-evening"}))
            del os.environ["SDL_VIDEODRIVER"]  # with the dummy driver the product would take it that nobody sees the screen
            with suppress(PlugPulled):
                app.run(wish or app.StartRequest())
        if self.error is not None:
            raise self.error

    def _outermost(self):
        """Give the patches of the devices' outermost calls, and of the time."""
        device = self

        def rest(pacing, until):
            device._rest(pacing, until)

        def listeners(desk, parts):
            device.desk, device.parts = desk, parts
            device.listeners = made(desk, parts)
            device.screen = next(one for one in device.listeners if isinstance(one, ScreenAtDesk))
            device.runner = next(one for one in device.listeners if isinstance(one, Runner))
            device.runner.rng = random.Random(device.seed)
            return device.listeners

        def update(*what):
            updated(*what)
            before, device.painted = device.painted, pixels(pygame.display.get_surface())
            device.in_vain += before == device.painted and not device.forgot
            device.forgot = False

        def pins(library):
            device.pins = factory(library)
            return device.pins

        made, updated, factory = opening.listeners, pygame.display.update, devices.pin_factory
        hours = SimpleNamespace(now=lambda: SimpleNamespace(astimezone=lambda: SimpleNamespace(hour=device.clock.hour)))
        return [
            patch.object(Pacing, "rest", rest),
            patch.object(opening, "listeners", listeners),
            patch.object(opening, "open_desk", partial(opening.open_desk, clock=self.clock)),
            patch.object(opening, "datetime", hours),
            patch.object(pygame.display, "update", update),
            patch.object(supervised.SupervisedThread, "start", lambda _thread: None),
            patch.object(devices, "pin_factory", pins),
            patch.object(devices, "driver_for", lambda _choice: Recording()),
            patch.object(open_voice, "open_engines", lambda _settings: (self.engine,)),
            patch.object(open_voice, "open_output", lambda _settings: RecordingOutput(self.clock, keep=200)),
            patch.object(sticks.mounted, "__defaults__", (self.home / "mountinfo", (self.home / "media",))),
            patch.object(joining_a_house, "list_own_addresses", lambda: ["127.0.0.1"]),
            patch.object(service, "at_signals", lambda *_given: None),
            patch.object(app, "start_anew", lambda _words: None),
        ]

    def _rest(self, pacing, until) -> None:
        """Put the clock forward to the next turn, or to the person's next act."""
        self.steps.append(self.clock.now)
        self._meet()
        try:
            self.settle()
            if pacing._woken.is_set():
                pacing._woken.clear()
                pacing.stir()
            else:
                self.clock.now = min(self.clock.now + pacing.seconds(until), max(self._resume, self.clock.now + 1e-4))
            self._devices()
            if self.clock.now >= self._resume:
                pause = next(self._person)  # the clock may go on meanwhile, while a phone is waited for
                self._resume = self.clock.now + pause
        except StopIteration:
            self.desk.end()
        except PlugPulled:
            raise
        except BaseException as error:  # noqa: BLE001 - whatever the person meets ends the evening, and is raised there
            self.error = error
            self.desk.end()

    def settle(self) -> None:
        """Wait until no thread works: what was asked of it is there, and nothing hangs on how fast this machine is."""
        parts, until = self.parts, time.monotonic() + PATIENCE
        job = self.runner.watch.job
        while parts.workers.busy or parts.devices.speaker.at_work or (job is not None and not job.done()):
            if time.monotonic() > until:
                raise AssertionError("a thread of the device hangs")
            time.sleep(0.0002)

    def _devices(self) -> None:
        """Do what the devices' own threads would do now."""
        found = self.parts.devices
        if found.buttons is not None:
            found.buttons.poll()
        if found.ring is not None and self.clock.now >= getattr(self, "_ring_due", 0):
            self._ring_due = found.ring.step()

    def turn(self, seconds: float) -> None:
        """Put the clock forward, and give the desk a turn: for what waits for another door while the person stands still."""
        self.settle()
        self.clock.now += seconds
        self._devices()
        self.desk.step()
        self.steps.append(self.clock.now)
        self._meet()

    def _meet(self) -> None:
        """Note the kind of question that is asked now, and the kind of page over it, however short they stand."""
        snapshot, overlay = self.desk.snapshot, self.parts.window.state.overlay
        if snapshot is not None and snapshot.question is not None:
            self.met.add(f"kind {type(snapshot.question).__name__}")
        if overlay is not None:
            self.met.add(f"over {type(overlay).__name__}")

    @property
    def environment(self) -> dict[str, str]:
        """The environment in which the program finds this device's card."""
        return {
            "STATE_DIRECTORY": str(self.home / "data"),
            "CACHE_DIRECTORY": str(self.home / "cache"),
            "COMPANION_SETTINGS": str(self.home / "config" / "companion.toml"),
        }

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the picture seen upright."""
        return self.parts.window._canvas.size

    @property
    def place(self) -> str:
        """Where people are: the question's id, or the kind of the page over it."""
        window, snapshot = self.parts.window, self.desk.snapshot
        if window.failure is not None:
            return "failsafe"
        if window.state.overlay is not None:
            return f"over {type(window.state.overlay).__name__}"
        question = snapshot.question if snapshot is not None else None
        return question.id if question is not None else "the end" if snapshot is not None else ""
