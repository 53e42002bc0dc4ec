"""Payments for a field with whole tiles (rulebook, phase 4): which are legal and what they earn. All functions are pure."""

from collections import Counter
from collections.abc import Collection, Iterator
from functools import cached_property, lru_cache
from itertools import combinations_with_replacement, product

from companion.games.tumult_royale.box import KINDS, Price
from companion.games.tumult_royale.state import tile_of
from companion.table import unchanging

Stock = tuple[tuple[int, ...], ...]
"""The symbols on a player's tiles by kind (bread, marble, tools), each from large to small."""


@unchanging
class Payment:
    """The tiles handed in for one field, as symbols by kind from large to small, and the supporters that they earn."""

    parts: Stock
    gain: int

    @cached_property
    def key(self) -> str:
        """The payment as scenarios and journals write it: `bread-2+marble-3`."""
        return "+".join(f"{kind}-{size}" for kind, part in zip(KINDS, self.parts, strict=True) for size in part)


@lru_cache(maxsize=128)
def stock(tiles: tuple[str, ...]) -> Stock:
    """Sort a player's tiles by kind; frames do not matter for payments."""
    faces = [tile_of(text) for text in tiles]
    return tuple(tuple(sorted((tile.symbols for tile in faces if tile.kind == kind), reverse=True)) for kind in KINDS)


def lacking(held: Stock, price: Price) -> tuple[str, ...]:
    """Return the kinds of which a player has too few symbols for a price (TR-104)."""
    return tuple(kind for kind, sizes, amount in zip(KINDS, held, price, strict=True) if sum(sizes) < amount)


def covers(sizes: Collection[int], amount: int) -> bool:
    """Return whether tiles of one kind cover an amount and none of them is superfluous (TR-108, TR-109, TR-G15)."""
    if amount == 0:
        return not sizes
    return bool(sizes) and sum(sizes) >= amount > sum(sizes) - min(sizes)


@lru_cache(maxsize=128)
def payments(held: Stock, price: Price) -> tuple[Payment, ...]:
    """Return every legal payment, sorted by supporters earned, one per overpaid symbol (TR-105, TR-106, TR-107, TR-115)."""
    choices = [tuple(_find_covering(sizes, amount)) for sizes, amount in zip(held, price, strict=True)]
    found = [Payment(parts, sum(map(sum, parts)) - sum(price)) for parts in product(*choices)]
    return tuple(sorted(found, key=lambda payment: (-payment.gain, payment.key)))


def _find_covering(sizes: tuple[int, ...], amount: int) -> Iterator[tuple[int, ...]]:
    """Yield the covering sets of tiles; as a tile has at least one symbol, none has more tiles than the amount."""
    have = Counter(sizes)
    for number in range(amount + 1):
        for part in combinations_with_replacement(sorted(have, reverse=True), number):
            if covers(part, amount) and not Counter(part) - have:
                yield part


@lru_cache(maxsize=128)
def one_too_many(held: Stock, price: Price) -> tuple[Payment, ...]:
    """Return payments with one tile too many, at most one per kind, so that players see what is not allowed (TR-108)."""
    legal = payments(held, price)
    if not legal:
        return ()
    least = legal[-1].parts
    spare = [tuple((Counter(sizes) - Counter(part)).elements()) for sizes, part in zip(held, least, strict=True)]
    found = []
    for place, left in enumerate(spare):
        if price[place] and left:
            more = tuple(sorted((*least[place], max(left)), reverse=True))
            found.append(Payment((*least[:place], more, *least[place + 1 :]), 0))
    return tuple(found)


def tiles_of(payment: Payment, tiles: Collection[str]) -> tuple[str, ...]:
    """Return those of a player's tiles that make up a payment."""
    left, picked = list(tiles), []
    for kind, part in zip(KINDS, payment.parts, strict=True):
        for size in part:
            chosen = next(text for text in left if tile_of(text)[:2] == (kind, size))
            left.remove(chosen)
            picked.append(chosen)
    return tuple(picked)
