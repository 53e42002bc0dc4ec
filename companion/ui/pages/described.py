"""What a page over the question is: a question of a kind that screen and terminal know, and the effect of each of its answers."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from companion.language.words import Words
from companion.play import ListPage, Snapshot, TextPage
from companion.play.own_questions import TextLine
from companion.table import Difference, Option, Phrase, Question, Seat, Symbols, phrase, unchanging
from companion.ui.pages.effects import Close, Effect
from companion.ui.pages.page_settings import ScreenSettings


class PageContext(NamedTuple):
    """What a page is described from: the game, the settings, the words, the half-entered answer, and what is still to be told.

    `leaf` tells whether there is a leaf with the way to the settings; a terminal has none.
    """

    snapshot: Snapshot
    settings: ScreenSettings
    words: Words
    entry: Any = None
    owed: Sequence[Difference] = ()
    leaf: bool = True


@unchanging
class PageDescription:
    """A page: its question, the effects of its answers, and the effect of going back (None if there is none).

    `begins` is the half-entered answer at the start, None for the usual one; `who` stands for the name of who is asked,
    `heard` is what is spoken in place of title and source.
    """

    question: Question[Any]
    lead: Callable[[Any], Effect]
    back: Effect | None = Close()
    begins: Any = None
    who: Phrase | None = None
    heard: Phrase | None = None


class PageWay(NamedTuple):
    """A line of a list, or a way on at the foot: key, words, effect, icon, a note, why it is off, whose it is, how it looks."""

    key: str
    words: Phrase
    effect: Effect
    icon: str = ""
    note: Phrase | None = None
    off: Phrase | None = None
    seat: Seat | None = None
    shows: tuple[Symbols, ...] = ()

    @property
    def option(self) -> Option[str]:
        """The way as an option of a question."""
        return Option(self.key, self.words, self.off, icon=self.icon, seat=self.seat, shows=self.shows)


def plain(text: str) -> Phrase:
    """Return a text that is the same in each language as a phrase."""
    return phrase("history-text", text=text)


def back_way(around: PageContext) -> PageWay:
    """Return the way back; its label names what it leads back to, the game or the question."""
    below = "game" if around.snapshot.game is not None else "question"
    return PageWay("close", phrase(f"screen-leaf-{below}"), Close(), "back")


def describe_list(
    title: Phrase,
    lines: Iterable[PageWay],
    ways: Iterable[PageWay],
    *,
    source: Phrase | None = None,
    columns: int = 2,
    within: Mapping[str, Sequence[PageWay]] = MappingProxyType({}),
    back: Effect | None = Close(),  # noqa: B008 - it never changes
) -> PageDescription:
    """Describe a list to choose from, with the ways on at its foot; `within` is what lies in a line, by its key."""
    lines, ways = tuple(lines), tuple(ways)
    question = ListPage(
        title.id,
        args=title.args,
        options=tuple(way.option for way in (*lines, *ways)),
        notes={line.key: line.note for line in lines if line.note is not None},
        tools=frozenset(way.key for way in ways),
        source=source,
        columns=columns,
        within={key: tuple(way.option for way in held) for key, held in within.items()},
    )
    return PageDescription(question, lead_by(*lines, *ways, *(way for held in within.values() for way in held)), back)


def describe_text(
    title: Phrase,
    text: Iterable[TextLine],
    ways: Sequence[PageWay],
    *,
    icon: str = "",
    source: Phrase | None = None,
    back: Effect | None = Close(),  # noqa: B008 - it never changes
) -> PageDescription:
    """Describe a page to read, with the ways on at its foot."""
    options = tuple(way.option for way in ways)
    question = TextPage(title.id, args=title.args, options=options, text=tuple(text), icon=icon, source=source)
    return PageDescription(question, lead_by(*ways), back)


def lead_by(*ways: PageWay) -> Callable[[Any], Effect]:
    """Return the function that finds the effect of an answer among these ways."""
    effects: Mapping[str, Effect] = {way.key: way.effect for way in ways}
    return effects.__getitem__
