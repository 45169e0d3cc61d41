"""`rollhouse learn`: the lessons of a game, on its board."""

from __future__ import annotations

from rollhouse.analysis.lessons import lesson_rule_of_thumb, lessons
from rollhouse.commands.support.command import command
from rollhouse.commands.support.flags import game_argument, plain
from rollhouse.core.errors import SetupError
from rollhouse.core.messages import say
from rollhouse.core.registry import all_games
from rollhouse.locale import Catalogue
from rollhouse.terminal.plain.console import Console
from rollhouse.terminal.plain.questions import teach
from rollhouse.terminal.tui.availability import can_show_full_screen


@command("learn")
@game_argument(required=True)
@plain
def learn_command(words: Catalogue, /, game: str, plain: bool) -> int:
    """Go through the lessons, then print how to play a first game with the coach."""
    if not lessons(game):
        raise SetupError("setup/no-lessons", value=game, expected=tuple(name for name in all_games() if lessons(name)))
    if plain or not can_show_full_screen():
        finished = teach(Console(words), game)
    else:
        from rollhouse.terminal.tui.apps import LessonApp

        finished = bool(LessonApp(game, words).run_to_the_end())
    if finished:
        thumb = lesson_rule_of_thumb(game)
        Console(words).tell(*((say("analysis-thumb"), *thumb) if thumb else ()))
        Console(words).tell(say("learn-finished", command=f"rollhouse play {game} --coach"))
    return 0
