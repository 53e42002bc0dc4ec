"""Mending in the terminal: earlier answers, something forgotten, colours in any word, readings and hourglasses."""

from __future__ import annotations

from random import Random

import pytest

from companion.app.desk.app import words_of
from companion.app.lobby.host import Host
from companion.games import game as find_game
from companion.library.library import Library
from companion.library.notebook import Notebook
from companion.play.acts import Answer
from companion.play.controller import Controller
from companion.play.own_questions import Seating
from companion.table import Choose, Number, Option, ReadCubes, ReadTiles, Reason, Symbols, Tell, Tile, phrase
from companion.table.errors import AnswerRejected
from companion.table.game import Game, Outcome
from companion.table.questions.device_kinds import Hourglass, Spin
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.ui.narration.familiarity import Familiarity
from companion.ui.terminal.forms import list_answers, parse, spell_out
from companion.ui.terminal.terminal import Left, SeatsWrong, Terminal
from companion.ui.terminal.terminal_pages import look_up

SEATS = Seats((Seat("Ada", "blue"), Seat("Ben", "red")))
COUNCIL = find_game("council_of_four")
TUMULT = find_game("tumult_royale")
PEOPLE = Seats((Seat("Ada", "blue"), Seat("Ben", "yellow")))
SEATING = Seating("evening.seats", colours=("blue", "red", "green"), numbers=(2, 3))


def controller_of(play):
    game = Game("t", "1", (2,), ("blue", "red"), play, lambda table: (), COUNCIL.folder)
    return Controller(Session.begin(game, Beginning("t", SEATS, {}, {}), MemoryLog()))


def typed_into(controller, *lines, game=COUNCIL):
    """Type these lines, then leave; give what was written."""
    remaining, written = list(lines), []

    def read(_prompt):
        if not remaining:
            raise EOFError
        return remaining.pop(0)

    with pytest.raises(Left):
        Terminal(words_of("en", game), read, written.append, sleep=lambda _seconds: None).play(controller)
    return "\n".join(written)


async def shopping(table):
    """Each round everybody may buy, as often as they like."""
    bought = table.ledger.numbers("assistants", table.seats, high=9)
    options = (Option("buy", phrase("game-council_of_four")), Option("done", phrase("yes")))
    for turn in range(1, 4):
        table.at("", round=turn)
        for seat in table.seats:
            for time in range(9):
                if await Choose("evening.tool", seat=seat, occurrence=(turn, time), options=options) == "done":
                    break
                bought[seat] += 1
    return Outcome(phrase("game-is-over"), ())


def test_something_forgotten_two_rounds_ago_is_made_up_by_typing():
    controller = controller_of(shopping)
    text = typed_into(controller, "done", "done", "buy", "done", "<", "< 1", "+ 0", "buy", "ok")
    assert "Round 1: 2" in text
    assert "Round 2: 2" in text
    assert "   0  Ada:" in text
    assert "This will change" in text
    assert controller.session.table.ledger.held["assistants.blue"] == 2
    assert controller.snapshot().question.identity == "evening.tool@red#2.0"


async def ending(table):
    """Each may end the game."""
    options = tuple(Option(key, phrase("yes")) for key in ("done", "end"))
    for turn in range(9):
        if await Choose("evening.tool", seat=table.seats[0], occurrence=(turn,), options=options) == "end":
            break
    return Outcome(phrase("game-is-over"), ())


def test_in_a_draft_that_ends_the_game_what_cannot_be_done_is_refused_and_the_draft_is_told_again():
    controller = controller_of(ending)
    text = typed_into(controller, "done", "done", "done", "= 0 end", "=", "x", "done")
    assert text.count(words_of("en", COUNCIL)(phrase("terminal-draft-against"))) == 2
    assert controller.snapshot().draft is None
    assert controller.session.step == 4


def test_an_older_answer_is_mended_by_typing_and_left_again():
    controller = controller_of(shopping)
    typed_into(controller, "done", "buy", "done", "done", "= 1 done", "x")
    assert controller.session.table.ledger.held["assistants.red"] == 1
    typed_into(controller, "= 1 done", "ok")
    assert controller.session.table.ledger.held["assistants.red"] == 0
    assert "✗" in typed_into(controller, "= 0 sell")


@pytest.mark.parametrize(
    "typed", ["Ada:Rot Ben:blau", "Ada:red Ben:BLUE", "Ada:dunkelrot, Ben:navy", "Ada:rot Ben", "Ada:re Ben:bl", "Ada : Rot, Ben"]
)
def test_colours_are_taken_by_any_usual_word_of_both_languages(typed):
    if typed == "Ada:re Ben:bl":
        with pytest.raises(AnswerRejected):
            SEATING.read(parse(SEATING, typed))
        return
    assert [(seat.name, seat.colour) for seat in SEATING.read(parse(SEATING, typed))] == [("Ada", "red"), ("Ben", "blue")]


def test_a_colour_or_name_taken_twice_is_named():
    for typed, reason in (("Ada:rot Ben:red", "reject-colour-twice"), ("Ada:rot Ada:blau", "reject-name-twice")):
        with pytest.raises(AnswerRejected) as refused:
            SEATING.read(parse(SEATING, typed))
        assert refused.value.reason.id == reason
        assert words_of("de")(refused.value.reason)


async def reading(_table):
    await ReadTiles("evening.tool", kinds=("bread",), counts=(1,), most=9, least=7)
    return Outcome(phrase("game-is-over"), ())


TILES = ReadTiles("evening.tool", kinds=("bread", "marble", "tools"), counts=(1, 2, 3), frames=("plain", "grey", "black"), most=9)


@pytest.mark.parametrize(
    ("language", "typed"), [("de", "B3 2xW1, m2-grau"), ("de", "brot3 Werkzeug-1 w1 Marmor2g"), ("en", "b3 2*T1 marble-2-grey")]
)
def test_tiles_are_typed_in_the_words_of_the_table(language, typed):
    line = spell_out(TILES, typed, words_of(language, TUMULT))
    assert sorted(TILES.read(parse(TILES, line))) == [
        Tile("bread", 3), Tile("marble", 2, "grey"), Tile("tools", 1), Tile("tools", 1)
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("language", "typed"),
    [("de", "zweimal Brot, Marmor Marmor + 1x Marmor"), ("en", "bread x2, one with 2 marbles, marble")],
)
def test_a_kind_alone_is_named_as_often_as_a_tile_shows_it(language, typed):
    line = spell_out(TILES, typed, words_of(language, TUMULT))
    assert TILES.read(parse(TILES, line)) == (Tile("bread", 2), Tile("marble", 2), Tile("marble", 1))


@pytest.mark.parametrize("typed", ["B4", "X1", "B1-rosa", "Brot"])
def test_tiles_that_do_not_exist_are_refused(typed):
    with pytest.raises(AnswerRejected):
        TILES.read(parse(TILES, spell_out(TILES, typed, words_of("de", TUMULT))))


def test_cubes_are_typed_by_the_usual_words_of_their_colours():
    tray = ReadCubes("evening.tool", most={"blue": 4, "green": 9})
    assert tray.read(parse(tray, spell_out(tray, "Blau=3 grün=2", words_of("de", TUMULT)))) == {"blue": 3, "green": 2}


def test_an_empty_line_is_no_reading_and_too_few_tiles_are_asked_about():
    controller = controller_of(reading)
    terminal = Terminal(words_of("en", COUNCIL), lambda _prompt: "", written := [])
    question = controller.session.question
    with pytest.raises(AnswerRejected):
        terminal._value(controller.snapshot(), question, "")
    assert question.read(parse(question, "0")) == ()
    assert question.read(parse(question, "bread-1")) == (Tile("bread", 1),)
    assert written == []


async def real_disc(_table):
    await Spin("evening.spin", low=1, high=6)
    return Outcome(phrase("game-is-over"), ())


def test_an_empty_line_at_the_real_disc_asks_for_the_arrows_number():
    controller = controller_of(real_disc)
    terminal = Terminal(words_of("en", COUNCIL), lambda _prompt: "", written := [])
    with pytest.raises(AnswerRejected) as refused:
        terminal._value(controller.snapshot(), controller.session.question, "")
    assert (refused.value.reason.id, written) == ("terminal-arrow", [])


async def glass(_table):
    await Hourglass("evening.run", seconds=20)
    return Outcome(phrase("game-is-over"), ())


def test_a_running_hourglass_goes_on_where_it_stood():
    controller = controller_of(glass)
    slept = []

    def sleep(_seconds):
        slept.append(1)
        if len(slept) == 5:
            raise SystemExit

    terminal = Terminal(words_of("en", COUNCIL), lambda _prompt: "", lambda _line: None, sleep)
    with pytest.raises(SystemExit):
        terminal.play(controller)
    assert controller.snapshot().mark == {"left": 16}
    Terminal(words_of("en", COUNCIL), lambda _prompt: "", lambda _line: None, lambda _s: slept.append(1)).play(controller)
    assert len(slept) == 5 + 16


def test_a_figure_typed_means_what_is_written_before_the_option():
    words = words_of("en", COUNCIL)
    bid = Choose("t.bid", options=tuple(Option(key, phrase("yes")) for key in ("land", "0", "2", "1")))
    assert [line.partition(".")[0] for line in list_answers(bid, words)] == ["land", "0", "2", "1"]
    assert [parse(bid, typed) for typed in ("2", "1", "land")] == ["2", "1", "land"]
    box = Choose("t.box", options=tuple(Option(key, phrase("yes")) for key in ("a", "b")))
    assert [line.partition(".")[0] for line in list_answers(box, words)] == ["1", "2"]
    assert parse(box, "2") == "b"


def test_before_the_first_answer_the_seats_can_be_taken_back():
    remaining = ["u", "u"]
    written = []
    terminal = Terminal(words_of("en", COUNCIL), lambda _prompt: remaining.pop(0), written.append)
    with pytest.raises(SeatsWrong):
        terminal.play(controller_of(shopping))
    assert any("other seats" in line for line in written)


def test_pieces_are_corrected_by_their_names():
    controller = Controller(Session.begin(COUNCIL, Beginning("council_of_four", SEATS, {"books": "full"}, {}), MemoryLog()))
    text = typed_into(
        controller,
        "c",
        "c emporiums.blue=+Juvelar",
        "c emporiums.blue=+hel",
        "c emporiums.blue=-Arkon",
        "c emporiums.blue=-J",
        "c king=Arkon",
    )
    assert "Emporiums (Ada)" in text
    held = controller.session.table.ledger.held
    assert held["emporiums.blue"] == ("H",)
    assert held["king"] == "A"
    assert "isn’t there" in text
    assert "✗" in typed_into(controller, "c emporiums.blue=+Atlantis", "c nonsense=3")


def test_earlier_answers_and_books_are_written_in_words():
    seats = Seats(map(Seat, ("Ada", "Ben", "Clara"), TUMULT.colours))
    session = Session.begin(TUMULT, Beginning(TUMULT.name, seats, {"books": "light"}, {}), MemoryLog())
    controller, rng = Controller(session), Random(3)
    while session.question is not None and session.question.id != "tumult.people":
        session.answer(session.question.sample(rng))
    session.answer({"bread": 1, "marble": 5, "tools": 6})
    words, written = words_of("de", TUMULT), []
    lines = iter(("<", "l"))
    with pytest.raises(Left):
        Terminal(words, lambda _prompt: next(lines, "q!"), written.append).play(controller)
    text = "\n".join(written)
    assert "Brot 1, Marmor 5, Werkzeug 6" in text
    assert "Gnade (Ada): Nein" in text
    assert "Bücher: Nur das Nötigste" in text


def test_a_correction_takes_a_name_for_a_colour():
    controller = Controller(Session.begin(COUNCIL, Beginning(COUNCIL.name, SEATS, {}, {}), MemoryLog()))
    while "points.blue" not in controller.snapshot().entries:
        controller.session.answer(controller.session.question.sample(Random(1)))
    typed_into(controller, "c points.ada=7")
    assert controller.snapshot().values["points.blue"] == 7


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("Ada", "blue"), ("Clara", "red"), ("Clarissa", "green"), ("2", "red"), ("C", "C"), ("X", "X"),
        ("das war Clara", "red"), ("nicht Clara", "nicht Clara"), ("Ada oder Clara", "Ada oder Clara"),
    ],
)  # fmt: skip
def test_an_option_is_typed_by_its_number_or_its_words(typed, key):
    named = [("blue", "Ada"), ("red", "Clara"), ("green", "Clarissa")]
    players = Choose("evening.tool", options=tuple(Option(key, phrase("item-seat", who=name)) for key, name in named))
    line = spell_out(players, typed, words_of("de"))
    assert parse(players, line) == key


def test_who_types_nothing_at_a_choice_is_told_to_type_a_number():
    assert "Type a number" in typed_into(controller_of(choosing), "")


async def choosing(_table):
    await Choose("evening.tool", options=(Option("a", phrase("yes")), Option("b", phrase("no"))))
    return Outcome(phrase("game-is-over"), ())


async def counting(table):
    """A count ends the game."""
    counted = table.ledger.number("people", high=9)
    counted.value = await Number("evening.tool", low=0, high=9)
    return Outcome(phrase("game-is-over"), ())


def test_after_the_end_the_last_answer_is_taken_back_and_an_older_one_mended():
    controller = controller_of(counting)
    lines, written = ["7", "u", "6", "= 0 5", "ok", "<", "undo", ""], []
    terminal = Terminal(words_of("en", COUNCIL), lambda _prompt: lines.pop(0), written.append, lingers=True)
    assert terminal.play(controller).outcome is not None
    assert controller.session.table.ledger.held["people"] == 5
    assert not lines
    assert sum(line.strip().startswith("Enter:") for line in written) == 4


def test_how_well_a_prompt_is_known_outlives_the_session(tmp_path):
    def told():
        controller = Controller(Session.begin(TUMULT, Beginning("tumult_royale", PEOPLE, {"books": "light"}, {}), MemoryLog()))
        written, known = [], Familiarity(Notebook(tmp_path / "notebook.json"), first_game=True)
        with pytest.raises(Left):
            Terminal(
                words_of("en", TUMULT), lambda _prompt: (_ for _ in ()).throw(EOFError), written.append, familiarity=known
            ).play(controller)
        return "\n".join(written)

    first = told()
    assert "The track counts the statues you have placed." in first
    assert [len(told()) < len(first) for _ in range(6)][-1]


def test_a_sum_is_not_said_twice():
    bread = Reason(words=phrase("tile-bread"), symbols=(Symbols("bread", 4),), total=4, note=phrase("yes"))
    assert list_answers(Tell("evening.tool", reasons=(bread,)), words_of("en", TUMULT)) == ["  4 bread · Yes"]


def test_where_no_question_belongs_to_the_moment_the_first_are_written(tmp_path):
    library = Library(tmp_path)
    dialogue = Host(library).dialogue()
    for answer in ("tumult_royale", "new"):
        snapshot = dialogue.do(Answer(answer, dialogue.snapshot().step))
    lines = list(look_up(snapshot, words_of("en", TUMULT), ""))
    assert [line.split()[:2] for line in lines[:6]] == [["?", str(number)] for number in range(1, 7)]
    assert lines[6].startswith("? 7 to ?")
    assert len(lines) == 7
    library.close()
