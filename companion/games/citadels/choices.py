"""What chapters of a turn share: where in it we are, cards drawn, and options that several questions offer."""

from collections.abc import Iterable
from functools import cache

from companion.games.citadels.box import Character, District
from companion.games.citadels.state import State
from companion.table import Option, Phrase, Seat, Symbols, Tell, phrase, unchanging


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


async def draw(state: State, moment: TurnMoment, look: int, keep: int) -> None:
    """Draw `look` cards and keep `keep`; the others go to the discard pile (CI-064, CI-G12)."""
    if state.treasury.counted and state.treasury.stack["cards"] < look and state.treasury.discarded() > 0:
        await Tell("citadels.shuffle", seat=moment.seat, occurrence=moment.at, rules=("CI-G12",), picture="shuffle", passes=True)
        # The discard pile is the new stack
        state.treasury.stack["cards"] += state.treasury.discarded()
    state.treasury.draw(moment.seat, look, keep)


BACK = "back"


WAY_BACK = Option(BACK, phrase("citadels-back"), icon="back")
"""From what was touched by mistake."""


def possible_first(options: Iterable[Option[str]]) -> tuple[Option[str], ...]:
    """Put what may be chosen before what is off: the long lists are shown page by page."""
    offered = tuple(options)
    return (*[option for option in offered if option.off is None], *[option for option in offered if option.off is not None])


@cache
def card_face(card: District) -> tuple[Symbols, ...]:
    """Show a district as its card: its colour, and the cost printed on it."""
    return (Symbols(f"district-{card.colour.value}", 1, label=str(card.cost)),)


def district_option(state: State, card: District, price: int, off: Phrase | None = None) -> Option[str]:
    """Offer a district as its card, by its name and what it costs now."""
    return Option(card.key, state.priced(card.key, price), off=off, icon=f"district-{card.colour.value}", pieces=card_face(card))


@cache
def titled(character: Character) -> Phrase:
    """Name a character."""
    return phrase(f"citadels-character-{character.value}")


@cache
def too_dear(gold: int) -> Phrase:
    """Say that a player has only so much gold."""
    return phrase("citadels-off-too-dear", gold=gold)
