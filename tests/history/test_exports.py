import csv
import io
import json
import os
import re
from dataclasses import replace
from urllib.parse import unquote
from uuid import UUID

import pytest

from companion.games import GAMES
from companion.language.words import Words
from companion.library.history.bgstats import LARGEST, LINK, ROOM, Texts, bgg_id, code_of, link, link_data, play_file
from companion.library.history.exports import COLUMNS, ExportFailed, ExportForm, in_series, spreadsheet, write_export, write_plays
from companion.library.logged import day
from tools.gallery.season import season

NOW = 1_780_000_000_000
WORDS = Texts(Words("de", [game.folder for game in GAMES]))
PLAYS = tuple(season(120))
CITADELS = next(play for play in PLAYS if play.game == "citadels" and len(play.seats) == 4)

REQUIRED = {"sourceName": str, "sourcePlayId": str, "playDate": str, "game": dict, "players": list}
OPTIONAL = {"durationMin": int, "location": str, "board": str, "comments": str}
GAME = {"name": str, "sourceGameId": str, "highestWins": bool, "noPoints": bool}
PLAYER = {"name": str, "sourcePlayerId": str, "startPlayer": bool, "winner": bool}
PLAYER_MAY = {"score": int, "rank": int, "role": str}


def has_form(value, must, may):
    """Every name that must be there is, none that is unknown, each of its very kind (True is no number)."""
    assert must.keys() <= value.keys() <= must.keys() | may.keys()
    assert all(type(part) is {**must, **may}[name] for name, part in value.items())


def test_phones_are_told_whether_the_fewest_points_win():
    winner, *others = sorted(CITADELS.seats, key=lambda seat: not seat.won)
    lost = [replace(seat, won=False, score=9) for seat in others]
    for score, highest in ((1, False), (30, True)):
        play = replace(CITADELS, seats=(replace(winner, score=score), *lost))
        assert link_data(play, WORDS, NOW)["game"]["highestWins"] is highest
        assert json.loads(play_file([play], WORDS, NOW))["games"][0]["highestWins"] is highest


def test_the_links_data_has_the_makers_names_and_kinds():
    for play in PLAYS[:40]:
        data = link_data(replace(play, comment="Hallo", place="daheim"), WORDS, NOW)
        has_form(data, REQUIRED, OPTIONAL)
        has_form(data["game"], GAME, {"bggId": int})
        for player in data["players"]:
            has_form(player, PLAYER, PLAYER_MAY)
        assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", data["playDate"])
        assert len({player["sourcePlayerId"] for player in data["players"]}) == len(play.seats)
        assert data == link_data(replace(play, comment="Hallo", place="daheim"), WORDS, NOW), "ids stay the same"
    assert link_data(replace(CITADELS, ended=1_767_225_599_000), WORDS, NOW)["playDate"] == "2025-12-31 23:59:59", "it is UTC"
    assert link_data(replace(CITADELS, ended=None), WORDS, NOW)["playDate"].startswith("2026-05")


def test_only_a_sourced_number_of_boardgamegeek_is_given():
    assert link_data(CITADELS, WORDS, NOW)["game"]["bggId"] == 478
    others = [game.name for game in GAMES if game.name != "citadels"]
    assert {bgg_id(name) for name in (*others, "not installed")} == {0}
    wallenstein = next(play for play in PLAYS if play.game == "wallenstein")
    assert "bggId" not in link_data(wallenstein, WORDS, NOW)["game"]


def test_the_link_is_one_that_any_reader_of_addresses_takes():
    play = replace(CITADELS, comment='50 % & mehr? "So" #1 + ü 😀')
    address = link(link_data(play, WORDS, NOW))
    assert re.fullmatch(r"[A-Za-z0-9%\-._~:/?=,!'()*;@]+", address)
    assert json.loads(unquote(address.removeprefix(LINK))) == link_data(play, WORDS, NOW)


def test_a_code_too_large_loses_the_comment_first_then_fields_and_says_so():
    play = replace(CITADELS, comment="Ein langer Abend " * 20, place="bei Ada")
    code = code_of(play, WORDS, NOW)
    assert code.left_out == ("comment-short",)
    data = json.loads(unquote(code.link.removeprefix(LINK)))
    assert data["comments"].startswith("Ein langer Abend")
    assert len(data["comments"]) <= 60
    seven = next(play for play in PLAYS if len(play.seats) == 7)
    names = tuple(replace(seat, name=f"Käthe-Ottilie {number} von Übermütig") for number, seat in enumerate(seven.seats))
    code = code_of(replace(seven, seats=names, comment="x" * 300), WORDS, NOW)
    assert code.left_out[0] == "comment-short"
    assert {"comment", "role", "names"} <= set(code.left_out)
    data = json.loads(unquote(code.link.removeprefix(LINK)))
    has_form(data, REQUIRED, OPTIONAL)
    assert len({player["name"] for player in data["players"]}) == 7
    assert len(code.link) <= ROOM
    assert len(code.rows) <= 17 + 4 * LARGEST


def test_a_play_file_refers_only_to_what_it_contains():
    plays = [replace(play, place="bei Ada" if number % 3 else "") for number, play in enumerate(PLAYS[:30])]
    content = json.loads(play_file(plays, WORDS, NOW))
    has_form(
        content, {"about": str, "games": list, "players": list, "locations": list, "plays": list, "userInfo": dict}, {}
    )  # fmt: skip
    ids = {name: {row["id"] for row in content[name]} for name in ("games", "players", "locations")}
    for play, written in zip(plays, content["plays"], strict=True):
        assert written["uuid"] == str(UUID(play.uuid))
        assert written["gameRefId"] in ids["games"]
        assert written.get("locationRefId", 1) in ids["locations"]
        assert written["playDateYmd"] == int(written["playDate"][:10].replace("-", ""))
        assert all(type(written[name]) is bool for name in ("ignored", "manualWinner", "usesTeams"))
        assert written["ignored"] is play.aborted
        scores = written["playerScores"]
        assert {score["playerRefId"] for score in scores} <= ids["players"]
        for seat, score in zip(play.seats, scores, strict=True):
            assert (score["score"], score["rank"]) == (str(seat.score), seat.rank or 0)
            assert all(type(score[name]) is bool for name in ("winner", "startPlayer", "newPlayer"))
    assert content == json.loads(play_file(plays, WORDS, NOW)), "written twice it is the same, so nothing comes twice"


def test_the_table_has_a_line_for_each_player_and_harms_no_spreadsheet():
    seats = (replace(CITADELS.seats[0], name="=1+1"), *CITADELS.seats[1:])
    late = replace(CITADELS, seats=seats, comment='say "hi", now', begun=CITADELS.ended - 3 * 86_400_000)
    text = write_plays([late], ExportForm.CSV, WORDS, NOW)
    rows = list(csv.reader(io.StringIO(text.removeprefix("\ufeff")), delimiter=";"))
    assert rows[0][:4] == ["Kennung", "Datum", "Spiel", "Minuten"]
    assert len(rows) == 1 + 4
    assert {len(row) for row in rows} == {len(COLUMNS)}
    first = dict(zip(rows[0], rows[1], strict=True))
    assert (first["Name"], first["Bemerkung"], first["Spiel"]) == ("'=1+1", 'say "hi", now', "Ohne Furcht und Adel")
    assert int(first["Punkte"]) == seats[0].score
    assert first["Datum"] == day(CITADELS.ended)
    assert spreadsheet([("mean", 6.25, None)], "de") == "\ufeffmean;6,2;\r\n"
    assert spreadsheet([("mean", 6.25, None)], "en") == "\ufeffmean,6.2,\r\n"


def test_a_cooperative_play_and_one_of_teams_say_so_and_nobody_is_me_unasked():
    one, two = replace(CITADELS.seats[0], name="Ada + Ben", won=True), replace(CITADELS.seats[1], name="Clara/Dora", won=False)
    teams = replace(CITADELS, game="any_box", title="Duell", titles={}, seats=(one, two), teams=True)
    won = tuple(replace(seat, won=True, score=None) for seat in CITADELS.seats)
    together = replace(CITADELS, game="any_box", title="Expedition", titles={}, seats=won, cooperative=True)
    written = json.loads(play_file([teams, together, CITADELS], WORDS, NOW))
    flags = [(game["name"], game["cooperative"], game["usesTeams"], game["noPoints"]) for game in written["games"]]
    assert flags == [
        ("Duell", False, True, False),
        ("Expedition", True, False, True),
        ("Ohne Furcht und Adel", False, False, False),
    ]
    names = {player["id"]: player["name"] for player in written["players"]}
    scores = written["plays"][0]["playerScores"]
    assert [(names[score["playerRefId"]], score["team"], score["winner"]) for score in scores] == [
        ("Ada", "Ada + Ben", True), ("Ben", "Ada + Ben", True), ("Clara", "Clara/Dora", False), ("Dora", "Clara/Dora", False),
    ]  # fmt: skip
    assert [play["usesTeams"] for play in written["plays"]] == [True, False, False]
    assert {score["team"] for score in written["plays"][1]["playerScores"]} == {""}
    assert written["userInfo"] == {"meRefId": 0}
    assert names[json.loads(play_file([teams], WORDS, NOW, me="Clara"))["userInfo"]["meRefId"]] == "Clara"
    assert [player["name"] for player in link_data(teams, WORDS, NOW)["players"]] == ["Ada", "Ben", "Clara", "Dora"]
    rows = list(
        csv.DictReader(io.StringIO(write_plays([teams], ExportForm.CSV, WORDS, NOW).removeprefix("\ufeff")), delimiter=";")
    )
    assert [(row["Name"], row["Team"]) for row in rows] == [(names[score["playerRefId"]], score["team"]) for score in scores]


def test_the_best_of_three_is_one_play_where_the_table_wants_it():
    hour, start = 3_600_000, 1_767_225_600_000
    ada, ben = (replace(seat, name=name) for seat, name in zip(CITADELS.seats, ("Ada", "Ben"), strict=False))

    def game(number, winner, at, seats=(ada, ben)):
        told = tuple(
            replace(seat, won=seat.name == winner, score=20 if seat.name == winner else 10, thinking=60_000) for seat in seats
        )
        return replace(
            CITADELS, uuid=f"00000000-0000-4000-8000-{number:012}", seats=told, begun=start + at * hour,
            ended=start + (at + 1) * hour, duration=hour // 2, comment="",
        )  # fmt: skip

    three = [game(1, "Ada", 0), game(2, "Ben", 1, (ben, ada)), game(3, "Ada", 3)]
    later = game(4, "Ben", 9)
    best, alone = in_series([*three, later])
    assert alone == later
    assert [(seat.name, seat.score, seat.rank, seat.won, seat.thinking) for seat in best.seats] == [
        ("Ada", 2, 1, True, 180_000), ("Ben", 1, 2, False, 180_000),
    ]  # fmt: skip
    assert (best.rounds, best.duration, best.ended) == (3, 3 * hour // 2, three[2].ended)
    assert best.comment == "3 × (20:10, 10:20, 20:10)"
    assert in_series(three[:2])[0].uuid == best.uuid, "a series that goes on is the same play"
    broken = replace(three[1], aborted=True)
    assert in_series([three[0], broken, three[2]]) == (three[0], broken, three[2])
    won = tuple(replace(seat, won=True, score=None) for seat in (ada, ben))
    together = [replace(play, cooperative=True, seats=won if number else (ada, ben)) for number, play in enumerate(three)]
    lost = tuple(replace(seat, won=False, score=None) for seat in (ada, ben))
    together[0] = replace(together[0], seats=lost)
    assert [seat.won for seat in in_series(together)[0].seats] == [True, True]
    assert [seat.won for seat in in_series(together[:2])[0].seats] == [False, False], "won once of twice is not won"
    assert [seat.won for seat in in_series([replace(play, seats=lost) for play in three])[0].seats] == [False, False]
    count = {form: write_plays(three, form, WORDS, NOW, series=True) for form in (ExportForm.JSON, ExportForm.BGSPLAY)}
    assert (len(json.loads(count[ExportForm.JSON])), len(json.loads(count[ExportForm.BGSPLAY])["plays"])) == (3, 1)


def test_an_export_is_written_whole_or_not_at_all(tmp_path, monkeypatch):
    path = tmp_path / "plays.csv"
    path.write_text("before")
    with pytest.raises(ExportFailed, match="does not exist"):
        write_export("text", tmp_path / "pulled out" / "plays.csv")

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(ExportFailed, match="No space left"):
        write_export("text" * 1000, path)
    assert path.read_text() == "before"
    assert [one.name for one in tmp_path.iterdir()] == ["plays.csv"]
    os.mkfifo(tmp_path / "pipe.csv")
    with pytest.raises(ExportFailed, match="expected a file to write over, or none"):
        write_export("", tmp_path / "pipe.csv")
