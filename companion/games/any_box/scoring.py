"""The points compared, the ranking, and how the game ends."""

from companion.games.any_box.box_sheet import ClockKind, When, Winner
from companion.games.any_box.state import MINUTE, State
from companion.table import Choose, Option, Outcome, Phrase, Pick, Placing, Reason, Seat, Tell, phrase, ranking, seat_options


def strength(state: State, seat: Seat) -> tuple[int, int]:
    """Return the sort key: points (negative if the fewest win), then the tie-breaking line (AB-013, AB-014)."""
    if not state.sheet.counts:
        return 0, 0
    points = state.points[seat]
    lowest = state.sheet.ends.winner is Winner.LOWEST
    return -points if lowest else points, state.tie[seat] if state.sheet.ends.tie else 0


def winners(state: State) -> tuple[Seat, ...]:
    """Return the players with the best key; equal players share the win (AB-014)."""
    best = max(strength(state, seat) for seat in state.table.seats)
    return tuple(seat for seat in state.table.seats if strength(state, seat) == best)


def ranked(state: State, won: frozenset[str] | None = None) -> tuple[Placing, ...]:
    """Return the ranking, best first; the colours in `won` come first, where the players name the winners."""
    named = won if won is not None and state.sheet.ends.winner in {Winner.NAMED, Winner.TOGETHER} else frozenset()
    worth = {seat: (seat.colour in named, strength(state, seat)) for seat in state.table.seats}
    counts = state.sheet.counts
    return tuple(
        Placing(place, seat, state.points[seat] if counts else None, _time_used(state, seat)) for place, seat in ranking(worth)
    )


def _time_used(state: State, seat: Seat) -> Phrase | None:
    """Return, as a phrase, the time that a player has used; None if the clock does not count it."""
    clock = state.sheet.clock
    if clock.kind is ClockKind.MEASURE:
        used = state.used[seat]
    elif clock.kind is ClockKind.BANK:
        used = clock.seconds - state.time[seat]
    else:
        return None
    return phrase("any-time-used", minutes=used // MINUTE, seconds=f"{used % MINUTE:02}")


class GameOver(Exception):
    """The game has ended, perhaps within a round; no further round is played."""


async def check_the_limit(state: State) -> None:
    """Raise `GameOver` if anybody has reached the sheet's limit of points (AB-012)."""
    limit = state.sheet.ends.points
    if limit and any(points >= limit for points in state.points.values()):
        raise GameOver


async def ask_for_more(state: State) -> None:
    """If nothing else ends the game, ask after each round whether to play on, which silence means (AB-012)."""
    ends = state.sheet.ends
    # A limit can be reached only if points are scored before the end
    counts_meanwhile = any(line.when is not When.END for line in state.sheet.score)
    if ends.rounds or (ends.points and counts_meanwhile) or state.ending.value:
        return
    options = (Option("more", phrase("any-more-yes"), icon="next"), Option("over", phrase("any-more-no"), icon="check"))
    more = Choose(
        "any.more", options=options, occurrence=(state.round,), silence="more", rules=("AB-012",), illustration=state.track()
    )
    if await more == "over":
        raise GameOver


async def outcome(state: State) -> Outcome:
    """Tell the ranking, last place first, or ask for the winners if the sheet says so; return the outcome (AB-013)."""
    if state.sheet.ends.winner is Winner.TOGETHER:
        # All win together, or nobody does (AB-015)
        options = (
            Option("won", phrase("any-won-together"), icon="check"),
            Option("lost", phrase("any-lost-together"), icon="cross"),
        )
        won = await Choose("any.together", options=options, rules=("AB-015",)) == "won"
        seats = tuple(state.table.seats) if won else ()
        reason = phrase("any-together-won" if won else "any-together-lost")
        places = ranked(state, frozenset(seat.colour for seat in seats))
        return Outcome(reason, seats, places, ("AB-015",), cooperative=True, teams=state.sheet.teams)
    if state.sheet.ends.winner is Winner.NAMED:
        # Several players can share the win, and nobody needs to have won (AB-013)
        named = await Pick("any.winner", options=seat_options(state.table.seats, "any-name"), rules=("AB-013", "AB-014"))
        return _outcome(state, frozenset(named))
    places = ranked(state)
    if len(places) > 1:
        told = tuple(phrase("any-placed", place=line.place, who=line.seat, points=line.figure or 0) for line in reversed(places))
        rows = tuple(Reason(line.seat, total=line.figure, marked=line.place == 1) for line in places)
        await Tell(
            "any.ranking",
            args={"ranking": told},
            reasons=rows,
            passes=True,
            rules=("AB-013", "AB-014"),
            illustration=state.track(),
        )
    return _outcome(state, frozenset(seat.colour for seat in winners(state)))


def _outcome(state: State, won: frozenset[str]) -> Outcome:
    seats = tuple(seat for seat in state.table.seats if seat.colour in won)
    shared = ("AB-014",) if len(seats) > 1 else ()
    bonus = ("AB-011",) if state.sheet.bonus is not None else ()
    rules = ("AB-013", *shared, *bonus)
    reason = phrase("any-won-nobody")
    if seats:
        reason = phrase(f"any-won-{state.sheet.ends.winner}", points=state.points[seats[0]] if state.sheet.counts else 0)
    return Outcome(reason, seats, ranked(state, won), rules, teams=state.sheet.teams)
