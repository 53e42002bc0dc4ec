"""The gate: hostile and honest visitors side by side, on a clock of their own; the honest are served within a second, always."""

from __future__ import annotations

import heapq
import sys
from itertools import count
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.network.gate import Gate
from companion.network.glass.entry import LOOKS_ON, SCREEN, Entrance, Refused

CAFE, LAPTOP = "192.168.7.1", "10.0.0.66"
"""The router behind which the honest sit, and sometimes a hostile one too; a hostile one elsewhere."""
PLACES = st.sampled_from([CAFE, LAPTOP, "fe80::", "172.16."])
WAYS = st.sampled_from(["silent", "bytes", "guesses", "joins", "stays", "wishes", "floods"])
ATTACKS = st.lists(st.tuples(WAYS, PLACES, st.integers(5, 200)), min_size=1, max_size=3)


class World:
    """A door whose requests arrive whole after a while, and who knocks there; `late` lists honest ones who were served badly."""

    def __init__(self, seed):
        self.now, self.rng, self.turns, self.order, self.late = 1000.0, Random(seed), [], count(), []
        self.entrance = Entrance(lambda: self.now)
        self.gate = self.entrance.gate

    def at(self, seconds, act):
        heapq.heappush(self.turns, (self.now + seconds, next(self.order), act))

    def run(self, seconds):
        end = self.now + seconds
        self.at(1, self.tick)
        while self.turns and self.turns[0][0] <= end:
            self.now, _, act = heapq.heappop(self.turns)
            act()

    def tick(self):
        self.gate.expire()
        self.at(1, self.tick)

    def ask(self, address, delay, answer, gone=lambda: None):
        """Open a connection, and have it answered once the whole request is there, unless it was hung up on."""
        dropped = []
        place = self.gate.enter(address, lambda: dropped.append(gone()))

        def arrive():
            if not dropped:
                answer(place)

        if delay is not None:
            self.at(delay, arrive)
        return place

    def join(self, place, address, role=LOOKS_ON, code=None):
        assert self.gate.hear(place)
        token = self.entrance.join(code or self.entrance.code, role, "", address)
        self.gate.know(place, token)
        return token

    def attack(self, way, address, rate):
        """Knock so many times a second in one way; a prefix stands for as many addresses as there are."""
        place = f"{address}{self.rng.randrange(256)}.{self.rng.randrange(1, 255)}" if address.endswith(".") else address
        place = f"fe80::{self.rng.randrange(1, 65535):x}" if address == "fe80::" else place

        def guess(held):
            self.gate.hear(held)
            with pytest.raises(Refused):
                self.entrance.join("000000", LOOKS_ON, "", place)

        def join(held):
            try:
                token = self.join(held, place, SCREEN if way == "wishes" else LOOKS_ON)
                if way == "stays":
                    self.entrance.arrive(token)
                    held.settled = True
            except Refused:
                return

        def flood(held):
            while self.gate.hear(held):
                pass
            self.gate.leave(held)

        answers = {"silent": (None, None), "bytes": (60, guess), "guesses": (0.02, guess), "floods": (0.02, flood)}
        self.ask(place, *answers.get(way, (0.02, join)))
        self.at(1 / rate, lambda: self.attack(way, address, rate))


class Honest:
    """Comes in by two requests, looks on for a while, sleeps, comes back."""

    def __init__(self, world, address):
        self.world, self.address, self.token, self.began = world, address, "", world.now
        self.ask(self.come)

    def ask(self, answer):
        self.world.ask(self.address, self.world.rng.uniform(0.01, 0.3), answer, lambda: self.bad("dropped"))

    def bad(self, why):
        self.world.late.append((self.began, self.world.now, why))

    def come(self, place):
        try:
            self.token = self.world.join(place, self.address)
        except Refused as refused:
            self.bad(refused.why)
            return
        self.world.gate.leave(place)
        self.ask(self.live)

    def live(self, place):
        world = self.world
        try:
            known = world.entrance.arrive(self.token)
        except Refused as refused:
            known, _ = None, self.bad(refused.why)
        if known is None or world.now - self.began > 1:
            self.bad("late or forgotten")
        else:
            known.spoke = True
        world.gate.know(place, self.token)
        place.settled = True
        world.at(world.rng.uniform(2, 9), lambda: self.sleep(place))

    def sleep(self, place):
        visitor = self.world.entrance.find_known(self.token)
        if visitor is None or not visitor.here:
            self.bad("put out")
            return
        self.world.gate.leave(place)
        self.world.entrance.depart(visitor)
        self.world.at(self.world.rng.uniform(1, 9), self.wake)

    def wake(self):
        self.began = self.world.now
        self.ask(self.live)


@settings(max_examples=15, deadline=None)
@given(ATTACKS, st.integers(0, 10_000))
def test_whoever_is_honest_is_served_within_a_second_whatever_others_do(attacks, seed):
    world = World(seed)
    for way, address, rate in attacks:
        # Whoever has the code and stays is a visitor: many of them are a full table, unless they are one laptop elsewhere
        world.attack("joins" if way == "stays" and address != LAPTOP else way, address, rate)
    for _ in range(30):
        world.at(world.rng.uniform(3, 12), lambda: Honest(world, CAFE))
    for number in range(5):
        world.at(world.rng.uniform(3, 12), lambda number=number: Honest(world, f"192.168.7.{number + 10}"))
    world.run(25)
    assert world.late == []


def test_who_waits_by_right_stays_however_many_addresses_say_nothing():
    gate, gone = Gate("house", lambda: 0.0, 8), []
    waits = gate.enter("192.168.7.1", lambda: gone.append("waits"))
    waits.settled = True
    for number in range(40):
        gate.enter(f"10.0.0.{number}", lambda number=number: gone.append(number))
    assert gone == list(range(33))


def test_who_was_answered_gives_way_before_who_is_still_to_be_heard():
    gate, gone = Gate("phones", lambda: 0.0, 8), []
    gate.enter(CAFE, lambda: gone.append("comes"))
    for number in range(40):
        gate.hear(gate.enter(CAFE, lambda number=number: gone.append(number)))
    assert gone == list(range(33))


def leave_after(entrance, crowd, seconds, clock):
    token = entrance.join(entrance.code, LOOKS_ON, "", crowd)
    visitor = entrance.arrive(token)
    clock[0] += seconds
    entrance.depart(visitor)
    return token


def test_who_sleeps_is_known_however_often_somebody_elsewhere_comes_and_stays_longer():
    clock = [0.0]
    entrance = Entrance(lambda: clock[0])
    honest = [leave_after(entrance, CAFE, 2, clock) for _ in range(30)]
    for _ in range(1200):
        leave_after(entrance, LAPTOP, 9, clock)
    assert all(entrance.find_known(token) for token in honest)


@pytest.mark.parametrize("stay", [0.01, 900])
def test_who_comes_is_known_until_they_are_there_however_many_have_left(stay):
    clock = [0.0]
    entrance = Entrance(lambda: clock[0])
    for number in range(1100):
        leave_after(entrance, f"10.0.{number % 200}.1", stay, clock)
    token = entrance.join(entrance.code, LOOKS_ON, "", CAFE)
    for number in range(400):
        entrance.join(entrance.code, LOOKS_ON, "", f"10.0.{number % 200}.1")
    assert entrance.arrive(token)


def test_each_of_a_thousand_who_have_left_is_looked_at_a_few_times_whenever_the_table_lists_its_visitors():
    clock, calls = [0.0], count()
    entrance = Entrance(lambda: clock[0])
    for number in range(1000):
        leave_after(entrance, f"10.0.{number % 200}.1", 1, clock)
    sys.setprofile(lambda _frame, event, _told: event == "call" and next(calls))
    try:
        entrance.guests()
    finally:
        sys.setprofile(None)
    assert next(calls) < 10_000
