"""The page holder: the page on show, made of a snapshot and of what the screen remembers, made anew only when these change."""

import math
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TypedDict, Unpack

from companion.play.acts import Act
from companion.play.guard import Failure, guarded
from companion.play.live import Live
from companion.play.requests import Request
from companion.play.snapshot import Snapshot
from companion.screen.compose import PageScene, arrived, compose
from companion.screen.failsafe import ANSWERS, failsafe_page
from companion.screen.page import Effect, Page
from companion.screen.page.state import ScreenSettings, ScreenState, after
from companion.screen.paint.formats import Format, format_for
from companion.screen.paint.theme import Colour
from companion.words import Words

Frames = Callable[[float], tuple[Colour, ...]]


class Around(TypedDict):
    """What page holder and window are told of the world around them.

    `clock` gives seconds that never go back, `hour` the hour of the day (0 to 23), `frames` what the ring shows at a second of
    the clock: 24 colours, the same as the real ring's.
    """

    clock: Callable[[], float]
    hour: Callable[[], int]
    frames: Frames


class PageHolder:
    """What lies on a glass of `size`; whatever a view throws while it is made leaves here, and `fail` shows it.

    The failsafe page is made ahead, while all is well, so that it can be shown whatever has failed. `words_for` gives the words
    of a language. `failure` is what the failsafe page tells of, None where all is well.
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
        """The measures of this glass."""
        return format_for(*self._size, self.settings.height_mm, large=self.settings.large)

    @property
    def words(self) -> Words:
        """The words of the table's language."""
        return self._words_for(self.settings.language)

    @property
    def blank(self) -> bool:
        """Whether nothing was shown yet."""
        return self._scene is None

    @property
    def wake(self) -> float | None:
        """The clock's second at which the page last made changes by itself."""
        return self._page.wake if self._page else None

    @property
    def page(self) -> Page:
        """The page as it is now."""
        if self._page is not None and not self._stale:
            return self._page
        if self.failure or self._scene is None:
            # The failsafe page with what has failed at its foot; where even that cannot be made, the one made ahead
            chosen, what = self.state.layer.focus, self.failure.what if self.failure else ""
            made = guarded(partial(self._safe_page, what, chosen), "failsafe")
            self._page = made if isinstance(made, Page) else self._safe.get(chosen) or self._safe[ANSWERS[0]]
        else:
            now = self._clock()
            self._scene = replace(self._scene, state=self.state, now=now, hour=self._hour(), frame=self._frames(now))
            self._page = compose(self._scene)
        self._stale = False
        return self._page

    def outdate(self) -> None:
        """Have the page made anew."""
        self._stale = True

    def set(self, settings: ScreenSettings) -> None:
        """Take changed settings: language, theme, volumes."""
        self.settings = settings
        if self._scene is not None:
            self._scene = replace(self._scene, settings=settings, words=self.words, form=self.form)
        self._stale = True
        self._make_safe()

    def resize(self, size: tuple[int, int]) -> None:
        """Lay out for a glass of another size from now on."""
        self._size = size
        if self._scene is not None:
            self._scene = replace(self._scene, form=self.form)
        self._stale = True
        self._make_safe()

    def change(self, state: ScreenState) -> None:
        """Remember this from now on."""
        self._stale |= state != self.state
        self.state = state

    def carry_out(self, effect: Effect) -> tuple[Act | Request, ...]:
        """Change what is remembered as an effect wants it, and give what the app is asked to do."""
        state, acts = after(self.state, effect)
        self.change(replace(state, hint=False, said=""))
        return acts

    def settle(self) -> None:
        """Let everything that still moves stand where it goes."""
        self.change(replace(self.state, began=-math.inf, moves=-math.inf, played=-math.inf))

    def fail(self, failure: Failure) -> None:
        """Show the failsafe page until the next snapshot."""
        self.failure = failure
        self._stale = True

    def goes_on(self, snapshot: Snapshot, live: Live | None, subtitle: str, *, explain: bool) -> bool:
        """Take what has changed beside a snapshot that is on show already; tells whether it is."""
        old = self._scene
        if old is None or self.failure or old.snapshot is not snapshot:
            return False
        if (old.live, old.subtitle, old.explain) != (live, subtitle, explain):
            self._scene = replace(old, live=live, subtitle=subtitle, explain=explain)
            self._stale = True
        return True

    def arrive(self, snapshot: Snapshot, last: Act | Request | None) -> None:
        """Take over to a new snapshot, which `last` has led to."""
        self.failure = None
        told = tuple(change for change in snapshot.changes if self.words.has(change.words.id) and self.words(change.words))
        self.change(arrived(self.state, replace(snapshot, changes=told), last, self._clock()))

    def lay(self, snapshot: Snapshot, live: Live | None, subtitle: str, *, explain: bool) -> None:
        """Lay out a snapshot, what runs beside it, and what the voice says."""
        now = self._clock()
        around = self.settings, self.form, self.words, now, self._hour(), self._frames(now)
        self._scene = PageScene(snapshot, self.state, *around, live, subtitle, explain)
        self._stale = True

    def _make_safe(self) -> None:
        """Make the failsafe page ahead, with either answer in focus; what was made before stays where that fails."""
        for answer in ANSWERS:
            made = guarded(partial(self._safe_page, "", answer), "failsafe")
            if isinstance(made, Page):
                self._safe[answer] = made

    def _safe_page(self, what: str, chosen: str) -> Page:
        return failsafe_page(self.form, self.words, what, chosen)
