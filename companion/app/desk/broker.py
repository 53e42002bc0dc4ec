"""The house at the desk: reports to its broker, carries out its orders, and lets a table join a house."""

import logging
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from companion.app.desk.broker_link import BrokerLink, order_text
from companion.app.desk.desk import Desk, DeskListener, Order
from companion.app.desk.screen import ScreenAtDesk
from companion.network.mqtt.orders import Coming, DimRing, PauseTable
from companion.play import ReadAloud, RunGlass, SetSetting, Snapshot, requests
from companion.play.live import Live, Running
from companion.system import files, settings
from companion.system.extras import describe_missing
from companion.ui.pages.effects import HouseSays, JoiningHouse, Paused
from companion.ui.screen.page import JoiningShown

if TYPE_CHECKING:
    from companion.network.mqtt.joining_a_house import Joining

LOG = logging.getLogger("companion")
LONGEST = 400
"""The most letters of what the house has said that wait to be read."""


class BrokerAtDesk(DeskListener):
    """Tells the broker what the desk shows, and carries out the house's orders; none of this touches the game.

    `opened` opens a line with new settings once the table has joined a house; `joins` starts looking for one. Modules for
    joining are loaded and released on a thread of their own, so that the screen never waits.
    """

    acts = (requests.CallHouse, requests.SeekHouses, requests.JoinHouse, requests.CompareNumber)

    def __init__(
        self,
        desk: Desk,
        line: BrokerLink,
        screen: ScreenAtDesk,
        opened: Callable[[settings.Settings], BrokerLink],
        joins: "Callable[[], Joining]",
    ) -> None:
        self.line = line
        self._desk, self._screen, self._opened, self._joins = desk, screen, opened, joins
        self._live: Live | None = None
        self._joining: Joining | None = None

    def receive_snapshot(self, snapshot: Snapshot) -> None:
        """Send this snapshot to the broker."""
        self.line.show(snapshot, self._live, lambda: self._screen.words)

    def receive_live(self, live: Live | None) -> None:
        """Note what runs; the next step sends it to the broker."""
        self._live = live

    def step(self) -> bool:
        """Show the broker's state, and carry out the house's orders."""
        line, screen = self.line, self._screen
        stirred = screen.tell(broker=line.shown, broker_trouble=line.trouble, calling=line.calling)
        brightness = screen.settings.chosen.number("ring.brightness")
        for order in line.run(self._live, paused=screen.paused, brightness=brightness):
            stirred = True
            if isinstance(order, DimRing):
                self._desk.send(SetSetting("ring.brightness", order.level))
            elif isinstance(order, PauseTable):
                self._pause(paused=order.paused)
            else:
                if isinstance(order, Coming):
                    line.call("")
                text = order_text(order, screen.words)
                # It waits behind a sign, as what it covers or whose press it takes would be the table's question
                screen.tell(said=" ".join(filter(None, (screen.settings.said, text)))[-LONGEST:])
                self._desk.send(ReadAloud(text))
        if isinstance(screen.overlay, HouseSays):
            stirred |= screen.tell(said="")
        return self._join() or stirred

    def _join(self) -> bool:
        """Show the progress of joining a house, apply its settings once joined, and stop when the page is closed."""
        if (joining := self._joining) is None:
            return False
        now = joining.look()
        stirred = self._screen.tell(joining=JoiningShown(now.step, now.houses, now.number, now.table))
        if now.step == "joined":
            self._leave()
            for name, value in joining.settings.items():
                self._desk.send(SetSetting(name, value))
            self.line.close()
            self.line = self._opened(self._screen.settings.chosen)
        elif not isinstance(self._screen.overlay, JoiningHouse):
            self._leave()
        return stirred

    def _seek(self) -> None:
        self._joining = self._joins()

    def _leave(self) -> None:
        if self._joining is not None:
            Thread(target=self._joining.close, name="joining", daemon=True).start()
            self._joining = None

    def _pause(self, *, paused: bool) -> None:
        """Open or close the pause page over a game; a running hourglass is stopped."""
        snapshot = self._desk.snapshot
        if not paused and self._screen.paused:
            self._screen.window.close_page()
        if not paused or snapshot is None or snapshot.game is None:
            return
        if isinstance(self._live, Running) and self._live.running:
            self._desk.send(RunGlass(snapshot.step, running=False))
        self._screen.window.open(Paused())

    def do(self, act: Order) -> None:
        """Call somebody of the house or cancel the call; look for houses, and join one."""
        match act:
            case requests.CallHouse():
                self.line.call(act.reason)
                if act.reason:
                    self._desk.say("desk-house-called" if self.line.shown == "here" else "desk-house-away")
            case requests.SeekHouses():
                self._leave()
                lost = describe_missing("mqtt")
                self._screen.tell(joining=JoiningShown("failed-lacking" if lost else "seeking"))
                if lost:
                    LOG.warning("no house can be joined: %s", lost)
                else:
                    Thread(target=self._seek, name="joining", daemon=True).start()
            case requests.JoinHouse() if self._joining is not None:
                self._joining.ask(act.place)
            case requests.CompareNumber() if self._joining is not None:
                self._joining.decide(same=act.same)

    def close(self) -> None:
        """Close the line to the broker."""
        self._leave()
        self.line.close()


def way_into_a_house(folder: Path) -> "Joining":
    """Start looking for houses, with this device's serial number from `folder`."""
    from companion.network.mqtt.broker_config import serial_of  # noqa: PLC0415
    from companion.network.mqtt.joining_a_house import Joining  # noqa: PLC0415 - an extra

    return Joining(serial_of(folder), files.settings_path().parent)
