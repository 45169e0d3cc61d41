"""`rollhouse play` and `rollhouse resume`: set a table, play it, never lose it."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any, NamedTuple

import click
import msgspec

from rollhouse.commands.command import command, takes
from rollhouse.commands.flags import coach, game_argument, game_options, plain, typed, whole
from rollhouse.core.errors import RecordError, SetupError
from rollhouse.core.messages import Message, say
from rollhouse.core.record import Record
from rollhouse.core.registry import all_games
from rollhouse.core.registry import game as find_game
from rollhouse.locale import Catalogue
from rollhouse.play.bots import bot_names
from rollhouse.play.chance import source
from rollhouse.play.players import read_first, read_players, seat_labels
from rollhouse.play.saves import SavedGame, Saves, data_folder
from rollhouse.play.table import Table
from rollhouse.terminal.lines import chooser
from rollhouse.terminal.lines.console import Console, Left
from rollhouse.terminal.lines.play import PlainGame
from rollhouse.terminal.teacher import Teacher

__all__ = ["Manner", "play", "play_command", "resume", "resume_command", "show_saves"]


class _Keeper:
    """Saves a table's record at every move, and keeps it when the game is over."""

    def __init__(self, saves: Saves, saved: SavedGame) -> None:
        self._saves = saves
        self._saved = saved

    def __call__(self, record: Record) -> None:
        self._saved = self._saves.write(msgspec.structs.replace(self._saved, record=record))

    @property
    def help(self) -> bool:
        """Whether the host allows hints and the coach."""
        return self._saved.help

    def kept(self) -> Path | None:
        """Where the record of the finished game is; None while the game goes on."""
        return None if self._saved.record.result is None else self._saves.finish(self._saved)


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
    console = Console(words)
    dice_source = source(dice, seed)
    first = options.pop("first", None)
    try:
        game = find_game(name) if name else chooser.choose_game(console)
        game.setup(options)  # what is wrong with the flags is said before anything else is asked
        if not name:
            options = chooser.choose_options(console, game, options)
        seated = read_players(players, game) if players else chooser.choose_players(console, game)
    except Left:
        return 0
    seats = len(seated)
    setup = game.setup({**options, "players": seats, "first": read_first(None if first is None else str(first), seats)})
    saves = Saves(data_folder(os.environ))
    record = Record.begin(game, setup, [player.text for player in seated])
    keeper = _Keeper(saves, saves.new(record, dice, seed, help=teacher_may_come))
    return _sit_down(Table(game, setup, seated, dice_source, seed=seed, saved=keeper), keeper, words, manner)


def _checked_help(*, allowed: bool, coach: bool) -> bool:
    """Whether there is help at a table; a coach can't be had where there is none."""
    if coach and not allowed:
        raise SetupError("setup/coach", why=say("error-why-no-help"))
    return allowed


def resume(words: Catalogue, name: str | None, *, partial: bool, manner: Manner) -> int:
    """Go on with a saved game: the one named, or the latest. A damaged one needs `partial`, which takes it back to its last good move."""
    saves = Saves(data_folder(os.environ))
    ids = saves.ids()
    if name is None and not ids:
        Console(words).line("plain-no-saves")
        return 0
    try:
        saved = saves.read(name or ids[0])
    except RecordError as error:
        if not isinstance(error.usable, SavedGame):
            raise
        if not partial:
            command = f"rollhouse resume {error.usable.id} --partial"
            Console(words).line("plain-partial", moves=len(error.usable.record.moves), command=command)
            raise
        saved = error.usable
    _checked_help(allowed=saved.help, coach=manner.coach)
    keeper = _Keeper(saves, saved)
    table = Table.resumed(saved.record, source(saved.dice, saved.seed), seed=saved.seed, saved=keeper)
    return _sit_down(table, keeper, words, manner)


def _sit_down(table: Table, keeper: _Keeper, words: Catalogue, manner: Manner) -> int:
    console = Console(words)
    teacher = Teacher(table.game, allowed=keeper.help, coach=manner.coach)
    try:
        if manner.plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
            PlainGame(table, console, teacher).run()
        else:
            from rollhouse.terminal.apps.table import run

            run(table, words.lang, resumed=table.ply > 0, kept=keeper.kept, teacher=teacher)
    finally:
        _farewell(table, keeper, console)
    return 0


def _farewell(table: Table, keeper: _Keeper, console: Console) -> None:
    """However the table was left, say where the game is: also on Ctrl-C, which then ends the program with 130."""
    kept = keeper.kept()
    if kept is not None:
        console.line("plain-kept", path=str(kept))
    elif table.ply:
        console.line("plain-saved", command="rollhouse resume")


def show_saves(words: Catalogue) -> int:
    """The unfinished games, the latest first."""
    console = Console(words)
    saves = Saves(data_folder(os.environ))
    for name in saves.ids():
        try:
            saved = saves.read(name)
        except RecordError as error:
            console.line("plain-save-damaged", id=name, reason=words.error(error))
            continue
        record = saved.record
        game = find_game(record.game)
        players = seat_labels(record.seats, game)
        console.line("plain-save", id=name, game=game.words.name(), players=players, moves=len(record.moves))
    if not saves.ids():
        console.line("plain-no-saves")
    return 0


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
@click.argument("name", required=False, metavar="[GAME]", shell_complete=lambda ctx, param, begun: _known_ids(begun))
@takes("--list", "listed", is_flag=True, about=say("cli-resume-list"))
@takes("--partial", is_flag=True, about=say("cli-resume-partial"))
@coach
@plain
def resume_command(words: Catalogue, /, name: str | None, listed: bool, partial: bool, coach: bool, plain: bool) -> int:
    """Read the flags of `rollhouse resume`."""
    return show_saves(words) if listed else resume(words, name, partial=partial, manner=Manner(plain, coach))


def _known_ids(begun: str) -> list[str]:
    return [one for one in Saves(data_folder(os.environ)).ids() if one.startswith(begun)]
