"""Rulebook chapter on set-up: the cards, gold, hands and the first king."""

from companion.games.citadels.box import GOLD_PIECES, STARTING_GOLD, STARTING_HAND, card_count
from companion.games.citadels.state import State
from companion.table import Argument, Choose, Reason, Tell, phrase, seat_options

GOLD = ("CI-017", "CI-023", "CI-024", "CI-025")
AGREED = (("CI-G05", "bishop"), ("CI-G04", "king"), ("CI-G15", "tie"), ("CI-G12", "stack"))
AGREED_CIRCUS = (("CI-G33", "tent"), ("CI-G21", "cannonball"), ("CI-G23", "acrobat"))


async def set_up(state: State) -> None:
    """Lead through the set-up piece by piece, and crown the oldest player."""
    state.table.at("citadels-phase-setup")
    rules = ("CI-001", "CI-006", "CI-021", "CI-022")
    # As long as nobody has said which printing this is, it is our own box
    all_cards = {"cards": card_count(state.cities.edition, actions=False), "all": card_count(state.cities.edition, actions=True)}
    if state.circus:
        await Tell("citadels.setup-circus", args=all_cards, rules=(*rules, "CI-029", "CI-130"), picture="setup-circus")
    else:
        await Tell("citadels.setup-cards", args=all_cards, rules=rules, picture="setup-cards")
    purses = {"gold": STARTING_GOLD, "left": GOLD_PIECES - STARTING_GOLD * len(state.seats)}
    # The prompt for the hands includes the gold
    await Tell("citadels.setup-gold", args=purses, rules=GOLD, picture="setup-gold", implied=None)
    # The oldest player has the first seat and is the first king
    hands: dict[str, Argument] = {**purses, "cards": STARTING_HAND, "who": state.seats[0]}
    await Tell("citadels.setup-hands", args=hands, rules=(*GOLD, "CI-026", "CI-027", "CI-028"), picture="setup-hands")
    for seat in state.seats:
        state.treasury.receive(seat, STARTING_GOLD)
        if state.treasury.counted:
            state.treasury.draw(seat, STARTING_HAND, STARTING_HAND)
    state.characters.crown.value = await who_is_oldest(state)
    # Before the game, tell how rules that the rulebook leaves open are applied
    agreed = AGREED + (AGREED_CIRCUS if state.circus else ())
    await Tell(
        "citadels.agreed",
        args={"circus": "yes" if state.circus else "no"},
        reasons=tuple(Reason(words=phrase(f"citadels-agreed-{what}")) for _, what in agreed),
        rules=tuple(rule for rule, _ in agreed),
        passes=True,
    )


def who_is_oldest(state: State) -> Choose[str]:
    """Ask for the oldest player, who is the first king; the first seat is implied, since the oldest player sits there."""
    return Choose(
        "citadels.oldest",
        options=seat_options(state.seats, "citadels-player"),
        rules=("CI-027", "CI-031", "CI-039", "CI-057"),
        picture="crown",
        implied=state.seats[0].colour,
    )
