"""`rollhouse learn`: a game in a few short lessons, played on its own board."""

from __future__ import annotations

from rollhouse.analysis.lessons import lessons
from rollhouse.commands.command import command
from rollhouse.commands.flags import game_argument, plain
from rollhouse.core.errors import SetupError
from rollhouse.core.messages import say
from rollhouse.core.registry import all_games
from rollhouse.locale import Catalogue
from rollhouse.terminal.full_screen import can_show_full_screen
from rollhouse.terminal.lines.console import Console
from rollhouse.terminal.lines.learn import teach

__all__ = ["learn", "learn_command"]


def learn(words: Catalogue, name: str, *, plain: bool) -> int:
    """Teach a game, and say how to play a first one with the coach."""
    if not lessons(name):
        raise SetupError("setup/no-lessons", value=name, expected=tuple(one for one in all_games() if lessons(one)))
    if plain or not can_show_full_screen():
        finished = teach(Console(words), name)
    else:
        from rollhouse.terminal.apps.learn import run

        finished = run(name, words.lang)
    if finished:
        Console(words).tell(say("learn-finished", command=f"rollhouse play {name} --coach"))
    return 0


@command("learn")
@game_argument(required=True)
@plain
def learn_command(words: Catalogue, /, game: str, plain: bool) -> int:
    """Read the flags of `rollhouse learn`."""
    return learn(words, game, plain=plain)
