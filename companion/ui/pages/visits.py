"""What a visitor with a browser may press: the one place that says so, for the pages as they are laid out and for presses.

A table's second screen is no visitor in this sense: it may do what the device may do.
"""

from companion.play import Act, Announce, Answer, AskPage, Request, RunGlass, SetLanguage, SetSetting, SpinOrDraw, Undo
from companion.table import Phrase, phrase, unchanging
from companion.ui.pages.effects import Both, Correcting, Do, DragCorner, Effect, Enter, Exchanging, Open, PointAt, Repairing

OWN = frozenset({"screen.theme", "screen.large_text", "screen.contrast", "table.language"})
"""Settings that each browser has for itself."""
AT_THE_DEVICE, LOOKS_ON, NOT_ASKED = (phrase(f"glass-{why}") for why in ("not-here", "looks-on-only", "not-asked"))
"""Why something is refused: only the device does it; the visitor has no seat in this game; another seat is asked."""


@unchanging
class Visit:
    """How a visitor stands to the table: why they may not answer what is asked (None: they may), and whether they play.

    `prepared` tells that they have prepared an answer that they can still take back.
    """

    refusal: Phrase | None = AT_THE_DEVICE
    plays: bool = False
    prepared: bool = False


def find_refusal(visit: Visit | None, effect: Effect, *, over: bool) -> Phrase | None:
    """Return why a visitor may not press what has this effect; None if they may, or if nobody visits.

    `over` a question lies another page. Entering parts of an answer is refused where the answer would be.
    """
    if visit is None or (isinstance(effect, Enter) and over):
        return None
    match effect:
        case Both(first, then):
            return find_refusal(visit, first, over=over) or find_refusal(visit, then, over=over)
        case Do(act):
            return _refuse_act(visit, act)
        case PointAt() | DragCorner() | Enter():
            return visit.refusal
        case Open(Repairing() | Correcting() | Exchanging()):
            return AT_THE_DEVICE
        case _:
            return None


def _refuse_act(visit: Visit, act: Act | Request) -> Phrase | None:
    """Return why a visitor may not do this, None if they may."""
    match act:
        case Answer() | RunGlass() | SpinOrDraw():
            return visit.refusal
        case Announce():
            return None if visit.plays else AT_THE_DEVICE
        case Undo():
            return None if visit.prepared else AT_THE_DEVICE
        case SetSetting(name):
            return None if name in OWN else AT_THE_DEVICE
        case SetLanguage() | AskPage():
            return None
        case _:
            return AT_THE_DEVICE
