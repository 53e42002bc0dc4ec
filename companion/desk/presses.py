"""Presses: what buttons, space bar and knob tell, passed on to light, sound and screen."""

from __future__ import annotations

import logging
from collections.abc import Callable
from queue import Empty, SimpleQueue

from companion.desk.lights.scene import LightScene
from companion.screen.window import Window
from companion.voice.speaker import Speaker
from hardware.button import PinButtons
from hardware.finger import ButtonEvent, Event, KnobEvent
from hardware.press import Press
from sounds import Effect

LOG = logging.getLogger("companion")
FURTHER = {"next": Press.SHORT, "choose": Press.LONG, "back": Press.DOUBLE}
"""What a further button means, by its source."""


class Presses:
    """Takes events from any thread through `post`; everything else happens in `take`, on the desk's thread."""

    def __init__(self, light_scene: LightScene) -> None:
        self._shine = light_scene
        self._events: SimpleQueue[Event] = SimpleQueue()

    def connect(self, window: Window, speaker: Speaker, buttons: PinButtons | None, gesture: Callable[[], None]) -> None:
        """Say who is told; `gesture` is called for a very long press."""
        self._window, self._speaker, self._buttons, self._gesture = window, speaker, buttons, gesture

    def post(self, event: Event) -> None:
        """Take an event; a press is acknowledged by light before its meaning is known."""
        if isinstance(event, ButtonEvent) and event.press is Press.DOWN:
            self._shine.press()
        self._events.put(event)

    def mean(self) -> None:
        """Tell the buttons which presses mean something now; what means nothing is not waited for."""
        if self._buttons is not None:
            self._buttons.mean(self._window.meanings)

    def take(self) -> bool:
        """Pass on what has come in; tells whether anything has."""
        took = False
        while True:
            try:
                event = self._events.get_nowait()
            except Empty:
                return took
            took = True
            if isinstance(event, KnobEvent):
                self._window.turn(event.turn)
            else:
                self._pressed(event)

    def _pressed(self, event: ButtonEvent) -> None:
        press = event.press
        if press is Press.DOWN:
            self._speaker.cut()
            self._speaker.play(Effect.PRESS)
        if press in {Press.UP, Press.STUCK}:
            self._shine.release()
        if press in {Press.STUCK, Press.FREED}:
            LOG.warning("button %s: %s", event.source, press.value)
        if press is Press.VERY_LONG:
            self._gesture()
        if event.source not in FURTHER:
            self._window.press(press)
        elif press is Press.SHORT:
            self._window.press(FURTHER[event.source])
