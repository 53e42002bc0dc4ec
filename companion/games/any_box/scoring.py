"""The points compared, the ranking, and how the game ends."""

from dataclasses import replace

from companion.games.any_box import turn
from companion.games.any_box.box_sheet import ClockKind, Limit, When, Winner
from companion.games.any_box.points import GameOver, reached
from companion.games.any_box.state import MINUTE, MOST, State
from companion.table import Choose, Option, Outcome, Phrase, Pick, Placing, Reason, Seat, Tell, phrase, ranking, seat_options

LAST = 1_000
"""Tells the questions of the last turn of everybody from those of the round."""


def strength(state: State, seat: Seat) -> tuple[int, ...]:
    """Return the sort key: how long in the game, games won, what ranks first, points, the tie-breaking line (AB-013, AB-014)."""
    if not state.sheet.counts:
        return (0,)
    sheet = state.sheet
    points = -state.points[seat] if sheet.ends.winner is Winner.LOWEST else state.points[seat]
    stayed = (state.out[seat] or MOST) if sheet.points.out is not None else 0
    games = state.games[seat] if sheet.ends.best_of else 0
    rank = state.rank[seat] if sheet.ends.rank else 0
    tie = state.tie[seat] if sheet.ends.tie else 0
    return stayed, games, rank, points, -tie if sheet.ends.fewest else tie


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


async def check_the_limit(state: State) -> None:
    """Raise `GameOver` if anybody has reached the sheet's limit of points, or only one is left (AB-012)."""
    _count_out(state)
    if not reached(state):
        return
    best_of = state.sheet.ends.best_of
    if best_of and state.table.place.round:
        # Each game of several ends at the limit; the points begin anew (AB-022)
        won = max(state.points.values()) if state.sheet.ends.winner is not Winner.LOWEST else min(state.points.values())
        for seat in state.table.seats:
            state.games[seat] += state.points[seat] == won
            state.points[seat] = state.sheet.points.start
        if max(state.games.values()) * 2 <= best_of:
            return
    raise GameOver


def _count_out(state: State) -> None:
    """Take players out who have come to the sheet's points for that; raise `GameOver` if only one is left (AB-022)."""
    rule = state.sheet.points
    if rule.out is None or not state.round:
        return
    for seat in state.table.seats:
        if not state.out[seat] and rule.is_out(state.points[seat]):
            state.out[seat] = state.round
    if state.out.values().count(0) <= min(1, len(state.table.seats) - 1):
        raise GameOver


async def end_after_turn(state: State, seat: Seat, stage: str) -> None:
    """End the game after a turn, or after one more turn for everybody, if the sheet says so and the time has come (AB-012)."""
    _count_out(state)
    limit = state.sheet.ends.limit
    over = reached(state) or state.ending.value
    if limit is Limit.TURN and reached(state):
        raise GameOver
    if limit is not Limit.LAST_TURN or not over:
        return
    state.ending.value = True
    playing = state.playing
    place = playing.index(seat) + 1
    state.moment = (*state.moment, LAST)
    for each in playing[place:] + playing[:place]:
        await turn.take_turn(state, each, stage)
    raise GameOver


async def ask_for_more(state: State) -> None:
    """If nothing else ends the game, ask after each round whether to play on, which silence means (AB-012)."""
    ends = state.sheet.ends
    if ends.asks is not None and not state.last_round():
        options = (Option("more", phrase("any-asks-no"), icon="next"), Option("over", phrase("any-asks-yes"), icon="check"))
        args = {"say": ends.asks.words}
        if (
            await Choose("any.asks", args=args, options=options, occurrence=(state.round,), silence="more", rules=("AB-012",))
            == "over"
        ):
            raise GameOver
        return
    # A limit can be reached only if points are asked for before the end
    asked = {line.when for line in state.sheet.score} & {When.TURN, When.ROUND, When.ONCE}
    last = ends.rounds[len(state.table.seats)] or state.ending.value
    if last or (ends.points and asked) or state.sheet.points.out is not None:
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
        counted = state.sheet.pages and state.sheet.ends.points > 0
        said = "" if counted else await Choose("any.together", options=options, rules=("AB-015",))
        won = reached(state) if counted else said == "won"
        seats = tuple(state.table.seats) if won else ()
        # Nobody is better than another; what each has is told
        places = tuple(replace(line, place=0) for line in ranked(state, frozenset(seat.colour for seat in seats)))
        word = f"any-together-{'won' if won else 'lost'}{'-points' if state.sheet.counts else ''}"
        reason = phrase(word, points=sum(line.figure or 0 for line in places))
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
    several = ("AB-022",) if state.sheet.ends.best_of or state.sheet.points.out is not None else ()
    rules = ("AB-013", *shared, *bonus, *several)
    reason = phrase("any-won-nobody")
    if seats:
        reason = phrase(f"any-won-{state.sheet.ends.winner}", points=state.points[seats[0]] if state.sheet.counts else 0)
    return Outcome(reason, seats, ranked(state, won), rules, teams=state.sheet.teams)
