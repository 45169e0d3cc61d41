"""Setting up a new game: what the command line already says, what is asked, and the usual answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rollhouse.core.errors import SetupError
from rollhouse.core.game import AnyGame
from rollhouse.core.messages import Message, range_reason
from rollhouse.core.words import Option
from rollhouse.play.bots import bot_label, bot_names, usual_bot
from rollhouse.play.players import Player, read_players


class Known(NamedTuple):
    """What the command line says; the rest is asked."""

    game: AnyGame | None = None
    options: Mapping[str, object] = {}
    players: str | None = None


class NewGame(NamedTuple):
    """What to play, and the players."""

    game: AnyGame
    options: dict[str, object]
    players: tuple[Player, ...]


class Entry(NamedTuple):
    """What a person can do instead: its text, and the command line of `rollhouse` that does it."""

    text: Message
    command: tuple[str, ...]
    details: tuple[Message, ...] = ()
    """More about it, where there is room."""


class Part(NamedTuple):
    """A part of what is shown beside the form: running games, for example."""

    title: Message
    entries: tuple[Entry, ...]
    remark: Message | None = None


def options_to_ask(game: AnyGame, known: Known) -> list[Option]:
    """The options that are asked; none if the command line names the game, which then has its usual options."""
    return [option for option in game.words.options() if option.asked and known.game is None and option.name not in known.options]


def read_option(option: Option, text: str) -> str:
    """A number for an option, or its default for an empty text; `setup/…` if it is not a number within the bounds."""
    text = text.strip() or option.default
    if not (text.isascii() and text.isdigit() and len(text) < 10 and option.low <= int(text) <= option.high):
        raise SetupError(f"setup/{option.name}", value=text, reason=range_reason(option.low, option.high))
    return text


def bots_of(game: AnyGame) -> list[tuple[str, Message]]:
    """The bots of a game: how `--players` writes each, and its name."""
    return [(f"bot:{bot}", bot_label(bot)) for bot in bot_names(game)]


def usual_player(game: AnyGame, seat: int) -> str:
    """The usual bot for the second seat; empty for others."""
    return f"bot:{usual_bot(game)}" if seat == 1 else ""


def new_game(known: Known, game: AnyGame, options: Mapping[str, object], players: Sequence[str]) -> NewGame:
    """The game as it can be played; a `RollhouseError` if it can't."""
    chosen = {**known.options, **options}
    seated = read_players(known.players or players, game)
    game.setup({**chosen, "players": len(seated), "first": "random" if len(seated) > 1 else 0})
    return NewGame(game, chosen, seated)
