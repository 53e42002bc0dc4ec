"""`companion doctor`: reports which parts work, what is missing, and how to fix it."""

import json
import os
import secrets
import shutil
import sqlite3
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict
from enum import StrEnum
from importlib.util import find_spec

from companion.app.commands import common, device
from companion.app.commands.report import report
from companion.app.desk.devices import on_pi, open_buttons, open_camera, open_ring
from companion.games import BROKEN, BUILT_IN, GAMES, PACKAGE, origin
from companion.language.voice import open_voice, voice_errors
from companion.language.voice.sound.output import outputs
from companion.language.words import Words
from companion.library import journal, opened_journal
from companion.library.library import is_open
from companion.network.mqtt.broker_config import BrokerRefused, read_broker_config
from companion.system import files, logs, safe_start
from companion.system.display import list_connected_cards
from companion.system.extras import describe_missing, version
from companion.system.languages import LANGUAGES
from companion.system.settings import Settings, load
from companion.table import JournalTrouble, unchanging
from hardware.hardware_errors import HardwareError
from hardware.supervised import DeviceState

PATIENCE, RING_PATIENCE, CAMERA_PATIENCE = 4.5, 4.0, 8.0
"""Seconds to wait for a broker's answer, for a ring to connect, and for a camera's first picture."""
MEND = {
    "refused": "look at mqtt.user, mqtt.password_file and the broker's rules",
    "tls": "its certificate may have expired, or mqtt.ca_file may be another's",
    "outside": "take a broker in the local network; docs/house.md says how to bridge it to another",
}


LEAST_FREE = 100_000_000
"""The least free space in bytes; a game needs less than a million, clips of speech up to 100 million."""

SLOW_SYNC = 0.25
"""Seconds for a commit above which a card is so slow that people notice a wait after each answer."""


class Health(StrEnum):
    """The state of a part."""

    OK = "ok"
    MISSING = "missing"
    BROKEN = "broken"


@unchanging
class Finding:
    """One line of the report: the part, its health, what was seen, and how to fix it ("" where there is nothing to fix)."""

    part: str
    health: Health
    seen: str
    mend: str = ""


Check = Callable[[Settings], Finding]


def examine(settings: Settings) -> Iterator[Finding]:
    """Yield the finding of every check, one after the other. Nothing here changes games or settings."""
    for check in CHECKS:
        yield check(settings)


def _version(_settings: Settings) -> Finding:
    return Finding("version", Health.OK, version())


def _python(_settings: Settings) -> Finding:
    return Finding("python", Health.OK, ".".join(map(str, sys.version_info[:3])))


def _settings(settings: Settings) -> Finding:
    path = files.settings_path()
    if settings.faults:
        return Finding(
            "settings",
            Health.BROKEN,
            "; ".join(settings.faults),
            "mend them at the screen's settings, or with companion settings NAME VALUE; defaults are used meanwhile",
        )
    return Finding("settings", Health.OK, str(path) if path.exists() else f"all defaults ({path} does not exist)")


def _starts(_settings: Settings) -> Finding:
    failed, path = safe_start.count_failed_starts(), files.settings_path()
    if failed >= safe_start.MOST:
        seen = f"{failed} starts in a row failed; now it takes default settings, without camera, broker and added games"
        mend = f"{path} is untouched: mend it, or choose on the screen to go back to it; companion doctor --log says what failed"
        return Finding("start", Health.BROKEN, seen, mend)
    seen = f"{failed} failed before their first question" if failed else "none failed before its first question"
    return Finding("start", Health.OK, seen)


def _check_lock_alone(_settings: Settings) -> Finding:
    if is_open(files.data_folder()):
        mend = "it holds button, ring and camera; stop it to have these looked at (sudo systemctl stop companion)"
        return Finding("program", Health.OK, "Companion is running", mend)
    return Finding("program", Health.OK, "not running")


def _games(_settings: Settings) -> Finding:
    if BROKEN:
        seen = "; ".join(f"{broken.name} ({broken.origin}): {broken.detail}" for broken in BROKEN)
        theirs = {f"companion/games/{one.name}" if one.origin.package == PACKAGE else one.origin.package for one in BROKEN}
        mend = f"update, mend or remove {', '.join(sorted(theirs))}; the other games can be played"
        return Finding("games", Health.BROKEN, seen, mend)
    brought = {game.name: f" ({origin(game.name)})" for game in GAMES if game not in BUILT_IN}
    return Finding("games", Health.OK, ", ".join(game.name + brought.get(game.name, "") for game in GAMES))


def _display(_settings: Settings) -> Finding:
    if lost := describe_missing("screen"):
        return Finding("display", Health.MISSING, lost, "play with --terminal meanwhile")
    for name in ("WAYLAND_DISPLAY", "DISPLAY", "SDL_VIDEODRIVER"):
        if os.environ.get(name):
            return Finding("display", Health.OK, f"{name}={os.environ[name]}")
    if cards := list_connected_cards():
        return Finding("display", Health.OK, f"connected: {', '.join(cards)} (KMSDRM)")
    return Finding("display", Health.MISSING, "no display is connected", "connect one, or play with --terminal")


def _fonts(_settings: Settings) -> Finding:
    lost = [name for name in ("font_source_serif_pro", "font_source_sans_pro") if find_spec(name) is None]
    if lost:
        return Finding("fonts", Health.MISSING, ", ".join(lost), "run make run: it installs them")
    return Finding("fonts", Health.OK, "Source Serif Pro, Source Sans Pro")


def _sound(settings: Settings) -> Finding:
    if settings.text("sound.output") == "none":
        return Finding("sound", Health.MISSING, "switched off in the settings")
    output, cards = open_voice.open_output(settings), [card.name for card in outputs()]
    try:
        output.open()
    except voice_errors.OutputMissing as error:
        if cards:
            return Finding("sound", Health.BROKEN, str(error), f"output under [sound] chooses one of: {', '.join(cards)}")
        return Finding("sound", Health.MISSING, str(error), "subtitles are shown meanwhile")
    output.close()
    return Finding("sound", Health.OK, f"opened; {', '.join(cards) or 'no ALSA card'}")


def _voice(settings: Settings) -> Finding:
    if settings.text("voice.engine") != "silent" and (lost := describe_missing("voice")):
        return Finding("voice", Health.MISSING, lost, "subtitles are shown meanwhile")
    wrong = open_voice.what_is_wrong(settings, files.cache_folder())
    if wrong:
        mends = "; ".join(dict.fromkeys(mend for _, mend in wrong))
        return Finding("voice", Health.BROKEN, "; ".join([open_voice.who_speaks(settings), *(line for line, _ in wrong)]), mends)
    return Finding("voice", Health.OK, open_voice.who_speaks(settings), open_voice.suggest_better_voice(settings))


def _button(settings: Settings) -> Finding:
    try:
        buttons = open_buttons(settings, lambda _event: None)
    except HardwareError as error:
        return Finding("button", Health.BROKEN, str(error), "companion hardware wiring shows where it belongs")
    if buttons is None:
        return Finding("button", Health.MISSING, "none wired here", "space bar, mouse and the drawn button serve")
    buttons.close()
    return Finding("button", Health.OK, f"GPIO{settings.get_whole('button.pin')}")


def _ring(settings: Settings) -> Finding:
    try:
        ring = open_ring(settings)
    except HardwareError as error:
        return Finding("ring", Health.BROKEN, str(error), "look at [ring] in the settings")
    if ring is None:
        return Finding("ring", Health.MISSING, "none in the settings", "the ring drawn on the screen serves")
    with closing(ring):
        device.come(lambda: ring.status.state is not DeviceState.SEEKING, RING_PATIENCE)
        status = ring.status
    good = status.state is DeviceState.HERE
    mend = "" if good else "plug it in; it is found by itself, also in the middle of a game"
    return Finding("ring", Health.OK if good else Health.MISSING, status.note or status.state.value, mend)


def _camera(settings: Settings) -> Finding:
    try:
        camera = open_camera(settings)
    except HardwareError as error:
        return Finding("camera", Health.BROKEN, str(error), "look at [camera] in the settings")
    if camera is None:
        return Finding("camera", Health.MISSING, "none in the settings", "results are entered by hand")
    with closing(camera):
        device.come(lambda: camera.take_newest() is not None or camera.status.state is not DeviceState.SEEKING, CAMERA_PATIENCE)
        seen, status = camera.take_newest(), camera.status
    if seen is None:
        return Finding("camera", Health.BROKEN, status.note or "no picture came", "check cable and [camera] in the settings")
    height, width = seen.picture.shape[:2]
    return Finding("camera", Health.OK, f"{seen.source}, {width}x{height}")


def _database(_settings: Settings) -> Finding:
    path = files.data_folder() / journal.JOURNAL
    try:
        with opened_journal.read_beside(files.data_folder()) as library:
            count, found = len(library.journal.games()), library.report
    except JournalTrouble as trouble:
        return Finding("database", Health.BROKEN, str(trouble), "games are kept in memory only until this is mended")
    if found:
        said = " ".join(map(Words("en", [game.folder for game in GAMES]), found))
        return Finding("database", Health.BROKEN, said, "the next start does it, and keeps the damaged file")
    if not count and not path.exists():
        return Finding("database", Health.OK, f"no games yet ({path})")
    return Finding("database", Health.OK, f"games: {count}, in {path}")


def _languages(_settings: Settings) -> Finding:
    here = ", ".join(LANGUAGES.find(code).name for code in LANGUAGES)
    if LANGUAGES.faults:
        return Finding("languages", Health.BROKEN, "; ".join(LANGUAGES.faults), f"the others are here: {here}")
    return Finding("languages", Health.OK, here)


def _space(_settings: Settings) -> Finding:
    free = shutil.disk_usage(files.data_folder()).free
    health = Health.OK if free >= LEAST_FREE else Health.BROKEN
    return Finding("space", health, f"{free / 1e6:.0f} MB free", "" if health is Health.OK else "make room on the card")


def _card(_settings: Settings) -> Finding:
    """Measure the time that the card takes for an answer: one durable SQLite commit, the median of nine."""
    path = files.data_folder() / ".card-test.db"
    try:
        database = sqlite3.connect(path, isolation_level=None)
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        database.execute("CREATE TABLE IF NOT EXISTS t (x)")
        taken = []
        for number in range(9):
            began = time.perf_counter()
            database.execute("INSERT INTO t VALUES (?)", (number,))
            taken.append(time.perf_counter() - began)
        database.close()
        seconds = sorted(taken)[4]
    except (OSError, sqlite3.Error) as error:
        return Finding("card", Health.BROKEN, str(error), "games are kept in memory only until this is mended")
    finally:
        for part in ("", "-wal", "-shm"):
            path.with_name(path.name + part).unlink(missing_ok=True)
    slow = seconds > SLOW_SYNC
    mend = "an A1 or A2 card is much faster" if slow else ""
    return Finding("card", Health.BROKEN if slow else Health.OK, f"{1000 * seconds:.1f} ms an answer", mend)


def _boot(_settings: Settings) -> Finding:
    path = files.data_folder() / "boot-seconds"
    if not path.exists():
        return Finding("boot", Health.OK, "not measured here" if not on_pi() else "not measured yet: start the service once")
    return Finding("boot", Health.OK, f"{path.read_text(encoding='ascii').strip()} s from power to the first question")


def broker_found(settings: Settings) -> Finding:
    """Check whether the broker answers, if MQTT is on. This signs in but publishes nothing."""
    if not settings.flag("mqtt.on"):
        return Finding("broker", Health.OK, "off: no network, nothing is sent")
    if lost := describe_missing("mqtt"):
        return Finding("broker", Health.BROKEN, lost)
    try:
        config = read_broker_config(settings, files.data_folder())
        assert config is not None
        from companion.network.mqtt.connection import NOT_YET, Connection  # noqa: PLC0415 - an extra

        # With a separate client id, so that the broker does not drop the connection of a running table
        line = Connection(config, f"companion-doctor-{secrets.token_hex(4)}", ()).start()
    except BrokerRefused as refused:
        mend = "mend mqtt.host, mqtt.password_file or mqtt.ca_file in the settings"
        return Finding("broker", Health.BROKEN, str(refused), mend)
    where = f"{config.host}:{config.port}"
    with closing(line):
        device.come(lambda: line.trouble != NOT_YET, PATIENCE)
        if (trouble := line.trouble) is None:
            return Finding("broker", Health.OK, f"{where} answers; this table is {config.topics.table} there")
    mend = MEND.get(trouble.kind, "the table plays on, and tells all when the broker is there")
    return Finding("broker", Health.BROKEN, f"{where}: {trouble.said}", mend)


CHECKS: tuple[Check, ...] = (
    _version, _python, _settings, _starts, _check_lock_alone, _games, _languages, _display, _fonts, _sound, _voice, _button,
    _ring, _camera, _database, _space, _card, _boot, broker_found,
)  # fmt: skip


SIGNS = {Health.OK: "✓", Health.MISSING: "–", Health.BROKEN: "✗"}


def _add_doctor(doctor: ArgumentParser) -> None:
    doctor.add_argument("--json", action="store_true")
    doctor.add_argument(
        "--report", action="store_true", help="print all of it with the log, for whoever mends it; names are replaced"
    )
    doctor.add_argument("--log", action="store_true", help="print what was logged: warnings, and what failed with its trace")
    doctor.set_defaults(func=run)


COMMANDS: common.Commands = {"doctor": _add_doctor}


def run(arguments: Namespace) -> int:
    """Print a line for each part, or the log. Return 1 where a part is broken (not if it is missing) or the log unreadable."""
    if arguments.log:
        path = files.data_folder() / logs.NAME
        try:
            text = logs.read_log(path.parent)
        except OSError as error:
            print(f"{path}: {error.strerror}")
            return 1
        print(text.rstrip() or f"nothing was logged in {path}")
        return 0
    findings = list(examine(load(files.settings_path())))
    lines = [_line(finding) for finding in findings]
    if arguments.json:
        lines = [json.dumps([asdict(finding) for finding in findings], ensure_ascii=False)]
    elif arguments.report:
        lines = list(report(lines))
    print(*lines, sep="\n")
    return 1 if any(finding.health is Health.BROKEN for finding in findings) else 0


def _line(finding: Finding) -> str:
    mend = f"  → {finding.mend}" if finding.mend else ""
    return f"{SIGNS[finding.health]} {finding.part:9} {finding.health:8} {finding.seen}{mend}"
