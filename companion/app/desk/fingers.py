"""Input at the desk: touches and keys at the window, presses of buttons, and turns of the knob."""

import logging

from companion.app.desk.desk import Desk, DeskListener
from companion.app.desk.lights import LightScene
from companion.language.voice.speaker import Speaker
from companion.ui.screen.window import Window
from hardware.press import KnobEvent, Press
from sounds import Effect

LOG = logging.getLogger("companion")
FURTHER = {"next": Press.SHORT, "choose": Press.LONG, "back": Press.DOUBLE}
"""The press that each further button stands for, by its source."""


class FingersAtDesk(DeskListener):
    """Passes input since the last turn to light, sound and window, and the acts that result to the desk."""

    def __init__(self, desk: Desk, window: Window, speaker: Speaker, light_scene: LightScene) -> None:
        self._desk, self._window, self._speaker, self._light_scene = desk, window, speaker, light_scene

    def step(self) -> bool:
        """Handle the input that has come in."""
        before, stirred = self._window.touched_at, False
        for event in self._desk.take_posted():
            stirred = True
            if isinstance(event, KnobEvent):
                self._window.turn(event.turn)
                continue
            press = event.press
            if press is Press.DOWN:
                self._speaker.cut()
                self._speaker.play(Effect.PRESS)
            if press in {Press.UP, Press.STUCK}:
                self._light_scene.release()
            if press in {Press.STUCK, Press.FREED}:
                LOG.warning("button %s: %s", event.source, press.value)
            if event.source not in FURTHER:
                self._window.press(press, event.began)
            elif press is Press.SHORT:
                self._window.press(FURTHER[event.source])
        for act in self._window.events():
            self._desk.do(act)
        return stirred or self._window.touched_at != before
