"""`rollhouse dataset`: analysed games in one file, the same bytes for the same seed, and a file that ends too early is refused."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

import rollhouse
from rollhouse.arena.workers import results_in_order
from rollhouse.commands import dataset
from rollhouse.core.errors import DataError
from rollhouse.core.record import replay
from rollhouse.core.record_json import to_json
from rollhouse.locale import catalogue

EN = catalogue("en")
CUT_OFF = gzip.compress(b"{}\n", mtime=0)[:-9]
PLAYERS = "bot:greedy,bot:random"


@pytest.fixture(autouse=True)
def small_tasks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "GAMES_PER_TASK", 1)


def write(out: Path, games: int, workers: int = 1) -> int:
    options = {"cards_to_win": 1}
    return dataset.run(EN, "dicetto", PLAYERS, options, games=games, seed=3, out=str(out), workers=workers)


def test_each_game_has_its_positions_values_and_marks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.jsonl.gz"
    assert write(out, 2) == 0
    assert capsys.readouterr().err == f"2 games written to “{out}”.\n"
    games = list(rollhouse.read_dataset(out))
    assert [game.record.tags["Seed"] for game in games] == ["3 0", "3 1"]
    for one in games:
        assert one.record.seats == tuple(PLAYERS.split(","))
        _, game, states, _ = replay(one.record)
        outcome = game.outcome(states[-1])
        assert outcome is not None
        assert outcome.winners == one.record.result
        assert [game.read_position(line) for line in one.positions] == list(states)
        assert len(one.values) == len(one.positions)
        assert all(sum(values) == pytest.approx(1) for values in one.values if values is not None)
        assert one.values[-1] == tuple(1 / len(outcome.winners) * (seat in outcome.winners) for seat in range(2))
        assert (one.exact, one.error > 0) == (False, True)
        for decision in one.decisions:
            state = states[decision.ply]
            assert game.parse(decision.best) in game.legal(state)
            assert one.record.moves[decision.ply] != decision.best
            assert decision.cost > 0
    assert any(one.decisions for one in games)


def test_the_same_seed_gives_the_same_bytes(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    write(first, 2)
    write(second, 2, workers=2)
    assert first.read_bytes() == second.read_bytes()


def test_an_interrupted_run_leaves_the_games_so_far(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(tasks, workers, engine):  # type: ignore[no-untyped-def]  # stands for a generator of bytes
        yield next(results_in_order(tasks, workers, engine))
        raise KeyboardInterrupt

    monkeypatch.setattr(dataset, "results_in_order", interrupted)
    out = tmp_path / "games.jsonl.gz"
    assert write(out, 2) == 130
    assert capsys.readouterr().err == f"Stopped. Games in “{out}”: 1 of 2.\n"
    assert len(list(rollhouse.read_dataset(out))) == 1


def test_finished_work_is_not_replaced(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl.gz"
    out.write_bytes(b"finished")
    with pytest.raises(FileExistsError):
        write(out, 1)
    assert out.read_bytes() == b"finished"


def test_records_of_other_games_can_be_written_and_read(tmp_path: Path) -> None:
    game = rollhouse.game("dicy-cards")
    record = rollhouse.Record.begin(game, game.setup({"players": 1}), ("Ana",)).then("roll 123466")
    path = tmp_path / "mine"
    assert rollhouse.write_dataset(path, [record]) == 1
    [one] = rollhouse.read_dataset(path)
    assert to_json(one.record) == to_json(record)
    assert len(one.positions) == 2


@pytest.mark.parametrize("damaged", [b"no gzip", CUT_OFF, gzip.compress(b"{}\n", mtime=0)], ids=["not gzip", "cut off", "no game"])
def test_a_damaged_file_is_refused(damaged: bytes, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl.gz"
    path.write_bytes(damaged)
    with pytest.raises(DataError) as refused:
        list(rollhouse.read_dataset(path))
    assert refused.value.code == "data/content"
    with pytest.raises(DataError) as missing:
        list(rollhouse.read_dataset(tmp_path / "missing"))
    assert missing.value.code == "data/unreadable"
