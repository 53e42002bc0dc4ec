"""The actions with light books: one prompt per action for all players in order, and revolts from short entries."""

from companion.games.wallenstein import battle, box, combat, course, land_actions, lands, moves, muster
from companion.games.wallenstein.state import State
from companion.table import Choose, Number, Option, Pick, Reason, Row, Seat, Symbols, Tally, Tell, asks, phrase, seat_options

TURNED_UP = 5
"""After this action only one card is left to turn up, so nobody is asked for it."""
COLLECTING = ("grain", "taxes")
TILE_HELPS = {"taxes": "taler", "grain": "grain", "five": "six"}


async def light_action(state: State, action: str, number: int) -> None:
    """Prompt an action; for collecting run the revolts, and for battle/move the battles that players announce."""
    if action in COLLECTING:
        await collect(state, action, number)
    elif action in {"battle-a", "battle-b"}:
        fighting = map(state.seats.of, await _ask_who_fights(state, action)) if state.told else state.turns()
        for seat in fighting:
            await light_battle(state, seat, action)
    else:
        await _prompt(state, action, number)


def _list_all_rules(state: State, action: str) -> tuple[str, ...]:
    rules = [rule for seat in state.seats for rule in land_actions.rules_of(state, seat, action)]
    return ("WA-090", "WA-091", "WA-092", "WA-093", *dict.fromkeys(rules))


@asks
def _prompt(state: State, action: str, number: int) -> Tell:
    rows = []
    for seat in state.order:
        helped = action in TILE_HELPS and state.has_tile(seat, TILE_HELPS[action])
        note = phrase(f"wallenstein-tile-{TILE_HELPS[action]}") if helped else None
        gained = Symbols(action, 1)
        if action not in box.BUILDINGS:
            gained = Symbols("cube", course.armies_placed(action, state.effect(), tile=helped), seat=seat)
        rows.append(Reason(seat, symbols=(Symbols("gold", box.PRICE[action]), gained), note=note))
    return Tell(
        f"wallenstein.light-{action}",
        args=course.effect_args(state, action),
        occurrence=(state.round, number),
        reasons=tuple(rows),
        rules=_list_all_rules(state, action),
        passes=number < TURNED_UP,
    )


@asks
def _revolts(state: State, action: str, number: int) -> Pick[str]:
    icon, tile = "gold" if action == "taxes" else "bread", TILE_HELPS[action]
    options = tuple(
        Option(
            seat.colour,
            phrase("wallenstein-seat", who=seat),
            gains=(Symbols(icon, 1),) if state.has_tile(seat, tile) else (),
            seat=seat,
        )
        for seat in state.order
        if not state.table.empty(seat)
    )
    args = course.effect_args(state, action)
    rules = ("WA-108", *_list_all_rules(state, action))
    return Pick(f"wallenstein.light-{action}", args=args, occurrence=(state.round, number), options=options, rules=rules)


async def collect(state: State, action: str, number: int) -> None:
    """Prompt collecting, and run a revolt for each player who collects where a marker lies."""
    rising = await _revolts(state, action, number)
    in_turn = map(state.seats.of, rising) if state.told else state.turns()
    for seat in in_turn:
        quelled = seat.colour not in rising or await light_revolt(state, seat) is combat.Won.DEFENDER
        if quelled and state.court and state.ward[seat]:
            used = await Choose(
                "wallenstein.ward-used",
                seat=seat,
                subject=action,
                occurrence=(state.round,),
                options=(Option("yes", phrase("yes")), Option("no", phrase("no"))),
                rules=("AK-043",),
                picture="ward",
            )
            state.ward[seat] = used != "yes"


async def light_revolt(state: State, seat: Seat) -> combat.Won:
    """Ask for the armies and markers in the land, and run the revolt."""
    return await battle.fight(state, await rising(state, seat))


async def rising(state: State, seat: Seat, number: int = 0, of: int = 1) -> muster.Revolt:
    """Ask for armies and unrest markers in a land that revolts: revolt `number` of `of` in a winter, 0 when collecting."""
    winter, least = number > 0, 0 if number else 1
    if state.told:
        there = await rising_there(state, seat, least, number if of > 1 else least)
        return muster.Revolt(seat, armies=there["armies"], markers=there["markers"], winter=winter)
    armies = await armies_there(state, seat, "winter" if winter else "revolt", number if of > 1 else 0)
    markers = await Number(
        "wallenstein.markers",
        seat=seat,
        subject="winter" if winter else "",
        occurrence=(state.round, number or state.fight.number.value + 1),
        low=least,
        high=9,
        likely=least or None,
        icon="peasant",
        rules=("WA-134", "WA-164") if winter else ("WA-108", "WA-134"),
    )
    return muster.Revolt(seat, armies=armies, markers=markers, winter=winter)


@asks
def rising_there(state: State, seat: Seat, least: int, revolt: int) -> Tally:
    """Ask for armies and unrest markers (at least `least`) in a land that revolts; `revolt` is its number in the winter."""
    rows = (
        Row("armies", phrase("wallenstein-row-armies"), icon="cube", low=1, high=max(1, state.supply[seat]), likely=3),
        Row("markers", phrase("wallenstein-row-markers"), icon="peasant", low=least, high=9, likely=least),
    )
    return Tally(
        "wallenstein.light-rising",
        args={"revolt": revolt, "who": seat},
        seat=seat,
        occurrence=(state.round, state.fight.number.value + 1),
        rows=rows,
        rules=("WA-108", "WA-131", "WA-133", "WA-134"),
    )


@asks
def armies_there(state: State, seat: Seat, subject: str, revolt: int = 0) -> Number:
    """Ask for a player's armies in the contested land; `revolt` is this revolt's number where a winter has several, else 0."""
    return Number(
        "wallenstein.armies-there",
        seat=seat,
        subject=subject,
        occurrence=(state.round, state.fight.number.value + 1),
        low=1,
        high=max(1, state.supply[seat]),
        likely=3,
        icon="cube",
        rules=("WA-131", "WA-133"),
        args={"revolt": revolt},
    )


@asks
def _ask_who_fights(state: State, action: str) -> Pick[str]:
    return Pick(
        "wallenstein.light-fighting",
        args=course.effect_args(state, action),
        subject=action,
        occurrence=(state.round,),
        options=seat_options((seat for seat in state.order if not state.table.empty(seat)), "wallenstein-seat"),
        rules=("WA-090", "WA-091", *moves.MOVE_RULES, "WA-126", "WA-127", "WA-188", "WA-189"),
    )


async def light_battle(state: State, seat: Seat, action: str) -> None:
    """Ask whom a player attacks, and run the battle."""
    if state.told:
        said = await _foe(state, seat, action)
        await battle.fight(state, await _forces(state, seat, action, None if said == "neutral" else state.seats.of(said)))
        return
    said = await _ask_against_whom(state, seat, action)
    if said == lands.NOTHING:
        return
    foe = None if said == "neutral" else state.seats.of(said)
    if foe is not None and state.table.empty(foe):
        attack = await _forces(state, seat, action, foe)
    else:
        armies = await _light_armies(state, seat, action)
        defenders = await armies_there(state, foe, f"{action}-{seat.colour}") if foe else 0
        unrest = foe is not None and await _ask_yes_or_no(state, "unrest-there", seat, action, ("WA-138", "WA-139"))
        asked = foe is not None and state.effect() == "palace-defends"
        palace = asked and await _ask_yes_or_no(state, "palace-there", seat, action, ("WA-181", "WA-182"))
        attack = muster.Attack(seat, armies, against=foe, defenders=defenders, unrest=unrest, palace=palace)
    if await muster.dares(state, attack, action, 1):
        await battle.fight(state, attack)


@asks
def _ask_against_whom(state: State, seat: Seat, action: str) -> Choose[str]:
    foes = tuple(
        Option(foe.colour, phrase("wallenstein-seat", who=foe), off=moves.peace_reason(state, foe, action), seat=foe)
        for foe in state.order
        if foe != seat
    )
    options = (lands.nothing("wallenstein-no-battle"), Option("neutral", phrase("wallenstein-neutral-land"), icon="land"), *foes)
    return Choose(
        "wallenstein.light-battle",
        args=course.effect_args(state, action),
        seat=seat,
        subject=action,
        occurrence=(state.round,),
        options=options,
        rules=("WA-090", "WA-091", *moves.MOVE_RULES, "WA-126", "WA-127", "WA-188", "WA-189"),
    )


@asks
def _foe(state: State, seat: Seat, action: str) -> Choose[str]:
    foes = (Option(foe.colour, phrase("wallenstein-seat", who=foe), seat=foe) for foe in state.order if foe != seat)
    return Choose(
        "wallenstein.light-foe",
        args={"who": seat},
        seat=seat,
        subject=action,
        occurrence=(state.round,),
        options=(Option("neutral", phrase("wallenstein-neutral-land"), icon="land"), *foes),
        rules=("WA-119", "WA-126", "WA-127"),
    )


async def _forces(state: State, seat: Seat, action: str, foe: Seat | None) -> muster.Attack:
    given = await _forces_asked(state, seat, action, foe)
    return muster.Attack(
        seat,
        given["attackers"],
        against=foe,
        defenders=given.get("defenders", 0),
        unrest=bool(given.get("unrest")),
        palace=bool(given.get("palace")),
    )


@asks
def _forces_asked(state: State, seat: Seat, action: str, foe: Seat | None) -> Tally:
    """Ask in one entry for the attackers and, against a player, for the defenders, unrest and, under that event, a palace."""
    rows = [_force("attackers", seat, high=max(1, state.supply[seat]))]
    if foe is not None:
        rows += [_force("defenders", foe, high=max(1, state.supply[foe])), _make_yes_row("unrest")]
        rows += [_make_yes_row("palace")] if state.effect() == "palace-defends" else []
    return Tally(
        "wallenstein.light-forces",
        seat=seat,
        subject=action,
        occurrence=(state.round,),
        rows=tuple(rows),
        rules=("WA-115", "WA-130", "WA-131", "WA-138", "WA-139", "WA-181", "WA-182"),
    )


def _force(side: str, seat: Seat, high: int) -> Row:
    return Row(side, phrase(f"wallenstein-row-{side}", who=seat), seat=seat, icon="cube", low=1, high=high, likely=min(3, high))


def _make_yes_row(what: str) -> Row:
    return Row(what, phrase(f"wallenstein-row-{what}"), icon=what, high=1)


@asks
def _light_armies(state: State, seat: Seat, action: str) -> Number:
    return Number(
        "wallenstein.attackers",
        seat=seat,
        subject=action,
        occurrence=(state.round,),
        low=1,
        high=max(1, state.supply[seat]),
        likely=3,
        icon="cube",
        rules=("WA-115", "WA-130"),
    )


async def _ask_yes_or_no(state: State, name: str, seat: Seat, action: str, rules: tuple[str, ...]) -> bool:
    said = await Choose(
        f"wallenstein.{name}",
        seat=seat,
        subject=action,
        occurrence=(state.round,),
        options=(Option("no", phrase("no")), Option("yes", phrase("yes"))),
        rules=rules,
        picture=name,
    )
    return said == "yes"
