"""A question to all seats together, with at most one option of each: the card that everybody plays, say."""

from collections.abc import Mapping
from typing import Any, ClassVar, TypeVar

from companion.table.phrase import Argument, Phrase
from companion.table.questions.kinds import Option, Pick
from companion.table.questions.question import Rng
from companion.table.seats import Seat
from companion.table.unchanging import unchanging

K = TypeVar("K", bound=str)


@unchanging(kw_only=True)
class OneEach(Pick[K]):
    """For each seat one of its options or none. The answer is a list of keys, at most one of each seat.

    A screen goes from seat to seat. `none` are the words for having none. Every option has a seat.
    """

    none: Phrase
    by_owner: ClassVar[bool] = True

    def by_seat(self) -> Mapping[Seat, tuple[Option[K], ...]]:
        """Return the options by seat, in the order in which the options name the seats."""
        seats = dict.fromkeys(option.seat for option in self.options if option.seat is not None)
        return {seat: tuple(option for option in self.options if option.seat == seat) for seat in seats}

    def choose_told(self, answer: tuple[K, ...]) -> tuple[Option[Any], ...]:
        """Return an option for each seat, that of having none among them."""
        given = {option.seat: option for option in self.options if option.key in answer}
        return tuple(given.get(seat) or Option("", self.none, seat=seat) for seat in self.by_seat())

    def explain_typing(self) -> tuple[Argument, ...]:
        """Say nothing: the list says whose each option is."""
        return ()

    def accepts(self, answer: tuple[K, ...]) -> None:
        """Refuse two options of one seat."""
        super().accepts(answer)
        whose = {option.key: option.seat for option in self.options}
        if len({whose[key] for key in answer}) < len(answer):
            raise self.reject("reject-one-each")

    def sample(self, rng: Rng) -> tuple[K, ...]:
        """Draw an option or none for each seat."""
        each = [[option.key for option in options if option.off is None] for options in self.by_seat().values()]
        return tuple(rng.choice(keys) for keys in each if keys and rng.randint(0, 3))
