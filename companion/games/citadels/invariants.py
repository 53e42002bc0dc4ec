"""What must hold at every question of a game, for self-play and property tests."""

from collections import Counter
from functools import lru_cache
from itertools import chain

from companion.games.citadels import box, choices, draft
from companion.games.citadels.state import State
from companion.table import Table, phrase

EIGHT = tuple(box.Character)


def no_card_too_often(table: Table) -> None:
    """No district or tent is in the cities more often than the box has it, and no district twice in a city."""
    state = table.view(State)
    too_often, twice = _find_too_often(state.cities.lying.values(), state.cities.edition)
    for key in too_often:
        raise AssertionError(phrase("citadels-holds-district", what=state.name(key), n=state.cities.count(key)))
    for place in twice:
        raise AssertionError(phrase("citadels-holds-once", who=state.seats[place]))
    tents = box.ACTIONS[box.Action.TENT]
    assert sum(state.cities.tents.values()) <= tents, phrase("citadels-holds-tents", n=tents)


@lru_cache(maxsize=64)
def _find_too_often(cities: tuple[tuple[str, ...], ...], edition: str) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Return districts that lie more often than the box has them, and the indices of cities that have one twice.

    The result is cached, as most answers change no city.
    """
    number = Counter(chain.from_iterable(cities))
    twice = tuple(place for place, city in enumerate(cities) if len(set(city)) < len(city))
    deck = box.deck(edition)
    return tuple(key for key in number if key not in deck or number[key] > deck[key].count), twice


def one_owner_each(table: Table) -> None:
    """Nobody shows more characters than they have, an open character or (without Rasputin) the murdered one."""
    state = table.view(State)
    characters = state.characters
    shown = characters.shown.values()
    most = draft.kept(len(state.seats))
    for owner in {*shown} - {""}:
        assert shown.count(owner) <= most, phrase("citadels-holds-characters", who=state.seats.of(owner), n=most)
    for character in characters.open.value:
        assert not characters.shown[character], phrase("citadels-holds-open", what=choices.titled(box.Character(character)))
    assert box.Character.KING not in characters.open.value, phrase("citadels-holds-king")
    place = state.table.place
    first = max(0, place.number - 1) if place.number or place.phase == "citadels-phase-draft" else len(shown)
    if any(shown[first:]):
        uncalled = next(character for character, owner in zip(EIGHT[first:], shown[first:], strict=True) if owner)
        raise AssertionError(phrase("citadels-holds-uncalled", what=choices.titled(uncalled)))
    victim = characters.murdered.value
    if victim not in ("", box.Character.ASSASSIN) and not state.circus:
        assert not characters.shown[victim], phrase("citadels-holds-murdered", what=choices.titled(box.Character(victim)))


def draft_counts(table: Table) -> None:
    """Once the calls begin, no character card is going round, and every player has the number that the rules give."""
    state = table.view(State)
    characters = state.characters
    assert characters.cards["open"] == len(characters.open.value), "the open characters are miscounted"
    if state.table.place.number > 1:
        assert characters.passed.value == 0, f"{characters.passed.value} characters still go round"
        assert set(characters.kept.values()) == {draft.kept(len(state.seats))}, "somebody has a wrong number of characters"


def books_balance(table: Table) -> None:
    """All gold adds up to thirty, no card is missing, and gold lies only on wagons on the table."""
    state = table.view(State)
    treasury = state.treasury
    if treasury.gold.keys:
        gold = sum(treasury.gold.values()) + sum(treasury.on_wagon.values()) + treasury.supply["gold"]
        assert gold == box.GOLD_PIECES, f"{gold} gold"
    if treasury.counted and state.table.place.number > 0:
        assert treasury.discarded() >= 0, phrase("citadels-holds-cards")
    for wagon in treasury.wagons.keys if treasury.gold.keys else ():
        assert treasury.wagons[wagon] or not treasury.on_wagon[wagon], phrase("citadels-holds-wagon")


def last_round(table: Table) -> None:
    """No new round begins once a city is complete."""
    if table.place.phase == "citadels-phase-draft":
        cities = table.view(State).cities
        over = cities.first.value or max(cities.sizes()) >= box.FULL_CITY
        assert not over, phrase("citadels-holds-end")


INVARIANTS = (no_card_too_often, one_owner_each, draft_counts, books_balance, last_round)
