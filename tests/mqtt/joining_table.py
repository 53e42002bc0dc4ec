"""joining_table.py SERIAL FOLDER HOUSE: a table in a process of its own that finds the house of this name on this machine and joins it.

Other tests may announce houses at the same time, so it never joins the only one that it has found so far.

It writes each step that it comes to, the number with it, takes `same` or `differs` from stdin, and at the end its settings.
"""

import json
import sys
import time
from pathlib import Path

from companion.network.mqtt import joining_a_house
from companion.network.mqtt.joining_a_house import Joining

joining_a_house.ALONE = float("inf")
serial, folder, house = sys.argv[1], Path(sys.argv[2]), sys.argv[3]
joining = Joining(serial, folder, lambda: ["127.0.0.1"])
step = ""
while step != "joined" and not step.startswith("failed"):
    now = joining.look()
    if now.step == "seeking" and house in now.houses:
        joining.ask(now.houses.index(house))
    if now.step != step:
        step = now.step
        print(step, now.number, now.table, sep="\t", flush=True)
        if step == "number":
            joining.decide(same=sys.stdin.readline().strip() == "same")
    time.sleep(0.02)
if joining.settings:
    print(json.dumps(joining.settings), flush=True)
joining.close()
