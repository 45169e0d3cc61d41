"""Requests to URLs that clients supply, protected against server-side request forgery (SSRF).

Push subscriptions name the URL that the server sends to. Its host name is resolved once, all its addresses must be public, and the
connection goes to one of these addresses, so that the name can't change its meaning in between. Redirections are not followed. One deadline
holds for the whole call, from the lookup to the status: a host that answers byte by byte gains nothing.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import TypeAlias
from urllib.parse import urlsplit

import httptools

from rollhouse.server.workers.daemon_thread import in_daemon_thread

Streams: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Connect: TypeAlias = Callable[[str], Awaitable[Streams]]
"""Opens a TLS connection to a host."""
CALL_SECONDS = 10.0
"""For a whole call: lookup, connection, request and status."""
_PORT = 443
_MAX_URL_LENGTH = 1000
_READ_BYTES = 4096
_MAX_ANSWER_BYTES = 65_536
_NAT64 = IPv6Network("64:ff9b::/96")
"""IPv6 addresses that a gateway translates into the IPv4 address in their last 32 bits (RFC 6052)."""
_LOCAL_NAT64 = IPv6Network("64:ff9b:1::/48")
"""The prefix for local networks (RFC 8215), which Python 3.11 takes for public."""
_LOCAL_NAMES = (".local", ".localhost", ".internal", ".home.arpa")


class Forbidden(Exception):
    """A URL that the server must not call."""


def is_external_url(endpoint: str) -> bool:
    """Return whether a URL may be that of a push service: HTTPS on port 443, with a host name that is neither local nor numeric."""
    if len(endpoint) > _MAX_URL_LENGTH or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        return False
    try:
        url = urlsplit(endpoint)
        host, port = url.hostname or "", url.port
    except ValueError:
        return False
    if url.scheme != "https" or port not in (None, _PORT) or url.username is not None or url.password is not None:
        return False
    labels = host.split(".")  # a name that ends with a dot has an empty last label: `localhost.` is `localhost`
    return len(labels) > 1 and all(labels) and not labels[-1].isdigit() and ":" not in host and not host.endswith(_LOCAL_NAMES)


def host_of(endpoint: str) -> str:
    """Return the host of a URL, by which outgoing calls are queued."""
    return urlsplit(endpoint).hostname or ""


def is_public(address: str) -> bool:
    """Return whether an address is public, as is the IPv4 address inside an IPv6 address that is translated or tunnelled."""
    ip = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo or (None, None))[1]
        if inner is None and ip in _NAT64:
            inner = IPv4Address(int(ip) & 0xFFFF_FFFF)
        if inner is not None:
            return inner.is_global and not inner.is_multicast
        if ip in _LOCAL_NAT64:
            return False
    return ip.is_global and not ip.is_multicast


async def connect_publicly(host: str) -> Streams:
    """Open a TLS connection to a host; raise `Forbidden` if any of its addresses is not public."""
    resolved = await in_daemon_thread(lambda: socket.getaddrinfo(host, _PORT, type=socket.SOCK_STREAM), name="rollhouse-lookup")
    addresses = list(dict.fromkeys(str(address[0]) for *_, address in resolved))
    if not addresses or not all(map(is_public, addresses)):
        raise Forbidden(host)
    last = OSError(host)
    for address in addresses:
        try:
            return await asyncio.open_connection(address, _PORT, ssl=ssl.create_default_context(), server_hostname=host)
        except OSError as error:
            last = error
    raise last


async def post(
    endpoint: str, body: bytes, headers: Mapping[str, str], connect: Connect = connect_publicly, *, seconds: float = CALL_SECONDS
) -> int:
    """Send a POST request; return the status of the response.

    Raises `Forbidden`, and `OSError` if the host does not answer within the time for the whole call.
    """
    if not is_external_url(endpoint):
        raise Forbidden(endpoint)
    url = urlsplit(endpoint)
    host, target = url.hostname or "", (url.path or "/") + (f"?{url.query}" if url.query else "")
    async with asyncio.timeout(seconds):  # its TimeoutError is an OSError
        reader, writer = await connect(host)
        try:
            return await _exchange(reader, writer, host, target, body, headers)
        except httptools.HttpParserError as error:
            raise OSError(str(error)) from error
        finally:
            writer.transport.abort()  # no farewell: the host might never answer it


async def _exchange(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, host: str, target: str, body: bytes, headers: Mapping[str, str]
) -> int:
    fields = {"Host": host, "Content-Length": str(len(body)), "Connection": "close", **headers}
    head = f"POST {target} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in fields.items()) + "\r\n"
    writer.write(head.encode("latin-1") + body)
    await writer.drain()
    answer = _Answer()
    parser = httptools.HttpResponseParser(answer)
    answer.parser, left = parser, _MAX_ANSWER_BYTES
    while not answer.status:
        read = await reader.read(min(_READ_BYTES, left))
        if not read:
            raise OSError("the host sent no status")
        left -= len(read)
        parser.feed_data(read)
    return answer.status


class _Answer:
    """What httptools calls while it parses a response."""

    status = 0
    parser: httptools.HttpResponseParser

    def on_headers_complete(self) -> None:
        """Note the status; an informational response (1xx) comes before the final one."""
        if (status := self.parser.get_status_code()) >= 200:
            self.status = status
