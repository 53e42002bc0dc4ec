"""Phase 2, the tax raid: tiles set aside, the hourglass, and a trial raid before the first game."""

from companion.games.tumult_royale.box import ASIDE, HOURGLASS, KINDS
from companion.games.tumult_royale.state import State
from companion.table import Choose, Hourglass, Option, Tell, asks, phrase
from companion.table.phrase import Argument

ASIDE_RULES = ("TR-056", "TR-057", "TR-058", "TR-059", "TR-138")
CONDUCT = ("TR-062", "TR-063", "TR-064", "TR-065", "TR-066", "TR-067", "TR-068", "TR-069")


async def set_aside(state: State) -> None:
    """Let everyone take three tiles out of the round; after round 1 that is part of preparing (TR-138)."""
    players = len(state.table.seats)
    await Tell(
        "tumult.set-aside",
        args={"each": ASIDE, "left": state.set_up.goods - ASIDE * players},
        occurrence=(state.round,),
        rules=ASIDE_RULES,
        picture="set-aside",
        implied=None,
    )


async def raid_the_taxes(state: State) -> None:
    """Run the hourglass once all are ready: whoever starts it has asked them."""
    await _ready(state)
    await _hourglass(state)


@asks
def _hourglass(state: State) -> Hourglass:
    # Give the icons of what is said beside the hourglass: tiles set aside, what the people keep, one hand, the safe castle.
    known = state.table.options["variant"] != "gamblers"
    signs = (*(("tile-back",) if state.round == 1 else ()), *(("people-glad",) if known else ()), "hand", "lock")
    return Hourglass(
        "tumult.raid",
        args=_wanted(state),
        seconds=HOURGLASS,
        signs=signs,
        occurrence=(state.round,),
        rules=("TR-060", "TR-061", *CONDUCT, *(ASIDE_RULES if state.round == 1 else ())),
        reveals=True,
        picture="one-hand",
    )


@asks
def _ready(state: State) -> Tell:
    """The hourglass's card asks this, too."""
    rules = ("TR-060", "TR-061", *CONDUCT)
    return Tell(
        "tumult.ready",
        args=_wanted(state),
        seat=state.king,
        occurrence=(state.round,),
        rules=rules,
        picture="castle-prices",
        implied=None,
    )


def _wanted(state: State) -> dict[str, Argument]:
    """Say what must be left to the people, where the arrow was spun before the raid."""
    known = state.table.options["variant"] != "gamblers"
    asked = tuple(phrase("tumult-amount", n=state.demand[kind], kind=kind) for kind in KINDS if known)
    return {"asked": asked, "known": "yes" if known else "no", "round": state.round, "each": ASIDE}


async def offer_trial_raid() -> None:
    """Offer a raid that does not count, for a first game (TR-073)."""
    options = (Option("yes", phrase("tumult-trial-yes")), Option("no", phrase("tumult-trial-no")))
    if await Choose("tumult.trial", options=options, rules=("TR-073",), picture="one-hand") == "yes":
        await Tell("tumult.trial-ready", rules=("TR-073", *CONDUCT), picture="one-hand")
        await Hourglass("tumult.trial-raid", seconds=HOURGLASS, rules=("TR-073", *CONDUCT), picture="one-hand")
        await Tell("tumult.trial-over", rules=("TR-073", "TR-070", "TR-071"), picture="mix")
