"""Networks as they are: a table finds the house's board whatever comes late, goes or gives other addresses (`make test-home`).

Two network namespaces with a bridge between them, real mDNS in both. Needs root and iproute2.
"""

import subprocess
import sys
import time

import pytest

HOUSE = """
import socket
from companion.network.mqtt.nearby import Announced, list_own_addresses
with socket.create_server(("", 7777), family=socket.AF_INET6, dualstack_ipv6=True) as door:
    Announced("cafe", 7777, list_own_addresses)
    while True:
        door.accept()[0].close()
"""
TABLE = """
import socket, time
from companion.network.mqtt.nearby import HouseSearch, list_own_addresses
search = None
while True:
    try:
        search = search or HouseSearch(list_own_addresses)
        for house in search.houses:
            socket.create_connection((house.address, house.port), 2).close()
            print(house.address, flush=True)
            raise SystemExit
    except OSError:
        pass
    time.sleep(0.1)
"""
SIDES = ("house", "table")
WITHIN = 60.0
MOMENT = 4.0
"""Seconds in which either side settles before something happens to its network."""


def ip(*words):
    subprocess.run(["ip", *words], check=True, capture_output=True)


def on(side, *words):
    ip("netns", "exec", f"companion-{side}", *words)


def gets(side, *addresses):
    """Give one side's card these addresses alone, and switch it on; none: switch it off."""
    on(side, "ip", "link", "set", "eth0", "down")
    on(side, "ip", "addr", "flush", "dev", "eth0")
    if addresses:
        on(side, "ip", "link", "set", "eth0", "up")
    for address in addresses:
        on(side, "ip", "addr", "add", address, "dev", "eth0")


@pytest.fixture
def runs():
    """Two machines on one cable without addresses; give a function that runs Python on one of them."""
    begun = []
    ip("link", "add", "companion-br", "type", "bridge")
    ip("link", "set", "companion-br", "up")
    for side in SIDES:
        ip("netns", "add", f"companion-{side}")
        ip("link", "add", f"to-{side}", "type", "veth", "peer", "name", "eth0", "netns", f"companion-{side}")
        ip("link", "set", f"to-{side}", "master", "companion-br", "up")
        on(side, "ip", "link", "set", "lo", "up")

    def run(side, text):
        command = ["ip", "netns", "exec", f"companion-{side}", sys.executable, "-c", text]
        begun.append(subprocess.Popen(command, stdout=subprocess.PIPE, text=True))
        return begun[-1]

    yield run
    for one in begun:
        one.kill()
        one.wait()
        one.stdout.close()
    for side in SIDES:
        ip("link", "del", f"to-{side}")
        ip("netns", "del", f"companion-{side}")
    ip("link", "del", "companion-br")


H, T = "10.9.0.2/24", "10.9.0.3/24"
STORIES = {
    "both are there": ([("house", H), ("table", T)], []),
    "the house's Wi-Fi comes late": ([("table", T)], [("house", H)]),
    "the table's Wi-Fi comes late": ([("house", H)], [("table", T)]),
    "the house gets another address": ([("house", H), ("table", T)], [("house", "10.9.0.77/24")]),
    "the router starts again and gives others": (
        [("house", H), ("table", T)], [("house",), ("table",), ("house", "10.8.0.2/24"), ("table", "10.8.0.3/24")],
    ),
    "the table comes to the house's network": ([("house", H), ("table", "10.7.0.3/24")], [("table", T)]),
    "two networks": ([("house", "10.6.0.2/24", H), ("table", T)], []),
    "IPv6 alone": ([("house", "fd00::2/64"), ("table", "fd00::3/64")], []),
}  # fmt: skip


@pytest.mark.parametrize("story", STORIES)
def test_a_table_finds_its_house_within_a_minute(runs, story):
    before, after = STORIES[story]
    for side, *addresses in before:
        gets(side, *addresses)
    runs("house", HOUSE)
    time.sleep(MOMENT)
    if not any(side == "table" for side, *_ in after):
        for side, *addresses in after:
            gets(side, *addresses)
        after = []
    table = runs("table", TABLE)
    if after:
        time.sleep(MOMENT)
    for side, *addresses in after:
        gets(side, *addresses)
    assert table.wait(WITHIN) == 0
