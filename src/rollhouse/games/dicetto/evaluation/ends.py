"""How a turn ends, with the odds: the plan of the exact turn followed forward, through every roll, keep, placement and duel.

An end is what lies where: for each spot the sum of the mover's dice there, or 0. Where the turn leads depends on nothing else.
"""

from __future__ import annotations

import random
from functools import cache
from typing import NamedTuple, TypeAlias

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from rollhouse.core.dice import Dice, remove
from rollhouse.games.dicetto import rules
from rollhouse.games.dicetto.cards import REROLL
from rollhouse.games.dicetto.evaluation.layout import COMBO, NO_OWNER, OWNER, SPOTS, SUM
from rollhouse.games.dicetto.evaluation.player import TurnPlayer, table_of
from rollhouse.games.dicetto.evaluation.tables import EMPTY, FIRST_ROLL, SETS, dice_tables, set_number
from rollhouse.games.dicetto.evaluation.turn import KEY_BITS, KEY_MASK, TableArrays, Workspace
from rollhouse.games.dicetto.evaluation.value_network import trained_network
from rollhouse.games.dicetto.moves import DONE, DicettoMove, Place, Reroll
from rollhouse.games.dicetto.rules import DicettoState, Spot

End: TypeAlias = tuple[int, ...]
"""For each spot the sum of the mover's dice there; 0 where there are none."""

_NO_DICE = 0


class Ends(NamedTuple):
    """The ends of a turn, each with its probability."""

    odds: dict[End, float]
    worth: dict[End, float]
    """The mover's share of the win at each end, as the network has it; empty where there is only one."""

    def on(self, spot: int, least: int = 1) -> float:
        """How likely the mover's dice lie there in the end, with at least this sum."""
        return sum(chance for end, chance in self.odds.items() if end[spot] >= least)

    def mean(self, worth: tuple[float, ...]) -> float:
        """What lies on the spots on average, given what each spot is worth."""
        return sum(chance * sum(worth[spot] for spot in range(SPOTS) if end[spot]) for end, chance in self.odds.items())


@cache
def _player(players: int) -> TurnPlayer:
    return TurnPlayer(trained_network(players), players)


def ends_of_turn(state: DicettoState) -> Ends:
    """How the turn ends from here: before its first roll, between rolls, or when dice are to be placed."""
    if state.rolling:
        return _rolled(state, state.dice, state.rolls_left)
    return _placed(state, sum(1 << spot for spot in state.lost), _NO_DICE, state.dice)


def ends_after(state: DicettoState, move: DicettoMove) -> Ends:
    """How the turn ends after this legal move of the seat on turn."""
    if isinstance(move, Reroll):
        return _rolled(state, remove(state.dice, move.dice), state.rolls_left)
    if state.rolls_left:  # keeping
        return _placed(state, 0, _NO_DICE, state.dice)
    closed = sum(1 << spot for spot in state.lost)
    if not isinstance(move, Place):
        return Ends({_lying(table_of(state)): 1.0}, {})
    spot, rest = state.spots[move.spot], remove(state.dice, move.dice)
    shut = closed | 1 << move.spot
    won = _placed(state, shut, sum(move.dice) << KEY_BITS * move.spot, rest)
    if not spot.dice or sum(move.dice) > sum(spot.dice):
        return won
    return _mixed(won, _placed(state, shut, _NO_DICE, rest))


def after_end(state: DicettoState, end: End) -> DicettoState:
    """The beginning of the next seat's turn, when this one ends so. Which dice make up a sum does not matter."""
    spots = tuple(_laid(spot, state.turn, total) for spot, total in zip(state.spots, end, strict=True))
    ended = replace(state, to_act=state.turn, spots=spots, dice=(), rolling=0, rolls_left=0, aside=(), lost=())
    return rules.step(ended, DONE)


def _laid(spot: Spot, seat: int, total: int) -> Spot:
    if total:
        return Spot(spot.card, seat, (total,))
    return Spot(REROLL) if spot.card == REROLL and not spot.dice else spot


def _mixed(one: Ends, other: Ends) -> Ends:
    """Either of them, each half of the time."""
    odds = {end: chance / 2 for end, chance in one.odds.items()}
    for end, chance in other.odds.items():
        odds[end] = odds.get(end, 0.0) + chance / 2
    return Ends(odds, one.worth | other.worth)


def _lying(table: TableArrays) -> End:
    """The sum of the mover's dice on each spot; 0 where none lie."""
    return tuple(int(spot[SUM]) if spot[OWNER] == table.mover else 0 for spot in table.spots)


def _placed(state: DicettoState, closed: int, key: int, dice: Dice) -> Ends:
    have = set_number(dice)
    workspace, table = _player(state.setup.players).placing(state, closed, key, have)
    ends = Ends({}, {})
    _follow(workspace, table, _powers(table, closed), have, 1.0, ends)
    return ends


def _rolled(state: DicettoState, kept: Dice, rolls: int) -> Ends:
    workspace, table = _player(state.setup.players).plan(state)
    powers, ends = _powers(table, 0), Ends({}, {})
    for which, chance in enumerate(_final_dice(workspace, set_number(kept), rolls)):
        if chance > 0.0:
            _follow(workspace, table, powers, FIRST_ROLL + which, float(chance), ends)
    return ends


def left_alone(state: DicettoState, spot: int, rng: random.Random | None = None) -> tuple[float, End | None]:
    """How likely a turn that is about to begin ends without the mover's dice on this spot; and, with `rng`, one such end by its odds.

    The result is that of `ends_of_turn`, and comes several times faster.
    """
    workspace, table = _player(state.setup.players).plan(state)
    powers = _powers(table, 0)
    dice = _final_dice(workspace, set_number(state.dice), state.rolls_left)
    alone = (workspace.best_key[0, FIRST_ROLL:] >> KEY_BITS * spot & KEY_MASK == 0).astype(np.float64)
    known: dict[tuple[int, int], float] = {}
    for which in np.flatnonzero(workspace.duel[0, FIRST_ROLL:] >= 0):
        alone[which] = _alone(workspace, powers, spot, 0, FIRST_ROLL + int(which), known)
    weights = dice * alone
    left = float(weights.sum())
    if rng is None or not left:
        return left, None
    (chosen,) = rng.choices(range(FIRST_ROLL, SETS), weights.tolist())
    ends = Ends({}, {})
    _follow(workspace, table, powers, chosen, 1.0, ends)
    leaving = {end: chance for end, chance in ends.odds.items() if not end[spot]}
    return left, rng.choices(list(leaving), list(leaving.values()))[0]


def _alone(workspace: Workspace, powers: dict[int, int], spot: int, code: int, dice: int, known: dict[tuple[int, int], float]) -> float:
    """How likely a spot is left alone with these dice to place, once duels have gone as the code says."""
    if (code, dice) not in known:
        duel = int(workspace.duel[code, dice])
        if duel < 0:
            known[code, dice] = float(not int(workspace.best_key[code, dice]) >> KEY_BITS * spot & KEY_MASK)
        else:
            about, chosen = divmod(duel, SETS)
            rest = int(dice_tables().minus[dice, chosen])
            won, lost = (_alone(workspace, powers, spot, code + result * powers[about], rest, known) for result in (1, 2))
            known[code, dice] = (won + lost) / 2
    return known[code, dice]


def _final_dice(workspace: Workspace, kept: int, rolls: int) -> NDArray[np.float64]:
    """[full roll]: how likely each is in the end, when the dice that are not kept are rolled now."""
    thrown = _thrown()
    dice: NDArray[np.float64] = thrown[kept]
    for rerolls in range(rolls - 1, 0, -1):
        keep = workspace.keep[rerolls]
        dice = dice @ thrown[np.where(keep < 0, np.arange(FIRST_ROLL, SETS), keep)]
    return dice


@cache
def _thrown() -> NDArray[np.float64]:
    """[set, full roll]: how likely each roll is when the dice that are missing are thrown."""
    tables = dice_tables()
    thrown = np.zeros((SETS, SETS - FIRST_ROLL))
    thrown[FIRST_ROLL:] = np.eye(SETS - FIRST_ROLL)
    for kept in range(FIRST_ROLL - 1, -1, -1):
        thrown[kept] = thrown[tables.above[kept]].mean(axis=0)
    return thrown


def _powers(table: TableArrays, closed: int) -> dict[int, int]:
    """Which digit of a duel code stands for which spot: those that others hold."""
    powers: dict[int, int] = {}
    for spot in range(SPOTS):
        free = table.spots[spot, OWNER] in (NO_OWNER, table.mover)
        if not closed >> spot & 1 and table.spots[spot, COMBO] != EMPTY and not free:
            powers[spot] = 3 ** len(powers)
    return powers


def _follow(workspace: Workspace, table: TableArrays, powers: dict[int, int], dice: int, chance: float, ends: Ends, code: int = 0) -> None:
    """Add the odds of placing as planned; after every duel both results are followed."""
    duel = int(workspace.duel[code, dice])
    if duel < 0:
        key, lying = int(workspace.best_key[code, dice]), _lying(table)
        end = tuple(lying[spot] or key >> KEY_BITS * spot & KEY_MASK for spot in range(SPOTS))
        ends.odds[end] = ends.odds.get(end, 0.0) + chance
        ends.worth[end] = float(workspace.ends[workspace.best_end[code, dice], 0])
        return
    spot, chosen = divmod(duel, SETS)
    rest = int(dice_tables().minus[dice, chosen])
    for result in (1, 2):  # won, lost
        _follow(workspace, table, powers, rest, chance / 2, ends, code + result * powers[spot])
