"""What the modules of a turn share: the moment in the turn, drawing cards, and options of several questions."""

from collections.abc import Iterable
from functools import cache

from companion.games.citadels.box import Character, District
from companion.games.citadels.state import State
from companion.table import Option, Phrase, Seat, Symbols, Tell, phrase, unchanging


@unchanging
class TurnMoment:
    """One act of a turn; `at` distinguishes its questions from all others of the game.

    With `uncalled` nobody was asked who shows the character, because only one player could.
    """

    seat: Seat
    character: Character
    round: int
    step: int
    uncalled: bool = False

    @property
    def at(self) -> tuple[int, ...]:
        """The round, the character's number, and the number of the act."""
        return self.round, self.character.number, self.step


async def draw(state: State, moment: TurnMoment, look: int, keep: int) -> None:
    """Draw `look` cards, after a shuffle if needed, and keep `keep` of them; the others are discarded (CI-064, CI-G12)."""
    if state.treasury.counted and state.treasury.stack["cards"] < look and state.treasury.discarded() > 0:
        await Tell("citadels.shuffle", seat=moment.seat, occurrence=moment.at, rules=("CI-G12",), picture="shuffle", passes=True)
        # The discard pile becomes the new stack
        state.treasury.stack["cards"] += state.treasury.discarded()
    state.treasury.draw(moment.seat, look, keep)


BACK = "back"


WAY_BACK = Option(BACK, phrase("citadels-back"), icon="back")
"""The way back from a choice made by mistake."""


def possible_first(options: Iterable[Option[str]]) -> tuple[Option[str], ...]:
    """Put possible options before those ruled out, because long lists are shown page by page."""
    offered = tuple(options)
    return (*[option for option in offered if option.off is None], *[option for option in offered if option.off is not None])


@cache
def card_face(card: District) -> tuple[Symbols, ...]:
    """Return the symbol for a district card: its colour and its printed cost."""
    return (Symbols(f"district-{card.colour.value}", 1, label=str(card.cost)),)


def district_option(state: State, card: District, price: int, off: Phrase | None = None) -> Option[str]:
    """Return the option for a district: its card, its name and its current price."""
    return Option(card.key, state.priced(card.key, price), off=off, icon=f"district-{card.colour.value}", pieces=card_face(card))


@cache
def titled(character: Character) -> Phrase:
    """Return a character's name as a phrase."""
    return phrase(f"citadels-character-{character.value}")


@cache
def too_dear(gold: int) -> Phrase:
    """Return the reason that a player has only this much gold."""
    return phrase("citadels-off-too-dear", gold=gold)
