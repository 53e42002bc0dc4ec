"""Self-play in several processes: the same games, the same first broken one, the same scenario file."""

import json
from dataclasses import replace

import pytest

from companion import cli
from companion.commands import proof
from companion.games import game


def broken_in_round_two(table):
    if len(table.seats) == 4 and table.place.round == 2:
        raise AssertionError("four players in round two")


@pytest.fixture
def breaks(monkeypatch, tmp_path):
    """Tumult Royale with an invariant that some of its games break; what is left behind lies in `tmp_path`."""
    monkeypatch.setattr(proof, "find_game", lambda name: replace(game(name), invariants=(broken_in_round_two,)))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "broken-tumult_royale.toml"


def selfplay(*more):
    return cli.main(["selfplay", "tumult_royale", "--games", "9", "--seed", "4", *more])


def test_several_processes_leave_the_same_scenario_as_one(breaks, capsys):
    left = []
    for jobs in ("1", "3"):
        assert selfplay("--jobs", jobs) == 1
        left.append((breaks.read_text(encoding="utf-8"), capsys.readouterr().err))
        breaks.unlink()
    assert left[0] == left[1]
    assert "four players in round two" in left[0][1]


def test_the_scenario_that_is_left_plays_up_to_what_broke(breaks, capsys):
    selfplay("--jobs", "2")
    assert cli.main(["check", str(breaks)]) == 0
    assert breaks.name in capsys.readouterr().out


def test_several_processes_play_the_same_games_as_one(capsys):
    answers = []
    for jobs in ("1", "2"):
        assert selfplay("--jobs", jobs, "--json") == 0
        answers.append(json.loads(capsys.readouterr().out)["answers"])
    assert answers[0] == answers[1] > 900


def test_an_option_that_the_game_has_not_is_refused_in_any_number_of_processes(capsys):
    for jobs in ("1", "2"):
        assert selfplay("--jobs", jobs, "--option", "books=none") == 2
        assert "option books: expected one of" in capsys.readouterr().err
