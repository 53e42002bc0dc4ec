"""Writing a sheet on a phone: the words beside its lines, how it would look, and how it comes to the table."""

from __future__ import annotations

import asyncio

import aiohttp
import pytest

from companion.app.desk.sheet_writing import MOST_KEPT, SheetDesk
from companion.app.lobby.sheet_files import shelf_of
from companion.table import Seat, Seats
from companion.table.table import Beginning

SEATS = Seats(map(Seat, ("Ada", "Ben"), ("blue", "yellow")))
GOLF = 'version = 2\ntitle = "Golf"\nplayers = [2, 6]\n[[score]]\nname = "Strokes"\nhigh = 20\n[ends]\nrounds = 9\n'


def send(visitor, text, **more):
    """Send a sheet as the page does, and give how that is answered."""

    async def asked():
        form = {"text": text, **more}
        async with visitor.client.post(f"{visitor.table.address}/sheet", data=form) as answer:
            return await answer.text()

    return visitor.do(asked())


def test_a_player_writes_a_sheet_sees_what_it_would_do_and_leaves_it_at_the_table(open_table, caller):
    open_table.play(Beginning("tumult_royale", SEATS, {}, {}))
    ada = caller("seat:Ada")
    assert "<textarea" in ada.see("/sheet")
    assert "<b>Line 6</b> score 1, hight: unknown. Did you mean high?" in send(ada, GOLF.replace("high", "hight"), part="yes")
    seen = send(ada, GOLF, part="yes")
    assert "<h2>Golf</h2><p>2 to 6 players: “Strokes” is counted" in seen
    assert "<th>Strokes</th>" in seen
    assert not shelf_of(open_table.library.folder, "any_box").files, "nothing is kept that nobody asked to keep"
    assert "It is at the table now" in send(ada, GOLF, keep="yes")
    (kept,) = shelf_of(open_table.library.folder, "any_box").files.values()
    assert kept["title"] == "Golf"


def test_a_key_of_parts_without_end_is_refused_before_it_is_taken_apart(tmp_path):
    for typed in (f"[a{'.a' * 40}]\n", f"x = {{ a{' . “a”' * 40} = 1 }}\n"):
        ((line, told),) = SheetDesk(tmp_path).judge(GOLF + typed, "en").told
        assert (line, "read" in told) == (GOLF.count("\n") + 1, True)
    assert "a.a.a" in SheetDesk(tmp_path).judge(GOLF.replace("Golf", "a." * 60), "en").title, "a text may have them"


def test_who_only_looks_on_may_try_a_sheet_but_leaves_none(open_table, caller):
    visitor = caller()
    assert "<h2>Golf</h2>" in send(visitor, GOLF, part="yes")
    assert "You only look on here" in send(visitor, GOLF, keep="yes")
    assert not shelf_of(open_table.library.folder, "any_box").files


def test_a_stranger_sees_no_page_for_sheets_and_a_sheet_longer_than_any_is_not_read(open_table, caller):
    async def asked(method, **more):
        async with aiohttp.ClientSession() as client, client.request(method, f"{open_table.address}/sheet", **more) as answer:
            return await answer.text()

    assert 'name="c"' in asyncio.run(asked("GET"))
    with pytest.raises(aiohttp.ClientError):
        asyncio.run(asked("POST", data={"text": "x" * 5000}))
    visitor = caller()
    with pytest.raises(aiohttp.ClientError):
        send(visitor, "x" * 300_000, part="yes")


EVIL = "<script>alert(1)</script>"


@pytest.mark.parametrize(
    "text", [f'title = "{EVIL}"', f'title = "X"\n"{EVIL}" = 1', f'{GOLF}[[score]]\nname = "{EVIL}"', EVIL, "\0\ud800"]
)
def test_hostile_text_in_a_sheet_is_only_text(text, open_table, caller):
    visitor = caller()
    for page in (send(visitor, text.encode("utf-8", "replace").decode(), **more) for more in ({"part": "yes"}, {})):
        assert "<script>alert" not in page


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ('title = "X"\nplayers = [5, 2]\n', 2, "players: [5, 2] is not 1 to 10"),
        ('title = "X"\nplayers = = 2\n', 2, "I cannot read this line."),
        ("x = " + "[" * 5000, 1, "I cannot read this line."),
        ("x = " + "9" * 5000, 1, "I cannot read this line."),
        ("#" * 70_000, 1, "I cannot read this line."),
        ('title = "X"\n[[score]]\nname = "A"\nwhen = "end"\n[ends]\npoints = 5\n', 6, "nothing is counted before the end"),
    ],
)
def test_whatever_is_wrong_is_said_in_one_sentence_beside_its_line(text, line, said, tmp_path):
    ((at, what),) = SheetDesk(tmp_path).judge(text, "en").told
    assert at == line
    assert what.startswith(said)


def test_a_phone_in_german_is_told_in_german_and_nobody_fills_the_card_with_sheets(tmp_path):
    desk = SheetDesk(tmp_path)
    assert desk.judge(GOLF, "de").about.startswith("2 bis 6 Personen: gezählt wird „Strokes“")
    kept = [desk.keep(GOLF.replace("Golf", f"Golf {number}"), "de").kept for number in range(MOST_KEPT + 1)]
    assert kept == [True] * MOST_KEPT + [False]
