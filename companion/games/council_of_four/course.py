"""Rulebook chapter on the course of a turn: draw a card, then take a main action and perhaps a quick one, in any order."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import partial

from companion.games.council_of_four import box, bribes, emporium, maps, quick, scoring
from companion.games.council_of_four.elect import elect
from companion.games.council_of_four.rewards import draw
from companion.games.council_of_four.state import State
from companion.table import NOT_IMPLIED, ChoosePlace, Option, Phrase, Seat, Symbols, asks, phrase

PHASES = ("draw", "actions")
DRAW = ("CF-049", "CF-050", "CF-051")
MAIN = ("CF-054", "CF-056", "CF-057", "CF-058")

ELECT = Option("elect", phrase("council-elect"), gains=(Symbols("gold", box.ELECTION),), icon="councillor")
DONE = Option("done", phrase("council-done"), icon="check")

PERMIT = "permit"
PERMITS = {f"{PERMIT}-{region}": region for region in box.REGIONS}
"""Acquiring a permit, by the region whose council is bribed for it."""
ACTS = {**{region: act for act, region in PERMITS.items()}, box.KING: "king"}
"""The main actions that have a place on the map: at each region, and at the king's city."""
FRONT = (("build", "king", *PERMITS, "elect"), ("hire",))
"""The likely actions before a main action and after it: players build if they can, and elect if they can do nothing else."""
MOST_IN_FRONT = 7

Act = Callable[[State, Seat], Awaitable[None]]
MAINS: Mapping[str, Act] = {
    "elect": elect,
    PERMIT: bribes.acquire,
    **{act: partial(bribes.acquire, region=region) for act, region in PERMITS.items()},
    "build": emporium.build_with_permit,
    "king": emporium.build_with_the_king,
}
QUICKS: Mapping[str, Act] = {"hire": quick.hire, "exchange": quick.exchange, "send": quick.send, "extra": quick.extra}
AHEAD: Mapping[str, str] = {f"next-{act}": act for act in MAINS}
"""The next player's main actions, which could be chosen at once until version 1.0.0; that ended the current turn."""


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
        await scoring.heed_corrections(state)


class TurnAction(ChoosePlace[str]):
    """What a player does now; "permit" without a region, as in journals of version 1 of the game, leads to a question for it."""

    def parse(self, raw: object) -> str:
        """Find the option named; raises `AnswerRejected` if it is not on offer."""
        if raw not in (PERMIT, f"next-{PERMIT}"):
            return super().parse(raw)
        if not any(option.key.startswith(f"{raw}-") for option in self.options if option.off is None):
            raise self.reject("council-off-no-open")
        return str(raw)


def _mains(state: State, seat: Seat) -> tuple[Option[str], ...]:
    permits = (
        Option(
            act,
            phrase("council-acquire", region=box.council_name(region)),
            off=bribes.why_not(state, seat, region),
            icon=maps.council_icon(region),
            pieces=maps.balcony(state, region),
        )
        for act, region in PERMITS.items()
    )
    return (
        ELECT,
        *permits,
        Option("build", phrase("council-build"), off=emporium.may_build(state, seat), icon="emporium"),
        Option("king", phrase("council-king-helps"), off=emporium.may_ask_the_king(state, seat), icon="crown"),
    )


def _find_next(state: State, seat: Seat) -> Seat | None:
    """Return the player whose turn follows, once this turn's main action was taken; None before that and at the end."""
    after = state.table.seats.after(seat)
    while after not in state.table.present and after.colour != state.last.value:
        after = state.table.seats.after(after)
    over = state.acted.value and not state.mains.value and after.colour != state.last.value
    return after if over and state.full else None


def _offer_ahead(state: State, seat: Seat | None) -> tuple[Option[str], ...]:
    if seat is None:
        return ()

    def announced(act: str) -> Phrase:
        region = PERMITS.get(act)
        return phrase("council-ahead", who=seat, act=PERMIT if region else act, region=box.council_name(region) if region else "")

    return tuple(
        replace(option, key=f"next-{option.key}", words=announced(option.key), seat=seat, gains=())
        for option in _mains(state, seat)
        if option.off is None
    )


def _offer_done(state: State) -> tuple[Option[str], ...]:
    return (DONE,) if state.acted.value or not state.full or state.table.empty(state.seat) else ()


@asks
def _what_now(state: State, seat: Seat, at: tuple[int, int], ahead: str) -> TurnAction:
    first, after = at[1] == 1, _find_next(state, seat)
    mains = _mains(state, seat) if state.mains.value else ()
    offered = (*_offer_done(state), *mains, *quick.offers(state, seat)) if state.full else _offer_done(state)
    known = first and any(option.key == ahead and option.off is None for option in mains)
    last = ("CF-145", "CF-146") if state.last.value else ()
    more = () if state.acted.value else MAIN
    return TurnAction(
        "council.turn",
        seat=seat,
        occurrence=at,
        args={
            "first": 1 if first else 0,
            "mains": state.mains.value,
            "acted": 1 if state.acted.value else 0,
            "last": 1 if state.last.value else 0,
            "gold": state.goods.gold[seat],
            "end": box.GOLD_TRACK_END,
            "then": "yes" if after else "no",
            "next": after or "",
            "beyond": 1 if state.goods.gold[seat] > box.GOLD_TRACK_END else 0,
        },
        options=offered,
        places=maps.turn_map(state.regions, ACTS),
        closing="done",
        absent="done" if state.table.empty(seat) else "elect",
        ahead=_offer_ahead(state, after),
        silence="done" if after else "",
        likely="done" if after else "",
        front=FRONT[after is not None],
        most_in_front=MOST_IN_FRONT,
        implied=ahead if known else NOT_IMPLIED,
        rules=(*(DRAW if first else ()), *more, *quick.RULES, "CF-G17", *last),
        picture="turn",
    )
