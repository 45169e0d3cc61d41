"""What is shown beside the form for a new game, and that it opens."""

from __future__ import annotations

import random
from datetime import date
from pathlib import Path

import pytest

from rollhouse.commands import play
from rollhouse.commands.support.overview import overview
from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.core.record import Record
from rollhouse.core.registry import game as find_game
from rollhouse.locale import catalogue
from rollhouse.play.saves import Saves
from rollhouse.terminal.presenter.new_game import Entry, Part
from tests.cli.programs import Inside

TODAY = date(2026, 11, 19)


def played(seats: tuple[str, ...], moves: int | None = None) -> Record:
    game, rng = find_game("dicy-cards"), random.Random(1)
    setup = game.setup({"players": len(seats), "first": 0, "target": 20})
    record, state = Record.begin(game, setup, seats), game.start(setup)
    while state.to_act != GAME_OVER and (moves is None or len(record.moves) < moves):
        legal = game.outcomes(state).moves if state.to_act == CHANCE else game.legal(state)
        move = rng.choice(list(legal))
        record, state = record.then(str(move)), game.apply(state, move)
    return record if state.to_act != GAME_OVER else record.ended(game.outcome(state))


def texts(part: Part) -> list[str]:
    words = catalogue("en")
    return [words.say(entry.text) for entry in part.entries]


def test_an_empty_folder_has_a_puzzle_and_lessons(tmp_path: Path) -> None:
    running, today, learn, finished = overview(tmp_path, TODAY)
    assert (running.entries, finished.entries) == ((), ())
    assert [entry.command for entry in today.entries] == [("puzzle",), ("train",)]
    assert [entry.command for entry in learn.entries] == [("learn", "dicy-cards"), ("learn", "dicetto")]
    assert all(entry.details for entry in learn.entries)


def test_running_and_finished_games_are_listed_with_what_came_of_them(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saved = saves.write(saves.new(played(("Ana", "bot:greedy"), 3), "virtual", 1))
    paths = [saves.finish(saves.new(played(seats), "virtual", 1)) for seats in (("Ana", "bot:greedy"), ("bot:greedy", "bot:random"))]
    (saves.records / "0.txt").write_text("damaged")
    running, _, _, finished = overview(tmp_path, TODAY)
    assert [entry.command for entry in running.entries] == [("resume", saved.id)]
    assert texts(running) == ["Dicy Cards: Ana and Gus (Greedy), 3 moves"]
    assert {entry.command for entry in finished.entries} == {("replay", str(path)) for path in paths}
    assert any(text.endswith(("won", "lost", "shared")) for text in texts(finished))
    assert any(text.endswith("finished") for text in texts(finished))
    assert finished.remark is not None
    assert catalogue("en").say(finished.remark).endswith("of one.")


def test_what_is_chosen_runs_as_a_command(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    def chooses(*args: object, plain: bool) -> Entry:
        return overview(Path("nowhere"), TODAY)[1].entries[1]

    monkeypatch.setattr(play, "_new_game", chooses)
    assert inside("play").out == inside("train").out != ""
