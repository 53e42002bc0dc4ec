"""The focus of the one button: a short press goes to the next stop, a long one chooses; targets that are off are skipped."""

from companion.narration.offered import Offered, Way
from companion.play.acts import Answer
from companion.screen.page.builder import Page, Target
from companion.screen.page.effects import Both, Do, Effect, Enter, Focus, PointAt, TurnPage
from companion.screen.page.state import TOOL
from companion.screen.paint.items import LineItem

LIST = 4
"""A held button walks over the stops if there are at least this many."""


def stops(page: Page) -> tuple[Target, ...]:
    """List the targets at which the focus halts, in the order of the focus."""
    return tuple(target for target in page.targets if target.stop and not target.off)


def focused(page: Page) -> Target | None:
    """Find the focused target: the one that the page names, else the first stop; None if there are no stops."""
    halts = stops(page)
    named = [target for target in halts if target.name == page.focus]
    return next(iter([*named, *halts]), None)


def short_press(page: Page) -> Effect | None:
    """Return the effect of a short press: the focused target's own, else the step to the next stop, wrapping round."""
    here = focused(page)
    return (here.short if here is not None else None) or next_stop(page)


def next_stop(page: Page, by: int = 1) -> Effect | None:
    """Return the step to the stop `by` places further on, wrapping round."""
    here = focused(page)
    if here is None:
        return None
    names = [target.name for target in stops(page)]
    return Focus(names[(names.index(here.name) + by) % len(names)])


def step_back(page: Page) -> Effect | None:
    """Return the step to the stop before (keyboard and knob only)."""
    return next_stop(page, -1)


def long_press(page: Page) -> Effect | None:
    """Return the effect of a long press: the focused target's own, else that of choosing it."""
    here = focused(page)
    return None if here is None else here.long or here.effect


def choose(page: Page) -> Effect | None:
    """Return the effect of choosing the focused target."""
    here = focused(page)
    return None if here is None else here.effect


def answers_short(page: Page) -> bool:
    """Tell whether a short press answers here, as where the device only tells something."""
    here = focused(page)
    return here is not None and isinstance(here.short, Do) and here.long is not None


def counts(page: Page) -> bool:
    """Tell whether short presses count up here."""
    here = focused(page)
    if here is None or here.short is None or here.short == here.long:
        return False
    first = here.short.first if isinstance(here.short, Both) else here.short
    return here.long is None or isinstance(first, Enter)


def walks(page: Page) -> bool:
    """Return whether a held button walks on by itself: when counting, and over longer lists."""
    return counts(page) or len(stops(page)) >= LIST


def walk(page: Page) -> Effect | None:
    """Return the effect of one step of walking; it never chooses."""
    return short_press(page) if counts(page) else next_stop(page)


def offered(page: Page) -> Offered:
    """Return all that the one button can do on a page, in spoken words; a voice names only what is here."""
    here = focused(page)
    if here is None:
        return Offered(title=page.title)
    halts = stops(page)
    own = [target for target in halts if not target.name.startswith(TOOL) and target.name != "why"]
    at = own.index(here) if here in own else -1
    following = halts[(halts.index(here) + 1) % len(halts)]
    beside = [following] if following not in own and len(own) > 1 else []
    others = tuple(heard(page, target) for target in (*beside, *own[at + 1 :], *own[: max(at, 0)]))
    way: Way = "tell" if answers_short(page) else "count" if counts(page) else "lay" if here.name in page.digits else "take"
    return Offered(heard(page, here), others, at + 1, len(own), way, page.title)


def heard(page: Page, target: Target) -> str:
    """Return a target's spoken text: the one set for it, else the words inside its box."""
    if target.name in page.heard:
        return page.heard[target.name]
    inside = [item for item in page.items if isinstance(item, LineItem) and target.box.has(item.box.centre)]
    return " ".join(item.text for item in inside)


def touched(page: Page, point: tuple[int, int]) -> Target | None:
    """Find the target under a finger, the last drawn on top; its effect `PointAt` becomes an answer with the touched place."""
    target = next((target for target in reversed(page.targets) if target.box.has(point)), None)
    if target is None or not isinstance(target.effect, PointAt):
        return target
    box = target.box
    spot = ((point[0] - box.x + 0.5) / box.w, (point[1] - box.y + 0.5) / box.h)
    return target._replace(effect=Do(Answer(spot, target.effect.step)))


def turned(page: Page, shown: int, *, onward: bool) -> Effect | None:
    """Return the effect of a swipe on page `shown`: the next page (`onward`) or the one before; None if there is none."""
    turns = [target.effect for target in page.targets if isinstance(target.effect, TurnPage) and not target.off]
    if not turns:
        return None
    if onward:
        return turns[0] if turns[0].page > shown else None
    return TurnPage(shown - 1, turns[0].focus) if shown else None
