"""Seconds that an entry or a correction costs a person at the desk: by touch, and by the one button.

`python tests/bench/bench_entry.py [--json] [--row NAME]`: each row is played at a real desk of 800x480 whose clock is put forward;
a person's times stand in `tests/human_times.py`; readings by camera are counted by measured shares of doubts. `taps` are short
presses and holds, each with the time it lasts. Goals are those of the button.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random

from figures import use_rooms

use_rooms("app", "")

from at_the_desk import DeskTable
from burden.hand import reading
from burden.tumult import Tumult
from drawn_boxes import save, sheet
from drawn_boxes import tray as tray_picture
from human_times import COUNT, HOLD, LAY, LOOK, TAP, TOUCH, TRAY
from table_hand import WAYS, TableHand

from companion.camera.teaching.teach_tiles import faces_within
from companion.camera.teaching_kinds import ShowToCamera
from companion.games.tumult_royale.box import TILES
from companion.games.wallenstein.box import COLOURS as PLAYERS
from companion.games.wallenstein.box import PEASANTS
from companion.play.acts import Answer
from companion.play.snapshot import Snapshot
from companion.table import Number, ReadCubes, Row, Seat, Seats, Tally, Tell, phrase
from companion.table.table import Beginning
from vision.whole_reading import Face

SEATS = Seats(
    map(Seat, ("Ada", "Ben", "Clara", "Karl"), ("blue", "yellow", "purple", "grey")),
)
UNLISTED = ("Wolfhart", "Tjorven", "Kyrillos", "Nguyet")
TALLIES = ((6, 2, 1), (4, 0, 3), (2, 5, 0), (1, 1, 1))
COLOURS = (*PLAYERS, PEASANTS)
FACES = [Face(kind.key, count, frame) for kind in TILES.kinds for count in TILES.counts for frame in TILES.frames]
SCORES = range(3, 201, 17)


@dataclass(frozen=True)
class Cost:
    """What a row costs one way: presses or touches, and seconds."""

    row: str
    way: str
    presses: float
    seconds: float
    goal: str


def ask(table, question, step=7):
    """Put a question on the screen and catch what is answered."""
    if not hasattr(table, "caught"):
        table.begin()
        table.caught = []
        table.desk.do = lambda act: table.caught.append(act.value) if isinstance(act, Answer) else None
    table.desk.tell(Snapshot(None, step, question, SEATS))
    table.let(0.5)


def play_until(table, beginning, people, until):
    """Play a real game with people who answer, until a question comes that `until` names."""
    table.begin(beginning)
    for _ in range(3000):
        now = table.snapshot
        if until(now):
            table.let(4)  # what the last answer brought about is over
            return
        value = None if isinstance(now.question, Tell) else people(now.question, now)
        table.desk.do(Answer(value, now.step))
        table.until(lambda step=now.step: table.snapshot.step != step)
    raise AssertionError("it never came")


def seats_page(hand):
    hand.table.begin()
    hand.begin()
    hand.choose("option:tumult_royale")
    hand.choose("option:new")


def sit_down(hand, name):
    """Enter a name that is new, and take the first colour that is free."""
    hand.choose("new")
    type_name(hand, name)
    hand.choose(free_colour(hand))


def type_name(hand, name):
    """Take letter after letter, until the name itself is offered."""
    while True:
        offered = [t.name for t in hand.page.targets]
        if f"name:{name}" in offered:
            hand.choose(f"name:{name}")
            return
        typed = hand.entry.typed
        if typed == name:
            hand.choose("letter:done")
            return
        letter = name[len(typed)].upper()
        if hand.way != "touch":
            hand.choose(row_of(offered, letter))
            offered = [t.name for t in hand.page.targets]
        hand.choose(f"likely:{letter}" if f"likely:{letter}" in offered else f"letter:{letter}")


def row_of(offered, letter):
    return next(each for each in offered if each.startswith("letters:") and letter in each)


def ben(hand):
    seats_page(hand)
    hand.begin()
    sit_down(hand, "Ben")
    assert [seat.name for seat in hand.entry.seats] == ["Ben"]


def evening(*names):
    def enter(hand):
        seats_page(hand)
        for name in names:
            sit_down(hand, name)
        hand.choose("done")
        hand.table.let(0.5)
        hand.look()
        hand.choose("option:usual")
        hand.table.let(0.5)
        assert [seat.name for seat in hand.table.snapshot.seats] == list(names)

    return enter


def unlisted(hand):
    """Letter by letter; what a letter costs, without the shield."""
    seats_page(hand)
    presses = seconds = 0
    for name in UNLISTED:
        hand.choose("new")
        hand.begin()
        type_name(hand, name)
        presses, seconds = presses + hand.count, seconds + hand.seconds
        hand.choose(free_colour(hand))
    letters = sum(map(len, UNLISTED))
    hand.count, hand.seconds = presses / letters, seconds / letters


def free_colour(hand):
    return next(target.name for target in hand.page.targets if target.name.startswith("colour:") and not target.off)


def tallies(hand):
    rows = tuple(Row(kind, phrase(f"colour-{kind}"), high=24) for kind in ("red", "blue", "green"))
    for number, values in enumerate(TALLIES):
        ask(hand.table, Tally("evening.box", rows=rows, occurrence=(number,)), 7 + number)
        hand.begin() if not number else hand.look()
        hand.count_rows({row.key: value for row, value in zip(rows, values, strict=True)})
        assert tuple(hand.table.caught[-1].values()) == values


def scores(hand):
    """The median of scores of one to three digits, with no likely one."""
    found = []
    for number, score in enumerate(SCORES):
        ask(hand.table, Number("evening.box", low=0, high=200, occurrence=(number,)), 7 + number)
        hand.begin()
        enter_number(hand, score)
        assert hand.table.caught[-1] == score, (hand.table.caught[-1], score)
        found.append((hand.count, hand.seconds))
    hand.count, hand.seconds = (statistics.median(column) for column in zip(*found, strict=True))


def enter_number(hand, score):
    if hand.way == "touch":
        for size in (50, 10, 5, 1):
            for _ in range(score // size):
                hand.touch(f"step:{size}")
            score %= size
        hand.touch("take")
        return
    for size, larger in ((50, 1000), (10, 50), (5, 10), (1, 5)):
        while int(hand.entry) % larger // size != score % larger // size:
            hand.tap()
        hand.hold()


def tray(hand):
    """The middle and the tiles of four players in a whole game's first round."""
    people = Tumult(Random(4), 4)
    start = Beginning("tumult_royale", SEATS, {"books": "full"}, Tumult.facts)
    play_until(hand.table, start, people, lambda now: now.question.id == "tumult.middle")
    hand.begin()
    while hand.table.snapshot.question.id in {"tumult.middle", "tumult.board"}:
        question = hand.table.snapshot.question
        enter_tiles(hand, people(question, hand.table.snapshot))
        hand.table.let(0.5)
        hand.look()


def enter_tiles(hand, tiles):
    step = hand.table.snapshot.step
    for face, number in sorted(Counter(f"{tile.kind} {tile.symbols}" for tile in tiles).items()):
        pairs, single = divmod(number, 2) if hand.way == "touch" else (0, number)
        for name in [f"two:{face}"] * pairs + [f"tile:{face}"] * single:
            hand.choose(name)
    hand.table.let(0.3)
    if hand.table.snapshot.step == step:  # the tile after which no other can lie there has ended it
        hand.choose("done")


def tower(hand):
    ask(hand.table, ReadCubes("evening.box", most={"red": 9, "blue": 9, "green": 9, "black": 9}))
    hand.begin()
    hand.count_rows({"red": 3, "blue": 2, "green": 1, "black": 0})
    assert hand.table.caught == [{"red": 3, "blue": 2, "green": 1, "black": 0}]


def through_camera(pieces, *, cubes, by_hand=True):
    """A reading by the shares of its doubts that were measured; nothing is played."""

    def read(hand):
        cost = reading(pieces, cubes=cubes, by_hand=by_hand, eye=COUNT)
        by_touch = hand.way == "touch"
        hand.count = cost.taps if by_touch else cost.shorts + cost.longs
        pressed = TOUCH * cost.taps if by_touch else TAP * cost.shorts + HOLD * cost.longs
        hand.seconds = LOOK + pressed + cost.waits

    return read


def by_eye(pieces):
    """The same by hand: counted by eye, then entered at the desk in two colours."""

    def enter(hand):
        ask(hand.table, ReadCubes("evening.box", most=dict.fromkeys(("red", "blue", "green", "black"), 9)))
        hand.begin()
        hand.count_rows({"red": pieces // 2, "blue": pieces - pieces // 2, "green": 0, "black": 0})
        hand.seconds += COUNT * pieces

    return enter


def taught(hand, box, lay):
    """Teach the camera a box: `count` are the answers; `lay` are the seconds until pictures lie there, the last for all further."""
    for name in (f"option:{box}", "option:more", "option:teach"):
        hand.table.there(name)
        hand.choose(name)
    hand.table.look()
    hand.begin()
    answers = named = 0
    while (asked := hand.table.snapshot.question).id != "teaching.learnt":
        if isinstance(asked, ShowToCamera):
            if lay:
                hand.seconds += lay.pop(0)
                while not any(target.name == "take" and not target.off for target in hand.page.targets):
                    hand.table.let(0.5)
                    hand.table.look()
                hand.choose("take")
            else:
                hand.choose("enough")
        elif asked.id == "teaching.kind":
            kind, face = TILES.kinds[named // 9 % 3].key, list(faces_within(TILES).values())[named // 9 % 3][named % 9].key
            hand.choose(f"option:{kind}")
            hand.choose(f"option:{face}")
            named += 1
        else:
            hand.choose(next(t.name for t in hand.page.targets if t.name in {"option:right", "option:plain"}))
            named += asked.id == "teaching.frame-like"
        answers += 1
        hand.table.look()
        hand.look()
    hand.count = answers


CUBES = [(colour, 190 + 52 * place, 170 + 130 * number) for place, colour in enumerate(COLOURS) for number in range(2)]


def teach_cubes(hand):
    taught(hand, "wallenstein", [TRAY, LAY * len(CUBES)])


SHEETS = [FACES[:12], FACES[12:24], FACES[24:]]


def teach_tiles(hand):
    taught(hand, "tumult_royale", [LAY * len(faces) for faces in SHEETS])


PICTURES = {
    "the camera learns cubes, answers": lambda: [tray_picture(), tray_picture(*CUBES, seed=4)],
    "the camera learns 27 tiles, answers": lambda: [sheet(faces, seed=n) for n, faces in enumerate(SHEETS)],
}
"""What lies under the camera, one picture after another, for the rows that need it."""


def hourglass(hand):
    hand.table.begin()
    hand.choose("option:ring")
    hand.choose("option:hourglass")
    hand.begin()
    hand.choose("value:60")
    hand.table.let(0.3)
    assert hand.table.snapshot.question.seconds == 60


def mid_game(hand):
    play_until(hand.table, Beginning("tumult_royale", SEATS, {"books": "light"}, Tumult.facts), Tumult(Random(1), 4),
               lambda now: not isinstance(now.question, Tell) and now.place.round > 0)  # fmt: skip
    hand.begin()


def third_last(hand):
    people = Tumult(Random(1), 4)
    play_until(hand.table, Beginning("tumult_royale", SEATS, {"books": "full"}, Tumult.facts), people,
               lambda now: now.place.round > 1 and now.question.id == "tumult.place")  # fmt: skip
    hand.begin()
    back_to_the_third_last(hand)


def take_back_three(hand):
    mid_game(hand)
    hand.take_back(3)


def back_to_the_third_last(hand):
    hand.back()
    steps = [target.name for target in hand.page.targets if target.name.startswith("step:")]
    hand.choose(sorted(steps, key=lambda name: int(name[5:]))[-2])


ROWS: dict[str, tuple[Callable[[TableHand], None], str]] = {
    "the name Ben": (ben, "14, 10 s"),
    "a new evening: Ada, Ben, Clara, Karl": (evening("Ada", "Ben", "Clara", "Karl"), "70, 60 s"),
    "a new evening: Ursula, Volker, Yvonne, Maximilian": (evening("Ursula", "Volker", "Yvonne", "Maximilian"), "110, 95 s"),
    "a letter of a name in no list": (unlisted, "5"),
    "four tallies of three kinds": (tallies, "28, 25 s"),
    "a score from 0 to 200, median": (scores, "10"),
    "tiles: the middle and four players": (tray, "45 s (25 s by touch)"),
    "tower tray": (tower, "8"),
    "8 cubes, counted by eye": (by_eye(8), "-"),
    "8 cubes by camera": (through_camera(8, cubes=True), "6 s"),
    "8 cubes by camera, each doubt read once more": (through_camera(8, cubes=True, by_hand=False), "-"),
    "16 cubes, counted by eye": (by_eye(16), "-"),
    "16 cubes by camera": (through_camera(16, cubes=True), "6 s"),
    "16 cubes by camera, each doubt read once more": (through_camera(16, cubes=True, by_hand=False), "-"),
    "the middle, 8 tiles, by camera": (through_camera(8, cubes=False), "6 s"),
    "a board, 4 tiles, by camera": (through_camera(4, cubes=False), "6 s"),
    "the camera learns cubes, answers": (teach_cubes, "8, 90 s"),
    "the camera learns 27 tiles, answers": (teach_tiles, "40, 150 s"),
    "hourglass from 20 to 60 s": (hourglass, "4"),
    "the third-last answer, to its page": (third_last, "8, 12 s"),
    "three answers taken back": (take_back_three, "6, 4 s (4, 5 s by touch)"),
}


def measured(names: list[str]):
    """Play the rows."""
    for name in names:
        row, goal = ROWS[name]
        for way in WAYS:
            with tempfile.TemporaryDirectory() as folder:
                pictures = PICTURES[name]() if name in PICTURES else ()
                table = DeskTable(Path(folder), pictures=save(Path(folder) / "pictures", *pictures) if pictures else None)
                table.begin() if pictures else None
                hand = TableHand(table, way)
                row(hand)
                yield Cost(name, way, round(hand.count, 1), round(hand.seconds, 1), goal)
                table.close()


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true", help="one object a line")
    parser.add_argument("--row", choices=ROWS, action="append", help="only this one (may be given several times)")
    given = parser.parse_args()
    for cost in measured(given.row or list(ROWS)):
        line = f"{cost.row:50} {cost.way:6} {cost.presses:6} {cost.seconds:7.1f} s   goal {cost.goal}"
        print(json.dumps(asdict(cost)) if given.json else line, flush=True)


if __name__ == "__main__":
    main()
