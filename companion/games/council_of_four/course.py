"""Rulebook chapter on the course of a turn: draw a card, then take a main action and perhaps a quick one, in any order."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace

from companion.games.council_of_four import quick
from companion.games.council_of_four.box import ELECTION, GOLD_TRACK_END, REGIONS
from companion.games.council_of_four.bribes import acquire, why_not
from companion.games.council_of_four.elect import elect
from companion.games.council_of_four.emporium import build_with_permit, build_with_the_king, may_ask_the_king, may_build
from companion.games.council_of_four.rewards import draw
from companion.games.council_of_four.scoring import heed_corrections
from companion.games.council_of_four.state import State
from companion.table import NOT_IMPLIED, Choose, Option, Seat, Symbols, asks, phrase

PHASES = ("draw", "actions")
DRAW = ("CF-049", "CF-050", "CF-051")
MAIN = ("CF-054", "CF-056", "CF-057", "CF-058")

ELECT = Option("elect", phrase("council-elect"), gains=(Symbols("gold", ELECTION),), icon="councillor")
DONE = Option("done", phrase("council-done"), icon="check")

LIKELY = ("build", "king", "permit", "elect")
FRONT = (LIKELY, ("next-build", "next-king", "next-permit", "hire", "next-elect"))
"""The likely actions before a main action and after it: players build if they can, and elect if they can do nothing else."""

Act = Callable[[State, Seat], Awaitable[None]]
MAINS: Mapping[str, Act] = {"elect": elect, "permit": acquire, "build": build_with_permit, "king": build_with_the_king}
QUICKS: Mapping[str, Act] = {"hire": quick.hire, "exchange": quick.exchange, "send": quick.send, "extra": quick.extra}
AHEAD: Mapping[str, str] = {f"next-{act}": act for act in MAINS}
"""The next player's main actions that can be chosen at once, which ends the current turn."""


async def take_turn(state: State) -> None:
    """Let the active player draw a card, then act until no action is left or the turn is declared over."""
    ahead, state.ahead = state.ahead, ""
    await draw(state, state.seat, 1)
    state.table.at("council-phase-actions", 2, len(PHASES))
    # A main action is always possible while one is left (CF-058), a quick one if the player can pay for it
    while state.full and (state.mains.value > 0 or any(option.off is None for option in quick.offers(state, state.seat))):
        act = await _what_now(state, state.seat, state.time("turn"), ahead)
        if act == "done" or act in AHEAD:
            state.ahead = AHEAD.get(act, "")
            return
        if act in MAINS:
            state.mains.value -= 1
            state.acted.value = True
            await MAINS[act](state, state.seat)
        else:
            state.quick.value = True
            await QUICKS[act](state, state.seat)
        await heed_corrections(state)


def _mains(state: State, seat: Seat) -> tuple[Option[str], ...]:
    reasons = (why_not(state, seat, region) for region in REGIONS)
    first = next(reasons)
    no_permit = first if first is not None and all(reasons) else None
    return (
        ELECT,
        Option("permit", phrase("council-acquire"), off=no_permit, icon="permit-tile"),
        Option("build", phrase("council-build"), off=may_build(state, seat), icon="emporium"),
        Option("king", phrase("council-king-helps"), off=may_ask_the_king(state, seat), icon="crown"),
    )


def _next(state: State, seat: Seat) -> Seat | None:
    """Return the player whose main action can be chosen to end this turn; None before this turn's main action or at the end."""
    after = state.table.seats.after(seat)
    while after not in state.table.present and after.colour != state.last.value:
        after = state.table.seats.after(after)
    over = state.acted.value and not state.mains.value and after.colour != state.last.value
    return after if over and state.full else None


def _ahead(state: State, seat: Seat | None) -> tuple[Option[str], ...]:
    if seat is None:
        return ()
    return tuple(
        replace(option, key=f"next-{option.key}", words=phrase("council-ahead", who=seat, act=option.key), seat=seat, gains=())
        for option in _mains(state, seat)
        if option.off is None
    )


def _done(state: State) -> tuple[Option[str], ...]:
    return (DONE,) if state.acted.value or not state.full or state.table.empty(state.seat) else ()


@asks
def _what_now(state: State, seat: Seat, at: tuple[int, int], ahead: str) -> Choose[str]:
    first, after = at[1] == 1, _next(state, seat)
    mains = _mains(state, seat) if state.mains.value else ()
    # Offer the most likely choices first, on the first page: this turn's actions or the next player's
    if not state.full:
        offered = _done(state)
    else:
        quicks = quick.offers(state, seat)
        offered = (*_ahead(state, after), *quicks, *_done(state)) if after else (*_done(state), *mains, *quicks)
    known = first and any(option.key == ahead and option.off is None for option in mains)
    last = ("CF-145", "CF-146") if state.last.value else ()
    more = () if state.acted.value else MAIN
    return Choose(
        "council.turn",
        seat=seat,
        occurrence=at,
        args={
            "first": 1 if first else 0,
            "mains": state.mains.value,
            "acted": 1 if state.acted.value else 0,
            "last": 1 if state.last.value else 0,
            "gold": state.goods.gold[seat],
            "end": GOLD_TRACK_END,
            "then": "yes" if after else "no",
            "next": after or "",
            "beyond": 1 if state.goods.gold[seat] > GOLD_TRACK_END else 0,
        },
        options=offered,
        closing="done",
        absent="done" if state.table.empty(seat) else "elect",
        ahead=frozenset(AHEAD) if after else frozenset(),
        front=FRONT[after is not None],
        implied=ahead if known else NOT_IMPLIED,
        rules=(*(DRAW if first else ()), *more, *quick.RULES, "CF-G17", *last),
        picture="turn",
    )
