"""`rollhouse play`: starts a game, and asks for what the flags leave open."""

from __future__ import annotations

import os
from typing import Any

import click

from rollhouse.commands.support.command import command, takes
from rollhouse.commands.support.exercises import current_day
from rollhouse.commands.support.flags import coach, game_argument, game_options, plain, typed, whole
from rollhouse.commands.support.local_game import Interface, check_coach, play_games
from rollhouse.commands.support.overview import overview
from rollhouse.core.messages import Message, say
from rollhouse.core.registry import all_games
from rollhouse.core.registry import game as find_game
from rollhouse.locale import Catalogue
from rollhouse.play.bots import bot_names
from rollhouse.play.local import LocalGame, check_dice
from rollhouse.play.players import read_first, read_players
from rollhouse.play.saves import Saves, data_folder
from rollhouse.terminal.plain.chooser import choose
from rollhouse.terminal.plain.console import Console, Left
from rollhouse.terminal.presenter.new_game import Entry, Known, NewGame
from rollhouse.terminal.tui.availability import can_show_full_screen


def _new_game(words: Catalogue, known: Known, *, plain: bool) -> NewGame | Entry | None:
    """The game that the flags describe, or what the person chooses; None if they leave."""
    if known.game is not None:
        known.game.setup(known.options)  # wrong flags are refused before anything is asked
        if known.players:
            return NewGame(known.game, dict(known.options), read_players(known.players, known.game))
    if not plain and can_show_full_screen():
        from rollhouse.terminal.tui.apps import ChooserApp

        beside = overview(data_folder(os.environ), current_day()) if known.game is None and not known.players else ()
        return ChooserApp(words, known, beside).run_to_the_end()
    try:
        return choose(Console(words), known)
    except Left:
        return None


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
    """Set up a table and play it."""
    number = None if seed is None else whole("seed", seed)
    interface, given = Interface(plain, coach), typed(options)
    check_coach(interface, help_allowed=not no_help)
    check_dice(dice)
    first = given.pop("first", None)
    chosen = _new_game(words, Known(find_game(game) if game else None, given, players), plain=plain)
    if chosen is None:
        return 0
    if isinstance(chosen, Entry):
        root = click.get_current_context().find_root().command
        with root.make_context("rollhouse", list(chosen.command), obj=words) as context:
            return int(root.invoke(context) or 0)
    seats = len(chosen.players)
    setup = chosen.game.setup({**chosen.options, "players": seats, "first": read_first(None if first is None else str(first), seats)})
    saves = Saves(data_folder(os.environ))
    local = LocalGame.begin(saves, chosen.game, setup, chosen.players, dice=dice, seed=number, help=not no_help)
    return play_games(local, words, interface)
