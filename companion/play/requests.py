"""What is asked of the devices beside the game: a word again, a spin, a picture; nothing of it enters the journal."""

from typing import TypeAlias

from companion.play.acts import Bare
from companion.table import unchanging
from companion.table.questions.device_kinds import Tile


class Recover(Bare):
    """After a failure: go on from the last answer."""


class SayAgain(Bare):
    """Repeat what the voice said."""


@unchanging
class Hush:
    """Only show what is said for the rest of this round, or speak again; `or_repeat` what was said where nothing is heard."""

    or_repeat: bool = False


@unchanging
class ReadAloud:
    """Say this text."""

    text: str


@unchanging
class TellTour:
    """Say this page of the tour, in the language that is set by then; "" says the open question, once the tour is over."""

    page: str


@unchanging
class SpinOrDraw:
    """Spin the device's spinner, or let it draw, for the question of this step."""

    step: int


@unchanging
class RunGlass:
    """Let the hourglass run (on), pause it, or go on."""

    step: int
    running: bool


@unchanging
class TakePicture:
    """Take a picture of what lies under the camera."""

    step: int


@unchanging
class LookAgain:
    """Drop what was read for this step, and show what the camera sees now."""

    step: int


@unchanging
class StayWithReading:
    """Take no second look by itself any more: the table goes over what was read for this step."""

    step: int


@unchanging
class TeachPieces:
    """Keep the picture, and these pieces of it (number and true face) to learn from: `now`, or when the table is asked again.

    `told` is for each piece of the picture what it is (None for no piece), then what the table added.
    """

    step: int
    pieces: tuple[tuple[int, Tile], ...]
    told: tuple[Tile | None, ...] = ()
    now: bool = False


class ForgetPictures(Bare):
    """Delete the pictures that the camera has kept."""


@unchanging
class TrySoundCard:
    """Look for the sound card again: one was plugged in, or (`lost`) the one in use was pulled out."""

    lost: bool


@unchanging
class TryOutput:
    """Let the output at this place of those there are be heard; one past the last is the first again."""

    place: int


class UseStick(Bare):
    """Ask what is to be done with the stick that is plugged in; a game on the table is left as it is."""


@unchanging
class CallHouse:
    """Call somebody of the house to the table, for this reason; "" says that nobody need come any more."""

    reason: str


@unchanging
class LetIn:
    """Let a visitor with another glass be what they want to be, or not."""

    visitor: int
    let: bool


@unchanging
class SendAway:
    """Send the visitor of this number away, who looks at the table through a browser."""

    visitor: int


class AskRole(Bare):
    """A visitor wants to say anew what they are: a player, somebody who looks on, the second screen."""


class SeekHouses(Bare):
    """Look for houses in the local network that this table could join."""


@unchanging
class JoinHouse:
    """Join the house at this place of those found."""

    place: int


@unchanging
class CompareNumber:
    """Say whether the house shows the same number as this table."""

    same: bool


CameraRequest: TypeAlias = TakePicture | LookAgain | StayWithReading | TeachPieces
"""What is asked of the camera for one step."""

Request: TypeAlias = (
    Recover
    | SayAgain
    | Hush
    | ReadAloud
    | TellTour
    | SpinOrDraw
    | RunGlass
    | TakePicture
    | LookAgain
    | StayWithReading
    | TeachPieces
    | ForgetPictures
    | TrySoundCard
    | TryOutput
    | UseStick
    | CallHouse
    | SendAway
    | LetIn
    | AskRole
    | SeekHouses
    | JoinHouse
    | CompareNumber
)
"""What is asked of the devices; nothing of it enters the journal."""
