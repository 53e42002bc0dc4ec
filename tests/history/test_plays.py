import json
from contextlib import closing
from random import Random

import pytest
from random_games import EVENING, Hands, played, session_in

from companion.games import game as find_game
from companion.language.words import Words
from companion.library.carrying import move, salvage
from companion.library.game_log import resume_log
from companion.library.history.bgstats import Texts, link_data
from companion.library.history.deriving import derive
from companion.library.history.document import DocumentRefused, Play, PlayedSeat, read, write_play
from companion.library.history.edits import Edit, EditKind, EditRefused
from companion.library.history.history import PlayIndex
from companion.library.history.page_lines import box_name
from companion.library.history.plays import Plays
from companion.library.history.stats import box_stats, boxes_played, list_plays, player_stats
from companion.library.journal import IN_MEMORY, Journal
from companion.library.logged import ASIDE
from companion.library.schema import ID, checksum
from companion.table.seats import Seat, Seats
from companion.table.selfplay import play_out
from companion.table.session import Session
from companion.table.table import Beginning, convert_beginning
from companion.table.undo_history import JournalRow, RowKind


@pytest.fixture
def journal():
    opened = Journal(IN_MEMORY)
    yield opened
    opened.close()


def only(plays):
    [(_, play)] = plays.documents()
    return play


def made(journal, device=""):
    """Make the one play of a journal and give it."""
    plays = Plays(journal, device)
    assert plays.bring_up_to_date() == 0
    return only(plays)


def test_a_finished_game_becomes_a_play_with_what_its_end_showed(journal):
    number = played(journal, "citadels", ("Ada", "Ben", "Clara", "Dora"), seed=3, options={"cards": "yes"})
    play = made(journal, "the shelf")
    outcome = Session.resume(find_game("citadels"), journal.entries(number).list_whole(number), None).outcome
    assert {seat.colour: (seat.rank, seat.score) for seat in play.seats} == {
        placing.seat.colour: (placing.place, placing.figure) for placing in outcome.standing
    }
    assert [seat.colour for seat in play.winners] == [seat.colour for seat in outcome.winners]
    assert (play.expansions, play.device, play.aborted) == (("cards",), "the shelf", False)
    assert play.rounds == len(play.course) > 1
    assert sum(seat.starts for seat in play.seats) == 1
    assert {"king", "warlord"} & {role for seat in play.seats for role in seat.roles}


def test_a_character_that_a_correction_takes_away_is_not_in_the_play(journal):
    session, log = session_in(journal)
    shown, chance = {}, Random(2)
    while not shown:
        session.answer(session.question.sample(chance))
        shown = {
            name: colour for name, colour in session.table.ledger.snapshot().items() if name.startswith("character.") and colour
        }
    name, colour = next(iter(shown.items()))
    session.correct({name: ""})
    session.set_mark({"over": True})
    play = derive(journal.game(log.game), journal.entries(log.game), journal.timeline(log.game), "u", "the shelf")
    assert name.removeprefix("character.") not in next(seat.roles for seat in play.seats if seat.colour == colour)


def test_every_box_gives_its_scores_round_by_round(journal):
    for name, books in (("tumult_royale", "full"), ("council_of_four", "full"), ("wallenstein", "light")):
        played(journal, name, seed=2, options={"books": books})
    plays = Plays(journal)
    plays.bring_up_to_date()
    made = [play for _, play in plays.documents()]
    assert len(made) == 3
    for play in made:
        assert play.course, play.game
        assert all(len(row) == 3 for row in play.course)
        assert (sum(seat.starts for seat in play.seats), bool(play.winners)) == (1, True)


def test_thinking_belongs_to_whose_question_was_open_and_pauses_to_nobody(journal):
    hands = Hands(pace=0)
    session, log = session_in(journal, "citadels", hands=hands, options={"books": "full"})
    while session.question is None or session.question.seat is None:
        hands.steady += 1_000
        session.answer(session.question.implied if session.question.follows else _plain(session))
    who = session.question.seat
    hands.steady += 90_000
    session.answer(_plain(session))
    assert log.watch.thinking[who.colour] == 90_000
    again = resume_log(journal, log.game)[1]
    again.recall()
    assert again.watch.thinking == log.watch.thinking, "who goes on tomorrow sees the time of today"
    hands.steady += 3 * 3_600_000  # supper
    session.set_mark({"seconds": 1})
    journal.set_state(log.game, ASIDE)
    play = made(journal)
    assert play.aborted
    assert play.winners == ()
    assert {seat.colour: seat.thinking for seat in play.seats}[who.colour] == 90_000
    assert play.duration < 120_000


def _plain(session):
    return session.question.sample(Random(4))


def test_a_wrong_clock_changes_no_length_and_is_not_believed(journal):
    for wall in (EVENING, 0, 10**15):
        played(journal, hands=Hands(wall), seed=1)
    plays = Plays(journal)
    plays.bring_up_to_date()
    right, first_of_all, far_off = (play for _, play in sorted(plays.documents()))
    assert right.duration == first_of_all.duration == far_off.duration > 0
    assert right.ended - right.begun >= right.duration
    assert all(EVENING <= play.ended < 10**14 for play in (first_of_all, far_off)), "the day on which the game was begun is known"


def test_a_clock_that_is_set_in_the_middle_is_believed_from_then_on(journal):
    hands = Hands(1_000)
    session, _log = session_in(journal, hands=hands)
    play_out(session, Random(1))
    hands.wall = EVENING
    session.set_mark({"over": True})
    play = made(journal)
    assert play.ended == pytest.approx(EVENING, abs=5_000)
    assert play.begun == play.ended - play.duration


@pytest.mark.parametrize("days", [-30, -2, 2, 8, 30])
@pytest.mark.parametrize("at", [10, 100])
def test_a_clock_that_is_put_right_by_days_in_the_middle_moves_no_beginning(journal, days, at):
    hands, rng = Hands(EVENING - days * 86_400_000), Random(1)
    session, _log = session_in(journal, hands=hands)
    for _ in range(at):
        hands.look()
        session.answer(session.question.sample(rng))
    hands.wall = EVENING
    play_out(session, rng)
    session.set_mark({"over": True})
    play = made(journal)
    assert play.ended == pytest.approx(hands.wall, abs=5_000)
    assert play.begun == play.ended - play.duration


def test_a_game_that_rested_for_days_began_before_them(journal):
    hands, rng = Hands(pace=20_000), Random(1)
    session, log = session_in(journal, hands=hands)
    for _ in range(100):
        session.answer(session.question.sample(rng))
    hands.wall += 3 * 86_400_000  # the device was off
    session = Session.resume(find_game("citadels"), *resume_log(journal, log.game, hands.clock))
    play_out(session, rng)
    session.set_mark({"over": True})
    assert made(journal).begun == pytest.approx(EVENING, abs=50_000)


def put_aside(journal):
    """Begin the same game as ever, without a clock, put it aside, and give its play."""
    begun = convert_beginning(Beginning("citadels", Seats([Seat("Ada", "blue"), Seat("Ben", "yellow")]), {}, {}, level=1))
    number = journal.create_game("citadels", begun="1970-01-01 00:00:05")
    journal.append(number, 0, JournalRow(RowKind.BEGIN, 0, "", begun, "table", "1"))
    journal.set_state(number, ASIDE)
    return made(journal, "the shelf")


def test_plays_of_two_journals_have_two_uuids_however_alike_they_began(tmp_path):
    with closing(Journal(tmp_path / "one.db")) as one, closing(Journal(tmp_path / "other.db")) as other:
        first, second = put_aside(one), put_aside(other)
        assert first.uuid != second.uuid
        numbers = move(one, other)
        assert {game: play.uuid for game, play in Plays(other).documents()} == {1: second.uuid, numbers[1]: first.uuid}


def test_who_reads_a_journal_beside_its_writer_or_saves_it_gives_its_plays_the_same_uuids(tmp_path):
    with closing(Journal(tmp_path / "journal.db")) as journal, closing(Journal(IN_MEMORY)) as beside:
        play = put_aside(journal)
        with journal.transaction("make it anew") as db:
            db.execute("DELETE FROM plays")
        with closing(Journal(tmp_path / "journal.db", read_only=True)) as read:
            beside.fill(read)
        with closing(Journal(tmp_path / "saved.db")) as saved:
            salvage(tmp_path / "journal.db", saved)
            for copy in (journal, beside, saved):
                assert made(copy, "the shelf").uuid == play.uuid


def test_plays_of_a_journal_without_an_id_have_the_uuids_that_they_always_had(tmp_path):
    with closing(Journal(tmp_path / "journal.db", writer="0.1.9")) as journal:
        with journal.transaction("as it was made before") as db:
            db.execute("DELETE FROM about WHERE name = ?", (ID,))
        assert put_aside(journal).uuid == "21cab97c-8dfc-52e5-8d1b-a074da8afa89"
        with closing(Journal(tmp_path / "saved.db")) as saved:
            salvage(tmp_path / "journal.db", saved)
            assert saved.note(ID) == ""


def test_the_uuid_stays_when_the_game_goes_on_after_its_end(journal):
    number = played(journal, seed=1)
    plays = Plays(journal)
    plays.bring_up_to_date()
    before = only(plays)
    rows, log = resume_log(journal, number)
    session = Session.resume(find_game("citadels"), rows, log)
    session.undo()
    assert list(plays.documents()) == []
    session.answer(None)
    session.set_mark({"over": True})
    assert plays.bring_up_to_date() == 0
    assert only(plays).uuid == before.uuid


def test_a_play_is_read_as_it_was_written_and_names_of_a_later_version_are_passed_over():
    play = Play("u", "citadels", "2", (PlayedSeat("Ada", "blue", 1, 30, won=True, roles=("king",)),), course=((1,), (2,)))
    assert read(write_play(play)) == play
    assert read(write_play(play).replace('"uuid"', '"mood":"fine","uuid"')) == play
    for broken in ("", "[]", "{}", write_play(play).replace('"seats"', '"chairs"'), write_play(play)[:-9]):
        with pytest.raises(DocumentRefused):
            read(broken)


def test_edits_are_laid_over_and_each_can_be_taken_back_and_done_again(journal):
    played(journal, seed=1)
    plays = Plays(journal)
    plays.bring_up_to_date()
    play = only(plays)
    plays.write(Edit(EditKind.NAME, play.uuid, "blue", "  Adele "))
    plays.write(Edit(EditKind.COMMENT, play.uuid, text="by\ncandle light"))
    plays.write(Edit(EditKind.RENAME, who="Ben", text="Benno"))
    plays.write(Edit(EditKind.DELETE, play.uuid))
    assert plays.edits().lay_over(play) is None
    plays.write(Edit(EditKind.UNDO))
    mended = plays.edits().lay_over(play)
    assert [seat.name for seat in mended.seats] == ["Adele", "Benno", "Clara"]
    assert mended.comment == "by candle light"
    for _ in range(3):
        plays.write(Edit(EditKind.UNDO))
    assert plays.edits().lay_over(play) == play
    with pytest.raises(EditRefused):
        plays.write(Edit(EditKind.UNDO))
    for _ in range(2):
        plays.write(Edit(EditKind.REDO))
    assert plays.edits().lay_over(play).seats[0].name == "Adele"
    plays.write(Edit(EditKind.COMMENT, play.uuid, text="newer"))
    with pytest.raises(EditRefused):
        plays.write(Edit(EditKind.REDO))
    assert plays.edits().lay_over(play).comment == "newer", "what was taken back is not brought back over something newer"


def test_what_makes_no_sense_is_refused_and_leaves_nothing(journal):
    played(journal, seed=1)
    plays = Plays(journal)
    plays.bring_up_to_date()
    uuid = only(plays).uuid
    for wrong in (
        Edit(EditKind.NAME, uuid, "blue", "\u200b "),
        Edit(EditKind.NAME, uuid, "blue", "Ben"),
        Edit(EditKind.NAME, uuid, "pink", "Dora"),
        Edit(EditKind.COMMENT, "no such play", text="x"),
        Edit(EditKind.RENAME, who="Ada", text=""),
    ):
        with pytest.raises(EditRefused):
            plays.write(wrong)
    assert plays.edits().done == []


def test_damaged_edits_are_left_out_and_a_damaged_play_is_made_anew_when_it_is_read(journal):
    played(journal, seed=1)
    plays = Plays(journal)
    plays.bring_up_to_date()
    play = only(plays)
    plays.write(Edit(EditKind.COMMENT, play.uuid, text="one"))
    with journal.transaction("damage") as db:
        db.execute("UPDATE edits SET value = replace(value, 'one', 'two')")
        db.execute("UPDATE plays SET document = replace(document, 'Ada', 'Eva')")
    assert plays.edits().done == []
    assert only(plays) == play


def test_a_declared_pause_stops_the_clock_of_play(journal):
    hands = Hands(pace=0)
    session, log = session_in(journal, hands=hands)
    hands.steady += 1_000
    session.answer(_plain(session))
    log.rest(resting=True)
    hands.steady += 600_000
    log.rest(resting=True)
    hands.steady += 1
    log.rest(resting=False)
    log.rest(resting=False)
    hands.steady += 2_000
    session.answer(_plain(session))
    assert [moment.played for _, moment in journal.timeline(log.game)] == [0, 1_000, 3_000]


def test_a_clock_that_is_put_back_in_mid_game_lets_no_play_begin_after_its_end(journal):
    hands = Hands(pace=0)
    session, log = session_in(journal, hands=hands)
    for _ in range(2):
        hands.steady += 60_000
        hands.wall -= 3 * 3_600_000
        session.answer(_plain(session))
    journal.set_state(log.game, ASIDE)
    play = made(journal)
    assert (play.begun, play.ended) == (hands.wall - 120_000, hands.wall)


def test_a_clock_that_was_days_behind_and_is_put_right_in_mid_game_moves_the_beginning_along(journal):
    hands = Hands(EVENING - 8 * 86_400_000, pace=0)
    session, log = session_in(journal, hands=hands)
    for number in range(6):
        hands.steady += 60_000
        hands.wall += 60_000 + (8 * 86_400_000 if number == 3 else 0)
        session.answer(_plain(session))
    journal.set_state(log.game, ASIDE)
    play = made(journal)
    assert (play.begun, play.ended) == (EVENING, EVENING + 360_000)


def test_a_play_without_names_is_shown_with_players_who_are_nobody(journal):
    _, log = session_in(journal)
    with journal.transaction("take the names") as db:
        [row] = db.execute("SELECT * FROM entries WHERE game = ? AND seq = 0", (log.game,)).fetchall()
        values = [*row[:5], row[5].replace("Ada", " ").replace("Ben", ""), *row[6:-1]]
        db.execute("UPDATE entries SET value = ?, sum = ? WHERE seq = 0", (values[5], checksum(*values)))
    journal.set_state(log.game, ASIDE)
    assert [seat.name for seat in made(journal).seats] == ["N. N. 1", "N. N. 2", "Clara"]


def test_what_can_be_no_play_is_tried_only_once(journal):
    _, log = session_in(journal)
    with journal.transaction("break the beginning") as db:
        db.execute("UPDATE entries SET value = '{}' WHERE seq = 0")
    journal.set_state(log.game, ASIDE)
    plays = Plays(journal, clock=iter(range(100)).__next__)
    assert plays.bring_up_to_date(within=5) == 0
    assert plays.bring_up_to_date(within=0) == 0
    assert list(plays.documents()) == []


def test_a_box_with_a_name_in_each_language_stands_in_the_history_under_that_of_the_table(journal):
    sheet = {"title": {"de": "Unser Schach", "en": "Our chess"}, "ends": {"rounds": 1}}
    played(journal, "any_box", ("Ada", "Ben"), facts={"sheet": sheet})
    plays, index = Plays(journal), PlayIndex()
    plays.bring_up_to_date()
    play = read(write_play(only(plays)))
    assert play.title == "Our chess"
    index.bring_up_to_date(plays)
    [line] = list_plays(index.db, 9)
    for language, title in (("de", "Unser Schach"), ("en", "Our chess")):
        words = Words(language)
        assert words(box_name(line.box, line.title, line.titles)) == title
        assert Texts(words).box(play.game, play.title, play.titles) == title
    assert Words("de")(box_name("any_box", "Schach")) == "Schach", "one name is the same in each language"


def test_plays_by_a_house_rule_that_counts_stand_beside_the_others_and_leave_their_records_alone(journal, tmp_path, monkeypatch):
    monkeypatch.setenv("CACHE_DIRECTORY", str(tmp_path))
    for house in ((), ("take-back",), ("fewer-statues",)):
        played(journal, "tumult_royale", ("Ada", "Ben"), options={"books": "light"}, house=house)
    plays, index = Plays(journal), PlayIndex()
    plays.bring_up_to_date()
    index.bring_up_to_date(plays)
    words = Words("de", [find_game("tumult_royale").folder])
    named = {words(box_name(one.box, one.title, one.titles)): one for one in boxes_played(index.db)}
    assert {name: one.plays for name, one in named.items()} == {"Tumult Royal": 2, "Tumult Royal · 20 Statuen": 1}
    assert [box_stats(index.db, one.kind).plays for one in named.values()] == [2, 1]
    assert [len(list_plays(index.db, kind=one.kind)) for one in named.values()] == [2, 1], "what its page leads on to"
    assert {box.mean for box in player_stats(index.db, "Ada").boxes} != {None}
    assert len(player_stats(index.db, "Ada").boxes) == 2
    data = link_data(next(play for _, play in plays.documents() if play.titles), Texts(words), 0)
    assert (data["game"]["name"], data["board"]) == ("Tumult Royal", "Tumult Royal · 20 Statuen")


def test_a_play_made_before_boxes_had_a_name_in_each_language_takes_them_from_its_sheet(journal):
    sheet = {"title": {"de": "Unser Schach", "en": "Our chess"}, "ends": {"rounds": 1}}
    played(journal, "any_box", ("Ada", "Ben"), facts={"sheet": sheet})
    plays, index = Plays(journal), PlayIndex()
    plays.bring_up_to_date()
    with journal.transaction("make it an old play") as db:
        [row] = db.execute("SELECT * FROM plays").fetchall()
        told = json.loads(row[3])
        del told["titles"]
        values = (*row[:3], json.dumps(told))
        db.execute("UPDATE plays SET document = ?, sum = ?", (values[3], checksum(*values)))
    assert only(plays).titles == sheet["title"]
    index.bring_up_to_date(plays)
    [line] = list_plays(index.db, 9)
    assert Words("de")(box_name(line.box, line.title, line.titles)) == "Unser Schach"
