"""The page holder: composes the page on show from a snapshot and what the screen remembers, again only when these change."""

import math
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TypedDict, Unpack

from companion.language.words import Words
from companion.play import Act, Failure, Request, Snapshot, guard
from companion.play.live import Live
from companion.ui.screen.compose import PageScene, compose, receive_snapshot
from companion.ui.screen.failsafe import ANSWERS, failsafe_page
from companion.ui.screen.page import Effect, Page, ScreenSettings, ScreenState, apply_effect
from companion.ui.screen.paint import Colour, Format, format_for, palette

Frames = Callable[[float], tuple[Colour, ...]]


class Around(TypedDict):
    """Functions that tell page holder and window about the world around them.

    `clock` returns seconds that never go back, `hour` the hour of the day (0 to 23), `frames` the 24 colours that the ring,
    drawn or real, shows at a clock time.
    """

    clock: Callable[[], float]
    hour: Callable[[], int]
    frames: Frames


class PageHolder:
    """Holds the page for a display of `size`; `page` lets a view's exceptions through, and `fail` shows the failure.

    The failsafe page is made in advance, so that it can be shown whatever has failed. `words_for` returns the words of a
    language. `failure` is what the failsafe page reports, None if all is well.
    """

    def __init__(
        self,
        size: tuple[int, int],
        settings: ScreenSettings,
        words_for: Callable[[str], Words],
        **around: Unpack[Around],
    ) -> None:
        self.settings = settings
        self.state = ScreenState()
        self.came = -math.inf
        """The clock time at which the page came: another question, another page over it, another leaf of it."""
        self._size, self._words_for = size, words_for
        self._clock, self._hour, self._frames = around["clock"], around["hour"], around["frames"]
        self._scene: PageScene | None = None
        self._page: Page | None = None
        self.failure: Failure | None = None
        self._stale = True
        self._safe: dict[str, Page] = {}
        self._make_safe()

    @property
    def form(self) -> Format:
        """The format of this display."""
        return format_for(*self._size, self.settings.height_mm, large=self.settings.large)

    @property
    def words(self) -> Words:
        """The words of the table's language."""
        return self._words_for(self.settings.language)

    @property
    def blank(self) -> bool:
        """Whether nothing has been shown yet."""
        return self._scene is None

    @property
    def wake(self) -> float | None:
        """The clock's second at which the latest page changes by itself; None if it does not."""
        return self._page.wake if self._page else None

    @property
    def page(self) -> Page:
        """The current page, composed again if anything has changed; an empty one before there is anything to show."""
        if self._page is not None and not self._stale:
            return self._page
        if self._scene is None and not self.failure:
            self._page = Page((), (), palette("evening"))
        elif self.failure or self._scene is None:
            # Make the failsafe page with the failure at its foot; if even that fails, take the one made in advance
            chosen, what = self.state.layer.focus, self.failure.what if self.failure else ""
            made = guard(partial(self._make_safe_page, what, chosen), "failsafe")
            self._page = made if isinstance(made, Page) else self._safe.get(chosen) or self._safe[ANSWERS[0]]
        else:
            now = self._clock()
            self._scene = replace(self._scene, state=self.state, now=now, hour=self._hour(), frame=self._frames(now))
            self._page = compose(self._scene)
        self._stale = False
        return self._page

    def pass_time(self) -> None:
        """Have the page composed again if it changes by itself now, or if another hour has struck, which can change the theme."""
        woken = self.wake is not None and self._clock() >= self.wake
        self._stale |= woken or (self._scene is not None and self._scene.hour != self._hour())

    def set(self, settings: ScreenSettings, size: tuple[int, int] | None = None) -> None:
        """Take changed settings (language, theme, volumes), and another size of the display."""
        self.settings, self._size = settings, size or self._size
        if self._scene is not None:
            self._scene = replace(self._scene, settings=settings, words=self.words, form=self.form)
        self._stale = True
        self._make_safe()

    def change(self, state: ScreenState) -> None:
        """Replace the screen's state; a different one outdates the page."""
        self._stale |= state != self.state
        if _page_of(state) != _page_of(self.state):
            self.came = self._clock()
        self.state = state

    def carry_out(self, effect: Effect) -> tuple[Act | Request, ...]:
        """Apply an effect to the screen's state, and return what the app is asked to do."""
        state, acts = apply_effect(self.state, effect)
        self.change(replace(state, hint=False, said=""))
        return acts

    def settle(self) -> None:
        """End all movement: everything stands in its final place."""
        self.change(replace(self.state, began=-math.inf, moves=-math.inf, played=-math.inf))

    def fail(self, failure: Failure) -> None:
        """Show the failsafe page until the next snapshot."""
        self.failure = failure
        self.came = self._clock()
        self._stale = True

    def goes_on(self, snapshot: Snapshot, live: Live | None, subtitle: str, *, explain: bool) -> bool:
        """Take what has changed beside the snapshot if that is on show already; return whether it is."""
        old = self._scene
        if old is None or self.failure or old.snapshot is not snapshot:
            return False
        if (old.live, old.subtitle, old.explain) != (live, subtitle, explain):
            self._scene = replace(old, live=live, subtitle=subtitle, explain=explain)
            self._stale = True
        return True

    def arrive(self, snapshot: Snapshot, last: Act | Request | None) -> None:
        """Move on to a new snapshot, to which `last` has led."""
        if self.failure is not None:
            self.failure, self.came = None, self._clock()
        told = tuple(change for change in snapshot.changes if self.words.has(change.words.id) and self.words(change.words))
        here = self._scene is not None and self._scene.snapshot.game is snapshot.game
        state = self.state if here else replace(self.state, owed=())
        self.change(receive_snapshot(state, replace(snapshot, changes=told), last, self._clock()))

    def lay(self, snapshot: Snapshot, live: Live | None, subtitle: str, *, explain: bool) -> None:
        """Take the snapshot to lay out, what runs beside it, and what the voice says."""
        now = self._clock()
        around = self.settings, self.form, self.words, now, self._hour(), self._frames(now)
        self._scene = PageScene(snapshot, self.state, *around, live, subtitle, explain)
        self._stale = True

    def _make_safe(self) -> None:
        """Make the failsafe page in advance, with either answer in focus; if that fails, the earlier one stays."""
        for answer in ANSWERS:
            made = guard(partial(self._make_safe_page, "", answer), "failsafe")
            if isinstance(made, Page):
                self._safe[answer] = made

    def _make_safe_page(self, what: str, chosen: str) -> Page:
        return failsafe_page(self.form, self.words, what, chosen)


def _page_of(state: ScreenState) -> tuple[object, ...]:
    """Return what a press is meant for: whatever else of the state changes, the page stays the same."""
    return state.step, state.asked, state.overlay, state.layer.page, state.idle is None
