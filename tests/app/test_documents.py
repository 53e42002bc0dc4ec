from __future__ import annotations

import dataclasses

from tools import documents


def test_the_generated_pages_are_true():
    assert documents.stale() == [], "run make docs"


def test_every_kind_has_its_answers_form():
    from companion.table.questions import device_kinds, kinds
    from companion.table.questions.question import Question

    named = {
        name
        for module in (kinds, device_kinds)
        for name, thing in vars(module).items()
        if isinstance(thing, type) and issubclass(thing, Question) and thing is not Question
    }
    assert named <= set(documents.FORMS)


def test_a_game_that_is_being_written_is_left_out_until_make_docs(monkeypatch, tmp_path):
    new = dataclasses.replace(documents.BUILT_IN[0], name="new", folder=tmp_path)
    before = documents.documented()
    monkeypatch.setattr(documents, "BUILT_IN", (*documents.BUILT_IN, new))
    assert documents.documented() == before
    assert "## new" in documents.page(documents.BUILT_IN)
