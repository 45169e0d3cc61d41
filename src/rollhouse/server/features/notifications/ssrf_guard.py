"""Calls to addresses that strangers name: never to this machine, its network, or anything else that the world can't reach.

Whoever subscribes to pushes tells the house where to send them. The name is looked up once, every address that it has must be a public one,
and the connection goes to an address that was looked at: a name can't mean something else a moment later. Redirections are not followed.
"""

from __future__ import annotations

import http.client
import socket
import ssl
from collections.abc import Callable, Mapping
from ipaddress import IPv6Address, ip_address
from typing import TypeAlias
from urllib.parse import urlsplit

__all__ = ["Connect", "Forbidden", "connect_publicly", "is_outside", "post"]

Connect: TypeAlias = Callable[[str], socket.socket]
"""A connection to a host by its name, encrypted."""
_PATIENCE = 10.0
_PORT = 443
_LONGEST_ENDPOINT = 1000


class Forbidden(Exception):
    """An address that is not for us to call."""


def is_outside(endpoint: str) -> bool:
    """Whether an address may be one of a push service: encrypted, at the usual port, by a name that is no number and no local one."""
    if len(endpoint) > _LONGEST_ENDPOINT or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        return False
    try:
        where = urlsplit(endpoint)
        host, port = where.hostname or "", where.port
    except ValueError:
        return False
    if where.scheme != "https" or port not in (None, _PORT) or where.username is not None or where.password is not None:
        return False
    return (
        "." in host.strip(".") and not host.rsplit(".", 1)[-1].isdigit() and ":" not in host and not host.endswith((".local", ".localhost"))
    )


def _is_public(address: str) -> bool:
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address) and (inner := found.ipv4_mapped or found.sixtofour or (found.teredo or (None, None))[1]) is not None:
        return inner.is_global and not inner.is_multicast
    return found.is_global and not found.is_multicast


def connect_publicly(host: str) -> socket.socket:
    """A connection to this host, encrypted; `Forbidden` where any of its addresses is not the world's."""
    found = socket.getaddrinfo(host, _PORT, type=socket.SOCK_STREAM)
    if not found or not all(_is_public(str(address[0])) for *_, address in found):
        raise Forbidden(host)
    last = OSError(host)
    for family, kind, protocol, _, address in found:
        plain = socket.socket(family, kind, protocol)
        plain.settimeout(_PATIENCE)
        try:
            plain.connect(address)
            return ssl.create_default_context().wrap_socket(plain, server_hostname=host)
        except OSError as error:
            plain.close()
            last = error
    raise last


def post(endpoint: str, body: bytes, headers: Mapping[str, str], connect: Connect = connect_publicly) -> int:
    """Send this there; the status of the answer, whose body nobody reads. `OSError` where nobody answers, `Forbidden` as above."""
    if not is_outside(endpoint):
        raise Forbidden(endpoint)
    where = urlsplit(endpoint)
    connection = http.client.HTTPConnection(where.hostname or "", timeout=_PATIENCE)
    connection.sock = connect(where.hostname or "")
    try:
        connection.request("POST", where.path + (f"?{where.query}" if where.query else "") or "/", body, dict(headers))
        return connection.getresponse().status
    except http.client.HTTPException as error:
        raise OSError(str(error)) from error
    finally:
        connection.close()
