"""One turn, exactly: every roll, every keep, every set of placements in every order, duels; over the network's values of its ends.

How a turn ends is a **key**: for each spot the sum of the dice that the mover has laid there, or 0, five bits each. Where the turn leads
depends on nothing else.

Placements that need no duel can be made in any order and tell nothing new, so duels come first: after each, the rest is decided anew.
A **code** says how the duels went, a digit for each spot that others hold: 0 not tried, 1 won, 2 lost.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicetto.evaluation import layout
from rollhouse.games.dicetto.evaluation.compiled import compiled
from rollhouse.games.dicetto.evaluation.features import (
    TALLY,
    describe_rest,
    describe_spot,
    outlook,
    outlook_width,
    start_tally,
    still_width,
    tally_spot,
)
from rollhouse.games.dicetto.evaluation.tables import EMPTY, FIRST_ROLL, MAX_SUM, SETS, DiceTables
from rollhouse.games.dicetto.evaluation.value_network import ValueNetwork, spot_part
from rollhouse.lowlevel.value_network import add_features, shares_of

Numbers = NDArray[np.int64]
Floats = NDArray[np.float64]
Singles = NDArray[np.float32]

MAX_ROLLS: Final = 4
_CODES: Final = 3**layout.SPOTS
_END_BITS: Final = 15
_MAX_ENDS: Final = 1 << _END_BITS
_MAX_WAYS: Final = 1 << 16
"""More than any table has: five free cards that take any dice have 17,401 ends and 46,376 ways. A turn has 200 ends, seldom 3,000."""
_HASH_SLOTS: Final = 1 << 15
_STOP: Final = -1
KEY_BITS: Final = 5
KEY_MASK: Final = (1 << KEY_BITS) - 1
"""A key has so many bits for each spot."""


class Workspace(NamedTuple):
    """The arrays of one thread's turn."""

    total: Singles
    """The sums of the network's first hidden layer if nothing were placed."""
    change: Singles
    """[spot, sum, unit]: what dice of this sum there add to them."""
    tally: Singles
    """What each seat will have won if nothing were placed."""
    tally_change: Singles
    """[spot, sum, column]: what dice of this sum there add to it."""
    scratch: Singles
    tally_scratch: Singles
    outlook_scratch: Singles
    hidden2: Singles
    spot_features: Singles
    still_features: Singles
    outlook_features: Singles
    spot_hidden: Singles
    known: Numbers
    """A hash table of the ends that are known: key and number in one."""
    ends: Floats
    """[end, seat]: shares, counted from the mover."""
    end_slot: Numbers
    end_key: Numbers
    counts: Numbers
    """How many ends are known, and how many of them have been evaluated."""
    better: NDArray[np.int16]
    """[spot, n]: the dice that take it without a duel, fewest first."""
    better_up_to: Numbers
    """[spot, dice]: how many of them have at most so many dice."""
    equal: NDArray[np.int16]
    """[spot, n]: the dice that take it to a duel."""
    equal_count: Numbers
    """How many there are."""
    way_set: Numbers
    way_key: Numbers
    way_end: Numbers
    best_end: Numbers
    """[code, dice]: the best end without further duels, given these dice."""
    best_key: Numbers
    """The key of that end."""
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


def make_workspace(players: int, network: ValueNetwork) -> Workspace:
    """An empty workspace for so many players."""
    units = len(network.hidden1_bias)
    return Workspace(
        total=np.zeros(units, np.float32),
        change=np.zeros((layout.SPOTS, MAX_SUM + 1, units), np.float32),
        tally=np.zeros(players * TALLY, np.float32),
        tally_change=np.zeros((layout.SPOTS, MAX_SUM + 1, players * TALLY), np.float32),
        scratch=np.zeros(units, np.float32),
        tally_scratch=np.zeros(players * TALLY, np.float32),
        outlook_scratch=np.zeros(4 * players, np.float32),
        hidden2=np.zeros(len(network.hidden2_bias), np.float32),
        spot_features=np.zeros(network.spot_in.shape[0], np.float32),
        still_features=np.zeros(still_width(players), np.float32),
        outlook_features=np.zeros(outlook_width(players), np.float32),
        spot_hidden=np.zeros(len(network.spot_in_bias), np.float32),
        known=np.full(_HASH_SLOTS, -1, np.int64),
        ends=np.zeros((_MAX_ENDS, players)),
        end_slot=np.zeros(_MAX_ENDS, np.int64),
        end_key=np.zeros(_MAX_ENDS, np.int64),
        counts=np.zeros(2, np.int64),
        better=np.zeros((layout.SPOTS, SETS), np.int16),
        better_up_to=np.zeros((layout.SPOTS, 5), np.int64),
        equal=np.zeros((layout.SPOTS, SETS), np.int16),
        equal_count=np.zeros(layout.SPOTS, np.int64),
        way_set=np.zeros(_MAX_WAYS, np.int64),
        way_key=np.zeros(_MAX_WAYS, np.int64),
        way_end=np.zeros(_MAX_WAYS, np.int64),
        best_end=np.zeros((_CODES, SETS), np.int64),
        best_key=np.zeros((_CODES, SETS), np.int64),
        duel=np.zeros((_CODES, SETS), np.int64),
        placed=np.zeros((_CODES, SETS, players)),
        rolled=np.zeros((MAX_ROLLS, SETS - FIRST_ROLL, players)),
        kept=np.zeros((MAX_ROLLS, FIRST_ROLL, players)),
        keep=np.zeros((MAX_ROLLS, SETS - FIRST_ROLL), np.int64),
        won=np.zeros((players, 6), np.int64),
        shares=np.zeros(players),
    )


class TableArrays(NamedTuple):
    """A table during a turn: the arrays of `layout`, and the seat whose turn it is."""

    spots: Numbers
    seats: Numbers
    pile: Numbers
    game: Numbers
    mover: int


@compiled
def prepare(tables: DiceTables, network: ValueNetwork, table: TableArrays, kind_of: Numbers, workspace: Workspace) -> None:
    """Prepare the workspace for this table: the first hidden layer and the tally as they are, and what dice on each spot change."""
    for end in range(workspace.counts[0]):
        workspace.known[workspace.end_slot[end]] = -1
    workspace.counts[:] = 0
    players = len(table.seats)
    after = (table.mover + 1) % players
    describe_rest(table.seats, table.pile, table.game, after, workspace.still_features)
    workspace.total[:] = network.hidden1_bias
    add_features(workspace.still_features, network.rest, workspace.total)
    start_tally(table.seats, after, workspace.tally)
    own = players - 1
    for place_ in range(layout.SPOTS):
        spot = table.spots[place_]
        combo, points, logo = spot[layout.COMBO], spot[layout.POINTS], spot[layout.LOGO]
        owner = layout.NO_OWNER if spot[layout.OWNER] == layout.NO_OWNER else (spot[layout.OWNER] - after) % players
        gain = (
            0.0
            if owner == layout.NO_OWNER
            else layout.bonus_gain(table.seats, table.game, spot[layout.OWNER], combo, points, logo, kind_of)
        )
        describe_spot(combo, points, logo, owner, spot[layout.SUM], gain, players, tables.beaten, workspace.spot_features)
        spot_part(network, workspace.spot_features, workspace.spot_hidden, workspace.scratch)
        workspace.total[:] += workspace.scratch
        tally_spot(combo, points, logo, owner, spot[layout.SUM], players, tables.beaten, kind_of, workspace.tally_scratch)
        workspace.tally[:] += workspace.tally_scratch
        if combo == EMPTY or spot[layout.OWNER] == table.mover:
            continue
        _sort_dice(tables, place_, combo, spot[layout.OWNER], spot[layout.SUM], workspace)
        gain = layout.bonus_gain(table.seats, table.game, table.mover, combo, points, logo, kind_of)
        done = np.zeros(MAX_SUM + 1, np.bool_)
        for way in range(tables.chosen_up_to[combo, 4]):
            total = tables.total[tables.chosen[combo, way]]
            if not done[total]:
                done[total] = True
                describe_spot(combo, points, logo, own, total, gain, players, tables.beaten, workspace.spot_features)
                spot_part(network, workspace.spot_features, workspace.spot_hidden, workspace.change[place_, total])
                workspace.change[place_, total] -= workspace.scratch
                tally_spot(combo, points, logo, own, total, players, tables.beaten, kind_of, workspace.tally_change[place_, total])
                workspace.tally_change[place_, total] -= workspace.tally_scratch


@compiled
def _sort_dice(tables: DiceTables, place_: int, combo: int, owner: int, held: int, workspace: Workspace) -> None:
    """Which dice take a spot, and which only to a duel."""
    better = equal = size = 0
    for way in range(tables.chosen_up_to[combo, 4]):
        chosen = tables.chosen[combo, way]
        while size < tables.size[chosen]:
            workspace.better_up_to[place_, size] = better
            size += 1
        if owner == layout.NO_OWNER or tables.total[chosen] > held:
            workspace.better[place_, better] = chosen
            better += 1
        elif tables.total[chosen] == held:
            workspace.equal[place_, equal] = chosen
            equal += 1
    workspace.better_up_to[place_, size:] = better
    workspace.equal_count[place_] = equal


@compiled
def evaluated_end(network: ValueNetwork, table: TableArrays, key: int, kind_of: Numbers, workspace: Workspace) -> int:
    """The number of the end with this key: its shares are in `workspace.ends`."""
    end = _number(workspace.known, workspace.end_slot, workspace.end_key, workspace.counts, key)
    _evaluate_ends(network, table, kind_of, workspace)
    return end


@compiled
def _number(known: Numbers, end_slot: Numbers, end_key: Numbers, counts: Numbers, key: int) -> int:
    """The number of the end with this key, evaluated or not."""
    slot = (key * 0x9E3779B1 >> 7) & (_HASH_SLOTS - 1)
    while known[slot] != -1:
        if known[slot] >> _END_BITS == key:
            return int(known[slot] & (_MAX_ENDS - 1))
        slot = (slot + 1) & (_HASH_SLOTS - 1)
    end = min(int(counts[0]), _MAX_ENDS - 1)  # no table has so many ends
    known[slot] = key << _END_BITS | end
    end_slot[end] = slot
    end_key[end] = key
    counts[0] = end + 1
    return end


@compiled
def _evaluate_ends(network: ValueNetwork, table: TableArrays, kind_of: Numbers, workspace: Workspace) -> None:
    """Evaluate the ends that are new, all in one call: handing table and network over costs as much as one evaluation."""
    players = len(table.seats)
    still = still_width(players)
    weights, bias, output, output_bias = network.hidden2, network.hidden2_bias, network.output, network.output_bias
    rest, change, tally_change = network.rest, workspace.change, workspace.tally_change
    total, tally, shares, hidden2 = workspace.scratch, workspace.tally_scratch, workspace.shares, workspace.hidden2
    features = workspace.outlook_features
    may_end = _may_end(table)
    won = table.seats[(table.mover + 1) % players, layout.COUNT]
    for end in range(workspace.counts[1], workspace.counts[0]):
        key = workspace.end_key[end]
        if may_end and _ends_game(table, key):
            _final(table, key, kind_of, workspace)
            for seat in range(players):
                workspace.ends[end, seat] = shares[(table.mover + seat) % players]
            continue
        total[:] = workspace.total
        tally[:] = workspace.tally
        for place_ in range(layout.SPOTS):
            laid = key >> KEY_BITS * place_ & KEY_MASK
            if laid:
                for at in range(len(total)):
                    total[at] += change[place_, laid, at]
                for at in range(len(tally)):
                    tally[at] += tally_change[place_, laid, at]
        outlook(tally, table.game, players, won, workspace.outlook_scratch, features)
        for feature in range(0, len(features), 2):
            one, two = features[feature], features[feature + 1]
            if one != 0.0 or two != 0.0:
                for at in range(len(total)):
                    total[at] += one * rest[still + feature, at] + two * rest[still + feature + 1, at]
        shares_of(total, weights, bias, output, output_bias, hidden2, 1, workspace.ends[end])
    workspace.counts[1] = workspace.counts[0]


@compiled
def last_turn(game: Numbers) -> bool:
    """Whether no turn may follow the present one: there were as many as there may be (T13), or as many without a card taken (T14)."""
    return bool(game[layout.TURNS] >= game[layout.MAX_TURNS] or game[layout.QUIET] >= game[layout.MAX_QUIET])


@compiled
def _may_end(table: TableArrays) -> bool:
    """Whether the next seat might end the game, or this is the last turn there may be."""
    if last_turn(table.game):
        return True
    after = (table.mover + 1) % len(table.seats)
    most = 0
    for place_ in range(layout.SLOTS):
        most += table.spots[place_, layout.COMBO] != EMPTY and table.spots[place_, layout.OWNER] == after
    return bool(most) and bool(table.seats[after, layout.COUNT] + most >= table.game[layout.GOAL] or table.pile[layout.PILE_COUNT] == 0)


@compiled
def _ends_game(table: TableArrays, key: int) -> bool:
    """Whether the game ends with this turn (T13, T14), or the next seat, taking its cards, ends it (T5, T6)."""
    if last_turn(table.game):
        return True
    after = (table.mover + 1) % len(table.seats)
    taken = 0
    left = 0
    for place_ in range(layout.SLOTS):
        if table.spots[place_, layout.COMBO] == EMPTY:
            continue
        if table.spots[place_, layout.OWNER] == after and not key >> KEY_BITS * place_ & KEY_MASK:
            taken += 1
        else:
            left += 1
    if not taken:
        return False
    return bool(table.seats[after, layout.COUNT] + taken >= table.game[layout.GOAL] or (left == 0 and table.pile[layout.PILE_COUNT] == 0))


@compiled
def _final(table: TableArrays, key: int, kind_of: Numbers, workspace: Workspace) -> None:
    workspace.won[:] = table.seats
    for place_ in range(layout.SLOTS):
        spot = table.spots[place_]
        owner = table.mover if key >> KEY_BITS * place_ & KEY_MASK else spot[layout.OWNER]
        if spot[layout.COMBO] != EMPTY and owner != layout.NO_OWNER:
            layout.add_card(workspace.won[owner], spot[layout.COMBO], spot[layout.POINTS], spot[layout.LOGO], kind_of)
    layout.final_shares(workspace.won, table.game[layout.BONUS_MASK], workspace.shares)


@compiled
def place(
    tables: DiceTables, network: ValueNetwork, table: TableArrays, kind_of: Numbers, closed: int, key: int, dice: int, workspace: Workspace
) -> None:
    """Fill `workspace.placed` for all dice that are part of `dice` (-1: any four). `closed` spots, a bit each, take no more; `key` lies."""
    players = len(table.seats)
    held_spots = np.empty(layout.SPOTS, np.int64)
    held = 0
    for place_ in range(layout.SPOTS):
        spot = table.spots[place_]
        if closed >> place_ & 1 or spot[layout.COMBO] == EMPTY or spot[layout.OWNER] in (layout.NO_OWNER, table.mover):
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
                        lying |= table.spots[place_, layout.SUM] << KEY_BITS * place_
            if fought == decided:
                _without_duels(tables, network, table, kind_of, shut, lying, dice, most - decided, code, workspace)
                _with_duels(tables, table, held_spots, held, dice, most - decided, code, players, workspace)


@compiled
def _without_duels(
    tables: DiceTables,
    network: ValueNetwork,
    table: TableArrays,
    kind_of: Numbers,
    shut: int,
    lying: int,
    dice: int,
    most: int,
    code: int,
    workspace: Workspace,
) -> None:
    best_end, best_key = workspace.best_end[code], workspace.best_key[code]
    best_end[:] = -1
    ways = 1
    workspace.way_set[0], workspace.way_key[0] = 0, lying
    for place_ in range(layout.SPOTS):
        spot = table.spots[place_]
        combo = spot[layout.COMBO]
        if shut >> place_ & 1 or combo == EMPTY or spot[layout.OWNER] == table.mover:
            continue
        before = ways
        for way in range(before):
            laid = workspace.way_set[way]
            for choice in range(workspace.better_up_to[place_, most - tables.size[laid]]):
                chosen = workspace.better[place_, choice]
                total = tables.total[chosen]
                both = tables.union[laid, chosen]
                if dice >= 0 and tables.minus[dice, both] < 0:
                    continue
                if ways < _MAX_WAYS:
                    workspace.way_set[ways] = both
                    workspace.way_key[ways] = workspace.way_key[way] | total << KEY_BITS * place_
                    ways += 1
    known, end_slot, end_key, counts, ends = workspace.known, workspace.end_slot, workspace.end_key, workspace.counts, workspace.ends
    for way in range(ways):
        workspace.way_end[way] = _number(known, end_slot, end_key, counts, workspace.way_key[way])
    _evaluate_ends(network, table, kind_of, workspace)
    for way in range(ways):
        laid, end = workspace.way_set[way], workspace.way_end[way]
        if best_end[laid] < 0 or ends[end, 0] > ends[best_end[laid], 0]:
            best_end[laid], best_key[laid] = end, workspace.way_key[way]
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
    tables: DiceTables,
    table: TableArrays,
    held_spots: Numbers,
    held: int,
    dice: int,
    most: int,
    code: int,
    players: int,
    workspace: Workspace,
) -> None:
    placed, duel = workspace.placed, workspace.duel
    for have in range(SETS):
        if tables.size[have] > most:
            break
        if dice >= 0 and tables.minus[dice, have] < 0:
            continue
        end = workspace.best_end[code, have]
        for seat in range(players):
            placed[code, have, seat] = workspace.ends[end, seat]
        duel[code, have] = _STOP
    power = 1
    for which in range(held):
        if code // power % 3 == 0:
            place_ = held_spots[which]
            won, lost = placed[code + power], placed[code + 2 * power]
            for choice in range(workspace.equal_count[place_]):
                chosen = workspace.equal[place_, choice]
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
def roll(tables: DiceTables, rolls: int, players: int, workspace: Workspace) -> None:
    """After `place` for any dice: fill `workspace.rolled` and `workspace.kept` for up to `rolls` rolls in all."""
    full = SETS - FIRST_ROLL
    for rerolls in range(rolls):
        for which in range(full):
            have = FIRST_ROLL + which
            best, keep = workspace.placed[0, have, 0], _STOP
            if rerolls:
                for at in range(tables.within_at[which], tables.within_at[which + 1]):
                    hope = workspace.kept[rerolls - 1, tables.within[at], 0]
                    if hope > best + 1e-12:
                        best, keep = hope, tables.within[at]
            workspace.keep[rerolls, which] = keep
            for seat in range(players):
                workspace.rolled[rerolls, which, seat] = (
                    workspace.placed[0, have, seat] if keep == _STOP else workspace.kept[rerolls - 1, keep, seat]
                )
        for keep in range(FIRST_ROLL - 1, -1, -1):
            for seat in range(players):
                total = 0.0
                for face in range(6):
                    up = tables.above[keep, face]
                    total += workspace.rolled[rerolls, up - FIRST_ROLL, seat] if up >= FIRST_ROLL else workspace.kept[rerolls, up, seat]
                workspace.kept[rerolls, keep, seat] = total / 6.0
