"""The kinds of question that the players answer: tell, choose, pick, number, tally, order."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field
from functools import lru_cache
from typing import Any, Generic, Literal, TypeVar

from companion.table.entry import LARGEST
from companion.table.phrase import Argument, Phrase, phrase, quoted
from companion.table.questions.question import NOT_IMPLIED, Implied, Question, Rng, plain_value, split_typed
from companion.table.seats import Seat
from companion.table.unchanging import unchanging

K = TypeVar("K", bound=str)


@unchanging
class Symbols:
    """Some pieces as icons: `amount` of `icon`; `struck` of them are crossed out, `missing` more are needed; `seat` colours them.

    With `tile` the icons are on one tile, in a frame of the colour `frame`; `label` is a short text printed on it.
    On a card the symbols that lead (`leads`) stand for the place and are large; those after them are its price.
    """

    icon: str
    amount: int
    struck: int = 0
    seat: Seat | None = None
    frame: str = ""
    tile: bool = False
    label: str = ""
    missing: int = 0
    leads: bool = False


@unchanging
class Reason:
    """One row of a result's reasons: the seat, what was counted, the sum, and a note; the `marked` row decides.

    `struck_by` is the icon of what crossed out some of the symbols.
    """

    seat: Seat | None = None
    words: Phrase | None = None
    symbols: tuple[Symbols, ...] = ()
    total: int | None = None
    note: Phrase | None = None
    marked: bool = False
    struck_by: str = ""


@unchanging(kw_only=True)
class Tell(Question[None]):
    """The device says something; the table confirms that it is done or heard. The answer is nothing (null).

    With `passes` nobody need confirm: the game goes on once the message was spoken and there was time to read it.
    """

    reasons: tuple[Reason, ...] = ()
    passes: bool = False

    def parse(self, raw: object) -> None:
        """Accept None or True, for "heard"."""
        if raw is not None and raw is not True:
            raise self.reject("reject-tell")

    def tell(self, _answer: None) -> tuple[Argument, ...]:
        """Tell nothing: that it was heard says nothing."""
        return ()

    def read_typed(self, line: str) -> Any:
        """Take an empty line for "heard"."""
        return line or None

    def sample(self, rng: Rng) -> None:
        """Go on; there is nothing to draw."""


@unchanging
class Option(Generic[K]):
    """One answer on offer: its key, its words, and what it gains; with `off` it is shown but not allowed, and `off` says why.

    `pieces` stand on its button beside the words (the players sitting there, a card as it is printed);
    `shows` are the pieces that make up the answer (the tiles of a payment), each with its symbols, drawn in place of the words.
    """

    key: K
    words: Phrase
    off: Phrase | None = None
    gains: tuple[Symbols, ...] = ()
    icon: str = ""
    seat: Seat | None = None
    shows: tuple[Symbols, ...] = ()
    pieces: tuple[Symbols, ...] = ()

    @property
    def leads_back(self) -> bool:
        """Whether this only leads back to the question before, and decides nothing."""
        return self.icon == "back"


def offer(question: Question[Any], options: tuple[Option[K], ...], raw: object) -> K:
    """Find the option with this key; raises `AnswerRejected` if none has it, or with the option's reason if it is off."""
    for option in options:
        if option.key == raw:
            if option.off is not None:
                raise question.reject("reject-off", why=option.off)
            return option.key
    raise question.reject("reject-not-offered", answer=quoted(raw), offered=", ".join(str(o.key) for o in options))


def offers(question: Question[Any], options: tuple[Option[K], ...], raw: object) -> tuple[K, ...]:
    """Find several different options by their keys."""
    if isinstance(raw, str) or not isinstance(raw, list | tuple):
        raise question.reject("reject-not-a-list", answer=quoted(raw))
    strange = next((key for key in raw if not isinstance(key, str)), None)
    if strange is not None:
        raise question.reject("reject-not-offered", answer=quoted(strange), offered=", ".join(str(o.key) for o in options))
    if len(set(raw)) != len(raw):
        raise question.reject("reject-twice")
    return tuple(offer(question, options, key) for key in raw)


def only_one(options: tuple[Option[K], ...]) -> K | Implied:
    """Return the key of the only open option, to be implied; NOT_IMPLIED if there is not exactly one."""
    keys = _open_keys(options)
    return keys[0] if len(keys) == 1 else NOT_IMPLIED


def _open_keys(options: tuple[Option[K], ...]) -> list[K]:
    return [option.key for option in options if option.off is None]


def label_options(options: Iterable[Option[Any]]) -> list[str]:
    """Return what people type for each option: its number or, if any key is a number, its key, so that no number means two."""
    keys = [str(option.key) for option in options]
    figures = any(key.isdecimal() for key in keys)
    return keys if figures else [str(place) for place in range(1, len(keys) + 1)]


@unchanging(kw_only=True)
class Choose(Question[K]):
    """Several options; the answer is the key of one of them.

    `silence` is the key taken if nobody answers for a while, "" if the table must answer; `likely` is the key
    at which the single button starts, "" for the first option. `front` are the keys that are likely now, the likeliest first: if
    there are more answers than `most_in_front`, these stand in front, and the others behind one card. `within` are the answers
    inside an option, by its key: a screen shows them in its place once that option is chosen. `closing` is the key of the option
    that ends the current action; it has a place of its own on every page. `absent` is the key that an empty chair takes to
    pass, "" if one of the usual keys for passing is offered. `ahead` are options of the next player that only
    older journals hold: they are accepted and known by their words, and no longer offered, as no page is for two people.
    """

    options: tuple[Option[K], ...]
    silence: str = ""
    likely: str = ""
    front: tuple[str, ...] = ()
    most_in_front: int = 4
    within: Mapping[K, tuple[Option[K], ...]] = field(default_factory=dict)
    closing: str = ""
    absent: str = ""
    ahead: tuple[Option[K], ...] = ()

    def parse(self, raw: object) -> K:
        """Find the option named, or one within an open option; raises `AnswerRejected` if it is not on offer."""
        return offer(self, (*self.options, *(option for option in self._others() if option.key == raw)), raw)

    def _others(self) -> Iterator[Option[K]]:
        """Yield what may be answered besides the options: what open ones hold, and what older journals hold."""
        for key in _open_keys(self.options):
            yield from self.within.get(key, ())
        yield from self.ahead

    def list_options(self) -> tuple[Option[K], ...]:
        """Return the options, and those of older journals."""
        return (*self.options, *self.ahead)

    def read_typed(self, line: str) -> Any:
        """Take the line for a key."""
        return line

    @property
    def ranked(self) -> tuple[str, ...]:
        """The keys that are likely and open now, the likeliest first: the single button starts there.

        What follows is asked only where somebody has taken it back, so that then all others are likelier.
        """
        keys = _open_keys(self.options)
        others = [key for key in keys if key != self.implied] if self.follows else []
        return tuple(key for key in dict.fromkeys((self.likely, *self.front, *others)) if key in keys and key != self.implied)

    def answerable(self) -> bool:
        """Return whether an option is open."""
        return bool(_open_keys(self.options))

    def sample(self, rng: Rng) -> K:
        """Draw one of the options that are not off."""
        return rng.choice(_open_keys(self.options))


ELSEWHERE = frozenset({"together", "later"})
"""Keys of answers which say only that something is asked with another question."""


def find_alternatives(question: Question[Any], given: object) -> tuple[str, ...]:
    """Return the other answers that the table could give to a choice; ways back are none."""
    if not isinstance(question, Choose) or given in ELSEWHERE:
        return ()
    return tuple(one.key for one in question.options if one.off is None and not one.leads_back and one.key != given)


def leads_back(question: Question[Any], given: object) -> bool:
    """Return whether an answer only led back to the question before."""
    options = question.list_options() if isinstance(question, Choose) else ()
    return any(option.leads_back and option.key == given for option in options)


@unchanging(kw_only=True)
class Several(Question[tuple[K, ...]]):
    """The base of all questions for several different options."""

    options: tuple[Option[K], ...]

    def parse(self, raw: object) -> tuple[K, ...]:
        """Find the options named, none twice, in the order given."""
        return offers(self, self.options, raw)

    def list_options(self) -> tuple[Option[K], ...]:
        """Return the options."""
        return self.options

    def read_typed(self, line: str) -> Any:
        """Take each word for a key."""
        return split_typed(line)

    def _explain_numbers(self, least: int, most: int) -> tuple[Argument, ...]:
        """Say how many numbers to type, with an example; nothing where one is enough."""
        if most < 2:  # noqa: PLR2004 - one number is typed as anywhere
            return ()
        example = " ".join(label_options(self.options)[: max(least, 2)])
        same = "yes" if least == most else "no"
        several = phrase("terminal-several", least=least, most=most, same=same, example=example)
        return (several,) if least else (several, phrase("terminal-none-of-these"))


@unchanging(kw_only=True)
class Pick(Several[K]):
    """Several options, `least` to `most` (None: all of them). The answer is a list of keys, in the order picked."""

    least: int = 0
    most: int | None = None

    def accepts(self, answer: tuple[K, ...]) -> None:
        """Check how many were picked."""
        most = len(self.options) if self.most is None else self.most
        if not self.least <= len(answer) <= most:
            same = "yes" if self.least == most else "no"
            raise self.reject("reject-how-many", picked=len(answer), least=self.least, most=most, same=same)

    def explain_typing(self) -> tuple[Argument, ...]:
        """Say how many may be typed."""
        return self._explain_numbers(self.least, len(self.options) if self.most is None else self.most)

    def answerable(self) -> bool:
        """Return whether enough options are open."""
        return len(_open_keys(self.options)) >= self.least and (self.most is None or self.most >= self.least)

    def sample(self, rng: Rng) -> tuple[K, ...]:
        """Draw a legal number of different options."""
        keys = _open_keys(self.options)
        most = len(keys) if self.most is None else min(self.most, len(keys))
        return tuple(rng.sample(keys, rng.randint(self.least, most)))


@unchanging(kw_only=True)
class Order(Several[K]):
    """The options put in order, or with `places` that many of them. The answer is a list of keys, first place first."""

    places: int | None = None

    def accepts(self, answer: tuple[K, ...]) -> None:
        """Check that every place is filled."""
        places = len(self.options) if self.places is None else self.places
        if len(answer) != places:
            raise self.reject("reject-places", filled=len(answer), places=places)

    def explain_typing(self) -> tuple[Argument, ...]:
        """Say how many are typed."""
        places = len(self.options) if self.places is None else self.places
        return self._explain_numbers(places, places)

    def read_typed(self, line: str) -> Any:
        """Take each word for a key; if all were typed although the last one follows from the others, leave it out."""
        keys = split_typed(line)
        whole = len(set(keys)) == len(keys) == len(self.options) == (self.places or 0) + 1
        return keys[:-1] if whole else keys

    def answerable(self) -> bool:
        """Return whether the open options fill the places."""
        return len(_open_keys(self.options)) >= (len(self.options) if self.places is None else self.places)

    def sample(self, rng: Rng) -> tuple[K, ...]:
        """Draw an order."""
        keys = _open_keys(self.options)
        return tuple(rng.sample(keys, len(keys) if self.places is None else self.places))


def parse_whole(question: Question[Any], raw: object) -> int:
    """Parse a whole number; raises `AnswerRejected` for anything else (a truth value does not count as a number)."""
    if isinstance(raw, bool) or not isinstance(raw, int) or abs(raw) > LARGEST:
        raise question.reject("reject-not-a-number", answer=quoted(raw))
    return raw


def check_within(question: Question[Any], number: int, low: int, high: int) -> None:
    """Raise `AnswerRejected` for a number outside the bounds, both included."""
    if number < low:
        raise question.reject("reject-too-low", number=number, low=low)
    if number > high:
        raise question.reject("reject-too-high", number=number, high=high)


@unchanging(kw_only=True)
class BoundedNumber(Question[int]):
    """The base of questions for a whole number from `low` to `high`, both included.

    The answer is a whole number; entry starts at `likely`.
    """

    low: int = 0
    high: int
    likely: int | None = None

    def parse(self, raw: object) -> int:
        """Take a whole number."""
        return parse_whole(self, raw)

    def accepts(self, answer: int) -> None:
        """Check the bounds."""
        check_within(self, answer, self.low, self.high)

    def answerable(self) -> bool:
        """Return whether a number lies within the bounds."""
        return self.low <= self.high

    def sample(self, rng: Rng) -> int:
        """Draw a number within the bounds."""
        return rng.randint(self.low, self.high)


@unchanging(kw_only=True)
class Number(BoundedNumber):
    """A whole number from `low` to `high`, both included; entry starts at `likely` and counts in `steps`.

    `common` are values that are often given; they are offered first. With `exact` no other numbers fit than those of the steps
    from `low`, and the common ones.
    """

    steps: int = 1
    exact: bool = False
    common: tuple[int, ...] = ()
    icon: str = ""

    def accepts(self, answer: int) -> None:
        """Check the bounds and, with `exact`, the steps."""
        super().accepts(answer)
        beyond = (answer - self.low) % self.steps
        if self.exact and beyond and answer not in self.common:
            below = answer - beyond
            above = below + self.steps
            fits = phrase("reject-either", one=below, other=above) if above <= self.high else below
            raise self.reject("reject-steps", number=answer, steps=self.steps, fits=fits)

    def sample(self, rng: Rng) -> int:
        """Draw a number of the steps."""
        return self.low + self.steps * rng.randint(0, (self.high - self.low) // self.steps)

    def read_typed(self, line: str) -> Any:
        """Take an empty line for the likely number."""
        return plain_value(line) if line or self.likely is None else self.likely

    def explain_typing(self) -> tuple[Argument, ...]:
        """Tell the bounds, and what Enter alone gives."""
        return (f"{self.low}–{self.high}" + (f" · ⏎ {self.likely}" if self.likely is not None else ""),)


@unchanging
class Row:
    """One row of a tally: its key (a colour for a seat), its name, its bounds, and the number where entry starts (`likely`).

    An `optional` row left out of an answer takes its likely number: journals from before the row existed lack it.
    `noted` is what the device has counted itself, or None: a table that counts otherwise is told so, but its number is taken.
    """

    key: str
    words: Phrase | None = None
    seat: Seat | None = None
    icon: str = ""
    low: int = 0
    high: int = 99
    likely: int = 0
    optional: bool = False
    noted: int | None = None


@unchanging(kw_only=True)
class Tally(Question[Mapping[str, int]]):
    """A number for each row. The answer is a whole number for each row's key.

    With `total` their sum must equal it, with `most` must not exceed it.
    `camera` says which reader may fill in the numbers: "tiles" sums the symbols of each kind, "cubes" counts each colour.
    """

    rows: tuple[Row, ...]
    total: int | None = None
    most: int | None = None
    camera: Literal["", "tiles", "cubes"] = ""

    def parse(self, raw: object) -> Mapping[str, int]:
        """Parse a number for every row that is not optional, and for no unknown row; the result is in the rows' order."""
        known, needed = {row.key for row in self.rows}, {row.key for row in self.rows if not row.optional}
        if not isinstance(raw, Mapping) or not needed <= set(raw) <= known:
            raise self.reject("reject-rows", rows=tuple(row.words or row.seat or row.key for row in self.rows))
        return {row.key: parse_whole(self, raw.get(row.key, row.likely)) for row in self.rows}

    def accepts(self, answer: Mapping[str, int]) -> None:
        """Check each row's bounds and the sum."""
        for row in self.rows:
            check_within(self, answer[row.key], row.low, row.high)
        if self.total is not None and sum(answer.values()) != self.total:
            raise self.reject("reject-sum", sum=sum(answer.values()), total=self.total)
        if self.most is not None and sum(answer.values()) > self.most:
            raise self.reject("reject-sum-too-high", sum=sum(answer.values()), most=self.most)

    def tell(self, answer: Mapping[str, int]) -> tuple[Argument, ...]:
        """Return each row with its number."""
        names = {row.key: row.words or row.seat or row.key for row in self.rows}
        return tuple(phrase("told-row", name=name, n=str(answer[key])) for key, name in names.items() if key in answer)

    def read_typed(self, line: str) -> Any:
        """Take a number for each row; none if only some rows are named or there are too many numbers, so all are asked again."""
        typed = [plain_value(part) for part in split_typed(line)]
        some = {isinstance(part, int) for part in typed} == {True, False} or len(typed) > len(self.rows)
        return {} if some else dict(zip((row.key for row in self.rows), typed, strict=False))

    def answerable(self) -> bool:
        """Return whether the rows' bounds allow the sum."""
        least, most = sum(row.low for row in self.rows), sum(row.high for row in self.rows)
        fits = all(row.low <= row.high for row in self.rows)
        return fits and (self.total is None or least <= self.total <= most) and (self.most is None or least <= self.most)

    def sample(self, rng: Rng) -> Mapping[str, int]:
        """Draw numbers within the bounds, with a right sum if one is demanded."""
        if self.total is not None:
            return self._sample_with_sum(rng, self.total)
        if self.most is not None:
            least, most = sum(row.low for row in self.rows), sum(row.high for row in self.rows)
            return self._sample_with_sum(rng, rng.randint(least, min(self.most, most)))
        return {row.key: rng.randint(row.low, row.high) for row in self.rows}

    def _sample_with_sum(self, rng: Rng, total: int) -> Mapping[str, int]:
        drawn: dict[str, int] = {}
        for place, row in enumerate(self.rows):
            later = self.rows[place + 1 :]
            rest = total - sum(drawn.values())
            low = max(row.low, rest - sum(r.high for r in later))
            high = min(row.high, rest - sum(r.low for r in later))
            drawn[row.key] = rng.randint(low, high)
        return drawn


@lru_cache(maxsize=256)
def _seat_option(seat: Seat, words: str) -> Option[str]:
    return Option(seat.colour, phrase(words, who=seat), seat=seat)


def seat_options(seats: Iterable[Seat], words: str) -> tuple[Option[str], ...]:
    """Offer these players, keyed by colour; `words` is the message that names `who`."""
    return tuple([_seat_option(seat, words) for seat in seats])


def seat_rows(seats: tuple[Seat, ...], *, icon: str = "", low: int = 0, high: int = 99) -> tuple[Row, ...]:
    """Build one tally row per seat, keyed by colour."""
    return tuple(Row(seat.colour, seat=seat, icon=icon, low=low, high=high, likely=low) for seat in seats)
