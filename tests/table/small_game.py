"""A game of a few lines that uses every part of the table: coins change hands, a spin, an announcement."""

from pathlib import Path

from companion.table import (
    Announcement,
    Choose,
    Fact,
    Figure,
    Game,
    Number,
    Option,
    OptionSpec,
    Outcome,
    Seat,
    SeatScore,
    Spin,
    Table,
    Tell,
    asks,
    phrase,
)


class Purse:
    def __init__(self, table: Table) -> None:
        self.coins = table.ledger.numbers("coins", table.seats, high=20, initial=5)
        self.bank = table.ledger.number("bank", high=20, initial=20 - 5 * len(table.seats))
        table.ledger.conserve("coins", 20, ["coins", "bank"], balance="bank")


@asks
def bet(table: Table, purse: Purse, seat: Seat, turn: int) -> Number:
    return Number("small.bet", seat=seat, occurrence=(turn,), high=purse.coins[seat], rules=("SM-1",))


async def play(table: Table) -> Outcome:
    purse = Purse(table)

    async def gift(seat: Seat | None) -> None:
        assert seat is not None
        await Tell("small.gift", seat=seat, occurrence=(purse.bank.value,))
        purse.coins[seat] += 1
        purse.bank.value -= 1

    await Tell("small.welcome")
    with table.hears(Announcement("small.present", seats=tuple(table.seats), rules=("SM-3",)), gift):
        for turn in range(1, 4):
            table.at("small-turn", turn, 3, round=turn)
            for seat in table.seats:
                stake = await bet(table, purse, seat, turn)
                await Spin("small.spin", seat=seat, occurrence=(turn,), rules=("SM-2",))
                purse.coins[seat] -= stake
                purse.bank.value += stake
    price = await table.fact("price")
    await Choose(
        "small.end", options=(Option("yes", phrase("small-yes")), Option("no", phrase("small-no"), off=phrase("small-off")))
    )
    best = max(table.seats, key=lambda seat: purse.coins[seat])
    return Outcome(phrase("small-over", price=price), (best,), rules=("SM-4",))


def scoreboard(table: Table) -> tuple[SeatScore, ...]:
    purse = Purse(table)
    return tuple(SeatScore(seat, (Figure("coin", purse.coins[seat], f"coins.{seat.colour}"),)) for seat in table.seats)


SMALL = Game(
    name="small",
    version="1",
    seats=(2, 3),
    colours=("blue", "yellow", "red"),
    play=play,
    scoreboard=scoreboard,
    folder=Path(__file__).parent,
    options=(OptionSpec("books", ("full", "light"), "full"),),
    facts=(Fact("price", Number("small.price", high=9, fact="price")),),
)
