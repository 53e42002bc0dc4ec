"""Pages of the rules: the chapters."""

from companion.rulebook import Rulebook, rulebook
from companion.table import phrase
from companion.ui.pages.described import PageContext, PageDescription, PageWay, back_way, describe_list
from companion.ui.pages.effects import Both, Focus, Open, RuleChapters, Rules


def book_of(around: PageContext) -> Rulebook:
    """Return the rules of the current game, with its options."""
    assert around.snapshot.game is not None
    return rulebook(around.snapshot.game.folder).restrict_to(around.snapshot.options)


def describe_chapters(around: PageContext, _overlay: RuleChapters) -> PageDescription:
    """List all chapters."""
    entries = [
        PageWay(
            f"chapter:{name}",
            phrase(f"rules-chapter-{name}"),
            Both(Open(Rules(chapter=name)), Focus("more")),
            chapter.icon,
        )
        for name, chapter in book_of(around).chapters.items()
    ]
    return describe_list(phrase("screen-menu-chapters"), entries, [back_way(around)])
