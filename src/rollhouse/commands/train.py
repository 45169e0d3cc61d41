"""`rollhouse puzzle` and `rollhouse train`: a position a day, and those from one's own games in which one erred."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path

import msgspec

from rollhouse.analysis.puzzles.archive import archive, themes
from rollhouse.analysis.puzzles.daily import puzzle_of_the_day
from rollhouse.analysis.puzzles.puzzle import Puzzle, Verdict
from rollhouse.analysis.puzzles.review import Review, due, reviewed, streak
from rollhouse.analysis.report import analyse_with_mistakes
from rollhouse.commands.command import command, takes
from rollhouse.commands.flags import game_argument, plain
from rollhouse.commands.progress_bar import progress_bar
from rollhouse.commands.trainer_file import FoundErrors, Trained, TrainerFile
from rollhouse.core.errors import RecordError, RollhouseError, SetupError
from rollhouse.core.messages import Message, say
from rollhouse.core.record_text import read_file
from rollhouse.core.registry import all_games
from rollhouse.core.registry import game as find_game
from rollhouse.locale import Catalogue
from rollhouse.play.players import Player, seat_labels
from rollhouse.play.saves import Saves, data_folder
from rollhouse.terminal.full_screen import can_show_full_screen
from rollhouse.terminal.lines.console import Console
from rollhouse.terminal.lines.puzzle import ask_puzzles
from rollhouse.terminal.trainer import Exercise, Marked

__all__ = ["current_day", "list_themes", "practise", "puzzle", "puzzle_command", "train", "train_command"]


def current_day() -> date:
    """Today, where the person is."""
    return date.today()


def puzzle(words: Catalogue, day: str | None, *, plain: bool, game_id: str = "") -> int:
    """Put the puzzle of a day, the house's or a game's; today's counts for the streak, at the first attempt."""
    if game_id:
        find_game(game_id)
    today = current_day()
    wanted = today if day is None else _read_day(day, today)
    file = TrainerFile(data_folder(os.environ))
    console = Console(words)
    found = puzzle_of_the_day(wanted, game_id)
    if found is None:
        console.line("puzzle-none")
        return 0
    answered = today in file.trained.solved or today in file.trained.missed
    counts = wanted == today and not answered
    remarks = () if counts else (say("puzzle-answered") if wanted == today else say("puzzle-another-day"),)

    def marked(one: Puzzle, verdict: Verdict) -> Sequence[Message]:
        trained = file.trained
        if counts:
            if verdict.solved:
                file.keep(msgspec.structs.replace(trained, solved=(*trained.solved, today)))
            else:
                file.keep(msgspec.structs.replace(trained, missed=(*trained.missed, today)))
        return (_streak(file.trained, today),)

    _put(words, iter([Exercise(found, say("puzzle-title", day=wanted.isoformat()), remarks)]), marked, plain=plain)
    return 0


def _read_day(text: str, today: date) -> date:
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise SetupError("setup/day", came=text, why=say("error-why-date")) from None
    if day > today:
        raise SetupError("setup/day", came=text, why=say("error-why-day-to-come"))
    return day


def _streak(trained: Trained, today: date) -> Message:
    found = streak(trained.solved, today, missed_today=today in trained.missed)
    return say("puzzle-streak", current=found.current, longest=found.longest)


def train(words: Catalogue, player: str | None, *, plain: bool) -> int:
    """Put the positions that are due, from the finished games that are kept here."""
    today = current_day()
    folder = data_folder(os.environ)
    file = TrainerFile(folder)
    console = Console(words)
    _look_at_new_games(words, file, Saves(folder).records, console)
    puzzles = _puzzles(file.trained, player)
    reviews = [file.trained.reviews.get(name, Review(name, due=today)) for name in puzzles]
    waiting = due(reviews, today)
    if not puzzles:
        console.line("train-none")
    elif not waiting:
        coming = [review.due for review in reviews if review.due is not None]
        console.tell(say("train-nothing-due", count=len(puzzles), day=min(coming).isoformat()) if coming else say("train-learnt-all"))
    else:
        console.line("train-due", count=len(waiting))
        _put(words, _exercises([puzzles[review.puzzle] for review in waiting]), _Reviewing(file, today), plain=plain)
    return 0


def practise(words: Catalogue, theme: str, level: str, *, plain: bool) -> int:
    """Put the puzzles of a theme and a level, today's and those to come left out; the themes, where there is none like it."""
    chosen = [one.puzzle for one in archive(current_day()) if theme in ("", one.theme) and level in ("", str(one.puzzle.level))]
    if not chosen:
        Console(words).line("puzzle-none")
        return list_themes(words)
    count = len(chosen)
    exercises = (Exercise(one, say("train-title", number=number, count=count)) for number, one in enumerate(chosen, start=1))
    _put(words, exercises, lambda one, verdict: (), plain=plain)
    return 0


def list_themes(words: Catalogue) -> int:
    """What the puzzles are about, and how many there are of each."""
    count = Counter(one.theme for one in archive(current_day()))
    for theme in themes():
        Console(words).line("train-theme", id=theme.id, name=theme.name, count=count[theme.id])
    return 0


def _look_at_new_games(words: Catalogue, file: TrainerFile, folder: Path, console: Console) -> None:
    """Find the errors in games that nobody has looked at yet. What is found is kept game by game."""
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
            except RollhouseError as error:
                console.refuse(error)  # no room for its tables, say; the next time it is tried again
                continue
            puzzles = tuple(mistake.puzzle for seat in people for mistake in mistakes if mistake.puzzle.seat == seat)
            errors = FoundErrors(record.game, record.rules_version, record.seats, puzzles)
            file.keep(msgspec.structs.replace(file.trained, games={**file.trained.games, path.name: errors}))


def _puzzles(trained: Trained, player: str | None) -> dict[str, tuple[Puzzle, FoundErrors]]:
    """Every position that can be trained and where it comes from, by its name; those of one player, where that is asked."""
    return {
        one.id: (one, errors)
        for errors in trained.games.values()
        if _of_these_rules(errors)
        for one in errors.puzzles
        if player in (None, errors.seats[one.seat])
    }


def _of_these_rules(errors: FoundErrors) -> bool:
    """Whether what was found there still holds: rules may have changed since."""
    return errors.game in all_games() and errors.rules_version == find_game(errors.game).rules_version


def _exercises(puzzles: Sequence[tuple[Puzzle, FoundErrors]]) -> Iterator[Exercise]:
    for number, (one, errors) in enumerate(puzzles, start=1):
        seats = seat_labels(errors.seats, find_game(errors.game))
        yield Exercise(one, say("train-title", number=number, count=len(puzzles)), seats=seats)


class _Reviewing:
    """Keeps when to see each position again."""

    def __init__(self, file: TrainerFile, today: date) -> None:
        self._file = file
        self._today = today

    def __call__(self, one: Puzzle, verdict: Verdict) -> Sequence[Message]:
        trained = self._file.trained
        review = reviewed(trained.reviews.get(one.id, Review(one.id)), verdict.solved, self._today)
        self._file.keep(msgspec.structs.replace(trained, reviews={**trained.reviews, one.id: review}))
        game = find_game(one.game)
        played = say("train-played", move=game.words.move(game.decode(one.state), game.parse(one.played)))
        return played, say("train-learnt") if review.due is None else say("train-again", day=review.due.isoformat())


def _put(words: Catalogue, exercises: Iterator[Exercise], marked: Marked, *, plain: bool) -> None:
    if plain or not can_show_full_screen():
        ask_puzzles(Console(words), exercises, marked)
    else:
        from rollhouse.terminal.apps.puzzle import run

        run(exercises, words.lang, marked)


# --- flags ----------------------------------------------------------------------------------------------------------------------------


@command("puzzle")
@game_argument(required=False)
@takes("--day", metavar="YYYY-MM-DD", about=say("cli-puzzle-day"))
@plain
def puzzle_command(words: Catalogue, /, game: str | None, day: str | None, plain: bool) -> int:
    """Read the flags of `rollhouse puzzle`."""
    return puzzle(words, day, plain=plain, game_id=game or "")


@command("train")
@takes("--player", metavar="NAME", about=say("cli-train-player"))
@takes("--theme", metavar="THEME", default="", about=say("cli-train-theme"))
@takes("--level", metavar="1|2|3", default="", values=("1", "2", "3"), about=say("cli-train-level"))
@takes("--themes", "listed", is_flag=True, about=say("cli-train-themes"))
@plain
def train_command(words: Catalogue, /, player: str | None, theme: str, level: str, listed: bool, plain: bool) -> int:
    """Read the flags of `rollhouse train`."""
    if listed:
        return list_themes(words)
    return practise(words, theme, level, plain=plain) if theme or level else train(words, player, plain=plain)
