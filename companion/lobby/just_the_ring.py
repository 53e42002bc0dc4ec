"""Hourglass and spinner for a table that plays without the device."""

from companion.table.phrase import phrase
from companion.table.questions.device_kinds import Hourglass, Sector, Spin
from companion.table.questions.kinds import Choose, Number, Option, Tell

GLASSES = (20, 30, 60, 120)
"""Seconds for which the hourglass is often turned."""


async def just_the_ring() -> None:
    """Let the sand run, or the arrow turn, until the table has had enough."""
    while True:
        signs = {"hourglass": "hourglass", "spinner": "", "back": "back"}
        tools = tuple(Option(tool, phrase(f"evening-{tool}"), icon=icon) for tool, icon in signs.items())
        tool = await Choose("evening.tool", options=tools)
        if tool == "back":
            return
        if tool == "hourglass":
            seconds = await Number("evening.seconds", low=5, high=600, likely=20, steps=5, common=GLASSES)
            await Hourglass("evening.run", seconds=seconds)
            await Tell("evening.time")
        else:
            areas = await Number("evening.areas", low=2, high=12, likely=4)
            sectors = tuple(Sector(number, 1) for number in range(1, areas + 1))
            await Spin("evening.spin", sectors=sectors, house=True, low=1, high=areas)
