"""One question of every kind, as heavy as a real game asks it, and the scenes around them."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

from small_game import SMALL

from companion.language.words import Words
from companion.play.live import Drawn, Running, Turning
from companion.play.own_questions import Seating
from companion.play.snapshot import Snapshot
from companion.table import (
    Choose,
    Draw,
    Figure,
    Hourglass,
    Lot,
    Number,
    Option,
    Order,
    Outcome,
    Pick,
    Placing,
    ReadCubes,
    ReadTiles,
    Reason,
    Row,
    Seat,
    Seats,
    SeatScore,
    Sector,
    Spin,
    Symbols,
    Tally,
    Tell,
    phrase,
    seat_rows,
)
from companion.table.questions.grid import NumberGrid, cells
from companion.table.questions.one_each import OneEach
from companion.table.table import Place
from companion.ui.pages.effects import Moved
from companion.ui.pages.page_settings import ScreenSettings
from companion.ui.screen.compose import PageScene, receive_snapshot
from companion.ui.screen.page.state import Layer, ScreenState
from companion.ui.screen.paint.formats import format_for
from companion.ui.screen.paint.game_look import look_of
from companion.ui.screen.views.lobby.letters import Sitting
from tools.gallery.reading_screens import cubes_seen, tiles_seen

SIZES = ((800, 480), (1024, 600), (1280, 720), (1920, 1080), (720, 1280))
LANGUAGES = ("de", "en")
NOW = 100.0
SEATS = Seats((Seat("Ada", "blue"), Seat("Ben", "yellow"), Seat("Clara", "purple"), Seat("Karl", "grey")))
ADA, BEN, CLARA, KARL = SEATS
SCORES = tuple(
    SeatScore(seat, (Figure("supporter", first, f"coins.{seat.colour}"), Figure("statue", second)), badges)
    for seat, first, second, badges in (
        (ADA, 16, 3, (Figure("coronet", 2), Figure("mercy", 0, counted=False))),
        (BEN, 15, 15, (Figure("coronet", 3),)),
        (CLARA, 17, 6, (Figure("crown", 1),)),
        (KARL, 12, 5, (Figure("coronet", 4),)),
    )
)
BREAD = phrase("t-bread")
NAMES = tuple(Option(seat.colour, phrase("t-name", who=seat), seat=seat) for seat in SEATS)
SAMPLE = replace(SMALL, folder=Path(__file__).parent / "sample_game")
"""The small game, with drawings and colours of a real one."""
BASE = Snapshot(SAMPLE, 7, None, SEATS, Place(3, "t-phase", 2, 7), SCORES, can_undo=True)


def loaves(count, **more):
    return tuple(Option(str(number), BREAD, **more) for number in range(count))


TELL = Tell("t.tell")
REASONS = Tell(
    "t.reasons",
    reasons=(
        Reason(ADA, None, (Symbols("bread", 5, 1),), 4, phrase("t-rank"), marked=True, struck_by="mercy"),
        Reason(BEN, None, (Symbols("bread", 4),), 4, phrase("t-tie")),
        Reason(KARL, None, (Symbols("bread", 2), Symbols("tools", 12)), 14),
        Reason(CLARA, None, (Symbols("bread", 1),), 1),
    ),
)
CHOOSE = Choose(
    "t.choose",
    seat=BEN,
    options=(
        Option("a", BREAD, gains=(Symbols("supporter", 5),), icon="bread"),
        Option("b", BREAD, gains=(Symbols("supporter", 4),)),
        Option(
            "c", BREAD, shows=(Symbols("bread", 3, tile=True), Symbols("marble", 2, tile=True)), gains=(Symbols("supporter", 0),)
        ),
        Option("d", BREAD, off=phrase("t-off")),
    ),
)
MANY = Choose("t.choose", options=loaves(9))
PICK = Pick("t.pick", seat=ADA, options=loaves(4), least=1, most=3)
MANY_PICKS = Pick("t.pick", options=loaves(7), least=2, most=2)
EACH = OneEach(
    "t.pick",
    options=tuple(Option(f"{seat.colour}-{n}", BREAD, seat=seat) for seat in SEATS for n in range(7)),
    none=phrase("t-off"),
)
NUMBER = Number("t.number", seat=ADA, high=12, likely=3, icon="bread")
FEW = Number("t.number", seat=ADA, high=4, likely=2, icon="bread")
TALLY = Tally("t.tally", rows=seat_rows(tuple(SEATS), high=25), total=3)
MANY_ROWS = Tally("t.tally", seat=BEN, rows=tuple(Row(f"r{n}", BREAD, icon="bread", high=9) for n in range(9)), camera="tiles")
LINES = dict.fromkeys(("bread", "marble", "tools"), BREAD)
COLUMNS = {str(number): phrase("screen-round", round=number) for number in range(1, 5)}
GRID = NumberGrid("t.tally", rows=cells(LINES, COLUMNS, high=9), lines=LINES, columns=COLUMNS)
ORDER = Order("t.order", options=NAMES)
SECTORS = tuple(Sector(number, 1) for number in (3, 5, 2, 4, 3, 5, 2, 4))
SPIN = Spin("t.spin", seat=CLARA, sectors=SECTORS, house=True, low=1, high=9)
REAL_SPIN = Spin("t.spin", seat=CLARA, low=1, high=9)
DRAWN_SPIN = Spin("t.spin", seat=CLARA, printed=SECTORS, counts=("bread", "marble", "tools"), low=1, high=6, likely=3)
LOT = Lot("t.draw", options=NAMES)
GLASS = Hourglass("t.glass", seconds=20)
DRAW = Draw("t.draw", options=NAMES, count=1)
READ = ReadTiles("t.read", kinds=("bread", "marble", "tools"), counts=(1, 2, 3), frames=("plain",), most=24)
CUBES = ReadCubes("t.read", most={"blue": 9, "yellow": 9, "red": 9, "black": 9, "green": 9})
SEATING = Seating(
    "t.seats", colours=("blue", "yellow", "purple", "grey"), numbers=(2, 3, 4), remembered=("Ada", "Ben", "Mia", "Otto", "Karl")
)
QUESTIONS = {
    "tell": TELL,
    "grid": GRID,
    "reasons": REASONS,
    "choose": CHOOSE,
    "many": MANY,
    "pick": PICK,
    "many-picks": MANY_PICKS,
    "one-each": EACH,
    "number": NUMBER,
    "few": FEW,
    "tally": TALLY,
    "many-rows": MANY_ROWS,
    "order": ORDER,
    "spin": SPIN,
    "real-spin": REAL_SPIN,
    "drawn-spin": DRAWN_SPIN,
    "lot": LOT,
    "glass": GLASS,
    "draw": DRAW,
    "read": READ,
    "cubes": CUBES,
    "seating": SEATING,
}
OVER = Outcome(
    phrase("t-over"),
    (ADA,),
    tuple(Placing(n + 1, s, f) for n, (s, f) in enumerate(((ADA, 21), (BEN, 19), (KARL, 17), (CLARA, 15)))),
)


@cache
def words(language):
    return Words(language, [Path(__file__).parent / "words"])


def snapshot(question, **more):
    return replace(BASE, question=question, **more)


def scene(question, size=(1280, 720), language="de", *, entry=None, live=None, overlay=None, camera=False, explain=True, **more):
    now_snapshot = snapshot(question, **more)
    state = receive_snapshot(ScreenState(), now_snapshot)
    if entry is not None:
        state = replace(state, question=replace(state.question, entry=entry))
    if overlay is not None:
        owed = now_snapshot.changes if isinstance(overlay, Moved) else ()
        state = replace(state, overlay=overlay, over=Layer(), owed=owed)
    settings = ScreenSettings(language, "day", camera=camera)
    return PageScene(now_snapshot, state, settings, format_for(*size), words(language), NOW, live=live, explain=explain)


def turning(began):
    return Turning.turn_to(4, tuple(sector.number for sector in SECTORS), (1.0,) * 8, 0.9, began)


def scenes(size, language):
    """Every kind, and every state of it that looks different."""
    for name, question in QUESTIONS.items():
        yield name, scene(question, size, language)
    for name, question, more in (
        ("explained", TELL, {"explain": False}),
        ("chosen", ORDER, {"entry": ("purple", "blue", "yellow", "grey")}),
        ("missing", TALLY, {"entry": {"blue": 3, "yellow": 12, "purple": 7, "grey": 5}}),
        ("turning", SPIN, {"live": turning(NOW - 1)}),
        ("rests", SPIN, {"live": turning(NOW - 9)}),
        ("lot-rests", LOT, {"live": Turning.turn_to(2, (0, 1, 2, 3), (1.0,) * 4, 0.4, NOW - 9)}),
        ("runs", GLASS, {"live": Running(20, 6.5, NOW, running=True)}),
        ("last", GLASS, {"live": Running(20, 1.5, NOW, running=True)}),
        ("paused", GLASS, {"live": Running(20, 6.5, NOW, running=False)}),
        ("drawn", DRAW, {"live": Drawn(("purple",), NOW - 9)}),
        ("camera", READ, {"camera": True}),
        ("seen", READ, {"camera": True, "live": tiles_seen(READ, look_of(SAMPLE.folder))}),
        ("cubes-seen", CUBES, {"camera": True, "live": cubes_seen(CUBES, look_of(SAMPLE.folder))}),
        ("two-sit", SEATING, {"entry": Sitting((ADA, BEN))}),
        ("colour", SEATING, {"entry": Sitting((ADA, BEN, CLARA), "Karl")}),
        ("all-sit", SEATING, {"entry": Sitting((ADA, BEN, CLARA, KARL))}),
        ("typing", SEATING, {"entry": Sitting((ADA,), "", "Mari")}),
        ("over", None, {"outcome": OVER}),
        ("trouble", TELL, {"trouble": phrase("trouble-memory")}),
    ):
        yield name, scene(question, size, language, **more)
