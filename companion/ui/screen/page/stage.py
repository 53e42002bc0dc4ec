"""Views, and the stage on which they lay out their part of the screen: room, words, the state of the game, a builder."""

from collections.abc import Callable
from typing import Any, NamedTuple

from companion.language.words import Words
from companion.play import Answer, MendOn, Snapshot
from companion.play.live import Live
from companion.table import Argument, Option, Phrase, unchanging
from companion.ui.narration.offered import speak_option
from companion.ui.pages import effects, page_settings, visits
from companion.ui.screen.page.builder import PageBuilder, Target
from companion.ui.screen.page.state import Layer, ScreenState
from companion.ui.screen.paint import Box, Colour, Format, Palette


class Stage(NamedTuple):
    """Everything that a view needs to lay out its part of the screen.

    `box` is the room the view may use, `behind` the colour of its ground, `now` the clock time;
    `mends` is the earlier step that is answered again; `who` replaces the name "all together";
    `answering` returns the effect of an answer that is not to a question of the game; `leaving` is the effect of going back
    there, None on the question's own page, which has the head band's question mark for that.
    """

    builder: PageBuilder
    box: Box
    words: Words
    snapshot: Snapshot
    state: ScreenState
    settings: page_settings.ScreenSettings
    focus: str
    now: float
    behind: Colour
    live: Live | None = None
    subtitle: str = ""
    explain: bool = False
    mends: int | None = None
    who: str = ""
    answering: Callable[[Any], effects.Effect] | None = None
    leaving: effects.Effect | None = None

    @property
    def form(self) -> Format:
        """The screen's format."""
        return self.builder.form

    @property
    def look(self) -> Palette:
        """The theme's colours."""
        return self.builder.look

    @property
    def layer(self) -> Layer:
        """Focus, page and half-entered answer of the page that is being laid out."""
        return self.state.layer

    @property
    def entry(self) -> Any:
        """The half-entered answer."""
        return self.state.layer.entry

    def place_within(self, box: Box, behind: Colour | None = None) -> "Stage":
        """Return the stage with this box as its room, and this colour behind it."""
        return self._replace(box=box, behind=behind or self.behind)

    def say(self, message: str, **args: Argument) -> str:
        """Return one of the screen's own messages."""
        return self.words(Phrase(message, args)) if args else self.words.get_plain(message)

    def speak_option(self, option: Option[Any]) -> str:
        """Return an option's spoken words if people play by ear, else ""."""
        return speak_option(option, self.words) if self.settings.by_ear else ""

    def answer(self, value: Any) -> effects.Effect:
        """Return the effect of answering the question: at its step or, as a draft, in place of an earlier answer."""
        if self.answering is not None:
            return self.answering(value)
        if self.mends is None:
            return effects.Do(Answer(value, self.snapshot.step, page=self.snapshot.page))
        return effects.close_after(MendOn(self.mends, value))

    def refused(self, effect: effects.Effect) -> str:
        """Return why whoever looks at this page may not press what has this effect; "" if they may, as all may at the table."""
        why = visits.find_refusal(self.settings.visits, effect, over=self.state.overlay is not None)
        return "" if why is None else self.words(why)

    def stop(self, target: Target) -> bool:
        """Add a target; tell whether it is focused."""
        self.builder.add_target(target)
        first = target.stop and not self.focus and self.builder.comes_first(target.name)
        return not target.off and (target.name == self.focus or first)


@unchanging
class View:
    """How one kind of question is shown.

    `show` lays out the question; `begin` returns the half-entered answer at the start; `evening` selects the dark theme, as the
    lamps matter most; `board` and `head` tell whether scoreboard and head band are shown; `attracts` tells whether it has a page
    for a deserted table.
    """

    show: Callable[[Stage, Any], None]
    begin: Callable[[Snapshot, Any], Any] = lambda _snapshot, _question: None
    evening: bool = False
    board: bool = True
    head: bool = True
    attracts: bool = False
