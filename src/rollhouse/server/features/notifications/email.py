"""Sending e-mails, and the tokens of the links in them."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import smtplib
import socket
import ssl
from collections.abc import Mapping
from contextlib import suppress
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate
from typing import Literal, TypeAlias

from rollhouse.server.smtp import Smtp
from rollhouse.server.workers.daemon_thread import in_daemon_thread

Purpose: TypeAlias = Literal["confirm", "stop"]
_EMAIL_POLICY = SMTP.clone(max_line_length=998)
"""Lines as long as the standard allows: a shorter limit would encode a long URL in a header, and mail clients could not read it."""
CALL_SECONDS = 20.0
"""For a whole message. Every read has the same limit, so that the thread ends soon after its caller has given up."""
_LOCAL_HOSTS = ("localhost", "127.0.0.1", "::1")


class UnknownRecipient(Exception):
    """The SMTP server says that the address does not exist."""


class Mailer:
    """Sends e-mails."""

    def __init__(self, server: Smtp, sender: str, *, seconds: float = CALL_SECONDS) -> None:
        self._server = server
        self._sender = sender
        self._seconds = seconds

    async def send(self, to: str, subject: str, text: str, headers: Mapping[str, str]) -> None:
        """Send an e-mail. Raises `UnknownRecipient` for a permanent failure and `OSError` for a temporary one, or after the deadline."""
        message = EmailMessage(_EMAIL_POLICY)
        message["From"], message["To"], message["Subject"], message["Date"] = self._sender, to, subject, formatdate()
        for name, value in headers.items():
            message[name] = value
        message.set_content(text)
        call = _SmtpCall(self._server, message, self._seconds)
        try:
            async with asyncio.timeout(self._seconds):  # its TimeoutError is an OSError
                await in_daemon_thread(call.run, name="rollhouse-smtp")
        except smtplib.SMTPRecipientsRefused as error:
            if all(500 <= code < 600 for code, _ in error.recipients.values()):
                raise UnknownRecipient(to) from None
            raise
        finally:
            call.abort()


class _SmtpCall:
    """One message over one connection, which another thread can end."""

    def __init__(self, server: Smtp, message: EmailMessage, seconds: float) -> None:
        self._server = server
        self._message = message
        self._seconds = seconds
        self._connection: smtplib.SMTP | None = None

    def run(self) -> None:
        """Send the message, in the caller's thread."""
        host, port, encrypted, user, password = self._server
        context = ssl.create_default_context()
        server = smtplib.SMTP_SSL(timeout=self._seconds, context=context) if encrypted else smtplib.SMTP(timeout=self._seconds)
        self._connection = server
        with server:
            server._host = host  # type: ignore[attr-defined]  # the name for TLS, which only the constructor sets, and it connects at once
            server.connect(host, port)
            if not encrypted:
                server.ehlo()
                if server.has_extn("starttls"):
                    server.starttls(context=context)
                elif user and host not in _LOCAL_HOSTS:
                    raise OSError("the SMTP server does not offer TLS; the password was not sent")
            if user:
                server.login(user, password)
            server.send_message(self._message)

    def abort(self) -> None:
        """End the connection, so that a thread that waits for a slow server ends too."""
        opened = None if self._connection is None else self._connection.sock
        if opened is not None:
            with suppress(OSError):
                opened.shutdown(socket.SHUT_RDWR)


def token_for(key: str, purpose: Purpose, user_id: str, asked: float) -> str:
    """Return the token of a link: it proves that its bearer reads the address that the user set at that time."""
    signed = f"{purpose} {user_id} {asked!r}".encode()
    return f"{user_id}.{hmac.new(key.encode(), signed, hashlib.sha256).hexdigest()}"


def token_user(token: str) -> str:
    """Return the user that a token names, unverified."""
    return token.rpartition(".")[0]
