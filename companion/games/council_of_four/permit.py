"""Chapter acquiring a permit: bribe the council of a region with politics cards and gold, take one of its two open permits."""

from companion.games.council_of_four.box import REGIONS, council_name
from companion.games.council_of_four.bribes import bribe, may_bribe
from companion.games.council_of_four.maps import balcony, council_icon, permit_field, permit_options
from companion.games.council_of_four.nobility import walk
from companion.games.council_of_four.rewards import SYMBOLS, take_permit
from companion.games.council_of_four.state import State
from companion.table import Choose, Option, Phrase, Seat, asks, phrase
from companion.table.questions.kinds import only_one
from companion.table.questions.places import ChoosePlace


async def acquire(state: State, seat: Seat) -> None:
    """Bribe, pay, and take a permit with its bonus; the gold on it comes too late to pay with (CF-076 before CF-079)."""
    region = await _which_region(state, seat, state.time("region"))
    paid = await bribe(state, seat, region)
    await take_permit(state, seat, await _which_permit(state, seat, region, paid, state.time("permit")))
    await walk(state, seat)


def why_not(state: State, seat: Seat, region: str) -> Phrase | None:
    """Say why the council of a region cannot be bribed now; None where it can."""
    if not state.permits.takeable(region):
        return phrase("council-off-no-open")
    if state.goods.hand[seat] == 0:
        return phrase("council-off-no-cards")
    affordable = may_bribe(state.goods.hand[seat], state.goods.gold[seat], state.councils.size(region))
    return None if affordable else phrase("council-off-gold")


@asks
def _which_region(state: State, seat: Seat, at: tuple[int, int]) -> Choose[str]:
    options = tuple(
        Option(
            region,
            council_name(region) if state.councils.balcony[region] else phrase("council-unseated", council=council_name(region)),
            off=why_not(state, seat, region),
            icon=council_icon(region),
            pieces=balcony(state, region),
        )
        for region in REGIONS
    )
    return Choose(
        "council.region",
        seat=seat,
        occurrence=at,
        options=options,
        rules=("CF-065", "CF-077"),
        picture="bribe",
        implied=only_one(options),
    )


@asks
def _which_permit(state: State, seat: Seat, region: str, paid: int, at: tuple[int, int]) -> ChoosePlace[str]:
    permits = state.permits.takeable(region)
    options = permit_options(permits)
    return ChoosePlace(
        "council.permit",
        seat=seat,
        subject=region,
        occurrence=at,
        args={"paid": paid},
        options=options,
        places=permit_field(permits),
        implied=only_one(options),
        rules=("CF-078", "CF-079", *SYMBOLS),
        picture="permits",
    )
