"""What numbers are worth: the points of the lines of one moment, worked out from what the players said (AB-010, AB-017)."""

from collections.abc import Iterable, Mapping

from companion.games.any_box.box_sheet import ScoreLine, SetRule, WhenLevel

Units = Mapping[str, Mapping[str, int]]
"""What each player has of each line: units by the line's key and the player's colour."""


def settle(
    lines: tuple[ScoreLine, ...], sets: tuple[SetRule, ...], units: Units, bids: Units, number: int
) -> dict[str, dict[str, int]]:
    """Return the points by line and colour that these units are worth in a round; those of a set count with its first line."""
    points = {line.key: _line(line, units[line.key], bids.get(line.key), number) for line in lines}
    for rule in sets:
        for colour in units[rule.of[0]] if set(rule.of) <= set(units) else ():
            points[rule.of[0]][colour] += rule.gives * min(units[key][colour] for key in rule.of)
    for factor in (line for line in lines if line.factor):
        for made in points.values():
            made.update({colour: one * units[factor.key][colour] for colour, one in made.items()})
    return points


def _line(line: ScoreLine, units: Mapping[str, int], bids: Mapping[str, int] | None, number: int) -> dict[str, int]:
    if line.moon:
        units = _shot(line, units)
    points = {colour: worth(line, made) for colour, made in units.items()}
    if line.most:
        points = {colour: points[colour] + more for colour, more in _by_place(line, units).items()}
    if line.takes:
        points |= {colour: sum(units.values()) for colour, made in units.items() if made == 0}
    if line.bid is not None and bids is not None:
        for colour in units.keys() & bids.keys():  # who has come since has announced nothing
            points[colour] += line.bid.points(bids[colour], units[colour], number)
    return points


def worth(line: ScoreLine, made: int) -> int:
    """Return the points of this many units of a line: from its table, squared, or each; lost units count `lost` times."""
    if line.factor:
        return 0
    if line.values:
        return line.values[max(0, min(len(line.values) - 1, made - line.low))]
    whole = abs(made) // line.per
    points = whole * whole if line.square else whole
    return points * line.each if made >= 0 else -points * line.each * line.lost


def _shot(line: ScoreLine, units: Mapping[str, int]) -> Mapping[str, int]:
    """Give all units to each other player if one of them has them all."""
    everything = max(line.totals)
    shooter = next((colour for colour, made in units.items() if made == everything), None)
    return units if shooter is None else {colour: 0 if colour == shooter else everything for colour in units}


def _by_place(line: ScoreLine, units: Mapping[str, int]) -> dict[str, int]:
    """Return the points of a majority: those of the places that equals share; who has nothing gets nothing."""
    points = dict.fromkeys(units, 0)
    place = 0
    for made in sorted({made for made in units.values() if made > 0}, reverse=True):
        equals = [colour for colour, one in units.items() if one == made]
        shared = line.most[place : place + len(equals)]
        place += len(equals)
        for colour in equals:
            points[colour] = _share(line.level, shared, len(equals))
    return points


def _share(level: WhenLevel, places: tuple[int, ...], equals: int) -> int:
    if equals == 1 or level is WhenLevel.ALL:
        return places[0] if places else 0
    return sum(places) // equals if level is WhenLevel.SPLIT else 0


def split_sides(points: int, winners: Iterable[str], playing: Iterable[str]) -> dict[str, int]:
    """Return what each player wins or loses: the sum is 0, so who plays alone against several has as many times the points."""
    won = set(winners)
    lost = [colour for colour in playing if colour not in won]
    if not won or not lost:
        return {}
    win, lose = points * max(1, len(lost) // len(won)), points * max(1, len(won) // len(lost))
    return dict.fromkeys(won, win) | dict.fromkeys(lost, -lose)
