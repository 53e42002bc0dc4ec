import threading
from dataclasses import replace
from random import Random

import pytest
from small_game import SMALL

from companion.play.guard import guard
from companion.table import Outcome, Seat, Seats, Tell, phrase
from companion.table.errors import LedgerFailed, NotAQuestion, NotHeard, ScriptFailed, SeatsRefused, TableError
from companion.table.selfplay import SelfPlayFailed, play_out, scenario_text
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning

SEATS = Seats([Seat("Ada", "blue"), Seat("Ben", "yellow")])


def begin(play, **more):
    return Session.begin(replace(SMALL, play=play, **more), Beginning("small", SEATS, {}, {}), MemoryLog())


class Strange:
    def __await__(self):
        yield "no question"


async def inner():
    await Strange()


def test_what_is_no_question_is_named_with_the_scripts_line():
    async def play(table):
        await Tell("small.welcome")
        await inner()
        return Outcome(phrase("small-over"), ())

    session = begin(play)
    with pytest.raises(NotAQuestion, match=rf"test_run\.py:{inner.__code__.co_firstlineno + 1}"):
        session.answer(None)


def test_a_script_that_would_end_the_program_has_only_failed():
    async def play(table):
        await Tell("small.welcome")
        raise SystemExit("enough")

    session = begin(play)
    with pytest.raises(ScriptFailed, match="SystemExit: enough"):
        session.answer(None)
    assert session.question.id == "small.welcome"


def test_on_a_thread_of_its_own_nothing_that_fails_ends_more_than_itself():
    told = []

    def ends():
        raise SystemExit("enough")

    thread = threading.Thread(target=lambda: told.append(guard(ends, "a game")))
    thread.start()
    thread.join(30)
    assert told[0].what == "SystemExit: enough"
    with pytest.raises(SystemExit):
        guard(ends, "a signal")


def test_lost_pieces_are_noticed():
    async def play(table):
        coins = table.ledger.numbers("coins", table.seats, initial=5)
        table.ledger.conserve("coins", 10, ["coins"], balance="coins.blue")
        await Tell("small.welcome")
        coins[table.seats[0]] += 1
        await Tell("small.gift")
        return Outcome(phrase("small-over"), ())

    with pytest.raises(LedgerFailed, match="expected a sum of 10, got 11"):
        begin(play).answer(None)


def test_self_play_notices_a_question_asked_twice_and_gives_a_file_that_shows_it(tmp_path):
    async def play(table):
        await Tell("small.welcome")
        await Tell("small.welcome")
        return Outcome(phrase("small-over"), ())

    session = begin(play)
    with pytest.raises(SelfPlayFailed, match="was asked before") as broken:
        play_out(session, Random(1))
    assert 'answer = "small.welcome"' in scenario_text(session, broken.value.rows, "twice")


def test_self_play_notices_a_game_without_an_end():
    async def play(table):
        number = 0
        while True:
            number += 1
            await Tell("small.welcome", occurrence=(number,))

    with pytest.raises(SelfPlayFailed, match="no end after 50"):
        play_out(begin(play), Random(1), most=50)


def test_announcements_are_heard_only_where_they_are_on_offer():
    session = Session.begin(SMALL, Beginning("small", SEATS, {}, {}), MemoryLog())
    with pytest.raises(NotHeard):
        session.announce("small.present", "blue")
    session.answer(None)
    with pytest.raises(NotHeard):
        session.announce("small.present", "red")
    assert session.step == 1


def test_a_game_refuses_seats_and_options_it_does_not_have():
    alone, green = Seats([Seat("Ada", "blue")]), Seats([Seat("Ada", "blue"), Seat("Ben", "green")])
    for seats, options in ((alone, {}), (green, {}), (SEATS, {"books": "none"}), (SEATS, {"cards": "yes"})):
        with pytest.raises(TableError):
            Session.begin(SMALL, Beginning("small", seats, options, {}), MemoryLog())
    for names in (("Ada", "blue", "Ada", "red"), ("Ada", "blue", "Ben", "blue"), (" ", "blue")):
        with pytest.raises(SeatsRefused):
            Seats(map(Seat, names[::2], names[1::2]))
