"""What a changed setting does at once: on screen, ring, voice, button and game, with something to see or hear of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from companion.desk.captions import SpokenFocus
from companion.desk.devices import Devices, press_timing, ring_mount, ring_power
from companion.desk.lights.scene import LightScene
from companion.desk.lock import ChildLock
from companion.desk.runner import Runner
from companion.library.notebook import Notebook
from companion.narration.narrator import Narrator
from companion.screen.page.state import ScreenSettings
from companion.screen.window import Window
from companion.system.settings import Settings
from companion.table.phrase import phrase
from companion.voice.levels import Channel
from companion.words import Words
from hardware.signals import Sweep
from sounds import Effect


def screen_settings(settings: Settings, language: str, devices: Devices) -> ScreenSettings:
    """Give the screen what it needs to know of the settings and devices."""
    return ScreenSettings(
        language=language,
        ring=devices.ring is not None,
        rotation=settings.whole("screen.rotation"),
        touch_rotation=settings.whole("screen.touch_rotation"),
        camera=devices.camera is not None,
        height_mm=settings.number("screen.height_mm"),
        **seen(replace(settings, values={**settings.values, "table.language": language})),
    )


def seen(settings: Settings) -> dict[str, Any]:
    """Give what of the settings the screen shows at once, by the names of `ScreenSettings`."""
    return {
        "theme": settings.text("screen.theme"),
        "volumes": tuple((part, settings.whole(f"sound.{part}")) for part in ("speech", "effects", "announcements")),
        "reduced": settings.flag("screen.reduced_motion"),
        "large": settings.flag("screen.large_text"),
        "contrast": settings.flag("screen.contrast"),
        "brightness": settings.number("screen.brightness"),
        "chosen": settings,
    }


class SettingEffects:
    """Knows the parts of the desk that a setting changes; `aloud` says that nobody can see the screen."""

    def __init__(
        self, window: Window, devices: Devices, runner: Runner, narrator: Narrator, light_scene: LightScene, *, aloud: bool
    ) -> None:
        self._window, self._devices, self._runner, self._narrator = window, devices, runner, narrator
        self._light_scene, self._aloud = light_scene, aloud
        self.spoken_focus: SpokenFocus | None = None
        self._felt: Mapping[str, Callable[[Settings, Words], None]] = {
            **{f"sound.{channel.value}": partial(self._volume, channel) for channel in Channel},
            **dict.fromkeys(("ring.brightness", "ring.first", "ring.clockwise", "ring.reduced_motion"), self._ring),
            **dict.fromkeys(("button.long_press", "button.double_press"), self._presses),
            "voice.rate": self._rate,
            "voice.answers": self._answers,
            "table.first_game": self._hints,
            "table.calm": self._calm,
        }

    def begin(self, settings: Settings) -> None:
        """Begin with these settings; what devices took when they were opened is theirs already."""
        self.spoken_focus = SpokenFocus() if self._aloud or settings.flag("voice.answers") else None

    def take(self, name: str, settings: Settings, words: Words, lock: ChildLock, notebook: Notebook) -> None:
        """Let a changed setting be felt, and show what it does."""
        if name in {"table.child_lock", "table.lock_corrections"}:
            self._lock(name, settings, words, lock)
        elif name == "table.remember_names":
            notebook.remembers = settings.flag(name)
        elif name in self._felt:
            self._felt[name](settings, words)

    def _lock(self, name: str, settings: Settings, words: Words, lock: ChildLock) -> None:
        lock.corrections = settings.flag("table.lock_corrections")
        if name == "table.child_lock":
            lock.locked = settings.flag(name)
            self._say(words, "desk-locked" if lock.locked else "desk-unlocked")

    def _say(self, words: Words, message: str, channel: Channel = Channel.SPEECH) -> None:
        self._devices.speaker.say(words(phrase(message)), words.language, channel)

    def _volume(self, channel: Channel, settings: Settings, words: Words) -> None:
        level = settings.whole(f"sound.{channel.value}")
        self._devices.speaker.volume(channel, level / 10, on=level > 0)
        if channel is Channel.EFFECTS:
            self._devices.speaker.play(Effect.CHOOSE)
        else:
            self._say(words, "settings-sample", channel)

    def _rate(self, settings: Settings, words: Words) -> None:
        self._narrator.pace(settings.whole("voice.rate"))
        self._say(words, "settings-sample")

    def _hints(self, settings: Settings, _words: Words) -> None:
        self._narrator.familiarity.hint(first_game=settings.flag("table.first_game"))

    def _answers(self, settings: Settings, _words: Words) -> None:
        aloud = self._aloud or settings.flag("voice.answers")
        self._narrator.read_answers(on=aloud)
        self.spoken_focus = SpokenFocus() if aloud else None

    def _calm(self, settings: Settings, _words: Words) -> None:
        self._runner.calm = settings.flag("table.calm")

    def _ring(self, settings: Settings, _words: Words) -> None:
        self._light_scene.calm = settings.flag("ring.reduced_motion")
        if self._devices.ring is not None:
            self._devices.ring.adjust(ring_power(settings), ring_mount(settings))
        self._light_scene.sample(Sweep())

    def _presses(self, settings: Settings, _words: Words) -> None:
        timing = press_timing(settings)
        self._window.time(timing)
        self._light_scene.hold = timing.long
        if self._devices.buttons is not None:
            self._devices.buttons.time(timing)
