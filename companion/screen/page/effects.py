"""What a touch or a press brings about, as values: a view says it beside every target, the window carries it out."""

from typing import Any, TypeAlias

from companion.play.acts import Act, Bare
from companion.play.live import Seen
from companion.play.requests import Request
from companion.unchanging import unchanging


@unchanging
class Do:
    """Hand an act or a request to the app."""

    act: Act | Request


@unchanging
class Enter:
    """Change the half-entered answer, and where `focus` is not None, what is focused."""

    entry: Any
    focus: str | None = None


LAST = 1 << 10
"""A page that is turned to where the last one is meant, however many there are."""


@unchanging
class TurnPage:
    """Show another page of what is offered."""

    page: int
    focus: str | None = None


@unchanging
class Focus:
    """Only move the focus."""

    name: str


@unchanging
class Open:
    """Lay a page over the stage; the question waits below."""

    overlay: "Overlay"


class Close(Bare):
    """Take the page off the stage again."""


@unchanging
class Both:
    """One effect after the other."""

    first: "Effect"
    then: "Effect"


@unchanging
class PointAt:
    """Answer the question of this step with the place a finger lifts from, as parts of the target's width and height."""

    step: int


@unchanging
class DragCorner:
    """Enter corners (parts of a picture's width and height) with the one of this number where a finger draws it.

    `size` is the picture's on the page, in pixels.
    """

    corners: tuple[tuple[float, float], ...]
    number: int
    size: tuple[int, int]

    def drawn(self, right: float, down: float) -> Enter:
        """Give the effect of so many pixels to the right and down; no corner leaves the picture."""
        x, y = self.corners[self.number]
        place = (min(max(x + right / self.size[0], 0.0), 1.0), min(max(y + down / self.size[1], 0.0), 1.0))
        return Enter(((*self.corners[: self.number], place, *self.corners[self.number + 1 :]), self.number))


Effect: TypeAlias = Do | Enter | TurnPage | Focus | Open | Close | Both | PointAt | DragCorner


class Overlay(Bare):
    """A page that is laid over the stage."""


class Menu(Overlay):
    """The table's menu."""


class Scores(Overlay):
    """All that is counted, on one page."""


class Times(Overlay):
    """How long each player has thought so far."""


class NotNow(Overlay):
    """Which answers cannot be given now, and why."""


class Overview(Overlay):
    """What lies on the table for all to see, as the game draws it."""


class Groups(Overlay):
    """Choose what is to be corrected."""


@unchanging
class Correcting(Overlay):
    """Correct the entries of one group of the ledger; with a `key` all that stands in one of its places."""

    group: str
    key: str = ""


@unchanging
class Exchanging(Overlay):
    """Choose what belongs in the place of a piece (one past the last adds one), or what the value of a choice is."""

    name: str
    place: int = 0


@unchanging
class Undoing(Overlay):
    """Ask before an answer is taken back; `insist` where something hidden was shown."""

    insist: bool = False


class Moved(Overlay):
    """Which real pieces go where after an undo or a repair."""


@unchanging
class Languages(Overlay):
    """Choose the language; `first` at the first start, which a tour follows."""

    first: bool = False


TOUR = ("short", "long", "ring", "sound", "camera", "corners")
"""The steps of the walk through the device's parts: two presses, then each part that is there."""


@unchanging
class Touring(Overlay):
    """One step of the walk through the device's parts; `seen` is what the camera sees at its step."""

    step: str
    seen: Seen | None = None


class Depths(Overlay):
    """Choose how much is said."""


class AllSettings(Overlay):
    """The groups of settings."""


@unchanging
class SettingsGroup(Overlay):
    """The settings of one group."""

    group: str


class TryPresses(Overlay):
    """A place to try presses: each says what it was."""


@unchanging
class TryingOutput(Overlay):
    """An output is heard: its name under `[sound]`, what kind it is, what its card calls itself, and which of how many it is."""

    name: str
    kind: str
    card: str
    place: int
    of: int


class RingSignals(Overlay):
    """What the ring says by light, in words."""


@unchanging
class Rules(Overlay):
    """A single rule, or one question as players ask it, or several: of one chapter, or what is likely `after` a question."""

    chapter: str = ""
    after: str = ""
    case: str = ""
    rule: str = ""


class RuleChapters(Overlay):
    """Choose a chapter of the rules."""


class RuleCases(Overlay):
    """Choose a question as players ask it."""


class Search(Overlay):
    """Look a rule up by the letters of its words."""


@unchanging
class Announcing(Overlay):
    """What may be said unasked; with `id` who says it."""

    id: str = ""


@unchanging
class Earlier(Overlay):
    """The last answers, or those of a `round` (-1: the rounds, to choose one); with `forgot` one is made up before them."""

    forgot: bool = False
    round: int | None = None


@unchanging
class Repairing(Overlay):
    """Give the answer of this step anew."""

    step: int


class DraftPage(Overlay):
    """What a draft would change, or the later answer that it contradicts."""


class Paused(Overlay):
    """The game rests; nothing but the way back."""


@unchanging
class HouseSays(Overlay):
    """What the house tells the table."""

    text: str


class CallingHouse(Overlay):
    """Choose why somebody of the house is to come."""


class Glasses(Overlay):
    """The code by which other glasses come to the table, and who is there."""


@unchanging
class WantsIn(Overlay):
    """A visitor wants to be the second screen, or to have a seat that another phone has: the table allows it or not.

    `role` is what they are, `below` the page that lay over the question before.
    """

    number: int
    role: str
    wants: str
    below: Overlay | None = None


@unchanging
class Proposed(Overlay):
    """What players have prepared on their own glasses as the answer to the question of this step, to be taken or not."""

    step: int
    value: Any
    who: tuple[str, ...]


class JoiningHouse(Overlay):
    """The table's way into a house: which there are, the number to be compared, and how it ended."""


class Leaving(Overlay):
    """Ask before the game is left."""
