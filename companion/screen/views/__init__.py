"""One view for each kind of question, in one table; a view knows the kind and never the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.screen.errors import NoView
from companion.screen.views import choose, number, tell
from companion.screen.views.view import View
from companion.table.kinds import Choose, Number, Tell
from companion.table.question import Question

VIEWS: Mapping[type[Question[Any]], View] = {
    Tell: tell.VIEW,
    Choose: choose.VIEW,
    Number: number.VIEW,
}


def view_of(question: Question[Any]) -> View:
    """Find the view for a question's kind; `NoView` where none is registered."""
    for kind in type(question).__mro__:
        if kind in VIEWS:
            return VIEWS[kind]
    raise NoView(f"no view shows a {type(question).__name__}")
