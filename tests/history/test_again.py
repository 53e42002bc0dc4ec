"""One more game, and the way from a game's end to its code, at the desk and in the talk before a game."""

import shutil
from datetime import timedelta
from pathlib import Path

import pytest
from at_the_desk import DeskTable
from random_games import played, session_in

from companion.app.lobby.evening import Resume
from companion.app.lobby.host import Host
from companion.app.lobby.last_played import PlayAgain, rematch
from companion.language.words import Words
from companion.library.carrying import move, salvage
from companion.library.history.bgstats import shorten_id
from companion.library.history.edits import Edit, EditKind
from companion.library.history.history import History
from companion.library.history.plays import Plays
from companion.library.journal import IN_MEMORY, Journal
from companion.library.library import Library
from companion.play.acts import Answer, OneMore, ToPhone
from companion.play.own_questions import CodePage
from companion.table.errors import NoSuchGame
from companion.ui.pages.effects import Paused

OLD = Path(__file__).parent.parent / "old" / "0.1.0" / "games.db"


def test_one_more_game_has_the_same_seats_and_options_and_the_start_moved_on(library):
    host = Host(library)
    played(library.journal, names=("Ada", "Ben", "Clara"), seed=1, options={"books": "light", "cards": "yes", "start": "joined"})
    controller = host.game(PlayAgain())
    table = controller.session.table
    assert [(seat.name, seat.colour) for seat in table.seats] == [("Ben", "yellow"), ("Clara", "red"), ("Ada", "blue")]
    assert (table.options["books"], table.options["cards"], table.options["start"]) == ("light", "yes", "new")
    assert controller.session.step == 0


def test_the_choice_of_a_box_offers_one_more_and_says_who_won_but_not_beside_an_open_game(library):
    host = Host(library)
    assert {"again", "history"}.isdisjoint(option.key for option in host.dialogue().question.options), "no game was played yet"
    with pytest.raises(NoSuchGame):
        host.game(PlayAgain())
    number = played(library.journal, seed=1)
    offered = {option.key: option for option in host.dialogue().question.options}
    winner = rematch(library, host.history).winners
    assert offered["again"].words.args["winners"] == winner != ()
    assert "history" in offered
    library.resume(number).session.undo()
    library.journal.set_state(number, "open")
    assert "again" not in {option.key for option in host.dialogue().question.options}


def test_rules_for_tonight_only_hold_in_one_more_game_tonight_and_not_on_another_day(library, monkeypatch):
    played(library.journal, seed=1, house=("tonight", "seven-districts"))
    host = Host(library)
    library.notebook.note("house rules citadels", "Ada, Ben, Clara", ["take-back"])
    assert rematch(library, host.history).beginning.house == ("tonight", "seven-districts")
    monkeypatch.setattr("companion.app.lobby.last_played.EVENING", timedelta(0))
    assert rematch(library, host.history).beginning.house == ("take-back",)


def test_names_that_were_mended_sit_down_again_by_their_new_names(library):
    played(library.journal, seed=1)
    host = Host(library)
    host.history.write(Edit(EditKind.RENAME, who="Ben", text="Benno"))
    assert [seat.name for seat in rematch(library, host.history).beginning.seats] == ["Benno", "Clara", "Ada"]


def test_from_the_end_a_press_leads_to_one_more_game_and_another_to_the_code(tmp_path):
    table = DeskTable(tmp_path)
    number = played(table.library.journal, seed=1)
    table.library.resume(number).session.undo()
    table.begin(Resume(number))
    table.desk.do(Answer(None, table.snapshot.step))
    table.until(lambda: table.snapshot.outcome is not None)
    table.let(1.0)
    assert table.focused == "again"
    table.window.open(Paused())
    table.desk.step()
    assert table.library._logs[-1]._rests is not None, "the clock of play stands still while the table rests"
    table.double()
    table.desk.step()
    assert table.library._logs[-1]._rests is None
    table.desk.do(ToPhone())
    table.until(lambda: table.snapshot.question is not None and table.snapshot.question.id == "history.before-code")
    table.desk.do(Answer("show", table.snapshot.step))
    table.until(lambda: isinstance(table.snapshot.question, CodePage))
    uuid = Plays(table.library.journal).document_of(number).uuid
    assert shorten_id(uuid) in table.snapshot.question.code(Words("en")).link
    table.desk.do(OneMore())
    table.until(lambda: table.snapshot.game is not None)
    assert [seat.name for seat in table.snapshot.seats] == ["Ben", "Clara", "Ada"]
    table.close()


def test_plays_and_edits_come_along_when_a_journal_is_saved_or_moved(tmp_path):
    source = Journal(tmp_path / "journal.db")
    played(source, seed=1)
    plays = Plays(source, "another device")
    plays.bring_up_to_date()
    [(_, play)] = plays.documents()
    plays.write(Edit(EditKind.COMMENT, play.uuid, text="kept"))
    saved, moved = Journal(tmp_path / "saved.db"), Journal(IN_MEMORY)
    played(moved, seed=2)
    salvage(tmp_path / "journal.db", saved)
    numbers = move(source, moved)
    for journal, game in ((saved, 1), (moved, numbers[1])):
        copied = Plays(journal)
        assert copied.document_of(game).uuid == play.uuid
        assert copied.edits().lay_over(copied.document_of(game)).comment == "kept"
        assert copied.bring_up_to_date() == 0
        assert copied.document_of(game).uuid == play.uuid, "nothing was made anew under another number"
    for journal in (source, saved, moved):
        journal.close()


def test_games_of_0_1_0_become_plays_whose_time_is_unknown(tmp_path):
    shutil.copy(OLD, tmp_path / "games.db")
    library = Library(tmp_path)
    history = History(library)
    assert history.refresh(within=None) == 0
    plays = history.list_all_plays()
    over = [record for record in library.games() if record.over]
    assert len(plays) == len(over) > 0
    for play in plays:
        assert play.duration is None
        assert {seat.thinking for seat in play.seats} == {None}
        assert play.ended is not None, "the day they were begun is known"
        assert play.winners
    history.close()
    library.close()


def test_many_games_without_plays_hold_up_no_page_for_long(library):
    for _ in range(3):
        _, log = session_in(library.journal)
        library.put_aside(log.game)
    now = [0.0]

    def clock():
        now[0] += 1.0
        return now[0]

    plays = Plays(library.journal, clock=clock)
    assert plays.bring_up_to_date(within=1.5) == 2
    assert plays.document_of(3) is not None, "the newest comes first"
    assert plays.bring_up_to_date() == 0


def test_the_one_button_leads_to_a_play_and_back(tmp_path):
    table = DeskTable(tmp_path)
    number = played(table.library.journal, seed=1)
    table.begin()
    table.choose("option:history")
    table.until(lambda: table.snapshot.question.id == "history.home")
    table.choose("option:plays")
    table.until(lambda: table.snapshot.question.id == "history.plays-who")
    uuid = Plays(table.library.journal).document_of(number).uuid
    table.choose(f"option:{uuid}")
    table.until(lambda: table.snapshot.question.id == "history.play")
    for name in ("history.plays-who", "history.home", "evening.box"):
        table.choose("option:back")
        table.until(lambda name=name: table.snapshot.question.id == name)
    table.close()
