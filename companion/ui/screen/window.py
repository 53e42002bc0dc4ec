"""The window: it reads events, yields acts, and repaints the picture only where it changes."""

import math
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Unpack

import pygame
from pygame._sdl2 import touch

from companion import play, rulebook
from companion.language.words import Words
from companion.play.live import Live
from companion.rulebook.lessons.lesson_signals import signals_of
from companion.ui.screen import attention, listening, page_holder, paint, painter, splash
from companion.ui.screen.page import Close, Effect, Hold, Open, Overlay, Page, Quake, ScreenSettings, ScreenState, Target, focus
from companion.ui.screen.page.held import Repeat, repeats
from companion.ui.screen.page.input import knob
from companion.ui.screen.page.motions import FRAME, Shake, Sink, Slide
from hardware.press import USUAL, Event, Finger, KnobEvent, Meanings, Post, Press, Timing, Turn

LEAST = (480, 320)
"""Least size of a readable window; a smaller one is enlarged."""
DRAWN = "screen"
"""The source name of the button drawn on the screen and of the space bar."""
FURTHER = {"next": Press.SHORT, "choose": Press.LONG, "back": Press.DOUBLE}
"""The press that each further button stands for, by its source."""


class Window:
    """The screen of one device.

    `words_for` returns the words of a language. `post` takes the events of the drawn button and the space bar, as from any
    other button; without it the window handles them itself.
    Raises `NoDisplay` if no window can be opened.
    """

    def __init__(
        self,
        size: tuple[int, int],
        settings: ScreenSettings,
        words_for: Callable[[str], Words],
        *,
        post: Post | None = None,
        timing: Timing = USUAL,
        fullscreen: bool = False,
        **around: Unpack[page_holder.Around],
    ) -> None:
        self._canvas = paint.Canvas(splash.open_window(size, fullscreen=fullscreen), settings.rotation)
        settings = replace(settings, touch=settings.touch or touch.get_num_devices() > 0)
        self._canvas.brightness = settings.brightness
        self._words_for, self._around = words_for, around
        self._holder = self.make_another(self._canvas.size, settings, around["clock"])
        self._painter = painter.PagePainter(self._canvas, self._holder, around["frames"])
        self._clock = around["clock"]
        self._windowed = self._canvas.glass
        self._listener = listening.Listener(self._canvas, settings.touch_rotation)
        self._button = Finger(DRAWN, post or self._take, timing.without_glitches())
        self._down = self._read = False
        self._hold = Hold(timing.long)
        self._acts: deque[play.Act | play.Request] = deque()
        self._last: play.Act | play.Request | None = None
        self._attention = attention.TableAttention(self._holder, self._clock)
        self._pressed, self._touched = "", -math.inf
        """The name of the target under a finger, and the clock time at which it came down."""
        self._repeat: Repeat | None = None

    def make_another(self, size: tuple[int, int], settings: ScreenSettings, clock: Callable[[], float]) -> page_holder.PageHolder:
        """Return a page holder for a display of this size, with the same words and ring."""
        around: page_holder.Around = {**self._around, "clock": clock}
        return page_holder.PageHolder(size, settings, self._words_for, **around)

    @property
    def page(self) -> Page:
        """The current page."""
        return self._holder.page

    @property
    def state(self) -> ScreenState:
        """The screen's state."""
        return self._holder.state

    @property
    def calm(self) -> bool:
        """Whether the table wants no movement that carries no meaning."""
        return self._holder.settings.reduced

    @property
    def plays(self) -> bool:
        """Whether something is still playing; the question or its result follows."""
        return self._attention.hides(self._clock())

    def show(self, snapshot: play.Snapshot, *, live: Live | None = None, subtitle: str = "", explain: bool = False) -> None:
        """Take a new snapshot, what runs beside it, and what the voice says; nothing is drawn yet."""
        if self._holder.goes_on(snapshot, live, subtitle, explain=explain):
            return
        before = self.state
        self._holder.arrive(snapshot, self._last)
        self._holder.lay(snapshot, live, subtitle, explain=explain)
        # A new question slides in or shakes the ground; a refused answer shakes.
        now, state = self._clock(), self.state
        if state.step != before.step or state.asked != before.asked:
            self._attention.shown_at = self._attention.touched_at = now
            self._painter.move(Quake(now) if _shakes(snapshot) else Slide(now))
        if snapshot.refusal is not None:
            self._painter.move(Shake(now, self.page.focus))
            self._attention.say(self._holder.words(snapshot.refusal), now)
        self._last = None

    def set(self, settings: ScreenSettings) -> None:
        """Take changed settings: language, theme, volumes, letters, brightness."""
        self._holder.set(settings)
        if settings.brightness != self._canvas.brightness:
            self._canvas.brightness = settings.brightness
            self._canvas.forget()

    def set_timing(self, timing: Timing) -> None:
        """Distinguish presses by these time spans from now on."""
        self._button.timing = timing.without_glitches()
        self._hold = Hold(timing.long)

    def fail(self, failure: play.Failure) -> None:
        """Show the failsafe page until the next snapshot; the whole display is repainted."""
        self._holder.fail(failure)
        self._hold = Hold(self._hold.long)
        self._painter.begin_anew()

    @property
    def failure(self) -> play.Failure | None:
        """The failure that the failsafe page reports; None if all is well."""
        return self._holder.failure

    def press(self, press: Press, began: float | None = None) -> None:
        """Take a press of a button, or its going down or up; the finger came down at the clock time `began` (None: now)."""
        hold = self._hold.follow(press, self._clock())
        runs_back = press is Press.UP and not self._holder.settings.reduced
        self._hold = hold if press is not Press.UP or runs_back else Hold(hold.long)
        if self._attention.comes_back():
            return
        self._attention.touched_at = now = self._clock()
        early = self._attention.is_too_early(now, now if began is None else began, press)
        self._settle(now)
        if press in _MEANING and not early:
            self._choose(_MEANING[press](self.page))

    def turn(self, turn: Turn) -> None:
        """Take a click of the knob."""
        if self._attention.comes_back():
            return
        self._attention.touched_at = now = self._clock()
        if self._attention.hides(now):
            self._settle(now)
        else:
            self._choose(knob(self.page, back=turn is Turn.LEFT))

    def _take(self, *posted: Event) -> None:
        for event in posted:
            if isinstance(event, KnobEvent):
                self.turn(event.turn)
            elif event.source not in FURTHER:
                self.press(event.press, event.began)
            elif event.press is Press.SHORT:
                self.press(FURTHER[event.source])

    @property
    def meanings(self) -> Meanings:
        """Which presses mean something on the current page."""
        return Meanings(double=focus.twice(self.page))

    def events(self, posted: Iterable[Event] = ()) -> Iterator[play.Act | play.Request]:
        """Read the events that buttons have posted and the screen's own, and yield the acts and requests that they mean."""
        self._take(*posted)
        for event in listening.read_events():
            match self._listener.interpret(event, self.page):
                case listening.Touched(target, True):
                    self._touch(target)
                case listening.Touched(target, False):
                    self._lift(target)
                case listening.Swiped() | listening.Meant() if self._attention.comes_back():
                    self._lift(None)
                case listening.Swiped(onward):
                    self._attention.touched_at = self._clock()
                    self._lift(None)
                    self._choose(focus.swipe(self.page, self.state.layer.page, onward=onward))
                case listening.Pressed(down):
                    self._down = down
                    self._read_button()
                case listening.Meant(effect):
                    early, now = self._attention.hides(self._clock()), self._clock()
                    self._attention.touched_at = now
                    self._settle(now)
                    self._choose(None if early else effect)
                case heard if heard is not None:
                    self._note(heard)
        self._read_button()
        while self._acts:
            yield self._acts.popleft()

    def _read_button(self) -> None:
        """Read the drawn button if it has changed or one of its presses is due."""
        if self._down == self._read and self._button.get_due_time() is None:
            return
        self._read = self._down
        self._button.meanings = self.meanings
        self._button.read(self._down, self._clock())

    def draw(self) -> int:
        """Paint what differs from the picture on show; return the number of rectangles painted, 0 if it is right as it is.

        Before there is anything to show, the picture of the start stays.
        """
        now = self._clock()
        if self._holder.blank and self.failure is None:
            return 0
        if self.failure is None:
            self._attention.pass_time(now)
            self._holder.pass_time()
            if self._repeat is not None and now >= self._repeat.due:
                self._repeat, effect = self._repeat.step(self.page)
                self._choose(effect)
        return self._painter.paint(now, self._hold, self._attention.count_stands(now))

    def get_due_time(self) -> float:
        """Return the clock time of the next drawing without an event: a still page moves a little, too (`TableAttention`)."""
        now = self._clock()
        times: list[float | None] = [self._button.get_due_time(), self._attention.find_next_stand(now)]
        if self.failure is None:
            times += [self.page.wake, *self._attention.times(), None if self._repeat is None else self._repeat.due]
            if self._hold.is_moving(now) or self._painter.is_moving(now):
                times.append(now + FRAME)
        return min(time for time in times if time is not None)

    def snapshot(self) -> pygame.Surface:
        """Return a copy of the picture."""
        return self._canvas.surface.copy()

    def close(self) -> None:
        """Close the window."""
        pygame.display.quit()

    @property
    def touched_at(self) -> float:
        """The clock time at which somebody last touched, pressed, turned or typed anything."""
        return self._attention.touched_at

    @property
    def idle(self) -> bool:
        """Whether the table counts as deserted, so that screen and ring attract attention."""
        return self.state.idle is not None

    def _note(self, heard: listening.Heard) -> None:
        """Handle what happens to the window itself, and where the pointer lies."""
        match heard:
            case listening.Hovered(target):
                # Show what a click would choose: move the focus there, and draw the pointer as a hand.
                chooses = target is not None and not target.off
                if pygame.display.get_driver() != "dummy":
                    pygame.mouse.set_cursor(pygame.SYSTEM_CURSOR_HAND if chooses else pygame.SYSTEM_CURSOR_ARROW)
                if target is not None and chooses and target.stop and not self.idle:
                    self._attention.touched_at = self._clock()
                    self._holder.change(self.state.with_layer(self.state.layer.focus_on(target.name)))
            case listening.FullScreen():
                self._windowed = splash.switch_window(self._windowed)
                self._fit()
            case listening.Exposed():
                self._canvas.forget()
            case listening.Resized():
                self._fit()
            case play.SetSetting() | play.EndDevice() | play.TrySoundCard():
                self._acts.append(heard)

    def _fit(self) -> None:
        """Lay everything out again for the display as it is now."""
        self._canvas.take(splash.find_window(LEAST))
        self._holder.set(self._holder.settings, self._canvas.size)
        self._painter.motions = ()

    def _touch(self, target: Target | None) -> None:
        """Take a finger's touch; the target is chosen when the finger is lifted."""
        if self._attention.comes_back():
            return
        self._attention.touched_at = now = self._clock()
        early = self._attention.hides(now)
        self._settle(now)
        if target is not None and not early:
            self._pressed, self._touched = target.name, now
            self._repeat = None if target.off else repeats(target.name, now)
            self._painter.move(Sink(now, target.name))

    def _settle(self, now: float) -> None:
        """End all movement at once, as nobody who presses should have to wait for it."""
        self._painter.stop(Slide, Quake)
        if now < self._painter.rests_at():
            self._holder.settle()

    def _lift(self, target: Target | None) -> None:
        was, self._pressed = self._pressed, ""
        self._painter.stop(Sink)
        now = self._clock()
        repeated, self._repeat = self._repeat, None
        counted = repeated is not None and repeated.steps > 0
        if not counted and target is not None and target.name == was and not self._attention.is_too_early(now, self._touched):
            self._take_target(target, now)

    def _take_target(self, target: Target, now: float) -> None:
        if target.off:
            self._attention.say(target.off, now)
            return
        if target.stop:
            self._holder.change(self.state.with_layer(self.state.layer.focus_on(target.name)))
        self._choose(target.effect)

    def choose(self, target: Target) -> None:
        """Choose a target that was touched on another display showing the same page."""
        if self._attention.comes_back():
            return
        self._attention.touched_at = now = self._clock()
        early = self._attention.is_too_early(now, now)
        self._settle(now)
        if not early:
            self._take_target(target, now)

    def _choose(self, effect: Effect | None) -> None:
        if effect is None:
            return
        for act in self._holder.carry_out(effect):
            self._acts.append(act)
            self._last = act

    def do(self, effect: Effect) -> None:
        """Carry out an effect from another display showing the same page."""
        if not self._attention.comes_back() and not self._attention.hides(self._clock()):
            self._attention.touched_at = self._clock()
            self._choose(effect)

    def close_page(self) -> None:
        """Close the overlay."""
        self._choose(Close())

    def open(self, overlay: Overlay) -> None:
        """Open an overlay."""
        self._choose(Open(overlay))


def _shakes(snapshot: play.Snapshot) -> bool:
    """Tell whether the ground shakes with the signal of this question's picture."""
    game, question = snapshot.game, snapshot.question
    if game is None or question is None or not question.picture:
        return False
    try:
        signal = signals_of(game.folder).get(question.picture)
    except rulebook.FileRefused:
        return False
    return signal is not None and signal.shakes


_MEANING: Mapping[Press, Callable[[Page], Effect | None]] = {
    Press.SHORT: focus.find_short_press,
    Press.LONG: focus.find_long_press,
    Press.DOUBLE: lambda page: page.back if focus.twice(page) else None,
}
