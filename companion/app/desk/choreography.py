"""Sound and light for what happens on the screen: each piece that starts to move has its sound and its light on the ring."""

import math
from collections.abc import Callable, Mapping

from companion.app.desk.desk import Desk, DeskListener
from companion.app.desk.lights import LightScene
from companion.play import Snapshot
from companion.table import Duel, MoveKind, Seat, Seats
from companion.table.questions.choreography import Leg
from companion.ui.screen.window import Window
from hardware import lamps, ring_signals
from sounds import Effect

SOUNDS: Mapping[MoveKind, Effect] = {
    MoveKind.FALL: Effect.CLICK,
    MoveKind.CANCEL: Effect.WRONG,
    MoveKind.TRAVEL: Effect.COINS,
    MoveKind.PUSH: Effect.CHOOSE,
    MoveKind.REVEAL: Effect.CHIME,
    MoveKind.REORDER: Effect.CROWN,
    MoveKind.CHAIN: Effect.TICK,
}


class ChoreographyAtDesk(DeskListener):
    """Plays light and sound in step with the window, by the same clock; skipping the animation skips these, too."""

    def __init__(self, desk: Desk, window: Window, scene: LightScene, play: Callable[[Effect], None]) -> None:
        self._desk, self._window, self._scene, self.sounds = desk, window, scene, play
        self._legs: list[Leg] = []
        self._seats = Seats(())
        self._fight = self._seen = False

    def receive_snapshot(self, snapshot: Snapshot) -> None:
        """Take the legs of what happened, or of a duel; in calm play only the screen shows them."""
        drawn = snapshot.question.illustration if snapshot.question is not None else None
        scene = snapshot.choreography or (drawn if isinstance(drawn, Duel) else None)
        self._fight, self._seats = isinstance(scene, Duel), snapshot.seats
        self._legs = [] if scene is None or self._window.calm else list(scene.legs())

    def step(self) -> bool:
        """Play the sound and light of each leg that begins now."""
        now = self._desk.clock()
        before, self._seen = self._seen, bool(self._legs) and self._window.plays
        if before and not self._seen:
            self._legs = []
        while self._seen and self._legs and now >= self._at(self._legs[0]):
            leg = self._legs.pop(0)
            self.sounds(SOUNDS[leg.kind])
            start, end = (None if seat is None else lamps.chair(self._seats.index(seat), len(self._seats)) for seat in leg[2:4])
            colour = next((lamps.SEAT_LAMPS[seat.colour] for seat in (leg.end, leg.start) if isinstance(seat, Seat)), lamps.BRASS)
            self._scene.sample(ring_signals.Passing(colour, start, end, leg.seconds))
        return False

    def get_due_time(self) -> float | None:
        """Return when the next leg begins."""
        return self._at(self._legs[0]) if self._legs and self._window.plays else None

    def _at(self, leg: Leg) -> float:
        state = self._window.state
        began = state.began if self._fight else state.plays
        return began + leg.begins if began > -math.inf else -math.inf
