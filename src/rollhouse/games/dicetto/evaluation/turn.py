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
from rollhouse.games.dicetto.evaluation.judge import (
    TALLY,
    Judge,
    describe_rest,
    describe_spot,
    finish,
    outlook,
    outlook_width,
    spot_part,
    start_sum,
    start_tally,
    still_width,
    tally_spot,
)
from rollhouse.games.dicetto.evaluation.layout import (
    BONUS_MASK,
    COMBO,
    COUNT,
    GOAL,
    LOGO,
    MOST,
    NOBODY,
    OWNER,
    PILE_COUNT,
    POINTS,
    SLOTS,
    SPOTS,
    SUM,
    TURNS,
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
_ENDS: Final = 1 << 13
_WAYS: Final = 1 << 15
_SLOTS_OF_HASH: Final = 1 << 14
"""Small enough to stay near the processor: a turn has 200 ends, seldom 3,000."""
_END_BITS: Final = 13
_STOP: Final = -1
_BITS: Final = 5
_MASK: Final = 31


class Room(NamedTuple):
    """Room for one thread's turn."""

    total: Singles
    """The judge's sum if nothing were placed."""
    change: Singles
    """[spot, sum, …]: what dice of this sum there add to it."""
    tally: Singles
    """What everybody will have won if nothing were placed …"""
    tally_change: Singles
    """[spot, sum, …]: … and what dice of this sum there add to it."""
    scratch: Singles
    tally_scratch: Singles
    counting: Singles
    middle: Singles
    spot_facts: Singles
    still_facts: Singles
    outlook_facts: Singles
    hidden: Singles
    known: Numbers
    """A hash table of the ends that are known: key and number in one."""
    ends: Floats
    """[end, seat]: shares, counted from the mover."""
    end_slot: Numbers
    end_key: Numbers
    counts: Numbers
    """How many ends are known, and how many of them have been judged."""
    better: NDArray[np.int16]
    """[spot, n]: the dice that take it without a duel, fewest first …"""
    better_up_to: Numbers
    """[spot, dice]: … and how many of them have at most so many dice."""
    equal: NDArray[np.int16]
    """[spot, n]: the dice that take it to a duel …"""
    equal_count: Numbers
    """… and how many there are."""
    way_set: Numbers
    way_key: Numbers
    way_end: Numbers
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
        tally=np.zeros(players * TALLY, np.float32),
        tally_change=np.zeros((SPOTS, MOST_SUM + 1, players * TALLY), np.float32),
        scratch=np.zeros(wide, np.float32),
        tally_scratch=np.zeros(players * TALLY, np.float32),
        counting=np.zeros(4 * players, np.float32),
        middle=np.zeros(len(judge.middle_bias), np.float32),
        spot_facts=np.zeros(judge.spot_in.shape[0], np.float32),
        still_facts=np.zeros(still_width(players), np.float32),
        outlook_facts=np.zeros(outlook_width(players), np.float32),
        hidden=np.zeros(len(judge.spot_in_bias), np.float32),
        known=np.full(_SLOTS_OF_HASH, -1, np.int64),
        ends=np.zeros((_ENDS, players)),
        end_slot=np.zeros(_ENDS, np.int64),
        end_key=np.zeros(_ENDS, np.int64),
        counts=np.zeros(2, np.int64),
        better=np.zeros((SPOTS, SETS), np.int16),
        better_up_to=np.zeros((SPOTS, 5), np.int64),
        equal=np.zeros((SPOTS, SETS), np.int16),
        equal_count=np.zeros(SPOTS, np.int64),
        way_set=np.zeros(_WAYS, np.int64),
        way_key=np.zeros(_WAYS, np.int64),
        way_end=np.zeros(_WAYS, np.int64),
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
        room.known[room.end_slot[end]] = -1
    room.counts[:] = 0
    players = len(table.seats)
    after = (table.mover + 1) % players
    describe_rest(table.seats, table.pile, table.game, after, room.still_facts)
    start_sum(judge, room.still_facts, room.total)
    start_tally(table.seats, after, room.tally)
    own = players - 1
    for place_ in range(SPOTS):
        spot = table.spots[place_]
        combo, points, logo = spot[COMBO], spot[POINTS], spot[LOGO]
        owner = NOBODY if spot[OWNER] == NOBODY else (spot[OWNER] - after) % players
        gain = 0.0 if owner == NOBODY else bonus_gain(table.seats, table.game, spot[OWNER], combo, points, logo, kind_of)
        describe_spot(combo, points, logo, owner, spot[SUM], gain, players, tables.beaten, room.spot_facts)
        spot_part(judge, room.spot_facts, room.hidden, room.scratch)
        room.total[:] += room.scratch
        tally_spot(combo, points, logo, owner, spot[SUM], players, tables.beaten, kind_of, room.tally_scratch)
        room.tally[:] += room.tally_scratch
        if combo == EMPTY or spot[OWNER] == table.mover:
            continue
        _sort_dice(tables, place_, combo, spot[OWNER], spot[SUM], room)
        gain = bonus_gain(table.seats, table.game, table.mover, combo, points, logo, kind_of)
        done = np.zeros(MOST_SUM + 1, np.bool_)
        for way in range(tables.chosen_up_to[combo, 4]):
            total = tables.total[tables.chosen[combo, way]]
            if not done[total]:
                done[total] = True
                describe_spot(combo, points, logo, own, total, gain, players, tables.beaten, room.spot_facts)
                spot_part(judge, room.spot_facts, room.hidden, room.change[place_, total])
                room.change[place_, total] -= room.scratch
                tally_spot(combo, points, logo, own, total, players, tables.beaten, kind_of, room.tally_change[place_, total])
                room.tally_change[place_, total] -= room.tally_scratch


@compiled
def _sort_dice(tables: DiceTables, place_: int, combo: int, owner: int, held: int, room: Room) -> None:
    """Which dice take a spot, and which only to a duel."""
    better = equal = size = 0
    for way in range(tables.chosen_up_to[combo, 4]):
        chosen = tables.chosen[combo, way]
        while size < tables.size[chosen]:
            room.better_up_to[place_, size] = better
            size += 1
        if owner == NOBODY or tables.total[chosen] > held:
            room.better[place_, better] = chosen
            better += 1
        elif tables.total[chosen] == held:
            room.equal[place_, equal] = chosen
            equal += 1
    room.better_up_to[place_, size:] = better
    room.equal_count[place_] = equal


@compiled
def judged(judge: Judge, table: TableArrays, key: int, kind_of: Numbers, room: Room) -> int:
    """The number of the end with this key: its shares are in `room.ends`."""
    end = _number(room.known, room.end_slot, room.end_key, room.counts, key)
    _judge_ends(judge, table, kind_of, room)
    return end


@compiled
def _number(known: Numbers, end_slot: Numbers, end_key: Numbers, counts: Numbers, key: int) -> int:
    """The number of the end with this key, whether it has been judged or not."""
    slot = (key * 0x9E3779B1 >> 7) & (_SLOTS_OF_HASH - 1)
    while known[slot] != -1:
        if known[slot] >> _END_BITS == key:
            return int(known[slot] & (_ENDS - 1))
        slot = (slot + 1) & (_SLOTS_OF_HASH - 1)
    end = min(int(counts[0]), _ENDS - 1)  # no table has so many ends
    known[slot] = key << _END_BITS | end
    end_slot[end] = slot
    end_key[end] = key
    counts[0] = end + 1
    return end


@compiled
def _judge_ends(judge: Judge, table: TableArrays, kind_of: Numbers, room: Room) -> None:
    """Judge those that have not been judged, all at once: handing tables and judge over costs as much as one judgement."""
    players = len(table.seats)
    still = still_width(players)
    weights, bias, out, out_bias = judge.middle, judge.middle_bias, judge.out, judge.out_bias
    rest, change, tally_change = judge.rest, room.change, room.tally_change
    total, tally, facts, middle, shares = room.scratch, room.tally_scratch, room.outlook_facts, room.middle, room.shares
    may_end = _may_end(table)
    for end in range(room.counts[1], room.counts[0]):
        key = room.end_key[end]
        if may_end and _ends_game(table, key):
            _final(table, key, kind_of, room)
            for seat in range(players):
                room.ends[end, seat] = shares[(table.mover + seat) % players]
            continue
        total[:] = room.total
        tally[:] = room.tally
        for place_ in range(SPOTS):
            laid = key >> _BITS * place_ & _MASK
            if laid:
                for at in range(len(total)):
                    total[at] += change[place_, laid, at]
                for at in range(len(tally)):
                    tally[at] += tally_change[place_, laid, at]
        outlook(tally, table.game, players, room.counting, facts)
        for fact in range(0, len(facts), 2):
            one, two = facts[fact], facts[fact + 1]
            if one != 0.0 or two != 0.0:
                for at in range(len(total)):
                    total[at] += one * rest[still + fact, at] + two * rest[still + fact + 1, at]
        finish(weights, bias, out, out_bias, total, middle, shares)
        for seat in range(players):
            room.ends[end, seat] = shares[(seat - 1) % players]
    room.counts[1] = room.counts[0]


@compiled
def _may_end(table: TableArrays) -> bool:
    """Whether the next seat might end the game, or this is the last turn there may be."""
    if table.game[TURNS] >= table.game[MOST]:
        return True
    after = (table.mover + 1) % len(table.seats)
    most = 0
    for place_ in range(SLOTS):
        most += table.spots[place_, COMBO] != EMPTY and table.spots[place_, OWNER] == after
    return bool(most) and bool(table.seats[after, COUNT] + most >= table.game[GOAL] or table.pile[PILE_COUNT] == 0)


@compiled
def _ends_game(table: TableArrays, key: int) -> bool:
    """Whether the game ends with this turn (T13), or the next seat, taking its cards, ends it (T5, T6)."""
    if table.game[TURNS] >= table.game[MOST]:
        return True
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
    return bool(table.seats[after, COUNT] + taken >= table.game[GOAL] or (left == 0 and table.pile[PILE_COUNT] == 0))


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
        before = ways
        for way in range(before):
            laid = room.way_set[way]
            for choice in range(room.better_up_to[place_, most - tables.size[laid]]):
                chosen = room.better[place_, choice]
                total = tables.total[chosen]
                both = tables.union[laid, chosen]
                if dice >= 0 and tables.minus[dice, both] < 0:
                    continue
                if ways < _WAYS:
                    room.way_set[ways] = both
                    room.way_key[ways] = room.way_key[way] | total << _BITS * place_
                    ways += 1
    known, end_slot, end_key, counts, ends = room.known, room.end_slot, room.end_key, room.counts, room.ends
    for way in range(ways):
        room.way_end[way] = _number(known, end_slot, end_key, counts, room.way_key[way])
    _judge_ends(judge, table, kind_of, room)
    for way in range(ways):
        laid, end = room.way_set[way], room.way_end[way]
        if best_end[laid] < 0 or ends[end, 0] > ends[best_end[laid], 0]:
            best_end[laid], best_key[laid] = end, room.way_key[way]
    for laid in range(1, SETS):
        if tables.size[laid] > most:
            break
        if dice >= 0 and tables.minus[dice, laid] < 0:
            continue
        for face in range(6):
            fewer = tables.less[laid, face]
            if fewer >= 0 and (best_end[laid] < 0 or ends[best_end[fewer], 0] > ends[best_end[laid], 0]):
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
            won, lost = placed[code + power], placed[code + 2 * power]
            for choice in range(room.equal_count[place_]):
                chosen = room.equal[place_, choice]
                for rest in range(SETS):
                    if tables.size[chosen] + tables.size[rest] > most:
                        break
                    have = tables.union[chosen, rest]
                    if dice >= 0 and tables.minus[dice, have] < 0:
                        continue
                    if 0.5 * (won[rest, 0] + lost[rest, 0]) > placed[code, have, 0] + 1e-12:
                        for seat in range(players):
                            placed[code, have, seat] = 0.5 * (won[rest, seat] + lost[rest, seat])
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
