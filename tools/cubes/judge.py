"""Judges the reader of cubes by set-ups that nobody chose it by, beside the reader of an older commit: `make judge-eyes`.

Each run draws the family "fresh" of setups.py anew, from a seed that the day gives, plainly (drawing.py) and path-traced (traced.py);
both readers read the same pictures once, all colours taught and each left out in turn. One row of figures goes into the table of
docs/eyes.md, and the pictures are thrown away: nothing can be fitted to them. A row is never removed, the last three count together.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import re
import subprocess
import sys
import tarfile
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, date, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tools.cubes.fates import FATES, NEAR_MM, distance, fate_of
from tools.cubes.setups import VISIBLE
from vision.vision_errors import Refusal
from vision.whole_reading import SURE_FROM, Item, Reading

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "eyes.md"
THEN = "06f4d426"
"""The commit of the reader that shows how hard a draw is."""
EASY = {"0-10": 0.65, "11-25": 0.42}
"""The draw is too easy if the reader of then is right in more than this share (0-1) of the pictures of a size."""
RENDERERS = ("drawn", "traced")
CELLS = tuple(f"{renderer}, {size}" for renderer in RENDERERS for size in EASY)
UNTAUGHT = "untaught"
HEAPS = ("right", "pictures", "invented", "missed", "wrong colour", "cubes", "sure", "sure and wrong", "refused")
HEAP_SHARES = (
    ("right", "pictures"),
    ("invented", "cubes"),
    ("missed", "cubes"),
    ("wrong colour", "cubes"),
    ("sure", "pictures"),
    ("sure and wrong", "sure"),
    ("refused", "pictures"),
)
LEFT_OUT = (*FATES, "sure", "pictures")
HEADER = f"| date | seed | {' | '.join(CELLS)} | {UNTAUGHT} | {THEN} is right in |"
TOGETHER = 3
_AT_ONCE = 2
Scores = dict[str, Counter[str]]
"""For each cell of the table (and UNTAUGHT) how often each of its figures."""


def main() -> int:
    """Judge once."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--drawn", type=int, default=16, help="set-ups drawn plainly")
    parser.add_argument("--traced", type=int, default=8, help="set-ups path-traced")
    parser.add_argument("--pictures", type=int, default=11, help="heaps of each set-up")
    parser.add_argument("--drawer", default=sys.executable, help="a Python with mujoco and mitsuba")
    given = parser.parse_args()
    if subprocess.run([given.drawer, "-c", "import mujoco, mitsuba"], check=False).returncode:
        raise SystemExit(f"expected mujoco and mitsuba where {given.drawer} finds them; `make judge-eyes` installs both")
    if subprocess.run(["git", "cat-file", "-e", THEN], cwd=ROOT, check=False, capture_output=True).returncode:
        raise SystemExit(f"expected the commit {THEN} in the history; `git fetch --unshallow` brings it")
    with TemporaryDirectory() as folder:
        archive = subprocess.run(["git", "archive", THEN, "vision"], cwd=ROOT, check=True, capture_output=True).stdout
        with tarfile.open(fileobj=io.BytesIO(archive)) as files:
            files.extractall(folder, filter="data")
        setups = {"drawn": given.drawn, "traced": given.traced}
        judge(PAGE, datetime.now(UTC).date(), setups, given.pictures, Path(folder), given.drawer)
    return 0


def judge(page: Path, when: date, setups: Mapping[str, int], pictures: int, then: Path, drawer: str) -> None:
    """Judge by so many set-ups of each renderer, add the row to the page, and print what its last rows say together.

    `then` is the folder with the older `vision`, `drawer` the Python that draws.
    """
    lines = page.read_text(encoding="utf-8").splitlines()
    _end_of_table(lines)
    seed = f"{when:%y%m%d}{sum(line.startswith(f'| {when} |') for line in lines):02}"
    first = 100 * int(seed)
    drawn = [renderer for renderer in RENDERERS for _ in range(setups[renderer])]
    with ThreadPoolExecutor(_AT_ONCE) as pool:
        jobs = [pool.submit(_read_setup, first + place, renderer, pictures, then, drawer) for place, renderer in enumerate(drawn)]
        both = [_sum(scores) for scores in zip(*(job.result() for job in jobs), strict=True)]
    lines = page.read_text(encoding="utf-8").splitlines()  # half an hour later
    lines.insert(_end_of_table(lines), _row(when, seed, *both))
    page.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("\n".join(summary(lines)))


def _read_setup(number: int, renderer: str, pictures: int, then: Path, drawer: str) -> tuple[Scores, Scores]:
    """Draw one set-up, read it with today's reader and with that of then, and throw the pictures away."""
    with TemporaryDirectory() as folder:
        command = ["tools.cubes.setups", folder, "--family", "fresh", "--setups", "1", "--first", str(number), "--each", "2"]
        command += ["--pictures", str(pictures), "--no-spread", *(["--traced"] if renderer == "traced" else [])]
        _run([drawer, "-m", *command], ROOT)
        truth = json.loads((Path(folder) / "truth.json").read_text(encoding="utf-8"))["cubes"]
        said = [
            json.loads(_run([sys.executable, "-P", str(ROOT / "tools/cubes/read_drawn.py"), folder], root))
            for root in (ROOT, then)
        ]
    now, before = (score(truth, renderer, rows) for rows in said)
    print(f"{renderer} {number}, {truth['pictures'][0]['tray']}: " + ", ".join(_told(now, cell) for cell in now), flush=True)
    return now, before


def _run(words: Sequence[str], path: Path) -> str:
    """What a Python that finds the project's packages there prints."""
    given = {**os.environ, "PYTHONPATH": str(path)}
    return subprocess.run(words, cwd=ROOT, env=given, check=True, stdout=subprocess.PIPE, text=True).stdout


def score(truth: Mapping[str, Any], renderer: str, rows: Iterable[Mapping[str, Any]]) -> Scores:
    """What the rows of read_drawn.py come to; a reading whose lesson was refused is refused."""
    facts = {each["image"]: each for each in truth["pictures"]}
    near = {name: NEAR_MM / setup["mm_per_px"] for name, setup in truth["setups"].items()}
    scores: Scores = {}
    for row in rows:
        shown, reading = facts[row["image"]], _reading(row)
        reach = near[shown["setup"]]
        if row["left"]:
            mine = [
                each["centre_px"]
                for each in shown["items"]
                if each["colour"] == row["left"] and each["visible_fraction"] >= VISIBLE
            ]
            fates = [] if reading.refusal else [fate_of(reading, place, reach) for place in mine]
            sure = ["sure"] if reading.confidence >= SURE_FROM else []
            scores.setdefault(UNTAUGHT, Counter()).update(["pictures", *fates, *sure])
        else:
            size = "0-10" if sum(shown["count_visible"].values()) <= 10 else "11-25"
            scores.setdefault(f"{renderer}, {size}", Counter()).update(_heap(shown, reading, reach))
    return scores


def _reading(row: Mapping[str, Any]) -> Reading[str]:
    if row["refusal"]:
        return Reading.refuse(Refusal.FOREIGN_OBJECT)
    items = (Item(label, (x, y), confidence) for label, (x, y), confidence in row["items"])
    unknown = (Item("", (x, y), 0.0) for x, y in row["unknown"])
    return Reading(tuple(items), row["confidence"], unknown=tuple(unknown))


def _heap(shown: Mapping[str, Any], reading: Reading[str], near: float) -> Counter[str]:
    """The figures of one heap; what is read near a cube of which too little shows to count is invented."""
    if reading.refusal:
        return Counter(["pictures", "refused"])
    right = +Counter(reading.counts) == +Counter(shown["count_visible"])
    sure = reading.confidence >= SURE_FROM
    found = Counter({"pictures": 1, "right": int(right), "sure": int(sure), "sure and wrong": int(sure and not right)})
    left = [each for each in shown["items"] if each["visible_fraction"] >= VISIBLE]
    found["cubes"] = len(left)
    for item in sorted(reading.items, key=lambda item: -item.confidence):
        there = [each for each in left if distance(item, each["centre_px"]) < near]
        cube = min(there, key=lambda each: (each["colour"] != item.label, distance(item, each["centre_px"])), default=None)
        if cube is None:
            found["invented"] += 1
        else:
            left.remove(cube)
            found["wrong colour"] += cube["colour"] != item.label
    found["missed"] = len(left)
    return found


def _sum(scores: Iterable[Scores]) -> Scores:
    total: Scores = {cell: Counter() for cell in (*CELLS, UNTAUGHT)}
    for each in scores:
        for cell, counts in each.items():
            total[cell].update(counts)
    return total


def _row(when: date, seed: str, now: Scores, then: Scores) -> str:
    cells = [f"{_told(now, cell)}; then {_told(then, cell)}" for cell in (*CELLS, UNTAUGHT)]
    few, many = (_share(then, size) for size in EASY)
    easy = "too easy: " if few > EASY["0-10"] or many > EASY["11-25"] else ""
    return f"| {when} | {seed} | {' | '.join(cells)} | {easy}{100 * few:.0f}, {100 * many:.0f} % |"


def _share(scores: Scores, size: str) -> float:
    """The share (0-1) of the pictures of a size that is right."""
    mine = _of_size(scores, size)
    return mine["right"] / max(mine["pictures"], 1)


def _of_size(scores: Scores, size: str) -> Counter[str]:
    """The figures of a size, of all renderers."""
    return sum((scores[cell] for cell in CELLS if cell.endswith(size)), Counter[str]())


def _told(scores: Scores, cell: str) -> str:
    """A cell's figures; `_read_back` reads them in the same order."""
    if cell == UNTAUGHT:
        unknown, doubted, uncounted, counted, sure, pictures = (scores[cell][each] for each in LEFT_OUT)
        return f"{unknown}+{doubted}+{uncounted}+{counted}, {sure}/{pictures}"
    right, pictures, invented, missed, wrong, cubes, sure, wrongly, refused = (scores[cell][each] for each in HEAPS)
    return f"{right}/{pictures}, {invented}+{missed}+{wrong}/{cubes}, {sure}-{wrongly}, {refused}"


def _read_back(row: str) -> tuple[Scores, Scores]:
    """The figures of today's reader and of that of then in a row of the table."""
    both: tuple[Scores, Scores] = ({}, {})
    for cell, text in zip((*CELLS, UNTAUGHT), row.split(" | ")[2:], strict=False):
        names = LEFT_OUT if cell == UNTAUGHT else HEAPS
        for scores, part in zip(both, text.split("; then "), strict=True):
            scores[cell] = Counter(dict(zip(names, map(int, re.findall(r"\d+", part)), strict=True)))
    return both


def _end_of_table(lines: Sequence[str]) -> int:
    """The number of the line after the table's last row."""
    if HEADER not in lines:
        raise SystemExit(f"expected the judge's table in the page, with the heading {HEADER}")
    end = lines.index(HEADER)
    while end < len(lines) and lines[end].startswith("|"):
        end += 1
    return end


def summary(lines: list[str]) -> Iterator[str]:
    """What the table's last rows say together, a line for each figure."""
    end = _end_of_table(lines)
    rows = lines[lines.index(HEADER) + 2 : end][-TOGETHER:]
    both = [_sum(scores) for scores in zip(*map(_read_back, rows), strict=True)]
    yield f"the last {len(rows)} rows together: now, and {THEN}"
    for size in EASY:
        for what, of in HEAP_SHARES:
            yield _line(f"{size}, {what}", [(each[what], each[of]) for each in (_of_size(scores, size) for scores in both)])
    untaught = [scores[UNTAUGHT] for scores in both]
    cubes = [sum(each[fate] for fate in FATES) for each in untaught]
    for many, what in ((2, "unknown or doubted"), (3, "unknown, doubted or not counted")):
        yield _line(f"untaught, {what}", zip((sum(each[fate] for fate in FATES[:many]) for each in untaught), cubes, strict=True))
    yield _line("untaught, sure", [(each["sure"], each["pictures"]) for each in untaught])
    if "too easy" in rows[-1]:
        yield f"the draw of the last row is too easy: {THEN} is right in {rows[-1].split(' | ')[-1].rstrip(' |')}"


def _line(what: str, shares: Iterable[tuple[int, int]]) -> str:
    return f"  {what:42}" + "".join(f"{count:>6} of {of:<5} {100 * count / max(of, 1):5.1f} %" for count, of in shares)


if __name__ == "__main__":
    sys.exit(main())
