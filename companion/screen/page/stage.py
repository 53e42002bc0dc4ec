"""What a view is, and what it lays its part of the screen out with: room, words, the game as it stands, a builder to draw on."""

from collections.abc import Callable
from typing import Any, NamedTuple

from companion.narration.offered import spoken_option
from companion.play.acts import Answer, MendOn
from companion.play.live import Live
from companion.play.snapshot import Snapshot
from companion.screen.page.builder import PageBuilder, Target
from companion.screen.page.effects import Both, Close, Do, Effect
from companion.screen.page.state import Layer, ScreenSettings, ScreenState
from companion.screen.paint.box import Box
from companion.screen.paint.formats import Format
from companion.screen.paint.theme import Colour, Palette
from companion.table.phrase import Argument, Phrase
from companion.table.questions.kinds import Option
from companion.unchanging import unchanging
from companion.words import Words


class Stage(NamedTuple):
    """Everything around a view.

    `box` is the room it may use, `behind` the colour it lies on, `now` the clock's second;
    `mends` is the earlier step whose answer is given anew, `who` stands in place of "all together";
    `answering` says what an answer does where it is none to a question of the game, and `leaving` what the way back does there.
    """

    builder: PageBuilder
    box: Box
    words: Words
    snapshot: Snapshot
    state: ScreenState
    settings: ScreenSettings
    focus: str
    now: float
    behind: Colour
    live: Live | None = None
    subtitle: str = ""
    explain: bool = False
    mends: int | None = None
    who: str = ""
    answering: Callable[[Any], Effect] | None = None
    leaving: Effect | None = None

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
        """Focus, page and half-entered answer of what is being laid out."""
        return self.state.layer

    @property
    def entry(self) -> Any:
        """What is half entered."""
        return self.state.layer.entry

    def within(self, box: Box, behind: Colour | None = None) -> "Stage":
        """Give a part of the room."""
        return self._replace(box=box, behind=behind or self.behind)

    def say(self, message: str, **args: Argument) -> str:
        """Say one of the screen's own words."""
        return self.words(Phrase(message, args)) if args else self.words.plain(message)

    def heard(self, option: Option[Any]) -> str:
        """Say an answer to those who play by ear; "" where nobody does and its words are seen."""
        return spoken_option(option, self.words) if self.settings.by_ear else ""

    def answered(self, value: Any) -> Effect:
        """Give the effect of answering the question: at its step, or in place of an earlier answer, as a draft."""
        if self.answering is not None:
            return self.answering(value)
        if self.mends is None:
            return Do(Answer(value, self.snapshot.step, page=self.snapshot.page))
        return Both(Do(MendOn(self.mends, value)), Close())

    def stop(self, target: Target) -> bool:
        """Add a target; tell whether it is the focused one."""
        self.builder.target(target)
        first = target.stop and not self.focus and self.builder.comes_first(target.name)
        return not target.off and (target.name == self.focus or first)


@unchanging
class View:
    """How one kind of question is shown.

    `show` lays it out; `begin` gives the half-entered answer at first; `evening` says that the lamps lead, so that the dark
    theme is used; `board` and `head` whether scoreboard and head band stay; `counts` that short presses count, so that a double
    press must mean nothing; `attracts` that it has something to show where nobody has touched anything for a while.
    """

    show: Callable[[Stage, Any], None]
    begin: Callable[[Snapshot, Any], Any] = lambda _snapshot, _question: None
    evening: bool = False
    board: bool = True
    head: bool = True
    counts: Callable[[Any], bool] = lambda _question: False
    attracts: bool = False
