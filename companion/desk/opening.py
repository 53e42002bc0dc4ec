"""Furnishes a desk: window, devices, reader and voice, as settings and command line want them."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from threading import Lock, Thread, Timer
from typing import TYPE_CHECKING

from companion.desk.desk import Desk
from companion.desk.devices import Devices, open_devices, press_timing
from companion.desk.house import broker_of
from companion.desk.runner import Runner
from companion.desk.setting_effects import screen_settings
from companion.lobby.host import Host
from companion.narration.narrator import Narrator
from companion.screen.page.state import ScreenSettings
from companion.screen.paint.errors import NoDisplay
from companion.screen.splash import open_glass
from companion.screen.window import Window
from companion.system import ends, files, memory, service
from companion.system.display import choose_video_driver, draw_nowhere, window_size
from companion.system.settings import Settings, SettingsRefused, SettingValue, store
from companion.table.game import Game
from companion.table.phrase import phrase
from companion.words import Words

if TYPE_CHECKING:
    from companion.camera.reader import Reader

LOG = logging.getLogger("companion")

NOTICED = 0.5
"""Seconds for which a setting that is written may hold up the desk."""
_STORING = Lock()

WordsFor = Callable[[str, Game | None], Words]


def open_desk(
    settings: Settings, host: Host, words_for: WordsFor, language: str, picture: Path | None, *, welcome: bool = False
) -> Desk:
    """Open window and devices and put them on a desk; raises `NoDisplay` where no window can be opened."""
    change = partial(_keep, files.settings_path())
    choose_video_driver()
    _open_display(settings)
    unseen = os.environ.get("SDL_VIDEODRIVER") == "dummy"
    locked, calm = settings.flag("table.child_lock"), settings.flag("ring.reduced_motion")
    aloud = unseen or settings.flag("voice.answers")
    desk = Desk(host, words_for, change, locked=locked, aloud=unseen, calm=calm, welcome=welcome)
    devices = open_devices(settings, files.cache_folder(), desk.post, picture)
    desk.light_scene.hold = settings.number("button.long_press")
    desk.lock.corrections = settings.flag("table.lock_corrections")
    for line in devices.missing:
        LOG.warning("%s", line)
    if devices.speaker.problem is not None:
        host.say_once(phrase(devices.speaker.problem))
    screen = screen_settings(settings, language, devices)
    window = _open_window(settings, screen, desk)
    runner = Runner(time.monotonic, devices.speaker.play, _reader(devices, settings, host))
    runner.calm = settings.flag("table.calm")
    first_game, rate = settings.flag("table.first_game"), settings.whole("voice.rate")
    narrator = Narrator(devices.speaker, host.library.notebook, first_game=first_game, rate=rate, answers=aloud)
    desk.connect(window, screen, devices, runner, narrator)
    desk.house.table = broker_of(settings, host.library)
    return desk


def _open_display(settings: Settings) -> None:
    """Open the screen before any device is taken; a service whose screen does not open plays on without one."""
    size, fullscreen = window_size(settings.text("screen.size")), settings.flag("screen.fullscreen")
    try:
        open_glass(size, fullscreen=fullscreen)
    except NoDisplay as error:
        if not service.managed():
            raise
        LOG.warning("%s; the voice, the ring and the button play the game", error)
        draw_nowhere()
        open_glass(size, fullscreen=fullscreen)


def _open_window(settings: Settings, screen: ScreenSettings, desk: Desk) -> Window:
    return Window(
        window_size(settings.text("screen.size")),
        screen,
        desk.words,
        clock=time.monotonic,
        hour=lambda: datetime.now().astimezone().hour,
        frames=desk.frame,
        post=desk.post,
        timing=press_timing(settings),
        fullscreen=settings.flag("screen.fullscreen"),
        debug=settings.flag("table.debug"),
    )


def _reader(devices: Devices, settings: Settings, host: Host) -> Reader | None:
    """Give who reads through the camera, and the host who teaches it."""
    if devices.camera is None:
        return None
    from companion.camera.reader import Reader  # noqa: PLC0415 - NumPy and OpenCV are loaded only where there is a camera
    from companion.camera.teacher import Teacher  # noqa: PLC0415

    host.teacher = Teacher(settings, files.data_folder())
    return Reader(devices.camera, settings, files.data_folder(), host.teacher.find)


def _keep(path: Path, name: str, value: SettingValue) -> bool:
    """Write a setting, waiting for a slow card no longer than nobody notices; tell whether it is written."""
    kept: list[bool] = []
    thread = Thread(target=lambda: kept.append(_stored(path, name, value)), name="setting", daemon=True)
    thread.start()
    thread.join(NOTICED)
    return kept == [True]


def _stored(path: Path, name: str, value: SettingValue) -> bool:
    try:
        with _STORING:
            store(path, name, value)
    except (OSError, SettingsRefused) as error:
        LOG.warning("%s could not be kept: %s", name, error)
        return False
    return True


def _ready() -> None:
    service.notify("READY=1")
    service.note_boot(files.data_folder() / "boot-seconds")
    memory.settle()


def play(desk: Desk) -> None:
    """Play until the table has had enough, or the program is asked to end (SIGTERM); the game is safe either way.

    Raises `BegunElsewhere` where the table wants to go on with a game that another installed version began.
    """
    limits: list[Timer] = []

    def end(_number: int, _frame: object) -> None:
        desk.over = True
        limits.append(ends.limit())

    ends.at_signals(end)
    try:
        desk.run(_ready)
    finally:
        service.notify("STOPPING=1")
        desk.close()
        for limit in limits:
            limit.cancel()
    if desk.elsewhere is not None:
        raise desk.elsewhere
