"""A position played to the end by a judge, in compiled code, with the luck of dice and duels taken out of what it brings."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicetto.evaluation.chance import below
from rollhouse.games.dicetto.evaluation.compiled import compiled
from rollhouse.games.dicetto.evaluation.judge import Judge
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
    TURNS,
    add_card,
    final_shares,
)
from rollhouse.games.dicetto.evaluation.selfplay import draw_cards, finish_turn, take_won
from rollhouse.games.dicetto.evaluation.tables import EMPTY, FIRST_ROLL, DiceTables
from rollhouse.games.dicetto.evaluation.turn import Room, TableArrays, place, prepare, roll

__all__ = ["play_out"]

Numbers = NDArray[np.int64]
Floats = NDArray[np.float64]


@compiled
def play_out(
    tables: DiceTables,
    judge: Judge,
    table: TableArrays,
    rolls: int,
    most: int,
    cards: Numbers,
    chance: NDArray[np.uint64],
    kind_of: Numbers,
    room: Room,
    total: Floats,
    seen: Floats,
) -> None:
    """From the beginning of a turn, its cards taken and none drawn yet, to the end of the game. The table is played on.

    A game that is longer stops after `most` turns: what was seen of the last one's end stands for the rest then.
    To `total`, by seat, is added what each turn is worth less what was `seen` of it when the one before it ended, and in the end what the
    game brought: 0 on average, if the judge is right. `cards` are those of the pile.
    """
    players = len(table.seats)
    order = np.arange(len(cards))
    for left in range(len(cards) - 1, 0, -1):
        other = below(chance, left + 1)
        order[left], order[other] = order[other], order[left]
    spots, seats, pile, game, seat = table.spots, table.seats, table.pile, table.game, table.mover
    while True:
        now = TableArrays(spots, seats, pile, game, seat)
        draw_cards(now, cards, order, kind_of)
        prepare(tables, judge, now, kind_of, room)
        place(tables, judge, now, kind_of, 0, 0, -1, room)
        roll(tables, rolls, players, room)
        dice = 0
        for rerolls in range(rolls - 1, -1, -1):
            while dice < FIRST_ROLL:
                dice = tables.above[dice, below(chance, 6)]
            keep = room.keep[rerolls, dice - FIRST_ROLL]
            if keep < 0:
                break
            dice = keep
        end = finish_turn(tables, now, dice, False, chance, room)
        for other in range(players):
            who = (seat + other) % players
            total[who] += room.kept[rolls - 1, 0, other] - seen[who]
            seen[who] = room.ends[end, other]
        if game[TURNS] >= game[MOST]:
            break
        most -= 1
        if most == 0:
            return
        game[TURNS] += 1
        seat = (seat + 1) % players
        rolls, taken = take_won(TableArrays(spots, seats, pile, game, seat), kind_of)
        left = 0
        for place_ in range(SLOTS):
            left += spots[place_, COMBO] != EMPTY
        if taken and (seats[seat, COUNT] >= game[GOAL] or (left == 0 and pile[PILE_COUNT] == 0)):
            break
    for place_ in range(SLOTS):
        owner = spots[place_, OWNER]
        if spots[place_, COMBO] != EMPTY and owner != NOBODY:
            add_card(seats[owner], spots[place_, COMBO], spots[place_, POINTS], spots[place_, LOGO], kind_of)
    final_shares(seats, game[BONUS_MASK], room.shares)
    for other in range(players):
        total[other] += room.shares[other] - seen[other]
