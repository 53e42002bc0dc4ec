"""Rulebook chapter on set-up: material, start lands by line-up or by choice, the filling of the tower."""

from functools import partial

from companion.games.wallenstein.box import COURTIERS, FILL_ARMIES, FILL_PEASANTS, LANDS, PEASANTS, START, by_name, land_name
from companion.games.wallenstein.cubes import CubeGroup, clear, fell_out, part_rows, reading, throw_in
from companion.games.wallenstein.lands import TOGETHER, ArmyGroups, OrTogether, land_option, which_land
from companion.games.wallenstein.state import State
from companion.table import NOT_IMPLIED, Choose, Option, Pick, Reason, Row, Seat, Symbols, Tell, asks, phrase, seat_options
from companion.table.questions.illustrations import LaidCard, LaidOut


def occupy(state: State, seat: Seat, land: str, number: int) -> None:
    """Put a player's armies from the supply into a land, which becomes theirs; another player's armies there leave."""
    if state.owner[land] not in ("", seat.colour):
        state.supply[state.owner[land]] += state.armies[land]
        state.armies[land] = 0
    number = min(number, state.supply[seat])  # a correction can have left fewer
    if not (number or state.armies[land]):
        return
    state.owner[land] = seat.colour
    state.armies[land] += number
    state.supply[seat] -= number


async def note_lands(state: State, groups: tuple[int, ...]) -> None:
    """Ask each player, clockwise from the oldest, for their lands and the army group in each."""
    middle = sorted(groups)[len(groups) // 2]  # the suggested value
    for seat in state.seats.clockwise_from(state.seats.of(state.oldest.value)):
        lands = await _lands(state, seat, groups)
        rows = tuple(Row(land, land_name(land), icon="cube", low=min(groups), high=max(groups), likely=middle) for land in lands)
        args = {"groups": " ".join(map(str, groups))}
        armies = await ArmyGroups(
            "wallenstein.dealt-armies", seat=seat, args=args, rows=rows, total=sum(groups), groups=groups, rules=("WA-036",)
        )
        for land, number in armies.items():
            occupy(state, seat, land, number)
        state.groups[seat] = ()


@asks
def _lands(state: State, seat: Seat, groups: tuple[int, ...]) -> Pick[str]:
    return Pick(
        "wallenstein.dealt-lands",
        seat=seat,
        args={"n": len(groups)},
        options=tuple(land_option(land) for land in by_name(state.lands) if not state.owner[land]),
        least=len(groups),
        most=len(groups),
        rules=("WA-037",),
    )


MONEY_RULE = {3: "WA-024", 4: "WA-025", 5: "WA-026"}
GROUPS_RULE = {3: "WA-031", 4: "WA-032", 5: "WA-033"}
SETUP_STEPS = 4


async def set_up(state: State) -> None:
    """Lead through the set-up: board, material, start lands, the filling of the tower, and the expansions."""
    state.table.at("wallenstein-phase-setup", 1, SETUP_STEPS, round=0)
    players = len(state.seats)
    small = ("WA-020",) if players == 3 else ()  # noqa: PLR2004 - the table with lands out of play
    name = "wallenstein.board-small" if small else "wallenstein.board"
    await Tell(name, rules=("WA-001", "WA-017", "WA-028", "WA-046", *small), picture="tower")
    rules = ("WA-023", MONEY_RULE[players], "WA-044", "WA-045", "WA-050")
    await Tell("wallenstein.material", args={"n": START[players].taler}, rules=rules, picture="material")
    if state.full:
        for seat in state.seats:
            state.earn(seat, START[players].taler)
    state.table.at("wallenstein-phase-start-lands", 2, SETUP_STEPS)
    options = seat_options(state.seats, "wallenstein-seat")
    state.oldest.value = await Choose(
        "wallenstein.oldest", options=options, rules=("WA-034", "WA-035", "WA-036"), implied=options[0].key
    )
    await (_assign_line_ups(state) if state.table.options["lands"] == "preset" else _deal_lands(state))
    state.table.at("wallenstein-phase-tower", 3, SETUP_STEPS)
    # Fill the tower; cubes that fall out go back to the supplies and, with the Court, bring courtiers
    number = FILL_ARMIES * len(state.seats) + FILL_PEASANTS
    await Tell(
        "wallenstein.fill",
        args={"n": number},
        reasons=part_rows(state, _filling(state)),
        rules=("WA-047", "WA-048"),
        picture="fill",
    )
    throw_in(state, _filling(state))
    court = ("AK-008",) if state.court else ()
    counts = await reading(state, "filling", ("WA-049", *court), 0)
    fell_out(state, counts)
    if state.court:
        for seat in state.seats:
            state.hall[seat] = min(COURTIERS - state.audience[seat], counts[seat.colour])
    clear(state, {colour: state.tray[colour] for colour in counts})
    state.table.at("wallenstein-phase-ready", 4, SETUP_STEPS)
    if state.court:
        rows = tuple(Reason(seat, total=state.hall[seat]) for seat in state.seats)
        await Tell("wallenstein.court-setup", reasons=rows, rules=("AK-007", "AK-008", "AK-009"), picture="court")
    if state.landsknechte:
        await Tell("wallenstein.landsknechte-setup", rules=("LK-003",), picture="banner")
    await Tell(
        "wallenstein.ready", rules=("WA-042", "WA-051", "WA-053", "WA-054", "WA-055", "WA-056"), picture="years", passes=True
    )


async def _assign_line_ups(state: State) -> None:
    """Assign the booklet's line-ups clockwise, the first to the oldest player."""
    start = START[len(state.seats)]
    for column, lands in enumerate(start.line_ups):
        placed = [await state.table.fact("ninth-land") if land == "?" else land for land in lands]
        groups = dict(zip(placed, start.groups, strict=True))
        await _line_up(state, column, groups)
        if state.full:
            for land, number in groups.items():
                occupy(state, _seat_at(state, column), land, number)


@asks
def _line_up(state: State, column: int, groups: dict[str, int]) -> Tell:
    seat = _seat_at(state, column)
    rows = tuple(Reason(words=land_name(land), symbols=(Symbols("cube", groups[land], seat=seat),)) for land in groups)
    placed = tuple(phrase("wallenstein-land-placed", name=LANDS[land].name, n=number) for land, number in groups.items())
    cards = tuple(LaidCard(land_name(land), "cube", str(groups[land]), seat) for land in groups)
    return Tell(
        "wallenstein.line-up",
        args={"all": placed},
        seat=seat,
        subject=str(column + 1),
        reasons=rows,
        rules=("WA-037", "WA-040", "WA-041", "WA-043", GROUPS_RULE[len(state.seats)]),
        picture="line-up",
        illustration=LaidOut(cards),
    )


def _seat_at(state: State, place: int) -> Seat:
    """Return the player `place` seats clockwise from the oldest."""
    return tuple(state.seats.clockwise_from(state.seats.of(state.oldest.value)))[place % len(state.seats)]


async def _deal_lands(state: State) -> None:
    """Guide the choice of start lands; full books record every land and group, as they are taken or all together."""
    groups = START[len(state.seats)].groups
    rules = ("WA-029", "WA-030", GROUPS_RULE[len(state.seats)], "WA-035", "WA-036", "WA-038", "WA-039")
    await Tell("wallenstein.deal", args={"groups": " ".join(map(str, groups))}, rules=rules, picture="deal")
    if not state.full:
        await _wait_until_all_stand()
        return
    for seat in state.seats:
        state.groups[seat] = tuple(map(str, groups))
    for turn in range(len(groups) * len(state.seats)):
        land = await which_land(state, partial(_ask_for_land, state, turn))
        if land == TOGETHER:
            await _wait_until_all_stand()
            await note_lands(state, groups)
            return
        group = await _ask_for_group(state, turn)
        seat = _seat_at(state, turn)
        left = list(state.groups[seat])
        left.remove(group)
        state.groups[seat] = tuple(left)
        occupy(state, seat, land, int(group))


async def _wait_until_all_stand() -> None:
    await Tell("wallenstein.dealt", rules=("WA-037", "WA-040", "WA-041"))


def _ask_for_land(state: State, turn: int) -> OrTogether:
    """Ask for one land as it is taken; at the first, the implied answer is that all lands are asked for together later."""
    return OrTogether(
        "wallenstein.dealt-land",
        seat=_seat_at(state, turn),
        occurrence=(turn,),
        options=tuple(land_option(land) for land in by_name(state.lands) if not state.owner[land]),
        rules=("WA-035", "WA-037", "WA-038", "WA-039"),
        implied=NOT_IMPLIED if turn else TOGETHER,
    )


@asks
def _ask_for_group(state: State, turn: int) -> Choose[str]:
    seat = _seat_at(state, turn)
    sizes = sorted(set(state.groups[seat]), reverse=True)
    options = tuple(
        Option(size, phrase("wallenstein-armies", n=int(size)), gains=(Symbols("cube", int(size), seat=seat),)) for size in sizes
    )
    rules = ("WA-036", "WA-040", GROUPS_RULE[len(state.seats)])
    return Choose("wallenstein.dealt-group", seat=seat, occurrence=(turn,), options=options, rules=rules)


def _filling(state: State) -> tuple[CubeGroup, ...]:
    armies = tuple(CubeGroup(seat.colour, FILL_ARMIES, "part-filling") for seat in state.seats)
    return (*armies, CubeGroup(PEASANTS, FILL_PEASANTS, "part-filling"))
