from __future__ import annotations

import dataclasses

from tools import documents, guide


def test_the_generated_pages_are_true():
    assert documents.stale() == [], "run make docs"


def test_every_kind_has_its_answers_form():
    assert {kind.__name__ for kind in guide.question_kinds()} <= set(documents.FORMS)


def test_a_game_that_is_being_written_is_left_out_until_make_docs(monkeypatch, tmp_path):
    new = dataclasses.replace(documents.BUILT_IN[0], name="new", folder=tmp_path)
    before = documents.documented()
    monkeypatch.setattr(documents, "BUILT_IN", (*documents.BUILT_IN, new))
    assert documents.documented() == before
    assert "## new" in documents.page(documents.BUILT_IN)
