"""What stands on the pages of the history, line by line, as phrases: the words themselves are the business of `Words`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from companion.games import GAMES
from companion.library.history.document import Play, PlayedSeat
from companion.library.history.stats import BoxRecord, BoxStats, PlayerStats, PlayLine, Rival, WinShare
from companion.library.history.timing import day, minutes
from companion.play.own_questions import FiguresLine
from companion.system.languages import LANGUAGES
from companion.table.game import Placing
from companion.table.phrase import Phrase, phrase
from companion.table.seats import Seat


def text(words: str) -> Phrase:
    """Show a text as it is."""
    return phrase("history-text", text=words)


def box_name(name: str, title: str = "", titles: Mapping[str, str] = MappingProxyType({})) -> Phrase:
    """Name a box: by what the table calls it, where it does in each language, or one not installed by its name in code."""
    if titles.keys() >= set(LANGUAGES):
        return phrase("history-titled", **{language: titles[language] for language in LANGUAGES})
    if title:
        return text(title)
    return phrase(f"game-{name}") if any(game.name == name for game in GAMES) else text(name)


def date_phrase(moment: int | None) -> Phrase:
    """Say a day; or that it is unknown."""
    return day_phrase(day(moment))


def day_phrase(written: str) -> Phrase:
    """Say a day that is written as `YYYY-MM-DD`, "" for an unknown one."""
    if not written:
        return phrase("history-day-unknown")
    year, month, number = map(int, written.split("-"))
    return phrase("history-day", year=str(year), month=month, day=number)


def length_phrase(length: int | None) -> Phrase:
    """Say a length in minutes; or that it is unknown."""
    if length is None:
        return phrase("history-length-unknown")
    return phrase("history-length", hours=length // 60, minutes=length % 60)


def play_words(line: PlayLine) -> Phrase:
    """Say which box was played, and who won."""
    if line.aborted or not line.winners:
        return phrase(
            "history-line-open", game=box_name(line.box, line.title, line.titles), aborted="yes" if line.aborted else "no"
        )
    return phrase("history-line", game=box_name(line.box, line.title, line.titles), winners=tuple(line.winners))


def play_note(line: PlayLine) -> Phrase:
    """Say when it was, and how long it took."""
    return phrase("history-note", day=day_phrase(line.day), length=length_phrase(line.minutes))


def placings(play: Play) -> tuple[Placing, ...]:
    """Give the standing for banners; nothing where no result is known."""
    if not any(seat.rank for seat in play.seats):
        return ()
    return tuple(Placing(seat.rank or len(play.seats), Seat(seat.name, seat.colour), seat.score) for seat in play.standing)


def play_facts(play: Play) -> tuple[Phrase, ...]:
    """Say the day, the length, the rounds, where; and why there is no result."""
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


def detail_lines(play: Play) -> tuple[FiguresLine, ...]:
    """List each player's thinking time and characters, then what else is known."""
    return (*(_thought(play, seat) for seat in play.seats), *_known_of(play))


def _thought(play: Play, seat: PlayedSeat) -> FiguresLine:
    starts = "yes" if seat.starts else "no"
    roles = sorted(dict.fromkeys(seat.roles), key=seat.roles.count, reverse=True)[:3]
    played = tuple(phrase(f"{play.game}-character-{role}") for role in roles)
    words = phrase("history-seat", name=seat.name, starts=starts, roles=played, n=len(played))
    figures = phrase("history-thought", length=length_phrase(minutes(seat.thinking)))
    return FiguresLine(words, figures, seat.colour)


def _known_of(play: Play) -> Iterator[FiguresLine]:
    for expansion in play.expansions:
        yield FiguresLine(phrase(f"{play.game}-option-{expansion}"), phrase("history-with-expansion"))
    if play.comment:
        yield FiguresLine(phrase("history-comment"), text(play.comment))
    if play.place:
        yield FiguresLine(phrase("history-place"), text(play.place))
    if play.device:
        yield FiguresLine(phrase("history-device"), text(play.device))


def player_lines(page: PlayerStats) -> tuple[FiguresLine, ...]:
    """List a player's boxes, favourite colour and rivals."""
    boxes = (_of_box(box) for box in page.boxes)
    colour = FiguresLine(phrase("history-favourite"), phrase(f"colour-{page.colour}"), page.colour)
    head = FiguresLine(phrase("history-against"), heads=True)
    aborted = (FiguresLine(phrase("history-broken-off"), text(str(page.aborted))),) if page.aborted else ()
    return (*boxes, colour, *aborted, *((head, *(_rival(rival) for rival in page.rivals)) if page.rivals else ()))


def _of_box(box: BoxRecord) -> FiguresLine:
    if box.best is None or box.mean is None:
        figures = phrase("history-plays-wins", n=box.plays, wins=box.wins)
    else:
        figures = phrase("history-box-record", n=box.plays, wins=box.wins, best=box.best, mean=round(box.mean))
    return FiguresLine(box_name(box.box, box.title, box.titles), figures, share=box.wins / box.plays)


def _rival(rival: Rival) -> FiguresLine:
    return FiguresLine(text(rival.name), phrase("history-rival", n=rival.plays, won=rival.won, lost=rival.lost))


def box_lines(page: BoxStats) -> tuple[FiguresLine, ...]:
    """List a box's hall of fame, its champions, the closest and longest play, and shares of what won."""
    return tuple(_of_fame(page))


def _of_fame(page: BoxStats) -> Iterator[FiguresLine]:
    yield FiguresLine(phrase("history-fame"), heads=True)
    for place, line in enumerate(page.fame, start=1):
        yield FiguresLine(
            phrase("history-fame-line", place=place, name=line.name),
            phrase("history-fame-figures", score=line.score, day=day_phrase(line.day)),
        )
    yield FiguresLine(phrase("history-champions"), heads=True)
    for champion in page.champions:
        wins = phrase("history-plays-wins", n=champion.plays, wins=champion.wins)
        yield FiguresLine(text(champion.name), wins, share=champion.wins / champion.plays)
    yield from _extremes(page)
    yield from _shares(page, page.colours, "history-colours-won")
    yield from _shares(page, page.roles, "history-roles-won")


def _extremes(page: BoxStats) -> Iterator[FiguresLine]:
    yield FiguresLine(phrase("history-extremes"), heads=True)
    if page.closest is not None:
        line, margin = page.closest
        figures = phrase("history-extreme", what=phrase("history-margin", n=margin), day=day_phrase(line.day))
        yield FiguresLine(phrase("history-closest"), figures)
        yield FiguresLine(text(", ".join(line.players)))
    if page.longest is not None:
        line, duration = page.longest
        figures = phrase("history-extreme", what=length_phrase(minutes(duration)), day=day_phrase(line.day))
        yield FiguresLine(phrase("history-longest"), figures)
        yield FiguresLine(text(", ".join(line.players)))


def _shares(page: BoxStats, shares: tuple[WinShare, ...], head: str) -> Iterator[FiguresLine]:
    if shares:
        yield FiguresLine(phrase(head), heads=True)
    for share in shares:
        colour = share.what if head == "history-colours-won" else ""
        words = phrase(f"colour-{share.what}") if colour else phrase(f"{page.box}-character-{share.what}")
        figures = phrase("history-share", percent=round(100 * share.won / share.of), n=share.of)
        yield FiguresLine(words, figures, colour, share=share.won / share.of)
