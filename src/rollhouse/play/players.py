"""The players at a table: people by name, bots by kind; and which names people may have."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

import msgspec

from rollhouse.core.errors import RollhouseError, SetupError
from rollhouse.core.game import AnyGame, First
from rollhouse.core.messages import Message, say
from rollhouse.play.bots import bot_label, check_bot
from rollhouse.play.subprocess_bot import EXEC

MAX_NAME_LENGTH = 24
_BOT = "bot:"
_MAX_NUMBER_DIGITS = 3
GONE = "gone:"
"""Begins the name that replaces a deleted user's; the number of the seat follows."""
_INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that are letters or symbols by their category, and draw nothing."""
_VISIBLE_CATEGORIES = ("L", "N", "P", "S")
_MAX_STACKED_MARKS = 3
"""Combining marks in a row: more of them reach into other lines."""
_RESERVED_PREFIXES = ("bot:", "exec:", GONE)
_LOOKALIKES = str.maketrans(
    "аеорсухіјѕһԁԛԝкмтвнгпαορνικυχτγεβηωϲℓıl1|!05$",
    "aeopcyxijshdqwkmtbhrnaopvikuxtyebnwciiiiiioss",
)
"""Cyrillic and Greek letters, and digits, that look like small Latin letters. The list is not complete."""


class Player(msgspec.Struct, frozen=True):
    """One seat's occupant. `text` is how records and flags write it: `Ana`, `bot:greedy`, `exec:./mybot`."""

    text: str

    @property
    def bot(self) -> str:
        """The kind of bot, as `find_bot` takes it: `greedy`, `exec:./mybot`; empty for a person."""
        return self.text if self.text.startswith(EXEC) else self.text[len(_BOT) :] if self.text.startswith(_BOT) else ""


def read_players(text: str | Sequence[str], game: AnyGame, *, recorded: bool = False) -> tuple[Player, ...]:
    """`"Ana,Bo,bot:greedy"`: names are short, printable and different; bots are ones this game has, and programs are there.

    With `recorded` programs need not exist: the record may come from another machine.
    """
    names = [name.strip() for name in (text.split(",") if isinstance(text, str) else text)]
    for name in names:
        if name.startswith(_BOT):
            bot = name.removeprefix(_BOT)
            check_bot(game, bot, seat=True, programs="never" if recorded or bot.startswith(EXEC) else "here")
        elif name.startswith(EXEC):
            check_bot(game, name, programs="anywhere" if recorded else "here")
        elif not name or len(name) > MAX_NAME_LENGTH or not name.isprintable():
            raise SetupError("setup/name", value=name[: 2 * MAX_NAME_LENGTH], expected=(f"1–{MAX_NAME_LENGTH}",))
        elif names.count(name) > 1:
            raise SetupError("setup/name-twice", value=name)
    return tuple(map(Player, names))


def replace_gone(seats: Sequence[str], game: AnyGame, bot: str) -> tuple[str, ...]:
    """The seats of a record, with this bot in place of each that is not available; `bot/unknown` when this one is not either."""
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
    """The first player from what a user typed: a seat counted from 1, or `random`, the default (D8, T9)."""
    if asked is None or asked == "random":
        return "random" if players > 1 else 0
    seats = [str(seat + 1) for seat in range(players)]
    if asked not in seats:
        raise SetupError("setup/first", value=asked, expected=("random", *seats))
    return seats.index(asked)


def gone_name(seat: int) -> str:
    """The name that records have for a deleted user; clients show it in the reader's language."""
    return f"{GONE}{seat + 1}"


def person_label(name: str) -> Message:
    """What to call a person on screen."""
    number = name.removeprefix(GONE)
    if name.startswith(GONE) and number.isascii() and number.isdecimal() and len(number) <= _MAX_NUMBER_DIGITS:
        return say("common-name-gone", number=int(number))
    return say("common-name-person", name=name)


def labels(players: Sequence[Player]) -> tuple[Message, ...]:
    """What to call each seat on screen; bots of one kind are numbered."""
    kinds = [player.bot for player in players]
    names: list[Message] = []
    for seat, player in enumerate(players):
        if not player.bot:
            names.append(person_label(player.text))
        elif kinds.count(player.bot) == 1:
            names.append(say("common-name-bot", bot=bot_label(player.bot)))
        else:
            names.append(say("common-name-bot-numbered", bot=bot_label(player.bot), number=kinds[: seat + 1].count(player.bot)))
    return tuple(names)


def seat_labels(seats: Sequence[str], game: AnyGame) -> tuple[Message, ...]:
    """What to call the seats of a record; it may be older or newer than the bots of this Rollhouse, or edited by hand."""
    try:
        return labels(read_players(seats, game, recorded=True))
    except RollhouseError:
        return tuple(map(person_label, seats))


def is_name(name: str) -> bool:
    """Whether a user may have this name: it is visible, and can't be taken for a bot's or a deleted user's."""
    if not 0 < len(name) <= MAX_NAME_LENGTH or not name.isprintable() or not _INVISIBLE.isdisjoint(name):
        return False
    plain = name.casefold()
    if plain.startswith(_RESERVED_PREFIXES) or "(bot" in plain:
        return False
    categories = [unicodedata.category(letter)[0] for letter in unicodedata.normalize("NFC", name)]
    return any(kind in _VISIBLE_CATEGORIES for kind in categories) and "M" * (_MAX_STACKED_MARKS + 1) not in "".join(categories)


def lookalike_key(name: str) -> str:
    """A key that is the same for names that look the same, in any script."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold().translate(_LOOKALIKES)).replace(" ", "")
