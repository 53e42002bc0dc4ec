"""The effects of touches and presses, as values: a view gives one to every target, and the window carries it out."""

from typing import TYPE_CHECKING, Any, TypeAlias

from companion.play import Act, Bare, Request, TellTour
from companion.table import unchanging

if TYPE_CHECKING:  # a game that begins at once looks at nothing
    from companion.play.live import Seen


@unchanging
class Do:
    """Hand an act or a request to the app."""

    act: Act | Request


@unchanging
class Enter:
    """Change the half-entered answer and, if `focus` is not None, the focus.

    `typing` names the figure to which the next typed digit is appended, "" if the next one begins anew.
    """

    entry: Any
    focus: str | None = None
    typing: str = ""


LAST = 1 << 10
"""The page number that stands for the last page, however many there are."""


@unchanging
class TurnPage:
    """Show another page of what is offered, with the focus on `focus` (None: the first stop)."""

    page: int
    focus: str | None = None


@unchanging
class Focus:
    """Move the focus only."""

    name: str


@unchanging
class Open:
    """Lay a page over the stage; the question waits below."""

    overlay: "Overlay"


class Close(Bare):
    """Close the overlay."""


@unchanging
class Both:
    """Two effects, one after the other."""

    first: "Effect"
    then: "Effect"


@unchanging
class PointAt:
    """Answer the question of this step with the place where a finger is lifted, as fractions of the target's width and height."""

    step: int


@unchanging
class DragCorner:
    """Enter corners (fractions of a picture's width and height), with the corner of this number moved to where a finger drags it.

    `size` is the picture's size on the page, in pixels.
    """

    corners: tuple[tuple[float, float], ...]
    number: int
    size: tuple[int, int]

    def drag(self, right: float, down: float) -> Enter:
        """Return the effect of dragging the corner this many pixels to the right and down, within the picture."""
        x, y = self.corners[self.number]
        place = (min(max(x + right / self.size[0], 0.0), 1.0), min(max(y + down / self.size[1], 0.0), 1.0))
        return Enter(((*self.corners[: self.number], place, *self.corners[self.number + 1 :]), self.number))


Effect: TypeAlias = Do | Enter | TurnPage | Focus | Open | Close | Both | PointAt | DragCorner


def close_after(act: Act | Request) -> Effect:
    """Return the effect that hands an act or a request to the app and closes the overlay."""
    return Both(Do(act), Close())


class Overlay(Bare):
    """A page that is laid over the stage."""


class HelpLeaf(Overlay):
    """Back and help, over the lower half: the way back to the game, taking back, looking up, and the menu."""


class Menu(Overlay):
    """The table's menu: scores, stopping for tonight, corrections, volume, language, and all that is rarer."""


class Unlocking(Overlay):
    """Ask whether the child lock is to be lifted."""


class Scores(Overlay):
    """All that the scoreboard counts, on one page."""


class Times(Overlay):
    """How long each player has thought so far."""


class NotNow(Overlay):
    """Which answers cannot be given now, and why."""


class Overview(Overlay):
    """What lies openly on the table, as the game draws it."""


class Groups(Overlay):
    """Choose what to correct."""


@unchanging
class Correcting(Overlay):
    """Correct the entries of one group of the ledger or, with a `key`, all entries of one of its places."""

    group: str
    key: str = ""


@unchanging
class Exchanging(Overlay):
    """Choose the right piece for a place (one past the last adds a piece), or the right value of an entry."""

    name: str
    place: int = 0


@unchanging
class Undoing(Overlay):
    """The line of time, with the last answer to be taken back; with `insist` asks first, as something hidden was shown since."""

    insist: bool = False


class Moved(Overlay):
    """Which real pieces to move where after an undo or a correction."""


@unchanging
class Languages(Overlay):
    """Choose the language; with `first`, at the first start, the tour follows."""

    first: bool = False


TOUR = ("short", "long", "twice", "ring", "sound", "camera", "corners")
"""The steps of the tour of the device's parts: the hand, then the parts; parts that the device lacks are skipped."""


@unchanging
class Touring(Overlay):
    """One step of the tour of the device's parts; `seen` is what the camera sees at its step."""

    step: str
    seen: "Seen | None" = None


def tour_step(step: str) -> Effect:
    """Return the effect that opens a step of the tour and speaks it."""
    return Both(Open(Touring(step)), Do(TellTour(step)))


class Depths(Overlay):
    """Choose how much is said."""


class AllSettings(Overlay):
    """The groups of settings."""


@unchanging
class SettingsGroup(Overlay):
    """The settings of one group."""

    group: str


class TryPresses(Overlay):
    """A page for trying presses, which shows the kind of each one."""


@unchanging
class TryingOutput(Overlay):
    """The sound output being tried: its name under `[sound]`, its kind, its card's name, its place and the number of outputs."""

    name: str
    kind: str
    card: str
    place: int
    of: int


class RingSignals(Overlay):
    """The meaning of the ring's light signals, in words."""


@unchanging
class Rules(Overlay):
    """One `rule`, one question (`case`), or a list: of a `chapter`, or `first` these, then the likely ones `after` one."""

    chapter: str = ""
    first: tuple[str, ...] = ()
    after: str = ""
    case: str = ""
    rule: str = ""


class RuleChapters(Overlay):
    """Choose a chapter of the rules."""


class RuleCases(Overlay):
    """Choose a question in the words in which players ask it."""


class Search(Overlay):
    """Look up a rule by the letters of its words."""


@unchanging
class Announcing(Overlay):
    """Choose an announcement or, with `id`, who makes it."""

    id: str = ""


@unchanging
class Earlier(Overlay):
    """The last answers, or those of a `round` (-1: choose a round); `forgot` inserts a forgotten answer before the chosen one."""

    forgot: bool = False
    round: int | None = None


@unchanging
class Began(Overlay):
    """How the game began: who plays, options, house rules, facts of the box; or the page of one part (`seat:blue`)."""

    part: str = ""


@unchanging
class Repairing(Overlay):
    """Answer the question of this step again."""

    step: int


class DraftPage(Overlay):
    """What a draft would change, or the later answer that it contradicts."""


class Paused(Overlay):
    """The game is paused: the ways back to it and out of it."""


@unchanging
class HouseSays(Overlay):
    """A message of the house to the table."""

    text: str


class CallingHouse(Overlay):
    """Choose the reason for calling somebody of the house."""


class Glasses(Overlay):
    """The code with which other screens join the table, and the visitors who have joined."""


@unchanging
class WantsIn(Overlay):
    """A visitor wants to be the second screen, or to take a seat that another phone has: the table allows it or not.

    `role` is the visitor's present role, `wants` the wanted one.
    """

    number: int
    role: str
    wants: str


@unchanging
class Proposed(Overlay):
    """The answer to the question of this step that players have prepared on their own screens, to be taken or not."""

    step: int
    value: Any
    who: tuple[str, ...]


class JoiningHouse(Overlay):
    """Joining a house: the houses there are, the number to compare, and the result."""


class Leaving(Overlay):
    """Ask for confirmation before the device is switched off."""
