"""The players at a table: people by name, bots by kind; and which names people may have."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec

from rollhouse.core.errors import RollhouseError, SetupError
from rollhouse.core.game import AnyGame, First
from rollhouse.core.messages import Message, say
from rollhouse.play.bots import bot_label, check_bot, given_name
from rollhouse.play.subprocess_bot import EXEC

MAX_NAME_LENGTH = 24
_BOT = "bot:"
_MAX_NUMBER_DIGITS = 3
GONE = "gone:"
"""Begins the name that replaces a deleted user's; the number of the seat follows."""
_EMOJI_STYLE = "\ufe0f"
"""Asks for the coloured form of the symbol before it, as keyboards write it; on many screens it changes nothing."""
_INVISIBLE_CHARACTERS = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
    + "\u180b\u180c\u180d\u180f"
    + "".join(map(chr, (*range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0))))
)
"""Characters that are letters, symbols or marks by their category, and draw nothing: Unicode's Default_Ignorable_Code_Point, without
those that `isprintable` refuses, and the empty Braille pattern."""
_VISIBLE_CATEGORIES = ("L", "N", "P", "S")
_MAX_STACKED_MARKS = 3
"""Combining marks in a row: more of them reach into other lines."""
_RESERVED_PREFIXES = ("bot:", "exec:", GONE)
BOT_NAMES = (
    *("Random", "Hasard", "Toeval", "Zufall", "Acaso", "Aleatório"),
    *("Greedy", "Glouton", "Gretig", "Gierig", "Guloso", "Ávido"),
    *("Newcomer", "Nouveau venu", "Nieuweling", "Neuling", "Estreante"),
    *("Novice", "Débutant", "Beginner", "Anfänger", "Principiante", "Iniciante"),
    *("Casual", "Amateur", "Hobby", "Ocasional"),
    *("Skilled", "Confirmé", "Gevorderd", "Geübt", "Experiente"),
    *("Expert", "Profi", "Perito", "Mestre"),
    *("Perfect", "Parfait", "Perfekt", "Perfeito"),
)
"""What the bots' levels are called, in every language: a player under such a name would be taken for one."""
_LOOKALIKES = str.maketrans(
    "аеорсухіјѕһԁԛԝкмтвнгпαορνικυχτγεβηωϲℓıl1|!05$",
    "aeopcyxijshdqwkmtbhrnaopvikuxtyebnwciiiiiioss",
)
"""Small Cyrillic and Greek letters, and digits, that look like small Latin letters, also where Unicode's table does not say so."""


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
    """What to call each seat on screen: people by name, bots by their own name and their kind, as in the browser.

    Bots of other packages have no names of their own; several of one kind are numbered.
    """
    kinds = [player.bot for player in players]
    people = [player.text for player in players if not player.bot]
    names: list[Message] = []
    for seat, player in enumerate(players):
        before = kinds[:seat].count(player.bot)
        if not player.bot:
            names.append(person_label(player.text))
        elif own := given_name(player.bot, before, people):
            names.append(say("common-name-bot-own", name=own, bot=bot_label(player.bot)))
        elif kinds.count(player.bot) == 1:
            names.append(say("common-name-bot", bot=bot_label(player.bot)))
        else:
            names.append(say("common-name-bot-numbered", bot=bot_label(player.bot), number=before + 1))
    return tuple(names)


def seat_labels(seats: Sequence[str], game: AnyGame) -> tuple[Message, ...]:
    """What to call the seats of a record; it may be older or newer than the bots of this Rollhouse, or edited by hand."""
    try:
        return labels(read_players(seats, game, recorded=True))
    except RollhouseError:
        return tuple(map(person_label, seats))


def is_name(name: str) -> bool:
    """Whether a user may have this name: it is visible, and can't be taken for a bot's or a deleted user's."""
    if not 0 < len(name) <= MAX_NAME_LENGTH or not name.isprintable() or not _INVISIBLE_CHARACTERS.isdisjoint(name):
        return False
    if any(mark == _EMOJI_STYLE and unicodedata.category(before) != "So" for before, mark in zip(f" {name}", name, strict=False)):
        return False
    plain = name.casefold()
    if plain.startswith(_RESERVED_PREFIXES) or "(bot" in plain or lookalike_key(name) in _bot_name_keys():
        return False
    categories = [unicodedata.category(letter)[0] for letter in unicodedata.normalize("NFC", name)]
    return any(kind in _VISIBLE_CATEGORIES for kind in categories) and "M" * (_MAX_STACKED_MARKS + 1) not in "".join(categories)


def lookalike_key(name: str) -> str:
    """A key that is the same for names that look the same, in any script."""
    others = _confusables()
    plain = unicodedata.normalize("NFKC", name.replace(_EMOJI_STYLE, "")).translate(others).casefold().translate(_LOOKALIKES)
    return unicodedata.normalize("NFKC", plain.translate(others).casefold().translate(_LOOKALIKES)).replace(" ", "")


@cache
def _confusables() -> dict[int, str]:
    """Characters that look like others, by Unicode's table, without those of `_LOOKALIKES`."""
    lines = Path(__file__).with_name("confusables.txt").read_text(encoding="utf-8").splitlines()
    pairs = (line.split(" ", 1) for line in lines if not line.startswith("#"))
    return {ord(char): prototype for char, prototype in pairs if ord(char) not in _LOOKALIKES}


def told_apart(names: Sequence[str]) -> list[str]:
    """The names at one table: one that looks like an earlier one gets a number."""
    apart: list[str] = []
    for name in names:
        taken, number, shown = set(map(lookalike_key, apart)), 2, name
        while lookalike_key(shown) in taken:
            shown = f"{name[: MAX_NAME_LENGTH - len(str(number)) - 1]} {number}"
            number += 1
        apart.append(shown)
    return apart


@cache
def _bot_name_keys() -> frozenset[str]:
    return frozenset(map(lookalike_key, BOT_NAMES))
