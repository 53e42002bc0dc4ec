"""Opens a desk: window, devices, reader and voice by the settings and the command line, each with its listener."""

import logging
import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING

from companion.app.desk import choreography, game_at_desk, glass, kept_settings, lights, running, setting_effects
from companion.app.desk.broker import BrokerAtDesk, way_into_a_house
from companion.app.desk.broker_link import BrokerLink, open_broker_link
from companion.app.desk.desk import ChildLock, Desk, DeskListener
from companion.app.desk.devices import Devices, Watchdog, open_devices, press_timing
from companion.app.desk.screen import FingersAtDesk, ScreenAtDesk, screen_settings
from companion.app.desk.voice import VoiceAtDesk
from companion.app.desk.workers import Workers
from companion.app.lobby.host import Host
from companion.language.words import Words
from companion.system import display, files, memory, safe_start, service
from companion.system.settings import Settings
from companion.system.sticks import StickWatch
from companion.table import Game, phrase
from companion.ui.narration.narrator import Narrator
from companion.ui.screen import page, splash
from companion.ui.screen.paint.screen_errors import NoDisplay
from companion.ui.screen.window import Window

if TYPE_CHECKING:
    from companion.camera.table_reader import Reader

LOG = logging.getLogger("companion")

WordsFor = Callable[[str, Game | None], Words]


@dataclass
class DeskParts:
    """The parts of a desk. `keep` writes a changed setting; `unseen` says that nobody can see the screen.

    `welcome` says that nobody has chosen a language yet.
    """

    workers: Workers
    devices: Devices
    light_scene: lights.LightScene
    window: Window
    screen: page.ScreenSettings
    reader: "Reader | None"
    narrator: Narrator
    broker: BrokerLink
    sticks: StickWatch
    keep: setting_effects.Keep
    unseen: bool = False
    welcome: bool = False
    told: Callable[[str], None] | None = None


def listeners(desk: Desk, parts: DeskParts) -> list[DeskListener]:
    """Build the listeners of a desk, in the order of their turns: first input, then what runs, and last what is shown."""
    workers, devices, window, light_scene = parts.workers, parts.devices, parts.window, parts.light_scene
    screen = ScreenAtDesk(desk, window, parts.screen, devices.buttons, welcome=parts.welcome)
    library = workers.host.library
    voice = VoiceAtDesk(desk, screen, parts.narrator, unseen=parts.unseen)
    calm = parts.screen.chosen.flag("table.calm")
    runner = running.Runner(desk, screen, workers, devices.speaker.play, parts.reader, calm=calm)
    return [
        workers,
        game_at_desk.GameAtDesk(desk, workers, screen),
        game_at_desk.SticksAtDesk(desk, screen, workers, parts.sticks),
        FingersAtDesk(desk, window),
        setting_effects.SettingEffects(desk, parts.keep, devices, screen, voice, runner, light_scene, workers),
        running.Unattended(desk, screen, devices.speaker, workers),
        runner,
        BrokerAtDesk(
            desk, parts.broker, screen, lambda now: open_broker_link(now, library), partial(way_into_a_house, library.folder)
        ),
        voice,
        lights.LightsAtDesk(desk, light_scene, runner, window),
        Watchdog(desk, workers, devices),
        screen,
        glass.GlassAtDesk(desk, screen, window, library.folder, parts.told, unseen=parts.unseen),
        choreography.ChoreographyAtDesk(desk, window, light_scene, devices.speaker.play),
    ]


def open_desk(
    settings: Settings,
    host: Host,
    words_for: WordsFor,
    language: str,
    picture: Path | None,
    *,
    welcome: bool = False,
    told: Callable[[str], None] | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> Desk:
    """Open window and devices, and build their desk, all on one `clock` (seconds that never go back).

    With `told`, the screen is a browser on this machine, and `told` is given the line that names its address.
    Raises `NoDisplay` if no window can be opened.
    """
    if told is None:
        display.choose_video_driver()
    else:
        display.draw_nowhere()
    size, fullscreen = display.choose_size(settings.text("screen.size"), files.data_folder()), settings.flag("screen.fullscreen")
    _open_display(size, fullscreen=fullscreen)

    def opened(desk: Desk) -> list[DeskListener]:
        devices = open_devices(settings, files.cache_folder(), desk.post, picture, clock=clock)
        for line in devices.missing:
            LOG.warning("%s", line)
        if devices.speaker.problem is not None:
            host.say_once(phrase(devices.speaker.problem))
        timing = press_timing(settings)
        calm = settings.flag("ring.reduced_motion")
        light_scene = lights.LightScene(clock, devices.ring, hold=timing.long, calm=calm)
        screen = screen_settings(settings, language, devices)
        window = Window(
            size,
            screen,
            desk.words,
            clock=clock,
            hour=lambda: datetime.now().astimezone().hour,
            frames=light_scene.frame,
            post=desk.post,
            timing=timing,
            fullscreen=fullscreen,
        )
        reader: Reader | None = None
        if devices.camera is not None:
            from companion.camera import table_reader  # noqa: PLC0415 - NumPy and OpenCV are loaded only for a camera
            from companion.camera.teacher import Teacher  # noqa: PLC0415

            host.teacher = Teacher(settings, files.data_folder())
            reader = table_reader.Reader(devices.camera, settings, files.data_folder(), host.teacher.find)
        narrator = Narrator(devices.speaker, host.library.notebook, first_game=settings.flag("table.first_game"))
        parts = DeskParts(
            Workers(host),
            devices,
            light_scene,
            window,
            screen,
            reader,
            narrator,
            open_broker_link(settings, host.library),
            StickWatch(),
            partial(kept_settings.keep_setting, files.settings_path()),
            unseen=told is None and os.environ.get("SDL_VIDEODRIVER") == "dummy",
            welcome=welcome,
            told=told,
        )
        return listeners(desk, parts)

    lock = ChildLock(locked=settings.flag("table.child_lock"), corrections=settings.flag("table.lock_corrections"))
    return Desk(words_for, opened, lock=lock, clock=clock, debug=settings.flag("table.debug"))


def _open_display(size: tuple[int, int], *, fullscreen: bool) -> None:
    """Open the screen before any device; a service whose screen cannot be opened plays on without one."""
    try:
        splash.open_window(size, fullscreen=fullscreen)
    except NoDisplay as error:
        if not service.is_managed():
            raise
        LOG.warning("%s; the voice, the ring and the button play the game", error)
        display.draw_nowhere()
        splash.open_window(size, fullscreen=fullscreen)


def play(desk: Desk) -> None:
    """Play until the table ends, or the program is asked to end (SIGTERM); the game is safe either way.

    Raises the desk's `Handover`, such as `BegunElsewhere` for a game that another installed version began.
    """
    limits: list[Timer] = []

    def ready() -> None:
        service.notify("READY=1")
        safe_start.note_reached()
        service.note_boot(files.data_folder() / "boot-seconds")
        memory.settle()

    def end(_number: int, _frame: object) -> None:
        desk.end()
        limits.append(service.limit())

    service.at_signals(end)
    try:
        desk.run(ready)
    finally:
        service.notify("STOPPING=1")
        if place := splash.window_place():
            display.remember_window(files.data_folder(), place)
        desk.close()
        for limit in limits:
            limit.cancel()
    if desk.elsewhere is not None:
        raise desk.elsewhere
