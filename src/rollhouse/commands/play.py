"""`rollhouse play` and `rollhouse resume`: set a table, play it, never lose it."""

from __future__ import annotations

import os
from typing import Any, NamedTuple

import click

from rollhouse.commands.command import command, takes
from rollhouse.commands.flags import coach, game_argument, game_options, plain, typed, whole
from rollhouse.commands.games import known_ids, show_saves
from rollhouse.core.errors import BotError, RecordError, SetupError
from rollhouse.core.extras import MissingExtra
from rollhouse.core.game import AnyGame
from rollhouse.core.messages import Message, say
from rollhouse.core.registry import all_games
from rollhouse.core.registry import game as find_game
from rollhouse.locale import Catalogue
from rollhouse.play.bots import bot_names, stand_in
from rollhouse.play.local import LocalGame, check_dice
from rollhouse.play.players import Player, read_first, read_players
from rollhouse.play.saves import SavedGame, Saves, data_folder
from rollhouse.terminal.full_screen import can_show_full_screen
from rollhouse.terminal.lines import chooser
from rollhouse.terminal.lines.console import Console, Left
from rollhouse.terminal.lines.play import PlainGame
from rollhouse.terminal.teacher import Teacher

__all__ = ["Manner", "play", "play_command", "resume", "resume_command"]


class Manner(NamedTuple):
    """How to sit down at a table."""

    plain: bool = False
    coach: bool = False


def play(
    words: Catalogue,
    name: str | None,
    players: str | None,
    options: dict[str, object],
    *,
    dice: str,
    seed: int | None,
    no_help: bool,
    manner: Manner,
) -> int:
    """Set a table as the flags say, ask for what they don't, and play."""
    teacher_may_come = _checked_help(allowed=not no_help, coach=manner.coach)
    check_dice(dice)
    first = options.pop("first", None)
    chosen = _choose(words, name, players, options, plain=manner.plain)
    if chosen is None:
        return 0
    game, options, seated = chosen
    seats = len(seated)
    setup = game.setup({**options, "players": seats, "first": read_first(None if first is None else str(first), seats)})
    saves = Saves(data_folder(os.environ))
    return _sit_down(LocalGame.begin(saves, game, setup, seated, dice=dice, seed=seed, help=teacher_may_come), words, manner)


def _choose(
    words: Catalogue, name: str | None, players: str | None, options: dict[str, object], *, plain: bool
) -> tuple[AnyGame, dict[str, object], tuple[Player, ...]] | None:
    """What the flags say, and what they don't asked for: on the full screen where the game is, else in lines. None when somebody leaves."""
    game = find_game(name) if name else None
    if game is not None:
        game.setup(options)  # what is wrong with the flags is said before anything else is asked
        if players:
            return game, options, read_players(players, game)
    if not plain and can_show_full_screen():
        from rollhouse.terminal.apps.chooser import Asked, run

        return run(words.lang, Asked(game, options, players))
    console = Console(words)
    try:
        if game is None:
            game = chooser.choose_game(console)
            game.setup(options)
            options = chooser.choose_options(console, game, options)
        return game, options, read_players(players, game) if players else chooser.choose_players(console, game)
    except Left:
        return None


def _checked_help(*, allowed: bool, coach: bool) -> bool:
    """Whether there is help at a table; a coach can't be had where there is none."""
    if coach and not allowed:
        raise SetupError("setup/coach", reason=say("error-why-no-help"))
    return allowed


def resume(words: Catalogue, name: str | None, *, partial: bool, bot: str, manner: Manner) -> int:
    """Go on with a saved game: the one whose id begins so, or the latest. A damaged one needs `partial`: back to its last good move.

    Where a bot is gone, `bot` takes its seat.
    """
    saves = Saves(data_folder(os.environ))
    ids = saves.ids()
    if name is None and not ids:
        Console(words).line("plain-no-saves")
        return 0
    found = saves.find(name) if name else ids[0]
    try:
        game = LocalGame.resumed(saves, found, bot=bot)
    except (BotError, MissingExtra):
        if not bot:
            other = stand_in(find_game(saves.export(found).game))
            Console(words).line("plain-bot-gone", command=f"rollhouse resume {found} --bot {other}")
        raise
    except RecordError as error:
        if not isinstance(error.usable, SavedGame):
            raise
        if not partial:
            command = f"rollhouse resume {error.usable.id} --partial"
            Console(words).line("plain-partial", moves=len(error.usable.record.moves), command=command)
            raise
        game = LocalGame.repaired(saves, error.usable)
    try:
        _checked_help(allowed=game.help, coach=manner.coach)
    except SetupError:
        game.leave()
        raise
    return _sit_down(game, words, manner)


def _sit_down(game: LocalGame, words: Catalogue, manner: Manner) -> int:
    """Play it, and once more as often as people like."""
    playing: LocalGame | None = game
    while playing is not None:
        playing = playing.rematch() if _play_out(playing, words, manner) else None
    return 0


def _play_out(game: LocalGame, words: Catalogue, manner: Manner) -> bool:
    """Play until people leave; whether they want a rematch."""
    console, table = Console(words), game.table
    teacher = Teacher(table.game, allowed=game.help, coach=manner.coach)
    try:
        if manner.plain or not can_show_full_screen():
            return PlainGame(table, console, teacher).run()
        from rollhouse.terminal.apps.table import run

        return run(table, words.lang, resumed=table.ply > 0, kept=game.kept, teacher=teacher, rematch=True) == "rematch"
    finally:
        _farewell(game, console)


def _farewell(game: LocalGame, console: Console) -> None:
    """However the table was left, say where the game is: also on Ctrl-C, which then ends the program with 130."""
    kept = game.kept()
    game.leave()
    if kept is not None:
        console.line("plain-kept", path=str(kept))
    elif game.table.ply:
        console.line("plain-saved", command="rollhouse resume")


# --- flags ----------------------------------------------------------------------------------------------------------------------------


def _bots() -> tuple[Message, ...]:
    return tuple(
        say("cli-players-bots", game=game.words.name(), bots=" ".join(f"bot:{bot}" for bot in bot_names(game)))
        for game in all_games().values()
    )


@command("play")
@game_argument(required=False)
@takes("--players", metavar='"Ana,Bo,bot:greedy"', about=say("cli-players", bots=_bots()))
@game_options
@takes("--dice", default="virtual", metavar="virtual|real", values=("virtual", "real"), about=say("cli-dice"), otherwise="virtual")
@takes("--seed", metavar="N", about=say("cli-seed"))
@takes("--no-help", is_flag=True, about=say("cli-no-help"))
@coach
@plain
def play_command(
    words: Catalogue,
    /,
    game: str | None,
    players: str | None,
    dice: str,
    seed: str | None,
    no_help: bool,
    coach: bool,
    plain: bool,
    **options: Any,
) -> int:
    """Read the flags of `rollhouse play`."""
    number = None if seed is None else whole("seed", seed)
    return play(words, game, players, typed(options), dice=dice, seed=number, no_help=no_help, manner=Manner(plain, coach))


@command("resume")
@click.argument("name", required=False, metavar="[GAME]", shell_complete=lambda ctx, param, begun: known_ids(begun))
@takes("--list", "listed", is_flag=True, about=say("cli-resume-list"))
@takes("--partial", is_flag=True, about=say("cli-resume-partial"))
@takes("--bot", default="", metavar="NAME", about=say("cli-resume-bot"))
@coach
@plain
def resume_command(words: Catalogue, /, name: str | None, listed: bool, partial: bool, bot: str, coach: bool, plain: bool) -> int:
    """Read the flags of `rollhouse resume`."""
    return show_saves(words) if listed else resume(words, name, partial=partial, bot=bot, manner=Manner(plain, coach))
