"""Kinds of question outside of games: which box, who plays, pages of the history, work that the device does."""

from collections.abc import Callable, Generator, Mapping
from dataclasses import field
from pathlib import Path
from typing import Any, ClassVar, Literal

from companion.language.words import Words
from companion.table import Choose, Game, Phrase, Placing, Question, Rng, Seat, Seats, SeatsRefused, phrase, quoted, unchanging
from hardware.lamps import SEAT_LAMPS


@unchanging
class BoxNote:
    """A note on a box: how many can play, and what is known of its last play."""

    players: Phrase
    last: Phrase | None = None


@unchanging(kw_only=True)
class ChooseBox(Choose[str]):
    """Which box lies on the table; `boxes` holds the folder of each game, for its emblem, `notes` a note on each box."""

    boxes: Mapping[str, Path] = field(default_factory=dict)
    notes: Mapping[str, BoxNote] = field(default_factory=dict)


@unchanging
class About:
    """Awaited in a dialogue: from now on the talk is about this box (None: about none), with its drawings and colours."""

    game: Game | None

    def __await__(self) -> Generator[Any, Any, None]:
        """Pass this to the dialogue, which sends nothing back."""
        yield self


LONGEST_NAME = 20


@unchanging(kw_only=True)
class Seating(Question[Seats]):
    """The players clockwise, the oldest first: each a name and one of the box's colours.

    `remembered` are names from earlier evenings, offered first, `usual` the colours they had last; `company` are the players
    of the last game, in colours of this box. An answer is `Seats`, or pairs of name and colour.
    """

    colours: tuple[str, ...]
    numbers: tuple[int, ...]
    remembered: tuple[str, ...] = ()
    usual: Mapping[str, str] = field(default_factory=dict)
    company: tuple[Seat, ...] = ()
    every_colour: ClassVar[tuple[str, ...]] = tuple(SEAT_LAMPS)
    """All colours that a player may type, of this box or not."""

    def parse(self, raw: object) -> Seats:
        """Parse pairs of name and colour."""
        if isinstance(raw, str) or not isinstance(raw, list | tuple):
            raise self.reject("reject-not-a-list", answer=str(raw))
        if len(raw) > max(self.numbers):
            raise self.reject("reject-players", players=len(raw), least=self.numbers[0], most=self.numbers[-1])
        found = [self._seat(item) for item in raw]
        # Refuse a name or colour that comes twice, in the table's words.
        for place, seat in enumerate(found):
            for other in found[:place]:
                if other.colour == seat.colour and seat.colour in self.colours:
                    colour = phrase(f"colour-{seat.colour}")
                    raise self.reject("reject-colour-twice", one=other.name, two=seat.name, colour=colour)
                if other.name == seat.name:
                    raise self.reject("reject-name-twice", name=seat.name)
        try:
            return Seats(found)
        except SeatsRefused as refused:
            raise self.reject("reject-seats", why=str(refused)) from refused

    def _seat(self, raw: object) -> Seat:
        if isinstance(raw, Seat):
            return raw
        if not isinstance(raw, list | tuple) or len(raw) != 2:  # noqa: PLR2004 - a pair
            raise self.reject("reject-seats", why=str(raw))
        name, colour = str(raw[0])[:LONGEST_NAME].strip(), str(raw[1])
        if name and not colour:
            raise self.reject("reject-no-colour", name=name)
        return Seat(name, colour)

    def accepts(self, answer: Seats) -> None:
        """Check the number of players, and that the box has their colours."""
        if len(answer) not in self.numbers:
            raise self.reject("reject-players", players=len(answer), least=self.numbers[0], most=self.numbers[-1])
        for seat in answer:
            if seat.colour not in self.colours:
                colour = phrase(f"colour-{seat.colour}") if seat.colour in SEAT_LAMPS else quoted(seat.colour)
                offered = tuple(phrase(f"colour-{one}") for one in self.colours)
                raise self.reject("reject-colour", name=seat.name, colour=colour, offered=offered)

    def sample(self, rng: Rng) -> Seats:
        """Draw a number of players and their colours."""
        colours = rng.sample(self.colours, rng.choice(self.numbers))
        return Seats(Seat(f"Player {number}", colour) for number, colour in enumerate(colours, start=1))


QUIET = 4
"""The width in modules of the light zone around a QR code (ISO/IEC 18004)."""


@unchanging(kw_only=True)
class ListPage(Choose[str]):
    """A list to choose from: a line for each option, with a note beside or below it; the options in `tools` stand at the foot.

    `source` is told below the title; the lines stand in up to `columns` columns.
    """

    notes: Mapping[str, Phrase] = field(default_factory=dict)
    tools: frozenset[str] = frozenset()
    source: Phrase | None = None
    columns: int = 2


@unchanging
class TextLine:
    """A line or paragraph of a page to read: its words, its figures, the colour of a shield or the icon before it, its size.

    `share` (0 to 1) is drawn as a bar, None for no bar. With `heads` the line is the heading of those below it.
    """

    words: Phrase
    figures: Phrase | None = None
    colour: str = ""
    icon: str = ""
    share: float | None = None
    heads: bool = False
    size: Literal["giant", "prompt", "answer", "rule", "label"] = "rule"


@unchanging(kw_only=True)
class TextPage(Choose[str]):
    """A page to read: its paragraphs or figures, or the `icon` alone; the options lead on. `source` is told below the title."""

    text: tuple[TextLine, ...] = ()
    icon: str = ""
    source: Phrase | None = None


@unchanging
class PlotBar:
    """One figure of a plot: what it is of, the figure, a note on it, and the group to which it and those after it belong."""

    name: Phrase
    figure: int
    note: Phrase | None = None
    group: str = ""


@unchanging(kw_only=True)
class PlotPage(TextPage):
    """Figures that a screen draws; `text` has them in words.

    `bars` stand beside each other with `columns`, else below each other; or of `people`, `won` says how often one has won
    against another.
    """

    bars: tuple[PlotBar, ...] = ()
    columns: bool = False
    people: tuple[str, ...] = ()
    won: Mapping[tuple[str, str], int] = field(default_factory=dict)


@unchanging
class TableCell:
    """One value of a table: its figure ("" for the icon alone), its icon, and the value in words."""

    figure: str
    icon: str
    words: Phrase


@unchanging
class TableRow:
    """One row of a table: the player whose row it is, and the values."""

    seat: Seat
    cells: tuple[TableCell, ...]


@unchanging(kw_only=True)
class TablePage(Choose[str]):
    """A table with a row for each player; the options lead on."""

    rows: tuple[TableRow, ...] = ()


@unchanging(kw_only=True)
class ValuesPage(ListPage):
    """Values that are changed on the page itself, each an option with its value as a note; choosing it takes the next value.

    `about` explains each option, `note` stands in place of a missing explanation. `steps` are the options whose values are
    numbers: for `set:NAME` the answers `minus:NAME` and `plus:NAME` change it by one step. `doubtful` are the options whose
    stored value is wrong.
    """

    about: Mapping[str, Phrase] = field(default_factory=dict)
    note: Phrase | None = None
    steps: frozenset[str] = frozenset()
    doubtful: frozenset[str] = frozenset()


@unchanging(kw_only=True)
class PlayPage(Choose[str]):
    """One play: the standing as banners, the course of scores (a row for each round, a column for each seat), and some facts.

    `note` says at the lower edge what this play lacks.
    """

    standing: tuple[Placing, ...] = ()
    seats: Seats = field(default_factory=lambda: Seats(()))
    course: tuple[tuple[int, ...], ...] = ()
    facts: tuple[Phrase, ...] = ()
    note: Phrase | None = None


@unchanging
class PhoneCode:
    """A QR code: its rows of modules (True is dark, without the quiet zone), its link, and what was left out to make it fit.

    `left_out` names, in order: `comment-short`, `comment`, `board`, `role`, `rank`, `location`, `durationMin`, `names`, `score`.
    """

    rows: tuple[tuple[bool, ...], ...]
    link: str
    left_out: tuple[str, ...] = ()


def phone_code(link: str, *left_out: str) -> PhoneCode:
    """Encode a link as a QR code with the lowest error correction, for the largest modules."""
    import segno  # noqa: PLC0415 - it loads large libraries, and few evenings need a code

    code = segno.make(link, error="l", micro=False, boost_error=False)
    return PhoneCode(tuple(tuple(bool(module) for module in row) for row in code.matrix), link, left_out)


@unchanging(kw_only=True)
class CodePage(Choose[str]):
    """A QR code for a phone; `code` builds it in a language, and returns None if it would be too large."""

    code: Callable[[Words], PhoneCode | None]


@unchanging(kw_only=True)
class Work(Question[Any]):
    """The device runs `task` while the table waits; the answer is its result."""

    task: Callable[[], Any]

    def parse(self, raw: object) -> Any:
        """Accept any result."""
        return raw

    def sample(self, _rng: Rng) -> Any:
        """Run the task at once, and return its result."""
        return self.task()
