"""What players may say unasked: a spin was forgotten, a card is played, the last piece stands."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import field
from typing import TypeAlias

from companion.table.phrase import NOTHING, Argument, Phrase
from companion.table.seats import Seat
from companion.unchanging import unchanging


@unchanging
class Announcement:
    """One thing on offer beside every question; with `seats` one of them says it.

    Its words are the Fluent message of its id with dashes, as with a question.
    """

    id: str
    args: Mapping[str, Argument] = field(default_factory=lambda: NOTHING)
    seats: tuple[Seat, ...] = ()
    rules: tuple[str, ...] = ()
    icon: str = ""

    @property
    def words(self) -> Phrase:
        """The phrase on the offer."""
        return Phrase(self.id.replace(".", "-"), self.args)


Handler: TypeAlias = Callable[[Seat | None], Awaitable[None]]
"""What the script does when it is announced: it may ask questions of its own, and may end the game."""
