"""Which ledger entries change together when players correct the books."""

from functools import partial

from companion.games.citadels import box, draft
from companion.games.citadels.state import State
from companion.table import Correction, Seat, int_of, list_of


def move_together(state: State) -> None:
    """Declare entries that change together: characters with owners, hands with the stack, cities with the first complete one."""
    ledger = state.table.ledger
    ledger.fix("books", "built", "acrobat", "passed", "draft", "kept", "swapped", "haunted-round")
    ledger.keep_lists("open")
    ledger.together(partial(_limit_characters, state), partial(_pass_on_cities, state), partial(_move_cards, state))


def _limit_characters(state: State, correction: Correction) -> None:
    """Limit shown characters to those a player has; nobody shows the murdered one, unless Rasputin is in play (CI-077)."""
    victim = str(correction.after["murdered"])
    if victim and victim != box.Character.ASSASSIN and not state.circus:
        correction.move(f"character.{victim}", "")
    for seat in state.seats:
        names = [f"character.{one}" for one in box.Character]
        shown = [name for name in names if correction.after[name] == seat.colour]
        too_many = max(0, len(shown) - draft.kept(len(state.seats)))
        if any(map(correction.changed, shown)):
            for name in [name for name in shown if not correction.changed(name)][:too_many]:
                correction.move(name, "")


def _pass_on_cities(state: State, correction: Correction) -> None:
    """Pass on "first with eight" if the corrected city has fewer (CI-115); record the round of the haunted city."""
    short = [seat.colour for seat in state.seats if _size(correction, seat) < box.FULL_CITY]
    first = correction.after["first"]
    if first in short and (correction.changed(f"city.{first}") or correction.changed(f"tents.{first}")):
        correction.move("first", next((seat.colour for seat in state.characters.in_order() if seat.colour not in short), ""))
    cities = [f"city.{seat.colour}" for seat in state.seats]
    was, now = (any("haunted-city" in list_of(held[city]) for city in cities) for held in (correction.before, correction.after))
    if was != now:
        correction.move("haunted-round", state.round if now else 0)


def _size(correction: Correction, seat: Seat) -> int:
    return len(list_of(correction.after[f"city.{seat.colour}"])) + int_of(correction.after.get(f"tents.{seat.colour}", 0))


def _move_cards(state: State, correction: Correction) -> None:
    """Lower the stack if the cards elsewhere leave fewer for it; clear the gold on a wagon that leaves the table."""
    after = correction.after
    for number in state.treasury.wagons.keys:
        if correction.changed(f"wagon.{number}") and not after[f"wagon.{number}"]:
            correction.move(f"wagon-gold.{number}", 0)
    if state.treasury.counted and state.treasury.hand.keys:
        wagons = sum(after[f"wagon.{number}"] != "" for number in state.treasury.wagons.keys)
        lying = sum(_size(correction, seat) for seat in state.seats) + wagons
        held = sum(int_of(after[f"hand.{seat.colour}"]) for seat in state.seats)
        stack = int_of(after["stack.cards"])
        most = box.card_count(state.cities.edition, actions=state.circus) - lying - held
        if stack > most >= 0:
            correction.move("stack.cards", most)
