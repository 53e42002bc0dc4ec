"""The child lock, and the long gesture that sets it, lifts it, and before a game switches the device off."""

from __future__ import annotations

from companion.play.acts import Act, Leave, SetLanguage, SetVolume
from companion.play.requests import Request
from companion.system import service

KEPT_FROM = (Leave, SetLanguage, SetVolume)


class ChildLock:
    """While it is `locked`, the game goes on and nobody leaves it or changes a setting.

    The same gesture lifts it wherever it is made, so that it cannot lock its owner out.
    """

    def __init__(self, *, locked: bool) -> None:
        self.locked = locked

    def refuses(self, act: Act | Request) -> bool:
        """Tell whether this is kept from happening now."""
        return self.locked and isinstance(act, KEPT_FROM)

    def gesture(self, *, in_game: bool) -> str:
        """Unlock; else lock in a game, and before one ask for a safe power-off. Give the id of what to say."""
        if self.locked:
            self.locked = False
            return "desk-unlocked"
        if in_game:
            self.locked = True
            return "desk-locked"
        return "desk-off" if service.ask_power_off() else "desk-no-off"
