"""Playing a local game to its end, for `rollhouse play` and `rollhouse resume`."""

from __future__ import annotations

from typing import NamedTuple

from rollhouse.core.errors import SetupError
from rollhouse.core.messages import say
from rollhouse.locale import Catalogue
from rollhouse.play.local import LocalGame
from rollhouse.terminal.plain.console import Console
from rollhouse.terminal.plain.play import PlainGame
from rollhouse.terminal.presenter.advisor import Advisor
from rollhouse.terminal.tui.availability import can_show_full_screen


class Interface(NamedTuple):
    """How a game is played in this terminal."""

    plain: bool = False
    coach: bool = False


def check_coach(interface: Interface, *, help_allowed: bool) -> None:
    """Refuse a coach at a table without help."""
    if interface.coach and not help_allowed:
        raise SetupError("setup/coach", reason=say("error-why-no-help"))


def play_games(game: LocalGame, words: Catalogue, interface: Interface) -> int:
    """Play the game, and every rematch after it."""
    while _wants_rematch(game, words, interface):
        game = game.rematch()
    return 0


def _wants_rematch(game: LocalGame, words: Catalogue, interface: Interface) -> bool:
    """Play until the person leaves; return whether they want a rematch."""
    console, table = Console(words), game.table
    advisor = Advisor(table.game, allowed=game.help, coach=interface.coach)
    try:
        if interface.plain or not can_show_full_screen():
            return PlainGame(table, console, advisor).run()
        from rollhouse.terminal.tui.apps import TableApp

        app = TableApp(table, words, resumed=table.ply > 0, record_path=game.kept, advisor=advisor, rematch=True)
        return app.run_to_the_end() == "rematch"
    finally:
        _print_path(game, console)


def _print_path(game: LocalGame, console: Console) -> None:
    """Print where the record or the saved game is, also after Ctrl-C; nothing where it could not be written, which is an error."""
    if game.unsaved:
        game.leave()
        return
    record = game.kept()
    game.leave()
    if record is not None:
        console.line("plain-kept", path=str(record))
    elif game.table.ply:
        console.line("plain-saved", command="rollhouse resume")
