"""home.py [--tables N] [--kills TABLES BROKERS HOMES] [--show SECONDS]: what a real Home Assistant makes of real tables; run by test-home.sh in its machine.

One table first: each entity is read, each control used, each shipped blueprint run as an automation. Then all tables at once are
found. Then tables, the broker and Home Assistant are killed in turn. Nothing may fire that did not happen, no warning of MQTT or
templates may come, no name of the code may be shown, and all must be back ten seconds after the broker or Home Assistant is.

With `--show` the page of the first table can be looked at for so long instead, at the address that is printed.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from queue import Empty, Queue

import yaml

HERE = Path(__file__).parent
SHIPPED = HERE.parents[1] / "docs"
BACK = 10.0
"""Seconds within which all must be back; after a broker's end Home Assistant itself waits as long before it looks again."""
LINE = re.compile(
    "connection was lost|Connection reset by peer|not currently connected|Broken pipe|Connection refused|[Ff]ailed to connect|Reconnecting"
)
"""What Home Assistant rightly says when its broker is killed."""
CODE = re.compile(r"[a-z]+(-[a-z]+)+|[a-z]+_[a-z_]+")
"""How a message's or a box's name in the code looks."""
LIGHT = {"light": ["light.room"], "seconds": 2}
EVENT = "event.spielzimmer_tisch_1_ereignis"
OWN = "docs/home.md"
"""The automation that the page writes out."""
AUTOMATIONS = {
    "tumult.yaml": {"table": EVENT, **LIGHT},
    "last-seconds.yaml": {"table": EVENT, **LIGHT},
    "game-over.yaml": {"table": EVENT, "actions": [{"event": "companion_done", "event_data": {"what": "over"}}]},
    "table-calls.yaml": {"table": EVENT, "actions": [{"event": "companion_done", "event_data": {"what": "calls"}}]},
}


class Process:
    """A process whose lines are read on a thread."""

    def __init__(self, *words, parse=None):
        self.lines = Queue()
        self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._parse = parse or str
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in self._process.stdout:
            self.lines.put(self._parse(line.strip()))
        self.lines.put(None)

    def say(self, text):
        self._process.stdin.write(text + "\n")
        self._process.stdin.flush()

    def kill(self):
        self._process.kill()
        self._process.wait()


class Tables(Process):
    """Real tables in one process, each under its own account."""

    def __init__(self, folder, port, first, count):
        super().__init__(sys.executable, str(HERE / "tables_host.py"), str(folder), str(port), str(first), str(count))
        self.told = []
        self.wait()

    def wait(self, seconds=120):
        end = time.monotonic() + seconds
        while (line := self.lines.get(timeout=max(0.1, end - time.monotonic()))) != "done":
            assert line is not None, "the tables' process ended"
            self.told.append(line)

    def do(self, text):
        self.say(text)
        self.wait()


class Home:
    """Home Assistant in a process of its own, and what it has seen."""

    def __init__(self, folder, port):
        self.words = sys.executable, str(HERE / "hass_host.py"), str(folder), str(port)
        self.states, self.fired, self.warnings, self.done, self.events = {}, [], [], [], []
        self.start()

    def start(self):
        self.process = Process(*self.words, parse=lambda line: json.loads(line) if line.startswith("[") else [line])
        self.until(lambda: self.ready, 240, "Home Assistant is ready")

    ready = False
    device = ""

    def look(self):
        while True:
            try:
                line = self.process.lines.get_nowait()
            except Empty:
                return
            match line:
                case ["state", entity, state, attributes]:
                    self.states[entity] = state, attributes
                    if entity == EVENT:
                        self.events.append(attributes.get("event_type"))
                case ["fired", name]:
                    self.fired.append(name)
                case ["done", data]:
                    self.done.append(data["what"])
                case ["device", name]:
                    self.device = name
                case ["warning", text]:
                    self.warnings.append(text)
                case ["ready"]:
                    self.ready = True

    def until(self, condition, seconds, what):
        began = time.monotonic()
        while not condition():
            if time.monotonic() - began > seconds:
                raise AssertionError(f"not within {seconds:.0f} s: {what}; of table 1 {self.of(1)}, warned {self.warnings}")
            time.sleep(0.05)
            self.look()
        return time.monotonic() - began

    def call(self, domain, service, **data):
        self.process.say(json.dumps(["call", domain, service, data]))

    def restart(self):
        self.process.kill()
        self.ready = False
        self.states.clear()
        self.start()

    def of(self, table):
        return {
            entity: state for entity, (state, _) in self.states.items() if re.search(rf"\.spielzimmer_tisch_{table}(_|$)", entity)
        }


class Broker:
    """Mosquitto with the shipped rules."""

    PORT = 18830

    def __init__(self, folder, accounts):
        passwords = folder / "passwords"
        passwords.touch(mode=0o600)
        for account in accounts:
            subprocess.run(["mosquitto_passwd", "-b", str(passwords), account, account[::-1]], check=True, capture_output=True)
        rules = folder / "rules.acl"
        rules.write_text((HERE.parents[1] / "companion" / "network" / "house" / "mosquitto" / "companion.acl").read_text())
        rules.chmod(0o600)
        self.conf = folder / "mosquitto.conf"
        lines = (f"listener {self.PORT} 127.0.0.1", "allow_anonymous false", f"password_file {passwords}", f"acl_file {rules}",
                 "user root", "persistence true", f"persistence_location {folder}/", "autosave_interval 1")  # fmt: skip
        self.conf.write_text("\n".join(lines) + "\n")
        self.start()

    def start(self):
        self.process = subprocess.Popen(["/usr/sbin/mosquitto", "-c", str(self.conf)], stderr=subprocess.DEVNULL)

    def kill(self):
        self.process.kill()
        self.process.wait()


def configuration(folder):
    """Write Home Assistant's configuration: a light, and an automation from each shipped blueprint for table 1."""
    blueprints = folder / "blueprints" / "automation" / "companion"
    blueprints.mkdir(parents=True)
    automations = []
    for name, inputs in AUTOMATIONS.items():
        (blueprints / name).write_text((SHIPPED / "homeassistant" / name).read_text())
        automations.append({"alias": name, "use_blueprint": {"path": f"companion/{name}", "input": inputs}})
    written = re.search(r"```yaml\n(.*?)```", (SHIPPED / "home.md").read_text(), re.DOTALL).group(1)
    own = yaml.safe_load(written.replace("event.table_3_event", EVENT))
    automations.append({"alias": OWN, **own, "actions": [{"event": "companion_done", "event_data": {"what": "own"}}]})
    light = [{"light": [{"name": "room", "turn_on": [], "turn_off": [], "set_level": [], "set_hs": []}]}]
    seen_from = {"type": "trusted_networks", "trusted_networks": ["127.0.0.1"], "allow_bypass_login": True}
    core = {"name": "Home", "country": "DE", "language": "de", "auth_providers": [seen_from]}
    whole = {"homeassistant": core, "automation": automations, "template": light}
    (folder / ".storage").mkdir()
    done = {"done": ["user", "core_config", "analytics", "integration"]}
    onboarded = {"version": 4, "minor_version": 1, "key": "onboarding", "data": done}
    (folder / ".storage" / "onboarding").write_text(json.dumps(onboarded))
    (folder / "configuration.yaml").write_text(json.dumps(whole))


def one_table(home, broker, tables):
    """Read each entity and use each control of table 1; give the states as people see them."""
    home.until(lambda: len(home.of(1)) >= 15, 30, "fifteen entities of table 1")
    print(f"one table: {len(home.of(1))} entities")
    home.until(lambda: "unavailable" not in home.of(1).values(), 3 * BACK, "table 1 is there")
    for _ in range(4):
        tables.do("answers 3")
    home.until(lambda: home.of(1)["sensor.spielzimmer_tisch_1_spiel"] == "Tumult Royal", 3 * BACK, "the game's name")
    shown = home.of(1)
    for entity, state in sorted(shown.items()):
        print(f"   {entity}: {state} ({home.states[entity][1].get('friendly_name')})")
    home.call("switch", "turn_on", entity_id="switch.spielzimmer_tisch_1_pause")
    home.until(lambda: home.of(1)["switch.spielzimmer_tisch_1_pause"] == "on", BACK, "a pause")
    home.call("switch", "turn_off", entity_id="switch.spielzimmer_tisch_1_pause")
    home.until(lambda: home.of(1)["switch.spielzimmer_tisch_1_pause"] == "off", BACK, "going on after a pause")
    home.call("number", "set_value", entity_id="number.spielzimmer_tisch_1_helligkeit_des_rings", value=40)
    home.until(lambda: home.of(1)["number.spielzimmer_tisch_1_helligkeit_des_rings"].startswith("40"), BACK, "a darker ring")
    home.call("notify", "send_message", entity_id="notify.spielzimmer_tisch_1_nachricht_an_den_tisch", message="Letzte Runde")
    tables.do("call pay")
    home.until(lambda: home.of(1)["binary_sensor.spielzimmer_tisch_1_bitte_kommen"] == "on", BACK, "a call")
    home.until(lambda: "calls" in home.done, BACK, "the blueprint of calls")
    home.call("button", "press", entity_id="button.spielzimmer_tisch_1_bin_unterwegs")
    home.until(lambda: home.of(1)["binary_sensor.spielzimmer_tisch_1_bitte_kommen"] == "off", BACK, "somebody comes")
    tables.do("glass 5")
    home.until(lambda: home.of(1)["sensor.spielzimmer_tisch_1_zeit_lauft_ab"].startswith("20"), BACK, "when time runs out")
    home.until(lambda: home.fired.count("last-seconds.yaml") == 1, BACK, "the blueprint of last seconds")
    tables.do("glass 0")
    for _ in range(200):
        if "game-over.yaml" in home.fired:
            break
        tables.do("answers 3")
        home.look()
    home.until(
        lambda: "over" in home.done and "hat gewonnen" in home.of(1)["sensor.spielzimmer_tisch_1_ergebnis"],
        BACK,
        "the end of a game",
    )
    missed = {*AUTOMATIONS, OWN} - set(home.fired)
    assert not missed, f"never fired: {missed}; events were {home.events}"
    assert any("Letzte Runde" in line for line in tables.told), tables.told
    print("controls used, blueprints fired:", sorted(set(home.fired)))


def show(home, tables, seconds):
    """Have a game played at table 1, with sand that runs, and leave time to look at its page."""
    home.until(lambda: len(home.of(1)) >= 15, 30, "fifteen entities of table 1")
    home.until(lambda: "unavailable" not in home.of(1).values(), 3 * BACK, "table 1 is there")
    for _ in range(4):
        tables.do("answers 3")
    tables.do("call pay")
    tables.do(f"glass {seconds + 60:.0f}")
    home.process.say(json.dumps(["device", EVENT]))
    home.until(lambda: home.device, BACK, "the device of table 1")
    print(f"http://127.0.0.1:8123/config/devices/device/{home.device}", flush=True)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        tables.do("answers 0")
        time.sleep(1)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--kills", type=int, nargs=3, default=(45, 45, 10), metavar=("TABLES", "BROKERS", "HOMES"))
    parser.add_argument("--show", type=float, metavar="SECONDS")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        (folder / "broker").mkdir()
        accounts = ["homeassistant", "house", *(f"table-{number}" for number in range(1, wish.tables + 1))]
        broker = Broker(folder / "broker", accounts)
        (folder / "home").mkdir()
        configuration(folder / "home")
        first = Tables(folder, Broker.PORT, 1, 1)
        began = time.monotonic()
        home = Home(folder / "home", Broker.PORT)
        print(f"Home Assistant is ready after {time.monotonic() - began:.0f} s")
        if wish.show:
            show(home, first, wish.show)
            for process in (home.process, first, broker):
                process.kill()
            return 0
        one_table(home, broker, first)
        others = Tables(folder, Broker.PORT, 2, wish.tables - 1)
        took = home.until(lambda: all(len(home.of(table)) >= 15 for table in range(1, wish.tables + 1)), 120, "all tables")
        print(f"{wish.tables} tables: {sum(len(home.of(table)) for table in range(1, wish.tables + 1))} entities, {took:.1f} s")
        others.do("answers 20")
        quiet = len(home.fired)
        slowest = {"table": 0.0, "broker": 0.0, "home": 0.0}

        def all_back(what):
            slowest[what] = max(
                slowest[what], home.until(lambda: "unavailable" not in home.of(1).values(), 60, f"back after {what}")
            )

        of_tables, of_brokers, of_homes = wish.kills
        for _ in range(of_tables):
            first.kill()
            home.until(lambda: "unavailable" in home.of(1).values(), 60, "a killed table is unavailable")
            first = Tables(folder, Broker.PORT, 1, 1)
            all_back("table")
        # A table that begins again says "begun", which no shipped blueprint hears
        for _ in range(of_brokers):
            broker.kill()
            home.until(lambda: "unavailable" in home.of(1).values(), 60, "without a broker all is unavailable")
            broker.start()
            all_back("broker")
        for _ in range(of_homes):
            home.restart()
            all_back("home")
        time.sleep(3)
        home.look()
        shown = {state for table in range(1, wish.tables + 1) for state in home.of(table).values() if CODE.fullmatch(state)}
        print(
            f"kills: slowest seconds until all is back {slowest}; fired falsely {len(home.fired) - quiet}: {home.fired[quiet:]}"
        )
        warnings = [text for text in home.warnings if not LINE.search(text)]
        print(f"warnings {len(warnings)}: {warnings[:5]}; names of the code shown: {sorted(shown)}")
        for process in (home.process, first, others, broker):
            process.kill()
    slowest["broker"] -= BACK
    bad = home.fired[quiet:] or warnings or shown or max(slowest.values()) > BACK
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
