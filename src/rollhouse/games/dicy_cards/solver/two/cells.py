"""Two players, cell by cell: everything that happens at one pair of scores, given all higher ones.

Shares are those of the player who has just moved: `after_first` is the first player's share with the second player to move,
[first's row, second's row]; `after_second` is the second player's share with the first player to move, [second's row, first's row]. Both
lie in one long array of blocks of 32 × 32, with three blocks for games that are over at the end.

Within a cell only a skip leads back into it. It wakes all of the skipper's cards, so the loop runs through one position, both rows
all Active; its value is closed in from both sides, and everything else in the cell follows from it in one pass. A round never moves two
shares further apart (docs/solved.md), so a share that it raises by more than rounding lies below the value, and one that it lowers lies
above. So after two rounds a step of Newton's method finds the value, and the shares just beside it prove it.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicy_cards.solver.compiled import compiled
from rollhouse.games.dicy_cards.solver.facts import BLOCK, FULL, MAX_POINTS, ROW, ROWS, block_count
from rollhouse.games.dicy_cards.solver.turn.dice_arrays import CardArrays, DiceArrays
from rollhouse.games.dicy_cards.solver.turn.play_turn import TURN_ROUNDING, Gains, Workspace, make_workspace, play_turn
from rollhouse.lowlevel.simd import LANES

CELLS_PER_BATCH = LANES // 2
"""Cells whose loops are closed in together: each takes two lanes, one from below and one from above."""
_ROUND_ROUNDING = 2 * TURN_ROUNDING
_TOLERANCE = 4 * _ROUND_ROUNDING
"""The bounds can't come closer than twice the rounding of a round, or little more."""
_SHARE_STEP = 2 * _ROUND_ROUNDING
"""So far to either side of where the loop's value should be: enough for a round to tell on which side it is."""
_MAX_ROUNDS = 10_000

Floats = NDArray[np.float64]
Ints = NDArray[np.int32]


class Shape(NamedTuple):
    """The layout of a tablebase's blocks."""

    target: int
    reach: int
    """The most points that one turn can bring with these cards: first players end up to so much above the target."""


class CellWorkspace(NamedTuple):
    """The arrays of one thread."""

    turn: Workspace
    skip: Floats
    plain_at: NDArray[np.int64]
    reacted: Floats
    reacted_at: NDArray[np.int64]
    narrow: Floats
    narrow_at: NDArray[np.int64]
    narrow_reacted: Floats
    narrow_reacted_at: NDArray[np.int64]
    loop: Floats
    """[cell, row]: with the first player's cards all Active and the second to move, the first player's share by the second's row."""


def shape_of(cards: CardArrays, target: int) -> Shape:
    """The shape of these cards' blocks."""
    return Shape(target, int(cards.extra.max()))


def blocks(shape: Shape) -> int:
    """How many blocks there are, the three for finished games included."""
    return block_count(shape.target, shape.reach)


def cell_workspace() -> CellWorkspace:
    """A new workspace."""
    points = MAX_POINTS + 1
    two = np.arange(2 * points, dtype=np.int64).reshape(2, points)
    return CellWorkspace(
        turn=make_workspace(),
        skip=np.empty(ROWS),
        plain_at=np.zeros(points, np.int64),
        reacted=np.empty(2 * points * BLOCK),
        reacted_at=two * BLOCK,
        narrow=np.empty(points * ROWS * LANES),
        narrow_at=np.arange(points, dtype=np.int64) * (ROWS * LANES),
        narrow_reacted=np.empty(2 * points * ROWS * LANES),
        narrow_reacted_at=two * (ROWS * LANES),
        loop=np.empty((CELLS_PER_BATCH, ROWS)),
    )


@compiled
def _after_first(shape: Shape, first: int, second: int) -> int:
    return (first * shape.target + second) * BLOCK


@compiled
def _after_second(shape: Shape, first: int, second: int) -> int:
    """Where the block lies; once the game is over, one of the three for finished games: lost, shared by points, won."""
    ends = ((shape.target + shape.reach) * shape.target + shape.target * shape.target) * BLOCK
    if first >= shape.target or second >= shape.target:
        return ends + (0 if second < first else 1 if second == first else 2) * BLOCK
    return ((shape.target + shape.reach) * shape.target + first * shape.target + second) * BLOCK


@compiled
def _active(row: int) -> int:
    count = 0
    for card in range(ROW):
        count += row >> card & 1
    return count


@compiled
def fill_ends(shape: Shape, pool: Floats) -> None:
    """The three blocks for finished games, as the second player reads them: most points, then most Active cards, then shared."""
    ends = ((shape.target + shape.reach) * shape.target + shape.target * shape.target) * BLOCK
    for mine in range(ROWS):
        for theirs in range(ROWS):
            place = mine * ROWS + theirs
            pool[ends + place] = 0.0
            more = _active(mine) - _active(theirs)
            pool[ends + BLOCK + place] = 1.0 if more > 0 else 0.0 if more < 0 else 0.5
            pool[ends + 2 * BLOCK + place] = 1.0


def _reactions() -> NDArray[np.uint8]:
    """The five rows that a reaction can leave, by [freezing or resetting, row].

    Where there are fewer, some come several times, so that no processor has to guess; the row itself where no card can be frozen or reset.
    """
    found = np.empty((2, ROWS, ROW), np.uint8)
    for resetting in (False, True):
        for row in range(ROWS):
            left = [row ^ 1 << card for card in range(ROW) if (row >> card & 1) != resetting] or [row]
            found[int(resetting), row] = (left * ROW)[:ROW]
    return found


_REACTIONS = _reactions()


@compiled
def _worst_after(values: Floats, start: int, row: int, resetting: bool) -> float:
    """What is left to the mover once the opponent, holding `row`, has frozen or reset the card that hurts the mover most (D5)."""
    worst: float = values[start + _REACTIONS[int(resetting), row, 0]]
    for choice in range(1, ROW):
        other = values[start + _REACTIONS[int(resetting), row, choice]]
        worst = other if other < worst else worst
    return worst


@compiled
def _point_at_gains(
    shape: Shape, cards: CardArrays, pool: Floats, first: int, second: int, firsts_turn: bool, workspace: CellWorkspace
) -> None:
    """Find the blocks that scoring leads to, and work out the opponent's reactions for cards that ask for one."""
    for points in range(1, shape.reach + 1):
        if firsts_turn:
            workspace.plain_at[points] = _after_first(shape, first + points, second)
        else:
            workspace.plain_at[points] = _after_second(shape, first, second + points)
    for card in range(ROW):
        effect = cards.effect[card]
        if effect == 0:
            continue
        for place in range(cards.totals_start[card], cards.totals_start[card + 1]):
            points = cards.totals[place]
            for mine in range(ROWS):
                if mine >> card & 1:
                    continue  # the card that was scored is Frozen afterwards
                start = workspace.plain_at[points] + mine * ROWS
                out = workspace.reacted_at[effect - 1, points] + mine * ROWS
                for theirs in range(ROWS):
                    workspace.reacted[out + theirs] = _worst_after(pool, start, theirs, effect == 2)


@compiled
def _gather_narrow(
    shape: Shape, cards: CardArrays, pool: Floats, first: int, second: int, firsts_turn: bool, lane: int, workspace: CellWorkspace
) -> None:
    """Copy what scoring leads to against an opponent whose cards are all Active into two lanes."""
    for card in range(ROW):
        effect = cards.effect[card]
        for place in range(cards.totals_start[card], cards.totals_start[card + 1]):
            points = cards.totals[place]
            block = _after_first(shape, first + points, second) if firsts_turn else _after_second(shape, first, second + points)
            for mine in range(ROWS):
                if mine >> card & 1:
                    continue
                start = block + mine * ROWS
                out = mine * LANES + lane
                if effect == 0:
                    value = pool[start + FULL]
                    out += workspace.narrow_at[points]
                    workspace.narrow[out] = value
                    workspace.narrow[out + 1] = value
                else:
                    value = _worst_after(pool, start, FULL, effect == 2)
                    out += workspace.narrow_reacted_at[effect - 1, points]
                    workspace.narrow_reacted[out] = value
                    workspace.narrow_reacted[out + 1] = value


@compiled
def _close_in(
    dice: DiceArrays, cards: CardArrays, shape: Shape, pool: Floats, firsts: Ints, seconds: Ints, workspace: CellWorkspace
) -> float:
    """Solve the loop of up to four cells together, from both sides; how far the one that is known least may be off.

    A cell's result does not depend on the cells that it is solved with.
    """
    count = len(firsts)
    gains = Gains(workspace.narrow, workspace.narrow_at, workspace.narrow_reacted, workspace.narrow_reacted_at, LANES)
    value = workspace.turn.value
    share = np.empty(LANES)  # the first player's, first to move, all cards Active: even lanes below it, odd lanes above
    share[0::2] = 0.0
    share[1::2] = 1.0
    low, high = np.zeros(CELLS_PER_BATCH), np.ones(CELLS_PER_BATCH)
    settled = np.zeros(CELLS_PER_BATCH, np.bool_)
    settled[count:] = True
    for number in range(_MAX_ROUNDS):
        _narrow_turn(dice, cards, shape, pool, firsts, seconds, False, share, gains, workspace)
        _narrow_turn(dice, cards, shape, pool, firsts, seconds, True, value[FULL * LANES :], gains, workspace)
        for cell in range(count):
            if settled[cell]:
                continue
            below, above = share[2 * cell], share[2 * cell + 1]
            from_below, from_above = value[FULL * LANES + 2 * cell], value[FULL * LANES + 2 * cell + 1]
            before = high[cell] - low[cell]
            plain = below == low[cell] and above == high[cell]
            for one, result in ((below, from_below), (above, from_above)):
                if one == low[cell] or result - _ROUND_ROUNDING > one:
                    low[cell] = max(low[cell], result - _ROUND_ROUNDING)
                if one == high[cell] or result + _ROUND_ROUNDING < one:
                    high[cell] = min(high[cell], result + _ROUND_ROUNDING)
            width = high[cell] - low[cell]
            settled[cell] = width <= _TOLERANCE or (plain and width >= before)
            share[2 * cell] = low[cell]
            share[2 * cell + 1] = high[cell]
            if number > 0 and plain and not settled[cell]:
                # Where both would meet on a straight line, and a little to either side; if it is bent, the next round is a plain one again.
                rise, fall = from_below - below, above - from_above
                meet = below + (above - below) * rise / (rise + fall)
                share[2 * cell] = min(max(meet - _SHARE_STEP, low[cell]), high[cell])
                share[2 * cell + 1] = max(min(meet + _SHARE_STEP, high[cell]), low[cell])
        if settled.all():
            break
    share[0 : 2 * count : 2] = low[:count]
    share[1 : 2 * count : 2] = high[:count]
    for cell in range(count):
        middle = (share[2 * cell] + share[2 * cell + 1]) / 2.0
        share[2 * cell] = middle
        share[2 * cell + 1] = middle
    _narrow_turn(dice, cards, shape, pool, firsts, seconds, False, share, gains, workspace)
    for cell in range(count):
        for row in range(ROWS):
            workspace.loop[cell, row] = 1.0 - value[row * LANES + 2 * cell]
    return float((high - low)[:count].max()) / 2.0


@compiled
def _narrow_turn(
    dice: DiceArrays,
    cards: CardArrays,
    shape: Shape,
    pool: Floats,
    firsts: Ints,
    seconds: Ints,
    firsts_turn: bool,
    after_skip: Floats,
    gains: Gains,
    workspace: CellWorkspace,
) -> None:
    """A turn against an opponent whose cards are all Active, in each of the cells; `after_skip` is what a skip leaves to that opponent."""
    for lane in range(LANES):
        workspace.skip[lane] = 1.0 - after_skip[lane]
    for cell in range(CELLS_PER_BATCH):
        known = min(cell, len(firsts) - 1)  # lanes without a cell of their own repeat the last one
        _gather_narrow(shape, cards, pool, firsts[known], seconds[known], firsts_turn, 2 * cell, workspace)
    play_turn(dice, cards, gains, 0, workspace.skip, workspace.turn)


@compiled
def _whole_turn(
    dice: DiceArrays,
    cards: CardArrays,
    shape: Shape,
    pool: Floats,
    first: int,
    second: int,
    firsts_turn: bool,
    out: int,
    workspace: CellWorkspace,
) -> None:
    """Play the mover's turn for all pairs of rows; what skipping is worth stands in `workspace.skip`."""
    _point_at_gains(shape, cards, pool, first, second, firsts_turn, workspace)
    gains = Gains(pool, workspace.plain_at, workspace.reacted, workspace.reacted_at, ROWS)
    value = workspace.turn.value
    for lane in range(0, ROWS, LANES):
        play_turn(dice, cards, gains, lane, workspace.skip[lane : lane + LANES], workspace.turn)
        for mine in range(ROWS):
            for offset in range(LANES):
                pool[out + (lane + offset) * ROWS + mine] = 1.0 - value[mine * LANES + offset]


@compiled
def solve_cells(
    dice: DiceArrays, cards: CardArrays, shape: Shape, pool: Floats, firsts: Ints, seconds: Ints, workspace: CellWorkspace
) -> float:
    """Solve up to four cells of one diagonal, below the target for both players; how far their loops may be off."""
    gap = _close_in(dice, cards, shape, pool, firsts, seconds, workspace)
    for cell in range(len(firsts)):
        first, second = firsts[cell], seconds[cell]
        for row in range(ROWS):
            workspace.skip[row] = _worst_after(workspace.loop[cell], 0, row, True)
        out = _after_second(shape, first, second)
        _whole_turn(dice, cards, shape, pool, first, second, True, out, workspace)
        for row in range(ROWS):
            workspace.skip[row] = _worst_after(pool, out + FULL * ROWS, row, True)
        _whole_turn(dice, cards, shape, pool, first, second, False, _after_first(shape, first, second), workspace)
    return gap


@compiled
def last_turns(dice: DiceArrays, cards: CardArrays, shape: Shape, pool: Floats, first: int, second: int, workspace: CellWorkspace) -> None:
    """The first player has reached the target: the second player's last turn, in which a skip loses."""
    out = _after_first(shape, first, second)
    if second + shape.reach < first:
        pool[out : out + BLOCK] = 1.0
        return
    workspace.skip[:] = 0.0
    _whole_turn(dice, cards, shape, pool, first, second, False, out, workspace)
