"""A question to all seats together, with at most one option of each: the card that everybody plays, say."""

from collections.abc import Mapping
from typing import TypeVar

from companion.table.phrase import Phrase
from companion.table.questions.kinds import Option, Pick
from companion.table.questions.question import Rng
from companion.table.seats import Seat
from companion.table.unchanging import unchanging

K = TypeVar("K", bound=str)


@unchanging(kw_only=True)
class OneEach(Pick[K]):
    """For each seat one of its options or none; a screen goes from seat to seat. `none` are the words for having none.

    Every option has a seat.
    """

    none: Phrase

    def by_seat(self) -> Mapping[Seat, tuple[Option[K], ...]]:
        """Return the options by seat, in the order in which the options name the seats."""
        seats = dict.fromkeys(option.seat for option in self.options if option.seat is not None)
        return {seat: tuple(option for option in self.options if option.seat == seat) for seat in seats}

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
