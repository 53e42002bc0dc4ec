"""Houses on the local network: a board announces itself by mDNS, and a table that wants to join one looks for them.

A table sends nothing before somebody asks for it on its screen.
"""

import logging
import socket
from threading import Lock
from typing import Any, NamedTuple

from zeroconf import IPVersion, ServiceBrowser, ServiceInfo, Zeroconf

from companion.table import clean_name

LOG = logging.getLogger("companion")
KIND = "_companion-house._tcp.local."
ANSWER = 3_000
"""Milliseconds within which a house must answer with its address."""


class House(NamedTuple):
    """A house that announces itself: its name, and the address and port at which tables join it."""

    name: str
    address: str
    port: int


def list_own_addresses() -> list[str]:
    """Return this machine's IPv4 addresses without the loopback ones."""
    import ifaddr  # noqa: PLC0415 - comes with zeroconf

    found = (address.ip for adapter in ifaddr.get_adapters() for address in adapter.ips if address.is_IPv4)
    return sorted({str(ip) for ip in found if not str(ip).startswith("127.")})


def _network(addresses: list[str]) -> Zeroconf:
    if not addresses:
        raise OSError("this machine is not connected to a network")
    return Zeroconf(interfaces=addresses, ip_version=IPVersion.V4Only)


class Announced:
    """Announces a house until `close`. Raises OSError where there is no network."""

    def __init__(self, name: str, port: int, addresses: list[str]) -> None:
        self._network = _network(addresses)
        packed = [socket.inet_aton(address) for address in addresses]
        self._told = ServiceInfo(KIND, f"{name}.{KIND}", port=port, addresses=packed, server=f"{socket.gethostname()}.local.")
        try:
            self._network.register_service(self._told, allow_name_change=True)
        except Exception:
            self._network.close()
            raise

    def close(self) -> None:
        """Announce that the house is gone."""
        self._network.unregister_service(self._told)
        self._network.close()


class HouseSearch:
    """Looks for houses until `close`. Raises OSError where there is no network."""

    def __init__(self, addresses: list[str]) -> None:
        self._found: dict[str, House] = {}
        self._turn = Lock()
        self._network = _network(addresses)
        self._browser = ServiceBrowser(self._network, KIND, handlers=[self._note_change])

    @property
    def houses(self) -> tuple[House, ...]:
        """The houses found at present, sorted by name."""
        with self._turn:
            return tuple(sorted(self._found.values()))

    def _note_change(self, zeroconf: Any, service_type: str, name: str, state_change: Any) -> None:
        told: Any = None if state_change.name == "Removed" else zeroconf.get_service_info(service_type, name, ANSWER)
        addresses = [] if told is None else told.parsed_addresses(IPVersion.V4Only)
        with self._turn:
            if addresses and told.port:
                called = clean_name(name.removesuffix(f".{service_type}"))[:40]
                self._found[name] = House(called, str(addresses[0]), int(told.port))
            else:
                self._found.pop(name, None)

    def close(self) -> None:
        """Stop looking."""
        self._browser.cancel()
        self._network.close()
