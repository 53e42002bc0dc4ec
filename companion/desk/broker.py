"""The house at the desk: its broker hears what the desk shows, and what the house orders is done."""

from companion.desk.broker_line import BrokerLine, order_text
from companion.desk.desk import Desk, DeskListener, Order
from companion.desk.screen import ScreenAtDesk
from companion.mqtt.orders import Coming, DimRing, PauseTable
from companion.play.acts import SetSetting
from companion.play.live import Live, Running
from companion.play.requests import CallHouse, ReadAloud, RunGlass
from companion.play.snapshot import Snapshot
from companion.screen.page.effects import HouseSays, Paused


class BrokerAtDesk(DeskListener):
    """Tells the broker what the desk shows, and does what the house orders; none of it touches the game."""

    acts = (CallHouse,)

    def __init__(self, desk: Desk, line: BrokerLine, screen: ScreenAtDesk) -> None:
        self.line = line
        self._desk, self._screen = desk, screen
        self._live: Live | None = None

    def arrived(self, snapshot: Snapshot) -> None:
        """Have the line tell the broker of this snapshot."""
        self.line.show(snapshot, self._live, lambda: self._screen.words)

    def runs(self, live: Live | None) -> None:
        """Note what runs; the line tells the broker when it is time."""
        self._live = live

    def step(self) -> bool:
        """Show whether the broker is there, and do what the house orders."""
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
                screen.window.open(HouseSays(text))
                self._desk.send(ReadAloud(text))
        return stirred

    def _pause(self, *, paused: bool) -> None:
        """Lay the page of rest over a game, or take it off; sand that runs stands still under it."""
        snapshot = self._desk.snapshot
        if not paused and self._screen.paused:
            self._screen.window.close_page()
        if not paused or snapshot is None or snapshot.game is None:
            return
        if isinstance(self._live, Running) and self._live.running:
            self._desk.send(RunGlass(snapshot.step, running=False))
        self._screen.window.open(Paused())

    def do(self, act: Order) -> None:
        """Call somebody of the house, or say that nobody need come any more."""
        if isinstance(act, CallHouse):
            self.line.call(act.reason)
            if act.reason:
                self._desk.say("desk-house-called" if self.line.shown == "here" else "desk-house-away")

    def close(self) -> None:
        """Close the line to the broker."""
        self.line.close()
