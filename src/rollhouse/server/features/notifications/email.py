"""Sending e-mails, and the tokens of the links in them."""

from __future__ import annotations

import hashlib
import hmac
import smtplib
import ssl
from collections.abc import Mapping
from email.message import EmailMessage
from email.utils import formatdate
from typing import Literal, TypeAlias

from rollhouse.server.smtp import Smtp

Purpose: TypeAlias = Literal["confirm", "stop"]
_TIMEOUT_SECONDS = 20.0
_LOCAL_HOSTS = ("localhost", "127.0.0.1", "::1")


class UnknownRecipient(Exception):
    """The SMTP server says that the address does not exist."""


class Mailer:
    """Sends e-mails one by one, in the caller's thread."""

    def __init__(self, server: Smtp, sender: str) -> None:
        self._server = server
        self._sender = sender

    def send(self, to: str, subject: str, text: str, headers: Mapping[str, str]) -> None:
        """Send an e-mail. Raises `UnknownRecipient` for a permanent failure and `OSError` for a temporary one."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"], message["Date"] = self._sender, to, subject, formatdate()
        for name, value in headers.items():
            message[name] = value
        message.set_content(text)
        try:
            with self._connected() as server:
                server.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            if all(500 <= code < 600 for code, _ in error.recipients.values()):
                raise UnknownRecipient(to) from None
            raise

    def _connected(self) -> smtplib.SMTP:
        host, port, encrypted, user, password = self._server
        context = ssl.create_default_context()
        if encrypted:
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=_TIMEOUT_SECONDS, context=context)
        else:
            server = smtplib.SMTP(host, port, timeout=_TIMEOUT_SECONDS)
            server.ehlo()
            if server.has_extn("starttls"):
                server.starttls(context=context)
            elif user and host not in _LOCAL_HOSTS:
                server.close()
                raise OSError("the SMTP server does not offer TLS; the password was not sent")
        if user:
            server.login(user, password)
        return server


def token_for(key: str, purpose: Purpose, user_id: str, asked: float) -> str:
    """Return the token of a link: it proves that its bearer reads the address that the user set at that time."""
    signed = f"{purpose} {user_id} {asked!r}".encode()
    return f"{user_id}.{hmac.new(key.encode(), signed, hashlib.sha256).hexdigest()}"


def token_user(token: str) -> str:
    """Return the user that a token names, unverified."""
    return token.rpartition(".")[0]
