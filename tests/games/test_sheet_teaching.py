"""A sheet teaches: its steps are told as we play, its entries are looked up, and its drawings go where it goes."""

from contextlib import closing

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.app import cli
from companion.app.lobby.sheet_files import put, shelf_of, with_drawings
from companion.games.any_box import GAME
from companion.games.any_box.before import judge
from companion.games.any_box.box import shipped
from companion.games.any_box.sheet_fields import SheetRefused
from companion.games.any_box.sheet_reading import read_sheet
from companion.games.any_box.sheet_teaching import is_drawing
from companion.language.words import Words
from companion.library.library import Library
from companion.play.acts import Answer
from companion.play.snapshot import snapshot
from companion.rulebook.lessons.course import AT_ONCE, LessonStep
from companion.rulebook.likely import NO_OCCASION, choose_first
from companion.rulebook.look_up import question_text, rule_page
from companion.rulebook.search import find_rules
from companion.table.seats import Seat, Seats
from companion.table.session import MemoryLog, Session
from companion.table.table import Beginning, Taught
from companion.ui.terminal.terminal_pages import look_up

SEATS = Seats(map(Seat, ("Ada", "Ben", "Clara"), GAME.colours))
EVERYBODY = Taught(tuple(seat.colour for seat in SEATS))
TEACH = ("carcassonne", "kniffel", "skat")
ROAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M4 32 H60" stroke="#2B2118"/></svg>'


def begun(plain):
    return Session.begin(GAME, Beginning("any_box", SEATS, {}, {"sheet": plain}), MemoryLog())


def told_before(controller, words, limit=400):
    """Play a game of which everybody learns; give each question's id with the steps told before it."""
    now, told, steps = controller.snapshot(), [], []
    while now.question is not None and len(told) < limit:
        if isinstance(now.question, LessonStep):
            steps.append(words(now.question.words))
            answer = now.question.options[0].key
        else:
            told.append((now.question.id, now.question.args.get("when"), steps))
            steps = []
            answer = {"any.more": "over", "any.asks": "over"}.get(now.question.id) if now.place.round > 2 else None
            answer = now.question.sample(GENERATOR) if answer is None else answer
        now = controller.do(Answer(answer, now.step, page=now.page))
    return told


class FirstChoice:
    """Chance that always takes the first of what is offered."""

    choice = staticmethod(lambda items: items[0])
    randint = staticmethod(lambda low, _high: low)
    sample = staticmethod(lambda items, count: list(items)[:count])
    shuffle = staticmethod(lambda _items: None)


GENERATOR = FirstChoice()


@pytest.mark.parametrize("name", TEACH)
def test_a_table_of_strangers_is_taught_the_whole_box_while_it_plays_its_first_game(name, tmp_path):
    plain, words = shipped(name), Words("en", [GAME.folder])
    says = [step["say"]["en"] for step in plain["step"]]
    with closing(Library(tmp_path)) as library:
        told = told_before(library.begin(Beginning("any_box", SEATS, {}, {"sheet": plain}, taught=EVERYBODY)), words)
    assert told[0][2][0] == says[0], "the first thing that a stranger hears is what the box is about"
    everything = [step for _, _, steps in told for step in steps]
    assert sorted(everything) == sorted(says), "each step is told once"
    assert max(len(steps) for _, _, steps in told) <= AT_ONCE
    last = [step["say"]["en"] for step in plain["step"] if step.get("at") == "end"]
    assert next((steps for _, when, steps in told if when == "end"), []) == last


@pytest.mark.parametrize("name", TEACH)
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_question_of_a_box_that_teaches_is_found_by_its_words_and_answered(name, language):
    now, words = snapshot(begun(shipped(name))), Words(language, [GAME.folder])
    for number, entry in enumerate(shipped(name)["entry"], start=1):
        for typed in (entry["title"][language], entry["words"][language].split(" / ")[0]):
            hits = [hit.name for hit in find_rules(GAME.folder, typed, language, NO_OCCASION, {}, now.teaching)]
            assert f"own-{number}" in hits[:4], (typed, hits[:4])
        page = rule_page(now.book, words, f"own-{number}", SEATS)
        assert (page.title, page.text) == (entry["title"][language], entry["text"][language])
        assert page.where(words).endswith(shipped(name)["source"].split(";")[0])


def test_what_the_box_answers_comes_before_what_the_device_answers_and_at_the_end_what_belongs_to_it():
    session, words = begun(shipped("carcassonne")), Words("en", [GAME.folder])

    def first():
        now = snapshot(session)
        return [question_text(now.book, words, case) for case in choose_first(now.book, now.occasion, 6)]

    session.answer("blue")
    assert first()[0] == "How must a tile match?"
    session.announce("any.over")
    assert "When is the game over?" in first()[:3]
    assert next(look_up(snapshot(session), words, "farmers")).startswith("What do fields count? At the end 3 points")


def test_a_box_that_does_not_teach_has_the_lesson_and_the_rules_of_the_device(tmp_path):
    with closing(Library(tmp_path)) as library:
        now = library.begin(Beginning("any_box", SEATS, {}, {"sheet": shipped("azul")}, taught=EVERYBODY)).snapshot()
    assert now.question.id.startswith("lesson.about")
    assert not any(name.startswith("own") for name in now.book.cases)


def test_the_question_of_a_line_is_the_sheets_own_where_it_has_one():
    words = Words("en", [GAME.folder])
    session = begun(shipped("carcassonne"))
    session.answer("blue")
    session.announce("any.over")
    assert words(session.question.words, "spoken") == "What do fields and unfinished things still bring each of you?"


STEP = 'title = "X"\n[[score]]\nname = "Points"\n[[step]]\nsay = "Lay out the road."\n'


def test_a_drawing_beside_the_sheet_goes_along_and_outlives_its_file(tmp_path):
    own = tmp_path / "any_box"
    (own / "pictures").mkdir(parents=True)
    (own / "pictures" / "road.svg").write_text(f"<?xml version='1.0'?>\n<!-- drawn by Ada -->\n{ROAD}\n", encoding="utf-8")
    (own / "x.toml").write_text(f'{STEP}picture = "pictures/road.svg"\n', encoding="utf-8")
    (kept,) = shelf_of(tmp_path, "any_box").files.values()
    assert kept["step"][0]["picture"] == ROAD
    put(tmp_path / "elsewhere", "any_box", "X", kept)
    (there,) = shelf_of(tmp_path / "elsewhere", "any_box").files.values()
    assert read_sheet(there).teaching.steps[0].picture == ROAD


@pytest.mark.parametrize("path", ["../secret.svg", "/etc/passwd", "a/../../secret.svg", "link.svg"])
def test_a_sheet_reads_no_file_that_is_not_beside_it(path, tmp_path):
    own = tmp_path / "any_box"
    own.mkdir()
    (tmp_path / "secret.svg").write_text(ROAD)
    (own / "link.svg").symlink_to(tmp_path / "secret.svg")
    (own / "x.toml").write_text(f'{STEP}picture = "{path}"\n', encoding="utf-8")
    (kept,) = shelf_of(tmp_path, "any_box").files.values()
    assert kept["step"][0]["picture"] == path


@pytest.mark.parametrize(
    "inside",
    [
        "<script>alert(1)</script>", '<image href="http://example.org/x.png"/>', '<path d="M0 0" onload="x()"/>',
        '<path fill="url(&#35;x)"/>', "<g>", "</g>", "<!DOCTYPE x>", "text", '<path d="' + "M0 0 " * 1000 + '"/>', "</svg><svg>",
    ],
)  # fmt: skip
def test_a_drawing_holds_shapes_alone(inside):
    plain = {"title": "X", "step": [{"say": "Look.", "picture": f"<svg>{inside}</svg>"}]}
    with pytest.raises(SheetRefused, match="step 1, picture: no drawing of plain shapes"):
        read_sheet(plain)


@given(st.text(alphabet="<>/svgpathd =\"'M0", max_size=60))
def test_whatever_stands_in_place_of_a_drawing_is_judged_at_once(text):
    assert is_drawing(text) is False or text.strip().startswith("<svg")


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=300),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["say", "do", "picture", "at", "de", "en", "text"]), inner)
    ),
    max_leaves=8,
)


@given(
    st.sampled_from(["step", "entry", "draw"]), ANYTHING, st.sampled_from(["say", "picture", "title", "words", "dice", "throws"])
)
def test_whatever_stands_where_a_sheet_teaches_it_plays_or_is_refused_in_a_sentence(key, value, inner):
    for plain in ({"title": "X", key: value}, {"title": "X", key: [{inner: value, "say": "A", "name": "B"}]}):
        judged = judge(with_drawings(plain, GAME.folder))
        assert judged.plays or len(judged.faults) == 1
        assert all(Words("en", [GAME.folder])(why) for _, why in judged.faults)


FAULTS = {
    f"{STEP}at = 'later'": "line 6: step 1, at: later is none of start, turn, score, end",
    f'{STEP}do = "{"xy " * 40}"': "line 6: step 1, do: more than 100 letters",
    f'{STEP}picture = "nothing"': "line 6: step 1, picture: nothing is no picture",
    f'{STEP}pictures = "x.svg"': "line 6: step 1, pictures: there is no such key; did you mean picture",
    f'{STEP}[[entry]]\ntitle = "What?"': "line 6: entry 1, text: nothing stands there",
    f'{STEP}[[entry]]\ntitle = "What?"\ntext = "{"xy " * 110}"': "line 8: entry 1, text: more than 300 letters",
}
DOUBTS = {
    f'{STEP}picture = "road.svg"': "line 6: there is no drawing road.svg beside the sheet",
    f'{STEP}at = "turn"\n[turns]\norder = "free"': "line 6: everybody plays at once",
    'title = "X"\n[[step]]\nsay = "Count."\nat = "score"': "line 4: nothing is counted",
}


def test_what_is_wrong_in_what_a_sheet_teaches_is_told_with_its_line(tmp_path, capsys):
    path = tmp_path / "sheet.toml"
    for expected, contents in ((1, FAULTS), (0, DOUBTS)):
        for content, said in contents.items():
            path.write_text(content, encoding="utf-8")
            assert cli.main(["sheet", "check", str(path)]) == expected
            assert said in capsys.readouterr().out, content
