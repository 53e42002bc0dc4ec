"""The judge that nothing can be fitted to: a tiny draw is read by both readers, and adds one row beside those that stand there."""

import sys
from datetime import date

import pytest

from tools.cubes import judge
from tools.cubes.judge import CELLS, HEADER, ROOT, UNTAUGHT

pytestmark = pytest.mark.slow
RULE = "|" + "---|" * (HEADER.count("|") - 1)
HEAP = "9/10, 1+2+3/60, 4-1, 1; then 5/10, 3+4+5/60, 2-1, 2"
EARLIER = f"| 2026-11-29 | 26112900 | {' | '.join([HEAP] * 4)} | 8+1+1+0, 0/9; then 0+1+1+8, 4/9 | 50, 50 % |"


def test_a_judgement_adds_one_row_and_removes_none(tmp_path, capsys):
    page = tmp_path / "eyes.md"
    before = ["# Eyes", "", HEADER, RULE, EARLIER, "", "What follows stays."]
    page.write_text("\n".join(before) + "\n")
    judge.judge(page, date(2026, 11, 29), {"drawn": 1, "traced": 0}, 3, ROOT, sys.executable)
    lines = page.read_text().splitlines()
    (row,) = (line for line in lines if line not in before)
    assert [line for line in lines if line != row] == before
    assert lines.index(row) == before.index(EARLIER) + 1
    assert row.startswith("| 2026-11-29 | 26112901 | "), "the day's second draw has a seed of its own"
    now, then = judge._read_back(row)
    assert now == then, "the same reader was given twice"
    assert sum(now[cell]["pictures"] for cell in CELLS) == 3
    assert all(now[cell]["right"] + now[cell]["refused"] <= now[cell]["pictures"] for cell in CELLS)
    assert sum(now[UNTAUGHT][fate] for fate in judge.FATES) > 0
    assert "the last 2 rows together" in capsys.readouterr().out


def test_a_draw_that_the_older_reader_reads_is_too_easy_and_says_so():
    good, bad = ({cell: judge.Counter({"pictures": 10, "right": right}) for cell in (*CELLS, UNTAUGHT)} for right in (7, 4))
    easy, hard = (judge._row(date(2026, 11, 29), "0", good, then) for then in (good, bad))
    assert easy.endswith("| too easy: 70, 70 % |")
    assert hard.endswith("| 40, 40 % |")
    assert any("too easy" in line for line in judge.summary([HEADER, RULE, easy]))


def test_what_is_told_of_a_heap_is_what_was_read_in_it():
    cube = {"visible_fraction": 1.0}
    shown = {"count_visible": {"red": 2, "blue": 1}, "items": [
        {"colour": "red", "centre_px": [10, 10], **cube}, {"colour": "red", "centre_px": [50, 10], **cube},
        {"colour": "blue", "centre_px": [90, 10], **cube}, {"colour": "blue", "centre_px": [130, 10], "visible_fraction": 0.1},
    ]}  # fmt: skip
    said = [["red", [11, 10], 0.9], ["blue", [50, 12], 0.8], ["blue", [130, 10], 0.7]]
    told = judge._heap(shown, judge._reading({"refusal": None, "confidence": 0.95, "items": said, "unknown": []}), 15)
    assert (told["invented"], told["missed"], told["wrong colour"], told["sure and wrong"], told["right"]) == (1, 1, 1, 1, 0)
    refused = judge._heap(shown, judge._reading({"refusal": "lesson"}), 15)
    assert +refused == {"pictures": 1, "refused": 1}
