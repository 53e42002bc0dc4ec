"""Interprets pygame's events: touches as targets of the upright picture, keys as effects, the rest as window events and acts."""

from typing import TypeAlias

import pygame

from companion.play import Bare, EndDevice, SetSetting, TrySoundCard
from companion.table import unchanging
from companion.ui.pages.effects import DragCorner
from companion.ui.screen.page import Effect, Page, Target, focus, interpret_key
from companion.ui.screen.paint import Canvas


@unchanging
class Touched:
    """A finger came down on a target (None if beside all targets), or was lifted there."""

    target: Target | None
    down: bool


@unchanging
class Swiped:
    """A finger swiped across the display: to the left if `onward`, for the next page, else to the right."""

    onward: bool


@unchanging
class Pressed:
    """The button drawn on the screen, or the space bar, is now down or up."""

    down: bool


@unchanging
class Meant:
    """A key was pressed that has this effect on the page."""

    effect: Effect


class Exposed(Bare):
    """Something else has drawn over the window."""


class Resized(Bare):
    """The window has a new size, or the panel was turned."""


class FullScreen(Bare):
    """The window should fill the screen, or become a window again."""


@unchanging
class Hovered:
    """The pointer has moved onto a target, or off all of them."""

    target: Target | None


SWIPE = 0.2
"""Least length of a swipe, as a share of the shorter side."""
Heard: TypeAlias = (
    Touched | Swiped | Pressed | Meant | Hovered | FullScreen | Exposed | Resized | SetSetting | EndDevice | TrySoundCard
)
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
SIZES = {
    **dict.fromkeys((pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS), SetSetting("screen.large_text", True)),
    **dict.fromkeys((pygame.K_MINUS, pygame.K_KP_MINUS, pygame.K_0), SetSetting("screen.large_text", False)),
}
REPEATED = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_TAB, pygame.K_BACKSPACE)
"""Keys that repeat while held; no others do, so that nobody answers twice by holding Return."""
_WINDOW: dict[int, Heard] = {
    pygame.QUIT: EndDevice(),
    pygame.VIDEOEXPOSE: Exposed(),
    pygame.WINDOWEXPOSED: Exposed(),
    pygame.WINDOWSIZECHANGED: Resized(),
    pygame.AUDIODEVICEADDED: TrySoundCard(lost=False),
    pygame.AUDIODEVICEREMOVED: TrySoundCard(lost=True),
}


class Listener:
    """Interprets pygame's events. `turn` is how many degrees clockwise the panel's touch is turned relative to its picture.

    If several fingers touch the display, the newest counts. The mouse events that SDL makes from touches are ignored.
    """

    def __init__(self, canvas: Canvas, turn: int) -> None:
        self._canvas = canvas
        self._turn = turn
        self._finger: tuple[int, int] | None = None
        self._on_button = False
        self._began: tuple[int, int] | None = None
        self._drags: Target | None = None
        self._down: set[int] = set()
        self._over: str | None = None

    def interpret(self, event: pygame.event.Event, page: Page) -> Heard | None:
        """Return what an event means on this page; None if it means nothing."""
        if event.type in {pygame.FINGERDOWN, pygame.FINGERUP, pygame.FINGERMOTION}:
            return self._interpret_finger(event, page)
        if event.type in {pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP}:
            left = event.button == 1 and not getattr(event, "touch", False)
            return self._interpret_touch(event.pos, page, down=event.type == pygame.MOUSEBUTTONDOWN) if left else None
        if event.type == pygame.MOUSEMOTION:
            moved = not event.touch and any(event.rel)  # SDL also reports a pointer that nobody moved
            pygame.mouse.set_visible(pygame.mouse.get_visible() or moved)
            return (self._interpret_drag(event.pos, page) or self._interpret_hover(event.pos, page)) if moved else None
        if event.type in {pygame.KEYDOWN, pygame.KEYUP}:
            return self._interpret_key(event, page)
        if event.type == pygame.TEXTINPUT:
            effect = interpret_key(event, page)
            return None if effect is None else Meant(effect)
        microphone = getattr(event, "iscapture", False)
        return None if microphone else _WINDOW.get(event.type)

    def _interpret_key(self, event: pygame.event.Event, page: Page) -> Heard | None:
        """Return what a key means: the space bar is the button, some keys belong to the window, all others to the page."""
        # pygame gives no event times, and SDL 2's own are those of its polling: keys and touches count from the frame
        # that reads them. A real button's edges are timed when they happen.
        if event.key == pygame.K_SPACE:
            return Pressed(event.type == pygame.KEYDOWN)
        if event.type == pygame.KEYUP:
            self._down.discard(event.key)
            return None
        again = event.key in self._down
        self._down.add(event.key)
        if again and event.key not in REPEATED:
            return None
        held = getattr(event, "mod", 0)
        if event.key == pygame.K_F11 or (event.key in ENTER and held & pygame.KMOD_ALT):
            return FullScreen()
        if held & pygame.KMOD_CTRL:
            return SIZES.get(event.key)
        effect = interpret_key(event, page)
        return None if effect is None else Meant(effect)

    def _interpret_hover(self, point: tuple[int, int], page: Page) -> Heard | None:
        """Return what the pointer has moved onto, once; None while it stays there."""
        target = focus.find_touched(page, self._canvas.turn_upright(point))
        name = None if target is None else target.name
        if name == self._over:
            return None
        self._over = name
        return Hovered(target)

    def _interpret_finger(self, event: pygame.event.Event, page: Page) -> Heard | None:
        who, down = (event.touch_id, event.finger_id), event.type == pygame.FINGERDOWN
        if not down and who != self._finger:
            return None
        x, y = turn_point(event.x, event.y, self._turn)
        width, height = self._canvas.glass
        point = (min(int(x * width), width - 1), min(int(y * height), height - 1))
        if event.type == pygame.FINGERMOTION:
            return self._interpret_drag(point, page)
        self._finger = who if down else None
        return self._interpret_touch(point, page, down=down)

    def _interpret_drag(self, point: tuple[int, int], page: Page) -> Meant | None:
        """Return the effect of dragging the touched corner to this point; None if no corner of the page is being dragged."""
        corners = {target.name for target in page.targets if isinstance(target.effect, DragCorner)}
        if self._drags is None or self._began is None or self._drags.name not in corners:
            return None
        assert isinstance(self._drags.effect, DragCorner)
        x, y = self._canvas.turn_upright(point)
        return Meant(self._drags.effect.drag(x - self._began[0], y - self._began[1]))

    def _interpret_touch(self, point: tuple[int, int], page: Page, *, down: bool) -> Heard:
        dragged = None if down else self._interpret_drag(point, page)
        if dragged is not None and self._drags is not None:
            drags, self._drags, self._began = self._drags, None, None
            return Touched(drags._replace(effect=dragged.effect), down=False)
        point = self._canvas.turn_upright(point)
        target = focus.find_touched(page, point)
        self._drags = target if down and target is not None and isinstance(target.effect, DragCorner) else None
        if (target is not None and target.name == "button" and down) or self._on_button:
            self._on_button = down
            return Pressed(down)
        began, self._began = self._began, point if down else None
        if not down and began is not None:
            right, below = point[0] - began[0], point[1] - began[1]
            if abs(right) >= SWIPE * min(self._canvas.size) and abs(right) > 2 * abs(below):
                return Swiped(right < 0)
        return Touched(target, down)


def read_events() -> list[pygame.event.Event]:
    """Read pygame's events; of consecutive motions keep only the last one, which tells where the finger is now."""
    events = pygame.event.get()
    motions = (pygame.MOUSEMOTION, pygame.FINGERMOTION)
    following = (*(event.type for event in events[1:]), None)
    return [event for event, then in zip(events, following, strict=False) if event.type not in motions or event.type != then]


def turn_point(x: float, y: float, degrees: int) -> tuple[float, float]:
    """Turn a place on the panel (0 to 1 from its left and upper edge) clockwise by 0, 90, 180 or 270 degrees."""
    return {0: (x, y), 90: (1 - y, x), 180: (1 - x, 1 - y), 270: (y, 1 - x)}[degrees]
