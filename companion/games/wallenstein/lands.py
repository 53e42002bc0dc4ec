"""Questions for a land (by first letter where many are on offer), for armies, and for the players' cards in turn."""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial

from companion.games.wallenstein.box import FOLD, LANDS, REGIONS, land_name
from companion.games.wallenstein.state import State
from companion.table import (
    NOT_IMPLIED,
    Choose,
    ChoosePlace,
    GameBoard,
    Option,
    Rng,
    Seat,
    Symbols,
    Table,
    Tally,
    asks,
    phrase,
    unchanging,
)
from companion.table.questions.places import Area, Places, Spot

AREAS = tuple(Area(region, phrase(f"wallenstein-region-{region}"), region) for region in REGIONS)
MANY = 12
"""With more lands than this on offer, the first letter is asked first."""
GROUP = 8
"""The most lands in a range of letters."""
NOTHING = "nothing"
TOGETHER = "together"


@unchanging(kw_only=True)
class OrTogether(Choose[str]):
    """What one player laid, took or bid; where `TOGETHER` is implied, it is an answer too: all players are asked together."""

    def parse(self, raw: object) -> str:
        """Return the key of the option, or `TOGETHER` where it is implied."""
        return TOGETHER if raw == TOGETHER == self.implied else super().parse(raw)


@unchanging(kw_only=True)
class LandOrTogether(OrTogether, ChoosePlace[str]):
    """The land of what one player laid or took, on the board; or `TOGETHER`."""


@unchanging(kw_only=True)
class ArmyGroups(Tally):
    """How many armies stand in each land: one of `groups` per land (WA-036)."""

    groups: tuple[int, ...]

    def accepts(self, answer: Mapping[str, int]) -> None:
        """Refuse numbers other than the groups."""
        super().accepts(answer)
        if sorted(answer.values()) != sorted(self.groups):
            raise self.reject("wallenstein-not-these-groups", groups=" ".join(map(str, self.groups)))

    def sample(self, rng: Rng) -> Mapping[str, int]:
        """Return the groups in random order, one per land."""
        groups = rng.sample(self.groups, len(self.groups))
        return {row.key: group for row, group in zip(self.rows, groups, strict=True)}


@lru_cache(maxsize=64)
def _draw_board(lands: tuple[str, ...], holders: tuple[Seat | None, ...]) -> Places:
    spots = tuple(
        Spot(land, land_name(land), *LANDS[land].at, marks=(holder,) if holder else (), area=LANDS[land].region)
        for land, holder in zip(lands, holders, strict=True)
    )
    return Places(spots, areas=AREAS, lands=True)


def _lay_lands(state: State) -> Places:
    return _draw_board(state.lands, tuple(map(state.holder, state.lands)))


def overview(table: Table) -> GameBoard | None:
    """Return the board with the lands in play and their owners' shields; None with light books, which know no owners."""
    state = table.view(State)
    return GameBoard(_lay_lands(state), ()) if state.full else None


def on_board(state: State, question: Choose[str]) -> Choose[str]:
    """Return a question for a land as one about places of the board, where all lands in play lie with their owners' shields.

    Light books know no owners, and have no board.
    """
    if not state.full:
        return question
    kind = LandOrTogether if isinstance(question, OrTogether) else ChoosePlace[str]
    return kind(
        question.id,
        args=question.args,
        seat=question.seat,
        subject=question.subject,
        occurrence=question.occurrence,
        options=question.options,
        rules=question.rules,
        picture=question.picture,
        implied=question.implied,
        places=_lay_lands(state),
    )


def initial(land: str) -> str:
    """Return the first letter of a land's printed name, an umlaut as its plain letter."""
    return LANDS[land].name[0].translate(FOLD)


def letters(lands: Sequence[str]) -> list[str]:
    """Cut the alphabet into ranges ("B", "E-H") of at most 8 lands each; a letter is never split."""
    ranges: list[list[str]] = []
    size = 0
    for letter in sorted({initial(land) for land in lands}):
        number = sum(initial(land) == letter for land in lands)
        if not ranges or size + number > GROUP:
            ranges.append([])
            size = 0
        ranges[-1].append(letter)
        size += number
    return [letters[0] if len(letters) == 1 else f"{letters[0]}-{letters[-1]}" for letters in ranges]


def in_range(land: str, letters: str) -> bool:
    """Return whether a land's first letter is in a range of letters."""
    first, _, last = letters.partition("-")
    return first <= initial(land) <= (last or first)


def land_option(land: str, *, armies: int = 0, gains: tuple[Symbols, ...] = (), seat: Seat | None = None) -> Option[str]:
    """Return the option for a land; with `armies` its text says how many stand there."""
    words = phrase("wallenstein-land-armies", name=LANDS[land].name, n=armies) if armies else land_name(land)
    return Option(land, words, gains=gains, icon="land", seat=seat)


COIN_CARD = "wallenstein-coin-card"
STAY = "wallenstein-stay"
ICONS = {COIN_CARD: "coin-card", STAY: "hand"}


def nothing(words: str = "wallenstein-nothing") -> Option[str]:
    """Return the option that names no land."""
    return Option(NOTHING, phrase(words), icon=ICONS.get(words, "hand"))


@asks
def _letter(state: State, build: Callable[[], Choose[str]]) -> Choose[str]:
    question = build()
    kept = [option for option in question.options if option.key not in LANDS]
    lands = [option.key for option in question.options if option.key in LANDS and option.off is None]
    ranges = [span for span in letters(state.lands) if any(in_range(land, span) for land in lands)]
    return replace(
        question,
        id="wallenstein.letter",
        args={},
        subject=question.id.removeprefix("wallenstein."),
        options=(*(Option(span, phrase("wallenstein-letters", letters=span), icon="land") for span in ranges), *kept),
        picture="",
    )


async def which_land(state: State, build: Callable[[], Choose[str]]) -> str:
    """Ask for a land, its first letter first where more than a dozen are on offer; `build` returns the whole question.

    The result is a land, or the key of one of the question's other options.
    """
    if sum(option.key in LANDS for option in build().options) <= MANY:
        return await asks(lambda: on_board(state, build()))()
    letter = await _letter(state, build)
    if not any(in_range(land, letter) for land in LANDS if "A" <= letter[0] <= "Z"):
        return letter

    @asks
    def within() -> Choose[str]:
        question = build()
        kept = tuple(option for option in question.options if option.key in LANDS and in_range(option.key, letter))
        return on_board(state, replace(question, options=kept or question.options, implied=NOT_IMPLIED))

    return await within()


async def cards_in_turn(
    state: State, action: str, card: Callable[..., OrTogether], cards: Callable[[State, str], Awaitable[Sequence[str]]]
) -> AsyncIterator[tuple[Seat, str]]:
    """Ask for the cards on the fields of one action, together or one by one; yield each player's land in turn.

    `card` builds the question for one player's card; the answer for the `first` player can be `TOGETHER`, and `cards` asks all.
    A player who has lost a land meanwhile has lost its card with it (WA-096).
    """
    asked: Mapping[str, str] | None = None
    for number, seat in enumerate(state.turns()):
        if asked is None:
            land = await which_land(state, partial(card, state, seat, action, first=number == 0))
            if land == TOGETHER:
                asked = {state.owner[one]: one for one in await cards(state, action)}
        if asked is not None:
            land = asked.get(seat.colour, NOTHING)
        if land in state.hand(seat):
            yield seat, land
