"""The program of a ring's board, in MicroPython (ESP32, RP2040): it drives WS2812 lamps by Adalight over the board's USB.

`companion ring sketch` copies this file to the board as ``main.py``, with the pin and the number of lamps filled in. It sends
``Ada`` when it is ready, shows the newest frame, and goes dark when no frame has come for five seconds. Two Ctrl-C outside a
frame end it, so that it can be replaced; within a frame they are colours.
"""

import sys

if sys.implementation.name != "micropython":  # MicroPython has no typing
    from collections.abc import Callable
    from typing import Any

PIN = 4
LAMPS = 24
SILENCE = 5000
"""Milliseconds after which the lamps go dark."""
GAP = 200
"""Milliseconds without a byte within a frame after which the frame counts as lost."""
CTRL_C = 3


class Frames:
    """Finds frames in the input: ``byte`` returns the next byte, or -1 if none comes within the milliseconds passed to it."""

    def __init__(self, byte: Callable[[int], int]) -> None:
        self._byte = byte
        self.ended = False
        """Whether two Ctrl-C have come."""

    def next(self) -> "bytearray | None":
        """Return the colours of the next frame, three bytes per lamp; None after a silence, or if the program must end."""
        head = bytearray(6)
        breaks = 0
        while (came := self._byte(SILENCE)) >= 0:
            breaks = breaks + 1 if came == CTRL_C else 0
            if breaks > 1:
                self.ended = True
                return None
            head = head[1:] + bytes((came,))
            if head[:3] == b"Ada" and head[5] == head[3] ^ head[4] ^ 0x55:
                colours = self._colours(3 * (256 * head[3] + head[4] + 1))
                if colours is not None:
                    return colours
                head = bytearray(6)
        return None

    def _colours(self, size: int) -> "bytearray | None":
        colours = bytearray(size)
        for place in range(size):
            came = self._byte(GAP)
            if came < 0:
                return None
            colours[place] = came
        return colours


def main() -> None:
    """Show the incoming frames until two Ctrl-C come."""
    import select  # noqa: PLC0415 - only on the board

    import micropython  # noqa: PLC0415
    from machine import Pin  # noqa: PLC0415
    from neopixel import NeoPixel  # noqa: PLC0415

    lamps = NeoPixel(Pin(PIN), LAMPS)
    lamps.fill((0, 0, 0))
    lamps.write()
    # A colour byte of 3 must not act as Ctrl-C.
    micropython.kbd_intr(-1)
    waiting = select.poll()
    waiting.register(sys.stdin, select.POLLIN)
    usb: Any = sys.stdin.buffer
    kept = bytearray(1)

    def byte(milliseconds: int) -> int:
        # Read one byte at a time: a board waits for all the bytes requested, even if they never come.
        return kept[0] if waiting.poll(milliseconds) and usb.readinto(kept) else -1

    frames = Frames(byte)
    sys.stdout.write("Ada\n")
    while not frames.ended:
        colours = frames.next() or bytearray(3 * LAMPS)
        for lamp in range(LAMPS):
            lamps[lamp] = tuple(colours[3 * lamp : 3 * lamp + 3]) if 3 * lamp < len(colours) else (0, 0, 0)
        lamps.write()
    micropython.kbd_intr(CTRL_C)


if __name__ == "__main__":
    main()
