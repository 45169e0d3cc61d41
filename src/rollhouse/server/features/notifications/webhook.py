"""The body that a webhook gets: Discord's format for Discord, and for all others a `WebhookBody`."""

from __future__ import annotations

import re

import msgspec

from rollhouse.server.features.notifications.schemas import WebhookBody
from rollhouse.server.features.notifications.ssrf_guard import host_of

_DISCORD_HOSTS = ("discord.com", "discordapp.com")
_MARKDOWN = re.compile(r"([\\*_~`|<>\[\]()#@])")
_MAX_DISCORD_LENGTH = 2000


def webhook_body(url: str, body: WebhookBody) -> bytes:
    """Return the JSON to post to a webhook."""
    if not is_discord(url):
        return msgspec.json.encode(body)
    said = f"**{_plain(body.title)}**\n{_plain(body.text)}\n{body.url}"[:_MAX_DISCORD_LENGTH]
    return msgspec.json.encode({"content": said, "allowed_mentions": {"parse": []}})


def is_discord(url: str) -> bool:
    """Return whether a URL is on one of Discord's hosts."""
    host = host_of(url)
    return any(host == known or host.endswith(f".{known}") for known in _DISCORD_HOSTS)


def _plain(text: str) -> str:
    """Escape Markdown: names are chosen by users."""
    return _MARKDOWN.sub(r"\\\1", text)
