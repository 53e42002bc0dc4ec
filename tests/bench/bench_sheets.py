"""What each named game costs at the table, against paper: answers and seconds of its proof evening, on the screen of 800x480.

`python tests/bench/bench_sheets.py [--json]`. On paper a stroke is one number that is written: each number that the players say, and
the new sum of each player whose sum has changed; a deal that is passed out is a dash. Seconds are a person's times of `tests/human_times.py`; to write a number takes
`WRITE` for each digit, and to add it up `ADD`. The goal: at most 1.3 answers for a stroke.
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

from figures import use_rooms

use_rooms("", "games", "bench")

from burden.hand import Cost, Hand
from human_times import ADD, LOOK, TOUCH, WRITE
from proof_evening import ProofEvening

from companion.games.any_box import GAME
from companion.language.words import Words
from companion.play.snapshot import snapshot
from companion.table.questions.grid import NumberGrid
from companion.table.session import Session
from companion.ui.screen.views.ask.number_grid import FEW

GOAL = 1.3
PROOFS = Path(__file__).parents[1] / "games" / "proofs"


def _taps(session: Session, answer: Any, hand: Hand) -> float:
    """Count the touches of an answer: in a grid one for each figure that is filled in, its digits or steps, and the last one."""
    question = session.question
    if not isinstance(question, NumberGrid):
        return hand.cost(snapshot(session), answer).taps
    typed = any(row.high > FEW or row.low < -FEW for row in question.rows)
    filled = [
        abs(answer[row.key] - row.likely) if not typed else answer[row.key]
        for row in question.rows
        if answer[row.key] != row.likely
    ]
    return 1 + sum(1 + (len(str(abs(each))) + (each < 0) if typed else each) for each in filled)


def _said(step: dict[str, Any]) -> list[int]:
    """List the numbers that players say in one step of a proof; of announced ones each player's is written."""
    numbers = [number for has in step.get("has", {}).values() for number in has.values() if number]
    numbers += [step[key] for key in ("value", "units") if step.get(key)]
    dash = [0] if step.get("one") == "nobody" else []
    return numbers + list(step.get("points", {}).values()) + dash


def play(name: str) -> tuple[int, float, int, float]:
    """Return the answers and seconds at the device, and the strokes and seconds on paper."""
    proof = tomllib.loads((PROOFS / f"{name}.toml").read_text(encoding="utf-8"))
    plain = tomllib.loads((GAME.folder / "shelf" / f"{name}.toml").read_text(encoding="utf-8"))
    hand, cost = Hand(Words("en", [GAME.folder]), camera=False), Cost()

    def noted(session: Session, answer: Any) -> None:
        nonlocal cost
        if session.question is not None and session.question.id not in {"any.more", "any.first"}:
            cost += Cost(_taps(session, answer, hand), 0, 1, waits=LOOK)

    evening, strokes, paper = ProofEvening(plain, proof, noted), 0, 0.0
    held = evening.session.table.ledger.held
    for step in proof["step"]:
        before = {key: value for key, value in held.items() if key.startswith("points.")}
        evening.play([step])
        held = evening.session.table.ledger.held
        changed = [held[key] for key, value in before.items() if held[key] != value]
        bids = [step["bid"].get(player, 0) for player in proof["players"]] if "bid" in step else []
        written = [*_said(step), *bids, *changed]
        strokes += len(written)
        paper += sum(WRITE * len(str(each)) for each in written) + ADD * len(changed)
    return round(cost.longs), cost.taps * TOUCH + cost.waits, strokes, paper


def main() -> int:
    """Print a line for each game; 1 where a game needs more answers than the goal allows."""
    rows = {path.stem: play(path.stem) for path in sorted(PROOFS.glob("*.toml"))}
    if "--json" in sys.argv:
        print(json.dumps(rows))
    else:
        for name, (answers, seconds, strokes, paper) in rows.items():
            print(
                f"{name:16} {answers:3} answers {seconds:6.1f} s   paper {strokes:3} strokes {paper:6.1f} s   {answers / strokes:.2f}"
            )
    return int(any(answers > GOAL * strokes for answers, _, strokes, _ in rows.values()))


if __name__ == "__main__":
    raise SystemExit(main())
