"""Earlier answers: rounds to choose from, what to put back on the table, and a draft with what it would change."""

from collections.abc import Iterable, Iterator
from textwrap import shorten

from companion.play import Act, Adopt, Answered, DropDraft, Snapshot, Undo
from companion.play.acts import LeaveOut, MendNext
from companion.play.own_questions import TextLine
from companion.table import FOLLOWS, Difference, Phrase, Symbols, Tell, phrase
from companion.table.questions.kinds import find_alternatives, leads_back
from companion.ui.narration.drafted import describe_question
from companion.ui.pages import effects
from companion.ui.pages.described import PageContext, PageDescription, PageWay, back_way, describe_list, describe_text, plain
from companion.ui.pages.effects import Close, Open, close_after

ROUNDS = -1
"""Stands for a round's number where all rounds are listed, to choose one."""
STORY = 52
"""Most letters of what happened in a round."""


def answer_words(around: PageContext, answered: Answered) -> str:
    """Return an answer in words: numbers as figures, options by name; "" if there are no short words for it."""
    options = {option.key: around.words(option.words) for option in answered.question.list_options()}
    value = answered.value
    if isinstance(value, bool) or value is None:
        return ""
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return options.get(value, value)
    if isinstance(value, list | tuple) and all(isinstance(key, str) for key in value):
        return ", ".join(options.get(str(key), str(key)) for key in value)
    return ", ".join(str(number) for number in value.values()) if isinstance(value, dict) else ""


def sentence(around: PageContext, answered: Answered) -> str:
    """Return in one line who did what, or who was asked what if the answer has no words."""
    answer, seat = answer_words(around, answered), answered.question.seat
    if not answer:
        return describe_question(answered.question, around.words)
    return around.words(phrase("ear-row", name=seat.name, value=answer)) if seat is not None else answer


def list_decided(snapshot: Snapshot) -> list[Answered]:
    """Return the answers that a player gave, or could have given otherwise, the newest first.

    What was opened and left again by a way back is no decision.
    """
    found, left = list[Answered](), 0
    for each in reversed(snapshot.history):
        question = each.question
        if leads_back(question, each.value):
            left += 1
        elif not isinstance(question, Tell) and (each.source != FOLLOWS or find_alternatives(question, each.value)):
            if not left:
                found.append(each)
            left = max(0, left - 1)
    return found


def list_gains(answered: Answered) -> tuple[Symbols, ...]:
    """Return what an answer brought."""
    return next((option.gains for option in answered.question.list_options() if option.key == answered.value), ())


def name_round(number: int) -> Phrase:
    """Return a round's name."""
    return phrase("screen-round", round=number) if number else phrase("screen-before-round-1")


def name_all(around: PageContext) -> str:
    """Return the names of all players, in their order."""
    return ", ".join(seat.name for seat in around.snapshot.seats)


def describe_rounds(around: PageContext, overlay: effects.Earlier) -> PageDescription:
    """List the rounds, the latest first, each with what happened in it."""
    found = list_decided(around.snapshot)
    told: dict[int, list[str]] = {each.place.round: [] for each in found}
    for each in reversed(found):
        if each.question.seat is not None and list_gains(each):
            told[each.place.round].append(sentence(around, each))
    entries = [
        PageWay(
            f"round:{number}",
            name_round(number),
            Open(effects.Earlier(overlay.forgot, number)),
            note=plain(shorten(", ".join(deeds), STORY, placeholder=" …")) if deeds else None,
        )
        for number, deeds in told.items()
    ]
    if not overlay.forgot:
        entries.append(PageWay("began", phrase("began"), Open(effects.Began()), note=plain(name_all(around))))
    title = phrase("screen-forgotten-where" if overlay.forgot else "screen-correct-what")
    return describe_list(title, entries, [back_way(around)], columns=1)


def describe_insisting(around: PageContext) -> PageDescription:
    """Ask whether to undo past a secret already shown."""
    undo = PageWay("undo", phrase("screen-insist"), close_after(Undo(insist=True)), "undo")
    why = around.snapshot.stopped_at
    return describe_text(phrase("screen-undo-question"), [TextLine(why)] if why is not None else (), [back_way(around), undo])


def describe_moved(around: PageContext, _overlay: effects.Moved) -> PageDescription:
    """Tell which real pieces to put back where."""
    ways = [PageWay("close", phrase("screen-moved-done"), Close(), "check")]
    return describe_text(phrase("screen-moved"), list_moves(around, around.owed), ways, source=phrase("screen-moved-note"))


def list_moves(around: PageContext, found: Iterable[Difference]) -> Iterator[TextLine]:
    """Yield a line for each difference that has words."""
    for change in found:
        if around.words.has(change.words.id) and around.words(change.words):
            yield TextLine(change.words, colour=change.seat.colour if change.seat is not None else "")


def describe_draft_page(around: PageContext) -> PageDescription:
    """Describe the state of a draft after it has been tried on all later answers.

    This is what the draft changes (numbers that differ, questions no longer asked, pieces that move), or the later answer that
    contradicts it, and why: that answer is given again or left out, or the draft ends before it.
    """
    draft, words = around.snapshot.draft, around.words
    assert draft is not None, "without a draft the line of time is shown"
    more = PageWay("more-forgotten", phrase("screen-draft-more"), Close())
    over = words(phrase("screen-draft-over", why=draft.over)) if draft.over is not None else ""
    drop = PageWay("drop", phrase("screen-draft-drop"), close_after(DropDraft()))
    if draft.against is None:
        counts = [
            TextLine(
                phrase(
                    "screen-draft-recounted",
                    what=describe_question(each.question, words),
                    answer=answer_words(around, each),
                )
            )
            for each in draft.recounted
        ]
        note = None if draft.recounted or draft.corrects else phrase("screen-draft-whole")
        if draft.fallen:
            first, *others = draft.fallen
            note = phrase("screen-draft-fallen", what=describe_question(first.question, words), n=len(others))
        adopt = PageWay("adopt", phrase("screen-plan-do"), close_after(Adopt()), "check")
        ways = [adopt, drop._replace(words=phrase("screen-plan-leave")), *([] if draft.corrects else [more])]
        counts += [TextLine(plain(over))] if over else []
        return describe_text(phrase("screen-plan"), [*counts, *list_moves(around, draft.changes)], ways, source=note)
    answer = answer_words(around, draft.against)
    said = describe_question(draft.against.question, words) + (f" – {answer}" if answer else "")
    why = words(draft.why) if draft.why is not None else words.get_plain("screen-draft-asked-no-more")
    acts: dict[str, Act] = {"mend": MendNext(), "out": LeaveOut(), "all": LeaveOut(every=True), "cut": Adopt(cut=True)}
    if draft.why is None:
        del acts["mend"]
    if draft.unfit == 1:
        del acts["all"]
    entries = [PageWay(way, phrase(f"screen-draft-{way}", n=draft.unfit), close_after(act)) for way, act in acts.items()]
    title = phrase("screen-draft-against", n=draft.unfit)
    return describe_list(title, entries, [drop, more], source=plain(over or f"{said}. {why}"), columns=1)
