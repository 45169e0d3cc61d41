"""Rules of thumb: policies of one to three lines that a person can remember, and what they cost against perfect play.

After Neller and Presser, "Optimal Play of the Dice Game Pig": a simple policy is measured by what it loses against the optimal player.
`bench.rules_of_thumb` chooses the numbers and measures the costs; `rules_of_thumb.json` keeps them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import msgspec

from rollhouse.core.data import package_file
from rollhouse.core.dice import FACES, Dice, remove
from rollhouse.core.messages import Message, say
from rollhouse.games.dicy_cards.cards import CARDS, points, selections
from rollhouse.games.dicy_cards.events import card_name
from rollhouse.games.dicy_cards.moves import SKIP, DicyMove, Freeze, Reset, Score
from rollhouse.games.dicy_cards.rules import DicyState


class RuleOfThumb(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A policy that looks at the player's own cards and dice only."""

    cards: tuple[str, ...]
    """The five cards, the strongest first: the last Active one is frozen, and the first one is rolled for."""
    lines: int
    """1: never reroll; 2: reroll for `enough` points; 3: and skip rather than score the last Active card for less than `last`."""
    enough: int
    """A card is scored as soon as it brings so many points; 0 with one line."""
    last: int
    """The least that the only Active card is scored for; 0 with fewer than three lines."""
    cost: float
    """The share of the win that it loses to a perfect player, as the mean of both seats, to 100 points."""
    error: float
    """Half the width of the 95 % interval of the cost."""
    games: int
    """The simulated games, half of them for each seat."""

    def choose(self, row: tuple[str, ...], dice: Dice) -> DicyMove:
        """The move with these Active cards and dice."""
        best = self._most_points(row, dice)
        now = points(best.card, best.dice) if best is not None else 0
        if best is not None and (self.lines == 1 or now >= self.enough):
            return best
        if len(row) == 1:
            return best if best is not None and now >= self.last else SKIP
        if self.lines > 1:
            ranked = [card for card in self.cards if card in row]
            reroll = remove(dice, kept_for(ranked[0], dice))
            if reroll:
                return Freeze(ranked[-1], reroll)
        return best if best is not None else SKIP

    def _most_points(self, row: tuple[str, ...], dice: Dice) -> Score | None:
        """The score with the most points; among equals the weakest card's."""
        found = [Score(card, chosen[0]) for card in row if (chosen := selections(card, dice))]
        return max(found, key=lambda score: (points(score.card, score.dice), self.cards.index(score.card)), default=None)

    def react(self, moves: tuple[DicyMove, ...]) -> DicyMove:
        """The card to freeze or to reset when another player's move asks for it: the weakest, or the strongest."""
        places = {move: self.cards.index(move.card) for move in moves if isinstance(move, Freeze | Reset)}
        resets = any(isinstance(move, Reset) for move in moves)
        return min(places, key=places.__getitem__) if resets else max(places, key=places.__getitem__)

    def words(self) -> tuple[Message, ...]:
        """The policy in as many sentences as it has lines, and what it costs."""
        if self.lines == 1:
            policy = [say("dicy-thumb-greedy")]
        else:
            order = tuple(say("dicy-thumb-card", card=card_name(card), keep=say(f"dicy-thumb-keep-{card}")) for card in self.cards[:-1])
            policy = [
                say("dicy-thumb-enough", points=self.enough),
                say("dicy-thumb-reroll", order=(*order, card_name(self.cards[-1]))),
                *([say("dicy-thumb-last", points=self.last)] if self.lines == 3 else []),
            ]
        return (*policy, say("dicy-thumb-cost", cost=round(100 * self.cost, 1), error=round(100 * self.error, 1)))


def _at_least(face: int) -> Callable[[Dice], Dice]:
    return lambda dice: tuple(one for one in dice if one >= face)


def _among(*faces: int) -> Callable[[Dice], Dice]:
    return lambda dice: tuple(one for one in dice if one in faces)


def _one_of_each(dice: Dice) -> Dice:
    return tuple(sorted(set(dice)))


def _longest_run(dice: Dice) -> Dice:
    runs = [tuple(range(low, high + 1)) for low in FACES for high in range(low, FACES[-1] + 1) if set(range(low, high + 1)) <= set(dice)]
    return max(runs, key=lambda run: (len(run), sum(run)))


def _most_frequent(dice: Dice) -> Dice:
    face = max(dice, key=lambda one: (dice.count(one), one))
    return tuple(one for one in dice if one == face)


def _pairs(dice: Dice) -> Dice:
    pairs = [face for face in reversed(FACES) if dice.count(face) > 1][:2]
    return tuple(sorted(face for face in pairs for _ in range(2)))


def _two_highest(dice: Dice) -> Dice:
    return tuple(one for one in dice if one >= 5)[-2:]  # a five or a six


_KEEPS: dict[str, Callable[[Dice], Dice]] = {
    "any_two": _two_highest,
    "low_six": _among(4, 5),
    "odd": _among(3, 5),
    "straight": _longest_run,
    "two_pairs": _pairs,
    "sixes": _at_least(6),
    "double_pair": _two_highest,
    "three_lowest": _at_least(4),
    "all_different": _one_of_each,
    "five_different": _one_of_each,
    "forty_minus": _among(1, 2),
    "all_same": _most_frequent,
}
assert _KEEPS.keys() == CARDS.keys()


def kept_for(card: str, dice: Dice) -> Dice:
    """The dice that a reroll for this card keeps, by a rule that is easy to remember."""
    return _KEEPS[card](dice)


@cache
def rules_of_thumb() -> tuple[RuleOfThumb, ...]:
    """All rules that have been measured."""
    return msgspec.json.decode(package_file(__package__, "rules_of_thumb.json").read_bytes(), type=tuple[RuleOfThumb, ...])


def rule_of_thumb(state: DicyState) -> RuleOfThumb | None:
    """The rule that costs least with the cards of this position; None where none has been measured."""
    fitting = [rule for rule in rules_of_thumb() if set(rule.cards) == set(state.cards)]
    return min(fitting, key=lambda rule: rule.cost, default=None)
