"""Many games from a solved tablebase at once: all games that stand alike are played on together, with dice of their own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rollhouse.core.dice import lattice, rolls
from rollhouse.games.dicy_cards.atlas.deals import Games
from rollhouse.games.dicy_cards.cards import points, selections, usual_points
from rollhouse.games.dicy_cards.solver.compiled import compiled
from rollhouse.games.dicy_cards.solver.facts import DICE, FULL, KEEPS, ROW
from rollhouse.games.dicy_cards.solver.tablebase.lookup import Tablebase
from rollhouse.games.dicy_cards.solver.turn.dice_arrays import CardArrays, DiceArrays, dice_arrays
from rollhouse.games.dicy_cards.solver.turn.turn_values import touching, turn_values

Floats = NDArray[np.float64]
Ints = NDArray[np.int32]
Longs = NDArray[np.int64]
Seat: TypeAlias = Literal["first", "second"]
_Pair: TypeAlias = tuple[int, int]
_Standing: TypeAlias = tuple[_Pair, _Pair, bool]
"""Both scores, both rows, and whether it is the first player's turn."""

_SKIPPED_TURN = -1
_RESETS = 2
"""The effect that lets the other player reset a card; every other one makes them freeze one."""
_SCORED, _POINTS, _FROZEN = range(3)


def play_games(
    tablebase: Tablebase, games: int, *, greedy: Seat | None = None, seed: int = 1, progress: Callable[[float], None] = lambda done: None
) -> Games:
    """Play so many games from the start. Both are perfect, unless one of them is `greedy`. The same seed gives the same games."""
    _seed(seed)
    cards = _Cards(tablebase)
    first_halves = rounds = skips = finished = 0
    standing: Counter[_Standing] = Counter({((0, 0), (FULL, FULL), True): games})
    while standing:
        later: Counter[_Standing] = Counter()
        for (scores, rows, firsts_turn), count in standing.items():
            if firsts_turn and max(scores) >= tablebase.target:
                first_halves += count * _halves(scores, rows)
                finished += count
                continue
            rounds += firsts_turn * count
            mover, other = ("first", "second") if firsts_turn else ("second", "first")
            for turn, times in cards.turns(scores, rows, firsts_turn, count, greedy=greedy == mover).items():
                skips += times * (turn[0] == _SKIPPED_TURN)
                later[cards.after(scores, rows, firsts_turn, turn, greedy=greedy == other)] += times
        standing = later
        progress(finished / games)
    scored, brought, frozen = (tuple(map(int, counts)) for counts in cards.counts)
    return Games(games, rounds, first_halves, skips, scored, brought, frozen)


def _halves(scores: _Pair, rows: _Pair) -> int:
    """A finished game for the first player: 2 won, 1 shared."""
    mine, theirs = ((score, row.bit_count()) for score, row in zip(scores, rows, strict=True))
    return 2 if mine > theirs else 1 if mine == theirs else 0


class _Cards:
    """The deal that is played, and what was done with its cards."""

    def __init__(self, tablebase: Tablebase) -> None:
        self.tablebase = tablebase
        self.counts = np.zeros((3, ROW), np.int64)
        """[scored, points, frozen; card]"""
        usual = [usual_points(card) for card in tablebase.cards]
        self._ranks = [sum(other < mine for other in usual) for mine in usual]
        self._most = np.array([[_most(card, roll) for roll in rolls(DICE)] for card in tablebase.cards], np.int32)
        self._greed = self._most * 8 - np.array(self._ranks, np.int32)[:, None]

    def turns(self, scores: _Pair, rows: _Pair, firsts_turn: bool, count: int, *, greedy: bool) -> Counter[tuple[int, int, int]]:
        """How `count` turns from here end: points (or a skip), the row that is left, what it does to the other player."""
        mine, theirs = rows if firsts_turn else rows[::-1]
        out = np.empty((count, 3), np.int32)
        cards = touching(self.tablebase.cards)
        if greedy:
            _greedy_turns(dice_arrays(), cards, self._most, self._greed, mine, self.counts, out)
        else:
            values = turn_values(self.tablebase.cards, self.tablebase.prospects(scores, theirs, firsts_turn))
            after, skip = values.prospects.after, values.prospects.skip
            _best_turns(dice_arrays(), cards, *_keeps(), after, skip, values.worth, mine, self.counts, out)
        return Counter((points, row, touch) for points, row, touch in out.tolist())

    def after(self, scores: _Pair, rows: _Pair, firsts_turn: bool, turn: tuple[int, int, int], *, greedy: bool) -> _Standing:
        """Who stands how once the other player has reacted: as suits them best, or greedily."""
        points, row, touch = turn
        gained = max(points, 0)
        reached = (scores[0] + gained, scores[1]) if firsts_turn else (scores[0], scores[1] + gained)
        resetting = points == _SKIPPED_TURN or touch == _RESETS
        theirs = rows[1] if firsts_turn else rows[0]
        cards = [card for card in range(ROW) if bool(theirs >> card & 1) != resetting] if resetting or touch else []

        def standing(their_row: int) -> _Standing:
            return reached, (row, their_row) if firsts_turn else (their_row, row), not firsts_turn

        if not cards:
            return standing(theirs)
        if greedy:
            card = (max if resetting else min)(cards, key=self._ranks.__getitem__)
            return standing(theirs ^ 1 << card)
        return max((standing(theirs ^ 1 << card) for card in cards), key=self._other_share)

    def _other_share(self, standing: _Standing) -> float:
        """The player who is to move next."""
        scores, rows, firsts_turn = standing
        if firsts_turn and max(scores) >= self.tablebase.target:
            return _halves(scores, rows) / 2
        share = self.tablebase.first_share(scores, rows, firsts_turn)
        return share if firsts_turn else 1.0 - share


@cache
def _most(card: str, roll: tuple[int, ...]) -> int:
    """The most that the roll scores on the card; 0 if nothing."""
    found = selections(card, roll)
    return points(card, found[0]) if found else 0


@cache
def _keeps() -> tuple[Ints, Ints]:
    """Of each roll, every keep but the roll itself; and where each list begins."""
    lists = [[keep for keep in keeps if keep < KEEPS] for keeps in lattice(DICE).within]
    return np.array([keep for keeps in lists for keep in keeps], np.int32), np.array(np.cumsum([0, *map(len, lists)]), np.int32)


@compiled
def _seed(seed: int) -> None:
    """The dice of compiled code."""
    np.random.seed(seed)


@compiled
def _end(out: Ints, game: int, points: int, row: int, touch: int) -> None:
    """Write the end of a turn into its game's row."""
    out[game, 0], out[game, 1], out[game, 2] = points, row, touch


@compiled
def _greedy_turns(dice: DiceArrays, cards: CardArrays, most: Ints, greed: Ints, row: int, counts: Longs, out: Ints) -> None:
    """Take the most points at once, the usually weakest card of several; skip where there are none."""
    for game in range(len(out)):
        keep = 0
        while keep < KEEPS:
            keep = dice.above[keep, np.random.randint(6)]
        best, chosen = 0, -1
        for card in range(ROW):
            if row >> card & 1 and most[card, keep - KEEPS] and (chosen < 0 or greed[card, keep - KEEPS] > best):
                best, chosen = greed[card, keep - KEEPS], card
        if chosen < 0:
            _end(out, game, _SKIPPED_TURN, FULL, 0)
        else:
            total = most[chosen, keep - KEEPS]
            counts[_SCORED, chosen] += 1
            counts[_POINTS, chosen] += total
            _end(out, game, total, row & ~(1 << chosen), cards.effect[chosen])


@compiled
def _best_turns(
    dice: DiceArrays,
    cards: CardArrays,
    within: Ints,
    within_start: Ints,
    after: Floats,
    skip: float,
    worth: Floats,
    row: int,
    counts: Longs,
    out: Ints,
) -> None:
    """Play `len(out)` turns from this row with real dice, by best moves."""
    for game in range(len(out)):
        left, keep = row, 0
        while True:
            while keep < KEEPS:
                keep = dice.above[keep, np.random.randint(6)]
            card, total, keep = _best_move(cards, within, within_start, after, skip, worth, left, keep - KEEPS)
            if card < 0:
                _end(out, game, _SKIPPED_TURN, FULL, 0)
                break
            left &= ~(1 << card)
            if total:
                counts[_SCORED, card] += 1
                counts[_POINTS, card] += total
                _end(out, game, total, left, cards.effect[card])
                break
            counts[_FROZEN, card] += 1


@compiled
def _best_move(
    cards: CardArrays, within: Ints, within_start: Ints, after: Floats, skip: float, worth: Floats, row: int, roll: int
) -> tuple[int, int, int]:
    """The move that is worth what the roll is worth: a card (-1 skips), the points it scores (0 for a reroll), what is kept.

    Of equally good ones the most points, else a skip, else the first card: where a game is decided, no cards are frozen for nothing.
    """
    value = worth[row, KEEPS + roll]
    best, chosen = 0, -1
    for card in range(ROW):
        if row >> card & 1:
            number = cards.class_of[card, roll]
            while number > 0:
                place = cards.class_start[card] + number
                for extra in range(cards.extra_start[place], cards.extra_start[place + 1]):
                    total = cards.extra[extra]
                    if total >= best and after[cards.effect[card], total, row & ~(1 << card)] == value:
                        best, chosen = total, card
                number = cards.parent[place]
    if chosen >= 0 or value == skip:
        return chosen, best, 0
    for card in range(ROW):
        rest = row & ~(1 << card)
        if row >> card & 1 and rest:
            for place in range(within_start[roll], within_start[roll + 1]):
                if worth[rest, within[place]] == value:
                    return card, 0, within[place]
    raise AssertionError("no move is worth what the roll is worth")
