"""Phase 2, the tax raid: tiles set aside, the hourglass, and a trial raid before a first game; and the next round."""

from companion.games.tumult_royale import box, mood
from companion.games.tumult_royale.state import State
from companion.table import NOT_IMPLIED, Argument, Asked, Choose, Hourglass, Option, Reason, Tell, asks, phrase

ASIDE_RULES = ("TR-056", "TR-057", "TR-058", "TR-059", "TR-138")
CONDUCT = ("TR-062", "TR-063", "TR-064", "TR-065", "TR-066", "TR-067", "TR-068", "TR-069")


async def raid_the_taxes(state: State) -> None:
    """In round 1, have three tiles per player set aside (later, TR-138 does this); run the hourglass once all are ready."""
    if state.round == 1:
        await Tell(
            "tumult.set-aside",
            args={"each": box.ASIDE, "left": state.set_up.goods - box.ASIDE * len(state.table.seats)},
            occurrence=(state.round,),
            rules=ASIDE_RULES,
            picture="set-aside",
            implied=None,
        )
    # The player who starts the hourglass has asked everybody; the hourglass's own prompt asks this, too
    await Asked(
        lambda: Tell(
            "tumult.ready",
            args=_describe_wanted(state),
            seat=state.king,
            occurrence=(state.round,),
            rules=("TR-060", "TR-061", *CONDUCT),
            picture="castle-prices",
            implied=None,
        )
    )
    await _hourglass(state)


@asks
def _hourglass(state: State) -> Hourglass:
    # The icons stand for what is said with the hourglass: tiles set aside, the people's share, one hand, the safe castle.
    known = state.table.options["variant"] != "gamblers"
    return Hourglass(
        "tumult.raid",
        args=_describe_wanted(state),
        seconds=box.HOURGLASS,
        signs=(*(("tile-back",) if state.round == 1 else ()), *(("people-glad",) if known else ()), "hand", "lock"),
        occurrence=(state.round,),
        rules=("TR-060", "TR-061", *CONDUCT, *(ASIDE_RULES if state.round == 1 else ())),
        reveals=True,
        picture="one-hand",
    )


def _describe_wanted(state: State) -> dict[str, Argument]:
    """Return the arguments on what must be left to the people, if the arrow was spun before the raid."""
    known = state.table.options["variant"] != "gamblers"
    asked = tuple(phrase("tumult-amount", n=state.demand[kind], kind=kind) for kind in box.KINDS if known)
    return {"asked": asked, "known": "yes" if known else "no", "round": state.round, "each": box.ASIDE}


async def offer_trial_raid() -> None:
    """Offer a trial raid for a first game (TR-073)."""
    options = (Option("yes", phrase("tumult-trial-yes")), Option("no", phrase("tumult-trial-no")))
    if await Choose("tumult.trial", options=options, rules=("TR-073",), picture="one-hand") == "yes":
        await Tell("tumult.trial-ready", rules=("TR-073", *CONDUCT), picture="one-hand")
        await Hourglass("tumult.trial-raid", seconds=box.HOURGLASS, rules=("TR-073", *CONDUCT), picture="one-hand")
        await Tell("tumult.trial-over", rules=("TR-073", "TR-070", "TR-071"), picture="mix")


HINTS = ("TR-155", "TR-156", "TR-157", "TR-158", "TR-159")


PREPARING = ("TR-136", "TR-137", "TR-138", "TR-056", "TR-057", "TR-059")


async def prepare_the_next_round(state: State) -> None:
    """Have goods returned and three per player set aside (TR-136, TR-137, TR-138); give the hints after round 1."""
    await _prepare(state)
    if state.table.options["books"] == "full":
        # The tiles lie face down again (TR-136)
        state.middle.value = ()
        for seat in state.table.seats:
            state.tiles[seat] = ()
    if state.round == 1:
        rows = tuple(Reason(words=phrase(f"tumult-hint-{number}")) for number in range(1, len(HINTS) + 1))
        await Tell("tumult.hints", reasons=rows, rules=("TR-154", *HINTS), picture="hints", passes=True)


@asks
def _prepare(state: State) -> Tell:
    """Tell how to prepare; implied if players spin by hand next (that prompt says it), while the ring needs a ready table."""
    variant = state.table.options["variant"]
    by_hand = variant != "gamblers" and not mood.ring_spins(state)
    return Tell(
        "tumult.prepare",
        args={"each": box.ASIDE, "variant": variant},
        occurrence=(state.round,),
        rules=PREPARING,
        picture="mix",
        implied=None if by_hand else NOT_IMPLIED,
    )
