"""Calibration of a game's levels: the error rates with which one expert makes steps of equal size."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp, fsum, log
from statistics import fmean
from typing import Final

from rollhouse.arena.elo import expected_share
from rollhouse.arena.games import play_deal
from rollhouse.core.game import AnyGame, Setup
from rollhouse.core.human_error import ERRING_LEVELS

STEP_ELO: Final = 115.0
"""How much stronger each level is than the one before it."""
_ROUNDS: Final = (1, 1, 2, 2)
"""The parts in which a level's deals are played; after each of them its error rate is set anew."""
_FIRST_ERROR: Final = 0.06
"""How much more than the level above it a level errs in the first round, in even shares of the win."""
_NEAR: Final = 1.5
"""Rounds whose error rate is off by more than this factor are not counted in the end."""
_GAPS: Final = (1e-4, 1.0)
"""The least and the most that a level errs more than the one above it."""
_HALVINGS: Final = 60
_MAX_CHANGE: Final = 3.0
"""From round to round the step of the error rate grows or shrinks by this factor at most."""


@dataclass(frozen=True, slots=True)
class ErringDeal:
    """One deal: an expert with one error rate against others with a larger one, as a task for any process."""

    game: AnyGame
    setup: Setup
    errors: tuple[float, float]
    seed: int
    deal: int

    def __call__(self) -> float:
        """The share of the win of the one that errs less, with the luck taken out."""
        bots = [self.game.erring_expert(self.errors[place > 0]) for place in range(self.setup.players)]
        results = play_deal(self.game, self.setup, bots, self.seed, self.deal, luck=True)
        return fmean((0 in one.winners) / len(one.winners) - one.luck[0] for one in results)


@dataclass
class LadderSearch:
    """The search for the error rates of one setting, or of several that share them, from the level below the expert down."""

    game: AnyGame
    setups: tuple[Setup, ...]
    """For the same number of players; the deals are played in each of them in turn."""
    deals: int
    """For each level."""
    seed: int
    errors: dict[str, float] = field(default_factory=dict)
    """By level, as far as they are found."""
    _rounds: list[tuple[float, float, int]] = field(default_factory=list)
    """Of the current level: how much more it erred than the level above, the share of that one, and the deals."""

    @property
    def players(self) -> int:
        """The number of players."""
        return self.setups[0].players

    @property
    def level(self) -> str | None:
        """The level that is looked for; None at the end."""
        return next((level for level in reversed(ERRING_LEVELS) if level not in self.errors), None)

    def tasks(self) -> list[ErringDeal]:
        """The deals of the next round; each deal of a search is played once."""
        done = len(self._rounds)
        count = -(-self.deals * _ROUNDS[done] // sum(_ROUNDS))
        begin = (len(self.errors) * len(_ROUNDS) + done) * self.deals
        errors = (self._above(), self._above() + self._gap())
        return [
            ErringDeal(self.game, self.setups[deal % len(self.setups)], errors, self.seed, deal) for deal in range(begin, begin + count)
        ]

    def take(self, shares: Sequence[float]) -> None:
        """Note the results of these deals."""
        level = self.level
        assert level is not None, "there was something to play"
        self._rounds.append((self._gap(), fmean(shares), len(shares)))
        if len(self._rounds) == len(_ROUNDS):
            self.errors[level] = self._above() + self._gap()
            self._rounds = []

    def _above(self) -> float:
        """The error rate of the level above."""
        return max(self.errors.values(), default=0.0)

    def _gap(self) -> float:
        """How much more the level errs than the one above, by the rounds so far: strength is taken to fall in proportion to it."""
        if not self._rounds:
            return _FIRST_ERROR / self.players
        last = self._rounds[-1][0]
        rounds = self._rounds
        for _ in range(2):  # with all rounds, and then with those nearby
            gap = min(max(self._fitted(rounds), last / _MAX_CHANGE), last * _MAX_CHANGE)
            rounds = [one for one in rounds if gap / _NEAR <= one[0] <= gap * _NEAR] or rounds[-1:]
        return gap

    def _fitted(self, rounds: Sequence[tuple[float, float, int]]) -> float:
        """The gap that makes a step, by the factor of gap to Elo points that explains the rounds' wins."""
        low, high = log(STEP_ELO / _GAPS[1]), log(STEP_ELO / _GAPS[0])
        for _ in range(_HALVINGS):
            middle = 0.5 * (low + high)
            expected = (games * expected_share(exp(middle) * gap, self.players) for gap, _, games in rounds)
            if fsum(expected) < fsum(games * share for _, share, games in rounds):
                low = middle
            else:
                high = middle
        return STEP_ELO / exp(low)
