"""Four people who play Citadels to win: they hold real characters, districts and gold, and build whenever they can."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Any

from companion.games.citadels.box import PAID_FOR, STARTING_GOLD, STARTING_HAND, Character, deck
from companion.games.citadels.draft import open_cards
from companion.play.snapshot import Snapshot
from companion.table.questions.kinds import Choose
from companion.table.seats import Seat

DISTRICTS = deck("")
RAID = 0.25
"""How often the warlord pays for a ruin."""
FEW = 2
"""With fewer cards in hand a player takes cards rather than gold."""
USUAL = 2
"""What a district costs that a player builds first: neither the cheapest nor the dearest."""


class Citadels:
    """Answers as the table sees it; hands, gold of light books, and who is who are its own to know."""

    facts: Mapping[str, Any] = MappingProxyType(
        {"university-points": 8, "dragon-gate-points": 8, "laboratory-gold": 1, "smithy-price": 2, "smithy-cards": 3}
    )

    def __init__(self, rng: Random, players: int) -> None:
        self._rng = rng
        self._players = players
        self._deck = [key for key, card in DISTRICTS.items() for _ in range(card.count)]
        rng.shuffle(self._deck)
        self._hands = [[self._deck.pop() for _ in range(STARTING_HAND)] for _ in range(players)]
        self._gold = [STARTING_GOLD] * players
        self._dealt = 0
        self._open: tuple[str, ...] = ()
        self._who: dict[str, int] = {}
        self._paid = (0, "")

    @staticmethod
    def first_turn(snapshot: Snapshot) -> bool:
        """Tell whether the first character is called."""
        return snapshot.question is not None and snapshot.question.id == "citadels.call"

    def __call__(self, question: Any, snapshot: Snapshot) -> Any:
        """Answer."""
        if snapshot.place.round != self._dealt:
            self._deal(snapshot.place.round)
        seat = self._place(snapshot, question.seat)
        by_id = {
            "citadels.open-cards": lambda: self._open,
            "citadels.call": lambda: self._called(question, snapshot),
            "citadels.turn": lambda: self._turn(question, snapshot, seat),
            "citadels.district": lambda: self._build(question, seat),
            "citadels.destroy": lambda: question.options[0].key,
            "citadels.exchanged": lambda: min(2, question.high),
            "citadels.murdered-king": lambda: self._called_king(question, snapshot),
        }
        return by_id.get(question.id, lambda: self._any(question))()

    def _place(self, snapshot: Snapshot, seat: Seat | None) -> int:
        return list(snapshot.seats).index(seat) if seat is not None else 0

    def _deal(self, round_: int) -> None:
        """Deal the characters anew: some open, one aside, one for each."""
        self._dealt = round_
        cards = [character.value for character in Character]
        self._rng.shuffle(cards)
        while "king" in cards[: open_cards(self._players)]:
            self._rng.shuffle(cards)
        self._open = tuple(sorted(cards[: open_cards(self._players)], key=lambda card: Character(card).number))
        held = cards[len(self._open) + 1 :][: self._players]
        self._who = {card: place for place, card in enumerate(held)}

    def _called(self, question: Choose[str], snapshot: Snapshot) -> str:
        who = self._who.get(question.subject)
        if who is None:
            return "nobody"
        return snapshot.seats[who].colour

    def _called_king(self, question: Choose[str], snapshot: Snapshot) -> str:
        who = self._who.get("king")
        return "nobody" if who is None else snapshot.seats[who].colour

    def _any(self, question: Any) -> Any:
        if question.fact:
            return {**self.facts, "edition": "english", "haunted-last-round": "no"}[question.fact]
        if isinstance(question, Choose):
            keys = [option.key for option in question.options if option.off is None and option.key != "back"]
            return self._rng.choice(keys or ["back"])
        return question.sample(self._rng)

    def _turn(self, question: Choose[str], snapshot: Snapshot, seat: int) -> str:
        offered = [option.key for option in question.options if option.off is None]
        light = snapshot.values.get("books") != "full"
        if not light:
            self._sync(snapshot, seat)
        elif self._paid != (snapshot.place.round, question.subject):
            self._income(snapshot, seat, question.subject)
        affordable = self._affordable(snapshot, seat)
        for key in ("tribute", "trade", "plans"):
            if key in offered:
                return key
        if "gold" in offered:
            return "cards" if len(self._hands[seat]) < FEW else "gold"
        for key in ("murder", "rob"):
            if key in offered:
                return key
        building = [key for key in offered if key.startswith("build-")]
        colours = [f"build-{DISTRICTS[card].colour.value}" for card in affordable]
        wished = [key for key in colours if key in building]
        if wished:
            return self._lay(question, seat, wished[0])
        attacks = [key for key in offered if key.startswith("attack-")]
        return self._rng.choice(attacks) if attacks and self._rng.random() < RAID else "done"

    def _sync(self, snapshot: Snapshot, seat: int) -> None:
        """Full books count gold and hands: hold as many cards as they say."""
        colour = snapshot.seats[seat].colour
        self._gold[seat] = int(snapshot.values[f"gold.{colour}"])
        hand, wanted = self._hands[seat], int(snapshot.values[f"hand.{colour}"])
        del hand[wanted:]
        while len(hand) < wanted and self._deck:
            hand.append(self._deck.pop(0))

    def _income(self, snapshot: Snapshot, seat: int, character: str) -> None:
        """Light books: take gold or a card, and what the character's colour brings."""
        self._paid = (snapshot.place.round, character)
        if len(self._hands[seat]) < FEW and self._deck:
            self._hands[seat].append(self._deck.pop(0))
        else:
            self._gold[seat] += 2
        colour = PAID_FOR.get(Character(character))
        city = snapshot.values[f"city.{snapshot.seats[seat].colour}"]
        self._gold[seat] += sum(DISTRICTS[key].colour is colour for key in city) + (character == "merchant")
        if character == "architect":
            self._hands[seat] += [self._deck.pop(0) for _ in range(min(2, len(self._deck)))]

    def _affordable(self, snapshot: Snapshot, seat: int) -> list[str]:
        """List what a player holds and can pay, what is usually built first."""
        city = snapshot.values[f"city.{snapshot.seats[seat].colour}"]
        held = [key for key in self._hands[seat] if DISTRICTS[key].cost <= self._gold[seat] and key not in city]
        return sorted(held, key=_wish)

    def _lay(self, question: Choose[str], seat: int, colour: str) -> str:
        """Name the district with its colour."""
        held = Choose("district", options=question.within[colour])
        hand = {f"lay-{key}": key for key in self._hands[seat]}
        open_ones = [option.key for option in held.options if option.off is None and option.key in hand]
        laid = min(open_ones, key=lambda key: _wish(hand[key]))
        self._hands[seat].remove(hand[laid])
        self._gold[seat] -= DISTRICTS[hand[laid]].cost
        return laid

    def _build(self, question: Choose[str], seat: int) -> str:
        offered = [option.key for option in question.options if option.off is None]
        held = sorted((key for key in self._hands[seat] if key in offered), key=_wish)
        held = [key for key in held if DISTRICTS[key].cost <= self._gold[seat]] or held
        if not held:
            return "back"
        self._hands[seat].remove(held[0])
        self._gold[seat] -= DISTRICTS[held[0]].cost
        return held[0]


def _wish(key: str) -> int:
    return abs(DISTRICTS[key].cost - USUAL)
