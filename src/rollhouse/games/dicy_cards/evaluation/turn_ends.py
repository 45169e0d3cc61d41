"""Every player's share at every end of a turn: the other players react, each for their own share, and the value network evaluates."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicy_cards.cards import CARDS, totals
from rollhouse.games.dicy_cards.evaluation.compiled import compiled
from rollhouse.games.dicy_cards.evaluation.value_network import ActivationCache, ValueNetwork, evaluate_position
from rollhouse.games.dicy_cards.solver.facts import FULL, MAX_POINTS, ROW, ROWS, TOUCHES

Longs = NDArray[np.int64]
Floats = NDArray[np.float64]
Singles = NDArray[np.float32]

_RESETS = TOUCHES["neighbours_reset"]
_OTHERS_FREEZE = TOUCHES["others_freeze"]
SKIPPED = len(TOUCHES)
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
    *,
    joint: bool = True,
) -> Ends:
    """The ends of a turn of the player at this place of the round.

    `points_needed` and `rows` begin with that player, whose own row may be any part of `within`; `joint` says how others react (`react`).
    """
    players = len(points_needed)
    ends = Ends(np.zeros((len(TOUCHES), MAX_POINTS + 1, ROWS, players)), np.zeros(players))
    fill_ends(network, cache, possible_scores(cards), np.array(points_needed), np.array(rows), place, within, joint, ends)
    return ends


@cache
def possible_scores(cards: tuple[str, ...]) -> Longs:
    """[number]: a touch, points, and the cards that bring them, as bits."""
    found: dict[tuple[int, int], int] = {}
    for place, card in enumerate(cards):
        for total in totals(card):
            key = TOUCHES[CARDS[card].effect], total
            found[key] = found.get(key, 0) | 1 << place
    return np.array([(*key, places) for key, places in sorted(found.items())], np.int64)


@compiled
def fill_ends(
    network: ValueNetwork,
    cache: ActivationCache,
    scores: Longs,
    points_needed: Longs,
    rows: Longs,
    place: int,
    within: int,
    joint: bool,
    ends: Ends,
) -> None:
    """Fill the ends of a turn, as `turn_ends`; `scores` are the deal's possible scores, `joint` says how others react (`react`)."""
    hidden1 = np.empty(network.hidden1.shape[3], np.float32)
    hidden2 = np.empty(network.hidden2.shape[1], np.float32)
    found = np.empty((_MAX_REACTIONS, len(points_needed)))
    chosen = np.empty(_MAX_REACTIONS, np.int64)
    before, own = points_needed[0], rows[0]
    for number in range(len(scores)):
        touch, total, places = scores[number]
        points_needed[0] = before - total
        for row in range(ROWS):
            if within & ~row & places and not row & ~within:  # a card that brings these points is frozen now
                rows[0] = row
                _react(network, cache, points_needed, rows, place, touch, joint, hidden1, hidden2, found, chosen)
                ends.after[touch, total, row] = found[0]
    points_needed[0], rows[0] = before, FULL
    _react(network, cache, points_needed, rows, place, SKIPPED, joint, hidden1, hidden2, found, chosen)
    ends.skip[:] = found[0]
    rows[0] = own


@compiled
def react(network: ValueNetwork, cache: ActivationCache, points_needed: Longs, rows: Longs, place: int, touch: int, joint: bool) -> None:
    """The other players react to a touch, each for their own share: `rows` are those after it.

    With `joint`, each knows what the later ones will choose. Otherwise each takes the others to choose for the fewest turns alone, or as
    the later ones have chosen by that: 13 positions are evaluated instead of 125.
    """
    hidden1 = np.empty(network.hidden1.shape[3], np.float32)
    hidden2 = np.empty(network.hidden2.shape[1], np.float32)
    found = np.empty((_MAX_REACTIONS, len(points_needed)))
    chosen = np.empty(_MAX_REACTIONS, np.int64)
    _react(network, cache, points_needed, rows, place, touch, joint, hidden1, hidden2, found, chosen)
    reacting = np.empty(3, np.int64)
    choices = np.empty(3, np.int64)
    count = _reacting(rows, touch, reacting, choices)
    _change(rows, reacting, choices, count, chosen[0])


@compiled
def _reacting(rows: Longs, touch: int, reacting: Longs, choices: Longs) -> int:
    """How many players react; who, and what each may choose, as bits."""
    players = len(rows)
    count = 0
    for player in range(1, players):
        if touch == 0 or (touch not in (_OTHERS_FREEZE, SKIPPED) and player not in (1, players - 1)):
            continue
        options = FULL & ~rows[player] if touch in (_RESETS, SKIPPED) else rows[player]
        if options:
            reacting[count], choices[count] = player, options
            count += 1
    return count


@compiled
def _change(rows: Longs, reacting: Longs, choices: Longs, count: int, number: int) -> None:
    """Make, or take back, the reactions with this number."""
    for turn in range(count - 1, -1, -1):
        width = _bits(choices[turn])
        rows[reacting[turn]] ^= _bit(choices[turn], number % width)
        number //= width


@compiled
def _react(
    network: ValueNetwork,
    cache: ActivationCache,
    points_needed: Longs,
    rows: Longs,
    place: int,
    touch: int,
    joint: bool,
    hidden1: Singles,
    hidden2: Singles,
    found: Floats,
    chosen: Longs,
) -> None:
    """Fill found[0] with the shares after all reactions, and chosen[0] with their number."""
    reacting = np.empty(3, np.int64)
    choices = np.empty(3, np.int64)
    count = _reacting(rows, touch, reacting, choices)
    if count > 1 and not joint:
        _react_apart(network, cache, points_needed, rows, place, reacting, choices, count, hidden1, hidden2, found, chosen)
        return
    together = 1
    for turn in range(count):
        together *= _bits(choices[turn])
    for number in range(together):
        _change(rows, reacting, choices, count, number)
        _value(network, cache, points_needed, rows, place, hidden1, hidden2, found[number])
        _change(rows, reacting, choices, count, number)
        chosen[number] = number
    for turn in range(count - 1, -1, -1):  # the last of them chooses first
        width, player = _bits(choices[turn]), reacting[turn]
        together //= width
        for group in range(together):
            best = group * width
            for other in range(group * width + 1, (group + 1) * width):
                if found[other, player] > found[best, player]:
                    best = other
            found[group] = found[best]
            chosen[group] = chosen[best]


@compiled
def _react_apart(
    network: ValueNetwork,
    cache: ActivationCache,
    points_needed: Longs,
    rows: Longs,
    place: int,
    reacting: Longs,
    choices: Longs,
    count: int,
    hidden1: Singles,
    hidden2: Singles,
    found: Floats,
    chosen: Longs,
) -> None:
    """As `_react`, one player after the other from the last on, over the choices for the fewest turns alone."""
    lead = min(points_needed.min(), 0)
    before, numbers = np.empty(3, np.int64), np.empty(3, np.int64)
    for turn in range(count):
        player = reacting[turn]
        before[turn] = rows[player]
        numbers[turn] = 0
        ways = cache.features[points_needed[player] - lead]
        for number in range(1, _bits(choices[turn])):
            if ways[before[turn] ^ _bit(choices[turn], number), 0] < ways[before[turn] ^ _bit(choices[turn], numbers[turn]), 0]:
                numbers[turn] = number
        rows[player] ^= _bit(choices[turn], numbers[turn])
    _value(network, cache, points_needed, rows, place, hidden1, hidden2, found[0])
    for turn in range(count - 1, -1, -1):
        player, best = reacting[turn], numbers[turn]
        for number in range(_bits(choices[turn])):
            if number == best:
                continue
            rows[player] = before[turn] ^ _bit(choices[turn], number)
            _value(network, cache, points_needed, rows, place, hidden1, hidden2, found[1])
            if found[1, player] > found[0, player]:
                found[0] = found[1]
                numbers[turn] = number
        rows[player] = before[turn] ^ _bit(choices[turn], numbers[turn])
    chosen[0] = 0
    for turn in range(count):
        chosen[0] = chosen[0] * _bits(choices[turn]) + numbers[turn]
        rows[reacting[turn]] = before[turn]


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
    begins, skipped = 0, -1
    while True:
        if place == players - 1 and points_needed.min() <= 0:
            _final(points_needed, standing, shares)
            return
        begins = (begins + 1) % players
        place = (place + 1) % players
        if standing[begins]:
            break
        skipped = begins
        standing = standing.copy()
        standing[begins] = FULL
        for other in range(players):
            if other != begins:
                standing[other] = _shortest_after_reset(cache, points_needed[other] - lead, standing[other])
    evaluate_position(network, cache, points_needed, standing, begins, place, hidden1, hidden2, shares)
    if skipped < 0:
        return
    found = np.empty(players)
    for away in range(players - 1, 0, -1):  # each resets for the best share, over the others' shortest ways; the last chooses first
        other = (skipped + away) % players
        shortest = best = standing[other]
        for card in range(ROW):
            row = rows[other] | 1 << card
            if row not in (rows[other], shortest):
                standing[other] = row
                evaluate_position(network, cache, points_needed, standing, begins, place, hidden1, hidden2, found)
                if found[other] > shares[other]:
                    shares[:] = found
                    best = row
        standing[other] = best


@compiled
def _shortest_after_reset(cache: ActivationCache, needed: int, row: int) -> int:
    """The row after the reset that leaves the fewest expected turns."""
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
