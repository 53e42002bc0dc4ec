"""The immediate effects of a changed setting on screen, ring, voice, button and game, with a sample to see or hear."""

import logging
from collections.abc import Callable, Mapping
from functools import partial

from companion.app.desk.desk import Desk, DeskListener, Order
from companion.app.desk.devices import Devices, press_timing, ring_mount, ring_power
from companion.app.desk.lights import LightScene
from companion.app.desk.running import Runner
from companion.app.desk.screen import ScreenAtDesk, collect_screen_settings
from companion.app.desk.voice import VoiceAtDesk
from companion.app.desk.workers import Workers
from companion.language.voice.levels import Channel
from companion.language.voice.sound.output import outputs
from companion.language.voice.voice_errors import Problem
from companion.play.acts import SetLanguage, SetSetting, SetVolume
from companion.play.live import Seen
from companion.play.requests import LockTable, TellTour, TryOutput, TrySoundCard
from companion.system.settings import Settings, SettingsRefused, SettingValue
from companion.table import phrase
from companion.ui.pages.effects import Touring, TryingOutput
from hardware.lights import Animation, Then
from hardware.ring_signals import Sweep
from sounds import Effect

LOG = logging.getLogger("companion")
LAP = 3.0
"""Seconds in which a light goes round the ring once, slow enough to watch."""
_COLOURS = Then(Sweep((255, 0, 0), LAP), Then(Sweep((0, 255, 0), LAP), Sweep((0, 0, 255), LAP)))
"""Red, green and blue run round one after the other: whoever sees others has lamps that take their colours in another order."""
Keep = Callable[[str, SettingValue], bool | None]
"""Stores a changed setting (`table.language`, `sound.speech`) for the next start; returns False if it could not."""


class SettingEffects(DeskListener):
    """Applies settings, stores them with `keep`, and shows the effect of each."""

    acts = (SetLanguage, SetVolume, SetSetting, TryOutput, TrySoundCard, TellTour, LockTable)

    def __init__(
        self,
        desk: Desk,
        keep: Keep,
        devices: Devices,
        screen: ScreenAtDesk,
        voice: VoiceAtDesk,
        runner: Runner,
        light_scene: LightScene,
        workers: Workers,
    ) -> None:
        self._desk, self._keep, self._devices, self._screen = desk, keep, devices, screen
        self._voice, self._runner, self._light_scene, self._workers = voice, runner, light_scene, workers
        self._trying = self._fetches_otherwise = False
        self._felt: Mapping[str, Callable[[Settings], None]] = {
            **{f"sound.{channel.value}": partial(self._set_volume, channel) for channel in Channel},
            **dict.fromkeys(("ring.brightness", "ring.first", "ring.clockwise", "ring.reduced_motion"), self._set_ring),
            "ring.order": lambda now: self._set_ring(now, _COLOURS),
            **dict.fromkeys(("button.long_press", "button.double_press"), self._set_presses),
            "sound.output": self._set_output,
            "voice.rate": self._set_rate,
            "voice.answers": self._set_ear,
            "table.first_game": lambda now: voice.narrator.familiarity.set_reasons(first_game=now.flag("table.first_game")),
            "table.language": self._set_language,
            "table.calm": self._set_calm,
            "table.child_lock": self._lock,
            "table.lock_corrections": self._set_corrections,
            "table.remember_names": self._set_names,
            "update.on": self._set_updates,
        }

    def do(self, act: Order) -> None:
        """Apply a setting, try an output, show a page of the tour, or reopen the sound card."""
        match act:
            case SetLanguage():
                self._put("table.language", act.language)
            case SetVolume():
                self._put(f"sound.{act.channel}", act.level)
            case SetSetting():
                self._put(act.name, act.value)
            case LockTable():
                self._lock_table(on=act.on)
            case TryOutput():
                # Play a sample on an output, and open its page; place 0 is the system's default.
                here, words = outputs(), self._screen.words
                place = act.place % (len(here) + 1)
                name, kind, card = (
                    ("auto", "auto", "") if place == 0 else (here[place - 1].name, here[place - 1].kind, here[place - 1].card)
                )
                self._trying = True
                self._screen.window.open(TryingOutput(name, kind, card, place, len(here) + 1))
                self._devices.speaker.move(name, words.get_plain("settings-listen-heard"), words.language)
            case TellTour(page="ring"):
                self._light_scene.sample(_COLOURS)
            case TellTour(page="camera"):
                self._look()
            case TrySoundCard():
                # Release a lost card; a new one is used only if no other works
                if act.lost or self._devices.speaker.problem == Problem.NO_OUTPUT:
                    self._devices.speaker.reopen()

    def _put(self, name: str, value: SettingValue) -> None:
        try:
            chosen = self._screen.settings.chosen.change(name, value)
        except SettingsRefused as refused:
            LOG.warning("%s", refused)
            return
        unkept = self._keep(name, value) is False
        self._screen.tell(language=chosen.text("table.language"), unkept=unkept, **collect_screen_settings(chosen))
        if name in self._felt:
            self._felt[name](chosen)

    def _look(self) -> None:
        frame = self._devices.camera.take_newest() if self._devices.camera is not None else None
        if frame is not None:
            from companion.camera.to_screen import convert_picture  # noqa: PLC0415 - already loaded if there is a picture

            self._screen.window.open(Touring("camera", Seen(*convert_picture(frame.picture))))

    def step(self) -> bool:
        """Go back to the chosen output once the page for trying others is closed without a choice; offer updates, or no more."""
        if self._trying and not isinstance(self._screen.overlay, TryingOutput):
            self._set_output(self._screen.settings.chosen)
        if self._workers.talk is None:  # the next talk will be made with what is set now
            self._fetches_otherwise = False
        snapshot = self._desk.snapshot
        asked = snapshot.question.id if snapshot is not None and snapshot.question is not None else ""
        if self._fetches_otherwise and self._screen.overlay is None and asked == "evening.box":
            self._fetches_otherwise = False
            self._workers.begin()  # the page that asks for a box is made anew
        return False

    def _say(self, message: str, channel: Channel = Channel.SPEECH) -> None:
        words = self._screen.words
        self._devices.speaker.say(words(phrase(message)), words.language, channel)

    def _set_volume(self, channel: Channel, settings: Settings) -> None:
        level = settings.get_whole(f"sound.{channel.value}")
        self._devices.speaker.set_volume(channel, level / 10, on=level > 0)
        if channel is Channel.EFFECTS:
            self._devices.speaker.play(Effect.CHOOSE)
        else:
            self._say("settings-sample", channel)

    def _set_output(self, settings: Settings) -> None:
        self._trying = False
        words = self._screen.words
        self._devices.speaker.move(settings.text("sound.output"), words.get_plain("settings-sample"), words.language)

    def _set_rate(self, settings: Settings) -> None:
        self._devices.speaker.set_pace(settings.get_whole("voice.rate"))
        self._say("settings-sample")

    def _set_ear(self, settings: Settings) -> None:
        self._voice.read_answers(on=settings.flag("voice.answers"))
        if self._screen.overlay is None:  # people who chose it before a game hear the focused answer
            self._voice.say_anew()

    def _set_language(self, settings: Settings) -> None:
        if self._workers.talk is None:
            self._workers.host.note_language(settings.text("table.language"))
        self._voice.say_anew()

    def _set_calm(self, settings: Settings) -> None:
        self._runner.calm = settings.flag("table.calm")

    def _set_ring(self, settings: Settings, shown: Animation | None = None) -> None:
        self._light_scene.calm = settings.flag("ring.reduced_motion")
        if self._devices.ring is not None:
            self._devices.ring.adjust(ring_power(settings), ring_mount(settings))
        self._light_scene.sample(shown or Sweep())

    def _set_presses(self, settings: Settings) -> None:
        timing = press_timing(settings)
        self._screen.window.set_timing(timing)
        self._light_scene.hold = timing.long
        if self._devices.buttons is not None:
            self._devices.buttons.set_timing(timing)

    def _set_corrections(self, settings: Settings) -> None:
        self._desk.lock.corrections = settings.flag("table.lock_corrections")

    def _lock(self, settings: Settings) -> None:
        self._set_corrections(settings)
        self._lock_table(on=settings.flag("table.child_lock"))

    def _lock_table(self, *, on: bool) -> None:
        self._desk.lock.locked = on
        self._screen.tell(locked=on)
        self._say("desk-locked" if on else "desk-unlocked")

    def _set_updates(self, _settings: Settings) -> None:
        self._fetches_otherwise = True

    def _set_names(self, settings: Settings) -> None:
        self._workers.host.library.notebook.remembers = settings.flag("table.remember_names")
