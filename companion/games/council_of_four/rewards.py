"""The gains of bonuses, and the permits that are taken and turned up."""

from companion.games.council_of_four import box, maps
from companion.games.council_of_four.state import OPEN, State
from companion.table import NOT_IMPLIED, Choose, ChoosePlace, Seat, Tell, asks, phrase

SYMBOLS = ("CF-081", "CF-082", "CF-083", "CF-084", "CF-085", "CF-086")


async def receive(state: State, seat: Seat, bonus: box.Bonus) -> None:
    """Give a player the gains of a bonus; `walk` takes its nobility steps, and the turn its main action."""
    state.goods.points[seat] += bonus.points
    state.goods.gold[seat] += bonus.gold
    state.goods.take_assistants(seat, bonus.assistants)
    state.mains.value += bonus.action
    state.steps.value += bonus.nobility
    await draw(state, seat, bonus.cards)


async def draw(state: State, seat: Seat, cards: int) -> None:
    """Draw politics cards, with a shuffle of the discards when the stack runs out, until no cards are left (CF-G11)."""
    owed = state.goods.draw(seat, cards)
    while owed and state.goods.discard.value:
        await _shuffle(state, seat, owed, state.time("shuffle"))
        # The discard pile becomes the new stack (CF-052)
        state.goods.stack.value += state.goods.discard.value
        state.goods.discard.value = 0
        owed = state.goods.draw(seat, owed)


@asks
def _shuffle(state: State, seat: Seat, owed: int, at: tuple[int, int]) -> Tell:
    discards = state.goods.discard.value
    return Tell(
        "council.shuffle",
        seat=seat,
        occurrence=at,
        args={"n": discards, "owed": owed},
        rules=("CF-052", "CF-084"),
        picture="stack",
    )


async def take_permit(state: State, seat: Seat, permit: str) -> None:
    """Give a player an open permit and its bonus at once; then fill its space again (CF-078, CF-079, CF-080)."""
    state.permits.place[permit] = seat.colour
    await receive(state, seat, box.PERMITS[permit])
    region = box.CITIES[permit[0]].region  # the region of the cities it names
    # Whether the stack can still fill the permit's space (CF-080); if open permits are not entered, all possible ones count
    at_least = len(state.permits.takeable(region)) >= box.OPEN_PERMITS
    if not (at_least if state.permits.later else state.permits.wanting(region)):
        await Tell(
            "council.stack-empty",
            seat=seat,
            occurrence=state.time("stack-empty"),
            args={"what": box.PERMITS[permit].words},
            rules=("CF-079", "CF-080", "CF-G11", *SYMBOLS),
            picture="permit-last",
        )
    await turn_up(state, seat, region, permit)


async def turn_up(state: State, seat: Seat | None, region: str, taken: str = "") -> None:
    """Ask which permits are turned up until two lie open; `taken` is the permit that left (CF-024, CF-080, CF-122)."""
    while state.permits.wanting(region) and not state.permits.later:
        permit = await _ask_for_turned_up(state, seat, region, taken, state.time("turned-up"))
        if permit == maps.LATER:
            state.permits.later = True
        else:
            state.permits.place[permit] = OPEN


@asks
def _ask_for_turned_up(state: State, seat: Seat | None, region: str, taken: str, at: tuple[int, int]) -> Choose[str]:
    permits = state.permits.next_ones(region)
    got = box.PERMITS[taken] if taken else box.Bonus()
    first = seat is None and OPEN not in state.permits.place.values()
    return ChoosePlace(
        "council.turned-up",
        seat=seat,
        subject=region,
        occurrence=at,
        args={"region": phrase(f"council-{region}"), "what": got.words, "got": 1 if taken else 0},
        options=(*maps.permit_options(permits), *maps.later(offered=first)),
        places=maps.permit_field(permits),
        implied=maps.LATER if first else NOT_IMPLIED,
        rules=("CF-080", "CF-079", *SYMBOLS) if taken else ("CF-023", "CF-024", "CF-122"),
        reveals=True,
        picture="permits",
    )
