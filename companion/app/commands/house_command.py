"""`companion house`: shows all tables of a house through its broker, writes their league, and gives them orders."""

import logging
import select
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from contextlib import AbstractContextManager, closing, nullcontext
from dataclasses import replace
from functools import partial
from pathlib import Path
from socket import gethostname
from typing import TYPE_CHECKING

from companion.app.commands.common import Commands
from companion.games import GAMES
from companion.language.words import Words
from companion.library import logged, opened_journal
from companion.library.history.forgetting import HOUSE
from companion.library.history.history import History
from companion.library.library import Library
from companion.network.house.league import league
from companion.network.mqtt.broker_config import BrokerConfig, read_broker_config, serial_of
from companion.network.mqtt.topics import KINDS
from companion.system import display, extras, files
from companion.system.settings import Settings, load
from companion.table import phrase

if TYPE_CHECKING:
    from companion.network.house.admission import Admission
    from companion.network.house.listening_house import HouseHost

LOG = logging.getLogger("companion")


def _add_house(house: ArgumentParser) -> None:
    house.add_argument("action", nargs="?", choices=["setup"], help="setup: make this machine the house's broker (with sudo)")
    house.add_argument(
        "--tables", type=int, default=50, metavar="N", help="with setup: accounts for so many tables; a larger number adds some"
    )
    house.add_argument("--tls", action="store_true", help="with setup: encrypt, by an authority of this house's own")
    house.add_argument("--undo", action="store_true", help="with setup: take all of it away again")
    house.add_argument("--screen", action="store_true", help="show the tables on a screen")
    house.add_argument("--league", action="store_true", help="write the league of all plays collected so far, and end")
    house.add_argument("--once", action="store_true", help="write the tables once, as soon as they have told, and end")
    house.add_argument("--order", nargs=3, metavar=("TABLE", "KIND", "TEXT"), help=f"{', '.join(KINDS)}; TABLE all for all")
    house.set_defaults(func=run_house)


COMMANDS: Commands = {"house": _add_house}


def run_house(arguments: Namespace) -> int:
    """Set up the broker, write the league, give an order, or show the tables until somebody ends it (Ctrl-C)."""
    settings = load(files.settings_path())
    if arguments.action == "setup":
        extras.require("mqtt")
        return set_up(arguments, Words(arguments.language or settings.text("table.language")))
    folder = files.data_folder() / HOUSE
    folder.mkdir(parents=True, exist_ok=True)
    if arguments.league:
        return write_league(folder)
    extras.require("mqtt")
    from companion.network.house import house_running as running  # noqa: PLC0415 - an extra
    from companion.network.house.listening_house import HouseHost  # noqa: PLC0415

    words = Words(arguments.language or settings.text("table.language"), [game.folder for game in GAMES])
    config, door = sign_in(settings, folder, words)
    if arguments.order or arguments.once:  # without a library, as a running house can have it open
        with closing(HouseHost(config, None).start()) as host:
            return running.give(host, *arguments.order) if arguments.order else running.run(host, words, once=True)
    shown = arguments.screen and _opened(words)
    with closing(Library(folder)) as library, closing(HouseHost(config, library).start()) as house, door(house) as admission:
        if shown:
            from companion.network.house.board import show  # noqa: PLC0415 - pygame is loaded only where there is a screen

            return show(house, words, display.USUAL_SIZE, admission)
        return running.run(house, words, once=False, door=admission, read=_read_typed_line if sys.stdin.isatty() else None)


def _opened(words: Words) -> bool:
    """Open the board's window before any thread is started; if that fails, say so, as the terminal then shows the tables."""
    extras.require("screen")
    from companion.ui.screen.paint.screen_errors import NoDisplay  # noqa: PLC0415
    from companion.ui.screen.splash import open_window  # noqa: PLC0415 - pygame is loaded only where there is a screen

    display.choose_video_driver()
    try:
        if shown := display.has_display():
            open_window(display.USUAL_SIZE)
    except NoDisplay as error:
        LOG.info("%s", error)
        shown = False
    if not shown:
        sys.stderr.write(f"{words(phrase('house-no-display'))}\n")
    return shown


Door = Callable[["HouseHost"], AbstractContextManager["Admission | None"]]
"""Opens the door of a connected house; yields None where tables are not admitted here."""


def sign_in(settings: Settings, folder: Path, words: Words) -> "tuple[BrokerConfig, Door]":
    """Return how this house signs in and how it admits tables; after `setup` on this machine neither needs a setting."""
    from companion.network.house.house_setup import HouseBroker, SetupRefused  # noqa: PLC0415 - an extra

    broker = HouseBroker()
    if not settings.text("mqtt.user"):
        try:
            accounts = broker.list_known()
        except SetupRefused as refused:
            LOG.warning("%s", refused)
            accounts = []
        own = next((account for account in accounts if account.name == "house"), None)
        if own is not None:
            from companion.network.house.admission import take_in_tables  # noqa: PLC0415 - an extra

            return broker.make_config(own)._replace(serial=serial_of(folder)), partial(
                take_in_tables, broker, accounts, folder, words
            )
    # A house needs a broker, whether or not its own device is a table
    config = read_broker_config(replace(settings, values={**settings.values, "mqtt.on": True}), folder)
    assert config is not None
    return config, lambda _house: nullcontext()


def set_up(arguments: Namespace, words: Words) -> int:
    """Set up the broker on this machine, or remove it; print what was done and how a table joins."""
    from companion.network.house.house_setup import HouseBroker  # noqa: PLC0415 - an extra

    broker = HouseBroker()
    if arguments.undo:
        for path in broker.undo():
            print(words(phrase("house-setup-gone", path=str(path))))
        return 0
    accounts = broker.set_up(arguments.tables, tls=arguments.tls)
    print(words(phrase("house-setup-done", port=str(broker.port), host=gethostname())))
    for account in accounts:
        print(f"  {account.name:16} {account.password}")
    print(words(phrase("house-setup-next", accounts=str(broker.accounts))))
    if broker.apart:
        print(words(phrase("house-setup-apart")))
    if broker.tls:
        print(words(phrase("house-setup-tls", path=str(broker.authority))))
    return 0


def _read_typed_line(within: float) -> str:
    """Wait up to `within` seconds for a line from the terminal; return "" if none comes or its input has ended."""
    return sys.stdin.readline() if select.select([sys.stdin], [], [], within)[0] else ""


def write_league(folder: Path) -> int:
    """Print the league of the plays that a house has collected: place, name, points, wins, plays, points per play, last day."""
    with opened_journal.read_beside(folder) as library, closing(History(library)) as history:
        history.refresh(within=None)
        lines = league(history.list_all_plays())
    for line in lines:
        figures = f"{line.points:6.1f}  {line.wins:5.1f}  {line.plays:4}  {line.mean:5.2f}"
        print(f"{line.place:3}. {line.name:20} {figures}  {logged.day(line.last)}")
    return 0
