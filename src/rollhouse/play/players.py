"""Who sits at the table: people by name, bots by kind."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rollhouse.core.errors import RollhouseError, SetupError
from rollhouse.core.game import AnyGame, First
from rollhouse.core.messages import Message, say
from rollhouse.play.bots import bot_label, check_bot
from rollhouse.play.subprocess_bot import EXEC

__all__ = [
    "GONE",
    "LONGEST_NAME",
    "Player",
    "gone_name",
    "labels",
    "person_label",
    "read_first",
    "read_players",
    "replace_gone",
    "seat_labels",
]

LONGEST_NAME = 24
_BOT = "bot:"
_LONGEST_NUMBER = 3
GONE = "gone:"
"""Instead of the name of somebody who has taken theirs away, with the number of the seat."""


class Player(msgspec.Struct, frozen=True):
    """One seat's occupant. `text` is how records and flags write it: `Ana`, `bot:greedy`, `exec:./mybot`."""

    text: str

    @property
    def bot(self) -> str:
        """The kind of bot, as `find_bot` takes it: `greedy`, `exec:./mybot`; empty for a person."""
        return self.text if self.text.startswith(EXEC) else self.text[len(_BOT) :] if self.text.startswith(_BOT) else ""


def read_players(text: str | Sequence[str], game: AnyGame, *, recorded: bool = False) -> tuple[Player, ...]:
    """`"Ana,Bo,bot:greedy"`: names are short, printable and different; bots are ones this game has, and programs are there.

    The programs of a record may be another machine's: with `recorded` nobody looks for them.
    """
    names = [name.strip() for name in (text.split(",") if isinstance(text, str) else text)]
    for name in names:
        if name.startswith(_BOT):
            bot = name.removeprefix(_BOT)
            check_bot(game, bot, seat=True, programs="never" if recorded or bot.startswith(EXEC) else "here")
        elif name.startswith(EXEC):
            check_bot(game, name, programs="anywhere" if recorded else "here")
        elif not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise SetupError("setup/name", value=name[: 2 * LONGEST_NAME], expected=(f"1–{LONGEST_NAME}",))
        elif names.count(name) > 1:
            raise SetupError("setup/name-twice", value=name)
    return tuple(map(Player, names))


def replace_gone(seats: Sequence[str], game: AnyGame, bot: str) -> tuple[str, ...]:
    """The seats of a record, with this bot where the one that sat there is gone; `bot/unknown` when this one is not there either."""
    (other,) = read_players([_BOT + bot.removeprefix(_BOT)], game)
    return tuple(other.text if _is_gone(seat, game) else seat for seat in seats)


def _is_gone(seat: str, game: AnyGame) -> bool:
    if not Player(seat).bot:
        return False
    try:
        read_players([seat], game)
    except RollhouseError:
        return True
    return False


def read_first(asked: str | None, players: int) -> First:
    """Who starts, as people say it: seats are counted from 1, and chance decides unless they say otherwise (D8, T9)."""
    if asked is None or asked == "random":
        return "random" if players > 1 else 0
    seats = [str(seat + 1) for seat in range(players)]
    if asked not in seats:
        raise SetupError("setup/first", value=asked, expected=("random", *seats))
    return seats.index(asked)


def gone_name(seat: int) -> str:
    """What records write for a person who has taken their name away; whoever reads it sees it in their own language."""
    return f"{GONE}{seat + 1}"


def person_label(name: str) -> Message:
    """What to call a person on screen."""
    number = name.removeprefix(GONE)
    if name.startswith(GONE) and number.isascii() and number.isdecimal() and len(number) <= _LONGEST_NUMBER:
        return say("common-name-gone", number=int(number))
    return say("common-name-person", name=name)


def labels(players: Sequence[Player]) -> tuple[Message, ...]:
    """What to call each seat on screen; bots of one kind are numbered."""
    kinds = [player.bot for player in players]
    called: list[Message] = []
    for seat, player in enumerate(players):
        if not player.bot:
            called.append(person_label(player.text))
        elif kinds.count(player.bot) == 1:
            called.append(say("common-name-bot", bot=bot_label(player.bot)))
        else:
            called.append(say("common-name-bot-numbered", bot=bot_label(player.bot), number=kinds[: seat + 1].count(player.bot)))
    return tuple(called)


def seat_labels(seats: Sequence[str], game: AnyGame) -> tuple[Message, ...]:
    """What to call the seats of a record; it may be older or newer than the bots of this Rollhouse, or edited by hand."""
    try:
        return labels(read_players(seats, game, recorded=True))
    except RollhouseError:
        return tuple(map(person_label, seats))
