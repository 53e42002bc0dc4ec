"""The hand of the one button: a short press goes on to the next stop, holding takes what is lit, pressing twice leads back.

Targets that are off are skipped. Where there is only one plate, a short press takes it, too.
"""

from companion.play import Answer
from companion.ui.narration.offered import Offered, Way
from companion.ui.pages.effects import Do, Effect, Focus, PointAt, TurnPage
from companion.ui.screen.page.builder import Page, Target
from companion.ui.screen.page.state import TOOL
from companion.ui.screen.paint.items import LineItem
from companion.ui.screen.paint.moving import Track


def stops(page: Page) -> tuple[Target, ...]:
    """List the targets at which the focus halts, in the order of the focus."""
    return tuple(target for target in page.targets if target.stop and not target.off)


def find_focused(page: Page) -> Target | None:
    """Find the focused target: the one that the page names, else the first stop; None if there are no stops."""
    halts = stops(page)
    named = [target for target in halts if target.name == page.focus]
    return next(iter([*named, *halts]), None)


def find_short_press(page: Page) -> Effect | None:
    """Return the effect of a short press: the focused target's own, that of the only plate, else the step to the next stop."""
    here = find_focused(page)
    if here is not None and here.short is not None:
        return here.short
    return find_long_press(page) if alone(page) else find_next_stop(page)


def alone(page: Page) -> bool:
    """Tell whether there is only one plate, so that short and long presses do the same."""
    halts = stops(page)
    return len(halts) == 1 and halts[0].short is None


def find_next_stop(page: Page, by: int = 1) -> Effect | None:
    """Return the step to the stop `by` places further on, wrapping round."""
    here = find_focused(page)
    if here is None:
        return None
    names = [target.name for target in stops(page)]
    return Focus(names[(names.index(here.name) + by) % len(names)])


def step_back(page: Page) -> Effect | None:
    """Return the step to the stop before (keyboard and knob only)."""
    return find_next_stop(page, -1)


def find_long_press(page: Page) -> Effect | None:
    """Return the effect of a long press: the focused target's own, else that of choosing it."""
    here = find_focused(page)
    return None if here is None else here.long or here.effect


def choose(page: Page) -> Effect | None:
    """Return the effect of choosing the focused target."""
    here = find_focused(page)
    return None if here is None else here.effect


def twice(page: Page) -> bool:
    """Tell whether pressing twice means something: not where short presses count, nor where they stop a running dial.

    Two quick presses are a count of two there, so they must never mean help; instead each round of counting halts at the
    question mark after a few presses, and holding leads to the same leaf within three seconds.
    """
    return page.back is not None and page.dial is None and not any(target.counts for target in stops(page))


def list_offered(page: Page) -> Offered:
    """Return all that the one button can do on a page, in spoken words; a voice names only what is here."""
    here = find_focused(page)
    if here is None:
        return Offered(title=page.title)
    halts = stops(page)
    own = [target for target in halts if not target.name.startswith(TOOL) and target.name != "why"]
    at = own.index(here) if here in own else -1
    following = halts[(halts.index(here) + 1) % len(halts)]
    beside = [following] if following not in own and len(own) > 1 else []
    others = tuple(speak_target(page, target) for target in (*beside, *own[at + 1 :], *own[: max(at, 0)]))
    way: Way = "tell" if alone(page) else "count" if here.counts else "lay" if here.name in page.digits else "take"
    return Offered(speak_target(page, here), others, at + 1, len(own), way, page.title)


def speak_target(page: Page, target: Target) -> str:
    """Return a target's spoken text: the one set for it, else the words inside its box."""
    if target.name in page.heard:
        return page.heard[target.name]
    rest = [item.item if isinstance(item, Track) else item for item in page.items]  # words still on their way are said, too
    return " ".join(item.text for item in rest if isinstance(item, LineItem) and target.box.has(item.box.centre))


def find_touched(page: Page, point: tuple[int, int]) -> Target | None:
    """Find the target under a finger, the last drawn on top; its effect `PointAt` becomes an answer with the touched place."""
    target = next((target for target in reversed(page.targets) if target.box.has(point)), None)
    if target is None or not isinstance(target.effect, PointAt):
        return target
    box = target.box
    spot = ((point[0] - box.x + 0.5) / box.w, (point[1] - box.y + 0.5) / box.h)
    return target._replace(effect=Do(Answer(spot, target.effect.step)))


def swipe(page: Page, shown: int, *, onward: bool) -> Effect | None:
    """Return the effect of a swipe on page `shown`: the next page (`onward`) or the one before; None if there is none."""
    turns = [target.effect for target in page.targets if isinstance(target.effect, TurnPage) and not target.off]
    if not turns:
        return None
    if onward:
        return turns[0] if turns[0].page > shown else None
    return TurnPage(shown - 1, turns[0].focus) if shown else None
