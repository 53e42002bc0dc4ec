"""The benchmarks' table: a ratio beside its goal, and in words what has become worse since the last run on such a machine."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[1] / "bench"


@pytest.fixture
def bench(monkeypatch):
    monkeypatch.syspath_prepend(str(BENCH))
    import figures

    return figures


def row(figures, took, name="undo"):
    return figures.Row(name, "undo after 700 answers", "the bare replay", took, 0.02, 1.15)


def test_what_is_a_fifth_worse_than_in_the_last_run_is_said_in_words(bench, tmp_path):
    history, here = tmp_path / "history.jsonl", bench.machine()
    bench.remember(history, here, [row(bench, 0.05), row(bench, 0.02, "start")])
    bench.remember(history, here, [row(bench, 0.02)])
    before = bench.last_run(history, here)
    assert bench.compared([row(bench, 0.0239), row(bench, 0.0239, "start")], before) == []
    said = bench.compared([row(bench, 0.03)], before)
    assert len(said) == 1
    assert said[0].startswith("undo is 50 % worse than in the run of ")
    assert "now takes 1.5 times the bare replay, then 1" in said[0]


def test_a_run_prints_one_document_and_adds_one_line_to_the_history(tmp_path, monkeypatch):
    """Of all benchmarks the one that is over soonest stands for them; its figures are made up."""
    copy = tmp_path / "bench"
    copy.mkdir()
    for name in ("all", "figures"):
        (copy / f"{name}.py").write_text((BENCH / f"{name}.py").read_text(encoding="utf-8"), encoding="utf-8")
    made_up = "from figures import Row, report\nreport([Row('idle', 'nothing', 'one percent', 0.4, 1.0, 0.5, '%')])\n"
    (copy / "bench_idle.py").write_text(made_up, encoding="utf-8")
    (copy / "bench_burden.py").write_text("print('few answers')\n", encoding="utf-8")
    run = subprocess.run([sys.executable, copy / "all.py", "--json"], capture_output=True, text=True, check=True)
    found = json.loads(run.stdout)
    assert found["rows"][0]["ratio"] == 0.4
    assert found["rows"][0]["met"] is True
    assert found["lines"] == {"burden": ["few answers"]}
    assert {"processor", "cores", "python", "version", "commit"} <= set(found["machine"])
    assert len((copy / "history.jsonl").read_text(encoding="utf-8").splitlines()) == 1
