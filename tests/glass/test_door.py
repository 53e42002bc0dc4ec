"""The door itself, through real sockets: who comes in by which request, when a connection ends, and with which code."""

from __future__ import annotations

import asyncio

import aiohttp
import pytest
from pace import LOST
from phones import opened

from companion.network.glass.entry import MOST
from companion.network.glass.server import ALIVE
from companion.table import Seat, Seats
from companion.table.table import Beginning

SEATS = Seats(map(Seat, ("Ada", "Ben", "Clara"), ("blue", "yellow", "purple")))


def answers(table, path="/", **headers):
    """Ask for the way in, and give how that is answered."""

    async def ask():
        async with aiohttp.ClientSession() as client, client.get(f"{table.address}{path}", headers=headers) as answer:
            return answer.status, await answer.text()

    return asyncio.run(ask())


def test_what_is_pressed_on_the_second_screen_happens_at_the_table_and_on_every_phone(open_table, caller):
    screen, other = caller("screen"), caller()
    assert screen.title == other.title == "What shall we play?"
    open_table.let(0.6)
    screen.press("option:tumult_royale")
    for each in (screen, other):
        each.until(lambda page: "option:new" in page.names)
    assert open_table.window.state.asked == open_table.snapshot.question


def test_a_visitor_says_anew_what_they_are(open_table, caller):
    open_table.play(Beginning("tumult_royale", SEATS, {}, {}))
    visitor = caller()
    visitor.press("tool:help")
    visitor.until(lambda page: "menu" in page.names)
    visitor.press("menu")
    visitor.until(lambda page: "role" in page.names)
    visitor.press("role")
    assert visitor.closed() == 4002
    assert "Ben" in visitor.see("/who")
    visitor.join("seat:Ben")
    assert [guest.role for guest in open_table.entrance.guests()] == ["seat:Ben"]


@pytest.mark.parametrize("before", [None, Beginning("tumult_royale", SEATS, {}, {})], ids=["before a game", "in a game"])
def test_a_line_of_a_phones_menu_leads_to_the_page_for_sheets_and_back(open_table, caller, before):
    if before is not None:
        open_table.play(before)
    visitor = caller()
    visitor.press("tool:help")
    visitor.until(lambda page: not {"menu", "sheet"}.isdisjoint(page.names))
    if before is not None:
        visitor.press("menu")
        visitor.until(lambda page: "sheet" in page.names)
    visitor.press("sheet")
    assert visitor.closed() == 4004
    assert 'location.assign("/sheet")' in visitor.see("/page.js")
    assert '<a href="/">' in visitor.see("/sheet")


def test_who_is_sent_away_is_out_at_once_and_the_code_is_another(open_table, caller):
    visitor, before = caller(), open_table.entrance.code
    (here,) = open_table.entrance.guests()
    open_table.company.send_away(here.number)
    assert visitor.closed() == 4001
    assert open_table.entrance.code != before
    assert 'name="c"' in visitor.see()


def test_a_phone_that_is_opened_a_second_time_goes_on_there(open_table, caller):
    visitor = caller()
    first = visitor.socket
    visitor.connect()
    assert visitor.do(first.receive()).data == 4000
    visitor.press("tool:help")
    visitor.until(lambda page: "settings" in page.names)
    assert [guest.here for guest in open_table.entrance.guests()] == [True]


def test_who_shuts_the_page_leaves_the_place_and_a_table_that_is_full_says_so(open_table, caller):
    entrance = open_table.entrance
    visitor = caller()
    visitor.do(visitor.socket.close())
    open_table.turns(lambda: [guest.here for guest in entrance.guests()] == [False])
    others = [entrance.join(entrance.code, "looks-on", "", f"10.0.0.{number}") for number in range(MOST)]
    for token in others[1:]:
        entrance.arrive(token)
    visitor.connect()
    with pytest.raises(AssertionError, match="no room"):
        caller()


def test_a_name_that_others_give_out_does_not_lead_here_nor_does_a_page_of_elsewhere(open_table):
    for host in ("evil.example", "192.168.1.9.evil.example", "8.8.8.8", "", "127.0.0.1:80.evil.example", "[::1"):
        assert (host, answers(open_table, Host=host)[0]) == (host, 403)
    assert answers(open_table, Origin="http://evil.example")[0] == 403


@pytest.mark.parametrize("headers", ["X: y\r\n" * 40, f"X: {'y' * 3000}\r\n" * 2])
def test_a_request_that_begins_and_never_ends_takes_no_more_memory_than_a_browsers(open_table, headers):
    async def begin():
        reader, writer = await asyncio.open_connection("127.0.0.1", open_table.door.port)
        writer.write(f"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n{headers}".encode())
        try:
            return await asyncio.wait_for(reader.readline(), 3)
        finally:
            writer.close()

    assert asyncio.run(begin()).startswith(b"HTTP/1.0 400")


def test_without_the_code_there_is_only_the_way_in_and_the_right_one_is_taken_however_many_guess(open_table, caplog):
    table, right = open_table, open_table.entrance.code

    async def knock():
        found = []
        async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(force_close=True)) as client:
            for code in (*(["ZZZZZZ"] * 70), right):
                async with client.post(f"{table.address}/join", data={"code": code, "role": "screen"}) as answer:
                    found.append(answer.status)
        async with aiohttp.ClientSession() as client:
            for path in ("/", "/who", f"/?c={right}"):
                async with client.get(f"{table.address}{path}") as answer:
                    found.append((answer.status, 'name="role"' in await answer.text()))
            headers = {"Origin": table.address}
            connection = await client.ws_connect(f"{table.address}/live", headers=headers)
            return found, (await connection.receive()).data

    found, closed = asyncio.run(knock())
    assert found == [403] * 70 + [200, (200, False), (200, False), (200, True)]
    assert closed == 4001
    assert len(caplog.records) <= 10
    door = table.company.door()
    assert door.pressed
    table.let(0.5)
    assert table.window.state.overlay is None, "it is told quietly"
    for name in ("tool:door", "shut"):
        table.let(0.6)
        table.window.choose(next(target for target in table.window.page.targets if target.name == name))
    table.let(0.5)
    status, told = answers(table, path=f"/?c={right}")
    assert (status, "lets in nobody new" in told) == (403, True)
    table.window.close_page()
    table.let(1)
    assert not table.company.door().pressed, "it is told once"


def test_who_comes_in_takes_their_shield_with_one_press_and_nobody_is_chosen_beforehand(open_table):
    table = open_table
    table.play(Beginning("tumult_royale", SEATS, {}, {}))
    told = answers(table, path=f"/?c={table.entrance.code}")[1]
    assert [told.count(f'<button name="role" value="seat:{seat.name}"><svg') for seat in SEATS] == [1] * len(SEATS)
    assert "checked" not in told
    assert told.count("<button") == len(SEATS) + 2


NO_PAGE_SAYS = (
    ["", "{", "[]", "null", '{"press": 3}', '{"press": "a", "at": [1e400, 2], "n": 1}', '{"size": [1, 1]}', '{"size": [99999, 1]}',
     '{"typed": "ab"}', "[" * 1500, '{"press": "' + "a" * 500 + '", "at": null, "n": 1}', '{"seen": "1"}']
)  # fmt: skip


def test_what_no_page_would_say_ends_the_connection(caller, caplog):
    visitor = caller()
    for frame in NO_PAGE_SAYS:
        visitor.do(visitor.socket.send_str(frame))
        assert (frame, visitor.closed()) == (frame, 1008)
        visitor.connect()
    assert not caplog.records


def test_who_comes_back_has_a_word_before_the_page_however_long_that_takes(tmp_path, monkeypatch):
    """The page that the table does not answer tries again within a second, and must not give up a line on which a page is under way."""
    monkeypatch.setattr(
        "companion.network.glass.server.WORD", 10 * LOST
    )  # no other word comes meanwhile, and the desk has no turn

    async def first(table):
        entrance = table.entrance
        cookies = {"companion": entrance.join(entrance.code, "looks-on", "", "127.0.0.1")}
        live, headers = f"{table.address}/live", {"Origin": table.address}
        async with aiohttp.ClientSession(cookies=cookies) as client, client.ws_connect(live, headers=headers) as socket:
            return await socket.receive_str(timeout=LOST)

    with opened(tmp_path) as table:
        assert asyncio.run(first(table)) == ALIVE
