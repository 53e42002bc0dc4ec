"""Checks of what is local: addresses of this network, and the host names by which a browser may call this device."""

import ipaddress
import re
import socket


def is_local(address: str | None) -> bool:
    """Return whether an address belongs to this machine or a local network."""
    try:
        found = ipaddress.ip_address((address or "").partition("%")[0])
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None) or found
    return bool(mapped.is_private or mapped.is_loopback or mapped.is_link_local)


def is_allowed_host(host: str) -> bool:
    """Return whether a browser called this device by a local address or its own name, not by a name of a foreign domain.

    A foreign site can make its own name resolve to this device (DNS rebinding), but such a name is refused.
    """
    written = re.fullmatch(r"(?:\[([0-9a-fA-F:.]+)\]|([^:\[\]]+))(?::\d{1,5})?", host)
    if written is None:
        return False
    name = written[1] or written[2]
    own = socket.gethostname().lower()
    return name.lower() in {"localhost", own, f"{own}.local"} or is_local(name)


def find_own_address() -> str:
    """Return this device's address on the local network; "" if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 9))  # nothing is sent: the system only chooses the source address
        except OSError:
            return ""
        address: str = probe.getsockname()[0]
    return address if is_local(address) and not address.startswith("127.") else ""
