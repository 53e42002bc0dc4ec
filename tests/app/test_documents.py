from __future__ import annotations

from tools import documents


def test_the_page_of_questions_is_true():
    assert documents.QUESTIONS.read_text(encoding="utf-8") == documents.page(), "run make docs"


def test_every_kind_has_its_answers_form():
    from companion.table import device_kinds, kinds
    from companion.table.question import Question

    named = {
        name
        for module in (kinds, device_kinds)
        for name, thing in vars(module).items()
        if isinstance(thing, type) and issubclass(thing, Question) and thing is not Question
    }
    assert named <= set(documents.FORMS)
