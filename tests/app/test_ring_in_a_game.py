"""The ring pulled out in the middle of a game, and put back under another name: the game never notices, the ring catches up."""

from __future__ import annotations

import pytest
from at_the_desk import LIGHT, Clock, DeskTable
from pace import until as waited
from pretend_board import PretendBoard

from hardware.lamp_colour import OFF, Power
from hardware.ring import Ring
from hardware.ring_drivers.serial_boards import Adalight
from hardware.ring_drivers.serial_line import OpenPort, PortFinder, SerialLine
from hardware.supervised import DeviceState

pytestmark = pytest.mark.slow


@pytest.fixture
def by_id(tmp_path):
    folder = tmp_path / "by-id"
    folder.mkdir()
    return folder


def until(table, condition):
    assert waited(lambda: (table.let(0.2), condition())[1])


def test_pulled_out_and_put_back_under_another_name(tmp_path, by_id):
    link, clock = by_id / "usb-Ring_0001-if00", Clock()
    first = PretendBoard()
    link.symlink_to(first.port)
    line = SerialLine(PortFinder("auto", by_id, tmp_path), OpenPort(hello=0.2))
    ring = Ring(Adalight(line), 24, power=Power(milliamps=1e6, gamma=1.0), clock=clock)
    table = DeskTable(tmp_path, ring=ring.start(), clock=clock)
    table.begin(LIGHT)
    first.wait_for(lambda shown: any(lamp != OFF for lamp in shown.frame))
    first.unplug()
    link.unlink()
    until(table, lambda: ring.status.state is DeviceState.LOST)
    step = table.snapshot.step
    table.answer()
    table.answer()
    assert table.snapshot.step == step + 2
    with PretendBoard() as again:
        link.symlink_to(again.port)
        until(table, lambda: ring.status.state is DeviceState.HERE)
        until(table, lambda: any(shown.frame == ring.scene.frame(clock.now, 24) for shown in again.shown[-40:]))
        table.close()
