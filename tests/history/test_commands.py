import csv
import io
import json
import shutil
from contextlib import closing

import pytest
from random_games import EVENING, Hands, played

from companion.app.cli import main
from companion.library.history.plays import Plays
from companion.library.journal import Journal
from companion.system import files
from companion.system.files import data_folder


@pytest.fixture(scope="module")
def written(tmp_path_factory):
    path = tmp_path_factory.mktemp("evenings") / "journal.db"
    journal = Journal(path)
    played(journal, seed=1)
    played(journal, names=("Ada", "Ben", "Dora"), seed=2)
    with closing(Plays(journal).journal):
        Plays(journal).bring_up_to_date()
    return path


@pytest.fixture
def folder(written):
    folder = files.data_folder()
    shutil.copy(written, folder)
    return folder


def said(capsys, *line):
    assert main(list(line)) == 0
    return capsys.readouterr().out


def test_history_lists_plays_newest_first_as_text_json_and_table(folder, capsys):
    lines = said(capsys, "history").splitlines()
    assert len(lines) == 2
    assert "Dora" in lines[0]
    listed = json.loads(said(capsys, "history", "--json"))
    assert [line["game"] for line in listed] == [2, 1]
    table = said(capsys, "history", "--csv").removeprefix("\ufeff")
    rows = list(csv.DictReader(io.StringIO(table), delimiter=";"))  # as spreadsheets of the device's language take it
    assert {row["Kennung"] for row in rows} == {line["uuid"] for line in listed}
    assert len(json.loads(said(capsys, "history", "--json", "--player", "Dora"))) == 1
    document = json.loads(said(capsys, "history", "1", "--json"))
    assert (document["format"], document["uuid"]) == ("companion-play", listed[1]["uuid"])
    assert "Clara" in said(capsys, "history", "1")


def test_stats_tell_of_all_players_of_one_and_of_a_box(folder, capsys):
    assert {row["name"] for row in json.loads(said(capsys, "stats", "--json"))} == {"Ada", "Ben", "Clara", "Dora"}
    assert json.loads(said(capsys, "stats", "Ada", "--json"))["plays"] == 2
    assert json.loads(said(capsys, "stats", "citadels", "--json"))["fame"]
    for line in (("stats",), ("stats", "Ada"), ("stats", "citadels"), ("stats", "--by", "year"), ("stats", "--by", "pair")):
        assert said(capsys, *line)
        assert list(csv.reader(io.StringIO(said(capsys, *line, "--csv"))))
    assert said(capsys, "stats", "--csv").splitlines()[0] == "\ufeffName;Partien;Siege"


def test_export_writes_each_form_and_says_whose_names_are_in_it(folder, capsys, tmp_path):
    for ending in ("bgsplay", "csv", "json"):
        told = said(capsys, "export", str(tmp_path / f"plays.{ending}"))
        assert "Ada, Ben, Clara, Dora" in told
        assert (tmp_path / f"plays.{ending}").stat().st_size > 500
    assert len(json.loads((tmp_path / "plays.json").read_text())) == 2
    assert len(json.loads((tmp_path / "plays.bgsplay").read_text())["plays"]) == 2
    (data_folder() / "notebook.json").touch()
    assert main(["export", str(data_folder() / "notebook.json")]) == 2
    assert (data_folder() / "notebook.json").read_bytes() == b""
    (data_folder() / "notebook.json").unlink()


def test_games_in_a_row_are_exported_as_one_where_the_setting_says_so(folder, capsys, tmp_path):
    with closing(Journal(folder / "journal.db")) as journal:
        played(journal, names=("Ada", "Ben", "Dora"), seed=3, hands=Hands(EVENING + 3_600_000))
    files.settings_path().parent.mkdir(parents=True)
    for series, plays in (("false", 3), ("true", 2)):
        files.settings_path().write_text(f"[table]\nseries = {series}\n")
        said(capsys, "export", str(tmp_path / "plays.bgsplay"))
        assert len(json.loads((tmp_path / "plays.bgsplay").read_text())["plays"]) == plays


def test_what_is_not_there_is_refused_in_a_line(folder, capsys, monkeypatch):
    monkeypatch.setattr("companion.app.commands.history_command.mounted", tuple)
    for line in ("history 99", "stats Nobody", "export", "export plays.xml", "export /no/such/folder/plays.csv", "export --stick",
                 "export plays.bgsplay --me Nobody", "history --player Nobody", "history --game chess"):  # fmt: skip
        assert main(line.split()) == 2, line
        assert capsys.readouterr().err.count("\n") == 1, line
