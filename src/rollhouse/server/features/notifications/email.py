"""E-mails, where the admin has set up a server for them; what proves whose address it is, and how it stops."""

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

__all__ = ["Mailer", "Purpose", "Refused", "token_for", "whose"]

Purpose: TypeAlias = Literal["confirm", "stop"]
_PATIENCE = 20.0
_THIS_MACHINE = ("localhost", "127.0.0.1", "::1")


class Refused(Exception):
    """The server says that nobody has this address."""


class Mailer:
    """Sends one e-mail at a time, in a thread of whoever calls it."""

    def __init__(self, server: Smtp, sender: str) -> None:
        self._server = server
        self._sender = sender

    def send(self, to: str, subject: str, text: str, headers: Mapping[str, str]) -> None:
        """`Refused` where there is nobody, `OSError` where it may go well another time."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"], letter["Date"] = self._sender, to, subject, formatdate()
        for name, value in headers.items():
            letter[name] = value
        letter.set_content(text)
        try:
            with self._connected() as server:
                server.send_message(letter)
        except smtplib.SMTPRecipientsRefused as error:
            if all(500 <= code < 600 for code, _ in error.recipients.values()):
                raise Refused(to) from None
            raise

    def _connected(self) -> smtplib.SMTP:
        host, port, encrypted, user, password = self._server
        context = ssl.create_default_context()
        if encrypted:
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=_PATIENCE, context=context)
        else:
            server = smtplib.SMTP(host, port, timeout=_PATIENCE)
            server.ehlo()
            if server.has_extn("starttls"):
                server.starttls(context=context)
            elif user and host not in _THIS_MACHINE:
                server.close()
                raise OSError("the e-mail server takes a password in the clear only")
        if user:
            server.login(user, password)
        return server


def token_for(key: str, purpose: Purpose, user_id: str, asked: float) -> str:
    """What a link proves: that whoever has it reads what is written to the address that somebody named then."""
    said = f"{purpose} {user_id} {asked!r}".encode()
    return f"{user_id}.{hmac.new(key.encode(), said, hashlib.sha256).hexdigest()}"


def whose(token: str) -> str:
    """Who a token says that it is about."""
    return token.rpartition(".")[0]
