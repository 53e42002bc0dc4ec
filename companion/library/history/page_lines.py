"""The lines of the history's pages, as phrases; `Words` turns them into words."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from companion.games import find
from companion.library.history.document import Play
from companion.library.history.stats import BoxStats, Pair, PlayerStats, PlayRow, PlaysOf, WinShare
from companion.library.logged import day, minutes
from companion.play.own_questions import PlotBar, TextLine
from companion.system.languages import WHOLE
from companion.table import Phrase, Placing, Seat, phrase


def text(words: str) -> Phrase:
    """Wrap a text in a phrase, unchanged."""
    return phrase("history-text", text=words)


def box_name(name: str, title: str = "", titles: Mapping[str, str] = MappingProxyType({})) -> Phrase:
    """Name a box: by its title in each language or the table's title, else by the game's name (in code if not installed)."""
    if titles.keys() >= set(WHOLE):
        return phrase("history-titled", **titles)
    if title:
        return text(title)
    return phrase(f"game-{name}") if find(name) is not None else text(name)


def date_phrase(moment: int | None) -> Phrase:
    """Return the phrase for a moment's day, or for an unknown one."""
    return day_phrase(day(moment))


def day_phrase(written: str) -> Phrase:
    """Return the phrase for a day written as `YYYY-MM-DD`; "" is an unknown one."""
    if not written:
        return phrase("history-day-unknown")
    year, month, number = map(int, written.split("-"))
    return phrase("history-day", year=str(year), month=month, day=number)


def length_phrase(length: int | None) -> Phrase:
    """Return the phrase for a length in minutes, or for an unknown one."""
    if length is None:
        return phrase("history-length-unknown")
    return phrase("history-length", hours=length // 60, minutes=length % 60)


def play_words(line: PlayRow) -> Phrase:
    """Return the phrase for which box was played and who won."""
    if line.aborted or not line.winners:
        return phrase(
            "history-line-open", game=box_name(line.box, line.title, line.titles), aborted="yes" if line.aborted else "no"
        )
    return phrase("history-line", game=box_name(line.box, line.title, line.titles), winners=tuple(line.winners))


def play_note(line: PlayRow) -> Phrase:
    """Return the phrase for the day and length of a play."""
    return phrase("history-note", day=day_phrase(line.day), length=length_phrase(line.minutes))


def placings(play: Play) -> tuple[Placing, ...]:
    """Return the standing for banners, by victory and scores where no ranks are; empty if no result is known."""
    better = {seat.colour: play.order(seat) for seat in play.seats}
    if any(seat.rank for seat in play.seats):
        places = {seat.colour: seat.rank or len(play.seats) for seat in play.seats}
    elif play.aborted or not any(seat.won or seat.score is not None for seat in play.seats):
        return ()
    else:
        places = {colour: 1 + sum(other < own for other in better.values()) for colour, own in better.items()}
    if play.cooperative:
        places = dict.fromkeys(places, 0)
    return tuple(Placing(places[seat.colour], Seat(seat.name, seat.colour), seat.score) for seat in play.standing)


def play_facts(play: Play) -> tuple[Phrase, ...]:
    """Return the day, the length, the rounds, the place, and why there is no result."""
    facts = [date_phrase(play.ended), length_phrase(minutes(play.duration))]
    if play.rounds:
        facts.append(phrase("history-rounds", n=play.rounds))
    if play.place:
        facts.append(text(play.place))
    if play.aborted:
        facts.append(phrase("history-broken-off"))
    elif not play.winners:
        facts.append(phrase("history-no-result"))
    return tuple(facts)


def detail_lines(play: Play) -> tuple[TextLine, ...]:
    """List each player's thinking time and characters, then what else is known."""
    lines = []
    for seat in play.seats:
        starts = "yes" if seat.starts else "no"
        roles = sorted(dict.fromkeys(seat.roles), key=seat.roles.count, reverse=True)[:3]
        named = tuple(phrase(f"{play.game}-character-{role}") for role in roles)
        played = (text(seat.part),) if seat.part else named
        words = phrase("history-seat", name=seat.name, starts=starts, roles=played, n=len(played))
        if seat.thinking is not None:
            figures = phrase("history-thought", length=length_phrase(minutes(seat.thinking)))
        else:
            figures = text(" · ".join(filter(None, (seat.team, seat.written))))
        lines.append(TextLine(words, figures, seat.colour))
    brought = phrase("history-with-expansion")
    lines += [TextLine(phrase(f"{play.game}-option-{expansion}"), brought) for expansion in play.expansions]
    lines += [TextLine(text(name), brought) for name in (*play.added, play.board) if name]
    told = {"comment": play.comment, "place": play.place, "device": play.device}
    lines += [TextLine(phrase(f"history-{name}"), text(said)) for name, said in told.items() if said]
    return tuple(lines)


def player_lines(page: PlayerStats) -> tuple[TextLine, ...]:
    """List a player's boxes, favourite colour and rivals."""
    lines = []
    for box in page.boxes:
        if box.best is None or box.mean is None:
            figures = phrase("history-plays-wins", n=box.plays, wins=box.wins)
        else:
            figures = phrase("history-box-record", n=box.plays, wins=box.wins, best=box.best, mean=round(box.mean))
        lines.append(TextLine(box_name(box.box, box.title, box.titles), figures, share=box.wins / box.plays))
    if page.colour:
        lines.append(TextLine(phrase("history-favourite"), phrase(f"colour-{page.colour}"), page.colour))
    if page.aborted:
        lines.append(TextLine(phrase("history-broken-off"), text(str(page.aborted))))
    if page.rivals:
        lines.append(TextLine(phrase("history-against"), heads=True))
    lines += [
        TextLine(text(rival.name), phrase("history-rival", n=rival.plays, won=rival.won, lost=rival.lost))
        for rival in page.rivals
    ]
    return tuple(lines)


def box_lines(page: BoxStats) -> tuple[TextLine, ...]:
    """List a box's hall of fame, its champions, the closest and longest play, and shares of what won."""
    lines = [TextLine(phrase("history-fame"), heads=True)]
    for place, fame in enumerate(page.fame, start=1):
        words = phrase("history-fame-line", place=place, name=fame.name)
        lines.append(TextLine(words, phrase("history-fame-figures", score=fame.score, day=day_phrase(fame.day))))
    lines.append(TextLine(phrase("history-champions"), heads=True))
    for champion in page.champions:
        wins = phrase("history-plays-wins", n=champion.plays, wins=champion.wins)
        lines.append(TextLine(text(champion.name), wins, share=champion.wins / champion.plays))
    lines.append(TextLine(phrase("history-extremes"), heads=True))
    for name, extreme in (("closest", page.closest), ("longest", page.longest)):
        if extreme is not None:
            play, figure = extreme
            what = phrase("history-margin", n=figure) if name == "closest" else length_phrase(minutes(figure))
            lines.append(TextLine(phrase(f"history-{name}"), phrase("history-extreme", what=what, day=day_phrase(play.day))))
            lines.append(TextLine(text(", ".join(play.players))))
    lines += _shares(page, page.colours, "history-colours-won")
    lines += _shares(page, page.roles, "history-roles-won")
    return tuple(lines)


def calendar_lines(counted: Mapping[str, Sequence[PlaysOf]], pairs: Sequence[Pair] = ()) -> Iterator[TextLine]:
    """List the plays under each heading with a bar as long as their share of the most, then who won against whom."""
    for head, shares in counted.items():
        if shares:
            yield TextLine(phrase(f"history-{head}"), heads=True)
        for share in shares:
            game = box_name(share.box, share.title, share.titles)
            words = _month_phrase(share.what) if head == "months" else game if head == "shares" else text(share.what)
            message = "history-played-most" if head == "years" else "history-played"
            figures = phrase(message, n=share.plays, length=length_phrase(share.minutes), game=game)
            yield TextLine(words, figures, share=share.plays / max(other.plays for other in shares))
    if pairs:
        yield TextLine(phrase("history-pairs"), heads=True)
    for pair in pairs:
        words = phrase("history-pair", name=pair.name, other=pair.other)
        yield TextLine(words, phrase("history-rival", n=pair.plays, won=pair.won, lost=pair.lost), share=pair.won / pair.plays)


def month_bars(months: Sequence[PlaysOf], most: int) -> tuple[PlotBar, ...]:
    """Return a bar for each of the latest `most` months in their order, from the first one with a play."""
    counts = {12 * int(share.what[:4]) + int(share.what[5:]) - 1: share.plays for share in months}
    if not counts:
        return ()
    shown = range(max(min(counts), max(counts) + 1 - most), max(counts) + 1)
    return tuple(
        PlotBar(text(str(each % 12 + 1)), counts.get(each, 0), group="" if each % 12 and each != shown[0] else str(each // 12))
        for each in shown
    )


def box_bars(boxes: Sequence[PlaysOf]) -> tuple[PlotBar, ...]:
    """Return a bar for each box, with the time that was spent on it."""
    return tuple(
        PlotBar(box_name(each.box, each.title, each.titles), each.plays, length_phrase(each.minutes) if each.minutes else None)
        for each in boxes
    )


def wins_of(pairs: Sequence[Pair]) -> dict[tuple[str, str], int]:
    """Return how often one person has won against another."""
    return {
        key: won for pair in pairs for key, won in (((pair.name, pair.other), pair.won), ((pair.other, pair.name), pair.lost))
    }


def _month_phrase(written: str) -> Phrase:
    year, month = written.split("-")
    return phrase("history-month", year=year, month=int(month))


def _shares(page: BoxStats, shares: tuple[WinShare, ...], head: str) -> Iterator[TextLine]:
    if shares:
        yield TextLine(phrase(head), heads=True)
    for share in shares:
        colour = share.what if head == "history-colours-won" else ""
        words = phrase(f"colour-{share.what}") if colour else phrase(f"{page.box}-character-{share.what}")
        figures = phrase("history-share", percent=round(100 * share.won / share.of), n=share.of)
        yield TextLine(words, figures, colour, share=share.won / share.of)
