"""The page over the question in a terminal: what it offers, and what a typed line takes on it."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from companion.language.words import Words
from companion.play import Act, ListPage, Request, Snapshot, TextPage
from companion.table import AnswerRejected, Choose, phrase
from companion.ui.narration.drafted import describe_value
from companion.ui.pages.described import PageContext, PageDescription
from companion.ui.pages.effects import Both, Close, Do, Effect, Enter, Open, Overlay, Paused
from companion.ui.pages.page_settings import ScreenSettings
from companion.ui.pages.pages import describe_page
from companion.ui.terminal.forms import list_answers, read_line


class OpenPage:
    """The page that lies over the question, if one does. `can` tells whether this terminal can do something beside the game."""

    def __init__(self, words: Words, settings: Callable[[], ScreenSettings], can: Callable[[Act | Request], bool]) -> None:
        self.words, self._settings, self._can = words, settings, can
        self._overlay: Overlay | None = None
        self._entry: Any = None
        self._taken: list[str] = []

    @property
    def is_open(self) -> bool:
        """Whether a page lies over the question."""
        return self._overlay is not None

    def open(self, overlay: Overlay) -> None:
        """Lay a page over the question."""
        self._overlay, self._entry = overlay, None
        self._taken.clear()

    def close(self) -> None:
        """Take the page away."""
        self._overlay = None

    def list_lines(self, snapshot: Snapshot) -> list[str]:
        """Return the page's title, what it tells, and its answers; a page without answers is told and taken away."""
        page = self._describe(snapshot, self._overlay)
        if page is None:
            return []
        question = page.question
        source = question.source if isinstance(question, ListPage | TextPage) else None
        lines = [self.words(part) for part in (question.words, source) if part is not None]
        lines += list_answers(question, self.words)
        if isinstance(question, Choose) and not question.options:
            self.close()
            return lines if len(lines) > 1 else [self.words(phrase("terminal-none"))]
        return [*lines, self.words(phrase("terminal-page"))]

    def take(self, snapshot: Snapshot, line: str) -> tuple[Act | Request, ...] | None:
        """Take a typed line, or its first word and then the rest: return what it does; None if it names no answer of the page.

        Raises `AnswerRejected` where numbers or names are asked for and others come.
        """
        effect = self._read(snapshot, line)
        if effect is not None:
            return self._follow(effect)
        head, _, tail = line.partition(" ")
        effect = self._read(snapshot, head) if tail else None
        if effect is None:
            return None
        done = self._follow(effect)
        return done if done or not self.is_open else self.take(snapshot, tail.strip())

    @property
    def taken(self) -> str:
        """What was taken on the pages since the first one was opened."""
        return " · ".join(self._taken)

    def _read(self, snapshot: Snapshot, line: str) -> Effect | None:
        page = self._describe(snapshot, self._overlay)
        if page is None or not line:
            return Close()
        question = page.question
        try:
            answer = read_line(question, line, self.words)
            self._taken.append(describe_value(question, answer, self.words))
            return page.lead(answer)
        except AnswerRejected:
            if isinstance(question, Choose):
                return None
            raise

    def _follow(self, effect: Effect) -> tuple[Act | Request, ...]:
        match effect:
            case Do(act):
                return (act,)
            case Both(first, then):
                return (*self._follow(first), *self._follow(then))
            case Open(overlay):
                self._overlay, self._entry = overlay, None
            case Close():
                self.close()
            case Enter(entry):
                self._entry = entry
        return ()

    def _describe(self, snapshot: Snapshot, overlay: Overlay | None) -> PageDescription | None:
        """Describe a page without what this terminal cannot do, and without the ways that only lead back, as Enter does."""
        page = None if overlay is None else self._describe_whole(snapshot, overlay)
        if page is None or not isinstance(page.question, Choose):
            return page
        question, lead = page.question, page.lead
        kept = tuple(
            option
            for option in question.options
            if self._leads_on(snapshot, lead(option.key)) and (option.icon != "back" or lead(option.key) != Close())
        )
        return replace(page, question=replace(question, options=kept))

    def _leads_on(self, snapshot: Snapshot, effect: Effect) -> bool:
        """Tell whether this terminal can do this, or has the page to which it leads, with something on it."""
        match effect:
            case Do(act):
                return self._can(act)
            case Both(first, then):
                return self._leads_on(snapshot, first) and self._leads_on(snapshot, then)
            case Open(Paused()):
                return False
            case Open(overlay):
                page = self._describe_whole(snapshot, overlay)
                if page is None or not isinstance(page.question, ListPage):
                    return page is not None
                ways = (page.lead(option.key) for option in page.question.options if option.icon != "back")
                return any(self._goes(snapshot, way) for way in ways)
            case _:
                return True

    def _goes(self, snapshot: Snapshot, way: Effect) -> bool:
        """Tell whether this terminal can do this at once, or has the page to which it leads."""
        if isinstance(way, Open):
            return self._describe_whole(snapshot, way.overlay) is not None
        return not isinstance(way, Do) or self._can(way.act)

    def _describe_whole(self, snapshot: Snapshot, overlay: Overlay) -> PageDescription | None:
        around = PageContext(snapshot, self._settings(), self.words, self._entry, leaf=False)
        return describe_page(around, overlay)
