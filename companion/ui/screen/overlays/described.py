"""Shows a page that is described as a question: by the view of its kind, laid over the stage."""

from dataclasses import replace

from companion.table import Place, phrase
from companion.ui.pages.described import PageContext
from companion.ui.pages.effects import Overlay
from companion.ui.pages.pages import describe_page
from companion.ui.screen.page import Stage
from companion.ui.screen.views import view_of


def context_of(stage: Stage) -> PageContext:
    """Return what a page on this stage is described from."""
    return PageContext(stage.snapshot, stage.settings, stage.words, stage.entry, stage.state.owed)


def show_described(stage: Stage, overlay: Overlay) -> None:
    """Lay the page over the stage; a kind of question that stands on the table's own pages too is headed by whom it is about."""
    form, look = stage.form, stage.look
    page = describe_page(context_of(stage), overlay)
    assert page is not None, "only a screen's own pages have no description"
    view = view_of(page.question)
    stage.builder.fill(stage.box, look.sheet)
    stage.builder.back = page.back
    box = stage.box
    if stage.entry is None:
        entry = page.begins if page.begins is not None else view.begin(stage.snapshot, page.question)
        stage = stage._replace(state=stage.state.with_layer(replace(stage.layer, entry=entry)))
    if view.head:
        who = stage.words(page.who if page.who is not None else phrase("screen-menu-correct"))
        plain = replace(stage.snapshot, place=Place())
        box, stage = box.inset(form.pad, form.gap), stage._replace(snapshot=plain, who=who, leaving=page.back)
    view.show(stage.place_within(box, look.sheet)._replace(answering=page.lead), page.question)
    if page.heard is not None:
        said = stage.words(page.heard)
        stage.builder.title = said if said.endswith((".", "?", "!")) else f"{said}."
