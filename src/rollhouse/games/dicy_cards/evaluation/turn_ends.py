"""Every player's share at every end of a turn: the other players react, each for their own share, and the value network evaluates."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollhouse.core.dice import rolls
from rollhouse.games.dicy_cards.cards import CARDS, points, selections
from rollhouse.games.dicy_cards.evaluation.compiled import compiled
from rollhouse.games.dicy_cards.evaluation.value_network import ActivationCache, ValueNetwork, evaluate_position
from rollhouse.games.dicy_cards.solver.facts import DICE, FULL, MAX_POINTS, ROW, ROWS, TOUCHES

Longs = NDArray[np.int64]
Floats = NDArray[np.float64]
Singles = NDArray[np.float32]

_RESETS = TOUCHES["neighbours_reset"]
_OTHERS_FREEZE = TOUCHES["others_freeze"]
_SKIPPED = len(TOUCHES)
"""Beside the effects of cards: after a skip every other player resets a card."""
_MAX_REACTIONS = ROW**3


class Ends(NamedTuple):
    """All players' shares at the ends of a turn, counted from the player on turn."""

    after: Floats
    """[touch, points, row that is left, player]"""
    skip: Floats


def turn_ends(
    network: ValueNetwork,
    cache: ActivationCache,
    cards: tuple[str, ...],
    points_needed: tuple[int, ...],
    rows: tuple[int, ...],
    place: int,
    within: int = FULL,
) -> Ends:
    """The ends of a turn of the player at this place of the round.

    `points_needed` and `rows` begin with that player, whose own row may be any part of `within`.
    """
    players = len(points_needed)
    ends = Ends(np.zeros((len(TOUCHES), MAX_POINTS + 1, ROWS, players)), np.zeros(players))
    _fill(network, cache, _scores(cards), np.array(points_needed), np.array(rows), place, within, ends)
    return ends


@cache
def _scores(cards: tuple[str, ...]) -> Longs:
    """[number]: a touch, points, and the cards that bring them, as bits."""
    found: dict[tuple[int, int], int] = {}
    for place, card in enumerate(cards):
        for total in {points(card, chosen) for roll in rolls(DICE) for chosen in selections(card, roll)}:
            key = TOUCHES[CARDS[card].effect], total
            found[key] = found.get(key, 0) | 1 << place
    return np.array([(*key, places) for key, places in sorted(found.items())], np.int64)


@compiled
def _fill(
    network: ValueNetwork, cache: ActivationCache, scores: Longs, points_needed: Longs, rows: Longs, place: int, within: int, ends: Ends
) -> None:
    hidden1 = np.empty(network.hidden1.shape[3], np.float32)
    hidden2 = np.empty(network.hidden2.shape[1], np.float32)
    found = np.empty((_MAX_REACTIONS, len(points_needed)))
    before, own = points_needed[0], rows[0]
    for number in range(len(scores)):
        touch, total, places = scores[number]
        points_needed[0] = before - total
        for row in range(ROWS):
            if within & ~row & places and not row & ~within:  # a card that brings these points is frozen now
                rows[0] = row
                _react(network, cache, points_needed, rows, place, touch, hidden1, hidden2, found)
                ends.after[touch, total, row] = found[0]
    points_needed[0], rows[0] = before, FULL
    _react(network, cache, points_needed, rows, place, _SKIPPED, hidden1, hidden2, found)
    ends.skip[:] = found[0]
    rows[0] = own


@compiled
def _react(
    network: ValueNetwork,
    cache: ActivationCache,
    points_needed: Longs,
    rows: Longs,
    place: int,
    touch: int,
    hidden1: Singles,
    hidden2: Singles,
    found: Floats,
) -> None:
    """Fill found[0] with the shares after all reactions: the players who choose first know what the later ones will choose."""
    players = len(points_needed)
    resetting = touch in (_RESETS, _SKIPPED)
    reacting = np.empty(3, np.int64)
    choices = np.empty(3, np.int64)
    count, together = 0, 1
    for player in range(1, players):
        if touch == 0 or (touch not in (_OTHERS_FREEZE, _SKIPPED) and player not in (1, players - 1)):
            continue
        options = FULL & ~rows[player] if resetting else rows[player]
        if options:
            reacting[count], choices[count] = player, options
            together *= _bits(options)
            count += 1
    for number in range(together):
        rest = number
        for turn in range(count - 1, -1, -1):
            width = _bits(choices[turn])
            rows[reacting[turn]] ^= _bit(choices[turn], rest % width)
            rest //= width
        _value(network, cache, points_needed, rows, place, hidden1, hidden2, found[number])
        rest = number
        for turn in range(count - 1, -1, -1):
            width = _bits(choices[turn])
            rows[reacting[turn]] ^= _bit(choices[turn], rest % width)
            rest //= width
    for turn in range(count - 1, -1, -1):  # the last of them chooses first
        width, player = _bits(choices[turn]), reacting[turn]
        together //= width
        for group in range(together):
            best = group * width
            for other in range(group * width + 1, (group + 1) * width):
                if found[other, player] > found[best, player]:
                    best = other
            found[group] = found[best]


@compiled
def _value(
    network: ValueNetwork,
    cache: ActivationCache,
    points_needed: Longs,
    rows: Longs,
    place: int,
    hidden1: Singles,
    hidden2: Singles,
    shares: Floats,
) -> None:
    """Fill `shares` after player 0's turn: players who can only skip have skipped, then the network evaluates, or the game is over."""
    players = len(points_needed)
    lead = min(points_needed.min(), 0)
    standing = rows
    begins = 0
    while True:
        if place == players - 1 and points_needed.min() <= 0:
            _final(points_needed, standing, shares)
            return
        begins = (begins + 1) % players
        place = (place + 1) % players
        if standing[begins]:
            break
        standing = standing.copy()
        standing[begins] = FULL
        for other in range(players):
            if other != begins:
                standing[other] = _shortest_after_reset(cache, points_needed[other] - lead, standing[other])
    evaluate_position(network, cache, points_needed, standing, begins, place, hidden1, hidden2, shares)


@compiled
def _shortest_after_reset(cache: ActivationCache, needed: int, row: int) -> int:
    """The row after the reset that leaves the fewest expected turns: to evaluate every choice would take too long here."""
    best = row
    for card in range(ROW):
        tried = row | 1 << card
        if tried != row and (best == row or cache.features[needed, tried, 0] < cache.features[needed, best, 0]):
            best = tried
    return best


@compiled
def _bits(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@compiled
def _bit(mask: int, number: int) -> int:
    """The bit of the mask that follows `number` lower ones."""
    for _ in range(number):
        mask &= mask - 1
    return mask & -mask


@compiled
def _final(points_needed: Longs, rows: Longs, shares: Floats) -> None:
    """Shares of a finished game: most points, then most Active cards; players who are still tied share the win."""
    best, winners = -1 << 40, 0
    for player in range(len(points_needed)):
        rank = _bits(rows[player]) - (ROW + 1) * points_needed[player]
        if rank > best:
            best, winners = rank, 0
        winners += rank == best
    for player in range(len(points_needed)):
        shares[player] = 1.0 / winners if _bits(rows[player]) - (ROW + 1) * points_needed[player] == best else 0.0
