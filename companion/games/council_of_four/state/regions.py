"""The regions: which sides lie up, where the king stands, and whose emporiums and which reward tokens are in the cities."""

from __future__ import annotations

from companion.games.council_of_four.board import Board, board_of
from companion.games.council_of_four.bonus import Bonus
from companion.games.council_of_four.box import EMPORIUMS, LETTERS, REGIONS, TOKENS, sides_of
from companion.table import Seat, Table


class Regions:
    """The three region boards and what stands on them. Cities are named by their letters.

    `neutral` are the cities with an emporium of a colour that nobody plays (CF-045). With `tokens_later` a token is
    noted only when somebody's emporium first brings its reward.
    """

    def __init__(self, table: Table) -> None:
        ledger = table.ledger
        self._seats = table.seats
        for region in REGIONS:
            ledger.choices("side", [region], sides_of(region), initial=sides_of(region)[0])
        self.side = ledger.choices("side", REGIONS, ())
        self.king = ledger.choice("king", LETTERS, initial=self.board.king_city)
        self.emporiums = ledger.lists("emporiums", table.seats, LETTERS)
        self.neutral = ledger.list("neutral", LETTERS)
        self.token = ledger.choices("token", LETTERS, TOKENS)
        self.tokens_later = False

    @property
    def board(self) -> Board:
        """The board as its sides lie."""
        return board_of(*self.side.values())

    def reward(self, city: str) -> Bonus:
        """Give what the token of a city brings; nothing where none lies (CF-108)."""
        return TOKENS.get(self.token[city], Bonus())

    def built_in(self, city: str) -> tuple[Seat, ...]:
        """List whose emporiums stand in a city."""
        return tuple([seat for seat in self._seats if city in self.emporiums[seat]])

    def build(self, seat: Seat, city: str) -> None:
        """Put up an emporium."""
        self.emporiums[seat] = (*self.emporiums[seat], city)

    def left(self, seat: Seat) -> int:
        """Count the emporiums a player still has to build."""
        return EMPORIUMS - len(set(self.emporiums[seat]))

    def tokens_to_place(self) -> tuple[str, ...]:
        """List the reward tokens that lie nowhere yet."""
        return tuple(token for token in TOKENS if token not in self.token.values())

    def cities_without_token(self) -> tuple[str, ...]:
        """List the cities that still want a token: all but the purple one (CF-019, CF-020)."""
        return tuple(city for city in LETTERS if not self.token[city] and city != self.board.king_city)
