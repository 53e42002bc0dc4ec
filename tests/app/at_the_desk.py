"""A desk with a clock handed in, mock pins for the button and a window on SDL's dummy driver: everything real but time."""

from __future__ import annotations

from concurrent.futures import wait
from pathlib import Path

from gpiozero.pins.mock import MockFactory

from companion.desk.app import words_of
from companion.desk.desk import Desk
from companion.desk.devices import Devices
from companion.desk.opening import screen_settings
from companion.desk.runner import Runner
from companion.library.library import Library
from companion.lobby.host import Host
from companion.narration.narrator import Narrator
from companion.play.work import Work
from companion.screen.page import focus
from companion.screen.window import Window
from companion.system.settings import Settings
from companion.voice.cache import ClipCache
from companion.voice.levels import Levels
from companion.voice.sound.output import NullOutput
from companion.voice.speaker import Speaker
from companion.voice.studio import Studio
from hardware.button import ButtonPin, KnobPins, PinButtons
from hardware.cameras.folder import FolderCamera

PIN = 17
FURTHER = {"next": 22, "choose": 23, "back": 24}
KNOB = (5, 6)


class Clock:
    """Seconds that pass only when told."""

    def __init__(self):
        self.now = 1000.0

    def __call__(self):
        return self.now


class DeskTable:
    """A table that is played with one button. `ring` is a real ring, `pictures` the folder of a folder camera, if given.

    `camera` is another camera, `output` another sound card, `wishes` are the desk's own.
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
        **wishes: bool,
    ):
        self.clock = clock or Clock()
        self.library = Library(folder)
        self.changes: list[tuple[str, object]] = []
        host = Host(self.library)
        self.desk = Desk(host, words_of, lambda *change: self.changes.append(change), clock=self.clock, **wishes)
        self.pins = MockFactory()
        further = [ButtonPin(pin, source, single=True) for source, pin in FURTHER.items()]
        pins, knobs = [ButtonPin(PIN), *further], [KnobPins(*KNOB)]
        buttons = PinButtons(pins, self.desk.post, self.pins, knobs=knobs, clock=self.clock)
        self.output = output or NullOutput(self.clock, keep=1000)
        speaker = Speaker(Studio((), ClipCache(None)), self.output, Levels(), clock=self.clock)
        camera = FolderCamera(pictures) if pictures is not None else camera
        self.devices = Devices(speaker, buttons, ring, camera)
        screen = screen_settings(Settings(), language, self.devices)
        look = {"clock": self.clock, "hour": lambda: 20, "frames": self.desk.frame, "post": self.desk.post}
        window = Window((800, 480), screen, self.desk.words, **look)
        self.runner = runner = Runner(self.clock, speaker.play, self._reader(host, folder))
        self.desk.connect(window, screen, self.devices, runner, Narrator(speaker, self.library.notebook, first_game=False))
        self.window = window
        self.buttons = buttons

    def _reader(self, host: Host, folder: Path):
        if self.devices.camera is None:
            return None
        from companion.camera.reader import Reader
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
        target = focus.focused(self.window.page)
        return target.name if target else ""

    def begin(self, decision=None):
        self.desk.begin(decision)
        self.until(lambda: self.snapshot is not None)
        self.let(0.5)

    def until(self, condition, most: int = 200_000):
        """Work on until something holds; the worker works on its own thread."""
        for _ in range(most):
            if condition():
                return
            self.desk.step()
        raise AssertionError("nothing came of it")

    def let(self, seconds: float, beat: float = 0.05):
        """Let time pass."""
        end = self.clock.now + seconds
        while self.clock.now < end:
            self.clock.now += beat
            self.buttons.poll()
            self.desk.step()
            self.until(lambda: not self.desk.partners.busy)
            self.desk.step()

    def press(self, seconds: float):
        """Hold the button so long, then let it go and wait until its meaning is clear."""
        pin = self.pins.pin(PIN)
        pin.drive_low()
        self.let(seconds)
        pin.drive_high()
        self.let(0.45)

    def short(self):
        self.press(0.1)

    def long(self):
        self.press(0.8)

    def answer(self):
        """Take the focused answer: with a short press where the device only tells something, else with a long one."""
        here = focus.focused(self.window.page)
        if here is not None and here.long is not None:
            self.let(0.6)
            self.short()
        else:
            self.long()

    def double(self):
        pin = self.pins.pin(PIN)
        for _ in range(2):
            pin.drive_low()
            self.let(0.1)
            pin.drive_high()
            self.let(0.1)
        self.let(0.45)

    def choose(self, *names: str):
        """Go on with short presses until one of these has the focus, and choose it; leave off where the page turns away from it."""
        for _ in range(200):
            if self.focused in names:
                self.answer()
                return
            if not any(target.name in names for target in self.window.page.targets):
                return
            before = self.focused
            self.short()
            if self.focused == before:
                self.long()
        raise AssertionError(f"the button never reached {names}: {[t.name for t in self.window.page.targets]}")

    def close(self):
        self.desk.close()
        self.library.close()
