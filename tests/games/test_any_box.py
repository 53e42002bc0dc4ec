"""Any box: whole games of random sheets four ways, sheets that are refused by line, sheets made by answering, kept and grown."""

import os
import re
import subprocess
import sys
import tomllib
from contextlib import suppress
from pathlib import Path
from random import Random

import cv2
import numpy as np
import pytest
from every import NAMES, answers, state
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.app import cli
from companion.app.commands.new.from_sheet import _set_title, write_from_sheet
from companion.app.commands.new.new_game import NewPlace
from companion.app.commands.new.sheet_codes import code_picture, codes_in, pieces, sheets_in
from companion.app.lobby import sheet_files as shelf
from companion.games.any_box import GAME
from companion.games.any_box.before import prepare, title
from companion.games.any_box.box import NAMED, SHEETS, shipped
from companion.games.any_box.sheet_fields import SAID, SheetRefused, SheetText
from companion.games.any_box.sheet_reading import read_sheet
from companion.games.any_box.state import State
from companion.language.words import Words
from companion.play.controller import Controller
from companion.system import files, sticks
from companion.table.errors import AnswerRejected
from companion.table.game import KeptSheets
from companion.table.seats import Seat, Seats
from companion.table.selfplay import play_out
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning
from companion.ui.terminal.beside import end_lines
from companion.ui.terminal.terminal import Left, Terminal

BOX_SHEETS = GAME.folder / "sheets"
LINES = ("Coins", "Cards", "Houses", "Ships")
WHENS = ("turn", "round", "end")


@st.composite
def sheets(draw):
    """A sheet of every kind of turns, clock, score, reminder, draw and end; it ends after three rounds at most."""
    plain = {
        "title": draw(st.sampled_from(["Chess", {"de": "Schach", "en": "Chess"}, {"de": "Schach"}])),
        "turns": {
            "order": draw(st.sampled_from(["clockwise", "score", "low-score", "drawn", "free"])),
            "first": draw(st.sampled_from(["spin", "ask"])),
        },
        "clock": draw(st.sampled_from([{}, {"kind": "measure"}, {"kind": "turn", "seconds": 30},
                                       {"kind": "bank", "seconds": 60}, {"kind": "sand", "seconds": 60}])),
        "ends": {"rounds": draw(st.integers(1, 3))},
    }  # fmt: skip
    names = draw(st.lists(st.sampled_from(LINES), unique=True, max_size=3))
    if names and draw(st.booleans()) and plain["turns"]["order"] != "free":
        plain["score"] = [{"name": name, "when": "once", "high": 9} for name in names]
        plain["ends"] = {}
        plain["bonus"] = {"of": names[:1], "at": 5, "gives": 10}
    elif names:
        plain["score"] = [draw(_line(name)) for name in names]
        plain["ends"]["points"] = draw(st.sampled_from([0, 0, 20]))
        plain["ends"]["tie"] = names[0]
    wins = ["named", "together", *(["highest", "lowest"] if names else [])]
    plain["ends"]["winner"] = draw(st.sampled_from(wins))
    if draw(st.booleans()):
        at = draw(st.sampled_from(["round", "turn", "round-end"]))
        plain["phase"] = [{"name": "Feed", "say": "Feed the sheep.", "at": at, "wait": draw(st.booleans()), "every": 2}]
    if draw(st.booleans()):
        at = draw(st.sampled_from(["round", "turn", "asked"]))
        plain["draw"] = [{"name": "Dice", "at": at, "count": 2}, {"name": "Deck", "at": at, "cards": ["A", "B"], "count": 1}]
    plain = plain if plain["turns"]["order"] != "free" else without_turns(plain)
    return in_version_2(draw, plain) if draw(st.booleans()) else plain


def in_version_2(draw, plain):
    """Add to a sheet what only version 2 can say."""
    free = plain["turns"]["order"] == "free"
    plain = {
        **plain,
        "version": 2,
        "turns": {**plain["turns"], "begins": draw(st.sampled_from(["next", "asked", "winner", "loser"]))},
    }
    plain["turns"] |= {"dealer": draw(st.booleans()), "plays": draw(st.sampled_from([0, 2]))}
    if not plain.get("score"):
        plain["turns"]["begins"] = "asked"
    if not plain.get("score") or any(line["when"] == "once" for line in plain["score"]):
        plain["turns"]["plays"] = 0
        return plain
    round_line = draw(st.sampled_from([
        {"values": [0, 1, 3, 6]}, {"square": True, "high": 5}, {"most": [5, 2], "level": "split"}, {"takes": True, "high": 40},
        {"total": 4, "high": 4, "moon": True}, {"factor": True, "low": 1, "high": 3}, {"whose": "sides"}, {"whose": "one", "lost": 2},
        {"high": 5, "total_is_round": True, "bid": {"hit": 5, "zero": 10, "zero_by_round": True, "over": 1, "fail": -5, "never": True}},
    ]))  # fmt: skip
    plain["score"] = [*plain["score"], {"name": "New", **round_line}, {"name": "Any", "when": "any", "high": 9}]
    if "factor" in round_line:
        plain["score"].append({"name": "Doubled", "high": 5})
    plain["ends"] = {**plain["ends"], "limit": draw(st.sampled_from(["at-once", "turn", "last-turn", "round"])), "rank": "New"}
    plain["marker"] = [{"name": "Road", "points": 2}]
    if draw(st.booleans()):
        plain["points"] = draw(st.sampled_from([{"start": 5, "floor": 0, "out": 0}, {"ceiling": 30}]))
    if draw(st.booleans()):
        order = {"order": "free"} if free else {}
        plain["stage"] = [{"name": "First", "turns": [1, 2], **order}, {"name": "Late", "rounds": [2], **order}]
        plain["score"].append({"name": "Stage", "stage": "Late", "high": 9})
    return plain


def without_turns(plain):
    """Leave out of a sheet what belongs to turns."""
    plain = {**plain, "clock": {}}
    plain["score"] = [{**line, "when": "round"} if line["when"] == "turn" else line for line in plain.get("score", ())]
    for kind in ("phase", "draw"):
        plain[kind] = [{**part, "at": "round"} if part["at"] == "turn" else part for part in plain.get(kind, ())]
    return plain


@st.composite
def _line(draw, name):
    line = {
        "name": name,
        "when": draw(st.sampled_from(WHENS)),
        "each": draw(st.integers(-3, 3)),
        "high": draw(st.sampled_from([9, 99])),
    }
    if line["when"] == "round" and draw(st.booleans()):
        line["total_is_round"] = True
        line["bid"] = {"hit": 20, "each": 10, "miss": -10}
    return line


def begun(plain, players=3, rows=None):
    seats = Seats(map(Seat, NAMES[:players], GAME.colours))
    log = MemoryLog(rows or ())
    if rows:
        return Session.resume(GAME, rows, log)
    return Session.begin(GAME, Beginning("any_box", seats, {}, {"sheet": plain}), log)


def test_a_total_that_some_number_of_players_cannot_reach_is_refused_with_that_number():
    for low, high, players in ((0, 3, 1), (2, 3, 3)):
        line = {"name": "Tricks", "low": low, "high": high, "total": 5}
        whole = f"{players} players cannot come to 5 together, but to {players * low} to {players * high}"
        with pytest.raises(SheetRefused, match=whole):
            read_sheet({"title": "Tricks", "players": sorted([2, players]), "score": [line]})
        assert read_sheet({"title": "Tricks", "players": [2, 2], "score": [line]}).score[0].totals == (5,)


def recorded(plain, players, seed):
    session = begun(plain, players)
    play_out(session, Random(seed), GAME.invariants)
    return session._log.rows, state(session)


@settings(max_examples=20, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(plain=sheets(), players=st.integers(1, 4), seed=st.integers(0, 99))
def test_a_whole_game_of_any_sheet_is_the_same_four_ways(plain, players, seed):
    rows, end = recorded(plain, players, seed)
    session = begun(plain, players)
    for row in answers(rows):
        with pytest.raises(AnswerRejected):
            session.answer({"never": "an answer"})
        session.answer(row.value)
        session.undo(insist=True)
        session.redo()
        session = begun(plain, players, session._log.rows)
    assert state(session) == end


def test_more_players_than_the_sheet_seats_are_refused():
    with pytest.raises(SheetRefused, match="players"):
        begun(shipped("tricks"), 2)


def test_a_running_game_keeps_the_sheet_that_it_began_with(tmp_path):
    plain = {"title": "Go", "ends": {"winner": "named"}}
    shelf.keep(tmp_path, "any_box", "Go", plain)
    session = begun(shelf.shelf_of(tmp_path, "any_box").files["Go"], 2)
    (tmp_path / "any_box" / "Go.toml").unlink()
    again = begun(None, 2, session._log.rows)
    assert (again.question, title(again.beginning.facts)) == (session.question, "Go")


def test_the_page_about_sheets_shows_one_that_plays():
    page = (Path(__file__).parents[2] / "docs" / "a-sheet.md").read_text(encoding="utf-8")
    assert read_sheet(tomllib.loads(page.split("```toml\n")[1].split("```")[0])).ends.rounds[3] == 9


def talked(shelf, replies):
    """Answer the questions before a game in their order; give what came of it."""
    talk = prepare(shelf)
    question = talk.send(None)
    try:
        for id_, value in replies:
            assert question.id == id_, question.id
            question = talk.send(question.read(value))
    except StopIteration as end:
        return end.value
    raise AssertionError(f"still asked: {question.id}")


def test_a_new_box_is_named_and_takes_the_sheet_that_comes_closest():
    made = talked(
        KeptSheets(), [("any.which", "new"), ("any.title", " Go "), ("any.kind", "clock-only"), ("any.as-it-is", "keep")]
    )
    assert made.seats == tuple(range(1, 11))
    assert read_sheet(made.facts["sheet"]).title.de == "Go"
    assert made.facts["sheet"]["clock"] == {"kind": "bank", "seconds": 600}


def test_everything_that_people_change_can_be_changed_by_answering():
    made = talked(KeptSheets(), [
        ("any.which", "new"), ("any.title", "Golf"), ("any.kind", "rounds"), ("any.as-it-is", "change"), ("any.ask-order", "clockwise"), ("any.ask-first", "ask"),
        ("any.ask-clock", "turn"), ("any.ask-seconds", 45), ("any.ask-score", "turn"), ("any.ask-lines", "several"),
        ("any.line-name", "Strokes"), ("any.more-lines", "more"), ("any.line-name", "Lost balls"), ("any.more-lines", "over"),
        ("any.ask-winner", "lowest"), ("any.ask-rounds", 0), ("any.ask-limit", 100), ("any.ask-when", "at-once"),
        ("any.ask-begins", "winner"), ("any.as-it-is", "keep"),
    ])  # fmt: skip
    sheet = read_sheet(made.facts["sheet"])
    assert [line.name.en for line in sheet.score] == ["Strokes", "Lost balls"]
    assert (sheet.begins, sheet.ends.points, sheet.ends.limit, sheet.pages) == ("winner", 100, "at-once", True)
    assert (sheet.clock.seconds, sheet.ends.rounds[3], sheet.ends.winner, [line.when for line in sheet.score]) == (
        45,
        0,
        "lowest",
        ["turn", "turn"],
    )


def answered_at_random(talk, rng, changes):
    """Answer what is asked before a game; so often the box is changed once more."""
    question = talk.send(None)
    try:
        while True:
            if asked := question.id == "any.as-it-is":
                changes -= 1
            question = talk.send(("change" if changes >= 0 else "keep") if asked else question.sample(rng))
    except StopIteration as end:
        return end.value


@given(kind=st.sampled_from(SHEETS), seed=st.integers(0, 999))
@settings(max_examples=15)
def test_whatever_is_answered_before_a_game_makes_a_sheet_that_plays(kind, seed):
    kept = {"Own": shipped(kind), "Cards": PER_TURN, "Bad": {"title": 3}}
    rng, talk = Random(seed), prepare(KeptSheets(kept, {"Torn": "no TOML"}))
    made = answered_at_random(talk, rng, changes=rng.randrange(4))
    assert title(made.facts)
    seats = Seats(map(Seat, "ABCDEFGHIJ"[: made.seats[0]], GAME.colours))
    play_out(Session.begin(GAME, Beginning("any_box", seats, {}, dict(made.facts)), MemoryLog()), rng, GAME.invariants)


def test_what_was_played_last_is_offered_first_and_what_cannot_be_read_is_named(tmp_path, monkeypatch):
    stick = tmp_path / "stick"
    (stick / "companion").mkdir(parents=True)
    (stick / "companion" / "Skat.toml").write_text('title = "Skat"', encoding="utf-8")
    monkeypatch.setattr(sticks, "mounted", lambda: (sticks.Stick("stick", stick, writable=True),))
    for name in ("Golf", "Chess"):
        shelf.keep(tmp_path, "any_box", name, {"title": name})
    (tmp_path / "any_box" / "Torn.toml").write_text("title = ", encoding="utf-8")
    os.utime(tmp_path / "any_box" / "Golf.toml", (1, 1))
    os.utime(tmp_path / "any_box" / "Chess.toml", (2, 2))
    shelf.keep(tmp_path, "any_box", "Golf", {"title": "Golf"})
    assert sorted(path.name for path in (tmp_path / "any_box").iterdir()) == ["Chess.toml", "Golf.toml", "Torn.toml"]
    question = prepare(shelf.shelf_of(tmp_path, "any_box")).send(None)
    assert [(option.key, option.off is None) for option in question.options if not option.key.startswith("letters:")] == [
        ("box:Golf", True), ("box:Chess", True), ("box:Skat", True), ("players", True), ("new", True), ("box:Torn", False),
    ]  # fmt: skip


def games_for(count):
    """List what is offered for a number of players, on all of its pages."""
    talk = prepare(KeptSheets())
    talk.send(None)
    keys = [option.key for option in talk.send("players").options if option.key.partition(":")[0] == str(count)]
    found = set()
    for key in keys:
        talk = prepare(KeptSheets())
        talk.send(None)
        talk.send("players")
        held = talk.send(key).options
        assert len(held) <= 13, "one page"
        found |= {option.key for option in held}
    return found


def test_every_named_game_is_found_in_three_presses_by_letter_or_number_of_players_and_asks_no_more():
    """The first press opens the question, the second a range of letters or the numbers of players."""
    found, first = set(), prepare(KeptSheets()).send(None)
    for key in (option.key for option in first.options if option.key.startswith("letters:")):
        talk = prepare(KeptSheets())
        talk.send(None)
        held = talk.send(key).options
        found |= {option.key for option in held}
        assert len(held) <= 8, "one page"
    assert found == {f"game:{name}" for name in NAMED}
    for name in NAMED:
        sheet = read_sheet(shipped(name))
        for count in range(sheet.players[0], sheet.players[1] + 1):
            assert f"game:{name}" in games_for(count), (name, count)
    made = talked(KeptSheets(), [("any.which", "letters:S"), ("any.game", "game:skat")])
    assert (title(made.facts), made.seats, made.facts["sheet"]["bgg"]) == ("Skat", (3, 4), 6819)


def test_more_sheets_than_there_is_room_for_stay_within_reach():
    names = ["Go", "Halma", "Mill", "Chess", "Draughts", "Ludo"]
    kept = KeptSheets({name: {"title": name} for name in names})
    made = talked(kept, [("any.which", "mine"), ("any.game", "box:Go"), ("any.as-it-is", "keep")])
    assert title(made.facts) == "Go"


ALL_SORTS = """
title = "All sorts"
players = [4, 4]
[turns]
order = "drawn"
[clock]
kind = "sand"
seconds = 30
[[score]]
name = "Tricks"
total = 13
bid = { hit = 20, each = 10, miss = -10 }
[[phase]]
name = "Cards"
say = "Draw {two} cards"
[[draw]]
name = "Dice"
at = "turn"
[ends]
rounds = 2
tie = "Tricks"
"""


def test_every_sheet_grows_into_a_game_of_which_each_rule_is_shown(tmp_path):
    """By the command, as a package that is installed: `companion check` has nothing to name."""
    sheets = {name.replace("-", "_"): GAME.folder / "sheets" / f"{name}.toml" for name in SHEETS}
    sheets["all_sorts"] = tmp_path / "all-sorts.toml"
    sheets["all_sorts"].write_text(ALL_SORTS, encoding="utf-8")
    for name, sheet in sheets.items():
        module = f"companion_grown_{name}"
        write_from_sheet(f"grown_{name}", NewPlace(tmp_path / module, module, ""), sheet)
        about = tmp_path / f"{module}-1.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1\n")
        (about / "entry_points.txt").write_text(f"[companion.games]\ngrown_{name} = {module}:GAME\n")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path.cwd()), str(tmp_path)])}
    done = subprocess.run(
        [sys.executable, "-m", "companion", "check", *(f"grown_{name}" for name in sheets)],
        cwd=tmp_path, env=environment, capture_output=True, text=True, check=False, timeout=250,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("A-whole-game") == len(sheets)
    served = {name: set(rulebook_of(tmp_path / f"companion_grown_{name}")) for name in sheets}
    assert "any_box" not in "".join(path.read_text() for path in (tmp_path / "companion_grown_all_sorts").rglob("*.py"))
    assert {"006", "007"} <= served["clock_only"]
    assert {"006", "007"}.isdisjoint(served["rounds"]), "a game without a clock has no rule for it"
    assert {"004", "005", "006", "008", "009", "010", "013", "014"} <= served["all_sorts"]


def rulebook_of(folder):
    """List the rules that a grown game enforces or says, without the prefix."""
    rules = tomllib.loads((folder / "rules.toml").read_text(encoding="utf-8"))["rule"]
    return [rule["id"][-3:] for rule in rules if rule["serve"] != "explain"]


def of_two(**sheet):
    return begun({"title": "Box", **sheet}, 2)


def test_the_largest_numbers_of_a_sheet_stay_within_the_books():
    session = of_two(turns={"order": "free"}, score=[{"name": "A", "each": 1000, "high": 9999}], ends={"rounds": 2, "tie": "A"})
    while session.question is not None:
        session.answer({"any.count-of": 9999}.get(session.question.id))
    assert [place.figure for place in session.outcome.standing] == [1_000_000, 1_000_000]


def test_the_standing_begins_with_whoever_leads_also_where_the_fewest_win_and_lines_are_written_once():
    session = of_two(
        turns={"first": "ask"}, score=[{"name": name, "when": "once", "high": 9} for name in "AB"], ends={"winner": "lowest"}
    )
    for answer in ("blue", "line1", 9, "line2", 3):
        session.answer(answer)
    assert session.question.id == "any.standing"
    assert [reason.seat.name for reason in session.question.reasons] == ["Ben", "Ada"]


def test_whatever_asks_or_tells_points_shows_how_far_everybody_has_come_and_what_ends_the_game():
    for sheet, least in (("push-luck", 8), ("rounds", 8), ("lowest-wins", 8), ("categories", 8)):
        seats = Seats(Seat(name, colour) for name, colour in zip(NAMES, GAME.colours[:3], strict=False))
        session = Session.begin(GAME, Beginning("any_box", seats, {}, {"sheet": sheet}), MemoryLog())
        rng, shown, limit = Random(2), 0, read_sheet(shipped(sheet)).ends.points
        while (question := session.question) is not None:
            if question.id.startswith(("any.amount", "any.count", "any.bids", "any.line", "any.standing", "any.ranking")):
                track, points = question.illustration, session.table.view(State).points
                assert dict(track.at) == {seat: points[seat] for seat in session.table.seats}
                assert track.low <= min(points.values())
                assert track.high >= max(points.values())
                assert not limit or (track.goal and track.high == max(limit, *points.values()))
                shown += 1
            session.answer(question.sample(rng))
        assert shown >= least, sheet


def test_of_equal_points_more_on_the_line_between_equals_wins():
    lines = [{"name": name, "when": "end", "high": 9} for name in "AB"]
    session = of_two(turns={"order": "free"}, score=lines, ends={"rounds": 1, "tie": "B"})
    for answer in (None, {"blue": 5, "yellow": 3}, {"blue": 1, "yellow": 3}):
        session.answer(answer)
    session.answer(None)
    assert [(place.seat.name, place.figure) for place in session.outcome.standing] == [("Ben", 6), ("Ada", 6)]
    assert [seat.name for seat in session.outcome.winners] == ["Ben"]


def test_a_limit_that_only_the_end_could_reach_does_not_keep_a_game_from_ending():
    session = of_two(turns={"order": "free"}, score=[{"name": "A", "when": "end", "high": 9}], ends={"points": 20})
    session.answer(None)
    assert session.question.id == "any.more"


def test_a_clock_that_only_measures_shows_what_it_has_measured():
    session = of_two(turns={"first": "ask"}, clock={"kind": "measure"})
    session.answer("blue")
    session.answer(session.question.seconds - 90)
    used = {score.seat.name: [figure.number for figure in score.figures] for score in GAME.scoreboard(session.table)}
    assert used == {"Ada": [2], "Ben": [0]}
    session = of_two(turns={"first": "ask"}, clock={"kind": "bank", "seconds": 50})
    session.answer("blue")
    left = [figure.number for score in GAME.scoreboard(session.table) for figure in score.figures]
    assert left == [1, 1], "a minute that is begun is one"


@pytest.mark.parametrize(("kind", "used"), [("measure", "1:30 used"), ("bank", "1:30 used"), ("turn", None)])
def test_where_nothing_is_counted_the_end_says_how_long_each_took_and_no_figure(kind, used):
    session = of_two(
        turns={"first": "ask"}, clock={"kind": kind, **({} if kind == "measure" else {"seconds": 600})}, ends={"rounds": 1}
    )
    session.answer("blue")
    for taken in (90, 0):
        session.answer(session.question.seconds - taken)
    session.answer(["blue"])
    first = session.outcome.standing[0]
    assert (first.seat.name, first.figure) == ("Ada", None)
    assert (Words("en", [GAME.folder])(first.note) if first.note is not None else None) == used
    written = list(end_lines(Controller(session).snapshot(), Words("en", [GAME.folder])))
    assert f"   1. Ada{f': {used}' if used else ''}" in written


def test_won_together_the_end_has_no_figures():
    session = of_two(turns={"order": "free"}, ends={"rounds": 1, "winner": "together"})
    session.answer(None)
    session.answer("won")
    assert [placing.figure for placing in session.outcome.standing] == [None, None]
    assert session.outcome.winners == tuple(session.table.seats)


def test_of_those_who_play_together_none_is_better_and_what_all_have_is_told():
    session = of_two(turns={"order": "free"}, score=[{"name": "A"}], ends={"rounds": 1, "winner": "together"})
    for answer in (3, 1, "lost"):
        session.answer(answer)
    assert [(placing.place, placing.figure) for placing in session.outcome.standing] == [(0, 3), (0, 1)]
    assert Words("en", [GAME.folder])(session.outcome.reason) == "This time the game has won; together you have 4."


def test_a_stage_is_named_in_its_turns_and_told_where_all_play_it_at_once_and_nothing_is_written():
    stages = [{"name": "Work", "order": "clockwise"}, {"name": "Harvest", "order": "free"}]
    session, heard = of_two(stage=stages, ends={"rounds": 1}, turns={"first": "ask"}), []
    words = Words("en", [GAME.folder])
    session.answer("blue")
    while session.question is not None and session.question.id != "any.winner":
        heard.append(
            words(session.question.words, "spoken") if session.question.id == "any.turn" else words(session.question.words)
        )
        session.answer(None)
    assert heard[:3] == ["Your turn. Work. Press when you are done."] * 2 + ["Harvest"]


def test_a_title_with_signs_of_other_languages_grows_into_a_game_too():
    title = SheetText("A\\1 { $b }", "A\\1 { $b }")
    text = _set_title("game-any_box = Any\n", "en.ftl", title)
    bundle = FluentBundle(["en"])
    bundle.add_resource(FluentResource(text))
    assert bundle.format_pattern(bundle.get_message("game-any_box").value) == ("A\\1 { $b }", [])


def test_in_a_terminal_an_empty_line_lets_the_device_say_who_begins():
    session = of_two()
    typed = iter([""])

    def read(_prompt):
        if (line := next(typed, None)) is None:
            raise EOFError
        return line

    with suppress(Left):
        Terminal(Words("en", [GAME.folder]), read, lambda _line: None).play(Controller(session))
    assert session.question.id == "any.turn"


PER_TURN = {
    "title": "Cards", "phase": [{"name": "Draw", "say": "Draw", "at": "turn"}, {"name": "Late", "say": "Late", "at": "round-end"}],
    "draw": [{"name": "Dice", "at": "turn"}], "score": [{"name": "Points"}, {"name": "Coins"}], "ends": {"tie": "Coins"},
}  # fmt: skip


def test_what_belongs_to_a_turn_moves_where_a_box_is_changed_to_all_at_once():
    made = talked(KeptSheets({"Cards": PER_TURN}), [
        ("any.which", "box:Cards"), ("any.as-it-is", "change"), ("any.ask-order", "free"), ("any.ask-score", "kept"), ("any.ask-winner", "highest"),
        ("any.ask-rounds", 3), ("any.ask-begins", "next"), ("any.as-it-is", "keep"),
    ])  # fmt: skip
    sheet = read_sheet(made.facts["sheet"])
    assert [phase.at.value for phase in sheet.phases] == ["round", "round-end"]
    assert [draw.at.value for draw in sheet.draws] == ["asked"]
    assert sheet.ends.tie == "line2", "what decides between equals is kept with the score"


ODD_FILES = {
    b"\xff\xfe.toml": b'title = "Odd"', b"new\nline.toml": b"title = 5", b"x" * 200 + b".toml": b"title = 5",
    "\u202eturned.toml".encode(): b"title = 5", b"bom.toml": b'\xef\xbb\xbftitle = "Saved by an editor"',
    b"latin.toml": 'title = "Mühle"'.encode("latin-1"), b"torn.toml": b'title = "Torn"\n[score\n',
    b"deep.toml": b"title = " + b"[" * 3000, b"big.toml": b'title = "Big"\n' + b'[[score]]\nname = "L"\n' * 10_000,
    b"long.toml": b"players = [1, " + b"9" * 5000 + b"]",
}  # fmt: skip


ENGLISH = Words("en", [GAME.folder])


def test_files_of_any_name_and_content_are_offered_or_named_in_words(tmp_path):
    own = tmp_path / "any_box"
    own.mkdir()
    for name, content in ODD_FILES.items():
        (own / os.fsdecode(name)).write_bytes(content)
    (own / "dangling.toml").symlink_to("nowhere")
    os.mkfifo(own / "pipe.toml")
    question = prepare(shelf.shelf_of(tmp_path, "any_box")).send(None)
    titles = {ENGLISH(option.words) for option in question.options if option.off is None and option.key.startswith("box:")}
    assert titles == {"Odd", "Saved by an editor", "Mühle"}
    refused = [ENGLISH(option.words) for option in question.options if option.off is not None]
    assert "torn – line 2: makes no sense" in refused
    assert refused[-1] == f"{len(ODD_FILES) - 3 - (len(refused) - 1)} more sheets"
    for name in refused:
        assert name.encode()
        assert name.isprintable()


SCORED = '[[score]]\nname = "A"\n'
FAULTS = {
    "": "line 1: title: nothing stands there",
    "title = 5": 'line 1: title: must be a text, or { de = "…", en = "…" }',
    'title = "X"\nbogus = 1': "line 2: bogus: there is no such key",
    'titel = "X"': "line 1: title: nothing stands there",
    f'title = "X"\n{SCORED}hihg = 3': "line 4: score 1, hihg: there is no such key; did you mean high?",
    'title = "X"\nturns.begins = "nxt"': "nxt is none of same, next, asked, winner, loser, holder; did you mean next?",
    'title = "X"\nturns.begins = "holder"': "line 2: turns, begins: there is no marker",
    'title = "X"\nturns.begins = "winner"': "line 2: turns, begins: winner needs points",
    f'title = "X"\nturns.plays = 2\n{SCORED}when = "once"': "line 5: score 1, when: lines that are written once need one turn",
    'title = "X"\nversion = 3': "line 2: version: 3 is not from 1 to 2",
    'title = "X"\npoints = { start = 3, out = 3 }': "line 2: points, out: everybody begins with 3 points",
    f'title = "X"\n{SCORED}stage = "Late"': "line 4: score 1, stage: there is no stage Late",
    f'title = "X"\n{SCORED}when = "end"\nwhose = "sides"': "line 5: score 1, whose: sides is for lines of: round",
    f'title = "X"\n{SCORED}moon = true': "line 4: score 1, moon: whoever has them all is known only if there is a total",
    f'title = "X"\n{SCORED}low = -20\nsteps = 50': "line 5: score 1, steps: the lowest number, -20, is not a multiple of it",
    f'title = "X"\n{SCORED}[[set]]\nof = []\ngives = 1': "line 5: set 1, of: the lines of a set",
    f'title = "X"\n{SCORED}[ends]\nbest_of = 3': "line 5: ends, best_of: a game of several needs the points",
    'title = "X"\nplayers = [3, 4]\nends.rounds = { 3 = 20, 5 = 9 }': "line 3: ends, rounds, 4: must be a whole number",
    'title = "X"\nplayers = 3': "line 2: players: must be two whole numbers",
    'title = "X"\nplayers = [0, 3]': "line 2: players: [0, 3] is not from 1 to 10",
    'title = "X"\nplayers = [1 2]': "line 2",
    'title = "X"\nteams = 1': "line 2: teams: must be true or false",
    'title = "X"\nturns.order = "x"': "line 2: turns, order: x is none of clockwise",
    'title = "X"\nturns.order = []': "line 2: turns, order",
    'title = "X"\nturns.order = "free"\nclock = { kind = "turn", seconds = 60 }': "line 3: clock, kind",
    f'title = "X"\nturns.order = "free"\n{SCORED}when = "turn"': "line 5: score 1, when",
    'title = "X"\nturns.order = "free"\n[[phase]]\nname = "A"\nsay = "A"\nat = "turn"': "line 6: phase 1, at",
    'title = "X"\n[clock]\nkind = "turn"\nseconds = "long"': "line 4: clock, seconds: must be a whole number from 5",
    'title = "X"\n[clock]\nseconds = 5': "line 3: clock, seconds: this kind of clock is not set",
    f'title = "X"\n{SCORED}{SCORED}': "line 5: score 2, name: A is there twice",
    f'title = "X"\nplayers = [2, 4]\n{SCORED}high = 3\ntotal = 13': "line 6: score 1, total: 2 players cannot come to 13",
    f'title = "X"\n{SCORED * 10_000}': "line 2: score: 10000 are too many: 20 at most",
    f'title = "X"\n{SCORED}[ends]\ntie = "B"': "no line B",
    'title = "X"\n[ends]\nwinner = "highest"': "nothing is counted",
    'title = "X"\n[ends]\npoints = 5': "nothing is counted",
    'title = "X"\n[[phase]]\nname = "A"\nsay = "a"\nafter = "A"': "line 5: phase 1, after: A comes after this one itself",
    'title = "X"\n[[phase]]\nname = "A"\nsay = "a"\nafter = "C"': "no phase C",
    'title = "X"\n[[phase]]\nname = "A"\nsay = "a"\nafter = "B"\n[[phase]]\nname = "B"\nsay = "b"\nafter = "A"': "in a circle",
    'title = "x"\n\n"\udcff"': "Expected '=' after a key",
    f"title = {'[' * 3000}": "nested too deeply",
    f"title = {'9' * 5000}": "one is too long to read",
    f'title = "x"\n#{"x" * 70_000}': "expected at most 64000 bytes",
}


def test_a_sheet_that_cannot_be_played_is_refused_in_a_sentence_with_its_line(tmp_path, capsys):
    path, ours = tmp_path / "sheet.toml", sorted((GAME.folder / "sheets").glob("*.toml"))
    for content, said in FAULTS.items():
        path.write_bytes(content.encode(errors="surrogateescape"))
        assert cli.main(["sheet", "check", str(path), *map(str, ours[:1])]) == 1
        told = capsys.readouterr().out
        assert said in told, content[:80]
        assert "✓" in told, "the other one is looked at all the same"
    assert cli.main(["sheet", "check", *map(str, ours)]) == 0
    assert capsys.readouterr().out.count("✓") == len(SHEETS) == len(ours)


def test_a_reminder_is_said_in_the_rounds_that_it_names_and_a_bid_leaves_out_what_it_does_not_have():
    plain = {
        "version": 2, "title": "X", "turns": {"order": "free"}, "ends": {"rounds": 4},
        "score": [{"name": "Tricks", "bid": {"each": 10, "over": 1, "fail": -10}}],
        "phase": [{"name": "Harvest", "say": "Feed.", "rounds": [2, 4], "wait": True}],
    }  # fmt: skip
    session, harvests = begun(plain, 2), []
    while session.question is not None:
        if session.question.id == "any.phase":
            harvests.append(session.table.place.round)
        session.answer(session.question.sample(Random(1)))
    assert harvests == [2, 4]
    bid = read_sheet(plain).score[0].bid
    assert [bid.points(3, made, 1) for made in (2, 3, 4)] == [-30, 30, 31]


BID = 'title = "X"\nplayers = [2, 3]\n[[score]]\nname = "Tricks"\nbid = { hit = 20, each = 10 }\n'
DOUBTS = {
    BID: "line 5: “Tricks” is announced and also counts 1 for each",
    f'title = "X"\n{SCORED}when = "turn"\n[ends]\npoints = 10': "line 6: whoever reaches 10 first may still be caught up with",
    f'title = "X"\n{SCORED}when = "end"\n[ends]\npoints = 10': "line 6: nothing is counted before the end",
    f'title = "X"\n[turns]\nfirst = "ask"\n{SCORED}': "line 2: each player must press after a turn, although nothing is written in one",
}


def test_the_worst_mistakes_in_a_sheet_that_plays_are_warned_of_by_name(tmp_path, capsys):
    path = tmp_path / "sheet.toml"
    for content, said in DOUBTS.items():
        path.write_text(content, encoding="utf-8")
        assert cli.main(["sheet", "check", str(path)]) == 0
        assert f"  ? {said}" in capsys.readouterr().out
    path.write_text(f'version = 2\nturns.order = "free"\n{BID}[ends]\npoints = 100\nlimit = "round"', encoding="utf-8")
    assert cli.main(["sheet", "check", str(path)]) == 0
    assert "?" not in capsys.readouterr().out, "what is written out needs no warning"


def test_a_sheet_is_tried_at_once_by_its_file(tmp_path, monkeypatch, capsys):
    begun_with = []
    monkeypatch.setattr("companion.app.commands.play_command.run", lambda request: begun_with.append(request.decision) or 0)
    path = BOX_SHEETS / "duel.toml"
    assert cli.main(["sheet", "play", str(path)]) == cli.main(["sheet", "play", str(path), "--players", "Ada:red,Ben:blue"]) == 0
    assert [[seat.colour for seat in beginning.seats] for beginning in begun_with] == [["blue", "yellow"], ["red", "blue"]]
    assert begun_with[0].facts["sheet"] == shipped("duel")
    path = tmp_path / "bad.toml"
    path.write_text('title = "X"\nplayers = [5, 2]\n', encoding="utf-8")
    assert cli.main(["sheet", "play", str(path)]) == 2
    assert "bad.toml, line 2" in capsys.readouterr().err


def test_an_announced_line_counts_each_one_besides_in_an_old_sheet_only():
    plain = {"title": "X", "turns": {"order": "free"}, "score": [{"name": "Tricks", "bid": {"hit": 20, "each": 10}, "high": 9}]}
    for version, points in (({}, 42), ({"version": 2}, 40)):
        session = begun({**plain, **version}, 2)
        for answer in ({"blue": 2, "yellow": 0}, {"blue": 2, "yellow": 0}):
            session.answer(answer)
        assert state(session)[1]["points.blue"] == points


def test_every_key_of_the_language_is_on_both_pages():
    reader = "".join((GAME.folder / name).read_text(encoding="utf-8") for name in ("sheet_reading.py", "sheet_fields.py"))
    keys = set(
        re.findall(
            r'(?:fields|table)\.(?:text|whole|wholes|maybe|flag|one_of|names|texts|by_players|numbers|table|tables)\("(\w+)"',
            reader,
        )
    )
    for page in ("a-sheet.md", "de/blatt.md"):
        said = (Path(__file__).parents[2] / "docs" / page).read_text(encoding="utf-8")
        assert sorted(key for key in keys if not re.search(rf"\b{key}\b", said)) == [], page


def test_every_reason_has_a_sentence_in_english_and_words_in_both_languages():
    source = "".join(path.read_text(encoding="utf-8") for path in GAME.folder.glob("*sheet*.py"))
    for reason in SAID:
        assert f'"{reason}"' in source.replace(f'    "{reason}":', "") or reason == "no-sheet"
        for language in ("de", "en"):
            assert Words(language, [GAME.folder]).has(f"any-bad-{reason}")


def test_a_sheet_is_added_from_files_folders_sticks_and_codes_and_what_cannot_be_played_is_named(tmp_path, capsys, monkeypatch):
    folder = files.data_folder() / "any_box"
    good = BOX_SHEETS / "race.toml"
    (tmp_path / "bad.toml").write_text('title = "Bad"\nplayers = [5, 2]\n')
    assert cli.main(["sheet", "add", str(good), str(tmp_path / "bad.toml")]) == 1
    assert "bad.toml, line 2" in capsys.readouterr().out
    assert cli.main(["sheet", "add", str(good)]) == 0
    assert [path.name for path in folder.iterdir()] == ["Race.toml"], "what is there already comes no second time"
    stick = tmp_path / "stick"
    (stick / "companion").mkdir(parents=True)
    monkeypatch.setattr(sticks, "mounted", lambda: (sticks.Stick("STICK", stick, writable=True),))
    assert cli.main(["sheet", "add", "stick"]) == 2
    assert "found none" in capsys.readouterr().err
    (stick / "companion" / "duel.toml").write_bytes((BOX_SHEETS / "duel.toml").read_bytes())
    assert cli.main(["sheet", "add", "stick"]) == 0
    texts = pieces(shipped("workers"))
    assert cli.main(["sheet", "add", *texts[1:]]) == 1
    assert "missing: 1" in capsys.readouterr().out
    assert cli.main(["sheet", "add", *reversed(texts)]) == 0
    assert {path.name for path in folder.iterdir()} == {"Race.toml", "Duel for two.toml", "Worker placement.toml"}
    assert tomllib.loads((folder / "Worker placement.toml").read_text()) == shipped("workers")
    assert cli.main(["sheet", "add", texts[0].replace("/1/", "/1/", 1)[:-4] + "AAAA", *texts[1:]]) == 1
    assert "do not fit together" in capsys.readouterr().out


def test_a_printed_sheet_comes_back_from_a_photograph_of_it(tmp_path, capsys):
    """The codes as the page draws and places them, seen askew, dim to one side, blurred and with noise."""
    name = "workers"
    assert cli.main(["sheet", "print", name, str(tmp_path / "page.pdf")]) == 0
    pdf = (tmp_path / "page.pdf").read_bytes()
    codes = [cv2.imdecode(np.frombuffer(code_picture(text), np.uint8), cv2.IMREAD_GRAYSCALE) for text in pieces(shipped(name))]
    assert pdf.count(b"/Subtype /Image") == len(codes)
    page = np.full((1750, 1750), 255, np.uint8)
    for number, code in enumerate(codes):
        row, column = divmod(number, 3)
        page[60 + row * 470 :, 60 + column * 560 :][:450, :450] = cv2.resize(code, (450, 450), interpolation=cv2.INTER_AREA)
    corners = np.float32([[0, 0], [1750, 0], [1750, 1750], [0, 1750]])
    seen = np.float32([[420, 60], [2250, 160], [2100, 1900], [330, 1750]])
    photo = cv2.warpPerspective(page, cv2.getPerspectiveTransform(corners, seen), (2460, 1960), borderValue=90)
    noise = np.random.default_rng(7).normal(0, 6, photo.shape)
    photo = cv2.GaussianBlur(photo, (0, 0), 1.0) * np.linspace(0.7, 1, 2460)[None, :] + noise
    cv2.imwrite(str(tmp_path / "photo.jpg"), np.clip(photo, 0, 255).astype(np.uint8))
    assert cli.main(["sheet", "add", str(tmp_path / "photo.jpg")]) == 0
    assert sheets_in(codes_in(tmp_path / "photo.jpg")) == [shipped(name)]
    cv2.imwrite(str(tmp_path / "table.png"), np.full((400, 400, 3), 120, np.uint8))
    capsys.readouterr()
    assert cli.main(["sheet", "add", str(tmp_path / "table.png")]) == 1
    assert capsys.readouterr().out.count("\n") == 1, "a photograph without codes is refused in a line"
