"""Chapter Emperor's Court: favour cards on display, courtiers sent, favours taken."""

from companion.games.wallenstein.battle import lay_down
from companion.games.wallenstein.box import COURTIERS, FAVOUR_ICONS
from companion.games.wallenstein.favours import use_favour
from companion.games.wallenstein.lands import COIN_CARD, NOTHING, land_option, nothing, which_land
from companion.games.wallenstein.names import land_name
from companion.games.wallenstein.state import State
from companion.table import Choose, Draw, Option, Phrase, Reason, Seat, Symbols, Tell, asks, phrase

SPACES = (4, 3, 2)
"""Courtiers that the spaces of the audience room cost, the highest card's first (AK-002, AK-013)."""
FIELDS = (3, 2, 1)
"""Armies of the fields of the extension mat (AK-003)."""
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
    """Name the drawing of what a favour card brings."""
    return FAVOUR_ICONS.get(int(card), "armies-3")


def favour_words(card: str) -> Phrase:
    """Name what a favour card does."""
    return phrase(f"wallenstein-favour-{card}")


async def lay_out_favours(state: State) -> None:
    """Lay three favour cards out; the highest number goes to the dearest space."""
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
    """Give the courtiers that the card's space costs."""
    return SPACES[state.laid_out.value.index(card)]


async def court_actions(state: State) -> None:
    """Carry out the court's actions: send courtiers in player order, then take favours."""
    for seat in state.turns():
        for field in FIELDS:
            await _convert(state, seat, field)
    # Let the players before the throne, most courtiers first, until the display is empty (AK-026, AK-033)
    state.received.value = ()
    while state.display.value and waiting(state):
        await _audience(state, next_at_court(state))
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
    rules = ("AK-016", "AK-017", "AK-019", "AK-020", "AK-024", "AK-025", "WA-072")
    return Choose(
        "wallenstein.convert",
        args={"n": field},
        seat=seat,
        occurrence=(state.round, field),
        options=(nothing(COIN_CARD), tower, *lands),
        rules=rules,
    )


async def _convert(state: State, seat: Seat, field: int) -> None:
    """Handle one field of the extension mat: all of its armies or none (AK-021)."""
    card = await which_land(state, lambda: _field(state, seat, field))
    if card == NOTHING:
        return
    if courtiers_left(state, seat) < field:
        why = "too-few-courtiers"
    elif card == TOWER:
        why = "" if state.tray[seat] >= field else "too-few-in-tray"
    elif card == LAND:
        why = ""
    else:
        why = "" if state.armies[card] > field else "one-must-stay"
    if card not in {TOWER, LAND}:
        lay_down(state, card)
    if why:
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
    if card == TOWER:
        state.tray[seat] -= field
        state.supply[seat] += field
    elif card != LAND:
        state.armies[card] -= field
        state.supply[seat] += field
    state.hall[seat] += field


def courtiers_left(state: State, seat: Seat) -> int:
    """Count the courtiers in a player's supply."""
    return COURTIERS - state.hall[seat] - state.audience[seat]


def waiting(state: State) -> list[Seat]:
    """List those who have courtiers in the hall and were not received yet, in player order."""
    return [seat for seat in state.order if state.hall[seat] and seat.colour not in state.received.value]


def next_at_court(state: State) -> Seat:
    """Find who is received next: most courtiers in the hall, then the earlier in player order (AK-026, AK-027)."""
    return max(waiting(state), key=lambda seat: state.hall[seat])


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
        options=(*offered, Option(NOTHING, phrase("wallenstein-no-favour"), icon="cross")),
        rules=("AK-026", "AK-027", "AK-028", "AK-029", "AK-030", "AK-031", "AK-032"),
        picture="audience",
    )


async def _audience(state: State, seat: Seat) -> None:
    state.received.value += (seat.colour,)
    state.audience[seat] += state.hall[seat]
    state.hall[seat] = 0
    card = await _favour(state, seat)
    if card == NOTHING:
        return
    state.audience[seat] -= min(state.audience[seat], price(state, card))  # back to the supply (AK-030)
    state.display.value = tuple(other for other in state.display.value if other != card)
    state.favours_gone.value += (card,)
    await use_favour(state, seat, int(card))


@asks
def _court_over(state: State) -> Tell:
    """Tell that courtiers go back to the hall, and what becomes of any cards left over."""
    rows = tuple(Reason(seat, total=state.hall[seat] + state.audience[seat]) for seat in state.order)
    rules = ("AK-033", "AK-034", "AK-035", "AK-036")
    return Tell(
        "wallenstein.court-over", args={"n": len(state.display.value)}, occurrence=(state.round,), reasons=rows, rules=rules
    )
