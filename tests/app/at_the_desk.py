"""A desk with a clock handed in, mock pins for the button and a window on SDL's dummy driver: everything real but time."""

from __future__ import annotations

import time
from concurrent.futures import wait
from dataclasses import replace
from pathlib import Path

from gpiozero.pins.mock import MockFactory
from pace import Clock
from recording_output import RecordingOutput

from companion.app.desk.app import words_of
from companion.app.desk.broker_link import BrokerLink
from companion.app.desk.choreography import ChoreographyAtDesk
from companion.app.desk.desk import ChildLock, Desk
from companion.app.desk.devices import Devices, Watchdog
from companion.app.desk.lights import LightScene
from companion.app.desk.opening import DeskParts, listeners
from companion.app.desk.running import Runner
from companion.app.desk.screen import ScreenAtDesk, screen_settings
from companion.app.desk.voice import VoiceAtDesk
from companion.app.desk.workers import Workers
from companion.app.lobby.host import Host
from companion.language.voice.cache import ClipCache
from companion.language.voice.levels import Levels
from companion.language.voice.speaker import Speaker
from companion.language.voice.studio import Studio
from companion.library.library import Library
from companion.play.own_questions import Work
from companion.system.settings import Settings
from companion.system.sticks import StickWatch
from companion.table import Seat, Seats
from companion.table.table import Beginning
from companion.ui.narration.narrator import Narrator
from companion.ui.screen.page import focus
from companion.ui.screen.window import Window
from hardware.button import ButtonPin, KnobPins, PinButtons
from hardware.cameras.folder import FolderCamera

SEATS = Seats([Seat("Ada", "blue"), Seat("Ben", "yellow")])
LIGHT = Beginning("tumult_royale", SEATS, {"books": "light"}, {})
"""The game that most tests play: Tumult Royale for two, in light books."""
PIN = 17
FURTHER = {"next": 22, "choose": 23, "back": 24}
KNOB = (5, 6)


class DeskTable:
    """A table that is played with one button. `ring` is a real ring, `pictures` the folder of a folder camera, if given.

    `camera` is another camera, `output` another sound card, `sticks` looks for sticks, `wishes` are the desk's own.
    """

    def __init__(
        self,
        folder: Path,
        language: str = "en",
        ring=None,
        clock: Clock | None = None,
        *,
        pictures=None,
        camera=None,
        output=None,
        sticks=None,
        **wishes: bool,
    ):
        self.clock = clock or Clock()
        self.library = Library(folder)
        self.changes: list[tuple[str, object]] = []
        self._host, self._folder, self._language, self._ring = Host(self.library), folder, language, ring
        self._pictures, self._camera, self._wishes = pictures, camera, wishes
        self._sticks = sticks
        self.pins = MockFactory()
        self.output = output or RecordingOutput(self.clock, keep=1000)
        lock = ChildLock(locked=wishes.pop("locked", False))
        self.desk = Desk(words_of, self._listeners, lock=lock, clock=self.clock)

    def _listeners(self, desk):
        further = [ButtonPin(pin, source, single=True) for source, pin in FURTHER.items()]
        pins, knobs = [ButtonPin(PIN), *further], [KnobPins(*KNOB)]
        buttons = PinButtons(pins, desk.post, self.pins, knobs=knobs, clock=self.clock)
        speaker = Speaker(Studio((), ClipCache(None)), self.output, Levels(), clock=self.clock)
        camera = FolderCamera(self._pictures) if self._pictures is not None else self._camera
        self.devices, self.buttons = Devices(speaker, buttons, self._ring, camera), buttons
        settings = replace(
            screen_settings(Settings(), self._language, self.devices), heard=not self._wishes.get("unheard", False)
        )
        self.light_scene = LightScene(self.clock, self._ring, calm=self._wishes.get("calm", False))
        look = {"clock": self.clock, "hour": lambda: 20, "frames": self.light_scene.frame, "post": desk.post}
        self.window = Window((800, 480), settings, desk.words, **look)
        self.narrator = Narrator(speaker, self.library.notebook, first_game=False)
        self.workers, self.broker, self.sticks = Workers(self._host), BrokerLink(), self._sticks or StickWatch()
        self.kept = True
        parts = DeskParts(
            self.workers,
            self.devices,
            self.light_scene,
            self.window,
            settings,
            self._reader(self._host, self._folder),
            self.narrator,
            self.broker,
            self.sticks,
            self._keep,
            unseen=self._wishes.get("aloud", False),
            welcome=self._wishes.get("welcome", False),
        )
        made = {type(listener): listener for listener in listeners(desk, parts)}
        self.screen, self.voice, self.watchdog = made[ScreenAtDesk], made[VoiceAtDesk], made[Watchdog]
        self.runner = made[Runner]
        self.choreography = made[ChoreographyAtDesk]
        return list(made.values())

    def _keep(self, name, value):
        self.changes.append((name, value))
        return self.kept

    def _reader(self, host: Host, folder: Path):
        if self.devices.camera is None:
            return None
        from companion.camera.table_reader import Reader
        from companion.camera.teacher import Teacher

        host.teacher = Teacher(Settings(), folder)
        return Reader(self.devices.camera, Settings(), folder, host.teacher.find)

    def look(self):
        """Wait until the camera's thread has done what was asked of it, all work in a row, and take what came of it."""
        self.let(0.1)
        self._take_what_is_done()
        while self.snapshot is not None and isinstance(self.snapshot.question, Work):
            self._take_what_is_done()

    def _take_what_is_done(self):
        wait([job for job in (self.runner.watch.job,) if job is not None], timeout=240)
        self.let(0.1)

    @property
    def snapshot(self):
        return self.desk.snapshot

    @property
    def focused(self):
        target = focus.find_focused(self.window.page)
        return target.name if target else ""

    def begin(self, decision=None):
        self.desk.begin(decision)
        self.until(lambda: self.snapshot is not None)
        self.let(0.5)

    def until(self, condition, most: int = 200_000):
        """Work on until something holds; the worker works on its own thread, and a busy machine is left to it."""
        for times in range(most):
            if condition():
                return
            self.desk.step()
            if times > 1000:
                time.sleep(0.001)
        asked = self.snapshot.question.id if self.snapshot is not None else "nothing"
        raise AssertionError(f"nothing came of it; asked is {asked}, to choose there is {self._names()}")

    def there(self, *names: str):
        """Wait until one of these can be chosen, and has been seen; what leads to it is done on another thread."""
        self.until(lambda: not set(names).isdisjoint(self._names()))
        self.let(0.6)  # a press in the moment in which a page comes is still one of the page before

    def _names(self) -> list[str]:
        return [target.name for target in self.window.page.targets]

    def let(self, seconds: float, beat: float = 0.05):
        """Let time pass."""
        end = self.clock.now + seconds
        while self.clock.now < end:
            self.clock.now += beat
            self.buttons.poll()
            self.desk.step()
            self.until(lambda: not self.workers.busy)
            self.desk.step()

    def press(self, seconds: float):
        """Hold the button so long, then let it go and wait until its meaning is clear; what has just come is looked at first."""
        while self.clock.now < self.window._holder.came + 0.3:
            self.let(0.05)
        pin = self.pins.pin(PIN)
        pin.drive_low()
        self.let(seconds)
        pin.drive_high()
        self.let(0.45)

    def short(self):
        self.press(0.1)

    def long(self):
        self.press(0.8)

    def see(self):
        """Look at what happens until the next question comes."""
        while self.window.plays:
            self.let(0.2)

    def answer(self):
        """Take the focused answer: holding takes what is lit, everywhere."""
        self.see()
        self.long()

    def double(self):
        """Press twice, quickly: back and help."""
        pin = self.pins.pin(PIN)
        for _ in range(2):
            pin.drive_low()
            self.let(0.1)
            pin.drive_high()
            self.let(0.1)
        self.let(0.45)

    def choose(self, *names: str):
        """Go on with short presses until one of these has the focus, and choose it; leave off where the page turns away from it."""
        self.see()
        for _ in range(200):
            if self.focused in names:
                self.answer()
                return
            if set(names).isdisjoint(self._names()):
                return
            question, here = self.snapshot.question, focus.find_focused(self.window.page)
            # Where short presses count, holding takes the count as it stands, and goes on
            self.long() if focus.alone(self.window.page) or (here is not None and here.counts) else self.short()
            if self.snapshot.question != question:
                return  # a press was the answer: what has the same name on the next page is another thing
        raise AssertionError(f"the button never reached {names}: {self._names()}")

    def reach(self, kind):
        """Answer with the button until a question of this kind comes."""
        while not isinstance(self.snapshot.question, kind):
            self.choose("done", "take", "throw", *[t.name for t in self.window.page.targets if t.stop and not t.off])

    def lamps(self):
        """Give the lamps of the ring as they are to shine now."""
        return self.light_scene.frame(self.clock())

    def close(self):
        self.desk.close()
        self.library.close()
