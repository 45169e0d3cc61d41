"""Chooses the rules of thumb of Dicy Cards and measures what they cost: `python -m bench.rules_of_thumb [--modes glacial b c d] [--keep]`.

The cards are ordered by the atlas: what it costs both players to begin with a card Frozen. The numbers of a rule are those that lose least
per turn, worked out exactly in turns of games between a first guess and a perfect player. The cost is measured in games against a perfect
player, from the solved tablebase to 100 points: at each turn the rule's exact expected loss is added up, so that only the positions that
are met are left to chance. That sum is the share that the rule loses (the performance difference lemma).
"""

from __future__ import annotations

import argparse
import csv
import random
import time
from collections.abc import Iterator
from itertools import product
from math import sqrt
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from rollhouse.core.dice import lattice, remove, rolls
from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.games.dicy_cards.cards import CARDS, ROW, modes, points
from rollhouse.games.dicy_cards.evaluation import thumb
from rollhouse.games.dicy_cards.evaluation.evaluators import TwoPlayerEvaluator
from rollhouse.games.dicy_cards.evaluation.thumb import RuleOfThumb
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.moves import Freeze, Score
from rollhouse.games.dicy_cards.rules import DicyState
from rollhouse.games.dicy_cards.solver.facts import DICE, FULL, KEEPS, MAX_POINTS, ROLLS, ROWS, TOUCHES
from rollhouse.games.dicy_cards.solver.turn.dice_arrays import dice_arrays

TARGET = 100
ENOUGH = range(8, 31)
LAST = range(0, 25, 4)
NEAR = range(-4, 5)
SAMPLED_GAMES = 100
Floats = NDArray[np.float64]
_ATLAS = Path(__file__).parents[1] / "docs" / "atlas" / "atlas.csv"
_KEPT = Path(thumb.__file__).parent / "rules_of_thumb.json"


class TurnOf:
    """How a turn ends that is played by a rule: exact, for every row at its beginning."""

    def __init__(self, rule: RuleOfThumb, cards: tuple[str, ...]) -> None:
        self._rule, self._cards = rule, cards
        self._moves: dict[tuple[int, int], tuple[int, int, int]] = {}
        ends = [self._follow(row) for row in range(ROWS)]
        self.scored: Floats = np.array([scored for scored, _ in ends])
        """[row, card, points, row that is left]"""
        self.skipped: Floats = np.array([skipped for _, skipped in ends])

    def _move(self, row: int, roll: int) -> tuple[int, int, int]:
        """Card, points and keep: of a score, or of a reroll (points 0); card -1 for a skip."""
        if (row, roll) not in self._moves:
            dice = rolls(DICE)[roll]
            active = tuple(card for place, card in enumerate(self._cards) if row >> place & 1)
            match self._rule.choose(active, dice):
                case Score(card=card, dice=chosen):
                    found = self._cards.index(card), points(card, chosen), 0
                case Freeze(card=card, reroll=reroll):
                    found = self._cards.index(card), 0, lattice(DICE).index[remove(dice, reroll)]
                case _:
                    found = -1, 0, 0
            self._moves[row, roll] = found
        return self._moves[row, roll]

    def _follow(self, start: int) -> tuple[Floats, float]:
        above = dice_arrays().above
        ended, skipped = np.zeros((ROW, MAX_POINTS + 1, ROWS)), 0.0
        chance = np.zeros((ROWS, KEEPS + ROLLS))
        chance[start, lattice(DICE).index[()]] = 1.0
        for row in range(start, 0, -1):
            if row & ~start or not chance[row].any():
                continue
            for keep in range(KEEPS):
                if chance[row, keep]:
                    np.add.at(chance[row], above[keep], chance[row, keep] / 6)
            for roll in np.flatnonzero(chance[row, KEEPS:]):
                part = chance[row, KEEPS + roll]
                card, total, keep = self._move(row, int(roll))
                if card < 0:
                    skipped += part
                elif total:
                    ended[card, total, row & ~(1 << card)] += part
                else:
                    chance[row & ~(1 << card), keep] += part
        return ended, skipped + float(chance[0].sum())

    def solo_turns(self) -> float:
        """The expected turns of a solo game to the target."""
        turns = np.zeros((TARGET + MAX_POINTS + 1, ROWS))
        left = self.scored.sum(axis=1)  # [row, points, row that is left]
        for score in range(TARGET - 1, -1, -1):
            later = np.einsum("rps,ps->r", left[:, 1:], turns[score + 1 : score + MAX_POINTS + 1])
            full = (1 + later[FULL]) / (1 - self.skipped[FULL])
            turns[score] = 1 + later + self.skipped * full
        return float(turns[0, FULL])


def order_of(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The cards by what they are worth in the atlas, the strongest first."""
    with _ATLAS.open(encoding="utf-8") as file:
        entry = next(line for line in csv.DictReader(file) if set(line["cards"].split()) == set(cards))
    return tuple(sorted(cards, key=lambda card: -float(entry[f"worth_first_{card}"]) - float(entry[f"worth_second_{card}"])))


class Met(NamedTuple):
    """The beginning of a turn of the rule: its row, what every end of the turn is worth, and what the position is worth."""

    row: int
    after: Floats
    skip: float
    value: float

    def loss(self, turn: TurnOf) -> float:
        """What a turn by this rule loses on average."""
        return self.value - float((turn.scored[self.row] * self.after).sum()) - float(turn.skipped[self.row]) * self.skip


def chosen_rules(cards: tuple[str, ...], seed: str) -> Iterator[RuleOfThumb]:
    """The rule with one line, and the best ones with two and three."""
    order = order_of(cards)

    def rule(enough: int, last: int = 0) -> RuleOfThumb:
        return RuleOfThumb(order, 3 if last else 2, enough, last, 0.0, 0.0, 0)

    yield RuleOfThumb(order, 1, 0, 0, 0.0, 0.0, 0)
    guess = min(ENOUGH, key=lambda enough: TurnOf(rule(enough), cards).solo_turns())
    met: list[Met] = []
    for game in games_of(rule(guess), cards, SAMPLED_GAMES, seed):
        met += game.met

    def loss(numbers: tuple[int, ...]) -> float:
        turn = TurnOf(rule(*numbers), cards)
        return sum(one.loss(turn) for one in met)

    near = [guess + step for step in NEAR]
    yield rule(*min(((enough,) for enough in near), key=loss))
    yield rule(*min(product(near, LAST[1:]), key=loss))


class Played(NamedTuple):
    """A game of the rule against a perfect player."""

    lost: float
    """The share that it lost, in expectation, at all its turns and choices together."""
    began: float
    """Its share at the beginning, if it played perfectly."""
    won: float
    """Its share of the win in the end."""
    met: list[Met]


def measured(rule: RuleOfThumb, cards: tuple[str, ...], games: int, seed: str) -> RuleOfThumb:
    """The rule with its cost, from games in which it takes turns to begin."""
    costs = [game.lost for game in games_of(rule, cards, games, seed)]
    mean = sum(costs) / games
    deviation = sqrt(sum((cost - mean) ** 2 for cost in costs) / (games - 1))
    return replace(rule, cost=round(float(mean), 5), error=round(float(1.96 * deviation / sqrt(games)), 5), games=games)


def games_of(rule: RuleOfThumb, cards: tuple[str, ...], games: int, seed: str, target: int = TARGET) -> Iterator[Played]:
    """Games of the rule against a perfect player; they take turns to begin."""
    rng, turn = random.Random(seed), TurnOf(rule, cards)
    for number in range(games):
        state = GAME.start(GAME.setup({"players": 2, "cards": ",".join(cards), "target": target, "first": number % 2}))
        evaluator = GAME.teaching.evaluator(state, if_missing="prepare")
        assert isinstance(evaluator, TwoPlayerEvaluator)
        yield played(rule, turn, evaluator, state, rng)


def played(rule: RuleOfThumb, turn: TurnOf, evaluator: TwoPlayerEvaluator, state: DicyState, rng: random.Random) -> Played:
    """One game of the rule on seat 0 against a perfect seat 1."""
    lost, began, met = 0.0, evaluator.between(state)[0], list[Met]()
    effects = [TOUCHES[CARDS[card].effect] for card in state.cards]
    begins = True
    while state.to_act != GAME_OVER:
        if begins and state.turn == 0 and state.active[0]:
            prospects = evaluator.tablebase.prospects(_by_first(state, state.scores), state.active[1], state.first == 0)
            met.append(Met(state.active[0], prospects.after[effects], prospects.skip, evaluator.between(state)[0]))
            lost += met[-1].loss(turn)
        begins = False
        if state.to_act == CHANCE:
            state = GAME.apply(state, GAME.outcomes(state).sample(rng))
            continue
        before = state.turn, state.round
        if state.waiting:
            moves = GAME.legal(state)
            options = {option.move: option.value for option in evaluator.options(state)}
            best = max(moves, key=options.__getitem__)
            move = rule.react(moves) if state.to_act == 0 else best
            lost += options[best] - options[move] if state.to_act == 0 else 0.0
        elif state.turn == 0 and state.dice:
            active = tuple(card for place, card in enumerate(state.cards) if state.active[0] >> place & 1)
            move = rule.choose(active, state.dice)
        else:
            move = max(evaluator.options(state), key=lambda option: option.value).move
        state = GAME.apply(state, move)
        begins = (state.turn, state.round) != before
    return Played(lost, began, evaluator.values(state)[0], met)


def _by_first(state: DicyState, by_seat: tuple[int, ...]) -> tuple[int, int]:
    return by_seat[state.first], by_seat[1 - state.first]


def main() -> None:
    """Measure, print, and keep."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--modes", nargs="*", default=list(modes()))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--keep", action="store_true")
    given = parser.parse_args()
    found = [rule for rule in thumb.rules_of_thumb() if not any(set(modes()[mode].cards) == set(rule.cards) for mode in given.modes)]
    for mode in given.modes:
        cards = GAME.start(GAME.setup({"players": 2, "mode": mode, "first": 0})).cards
        for rule in chosen_rules(cards, mode):
            began = time.perf_counter()
            one = measured(rule, cards, given.games, f"{mode} {rule.lines}")
            print(f"{mode}: {one.lines} lines, {one.enough}/{one.last}: {100 * one.cost:.2f} ± {100 * one.error:.2f} points", end="")
            print(
                f" ({given.games} games, {time.perf_counter() - began:.0f} s, {TurnOf(one, cards).solo_turns():.3f} turns alone)",
                flush=True,
            )
            found.append(one)
            if given.keep:
                _KEPT.write_bytes(b"[\n" + b",\n".join(map(msgspec.json.encode, found)) + b"\n]\n")


if __name__ == "__main__":
    main()
