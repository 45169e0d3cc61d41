"""The contenders: our games and those of other libraries, each played at random by a loop of its own, as fast as its API allows.

Each lists the legal moves at every decision and takes one of them with `int(random() * len(moves))`. Chance is paid for, not counted.
"""

from __future__ import annotations

import importlib
import os
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import metadata
from typing import Any

from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.core.registry import game as find_game

INSTALL = 'pip install -e ".[bench]"'

PlayGame = Callable[[], tuple[int, int]]
"""Plays one game to its end and gives the decisions made and the legal moves listed for them."""


class MissingPeer(Exception):
    """A library to compare with is not installed."""


@dataclass(frozen=True, slots=True)
class Contender:
    """A game that is measured."""

    name: str
    library: str
    """The distribution it comes from, with its version."""
    play: PlayGame


def ours(seed: int = 1) -> list[Contender]:
    """Our games, two players each."""
    setups = {"dicy-cards glacial": {"mode": "glacial"}, "dicy-cards interglacial": {"mode": "interglacial"}, "dicetto": {}}
    library = f"rollhouse {metadata.version('rollhouse')}"
    return [Contender(name, library, _our_game(name.split()[0], options, seed)) for name, options in setups.items()]


def _our_game(name: str, options: dict[str, str], seed: int) -> PlayGame:
    game = find_game(name)
    setup = game.setup({"players": 2, "first": "random", **options})
    rng = random.Random(seed)
    chance = rng.random

    def play() -> tuple[int, int]:
        state = game.start(setup)
        decisions = listed = 0
        while state.to_act != GAME_OVER:
            if state.to_act == CHANCE:
                state = game.apply(state, game.outcomes(state).sample(rng))
                continue
            moves = game.legal(state)
            state = game.apply(state, moves[int(chance() * len(moves))])
            decisions += 1
            listed += len(moves)
        return decisions, listed

    return play


def peers(seed: int = 1) -> list[Contender]:
    """The games of other libraries; `MissingPeer`, with the command that installs it, where one is missing."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # PettingZoo's pygame greets on import
    pyspiel, connect_four, chess = imported("pyspiel", "pettingzoo.classic.connect_four_v3", "chess")
    spiel = f"open_spiel {metadata.version('open_spiel')}"
    return [
        *(Contender(name, spiel, _spiel_game(pyspiel, name, seed)) for name in ("pig", "backgammon", "yacht")),
        Contender("connect_four_v3 (raw)", f"pettingzoo {metadata.version('pettingzoo')}", _connect_four(connect_four, seed)),
        Contender("chess", f"python-chess {metadata.version('chess')}", _chess(chess, seed)),
    ]


def imported(*names: str) -> Sequence[Any]:
    """Modules of peers; `MissingPeer` names all that are not there."""
    found: list[Any] = []
    missing: list[str] = []
    for name in names:
        try:
            found.append(importlib.import_module(name))
        except ImportError as error:
            missing.append(f"{name} ({error})")
    if missing:
        raise MissingPeer(
            f"Not installed: {', '.join(missing)}.\nInstall the peers with:  {INSTALL}\nor measure our own games alone:  --ours"
        )
    return found


def _spiel_game(pyspiel: Any, name: str, seed: int) -> PlayGame:
    game = pyspiel.load_game(name)
    chance = random.Random(seed).random
    even: set[int] = set()

    def play() -> tuple[int, int]:
        state = game.new_initial_state()
        decisions = listed = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                if len(outcomes) not in even:  # all of these games' dice are even: drawing by index is exact, and the fastest there is
                    assert len({weight for _, weight in outcomes}) == 1
                    even.add(len(outcomes))
                state.apply_action(outcomes[int(chance() * len(outcomes))][0])
                continue
            moves = state.legal_actions()
            state.apply_action(moves[int(chance() * len(moves))])
            decisions += 1
            listed += len(moves)
        return decisions, listed

    return play


def _connect_four(module: Any, seed: int) -> PlayGame:
    env = module.raw_env()  # without the wrappers that check every call
    chance = random.Random(seed).random

    def play() -> tuple[int, int]:
        env.reset()
        decisions = listed = 0
        while True:
            observation, _, over, cut_short, _ = env.last()
            if over or cut_short:
                return decisions, listed
            moves = [column for column, free in enumerate(observation["action_mask"].tolist()) if free]
            env.step(moves[int(chance() * len(moves))])
            decisions += 1
            listed += len(moves)

    return play


def _chess(chess: Any, seed: int) -> PlayGame:
    chance = random.Random(seed).random

    def play() -> tuple[int, int]:
        board = chess.Board()
        decisions = listed = 0
        while board.halfmove_clock < 150:  # the 75-move rule; the other draws cost more to look for than a move
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(chance() * len(moves))])
            decisions += 1
            listed += len(moves)
        return decisions, listed

    return play
