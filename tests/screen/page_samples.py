"""Pages for the tests of layout besides the questions of `samples`: what is told in pictures, and all that lies over the stage."""

from __future__ import annotations

from dataclasses import replace

from samples import ADA, BEN, CHOOSE, CLARA, DRAW, NUMBER, OVER, READ, SEATS, SIZES, TELL, scene, scenes
from small_game import SMALL

from companion.play.controller import Controller
from companion.play.live import Drawn
from companion.play.snapshot import Answered, Drafted
from companion.table import Announcement, Choose, Figure, Option, Reason, Seat, Seats, SeatScore, Symbols, Tally, Tell, phrase
from companion.table.differences import Difference
from companion.table.entry import Entry
from companion.table.naming import Named
from companion.table.questions.illustrations import Chance, Chances, Duel, Holding, LaidCard, LaidOut, Majorities, MapRegion
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning, Place
from companion.ui.pages import effects
from companion.ui.pages.page_settings import JoiningShown
from companion.ui.pages.settings import GROUPS
from companion.ui.screen.page.state import Layer
from companion.ui.screen.paint.formats import format_for
from companion.ui.screen.views.read.reading import Read

CASES = [((800, 480), "en"), *((size, ("de", "en")[number % 2]) for number, size in enumerate(SIZES))]
"""The small screen in both languages, each other size in one; `make test-layout` tries all."""

WON = Reason(ADA, None, (Symbols("cube", 4, seat=ADA),), 4)
LOST = Reason(BEN, None, (Symbols("cube", 3, seat=BEN),), 3)
GOES = Reason(None, phrase("t-bread"), (Symbols("cube", 3, seat=ADA), Symbols("cube", 3, seat=BEN)), note=phrase("t-tie"))
FIGHT = Tell("t.tell", reasons=(WON, LOST, GOES), illustration=Duel(WON, LOST))
CROWDED = tuple(Reason(seat, None, (Symbols("cube", 17, seat=seat),), 17) for seat in (ADA, BEN))
CHANCES = Tell(
    "t.tell",
    seat=ADA,
    illustration=Chances((Chance(phrase("t-bread"), 0.05, 0.03, 0.07, ADA), Chance(phrase("t-off"), 0.95, 0.9, 0.98, BEN))),
)
MAP = Tell(
    "t.tell",
    reasons=tuple(
        Reason(seat, None, (Symbols("bread", 13), Symbols("statue", 24), Symbols("coronet", 12)), 49) for seat in SEATS
    ),
    illustration=Majorities(
        tuple(
            MapRegion(
                phrase("t-tie"),
                x,
                y,
                (Holding("bread", (ADA,), 3), Holding("tools", (ADA, BEN, CLARA), 1), Holding("marble", (), 0)),
            )
            for x, y in ((0, 0.25), (0, 0.75), (1, 0), (1, 0.5), (1, 1))
        )
    ),
)
TOLD = {
    "laid": Tell(
        "t.tell",
        reasons=(GOES,) * 4,
        illustration=LaidOut(tuple(LaidCard(phrase("t-off"), "statue", str(place), seat) for place, seat in enumerate(SEATS, 1))),
    ),
    "fight": FIGHT,
    "many": Tell("t.tell", reasons=(*CROWDED, GOES, GOES, GOES), illustration=Duel(*CROWDED)),
    "chances": CHANCES,
    "map": MAP,
}

SESSION = Session.begin(SMALL, Beginning("small", Seats((Seat("Ada", "blue"), Seat("Ben", "yellow"))), {}, {}), MemoryLog())
BOOKS = Controller(SESSION).snapshot()
HISTORY = tuple(Answered(step, question, value) for step, question, value in ((3, CHOOSE, "b"), (4, TELL, None), (5, NUMBER, 4)))
CHANGES = tuple(
    Difference(f"coins.{seat.colour}", "coins", seat, before, now) for seat, before, now in ((SEATS[0], 3, 5), (SEATS[1], 5, 3))
)
BUILT = {f"built.{seat.colour}": Entry(f"built.{seat.colour}", "built", seat, (), choices=frozenset("abc")) for seat in SEATS[:2]}
CROWN = {"crown": Entry("crown", "crown", None, "", choices=frozenset({"", "a", "b"}))}
FULL = {
    "entries": {**BOOKS.entries, **BUILT, **CROWN},
    "values": {**BOOKS.values, **dict.fromkeys(BUILT, ("a", "b")), "crown": "a"},
    "names": dict.fromkeys(("built", "crown"), Named(lambda key: Option(key, phrase("item-times", n=1, what=key)))),
    "history": HISTORY,
    "changes": CHANGES,
    "announcements": (Announcement("t.shout", seats=tuple(SEATS), icon="statue"),),
    "can_redo": True,
    "thinking": {seat.colour: 754_000 for seat in SEATS},
}
OF_SETTINGS = (
    effects.AllSettings(),
    *map(effects.Touring, effects.TOUR),
    *map(effects.SettingsGroup, GROUPS),
    effects.TryPresses(),
    effects.RingSignals(),
    effects.TryingOutput("sysdefault:CARD=vc4hdmi0", "hdmi", "vc4-hdmi-0", 1, 4),
)
EVERY = (
    effects.HelpLeaf(),
    effects.Menu(),
    effects.Scores(),
    effects.Times(),
    effects.NotNow(),
    effects.Overview(),
    effects.Groups(),
    effects.Correcting("coins"),
    effects.Correcting("built"),
    effects.Exchanging("crown"),
    effects.Undoing(),
    effects.Moved(),
    effects.Languages(),
    effects.Languages(first=True),
    *OF_SETTINGS,
    effects.HouseSays("We close in a quarter of an hour; the last orders, please."),
    effects.CallingHouse(),
    effects.JoiningHouse(),
    effects.Rules(),
    effects.RuleChapters(),
    effects.RuleCases(),
    effects.Search(),
    effects.Depths(),
    effects.Announcing(),
    effects.Announcing("t.shout"),
    effects.Earlier(),
    effects.Repairing(3),
    effects.Repairing(5),
    effects.DraftPage(),
    effects.Earlier(forgot=True),
    effects.Earlier(round=0),
    effects.Earlier(round=-1),
    effects.Began(),
    effects.Began("seat:blue"),
    effects.Began("name:blue"),
    effects.Began("colour:blue"),
    effects.Began("swap:blue"),
    effects.Began("place:blue"),
    effects.Began("option:books"),
    effects.Began("house:"),
    effects.Began("people:"),
    effects.Began("join:"),
    effects.Began("joincolour:Zoe"),
    effects.Began("joinplace:grey:Zoe"),
    effects.Paused(),
    effects.Unlocking(),
    effects.Leaving(),
    effects.Glasses(),
    effects.Proposed(7, CHOOSE.options[0].key, ("Ada",)),
    effects.WantsIn(2, "seat:Ada", "screen"),
    effects.WantsIn(3, "looks-on", "seat:Ada"),
)
DRAFTS = {
    "whole": Drafted(3, 4, whole=True, changes=CHANGES, fallen=HISTORY),
    "counted": Drafted(3, 4, whole=True, changes=CHANGES, recounted=HISTORY),
    "against": Drafted(3, 4, against=HISTORY[0], why=phrase("draft-not-offered")),
}
FAILED = ("lost", "nonsense", "differs", "refused", "full", "late", "network", "unkept", "lacking")
STEPS = ("seeking", "closed", "busy", "number", "sure", "joined", *(f"failed-{kind}" for kind in FAILED))
HOUSES = ((), ("Café Ada",), tuple(f"Das lange Gasthaus am Markt {number}" for number in range(9)))


def over(overlay, size=(1280, 720), language="de", **more):
    return scene(CHOOSE, size, language, overlay=overlay, **{**FULL, **more})


def enlarged(begun, size):
    return replace(begun, settings=replace(begun.settings, large=True), form=format_for(*size, large=True))


def told(size, language):
    """What a game tells in pictures, and the end of a game with a line for each player, one of them long."""
    for name, question in TOLD.items():
        yield name, scene(question, size, language)
    stories = dict.fromkeys(SEATS, phrase("t-off")) | {CLARA: phrase("t-long-line")}
    yield "stories", scene(None, size, language, outcome=OVER, stories=stories)
    yield "count of nothing", scene(Tally("t.tally", rows=()), size, language)
    laid = {f"{kind} {count}": int((kind, count) == ("bread", 1)) for kind in READ.kinds for count in READ.counts}
    yield "a tile laid", scene(replace(READ, seat=ADA), size, language, entry=Read(by_hand=laid))


def overlaid(size, language):
    """Everything that can lie over the stage, in each of its states that looks different."""
    for overlay in EVERY:
        yield repr(overlay), over(overlay, size, language)
    for overlay in OF_SETTINGS:
        yield f"large {overlay}", enlarged(over(overlay, size, language), size)
    for name, draft in DRAFTS.items():
        yield name, over(effects.DraftPage(), size, language, draft=draft)
    yield "draft in the menu", over(effects.Menu(), size, language, draft=Drafted(3, 4))
    rounds = tuple(Answered(step, CHOOSE, "b", Place(step // 20 + 1)) for step in range(60))
    yield "after an undo", over(effects.Earlier(), size, language, history=rounds)
    yield "earlier with a draft", over(effects.Earlier(), size, language, history=rounds, draft=Drafted(3, 4))
    joining = over(effects.JoiningHouse(), size, language)
    for shown in (
        *(JoiningShown(step, (), "048213", "Tisch 23") for step in STEPS),
        *(JoiningShown("seeking", houses) for houses in HOUSES),
    ):
        yield repr(shown), replace(joining, settings=replace(joining.settings, joining=shown))
    for name, seats, figures in (
        ("long names", [Seat("Bartholomäus", seat.colour) for seat in SEATS], (Figure("points", 12),)),
        ("many figures", SEATS, tuple(Figure(icon, 24) for icon in ("supporter", "statue", "crown") * 2)),
    ):
        yield name, over(effects.Scores(), size, language, scoreboard=tuple(SeatScore(seat, figures) for seat in seats))
    why = tuple(Option(str(n), phrase("t-bread"), off=phrase("t-off") if n > 3 else None) for n in range(6))
    yield "why off", scene(Choose("t.choose", seat=ADA, options=why), size, language, overlay=effects.NotNow())
    cards = tuple(Option(name, phrase("item-times", n=1, what=name)) for name in ("one", "two", "three"))
    drawn = scene(replace(DRAW, options=cards), size, language, live=Drawn(("three",), 0.0))
    earlier = (Answered(3, replace(DRAW, options=cards[:2]), ("one",)),)
    yield (
        "earlier draw",
        replace(
            drawn,
            snapshot=replace(drawn.snapshot, history=earlier),
            state=replace(drawn.state, overlay=effects.Repairing(3), over=Layer()),
        ),
    )


def every_page(size, language):
    """Every page of the samples with its name."""
    yield from scenes(size, language)
    yield from told(size, language)
    yield from overlaid(size, language)
