"""Other screens: whether a visitor may have the role they want, and the answer that players have prepared on theirs."""

from companion.play import Answer
from companion.play.own_questions import TextLine
from companion.play.requests import LetIn
from companion.table import phrase
from companion.ui.narration.drafted import describe_value
from companion.ui.pages import effects
from companion.ui.pages.described import PageContext, PageDescription, PageWay, describe_text, plain
from companion.ui.pages.effects import Close, Do, close_after

SEAT = "seat:"
"""The prefix of a player's role."""


def describe_wanted(_around: PageContext, overlay: effects.WantsIn) -> PageDescription:
    """Ask whether a visitor may have the role they want; going back refuses it. The desk closes the page."""
    no, yes = (Do(LetIn(overlay.number, let)) for let in (False, True))
    ways = [PageWay("close", phrase("glass-let-not"), no, "cross"), PageWay("let", phrase("glass-let"), yes, "check")]
    seat, who = overlay.wants.removeprefix(SEAT), overlay.role.removeprefix(SEAT)
    wanted = "screen" if overlay.wants == seat else "seat"
    known = phrase("glass-whose", who=who) if overlay.role.startswith(SEAT) else None
    note = TextLine(phrase(f"glass-wants-{wanted}-note", seat=seat), size="answer")
    return describe_text(phrase(f"glass-wants-{wanted}", seat=seat), [note], ways, source=known, back=no)


def describe_proposed(around: PageContext, overlay: effects.Proposed) -> PageDescription:
    """Tell the answer that players have prepared, to be taken or entered by hand instead."""
    question = around.snapshot.question
    assert question is not None, "nothing is proposed where nothing is asked"
    take = close_after(Answer(overlay.value, overlay.step))
    ways = [PageWay("take", phrase("glass-take"), take, "check"), PageWay("close", phrase("glass-otherwise"), Close(), "pen")]
    answer = TextLine(plain(describe_value(question, overlay.value, around.words)), size="answer")
    return describe_text(phrase("glass-prepared", who=", ".join(overlay.who)), [answer], ways, source=question.words)
