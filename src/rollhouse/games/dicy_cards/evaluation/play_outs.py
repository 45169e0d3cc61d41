"""Play-outs with the luck taken out: positions are played on by the value network's moves, and only its surprises are added up.

Let W(t) be the value of turn t before its first roll, worked out exactly over the network, and J(t) the network's value of the end that the
dice of turn t led to. J(t) is W(t) on average: what the dice make of it is luck. So

    W(0) + sum over t ≥ 1 of (W(t) - J(t - 1))

has the mean of a plain play-out, and a quarter of its spread. After `turns` turns the rest is left to the network.

Dice follow from the numbers of the game, the turn and the roll: moves that are compared are played on with the same dice, and the same
position always comes out the same.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicy_cards.evaluation.compiled import compiled
from rollhouse.games.dicy_cards.evaluation.turn_ends import SKIPPED, Ends, fill_ends, possible_scores, react
from rollhouse.games.dicy_cards.evaluation.value_network import ActivationCache, ValueNetwork
from rollhouse.games.dicy_cards.solver.facts import DICE, FULL, KEEPS, MAX_POINTS, ROLLS, ROW, ROWS
from rollhouse.games.dicy_cards.solver.turn.dice_arrays import CardArrays, DiceArrays, dice_arrays
from rollhouse.games.dicy_cards.solver.turn.turn_shares import fill_shares
from rollhouse.games.dicy_cards.solver.turn.turn_values import touching

Floats = NDArray[np.float64]
Longs = NDArray[np.int64]


class PlayedDeal(NamedTuple):
    """The deal and the network that plays it."""

    network: ValueNetwork
    cache: ActivationCache
    dice: DiceArrays
    cards: CardArrays
    scores: Longs


class _Turn(NamedTuple):
    """A turn, worked out for the row it begins with and all its parts."""

    ends: Ends
    worth: Floats
    """[row, keep or roll, player]"""
    aim: Longs
    """[row, roll]: what is kept for the best reroll."""


class Course(NamedTuple):
    """A game from one position on: its turns, each counted from the player on turn."""

    needed: Longs
    """[turn, player]: the points that are needed when the turn begins."""
    rows: Longs
    worth: Floats
    """[turn, player]: the value of the turn when it begins."""
    seen: Floats
    """[turn, player]: the network's value of the turn's end; after the last turn of a game, its result."""


def played_deal(network: ValueNetwork, cache: ActivationCache, cards: tuple[str, ...]) -> PlayedDeal:
    """The deal of these cards, evaluated by this network."""
    return PlayedDeal(network, cache, dice_arrays(), touching(cards), possible_scores(cards))


def play_out(
    deal: PlayedDeal,
    points_needed: tuple[int, ...],
    rows: tuple[int, ...],
    place: int,
    keep: int,
    *,
    turn: int,
    turns: int,
    games: int,
    skip: int = 0,
) -> Floats:
    """[game, player]: estimates of all players' shares, counted from the player on turn.

    Args:
        deal: The deal.
        points_needed: From the player on turn on.
        rows: The Active cards of each; in the middle of a turn those that the player on turn has left.
        place: The player on turn's place in the round.
        keep: The dice that lie there, numbered as in the lattice: 0 before the first roll.
        turn: The number of this turn in its game, which its dice belong to.
        turns: How many turns are played on after this one.
        games: How many games are played.
        skip: How many were played before, with other dice.

    """
    shares = np.empty((games, len(rows)))
    _play_games(deal, np.array(points_needed), np.array(rows), place, keep, turn, turns, skip, shares)
    return shares


def play_game(
    deal: PlayedDeal, points_needed: tuple[int, ...], rows: tuple[int, ...], place: int, *, turns: int, game: int, wild: float = 0.0
) -> Course:
    """Play a game from the start of a turn, for so many turns at most; a part `wild` of the decisions are any."""
    players = len(rows)
    course, first = _empty_course(turns, players), _empty_turn(players)
    course.needed[0], course.rows[0] = points_needed, rows
    _work_out(deal, course.needed[0], course.rows[0], place, first)
    course.worth[0] = first.worth[rows[0], 0]
    count = _play_on(deal, course, first, _empty_turn(players), place, 0, game, 0, wild)
    return Course(course.needed[:count], course.rows[:count], course.worth[:count], course.seen[:count])


@compiled
def _empty_course(turns: int, players: int) -> Course:
    shape = (turns, players)
    return Course(np.zeros(shape, np.int64), np.zeros(shape, np.int64), np.zeros(shape), np.zeros(shape))


@compiled
def _empty_turn(players: int) -> _Turn:
    after = np.zeros((SKIPPED, MAX_POINTS + 1, ROWS, players))
    return _Turn(Ends(after, np.zeros(players)), np.empty((ROWS, KEEPS + ROLLS, players)), np.empty((ROWS, ROLLS), np.int64))


@compiled
def _work_out(deal: PlayedDeal, points_needed: Longs, rows: Longs, place: int, turn: _Turn) -> None:
    """Work a turn out for the row of the player on turn."""
    row = rows[0]
    fill_ends(deal.network, deal.cache, deal.scores, points_needed, rows, place, row, False, turn.ends)
    fill_shares(deal.dice, deal.cards, turn.ends.after, turn.ends.skip, 0, row, turn.worth, turn.aim)


@compiled
def _play_games(
    deal: PlayedDeal, points_needed: Longs, rows: Longs, place: int, keep: int, number: int, turns: int, skip: int, shares: Floats
) -> None:
    players = len(rows)
    first, later = _empty_turn(players), _empty_turn(players)
    course = _empty_course(turns + 1, players)
    _work_out(deal, points_needed, rows, place, first)
    for game in range(len(shares)):
        course.needed[0], course.rows[0], course.worth[0] = points_needed, rows, first.worth[rows[0], keep]
        played = _play_on(deal, course, first, later, place, keep, skip + game, number, 0.0)
        shares[game] = course.worth[0]
        for turn in range(1, played):
            for player in range(players):
                shares[game, (turn + player) % players] += course.worth[turn, player]
                shares[game, (turn - 1 + player) % players] -= course.seen[turn - 1, player]


@compiled
def _play_on(
    deal: PlayedDeal, course: Course, first: _Turn, later: _Turn, place: int, keep: int, game: int, number: int, wild: float
) -> int:
    """Play on from the first position of `course`, worked out in `first`; return the number of turns in the course.

    The game ends by its rules, with the result as what was seen of its last turn, or when the course is full.
    """
    turns, players = len(course.rows), len(course.rows[0])
    needed, standing = course.needed[0].copy(), course.rows[0].copy()
    turn = first
    for passed in range(turns - 1):
        touch, points, row = _play_turn(deal, turn, standing[0], keep, game, number + passed, wild)
        course.seen[passed] = turn.ends.skip if touch == SKIPPED else turn.ends.after[touch, points, row]
        needed[0] -= points
        standing[0] = row
        react(deal.network, deal.cache, needed, standing, place, touch, False)
        if place == players - 1 and needed.min() <= 0:
            return passed + 1
        _pass_on(needed)
        _pass_on(standing)
        place, keep, turn = (place + 1) % players, 0, later
        _work_out(deal, needed, standing, place, later)
        course.needed[passed + 1], course.rows[passed + 1], course.worth[passed + 1] = needed, standing, later.worth[standing[0], 0]
    return turns


@compiled
def _pass_on(values: Longs) -> None:
    """Count from the next player on."""
    first = values[0]
    for player in range(len(values) - 1):
        values[player] = values[player + 1]
    values[-1] = first


@compiled
def _play_turn(deal: PlayedDeal, turn: _Turn, row: int, keep: int, game: int, number: int, wild: float) -> tuple[int, int, int]:
    """Play a turn with real dice: the touch of the card that is scored, its points, and the row that is left."""
    rolled = 0
    source = _random(_random(np.uint64(0), game), number)
    while row:
        faces = _random(source, rolled)
        rolled += 1
        while keep < KEEPS:
            keep = deal.dice.above[keep, faces % np.uint64(6)]
            faces //= np.uint64(6)
        card, points, kept = _best_move(deal.cards, turn, row, keep - KEEPS)
        if wild and _random(faces, 0) < np.uint64(wild * 2.0**64):
            card = int(np.int64(_random(faces, 1) % np.uint64(ROW)))
            if not row >> card & 1:
                continue
            points = _best_points(deal.cards, turn.ends.after[deal.cards.effect[card]], card, row & ~(1 << card), keep - KEEPS)
            kept = 0
        keep = kept
        if card < 0:
            break
        row &= ~(1 << card)
        if points:
            return deal.cards.effect[card], points, row
    return SKIPPED, 0, FULL


@compiled
def _best_move(cards: CardArrays, turn: _Turn, row: int, roll: int) -> tuple[int, int, int]:
    """The move that `fill_shares` has chosen for a roll: a card (-1 skips), the points it scores (0 for a reroll), what is kept.

    Of equals it takes the first in the same order, for the other players' shares hang on that.
    """
    best, chosen, scored, kept = turn.ends.skip[0], -1, 0, 0
    for card in range(ROW):
        if not row >> card & 1:
            continue
        rest = row & ~(1 << card)
        points = _best_points(cards, turn.ends.after[cards.effect[card]], card, rest, roll)
        if points and turn.ends.after[cards.effect[card], points, rest, 0] > best:
            best, chosen, scored, kept = turn.ends.after[cards.effect[card], points, rest, 0], card, points, 0
        if rest and turn.worth[rest, turn.aim[rest, roll], 0] > best:
            best, chosen, scored, kept = turn.worth[rest, turn.aim[rest, roll], 0], card, 0, turn.aim[rest, roll]
    return chosen, scored, kept


@compiled
def _best_points(cards: CardArrays, after: Floats, card: int, rest: int, roll: int) -> int:
    """The total that is best to score with this roll on this card; 0 where there is none."""
    start, number, total = cards.class_start[card], cards.class_of[card, roll], 0
    while number > 0:  # from the class up to its first ancestor, whose totals win ties
        place = start + number
        best = 0
        for extra in range(cards.extra_start[place], cards.extra_start[place + 1]):
            other = cards.extra[extra]
            if best == 0 or after[other, rest, 0] > after[best, rest, 0]:
                best = other
        if best and (total == 0 or after[best, rest, 0] >= after[total, rest, 0]):
            total = best
        number = cards.parent[place]
    return total


@compiled
def _random(seed: np.uint64, number: int) -> np.uint64:
    """The number's random one, for this seed (SplitMix64)."""
    mixed = seed + (np.uint64(number) + np.uint64(1)) * np.uint64(0x9E3779B97F4A7C15)
    mixed = (mixed ^ mixed >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ mixed >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
    return mixed ^ mixed >> np.uint64(31)


assert 6**DICE < 1 << 62, "the faces of a roll come from one number"
