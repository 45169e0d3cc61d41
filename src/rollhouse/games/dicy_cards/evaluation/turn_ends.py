"""What every end of a turn is worth to everybody: the others react, each choosing for themselves, and the judge says what comes of it."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollhouse.core.dice import rolls
from rollhouse.games.dicy_cards.cards import CARDS, points, selections
from rollhouse.games.dicy_cards.evaluation.compiled import compiled
from rollhouse.games.dicy_cards.evaluation.judge import Judge, Room, judge_position
from rollhouse.games.dicy_cards.solver.facts import DICE, FULL, MOST_POINTS, ROW, ROWS, TOUCHES

__all__ = ["Ends", "turn_ends"]

Longs = NDArray[np.int64]
Floats = NDArray[np.float64]
Singles = NDArray[np.float32]

_RESETS = TOUCHES["neighbours_reset"]
_OTHERS_FREEZE = TOUCHES["others_freeze"]
_SKIPPED = len(TOUCHES)
"""Beside what cards do to others: after a skip everybody else resets one."""
_MOST_REACTIONS = ROW**3


class Ends(NamedTuple):
    """Everybody's shares at the ends of a turn, counted from whoever is on turn."""

    after: Floats
    """[touch, points, row that is left, player]"""
    skip: Floats


def turn_ends(
    judge: Judge, room: Room, cards: tuple[str, ...], togo: tuple[int, ...], rows: tuple[int, ...], place: int, within: int = FULL
) -> Ends:
    """For the turn of the player at this place of the round, the first of `togo` and `rows`, whose own row may be any part of `within`."""
    players = len(togo)
    ends = Ends(np.zeros((len(TOUCHES), MOST_POINTS + 1, ROWS, players)), np.zeros(players))
    _fill(judge, room, _scores(cards), np.array(togo), np.array(rows), place, within, ends)
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
def _fill(judge: Judge, room: Room, scores: Longs, togo: Longs, rows: Longs, place: int, within: int, ends: Ends) -> None:
    hidden = np.empty(judge.first.shape[3], np.float32)
    deep = np.empty(judge.middle.shape[2], np.float32)
    found = np.empty((_MOST_REACTIONS, len(togo)))
    before, own = togo[0], rows[0]
    for number in range(len(scores)):
        touch, total, places = scores[number]
        togo[0] = before - total
        for row in range(ROWS):
            if within & ~row & places and not row & ~within:  # a card that brings these points is frozen now
                rows[0] = row
                _react(judge, room, togo, rows, place, touch, hidden, deep, found)
                ends.after[touch, total, row] = found[0]
    togo[0], rows[0] = before, FULL
    _react(judge, room, togo, rows, place, _SKIPPED, hidden, deep, found)
    ends.skip[:] = found[0]
    rows[0] = own


@compiled
def _react(
    judge: Judge, room: Room, togo: Longs, rows: Longs, place: int, touch: int, hidden: Singles, deep: Singles, found: Floats
) -> None:
    """Into found[0], the shares once everybody who must has reacted: whoever chooses first knows what the later ones will choose."""
    players = len(togo)
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
        _value(judge, room, togo, rows, place, hidden, deep, found[number])
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
def _value(judge: Judge, room: Room, togo: Longs, rows: Longs, place: int, hidden: Singles, deep: Singles, shares: Floats) -> None:
    """After a turn of player 0, at this place: whoever can only skip has skipped, and then it is judged, or it is over."""
    players = len(togo)
    lead = min(togo.min(), 0)
    standing = rows
    begins = 0
    while True:
        if place == players - 1 and togo.min() <= 0:
            _final(togo, standing, shares)
            return
        begins = (begins + 1) % players
        place = (place + 1) % players
        if standing[begins]:
            break
        standing = standing.copy()
        standing[begins] = FULL
        for other in range(players):
            if other != begins:
                standing[other] = _reset_for_the_way(room, togo[other] - lead, standing[other])
    judge_position(judge, room, togo, standing, begins, place, hidden, deep, shares)


@compiled
def _reset_for_the_way(room: Room, gap: int, row: int) -> int:
    """The row once a card is reset, the one that shortens the way most: to weigh what it means to the others would take too long here."""
    best = row
    for card in range(ROW):
        tried = row | 1 << card
        if tried != row and (best == row or room.facts[gap, tried, 0] < room.facts[gap, best, 0]):
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
    """The bit of the mask that comes after so many others."""
    for _ in range(number):
        mask &= mask - 1
    return mask & -mask


@compiled
def _final(togo: Longs, rows: Longs, shares: Floats) -> None:
    """The game is over: most points, then most Active cards; whoever is still tied shares the win."""
    best, winners = -1 << 40, 0
    for player in range(len(togo)):
        rank = _bits(rows[player]) - (ROW + 1) * togo[player]
        if rank > best:
            best, winners = rank, 0
        winners += rank == best
    for player in range(len(togo)):
        shares[player] = 1.0 / winners if _bits(rows[player]) - (ROW + 1) * togo[player] == best else 0.0
