"""The kernels that play on a GPU, compiled for the processor: their games, targets and features are those of the game's own code."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from rollhouse.games.dicetto.evaluation.features import rest_width, spot_width
from rollhouse.games.dicetto.evaluation.layout import SPOTS
from rollhouse.games.dicetto.evaluation.value_network import network_of
from scripts.train_dicetto import selfplay
from scripts.train_dicetto.fitter import Fitter
from scripts.train_dicetto.games import plan, play_games
from scripts.train_dicetto.inputs import beaten, constants, planned, tables
from scripts.train_dicetto.networks import Sizes, flat, fresh

pytestmark = [pytest.mark.slow, pytest.mark.skipif(shutil.which("g++") is None, reason="there is no C++ compiler")]

PLAYERS, GAMES, TRACE = 2, 3, 0.9  # with more players, moves of equal worth to the mover are not equal to the others
SIZES = Sizes(8, 16, 8)
SOURCES = Path(selfplay.__file__).parent


@pytest.fixture(scope="module")
def kernels(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    folder = tmp_path_factory.mktemp("kernels")
    text = (SOURCES / "on_host.h").read_text() + constants(PLAYERS, SIZES) + (SOURCES / "selfplay.cu").read_text()
    (folder / "kernels.cpp").write_text(text)
    subprocess.run(
        ["g++", "-O1", "-std=c++17", "-shared", "-fPIC", "-w", "-o", str(folder / "kernels.so"), str(folder / "kernels.cpp")], check=True
    )
    return ctypes.CDLL(str(folder / "kernels.so"))


@cache
def weights() -> Any:
    return fresh(PLAYERS, SIZES, np.random.default_rng(7))


def passed(value: Any) -> Any:
    """An argument as C takes it."""
    if value is None:
        return ctypes.c_void_p(None)
    return ctypes.c_void_p(value.ctypes.data) if isinstance(value, np.ndarray) else value


def test_games_are_those_of_the_processor(kernels: ctypes.CDLL) -> None:
    rng = np.random.default_rng(2)
    plans = [plan(rng, PLAYERS) for _ in range(GAMES)]
    sizes = np.zeros(5, np.int32)
    kernels.sizes(passed(sizes))
    record, net_size, scratch, *widths = sizes.tolist()
    assert widths == [spot_width(PLAYERS), rest_width(PLAYERS)]
    network = np.zeros(net_size, np.float32)
    network[: len(flat(weights()))] = flat(weights())
    decks, rules = planned(plans)
    room = 400 * GAMES
    counters = np.zeros(3, np.int32)
    records, targets = np.zeros((room, record), np.int16), np.zeros((room, PLAYERS), np.float32)
    told = np.zeros((GAMES, 4 * PLAYERS + 2), np.float32)
    arguments = (
        *(tables(), beaten(), network, decks, rules, np.arange(GAMES, dtype=np.int32)),
        *(np.array([one.chance for one in plans], np.uint64), np.array([one.first for one in plans], np.int16)),
        *(np.zeros((GAMES, PLAYERS), np.int16), None, None, None, None),
        *(ctypes.c_int(GAMES), ctypes.c_float(0.05), ctypes.c_float(TRACE), ctypes.c_int(room)),
        *(counters, records, targets, told, np.zeros(scratch, np.uint8)),
    )
    kernels.play(*map(passed, arguments))
    assert counters[2] == 0, "no table had more ends than there is room for"

    games = play_games((network_of(weights()),) * PLAYERS, plans, 1, stray=0.05)
    at = 0
    for game, numbers in zip(games, told, strict=True):
        turns = len(game.begins)
        assert numbers[4 * PLAYERS] == turns
        parts = (game.spots.reshape(turns, -1), game.seats.reshape(turns, -1), game.pile, game.game, game.begins[:, None])
        expected = np.concatenate(parts, axis=1)[: turns - 1]  # dice of equal worth may lie elsewhere at the very end
        assert np.array_equal(records[at : at + turns - 1, : expected.shape[1]], expected)
        later = game.worth[-1]
        for turn in range(turns - 1, -1, -1):
            if turn < turns - 1:
                later = game.worth[turn] + TRACE * (later - game.reached[turn])
            assert targets[at + turn] == pytest.approx(later, abs=1e-4)
        said = _said(kernels, records[at : at + turns], targets[at : at + turns])
        open_ends = [turn for turn in range(turns - 2) if 0 < game.reached[turn].max() < 1]
        for turn in open_ends:  # what the turn's end was said to be worth is what the next record's features say
            turned = np.roll(said[turn + 1], game.begins[turn + 1])
            assert turned == pytest.approx(game.reached[turn], abs=1e-4)
        at += turns


def _said(kernels: ctypes.CDLL, records: NDArray[np.int16], targets: NDArray[np.float32]) -> NDArray[np.float32]:
    """The network's shares by the features that the kernel describes."""
    count = len(records)
    spots = np.zeros((count, SPOTS, spot_width(PLAYERS)), np.float32)
    rest, wanted = np.zeros((count, rest_width(PLAYERS)), np.float32), np.zeros((count, PLAYERS), np.float32)
    rows = np.arange(count, dtype=np.int32)
    arguments = (beaten(), records, targets, rows, ctypes.c_int(count), spots, rest, wanted)  # held: C gets their addresses
    kernels.describe(*map(passed, arguments))
    shares: NDArray[np.float32] = Fitter(weights(), np).shares(spots, rest)
    return shares
