"""Pages of the rules: the chapters."""

from companion.table import phrase
from companion.ui.pages.described import PageContext, PageDescription, PageWay, back_way, describe_list
from companion.ui.pages.effects import Both, Focus, Open, RuleChapters, Rules


def describe_chapters(around: PageContext, _overlay: RuleChapters) -> PageDescription:
    """List all chapters."""
    book = around.snapshot.book
    entries = [
        PageWay(
            f"chapter:{name}",
            book.words(f"rules-chapter-{name}"),
            Both(Open(Rules(chapter=name)), Focus("more")),
            chapter.icon,
        )
        for name, chapter in book.chapters.items()
    ]
    return describe_list(phrase("screen-menu-chapters"), entries, [back_way(around)])
