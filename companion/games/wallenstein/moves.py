"""Moves of armies: battle/move A and B, and the move after placing one army."""

from itertools import count

from companion.games.wallenstein import battle, box, course, land_actions, lands, muster
from companion.games.wallenstein.state import State
from companion.table import NOT_IMPLIED, Choose, Number, Option, Phrase, Seat, asks, phrase
from companion.table.questions.one_each import OneEach

MOVE_RULES = ("WA-114", "WA-115", "WA-117", "WA-118", "WA-119", "WA-120", "WA-121")
LEAST_TO_MOVE = 2
"""The least number of armies in a land from which armies can move: one stays (WA-115)."""


def peace_reason(state: State, seat: Seat, action: str) -> Phrase | None:
    """Return why a player may not be attacked in this action (a favour of the court, AK-047); None if attacks are allowed."""
    letter = action.removeprefix("battle-")
    if state.court and state.peace[seat] in {letter, "both"}:
        return phrase("wallenstein-court-peace")
    return None


def neighbours(state: State, land: str) -> tuple[str, ...]:
    """List the neighbouring lands in play (WA-021), by name."""
    return tuple(other for other in state.lands if other in box.LANDS[land].neighbours)


def _targets(state: State, seat: Seat, action: str, source: str) -> tuple[Option[str], ...]:
    """Return an option per neighbouring land; the church event or a favour of the court can rule out an attack on one."""
    offered = []
    for land in box.by_name(neighbours(state, source)):
        holder, off = state.holder(land), None
        if holder != seat and state.effect() == "church-peace" and state.built["church"][land]:
            off = phrase("wallenstein-church-peace")
        elif holder not in (seat, None):
            off = peace_reason(state, holder, action)
        own = "yes" if holder == seat else "no"
        words = phrase("wallenstein-into", name=box.LANDS[land].name, own=own, n=state.armies[land])
        offered.append(Option(land, words, off=off, icon="land", seat=holder))
    return tuple(offered)


def card_to_move(state: State, seat: Seat, action: str, *, first: bool) -> lands.OrTogether:
    """Ask from which land a player moves; with `first` the implied answer is that all players are asked together."""
    options = tuple(lands.land_option(land, armies=state.armies[land]) for land in state.hand(seat))
    court = ("AK-022",) if state.court else ()
    coin = lands.nothing(lands.COIN_CARD)
    together = first and any(state.hand(each) for each in state.seats)
    return lands.OrTogether(
        f"wallenstein.card-{action}",
        args=course.effect_args(state, action),
        seat=seat,
        occurrence=(state.round,),
        options=(*options, coin),
        rules=("WA-060", "WA-072", "WA-091", *MOVE_RULES, *court),
        implied=lands.TOGETHER if together else NOT_IMPLIED if options else lands.NOTHING,
    )


@asks
def cards_to_move(state: State, action: str) -> OneEach[str]:
    """Ask for the cards of all players on the fields of a battle/move, at most one per player (WA-071)."""
    return OneEach(
        f"wallenstein.cards-{action}",
        args=course.effect_args(state, action),
        occurrence=(state.round,),
        options=tuple(lands.land_option(land, seat=seat) for seat in state.order for land in state.hand(seat)),
        none=phrase("wallenstein-coin-card"),
        rules=("WA-060", "WA-071", "WA-072", "WA-091", *MOVE_RULES, *(("AK-022",) if state.court else ())),
    )


async def moves_and_battles(state: State, action: str) -> None:
    """With full books, ask for each player's card and run that player's move or battle in turn."""
    async for seat, source in lands.cards_in_turn(state, action, card_to_move, cards_to_move):
        # Ask for the target and the number of armies; then it is a move or a battle
        battle.lay_down(state, source)
        if state.armies[source] < LEAST_TO_MOVE:
            await land_actions.lapses(state, seat, action, source, ("one-army", "WA-115"))
        elif all(option.off for option in _targets(state, seat, action, source)):
            await land_actions.lapses(state, seat, action, source, ("no-target", "WA-117"))
        else:
            for attempt in count(1):
                target = await _target(state, seat, action, source, attempt)
                if target == lands.NOTHING:
                    break
                number = await _how_many(state, seat, action, source, attempt)
                if state.owner[target] == seat.colour:
                    march(state, source, target, number)
                    break
                attack = muster.Attack(seat, number, source, target)
                # If the odds put the player off, ask again
                if await muster.dares(state, attack, action, attempt):
                    await battle.fight(state, attack)
                    break


@asks
def _target(state: State, seat: Seat, action: str, source: str, attempt: int) -> Choose[str]:
    small = ("WA-021",) if len(state.seats) == 3 else ()  # noqa: PLR2004 - the table with lands out of play
    church = ("WA-188", "WA-189") if state.effect() == "church-peace" else ()
    court = ("AK-047",) if state.court else ()
    question = Choose(
        "wallenstein.target",
        args={"land": box.land_name(source), "n": state.armies[source]},
        seat=seat,
        subject=action,
        occurrence=(state.round, attempt),
        options=(*_targets(state, seat, action, source), lands.nothing(lands.STAY)),
        rules=(*MOVE_RULES, *small, *church, *court),
    )
    return lands.on_board(state, question)


@asks
def _how_many(state: State, seat: Seat, subject: str, source: str, attempt: int) -> Number:
    most = max(1, state.armies[source] - 1)
    return Number(
        "wallenstein.march",
        args={"land": box.land_name(source), "all": state.armies[source]},
        seat=seat,
        subject=subject,
        occurrence=(state.round, attempt),
        low=1,
        high=most,
        likely=most,
        icon="cube",
        rules=("WA-115", "WA-130"),
        implied=most if most == 1 else NOT_IMPLIED,
    )


def march(state: State, source: str, target: str, number: int) -> None:
    """Move armies into another land of the same player; at least one stays behind (WA-115, WA-118)."""
    own = state.owner[source] == state.owner[target]  # a correction can have changed an owner meanwhile
    moved = max(0, min(number, state.armies[source] - 1)) if own else 0
    state.armies[source] -= moved
    state.armies[target] += moved


async def move_placed(state: State, seat: Seat, source: str) -> None:
    """Offer a move into a neighbouring land of the same player after placing one army, without a battle (WA-113)."""
    if state.armies[source] < LEAST_TO_MOVE or not _list_own_neighbours(state, seat, source):
        return
    target = await _ask_for_own_target(state, seat, source)
    if target != lands.NOTHING:
        march(state, source, target, await _how_many(state, seat, "one", source, 1))


def _list_own_neighbours(state: State, seat: Seat, source: str) -> tuple[str, ...]:
    return tuple(land for land in neighbours(state, source) if state.owner[land] == seat.colour)


@asks
def _ask_for_own_target(state: State, seat: Seat, source: str) -> Choose[str]:
    options = tuple(lands.land_option(land) for land in _list_own_neighbours(state, seat, source))
    args = {"land": box.land_name(source)}
    choices = (*options, lands.nothing(lands.STAY))
    rules = ("WA-113", "WA-115")
    question = Choose("wallenstein.move-placed", args=args, seat=seat, occurrence=(state.round,), options=choices, rules=rules)
    return lands.on_board(state, question)
