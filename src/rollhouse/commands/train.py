"""`rollhouse train`: positions from the person's own games in which they erred, and puzzles by theme."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path

import msgspec

from rollhouse.analysis.puzzles.archive import archive, themes
from rollhouse.analysis.puzzles.puzzle import Puzzle, Verdict
from rollhouse.analysis.puzzles.review import Review, due, reviewed
from rollhouse.analysis.report import analyse_with_mistakes
from rollhouse.commands.support import exercises
from rollhouse.commands.support.command import command, takes
from rollhouse.commands.support.flags import not_both, plain
from rollhouse.commands.support.progress_bar import progress_bar
from rollhouse.commands.support.puzzle_log import FoundErrors, PuzzleLog, Trained
from rollhouse.core.errors import RecordError, RollhouseError, SetupError, did_you_mean
from rollhouse.core.extras import MissingExtra
from rollhouse.core.messages import Message, say
from rollhouse.core.record_text import read_file
from rollhouse.core.registry import all_games
from rollhouse.core.registry import game as find_game
from rollhouse.locale import Catalogue
from rollhouse.play.players import Player, seat_labels
from rollhouse.play.saves import Saves, data_folder
from rollhouse.terminal.plain.console import Console
from rollhouse.terminal.presenter.puzzle import Exercise


def _train(words: Catalogue, player: str | None, *, plain: bool) -> int:
    """Ask the positions that are due, from the finished games on this computer."""
    today = exercises.current_day()
    folder = data_folder(os.environ)
    file = PuzzleLog(folder)
    console = Console(words)
    complete = _look_at_new_games(words, file, Saves(folder).records, console)
    puzzles = _puzzles(file.trained, player)
    reviews = [file.trained.reviews.get(name, Review(name, due=today)) for name in puzzles]
    waiting = due(reviews, today)
    if not puzzles and not complete:
        return 1  # what is wrong has been said
    if not puzzles:
        console.line("train-none")
    elif not waiting:
        coming = [review.due for review in reviews if review.due is not None]
        console.tell(say("train-nothing-due", count=len(puzzles), day=min(coming).isoformat()) if coming else say("train-learnt-all"))
    else:
        console.line("train-due", count=len(waiting))
        exercises.ask(words, _exercises([puzzles[review.puzzle] for review in waiting]), _Reviewing(file, today), plain=plain)
    return 0


def _practise(words: Catalogue, theme: str, level: str, *, plain: bool) -> int:
    """Ask the past puzzles of a theme and a level; list the themes if there are none."""
    chosen = [one.puzzle for one in archive(exercises.current_day()) if theme in ("", one.theme) and level in ("", str(one.puzzle.level))]
    if not chosen:
        Console(words).line("puzzle-none")
        return _list_themes(words)
    count = len(chosen)
    chosen_exercises = (Exercise(one, say("train-title", number=number, count=count)) for number, one in enumerate(chosen, start=1))
    exercises.ask(words, chosen_exercises, lambda one, verdict: (), plain=plain)
    return 0


def _list_themes(words: Catalogue) -> int:
    """Print the themes, with their numbers of puzzles."""
    count = Counter(one.theme for one in archive(exercises.current_day()))
    for theme in themes():
        Console(words).line("train-theme", id=theme.id, name=theme.name, count=count[theme.id])
    return 0


def _look_at_new_games(words: Catalogue, file: PuzzleLog, folder: Path, console: Console) -> bool:
    """Analyse games that are new, and store their errors game by game; return whether all could be analysed."""
    complete = True
    known = {name for name, errors in file.trained.games.items() if _of_these_rules(errors)}
    fresh = [path for path in sorted(folder.glob("*.txt")) if path.name not in known]
    if fresh:
        console.line("train-games", count=len(fresh))
    with progress_bar(words) as progress:
        for path in fresh:
            try:
                record = read_file(path)
                people = [seat for seat, name in enumerate(record.seats) if not Player(name).bot]
                _, mistakes = analyse_with_mistakes(record, seats=people, progress=progress, looking=progress.looking)
            except RecordError:
                continue  # damaged, or by a newer Rollhouse: `rollhouse replay` says what is wrong
            except MissingExtra as error:
                console.refuse(error)
                return False  # all the others need it too
            except RollhouseError as error:
                console.refuse(error)  # out of disk space, for example; it is tried again next time
                complete = False
                continue
            puzzles = tuple(mistake.puzzle for seat in people for mistake in mistakes if mistake.puzzle.seat == seat)
            errors = FoundErrors(record.game, record.rules_version, record.seats, puzzles)
            file.keep(msgspec.structs.replace(file.trained, games={**file.trained.games, path.name: errors}))
    return complete


def _puzzles(trained: Trained, player: str | None) -> dict[str, tuple[Puzzle, FoundErrors]]:
    """The positions to train with and their games, by puzzle id; of one player if one is named."""
    return {
        one.id: (one, errors)
        for errors in trained.games.values()
        if _of_these_rules(errors)
        for one in errors.puzzles
        if player in (None, errors.seats[one.seat])
    }


def _of_these_rules(errors: FoundErrors) -> bool:
    """Whether the errors were found under the present rules."""
    return errors.game in all_games() and errors.rules_version == find_game(errors.game).rules_version


def _exercises(puzzles: Sequence[tuple[Puzzle, FoundErrors]]) -> Iterator[Exercise]:
    for number, (one, errors) in enumerate(puzzles, start=1):
        seats = seat_labels(errors.seats, find_game(errors.game))
        yield Exercise(one, say("train-title", number=number, count=len(puzzles)), seats=seats)


class _Reviewing:
    """Records when a position is due again."""

    def __init__(self, file: PuzzleLog, today: date) -> None:
        self._file = file
        self._today = today

    def __call__(self, one: Puzzle, verdict: Verdict) -> Sequence[Message]:
        trained = self._file.trained
        review = reviewed(trained.reviews.get(one.id, Review(one.id)), verdict.solved, self._today)
        self._file.keep(msgspec.structs.replace(trained, reviews={**trained.reviews, one.id: review}))
        game = find_game(one.game)
        played = say("train-played", move=game.words.move(game.decode(one.state), game.parse(one.played)))
        return played, say("train-learnt") if review.due is None else say("train-again", day=review.due.isoformat())


LEVELS = ("1", "2", "3")


@command("train")
@takes("--player", metavar="NAME", about=say("cli-train-player"))
@takes("--theme", metavar="THEME", default="", about=say("cli-train-theme"))
@takes("--level", metavar="1|2|3", default="", values=LEVELS, about=say("cli-train-level"))
@takes("--themes", "listed", is_flag=True, about=say("cli-train-themes"))
@plain
def train_command(words: Catalogue, /, player: str | None, theme: str, level: str, listed: bool, plain: bool) -> int:
    """Read the flags of `rollhouse train`."""
    for flag, given in (("--theme", theme), ("--level", level)):
        not_both("--themes", flag, listed and bool(given))
        not_both("--player", flag, player is not None and bool(given))
    not_both("--themes", "--player", listed and player is not None)
    if listed:
        return _list_themes(words)
    if theme and theme not in (known := [one.id for one in themes()]):
        raise SetupError("setup/theme", value=theme, reason=did_you_mean(theme, known), expected=known)
    if level and level not in LEVELS:
        raise SetupError("setup/level", value=level, expected=LEVELS)
    return _practise(words, theme, level, plain=plain) if theme or level else _train(words, player, plain=plain)
