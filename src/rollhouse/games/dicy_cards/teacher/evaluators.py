"""What positions of Dicy Cards are worth: exactly alone and for two, from the solved tablebases; estimated for three and four."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache, lru_cache, partial
from pathlib import Path

from rollhouse.core.evaluate import Progress, Unit, Valued
from rollhouse.core.game import NOBODY
from rollhouse.core.messages import Message, say
from rollhouse.games.dicy_cards import rules
from rollhouse.games.dicy_cards.cards import CARDS
from rollhouse.games.dicy_cards.moves import DicyMove, Freeze, Reset
from rollhouse.games.dicy_cards.rules import DicyState
from rollhouse.games.dicy_cards.solver.facts import TOUCHES
from rollhouse.games.dicy_cards.solver.race.field import Field, Runner
from rollhouse.games.dicy_cards.solver.solo import SoloTablebase, solve_solo
from rollhouse.games.dicy_cards.solver.tablebase.folder import TablebaseFolder, cache_folder
from rollhouse.games.dicy_cards.solver.tablebase.lookup import Tablebase
from rollhouse.games.dicy_cards.solver.turn.turn_shares import TurnShares, turn_shares
from rollhouse.games.dicy_cards.solver.turn.turn_values import Prospects, TurnValues, turn_values
from rollhouse.games.dicy_cards.teacher import explain

__all__ = ["RaceEvaluator", "SoloEvaluator", "TurnEvaluator", "TwoPlayerEvaluator", "estimator", "evaluator", "race_evaluator"]

_TURNS_KEPT = 256
_ERROR, _ERROR_WITH_MANY_TOUCHES = 0.11, 0.23
"""How far estimates are off, 95 times in 100: measured on the solved game for two, in positions from nearly perfect play (Glacial; D)."""
_MANY_TOUCHES = 2
_SHARED_TURNS_KEPT = 16
"""Everybody's values take several times the room."""


class TurnEvaluator(ABC):
    """An evaluator that knows what the end of a turn is worth, and from that everything within the turn."""

    name: str
    unit: Unit = "share"
    exact: bool
    error: float

    @abstractmethod
    def about(self) -> Message:
        """Where the values come from."""

    @abstractmethod
    def turn(self, state: DicyState) -> TurnValues:
        """The turn of the seat on turn, seen from that seat, whatever its own row and dice are."""

    @abstractmethod
    def between(self, state: DicyState) -> tuple[float, ...]:
        """What the position is worth to each seat when a turn is about to begin."""

    @abstractmethod
    def final(self, state: DicyState) -> tuple[float, ...]:
        """What each seat has got now that the game is over."""

    def values(self, state: DicyState) -> tuple[float, ...]:
        """What the position is worth to each seat."""
        if state.to_act == NOBODY:
            return self.final(state)
        if state.waiting:
            best = max(self.options(state), key=lambda option: option.value)
            return self.values(rules.step(state, best.move))
        if not state.dice and state.rolling in (0, rules.DICE):
            return self.between(state)
        return self.within(state)

    @abstractmethod
    def within(self, state: DicyState) -> tuple[float, ...]:
        """What the position is worth to each seat in the middle of a turn, before a roll or a decision of the seat on turn."""

    def options(self, state: DicyState) -> Sequence[Valued]:
        """Every legal move with its value to the seat that is to act."""
        moves = rules.legal(state)
        if state.waiting:
            return [Valued(move, self.values(rules.step(state, move))[state.to_act]) for move in moves]
        return self.turn(state).options(state.active[state.turn], state.dice, moves)

    def clue(self, state: DicyState) -> Message:
        """The first half of a hint."""
        return explain.clue(self, state)

    def why(self, state: DicyState, move: DicyMove) -> Message:
        """What speaks for or against a move."""
        return explain.why(self, state, move)


class TwoPlayerEvaluator(TurnEvaluator):
    """From the solved tablebase: exact up to its gap."""

    exact = True

    def __init__(self, tablebase: Tablebase) -> None:
        self.tablebase = tablebase
        self.error = tablebase.gap
        self.name = f"two-player tablebase to {tablebase.target}: {' '.join(tablebase.cards)}"
        self._turn = lru_cache(maxsize=_TURNS_KEPT)(self._look)

    def about(self) -> Message:
        return say("dicy-values-two", gap=f"{self.error:.0e}")

    def turn(self, state: DicyState) -> TurnValues:
        firsts_turn = state.turn == state.first
        return self._turn(_first_then_second(state, state.scores), state.active[1 - state.turn], firsts_turn)

    def _look(self, scores: tuple[int, int], other_row: int, firsts_turn: bool) -> TurnValues:
        return turn_values(self.tablebase.cards, self.tablebase.prospects(scores, other_row, firsts_turn), self.tablebase.dice)

    def between(self, state: DicyState) -> tuple[float, ...]:
        share = self.tablebase.first_share(
            _first_then_second(state, state.scores), _first_then_second(state, state.active), state.turn == state.first
        )
        return (share, 1.0 - share) if state.first == 0 else (1.0 - share, share)

    def within(self, state: DicyState) -> tuple[float, ...]:
        share = self.turn(state).keep(state.active[state.turn], state.dice)
        return (share, 1.0 - share) if state.turn == 0 else (1.0 - share, share)

    def final(self, state: DicyState) -> tuple[float, ...]:
        return _won(state)


class SoloEvaluator(TurnEvaluator):
    """Alone: the turns that the whole game will have taken, with a minus sign."""

    exact = True
    unit: Unit = "turns"

    def __init__(self, tablebase: SoloTablebase) -> None:
        self.tablebase = tablebase
        self.error = tablebase.gap
        self.name = f"solo tablebase to {tablebase.target}: {' '.join(tablebase.cards)}"
        self._turn = lru_cache(maxsize=_TURNS_KEPT)(self._look)

    def about(self) -> Message:
        return say("dicy-values-solo", gap=f"{self.error:.0e}")

    def turn(self, state: DicyState) -> TurnValues:
        return self._turn(state.scores[0], state.round - 1)

    def _look(self, score: int, spent: int) -> TurnValues:
        return turn_values(self.tablebase.cards, self.tablebase.prospects(score, spent))

    def between(self, state: DicyState) -> tuple[float, ...]:
        return (1.0 - state.round - self.tablebase.expected(state.scores[0], state.active[0]),)

    def within(self, state: DicyState) -> tuple[float, ...]:
        return (self.turn(state).keep(state.active[0], state.dice),)

    def final(self, state: DicyState) -> tuple[float, ...]:
        return (-float(state.round),)


class RaceEvaluator(TurnEvaluator):
    """For any number of players: everybody runs a race of their own, and one turn is looked at closely. An estimate."""

    exact = False

    def __init__(self, cards: tuple[str, ...], players: int, target: int) -> None:
        self.name = f"race laws for {players} to {target}: {' '.join(cards)}"
        self._cards = cards
        self._field = Field(cards, players, target)
        touching = sum(bool(CARDS[card].effect) for card in cards)
        self.error = _ERROR if touching < _MANY_TOUCHES else _ERROR_WITH_MANY_TOUCHES
        self._touches = sorted({TOUCHES[CARDS[card].effect] for card in cards} - {0})
        self._turn = lru_cache(maxsize=_TURNS_KEPT)(self._look)
        self._shares = lru_cache(maxsize=_SHARED_TURNS_KEPT)(self._look_all)

    def about(self) -> Message:
        return say("dicy-values-race", error=round(100 * self.error))

    def turn(self, state: DicyState) -> TurnValues:
        return self._turn(_runners(state), _place(state, state.turn))

    def _look(self, runners: tuple[Runner, ...], mover: int) -> TurnValues:
        ahead = self._field.ahead(runners, mover, self._touches, everybody=False)
        return turn_values(self._cards, Prospects(ahead.after[..., 0].copy(), float(ahead.skip[0])))

    def _look_all(self, runners: tuple[Runner, ...], mover: int) -> TurnShares:
        ahead = self._field.ahead(runners, mover, self._touches, everybody=True)
        return turn_shares(self._cards, ahead.after, ahead.skip, mover)

    def between(self, state: DicyState) -> tuple[float, ...]:
        return self.within(state)

    def within(self, state: DicyState) -> tuple[float, ...]:
        shares = self._shares(_runners(state), _place(state, state.turn)).keep(state.active[state.turn], state.dice)
        by_place = (shares / shares.sum()).tolist()
        return tuple(by_place[_place(state, seat)] for seat in range(state.setup.players))

    def options(self, state: DicyState) -> Sequence[Valued]:
        if not state.waiting:
            return super().options(state)
        moves = rules.legal(state)
        return [Valued(move, self.values(self._reacted(rules.step(state, move)))[state.to_act]) for move in moves]

    def _reacted(self, state: DicyState) -> DicyState:
        """After the reactions that are still to come, each by what shortens that seat's race: to weigh them all takes too long."""
        while state.waiting:
            state = rules.step(state, min(rules.legal(state), key=partial(self._effort_after, state)))
        return state

    def _effort_after(self, state: DicyState, move: DicyMove) -> float:
        assert isinstance(move, Freeze | Reset)
        row = state.active[state.to_act] ^ 1 << state.cards.index(move.card)
        return self._field.effort(_place(state, state.to_act), state.scores[state.to_act], row)

    def final(self, state: DicyState) -> tuple[float, ...]:
        return _won(state)


def evaluator(state: DicyState, rules_version: int, *, prepare: bool, progress: Progress) -> TurnEvaluator | None:
    """The evaluator for the game that this position belongs to; None before the cards are dealt, or while its tablebase is not there.

    With `prepare`, `progress` hears of it at once: the first time on a machine much is compiled before anything can be counted.
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
    return race_evaluator(state)


def estimator(state: DicyState, rules_version: int) -> TurnEvaluator | None:
    """What can be had at once: the evaluator when it is there, else the estimate; None before the cards are dealt."""
    if not state.cards or state.first < 0:
        return None
    return evaluator(state, rules_version, prepare=False, progress=lambda done: None) or race_evaluator(state)


def race_evaluator(state: DicyState) -> RaceEvaluator:
    """The estimate for the game that this position belongs to, once its cards are dealt; nothing has to be there for it."""
    return _race(state.cards, state.setup.players, state.setup.target)


@lru_cache(maxsize=4)
def _race(cards: tuple[str, ...], players: int, target: int) -> RaceEvaluator:
    return RaceEvaluator(cards, players, target)


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


def _place(state: DicyState, seat: int) -> int:
    return (seat - state.first) % state.setup.players


def _runners(state: DicyState) -> tuple[Runner, ...]:
    """Everybody by their place in the round. Within a turn the row of the seat on turn is no concern of the others."""
    seats = [(state.first + place) % state.setup.players for place in range(state.setup.players)]
    return tuple(Runner(state.scores[seat], state.active[seat] if seat != state.turn else rules.ALL_ACTIVE) for seat in seats)


def _won(state: DicyState) -> tuple[float, ...]:
    winners = rules.winners(state.scores, state.active)
    return tuple((seat in winners) / len(winners) for seat in range(state.setup.players))
