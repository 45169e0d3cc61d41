"""Tiny games, solved exactly by value iteration: few cards, few of them to win, two players. Networks and bots are compared with them.

`by_engine` proves a solution: it walks every legal move and every outcome of a turn through the rules, and must come to the same value.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.games.dicetto import rules
from rollhouse.games.dicetto.cards import REROLL
from rollhouse.games.dicetto.evaluation.handmade import handmade
from rollhouse.games.dicetto.evaluation.layout import SLOTS, SPOTS
from rollhouse.games.dicetto.evaluation.player import table_of
from rollhouse.games.dicetto.evaluation.tables import FIRST_ROLL, KIND_OF, SETS, dice_tables
from rollhouse.games.dicetto.evaluation.turn import KEY_BITS, KEY_MASK, TableArrays, Workspace, make_workspace, place, prepare, roll
from rollhouse.games.dicetto.evaluation.value_network import ValueNetwork
from rollhouse.games.dicetto.moves import DONE, DicettoMove, Duel
from rollhouse.games.dicetto.rules import DicettoState, Spot
from rollhouse.games.dicetto.setup import QUIET_ROUNDS, TURNS, read_setup

_KINDS = np.array(KIND_OF, np.int64)


class _Way(NamedTuple):
    """One outcome of an end of a turn: with this weight, the beginning with this number, or the end of the game."""

    weight: float
    number: int
    """-1 when the game is over."""
    share: float
    """When the game is over, the share of the player whose turn has ended."""


class TinyGame:
    """All positions of a small game for two in which a turn begins, and what each is worth to the player who begins."""

    def __init__(self, options: Mapping[str, object]) -> None:
        self.setup = read_setup(
            {**options, "players": 2, "first": 0, "bonus": False, "most_turns": TURNS[-1], "quiet_rounds": QUIET_ROUNDS[-1]}
        )
        self.beginnings: list[DicettoState] = []
        self._numbers: dict[DicettoState, int] = {}
        self._workspace = make_workspace(2, handmade(2))
        self._ways: list[list[list[_Way]]] = []
        for state in _drawn(rules.start(self.setup)):
            self._number(state)
        while len(self._ways) < len(self.beginnings):
            state = self.beginnings[len(self._ways)]
            table = table_of(state)
            self._enumerate(table, self._workspace)
            keys = self._workspace.end_key[: self._workspace.counts[0]].tolist()
            self._ways.append([self._leads_to(state, key) for key in keys])
        self.values = np.full(len(self.beginnings), 0.5)
        """For each beginning, the share of the player who begins."""

    def solve(self, close: float = 1e-12) -> int:
        """Iterate over all turns until no value changes by more than this; the number of iterations."""
        times = 0
        while True:
            times += 1
            most = 0.0
            for number in range(len(self.beginnings)):
                value = self._turn(number)
                most = max(most, abs(value - self.values[number]))
                self.values[number] = value
            if most < close:
                return times

    def value(self, state: DicettoState, seat: int) -> float:
        """A seat's share where a turn is about to begin, cards are about to be drawn, or the game is over."""
        if state.to_act == GAME_OVER:
            winners = rules.winners(state)
            return (seat in winners) / len(winners)
        if not state.rolling:
            chances = rules.outcomes(state)
            values = [self.value(rules.step(state, move), seat) for move in chances.moves]
            return sum(float(chance) * value for chance, value in zip(chances.probabilities(), values, strict=True))
        value = float(self.values[self._number(state)])
        return value if state.turn == seat else 1.0 - value

    def by_engine(self, number: int) -> float:
        """The value of a turn by the engine's own moves and outcomes, given the values of the turns after it."""
        state = self.beginnings[number]
        mover = state.turn

        @cache
        def worth(now: DicettoState) -> float:
            if now.to_act == CHANCE:
                chances = rules.outcomes(now)
                if now.duel >= 0:  # ties are rolled again: of the rest, half go each way
                    return 0.5 * (worth(rules.step(now, Duel(6, 1))) + worth(rules.step(now, Duel(1, 6))))
                after = [worth(rules.step(now, move)) for move in chances.moves]
                return sum(float(chance) * value for chance, value in zip(chances.probabilities(), after, strict=True))
            return max(moved(now, move) for move in rules.legal(now))

        def moved(now: DicettoState, move: DicettoMove) -> float:
            after = rules.step(now, move)
            return self.value(after, mover) if move == DONE else worth(after)

        return worth(state)

    def by_network(self, number: int, network: ValueNetwork, workspace: Workspace) -> tuple[float, float]:
        """A network's value of a turn; and its true value if this turn is played as the network likes best, and later ones perfectly."""
        state = self.beginnings[number]
        table = table_of(state)
        self._enumerate(table, workspace, network)
        roll(dice_tables(), 4, 2, workspace)
        estimate = float(workspace.kept[state.rolls_left - 1, 0, 0])
        exact = {
            key: self._end_value(ways)
            for key, ways in zip(workspace.end_key[: workspace.counts[0]].tolist(), self._ways[number], strict=True)
        }
        held = [place_ for place_ in range(SPOTS) if state.spots[place_].dice and state.spots[place_].seat != state.turn]

        def placed(code: int, dice: int) -> float:
            duel = int(workspace.duel[code, dice])
            if duel < 0:
                return exact[int(workspace.best_key[code, dice])]
            place_, chosen = divmod(duel, SETS)
            rest, power = int(dice_tables().minus[dice, chosen]), 3 ** held.index(place_)
            return 0.5 * (placed(code + power, rest) + placed(code + 2 * power, rest))

        now = np.zeros(SETS)
        final = np.array([placed(0, dice) for dice in range(FIRST_ROLL, SETS)])
        for rerolls in range(state.rolls_left):
            kept = workspace.keep[rerolls]
            now[FIRST_ROLL:] = final if not rerolls else np.where(kept < 0, final, now[kept])
            for keep in range(FIRST_ROLL - 1, -1, -1):
                now[keep] = now[dice_tables().above[keep]].mean()
        return estimate, float(now[0])

    def _number(self, state: DicettoState) -> int:
        """The number of a beginning; which dice make up a sum, the order of the cards and the turns so far do not matter."""
        spots = [Spot(spot.card, spot.seat, (sum(spot.dice),) if spot.dice else ()) for spot in state.spots]
        spots[:SLOTS] = sorted(spots[:SLOTS], key=lambda spot: spot.card)
        plain = replace(state, spots=tuple(spots), hands=tuple(tuple(sorted(hand)) for hand in state.hands), turns=1, quiet=0)
        if plain not in self._numbers:
            self._numbers[plain] = len(self.beginnings)
            self.beginnings.append(plain)
        return self._numbers[plain]

    def _enumerate(self, table: TableArrays, workspace: Workspace, network: ValueNetwork | None = None) -> None:
        network = handmade(2) if network is None else network
        prepare(dice_tables(), network, table, _KINDS, workspace)
        place(dice_tables(), network, table, _KINDS, 0, 0, -1, workspace)

    def _leads_to(self, state: DicettoState, key: int) -> list[_Way]:
        spots = list(state.spots)
        for place_ in range(SPOTS):
            total = key >> KEY_BITS * place_ & KEY_MASK
            if total:
                spots[place_] = Spot(spots[place_].card, state.turn, (total,))
            elif spots[place_].card == REROLL and not spots[place_].dice:
                spots[place_] = Spot(REROLL)
        ended = replace(state, to_act=state.turn, spots=tuple(spots), dice=(), rolling=0, rolls_left=0)
        return list(self._followed(rules.step(ended, DONE), state.turn, 1.0))

    def _followed(self, state: DicettoState, seat: int, weight: float) -> Iterable[_Way]:
        if state.to_act == GAME_OVER:
            yield _Way(weight, -1, self.value(state, seat))
        elif state.rolling:
            yield _Way(weight, self._number(state), 0.0)
        else:
            chances = rules.outcomes(state)
            for move, chance in zip(chances.moves, chances.probabilities(), strict=True):
                yield from self._followed(rules.step(state, move), seat, weight * float(chance))

    def _end_value(self, ways: list[_Way]) -> float:
        """The share of the player whose turn has ended."""
        return sum(weight * (share if number < 0 else 1.0 - float(self.values[number])) for weight, number, share in ways)

    def _turn(self, number: int) -> float:
        workspace, state = self._workspace, self.beginnings[number]
        table = table_of(state)
        self._enumerate(table, workspace)
        for end, ways in enumerate(self._ways[number]):
            workspace.ends[end, 0] = self._end_value(ways)
            workspace.ends[end, 1] = 1.0 - workspace.ends[end, 0]
        place(dice_tables(), handmade(2), table, _KINDS, 0, 0, -1, workspace)  # all ends are known now: the network evaluates none
        roll(dice_tables(), 4, 2, workspace)
        return float(workspace.kept[state.rolls_left - 1, 0, 0])


def _drawn(state: DicettoState) -> Iterable[DicettoState]:
    """Every way to draw the first cards."""
    if state.rolling:
        yield state
    else:
        for move in rules.outcomes(state).moves:
            yield from _drawn(rules.step(state, move))
