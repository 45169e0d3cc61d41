"""One turn, exactly: every roll, every keep, every set of placements in every order, duels; over a judgement of how the turn may end.

How a turn ends is a **key**: for each spot the sum of the dice that the mover has laid there, or 0, five bits each. Where the turn leads
depends on nothing else.

Placements that need no duel can be made in any order and tell nothing new, so duels come first: after each, the rest is decided anew.
A **code** says how the duels went, a digit for each spot that others hold: 0 not tried, 1 won, 2 lost.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicetto.evaluation.compiled import compiled
from rollhouse.games.dicetto.evaluation.judge import Judge, describe_rest, describe_spot, finish, spot_part, start_sum
from rollhouse.games.dicetto.evaluation.layout import (
    BONUS_MASK,
    COMBO,
    COUNT,
    GOAL,
    LOGO,
    NOBODY,
    OWNER,
    PILE_COUNT,
    POINTS,
    SLOTS,
    SPOTS,
    SUM,
    add_card,
    bonus_gain,
    final_shares,
)
from rollhouse.games.dicetto.evaluation.tables import EMPTY, FIRST_ROLL, MOST_SUM, SETS, DiceTables

__all__ = ["MOST_ROLLS", "Room", "TableArrays", "judged", "make_room", "place", "prepare", "roll"]

Numbers = NDArray[np.int64]
Floats = NDArray[np.float64]
Singles = NDArray[np.float32]

MOST_ROLLS: Final = 4
_CODES: Final = 3**SPOTS
_ENDS: Final = 1 << 16
_WAYS: Final = 1 << 17
_SLOTS_OF_HASH: Final = 1 << 18
_STOP: Final = -1
_BITS: Final = 5
_MASK: Final = 31


class Room(NamedTuple):
    """Room for one thread's turn."""

    total: Singles
    """The judge's sum if nothing were placed."""
    change: Singles
    """[spot, sum, …]: what dice of this sum there add to it."""
    scratch: Singles
    middle: Singles
    spot_facts: Singles
    rest_facts: Singles
    hidden: Singles
    hash_key: Numbers
    hash_end: Numbers
    ends: Floats
    """[end, seat]: shares, counted from the mover."""
    end_slot: Numbers
    counts: Numbers
    """How many ends are known."""
    way_set: Numbers
    way_key: Numbers
    best_end: Numbers
    """[code, dice]: the best end without further duels, given these dice …"""
    best_key: Numbers
    """… and its key."""
    duel: Numbers
    """[code, dice]: the duel to go for, spot × SETS + dice; or -1."""
    placed: Floats
    """[code, dice, seat]: what it is worth to have these dice to place."""
    rolled: Floats
    """[rerolls left, roll, seat]"""
    kept: Floats
    """[rerolls left, kept dice, seat]: before the others are rolled."""
    keep: Numbers
    """[rerolls left, roll]: what to keep; -1 to reroll nothing."""
    won: Numbers
    """Cards won, at the end of the game."""
    shares: Floats


def make_room(players: int, judge: Judge) -> Room:
    """Empty room for tables of so many."""
    wide = len(judge.sum_bias)
    return Room(
        total=np.zeros(wide, np.float32),
        change=np.zeros((SPOTS, MOST_SUM + 1, wide), np.float32),
        scratch=np.zeros(wide, np.float32),
        middle=np.zeros(len(judge.middle_bias), np.float32),
        spot_facts=np.zeros(judge.spot_in.shape[0], np.float32),
        rest_facts=np.zeros(judge.rest.shape[0], np.float32),
        hidden=np.zeros(len(judge.spot_in_bias), np.float32),
        hash_key=np.full(_SLOTS_OF_HASH, -1, np.int64),
        hash_end=np.zeros(_SLOTS_OF_HASH, np.int64),
        ends=np.zeros((_ENDS, players)),
        end_slot=np.zeros(_ENDS, np.int64),
        counts=np.zeros(1, np.int64),
        way_set=np.zeros(_WAYS, np.int64),
        way_key=np.zeros(_WAYS, np.int64),
        best_end=np.zeros((_CODES, SETS), np.int64),
        best_key=np.zeros((_CODES, SETS), np.int64),
        duel=np.zeros((_CODES, SETS), np.int64),
        placed=np.zeros((_CODES, SETS, players)),
        rolled=np.zeros((MOST_ROLLS, SETS - FIRST_ROLL, players)),
        kept=np.zeros((MOST_ROLLS, FIRST_ROLL, players)),
        keep=np.zeros((MOST_ROLLS, SETS - FIRST_ROLL), np.int64),
        won=np.zeros((players, 6), np.int64),
        shares=np.zeros(players),
    )


class TableArrays(NamedTuple):
    """A table while somebody plays their turn: the arrays of `layout`, and whose turn it is."""

    spots: Numbers
    seats: Numbers
    pile: Numbers
    game: Numbers
    mover: int


@compiled
def prepare(tables: DiceTables, judge: Judge, table: TableArrays, kind_of: Numbers, room: Room) -> None:
    """Before anything is asked about this table: what the judge thinks of it, and what dice on each spot change."""
    for end in range(room.counts[0]):
        room.hash_key[room.end_slot[end]] = -1
    room.counts[0] = 0
    players = len(table.seats)
    after = (table.mover + 1) % players
    describe_rest(table.seats, table.pile, table.game, after, room.rest_facts)
    start_sum(judge, room.rest_facts, room.total)
    own = players - 1
    for place_ in range(SPOTS):
        spot = table.spots[place_]
        combo, points, logo = spot[COMBO], spot[POINTS], spot[LOGO]
        owner = NOBODY if spot[OWNER] == NOBODY else (spot[OWNER] - after) % players
        gain = 0.0 if owner == NOBODY else bonus_gain(table.seats, table.game, spot[OWNER], combo, points, logo, kind_of)
        describe_spot(combo, points, logo, owner, spot[SUM], gain, players, tables.beaten, room.spot_facts)
        spot_part(judge, room.spot_facts, room.hidden, room.scratch)
        room.total[:] += room.scratch
        if combo == EMPTY or spot[OWNER] == table.mover:
            continue
        gain = bonus_gain(table.seats, table.game, table.mover, combo, points, logo, kind_of)
        done = np.zeros(MOST_SUM + 1, np.bool_)
        for way in range(tables.chosen_up_to[combo, 4]):
            total = tables.total[tables.chosen[combo, way]]
            if not done[total]:
                done[total] = True
                describe_spot(combo, points, logo, own, total, gain, players, tables.beaten, room.spot_facts)
                spot_part(judge, room.spot_facts, room.hidden, room.change[place_, total])
                room.change[place_, total] -= room.scratch


@compiled
def judged(judge: Judge, table: TableArrays, key: int, kind_of: Numbers, room: Room) -> int:
    """The number of the end with this key: its shares are in `room.ends`."""
    slot = (key * 0x9E3779B1 >> 7) & (_SLOTS_OF_HASH - 1)
    while room.hash_key[slot] != -1:
        if room.hash_key[slot] == key:
            return int(room.hash_end[slot])
        slot = (slot + 1) & (_SLOTS_OF_HASH - 1)
    end = int(room.counts[0])
    if end == _ENDS:
        end = _ENDS - 1  # more ends than any table has: judged anew each time
    else:
        room.counts[0] += 1
        room.hash_key[slot] = key
        room.hash_end[slot] = end
        room.end_slot[end] = slot
    if _ends_game(table, key):
        _final(table, key, kind_of, room)
        for seat in range(len(table.seats)):
            room.ends[end, seat] = room.shares[(table.mover + seat) % len(table.seats)]
        return end
    room.scratch[:] = room.total
    for place_ in range(SPOTS):
        total = key >> _BITS * place_ & _MASK
        if total:
            room.scratch[:] += room.change[place_, total]
    finish(judge, room.scratch, room.middle, room.shares)
    players = len(room.shares)
    for seat in range(players):
        room.ends[end, seat] = room.shares[(seat - 1) % players]
    return end


@compiled
def _ends_game(table: TableArrays, key: int) -> bool:
    """Whether the next seat, taking its cards, ends the game (T5, T6)."""
    after = (table.mover + 1) % len(table.seats)
    taken = 0
    left = 0
    for place_ in range(SLOTS):
        if table.spots[place_, COMBO] == EMPTY:
            continue
        if table.spots[place_, OWNER] == after and not key >> _BITS * place_ & _MASK:
            taken += 1
        else:
            left += 1
    if not taken:
        return False
    return table.seats[after, COUNT] + taken >= table.game[GOAL] or (left == 0 and table.pile[PILE_COUNT] == 0)


@compiled
def _final(table: TableArrays, key: int, kind_of: Numbers, room: Room) -> None:
    room.won[:] = table.seats
    for place_ in range(SLOTS):
        spot = table.spots[place_]
        owner = table.mover if key >> _BITS * place_ & _MASK else spot[OWNER]
        if spot[COMBO] != EMPTY and owner != NOBODY:
            add_card(room.won[owner], spot[COMBO], spot[POINTS], spot[LOGO], kind_of)
    final_shares(room.won, table.game[BONUS_MASK], room.shares)


@compiled
def place(tables: DiceTables, judge: Judge, table: TableArrays, kind_of: Numbers, closed: int, key: int, dice: int, room: Room) -> None:
    """Fill `room.placed` for all dice that are part of `dice` (-1: any four). `closed` spots, a bit each, take no more; `key` lies."""
    players = len(table.seats)
    held_spots = np.empty(SPOTS, np.int64)
    held = 0
    for place_ in range(SPOTS):
        spot = table.spots[place_]
        if closed >> place_ & 1 or spot[COMBO] == EMPTY or spot[OWNER] in (NOBODY, table.mover):
            continue
        held_spots[held] = place_
        held += 1
    most = 4 if dice < 0 else tables.size[dice]
    for decided in range(held, -1, -1):
        if decided > most:
            continue
        for code in range(3**held):
            fought, shut, lying = 0, closed, key
            rest = code
            for which in range(held):
                digit = rest % 3
                rest //= 3
                if digit:
                    fought += 1
                    place_ = held_spots[which]
                    shut |= 1 << place_
                    if digit == 1:
                        lying |= table.spots[place_, SUM] << _BITS * place_
            if fought == decided:
                _without_duels(tables, judge, table, kind_of, shut, lying, dice, most - decided, code, room)
                _with_duels(tables, table, held_spots, held, dice, most - decided, code, players, room)


@compiled
def _without_duels(
    tables: DiceTables,
    judge: Judge,
    table: TableArrays,
    kind_of: Numbers,
    shut: int,
    lying: int,
    dice: int,
    most: int,
    code: int,
    room: Room,
) -> None:
    best_end, best_key = room.best_end[code], room.best_key[code]
    best_end[:] = -1
    ways = 1
    room.way_set[0], room.way_key[0] = 0, lying
    for place_ in range(SPOTS):
        spot = table.spots[place_]
        combo = spot[COMBO]
        if shut >> place_ & 1 or combo == EMPTY or spot[OWNER] == table.mover:
            continue
        least = spot[SUM] if spot[OWNER] != NOBODY else 0
        before = ways
        for way in range(before):
            laid = room.way_set[way]
            for choice in range(tables.chosen_up_to[combo, most - tables.size[laid]]):
                chosen = tables.chosen[combo, choice]
                total = tables.total[chosen]
                if total <= least:
                    continue
                both = tables.union[laid, chosen]
                if dice >= 0 and tables.minus[dice, both] < 0:
                    continue
                if ways < _WAYS:
                    room.way_set[ways] = both
                    room.way_key[ways] = room.way_key[way] | total << _BITS * place_
                    ways += 1
    for way in range(ways):
        laid = room.way_set[way]
        end = judged(judge, table, room.way_key[way], kind_of, room)
        if best_end[laid] < 0 or room.ends[end, 0] > room.ends[best_end[laid], 0]:
            best_end[laid], best_key[laid] = end, room.way_key[way]
    for laid in range(1, SETS):
        if tables.size[laid] > most:
            break
        if dice >= 0 and tables.minus[dice, laid] < 0:
            continue
        for face in range(6):
            fewer = tables.less[laid, face]
            if fewer >= 0 and (best_end[laid] < 0 or room.ends[best_end[fewer], 0] > room.ends[best_end[laid], 0]):
                best_end[laid], best_key[laid] = best_end[fewer], best_key[fewer]


@compiled
def _with_duels(
    tables: DiceTables, table: TableArrays, held_spots: Numbers, held: int, dice: int, most: int, code: int, players: int, room: Room
) -> None:
    placed, duel = room.placed, room.duel
    for have in range(SETS):
        if tables.size[have] > most:
            break
        if dice >= 0 and tables.minus[dice, have] < 0:
            continue
        end = room.best_end[code, have]
        for seat in range(players):
            placed[code, have, seat] = room.ends[end, seat]
        duel[code, have] = _STOP
        power = 1
        for which in range(held):
            if code // power % 3 == 0:
                place_ = held_spots[which]
                combo, total = table.spots[place_, COMBO], table.spots[place_, SUM]
                for choice in range(tables.chosen_up_to[combo, tables.size[have]]):
                    chosen = tables.chosen[combo, choice]
                    if tables.total[chosen] != total:
                        continue
                    rest = tables.minus[have, chosen]
                    if rest < 0:
                        continue
                    hope = 0.5 * (placed[code + power, rest, 0] + placed[code + 2 * power, rest, 0])
                    if hope > placed[code, have, 0] + 1e-12:
                        for seat in range(players):
                            placed[code, have, seat] = 0.5 * (placed[code + power, rest, seat] + placed[code + 2 * power, rest, seat])
                        duel[code, have] = place_ * SETS + chosen
            power *= 3


@compiled
def roll(tables: DiceTables, rolls: int, players: int, room: Room) -> None:
    """After `place` for any dice: fill `room.rolled` and `room.kept` for up to `rolls` rolls in all."""
    full = SETS - FIRST_ROLL
    for rerolls in range(rolls):
        for which in range(full):
            have = FIRST_ROLL + which
            best, keep = room.placed[0, have, 0], _STOP
            if rerolls:
                for at in range(tables.within_at[which], tables.within_at[which + 1]):
                    hope = room.kept[rerolls - 1, tables.within[at], 0]
                    if hope > best + 1e-12:
                        best, keep = hope, tables.within[at]
            room.keep[rerolls, which] = keep
            for seat in range(players):
                room.rolled[rerolls, which, seat] = room.placed[0, have, seat] if keep == _STOP else room.kept[rerolls - 1, keep, seat]
        for keep in range(FIRST_ROLL - 1, -1, -1):
            for seat in range(players):
                total = 0.0
                for face in range(6):
                    up = tables.above[keep, face]
                    total += room.rolled[rerolls, up - FIRST_ROLL, seat] if up >= FIRST_ROLL else room.kept[rerolls, up, seat]
                room.kept[rerolls, keep, seat] = total / 6.0
