"""`rollhouse puzzle`: the puzzle of a day."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import date

import msgspec

from rollhouse.analysis.puzzles.daily import puzzle_of_the_day
from rollhouse.analysis.puzzles.puzzle import Puzzle, Verdict
from rollhouse.analysis.puzzles.review import streak
from rollhouse.commands.support import exercises
from rollhouse.commands.support.command import command, takes
from rollhouse.commands.support.flags import game_argument, plain
from rollhouse.commands.support.puzzle_log import PuzzleLog, Trained
from rollhouse.core.errors import SetupError
from rollhouse.core.messages import Message, say
from rollhouse.core.registry import game as find_game
from rollhouse.locale import Catalogue
from rollhouse.play.saves import data_folder
from rollhouse.terminal.plain.console import Console
from rollhouse.terminal.presenter.puzzle import Exercise


def _read_day(text: str, today: date) -> date:
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise SetupError("setup/day", value=text, reason=say("error-why-date")) from None
    if day > today:
        raise SetupError("setup/day", value=text, reason=say("error-why-day-to-come"))
    return day


def _streak(trained: Trained, today: date) -> Message:
    result = streak(trained.solved, today, missed_today=today in trained.missed)
    return say("puzzle-streak", current=result.current, longest=result.longest)


@command("puzzle")
@game_argument(required=False)
@takes("--day", metavar="YYYY-MM-DD", about=say("cli-puzzle-day"))
@plain
def puzzle_command(words: Catalogue, /, game: str | None, day: str | None, plain: bool) -> int:
    """Ask the puzzle of a day, of one game or of all. The first answer to today's counts for the streak."""
    if game:
        find_game(game)
    today = exercises.current_day()
    wanted = today if day is None else _read_day(day, today)
    file = PuzzleLog(data_folder(os.environ))
    puzzle = puzzle_of_the_day(wanted, game or "")
    if puzzle is None:
        Console(words).line("puzzle-none")
        return 0
    answered = today in file.trained.solved or today in file.trained.missed
    counts = wanted == today and not answered
    remarks = () if counts else (say("puzzle-answered") if wanted == today else say("puzzle-another-day"),)

    def record(puzzle: Puzzle, verdict: Verdict) -> Sequence[Message]:
        trained = file.trained
        if counts and verdict.solved:
            file.keep(msgspec.structs.replace(trained, solved=(*trained.solved, today)))
        elif counts:
            file.keep(msgspec.structs.replace(trained, missed=(*trained.missed, today)))
        return (_streak(file.trained, today),)

    exercises.ask(words, [Exercise(puzzle, say("puzzle-title", day=wanted.isoformat()), remarks)], record, plain=plain)
    return 0
