"""Seats of programs in records: they survive, and a record of another machine opens anyway."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rollhouse.core.bots import Noted
from rollhouse.core.errors import BotError
from rollhouse.core.record_json import from_json, to_json
from rollhouse.core.record_text import from_text, to_text
from rollhouse.core.registry import game as find_game
from rollhouse.locale import catalogue
from rollhouse.play.chance import SeededDice
from rollhouse.play.driver import Driver
from rollhouse.play.players import Player, read_players, seat_labels
from rollhouse.play.subprocess_bot import end_programs
from rollhouse.play.table import Table
from tests.play import programs
from tests.play.programs import pids, plies, program

GAME = find_game("dicy-cards")
ELSEWHERE = 'exec:/home/ana/my bots/"best" --fast'


@pytest.fixture(autouse=True)
def _no_program_is_left() -> Iterator[None]:
    yield
    end_programs()


def finished(table: Table) -> list[str]:
    """Play on to the end; what was said at the table."""
    driver, words, said = Driver(table), catalogue("en"), list[str]()
    while table.awaited != "end":
        said += [words.say(event.message(), ("Ana", "Bo")) for event in driver.step() if isinstance(event, Noted)]
    return said


def sit(*seats: str) -> Table:
    setup = GAME.setup({"players": len(seats), "first": 0, "target": 20})
    return Table(GAME, setup, [Player(seat) for seat in seats], SeededDice(1), seed=1)


def test_a_program_plays_a_whole_game_at_a_table(tmp_path: Path) -> None:
    table = sit("bot:greedy", f"exec:{program(tmp_path, programs.GOOD)}")
    assert finished(table) == []
    assert table.outcome is not None
    assert len(pids(tmp_path)) == 1


def test_a_program_is_told_how_many_moves_there_were(tmp_path: Path) -> None:
    table = sit("bot:greedy", f"exec:{program(tmp_path, programs.COUNTS)}")
    driver, decided = Driver(table), list[str]()
    while table.awaited != "end":
        decided += [str(table.ply)] if table.state.to_act == 1 else []
        driver.step()
    assert plies(tmp_path) == decided


def test_a_game_is_resumed_with_its_program(tmp_path: Path) -> None:
    seat = f"exec:{program(tmp_path, programs.GOOD)}"
    table = sit("bot:greedy", seat)
    driver = Driver(table)
    for _ in range(4):
        driver.step()
    for record in (from_text(to_text(table.record)), from_json(to_json(table.record))):
        again = Table.resumed(record, SeededDice(1), seed=1)
        assert again.players[1].text == seat
        finished(again)
        assert again.outcome is not None


def test_the_record_of_another_machine_opens_and_is_played_on_and_the_table_is_told() -> None:
    record = from_text(to_text(sit("bot:greedy", "bot:random").record).replace("bot:random", ELSEWHERE.replace('"', '\\"')))
    assert record.seats[1] == ELSEWHERE
    assert [catalogue("en").say(one) for one in seat_labels(record.seats, GAME)] == ["Greedy (bot)", '/home/ana/my bots/"best… (bot)']
    table = Table.resumed(record, SeededDice(1), seed=1)
    said = finished(table)
    assert len(said) == 1  # once, not at every move
    assert said[0].startswith("Bo: A move was made for me.")
    assert "could not be started" in said[0]


def test_a_new_game_wants_its_program_to_be_there() -> None:
    with pytest.raises(BotError, match="bot/program"):
        read_players(["Ana", ELSEWHERE], GAME)
