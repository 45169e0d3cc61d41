"""One decision and its odds, from which explanations are made."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rollhouse.core.dice import remove
from rollhouse.core.evaluate import EQUAL_TOLERANCE, Valued, best_of
from rollhouse.core.messages import Message
from rollhouse.games.dicy_cards.cards import CARDS, points, totals
from rollhouse.games.dicy_cards.moves import DicyMove, Freeze, Score
from rollhouse.games.dicy_cards.rules import ALL_ACTIVE, DicyState, touched
from rollhouse.games.dicy_cards.solver.facts import TOUCHES
from rollhouse.games.dicy_cards.solver.solo import solve_solo
from rollhouse.games.dicy_cards.solver.turn.ends import Ends, ends, reaching
from rollhouse.games.dicy_cards.words import DicyWords

if TYPE_CHECKING:
    from rollhouse.games.dicy_cards.evaluation.evaluators import TurnEvaluator

Floats = NDArray[np.float64]

LIKELY_CHANCE = 1 / 3
"""The least chance that is mentioned: that another player reaches the target next turn, that a reroll brings more."""
_MAX_RACE_POINTS = 100
"""The most points for which the expected turns are worked out: a moment's work, once for each deal."""
_WORDS = DicyWords()


Tie: TypeAlias = Literal["lost", "shared", "won"]


class LastTurn(NamedTuple):
    """A player has reached the target, and this is the seat's last turn."""

    needed: int
    """The points that put the seat ahead of all others as they stand now."""
    leaders: tuple[int, ...]
    """The seats with the most points."""
    after: tuple[int, ...]
    """The seats that still have a turn after it."""
    tie: Tie
    """What one point less may come to where it is everyone's last turn: more Active cards than the leaders win, as many share the win."""


class Threat(NamedTuple):
    """Another player who may well reach the target next turn."""

    seat: int
    missing: int
    chance: float


class Lead(NamedTuple):
    """The other player with the most points, and the points by which the seat would pass them."""

    seat: int
    points: int


class Split:
    """The difference between the values of two moves, split by how the turn ends.

    An end counts by how much likelier the better move makes it, times what it is worth above a base: the value of the better move where
    that ends the turn at once, else the value of the worse one.
    """

    def __init__(self, scene: Scene, better: DicyMove, worse: DicyMove) -> None:
        high, low, (values, skip) = scene.plan(better), scene.plan(worse), scene.end_values
        base = scene.values[worse if isinstance(better, Freeze) else better]
        self.gained: Floats = ((high.ended - low.ended) * (values - base)).sum(axis=2)
        """[card, points]"""
        self.skipped = (high.skipped - low.skipped) * (skip - base)
        self.total = scene.values[better] - scene.values[worse]

    def at_least(self, total: int) -> float:
        """The part of the ends with so many points or more."""
        return float(self.gained[:, total:].sum())

    def less_than(self, total: int) -> float:
        """The part of the ends with fewer points, skips included."""
        return float(self.gained[:, :total].sum()) + self.skipped


class Scene:
    """One decision, by the seat that is to act."""

    def __init__(self, evaluator: TurnEvaluator, state: DicyState) -> None:
        self.evaluator = evaluator
        self.state = state
        self.seat = state.to_act
        self.row = state.active[state.to_act]
        self.options: Sequence[Valued] = evaluator.options(state)
        self.values: dict[DicyMove, float] = {option.move: option.value for option in self.options}
        self.best = best_of(self.options)
        self._plans: dict[DicyMove, Ends] = {}

    # --- moves -----------------------------------------------------------------------------------------------------------------------

    def tempts(self, best: Score) -> bool:
        """Whether another move scores more points now and is worse all the same."""
        now = points(best.card, best.dice)
        worse = [move for move, value in self.options if value < self.best.value - EQUAL_TOLERANCE]
        return any(points(move.card, move.dice) > now for move in worse if isinstance(move, Score))

    def richer(self, best: Score) -> Score | None:
        """The card that scores most now, where it is another one than the best card by chances, and worse; None where it is not."""
        scores = {move: value for move, value in self.options if isinstance(move, Score)}
        if max(scores.values()) > self.values[best] + EQUAL_TOLERANCE:
            return None
        richest = max(scores, key=lambda move: (points(move.card, move.dice), move.card == best.card))
        return richest if richest.card != best.card and scores[richest] < self.values[best] - EQUAL_TOLERANCE else None

    def alternative(self, move: DicyMove) -> DicyMove | None:
        """The best worse move, of another kind if there is one, or about another card: its neighbours would teach nothing."""
        worse = [option for option in self.options if option.value < self.values[move] - EQUAL_TOLERANCE]
        of_other_kind = [option for option in worse if type(option.move) is not type(move)]
        about_other_card = [option for option in worse if getattr(option.move, "card", "") != getattr(move, "card", "")]
        group = of_other_kind or about_other_card or worse
        return max(group, key=lambda option: option.value).move if group else None

    def other_freeze(self, best: Freeze) -> Freeze | None:
        """The best reroll that freezes another card; None with one card only."""
        found = [(value, move) for move, value in self.options if isinstance(move, Freeze) and move.card != best.card]
        return max(found, key=lambda one: one[0])[1] if found else None

    def part_of_card(self, better: Freeze, worse: Freeze) -> float:
        """The part, from 0 to 1, of what `worse` costs that the card it freezes has in it; the dice that it rerolls have the rest.

        Each is changed separately, once before the other and once after it, and the mean of both is its part.
        """
        card_alone = self.values[better] - self.values[Freeze(worse.card, better.reroll)]
        card_last = self.values[Freeze(better.card, worse.reroll)] - self.values[worse]
        return (card_alone + card_last) / 2 / (self.values[better] - self.values[worse])

    def words(self, move: DicyMove) -> Message:
        """The move, as menus call it."""
        return _WORDS.move(self.state, move)

    # --- cards -----------------------------------------------------------------------------------------------------------------------

    def place(self, card: str) -> int:
        """Where the card lies in the row."""
        return self.state.cards.index(card)

    def without(self, card: str) -> int:
        """The row once this card is frozen."""
        return self.row & ~(1 << self.place(card))

    def frozen(self) -> int:
        """How many cards a skip would reset."""
        return (ALL_ACTIVE & ~self.row).bit_count()

    def touched(self, card: str) -> tuple[int, ...]:
        """The seats that have to react to this card, in order: those who have a card to freeze, or to reset."""
        effect = CARDS[card].effect
        if not effect:
            return ()
        spent = 0 if effect.endswith("freeze") else ALL_ACTIVE
        seats = touched(effect, self.seat, self.state.setup.players)
        return tuple(seat for seat in seats if self.state.active[seat] != spent)

    @cached_property
    def end_values(self) -> tuple[Floats, float]:
        """What every end of the turn is worth to the seat: [card, points, row that stays Active], and a skip."""
        prospects = self.evaluator.turn(self.state).prospects
        return prospects.after[[TOUCHES[CARDS[card].effect] for card in self.state.cards]], prospects.skip

    # --- how the turn ends -----------------------------------------------------------------------------------------------------------

    def plan(self, move: DicyMove) -> Ends:
        """How the turn ends after this move."""
        if move not in self._plans:
            self._plans[move] = self._planned(move)
        return self._plans[move]

    def _planned(self, move: DicyMove) -> Ends:
        match move:
            case Score(card=card, dice=chosen):
                return Ends.certain(self.place(card), points(card, chosen), self.without(card))
            case Freeze(card=card, reroll=reroll):
                return ends(self.evaluator.turn(self.state), self.without(card), remove(self.state.dice, reroll))
        return Ends.skip()

    def can_reroll_to(self, total: int) -> bool:
        """Whether any reroll can end the turn with so many points or more."""
        freezes = (move for move in self.values if isinstance(move, Freeze))
        return any(reaching(self.state.cards, self.without(move.card), total, remove(self.state.dice, move.reroll)) > 0 for move in freezes)

    def turns_after(self, plan: Ends) -> float | None:
        """The turns that the seat still needs after this one, if no other player touches its cards; None where they are too many."""
        state = self.state
        length = min(state.setup.target, _MAX_RACE_POINTS)
        missing = state.setup.target - state.scores[self.seat]
        if missing > length:
            return None
        race = solve_solo(state.cards, length)
        found = plan.skipped * race.expected(length - missing, ALL_ACTIVE)
        for total, row in zip(*plan.left.nonzero(), strict=True):
            found += plan.left[total, row] * race.expected(length - missing + int(total), int(row))
        return float(found)

    # --- the others ------------------------------------------------------------------------------------------------------------------

    def last_turn(self) -> LastTurn | None:
        """The last turn, if a player has reached the target and this is the seat's last; otherwise None."""
        state, players = self.state, self.state.setup.players
        most = max(state.scores)
        if state.waiting or most < state.setup.target or state.scores[self.seat] == most:
            return None
        leaders = tuple(seat for seat in range(players) if state.scores[seat] == most)
        after = tuple((self.seat + step) % players for step in range(1, (state.first - self.seat - 1) % players + 1))
        level = most - state.scores[self.seat]
        return LastTurn(level + 1, leaders, after, "lost" if after else self._tied(level))

    def _tied(self, level: int) -> Tie:
        """What so many points can come to at most, with the cards that are Active when they are scored."""
        values, _ = self.end_values
        held = [place for place, card in enumerate(self.state.cards) if self.row >> place & 1 and level in totals(card)]
        best = max((values[place, level, self.row & ~(1 << place)] for place in held), default=0.0)
        return "won" if best > 1 - EQUAL_TOLERANCE else "shared" if best > EQUAL_TOLERANCE else "lost"

    def overtakes(self, total: int) -> Lead | None:
        """The leader whom the seat passes with so many points; None where it does not, or leads already."""
        scores = self.state.scores
        own, others = scores[self.seat], [(score, -seat) for seat, score in enumerate(scores) if seat != self.seat]
        if not others:
            return None
        most, leader = max(others)
        return Lead(-leader, own + total - most) if own <= most < own + total else None

    def threat(self) -> Threat | None:
        """The other player who is likeliest to reach the target next turn; None if that is far off."""
        state = self.state
        found = []
        for seat, score in enumerate(state.scores):
            missing = state.setup.target - score
            if seat != self.seat and missing > 0:
                chance = reaching(state.cards, state.active[seat], missing) if state.active[seat] else 0.0
                found.append((chance, -seat, missing))
        chance, seat, missing = max(found, default=(0.0, 0, 0))
        return Threat(-seat, missing, chance) if chance >= LIKELY_CHANCE else None
