"""Evaluators of Dicy Cards: exact for one and two players, from the solved tablebases; the value network's estimate for other tables."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TypeAlias

from rollhouse.core.dice import lattice
from rollhouse.core.evaluate import Progress, Unit, Valued
from rollhouse.core.game import GAME_OVER
from rollhouse.core.messages import Message, say
from rollhouse.games.dicy_cards import rules
from rollhouse.games.dicy_cards.cards import mode_of
from rollhouse.games.dicy_cards.evaluation import explain
from rollhouse.games.dicy_cards.evaluation.features import TRAINED_CARDS
from rollhouse.games.dicy_cards.evaluation.play_outs import play_out, played_deal
from rollhouse.games.dicy_cards.evaluation.turn_ends import Ends, turn_ends
from rollhouse.games.dicy_cards.evaluation.value_network import activation_cache, has_own_networks, trained_network
from rollhouse.games.dicy_cards.moves import DicyMove
from rollhouse.games.dicy_cards.rules import DicyState
from rollhouse.games.dicy_cards.solver.facts import FULL, MAX_POINTS, ROWS
from rollhouse.games.dicy_cards.solver.solo import SoloTablebase, solve_solo
from rollhouse.games.dicy_cards.solver.tablebase.folder import TablebaseFolder, cache_folder
from rollhouse.games.dicy_cards.solver.tablebase.lookup import Tablebase
from rollhouse.games.dicy_cards.solver.turn.turn_shares import TurnShares, turn_shares
from rollhouse.games.dicy_cards.solver.turn.turn_values import Prospects, TurnValues, turn_values
from rollhouse.lowlevel.compiled import compiling

_EXACT_TURNS_CACHED = 256
_NETWORK_TURNS_CACHED = 64
_SHARED_TURNS_CACHED = 16
_BEGINNINGS_CACHED = 256
"""Turns, with all rows of the player who begins: three players who react to one card lead to 125 of them, whose turns differ in 25 ways."""
_ERRORS = {
    2: {"glacial": 0.03, "b": 0.09, "c": 0.04, "d": 0.06, "": 0.09},
    3: {"glacial": 0.03, "b": 0.05, "c": 0.04, "d": 0.05, "": 0.07},
    4: {"glacial": 0.05, "b": 0.06, "c": 0.06, "d": 0.08, "": 0.09},
}
"""The network's error, 95 times in 100, by players and mode, and for any other five cards: measured against the solved game for two, by
playing positions to the end for more (`bench.dicy_error`); docs/bots.md has the rest."""
_POSITIONS = 640
"""The number of positions that were played to the end for each mode, and for other cards."""
_UNTRAINED_CARD_ERROR = 0.13
"""With a card that is not among TRAINED_CARDS: the worst of six, each hidden from the network, for two (`bench.estimates --unknown`)."""

_Shares: TypeAlias = tuple[float, ...]
_TurnKey: TypeAlias = tuple[tuple[int, ...], tuple[int, ...], int]
"""Points needed and rows, from the seat on turn on, and its place in the round."""


class TurnEvaluator(ABC):
    """An evaluator that knows the value of every end of a turn, and works out everything within the turn from that."""

    name: str
    unit: Unit = "share"
    exact: bool
    error: float

    @abstractmethod
    def about(self) -> Message:
        """Where the values come from."""

    @abstractmethod
    def turn(self, state: DicyState) -> TurnValues:
        """The turn of the seat on turn, from that seat's point of view, for any row and dice of its own."""

    @abstractmethod
    def between(self, state: DicyState) -> _Shares:
        """What the position is worth to each seat when a turn is about to begin."""

    @abstractmethod
    def within(self, state: DicyState) -> _Shares:
        """What the position is worth to each seat in the middle of a turn, before a roll or a decision of the seat on turn."""

    def final(self, state: DicyState) -> _Shares:
        """What each seat has got now that the game is over."""
        winners = rules.winners(state.scores, state.active)
        return tuple((seat in winners) / len(winners) for seat in range(state.setup.players))

    def values(self, state: DicyState) -> _Shares:
        """What the position is worth to each seat."""
        if state.to_act == GAME_OVER:
            return self.final(state)
        if state.waiting:
            best = max(self.options(state), key=lambda option: option.value)
            return self.values(rules.step(state, best.move))
        if not state.dice and state.rolling in (0, rules.DICE):
            return self.between(state)
        return self.within(state)

    def options(self, state: DicyState) -> Sequence[Valued]:
        """Every legal move with its value to the seat that is to act."""
        moves = rules.legal(state)
        if state.waiting:
            return [Valued(move, self.values(rules.step(state, move))[state.to_act]) for move in moves]
        return self.turn(state).options(state.active[state.turn], state.dice, moves)

    def clue(self, state: DicyState) -> Message:
        """The first half of a hint."""
        return explain.clue(self, state)

    def why(self, state: DicyState, move: DicyMove, *, begins_turn: bool = True) -> Message:
        """What speaks for or against a move."""
        return explain.why(self, state, move, begins_turn=begins_turn)


class TwoPlayerEvaluator(TurnEvaluator):
    """The solved tablebase: exact up to its gap."""

    exact = True

    def __init__(self, tablebase: Tablebase) -> None:
        self.tablebase = tablebase
        self.error = tablebase.gap
        self.name = f"two-player tablebase to {tablebase.target}: {' '.join(tablebase.cards)}"
        self._turn = lru_cache(maxsize=_EXACT_TURNS_CACHED)(self._solved_turn)

    def about(self) -> Message:
        return say("dicy-values-two", gap=f"{self.error:.0e}")

    def turn(self, state: DicyState) -> TurnValues:
        firsts_turn = state.turn == state.first
        return self._turn(_first_then_second(state, state.scores), state.active[1 - state.turn], firsts_turn)

    def _solved_turn(self, scores: tuple[int, int], other_row: int, firsts_turn: bool) -> TurnValues:
        return turn_values(self.tablebase.cards, self.tablebase.prospects(scores, other_row, firsts_turn), self.tablebase.dice)

    def between(self, state: DicyState) -> _Shares:
        share = self.tablebase.first_share(
            _first_then_second(state, state.scores), _first_then_second(state, state.active), state.turn == state.first
        )
        return (share, 1.0 - share) if state.first == 0 else (1.0 - share, share)

    def within(self, state: DicyState) -> _Shares:
        share = self.turn(state).keep(state.active[state.turn], state.dice)
        return (share, 1.0 - share) if state.turn == 0 else (1.0 - share, share)


class SoloEvaluator(TurnEvaluator):
    """The solved solo game: minus the turns that the whole game will have taken."""

    exact = True
    unit: Unit = "turns"

    def __init__(self, tablebase: SoloTablebase) -> None:
        self.tablebase = tablebase
        self.error = tablebase.gap
        self.name = f"solo tablebase to {tablebase.target}: {' '.join(tablebase.cards)}"
        self._turn = lru_cache(maxsize=_EXACT_TURNS_CACHED)(self._solved_turn)

    def about(self) -> Message:
        return say("dicy-values-solo", gap=f"{self.error:.0e}")

    def turn(self, state: DicyState) -> TurnValues:
        return self._turn(state.scores[0], state.round - 1)

    def _solved_turn(self, score: int, spent: int) -> TurnValues:
        return turn_values(self.tablebase.cards, self.tablebase.prospects(score, spent))

    def between(self, state: DicyState) -> _Shares:
        return (1.0 - state.round - self.tablebase.expected(state.scores[0], state.active[0]),)

    def within(self, state: DicyState) -> _Shares:
        return (self.turn(state).keep(state.active[0], state.dice),)

    def final(self, state: DicyState) -> _Shares:
        return (-float(state.round),)


class NetworkEvaluator(TurnEvaluator):
    """The value network's estimate, for any deal, two to four players and any target. Within a turn it is exact."""

    exact = False
    cost_error = 0.05
    """The error of a decision's cost that marks allow for: 0.02 (Glacial) to 0.037 (D) 95 times in 100 in games for two (`bench.marks`)."""

    def __init__(self, cards: tuple[str, ...], players: int, target: int) -> None:
        self.name = f"value network for {players} to {target}: {' '.join(cards)}"
        mode = mode_of(cards) if players == 2 or has_own_networks(players, cards) else ""
        self.error = _ERRORS[players].get(mode, _ERRORS[players][""])
        if not set(cards) <= set(TRAINED_CARDS):
            self.error = max(self.error, _UNTRAINED_CARD_ERROR)
        self._cards, self._players = cards, players
        self._joint = players < 4  # of four, three react, in up to 125 ways
        self._network = trained_network(players, cards)
        self._cache = activation_cache(self._network, cards, target + MAX_POINTS + 1)
        self._played = played_deal(self._network, self._cache, cards)
        self._ends = lru_cache(maxsize=_NETWORK_TURNS_CACHED)(self._turn_ends)
        self._turn = lru_cache(maxsize=_NETWORK_TURNS_CACHED)(self._turn_values)
        self._shares = lru_cache(maxsize=_SHARED_TURNS_CACHED)(self._turn_shares)
        self._beginnings: dict[_TurnKey, dict[int, list[float]]] = {}
        """All players' shares, by the row of the player who begins, as far as they were needed."""
        self._rows_before_reactions: tuple[int, ...] | None = None
        """Set while reactions are evaluated: turns are then worked out at once for all rows that the reactions may lead to."""

    def about(self) -> Message:
        error = math.ceil(100 * self.error - 1e-9)
        if self._players == 2:
            return say("dicy-values-learned", error=error)
        return say("dicy-values-played-out", error=error, positions=_POSITIONS)

    def turn(self, state: DicyState) -> TurnValues:
        return self._turn(*self._key(state))

    def options(self, state: DicyState) -> Sequence[Valued]:
        if not state.waiting or self._rows_before_reactions is not None:
            return super().options(state)
        self._rows_before_reactions = state.active
        try:
            return super().options(state)
        finally:
            self._rows_before_reactions = None

    def between(self, state: DicyState) -> _Shares:
        key, row = self._key(state), state.active[state.turn]
        by_row = self._beginnings.get(key)
        if by_row is None or row not in by_row:
            before_reactions = self._rows_before_reactions  # read once: another thread's decision may end meanwhile
            if before_reactions is None:  # the turn itself will be needed next, with all its ends
                return self._by_seat(state, self._shares(*key).keep(row, ()).tolist())
            before = before_reactions[state.turn]
            by_row = self._shares_at_beginning(*key, FULL if row & ~before else before)
            if len(self._beginnings) >= _BEGINNINGS_CACHED:
                self._beginnings.pop(next(iter(self._beginnings)), None)
            self._beginnings[key] = by_row
        return self._by_seat(state, by_row[row])

    def within(self, state: DicyState) -> _Shares:
        return self._by_seat(state, self._shares(*self._key(state)).keep(state.active[state.turn], state.dice).tolist())

    def turn_number(self, state: DicyState) -> int:
        return (state.round - 1) * self._players + (state.turn - state.first) % self._players

    def play_out(self, state: DicyState, *, until: int, games: int, skip: int = 0) -> Sequence[_Shares]:
        while state.waiting:
            state = rules.step(state, max(self.options(state), key=lambda option: option.value).move)
        if state.to_act == GAME_OVER:
            return [self.final(state)] * games
        needed, rows, place = self._key(state)
        rows = (state.active[state.turn], *rows[1:])
        number = self.turn_number(state)
        keep = lattice(rules.DICE).index[state.dice]
        shares = play_out(self._played, needed, rows, place, keep, turn=number, turns=max(0, until - number - 1), games=games, skip=skip)
        return [self._by_seat(state, game) for game in shares.tolist()]

    def _by_seat(self, state: DicyState, shares: Sequence[float]) -> _Shares:
        return tuple(shares[(seat - state.turn) % self._players] for seat in range(self._players))

    def _key(self, state: DicyState) -> _TurnKey:
        """The turn's key, with all cards of the seat on turn: the ends of a turn do not depend on its own row."""
        seats = [(state.turn + step) % self._players for step in range(self._players)]
        needed = tuple(state.setup.target - state.scores[seat] for seat in seats)
        rows = (FULL, *(state.active[seat] for seat in seats[1:]))
        return needed, rows, (state.turn - state.first) % self._players

    def _turn_ends(self, needed: tuple[int, ...], rows: tuple[int, ...], place: int) -> Ends:
        return turn_ends(self._network, self._cache, self._cards, needed, rows, place, joint=self._joint)

    def _turn_values(self, needed: tuple[int, ...], rows: tuple[int, ...], place: int) -> TurnValues:
        ends = self._ends(needed, rows, place)
        return turn_values(self._cards, Prospects(ends.after[..., 0].copy(), float(ends.skip[0])))

    def _turn_shares(self, needed: tuple[int, ...], rows: tuple[int, ...], place: int) -> TurnShares:
        ends = self._ends(needed, rows, place)
        return turn_shares(self._cards, ends.after, ends.skip, 0)

    def _shares_at_beginning(self, needed: tuple[int, ...], rows: tuple[int, ...], place: int, within: int) -> dict[int, list[float]]:
        """All players' shares, by the row of the player who begins, any part of `within`."""
        ends = turn_ends(self._network, self._cache, self._cards, needed, rows, place, within, joint=self._joint)
        turn = turn_shares(self._cards, ends.after, ends.skip, 0, within)
        return {row: turn.keep(row, ()).tolist() for row in range(ROWS) if not row & ~within}


def evaluator(state: DicyState, rules_version: int, *, prepare: bool, progress: Progress) -> TurnEvaluator | None:
    """The evaluator of this game; None before the cards are dealt, or while its tablebase is missing.

    With `prepare` a missing tablebase is solved. `progress` is called with 0.0 at once: the first time on a machine, compiling comes first.
    """
    if not state.cards or state.first < 0:
        return None
    match state.setup.players:
        case 1:
            return _solo(state.cards, state.setup.target)
        case 2:
            tablebases = _folder(cache_folder(), rules_version)
            tablebase = tablebases.find(state.cards, state.setup.target)
            if tablebase is None and prepare:
                progress(0.0)
                tablebase = tablebases.solve(state.cards, state.setup.target, progress=progress)
            return None if tablebase is None else _two(tablebase)
    return network_evaluator(state)


def estimator(state: DicyState, rules_version: int, *, progress: Progress) -> TurnEvaluator | None:
    """The exact evaluator where it is available at once, else the value network's; None before the cards are dealt.

    The first time on a machine it is compiled, and `progress` is called with how much of that is done.
    """
    if not state.cards or state.first < 0:
        return None
    with compiling(progress):
        best = evaluator(state, rules_version, prepare=False, progress=progress) or network_evaluator(state)
        if state.to_act >= 0:
            best.options(state)
            if isinstance(best, NetworkEvaluator):  # games that are played on come next
                best.play_out(state, until=0, games=1)
    return best


def network_evaluator(state: DicyState) -> NetworkEvaluator:
    """The value network's evaluator of this game, once its cards are dealt. It needs no tablebase."""
    return _network(state.cards, state.setup.players, state.setup.target)


@lru_cache(maxsize=4)
def _network(cards: tuple[str, ...], players: int, target: int) -> NetworkEvaluator:
    return NetworkEvaluator(cards, players, target)


@lru_cache(maxsize=16)
def _solo(cards: tuple[str, ...], target: int) -> SoloEvaluator:
    return SoloEvaluator(solve_solo(cards, target))


@lru_cache(maxsize=16)
def _two(tablebase: Tablebase) -> TwoPlayerEvaluator:
    return TwoPlayerEvaluator(tablebase)


@cache
def _folder(folder: Path, rules_version: int) -> TablebaseFolder:
    return TablebaseFolder(folder, rules_version)


def _first_then_second(state: DicyState, by_seat: tuple[int, ...]) -> tuple[int, int]:
    return by_seat[state.first], by_seat[1 - state.first]
