"""`rollhouse play` and `rollhouse resume`: set a table, play it, never lose it."""

from __future__ import annotations

import os
import sys

from rollhouse.core.errors import RecordError, SetupError
from rollhouse.core.game import AnyGame
from rollhouse.core.messages import Seat, say
from rollhouse.core.record import Record
from rollhouse.core.registry import game as find_game
from rollhouse.locale import Catalogue
from rollhouse.play.chance import source
from rollhouse.play.players import labels, read_players
from rollhouse.play.saves import SavedGame, Saves, data_folder
from rollhouse.play.table import Table
from rollhouse.tui import chooser
from rollhouse.tui.console import Console, Left
from rollhouse.tui.plain import PlainGame

__all__ = ["play", "resume", "show_saves"]


class _Keeper:
    """Saves a table's record at every move."""

    def __init__(self, saves: Saves, saved: SavedGame) -> None:
        self.saves = saves
        self.saved = saved

    def __call__(self, record: Record) -> None:
        self.saved = self.saves.write(SavedGame(self.saved.id, record, self.saved.dice, self.saved.seed))


def play(
    words: Catalogue, name: str | None, players: str | None, options: dict[str, object], *, dice: str, seed: int | None, plain: bool
) -> int:
    """Set a table as the flags say, ask for what they don't, and play."""
    console = Console(words)
    dice_source = source(dice, seed)
    try:
        game = find_game(name) if name else chooser.choose_game(console)
        if not name or not players:
            options = chooser.choose_options(console, game, options) if not name else options
            seated = chooser.choose_players(console, game) if not players else read_players(players, game)
        else:
            seated = read_players(players, game)
    except Left:
        return 0
    setup = game.setup({**options, "players": len(seated), "first": _first(options.get("first"), len(seated))})
    saves = Saves(data_folder(os.environ))
    record = Record.begin(game, setup, [player.text for player in seated])
    keeper = _Keeper(saves, saves.new(record, dice, seed))
    return _sit_down(Table(game, setup, seated, dice_source, seed=seed, saved=keeper), keeper, words, plain=plain)


def _first(asked: object, players: int) -> int | str:
    """People count seats from 1; unless they say otherwise, chance decides who starts (D8, T9)."""
    if asked is None or asked == "random":
        return "random" if players > 1 else 0
    if isinstance(asked, str) and asked.isascii() and asked.isdigit() and 1 <= int(asked) <= players:
        return int(asked) - 1
    raise SetupError("setup/first", came=str(asked), allowed=("random", *(str(seat + 1) for seat in range(players))))


def resume(words: Catalogue, name: str | None, *, partial: bool, plain: bool) -> int:
    """Go on with a saved game: the one named, or the latest."""
    saves = Saves(data_folder(os.environ))
    ids = saves.ids()
    if name is None and not ids:
        Console(words).line("plain-no-saves")
        return 0
    try:
        saved = saves.read(name or ids[0])
    except RecordError as error:
        if not partial or not isinstance(error.usable, SavedGame):
            raise
        saved = error.usable
    keeper = _Keeper(saves, saved)
    table = Table.resumed(saved.record, source(saved.dice, saved.seed), seed=saved.seed, saved=keeper)
    return _sit_down(table, keeper, words, plain=plain)


def _sit_down(table: Table, keeper: _Keeper, words: Catalogue, *, plain: bool) -> int:
    console = Console(words)
    console.names = tuple(words.say(label) for label in labels(table.players))
    try:
        if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
            PlainGame(table, console).run()
        else:
            from rollhouse.tui.app import run

            run(table, words.lang)
    finally:
        _farewell(table, keeper, console)
    return 0


def _farewell(table: Table, keeper: _Keeper, console: Console) -> None:
    if table.outcome is not None:
        console.line("plain-kept", path=str(keeper.saves.finish(keeper.saved)))
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
        game = find_game(saved.record.game)
        console.names = _names(words, game, saved)
        players = tuple(say("house-name", seat=Seat(seat)) for seat in range(len(saved.record.seats)))
        console.line("plain-save", id=name, game=game.words.name(), players=players, moves=len(saved.record.moves))
    if not saves.ids():
        console.line("plain-no-saves")
    return 0


def _names(words: Catalogue, game: AnyGame, saved: SavedGame) -> tuple[str, ...]:
    return tuple(words.say(label) for label in labels(read_players(saved.record.seats, game)))
