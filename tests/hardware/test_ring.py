"""The ring's worker against a board on a pseudo-terminal: absent, slow, mute, pulled out, back again, talking nonsense."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from pace import Clock
from pretend_board import ADALIGHT, TPM2, WLED, Language, PretendBoard

from hardware.hardware_errors import LightsError
from hardware.lamps import BRASS, OFF, Frame, Power
from hardware.lights import Everybody, HourglassAnimation, PressAnimation, Scene, glow
from hardware.ring import KEEP_ALIVE, Mount, Ring
from hardware.ring_drivers.boards import Adalight, Tpm2, Wled
from hardware.ring_drivers.chosen import RingChoice, RingProtocol, driver_for
from hardware.ring_drivers.driver import Newer, Recording, give_none
from hardware.ring_drivers.serial_line import OpenPort, PortFinder, SerialLine
from hardware.ring_signals import Sweep
from hardware.supervised import DeviceState

TRUE = Power(milliamps=1e6, gamma=1.0)
QUICK = OpenPort(hello=0.3)
LANGUAGES = {"adalight": ADALIGHT, "tpm2": TPM2, "wled": WLED}


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def board() -> Iterator[PretendBoard]:
    with PretendBoard() as made:
        yield made


def line(port: object, by_id: Path = Path("/nowhere")) -> SerialLine:
    return SerialLine(PortFinder(str(port), by_id), QUICK)


def is_frame(frame: Frame):
    return lambda shown: shown.frame == frame


def test_no_frame_begins_while_a_press_is_being_told_from_a_glitch_and_the_press_then_goes_at_once(clock: Clock) -> None:
    driver = Recording()
    ring = Ring(driver, 24, power=TRUE, clock=clock)
    ring.show(Sweep(BRASS))
    ring.step()
    clock.now += 0.1
    before = len(driver.frames)
    ring.keep_free()
    assert ring.step() == pytest.approx(clock.now + 0.006)
    assert len(driver.frames) == before
    clock.now += 0.004
    ring.show(PressAnimation((OFF,) * 24))
    ring.step()
    assert len(driver.frames) == before + 1, "the press waits for nothing"
    clock.now += 0.03
    ring.show(Sweep(BRASS))
    ring.keep_free()  # a contact that chatters stops no animation
    ring.step()
    assert len(driver.frames) == before + 2


def test_a_scene_reaches_the_board_whichever_protocol_was_chosen_also_if_it_says_nothing(clock: Clock) -> None:
    for name, language in (*LANGUAGES.items(), ("adalight", Language(ADALIGHT.decode))):
        with PretendBoard(language) as board:
            ring = Ring(driver_for(RingChoice(RingProtocol(name), 24, str(board.port), hello=0.3)), 24, power=TRUE, clock=clock)
            ring.show(glow())
            ring.step()
            board.wait_for(is_frame((BRASS,) * 24))
            assert (ring.status.state, ring.status.note) == (DeviceState.HERE, str(board.port)), name
            ring.close()
    ring = Ring(driver_for(RingChoice(RingProtocol.NONE)), 24, clock=clock)
    ring.step()
    assert ring.status.state is DeviceState.HERE, "no ring chosen is a ring that remembers"


def test_a_found_ring_gets_its_first_frame_twice_then_only_changes_and_a_steady_one_every_frame(clock: Clock) -> None:
    lamps = Recording()
    ring = Ring(lamps, 24, power=TRUE, clock=clock)
    ring.show(HourglassAnimation(24, 24))
    for _ in range(30):
        clock.now += 1 / 30
        ring.step()
    assert len(lamps.frames) == 2
    clock.now += 0.01
    ring.step()
    assert len(lamps.frames) == 3
    lamps = Recording()
    ring = Ring(lamps, 24, fps=40, steady=True, clock=clock)
    ring.show(glow())
    until = clock.now + 2 - 1e-9
    while clock.now < until:
        clock.now = ring.step()
    assert (len(lamps.frames), ring.sent) == (81, 80)


def test_a_still_picture_is_kept_alive_once_a_second(clock: Clock) -> None:
    lamps = Recording()
    ring = Ring(lamps, 24, clock=clock)
    ring.show(glow())
    for _ in range(100):
        clock.now = ring.step()
    assert len(lamps.frames) == 101
    assert clock.now == pytest.approx(1000.0 + 100 * KEEP_ALIVE)


def test_calls_come_at_the_animations_pace(clock: Clock) -> None:
    lamps = Recording()
    ring = Ring(lamps, 24, clock=clock)
    ring.show(Sweep(seconds=1.0))
    calls = 0
    while clock.now < 1001.0 - 1e-9:
        clock.now = ring.step()
        calls += 1
    assert calls == 60
    ring.show(Everybody())
    first = clock.now
    assert ring.step() - first == pytest.approx(1 / 20)


def test_only_the_newest_scene_is_sent_and_not_before_the_line_is_free(clock: Clock) -> None:
    class Slow(Recording):
        def rest(self, lamps: int) -> float:
            return 0.02

    lamps = Slow()
    ring = Ring(lamps, 8, power=TRUE, clock=clock)
    ring.step()
    for level in range(100):
        ring.show(glow((level, 0, 0)))
        assert ring.step() == pytest.approx(1000.02)
    clock.now += 0.02
    ring.step()
    assert [frame[0] for frame in lamps.frames] == [OFF, OFF, (99, 0, 0)]


def test_no_ring_costs_the_game_nothing_and_is_sought_with_patience(clock: Clock, tmp_path: Path) -> None:
    ring = Ring(Adalight(line(tmp_path / "ttyUSB0")), 24, clock=clock)
    waits = []
    for _ in range(6):
        due = ring.step()
        waits.append(due - clock.now)
        clock.now = due
        ring.show(glow())
    assert waits == pytest.approx([0.5, 1, 2, 4, 5, 5])
    assert ring.status.state is DeviceState.LOST
    assert "no serial port" in ring.status.note
    assert ring.step() > clock.now
    assert ring.step() > clock.now


def test_a_board_that_is_no_wled_or_takes_no_byte_is_given_up_with_a_reason(clock: Clock) -> None:
    """The kernel's buffer fills up in the middle of a frame."""
    with PretendBoard(ADALIGHT) as board:
        ring = Ring(Wled(line(board.port)), 24, clock=clock)
        ring.step()
        assert ring.status.state is DeviceState.LOST
        assert "expected a WLED" in ring.status.note
    with PretendBoard(deaf=True) as board:
        ring = Ring(Adalight(line(board.port)), 60, clock=clock)
        for frames in range(1000):
            ring.show(glow((frames % 256, 0, 0)))
            ring.step()
            clock.now += 0.1
            if ring.status.state is DeviceState.LOST:
                break
        assert ring.status.state is DeviceState.LOST
        assert "timeout" in ring.status.note.lower()


def test_nonsense_from_the_board_is_not_listened_to(board: PretendBoard, clock: Clock) -> None:
    ring = Ring(Adalight(line(board.port)), 24, power=TRUE, clock=clock)
    ring.step()
    for noise in (b"\x00\xff" * 1000, b"Ada" * 500, b'{"error":3}\n', os.urandom(3000)):
        board.say(noise)
        clock.now += 0.1
        ring.show(glow((noise[0], 1, 1)))
        ring.step()
        board.wait_for(is_frame(((noise[0], 1, 1),) * 24))
    assert ring.status.state is DeviceState.HERE
    ring.close()


def test_unplugged_in_mid_frame_and_back_under_another_name(tmp_path: Path, clock: Clock) -> None:
    """The port it was on goes away; the link by its serial number now leads elsewhere."""
    by_id = tmp_path / "by-id"
    by_id.mkdir()
    link, port = by_id / "usb-Ring_0001-if00", tmp_path / "ttyUSB0"
    first = PretendBoard()
    port.symlink_to(first.port)
    link.symlink_to(first.port)
    ring = Ring(Adalight(line(port, by_id)), 24, power=TRUE, clock=clock)
    ring.show(Everybody())
    ring.step()
    first.wait_for(is_frame((BRASS,) * 24))

    os.write(ring._driver._line._port.fileno(), b"Ada\x00\x17")
    first.unplug()
    port.unlink()
    link.unlink()
    for _ in range(10):
        clock.now += 0.1
        ring.step()
    assert ring.status.state is DeviceState.LOST

    with PretendBoard() as again:
        link.symlink_to(again.port)
        ring.show(glow((1, 2, 3)))
        clock.now += 5
        ring.step()
        again.wait_for(is_frame(((1, 2, 3),) * 24))
        assert ring.status.note == str(link)
        again.wait_for(lambda _: len(again.shown) == 2)
        ring.close()


def test_the_hourglass_is_right_after_a_blackout(tmp_path: Path, clock: Clock) -> None:
    """Seconds without a ring are seconds on the hourglass."""
    port = tmp_path / "ttyUSB0"
    ring = Ring(Adalight(line(port)), 24, power=TRUE, clock=clock)
    scene = Scene(HourglassAnimation(20, 20), clock.now)
    ring.play(scene)
    for _ in range(4):
        clock.now = ring.step()
    with PretendBoard() as board:
        port.symlink_to(board.port)
        ring.step()
        assert board.wait_for(lambda _: True).frame == scene.frame(1007.5, 24)
        ring.close()


def test_auto_takes_what_is_plugged_in_and_keeps_to_it_and_says_what_was_sought_in_vain(tmp_path: Path) -> None:
    assert "plugged in" in PortFinder("auto", tmp_path, tmp_path).explain_none_found()
    assert "/dev/ring" in PortFinder("/dev/ring", tmp_path, tmp_path).explain_none_found()
    by_id = tmp_path / "by-id"
    by_id.mkdir()
    for name in ("ttyACM0", "ttyUSB0", "ttyS0"):
        (tmp_path / name).touch()
    finder = PortFinder("auto", by_id, tmp_path)
    assert [port.name for port in finder.candidates()] == ["ttyACM0", "ttyUSB0"]
    (by_id / "usb-B").symlink_to(tmp_path / "ttyUSB0")
    (by_id / "usb-A").symlink_to(tmp_path / "ttyACM0")
    assert [port.name for port in finder.candidates()] == ["usb-A", "usb-B"]
    finder.remember(by_id / "usb-B")
    assert [port.name for port in finder.candidates()] == ["usb-B", "usb-A"]


def test_the_thread_plays_and_leaves_the_ring_dark(board: PretendBoard) -> None:
    with Ring(Adalight(line(board.port)), 24, power=TRUE).start() as ring:
        ring.show(glow())
        board.wait_for(is_frame((BRASS,) * 24))
        before = ring.scene.frame(0.0, 24)
        ring.show(PressAnimation(before))
        board.wait_for(lambda shown: shown.frame[0] != BRASS)
    board.wait_for(lambda shown: shown.frame == (OFF,) * 24 and len(board.shown) > 3)
    ring.close()
    assert ring.status.state is DeviceState.CLOSED


@pytest.mark.parametrize(("language", "driver"), [(ADALIGHT, Adalight), (TPM2, Tpm2)])
def test_a_newer_frame_takes_over_the_rest_of_the_one_under_way(language: Language, driver: type[Adalight | Tpm2]) -> None:
    """Two pieces of 24 bytes are gone when it comes: fourteen lamps, and in TPM2 two colours of the fifteenth."""
    old, new = ((200, 0, 0),) * 24, ((0, 0, 200),) * 24
    asked = iter([None, new, None, new])
    with PretendBoard(language) as board:
        lamps = driver(line(board.port))
        lamps.open()
        lamps.send(old, lambda: next(asked, None))
        shown = board.wait_for(lambda _: True).frame
        lamps.close()
    assert shown[:14] == old[:14]
    assert shown[15:] == new[15:]


def test_a_frame_overtaken_under_way_is_followed_by_a_whole_one(clock: Clock) -> None:
    """Even if the scene is again what it was: the lamps show some of both."""

    class Overtaken(Recording):
        def send(self, frame: Frame, newer: Newer = give_none) -> None:
            super().send(frame)
            if len(self.frames) == 2:
                assert newer() is None
                ring.show(glow((0, 0, 200)))
                super().send(newer() or ())
                ring.show(glow((200, 0, 0)))

    lamps = Overtaken()
    ring = Ring(lamps, 24, power=TRUE, clock=clock)
    ring.show(glow((200, 0, 0)))
    ring.step()
    clock.now += 0.001
    ring.step()
    assert [frame[0] for frame in lamps.frames] == [(200, 0, 0), (200, 0, 0), (0, 0, 200), (200, 0, 0)]
    clock.now += 0.1
    ring.step()
    assert len(lamps.frames) == 4, "once whole, it is not sent again"


@pytest.mark.parametrize("how", [{"baud": 2400}, {"deaf": True}])
def test_a_slow_or_deaf_ring_never_holds_up_the_game(how: dict[str, float]) -> None:
    """Two thousand scenes in a row, each taken at once; in the end only the newest counts."""
    with PretendBoard(**how) as board, Ring(Adalight(line(board.port)), 60, power=TRUE).start() as ring:
        for level in range(2000):
            ring.show(glow((level % 256, 1, 1)))
        assert ring.scene.animation == glow((1999 % 256, 1, 1))
        assert ring.sent < 100


def test_the_thread_survives_the_ring(board: PretendBoard) -> None:
    with Ring(Adalight(line(board.port)), 24, power=TRUE).start() as ring:
        ring.show(Everybody())
        board.wait_for(lambda _: True)
        board.unplug()
        for _ in range(1000):
            ring.show(glow())
    assert ring.status.state is DeviceState.CLOSED


def test_a_ring_built_in_turned_or_mirrored_is_right_and_an_impossible_one_refused() -> None:
    mark: Frame = ((9, 9, 9), (5, 5, 5)) + (OFF,) * 22
    for top, clockwise in ((0, True), (6, True), (0, False), (6, False)):
        mounted = Mount(top, clockwise)(mark)
        assert mounted[top] == (9, 9, 9)
        assert mounted[(top + (1 if clockwise else -1)) % 24] == (5, 5, 5)
    with pytest.raises(LightsError):
        Ring(Recording(), 5)


class WifiLamps:
    """Lamps in the network: a receiver that knows nothing but the protocol's page."""

    def __init__(self, lamps: int) -> None:
        self.lamps, self.refused, self.number = [OFF] * lamps, 0, 0
        self.socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self.socket.bind(("127.0.0.1", 0))
        self.socket.settimeout(20)
        self.where = f"127.0.0.1:{self.socket.getsockname()[1]}"

    def hear(self) -> Frame:
        """Take a datagram, and show what it says at once if it says that it is whole."""
        data = self.socket.recv(2_000)
        flags, number, kind, target = data[:4]
        begin, length = int.from_bytes(data[4:8], "big"), int.from_bytes(data[8:10], "big")
        assert (flags >> 6, flags & 0b10_1110, target) == (1, 0, 1), "version 1, no query, reply or storage; the default display"
        assert (kind >> 3 & 7, kind & 7) == (1, 3), "red, green and blue of eight bits"
        assert len(data) == 10 + length
        assert 1 <= number <= 15
        assert number == self.number % 15 + 1, "numbers follow each other"
        self.number = number
        for place in range(length // 3):
            self.lamps[begin // 3 + place] = tuple(data[10 + 3 * place : 13 + 3 * place])
        assert flags & 1
        return tuple(self.lamps)


def test_lamps_on_wifi_show_what_a_receiver_of_the_page_reads(clock: Clock) -> None:
    there = WifiLamps(60)
    ring = Ring(driver_for(RingChoice(RingProtocol.DDP, 60, there.where)), 60, power=TRUE, clock=clock)
    for colour in (BRASS, *((value, 0, 255 - value) for value in range(20))):
        ring.show(glow(colour))
        clock.now += 0.1
        ring.step()
        if there.number == 0:
            there.hear()  # the first one is sent twice
        assert there.hear() == (colour,) * 60
    assert ring.status.note == there.where
    there.socket.close()
    clock.now += 2
    for _ in range(3):  # the network says at the next datagram that nobody takes the one before
        ring.step()
        clock.now += 1.1
    assert ring.status.state is DeviceState.LOST
    assert "were lost" in ring.status.note
    ring.close()


def test_an_address_that_leads_nowhere_is_said(clock: Clock) -> None:
    for where in ("auto", "", "192.168.1.20:x", "127.0.0.1:99999", "no.such.place.invalid", "x" * 300):
        ring = Ring(driver_for(RingChoice(RingProtocol.DDP, 24, where)), 24, clock=clock)
        ring.step()
        assert ring.status.state is DeviceState.LOST, where
        assert "the lamps" in ring.status.note, where
