"""A draft on its way: what it would change, or the later answer that it contradicts, and what can be done about it."""

from __future__ import annotations

from companion.play.acts import Act, Adopt, DropDraft, LeaveOut, MendNext
from companion.play.snapshot import Answered, Drafted
from companion.screen.layout.hold import Grow
from companion.screen.layout.lines import ColumnOf
from companion.screen.layout.node import Blank
from companion.screen.overlays.back import moves, told_in_rows
from companion.screen.overlays.earlier import answer_words, question_words, show_earlier
from companion.screen.page.describe import Pressable
from companion.screen.page.effects import Both, Close, Do, DraftPage, Earlier
from companion.screen.page.stage import Stage
from companion.screen.widgets.paper import Way, paper, show_paper
from companion.screen.widgets.parts import entry, words

WAYS = ("mend", "out", "cut")
LINES = 3


def show_drafting(stage: Stage, _overlay: DraftPage) -> None:
    """Show how the draft stands, once it was tried on everything that came after."""
    draft = stage.snapshot.draft
    if draft is not None and draft.against is not None:
        _show_contradicted(stage, draft, draft.against)
    elif draft is not None:
        _show_whole(stage, draft)
    else:
        show_earlier(stage, Earlier())


def _show_whole(stage: Stage, draft: Drafted) -> None:
    """Show what the draft changes: what counts otherwise, what is asked no more, and which pieces move."""
    do = Way("adopt", stage.say("screen-plan-do"), Both(Do(Adopt()), Close()), "check")
    counts = [
        stage.say("screen-draft-recounted", what=question_words(stage, each), answer=answer_words(stage, each))
        for each in draft.recounted
    ]
    rows = [*(words(stage.form, told, "rule", lines=LINES) for told in counts), *moves(stage, draft.changes)]
    note = "" if draft.recounted or draft.corrects else stage.say("screen-draft-whole")
    if draft.fallen:
        first, *others = draft.fallen
        note = stage.say("screen-draft-fallen", what=question_words(stage, first), n=len(others))
    more, drop = _ways_on(stage)
    ways = [do, drop._replace(label=stage.say("screen-plan-leave")), *([] if draft.corrects else [more])]
    show_paper(stage, told_in_rows(stage, stage.say("screen-plan"), rows, ways, note))


def _ways_on(stage: Stage) -> tuple[Way, Way]:
    """Give the ways to forget even more, and to leave all as it was."""
    more = Way("more-forgotten", stage.say("screen-draft-more"), Close())
    return more, Way("drop", stage.say("screen-draft-drop"), Both(Do(DropDraft()), Close()))


def _show_contradicted(stage: Stage, draft: Drafted, against: Answered) -> None:
    """Name the later answer, say why it no longer fits, and offer to give it anew, to leave it out, or to stop before it."""
    form, answer = stage.form, answer_words(stage, against)
    said = question_words(stage, against) + (f" – {answer}" if answer else "")
    why = stage.words(draft.why) if draft.why is not None else stage.say("screen-draft-asked-no-more")
    acts: dict[str, Act] = {"mend": MendNext(), "out": LeaveOut(), "cut": Adopt(cut=True)}
    offered = [way for way in WAYS if way != "mend" or draft.why is not None]
    entries = [entry(stage, Pressable(way, Both(Do(acts[way]), Close())), stage.say(f"screen-draft-{way}")) for way in offered]
    told = [words(form, said, "label", lines=LINES), words(form, why, "label", lines=LINES, ink="rubric")]
    body = ColumnOf((*told, Grow(Blank()), *entries), form.unit)
    show_paper(stage, paper(stage, stage.say("screen-draft-against"), body, tuple(reversed(_ways_on(stage)))))
