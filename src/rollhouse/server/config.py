"""The server's settings, from flags and environment variables."""

from __future__ import annotations

import os
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import msgspec

from rollhouse.core.errors import SetupError
from rollhouse.core.registry import all_games
from rollhouse.play.bots import BOT_NAME
from rollhouse.play.subprocess_bot import check_program
from rollhouse.server.smtp import is_email_address, parse_smtp_url

RENAMED_VARIABLES = {"ROLLHOUSE_CHANNELS": "ROLLHOUSE_REDIS", "ROLLHOUSE_OPERATOR_TOKEN": "ROLLHOUSE_ADMIN_TOKEN"}
"""Environment variables of the last release, with their present names."""

TLS_SCHEMES = ("https", "wss")
"""Schemes of a request that came over TLS, as a trusted proxy reports it."""
_MAX_DEFAULT_BOT_WORKERS = 4
"""Each takes some 25 MB of memory, plus what its bots load."""
_MAX_NODES = 64
"""More than any machine needs; a typing error must not start thousands."""
_MIN_ADMIN_TOKEN_LENGTH = 20
_MAX_RETENTION_DAYS = 36_500


def workers_for(cores: int) -> int:
    """Return the default number of bot processes: one core is left to the server."""
    return max(1, min(_MAX_DEFAULT_BOT_WORKERS, cores - 1))


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """All settings. By default the server is one process that needs nothing else installed.

    `bot_pace_seconds`, `bot_workers`, `grace_seconds` and `rate_limit` have no flag: they are for tests and for embedding.
    """

    host: str = "127.0.0.1"
    port: int = 8421
    database: str
    """A SQLAlchemy URL."""
    channels: str = "memory"
    """`memory`, or the URL of the Redis server through which nodes communicate."""
    public_url: str = ""
    """The URL at which players reach this server; by default links use the host of the request."""
    allow_hosts: tuple[str, ...] = ()
    """Further names under which this server is reached; it refuses requests for others."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses of proxies whose X-Forwarded-… headers are trusted."""
    bot_pace_seconds: float = 0.9
    """Seconds between a bot's moves, so that players can follow; twice as many after a roll."""
    workers: int = 1
    """Server processes at this address. Several need Redis and PostgreSQL."""
    bot_workers: int = msgspec.field(default_factory=lambda: workers_for(os.cpu_count() or 1))
    """Maximum number of processes for bots' moves, divided among the nodes; each starts when the others are busy."""
    exec_bots: dict[str, str] = {}
    """External bots: the command that runs each, by its name."""
    grace_seconds: float = 60.0
    """Seconds after which a bot may take over for a player who is away."""
    rate_limit: int = 40
    """Commands per second of one socket, and of one user over HTTP; 0 switches all rate limits off, and the limit on open tables."""
    per_address: int = 200
    """Maximum number of connections from one address or IPv6 /64 network; 0 for no maximum. Trusted proxies are exempt."""
    delete_unused_after_days: float = 14.0
    """Days after which an idle table is deleted where no game has begun; 0 for never."""
    delete_unfinished_after_days: float = 365.0
    """The same for a game that is not over."""
    delete_finished_after_days: float = 0.0
    """The same for a game that is over. Tables whose positions a user trains with are kept."""
    delete_guests_after_days: float = 400.0
    """Days without a game after which a guest account without credentials is deleted; 0 for never. Its cookie lasts a year."""
    analyse_finished: bool = True
    """Whether games are analysed when they end; otherwise when a player opens their statistics."""
    smtp: str = ""
    """URL of the SMTP server; without one no e-mails are sent."""
    mail_from: str = ""
    """Sender of e-mails, and contact for push services."""
    admin_token: str = ""
    """Token for the admin page; empty to switch the page off."""

    @property
    def single_node(self) -> bool:
        """Whether this is the only node."""
        return self.channels == "memory"


def read_config(flags: Mapping[str, object], environ: Mapping[str, str] = os.environ, *, data: Path) -> Config:
    """Return the configuration: flags take precedence over environment variables (docs/operate.md lists them), then come the defaults."""
    values: dict[str, object] = {
        "database": environ.get("ROLLHOUSE_DATABASE") or f"sqlite:///{data / 'rollhouse.sqlite'}",
        "channels": environ.get("ROLLHOUSE_REDIS") or environ.get("ROLLHOUSE_CHANNELS") or "memory",
        "public_url": environ.get("ROLLHOUSE_PUBLIC_URL") or "",
        "allow_hosts": tuple(environ.get("ROLLHOUSE_ALLOW_HOSTS", "").replace(",", " ").split()),
        "exec_bots": environ.get("ROLLHOUSE_EXEC_BOTS", "").splitlines(),
        "smtp": environ.get("ROLLHOUSE_SMTP") or "",
        "mail_from": environ.get("ROLLHOUSE_MAIL_FROM") or "",
        "admin_token": environ.get("ROLLHOUSE_ADMIN_TOKEN") or environ.get("ROLLHOUSE_OPERATOR_TOKEN") or "",
    }
    values |= {name: value for name, value in flags.items() if value is not None}
    values["exec_bots"] = _programs(values["exec_bots"])
    try:
        config = msgspec.convert(values, Config)
    except msgspec.ValidationError as error:
        raise SetupError("setup/server", value=str(error)) from None
    if not 0 <= config.port <= 65535:
        raise SetupError("setup/port", value=str(config.port), expected=("0–65535",))
    for name in ("delete_unused_after_days", "delete_unfinished_after_days", "delete_finished_after_days", "delete_guests_after_days"):
        if not 0 <= (days := getattr(config, name)) <= _MAX_RETENTION_DAYS:
            raise SetupError("setup/keep", value=f"{days:g}", expected=(f"0–{_MAX_RETENTION_DAYS}",))
    if not 1 <= config.workers <= _MAX_NODES:
        raise SetupError("setup/workers", value=str(config.workers), expected=(f"1–{_MAX_NODES}",))
    if config.workers > 1 and (config.single_node or config.database.startswith("sqlite")):
        raise SetupError("setup/workers-share", value=str(config.workers), expected=("--database postgresql://… --redis redis://…",))
    if config.per_address < 0:
        raise SetupError("setup/per-address", value=str(config.per_address), expected=("0–…",))
    if config.channels != "memory" and not config.channels.startswith(("redis://", "rediss://", "unix://")):
        raise SetupError("setup/channels", value=config.channels, expected=("memory", "redis://…"))
    if config.public_url and not config.public_url.startswith(("http://", "https://")):
        raise SetupError("setup/public-url", value=config.public_url, expected=("https://…",))
    if config.admin_token and len(config.admin_token) < _MIN_ADMIN_TOKEN_LENGTH:
        raise SetupError("setup/admin-token", expected=(f"{_MIN_ADMIN_TOKEN_LENGTH}–…",))
    for address in config.trusted_proxies:
        _check_proxy(address)
    if config.mail_from and not is_email_address(config.mail_from):
        raise SetupError("setup/mail-from", value=config.mail_from, expected=("dice@example.org",))
    if config.smtp and (parse_smtp_url(config.smtp) and not (config.mail_from and config.public_url)):
        raise SetupError("setup/mail", expected=("ROLLHOUSE_MAIL_FROM=…", "--public-url …"))
    return config


def _check_proxy(address: str) -> None:
    """Raise `setup/trusted-proxies` for text that is no address: uvicorn would ignore it silently."""
    try:
        ip_network(address)
    except ValueError:
        if address != "*":
            raise SetupError("setup/trusted-proxies", value=address, expected=("10.0.0.2", "10.0.0.0/8", "fd00::/8", "*")) from None


def _programs(texts: Any) -> dict[str, str]:
    """Return commands by name from texts such as `mybot=./mybot --fast`; check that each can be run."""
    programs: dict[str, str] = {}
    for text in texts:
        name, sign, command = text.partition("=")
        if not sign or not BOT_NAME.fullmatch(name) or name in programs:
            raise SetupError("setup/exec-bot", value=text, expected=("NAME=COMMAND",))
        if any(name in game.bots for game in all_games().values()):
            raise SetupError("setup/exec-bot-name", value=name)
        check_program(command)
        programs[name] = command
    return programs
