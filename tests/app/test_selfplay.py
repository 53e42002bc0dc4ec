"""Self-play in several processes: the same games, the same first broken one, the same scenario file."""

from dataclasses import replace

import pytest

from companion.app import cli
from companion.app.commands import proof
from companion.app.commands.new.skeleton import GAME as SKELETON
from companion.games import game
from companion.table import Choose, Option, Outcome, phrase


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


PIECES = tuple("ABCDEFGH")


async def steal(table):
    """Let players take pieces from the middle and from each other; nothing is declared to move together."""
    pieces = table.ledger.lists("pieces", table.seats, PIECES)
    for turn in range(60):
        seat = table.seats[turn % len(table.seats)]
        options = [Option(piece, phrase("skeleton-stones", n=1)) for piece in PIECES if piece not in pieces[seat]] or [
            Option("none", phrase("x"))
        ]
        taken = await Choose("skeleton.turn.take", seat=seat, occurrence=(turn,), options=options, rules=("SKEL-003",))
        for each in table.seats:
            pieces[each] = tuple(piece for piece in pieces[each] if piece != taken)
        pieces[seat] = (*pieces[seat], *([taken] if taken in PIECES else []))
    return Outcome((table.seats[0],), phrase("x"), ())


def lies_once(table):
    held = [piece for name, value in table.ledger.snapshot().items() if name.startswith("pieces.") for piece in value]
    assert len(held) == len(set(held))


@pytest.mark.parametrize("fixed", [False, True])
def test_pieces_that_lie_in_two_lists_after_a_correction_are_named_with_what_mends_it(monkeypatch, capsys, fixed):
    async def play(table):
        if fixed:
            table.ledger.together(lambda correction: leave_others(correction, table))
        return await steal(table)

    stolen = replace(SKELETON, play=play, invariants=(lies_once,), options=())
    monkeypatch.setattr(proof, "GAMES", (stolen,))
    monkeypatch.setattr(proof, "find_game", lambda _: stolen)
    cli.main(["check", "skeleton"])
    assert ("corrections of pieces break an invariant: declare what moves with them" in capsys.readouterr().err) is not fixed


def leave_others(correction, table):
    """Take what somebody is given from all others."""
    lists = [f"pieces.{seat.colour}" for seat in table.seats]
    fresh = {piece for name in lists for piece in set(correction.after[name]) - set(correction.before[name])}
    for name in lists:
        correction.move(name, tuple(piece for piece in correction.after[name] if piece not in fresh))


def test_a_rule_that_a_scenario_claims_and_no_question_carries_is_told_so(tmp_path, monkeypatch, capsys):
    (tmp_path / "claims.toml").write_text(
        'game = "citadels"\nrules = ["CI-151"]\nseats = [{name = "Ada", colour = "blue"}, {name = "Ben", colour = "red"}]\n'
    )
    monkeypatch.setattr(proof.scenario, "find", lambda _: [tmp_path / "claims.toml"])
    assert cli.main(["check", "citadels"]) == 1
    said = capsys.readouterr().err
    assert ": claims.toml names it, but nothing asked or refused there has it in its `rules`" in said
    assert "is shown by no scenario" in said


def test_several_processes_leave_the_same_scenario_as_one_and_it_plays_up_to_what_broke(breaks, capsys):
    left = []
    for jobs in ("1", "3"):
        assert selfplay("--jobs", jobs) == 1
        left.append((breaks.read_text(encoding="utf-8"), capsys.readouterr().err))
        assert cli.main(["check", str(breaks)]) == 0
        assert breaks.name in capsys.readouterr().out
        breaks.unlink()
    assert left[0] == left[1]
    assert "four players in round two" in left[0][1]


def test_an_option_that_the_game_has_not_is_refused_in_any_number_of_processes(capsys):
    for jobs in ("1", "2"):
        assert selfplay("--jobs", jobs, "--option", "books=none") == 2
        assert "option books: expected one of" in capsys.readouterr().err
