"""Every named sheet plays the evening that was worked out by hand from the box's rules, without a look at the sheet."""

import tomllib
from pathlib import Path

import pytest
from proof_evening import ProofEvening

from companion.games.any_box import GAME
from companion.games.any_box.sheet_reading import list_doubts

PROOFS = Path(__file__).parent / "proofs"
SHELF = GAME.folder / "shelf"


def named(folder):
    return sorted(path.stem for path in folder.glob("*.toml"))


def test_every_named_sheet_has_a_proof_and_says_where_its_rules_were_read():
    assert named(SHELF) == named(PROOFS)
    for name in named(SHELF):
        plain = tomllib.loads((SHELF / f"{name}.toml").read_text(encoding="utf-8"))
        assert set(plain["title"]) == {"de", "en"}, name
        assert plain["licence"] == "CC0-1.0"
        assert plain["source"], name
        assert list(list_doubts(plain)) == [], name


@pytest.mark.parametrize("name", named(PROOFS))
def test_the_evening_comes_out_as_it_was_worked_out_by_hand(name):
    proof = tomllib.loads((PROOFS / f"{name}.toml").read_text(encoding="utf-8"))
    outcome = ProofEvening(tomllib.loads((SHELF / f"{name}.toml").read_text(encoding="utf-8")), proof).play(proof["step"])
    assert outcome is not None, "the game is not over"
    assert [seat.name for seat in outcome.winners] == proof["winner"]
