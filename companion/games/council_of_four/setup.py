"""Rulebook chapters on setting up the board and the players, and on the set-up for two players."""

from companion.games.council_of_four import box, entering, maps
from companion.games.council_of_four.state import State
from companion.table import Choose, ChoosePlace, Lot, Option, Reason, Symbols, Tell, asks, phrase, seat_options

SEAT_RULES = ("CF-037", "CF-038", "CF-039", "CF-040")
TWO_PLAYERS = 2
AGREED = ("CF-G10", "CF-G16", "CF-G18", "CF-G20")


async def set_up(state: State) -> None:
    """Tell what goes where and, with full books, ask for what lies there."""
    state.table.at("council-phase-setup", round=0)
    await choose_sides(state)
    await _tokens_told(state)
    if state.full:
        await entering.enter_tokens(state)
    await Tell("council.setup.stacks", rules=("CF-021", "CF-022"), picture="stack", passes=True)
    await Tell("council.setup.permits", rules=("CF-023", "CF-024"), picture="permits")
    if state.full:
        await entering.enter_open_permits(state)
    await _court(state)
    await Tell("council.setup.balconies", rules=("CF-028", "CF-029", "CF-030", "CF-031"), picture="balcony")
    if state.full:
        await entering.enter_councils(state)
    state.first.value = state.active.value = await who_starts(state)
    if state.full:
        for seat, gold, assistants in zip(state.in_order(), box.STARTING_GOLD, box.STARTING_ASSISTANTS, strict=False):
            state.goods.gold[seat] = gold
            state.goods.take_assistants(seat, assistants)
            state.goods.draw(seat, box.STARTING_HAND)
    await _starting_goods(state)
    if len(state.table.seats) == TWO_PLAYERS:
        # With two players, emporiums of an unused colour go on the cities of drawn permits (CF-044, CF-045, CF-046, CF-047)
        await Tell("council.setup.neutral", rules=("CF-044", "CF-045", "CF-046", "CF-047", "CF-G16"), picture="neutral")
        if state.full:
            for region in box.REGIONS:
                drawn = await _ask_for_neutral(state, region)
                state.regions.neutral.value = (*state.regions.neutral.value, *drawn)
    # Before the first turn, tell how rules that the rulebook leaves open are applied
    two = len(state.table.seats) == TWO_PLAYERS
    ids = tuple(rule for rule in AGREED if two or rule != "CF-G16")
    rows = tuple(Reason(words=phrase(f"council-agreed-{rule[3:].lower()}")) for rule in ids)
    await Tell("council.agreed", args={"two": "yes" if two else "no"}, reasons=rows, rules=ids, passes=True)


async def choose_sides(state: State) -> None:
    """Ask which side of each region's board is face up; this determines the purple city, where the king starts."""
    for region in box.REGIONS:
        state.regions.side[region] = await Choose(
            "council.side",
            subject=region,
            args={"region": box.council_name(region)},
            options=tuple(
                Option(side, phrase(f"council-side-{side}"), icon=maps.council_icon(region)) for side in box.sides_of(region)
            ),
            rules=("CF-015", "CF-016", "CF-017"),
            picture=f"board-{region}",
        )
        state.regions.token[state.regions.board.king_city] = ""  # CF-020, even after a correction
    state.regions.king.value = state.regions.board.king_city


@asks
def _tokens_told(state: State) -> Tell:
    city = box.city_name(state.regions.board.king_city)
    return Tell("council.setup.tokens", args={"city": city}, rules=("CF-019", "CF-020"), picture="tokens")


@asks
def _court(state: State) -> Tell:
    args = {"city": box.city_name(state.regions.board.king_city)}
    return Tell("council.setup.court", args=args, rules=("CF-025", "CF-026", "CF-027"), picture="court", passes=True)


def who_starts(state: State) -> Lot[str]:
    """Ask for the start player; the arrow can decide."""
    options = seat_options(state.table.seats, "council-who")
    return Lot("council.setup.starter", options=options, rules=("CF-036", "CF-049"))


@asks
def _starting_goods(state: State) -> Tell:
    each = tuple(zip(state.in_order(), box.STARTING_GOLD, box.STARTING_ASSISTANTS, strict=False))
    rows = tuple(
        Reason(seat, symbols=(Symbols("gold", gold), Symbols("assistant", assistants), Symbols("card", box.STARTING_HAND)))
        for seat, gold, assistants in each
    )
    starts = tuple(phrase("council-starts", who=seat, gold=gold, assistants=number) for seat, gold, number in each)
    return Tell(
        "council.setup.players",
        args={"emporiums": box.EMPORIUMS, "cards": box.STARTING_HAND, "all": starts},
        reasons=rows,
        rules=("CF-032", "CF-033", "CF-034", "CF-035", "CF-041", "CF-042", *SEAT_RULES[: len(rows)]),
        picture="player",
    )


@asks
def _ask_for_neutral(state: State, region: str) -> ChoosePlace[str]:
    permits = state.permits.at(region, "stack")
    return ChoosePlace(
        "council.neutral",
        subject=region,
        args={"region": box.council_name(region)},
        options=maps.permit_options(permits),
        places=maps.permit_field(permits),
        rules=("CF-045", "CF-046", "CF-047"),
        reveals=True,
        picture="neutral",
    )
