"""Corrections by pieces: those of a group, shown where they lie and as they look."""

from collections.abc import Sequence
from textwrap import shorten

from companion.table import Entry, Option, Seat, Symbols, unchanging
from companion.ui.pages.correctable import name_group, name_owner, option_of
from companion.ui.pages.effects import Correcting, Exchanging
from companion.ui.screen.layout import Art, Blank, ColumnOf, Grid, Grow, LayoutPart, OneOf, Pad, RowOf, Sized, pad_by
from companion.ui.screen.overlays.described import context_of
from companion.ui.screen.page import Both, Close, Effect, Enter, Focus, Open, Pressable, Stage
from companion.ui.screen.widgets import Icon, Shield, Things, Way, back_way, cut_line, list_rows, paper, show_paper, words

ACROSS = (2, 3, 5, 7, 9)
"""How many things stand side by side on the page of a heap: the first of these that fits."""
FACES = ((9, 12), (3, 5))
"""How many pieces to choose from stand side by side, on a wide screen and on a tall one: the first that fits."""
FEW, MANY = 4, 12
"""Up to FEW heaps stand in two columns; a heap of more than MANY things is not drawn."""
PRINTED = 3
"""A key of at most this many capitals is what is printed on the thing."""
TOLD = 3
"""Most lines that name the things of a heap if there is no room to draw them."""
SMALL = 0.6
"""Least width of a drawn thing, as a share of what a finger needs."""


@unchanging
class Thing:
    """A piece that lies somewhere: its words, the page that corrects it, how it is drawn, and the `key` of its kind.

    If the piece is drawn, the focus on that page starts at its kind, as the right one is seldom far from it.
    """

    name: str
    opens: Exchanging | Correcting
    shows: tuple[Symbols, ...] = ()
    icon: str = ""
    key: str = ""


@unchanging
class Heap:
    """The things that lie in one place; the one with a plus is not a thing but the way to add one."""

    key: str
    name: str
    things: tuple[Thing, ...]
    seat: Seat | None = None

    @property
    def number(self) -> int:
        """How many things lie there."""
        return sum(thing.icon != "plus" for thing in self.things)


def list_lying(stage: Stage, entry: Entry) -> Heap:
    """Return the pieces of a list as a heap, with the place where one more can be added."""
    held = stage.snapshot.values[entry.name]
    assert isinstance(held, tuple)
    options = [option_of(stage.snapshot, entry, key) for key in held]
    names = [
        key if len(key) <= PRINTED and key.isupper() else stage.words(one.words) for key, one in zip(held, options, strict=True)
    ]
    things = [Thing(names[at], Exchanging(entry.name, at), one.shows, key=one.key) for at, one in enumerate(options)]
    more = Thing(stage.say("screen-piece-add"), Exchanging(entry.name, len(held)), icon="plus")
    return Heap(entry.name, stage.words(name_owner(stage.snapshot, entry)), (*things, more), entry.seat)


def by_place(stage: Stage, entries: Sequence[Entry], *, hold: bool = False) -> list[Heap]:
    """Sort things into heaps by the place where each lies; empty places are left out.

    With `hold`, choosing a thing opens the page that corrects it together with what it holds.
    """
    found: dict[str, list[Thing]] = {}
    for entry in entries:
        short = entry.key if len(entry.key) <= PRINTED and entry.key.isupper() else stage.words(name_owner(stage.snapshot, entry))
        opens = Correcting(entry.group, entry.key) if hold else Exchanging(entry.name)
        found.setdefault(str(stage.snapshot.values[entry.name]), []).append(Thing(short, opens))
    places = [(value, option_of(stage.snapshot, entries[0], value)) for value in sorted(found)]
    return [Heap(value, stage.words(place.words), tuple(found[value]), place.seat) for value, place in places]


def show_things(stage: Stage, entries: Sequence[Entry], heaps: Sequence[Heap]) -> None:
    """Lay out all heaps of a group. A finger chooses a thing directly; the button chooses a heap first, then a thing in it."""
    form, title = stage.form, stage.words(name_group(context_of(stage), entries[0].group))
    opened = next((heap for heap in heaps if heap.key == stage.entry), heaps[0] if len(heaps) == 1 else None)
    ways: list[LayoutPart] = []
    if opened is not None:
        lines = opened.name if len(heaps) > 1 else title
        leave = Enter(None, "") if len(heaps) > 1 else Close()
        chips = [_chip(stage, thing, place) for place, thing in enumerate(opened.things)]
        ways = [Grid(tuple(chips), across, form.gap, form.gap, form.size("card")) for across in ACROSS]
        body = OneOf(
            (
                *ways,
                Grid(tuple(chips), 1, form.unit, most=form.size("card")),
                list_rows(stage, [Sized(chip, high=form.touch) for chip in chips], columns=1 if form.tall else 2),
            )
        )
        page = paper(stage, lines, body, [Way("close", stage.say("screen-back"), leave, "back")], stage.state.said)
    else:
        shown = [_heap(stage, heap) for heap in heaps]
        columns = (2, 1) if form.tall else (2, 3) if len(heaps) <= FEW else (3, 2, 4)
        ways = [Grid(tuple(shown), across, form.gap, form.gap) for across in columns]
        page = paper(stage, title, OneOf((*ways, list_rows(stage, shown))), [back_way(stage)], stage.state.said)
    show_paper(stage, page)


def _heap(stage: Stage, heap: Heap) -> LayoutPart:
    """Describe a heap: its owner or place, its number and its things side by side; too many are only named."""
    form = stage.form
    side = form.type("label").size
    before = (Art(Shield(heap.seat.colour), side, side),) if heap.seat is not None else ()
    named = RowOf((*before, Grow(cut_line(form, heap.name, "label")), words(form, str(heap.number), "strong")), form.unit)
    least = form.touch
    chips = [
        Sized(_chip(stage, thing, place, heap.key), least, least, most_high=form.touch_answer)
        for place, thing in enumerate(heap.things[: heap.number])
    ]
    beside = (3, 4, 5, 6, 7, 2, 1) if len(chips) <= MANY else ()
    ways = [Grid(tuple(chips), across, form.unit, form.unit, form.touch_answer) for across in beside]
    names = ", ".join(thing.name for thing in heap.things[: heap.number] if not thing.shows)
    told = [words(form, shorten(names, most, placeholder=" …"), "label", lines=TOLD, ink="soft") for most in range(90, 15, -8)]
    inside = _opens(heap.things[0]) if len(heap.things) == 1 else Enter(heap.key, "")
    return Pad(
        ColumnOf((named, OneOf((*ways, *told, Blank()))), form.unit),
        pad_by(form.unit, form.unit),
        Pressable(f"heap:{heap.key}", inside),
    )


def _opens(thing: Thing) -> Effect:
    return Both(Open(thing.opens), Focus(f"option:{thing.key}")) if thing.shows else Open(thing.opens)


def show_faces(stage: Stage, title: str, faces: Sequence[tuple[Option[str], Effect]], ways: Sequence[Way]) -> None:
    """Lay out the pieces to choose from, drawn as they look."""
    form = stage.form
    chips = [
        _lay_pictured(stage, option.shows, Pressable(f"option:{option.key}", effect, heard=stage.words(option.words)))
        for option, effect in faces
    ]
    grids = [Grid(tuple(chips), across, form.unit, form.unit, form.size("card")) for across in FACES[form.tall]]
    show_paper(stage, paper(stage, title, OneOf((*grids, list_rows(stage, chips))), ways, stage.state.said))


def _lay_pictured(stage: Stage, shows: tuple[Symbols, ...], answer: Pressable) -> LayoutPart:
    form, art = stage.form, Things(shows)
    drawn = Art(art, round(form.touch * SMALL / art.aspect), form.size("card"), art.aspect)
    return Pad(drawn, pad_by(form.unit // 2, form.unit // 2), answer)


def _chip(stage: Stage, thing: Thing, place: int, within: str | None = None) -> LayoutPart:
    """Describe a thing; `within` a heap only fingers can choose it."""
    form = stage.form
    name = f"thing:{place}" if within is None else f"thing:{within}:{place}"
    answer = Pressable(name, _opens(thing), halts=within is None, heard=thing.name)
    inset = pad_by(form.unit // 2, form.unit // 2)
    if thing.shows:
        return _lay_pictured(stage, thing.shows, answer)
    if thing.icon:
        return Pad(Art(Icon(thing.icon), round(form.touch * SMALL) // 2, form.touch), inset, answer)
    if within is not None:
        return Pad(words(form, thing.name, "label", align="centre"), inset, answer)
    return Pad(words(form, thing.name, "answer", lines=2, align="centre"), inset, answer)
