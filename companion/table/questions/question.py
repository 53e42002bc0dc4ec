"""The question a script awaits, and the announcements that players may make beside it; `yield` hands questions out here."""

import re
from collections.abc import Awaitable, Callable, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import field
from enum import Enum
from functools import partial, wraps
from typing import Any, ClassVar, Generic, NamedTuple, ParamSpec, Protocol, TypeAlias, TypeVar

from companion.table.errors import AnswerRejected
from companion.table.phrase import NOTHING, Argument, Phrase, phrase
from companion.table.seats import Seat
from companion.table.unchanging import unchanging

A = TypeVar("A")
P = ParamSpec("P")


T = TypeVar("T")


class Rng(Protocol):
    """The source of chance, such as `random.Random`. Games and kinds of question have none of their own."""

    def choice(self, seq: Sequence[T], /) -> T:
        """Draw one."""

    def choices(self, population: Sequence[T], /, weights: Sequence[float]) -> list[T]:
        """Draw one by its weight, as a list."""

    def sample(self, population: Sequence[T], /, k: int) -> list[T]:
        """Draw `k` different ones, in the order drawn."""

    def randint(self, a: int, b: int, /) -> int:
        """Draw a whole number from `a` to `b`, both included."""


class Implied(Enum):
    """The value of a question that has no implied answer."""

    NOTHING = "nothing"


NOT_IMPLIED = Implied.NOTHING


class Interruption(NamedTuple):
    """A reply that is not an answer: something was corrected or announced, and then the question is asked again."""

    run: Callable[[], Awaitable[None]] | None = None


_known: "ContextVar[Question[Any] | None]" = ContextVar("known", default=None)


@contextmanager
def set_known_questions() -> "Iterator[Callable[[Question[Any] | None], object]]":
    """Yield a function that sets the question the script hands out next, instead of building it again.

    Half of a script's time goes into building questions; one asked before, after the same answers, need not be built.
    """
    before = _known.set(None)
    try:
        yield _known.set
    finally:
        _known.reset(before)


def plain_value(text: str) -> Any:
    """Return a word as a number or a truth value if it looks like one, else as text."""
    if text in {"true", "false"}:
        return text == "true"
    return int(text) if re.fullmatch(r"-?[0-9]{1,15}", text) else text


def split_typed(line: str) -> list[str]:
    """Return the words of a typed line, between which there may be commas."""
    return line.replace(",", " ").split()


def _hand_out(build: "Callable[[], Question[A]]") -> "Generator[Question[A], Any, A]":
    while True:
        reply = yield _known.get() or build()
        if type(reply) is not Interruption:
            answer: A = reply
            return answer
        if reply.run is not None:
            yield from reply.run().__await__()


@unchanging
class Illustration:
    """A drawing that goes with a question, as data from the state of the game; the kinds are in `illustrations`.

    With `evening` it is drawn by lamplight.
    """

    evening: ClassVar[bool] = False


@unchanging(kw_only=True)
class Question(Generic[A]):
    """One thing the table must answer before the game goes on; awaiting it returns the answer.

    `id` is stable and dotted (`dice.roll`); its words are the Fluent message of that name with dashes, filled with `args`.
    `seat`, `subject` and `occurrence` distinguish it from others with the same id; together with the id they are its identity.
    `rules` are the ids of the rules it serves. `reveals` says that the answer shows something hidden or drawn.
    `picture` names a drawing of the game for the stage, `illustration` draws the game's state;
    `fact` names the printed fact of the box that the answer settles.
    `implied` is the answer that follows from what is known: nobody is asked, but it is recorded like any other. So journals and
    scenarios from before it was inferred still fit, and a wrong inference can be corrected.
    `absent` is the answer of an empty chair.
    """

    id: str = field(kw_only=False)
    args: Mapping[str, Argument] = field(default_factory=lambda: NOTHING)
    seat: Seat | None = None
    subject: str = ""
    occurrence: tuple[int, ...] = ()
    rules: tuple[str, ...] = ()
    reveals: bool = False
    picture: str = ""
    illustration: Illustration | None = None
    fact: str = ""
    implied: Any = NOT_IMPLIED
    absent: Any = NOT_IMPLIED

    @property
    def follows(self) -> bool:
        """Whether the answer follows from what is known, so that nobody need be asked."""
        return self.implied is not NOT_IMPLIED

    @property
    def words(self) -> Phrase:
        """The phrase that asks the question."""
        return Phrase(self.id.replace(".", "-"), self.args)

    @property
    def identity(self) -> str:
        """The id, seat, subject and occurrence as one text: `dice.place@blue[left]#3.2`."""
        kept: dict[str, str] = self.__dict__
        if "_identity" not in kept:
            seat = f"@{self.seat.colour}" if self.seat else ""
            subject = f"[{self.subject}]" if self.subject else ""
            occurrence = f"#{'.'.join(map(str, self.occurrence))}" if self.occurrence else ""
            kept["_identity"] = f"{self.id}{seat}{subject}{occurrence}"
        return kept["_identity"]

    def read(self, raw: object) -> A:
        """Parse and check an answer (typed, or from JSON or TOML); raises `AnswerRejected` if it is malformed or not allowed."""
        answer = self.parse(raw)
        self.accepts(answer)
        return answer

    def reread(self, raw: object) -> A:
        """Read a recorded answer: a kind that is stricter than its earlier version still takes what that version took."""
        return self.read(raw)

    def parse(self, raw: object) -> A:
        """Convert a plain value to the answer's type; raises `AnswerRejected` if its form is wrong."""
        raise NotImplementedError

    def accepts(self, answer: A) -> None:
        """Raise `AnswerRejected` if this answer is not allowed here."""

    def answerable(self) -> bool:
        """Return whether any answer is allowed here; a correction must not leave a question without one."""
        return True

    def sample(self, rng: Rng) -> A:
        """Draw an allowed answer at random, for self-play and property tests."""
        raise NotImplementedError

    by_owner: ClassVar[bool] = False
    """Whether each option is told with its player's name."""

    def list_options(self) -> tuple[Any, ...]:
        """Return the options by which answers are named, those of older journals among them; none for other kinds."""
        return ()

    def choose_told(self, answer: A) -> tuple[Any, ...]:
        """Return the options of which an answer is told."""
        parts = answer if isinstance(answer, list | tuple) else (answer,)
        return tuple(option for part in parts for option in self.list_options() if option.key == part)

    def tell(self, answer: A) -> tuple[Argument, ...]:
        """Return an answer in words, a phrase or a figure for each of its parts; none where it says nothing."""
        parts = answer if isinstance(answer, list | tuple) else (answer,)
        named = {option.key: option.words for option in self.list_options()}
        return tuple("–" if part is None else named.get(part, str(part)) for part in parts) or (phrase("item-none"),)

    def read_typed(self, line: str) -> Any:
        """Return the plain value that a typed line means, in which names have become keys; it is not checked yet."""
        return plain_value(line)

    def explain_typing(self) -> tuple[Argument, ...]:
        """Return lines that say how an answer is typed, besides those of the options."""
        return ()

    def reject(self, reason: str, **args: Argument) -> AnswerRejected:
        """Build the refusal with its reason and the rules behind this question."""
        return AnswerRejected(phrase(reason, **args), self.rules)

    def __await__(self) -> "Generator[Question[A], Any, A]":
        """Hand the question out and return the answer."""
        return _hand_out(lambda: self)


class Asked(Generic[A]):
    """A question that is built from the ledger when it is asked, and again after a correction."""

    __slots__ = ("build",)

    def __init__(self, build: Callable[[], Question[A]]) -> None:
        self.build = build

    def __await__(self) -> Generator[Question[A], Any, A]:
        """Build the question, hand it out and return the answer."""
        return _hand_out(self.build)


def asks(build: Callable[P, Question[A]]) -> Callable[P, Asked[A]]:
    """Make the result of a function that builds a question awaitable: the question is built again after each correction."""

    @wraps(build)
    def asked(*args: P.args, **kwargs: P.kwargs) -> Asked[A]:
        return Asked(partial(build, *args, **kwargs))

    return asked


@unchanging
class Announcement:
    """Something that players may say beside a question; with `seats` one of these says it.

    Its words are the Fluent message of its id with dashes, as with a question.
    """

    id: str
    args: Mapping[str, Argument] = field(default_factory=lambda: NOTHING)
    seats: tuple[Seat, ...] = ()
    rules: tuple[str, ...] = ()
    icon: str = ""

    @property
    def words(self) -> Phrase:
        """The phrase that offers the announcement."""
        return Phrase(self.id.replace(".", "-"), self.args)


Handler: TypeAlias = Callable[[Seat | None], Awaitable[None]]
"""What the script does after an announcement: it may ask questions of its own, and may end the game."""
