"""Rulebook chapter on action cards: wagons, tents, and one card per turn."""

from companion.games.citadels import building
from companion.games.citadels.box import ACTIONS, Action
from companion.games.citadels.choices import BACK, WAY_BACK, TurnMoment, draw, possible_first, too_dear
from companion.games.citadels.state import State
from companion.table import Choose, Option, Phrase, Symbols, asks, phrase, seat_options

CARD_RULES = ("CI-126", "CI-128", "CI-130")
TENT_RULES = ("CI-131", "CI-133", "CI-134", "CI-135")
EACH_CARD = (*TENT_RULES, "CI-137", "CI-142", "CI-145", "CI-146", "CI-147", "CI-148", "CI-149")
WAGON_RULES = ("CI-137", "CI-138", "CI-139", "CI-140")


def offers(state: State, moment: TurnMoment) -> tuple[Option[str], ...]:
    """Return the options for other players' wagons, and for one action card per turn."""
    if not state.circus:
        return ()
    seat, offered = moment.seat, []
    for number in state.treasury.wagons.keys:
        owner = state.treasury.owner(number)
        if owner is not None and owner != seat and not state.characters.has_used(f"wagon-{number}"):
            off = None if state.treasury.can_pay(seat, 1) else too_dear(state.treasury.gold[seat])
            words, gains = phrase("citadels-do-wagon", who=owner), (Symbols("card", 1),)
            offered.append(Option(f"wagon-{number}", words, off=off, gains=gains, seat=owner))
    if not state.characters.has_used("card"):
        off = None if state.treasury.holds(seat, 1) else phrase("citadels-off-no-cards")
        offered.append(Option("card", phrase("citadels-do-card"), off=off, icon="card"))
    return tuple(offered)


def rules(state: State) -> tuple[str, ...]:
    """Return the rules behind the action-card options in a turn."""
    if not state.circus:
        return ()
    return CARD_RULES + (WAGON_RULES if any(state.treasury.wagons.values()) else ())


def _obstacle(state: State, moment: TurnMoment, action: Action) -> Phrase | None:
    """Return why this card cannot be played now; None if it can."""
    if action in (Action.ACROBAT, Action.RASPUTIN):
        return phrase(f"citadels-off-{action.value}")
    all_lie = {
        Action.TENT: sum(state.cities.tents.values()) >= ACTIONS[Action.TENT],
        Action.WAGON: state.treasury.free_wagon() is None,
    }
    if all_lie.get(action):
        return phrase("citadels-off-all-lie")
    if action is Action.CANNONBALL and not (state.treasury.holds(moment.seat, 2) and building.can_build_over(state, moment.seat)):
        return phrase("citadels-off-no-dearer")
    return None


@asks
def which_card(state: State, moment: TurnMoment) -> Choose[str]:
    """Ask which action card the player plays; `back` undoes a choice made by mistake."""
    cards = tuple(
        Option(action.value, phrase(f"citadels-card-{action.value}"), off=_obstacle(state, moment, action), icon=action.value)
        for action in Action
    )
    return Choose(
        "citadels.card",
        seat=moment.seat,
        occurrence=moment.at,
        options=(*possible_first(cards), WAY_BACK),
        rules=CARD_RULES + EACH_CARD,
        picture="action-cards",
    )


async def play_card(state: State, moment: TurnMoment, _rest: str) -> None:
    """Ask which action card the player plays, and carry it out."""
    card = await which_card(state, moment)
    if card == BACK or (card == Action.CANNONBALL and not await building.build_over(state, moment)):
        return
    if card == Action.TENT:
        state.cities.tents[moment.seat] += 1
    elif card == Action.WAGON:
        number = state.treasury.free_wagon()
        assert number is not None
        state.treasury.wagons[number] = moment.seat.colour
    elif card == Action.DIRECTOR:
        state.characters.use("director")
    elif card == Action.FORTUNE_TELLER and state.treasury.counted:
        # The player takes a card from a hand; an empty hand gives nothing (CI-145, CI-E41)
        victim = state.seats.of(await whose_hand(state, moment))
        if state.treasury.hand[victim] > 0:
            state.treasury.hand[victim] -= 1
            state.treasury.hand[moment.seat] += 1
    state.characters.use("card")
    state.treasury.put_back(moment.seat, 1)


@asks
def whose_hand(state: State, moment: TurnMoment) -> Choose[str]:
    """Ask whose hand the fortune teller looks at (with full books)."""
    return Choose(
        "citadels.fortune",
        seat=moment.seat,
        occurrence=moment.at,
        options=seat_options(state.others(moment.seat), "citadels-player"),
        rules=("CI-145",),
        picture="action-fortune-teller",
    )


@asks
def whether_to_cash(state: State, moment: TurnMoment, wagon: str) -> Choose[str]:
    """Ask a wagon's owner, right after gold has been laid on it, whether to cash it now."""
    gold = state.treasury.on_wagon[wagon] if state.treasury.counted else 0
    gains = (Symbols("gold", gold),) if gold else ()
    return Choose(
        "citadels.cash",
        seat=state.treasury.owner(wagon),
        subject=wagon,
        occurrence=moment.at,
        args={"gold": gold},
        options=(Option("leave", phrase("citadels-leave-wagon")), Option("cash", phrase("citadels-cash-wagon"), gains=gains)),
        rules=WAGON_RULES,
        picture="wagon-pays",
    )


async def load_wagon(state: State, moment: TurnMoment, wagon: str) -> None:
    """Move one gold to another player's wagon, draw two cards and keep one; then the owner may cash the wagon."""
    state.characters.use(f"wagon-{wagon}")
    if state.treasury.counted:
        state.treasury.gold[moment.seat] -= 1
        state.treasury.on_wagon[wagon] += 1
    await draw(state, moment, 2, 1)
    if await whether_to_cash(state, moment, wagon) == "cash":
        state.treasury.cash(wagon, state.treasury.owner(wagon))
