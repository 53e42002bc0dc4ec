"""What must hold at every question of a game, for self-play and property tests."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from companion.games.citadels.box import ACTIONS, DISTRICTS, GOLD_PIECES, Action, Character
from companion.games.citadels.choices import titled
from companion.games.citadels.draft import kept
from companion.games.citadels.state import State
from companion.table import Table, phrase


def no_card_too_often(table: Table) -> None:
    """No district lies more often than the box has it, none twice in a city; no action card more often than there are."""
    state = table.view(State)
    for key, number in Counter(chain.from_iterable(state.cities.lying.values())).items():
        count = DISTRICTS[key].count
        assert number <= count, phrase("citadels-holds-district", what=state.name(key), n=count)
    for seat, city in zip(state.seats, state.cities.lying.values(), strict=True):
        assert len(set(city)) == len(city), phrase("citadels-holds-once", who=seat)
    tents = ACTIONS[Action.TENT]
    assert sum(state.cities.tents.values()) <= tents, phrase("citadels-holds-tents", n=tents)


def one_owner_each(table: Table) -> None:
    """Nobody shows more characters than they were dealt, nor an open one, nor (without Rasputin) the murdered one."""
    state = table.view(State)
    characters = state.characters
    shown = characters.shown.values()
    for seat in state.seats:
        most = kept(len(state.seats))
        assert shown.count(seat.colour) <= most, phrase("citadels-holds-characters", who=seat, n=most)
    for character in characters.open.value:
        assert not characters.shown[character], phrase("citadels-holds-open", what=titled(Character(character)))
    assert Character.KING not in characters.open.value, phrase("citadels-holds-king")
    place = state.table.place
    for character in Character if place.number or place.phase == "citadels-phase-draft" else ():
        called = character.number < place.number
        assert called or not characters.shown[character], phrase("citadels-holds-uncalled", what=titled(character))
    victim = characters.murdered.value
    if victim not in ("", Character.ASSASSIN) and not state.circus:
        assert not characters.shown[victim], phrase("citadels-holds-murdered", what=titled(Character(victim)))


def draft_counts(table: Table) -> None:
    """Once the calls begin no character card goes round any more, and everybody has as many as the rules say."""
    state = table.view(State)
    characters = state.characters
    assert characters.cards["open"] == len(characters.open.value), "the open characters are miscounted"
    if state.table.place.number > 1:
        assert characters.passed.value == 0, f"{characters.passed.value} characters still go round"
        assert set(characters.kept.values()) == {kept(len(state.seats))}, "somebody has a wrong number of characters"


def books_balance(table: Table) -> None:
    """Gold comes to thirty, and no card is lost between stack, hands, cities and discard pile."""
    state = table.view(State)
    treasury = state.treasury
    if treasury.gold.keys:
        gold = sum(treasury.gold.values()) + sum(treasury.on_wagon.values()) + treasury.supply["gold"]
        assert gold == GOLD_PIECES, f"{gold} gold"
    if treasury.counted and state.table.place.number > 0:
        assert treasury.discarded() >= 0, phrase("citadels-holds-cards")
    for wagon in treasury.wagons.keys if treasury.gold.keys else ():
        assert treasury.wagons[wagon] or not treasury.on_wagon[wagon], phrase("citadels-holds-wagon")


def last_round(table: Table) -> None:
    """Once a city was complete no new round begins."""
    state = table.view(State)
    drafting = state.table.place.phase == "citadels-phase-draft"
    over = state.cities.first.value or any(map(state.cities.complete, state.seats))
    assert not (drafting and over), phrase("citadels-holds-end")


INVARIANTS = (no_card_too_often, one_owner_each, draft_counts, books_balance, last_round)
