"""A visitor who uses a browser: what it shows, and what the visitor may do."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from companion.language.words import Words
from companion.network.glass.entry import SCREEN, SEAT
from companion.network.glass.messages import Back, Focused, FrameSeen, GlassSize, KeyTyped, PageFrame, PressedThere, Told
from companion.network.glass.preparing import Preparing, Proposal
from companion.network.glass.shown import Shown
from companion.network.glass.written import Written
from companion.play.acts import Act, Announce, Answer, SetLanguage, SetSetting, Undo
from companion.play.guard import Failure, guard
from companion.play.requests import AskPage, Recover, Request
from companion.play.snapshot import PREPARES, Snapshot
from companion.play.waiting import Waiting
from companion.system.languages import LANGUAGES
from companion.table import AnswerRejected
from companion.ui.pages.effects import DragCorner, Proposed
from companion.ui.pages.visits import AT_THE_DEVICE, LOOKS_ON, NOT_ASKED, find_refusal
from companion.ui.screen.page import Close, Do, Effect, Focus, Open, Page, ScreenSettings, Undoing, Visit, focus, type_character
from companion.ui.screen.page_holder import PageHolder
from companion.ui.screen.paint import motion, rests_at, to_hex
from companion.ui.screen.window import Window

WAYS_BACK = frozenset({"all", "back", "close"})
"""The names of the ways back at a page's foot."""
MOVES = 0.1
"""Seconds between two frames of an animation."""


class VisitorGlass:
    """The browser of one visitor. Its pages show the same snapshot, laid out for its own size, letters and language.

    A second screen shows the window's page, and presses there are presses at the window. All other visitors have their
    own pages over the question, and may only do what their seat may do; onlookers may do nothing. Who is not asked sees
    who is. Whatever fails on such a page fails for this visitor alone.
    """

    def __init__(self, role: str, window: Window, clock: Callable[[], float]) -> None:
        self.role = role
        self._window, self._clock = window, clock
        self._holder: PageHolder | None = None
        self._shown: Shown | None = None
        self._laid: Snapshot | None = None
        self._failed = False
        self._own: dict[str, Any] = {}
        self._told: tuple[ScreenSettings, bool, Visit | None] | None = None
        self._size, self._fits = (0, 0), True
        self._last: Act | Request | None = None
        self._asked_at = self._said_until = 0.0
        self._said = self._message = ""
        self._sent = Written((), ())
        self._seen: object = None
        self._still: tuple[Page, str, tuple[int, int]] | None = None
        self._moving: tuple[Page, float | None] | None = None
        self._number = self._asked_frame = 0
        self.preparing = Preparing()
        self.asks_page, self.late = "", False
        """Which page beside the table's the visitor wants; whether somebody else answered before their press."""
        self.left, self.gave = -1, ""
        """The step of the page's previous question; the visitor's last press, in words."""
        self.waits = False
        """Whether the browser has not yet confirmed the last frame."""

    @property
    def mirrors(self) -> bool:
        """Whether this is the table's second screen."""
        return self.role == SCREEN

    @property
    def begun(self) -> bool:
        """Whether there are pages for this browser already; the first costs the most."""
        return self._holder is not None

    @property
    def _colour(self) -> str:
        """The colour of the visitor's seat; "" if they have none, or that player is not in this game."""
        seats = self._shown.snapshot.seats if self._shown is not None else ()
        return next((seat.colour for seat in seats if f"{SEAT}{seat.name}" == self.role), "")

    def begin(self) -> None:
        """Note that the browser has reloaded and has no pieces yet."""
        self._sent, self._seen, self._still, self.waits = Written((), ()), None, None, False

    def show(self, shown: Shown, waits: Snapshot) -> None:
        """Take what the desk shows now; who is not asked sees what they may prepare, else `waits`: who is asked."""
        self._shown = shown
        shown = self._own_page(shown, waits)
        if not any(self._size):
            return
        told = shown.settings, self.preparing.ahead is None, self._visit()
        if self._holder is None:
            self._holder, self._fits = self._window.make_another(self._size, self._settings(shown.settings), self._clock), True
            if self._message:
                self._say(self._holder.words.get_plain(self._message))
        elif self._told != told and (own := self._settings(shown.settings)) != self._holder.settings:
            self._holder.set(own)
        self._told, holder = told, self._holder
        if shown.failure is not None and holder.failure is not shown.failure:
            holder.fail(shown.failure)
        elif shown.failure is None and not self._on_show(holder, shown):
            self._receive_snapshot(holder, shown)
        if self.mirrors and holder.state is not self._window.state:
            holder.change(self._window.state)

    def _own_page(self, shown: Shown, waits: Snapshot) -> Shown:
        """Return what this visitor sees instead of the table's page, if their page is another."""
        snapshot, preparing = shown.snapshot, self.preparing
        if self._colour:
            snapshot = preparing.choose_snapshot(snapshot, self._colour)
        if preparing.ahead is None and not self.mirrors and not self._asked(snapshot):
            snapshot = waits
        if snapshot is shown.snapshot:
            return shown
        return shown._replace(snapshot=snapshot, live=None, subtitle="", explain=False)

    def _receive_snapshot(self, holder: PageHolder, shown: Shown) -> None:
        before, self._laid, self._failed = holder.state, shown.snapshot, False
        holder.arrive(shown.snapshot, self._last)
        now = holder.state.asked
        if before.step == PREPARES and before.asked and now and before.asked.identity == now.identity:
            holder.change(replace(holder.state, question=before.question))  # it is asked now; a half-entered answer stays
        if isinstance(before.asked, Waiting) and isinstance(now, Waiting):
            # Whoever looks around while others play is not called back by each of their answers
            holder.change(replace(holder.state, overlay=before.overlay, over=before.over))
        if (holder.state.step, holder.state.asked) != (before.step, before.asked):
            self._asked_frame, self.left = self._number + 1, before.step
            if before.asked is not None:
                self._asked_at = self._clock()
        holder.lay(shown.snapshot, shown.live, shown.subtitle, explain=shown.explain)
        self._last = None

    def _on_show(self, holder: PageHolder, shown: Shown) -> bool:
        """Tell whether this snapshot is on show already; a page that failed stays until the next one."""
        stays = self._failed and self._laid is shown.snapshot
        return stays or holder.goes_on(shown.snapshot, shown.live, shown.subtitle, explain=shown.explain)

    def frame(self, write: Callable[[Page, float, Words], Written]) -> PageFrame | None:
        """Return the present page as a frame; None if the browser has it, or has not yet confirmed the last frame."""
        holder, now = self._holder, self._clock()
        if holder is None or self.waits or holder.blank:
            return None
        if not self._fits and self._shown is not None:
            holder.set(self._settings(self._shown.settings), self._size)
            self._fits = True
        if now >= self._said_until:
            self._said = ""
        holder.pass_time()
        page, rest = self._page(holder), self._rests()
        language, said = holder.settings.language, self._said or holder.state.said
        still = (page, said, self._size) if rest is None or now > rest else None
        if still is not None and self._still is not None and still[0] is self._still[0] and still[1:] == self._still[1:]:
            return None  # nothing has changed or moves: the page need not be written
        self._still = still
        new = write(page, now, holder.words)
        seen = (new, self._size, language, said)
        if seen == self._seen:
            return None
        self._seen, self._number, self.waits = seen, self._number + 1, True
        shapes, pieces = (_number_known(after, before) for after, before in zip(new, self._sent, strict=True))
        self._sent = new
        return PageFrame(self._number, self._asked_frame, self._size, to_hex(page.look.ground), language, said, shapes, pieces)

    def _page(self, holder: PageHolder) -> Page:
        """Compose the page. If that fails, close what lies over the question; if that fails too, show the failsafe page.

        The failsafe page stays until the next snapshot, or until the visitor goes on from it.
        """
        page = guard(lambda: holder.page, "a visitor's page")
        if isinstance(page, Failure) and holder.state.overlay is not None and not self.mirrors:
            holder.carry_out(Close())
            self._say(holder.words.get_plain("screen-failsafe-wrong"))
            page = guard(lambda: holder.page, "a visitor's page")
        if isinstance(page, Failure):
            self._failed = True
            holder.fail(page)
            page = holder.page
        return page

    def get_due_time(self) -> float | None:
        """Return the clock time at which the page changes by itself; None while it waits for the browser, or is still."""
        holder = self._holder
        if holder is None or self.waits or holder.blank:
            return None
        times = [holder.wake, self._said_until if self._said else None]
        rest, now = self._rests(), self._clock()
        if rest is not None and now <= rest:
            times.append(now + MOVES)
        return min((time for time in times if time is not None), default=None)

    def _rests(self) -> float | None:
        """Return the clock time at which the last animation on the page ends; computed once per page."""
        assert self._holder is not None
        page = self._page(self._holder)
        if self._moving is None or self._moving[0] is not page:
            self._moving = page, rests_at(page.items)
        return self._moving[1]

    def take(self, told: Told) -> list[Act | Request]:
        """Handle a visitor's message; return the acts for the desk."""
        if isinstance(told, FrameSeen):
            self.waits = False
        if isinstance(told, GlassSize):
            self._fit(told)
        if self._holder is None or isinstance(told, GlassSize | FrameSeen):
            return []
        page, effect = self._page(self._holder), None
        match told:
            case PressedThere():
                return self._press(told)
            case KeyTyped():
                effect = type_character(told.text, page)
            case Focused():
                # The browser's focus sets the page's focus; presses come as messages of their own
                target = next((one for one in page.targets if one.name == told.name and one.stop and not one.off), None)
                effect = None if target is None else Focus(target.name)
            case Back():
                ways = (target.effect for target in page.targets if target.name in WAYS_BACK and not target.off)
                effect = next(ways, None) or page.back
        return self._carry_out(effect)

    def _fit(self, told: GlassSize) -> None:
        """Note the browser's size, and at first its language and theme; the second screen has the table's."""
        self._size = told.page
        if not self.mirrors and told.language in LANGUAGES:
            self._own.setdefault("table.language", told.language)
        if not self.mirrors and told.dark:
            self._own.setdefault("screen.theme", "evening")
        self._fits = False

    def _press(self, press: PressedThere) -> list[Act | Request]:
        assert self._holder is not None
        page = self._page(self._holder)
        target = next((one for one in reversed(page.targets) if one.name == press.name), None)
        if target is not None and press.at is not None and target.box.has(press.at):
            target = focus.find_touched(page, press.at)
        if target is None:
            return []
        if isinstance(target.effect, DragCorner) and press.at is not None:
            middle = target.box.centre
            target = target._replace(effect=target.effect.drag(press.at[0] - middle[0], press.at[1] - middle[1]))
        if press.frame < self._asked_frame or (not self.mirrors and self._clock() - self._asked_at < motion().drop_press):
            self.late = True  # the press was meant for the previous question
            return []
        if self.mirrors:
            self._window.choose(target)
            return []
        if target.off:
            self._say(target.off)
            return []
        if target.stop:
            self._holder.change(self._holder.state.with_layer(self._holder.state.layer.focus_on(target.name)))
        self.gave = focus.speak_target(page, target)
        return self._carry_out(target.effect)

    def _carry_out(self, effect: Effect | None) -> list[Act | Request]:
        """Apply an effect to this browser's state; return the acts for the desk."""
        holder = self._holder
        if effect is None or holder is None:
            return []
        if self.mirrors:
            self._window.do(effect)
            return []
        if self._goes_back(effect):
            return []
        why = find_refusal(self._visit(), effect, over=holder.state.overlay is not None)
        if why is not None:
            self._say(holder.words(why))
            return []
        acts = [act for act in holder.carry_out(effect) if not self._done_here(holder, act)]
        self._last = acts[-1] if acts else self._last
        return acts

    def _done_here(self, holder: PageHolder, told: Act | Request) -> bool:
        """Do what concerns this browser alone, or say why it cannot be done; return whether it is no act for the desk."""
        act = SetSetting("table.language", told.language) if isinstance(told, SetLanguage) else told
        if isinstance(act, Answer) and act.step == PREPARES:
            self._prepare(holder, act.value)
        elif isinstance(act, AskPage):
            self.asks_page = act.page
        elif isinstance(act, SetSetting):
            self._own[act.name] = act.value
            if self._shown is not None:
                holder.set(self._settings(self._shown.settings))
        elif isinstance(act, Announce) and act.colour not in (None, self._colour):
            self._say(holder.words.get_plain("glass-not-yours"))
        else:
            return False
        return True

    def _goes_back(self, effect: Effect) -> bool:
        """Go on from this browser's own failsafe page, or take back what was prepared; return whether it was that."""
        if self._failed and effect == Do(Recover()):
            self._failed = False
            return True
        undoes = effect in (Open(Undoing()), Do(Undo()))
        return undoes and self._shown is not None and self.preparing.go_back(self._shown.snapshot)

    def _prepare(self, holder: PageHolder, value: Any) -> None:
        """Keep an answer given beforehand, and confirm it, or say why it is refused."""
        try:
            self.preparing.give(value)
        except AnswerRejected as refused:
            self._say(holder.words(refused.reason))
        else:
            self._say(holder.words.get_plain("glass-ready"))

    def propose(self, step: int, proposal: Proposal) -> None:
        """Show the prepared answer over the open question, if that is this player's own."""
        holder, shown = self._holder, self._shown
        question = None if shown is None else shown.snapshot.question
        if holder is not None and question is not None and question.seat is not None and question.seat.colour == self._colour:
            holder.carry_out(Open(Proposed(step, *proposal)))

    def _asked(self, snapshot: Snapshot) -> bool:
        """Return whether a question is for this visitor's seat, or for all."""
        seat = None if snapshot.question is None else snapshot.question.seat
        return seat is None or seat.colour == self._colour

    def _visit(self) -> Visit | None:
        """Return how this visitor stands to what is asked now; None for the second screen, which may do all."""
        if self.mirrors:
            return None
        now = None if self._shown is None else self._shown.snapshot
        if now is None or now.game is None or now.question is None:
            return Visit(AT_THE_DEVICE)
        if not self._colour:
            return Visit(LOOKS_ON)
        may = self._asked(now) or self.preparing.ahead is not None
        prepared = self.preparing.ahead is not None or self.preparing.last(now) is not None
        return Visit(None if may else NOT_ASKED, plays=True, prepared=prepared)

    def tell(self, message: str, text: str = "") -> None:
        """Tell the visitor `text`, else a message in this browser's language as soon as it is known."""
        self._message, self.late = message, False
        if self._holder is not None:
            self._say(text or self._holder.words.get_plain(message))

    def _say(self, text: str) -> None:
        self._said, self._said_until = text, self._clock() + motion().refusal

    def _settings(self, table: ScreenSettings) -> ScreenSettings:
        """Return the table's settings with this browser's own ones; a browser draws no ring and has no known size."""
        chosen = table.chosen
        for name, value in self._own.items():
            chosen = chosen.change(name, value)
        own = replace(
            table,
            camera=table.camera and self.preparing.ahead is None,
            language=self._own.get("table.language", table.language),
            theme=self._own.get("screen.theme", table.theme),
            large=self._own.get("screen.large_text", table.large),
            contrast=self._own.get("screen.contrast", table.contrast),
            chosen=chosen,
            ring=True,
            height_mm=0.0,
        )
        return (
            own
            if self.mirrors
            else replace(own, broker="", broker_trouble="", stick=False, pictures=0, door=None, visits=self._visit())
        )


def _number_known(after: tuple[str, ...], before: tuple[str, ...]) -> list[str | int]:
    """Replace pieces that were there before by their places; each place is used once."""
    places: dict[str, list[int]] = {}
    for place, piece in enumerate(before):
        places.setdefault(piece, []).append(place)
    return [places[piece].pop(0) if places.get(piece) else piece for piece in after]
