"""Houses on the local network: a board announces itself by mDNS, and a table that wants to join one looks for them.

A table sends nothing before somebody asks for it on its screen. Networks come late, go, and give other addresses: both follow.
"""

import logging
from collections.abc import Callable
from contextlib import suppress
from ipaddress import IPv4Interface, IPv6Interface, ip_address
from socket import AF_INET6, SOCK_DGRAM, gethostname, socket
from threading import Event, Lock, Thread
from typing import Any, NamedTuple

from zeroconf import EventLoopBlocked, IPVersion, ServiceBrowser, ServiceInfo, Zeroconf

from companion.table import clean_name

LOG = logging.getLogger("companion")
KIND = "_companion-house._tcp.local."
ANSWER = 3_000
"""Milliseconds within which a house must answer with its address."""
LOOK = 3.0
"""Seconds between two looks at this machine's addresses."""
NOBODY = ["127.0.0.1"]
"""Where a machine without a network announces itself until it has one."""


class House(NamedTuple):
    """A house that announces itself: its name, and the address and port at which tables join it."""

    name: str
    address: str
    port: int


def list_own_addresses() -> list[str]:
    """Return this machine's addresses without the loopback ones, those of IPv4 first, then those that a router hands on."""
    return [str(one.ip) for one in _list_interfaces()]


def _list_interfaces() -> list[IPv4Interface | IPv6Interface]:
    import ifaddr  # noqa: PLC0415 - comes with zeroconf

    known = set[IPv4Interface | IPv6Interface]()
    for one in (each for adapter in ifaddr.get_adapters() for each in adapter.ips):
        if isinstance(one.ip, str):
            known.add(IPv4Interface(f"{one.ip}/{one.network_prefix}"))
        elif _is_settled(one.ip):
            known.add(IPv6Interface(f"{one.ip[0]}/{one.network_prefix}"))
    usable = [one for one in known if not one.ip.is_loopback]
    return sorted(usable, key=lambda one: (one.version, one.ip.is_link_local, str(one.ip)))


def _is_settled(address: tuple[str, int, int]) -> bool:
    """Return whether an IPv6 address (with flow and scope) can be used; a new one is only tried for a second or two."""
    ip, flow, scope = address
    with suppress(OSError), socket(AF_INET6, SOCK_DGRAM) as tried:
        tried.bind((ip, 0, flow, scope))
        return True
    return False


class _OnNetworks:
    """mDNS on the networks of this machine, until `close`; where its addresses change, `changed` is called with them."""

    def __init__(self, addresses: Callable[[], list[str]], changed: Callable[[Zeroconf, list[str]], None]) -> None:
        self._list, self._changed, self._have = addresses, changed, addresses()
        self.network = Zeroconf(interfaces=self._have or NOBODY, ip_version=IPVersion.All)
        self._over = Event()
        self._follower = Thread(target=self._follow, name="networks", daemon=True)
        self._follower.start()

    def _follow(self) -> None:
        while not self._over.wait(LOOK):
            now = self._list()
            if now == self._have:
                continue
            LOG.info("this machine's addresses are now %s", ", ".join(now) or "none")
            try:
                self.network.update_interfaces(now or NOBODY)
                self._changed(self.network, now)
                self._have = now
            except (OSError, EventLoopBlocked) as error:  # tried again at the next look
                LOG.warning("the network has changed and cannot be followed yet: %s", error)

    def close(self) -> None:
        self._over.set()
        self._follower.join()
        self.network.close()


class Announced:
    """Announces a house on every network that this machine comes to, until `close`."""

    def __init__(self, name: str, port: int, addresses: Callable[[], list[str]]) -> None:
        self._told = ServiceInfo(
            KIND, f"{name}.{KIND}", port=port, parsed_addresses=addresses() or NOBODY, server=f"{gethostname()}.local."
        )
        self._here = _OnNetworks(addresses, self._tell_again)
        try:
            self._here.network.register_service(self._told, allow_name_change=True)
        except Exception:
            self._here.close()
            raise

    def _tell_again(self, network: Zeroconf, addresses: list[str]) -> None:
        self._told.addresses = [ip_address(one).packed for one in addresses or NOBODY]
        network.update_service(self._told)

    def close(self) -> None:
        """Announce that the house is gone."""
        self._here.network.unregister_service(self._told)
        self._here.close()


class HouseSearch:
    """Looks for houses until `close`. Raises OSError where there is no network."""

    def __init__(self, addresses: Callable[[], list[str]]) -> None:
        if not addresses():
            raise OSError("this machine is not connected to a network")
        self._found: dict[str, House] = {}
        self._turn = Lock()
        self._here = _OnNetworks(addresses, self._look_again)
        self._browser = ServiceBrowser(self._here.network, KIND, handlers=[self._note_change])

    @property
    def houses(self) -> tuple[House, ...]:
        """The houses found at present, sorted by name."""
        with self._turn:
            return tuple(sorted(self._found.values()))

    def _look_again(self, network: Zeroconf, _addresses: list[str]) -> None:
        """Forget what another network had, and ask again."""
        self._browser.cancel()
        with self._turn:
            self._found.clear()
        self._browser = ServiceBrowser(network, KIND, handlers=[self._note_change])

    def _note_change(self, zeroconf: Any, service_type: str, name: str, state_change: Any) -> None:
        told: Any = None if state_change.name == "Removed" else zeroconf.get_service_info(service_type, name, ANSWER)
        addresses = [] if told is None else _rank(told.parsed_scoped_addresses())
        with self._turn:
            if addresses and told.port:
                called = clean_name(name.removesuffix(f".{service_type}"))[:40]
                self._found[name] = House(called, addresses[0], int(told.port))
            else:
                self._found.pop(name, None)

    def close(self) -> None:
        """Stop looking."""
        self._browser.cancel()
        self._here.close()


def _rank(addresses: list[str]) -> list[str]:
    """Order addresses by how surely they are reached: of a network that is here first, IPv4 before IPv6, of one link last."""
    here = [one.network for one in _list_interfaces()]

    def remoteness(address: str) -> tuple[bool, int, bool]:
        one, plain = ip_address(address), ip_address(address.partition("%")[0])
        return not any(plain in network for network in here), one.version, one.is_link_local

    return sorted(addresses, key=remoteness)
