"""Whatever fails at the table, its trace stands in the log, the failsafe shows, and the game goes on."""

import logging
from dataclasses import replace

import pytest
from at_the_desk import LIGHT

from companion.app.cli import main
from companion.play.requests import LockTable
from companion.system import files
from companion.system.extras import version
from companion.system.logs import NAME, keep_log, read_log
from companion.ui.narration.familiarity import HEARD, Familiarity
from companion.ui.narration.narrator import Narrator
from companion.ui.screen.paint.items import Drawing


class Faulty:
    """Throws while it is on."""

    def __init__(self, real=None):
        self.on, self.real, self.met = True, real, 0

    def __call__(self, *args, **more):
        if self.on:
            self.met += 1
            raise RuntimeError("a planted bug")
        return self.real(*args, **more)


def in_a_view(table, monkeypatch):
    import companion.ui.screen.compose as module

    faulty = Faulty(module.view_of)
    monkeypatch.setattr(module, "view_of", faulty)
    return faulty


def in_painting(table, monkeypatch):
    real = Drawing.paint
    faulty = Faulty()

    def paint(self, surface):
        (faulty if faulty.on and table.window.failure is None else real)(self, surface)

    monkeypatch.setattr(Drawing, "paint", paint)
    return faulty


def in_speaking(table, monkeypatch):
    faulty = Faulty(Narrator.tell)

    def tell(self, *told):
        faulty(self, *told)

    monkeypatch.setattr(Narrator, "tell", tell)
    return faulty


def failed(table, monkeypatch, plant, caplog):
    """Answer once, with a fault planted in what follows; give it, and the step the game stands at.

    A fault in painting shows while the button is still held, before the answer.
    """
    table.begin(LIGHT)
    table.answer()
    step = table.snapshot.step
    faulty = plant(table, monkeypatch)
    with caplog.at_level(logging.ERROR):
        table.answer()
        table.let(1)
    assert table.desk.failure is not None
    assert [target.name for target in table.window.page.targets] == ["resume", "again"]
    assert "Traceback" in caplog.text
    assert "RuntimeError: a planted bug" in caplog.text
    assert faulty.met <= 3, "it is not tried again and again"
    assert table.snapshot.step in {step, step + 1}
    return faulty, table.snapshot.step


@pytest.mark.parametrize("plant", [in_a_view, in_painting])
def test_a_fault_is_logged_and_going_on_goes_on_from_the_last_answer(table, monkeypatch, caplog, plant):
    faulty, step = failed(table, monkeypatch, plant, caplog)
    faulty.on = False
    table.choose("resume")
    table.let(1)
    assert table.desk.failure is None
    assert table.snapshot.game is not None
    assert table.snapshot.step == step
    table.answer()
    table.let(1)
    assert table.snapshot.step == step + 1


def test_a_fault_of_a_script_loses_nothing_and_a_locked_device_goes_on_all_the_same(table, monkeypatch):
    table.begin(LIGHT)
    table.answer()
    table.desk.do(LockTable(on=True))
    step, session = table.snapshot.step, table.workers._worker._partner.session
    monkeypatch.setattr(session.run, "answer", Faulty())
    table.answer()
    assert table.desk.failure is not None
    assert "RuntimeError: a planted bug" in table.desk.failure.what
    table.let(1)
    table.answer()
    table.let(1)
    assert table.desk.failure is None
    assert table.snapshot.step == step
    table.answer()
    assert table.snapshot.step == step + 1


def test_a_game_that_failed_is_left_on_a_locked_device_too(table, monkeypatch):
    table.begin(LIGHT)
    table.answer()
    table.desk.do(LockTable(on=True))
    monkeypatch.setattr(table.workers._worker._partner.session.run, "answer", Faulty())
    table.answer()
    table.let(1)
    table.choose("again")
    table.let(1)
    assert table.snapshot.question.id == "evening.box"


def test_what_cannot_be_said_is_shown_in_silence_when_the_table_goes_on(table, monkeypatch, caplog):
    faulty, step = failed(table, monkeypatch, in_speaking, caplog)
    table.choose("resume")
    table.let(1)
    assert table.desk.failure is None
    assert table.snapshot.step == step
    assert "resume" not in {target.name for target in table.window.page.targets}
    faulty.on = False


def test_a_fault_before_a_game_begins_the_talk_anew_and_a_failsafe_that_cannot_be_painted_is_not_tried_for_ever(
    table, monkeypatch
):
    faulty = in_a_view(table, monkeypatch)
    table.begin()
    assert table.desk.failure is not None
    faulty.on = False
    table.choose("again")
    table.let(1)
    assert not table.desk.over
    assert table.snapshot.question.id == "evening.box"
    faulty = Faulty()
    monkeypatch.setattr(Drawing, "paint", lambda _self, _surface: faulty())
    table.answer()
    table.let(3)
    assert faulty.met <= 6
    faulty.on = False


def test_reasons_are_said_as_often_as_they_are_shown(table, monkeypatch):
    table.begin(LIGHT)
    said, shown = [], []
    narrator, words, asked = table.narrator, table.desk.words("en"), table.snapshot.question
    notebook = narrator.familiarity._notebook
    narrator.familiarity = Familiarity(notebook, first_game=True)
    monkeypatch.setattr(narrator, "say", lambda text, *_: said.append(text))
    why = words.find_optional(asked.words, "why") or words.find_optional(asked.words, "next")
    assert why, "this prompt gives reasons"
    notebook.note(HEARD, table.snapshot.seats.group, {})
    for number in range(1, 5):
        snapshot = replace(table.snapshot, step=number, question=replace(asked, occurrence=(number,)))
        narrator.tell(snapshot, words)
        shown.append(narrator.explains(snapshot))
        narrator.tell(replace(snapshot, refusal=asked.words), words)
        assert narrator.explains(snapshot) is shown[-1], "a refusal takes nothing back"
    assert [why in text for text in said[::2]] == shown == [True, False, False, False]


def test_the_log_is_bounded_and_the_doctor_prints_it(log_handlers, tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = files.data_folder()
    keep_log(folder, echo=False)
    assert log_handlers()
    for number in range(9000):
        logging.getLogger("companion").warning("%s %s", number, "x" * 200)
    sizes = [path.stat().st_size for path in folder.glob(f"{NAME}*")]
    assert len(sizes) == 2
    assert sum(sizes) <= 1_000_000
    assert read_log(folder).splitlines()[-1].endswith("x" * 200)
    assert main(["doctor", "--log"]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert " WARNING 8999 " in printed[-1]
    assert len(printed) > 2000


def test_the_log_of_a_run_begins_with_the_version_and_one_that_cannot_be_written_is_said(log_handlers, tmp_path, caplog):
    keep_log(tmp_path, echo=False)
    assert read_log(tmp_path) == "", "nothing is written where nothing is to be told"
    for what in ("one", "two"):
        logging.getLogger("companion").warning(what)
    lines = [line.split(" ", 3)[2:] for line in read_log(tmp_path).splitlines()]
    assert lines == [["INFO", f"Companion {version()}"], ["WARNING", "one"], ["WARNING", "two"]]
    before = log_handlers()
    (tmp_path / "other" / NAME).mkdir(parents=True)
    keep_log(tmp_path / "other", echo=False)
    assert log_handlers() == before
    assert "cannot be written" in caplog.text


def test_without_a_log_the_doctor_says_so(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(["doctor", "--log"]) == 0
    assert "nothing was logged" in capsys.readouterr().out
    (files.data_folder() / NAME).mkdir()
    assert main(["doctor", "--log"]) == 1
