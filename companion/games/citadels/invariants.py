"""What must hold at every question of a game, for self-play and property tests."""

from __future__ import annotations

from companion.games.citadels.box import ACTIONS, DISTRICTS, GOLD_PIECES, Action, Character
from companion.games.citadels.draft import kept
from companion.games.citadels.realm import Realm
from companion.table import Table


def no_card_too_often(realm: Realm) -> None:
    """No district lies more often than the box has it, none twice in a city; no action card more often than there are."""
    for key in DISTRICTS:
        assert realm.cities.left(key) >= 0, f"too many of {key}"
    for seat in realm.seats:
        assert len(set(realm.cities.lying[seat])) == len(realm.cities.lying[seat]), f"{seat} has a district twice"
    assert sum(realm.cities.tents.values()) <= ACTIONS[Action.TENT], "too many tents"


def one_owner_each(realm: Realm) -> None:
    """Nobody shows more characters than they were dealt, nor an open one, nor (without Rasputin) the murdered one."""
    court = realm.court
    for seat in realm.seats:
        assert court.shown_by(seat) <= kept(len(realm.seats)), f"{seat} shows too many characters"
    for character in court.open.value:
        assert not court.shown[character], f"{character} lies open and was shown"
    assert Character.KING not in court.open.value, "the king lies open"
    victim = court.murdered.value
    if victim not in ("", Character.ASSASSIN) and not realm.circus:
        assert not court.shown[victim], f"{victim} was murdered and shown"


def draft_counts(realm: Realm) -> None:
    """Once the calls begin no character card goes round any more, and everybody has as many as the rules say."""
    court = realm.court
    assert court.cards["open"] == len(court.open.value), "the open characters are miscounted"
    if realm.table.place.number > 1:
        assert court.passed.value == 0, f"{court.passed.value} characters still go round"
        assert set(court.kept.values()) == {kept(len(realm.seats))}, "somebody has a wrong number of characters"


def books_balance(realm: Realm) -> None:
    """Gold comes to thirty, and no card is lost between stack, hands, cities and discard pile."""
    treasury = realm.treasury
    if treasury.gold.keys:
        gold = sum(treasury.gold.values()) + sum(treasury.on_wagon.values()) + treasury.supply["gold"]
        assert gold == GOLD_PIECES, f"{gold} gold"
    if treasury.counted and realm.table.place.number > 0:
        assert treasury.discarded() >= 0, "more cards than the box has"


def last_round(realm: Realm) -> None:
    """Once a city was complete no new round begins."""
    complete = [seat for seat in realm.seats if realm.cities.complete(seat)]
    assert not complete or realm.cities.first.value, "a city is complete and nobody was first"
    drafting = realm.table.place.phase == "citadels-phase-draft"
    assert not (drafting and realm.cities.first.value), "a round began after the end"


CHECKS = (no_card_too_often, one_owner_each, draft_counts, books_balance, last_round)


def all_holds(table: Table) -> None:
    """Check everything on one table."""
    realm = Realm(table)
    for check in CHECKS:
        check(realm)


INVARIANTS = (all_holds,)
