"""Wallenstein from set-up to the second winter, phase by phase as in the rulebook."""

from __future__ import annotations

from companion.games.wallenstein.actions import carry_out, clear_round, round_over
from companion.games.wallenstein.announced import accidents, light_books
from companion.games.wallenstein.court import court_actions, lay_out_favours
from companion.games.wallenstein.facts import ROUNDS
from companion.games.wallenstein.joined import join, settle
from companion.games.wallenstein.landsknechte import call_landsknechte
from companion.games.wallenstein.order import draw_event, fix_order, lay_out_actions, lay_out_tiles, open_events, plan, season
from companion.games.wallenstein.scoring import standing, tied
from companion.games.wallenstein.setup import set_up
from companion.games.wallenstein.state import State, state_of
from companion.games.wallenstein.winter import WINTER, winter, year_end
from companion.table import Figure, Outcome, Phrase, Placing, Row, Seat, SeatScore, Table, Tally, asks, phrase


async def play(table: Table) -> Outcome:
    """Play two years of spring, summer, fall and winter."""
    state = state_of(table)
    with accidents(state):
        first = await begin(state)
        for number in range(first, ROUNDS + 1):
            await play_round(state, number)
        return await finish(state)


async def begin(state: State) -> int:
    """Set up, or join a game that is under way; return its first round."""
    table = state.table
    settle(state)
    if table.start.round > 1 or table.start.ledger:
        return table.start.round
    if table.options["start"] == "joined":
        return await join(state)
    await set_up(state)
    return 1


async def play_round(state: State, number: int) -> None:
    """Play one round: a season's six steps (eight with the court), or a winter."""
    state.table.at("wallenstein-phase-events", 0, 0, round=number)
    with light_books(state):
        await open_events(state)
    if season(number) == WINTER:
        await winter(state)
        if number < ROUNDS:
            await year_end(state)
    else:
        await play_season(state)


def steps(state: State) -> tuple[str, ...]:
    """Name the steps of a season, in order."""
    favours, court = (("favours",), ("court",)) if state.court else ((), ())
    return ("actions", "tiles", *favours, "plan", "event", "order", *court, "carry-out")


def enter(state: State, step: str) -> None:
    """Enter a step of the season."""
    names = steps(state)
    state.table.at(f"wallenstein-phase-{step}", names.index(step) + 1, len(names))


async def play_season(state: State) -> None:
    """Play spring, summer or fall."""
    enter(state, "actions")
    with light_books(state):
        await lay_out_actions(state)
    enter(state, "tiles")
    await lay_out_tiles(state)
    if state.court:
        enter(state, "favours")
        await lay_out_favours(state)
    enter(state, "plan")
    await plan(state)
    enter(state, "event")
    await draw_event(state)
    enter(state, "order")
    await fix_order(state)
    if state.landsknechte:
        await call_landsknechte(state)
    if state.court:
        enter(state, "court")
        await court_actions(state)
    enter(state, "carry-out")
    await carry_out(state)
    await round_over(state)
    clear_round(state)


async def finish(state: State) -> Outcome:
    """End the game after the second winter: most points, then most Taler (WA-191 to WA-193)."""
    points = {seat.colour: state.points[seat] for seat in state.seats}
    taler = {seat.colour: state.taler[seat] for seat in state.seats} if state.full else {}
    if not state.full and tied(points):
        taler = dict(await _taler_asked(state))
        points = {seat.colour: state.points[seat] for seat in state.seats}
    ranked = standing(points, taler)
    placings = tuple(Placing(place, state.seats.of(colour), points[colour], _note(taler, colour)) for place, colour in ranked)
    winners = tuple(placing.seat for placing in placings if placing.place == 1)
    return Outcome(phrase("wallenstein-over"), winners, placings, rules=("WA-191", "WA-192", "WA-193"))


def _note(taler: dict[str, int], colour: str) -> Phrase | None:
    return phrase("wallenstein-with-taler", n=taler[colour]) if colour in taler else None


@asks
def _taler_asked(state: State) -> Tally:
    """Ask the Taler of those whose points are equal."""
    level = tied({seat.colour: state.points[seat] for seat in state.seats})
    rows = tuple(Row(seat.colour, seat=seat, icon="gold", high=160) for seat in state.seats if seat.colour in level)
    return Tally("wallenstein.taler", rows=rows, rules=("WA-193",))


def scoreboard(table: Table) -> tuple[SeatScore, ...]:
    """Show lands (in full books) and points, and each player's place in the order."""
    state = state_of(table)
    return tuple(SeatScore(seat, _figures(state, seat), _badges(state, seat)) for seat in table.seats)


def _figures(state: State, seat: Seat) -> tuple[Figure, ...]:
    points = Figure("points", state.points[seat], f"points.{seat.colour}")
    if not state.full:
        return (points,)
    return (Figure("land", len(state.lands_of(seat))), points)


def _badges(state: State, seat: Seat) -> tuple[Figure, ...]:
    """Show the start player's crown and the others' places, once the order is fixed."""
    if not state.place[seat]:
        return ()
    place = state.order.index(seat) + 1
    icon = "crown" if place == 1 else "coronet"
    return (Figure(icon, place, f"place.{seat.colour}"),)
