"""Finds bots by name: a seat's `bot:greedy` or `exec:./mybot` becomes an object that chooses moves.

A game has bots of its own. Other packages add more by entry points in the group `rollhouse.bots`, named by game and bot: `dicy-cards.mybot`
is `bot:mybot` for Dicy Cards. A bot may also be a program: `exec:./mybot --fast`.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Collection
from functools import cache
from typing import TYPE_CHECKING, Literal

import msgspec

from rollhouse.core.data import package_file
from rollhouse.core.errors import BotError, did_you_mean
from rollhouse.core.extras import MissingExtra, has_extra
from rollhouse.core.game import AnyGame, Bot
from rollhouse.core.messages import Message, say
from rollhouse.core.registry import offered
from rollhouse.play.external_bots import PackageBot
from rollhouse.play.subprocess_bot import EXEC, arguments, check_program, program_bot

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

_log = logging.getLogger(__name__)

_GROUP = "rollhouse.bots"
BOT_NAME = re.compile(r"[a-z][a-z0-9_-]{0,23}")
_TRANSLATED_BOTS = frozenset({"random", "greedy", "newcomer", "novice", "casual", "skilled", "expert", "perfect"})
"""Bots whose names are translated; others are shown as they are."""
_MAX_LABEL_LENGTH = 24


def bot_names(game: AnyGame) -> tuple[str, ...]:
    """Every bot that can be seated here: the game's own, the weakest first, then those of other packages."""
    return (*(bot for bot in game.bots if not _lacks(game, bot)), *_of_packages(game))


def usual_bot(game: AnyGame) -> str:
    """The default bot; where an extra that it needs is not installed, the strongest that needs none."""
    return game.usual_bot if not _lacks(game, game.usual_bot) else [bot for bot in game.bots if not _lacks(game, bot)][-1]


def usual_bots(game: AnyGame) -> tuple[str, ...]:
    """The bots to offer on several seats, each a different one: the default, then those nearest to it in strength.

    >>> from rollhouse.core.registry import game
    >>> usual_bots(game("dicetto"))[:3]
    ('greedy', 'casual', 'novice')
    """
    own = [bot for bot in game.bots if not _lacks(game, bot)]
    usual = own.index(usual_bot(game))
    return tuple(sorted(own, key=lambda bot: (abs(own.index(bot) - usual), -own.index(bot))))


def stand_in(game: AnyGame) -> str:
    """The bot that replaces one that is not available: the game's `greedy`, or else its weakest."""
    return "greedy" if "greedy" in game.bots else next(iter(game.bots))


def _lacks(game: AnyGame, bot: str) -> str:
    """The extra that a bot needs and that is not installed, if any."""
    extra = game.bot_extras.get(bot, "")
    return extra if extra and not has_extra(extra) else ""


def check_bot(
    game: AnyGame,
    name: str,
    *,
    seat: bool = False,
    programs: Literal["here", "anywhere", "never"] = "here",
    also: Collection[str] = (),
) -> None:
    """Refuse a bot that can't be seated: `bot/unknown`, `bot/program` (not there), `bot/broken` (its package's fault), `extra/missing`.

    `seat` spells names as seats do (`bot:greedy`). `programs`: whether a program must exist `here`, may be `anywhere` (in a record), or is
    `never` allowed (over the network, where only those that the admin has `also` configured can be named).
    """
    if name.startswith(EXEC) and programs != "never":
        if programs == "here":
            check_program(name.removeprefix(EXEC))
        else:
            arguments(name.removeprefix(EXEC))
    elif extra := _lacks(game, name):
        raise MissingExtra(extra)
    elif programs == "here" and name in _of_packages(game):
        PackageBot(game, name, _of_packages(game)[name]).load()
    elif name not in (names := (*bot_names(game), *also)):
        prefix = "bot:" if seat else ""
        raise BotError(
            "bot/unknown",
            value=prefix + name,
            location=game.id,
            reason=did_you_mean(name, names, prefix),
            expected=tuple(prefix + one for one in names),
        )


def find_bot(game: AnyGame, name: str) -> Bot:
    """Create the bot with this name. Some load a compiler: to ask whether a bot exists, use `check_bot`."""
    if name.startswith(EXEC):
        return program_bot(game, name.removeprefix(EXEC))
    check_bot(game, name, programs="never")
    if name in game.bots:
        return game.bots[name]()
    return PackageBot(game, name, _of_packages(game)[name])


def bot_label(name: str) -> Message:
    """The bot's name for players."""
    if name in _TRANSLATED_BOTS:
        return say(f"common-bot-{name}")
    text = name.removeprefix(EXEC)
    return say("common-name-person", name=text if len(text) <= _MAX_LABEL_LENGTH else text[: _MAX_LABEL_LENGTH - 1] + "…")


def given_name(name: str, nth: int, people: Collection[str] = ()) -> str:
    """The own name of the `nth` bot of a kind at a table with these people, the same in every language; empty for a bot of another package.

    >>> [given_name("casual", nth, ["hugo"]) for nth in range(3)]
    ['Cleo', 'Jana', 'Vito']
    """
    taken = {person.strip().lower() for person in people}
    free = [own for own in given_names().get(name, []) if own.lower() not in taken]
    return free[nth % len(free)] if free else ""


@cache
def given_names() -> dict[str, list[str]]:
    """The names of each kind of bot. The browser client reads the same file."""
    return msgspec.json.decode(package_file("rollhouse.play", "bot_names.json").read_bytes(), type=dict[str, list[str]])


def _of_packages(game: AnyGame) -> dict[str, EntryPoint]:
    """The bots of other packages for this game. They can't replace the game's own bots, nor each other."""
    return {name: point for name, point in _offered().get(game.id, {}).items() if name not in game.bots}


@cache
def _offered() -> dict[str, dict[str, EntryPoint]]:
    found: dict[str, dict[str, EntryPoint]] = {}
    for point in offered(_GROUP):
        game, _, name = point.name.rpartition(".")
        if not game or not BOT_NAME.fullmatch(name):
            _log.warning("bot entry point ignored, its name is not GAME.NAME: %r (%s)", point.name, point.value)
        elif name in found.setdefault(game, {}):
            _log.warning("bot entry point ignored, its name is taken: %r (%s) by %s", point.name, point.value, found[game][name].value)
        else:
            found[game][name] = point
    return found
