"""Input at the desk: touches and keys at the window, presses of buttons, and turns of the knob."""

from companion.app.desk.desk import Desk, DeskListener
from companion.ui.screen.window import Window


class FingersAtDesk(DeskListener):
    """Has the window read the input since the last turn, and passes the acts that it means to the desk."""

    def __init__(self, desk: Desk, window: Window) -> None:
        self._desk, self._window = desk, window

    def step(self) -> bool:
        """Handle the input that has come in."""
        before, posted = self._window.touched_at, tuple(self._desk.take_posted())
        for act in self._window.events(posted):
            self._desk.do(act)
        return bool(posted) or self._window.touched_at != before
