"""Requests to the devices beside the game: repeat a text, spin, take a picture; none of them enters the journal."""

from typing import TypeAlias

from companion.table import Tile, unchanging


@unchanging
class Request:
    """The base of all requests; those without fields need not be data classes: all of one kind are equal."""


class Recover(Request):
    """After a failure: go on from the last answer."""


class SayAgain(Request):
    """Repeat what the voice said."""


@unchanging
class Hush(Request):
    """Mute the voice for the rest of this round, or unmute it; with `or_repeat`, repeat the last text if nothing is spoken."""

    or_repeat: bool = False


@unchanging
class ReadAloud(Request):
    """Speak this text."""

    text: str


@unchanging
class TellTour(Request):
    """Speak this page of the tour, in the current language; "" speaks the open question, once the tour is over."""

    page: str


@unchanging
class SpinOrDraw(Request):
    """Let the device spin or draw for the question of this step."""

    step: int


@unchanging
class RunGlass(Request):
    """Start, pause or resume the hourglass."""

    step: int
    running: bool


@unchanging
class TakePicture(Request):
    """Take a picture of what lies under the camera."""

    step: int


@unchanging
class LookAgain(Request):
    """Drop the reading of this step, and show the live picture."""

    step: int


@unchanging
class StayWithReading(Request):
    """Take no second look by itself: the table checks the reading of this step."""

    step: int


@unchanging
class RelightTray(Request):
    """Take the tray as it lies there now for the empty one: its light is another than in the lesson, whose colours stay."""

    step: int


@unchanging
class TeachPieces(Request):
    """Keep the picture with these pieces (number and true face) for learning: at once if `now`, else when the table is asked.

    `told` has the true face of each piece found (None if it is not a piece), then the faces that the table added.
    """

    step: int
    pieces: tuple[tuple[int, Tile], ...]
    told: tuple[Tile | None, ...] = ()
    now: bool = False


class ForgetPictures(Request):
    """Delete the pictures that the camera has kept."""


@unchanging
class TrySoundCard(Request):
    """Look for the sound card again, as one was plugged in or (`lost`) the one in use was pulled out."""

    lost: bool


@unchanging
class TryOutput(Request):
    """Play a sample on the output at this place in the list; places beyond the last start again at the first."""

    place: int


class UseStick(Request):
    """Ask what to do with the stick that is plugged in; a game on the table stays as it is."""


@unchanging
class LockTable(Request):
    """Lock the table for children, or unlock it; the setting of the same name says how each start begins."""

    on: bool


@unchanging
class CallHouse(Request):
    """Call somebody of the house to the table, for this reason; "" cancels the call."""

    reason: str


@unchanging
class LetIn(Request):
    """Allow a visitor the role they want, or refuse it."""

    visitor: int
    let: bool


@unchanging
class SendAway(Request):
    """Disconnect the visitor of this number, who uses a browser."""

    visitor: int


@unchanging
class ShutDoor(Request):
    """Let no new visitor join, or let them join again."""

    shut: bool


@unchanging
class AskPage(Request):
    """A visitor wants a page beside the table's: `who`, to choose another role, or `sheet`, to write a sheet."""

    page: str


class SeekHouses(Request):
    """Look for houses on the local network that this table could join."""


@unchanging
class JoinHouse(Request):
    """Join the house at this place of those found."""

    place: int


@unchanging
class CompareNumber(Request):
    """Confirm or deny that the house shows the same number as this table."""

    same: bool


CameraRequest: TypeAlias = TakePicture | LookAgain | StayWithReading | RelightTray | TeachPieces
"""Requests to the camera for one step."""
