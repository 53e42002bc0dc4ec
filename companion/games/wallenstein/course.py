"""Chapter course, action cards, advantages: steps 1 and 2 of a round."""

from companion.games.wallenstein.box import ACTIONS, ROUNDS_A_YEAR, TILES
from companion.games.wallenstein.names import action_option, tile_option
from companion.games.wallenstein.state import State
from companion.table import Draw, Tell, asks, unchanging
from companion.table.questions.question import NOT_IMPLIED

FACE_UP = 5
"""Action cards that lie face up at first (WA-057)."""


def season(number: int) -> int:
    """Give the season of a round: 0 spring, 1 summer, 2 fall, 3 winter."""
    return (number - 1) % ROUNDS_A_YEAR


@asks
def _action_cards(state: State) -> Draw[str]:
    options = tuple(map(action_option, ACTIONS))
    rules = ("WA-057", "WA-058", "WA-059", "WA-099")
    return Draw("wallenstein.action-cards", occurrence=(state.round,), options=options, count=FACE_UP, rules=rules)


async def lay_out_actions(state: State) -> None:
    """Step 1: five action cards face up, five face down."""
    state.actions.value = ()
    state.actions.value = await _action_cards(state)


@unchanging(kw_only=True)
class TilesLaid(Draw[str]):
    """The tiles in the order of their spaces; none where light books leave them to the table."""

    def accepts(self, answer: tuple[str, ...]) -> None:
        """Take all of them or none."""
        if answer or not self.follows:
            super().accepts(answer)


def tells_order(state: State) -> bool:
    """Tell whether the order is told and not asked: in light books, unless court or Landsknechte need it."""
    return not (state.full or state.court or state.landsknechte)


async def lay_out_tiles(state: State) -> None:
    """Step 2: the five advantage tiles on their spaces."""
    options = tuple(map(tile_option, TILES))
    state.tiles.value = ()
    for seat in state.seats:
        state.place[seat] = 0
    state.tiles.value = await TilesLaid(
        "wallenstein.tiles",
        occurrence=(state.round,),
        options=options,
        rules=("WA-061", "WA-062"),
        implied=() if tells_order(state) else NOT_IMPLIED,
    )
    state.told = not state.tiles.value
    if state.told:
        rules = ("WA-061", "WA-062", "WA-063", "WA-064", "WA-065", "WA-066", "WA-067")
        await Tell("wallenstein.tiles-told", occurrence=(state.round,), rules=rules, picture="tiles", passes=True)
