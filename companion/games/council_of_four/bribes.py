"""Rulebook chapters on bribing a council (a region's or the king's) and on acquiring a permit: costs, cards, the permit."""

from collections import Counter
from collections.abc import Mapping
from functools import cache

from companion.games.council_of_four import maps, nobility, rewards
from companion.games.council_of_four.box import BRIBE, JOKER, KING, REGIONS, SEATS_IN_COUNCIL, council_name
from companion.games.council_of_four.state import State
from companion.table import Choose, ChoosePlace, Option, Phrase, Row, Seat, Symbols, Tally, asks, only_one, phrase, unchanging
from companion.table.questions.illustrations import Shelf
from companion.table.questions.question import Rng

JOKERS = "joker"


def price(cards: int, jokers: int) -> int:
    """Return the gold for a bribe with `cards` cards, `jokers` of them jokers; raises ValueError for impossible numbers.

    The rules are CF-071, CF-072, CF-073, CF-074, CF-075.
    """
    if cards not in BRIBE or not 0 <= jokers <= cards:
        raise ValueError(f"expected 1 to 4 cards for a bribe, including any jokers, got {cards} cards, {jokers} of them jokers")
    return BRIBE[cards] + JOKER * jokers


@cache
def cheapest(hand: int, councillors: int) -> int | None:
    """Return the least gold that a bribe can cost with `hand` cards, if all fit; None if no card can be laid."""
    most = min(hand, councillors)
    return min((BRIBE[cards] for cards in BRIBE if cards <= most), default=None)


def laid_of(key: str) -> tuple[int, int]:
    """Parse an answer into the number of cards, jokers included, and the number of jokers: `3`, or `3-1` with one joker."""
    cards, _, jokers = key.partition("-")
    return int(cards), int(jokers or 0)


@unchanging(kw_only=True)
class Bribe(Choose[str]):
    """How many cards a player lays down for a council, and how many of them are jokers (`laid_of`).

    `council` holds its councillors' colours, `hand` the number of the player's cards, `gold` the gold left to pay with. The
    players check the colours laid (CF-068, CF-069, CF-070); the ledger does not need them. Journals of 0.1.0 count each colour.
    """

    council: tuple[str, ...]
    hand: int
    gold: int

    def parse(self, raw: object) -> str:
        """Return the key of an option; cards given by their colours are counted if they fit the council."""
        if raw == JOKERS:
            raise self.reject("council-how-many-jokers")
        if not isinstance(raw, Mapping):
            return super().parse(raw)
        colours = {**Counter(self.council), JOKERS: SEATS_IN_COUNCIL}
        rows = tuple(Row(colour, high=most) for colour, most in colours.items())
        laid = Tally(self.id, rows=rows, most=len(self.council)).read(raw)
        cards, jokers = sum(laid.values()), laid[JOKERS]
        if cards == 0:
            raise self.reject("council-no-cards")
        why = why_not_laid(cards, jokers, self.hand, self.gold)
        if why is not None:
            raise self.reject(why.id, **why.args)
        return super().parse(f"{cards}-{jokers}" if jokers else str(cards))

    def _open(self) -> list[str]:
        held = (*self.options, *self.within.get(JOKERS, ()))
        return [option.key for option in held if option.off is None and option.key != JOKERS]

    def answerable(self) -> bool:
        """Return whether the player can pay for any bribe."""
        return bool(self._open())

    def sample(self, rng: Rng) -> str:
        """Return a random answer that is allowed and that the player can pay for."""
        return rng.choice(self._open())


def why_not_laid(cards: int, jokers: int, hand: int, gold: int) -> Phrase | None:
    """Return why these cards cannot be laid down (CF-077); None if they can."""
    if cards > hand:
        return phrase("council-not-in-hand", cards=cards, hand=hand)
    cost = price(cards, jokers)
    return phrase("council-too-dear", cost=cost, gold=gold) if cost > gold else None


def offers(councillors: int, hand: int, gold: int) -> tuple[tuple[Option[str], ...], tuple[Option[str], ...]]:
    """Return the options to lay cards for `councillors` councillors, without jokers and with them, the cheapest first."""

    def option(cards: int, jokers: int = 0) -> Option[str]:
        cost = price(cards, jokers)
        return Option(
            f"{cards}-{jokers}" if jokers else str(cards),
            phrase("council-laid", cards=cards - jokers, jokers=jokers),
            off=why_not_laid(cards, jokers, hand, gold),
            gains=(Symbols("gold", -cost),) if cost else (),
            pieces=(*(Symbols("card", 1),) * (cards - jokers), *(Symbols("joker", 1),) * jokers),
        )

    numbers = range(councillors, 0, -1)
    mixed = ((cards, jokers) for cards in numbers for jokers in range(1, cards + 1))
    return tuple(map(option, numbers)), tuple(option(*laid) for laid in sorted(mixed, key=lambda laid: price(*laid)))


RULES = ("CF-066", "CF-067", "CF-068", "CF-069", "CF-070", "CF-071", "CF-072", "CF-073", "CF-074", "CF-075", "CF-076", "CF-077")


@asks
def _bribe(state: State, seat: Seat, council: str, fare: int, at: tuple[int, int]) -> Bribe:
    seated, hand, gold = state.councils.balcony[council], state.goods.hand[seat], state.goods.gold[seat] - fare
    plain, mixed = offers(state.councils.size(council), hand, gold)
    none = mixed[0].off if all(each.off for each in mixed) else None
    return Bribe(
        "council.bribe",
        seat=seat,
        subject=council,
        occurrence=at,
        args={"council": council_name(council), "gold": gold, "fare": fare},
        options=(*plain, Option(JOKERS, phrase("council-with-jokers"), off=none, icon="joker")),
        within={JOKERS: mixed},
        illustration=Shelf(maps.balcony(state, council), certain=True) if len(seated) == state.councils.size(council) else None,
        council=seated,
        hand=hand,
        gold=gold,
        rules=(*RULES, "CF-093", "CF-096") if council == KING else RULES,
        picture="bribe",
    )


async def bribe(state: State, seat: Seat, council: str, fare: int = 0) -> int:
    """Ask for the cards of a bribe, take them and their price from the player, and return the gold paid.

    `fare` is the gold that the king's journey will cost in addition.
    """
    cards, jokers = laid_of(await _bribe(state, seat, council, fare, state.time("bribe")))
    state.goods.hand[seat] -= cards
    state.goods.discard.value += cards
    paid = price(cards, jokers)
    state.goods.gold[seat] -= paid
    return paid


async def acquire(state: State, seat: Seat, region: str = "") -> None:
    """Run a bribe, then give the player a permit with its bonus; gold on it comes too late to pay (CF-076 before CF-079).

    Asks for the region if none is given.
    """
    region = region or await _which_region(state, seat, state.time("region"))
    paid = await bribe(state, seat, region)
    await rewards.take_permit(state, seat, await _which_permit(state, seat, region, paid, state.time("permit")))
    await nobility.walk(state, seat)


def why_not(state: State, seat: Seat, region: str) -> Phrase | None:
    """Return why the player cannot bribe a region's council now; None if they can."""
    if not state.permits.takeable(region):
        return phrase("council-off-no-open")
    if state.goods.hand[seat] == 0:
        return phrase("council-off-no-cards")
    least = cheapest(state.goods.hand[seat], state.councils.size(region))
    return None if least is not None and least <= state.goods.gold[seat] else phrase("council-off-gold")


@asks
def _which_region(state: State, seat: Seat, at: tuple[int, int]) -> Choose[str]:
    options = tuple(
        Option(
            region,
            council_name(region) if state.councils.balcony[region] else phrase("council-unseated", council=council_name(region)),
            off=why_not(state, seat, region),
            icon=maps.council_icon(region),
            pieces=maps.balcony(state, region),
        )
        for region in REGIONS
    )
    return Choose(
        "council.region",
        seat=seat,
        occurrence=at,
        options=options,
        rules=("CF-065", "CF-077"),
        picture="bribe",
        implied=only_one(options),
    )


@asks
def _which_permit(state: State, seat: Seat, region: str, paid: int, at: tuple[int, int]) -> ChoosePlace[str]:
    permits = state.permits.takeable(region)
    options = maps.permit_options(permits)
    return ChoosePlace(
        "council.permit",
        seat=seat,
        subject=region,
        occurrence=at,
        args={"paid": paid},
        options=options,
        places=maps.permit_field(permits),
        implied=only_one(options),
        rules=("CF-078", "CF-079", *rewards.SYMBOLS),
        picture="permits",
    )
