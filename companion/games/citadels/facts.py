"""What is printed differently from edition to edition, asked once for this box (violet districts; names on German cards)."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.citadels import violet
from companion.games.citadels.realm import Realm
from companion.table import Choose, Fact, Number, Option, phrase

NAMES: Mapping[str, tuple[str, ...]] = {
    "manor": ("gutshof", "herrenhaus", "jagdschloss"),
    "trading-post": ("handelshaus", "handelsposten", "gildehaus"),
    "haunted-city": ("geisterviertel", "geisterstadt", "spukhaus"),
    "keep": ("bergfried", "wehrturm", "burg"),
    "smithy": ("schmiede", "waffenschmiede"),
    "observatory": ("sternwarte", "observatorium"),
    "graveyard": ("friedhof", "gottesacker"),
    "school-of-magic": ("zauberschule", "magierschule"),
    "dragon-gate": ("drachentor", "drachenpforte"),
}
"""Districts whose German name no source gives, and names that the card may carry; the first is shown until it is settled."""

AT: Mapping[str, tuple[str, ...]] = {
    "university": ("university-points",),
    "dragon-gate": ("dragon-gate-points",),
    "laboratory": violet.LABORATORY,
    "smithy": violet.SMITHY,
}
"""Which facts are needed as soon as a district lies in a city."""
COUNTED_ONLY = violet.LABORATORY + violet.SMITHY


def _number(name: str, low: int, high: int, likely: int, icon: str) -> Fact:
    ask = Number(f"citadels.box-{name}", low=low, high=high, likely=likely, icon=icon, fact=name, rules=("CI-G10", "CI-012"))
    return Fact(name, ask)


def _named(district: str, names: tuple[str, ...]) -> Fact:
    options = tuple(Option(name, phrase(f"citadels-name-{name}")) for name in names)
    return Fact(f"name-{district}", Choose(f"citadels.box-name-{district}", options=options, fact=f"name-{district}"))


FACTS: tuple[Fact, ...] = (
    _number("university-points", 6, 8, 8, "points"),
    _number("dragon-gate-points", 6, 8, 8, "points"),
    _number("laboratory-gold", 1, 2, 1, "gold"),
    _number("smithy-price", 2, 3, 3, "gold"),
    _number("smithy-cards", 2, 3, 2, "card"),
    Fact(
        "haunted-last-round",
        Choose(
            "citadels.box-haunted-last-round",
            options=(Option("no", phrase("no")), Option("yes", phrase("yes"))),
            fact="haunted-last-round",
            rules=("CI-118", "CI-G10"),
        ),
    ),
    *(_named(district, names) for district, names in NAMES.items()),
)


def _missing(realm: Realm) -> str | None:
    """Find a fact that a district in some city needs and nobody has told yet."""
    for district, names in AT.items():
        if not any(realm.cities.has(seat, district) for seat in realm.seats):
            continue
        for name in names:
            needed = realm.treasury.counted or name not in COUNTED_ONLY
            if needed and realm.table.facts.get(name) is None:
                return name
    return None


async def settle(realm: Realm) -> None:
    """Ask for what the districts lying in the cities need."""
    while (name := _missing(realm)) is not None:
        await realm.table.fact(name)
