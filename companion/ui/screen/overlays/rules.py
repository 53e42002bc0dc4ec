"""Looking up rules: likely questions, topics, the chapters as pages to read, and the search by letters.

A page shows one rule or answer with its example, or several: those of a chapter, or those behind the question.
"""

from collections.abc import Container, Iterator, Sequence
from dataclasses import replace
from functools import partial
from string import ascii_uppercase

from companion.play import ReadAloud
from companion.rulebook import Rulebook
from companion.rulebook.likely import Occasion, chapters, choose_first, choose_following, reading
from companion.rulebook.look_up import RulePage, question_text, rule_page
from companion.rulebook.search import SHORTEST, find_rules, search_index
from companion.table import Phrase, Seat
from companion.ui.pages.effects import RuleCases, RuleChapters, Rules, Search
from companion.ui.screen.layout import Blank, ColumnOf, Grid, Grow, LayoutPart, OneOf, Pad, Pads, RowOf, Sized, pad_by
from companion.ui.screen.page import Both, Close, Do, Effect, Enter, Focus, Open, Pressable, Stage, Tint, TurnPage, drawing
from companion.ui.screen.paint import Box, FontFace, shorten
from companion.ui.screen.widgets import (
    Way,
    back_way,
    entry,
    frame,
    heading,
    leaf,
    paper,
    show_paper,
    sign,
    words,
)
from companion.ui.screen.widgets.paper import foot
from companion.ui.screen.widgets.rich_text import TextRun, lay_runs

MOST = 6
"""Most questions shown at once."""
FURTHER = "chapter:further"
"""The way to more answers, which is lit first."""
TOPIC_ROWS = (2, 1, 3)
"""Rows of topics on the wide, the small and the tall screen."""
ICONS = {"space": "space", "back": "back", "close": "cross"}
SIGHT = 46
"""Most letters shown of a rule that was found."""
HITS = 4
HEADING = 40
"""Most letters shown of a printed heading."""
LONGEST = 12
"""Most letters of a player's name in an example."""


def show_cases(stage: Stage, _overlay: RuleCases) -> None:
    """Show the likely questions, the likeliest with their answers; below them the topics, the search and the way to more answers.

    That way is lit first, so that holding reads on; it stands last, so that a short press goes to the questions.
    """
    form, book, now = stage.form, stage.snapshot.book, stage.snapshot.occasion
    shown = tuple((case.id, rule_page(book, stage.words, case.id)) for case in choose_first(book, now, MOST))
    stage.builder.title = stage.say("screen-ask")
    wide = stage.box.w - 2 * form.pad

    def page(answered: int, across: int, *, headed: bool, count: int = MOST) -> LayoutPart:
        # Where there is no room for all answers, the shortest are shown
        by_length = sorted(shown, key=lambda each: len(each[1].text))
        told = {name for name, _ in by_length[:answered]}
        further = Rules(first=tuple(name for name, _ in shown if name not in told))
        head = (heading(form, stage.say("screen-ask")),) if headed else ()
        asked = _lay_asked(stage, shown[:count], told, across) if shown else Blank()
        return ColumnOf((*head, Grow(asked), *_topics(stage, book, now, wide, further)), form.unit)

    columns = (1,) if form.tall else (2, 1)
    tried = [partial(page, MOST, across, headed=headed) for across in columns for headed in (True, False)]
    tried += [partial(page, answered, across, headed=False) for answered in range(MOST - 1, 0, -1) for across in columns]
    tried += [partial(page, 0, across, headed=True, count=count) for across in columns for count in range(MOST, 1, -across)]
    show_paper(stage, Pad(OneOf(tuple(tried)), pad_by(form.pad, form.gap)))


def _lay_asked(stage: Stage, shown: Sequence[tuple[str, RulePage]], told: Container[str], across: int) -> LayoutPart:
    """Describe questions on plates, so many `across`, with the answers of those that are `told`."""
    form, plates = stage.form, list[LayoutPart]()
    for name, rule in shown:
        pressed = Pressable(f"case:{name}", Open(Rules(case=name)))
        if name in told:
            asked, answer = words(form, rule.title, "strong", lines=3), words(form, rule.text, "label", lines=6)
            plates.append(frame(form, ColumnOf((asked, answer), 0, "middle"), pressed))
        else:
            plates.append(entry(stage, pressed, rule.title))
    lines = (plates[at : at + across] for at in range(0, len(plates), across))
    return ColumnOf(tuple(Grow(Grid(tuple(line), across, 0, form.gap)) for line in lines), form.unit)


def _topics(stage: Stage, book: Rulebook, now: Occasion, wide: int, further: Rules) -> Iterator[LayoutPart]:
    """Describe rows of topics: as many chapters as fit, the nearest first, then search, all chapters, and more answers."""
    form = stage.form
    row: list[LayoutPart] = [words(form, stage.say("screen-ask-about"), "label", ink="rubric")]
    waiting = chapters(book, now)
    signs: tuple[LayoutPart, ...] = (
        _sign(stage, "search", "search", Open(Search())),
        _sign(stage, "chapters", "book", Open(RuleChapters())),
        _sign(stage, "close", "cross", Close()),
    )
    on = _topic(stage, "further", stage.say("screen-ask-more"), "next", further)
    beside = RowOf((Grow(Blank()), *signs, on), form.unit).breadth() <= wide
    for left in reversed(range(form.of(*TOPIC_ROWS))):
        after = () if left else (Grow(Blank()), *signs, on) if beside else (Grow(Blank()), *signs)
        while waiting:
            chapter = book.chapters[waiting[0]]
            label = stage.words(book.words(f"rules-chapter-{chapter.id}"))
            topic = _topic(stage, chapter.id, label, chapter.icon, Rules(chapter=chapter.id))
            if RowOf((*row, topic, *after), form.unit).breadth() > wide:
                break
            row.append(topic)
            del waiting[0]
        yield RowOf((*row, *after), form.unit)
        row = []
    if not beside:
        yield RowOf((Grow(on),), form.unit)


def _open_page(overlay: Rules) -> Effect:
    """Return the effect that opens a page to read, with the focus on the way to the next page."""
    return Both(Open(overlay), Focus("more"))


def _topic(stage: Stage, name: str, label: str, icon: str, opened: Rules) -> LayoutPart:
    before = (sign(stage.form, icon, "label"),) if icon else ()
    inside = RowOf((*before, words(stage.form, label, "strong")), stage.form.unit)
    return _plate(stage, inside, Pressable(f"chapter:{name}", _open_page(opened)))


def _sign(stage: Stage, name: str, icon: str, effect: Effect) -> LayoutPart:
    heard = {"search": "screen-search", "chapters": "screen-menu-chapters"}.get(name, "ear-letter-close")
    pressed = Pressable(name, effect, heard=stage.say(heard))
    return Sized(_plate(stage, sign(stage.form, icon), pressed), stage.form.touch)


def _plate(stage: Stage, inside: LayoutPart, pressed: Pressable) -> LayoutPart:
    high = max(stage.form.touch, stage.form.type("focus").size + stage.form.unit)
    return Sized(Pad(inside, pad_by(stage.form.unit, 0), pressed), high=high, most_high=high)


def show_search(stage: Stage, _overlay: Search) -> None:
    """Show the hits above the letters; with the button, a player chooses a row first, then one of its letters."""
    form, typed = stage.form, str(stage.entry or "")
    assert stage.snapshot.game is not None
    folder, language, teaching = stage.snapshot.game.folder, stage.words.language, stage.snapshot.teaching
    columns, options, players = form.of(15, 10, 6), stage.snapshot.options, len(stage.snapshot.seats)
    hits = [hit.name for hit in find_rules(folder, typed, language, stage.snapshot.occasion, options, teaching, players)]
    onward = search_index(folder, language, teaching).list_following_letters(typed) | {"close"}
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
    """Describe the first hits: questions, and rules that no question covers."""
    form, book = stage.form, stage.snapshot.book
    if len(typed) >= SHORTEST and not hits:
        return words(form, stage.say("screen-search-none"), "label", lines=2, ink="soft")
    lines = []
    for name in hits[:HITS]:
        case = book.cases.get(name)
        text = question_text(book, stage.words, case) if case else f"{shorten(stage.words(Phrase(name)), SIGHT)} …"
        effect = Open(Rules(case=name) if case else Rules(rule=name))
        pressed = Pressable(f"case:{name}" if case else f"rule:{name}", effect)
        line = Pad(words(form, text, "strong", lines=1 + form.tall), pad_by(form.unit, 0), pressed)
        lines.append(Sized(line, most_high=form.touch * (1 + form.tall)))
    return ColumnOf(tuple(map(Grow, lines)), form.unit // 2)


def _letters(stage: Stage, number: int, names: Sequence[str], columns: int, typed: str, onward: set[str]) -> LayoutPart:
    """Describe a row of letters: one stop for the button, unless it is the open row or none of its letters leads to a hit."""
    opened, letters = stage.layer.page == number, list[LayoutPart]()
    form = stage.form
    for name in names:
        longer = {"space": f"{typed} ", "back": typed[:-1]}.get(name, f"{typed}{name}")
        effect: Effect = Close() if name == "close" else Both(Enter(longer), TurnPage(0, ""))
        off = "" if name in onward else stage.say("screen-search-none")
        heard = stage.say(f"ear-letter-{name}") if name in ICONS else ""
        shown = sign(form, ICONS[name]) if name in ICONS else words(form, name, "focus", align="centre")
        letters.append(Pad(shown, pad_by(0, 0), Pressable(f"letter:{name}", effect, off=off, heard=heard, halts=opened)))
    row = Sized(Grid(tuple(letters), columns, 0, form.unit), high=form.touch, most_high=form.type("focus").size + 2 * form.unit)
    around = Pressable(f"row:{number}", TurnPage(number, ""), link=True)
    return row if opened or not onward.intersection(names) else Pad(row, pad_by(0, 0), around)


@drawing
def draw_rules(stage: Stage, box: Box, _tint: Tint) -> None:
    """Draw lines above and below an example."""
    line = max(1, stage.form.line // 2)
    stage.builder.fill(box.top_part(line), stage.look.edge)
    stage.builder.fill(box.bottom_part(line), stage.look.edge)


def _seats(stage: Stage) -> Sequence[Seat]:
    """Return the players to be named in examples: the one who is asked, then clockwise."""
    seats, question = stage.snapshot.seats, stage.snapshot.question
    first = question.seat if question is not None else None
    return tuple(seats.clockwise_from(first)) if first in seats and first is not None else seats


def show_rules(stage: Stage, overlay: Rules) -> None:
    """Show one answer or rule on a page of its own, or several per page: those of a chapter or behind the question."""
    book, alone = stage.snapshot.book, overlay.case or overlay.rule
    if alone:
        show_paper(stage, _lay_alone(stage, overlay, rule_page(book, stage.words, alone, _seats(stage), stage.snapshot.values)))
        return
    now = stage.snapshot.occasion
    following = reading(book, now, overlay.chapter) if overlay.chapter else choose_following(book, now, overlay.after)
    names = [*overlay.first, *following]
    title = book.words(f"rules-chapter-{overlay.chapter}" if overlay.chapter else "screen-ask-more")
    show_paper(
        stage, _lay_several(stage, stage.words(title), [(name, rule_page(book, stage.words, name)) for name in names], book.cases)
    )


def _lay_alone(stage: Stage, overlay: Rules, rule: RulePage) -> LayoutPart:
    """Describe an answer: the question, the answer as large as a prompt, then the rule, an example, and where it is printed.

    The key words of the answer are highlighted.
    """
    form, book = stage.form, stage.snapshot.book
    stage.builder.title = rule.say(stage.words)
    example = (_example(stage, rule),) if rule.example else ()
    chapter = book.chapter_of(book.cases[overlay.case]) if overlay.case else ""
    about = [Way("about", stage.say("screen-more-about"), Both(Open(Rules(chapter=chapter)), Focus("more")))] if chapter else []
    further = Both(Open(Rules(after=overlay.case)), Focus("more"))
    likely = bool(overlay.case and choose_following(book, stage.snapshot.occasion, overlay.case))
    more = [Way("more", stage.say("screen-ask-more"), further, "next")] if likely else []
    ways = [*more, _lead_back(stage), *about, _read(stage, rule.say(stage.words))]
    printed = replace(rule, printed=shorten(rule.printed, HEADING)).where(stage.words)
    source = " · ".join(part for part in (rule.chapter, printed) if part)
    asked = words(form, rule.title, "heading", lines=2 + form.tall, ink="rubric")
    seat = _seats(stage)[0].colour if rule.now else ""
    now = (
        (Pad(lay_runs([TextRun(rule.now, FontFace.SANS_SEMIBOLD, "ink", seat)], form.type("rule")), Pads(), draw_rules()),)
        if seat
        else ()
    )
    told = (lay_runs([TextRun(rule.rule, FontFace.SERIF, "ink")], form.type("rule")),) if rule.rule else ()

    before, key, after = rule.parts()
    serif = FontFace.SERIF
    runs = [TextRun(before, serif, "ink"), TextRun(key, FontFace.SERIF_SEMIBOLD, "rubric"), TextRun(after, serif, "ink")]

    def page(large: str, *below: LayoutPart, where: str) -> LayoutPart:
        parts = (asked, lay_runs(runs, form.type("rule")._replace(size=form.type(large).size)), *now, *below)
        last = (words(form, where, "label", lines=2, ink="soft"),) if where else ()
        body = ColumnOf((*parts, Grow(Blank()), *last), form.gap if large == "prompt" else form.unit)
        return Pad(ColumnOf((Grow(body), foot(stage, ways)), form.gap), pad_by(form.pad, form.gap))

    return OneOf(
        (
            page("prompt", *told, *example, where=source),
            partial(page, "rule", *told, *example, where=source),
            partial(page, "rule", *told, *example, where=printed),
            partial(page, "rule", *told, *example, where=""),
            partial(page, "rule", *(example or told), where=""),
        )
    )


def _lay_several(stage: Stage, title: str, rules: Sequence[tuple[str, RulePage]], cases: Container[str]) -> LayoutPart:
    """Describe as many answers and rules as fit, each below its question; choosing one shows it in full."""
    form = stage.form
    kind, lines = form.type("rule"), list[LayoutPart]()
    for name, rule in rules:
        told = lay_runs([TextRun(rule.text, FontFace.SERIF, "ink")], kind._replace(size=kind.least))
        above = (words(form, rule.title, "strong", lines=4, ink="rubric"),) if name in cases else ()
        target, opened = (f"case:{name}", Rules(case=name)) if name in cases else (f"rule:{name}", Rules(rule=name))
        inside = Pad(ColumnOf((*above, told)), pad_by(form.unit, 0), Pressable(target, Open(opened), link=True))
        lines.append(Sized(inside, high=form.touch))

    def page(shown: slice, more: Sequence[Way]) -> LayoutPart:
        spoken = " ".join(rule.say(stage.words) for _, rule in rules[shown])
        stage.builder.title = f"{title}. {spoken}"
        ways = [*more, _lead_back(stage), _read(stage, spoken)]
        head = () if form.small else (heading(form, title),)
        body = Grow(ColumnOf(tuple(lines[shown]), form.unit))
        return Pad(ColumnOf((*head, body, foot(stage, ways)), form.unit), Pads(form.pad, form.gap, form.pad, form.unit))

    return leaf(stage, lines, page, gap=form.unit)


def _lead_back(stage: Stage) -> Way:
    return back_way(stage)._replace(label=stage.say("screen-back"))


def _read(stage: Stage, text: str) -> Way:
    return Way("read", stage.say("screen-read-aloud"), Do(ReadAloud(text)), "voice")


def _example(stage: Stage, rule: RulePage) -> LayoutPart:
    """Describe the example between two lines, each player's name with that player's shield."""
    before, _, after = stage.say("rule-example", what="\0").partition("\0")
    runs = [TextRun(before, FontFace.SERIF_ITALIC, "soft")]
    for part in rule.example:
        if isinstance(part, Seat):
            runs.append(TextRun(shorten(part.name, LONGEST), FontFace.SERIF_SEMIBOLD, "ink", part.colour))
        else:
            runs.append(TextRun(part, FontFace.SERIF, "ink"))
    unit = stage.form.unit
    return Pad(
        lay_runs([*runs, TextRun(after, FontFace.SERIF, "ink")], stage.form.type("rule")), Pads(0, unit, 0, unit), draw_rules()
    )
