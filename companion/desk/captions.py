"""One sense in place of another: what is said stands on the screen, and what stands there is said where nobody sees it."""

from __future__ import annotations

from companion.play.snapshot import Snapshot
from companion.screen.page import focus
from companion.screen.page.builder import Page
from companion.voice.speaker import Speaker
from companion.words import Words


class Subtitle:
    """The phrase that is being said."""

    def __init__(self) -> None:
        self.text = ""

    def changed(self, speaker: Speaker) -> bool:
        """Listen to the speaker; tells whether another phrase is said than before."""
        before, self.text = self.text, speaker.subtitle() or ""
        return self.text != before

    def beside(self, snapshot: Snapshot, words: Words) -> str:
        """Give what is said, unless the prompt on the screen says it already."""
        question = snapshot.question
        if question is None:
            return self.text
        who = question.seat.name if question.seat else ""
        return "" if self.text.removeprefix(f"{who}: ") in words(question.words) else self.text


class SpokenFocus:
    """What a long press would choose, said as soon as that is another; a new question speaks for itself."""

    def __init__(self) -> None:
        self._step, self._said = -1, ""
        self._page: Page | None = None

    def tell(self, step: int, page: Page, speaker: Speaker, language: str) -> None:
        """Say it if it is new at this step."""
        if step == self._step and page is self._page:
            return
        self._page, said = page, focus.said(page)
        if step == self._step and said != self._said:
            speaker.say(said, language)
        self._step, self._said = step, said
