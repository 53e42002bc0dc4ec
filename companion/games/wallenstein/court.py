"""Rulebook chapters on the Emperor's Court and favour cards: players send courtiers, take favours and use them at once."""

from companion.games.wallenstein import battle, box, land_actions, setup
from companion.games.wallenstein.box import COURTIERS, FAVOUR_ICONS, land_name
from companion.games.wallenstein.lands import COIN_CARD, NOTHING, land_option, nothing, which_land
from companion.games.wallenstein.state import State
from companion.table import Choose, Draw, Option, Phrase, Reason, Seat, Symbols, Tell, asks, phrase


async def use_favour(state: State, seat: Seat, card: int) -> None:
    """Carry out the favour card that a player has just taken."""
    if card == box.EVENT_CARD:
        options = (Option("remove", phrase("wallenstein-remove-event")), Option("leave", phrase("wallenstein-leave-event")))
        at, rules = (state.round,), ("AK-039",)
        asked = Choose("wallenstein.event-away", seat=seat, occurrence=at, options=options, rules=rules, picture="event-away")
        if await asked == "remove" and state.event.value:
            state.gone.value += (state.event.value,)
            state.event.value = ""
    elif card == box.CALM_CARD:
        await _calm(state, seat)
    elif card in box.BUILDING_CARDS:
        await _build_free(state, seat, card)
    elif card in box.PEACE_CARDS:
        state.peace[seat] = await state.table.fact(f"favour-{card}")
        await Tell(
            "wallenstein.favour-used",
            args={"what": phrase(f"wallenstein-favour-{card}"), "card": card},
            seat=seat,
            subject=str(card),
            occurrence=(state.round,),
            rules=("AK-047",),
            picture="favour",
        )
    elif card in {*box.COIN_CARDS, *box.GRAIN_CARDS, *box.POINT_CARDS, *box.ARMY_CARDS}:
        await _give_amount(state, seat, card)
    elif not state.full:
        # The player puts three armies into a land of their own or, without a battle, into a neutral land (AK-049, AK-050)
        await Tell(
            "wallenstein.three-armies", seat=seat, occurrence=(state.round,), rules=("AK-049", "AK-050"), picture="three-armies"
        )
    else:
        land = await which_land(state, lambda: _open_land(state, seat))
        number = min(box.LAND_CARD_ARMIES, state.supply[seat])
        if not (land == NOTHING or not number):
            if not state.owner[land]:
                battle.lay_down(state, land)
            setup.occupy(state, seat, land, number)


async def _give_amount(state: State, seat: Seat, card: int) -> None:
    """Give the player the printed number of coins, grain or points, or put that many armies into the tray."""
    amount = await state.table.fact(f"favour-{card}")
    if card in box.ARMY_CARDS:
        await into_tray(state, seat, amount, str(card), ("AK-041",))
    elif card in box.POINT_CARDS:
        state.points[seat] += amount
        await _record_gain(state, seat, card, amount, "points", "AK-045")
    elif card in box.COIN_CARDS:
        if state.full:
            await land_actions.pay_out(state, seat, amount, str(card))
        await _record_gain(state, seat, card, amount, "taler", "AK-040")
    else:
        if state.full:
            state.harvest(seat, amount)
        await _record_gain(state, seat, card, amount, "grain", "AK-044")


async def _record_gain(state: State, seat: Seat, card: int, amount: int, what: str, rule: str) -> None:
    name, args = f"wallenstein.favour-{what}", {"n": amount}
    await Tell(name, args=args, seat=seat, subject=str(card), occurrence=(state.round,), rules=(rule,), picture="favour")


async def into_tray(state: State, seat: Seat, amount: int, subject: str, rules: tuple[str, ...]) -> None:
    """Put armies from the supply into the tray, at most as many as the supply has."""
    number = min(amount, state.supply[seat])
    state.supply[seat] -= number
    state.tray[seat] += number
    args = {"n": number}
    at = (state.round,)
    await Tell("wallenstein.into-tray", args=args, seat=seat, subject=subject, occurrence=at, rules=rules, picture="into-tray")


async def _calm(state: State, seat: Seat) -> None:
    """Take a marker off a player's land; only a player without any marker may keep the card (AK-042, AK-043, WA-G23)."""
    if not state.full:
        options = (Option("calmed", phrase("wallenstein-calmed")), Option("kept", phrase("wallenstein-kept")))
        rules = ("AK-042", "AK-043")
        at = (state.round,)
        if (
            await Choose("wallenstein.calm-or-keep", seat=seat, occurrence=at, options=options, rules=rules, picture="calm")
        ) == "kept":
            state.ward[seat] = True
        return
    if not any(state.unrest[land] for land in state.lands_of(seat)):
        state.ward[seat] = True
        await Tell("wallenstein.card-kept", seat=seat, occurrence=(state.round,), rules=("AK-043",), picture="ward")
        return
    land = await which_land(state, lambda: _ask_for_unruly(state, seat))
    if state.unrest[land]:
        land_actions.calm(state, land)


def _ask_for_unruly(state: State, seat: Seat) -> Choose[str]:
    lands = [land for land in state.lands_of(seat) if state.unrest[land]] or state.lands
    options = tuple(land_option(land) for land in lands)
    return Choose("wallenstein.calm", seat=seat, occurrence=(state.round,), options=options, rules=("AK-042",))


async def _build_free(state: State, seat: Seat, card: int) -> None:
    """Build the pictured building free of charge but under the usual rules; without a free site nothing is built."""
    kind = await state.table.fact(f"favour-{card}")
    if not state.full:
        args = {"kind": phrase(f"wallenstein-{kind}")}
        await Tell(
            "wallenstein.build-free",
            args=args,
            seat=seat,
            subject=kind,
            occurrence=(state.round,),
            rules=("AK-046", "AK-032"),
            picture=f"free-{kind}",
        )
        return
    if not _sites(state, seat, kind):
        at, rules = (state.round,), ("AK-032", "AK-046")
        await Tell("wallenstein.no-free-site", seat=seat, subject=kind, occurrence=at, rules=rules, picture=f"free-{kind}")
        return
    land = await which_land(state, lambda: _ask_for_free_site(state, seat, kind))
    if land != NOTHING and land in _sites(state, seat, kind):
        land_actions.build(state, seat, kind, land, price=0)


def _sites(state: State, seat: Seat, kind: str) -> tuple[str, ...]:
    if not state.stock[kind]:
        return ()
    return tuple(land for land in state.lands_of(seat) if state.free_sites(land) and not state.built[kind][land])


def _ask_for_free_site(state: State, seat: Seat, kind: str) -> Choose[str]:
    options = (*(land_option(land) for land in _sites(state, seat, kind)), nothing())
    args = {"kind": phrase(f"wallenstein-{kind}")}
    rules = ("AK-046", "WA-104", "WA-105")
    return Choose(
        "wallenstein.free-site", args=args, seat=seat, subject=kind, occurrence=(state.round,), options=options, rules=rules
    )


def _open_land(state: State, seat: Seat) -> Choose[str]:
    lands = [land for land in box.by_name(state.lands) if state.owner[land] in {"", seat.colour}]
    options = (*(land_option(land, seat=state.holder(land)) for land in lands), nothing())
    rules = ("AK-049", "AK-050", "WA-021")
    return Choose("wallenstein.armies-where", seat=seat, occurrence=(state.round,), options=options, rules=rules)


SPACES = (4, 3, 2)
"""The cost in courtiers of each space of the audience room, the highest card's space first (AK-002, AK-013)."""
FIELDS = (3, 2, 1)
"""The number of armies for each field of the extension mat (AK-003)."""
TOWER, LAND = "tower", "land"


@asks
def _favours(state: State) -> Draw[str]:
    left = [number for number in range(1, 22) if str(number) not in state.favours_gone.value]
    options = tuple(Option(str(number), _card_words(str(number)), icon=favour_icon(str(number))) for number in left)
    count = min(len(SPACES), len(left))
    rules = ("AK-010", "AK-012")
    return Draw("wallenstein.favours", occurrence=(state.round,), options=options, count=count, rules=rules)


def _card_words(card: str) -> Phrase:
    return phrase("wallenstein-favour-card", n=int(card), what=favour_words(card))


def favour_icon(card: str) -> str:
    """Return the icon of what a favour card brings."""
    return FAVOUR_ICONS.get(int(card), "armies-3")


def favour_words(card: str) -> Phrase:
    """Return the text on what a favour card does."""
    return phrase(f"wallenstein-favour-{card}")


async def lay_out_favours(state: State) -> None:
    """Lay out three favour cards; the highest number goes to the most expensive space."""
    state.display.value = ()
    state.laid_out.value = ()
    drawn = await _favours(state)
    state.laid_out.value = tuple(sorted(drawn, key=int, reverse=True))
    state.display.value = state.laid_out.value
    await _display_told(state)


@asks
def _display_told(state: State) -> Tell:
    rows = tuple(
        Reason(words=_card_words(card), symbols=(Symbols(favour_icon(card), 1),), total=price(state, card))
        for card in state.display.value
    )
    return Tell("wallenstein.display", occurrence=(state.round,), reasons=rows, rules=("AK-012", "AK-013"), passes=True)


def price(state: State, card: str) -> int:
    """Return the cost in courtiers of the card's space."""
    return SPACES[state.laid_out.value.index(card)]


async def court_actions(state: State) -> None:
    """Let players send courtiers in player order, then take favours."""
    for seat in state.turns():
        for field in FIELDS:
            await _convert(state, seat, field)
    # Receive the players at the throne, most courtiers first, until the display is empty (AK-026, AK-033)
    state.received.value = ()
    while state.display.value and waiting(state):
        # The player with most courtiers in the hall is next; in a tie, the earlier in player order (AK-026, AK-027)
        seat = max(waiting(state), key=lambda seat: state.hall[seat])
        state.received.value += (seat.colour,)
        state.audience[seat] += state.hall[seat]
        state.hall[seat] = 0
        card = await _favour(state, seat)
        if card != NOTHING:
            state.audience[seat] -= min(state.audience[seat], price(state, card))  # back to the supply (AK-030)
            state.display.value = tuple(other for other in state.display.value if other != card)
            state.favours_gone.value += (card,)
            await use_favour(state, seat, int(card))
    await _court_over(state)
    for seat in state.seats:
        state.hall[seat] += state.audience[seat]
        state.audience[seat] = 0
    state.favours_gone.value += state.display.value
    state.display.value = ()


def _field(state: State, seat: Seat, field: int) -> Choose[str]:
    tower = Option(TOWER, phrase("wallenstein-tower-card"), icon="cube")
    lands: tuple[Option[str], ...] = (Option(LAND, phrase("wallenstein-land-card"), icon="land"),)
    if state.full:
        lands = tuple(land_option(land, armies=state.armies[land]) for land in state.hand(seat))
    return Choose(
        "wallenstein.convert",
        args={"n": field},
        seat=seat,
        occurrence=(state.round, field),
        options=(nothing(COIN_CARD), tower, *lands),
        rules=("AK-016", "AK-017", "AK-019", "AK-020", "AK-024", "AK-025", "WA-072"),
    )


async def _convert(state: State, seat: Seat, field: int) -> None:
    """Turn one field's armies of the extension mat into courtiers."""
    card = await which_land(state, lambda: _field(state, seat, field))
    if card == NOTHING:
        return
    left = COURTIERS - state.hall[seat] - state.audience[seat]
    here, why = field, ""
    if card == TOWER:
        here, why = state.tray[seat], "too-few-in-tray"
    elif card != LAND:
        here, why = state.armies[card] - 1, "one-must-stay"
        battle.lay_down(state, card)
    most = most_of(field, min(left, here))
    if most <= 0:
        why = "too-few-courtiers" if left < field else why
        where = phrase(f"wallenstein-{card}-card") if card in {TOWER, LAND} else land_name(card)
        await Tell(
            "wallenstein.not-converted",
            args={"n": field, "card": where, "why": phrase(f"wallenstein-{why}")},
            seat=seat,
            occurrence=(state.round, field),
            rules=("AK-018", "AK-021"),
            picture="not-sent",
        )
        return
    number = await how_many(state, seat, field, most)
    if card == TOWER:
        state.tray[seat] -= number
        state.supply[seat] += number
    elif card != LAND:
        state.armies[card] -= number
        state.supply[seat] += number
    state.hall[seat] += number


def most_of(field: int, most: int) -> int:
    """Return how many of a field's armies become courtiers where `most` can: all of them or none (AK-021)."""
    return field if most >= field else 0


async def how_many(_state: State, _seat: Seat, _field: int, most: int) -> int:
    """Return how many armies become courtiers of those that do."""
    return most


def waiting(state: State) -> list[Seat]:
    """List the players, in player order, who have courtiers in the hall and have not been received yet."""
    return [seat for seat in state.order if state.hall[seat] and seat.colour not in state.received.value]


@asks
def _favour(state: State, seat: Seat) -> Choose[str]:
    offered = []
    for card in state.display.value:
        cost = price(state, card)
        off = phrase("wallenstein-too-few-courtiers") if state.audience[seat] < cost else None
        words = phrase("wallenstein-favour-offer", what=favour_words(card), cost=cost)
        offered.append(Option(card, words, off=off, icon=favour_icon(card)))
    return Choose(
        "wallenstein.favour",
        args={"n": state.audience[seat]},
        seat=seat,
        occurrence=(state.round,),
        options=(*offered, Option(NOTHING, phrase("wallenstein-no-favour"), icon="hand")),
        rules=("AK-026", "AK-027", "AK-028", "AK-029", "AK-030", "AK-031", "AK-032"),
        picture="audience",
    )


@asks
def _court_over(state: State) -> Tell:
    """Tell the players that courtiers go back to the hall, and what happens to any cards left over."""
    rows = tuple(Reason(seat, total=state.hall[seat] + state.audience[seat]) for seat in state.order)
    rules = ("AK-033", "AK-034", "AK-035", "AK-036")
    return Tell(
        "wallenstein.court-over", args={"n": len(state.display.value)}, occurrence=(state.round,), reasons=rows, rules=rules
    )
