"""Rulebook chapter on characters: the abilities of assassin, thief, magician and warlord against others."""

from collections.abc import Mapping
from types import MappingProxyType

from companion.games.citadels import box, violet
from companion.games.citadels.choices import BACK, WAY_BACK, TurnMoment, district_option, draw, possible_first, titled, too_dear
from companion.games.citadels.cities import cities_board
from companion.games.citadels.state import State
from companion.table import Asked, Choose, ChoosePlace, Number, Option, Phrase, Seat, asks, phrase

MURDER = ("CI-005", "CI-076", "CI-077", "CI-078", "CI-G16")
ROBBERY = ("CI-005", "CI-080", "CI-081", "CI-082", "CI-083", "CI-085", "CI-G16")
SWAP = ("CI-086", "CI-087", "CI-089")
EXCHANGE = ("CI-088", "CI-089")
ATTACK = ("CI-012", "CI-098", "CI-106", "CI-107", "CI-108", "CI-109", "CI-110", "CI-111", "CI-112", "CI-113", "CI-136", "CI-G21")

LATER = Option(BACK, phrase("citadels-later"), icon="back")
"""The option to do something else first."""
NOT_BARRED: Mapping[str, Phrase] = MappingProxyType({})


def offers(state: State, moment: TurnMoment) -> tuple[Option[str], ...]:
    """Return the options for this character's ability against others; none once it has been used."""
    if state.characters.has_used("ability"):
        return ()
    if moment.character is box.Character.ASSASSIN:
        return (Option("murder", phrase("citadels-do-murder"), icon="dagger"),)
    if moment.character is box.Character.THIEF:
        return (Option("rob", phrase("citadels-do-rob"), icon="purse"),)
    if moment.character is box.Character.MAGICIAN:
        others = state.others(moment.seat)
        swaps = [Option(f"swap-{seat.colour}", phrase("citadels-do-swap", who=seat), seat=seat) for seat in others]
        return (*swaps, Option("exchange", phrase("citadels-do-exchange"), icon="card"))
    if moment.character is box.Character.WARLORD:
        return tuple(
            Option(f"attack-{seat.colour}", phrase("citadels-do-attack", who=seat), off=_shield(state, moment, seat), seat=seat)
            for seat in state.others(moment.seat)
        )
    return ()


def _shield(state: State, moment: TurnMoment, target: Seat) -> Phrase | None:
    """Return why the warlord cannot attack a city, such as a bishop shown (CI-098, CI-G05); None if he can."""
    if state.characters.owner(box.Character.BISHOP) == target:
        return phrase("citadels-off-bishop")
    if state.cities.complete(target):
        return phrase("citadels-off-complete")
    faults = [_hardness(state, moment.seat, target, card) for card in state.cities.of(target)]
    return None if None in faults else (faults[0] if faults else phrase("citadels-off-empty"))


WALL = "great-wall"


def toll(state: State, target: Seat, card: box.District) -> int:
    """Return what the warlord pays to destroy a district: one less than its printed price (CI-107, CI-108, CI-G21).

    In printings with a great wall all other districts of its city cost the whole price (CI-E50).
    """
    return card.cost - (card.key == WALL or not state.cities.has(target, WALL))


def _hardness(state: State, warlord: Seat, target: Seat, card: box.District) -> Phrase | None:
    if card.key == "keep":
        return phrase("citadels-off-keep")
    if not state.treasury.can_pay(warlord, toll(state, target, card)):
        return too_dear(state.treasury.gold[warlord])
    return None


@asks
def whom_to_murder(state: State, moment: TurnMoment) -> Choose[str]:
    """Ask for the murder victim; characters that nobody can hold are marked but not ruled out."""
    front = _find_likely_victims(state, moment)
    return Choose(
        "citadels.murder",
        seat=moment.seat,
        occurrence=moment.at,
        front=front,
        most_in_front=len(front) + 1,
        options=(*_victims(state, moment), LATER),
        absent=BACK,
        rules=MURDER,
    )


def _victims(state: State, moment: TurnMoment, barred: Mapping[str, Phrase] = NOT_BARRED) -> list[Option[str]]:
    """Return the characters' options by number; characters that it has no effect to name come last."""
    offered = []
    for character in box.Character:
        alone, lies_open = character is moment.character, character in state.characters.open.value
        words = "citadels-target-self" if alone else "citadels-target-open" if lies_open else "citadels-target"
        off = barred.get(character.value)
        offered.append(Option(character.value, phrase(words, who=titled(character)), off=off, icon=character.value))
    front = _find_likely_victims(state, moment)
    return sorted(offered, key=lambda option: option.key not in front)


def _find_likely_victims(state: State, moment: TurnMoment) -> tuple[str, ...]:
    """Return the keys of the characters that it matters to name, and of the option to name none now."""
    useless = (moment.character.value, *state.characters.open.value)
    return (*(character.value for character in box.Character if character.value not in useless), BACK)


async def murder(state: State, moment: TurnMoment, _rest: str) -> None:
    """Ask who is murdered, and record it."""
    victim = await whom_to_murder(state, moment)
    if victim != BACK:
        state.characters.murdered.value = victim
        state.characters.use("ability")


@asks
def whom_to_rob(state: State, moment: TurnMoment) -> Choose[str]:
    """Ask who is robbed; the assassin and the murder victim are ruled out."""
    murdered = {state.characters.murdered.value: phrase("citadels-off-murdered")}
    barred = {**murdered, box.Character.ASSASSIN.value: phrase("citadels-off-assassin")}
    front = _find_likely_victims(state, moment)
    return Choose(
        "citadels.rob",
        seat=moment.seat,
        occurrence=moment.at,
        front=front,
        most_in_front=sum(key not in barred for key in front) + 1,
        options=possible_first([*_victims(state, moment, barred), LATER]),
        absent=BACK,
        rules=ROBBERY,
    )


async def rob(state: State, moment: TurnMoment, _rest: str) -> None:
    """Ask who is robbed, and record it."""
    victim = await whom_to_rob(state, moment)
    if victim != BACK:
        state.characters.robbed.value = victim
        state.characters.use("ability")


async def swap(state: State, moment: TurnMoment, colour: str) -> None:
    """Swap the player's whole hand with another player's."""
    state.characters.use("ability")
    state.characters.swapped.value = colour
    if state.treasury.counted:
        hand, other = state.treasury.hand, state.seats.of(colour)
        hand[moment.seat], hand[other] = hand[other], hand[moment.seat]


async def exchange(state: State, moment: TurnMoment, _rest: str) -> None:
    """Exchange the player's hand cards for new ones; with full books, ask for the number of cards."""
    state.characters.use("ability")
    if state.treasury.counted:
        cards = await Asked(
            lambda: Number(
                "citadels.exchanged",
                seat=moment.seat,
                occurrence=moment.at,
                high=state.treasury.hand[moment.seat],
                likely=state.treasury.hand[moment.seat],
                icon="card",
                rules=EXCHANGE,
            )
        )
        state.treasury.put_back(moment.seat, cards)
        await draw(state, moment, cards, cards)


@asks
def what_to_destroy(state: State, moment: TurnMoment, target: Seat) -> ChoosePlace[str]:
    """Ask which district of a city the warlord destroys; each shows his price."""
    cards = state.cities.of(target)
    offered = (
        district_option(state, card, toll(state, target, card), _hardness(state, moment.seat, target, card)) for card in cards
    )
    return ChoosePlace(
        "citadels.destroy",
        seat=moment.seat,
        subject=target.colour,
        occurrence=moment.at,
        args={"who": target},
        options=(*possible_first(offered), WAY_BACK),
        places=cities_board(state, target, {card.key: toll(state, target, card) for card in cards}),
        rules=ATTACK,
        picture="destroy",
    )


async def attack(state: State, moment: TurnMoment, colour: str) -> None:
    """Ask which district of another city is destroyed; the warlord pays one less than its price."""
    target = state.seats.of(colour)
    key = await what_to_destroy(state, moment, target)
    if key == BACK:
        return
    state.characters.use("ability")
    state.treasury.pay(moment.seat, toll(state, target, box.DISTRICTS[key]))
    state.cities.remove(target, key)
    await violet.bury(state, moment, key)
