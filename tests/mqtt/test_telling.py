"""What a broker is told of a whole game: each event once and in its place, nothing of what people only look at."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from companion.games import GAMES
from companion.games import game as find_game
from companion.language.words import Words
from companion.network.mqtt.broker_config import BrokerConfig
from companion.network.mqtt.broker_table import BrokerTable
from companion.network.mqtt.outbox import Outbox
from companion.network.mqtt.telling import event_types, list_events, state_of
from companion.play.acts import Answer
from companion.play.controller import Controller
from companion.play.live import Running
from companion.play.snapshot import Drafted, Snapshot
from companion.rulebook.lessons.lesson_signals import signals_of
from companion.table import Seat, Seats, TurnClock
from companion.table.phrase import Phrase
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning

WORDS = Words("en", [game.folder for game in GAMES])
SEATS = Seats([Seat("Ada", "blue"), Seat("Ben", "yellow")])


@pytest.fixture(scope="module")
def snapshots():
    """Every snapshot of a game of Citadels, answered at random."""
    beginning = Beginning("citadels", SEATS, {**find_game("citadels").default_options(), "books": "full"}, {})
    controller = Controller(Session.begin(find_game("citadels"), beginning, MemoryLog()))
    rng, seen = Random(5), [controller.snapshot()]
    while seen[-1].question is not None:
        seen.append(controller.do(Answer(seen[-1].question.sample(rng), seen[-1].step)))
    return seen


def kinds(before, now):
    return [event["event_type"] for event in list_events(before, now, names=True)]


def test_each_event_of_a_game_comes_once_and_in_its_place(snapshots):
    told = [kinds(before, now) for before, now in zip([None, *snapshots], snapshots, strict=False)]
    flat = [kind for kinds_ in told for kind in kinds_]
    assert set(flat) <= set(event_types((find_game("citadels"),)))
    assert [flat.count(kind) for kind in ("begun", "last_round", "game_over")] == [1, 1, 1]
    assert "begun" in told[0]
    assert told[-1] == ["game_over"]
    assert next(number for number, now in enumerate(snapshots) if now.last_round) == next(
        number for number, kinds_ in enumerate(told) if "last_round" in kinds_
    )


def test_a_turn_and_a_signal_are_told_when_they_begin(snapshots):
    signals = signals_of(find_game("citadels").folder)
    turns = 0
    assert all(kinds(now, now) == [] for now in (snapshots[40], snapshots[-1])), "what is only looked at again is not told again"
    assert "turn" in kinds(None, next(one for one in snapshots if one.question is not None and one.question.seat is not None))
    for before, now in pairwise(snapshots[:-1]):
        told = kinds(before, now)
        whose, was = now.question.seat, before.question.seat
        assert ("turn" in told) is (whose is not None and whose != was)
        assert (now.question.picture in told) is (
            now.question.picture in signals and now.question.identity != before.question.identity
        )
        turns += "turn" in told
        if now.question.picture in signals:
            assert now.question.picture in kinds(None, now), "a table that has just connected hears it"
    assert turns > 10


def test_an_answer_taken_back_tells_only_what_it_changed(snapshots):
    for steps in (1, 2):
        pairs = [(later, now) for now, later in pairwise(snapshots[:-1]) if later.step == now.step + steps]
        told = [
            (later.question.seat, now.question.seat, "turn" in kinds(later, now)) for later, now in pairs if now.question.seat
        ]
        assert {turn for was, seat, turn in told if was == seat} == {steps == 2}, "of two steps nobody knows what they changed"
        assert {turn for was, seat, turn in told if was != seat} == {True}


def test_what_a_table_only_tries_aside_is_not_told_to_the_house(snapshots, tmp_path, told):
    table = BrokerTable(BrokerConfig("127.0.0.1", table="Table 3"), (find_game("citadels"),), Outbox(tmp_path), list, WORDS)
    now, later = snapshots[0], snapshots[40]
    table.show(now, None, WORDS)
    before = list(told)
    table.show(replace(later, draft=Drafted(1, 2)), None, WORDS)
    assert told == before
    table.show(later, None, WORDS)
    assert told != before


def test_the_winners_are_told_with_or_without_their_names(snapshots):
    winners = snapshots[-1].outcome.winners
    for names in (True, False):
        (over,) = list_events(snapshots[-2], snapshots[-1], names=names)
        assert [seat["colour"] for seat in over["winners"]] == [seat.colour for seat in winners]
        assert [seat.get("name") for seat in over["winners"]] == [seat.name if names else None for seat in winners]


def test_before_a_game_or_without_players_there_is_no_box(snapshots):
    for nothing in (Snapshot(None, 0, None, seats=SEATS), Snapshot(find_game("citadels"), 0, None, seats=Seats(()))):
        told = state_of(nothing, None, 0.0, WORDS, names=True)
        assert (told["box"], told["over"]) == ("", False)
        assert set(told) == set(state_of(snapshots[3], None, 0.0, WORDS, names=True)), "no template meets a key that is not there"
    assert state_of(snapshots[-1], None, 0.0, WORDS, names=True)["over"] is True
    assert state_of(snapshots[3], None, 0.0, WORDS, names=True)["over"] is False


def test_what_people_read_is_in_the_tables_language_and_names_nobody_unasked(snapshots):
    german = Words("de", [find_game("citadels").folder])
    now = next(one for one in snapshots if one.question is not None and one.question.seat is not None and one.place.phase)
    seat, winners = now.question.seat, snapshots[-1].outcome.winners
    for names in (True, False):
        called = {"Ada": "Ada" if names else "Blau", "Ben": "Ben" if names else "Gelb"}
        said = state_of(now, None, 0.0, german, names=names)["said"]
        assert (said["box"], said["turn"], said["result"]) == ("Ohne Furcht und Adel", called[seat.name], "")
        assert said["phase"] == german(Phrase(now.place.phase))
        over = state_of(snapshots[-1], None, 0.0, german, names=names)["said"]
        assert over["result"] == f"{', '.join(called[one.name] for one in winners)} hat gewonnen"
        assert over["turn"] == ""


def test_time_is_left_on_a_clock_that_runs_out_and_none_on_one_that_measures(snapshots):
    running = Running(total=60.0, left=42.0, since=0.0, running=True)
    for measures, left in ((False, 40), (True, None)):
        clock = TurnClock("t.clock", seat=SEATS[0], seconds=60, up=measures)
        told = state_of(replace(snapshots[3], question=clock), running, 2.0, WORDS, names=True)
        assert (told["time_left"], told["time_runs"]) == (left, True)
