"""Whole games in compiled code: which are planned, and how they are played on several cores."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import local
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicetto.cards import combination_of
from rollhouse.games.dicetto.deck import shipped
from rollhouse.games.dicetto.evaluation.layout import BONUSES
from rollhouse.games.dicetto.evaluation.tables import COMBOS, KIND_OF, dice_tables
from rollhouse.games.dicetto.evaluation.turn import make_workspace
from rollhouse.games.dicetto.evaluation.value_network import ValueNetwork
from rollhouse.games.dicetto.setup import DEFAULT_MAX_TURNS, DEFAULT_QUIET_ROUNDS
from scripts.train_dicetto.selfplay import Games, empty_games, play_game

GAMES_PER_CHUNK = 16
USUAL_CARDS_TO_WIN = 10
KINDS = np.array(KIND_OF, np.int64)


def usual_deck() -> NDArray[np.int64]:
    """The deck that ships: combination, points and logo of every card."""
    return np.array([[COMBOS.index(combination_of(card.id)), card.points, card.logo, -1, 0] for card in shipped().cards], np.int64)


class Plan(NamedTuple):
    """One game to be played."""

    deck: NDArray[np.int64]
    goal: int
    bonus: int
    most_turns: int
    quiet_rounds: int
    first: int
    chance: int


def plan(rng: np.random.Generator, players: int, *, usual: bool = False) -> Plan:
    """Mostly the usual game; often another length or other quiet rounds, now and then another deck, Bonus cards three times in four."""
    deck, goal = usual_deck(), USUAL_CARDS_TO_WIN
    if not usual and rng.random() < 0.25:
        goal = int(rng.integers(1, 16))
    if not usual and rng.random() < 0.2:
        deck = deck[rng.random(len(deck)) < rng.uniform(0.3, 1.0)] if rng.random() < 0.5 else deck
        deck = deck if len(deck) >= 4 else usual_deck()
        worth = np.maximum(0, np.round(rng.gamma(2.0, 1.5, len(COMBOS)))).astype(np.int64)
        deck[:, 1] = worth[deck[:, 0]]
        deck[:, 2] = rng.random(len(deck)) < rng.uniform(0, 1)
    bonus = 0
    if rng.random() < 0.75:
        bonus = int(sum(1 << int(one) for one in rng.choice(BONUSES, 4, replace=False)))
    most_turns, quiet_rounds = DEFAULT_MAX_TURNS, DEFAULT_QUIET_ROUNDS
    if not usual and rng.random() < 0.3:
        quiet_rounds = int(rng.integers(4, 21))
    if not usual and rng.random() < 0.05:
        most_turns = int(rng.integers(10, 121))
    return Plan(deck, goal, bonus, most_turns, quiet_rounds, int(rng.integers(players)), int(rng.integers(1, 2**63)))


_local = local()


def play_games(networks: tuple[ValueNetwork, ...], plans: list[Plan], workers: int, *, stray: float = 0.0) -> list[Games]:
    """Play the planned games, in their order, with a network for every seat; all of one size."""
    players = len(networks)
    tables = dice_tables()

    def some(chunk: list[Plan]) -> list[Games]:
        workspace = getattr(_local, "workspace", None)
        if workspace is None or len(workspace.shares) != players or workspace.scratch.shape != networks[0].hidden1_bias.shape:
            workspace = _local.workspace = make_workspace(players, networks[0])
        record = empty_games(DEFAULT_MAX_TURNS, players)
        done = []
        for deck, goal, bonus, most_turns, quiet_rounds, first, seed in chunk:
            chance, rules = np.array([seed], np.uint64), (deck, goal, bonus, most_turns, quiet_rounds, first)
            turns = play_game(tables, networks, *rules, chance, KINDS, workspace, record, 0, stray)
            done.append(Games._make(column[:turns].copy() for column in record))
        return done

    chunks = [plans[at : at + GAMES_PER_CHUNK] for at in range(0, len(plans), GAMES_PER_CHUNK)]
    with ThreadPoolExecutor(workers) as pool:
        return [game for chunk in pool.map(some, chunks) for game in chunk]
