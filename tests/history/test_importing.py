"""Plays that another program has kept come along: looked at first, taken once, and given back by an export.

No public backup may be copied here: these files are made after public programs that read and write the same forms.
"""

import json
import zipfile
from contextlib import closing

import pytest

from companion.app.cli import main
from companion.library.library import Library
from companion.library.logged import OVER
from companion.system import files

ADA, BEN, ANYBODY = (
    {"id": 7, "uuid": "A", "name": "ada", "isAnonymous": False},
    {"id": 9, "uuid": "B", "name": "Ben Lund", "isAnonymous": False},
    {"id": 3, "uuid": "C", "name": "Anonymous player", "isAnonymous": True},
)
GAMES = [
    {"id": 1, "name": "Citadels", "bggId": 478, "cooperative": False, "highestWins": True},
    {"id": 2, "name": "Pandemic", "bggId": 30549, "cooperative": True, "noPoints": True},
    {"id": 4, "name": "Pandemic: On the Brink", "bggId": 40849, "isExpansion": 1, "isBaseGame": 0},
]


def score(who, points="", rank=0, *, won=False, **more):
    return {"playerRefId": who, "score": points, "rank": rank, "winner": won, "startPlayer": False, "seatOrder": who, **more}


def entry(number, game, day, *scores, **more):
    uuid = f"0000000{number}-AAAA-4000-8000-00000000000F"
    return {"uuid": uuid, "gameRefId": game, "playDate": f"{day} 21:30:00", "playerScores": list(scores), **more}


TIE = entry(1, 1, "2019-03-02", score(7, "24", 1, won=True), score(9, "4+5*4", 1, won=True), score(3, "7.5", 3), durationMin=50)
TOGETHER = entry(
    2, 2, "2018-05-01", score(7, won=True, team="Red", role="Medic", newPlayer=True), score(9, "", won=True, team="Blue"),
    expansionPlays=[{"gameRefId": 4, "bggId": 40849}], board="Legends", locationRefId=5, comments="Close!", bggId=77, rounds=3, usesTeams=True,
)  # fmt: skip
LEFT = entry(3, 99, "2020-01-01", score(7, "1"))


def bgstats(*plays):
    places = [{"id": 5, "uuid": "P", "name": "At home"}]
    return {"about": "", "players": [ADA, BEN, ANYBODY], "games": GAMES, "locations": places, "plays": list(plays)}


@pytest.fixture
def put(tmp_path):
    def write(name, content):
        path = tmp_path / name
        path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
        return str(path)

    return write


@pytest.fixture
def said(capsys, tmp_path, monkeypatch):
    settings = tmp_path / "companion.toml"
    settings.write_text('[table]\nlanguage = "en"\n')
    monkeypatch.setenv("COMPANION_SETTINGS", str(settings))

    def say(*line):
        code = main(list(line))
        told = capsys.readouterr()
        return told.out if code == 0 else f"{code} {told.err}"

    return say


def listed(said):
    return json.loads(said("history", "--json"))


def test_what_would_come_is_told_first_and_only_a_yes_takes_it_once(put, said):
    file = put("BGStatsExport.json", bgstats(TIE, TOGETHER, LEFT))
    told = said("import", file)
    assert "2 plays would come, from 1 May 2018 to 2 March 2019" in told
    assert "New names: Ben Lund and ada" in told
    assert "Games known here: Citadels" in told
    assert "New games: Pandemic" in told
    assert "One entry cannot be read as a play" in told
    assert "One score is no whole number" in told
    assert listed(said) == []
    assert "2 plays were taken over" in said("import", file, "--yes")
    assert [line["day"] for line in listed(said)] == ["2019-03-02", "2018-05-01"]
    assert "2 are here already" in said("import", file, "--yes")
    assert len(listed(said)) == 2


def test_an_old_play_stands_in_history_and_statistics_like_one_of_our_own(put, said):
    said("import", put("plays.bgsplay", bgstats(TIE, TOGETHER)), "--yes")
    [tie, together] = listed(said)
    assert (tie["box"], tie["winners"], tie["minutes"]) == ("citadels", ["ada", "Ben Lund"], 50)
    with closing(Library(files.data_folder())) as library:
        assert library.journal.find_newest(OVER) is None, "no rematch of what was not played here"
    assert together["title"] == "Pandemic"
    ada = json.loads(said("stats", "ada", "--json"))
    assert (ada["plays"], ada["wins"], ada["colour"]) == (2, 2, "")
    assert {rival["name"]: rival["plays"] for rival in ada["rivals"]} == {"Ben Lund": 2}
    fame = json.loads(said("stats", "citadels", "--json"))["fame"]
    assert [line["score"] for line in fame] == [24, 24]


def test_an_export_gives_everything_back_that_came(put, said, tmp_path):
    said("import", put("BGStatsExport.json", bgstats(TIE, TOGETHER)), "--yes")
    said("export", str(tmp_path / "again.bgsplay"))
    given = json.loads((tmp_path / "again.bgsplay").read_text())
    named = {table: {one["id"]: one for one in given[table]} for table in ("games", "players", "locations")}
    for old, new in zip((TOGETHER, TIE), given["plays"], strict=True):
        for key in ("playDate", "durationMin", "comments", "board", "bggId", "rounds"):
            assert new.get(key, 0) == old.get(key, new.get(key, 0)), key
        assert new["uuid"] == old["uuid"].lower()
        game = next(game for game in GAMES if game["id"] == old["gameRefId"])
        assert named["games"][new["gameRefId"]]["bggId"] == game["bggId"]
        for was, now in zip(sorted(old["playerScores"], key=lambda one: one["seatOrder"]), new["playerScores"], strict=True):
            assert {key: now[key] for key in was if key not in {"playerRefId", "seatOrder"}} == {
                key: was[key] for key in was if key not in {"playerRefId", "seatOrder"}
            }
            player = next(player for player in (ADA, BEN, ANYBODY) if player["id"] == was["playerRefId"])
            back = named["players"][now["playerRefId"]]
            assert back["isAnonymous"] == player["isAnonymous"]
            assert player["isAnonymous"] or back["name"] == player["name"]
    together = given["plays"][0]
    assert named["locations"][together["locationRefId"]]["name"] == "At home"
    [added] = together["expansionPlays"]
    assert (added["bggId"], named["games"][added["gameRefId"]]["name"]) == (40849, "Pandemic: On the Brink")
    for form in ("bgsplay", "csv", "json"):
        said("export", str(tmp_path / f"mine.{form}"))
        assert "2 are here already" in said("import", str(tmp_path / f"mine.{form}"), "--yes"), form


BGG = """<?xml version="1.0" encoding="utf-8"?>
<plays username="ada" userid="1" total="120" page="1">
 <play id="77" date="2018-05-01" quantity="1" length="45" incomplete="0" nowinstats="0" location="At home">
  <item name="Pandemic" objecttype="thing" objectid="30549"><subtypes><subtype value="boardgame"/></subtypes></item>
  <players><player username="ada" userid="1" name="Ada" startposition="1" color="" score="" new="0" rating="0" win="1"/></players>
 </play>
 <play id="78" date="2018-05-02" quantity="3" length="0" incomplete="0" nowinstats="0" location="">
  <item name="Codenames" objecttype="thing" objectid="178900"/>
  <players>
   <player username="" userid="0" name="Ada" startposition="" color="Red team" score="" new="1" rating="0" win="1"/>
   <player username="" userid="0" name="Ben" startposition="" color="Red team" score="" new="0" rating="0" win="1"/>
   <player username="cle" userid="5" name="" startposition="" color="blue" score="12" new="0" rating="0" win="0"/>
  </players>
 </play>
 <play id="79" date="2018-05-03" quantity="1" length="0" incomplete="1" nowinstats="0" location="">
  <item name="Azul" objecttype="thing" objectid="230802"/>
 </play>
</plays>"""


def test_a_team_left_in_a_play_without_teams_makes_nobody_partners(put, said):
    duel = entry(5, 1, "2021-01-01", score(7, "3", won=True, team="0"), score(9, "2", team="0"), usesTeams=False)
    said("import", put("BGStatsExport.json", bgstats(duel)), "--yes")
    assert json.loads(said("stats", "ada", "--json"))["rivals"][0]["name"] == "Ben Lund"


def test_plays_of_boardgamegeek_come_with_teams_and_colours_and_the_same_play_of_bg_stats_only_once(put, said):
    said("import", put("BGStatsExport.json", bgstats(TOGETHER)), "--yes")
    told = said("import", put("plays.xml", BGG), "--yes")
    assert "4 plays would come" in told
    assert "One is here already" in told
    assert "115 more plays are on other pages" in told
    lines = listed(said)
    assert [line["title"] for line in lines] == ["Azul", *["Codenames"] * 3, "Pandemic"]
    assert (lines[0]["aborted"], lines[0]["players"]) == (True, [])
    teams = json.loads(said("history", str(lines[1]["game"]), "--json"))
    assert [(seat["name"], seat["team"], seat["won"]) for seat in teams["seats"]] == [
        ("ada", "Red team", True), ("Ben", "Red team", True), ("cle", "", False)
    ]  # fmt: skip
    assert (teams["seats"][2]["colour"], teams["seats"][2]["coloured"], teams["seats"][2]["score"]) == ("blue", True, 12)
    assert [rival["name"] for rival in json.loads(said("stats", "Ben", "--json"))["rivals"]] == ["cle"]


def test_a_table_is_read_by_the_names_of_its_columns_a_row_for_each_player_or_for_each_play(put, said):
    rows = "Datum;Spiel;Name;Punkte;gewonnen;Dauer\n24.12.2021;Uno;Ada;;1;42,5\n24.12.2021;Uno;Ben;-5;0;42,5\n24.12.2021;Uno;Ada;3;;42,5\n"
    assert "2 plays would come" in said("import", put("alt.csv", rows), "--yes")
    each = "date,game,players,scores,winner\n2022-01-02,Uno,Ada; Ben,10; 12,Ben\n2022-01-02,Uno,Ada; Ben,10; 12,Ben\n"
    assert "2 plays would come" in said("import", put("each.csv", each), "--yes")
    assert "2 are here already" in said("import", put("each.csv", each), "--yes")
    lines = listed(said)
    assert [line["winners"] for line in lines[:3]] == [["Ben"], ["Ben"], []]
    assert sorted(line["minutes"] or 0 for line in lines) == [0, 0, 42, 42]
    assert [line["players"] for line in lines[2:]] == [["Ada"], ["Ada", "Ben"]]


def test_a_second_play_like_one_that_is_here_is_taken_and_the_first_one_only_once(put, said):
    said("import", put("plays.bgsplay", bgstats(TIE)), "--yes")
    twin = {**TIE, "uuid": "00000000F-AAAA-4000-8000-00000000000F"}
    assert "One play would come" in said("import", put("plays.bgsplay", bgstats(TIE, twin)), "--yes")
    assert len(listed(said)) == 2


def test_a_game_that_has_a_sheet_by_name_is_found_by_its_number_in_whatever_language_it_was_kept(put, said):
    rows = "date,game,player,won,bgg\n2022-01-02,Train Game,Ada,1,9209\n2022-01-03,zug um zug,Ada,1,\n"
    assert "Games known here" in said("import", put("old.csv", rows), "--yes")
    [box] = {(line["box"], line["title"], line["titles"].get("de")) for line in listed(said)}
    assert (box[0], box[2]) == ("any_box", "Zug um Zug")


def test_a_box_is_known_by_both_names_it_has_in_a_language(put, said):
    rows = "date,game,player,won\n2022-01-02,Der Rat der Vier,Ada,1\n2022-01-03,Das Konzil der Vier,Ada,1\n"
    said("import", put("old.csv", rows), "--yes")
    assert {line["box"] for line in listed(said)} == {"council_of_four"}


def test_a_play_that_went_to_the_other_app_by_its_code_is_not_taken_a_second_time(put, said):
    said("import", put("BGStatsExport.json", bgstats(TIE)), "--yes")
    other = {**TIE, "uuid": "99999999-AAAA-4000-8000-00000000000F", "playDate": "2019-03-02 23:00:00"}
    assert "One is probably here already" in said("import", put("other.bgsplay", bgstats(other)), "--yes")
    assert len(listed(said)) == 1


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("cut.bgsplay", json.dumps(bgstats(TIE))[:200]),
        ("other.json", '{"plays": 3}'),
        ("deep.json", "[" * 100_000),
        ("empty.csv", ""),
        ("columns.csv", "when,what\n1,2\n"),
        ("cut.xml", BGG[:400]),
        ("page.xml", "<html><body>Try again later</body></html>"),
        ("bomb.xml", '<!DOCTYPE plays [<!ENTITY a "aaaa">]><plays>&a;</plays>'),
        ("noise.zip", "PK\x03\x04 nothing of the kind"),
    ],
)
def test_a_file_without_plays_is_refused_in_one_sentence_that_names_it(put, said, name, content):
    told = said("import", put(name, content), "--yes")
    assert told.startswith(f"2 companion: {name}: expected")
    assert told.count("\n") == 1
    assert listed(said) == []


def test_a_zipped_backup_is_read_and_one_that_swells_is_not(said, tmp_path):
    good, bad = tmp_path / "BGStats.zip", tmp_path / "swells.zip"
    with zipfile.ZipFile(good, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("BGStatsExport.json", json.dumps(bgstats(TIE)))
    with zipfile.ZipFile(bad, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("BGStatsExport.json", bytes(70_000_000))
    assert "One play was taken over" in said("import", str(good), "--yes")
    assert "expected at most" in said("import", str(bad), "--yes")
    assert (files.data_folder() / "journal.db").exists()
