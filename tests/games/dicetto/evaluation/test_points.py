"""The compiled greedy player does what the bot does."""

from __future__ import annotations

import random

from rollhouse.core.dice import lattice, remove
from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.games.dicetto.bots.greedy import GreedyBot
from rollhouse.games.dicetto.evaluation.player import table_of
from rollhouse.games.dicetto.evaluation.tables import SETS, dice_tables, set_number
from rollhouse.games.dicetto.game import GAME
from rollhouse.games.dicetto.moves import DONE, KEEP, DicettoMove, Place, Reroll
from rollhouse.games.dicetto.rules import DicettoState
from scripts.train_dicetto.greedy import points_keep, points_placement


def compiled_choice(state: DicettoState) -> DicettoMove:
    keeps, dice = lattice(4).keeps, set_number(state.dice)
    if state.rolls_left:
        kept = points_keep(dice_tables(), table_of(state), dice)
        return KEEP if kept == dice else Reroll(remove(state.dice, keeps[kept]))
    lost = sum(1 << spot for spot in state.lost)
    found = points_placement(dice_tables(), table_of(state), dice, lost)
    return DONE if found < 0 else Place(found // SETS, keeps[found % SETS])


def test_it_chooses_as_the_bot_does() -> None:
    bot, rng, seen = GreedyBot(), random.Random(6), 0
    for game in range(6):
        state = GAME.start(GAME.setup({"players": 2 + game % 3, "bonus": bool(game % 2)}))
        while state.to_act != GAME_OVER:
            if state.to_act == CHANCE:
                state = GAME.apply(state, GAME.outcomes(state).sample(rng))
                continue
            chosen = bot.choose(state, GAME.legal(state), rng)
            assert compiled_choice(state) == chosen, state
            state = GAME.apply(state, chosen)
            seen += 1
    assert seen > 500
