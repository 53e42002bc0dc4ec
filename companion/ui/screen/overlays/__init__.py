"""Pages laid over the stage; the question waits below and is not lost."""

from collections.abc import Callable, Mapping
from typing import Any

from companion.ui.pages import effects
from companion.ui.screen.overlays import earlier, foreseen, glasses, overview, rules, tour, trying
from companion.ui.screen.overlays.described import show_described
from companion.ui.screen.page import Overlay, Stage

OVERLAYS: Mapping[type[Any], Callable[[Stage, Any], None]] = {
    effects.Touring: tour.show_tour,
    effects.Glasses: glasses.show_glasses,
    effects.TryPresses: trying.show_try,
    effects.TryingOutput: trying.show_output,
    effects.Overview: overview.show_overview,
    effects.Correcting: foreseen.show_correcting,
    effects.Undoing: earlier.show_undoing,
    effects.Earlier: earlier.show_earlier,
    effects.Repairing: earlier.show_repairing,
    effects.DraftPage: earlier.show_drafting,
    effects.Rules: rules.show_rules,
    effects.RuleCases: rules.show_cases,
    effects.Search: rules.show_search,
}
"""The pages that are drawn by hand, as no view of a kind of question shows them as well."""


def show_overlay(stage: Stage, overlay: Overlay) -> None:
    """Lay out a page over the stage."""
    show: Callable[[Stage, Any], None] = OVERLAYS.get(type(overlay), show_described)
    show(stage, overlay)
