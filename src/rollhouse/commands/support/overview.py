"""What is shown beside the form for a new game: running games, today's puzzle, lessons, finished games."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path

from rollhouse.analysis.lessons import lesson_title, lessons
from rollhouse.analysis.puzzles.daily import puzzle_of_the_day
from rollhouse.analysis.puzzles.puzzle import about
from rollhouse.analysis.puzzles.review import due, streak
from rollhouse.commands.support.puzzle_log import PuzzleLog, Trained
from rollhouse.core.errors import DataError, RecordError, RollhouseError
from rollhouse.core.messages import Message, say
from rollhouse.core.record import Record
from rollhouse.core.record_text import read_file
from rollhouse.core.registry import all_games
from rollhouse.core.registry import game as find_game
from rollhouse.play.players import Player, seat_labels
from rollhouse.play.saves import Saves
from rollhouse.terminal.presenter.new_game import Entry, Part

_MAX_RUNNING, _MAX_COUNTED, _MAX_FINISHED = 5, 30, 12
"""Games that are listed, that the share of wins is counted from, and that are listed of them."""


def overview(folder: Path, today: date) -> tuple[Part, ...]:
    """Everything that is there to go on with, in this data folder."""
    saves = Saves(folder)
    try:
        trained = PuzzleLog(folder).trained
    except DataError:
        trained = Trained()  # damaged: `rollhouse train` says so
    return (_running(saves), _today(trained, today), _lessons(), _finished(saves))


def _running(saves: Saves) -> Part:
    entries = [
        Entry(_game(facts.record, say("overview-moves", moves=len(facts.record.moves))), ("resume", facts.id))
        for facts in saves.facts(_MAX_RUNNING)
        if facts.record is not None and facts.damage is None and not facts.in_use and facts.record.game in all_games()
    ]
    return Part(say("overview-running"), tuple(entries), None if entries else say("plain-no-saves"))


def _today(trained: Trained, today: date) -> Part:
    puzzle = puzzle_of_the_day(today, "")
    waiting = len(due(trained.reviews.values(), today))
    entries: list[Entry] = []
    if puzzle is not None:
        entries.append(Entry(say("overview-puzzle", game=find_game(puzzle.game).words.name()), ("puzzle",), about(puzzle)))
    entries.append(Entry(say("train-due", count=waiting) if waiting else say("overview-train"), ("train",)))
    days = streak(trained.solved, today, missed_today=today in trained.missed)
    remark = say("puzzle-streak", current=days.current, longest=days.longest) if trained.solved else None
    return Part(say("overview-today"), tuple(entries), remark)


def _lessons() -> Part:
    entries: list[Entry] = []
    for game in all_games().values():
        if titles := tuple(lesson_title(game.id, lesson.id) for lesson in lessons(game.id)):
            entries.append(Entry(say("overview-lessons", game=game.words.name(), count=len(titles)), ("learn", game.id), titles))
    return Part(say("overview-learn"), tuple(entries))


def _finished(saves: Saves) -> Part:
    """The latest finished games, and how many of those against bots were won."""
    entries: list[Entry] = []
    won = alone = 0
    for path in sorted(saves.records.glob("*.txt"), reverse=True)[:_MAX_COUNTED]:  # the names begin with the time
        try:
            record = read_file(path)
            find_game(record.game)
        except (RecordError, RollhouseError):
            continue  # `rollhouse replay` says what is wrong
        mine = _own_result(record)
        alone += mine is not None
        won += mine == "won"
        if len(entries) < _MAX_FINISHED:
            entries.append(Entry(_game(record, say("overview-result", result=mine or "none")), ("replay", str(path))))
    if not entries:
        return Part(say("overview-finished"), (), say("overview-none-finished"))
    return Part(say("overview-finished"), tuple(entries), say("overview-won", won=won, count=alone) if alone else None)


def _own_result(record: Record) -> str | None:
    """`won`, `shared` or `lost` for the only person of a game against bots; None for other games."""
    people = [seat for seat, name in enumerate(record.seats) if not Player(name).bot]
    if len(people) != 1 or len(record.seats) < 2 or record.result is None:
        return None
    if people[0] not in record.result:
        return "lost"
    return "won" if len(record.result) == 1 else "shared"


def _game(record: Record, remark: Message) -> Message:
    game = find_game(record.game)
    players: Sequence[Message] = seat_labels(record.seats, game)
    return say("overview-game", game=game.words.name(), players=tuple(players), remark=remark)
