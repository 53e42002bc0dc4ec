"""Frames a second on an emulated serial line, and the time from the button's edge to the first changed frame.

The board is a pretend one that reads a pseudo-terminal at the line's speed; floors are the line's own limit and the
bare write of one frame. `python tests/bench/bench_device.py [--json]`.
"""

from __future__ import annotations

import statistics
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from time import monotonic
from typing import ClassVar

from figures import Row, report, use_rooms

use_rooms("hardware", "")

from gpiozero.pins.mock import MockFactory
from pretend_board import PretendBoard

from companion.app.desk.lights import LightScene
from companion.play.snapshot import Snapshot
from companion.table import Tell
from hardware.button import ButtonPin, PinButtons
from hardware.lamps import CREAM, Frame, Power
from hardware.press import ButtonEvent, Event
from hardware.press import Press as Told
from hardware.ring import MOST_FPS, Ring
from hardware.ring_drivers.boards import Adalight, adalight_frame
from hardware.ring_drivers.serial_line import OpenPort, PortFinder, SerialLine

BAUD = 115200
SECONDS = 4.0
PRESSES = 200
TRUE = Power(milliamps=1e6, gamma=1.0)
PAUSE = threading.Event()


@dataclass(frozen=True)
class Restless:
    """An animation of which no two frames are alike."""

    fps: ClassVar[float] = 1000.0
    still_after: ClassVar[float | None] = None

    def frame(self, t: float, count: int) -> Frame:
        """Return a frame that says when it was drawn."""
        high, low = divmod(int(t * 1e4) % 65536, 256)
        return ((high, low, 1),) * count


def adalight(board: PretendBoard) -> Adalight:
    return Adalight(SerialLine(PortFinder(str(board.port)), OpenPort(BAUD, hello=0.0)))


def frames_a_second(count: int) -> Row:
    """How many frames a second come, of those that the line can carry."""
    limit = min(MOST_FPS, BAUD / 10 / len(adalight_frame(((0, 0, 0),) * count)))
    with PretendBoard(baud=BAUD) as board, Ring(adalight(board), count, power=TRUE).start() as ring:
        ring.show(Restless())
        board.wait_for(lambda _: True)
        begin = monotonic()
        PAUSE.wait(SECONDS)
        shown = [seen for seen in board.shown if seen.at >= begin]
    reached = (len(shown) - 1) / (shown[-1].at - shown[0].at)
    what = f"a frame of a restless ring of {count} lamps at {BAUD} baud"
    return Row(f"ring.{count}.frame", what, "a frame at the most that line and limit allow", 1 / reached, 1 / limit, 1 / 0.95)


def press_to_light(count: int) -> Iterator[Row]:
    """From the edge on the mock pin to the first frame that shows anything of it, and to one that shows nothing else."""
    factory = MockFactory()
    changed, whole = [], []
    line = len(adalight_frame(((0, 0, 0),) * count)) * 10 / BAUD
    with PretendBoard(baud=BAUD) as board, Ring(adalight(board), count, power=TRUE).start() as ring:
        shine = LightScene(monotonic)
        shine.ring = ring
        shine.show(Snapshot(None, 0, Tell("bench.everybody")), None)

        def told(event: Event) -> None:
            if isinstance(event, ButtonEvent) and event.press is Told.DOWN:
                shine.press()
            elif isinstance(event, ButtonEvent) and event.press is Told.UP:
                shine.release()

        with PinButtons([ButtonPin(17)], told, factory, touched=ring.keep_free).start():
            for turn in range(PRESSES):
                PAUSE.wait(0.05 + 0.0007 * (turn % 47))
                seen, edge = len(board.shown), monotonic()
                factory.pin(17).drive_low()
                board.wait_for(lambda shown, since=edge: shown.at >= since and shown.frame[0] == CREAM)
                # A breath lights all lamps alike; two colours in one frame are the press.
                changed.append(next(s.at for s in board.shown[seen:] if len(set(s.frame)) > 1) - edge)
                whole.append(next(s.at for s in board.shown[seen:] if s.frame[0] == CREAM) - edge)
                factory.pin(17).drive_high()
                PAUSE.wait(0.03)
                while any(len(set(shown.frame)) > 1 for shown in board.shown[-2:]):
                    PAUSE.wait(0.02)
                    shine.pass_time()
    for name, taken in (("changed", changed), ("whole", whole)):
        late = statistics.quantiles(taken, n=100)[98]
        what = f"a press to the {name} frame, ring of {count}, 99 % of {PRESSES}"
        yield Row(f"ring.{count}.{name}", what, "one frame on the line and 10 ms", late, line + 0.01, 1)


def rows() -> Iterator[Row]:
    """Measure a usual ring and a large one."""
    for count in (24, 60):
        yield frames_a_second(count)
        yield from press_to_light(count)


if __name__ == "__main__":
    report(rows())
