"""The window: events in, acts out, and a picture that is painted only where it changes."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import replace

import pygame

from companion.acts import Act, Leave
from companion.screen import focus
from companion.screen.arrival import arrived
from companion.screen.button import DrawnButton
from companion.screen.canvas import Canvas
from companion.screen.compose import Scene, compose
from companion.screen.curtain import open_glass
from companion.screen.effects import Do, Effect, Menu, Open, Request
from companion.screen.failsafe import failsafe
from companion.screen.formats import Format, format_for
from companion.screen.input import meant
from companion.screen.items import Drawing, Item, lit
from companion.screen.leaf import Page, Target
from companion.screen.live import Live
from companion.screen.motions import FRAME, Motion, Shake, Sink, Slide, moved, still_moving
from companion.screen.plates import held_ring
from companion.screen.state import ScreenState, Settings, after
from companion.screen.svg import wrapped
from companion.screen.theme import Colour, motion
from companion.standing import Standing
from companion.table.phrase import phrase
from companion.words import Words
from hardware.press import Press

Frames = Callable[[float], tuple[Colour, ...]]
HELD_STEPS = 24


class Window:
    """The screen of one device.

    `words_for` gives the words of a language, `clock` seconds that never go back, `hour` the hour of the day, and `frames`
    what the ring shows at a second of the clock: 24 colours, the same as the real ring's.
    Raises `NoDisplay` where no window can be opened.
    """

    def __init__(
        self,
        size: tuple[int, int],
        settings: Settings,
        words_for: Callable[[str], Words],
        *,
        clock: Callable[[], float],
        hour: Callable[[], int],
        frames: Frames,
        fullscreen: bool = False,
        debug: bool = False,
    ) -> None:
        self._glass = open_glass(size, fullscreen=fullscreen)
        self._canvas = Canvas(self._glass, settings.rotation)
        self._words_for, self._clock, self._hour, self._frames, self._debug = words_for, clock, hour, frames, debug
        self._settings = settings
        self._state = ScreenState()
        self._scene: Scene | None = None
        self._page: Page | None = None
        self._button = DrawnButton()
        self._motions: tuple[Motion, ...] = ()
        self._acts: deque[Act | Request] = deque()
        self._last: Act | Request | None = None
        self._shown_at = self._touched_at = clock()
        self._said_until = 0.0
        self._failed = ""
        self._stale = True
        self._last_picture: object = None

    @property
    def _form(self) -> Format:
        return format_for(*self._canvas.size, self._settings.height_mm)

    @property
    def page(self) -> Page:
        """The page as it is now."""
        if self._page is None or self._stale:
            self._page = self._composed()
            self._stale = False
        return self._page

    @property
    def state(self) -> ScreenState:
        """Where the screen stands."""
        return self._state

    def show(self, standing: Standing, *, live: Live | None = None, subtitle: str = "", explain: bool = False) -> None:
        """Take a new standing, what runs beside it, and what the voice says; nothing is drawn yet."""
        old = self._scene
        if old is not None and not self._failed and old.standing is standing:
            if (old.live, old.subtitle, old.explain) != (live, subtitle, explain):
                self._scene = replace(old, live=live, subtitle=subtitle, explain=explain)
                self._stale = True
            return
        self._failed = ""
        self._guarded(lambda: self._arrive(standing))
        words, form = self._words_for(self._settings.language), self._form
        now = self._clock()
        self._scene = Scene(
            standing, self._state, self._settings, form, words, now, self._hour(), self._frames(now), live, subtitle, explain
        )
        self._last = None
        self._stale = True

    def _arrive(self, standing: Standing) -> None:
        before, now = self._state, self._clock()
        self._state = arrived(before, standing, self._last, now)
        if self._state.step != before.step or self._state.asked != before.asked:
            self._shown_at = self._touched_at = now
            self._move(Slide(now))
        if standing.refusal is not None:
            self._move(Shake(now, self.page.focus))
            self._said_until = now + motion().refusal
            self._state = replace(self._state, said=self._words_for(self._settings.language)(standing.refusal))

    def _guarded(self, work: Callable[[], None]) -> None:
        """Do something with a view; whatever it throws, the table keeps its game and sees a screen that says so."""
        if self._debug:
            work()
            return
        try:
            work()
        except Exception as error:  # noqa: BLE001 - the failsafe
            self._failed = f"{type(error).__name__}: {error}"

    def set(self, settings: Settings) -> None:
        """Take changed settings: language, theme, volumes."""
        self._settings = settings
        if self._scene is not None:
            self._scene = replace(self._scene, settings=settings, words=self._words_for(settings.language))
        self._stale = True

    def fail(self, what: str) -> None:
        """Show the failsafe screen; `what` is the number of the report."""
        self._failed = what or "?"
        self._stale = True

    def press(self, press: Press) -> None:
        """Take a press of the real button."""
        self._take(press)

    def events(self) -> Iterator[Act | Request]:
        """Read what has happened at the screen and give what it means."""
        for event in pygame.event.get():
            self._event(event)
        self._button, told = self._button.set(self._clock(), down=self._button.down, counting=self._counting)
        for press in told:
            self._take(press)
        while self._acts:
            yield self._acts.popleft()

    def draw(self) -> int:
        """Paint what has changed since the last time; give the number of rectangles painted, 0 on a still screen."""
        now = self._clock()
        self._pass(now)
        page, frame = self.page, self._frames(now)
        self._motions = still_moving(self._motions, now)
        share = round(self._button.held(now) * HELD_STEPS) / HELD_STEPS
        picture = (page, frame, share, self._canvas.stale)
        if not self._motions and self._last_picture == picture:
            return 0
        self._last_picture = None if self._motions else picture
        items = moved(page, self._motions, now, self._form.scale)
        return len(self._canvas.show((*lit(items, frame), *self._held(page, share)), page.look))

    def due(self) -> float | None:
        """Give the clock's second at which to draw again without an event; None on a still screen (the ring asks for itself)."""
        now = self._clock()
        times = [self.page.wake, self._button.due(counting=self._counting), self._hint_at()]
        if self._motions or self._button.held(now):
            times.append(now + FRAME)
        if self._state.said:
            times.append(self._said_until)
        return min((time for time in times if time is not None), default=None)

    def snapshot(self) -> pygame.Surface:
        """Copy what is seen."""
        return self._canvas.surface.copy()

    def close(self) -> None:
        """Close the window."""
        pygame.display.quit()

    @property
    def _counting(self) -> bool:
        return self.page.back is None

    def _composed(self) -> Page:
        if self._failed or self._scene is None:
            return self._failsafe_page()
        now = self._clock()
        self._scene = replace(self._scene, state=self._state, now=now, hour=self._hour(), frame=self._frames(now))
        scene = self._scene
        made: list[Page] = []
        self._guarded(lambda: made.append(compose(scene)))
        return made[0] if made else self._failsafe_page()

    def _failsafe_page(self) -> Page:
        words = self._words_for(self._settings.language)
        told = [words(phrase(f"screen-failsafe-{part}")) for part in ("wrong", "safe")]
        resume = ("resume", words(phrase("screen-failsafe-resume")), Do(Leave()))
        again = ("again", words(phrase("screen-failsafe-again")), Do(Leave()))
        return failsafe(self._form, (*told, self._failed), (resume, again), self._state.layer.focus)

    def _pass(self, now: float) -> None:
        """Let pass what time alone changes."""
        wake = self._page.wake if self._page else None
        hint_at = self._hint_at()
        if hint_at is not None and now >= hint_at:
            self._change(replace(self._state, hint=True))
        if self._state.said and now >= self._said_until:
            self._change(replace(self._state, said=""))
        if wake is not None and now >= wake:
            self._stale = True

    def _hint_at(self) -> float | None:
        return None if self._state.hint or self._scene is None else self._touched_at + motion().hint_after

    def _change(self, state: ScreenState) -> None:
        self._state = state
        self._stale = True

    def _move(self, one: Motion) -> None:
        if not self._settings.reduced:
            self._motions = (*self._motions, one)

    def _held(self, page: Page, share: float) -> tuple[Item, ...]:
        """Close the ring round the focused plate as far as the button has been held."""
        target = focus.focused(page)
        if not share or target is None:
            return ()
        box, shapes = held_ring(self._form, page.look, target.box, share)
        return (Drawing(box, wrapped(shapes, box.w, box.h)),)

    def _event(self, event: pygame.event.Event) -> None:
        now = self._clock()
        if event.type == pygame.QUIT:
            self._acts.append(Leave())
        elif event.type in {pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP} and event.button == 1:
            self._finger(self._canvas.upright(event.pos), now, down=event.type == pygame.MOUSEBUTTONDOWN)
        elif event.type in {pygame.KEYDOWN, pygame.KEYUP} and event.key == pygame.K_SPACE:
            self._pressed(now, down=event.type == pygame.KEYDOWN)
        elif event.type in {pygame.KEYDOWN, pygame.TEXTINPUT}:
            self._choose(meant(event, self.page))
        elif event.type in {pygame.VIDEOEXPOSE, pygame.WINDOWEXPOSED}:
            self._canvas.forget()

    def _pressed(self, now: float, *, down: bool) -> None:
        if down == self._button.down:
            return
        self._button, told = self._button.set(now, down=down, counting=self._counting)
        for press in told:
            self._take(press)

    def _finger(self, point: tuple[int, int], now: float, *, down: bool) -> None:
        """Take a finger: on the drawn button it is a press, elsewhere it chooses what it lies on when it is lifted."""
        target = focus.touched(self.page, point)
        if (target is not None and target.name == "button") or self._button.down:
            self._pressed(now, down=down)
            return
        if down:
            self._touch(target, now)
            return
        was, self._state = self._state.pressed, replace(self._state, pressed="")
        self._motions = tuple(one for one in self._motions if not isinstance(one, Sink))
        if target is not None and target.name == was and not self._too_early(now):
            self._lifted(target, now)

    def _touch(self, target: Target | None, now: float) -> None:
        self._touched_at = now
        if target is not None:
            self._state = replace(self._state, pressed=target.name)
            self._move(Sink(now, target.name))

    def _lifted(self, target: Target, now: float) -> None:
        if target.off:
            self._said_until = now + motion().refusal
            self._change(replace(self._state, said=target.off))
            return
        if target.stop:
            self._change(self._state.with_layer(replace(self._state.layer, focus=target.name)))
        self._choose(target.effect)

    def _take(self, press: Press) -> None:
        now = self._clock()
        self._touched_at = now
        if press not in _MEANING or self._too_early(now):
            return
        self._choose(_MEANING[press](self.page))

    def _too_early(self, now: float) -> bool:
        return now - self._shown_at < motion().drop_press

    def _choose(self, effect: Effect | None) -> None:
        if effect is None:
            return
        state, acts = after(self._state, effect)
        self._change(replace(state, hint=False, said=""))
        for act in acts:
            self._acts.append(act)
            self._last = act

    def menu(self) -> None:
        """Open the table's menu."""
        self._choose(Open(Menu()))


def _back(page: Page) -> Effect | None:
    return page.back


_MEANING = {Press.SHORT: focus.short_press, Press.LONG: focus.long_press, Press.DOUBLE: _back}
