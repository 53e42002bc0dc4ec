"""Rulebook chapter on choosing characters: the herald leads the draft and never asks who has which character."""

from companion.games.citadels import box, draft
from companion.games.citadels.choices import possible_first, titled
from companion.games.citadels.draft import DraftStep
from companion.games.citadels.state import State
from companion.table import NOT_IMPLIED, Option, Pick, Reason, Symbols, Tell, asks, dropping_to_light_books, phrase

PHASES = len(box.Character) + 1
SECRET = ("CI-038", "CI-042", "CI-043")
BY_PLAYERS = {2: ("CI-032", "CI-044"), 3: ("CI-032", "CI-050"), 4: ("CI-033",), 5: ("CI-034",), 6: ("CI-035",), 7: ("CI-035",)}


async def choose_characters(state: State) -> None:
    """Lead the draft, step by step for this number of players; here players can switch to light books."""
    state.table.at("citadels-phase-draft", 1, PHASES)
    state.characters.begin_round()
    with dropping_to_light_books(state.table, "citadels.light-books", state.treasury.books):
        players = len(state.seats)
        if draft.open_cards(players):
            state.characters.open.value = await which_lie_open(state)
            _book(state, 0, kings=0)
        await told_ahead(state)
        _book(state, 0)
        for number, step in enumerate(draft.steps(players), start=1):
            await look(state, step, number)
            _book(state, number)


def _book(state: State, done: int, kings: int = 1) -> None:
    """Record where the eight cards are after `done` looks; `kings` counts the card that the king puts aside first."""
    players, characters = len(state.seats), state.characters
    looked = draft.steps(players)[:done]
    opened = draft.open_cards(players)
    aside = kings + sum([step.aside - step.from_aside for step in looked])
    characters.cards["open"], characters.cards["aside"] = opened, aside
    places = [step.place for step in looked]
    for place, seat in enumerate(characters.in_order()):
        characters.kept[seat] = places.count(place)
    characters.passed.value = draft.CHARACTERS - opened - aside - done


@asks
def which_lie_open(state: State) -> Pick[str]:
    """Ask which characters were laid open; the king is mixed back in and replaced by another card (CI-036)."""
    players = len(state.seats)
    count, again = draft.open_cards(players), phrase("citadels-off-king")
    options = tuple(
        Option(who.value, titled(who), off=again if who is box.Character.KING else None, icon=who.value) for who in box.Character
    )
    return Pick(
        "citadels.open-cards",
        seat=state.characters.king(),
        occurrence=(state.round,),
        args={"count": count},
        options=possible_first(options),
        least=count,
        most=count,
        rules=("CI-031", "CI-036", "CI-037", "CI-062", *BY_PLAYERS[players], *_draft_rules(players)),
        reveals=True,
        picture=f"draft-open-{count}",
    )


@asks
def told_ahead(state: State) -> Tell:
    """Tell how many cards the player lays aside and hands on at each look; implied if the prompt for open cards tells it."""
    order = state.characters.in_order()
    players = len(order)
    laid = draft.open_cards(players)
    return Tell(
        "citadels.put-aside",
        seat=state.characters.king(),
        occurrence=(state.round,),
        args={"open": laid, "players": players},
        reasons=tuple(
            Reason(
                order[step.place],
                symbols=(Symbols("character-back", step.hands_on or step.aside),),
                note=phrase("citadels-draft-step", aside=step.aside, on=step.hands_on),
            )
            for step in draft.steps(players)
        ),
        rules=("CI-031", "CI-037", "CI-062", *BY_PLAYERS[players], *_draft_rules(players)),
        picture="draft-aside",
        implied=None if laid else NOT_IMPLIED,
    )


def _draft_rules(players: int) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*(rule for step in draft.steps(players) for rule in step.rules), *SECRET)))


@asks
def look(state: State, step: DraftStep, number: int) -> Tell:
    """Return the prompt for one look at the cards going round; the whole draft has already been explained."""
    order = state.characters.in_order()
    return Tell(
        "citadels.look",
        seat=order[step.place],
        occurrence=(state.round, number),
        args={
            "takes": step.takes + step.from_aside,
            "added": step.from_aside,
            "aside": step.aside,
            "on": step.hands_on,
            "to": order[(step.place + 1) % len(order)],
        },
        rules=(*step.rules, *SECRET),
        picture="draft-last" if step.hands_on == 0 else "draft-look",
        implied=None,
    )
