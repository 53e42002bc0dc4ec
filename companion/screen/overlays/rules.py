"""Looking up: what is probably asked now, the things in sight, the chapters as pages to read, and the search by letters."""

from collections.abc import Iterator, Sequence
from string import ascii_uppercase

from companion.rulebook import Rulebook
from companion.rulebook.likely import chapters, first
from companion.rulebook.look_up import question_text
from companion.rulebook.search import SHORTEST, found, search_index
from companion.screen.layout import Blank, ColumnOf, Grid, Grow, LayoutPart, OneOf, Pad, Pads, RowOf, Sized, even
from companion.screen.overlays.rule_page import behind_of, book_of
from companion.screen.page import Both, Close, Effect, Enter, Focus, Open, Pressable, Stage, TurnPage, show
from companion.screen.page.effects import RuleCases, RuleChapters, Rules, Search
from companion.screen.paint.text import shortened
from companion.screen.widgets.paper import PaperEntry, heading, listing, paper, show_paper
from companion.screen.widgets.parts import entry, sign, words
from companion.table.phrase import Phrase, phrase

MOST = 6
"""Questions at once."""
TOPIC_ROWS = (2, 2, 3)
"""Rows of topics on the wide, the small and the tall screen."""
ICONS = {"space": "space", "back": "back", "close": "cross"}
SIGHT = 46
"""Letters of a rule that was found."""
HITS = 4


def show_cases(stage: Stage, _overlay: RuleCases) -> None:
    """Show what is probably asked now, below it the topics, and at the upper right the search."""
    form, book, behind = stage.form, book_of(stage), behind_of(stage)
    likely = [(case.id, question_text(stage.words, case)) for case in first(book, behind, MOST)]
    asked = tuple(entry(stage, Pressable(f"case:{name}", Open(Rules(case=name))), text) for name, text in likely)
    stage.builder.title = stage.say("screen-ask")
    gap = form.unit if form.tall else form.gap
    ways = [(count, across) for across in ((1,) if form.tall else (2, 1)) for count in range(MOST, 1, -across)]
    questions = OneOf((*(Grid(asked[:count], across, gap, form.gap) for count, across in ways if asked), Blank()))
    room = stage.box.inset(form.pad, form.gap)
    topics = _topics(stage, book, behind, room.w)
    # The heading with the search is drawn last, so that the focus begins with the questions
    search = RowOf((sign(form, "search"), words(form, stage.say("screen-search"), "answer")), form.unit)
    searching = _plate(stage, search, Pressable("search", Open(Search())))
    head = RowOf((Grow(heading(form, stage.say("screen-ask"))), searching), form.gap)
    high = head.least(room.w)
    body = ColumnOf((Grow(questions), *topics), form.unit)
    show_paper(stage, Pad(body, Pads(form.pad, form.gap + high + form.gap, form.pad, form.gap)))
    show(stage.within(room.top_part(high), stage.look.sheet), head)


def _topics(stage: Stage, book: Rulebook, behind: Sequence[str], wide: int) -> Iterator[LayoutPart]:
    """Describe rows of topics, as many as find room: further questions, then the chapters by nearness, and the way to all."""
    form = stage.form
    further = _topic(stage, "further", stage.say("screen-ask-more"), "help", Rules())
    about = words(form, stage.say("screen-ask-about"), "label", ink="rubric")
    waiting = chapters(book, behind)
    ends = (_sign(stage, "chapters", "next", Open(RuleChapters())), _sign(stage, "close", "cross", Close()))
    row: list[LayoutPart] = [further, about]
    for left in reversed(range(form.of(*TOPIC_ROWS))):
        begun, after = len(row), () if left else (Grow(Blank()), *ends)
        while waiting:
            chapter = book.chapters[waiting[0]]
            label = stage.words(phrase(f"rules-chapter-{chapter.id}"))
            topic = _topic(stage, chapter.id, label, chapter.icon, Rules(chapter=chapter.id))
            if RowOf((*row, topic, *after), form.unit).breadth() > wide:
                break
            row.append(topic)
            del waiting[0]
        alone = bool(row) and len(row) == begun and row[-1] is about
        yield RowOf((*row[: -1 if alone else None], *after), form.unit)
        row = [about] if alone else []


def reading(overlay: Rules) -> Effect:
    """Open a page to read, where the focus stands on the way to the next one."""
    return Both(Open(overlay), Focus("more"))


def _topic(stage: Stage, name: str, label: str, icon: str, opened: Rules) -> LayoutPart:
    before = (sign(stage.form, icon, "label"),) if icon else ()
    inside = RowOf((*before, words(stage.form, label, "strong")), stage.form.unit)
    return _plate(stage, inside, Pressable(f"chapter:{name}", reading(opened)))


def _sign(stage: Stage, name: str, icon: str, effect: Effect) -> LayoutPart:
    heard = stage.say("screen-menu-chapters" if name == "chapters" else "heard-letter-close")
    return Sized(_plate(stage, sign(stage.form, icon), Pressable(name, effect, heard=heard)), stage.form.touch)


def _plate(stage: Stage, inside: LayoutPart, pressed: Pressable) -> LayoutPart:
    high = max(stage.form.touch, stage.form.type("focus").size + stage.form.unit)
    return Sized(Pad(inside, even(stage.form.unit, 0), pressed), high=high, most_high=high)


def show_chapters(stage: Stage, _overlay: RuleChapters) -> None:
    """Show all chapters."""
    book = book_of(stage)
    entries = [
        PaperEntry(f"chapter:{name}", stage.words(phrase(f"rules-chapter-{name}")), reading(Rules(chapter=name)), chapter.icon)
        for name, chapter in book.chapters.items()
    ]
    listing(stage, stage.say("screen-menu-chapters"), entries)


def show_search(stage: Stage, _overlay: Search) -> None:
    """Show what was found above the letters; with the one button first a row is chosen, then one of its letters."""
    form, typed = stage.form, str(stage.entry or "")
    assert stage.snapshot.game is not None
    folder, columns = stage.snapshot.game.folder, form.of(15, 10, 6)
    hits = [hit.name for hit in found(folder, typed, stage.words.language, behind_of(stage), stage.snapshot.options)]
    onward = search_index(folder).onward(typed) | {"close"}
    onward |= ({"space"} if typed.rpartition(" ")[2] else set()) | ({"back"} if typed else set())
    names = [*ascii_uppercase, "space", "back", "close"]
    rows = [
        _letters(stage, number, names[(number - 1) * columns : number * columns], columns, typed, onward)
        for number in range(1, -(-len(names) // columns) + 1)
    ]
    title = f"{typed}_" if typed else stage.say("screen-search-what")
    body = ColumnOf((Grow(_hits(stage, hits, typed)), *rows), form.unit)
    show_paper(stage, paper(stage, title, body, ()))


def _hits(stage: Stage, hits: Sequence[str], typed: str) -> LayoutPart:
    """Describe the first of what was found: questions, and rules that nobody asks for."""
    form, cases = stage.form, book_of(stage).cases
    if len(typed) >= SHORTEST and not hits:
        return words(form, stage.say("screen-search-none"), "label", lines=2, ink="soft")
    lines = []
    for name in hits[:HITS]:
        text = question_text(stage.words, cases[name]) if name in cases else f"{shortened(stage.words(Phrase(name)), SIGHT)} …"
        effect = Open(Rules(case=name) if name in cases else Rules(rule=name))
        pressed = Pressable(f"case:{name}" if name in cases else f"rule:{name}", effect)
        line = Pad(words(form, text, "strong", lines=1 + form.tall), even(form.unit, 0), pressed)
        lines.append(Sized(line, most_high=form.touch * (1 + form.tall)))
    return ColumnOf(tuple(map(Grow, lines)), form.unit // 2)


def _letters(stage: Stage, number: int, names: Sequence[str], columns: int, typed: str, onward: set[str]) -> LayoutPart:
    """Describe a row of letters: a stop for the one button, unless it is the one chosen, or none of its letters leads on."""
    opened, letters = stage.layer.page == number, list[LayoutPart]()
    form = stage.form
    for name in names:
        longer = {"space": f"{typed} ", "back": typed[:-1]}.get(name, f"{typed}{name}")
        effect: Effect = Close() if name == "close" else Both(Enter(longer), TurnPage(0, ""))
        off = "" if name in onward else stage.say("screen-search-none")
        heard = stage.say(f"heard-letter-{name}") if name in ICONS else ""
        shown = sign(form, ICONS[name]) if name in ICONS else words(form, name, "focus", align="centre")
        letters.append(Pad(shown, even(0, 0), Pressable(f"letter:{name}", effect, off=off, heard=heard, halts=opened)))
    row = Sized(Grid(tuple(letters), columns, 0, form.unit), high=form.touch, most_high=form.type("focus").size + 2 * form.unit)
    around = Pressable(f"row:{number}", TurnPage(number, ""), link=True)
    return row if opened or not onward.intersection(names) else Pad(row, even(0, 0), around)
