"""A column of the ledger with two keys, a place and a player: read, written, mended, told and undone as one with a single key."""

from dataclasses import replace
from itertools import product

import pytest
from small_game import SMALL

from companion.play.snapshot import snapshot, whose
from companion.table import Outcome, Seat, Seats, Table, Tell, phrase
from companion.table.differences import differences
from companion.table.errors import CorrectionRejected, LedgerFailed
from companion.table.ledger import Ledger
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning

ADA, BEN = Seat("Ada", "blue"), Seat("Ben", "red")
SEATS = Seats([ADA, BEN])
REGIONS = ("saxony", "bohemia")


def cubes(ledger: Ledger):
    ledger.name("cubes", keys=lambda region: phrase(f"region-{region}"))
    return ledger.numbers("cubes", product(REGIONS, SEATS), high=9)


async def play(table: Table) -> Outcome:
    held = cubes(table.ledger)
    table.ledger.number("stock", high=18, initial=18)
    table.ledger.conserve("cubes", 18, ["cubes", "stock"], balance="stock")
    await Tell("t.first")
    held["bohemia", ADA] += 3
    table.ledger.number("stock").value -= 3
    await Tell("t.second")
    return Outcome(phrase("t-over"), (ADA,))


GAME = replace(SMALL, play=play, scoreboard=lambda _table: (), invariants=())


def test_each_pair_has_a_value_of_its_own_by_either_form_of_its_key():
    column = cubes(Ledger())
    column["saxony", ADA] = 2
    column["bohemia.red"] = 5
    assert column["saxony.blue"] == 2
    assert [column[region, seat] for region, seat in product(REGIONS, SEATS)] == [2, 0, 0, 5]
    assert column.keys == ("saxony.blue", "saxony.red", "bohemia.blue", "bohemia.red")
    assert column.values() == (2, 0, 0, 5)
    assert column.where(5) == ("bohemia.red",)
    with pytest.raises(LedgerFailed, match=r"cubes\.saxony\.blue = 10"):
        column["saxony", ADA] = 10
    for unknown in (("silesia", ADA), (ADA, "saxony")):
        with pytest.raises(KeyError):
            column[unknown]


def test_a_correction_of_a_list_that_keeps_its_places_neither_drops_nor_adds_nor_doubles():
    ledger = Ledger()
    ledger.list("open", ("a", "b", "c", "d")).value = ("a", "b")
    ledger.keep_lists("open")
    for lying in (("a",), ("a", "b", "c"), ("a", "a")):
        with pytest.raises(CorrectionRejected):
            ledger.judge({"open": lying})
    ledger.judge({"open": ("c", "a")})
    ledger.correct({"open": ("c", "a")})
    assert ledger.held["open"] == ("c", "a")


def test_an_entry_knows_whose_it_is_and_where():
    ledger = Ledger()
    cubes(ledger)
    entry = ledger.entries["cubes.bohemia.red"]
    assert (entry.group, entry.key, entry.seat, entry.place) == ("cubes", "bohemia.red", BEN, "bohemia")
    ledger.numbers("coins", SEATS)
    ledger.numbers("price", REGIONS)
    assert [ledger.entries[name].place for name in ("coins.blue", "price.saxony")] == ["", "saxony"]


def test_what_moves_is_told_with_player_and_place_and_taken_back():
    session = Session.begin(GAME, Beginning("small", SEATS, {}, {}), MemoryLog())
    before = session.table.ledger.snapshot()
    session.answer(None)
    assert session.table.ledger.held["cubes.bohemia.blue"] == 3
    change = next(one for one in differences(before, session.table.ledger) if one.group == "cubes")
    wanted = {"who": ADA, "what": phrase("region-bohemia"), "more": 3, "way": "take", "to": 3}
    assert change.words == phrase("move-cubes", **wanted)
    session.undo(1)
    assert session.table.ledger.snapshot() == before


def test_people_mend_it_and_find_it_by_player_and_place():
    session = Session.begin(GAME, Beginning("small", SEATS, {}, {}), MemoryLog())
    session.correct({"cubes.saxony.red": 4, "stock": 14})
    assert session.table.ledger.held["cubes.saxony.red"] == 4
    with pytest.raises(CorrectionRejected):
        session.correct({"cubes.saxony.red": 10, "stock": 8})
    now = snapshot(session)
    named = whose(now, now.entries["cubes.saxony.red"])
    assert named == phrase("ledger-entry-of", entry=phrase("region-saxony"), who=BEN)
