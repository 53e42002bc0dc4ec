"""Compares the plays of a file with those of this device: what is new, whose names and boxes are the same, what is doubtful."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from companion.games import GAMES
from companion.language.words import in_all_languages, is_one_letter_off, simplify
from companion.library.history.document import NOBODY, Play
from companion.library.history.edits import Edits
from companion.library.history.history import History
from companion.library.history.page_lines import box_name, day_phrase, text
from companion.library.importing.found import ANY_BOX, Doubt, FoundPlays
from companion.library.logged import day
from companion.table import Phrase, phrase, unchanging

_NAMED_AT_ONCE = 8
"""The most names, boxes or pairs in one line."""
Box = tuple[str, str, Mapping[str, str]]
"""A game, and its title and titles if it is one that covers many boxes."""


@dataclass
class _Here:
    """What this device knows: its plays by several keys, its players and its boxes. `spelt` are names that the file brings."""

    edits: Edits
    uuids: set[str] = field(default_factory=set)
    numbers: set[int] = field(default_factory=set)
    alike: Counter[object] = field(default_factory=Counter)
    names: dict[str, str] = field(default_factory=dict)
    spelt: dict[str, str] = field(default_factory=dict)
    by_number: dict[int, Box] = field(default_factory=dict)
    by_title: dict[str, Box] = field(default_factory=dict)


@unchanging
class Incoming:
    """What an import would bring: the plays to be taken, the oldest first, and what is told about them before.

    `known` plays are here already; `likely` ones seem to be, and stay away: the same day, box, people and scores.
    """

    plays: tuple[Play, ...] = ()
    known: int = 0
    likely: int = 0
    names_here: tuple[str, ...] = ()
    names_new: tuple[str, ...] = ()
    names_close: tuple[tuple[str, str], ...] = ()
    boxes_here: tuple[Phrase, ...] = ()
    boxes_new: tuple[Phrase, ...] = ()
    doubts: Mapping[Doubt, int] = field(default_factory=dict)

    def lines(self) -> Iterator[Phrase]:
        """Yield what the table should know before it says yes."""
        days = [play.ended for play in self.plays if play.ended is not None]
        first, last = (day_phrase(day(which(days))) if days else phrase("history-day-unknown") for which in (min, max))
        yield phrase("import-plays", n=len(self.plays), first=first, last=last)
        yield from (phrase("import-known", n=n) for n in (self.known,) if n)
        yield from (phrase("import-likely", n=n) for n in (self.likely,) if n)
        for what, all_names in (("names-here", self.names_here), ("names-new", self.names_new)):
            yield from _some(what, [text(name) for name in all_names])
        yield from _some("boxes-here", self.boxes_here)
        yield from _some("boxes-new", self.boxes_new)
        for new, old in self.names_close[:_NAMED_AT_ONCE]:
            yield phrase("import-close", new=new, old=old)
        yield from (phrase(f"import-doubt-{doubt}", n=n) for doubt, n in self.doubts.items() if n)


def _some(what: str, things: Iterable[Phrase]) -> Iterator[Phrase]:
    listed = [*things]
    if listed:
        more = len(listed) - _NAMED_AT_ONCE
        yield phrase(f"import-{what}", n=len(listed), some=tuple(listed[:_NAMED_AT_ONCE]), more=max(more, 0))


def compare(found: FoundPlays, history: History) -> Incoming:
    """Compare the plays of a file with all plays here. Raises `JournalTrouble`."""
    here = _look_here(history)
    boxes: dict[str, tuple[Phrase, bool]] = {}
    names: dict[str, bool] = {}
    taken: dict[str, Play] = {}
    own = Counter(_likeness(_as_here(play, here)[0]) for play in found.plays if play.uuid in here.uuids)
    here.alike -= own  # a play that is here by its own id is nobody else's double
    known = likely = 0
    for play in found.plays:
        if play.uuid in here.uuids or play.uuid in taken or play.bgg_play in here.numbers:
            known += 1
            continue
        ours, is_known = _as_here(play, here)
        if ours.seats and here.alike[_likeness(ours)] > 0:
            here.alike[_likeness(ours)] -= 1
            likely += 1
            continue
        taken[ours.uuid] = ours
        boxes.setdefault(ours.kind, (box_name(ours.game, ours.title, ours.titles), is_known))
        names |= {seat.name: seat.name.casefold() in here.names for seat in ours.seats if not seat.name.startswith(NOBODY)}
    new = tuple(sorted(name for name, is_here in names.items() if not is_here))
    people = sorted(set(here.names.values()))
    return Incoming(
        plays=tuple(sorted(taken.values(), key=lambda play: play.ended or 0)),
        known=known,
        likely=likely,
        names_here=tuple(sorted(name for name, is_here in names.items() if is_here)),
        names_new=new,
        names_close=tuple((name, old) for name in new for old in people if _are_close(name, old)),
        boxes_here=tuple(words for words, is_here in boxes.values() if is_here),
        boxes_new=tuple(words for words, is_here in boxes.values() if not is_here),
        doubts={doubt: n for doubt, n in found.doubts.items() if taken or doubt in {Doubt.LEFT_OUT, Doubt.PAGES}},
    )


def _look_here(history: History) -> _Here:
    here = _Here(history.plays.edits())
    _look_at_boxes(here)
    for _, written in history.plays.documents():
        here.uuids.add(written.uuid)
        here.numbers |= {written.bgg_play} - {0}
        play = here.edits.lay_over(written)
        if play is None:
            continue
        here.alike[_likeness(play)] += 1
        for then, now in zip(written.seats, play.seats, strict=True):
            here.names |= {then.name.casefold(): now.name, now.name.casefold(): now.name}
        if play.title:
            box: Box = (play.game, play.title, play.titles)
            here.by_title |= {simplify(title): box for title in (play.title, *play.titles.values())}
            if play.bgg:
                here.by_number[play.bgg] = box
    return here


def _look_at_boxes(here: _Here) -> None:
    """Note the boxes that can be played here: by their names in every language, and by number."""
    languages = in_all_languages(*(game.folder for game in GAMES))
    for game in GAMES:
        numbered = dict(game.printed_numbers()) if game.printed_numbers is not None else {}
        for number, titles in numbered.items():
            box: Box = (game.name, titles["en"], titles if len(set(titles.values())) > 1 else {})
            here.by_number[number] = box
            here.by_title |= {simplify(title): box for title in titles.values()}
        if game.title is None:
            box = (game.name, "", {})
            called = phrase(f"game-{game.name}")
            named = [words(called) for words in languages] + [words.find_optional(called, "also") for words in languages]
            here.by_title |= {simplify(name): box for name in named if name}
            if game.bgg_id:
                here.by_number[game.bgg_id] = box


def _plain_title(title: str) -> str:
    """Return a title as it is compared: without the edition in brackets behind it."""
    return simplify(re.sub(r"\s*\([^()]*\)\s*$", "", title) or title)


def _as_here(play: Play, here: _Here) -> tuple[Play, bool]:
    """Return a play with the names and the box that this device has for them, and whether it has the box."""
    title = _plain_title(play.title)
    box = here.by_title.get(simplify(play.title)) or here.by_number.get(play.bgg) or here.by_title.get(title) if title else None
    if box is not None:
        play = replace(play, game=box[0], title=box[1], titles=box[2])
    spelt = [(seat.name.casefold(), seat.name) for seat in play.seats]
    named = [here.names.get(key) or here.spelt.setdefault(key, name) for key, name in spelt]
    if len(set(named)) == len(named):
        play = replace(play, seats=tuple(replace(seat, name=name) for seat, name in zip(play.seats, named, strict=True)))
    return play, box is not None or play.game != ANY_BOX


def _likeness(play: Play) -> object:
    """Return what two records of one play have in common."""
    return day(play.ended), play.kind, frozenset((seat.name.casefold(), seat.score) for seat in play.seats)


def _are_close(name: str, other: str) -> bool:
    """Return whether two names might be one person's: they differ in one letter, or one is the beginning of the other."""
    one, two = simplify(name), simplify(other)
    return is_one_letter_off(one, two) or one.startswith(f"{two} ") or two.startswith(f"{one} ")
