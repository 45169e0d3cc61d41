"""`rollhouse resume`: continues an interrupted game."""

from __future__ import annotations

import os

import click

from rollhouse.commands.games import known_ids, show_saves
from rollhouse.commands.support.command import command, takes
from rollhouse.commands.support.flags import coach, plain
from rollhouse.commands.support.local_game import Interface, check_coach, play_games
from rollhouse.core.errors import BotError, RecordError, SetupError
from rollhouse.core.extras import MissingExtra
from rollhouse.core.messages import say
from rollhouse.core.registry import game as find_game
from rollhouse.locale import Catalogue
from rollhouse.play.bots import stand_in
from rollhouse.play.local import LocalGame
from rollhouse.play.saves import SavedGame, Saves, data_folder
from rollhouse.terminal.plain.console import Console


def _resume(words: Catalogue, name: str | None, *, partial: bool, bot: str, interface: Interface) -> int:
    """Continue the saved game whose id begins with `name`, or the latest one.

    Args:
        words: The reader's catalogue.
        name: The beginning of the game's id.
        partial: Continue a damaged game from its last good move.
        bot: The bot that replaces one that is not installed any more.
        interface: How to play.

    """
    saves, console = Saves(data_folder(os.environ)), Console(words)
    ids = saves.ids()
    if name is None and not ids:
        console.line("plain-no-saves")
        return 0
    game_id = saves.find(name) if name else _newest_free(saves)
    try:
        game = LocalGame.resumed(saves, game_id, bot=bot)
    except (BotError, MissingExtra):
        if not bot:
            replacement = stand_in(find_game(saves.export(game_id).game))
            console.line("plain-bot-gone", command=f"rollhouse resume {game_id} --bot {replacement}")
        raise
    except RecordError as error:
        if not isinstance(error.usable, SavedGame):
            raise
        if not partial:
            command = f"rollhouse resume {error.usable.id} --partial"
            console.line("plain-partial", moves=len(error.usable.record.moves), command=command)
            raise
        game = LocalGame.repaired(saves, error.usable)
    try:
        check_coach(interface, help_allowed=game.help)
    except SetupError:
        game.leave()
        raise
    return play_games(game, words, interface)


def _newest_free(saves: Saves) -> str:
    """The id of the latest game that no other window has open; of the latest one if all are open."""
    found = saves.facts()
    return next((facts.id for facts in found if not facts.in_use), found[0].id)


@command("resume")
@click.argument("name", required=False, metavar="[GAME]", shell_complete=lambda ctx, param, begun: known_ids(begun))
@takes("--list", "listed", is_flag=True, about=say("cli-resume-list"))
@takes("--partial", is_flag=True, about=say("cli-resume-partial"))
@takes("--bot", default="", metavar="NAME", about=say("cli-resume-bot"))
@coach
@plain
def resume_command(words: Catalogue, /, name: str | None, listed: bool, partial: bool, bot: str, coach: bool, plain: bool) -> int:
    """Read the flags of `rollhouse resume`."""
    return show_saves(words) if listed else _resume(words, name, partial=partial, bot=bot, interface=Interface(plain, coach))
