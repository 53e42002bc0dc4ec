"""A draft on its way: what it would change, or the later answer that it contradicts, and what can be done about it."""

from __future__ import annotations

from companion.play.acts import Act, Adopt, DropDraft, LeaveOut, MendNext
from companion.play.snapshot import Answered, Drafted
from companion.screen.overlays.back import changed, changes
from companion.screen.overlays.earlier import answer_words, question_words, show_earlier
from companion.screen.overlays.paper import PaperEntry, entry_cell, feet, paper
from companion.screen.page.effects import Both, Close, Do, DraftPage, Earlier
from companion.screen.page.stage import Stage
from companion.screen.paint.fonts import FontFace
from companion.screen.paint.text import Type
from companion.screen.widgets.basics import Button

WAYS = ("mend", "out", "cut")


def show_drafting(stage: Stage, _overlay: DraftPage) -> None:
    """Show how the draft stands, once it was tried on everything that came after."""
    draft = stage.snapshot.draft
    if draft is not None and draft.against is not None:
        _contradicted(stage, draft, draft.against)
    elif draft is not None:
        _whole(stage, draft)
    else:
        show_earlier(stage, Earlier())


def _whole(stage: Stage, draft: Drafted) -> None:
    inner = paper(stage, stage.say("screen-plan"), _fallen(stage, draft))
    do: Button = ("adopt", stage.say("screen-plan-do"), Both(Do(Adopt()), Close()), "check")
    more: list[Button] = [] if draft.corrects else [("more-forgotten", stage.say("screen-draft-more"), Close(), "")]
    counts = [
        (stage.say("screen-draft-recounted", what=question_words(stage, each), answer=answer_words(stage, each)), None)
        for each in draft.recounted
    ]
    changes(inner, [*counts, *changed(stage, draft.changes)], [do, *more, _drop(stage)])


def _fallen(stage: Stage, draft: Drafted) -> str:
    """Say which answer is asked no more, and how many besides; that all stays as it is only where nothing counts otherwise."""
    if not draft.fallen:
        return "" if draft.recounted or draft.corrects else stage.say("screen-draft-whole")
    first, *others = draft.fallen
    return stage.say("screen-draft-fallen", what=question_words(stage, first), n=len(others))


def _drop(stage: Stage) -> Button:
    return ("drop", stage.say("screen-plan-leave"), Both(Do(DropDraft()), Close()), "")


def _contradicted(stage: Stage, draft: Drafted, against: Answered) -> None:
    """Name the later answer, say why it no longer fits, and offer to give it anew, to leave it out, or to stop before it."""
    inner = paper(stage, stage.say("screen-draft-against"))
    form, look = stage.form, stage.look
    room = inner.box.trim(bottom=(form.touch_answer + round(form.gap * 1.3)) * (2 if form.tall else 1))
    high, gap = form.px(84, 62, 120), form.px(14, 10, 18)
    ways = _ways(stage, draft)
    area = room.bottom_part(high * len(ways) + gap * (len(ways) - 1))
    text = room.trim(bottom=area.h + gap)
    kind = Type(FontFace.SERIF, form.letters(40, 34, 52), form.px(26, 26, 36), 1.12)
    answer = answer_words(stage, against)
    said = question_words(stage, against) + (f" – {answer}" if answer else "")
    used = stage.builder.text(said, kind, look.ink, text, most=3)
    why = stage.words(draft.why) if draft.why is not None else stage.say("screen-draft-asked-no-more")
    stage.builder.text(why, kind, look.rubric, text.trim(top=used.bottom - text.y + gap), most=2)
    for spot, entry in zip(area.rows(len(ways), gap), ways, strict=True):
        entry_cell(inner, spot, entry)
    feet(inner, [_drop(stage), ("more-forgotten", stage.say("screen-draft-more"), Close(), "")])


def _ways(stage: Stage, draft: Drafted) -> list[PaperEntry]:
    acts: dict[str, Act] = {"mend": MendNext(), "out": LeaveOut(), "cut": Adopt(cut=True)}
    ways = [way for way in WAYS if way != "mend" or draft.why is not None]
    return [PaperEntry(way, stage.say(f"screen-draft-{way}"), Both(Do(acts[way]), Close())) for way in ways]
