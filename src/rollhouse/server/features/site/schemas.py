"""Bodies of the API about games and the server itself."""

from __future__ import annotations

import msgspec

from rollhouse.core.messages import Message


class ServerAddress(msgspec.Struct, frozen=True):
    """The address to share with other players."""

    url: str
    """Empty while only this computer can reach the server."""
    command: str
    """The command that starts a server which others can reach; empty unless that is needed."""
    opens: bool
    """Whether the caller may open the running server to the local network."""


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game."""

    name: str
    label: Message
    values: list[tuple[str, Message]]
    low: int
    high: int
    default: str
    asked: bool
    cards: dict[str, list[str]]
    """For each value the cards that it stands for, by their sections of the guide."""


class GameWords(msgspec.Struct, frozen=True):
    """The sentences of a game as a Fluent catalogue, for clients that were built without this game."""

    lang: str
    text: str


class SectionInfo(msgspec.Struct, frozen=True):
    """A section of the guide to the rules."""

    id: str
    title: Message
    body: list[Message]
    rulings: list[str]
    """The rulings that it explains; a refusal may name one."""
    card: bool
    """Whether it describes one card, whose id is the section's."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here. Names are messages, which clients translate."""

    id: str
    rules_version: int
    name: Message
    min_players: int
    max_players: int
    bots: list[str]
    """The weakest first."""
    default_bot: str
    """The bot to offer by default."""
    default_bots: list[str]
    """The bots to offer on several seats, each a different one; the first is `default_bot`."""
    bot_descriptions: dict[str, Message]
    teaches: bool
    """Whether the game can evaluate positions; hints, the coach and reports need that."""
    lessons: int
    """The number of interactive lessons."""
    box: bool
    """Whether an owner of the printed box can correct our guess at its contents."""
    lesson_minutes: int
    """How long all lessons take a new player, about."""
    rule_of_thumb: list[Message]
    """A simple policy for the game that is offered after the lessons, a sentence per line; empty where there is none."""
    options: list[OptionInfo]
    guide: list[SectionInfo]
    ids: dict[str, Message]
