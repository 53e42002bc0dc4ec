"""A play that changes after it was told has a higher revision; another library takes the newer, never an older."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from random import Random

import pytest
from random_games import played

from companion.games import game as find_game
from companion.library.game_log import resume_log
from companion.library.history.document import convert_play, read_foreign
from companion.library.history.edits import Edit, EditKind
from companion.library.history.forgetting import forget_player
from companion.library.history.history import History
from companion.library.history.plays import PlayOfAnother, Plays, collect
from companion.library.journal import IN_MEMORY, Journal
from companion.library.library import Library
from companion.table.selfplay import play_out
from companion.table.session import Session

SHORT = {"sheet": {"title": "Golf", "score": [{"name": "Strokes"}], "ends": {"rounds": 2}}}


@pytest.fixture
def collected():
    """Plays that another device collects."""
    journal = Journal(IN_MEMORY)
    yield Plays(journal)
    journal.close()


def told(library):
    """Give the one play as it is told now."""
    plays = Plays(library.journal)
    plays.bring_up_to_date()
    [(_, play)] = plays.documents()
    return plays.edits().as_told(play)


def taken(plays, play):
    """Let another device hear of a play; give whether it is new to it."""
    return collect(plays, read_foreign(convert_play(play)), "table 3")


def kept(plays):
    return [laid for _, play in plays.documents() if (laid := plays.edits().lay_over(play)) is not None]


def test_each_correction_is_newer_than_all_before_and_an_older_one_changes_nothing(library, collected):
    played(library.journal, "any_box", seed=1, facts=SHORT)
    plays = Plays(library.journal)
    revisions = [told(library)]
    for edit in (
        Edit(EditKind.NAME, revisions[0].uuid, "blue", "Adele"),
        Edit(EditKind.COMMENT, revisions[0].uuid, text="late"),
        Edit(EditKind.RENAME, who="Ben", text="Benno"),
        Edit(EditKind.UNDO),
        Edit(EditKind.DELETE, revisions[0].uuid),
    ):
        plays.write(edit)
        revisions.append(told(library))
    assert [play.revision for play in revisions] == sorted({play.revision for play in revisions})
    assert {play.uuid for play in revisions} == {revisions[0].uuid}
    for play in revisions[:3]:
        assert taken(collected, play)
    assert [(kept(collected)[0].seats[0].name, kept(collected)[0].comment)] == [("Adele", "late")]
    assert [taken(collected, play) for play in revisions[:3]] == [False] * 3
    assert taken(collected, revisions[-1])
    assert not taken(collected, revisions[3])
    assert kept(collected) == []
    assert revisions[-1].deleted
    assert "Ada" not in repr(revisions[-1])
    assert "Benno" not in repr(revisions[-1])
    plays.write(Edit(EditKind.UNDO))
    assert taken(collected, told(library))
    assert kept(collected)[0].comment == "late"


def test_a_game_that_goes_on_after_its_end_is_the_same_play_and_newer(library, collected):
    number = played(library.journal, "any_box", seed=1, facts=SHORT)
    before = told(library)
    rows, log = resume_log(library.journal, number)
    session = Session.resume(find_game("any_box"), rows, log)
    session.undo()
    play_out(session, Random(77))
    session.set_mark({"over": True})
    after = told(library)
    assert (after.uuid, after.revision > before.revision) == (before.uuid, True)
    assert taken(collected, before)
    assert taken(collected, after)
    assert kept(collected) == [after]


def test_who_is_forgotten_here_is_forgotten_by_those_who_were_told(library, collected):
    played(library.journal, "any_box", ("Ada", "Zacharias", "Ben"), seed=1, facts=SHORT)
    taken(collected, told(library))
    history = History(library)
    history.refresh()
    forget_player(library, history, "Zacharias")
    history.close()
    assert taken(collected, told(library))
    assert [seat.name for seat in kept(collected)[0].seats] == ["Ada", "N. N.", "Ben"]
    rows = [tuple(row) for row in collected.journal._db.execute("SELECT * FROM entries")]
    assert "Zacharias" not in repr(rows)


def test_nobody_changes_a_play_of_this_very_device_by_telling_of_it(library):
    played(library.journal, "any_box", seed=1, facts=SHORT)
    own = told(library)
    assert not taken(Plays(library.journal), replace(own, revision=own.revision + 99, comment="not mine"))
    assert told(library).comment == ""


def test_a_collected_play_that_a_card_has_eaten_is_there_again_as_the_table_told_it(tmp_path):
    with closing(Library(tmp_path / "table")) as table:
        played(table.journal, "any_box", seed=1, facts=SHORT)
        play = told(table)
    for damage in ("UPDATE plays SET document = '{}'", "DELETE FROM plays", "DELETE FROM entries", "DELETE FROM games"):
        folder = tmp_path / f"house {damage[:20]}"
        folder.mkdir()
        with closing(Library(folder)) as house:
            assert taken(Plays(house.journal), play)
            changed = replace(play, comment="late", revision=play.revision + 1)
            assert taken(Plays(house.journal), changed)
        with closing(sqlite3.connect(folder / "journal.db")) as db, db:
            db.execute(damage)
        with closing(Library(folder)) as house:
            plays = Plays(house.journal)
            plays.bring_up_to_date()
            list(plays.documents())  # where it is seen that one is damaged
            plays.bring_up_to_date()
            assert kept(plays) == [changed], damage
            assert not taken(plays, changed)
            with pytest.raises(PlayOfAnother):
                collect(plays, replace(changed, revision=99), "table 4")
