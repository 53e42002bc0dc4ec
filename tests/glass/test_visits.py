"""Visitors at a real door: who comes in, what each may do, and what is pressed on a glass happens at the table."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import aiohttp
import pytest
from guest import GuestHand
from served import Served, served

from companion.glass.shown import Shown
from companion.glass.visitor import VisitorGlass
from companion.play.acts import Answer, SetSetting, Undo
from companion.play.guard import Failure
from companion.table import Choose, Option, Order, Seat, Seats, Tell, phrase
from companion.table.table import Beginning

SEATS = Seats(map(Seat, ("Ada", "Ben", "Clara"), ("blue", "yellow", "purple")))


@pytest.fixture
def table(tmp_path):
    with served(tmp_path) as table:
        yield table


@pytest.fixture
def guest(table):
    here = []

    def come(*given, **named):
        here.append(GuestHand(table, *given, **named))
        return here[-1]

    yield come
    for each in here:
        each.close()


def seated(table):
    table.desk.begin(Beginning("tumult_royale", SEATS, {}, {}))
    table.until(lambda: table.company._entrance.seats == ("Ada", "Ben", "Clara"))


def ripe(table):
    """Wait until what is pressed is no longer taken for a press that came too early."""
    table.until(lambda: not table.table.window._attention.too_early(table.desk.clock()))


def answers(table, **headers):
    """Ask for the way in, and give how that is answered."""

    async def ask():
        async with aiohttp.ClientSession() as client, client.get(f"{table.address}/", headers=headers) as answer:
            return answer.status, await answer.text()

    return asyncio.run(ask())


def test_a_glass_shows_the_page_in_its_own_size_and_is_told_only_what_is_new(table, guest):
    small, wide = guest(size=(720, 1558)), guest(size=(1280, 800))
    assert small.title == wide.title == "What shall we play?"
    assert small.names[:2] == ["option:tumult_royale", "option:citadels"]
    whole = len(small.wire)
    small.press("tool:help")
    small.until(lambda page: "settings" in page.names)
    assert len(small.wire) < 2 * whole
    assert "settings" not in wide.names


def test_glasses_of_nearly_one_size_share_a_page(table, guest, monkeypatch):
    monkeypatch.setattr("companion.glass.company.PATIENCE", 60.0)
    first, second = guest(size=(390, 844)), guest(size=(412, 885))
    seated(table)
    for visitor in (first, second):
        visitor.until(lambda page: "seat:blue" in page.names)
    assert first.pieces == second.pieces


def test_who_looks_on_opens_pages_but_answers_nothing(table, guest):
    visitor = guest()
    step = table.desk.snapshot.step
    visitor.press("option:tumult_royale")
    visitor.until(lambda page: page.said == "Only the device does that.")
    assert table.desk.snapshot.step == step


def test_the_second_screen_answers_as_a_finger_at_the_device_does(table, guest):
    screen, other = guest("screen"), guest()
    ripe(table)
    screen.press("option:tumult_royale")
    screen.until(lambda page: "option:new" in page.names)
    other.until(lambda page: "option:new" in page.names)
    assert table.table.window.state.asked == table.desk.snapshot.question


def test_a_player_answers_what_all_are_asked(table, guest):
    seated(table)
    ada = guest("seat:Ada")
    step = table.desk.snapshot.step
    assert table.desk.snapshot.question.seat is None
    ada.press(next(name for name in ada.names if not name.startswith(("tool", "seat", "button"))))
    table.until(lambda: table.desk.snapshot.step > step)


def test_who_presses_too_late_is_told_who_was_first(table, guest):
    seated(table)
    ada, ben = guest("seat:Ada"), guest("seat:Ben")
    name = next(name for name in ada.names if not name.startswith(("tool", "seat", "button")))
    before, step = ben.number, table.desk.snapshot.step
    ripe(table)
    ada.press(name)
    table.until(lambda: table.desk.snapshot.step > step)
    ben.until(lambda page: page.number > before)
    ben.tell(press=ben.names[0], at=None, n=before)
    ben.until(lambda page: page.said.startswith("Ada: "))


def test_a_key_leads_back_where_short_presses_count(table, guest):
    screen = guest("screen")
    for way, there in (("tool:help", "settings"), ("settings", "group:volume"), ("group:volume", "set:sound.speech")):
        ripe(table)
        screen.press(way)
        screen.until(lambda page, there=there: there in page.names)
    ripe(table)
    screen.tell(focus="set:sound.speech")
    screen.tell(back=True)
    screen.until(lambda page: "group:volume" in page.names)


LARGE = "set:screen.large_text"


def test_a_glass_has_its_own_language_and_letters(table, guest):
    one, other = guest(), guest()
    one.press("tool:language")
    one.until(lambda page: "language:de" in page.names)
    one.press("language:de")
    one.until(lambda page: page.language == "de" and page.title == "Was spielen wir?")
    one.tell(size=(1280, 720), language=one.speaks)
    for way, there in (("tool:help", "settings"), ("settings", "group:reading"), ("group:reading", LARGE)):
        one.press(way)
        one.until(lambda page, there=there: there in page.names)
    small = one.button(LARGE)
    one.press(LARGE)
    one.until(lambda page: page.button(LARGE) != small)
    assert one.language == "de", "turned, the phone has told its own language again; the one chosen on it stays"
    assert "Große Schrift" in one.button(LARGE)
    assert other.language == "en"
    assert table.table.screen.language == "en"


def test_a_visitor_says_anew_what_they_are(table, guest):
    seated(table)
    visitor = guest()
    visitor.press("tool:help")
    visitor.until(lambda page: "role" in page.names)
    visitor.press("role")
    assert visitor.closed() == 4002
    visitor.do(visitor._join("seat:Ben"))
    assert [guest.role for guest in table.company.door().guests] == ["seat:Ben"]


def test_what_was_pressed_on_a_page_of_before_answers_nothing(table, guest):
    screen = guest("screen")
    old = screen.number
    ripe(table)
    screen.press("option:tumult_royale")
    screen.until(lambda page: "option:new" in page.names)
    step = table.desk.snapshot.step
    ripe(table)
    screen.number, new = old, screen.number
    screen.press("option:new")
    screen.number = new
    screen.press("tool:help")
    screen.until(lambda page: "settings" in page.names)
    assert table.desk.snapshot.step == step


def test_who_is_sent_away_is_out_at_once_and_the_code_is_another(table, guest):
    visitor, before = guest(), table.code
    (here,) = table.company.door().guests
    table.company.send_away(here.number)
    told = visitor.do(visitor.socket.receive())
    assert told.type is aiohttp.WSMsgType.CLOSE
    assert told.data == 4001
    assert table.code != before
    assert 'name="c"' in visitor.do(_text(visitor))


async def _text(visitor):
    async with visitor.client.get(visitor.served.address) as answer:
        return await answer.text()


def test_a_name_that_others_give_out_does_not_lead_here(table):
    for host in ("evil.example", "192.168.1.9.evil.example", "8.8.8.8", "", "127.0.0.1:80.evil.example", "[::1"):
        assert (host, answers(table, Host=host)[0]) == (host, 403)


def test_a_page_of_elsewhere_is_not_answered(table):
    assert answers(table, Origin="http://evil.example")[0] == 403


def test_without_the_code_there_is_only_the_way_in_and_after_ten_wrong_ones_nobody_comes_in(table):
    async def knock():
        found = []
        async with aiohttp.ClientSession() as client:
            for code in (*(["ZZZZZZ"] * 11), table.code):
                async with client.post(f"{table.address}/join", data={"code": code, "role": "screen"}) as answer:
                    found.append((answer.status, "minute" in await answer.text()))
            quiet = aiohttp.TCPConnector(local_addr=("127.0.0.2", 0))
            async with aiohttp.ClientSession(connector=quiet) as other, other.get(f"{table.address}/?c={table.code}") as answer:
                found.append((answer.status, 'name="role"' in await answer.text()))
        async with aiohttp.ClientSession() as client:
            for path in ("/", "/who", f"/?c={table.code}"):
                async with client.get(f"{table.address}{path}") as answer:
                    found.append((answer.status, 'name="role"' in await answer.text()))
            headers = {"Origin": table.address}
            connection = await client.ws_connect(f"{table.address}/live", headers=headers)
            return found, (await connection.receive()).data

    found, closed = asyncio.run(knock())
    assert found == [(403, False)] * 10 + [(403, True)] * 2 + [(200, True), (200, False), (200, False), (403, False)]
    assert closed == 4001
    assert not table.company.door().guests


def test_a_seat_has_one_glass_and_the_table_has_room_for_twelve(table, guest):
    seated(table)
    lost, again = guest("seat:Ada"), guest("seat:Ada")
    assert [one.role for one in table.company.door().guests] == ["seat:Ada", "looks-on"]
    table.let_in()
    assert lost.closed() == 4001
    again.anew()
    assert [one.role for one in table.company.door().guests] == ["seat:Ada"]
    for _ in range(11):
        guest()
    with pytest.raises(AssertionError, match="no room"):
        guest()


def test_a_second_screen_comes_in_only_once_the_device_says_so(table, guest):
    visitor = guest("screen", let=False)
    visitor.until(lambda page: page.said == "The table is asked whether you may.")
    visitor.press("tool:help")
    visitor.until(lambda page: "settings" in page.names)
    assert "let" not in visitor.names
    table.let_in(let=False)
    visitor.until(lambda page: page.said == "The table says no.")
    visitor.do(visitor._join("screen"))
    assert [one.role for one in table.company.door().guests] == ["looks-on"]
    table.let_in()
    visitor.anew()
    assert [one.role for one in table.company.door().guests] == ["screen"]


def test_a_second_answer_to_the_same_question_leaves_the_table_whole(tmp_path):
    """It comes too late: the refusal and the next question arrive together."""
    table = Served(tmp_path)
    window = table.table.window
    table.desk.begin()
    table.desk.step()
    snapshot = table.desk.snapshot
    order = Order("evening.box", options=(Option("a", phrase("screen-help")), Option("b", phrase("screen-help"))))
    tell = Tell("evening.box")
    window.show(replace(snapshot, question=order, step=snapshot.step + 1))
    window.show(replace(snapshot, question=tell, step=snapshot.step + 2, refusal=phrase("stale")))
    assert window.state.said
    table.desk.close()
    table.table.library.close()


def test_a_browser_is_shown_that_something_failed(table, guest):
    visitor = guest("screen")
    table.desk.fail(Failure("a fault", ""))
    visitor.until(lambda page: "resume" in page.names)
    assert any("Something went wrong" in piece for piece in visitor.pieces)


NO_PAGE_SAYS = (
    ["", "{", "[]", "null", '{"press": 3}', '{"press": "a", "at": [1e400, 2], "n": 1}', '{"size": [1, 1]}', '{"size": [99999, 1]}',
     '{"typed": "ab"}', "[" * 1500, '{"press": "' + "a" * 500 + '", "at": null, "n": 1}', '{"seen": "1"}']
)  # fmt: skip


def test_what_no_page_would_say_ends_the_connection(table, guest, caplog):
    visitor = guest()
    for frame in NO_PAGE_SAYS:
        visitor.do(visitor.socket.send_str(frame))
        told = visitor.do(visitor.socket.receive())
        assert (frame, told.data) == (frame, 1008)
        visitor.do(visitor._connect())
    assert not caplog.records


def test_a_player_answers_for_nobody_else(table, guest):
    """Ada is asked something of her own: only her glass, and the second screen, may answer."""
    asked = Choose("t.own", seat=SEATS[0], options=(Option("a", phrase("citadels-nobody")),))
    seated(table)
    snapshot = replace(table.desk.snapshot, question=asked)
    for name, may in (("Ada", True), ("Ben", False), ("Zoe", False)):
        glass = VisitorGlass(f"seat:{name}", table.table.window, table.desk.clock)
        glass._shown = Shown(snapshot, table.table.screen.settings)
        assert glass._may(Answer("a", snapshot.step)) is may
        assert glass._may(Undo()) is False
        assert glass._may(SetSetting("glass.on", False)) is False
