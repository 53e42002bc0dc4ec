"""How the game began, as pages: who plays in which colour and where, options, house rules and facts; each can be mended."""

from collections.abc import Callable
from typing import Any

from companion.play import Correct, Rebegin, agreed
from companion.play.acts import Act, GoOnWith
from companion.table import Game, Number, OptionSpec, Phrase, Question, Seat, Seats, phrase
from companion.table.game import SHEET
from companion.table.joining import BOOKS, START
from companion.table.questions.writing import Write
from companion.ui.pages.described import PageContext, PageDescription, PageWay, back_way, describe_list, plain
from companion.ui.pages.effects import Began, Effect, Exchanging, Menu, Open, close_after
from companion.ui.pages.menu import describe_menu


def describe_beginning(around: PageContext, overlay: Began) -> PageDescription:
    """Describe the list of all that the game began with, or the page of one part of it."""
    game = around.snapshot.game
    if game is None:  # it has just been left
        return describe_menu(around, Menu())
    kind, _, name = overlay.part.partition(":")
    parts: dict[str, Callable[[PageContext, Game, str], PageDescription]] = {
        "seat": _describe_seat,
        "name": _ask_name,
        "colour": _ask_colour,
        "place": _ask_place,
        "move": _ask_move,
        "swap": _ask_swap,
        "new": _ask_name,
        "option": _ask_option,
        "house": _ask_house,
        "own": _ask_own_rule,
        "fact": _ask_fact,
        "part": _ask_part,
        "people": list_people,
        "join": _ask_newcomer,
        "joincolour": _ask_newcomer_colour,
        "joinplace": _ask_newcomer_place,
    }
    return parts.get(kind, _list_parts)(around, game, name)


def _list_parts(around: PageContext, game: Game, _part: str) -> PageDescription:
    now = around.snapshot
    lines = [
        PageWay(f"seat:{seat.colour}", plain(seat.name), _open("seat", seat.colour), note=_colour(seat), seat=seat)
        for seat in now.seats
    ]
    if len(now.seats) < max(_list_numbers(around, game)):
        lines.append(PageWay("new", phrase("began-new"), _open("new", ""), "plus"))
    for spec in game.options:
        if spec.name != START:
            held = now.options.get(spec.name, spec.default)
            opened = _open("option", spec.name)
            lines.append(
                PageWay(
                    f"option:{spec.name}", _name_option(around, game, spec), opened, note=_name_choice(around, game, spec, held)
                )
            )
    told = tuple(agreed.rule_words(game, key) for key in now.house)
    note = phrase("began-rules", n=len(told), first=told[0] if told else "")
    lines.append(PageWay("house", phrase("evening-house-rules"), _open("house", ""), note=note))
    for fact in game.facts:
        value = now.facts.get(fact.name)
        if (value is not None or fact.settles is not None) and fact.name not in {SHEET, *game.known_facts}:
            words = fact.ask.tell(value) if value is not None else ("?",)
            said = ", ".join(around.words(part) if isinstance(part, Phrase) else str(part) for part in words)
            called = _name(around, f"{game.name}-fact-{fact.name}", fact.name)
            lines.append(PageWay(f"fact:{fact.name}", called, _open("fact", fact.name), note=plain(said)))
    parts = game.fact_parts(now.facts) if game.fact_parts is not None else ()
    for part in parts:
        held = str(part.ask.likely) if isinstance(part.ask, Number) else ""
        lines.append(PageWay(f"part:{part.key}", part.words, _open("part", part.key), note=plain(held)))
    return describe_list(phrase("began"), lines, [back_way(around)])


def _open(kind: str, name: str) -> Effect:
    return Open(Began(f"{kind}:{name}"))


def _colour(seat: Seat) -> Phrase:
    return phrase(f"colour-{seat.colour}")


def _name_option(around: PageContext, game: Game, spec: OptionSpec) -> Phrase:
    return _name(around, f"{game.name}-option-{spec.name}", spec.name)


def _name_choice(around: PageContext, game: Game, spec: OptionSpec, choice: str) -> Phrase:
    return _name(around, f"{game.name}-choice-{spec.name}-{choice}", choice)


def _name(around: PageContext, message: str, key: str) -> Phrase:
    """Return a message; its key where a game from elsewhere has no words for it."""
    return phrase(message) if around.words.has(message) else plain(key)


def _list_numbers(around: PageContext, game: Game) -> tuple[int, ...]:
    return game.seats if game.players is None else game.players(around.snapshot.facts)


def _describe_seat(around: PageContext, game: Game, colour: str) -> PageDescription:
    """List what can be other about one player."""
    seats = around.snapshot.seats
    seat = seats.of(colour)
    two, few = len(seats[1:]) == 1, len(seats) - 1 not in _list_numbers(around, game)
    ways = [
        PageWay("name", phrase("began-name"), _open("name", colour), "pen"),
        PageWay("colour", phrase("began-colour"), _open("colour", colour), "hand"),
        PageWay("swap", phrase("began-swap"), _open("swap", colour), "redo"),
        PageWay("place", phrase("began-place"), _open("place", colour), "next", off=phrase("began-two") if two else None),
        PageWay("move", phrase("began-move"), _open("move", colour), "hourglass", off=phrase("began-two") if two else None),
        PageWay(
            "out",
            phrase("began-out"),
            close_after(Rebegin(tuple(other for other in seats if other != seat))),
            "cross",
            off=phrase("began-too-few", n=len(seats)) if few else None,
        ),
    ]
    return describe_list(plain(seat.name), ways, [_back("")], source=_colour(seat), back=Open(Began()))


def _back(part: str) -> PageWay:
    return PageWay("close", phrase("screen-back"), Open(Began(part)), "back")


def _ask_name(around: PageContext, game: Game, colour: str) -> PageDescription:
    """Ask how somebody is called; without a colour, somebody who was left out and sits last, in a free colour."""
    seats = around.snapshot.seats
    free = next(iter([each for each in game.colours if each not in seats.colours]), "")

    def named(name: Any) -> Effect:
        called, before = str(name), Began(f"seat:{colour}" if colour else "")
        if not called:
            return Open(before)
        if not colour:
            return close_after(Rebegin((*seats, Seat(called, free))))
        return close_after(Rebegin(tuple(Seat(called if each.colour == colour else each.name, each.colour) for each in seats)))

    question = Write("began.write", args={"who": seats.of(colour).name if colour else phrase("began-new")})
    return PageDescription(question, named, back=Open(Began(f"seat:{colour}" if colour else "")))


def _ask_colour(around: PageContext, game: Game, colour: str) -> PageDescription:
    """Ask for somebody's colour: whoever has it gets the other's; their figures stay with the people."""
    seats = around.snapshot.seats
    held = {seat.colour: seat for seat in seats}

    def exchanged(other: str) -> tuple[Seat, ...]:
        swap = {colour: other, other: colour}
        return tuple(Seat(seat.name, swap.get(seat.colour, seat.colour)) for seat in seats)

    lines = [
        PageWay(
            f"colour:{other}",
            phrase(f"colour-{other}"),
            close_after(Rebegin(exchanged(other))),
            note=phrase("began-exchange", who=held[other].name, colour=phrase(f"colour-{colour}")) if other in held else None,
            seat=Seat(other, other),
        )
        for other in sorted(game.colours, key=lambda each: each not in held)
        if other != colour
    ]
    title = phrase("began-which-colour", who=seats.of(colour).name)
    return describe_list(title, lines, [_back(f"seat:{colour}")], back=Open(Began(f"seat:{colour}")))


def _ask_swap(around: PageContext, _game: Game, colour: str) -> PageDescription:
    """Ask with whom somebody was mistaken: the two names change, and nothing else."""
    seats = around.snapshot.seats
    seat = seats.of(colour)

    def swapped(other: Seat) -> tuple[Seat, ...]:
        names = {seat.name: other.name, other.name: seat.name}
        return tuple(Seat(names.get(each.name, each.name), each.colour) for each in seats)

    lines = [PageWay(f"swap:{each.colour}", plain(each.name), close_after(Rebegin(swapped(each))), seat=each) for each in seats]
    lines = [line for line in lines if line.seat != seat]
    title = phrase("began-which-swap", who=seat.name)
    return describe_list(title, lines, [_back(f"seat:{colour}")], columns=1, back=Open(Began(f"seat:{colour}")))


def _ask_place(around: PageContext, _game: Game, colour: str) -> PageDescription:
    """Ask to whose left somebody has sat from the beginning."""
    return _ask_left_of(around.snapshot.seats, colour, Rebegin)


def _ask_move(around: PageContext, _game: Game, colour: str) -> PageDescription:
    """Ask to whose left somebody sits from the next round on."""
    return _ask_left_of(around.snapshot.seats_later, colour, GoOnWith)


def _ask_left_of(seats: Seats, colour: str, act: Callable[[tuple[Seat, ...]], Act]) -> PageDescription:
    seat, others = seats.of(colour), [each for each in seats if each.colour != colour]

    def seated(after: Seat) -> tuple[Seat, ...]:
        place = others.index(after) + 1
        ring = [*others[:place], seat, *others[place:]]
        first = ring.index(seats[0])  # the first seat stays the first
        return (*ring[first:], *ring[:first])

    lines = [
        PageWay(f"after:{each.colour}", phrase("began-left-of", who=each.name), close_after(act(seated(each))))
        for each in others
        if seated(each) != tuple(seats)
    ]
    title = phrase("began-which-place", who=seat.name)
    return describe_list(title, lines, [_back(f"seat:{colour}")], columns=1, back=Open(Began(f"seat:{colour}")))


def _ask_option(around: PageContext, game: Game, name: str) -> PageDescription:
    """Ask for the choice of an option; books that were not kept cannot be made up, so the game goes on from what is known."""
    spec = next(each for each in game.options if each.name == name)
    now = around.snapshot
    held = now.options.get(name, spec.default)
    lines = []
    for choice in sorted(spec.choices, key=lambda each: each != held):
        late = name == BOOKS and choice == "full" and now.place.round > 0 and choice != held
        again = any(each.name == START for each in game.options)
        effect: Effect = close_after(Rebegin(options={name: choice})) if choice != held else Open(Began())
        note = phrase("began-so") if choice == held else None
        if late:
            effect = close_after(GoOnWith(tuple(now.seats), {name: choice, **({START: "joined"} if again else {})}))
            note = phrase("began-late")
        lines.append(
            PageWay(f"choice:{choice}", _name_choice(around, game, spec, choice), effect, "check" if choice == held else "", note)
        )
    return describe_list(_name_option(around, game, spec), lines, [_back("")], columns=1, back=Open(Began()))


def _ask_house(around: PageContext, game: Game, _name: str) -> PageDescription:
    kept = around.snapshot.house
    question = agreed.which_rules(game, kept)

    def agreed_on(keys: Any) -> Effect:
        others = tuple(key for key in keys if key != agreed.WRITE)
        return close_after(Rebegin(house=others)) if len(others) == len(keys) else _open("own", "\n".join(others))

    return PageDescription(question, agreed_on, back=Open(Began()), begins=kept, who=phrase("began"))


def _ask_own_rule(_around: PageContext, _game: Game, others: str) -> PageDescription:
    """Ask for a house rule in the table's words, which holds beside the others."""

    def written(text: Any) -> Effect:
        return close_after(Rebegin(house=agreed.add_rule(filter(None, others.split("\n")), text))) if text else Open(Began())

    return PageDescription(agreed.write_rule(), written, back=Open(Began("house:")))


def _ask_fact(_around: PageContext, game: Game, name: str) -> PageDescription:
    question: Question[Any] = game.ask_fact(name)
    return PageDescription(
        question, lambda value: close_after(Rebegin(facts=game.settle(name, value))), back=Open(Began()), who=phrase("began")
    )


def _ask_part(around: PageContext, game: Game, key: str) -> PageDescription:
    parts = game.fact_parts(around.snapshot.facts) if game.fact_parts is not None else ()
    part = next(each for each in parts if each.key == key)
    return PageDescription(
        part.ask, lambda value: close_after(Rebegin(facts=part.mend(value))), back=Open(Began()), who=phrase("began")
    )


PEOPLE = "people:"


def list_people(around: PageContext, game: Game, _part: str) -> PageDescription:
    """List who can come, go, come back, or was never there."""
    now = around.snapshot
    full = len(now.seats) + len(now.waiting_to_join) >= max(_list_numbers(around, game))
    join = PageWay(
        "join",
        phrase("people-join"),
        _open("join", ""),
        "plus",
        note=None if full else phrase("people-now" if now.joins_now else "people-later"),
        off=phrase("people-full", n=len(now.seats)) if full else None,
    )
    ways = [join] if now.outcome is None else []
    if now.waiting_to_join:
        names = tuple(map(str, now.waiting_to_join))
        stay = tuple(seat for seat in now.seats_later if seat not in now.waiting_to_join)
        ways.append(PageWay("wait", phrase("people-not-after-all", who=names), close_after(GoOnWith(stay)), "cross"))
    for seat in now.seats:
        left = f"left.{seat.colour}"
        if left in now.entries and "left" in now.names:
            gone = now.values[left] != ""
            opened = close_after(Correct({left: ""})) if gone else Open(Exchanging(left))
            words = phrase("people-back" if gone else "people-leaves", who=seat.name)
            ways.append(PageWay(f"left:{seat.colour}", words, opened, seat=seat))
    began = PageWay("began", phrase("people-began"), Open(Began()), "pen", note=phrase("people-mistake"))
    return describe_list(phrase("people"), [*ways, began], [back_way(around)])


def _ask_newcomer(_around: PageContext, _game: Game, _name: str) -> PageDescription:
    question = Write("began.write", args={"who": phrase("people-newcomer")})
    return PageDescription(question, lambda name: _open("joincolour", str(name)), back=Open(Began(PEOPLE)))


def _ask_newcomer_colour(around: PageContext, game: Game, name: str) -> PageDescription:
    taken = {seat.colour for seat in (*around.snapshot.seats, *around.snapshot.waiting_to_join)}
    lines = [
        PageWay(f"colour:{each}", phrase(f"colour-{each}"), _open("joinplace", f"{each}:{name}"), seat=Seat(name or each, each))
        for each in game.colours
        if each not in taken
    ]
    return describe_list(phrase("began-which-colour", who=name), lines, [_back("join:")], back=Open(Began("join:")))


def _ask_newcomer_place(around: PageContext, _game: Game, part: str) -> PageDescription:
    """Ask to whose left a newcomer sits; whoever waits already joins as well, and whoever changes places still does."""
    colour, _, name = part.partition(":")
    seats = around.snapshot.seats_later

    def seated(place: int) -> Effect:
        return close_after(GoOnWith((*seats[:place], Seat(name, colour), *seats[place:])))

    lines = [
        PageWay(f"after:{each.colour}", phrase("began-left-of", who=each.name), seated(place), seat=each)
        for place, each in enumerate(seats, start=1)
    ]
    title = phrase("began-which-place", who=name)
    return describe_list(title, lines, [_back(f"joincolour:{name}")], columns=1, back=Open(Began(f"joincolour:{name}")))
