"""Every protocol's bytes, read by a decoder that knows only the protocol's page or the lamp's data sheet."""

from __future__ import annotations

import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin
from hypothesis import given
from hypothesis import strategies as st
from pretend_board import decode_adalight, decode_tpm2, decode_wled

from hardware.lamps import Frame, lightness
from hardware.ring import Mount
from hardware.ring_drivers.boards import adalight_frame, tpm2_frame, wled_frame
from hardware.ring_drivers.chosen import USUAL, RingChoice, RingProtocol, colours_for, driver_for
from hardware.ring_drivers.driver import RingError
from hardware.ring_drivers.header import WS2812_HERTZ, Apa102, PlainLeds, Ws2812, apa102_frame, levels, sk6812_frame, ws2812_frame

frames = (
    st.integers(8, 60)
    .flatmap(lambda count: st.binary(min_size=3 * count, max_size=3 * count))
    .map(lambda data: tuple(zip(data[::3], data[1::3], data[2::3], strict=True)))
)
RED_GREEN = ((255, 0, 0), (0, 255, 1))
SERIAL = [(adalight_frame, decode_adalight), (tpm2_frame, decode_tpm2), (wled_frame, decode_wled)]


def test_each_protocol_as_on_its_page() -> None:
    assert adalight_frame(RED_GREEN) == b"Ada\x00\x01\x54" + b"\xff\x00\x00\x00\xff\x01"
    assert adalight_frame(((1, 2, 3),) * 300)[:6] == b"Ada\x01\x2b\x7f"
    assert tpm2_frame(RED_GREEN) == b"\xc9\xda\x00\x06\xff\x00\x00\x00\xff\x01\x36"
    assert tpm2_frame(((0, 0, 0),) * 100)[2:4] == b"\x01\x2c"
    assert wled_frame(((255, 0, 0),) * 3 + ((0, 0, 16),)) == b'{"seg":{"id":0,"i":[0,3,"FF0000",3,4,"000010"]}}\n'


@pytest.mark.parametrize(("encode", "decode"), SERIAL)
@given(shown=st.lists(frames, min_size=1, max_size=4))
def test_serial_frames_arrive_as_sent(encode, decode, shown: list[Frame]) -> None:
    assert decode(b"".join(map(encode, shown))) == (shown, decode(encode(shown[-1]))[1])


def three_bits_to_one(data: bytes) -> bytes:
    """Read SPI bits as a WS2812 does: a long high is one, a short high is zero, anything else is no signal."""
    bits = "".join(f"{byte:08b}" for byte in data)
    marks = [bits[place : place + 3] for place in range(0, len(bits), 3)]
    read = "".join({"110": "1", "100": "0"}[mark] for mark in marks)
    return bytes(int(read[place : place + 8], 2) for place in range(0, len(read), 8))


@given(frame=frames)
def test_ws2812_bits_by_the_data_sheet(frame: Frame) -> None:
    data = ws2812_frame(frame)
    lamps = three_bits_to_one(data[1 : 1 + 9 * len(frame)])
    assert tuple((lamps[n + 1], lamps[n], lamps[n + 2]) for n in range(0, len(lamps), 3)) == frame
    silence = data[1 + 9 * len(frame) :]
    assert set(silence) == {0}
    assert 8 * len(silence) / WS2812_HERTZ >= 280e-6
    assert len(data) <= 4096
    bit = 1e9 / WS2812_HERTZ
    assert 220 <= bit <= 420, "nanoseconds of a zero's high"
    assert 580 <= 2 * bit <= 1000, "of a one's"


def test_lamps_as_they_are_sold_show_the_colours_asked_for():
    wanted = (200, 100, 50)
    for order in ("rgb", "rbg", "grb", "gbr", "brg", "bgr"):
        for protocol, sent in (
            (RingProtocol.WS2812, lambda frame: three_bits_to_one(ws2812_frame(frame)[1:10])),
            (RingProtocol.APA102, lambda frame: apa102_frame(frame)[5:8]),
            (RingProtocol.DDP, lambda frame: bytes(frame[0])),
        ):
            came = sent(Mount(colours=colours_for(protocol, order))((wanted,)))
            assert tuple(came[order.index(colour)] for colour in "rgb") == wanted, (order, protocol)
            assert colours_for(protocol, USUAL) == (0, 1, 2)


@given(frame=frames)
def test_a_white_lamp_shines_what_the_colours_have_in_common(frame: Frame) -> None:
    data = sk6812_frame(Mount(colours=colours_for(RingProtocol.WS2812, "grbw"))(frame))
    lamps = three_bits_to_one(data[1 : 1 + 12 * len(frame)])
    for place, (red, green, blue) in enumerate(frame):
        g, r, b, w = lamps[4 * place : 4 * place + 4]
        assert (r + w, g + w, b + w) == (red, green, blue)
        assert min(r, g, b) == 0
    assert data[1 + 12 * len(frame) :] == ws2812_frame(frame)[1 + 9 * len(frame) :]


@given(frame=frames)
def test_apa102_by_the_data_sheet(frame: Frame) -> None:
    data = apa102_frame(frame)
    assert data[:4] == b"\0\0\0\0"
    words = [data[4 + 4 * n : 8 + 4 * n] for n in range(len(frame))]
    assert all(word[0] >> 5 == 0b111 and word[0] & 31 == 31 for word in words)
    assert tuple((word[3], word[2], word[1]) for word in words) == frame
    tail = data[4 + 4 * len(frame) :]
    assert 8 * len(tail) >= 32 + len(frame) / 2
    assert set(tail) == {0}


@given(frame=frames, lamps=st.integers(1, 30))
def test_plain_lamps_take_the_lightest_of_their_part(frame: Frame, lamps: int) -> None:
    shown = levels(frame, lamps)
    assert len(shown) == lamps
    assert max(shown) <= max(map(lightness, frame)) / 255
    if lamps <= len(frame):
        assert max(shown) == max(map(lightness, frame)) / 255


class Bus:
    """An SPI bus that remembers, and can be lost."""

    def __init__(self, hertz: int) -> None:
        self.hertz = hertz
        self.sent: list[bytes] = []
        self.lost = False
        self.closed = False

    def writebytes2(self, values: bytes) -> None:
        if self.lost:
            raise OSError(5, "Input/output error")
        self.sent.append(values)

    def close(self) -> None:
        self.closed = True


@pytest.mark.parametrize(("driver", "encode"), [(Ws2812, ws2812_frame), (Apa102, apa102_frame)])
def test_lamps_on_spi(driver, encode) -> None:
    buses: list[Bus] = []
    lamps = driver(lambda hertz: buses.append(Bus(hertz)) or buses[-1])
    with pytest.raises(RingError, match="must be open"):
        lamps.send(RED_GREEN)
    assert lamps.open() == "SPI0"
    lamps.send(RED_GREEN)
    assert buses[0].sent == [encode(RED_GREEN)]
    assert lamps.rest(2) == pytest.approx(8 * len(encode(RED_GREEN)) / buses[0].hertz, rel=0.1)
    buses[0].lost = True
    with pytest.raises(RingError, match="lost"):
        lamps.send(RED_GREEN)
    lamps.close()
    lamps.close()
    assert buses[0].closed


def test_without_spi_or_with_busy_pins_it_is_said() -> None:
    for protocol in (RingProtocol.WS2812, RingProtocol.APA102):
        with pytest.raises(RingError, match="SPI"):
            driver_for(RingChoice(protocol)).open()
    factory = MockFactory(pin_class=MockPWMPin)
    first = PlainLeds((5,), factory)
    first.open()
    with pytest.raises(RingError, match="5"):
        PlainLeds((5,), factory).open()
    first.close()
    factory.reset()
    with pytest.raises(RingError):
        PlainLeds((), factory)


def test_plain_lamps_on_mock_pins() -> None:
    factory = MockFactory(pin_class=MockPWMPin)
    lamps = PlainLeds((5, 6), factory)
    lamps.open()
    lamps.send(((0, 0, 0),) * 4 + ((255, 255, 255),) * 4)
    assert (factory.pin(5).state, factory.pin(6).state) == (0.0, pytest.approx(1.0))
    lamps.close()
    with pytest.raises(RingError, match="must be open"):
        lamps.send(RED_GREEN)
    factory.reset()
