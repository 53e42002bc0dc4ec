import sqlite3
from collections import Counter
from dataclasses import replace

import pytest

from companion.library.history import stats
from companion.library.history.edits import Edit, EditKind, Edits
from companion.library.history.history import NAME, History, PlayIndex
from companion.library.history.plays import Plays
from companion.library.journal import IN_MEMORY, Journal
from companion.library.logged import day
from companion.library.schema import checksum
from tools.gallery.season import fill, season

COUNT = 200


@pytest.fixture
def plays():
    journal = Journal(IN_MEMORY)
    made = Plays(journal)
    fill(made, season(COUNT))
    yield made
    journal.close()


class Kept:
    """What stands for a library."""

    def __init__(self, journal):
        self.journal, self.folder = journal, IN_MEMORY


@pytest.fixture
def index(plays):
    made = PlayIndex()
    made.bring_up_to_date(plays)
    yield made
    made.close()


def done_with(name):
    return [play for play in season(COUNT) if not play.aborted and name in {seat.name for seat in play.seats}]


def test_plays_are_counted_by_year_month_and_place_with_what_was_played_most_and_who_won_against_whom(index):
    done = [play for play in season(COUNT) if not play.aborted]
    for by, what in (
        ("year", lambda play: day(play.ended)[:4]),
        ("month", lambda play: day(play.ended)[:7]),
        ("place", lambda play: play.place),
    ):
        counted = Counter(what(play) for play in done if what(play))
        shares = stats.plays_by(index.db, by)
        assert {share.what: share.plays for share in shares} == counted
        for share in shares:
            boxes = Counter(play.game for play in done if what(play) == share.what)
            assert boxes[share.box] == max(boxes.values())
    assert [share.what for share in stats.plays_by(index.db, "month")] == sorted(
        {day(play.ended)[:7] for play in done if play.ended}, reverse=True
    )
    pairs = stats.pairs(index.db)
    assert stats.pairs(index.db, 1) == pairs[:1]
    for pair in pairs:
        both = [play for play in done if {pair.name, pair.other} <= {seat.name for seat in play.seats}]
        won = [sum(name in {seat.name for seat in play.winners} for play in both) for name in (pair.name, pair.other)]
        assert (pair.plays, pair.won, pair.lost) == (len(both), *won)
        assert pair.won >= pair.lost


def test_a_players_page_counts_what_the_plays_say(index):
    page = stats.player_stats(index.db, "Ada")
    mine = done_with("Ada")
    assert page.plays == len(mine)
    assert page.wins == sum(any(seat.name == "Ada" for seat in play.winners) for play in mine)
    assert {record.box: record.plays for record in page.boxes} == Counter(play.game for play in mine)
    for record in page.boxes:
        scores = [seat.score for play in mine if play.game == record.box for seat in play.seats if seat.name == "Ada"]
        assert (record.best, record.mean) == (max(scores), pytest.approx(sum(scores) / len(scores)))
    ben = next(rival for rival in page.rivals if rival.name == "Ben")
    both = [play for play in mine if "Ben" in {seat.name for seat in play.seats}]
    assert ben.plays == len(both)
    assert ben.lost == sum(any(seat.name == "Ben" for seat in play.winners) for play in both)
    assert stats.player_stats(index.db, "Nobody") is None


def test_a_boxs_page_knows_fame_closest_longest_and_what_won(index):
    page = stats.box_stats(index.db, "citadels")
    done = [play for play in season(COUNT) if play.game == "citadels" and not play.aborted]
    assert page.plays == len(done)
    assert page.fame[0].score == max(seat.score for play in done for seat in play.seats)
    assert page.closest[1] == min(play.margin for play in done)
    assert page.longest[1] == max(play.duration for play in done)
    ranked = [(-champion.wins, champion.plays, champion.name) for champion in page.champions]
    assert ranked == sorted(ranked), "of as many wins, who needed fewer plays stands first"
    assert len({won for won, _, _ in ranked}) < len(ranked)
    king = next(share for share in page.roles if share.what == "king")
    assert king.of == sum(seat.roles.count("king") for play in done for seat in play.seats)
    assert king.won == sum(seat.roles.count("king") for play in done for seat in play.winners)
    assert {share.what: share.of for share in page.colours} == Counter(seat.colour for play in done for seat in play.seats)


def of_any_box(number, title, scores):
    """A play of a box of many names, in which the first seat won."""
    play = next(play for play in season(COUNT) if len(play.seats) == 3 and not play.aborted)
    seats = [
        replace(seat, score=score, won=not place) for place, (seat, score) in enumerate(zip(play.seats, scores, strict=True))
    ]
    named = {"de": title.title(), "en": title}
    return replace(play, uuid=f"any-{number}", game="any_box", seats=tuple(seats), title=named["de"], titles=named)


def test_what_one_box_of_ours_stands_for_is_kept_apart_and_the_fewest_points_are_the_best_where_they_win(index):
    hearts = [of_any_box(1, "hearts", (3, 40, 26)), of_any_box(2, "hearts", (12, 14, 60))]
    index._add(enumerate([*hearts, of_any_box(3, "rummy", (90, 10, 20))], start=COUNT + 1), Edits())
    kinds = {one.kind: one.plays for one in stats.boxes_played(index.db) if one.title}
    assert kinds == {"any_box:hearts": 2, "any_box:rummy": 1}
    page = stats.box_stats(index.db, "any_box:hearts")
    assert (page.plays, page.title, page.titles["en"]) == (2, "Hearts", "hearts")
    assert [line.score for line in page.fame] == [3, 12, 14, 26, 40]
    assert page.closest[1] == 2
    assert stats.box_stats(index.db, "any_box:rummy").fame[0].score == 90
    assert [line.title for line in stats.list_plays(index.db, box="any_box:rummy")] == ["Rummy"]
    boxes = stats.player_stats(index.db, hearts[0].seats[0].name).boxes
    assert {record.titles["en"]: record.best for record in boxes if record.title} == {"hearts": 3, "rummy": 90}


def test_the_list_goes_from_the_newest_back_and_can_be_narrowed(index):
    everything = stats.list_plays(index.db)
    assert len(everything) == stats.count_plays(index.db) == COUNT
    assert [line.game for line in everything] == list(range(COUNT, 0, -1))
    assert stats.list_plays(index.db, 10, 20) == everything[20:30]
    assert all("Ada" in line.players for line in stats.list_plays(index.db, player="Ada"))
    assert {line.box for line in stats.list_plays(index.db, box="citadels")} == {"citadels"}


def test_an_edit_is_seen_at_once_and_gone_when_it_is_undone(plays, index):
    line = stats.list_plays(index.db, 1)[0]
    before = {name: row for name, *row in stats.players_known(index.db)}
    plays.write(Edit(EditKind.DELETE, line.uuid))
    index.change_play(plays, line.uuid)
    assert stats.count_plays(index.db) == COUNT - 1
    plays.write(Edit(EditKind.UNDO))
    plays.write(Edit(EditKind.RENAME, who="Ada", text="Ben"))
    index.bring_up_to_date(plays)
    after = {name: row for name, *row in stats.players_known(index.db)}
    assert "Ada" not in after
    assert after["Ben"][0] == before["Ben"][0] + before["Ada"][0]
    plays.write(Edit(EditKind.UNDO))
    index.bring_up_to_date(plays)
    assert {name: row for name, *row in stats.players_known(index.db)} == before


def tables_of(index):
    return [list(index.db.execute(f"SELECT * FROM {table} ORDER BY 1, 2")) for table in ("play", "seat", "role")]


def test_changing_names_gives_the_same_index_as_making_it_anew(plays, monkeypatch):
    """Chains, merges, a swap over a third name, names mended in one play; each taken back and done again."""
    history = History(Kept(plays.journal))
    history.refresh()
    one = next(play for play in history.list_all_plays() if {"Ada", "Ben"} <= {seat.name for seat in play.seats})
    colour = next(seat.colour for seat in one.seats if seat.name == "Ada")
    take, made_anew = PlayIndex._take, []
    monkeypatch.setattr(PlayIndex, "_take", lambda index, *args, **more: (made_anew.append(index), take(index, *args, **more)))
    for edit in (
        Edit(EditKind.RENAME, who="Ada", text="X"),
        Edit(EditKind.NAME, one.uuid, colour, "Ada"),
        Edit(EditKind.RENAME, who="Ben", text="Ada"),
        Edit(EditKind.RENAME, who="X", text="Ben"),
        Edit(EditKind.RENAME, who="Ada", text="Clara"),
        *[Edit(EditKind.UNDO)] * 5,
        *[Edit(EditKind.REDO)] * 5,
    ):
        history.write(edit)
        fresh = PlayIndex()
        fresh.bring_up_to_date(plays)
        assert tables_of(history._index) == tables_of(fresh)
        fresh.close()
    assert history._index not in made_anew
    history.close()


@pytest.mark.parametrize(("before", "stays"), [(b"no index" * 999, True), (b"", False)], ids=["damaged", "of another format"])
def test_of_an_index_that_is_made_anew_nothing_stays_open(tmp_path, monkeypatch, before, stays):
    (tmp_path / NAME).write_bytes(before)
    opened, connect = [], sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *args, **more: opened.append(connect(*args, **more)) or opened[-1])
    if stays:
        monkeypatch.setattr(PlayIndex, "_remove_index", lambda _: None)
    index = PlayIndex(tmp_path / NAME)
    assert stats.count_plays(index.db) == 0
    assert opened.pop() is index.db
    for db in opened:
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            db.execute("PRAGMA user_version")
    index.close()


def test_only_new_plays_are_taken_in_and_a_damaged_index_is_made_anew(tmp_path):
    journal = Journal(tmp_path / "journal.db")
    plays = Plays(journal)
    fill(plays, season(20))
    index = PlayIndex(tmp_path / NAME)
    index.bring_up_to_date(plays)
    index.db.execute("UPDATE play SET box = 'seen before' WHERE game = 1")
    with journal.transaction("one more") as db:
        for table, key in (("games", "id"), ("plays", "game")):
            row = list(db.execute(f"SELECT * FROM {table} WHERE {key} = 20").fetchone())
            row[0] = 21
            if table == "plays":
                row[3] = row[3].replace(row[1], "another")
                row[1] = "another"
                row[-1] = checksum(*row[:-1])
            db.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", row)
    index.bring_up_to_date(plays)
    assert stats.count_plays(index.db) == 21
    assert stats.list_plays(index.db)[-1].box == "seen before", "plays of old were not read again"
    index.close()
    (tmp_path / NAME).write_bytes(b"no index" * 999)
    index = PlayIndex(tmp_path / NAME)
    index.bring_up_to_date(plays)
    assert stats.count_plays(index.db) == 21
    assert stats.list_plays(index.db)[-1].box != "seen before"
    index.close()
    journal.close()
