"""Requests to URLs that clients supply, protected against server-side request forgery (SSRF).

Push subscriptions name the URL that the server sends to. Its host name is resolved once, all its addresses must be public, and the
connection goes to one of these addresses, so that the name can't change its meaning in between. Redirections are not followed.
"""

from __future__ import annotations

import http.client
import socket
import ssl
from collections.abc import Callable, Mapping
from ipaddress import IPv6Address, ip_address
from typing import TypeAlias
from urllib.parse import urlsplit

Connect: TypeAlias = Callable[[str], socket.socket]
"""Opens a TLS connection to a host."""
_TIMEOUT_SECONDS = 10.0
_PORT = 443
_MAX_URL_LENGTH = 1000


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
    return (
        "." in host.strip(".") and not host.rsplit(".", 1)[-1].isdigit() and ":" not in host and not host.endswith((".local", ".localhost"))
    )


def _is_public(address: str) -> bool:
    ip = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address) and (inner := ip.ipv4_mapped or ip.sixtofour or (ip.teredo or (None, None))[1]) is not None:
        return inner.is_global and not inner.is_multicast
    return ip.is_global and not ip.is_multicast


def connect_publicly(host: str) -> socket.socket:
    """Open a TLS connection to a host; raise `Forbidden` if any of its addresses is not public."""
    resolved = socket.getaddrinfo(host, _PORT, type=socket.SOCK_STREAM)
    if not resolved or not all(_is_public(str(address[0])) for *_, address in resolved):
        raise Forbidden(host)
    last = OSError(host)
    for family, kind, protocol, _, address in resolved:
        plain = socket.socket(family, kind, protocol)
        plain.settimeout(_TIMEOUT_SECONDS)
        try:
            plain.connect(address)
            return ssl.create_default_context().wrap_socket(plain, server_hostname=host)
        except OSError as error:
            plain.close()
            last = error
    raise last


def post(endpoint: str, body: bytes, headers: Mapping[str, str], connect: Connect = connect_publicly) -> int:
    """Send a POST request; return the status of the response. Raises `OSError` if the host does not answer, and `Forbidden`."""
    if not is_external_url(endpoint):
        raise Forbidden(endpoint)
    url = urlsplit(endpoint)
    connection = http.client.HTTPConnection(url.hostname or "", timeout=_TIMEOUT_SECONDS)
    connection.sock = connect(url.hostname or "")
    try:
        connection.request("POST", url.path + (f"?{url.query}" if url.query else "") or "/", body, dict(headers))
        return connection.getresponse().status
    except http.client.HTTPException as error:
        raise OSError(str(error)) from error
    finally:
        connection.close()
