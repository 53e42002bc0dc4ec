"""What players prepare on their own glass: private until it is asked, then one press takes it."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from phones import Phone, PretendDoor, drawn, opened, play_until

from companion.network.glass.preparing import Preparing, proposal
from companion.play.acts import Answer
from companion.table import Seat, Seats, Tell
from companion.table.table import Beginning
from companion.ui.pages.effects import Proposed

sys.path.insert(0, str(Path(__file__).parents[1] / "bench"))
from burden.tumult import Tumult

SEATS = Seats(map(Seat, ("Ada", "Ben", "Clara", "Karl"), ("blue", "yellow", "purple", "grey")))


def test_everybody_enters_at_once_and_one_press_takes_each(table, phone):
    people = Tumult(Random(4), 4)
    start = Beginning("tumult_royale", SEATS, {"books": "full"}, Tumult.facts)
    play_until(table, start, people, lambda now: now.question.id == "tumult.middle")
    desk, window = table.desk, table.window
    hands = {seat: phone(f"seat:{seat.name}") for seat in SEATS}
    looks_on = phone()
    table.turns(lambda: table.screen.settings.choosing == ("Ada", "Ben", "Clara", "Karl"))
    journal = len(desk.snapshot.history)

    def prepare(hand, tiles):
        for tile in sorted(tiles):
            before = hand.number
            hand.press(f"tile:{tile.kind} {tile.symbols}")
            hand.until(lambda page, before=before: page.number > before)
        hand.press("done")
        hand.until(lambda page: page.said.startswith("Prepared"))

    for hand, tiles in zip(hands.values(), people._boards, strict=True):
        prepare(hand, tiles)
    assert len(desk.snapshot.history) == journal
    ben = hands[SEATS[1]]
    ben.press("tool:undo")
    ben.until(lambda page: any("Ben: for later" in piece for piece in page.pieces))
    table.let(6)
    prepare(ben.until(lambda page: not page.said), people._boards[1])
    desk.do(Answer(people(desk.snapshot.question, desk.snapshot), desk.snapshot.step))
    for _ in SEATS:
        table.turns(lambda: isinstance(window.state.overlay, Proposed))
        step = desk.snapshot.step
        table.let(0.6)
        window.choose(next(target for target in window.page.targets if target.name == "take"))
        table.turns(lambda step=step: desk.snapshot.step > step)
    boards = [each.value for each in desk.snapshot.history if each.question.id == "tumult.board"]
    # By hand nobody says which frame a tile has
    assert [sorted(tile[:2] for tile in board) for board in boards] == [
        sorted(tile[:2] for tile in board) for board in people._boards
    ]
    assert looks_on.number


SECRETS = {
    "citadels": ({"books": "light"}, lambda now: bool(now.ahead), ("option:thief", "option:king"), "done"),
    "wallenstein": ({"books": "full"}, lambda now: bool(now.ahead), ("option:none", "option:1"), ""),
}  # fmt: skip


@pytest.mark.parametrize("name", SECRETS)
def test_what_a_player_prepares_is_in_nobody_elses_bytes(tmp_path, monkeypatch, name):
    """Two evenings differ in a secret alone: all that others are sent must be the same."""
    monkeypatch.setattr("companion.network.glass.company.GlassServer", PretendDoor)
    options, offered, secrets, done = SECRETS[name]
    told = []
    for secret in secrets:
        folder = tmp_path / secret.partition(":")[2]
        folder.mkdir()
        seats = Seats(map(Seat, ("Ada", "Ben", "Clara", "Karl"), ("blue", "yellow", "purple", "red")))
        with opened(folder) as table:
            play_until(table, Beginning(name, seats, options, {}), drawn(Random(3)), offered)
            ben, *others = [Phone(table, role) for role in ("seat:Ben", "seat:Ada", "looks-on", "screen")]
            ben.until(lambda page: page.names)
            ben.press(secret)
            if done:
                ben.press(done)
            ben.until(lambda page: page.said.startswith("Prepared"))
            for other in others:
                other.press("tool:help")
                other.until(lambda page: "close" in page.names)
            told.append([sorted(set(other.pieces) | set(other.shapes)) for other in others])
            assert not any(each.question.id == "citadels.call" for each in table.snapshot.history)
    assert told[0] == told[1]


def test_characters_are_offered_in_the_draft_and_the_first_call_alone_and_none_that_lies_open(table):
    """In set-up nobody has one yet; later calls are for all, and no glass hides them (CI-043)."""
    offered: list[tuple[str, int]] = []

    def over(now):
        if now.ahead:
            offered.append((now.place.phase, now.place.round))
            options = {option.key for option in now.ahead[0].question.options}
            assert len(options) == 6
            assert options.isdisjoint(now.values["open"])
        return now.place.round == 3

    seats = Seats(map(Seat, ("Ada", "Ben", "Clara", "Karl"), ("blue", "yellow", "purple", "red")))
    play_until(table, Beginning("citadels", seats, {"books": "light"}, {}), drawn(Random(3)), over)
    assert {number for _, number in offered} == {1, 2}
    assert {phase for phase, _ in offered} <= {
        "citadels-phase-draft",
        "citadels-phase-assassin",
        "citadels-phase-thief",
        "citadels-phase-magician",
    }


def test_two_who_say_the_same_character_propose_nothing(table):
    """Whose it is, the table is asked as without phones."""
    seats = Seats(map(Seat, ("Ada", "Ben", "Clara", "Karl"), ("blue", "yellow", "purple", "red")))
    play_until(table, Beginning("citadels", seats, {"books": "light"}, {}), drawn(Random(3)), lambda now: bool(now.ahead))
    ahead, question = table.snapshot.ahead, table.snapshot.question
    who = {each.question.seat.name: Preparing() for each in ahead}
    for each in ahead[:2]:
        player = who[each.question.seat.name]
        player.choose_snapshot(table.snapshot, each.question.seat.colour)
        player.give([each.question.options[0].key])
        one = proposal(question, who, len(seats))
        assert (one is None) == (each is ahead[1])


def test_what_was_prepared_is_gone_where_others_sit_down_to_the_same_game(table):
    def deal(*names):
        seats = Seats(map(Seat, names, ("blue", "yellow", "purple", "red")))
        play_until(table, Beginning("citadels", seats, {"books": "light"}, {}), drawn(Random(3)), lambda now: bool(now.ahead))
        return table.snapshot

    first, phone = deal("Ada", "Ben", "Clara", "Karl"), Preparing()
    (mine,) = [each.question for each in first.ahead if each.question.seat.colour == "yellow"]
    phone.choose_snapshot(first, "yellow")
    phone.give([mine.options[0].key])
    assert phone.choose_snapshot(first, "yellow") is first
    again = deal("Mia", "Otto", "Zoe", "Noa")
    assert phone.choose_snapshot(again, "yellow").question.identity == mine.identity, "it is asked anew"


def test_what_is_taken_back_is_offered_again_and_nobody_prepares_while_they_are_asked(table):
    seats = Seats(map(Seat, ("Ada", "Ben", "Clara", "Karl"), ("blue", "yellow", "purple", "red")))
    play_until(table, Beginning("citadels", seats, {"books": "light"}, {}), drawn(Random(3)), lambda now: bool(now.ahead))
    first = replace(table.snapshot.ahead[0], question=replace(table.snapshot.ahead[0].question, seat=seats[1]))
    other = replace(first, question=replace(first.question, occurrence=(2,)))
    now, phone = replace(table.snapshot, ahead=(first, other)), Preparing()
    assert phone.choose_snapshot(now, "yellow").question == first.question
    phone.give([first.question.options[0].key])
    assert phone.choose_snapshot(now, "yellow").question == other.question
    assert phone.go_back(now)
    assert phone.choose_snapshot(now, "yellow") is now, "set aside for now"
    assert phone.go_back(now)
    assert phone.choose_snapshot(now, "yellow").question == first.question
    asked = replace(now, question=replace(now.question, seat=seats[1]))
    assert phone.choose_snapshot(asked, "yellow") is asked


def test_a_question_to_all_waits_for_what_every_phone_has_prepared(table, phone):
    seats = Seats(map(Seat, ("Ada", "Ben", "Clara"), ("blue", "yellow", "purple")))
    play_until(table, Beginning("wallenstein", seats, {"books": "full"}, {}), drawn(Random(3)), lambda now: bool(now.ahead))
    who, ahead = {seat.name: Preparing() for seat in seats}, table.snapshot
    question = ahead.question
    while question.id != "wallenstein.bids":
        table.desk.do(Answer(None if isinstance(question, Tell) else question.sample(Random(3)), table.snapshot.step))
        table.turns(lambda before=question: table.snapshot.question is not before)
        question = table.snapshot.question
    for seat, player in zip(seats, who.values(), strict=True):
        assert proposal(question, who, len(seats)) is None
        assert player.choose_snapshot(ahead, seat.colour).question.id == "wallenstein.bid"
        player.give("none")
    assert proposal(question, who, len(seats)).who == tuple(who)
