"""How a server is run: flags and environment, nothing else."""

from __future__ import annotations

import os
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import msgspec

from rollhouse.core.errors import SetupError
from rollhouse.play.bots import BOT_NAME
from rollhouse.play.subprocess_bot import check_program
from rollhouse.server.smtp import is_email_address, parse_smtp_url

__all__ = ["RENAMED_VARIABLES", "TLS_SCHEMES", "Config", "read_config", "workers_for"]

RENAMED_VARIABLES = {"ROLLHOUSE_CHANNELS": "ROLLHOUSE_REDIS", "ROLLHOUSE_OPERATOR_TOKEN": "ROLLHOUSE_ADMIN_TOKEN"}
"""Environment variables of the last release, with their present names."""

TLS_SCHEMES = ("https", "wss")
"""Schemes of a request that came over TLS, as a trusted proxy reports it."""
_MOST_WORKERS = 4
"""Of these processes; each holds some 25 MB, besides what its bots load."""


_MOST_NODES = 64
"""On one machine; more than any needs, and too few to bring it down by a slip of the finger."""


_SHORTEST_TOKEN = 20
"""Signs of the admin's token: whoever guesses it has the house."""


_LONGEST_KEPT = 36_500
"""Days: a century, and no number that no calendar knows."""


def workers_for(cores: int) -> int:
    """How many processes think for bots on such a machine: one core is left to the server."""
    return max(1, min(_MOST_WORKERS, cores - 1))


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set. The defaults are one process on this machine with nothing else installed."""

    host: str = "127.0.0.1"
    port: int = 8421
    database: str
    """A SQLAlchemy URL."""
    channels: str = "memory"
    """`memory`, or the URL of a Redis server through which several nodes talk."""
    public_url: str = ""
    """How people reach this server; otherwise links are made from the request."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses whose X-Forwarded-… headers are believed."""
    bot_pace: float = 0.9
    """Seconds between a bot's moves, so that people can follow; twice as many after a roll."""
    workers: int = 1
    """Processes that answer at this address, each a node for any table; several need channels and a database that all of them share."""
    bot_workers: int = msgspec.field(default_factory=lambda: workers_for(os.cpu_count() or 1))
    """At most so many processes in which bots think, shared out among the nodes; each is begun when the others are busy."""
    exec_bots: dict[str, str] = {}
    """Bots that are programs: the command, by the name under which people can put it on a seat of any game."""
    grace: float = 60.0
    """Seconds after which the others may let a bot play for somebody who is away."""
    rate_limit: int = 40
    """Commands that one socket, and one person over HTTP, may send in a second; 0 for as many as they like."""

    per_address: int = 200
    """Connections from one address, or one IPv6 network of 64 bits; 0 for any number. Proxies that are believed may have more."""

    keep_unused: float = 14.0
    """Days after which a table at which nothing happens any more goes where no game has begun; 0 for never."""
    keep_unfinished: float = 365.0
    """The same where a game has begun, and is not over."""
    keep_finished: float = 0.0
    """The same where it is over; positions that somebody trains with keep theirs."""

    keep_guests: float = 400.0
    """Days without a game after which a guest goes who has not kept their seat; 0 for never. A cookie lasts for a year."""
    weigh: bool = True
    """Whether people's games are gone through when they end, for how well they were played; otherwise when somebody looks at theirs."""
    smtp: str = ""
    """The server that takes e-mails, by its URL: otherwise none are written."""
    mail_from: str = ""
    """Whom they are from, and whom a push service may ask."""

    admin_token: str = ""
    """What opens the admin's page; nobody has one where it is empty."""

    @property
    def alone(self) -> bool:
        """Whether this is the only node."""
        return self.channels == "memory"


def read_config(given: Mapping[str, object], environ: Mapping[str, str] = os.environ, *, data: Path) -> Config:
    """Flags first, then the environment (`ROLLHOUSE_DATABASE` and its like: docs/operate.md has them all), then the defaults."""
    values: dict[str, object] = {
        "database": environ.get("ROLLHOUSE_DATABASE") or f"sqlite:///{data / 'rollhouse.sqlite'}",
        "channels": environ.get("ROLLHOUSE_REDIS") or environ.get("ROLLHOUSE_CHANNELS") or "memory",
        "public_url": environ.get("ROLLHOUSE_PUBLIC_URL") or "",
        "exec_bots": environ.get("ROLLHOUSE_EXEC_BOTS", "").splitlines(),
        "smtp": environ.get("ROLLHOUSE_SMTP") or "",
        "mail_from": environ.get("ROLLHOUSE_MAIL_FROM") or "",
        "admin_token": environ.get("ROLLHOUSE_ADMIN_TOKEN") or environ.get("ROLLHOUSE_OPERATOR_TOKEN") or "",
    }
    values |= {name: value for name, value in given.items() if value is not None}
    values["exec_bots"] = _programs(values["exec_bots"])
    try:
        config = msgspec.convert(values, Config)
    except msgspec.ValidationError as error:
        raise SetupError("setup/server", value=str(error)) from None
    if not 0 <= config.port <= 65535:
        raise SetupError("setup/port", value=str(config.port), expected=("0–65535",))
    for name in ("keep_unused", "keep_unfinished", "keep_finished", "keep_guests"):
        if not 0 <= (days := getattr(config, name)) <= _LONGEST_KEPT:
            raise SetupError("setup/keep", value=f"{days:g}", expected=(f"0–{_LONGEST_KEPT}",))
    if not 1 <= config.workers <= _MOST_NODES:
        raise SetupError("setup/workers", value=str(config.workers), expected=(f"1–{_MOST_NODES}",))
    if config.workers > 1 and (config.alone or config.database.startswith("sqlite")):
        raise SetupError("setup/workers-share", value=str(config.workers), expected=("--database postgresql://… --redis redis://…",))
    if config.per_address < 0:
        raise SetupError("setup/per-address", value=str(config.per_address), expected=("0–…",))
    if config.channels != "memory" and not config.channels.startswith(("redis://", "rediss://", "unix://")):
        raise SetupError("setup/channels", value=config.channels, expected=("memory", "redis://…"))
    if config.public_url and not config.public_url.startswith(("http://", "https://")):
        raise SetupError("setup/public-url", value=config.public_url, expected=("https://…",))
    if config.admin_token and len(config.admin_token) < _SHORTEST_TOKEN:
        raise SetupError("setup/admin-token", expected=(f"{_SHORTEST_TOKEN}–…",))
    for address in config.trusted_proxies:
        _check_proxy(address)
    if config.mail_from and not is_email_address(config.mail_from):
        raise SetupError("setup/mail-from", value=config.mail_from, expected=("dice@example.org",))
    if config.smtp and (parse_smtp_url(config.smtp) and not (config.mail_from and config.public_url)):
        raise SetupError("setup/mail", expected=("ROLLHOUSE_MAIL_FROM=…", "--public-url …"))
    return config


def _check_proxy(address: str) -> None:
    """What is not an address would be believed in silence, and mean nobody."""
    try:
        ip_network(address)
    except ValueError:
        if address != "*":
            raise SetupError("setup/trusted-proxies", value=address, expected=("10.0.0.2", "10.0.0.0/8", "fd00::/8", "*")) from None


def _programs(given: Any) -> dict[str, str]:
    """`mybot=./mybot --fast`, each: a name as bots have, and a command that can be run here."""
    found: dict[str, str] = {}
    for text in given:
        name, sign, command = text.partition("=")
        if not sign or not BOT_NAME.fullmatch(name) or name in found:
            raise SetupError("setup/exec-bot", value=text, expected=("NAME=COMMAND",))
        check_program(command)
        found[name] = command
    return found
