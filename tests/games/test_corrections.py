"""Corrections that really change values, at every question of whole games."""

from collections import Counter
from random import Random

import correcting
import pytest
from every import begin

from companion.games import GAMES
from companion.games import game as find_game
from companion.play.acts import Adopt, Answer, Correct, Undo
from companion.play.controller import Controller
from companion.table import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.ui.pages.correctable import list_standing

GAMES_EACH = 2
"""`make torture` corrects thousands."""


@pytest.mark.parametrize("place", range(len(GAMES)), ids=[game.name for game in GAMES])
def test_corrections_of_one_to_four_entries_leave_a_game_that_goes_on(place):
    count = Counter()
    assert [line for one in range(GAMES_EACH) for line in correcting.corrected(one * len(GAMES) + place, count)] == []
    told = (
        f"{GAMES[place].name}: {dict(count)}; companion check {GAMES[place].name} names what moves together and is not declared"
    )
    assert count["taken"] >= count["tried"] / 2, told


def in_the_first_round(game, **options):
    controller = Controller(begin(game, 3, **options))
    controller.go_on()
    while controller.snapshot().place.round < 1:
        now = controller.snapshot()
        controller.do(Answer(now.question.sample(Random(now.step)), now.step))
    return controller


def corrected(name, given, **options):
    """Correct a game of three; give what the table is shown before, and what counts afterwards."""
    game = find_game(name)
    controller = in_the_first_round(game, **options)
    before = controller.snapshot().values
    shown = controller.do(Correct(given(before)))
    assert shown.draft is not None
    assert shown.draft.corrects
    assert controller.session.table.ledger.snapshot() == before, "something was taken before it was adopted"
    after = controller.do(Adopt()).values
    told = {change.name: change.after for change in shown.draft.changes}
    assert told == {entry: value for entry, value in after.items() if before[entry] != value}
    return before, after


def test_undo_leaves_a_correction_that_was_only_shown():
    controller = in_the_first_round(find_game("council_of_four"), books="full")
    before = controller.snapshot()
    assert controller.do(Correct({"emporiums.red": tuple("BJKOACDEFG")})).draft is not None
    left = controller.do(Undo())
    assert (left.draft, left.values, left.step) == (None, before.values, before.step)


def test_a_land_goes_with_its_armies_unrest_and_buildings():
    def given(held):
        land = next(name for name, owner in held.items() if name.startswith("owner.") and owner == "blue")
        return {land: ""}

    before, after = corrected("wallenstein", given, books="full")
    land = next(name.removeprefix("owner.") for name in before if name.startswith("owner.") and before[name] != after[name])
    assert after[f"armies.{land}"] == after[f"unrest.{land}"] == 0
    assert after["supply.blue"] == before["supply.blue"] + before[f"armies.{land}"]


def test_an_emporium_goes_with_its_permit_and_a_bonus_tile_with_its_reward():
    before, after = corrected("council_of_four", lambda _: {"emporiums.red": tuple("BJKOACDEFG")}, books="full")
    tiles = [name for name, owner in after.items() if name.startswith("tile.") and owner == "red"]
    royals = [name for name, owner in after.items() if name.startswith("royal.") and owner == "red"]
    assert len(tiles) == len(royals) > 0
    assert not [name for name in before if name.startswith("royal.") and before[name]]


def test_another_greediest_gives_supporters_and_tiles_and_who_was_it_has_them_back():
    controller = Controller(begin(find_game("tumult_royale"), 3, books="full"))
    controller.go_on()
    rng = Random(3)
    while True:
        now = controller.snapshot()
        true = [name for name, held in now.values.items() if name.startswith("greediest.") and held]
        if now.question.id == "tumult.place" and len(true) == 1:
            break
        controller.do(Answer(now.question.sample(rng), now.step))
    before, was = now.values, true[0].removeprefix("greediest.")
    other = next(seat.colour for seat in now.seats if seat.colour != was)
    after = controller.do(Correct({change.name: change.after for change in now.foreseen[f"greediest.{other}"]})).values
    due = after[f"supporters.{was}"] - before[f"supporters.{was}"]
    assert due in {3, 6, 9}
    assert after[f"supporters.{other}"] == before[f"supporters.{other}"] - due
    held = [
        sorted(sum((tiles for name, tiles in at.items() if name.startswith(("tiles.", "middle"))), ())) for at in (before, after)
    ]
    assert held[0] == held[1]
    back = controller.snapshot().foreseen[f"greediest.{was}"]
    again = controller.do(Correct({change.name: change.after for change in back})).values
    assert {name: Counter(held) if isinstance(held, tuple) else held for name, held in again.items()} == {
        name: Counter(held) if isinstance(held, tuple) else held for name, held in before.items()
    }


def test_cards_in_a_hand_come_from_the_stack():
    before, after = corrected("council_of_four", lambda held: {"hand.red": held["hand.red"] + 2}, books="full")
    assert after["stack"] == before["stack"] - 2


def test_what_cannot_be_is_refused_in_the_words_of_the_table():
    controller = Controller(begin(find_game("wallenstein"), 3, books="full"))
    controller.go_on()
    land = next(name for name in controller.snapshot().values if name.startswith("unrest."))
    refused = controller.do(Correct({land: 1})).refusal
    assert refused is not None
    assert refused.id == "wallenstein-holds-neutral"
    assert controller.do(Correct({"battles": 3})).refusal.id == "ledger-fixed"


def test_a_permit_is_mended_by_itself_though_it_is_called_as_the_city_it_is_for():
    seats = Seats([Seat("Ada", "red"), Seat("Ben", "green")])
    beginning = Beginning("council_of_four", seats, {"books": "full"}, {})
    now = Controller(Session.begin(find_game("council_of_four"), beginning, MemoryLog())).snapshot()
    assert [entry.name for entry in list_standing(now, now.entries["permit.A"])] == ["permit.A"]
