"""What a ledger's entries are called at the table: the pieces of a list, the values of a choice, and the entries' places."""

from collections import Counter
from collections.abc import Callable

from companion.table.phrase import Argument, Phrase, phrase
from companion.table.questions.kinds import Option
from companion.table.seats import Seats
from companion.table.unchanging import unchanging

Items = Callable[[str], Option[str]]
"""Returns a value's words and picture, as an option shows them."""


@unchanging
class Named:
    """The names of a group's values and of its entries' keys; None where these need no names of their own.

    `whole` returns whether a number covers all that is on the table now; None where it always does.
    """

    items: Items | None = None
    keys: Callable[[str], Phrase] | None = None
    whole: Callable[[], bool] | None = None


NAMELESS = Named()


def seated(seats: Seats) -> Items:
    """Name colours by the players who have them."""

    def item(colour: str) -> Option[str]:
        seat = next((seat for seat in seats if seat.colour == colour), None)
        return Option(colour, phrase("item-nobody") if seat is None else phrase("item-seat", who=seat), seat=seat)

    return item


def spelt(prefix: str, icon: Callable[[str], str] = lambda _key: "") -> Items:
    """Name each value by the message whose id is the prefix and the value."""
    return lambda key: Option(key, phrase(f"{prefix}{key}"), icon=icon(key))


def count_pieces(keys: Counter[str], items: Items) -> tuple[Argument, ...]:
    """Name pieces, with those of one kind together."""
    named = [(items(key).words, number) for key, number in keys.items()]
    return tuple(words if number == 1 else phrase("item-times", n=number, what=words) for words, number in named)
