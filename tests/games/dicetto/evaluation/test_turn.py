"""The exact turn, held to the engine: the same values as walking every move and every roll through the rules themselves."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.games.dicetto.evaluation import layout
from rollhouse.games.dicetto.evaluation.handmade import handmade
from rollhouse.games.dicetto.evaluation.player import TurnPlayer, table_of
from rollhouse.games.dicetto.evaluation.tables import COMBOS, KIND_OF, dice_tables
from rollhouse.games.dicetto.evaluation.turn import TableArrays, evaluated_end, make_workspace, place, prepare
from rollhouse.games.dicetto.evaluation.value_network import ValueNetwork, trained_network
from rollhouse.games.dicetto.game import GAME
from rollhouse.games.dicetto.moves import DONE, Duel
from rollhouse.games.dicetto.rules import DicettoState

CLOSE = 1e-6
"""Networks count in single precision."""
KINDS = np.array(KIND_OF, np.int64)

Floats = NDArray[np.float64]


class Walk:
    """What a decision is worth by the engine's own moves and outcomes, and by the network once the turn is over."""

    def __init__(self, network: ValueNetwork, players: int) -> None:
        self.network, self.players = network, players
        self.workspace = make_workspace(players, network)
        self.value = lru_cache(maxsize=None)(self._value)

    def end(self, state: DicettoState) -> Floats:
        table = table_of(state)
        prepare(dice_tables(), self.network, table, KINDS, self.workspace)
        worth: Floats = self.workspace.ends[evaluated_end(self.network, table, 0, KINDS, self.workspace)].copy()
        outcome = GAME.outcome(GAME.apply(state, DONE))
        if outcome is not None:  # the next seat takes the last card: then the result is known (T5)
            shares = [((state.turn + seat) % self.players in outcome.winners) / len(outcome.winners) for seat in range(self.players)]
            assert worth == pytest.approx(shares)
        return worth

    def move(self, state: DicettoState, move: Any) -> Floats:
        return self.end(state) if move == DONE else self.value(GAME.apply(state, move))

    def _value(self, state: DicettoState) -> Floats:
        if state.to_act == CHANCE:
            chances = GAME.outcomes(state)
            if state.duel >= 0:  # ties are rolled again: of the rest, half go each way
                return 0.5 * (self.value(GAME.apply(state, Duel(6, 1))) + self.value(GAME.apply(state, Duel(1, 6))))
            return np.array(
                sum(
                    float(chance) * self.value(GAME.apply(state, move))
                    for move, chance in zip(chances.moves, chances.probabilities(), strict=True)
                )
            )
        return max((self.move(state, move) for move in GAME.legal(state)), key=lambda worth: worth[0] + 0.0)


def positions(players: int, seed: int) -> Any:
    """Decisions from games in which people place often and finish soon."""
    rng = random.Random(seed)
    while True:
        state = GAME.start(GAME.setup({"players": players, "bonus": True, "first": 0, "cards_to_win": 4}))
        while state.to_act != GAME_OVER:
            if state.to_act != CHANCE:
                yield state
            moves = GAME.legal(state)
            placing = [move for move in moves if str(move).startswith("place")]
            state = GAME.apply(state, GAME.outcomes(state).sample(rng) if state.to_act == CHANCE else rng.choice(placing or list(moves)))


@pytest.mark.parametrize(("players", "network"), [(2, handmade(2)), (3, trained_network(3))], ids=["two, by hand", "three, learnt"])
def test_placing_is_worth_what_the_engine_says(players: int, network: ValueNetwork) -> None:
    walk, player, seen, duels = Walk(network, players), TurnPlayer(network, players), 0, 0
    for state in positions(players, 3):
        moves = GAME.legal(state)
        if state.rolls_left or len(moves) < 3:
            continue
        for move, worth in zip(moves, player.values(state, moves), strict=True):
            assert worth == pytest.approx(walk.move(state, move), abs=CLOSE)
            duels += move != DONE and GAME.apply(state, move).duel >= 0
        walk.value.cache_clear()
        seen += 1
        if seen >= 12 and duels:
            return


def test_the_last_reroll_is_worth_what_the_engine_says() -> None:
    walk, player = Walk(trained_network(2), 2), TurnPlayer(trained_network(2), 2)
    state = next(state for state in positions(2, 8) if state.rolls_left == 1 and any(spot.dice for spot in state.spots))
    moves = GAME.legal(state)
    values = player.values(state, moves)
    for at in (0, int(np.argmax(values[:, 0])), len(moves) - 1):
        assert values[at] == pytest.approx(walk.move(state, moves[at]), abs=CLOSE)


def test_a_roll_is_worth_the_mean_of_what_follows() -> None:
    player = TurnPlayer(trained_network(2), 2)
    state = next(state for state in positions(2, 5) if state.rolls_left == 2)
    before = next(move for move in GAME.legal(state) if str(move).startswith("reroll"))
    rolling = GAME.apply(state, before)
    after = np.zeros(2)
    chances = GAME.outcomes(rolling)
    for move, chance in zip(chances.moves, chances.probabilities(), strict=True):
        rolled = GAME.apply(rolling, move)
        after += float(chance) * max(player.values(rolled, GAME.legal(rolled)), key=lambda worth: worth[0])
    assert player.rolling(rolling) == pytest.approx(after, abs=CLOSE)


def test_odds_of_the_rules_page() -> None:
    """T10: the chances within three rolls of four dice, aiming for nothing else."""
    free = dice_tables().beaten[:, 0]
    expected = {"pair": 0.979, "small_straight": 0.774, "three": 0.508, "large_straight": 0.339, "two_pairs": 0.328, "four": 0.102}
    assert {combo: round(float(free[COMBOS.index(combo)]), 3) for combo in expected} == expected


def test_no_table_has_more_ends_than_there_is_room_for() -> None:
    """Five free cards that take any dice have the most. A number past the room's end once stood for an end of some later turn."""
    network = handmade(2)
    workspace = make_workspace(2, network)
    spots = np.zeros((layout.SPOTS, layout.SPOT), np.int64)
    spots[:, layout.COMBO] = [*[COMBOS.index("chance")] * layout.SLOTS, COMBOS.index("reroll")]
    spots[:, layout.OWNER] = layout.NO_OWNER
    pile = np.zeros(layout.PILE, np.int64)
    pile[layout.PILE_COUNT] = 20
    table = TableArrays(spots, np.zeros((2, layout.SEAT), np.int64), pile, np.array([10, 0, 5, 400, 1, 20], np.int64), 0)
    prepare(dice_tables(), network, table, KINDS, workspace)
    place(dice_tables(), network, table, KINDS, 0, 0, -1, workspace)
    assert workspace.counts[0] == len(set(workspace.end_key[:17_401].tolist())) == 17_401
    prepare(dice_tables(), network, table, KINDS, workspace)
    assert (workspace.known == -1).all(), "nothing is known of another turn"
