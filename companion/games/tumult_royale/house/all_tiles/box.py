"""House rule: all 39 commodities are in play, however many play (TR-H05)."""

from collections.abc import Mapping
from dataclasses import replace

from companion.games.tumult_royale.box import FRAMES, MIX, SetUp
from companion.games.tumult_royale.box import SETUP as PRINTED

SETUP: Mapping[int, SetUp] = {
    players: replace(printed, goods=sum(MIX.values()), frames=FRAMES) for players, printed in PRINTED.items()
}
