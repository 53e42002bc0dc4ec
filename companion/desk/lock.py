"""The child lock, and the long gesture that sets and lifts it, or switches the device off while no game is open."""

from companion.play.acts import (
    Act,
    Correct,
    EndDevice,
    Leave,
    MakeUp,
    MendOn,
    Redo,
    SetLanguage,
    SetSetting,
    SetVolume,
    Undo,
)
from companion.play.requests import ForgetPictures, Request, TryOutput
from companion.system import service

KEPT_FROM = (Leave, EndDevice, SetLanguage, SetVolume, SetSetting, ForgetPictures, TryOutput)
CORRECTIONS = (Undo, Redo, Correct, MakeUp, MendOn)


class ChildLock:
    """While it is `locked`, the game goes on and nobody leaves it or changes a setting.

    With `corrections` nothing is taken back or corrected either. The gesture that sets the lock lifts it wherever it is made, so
    that the lock cannot shut its owner out.
    """

    def __init__(self, *, locked: bool, corrections: bool = False) -> None:
        self.locked = locked
        self.corrections = corrections

    def refuses(self, act: Act | Request) -> bool:
        """Tell whether the lock keeps this act from happening now."""
        return self.locked and (isinstance(act, KEPT_FROM) or (self.corrections and isinstance(act, CORRECTIONS)))

    def gesture(self, *, in_game: bool) -> str:
        """Unlock; if not locked, lock a game, or before a game ask for a safe power-off. Give the id of the message to say."""
        if self.locked:
            self.locked = False
            return "desk-unlocked"
        if in_game:
            self.locked = True
            return "desk-locked"
        return "desk-off" if service.ask_power_off() else "desk-no-off"
