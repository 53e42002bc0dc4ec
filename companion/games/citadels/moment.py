"""Where in a turn we are: whose, as which character, and which act of it."""

from __future__ import annotations

from companion.games.citadels.box import Character
from companion.table import Seat, unchanging


@unchanging
class TurnMoment:
    """One act of a turn; `at` tells its questions from all others of the game.

    `uncalled` says that nobody was asked who shows the character, since only one player could.
    """

    seat: Seat
    character: Character
    round: int
    step: int
    uncalled: bool = False

    @property
    def at(self) -> tuple[int, ...]:
        """Round, number of the character, act."""
        return self.round, self.character.number, self.step
