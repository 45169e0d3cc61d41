"""The features of many positions at once."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicetto.evaluation.features import (
    TALLY,
    describe_rest,
    describe_spot,
    outlook,
    start_tally,
    still_width,
    tally_spot,
)
from rollhouse.games.dicetto.evaluation.layout import COMBO, LOGO, NOBODY, OWNER, POINTS, SPOTS, SUM, bonus_gain
from rollhouse.games.dicetto.evaluation.tables import DiceTables
from scripts.train_dicetto.compiled import compiled
from scripts.train_dicetto.selfplay import Games

__all__ = ["describe_games"]


@compiled
def describe_games(
    tables: DiceTables,
    games: Games,
    kind_of: NDArray[np.int64],
    rows: NDArray[np.int64],
    spots: NDArray[np.float32],
    rest: NDArray[np.float32],
) -> None:
    """Fill `spots` [row, spot, feature] and `rest` [row, feature] for these rows, seats counted from the one that begins."""
    players = games.seats.shape[1]
    tally, more = np.empty(players * TALLY, np.float32), np.empty(players * TALLY, np.float32)
    scratch = np.empty(4 * players, np.float32)
    still = still_width(players)
    for at in range(len(rows)):
        row = rows[at]
        begins = int(games.begins[row])
        seats, game = games.seats[row].astype(np.int64), games.game[row].astype(np.int64)
        start_tally(seats, begins, tally)
        for place in range(SPOTS):
            spot = games.spots[row, place]
            owner = NOBODY if spot[OWNER] == NOBODY else (spot[OWNER] - begins) % players
            combo, points, logo = int(spot[COMBO]), int(spot[POINTS]), int(spot[LOGO])
            gain = 0.0 if owner == NOBODY else bonus_gain(seats, game, int(spot[OWNER]), combo, points, logo, kind_of)
            describe_spot(combo, points, logo, owner, int(spot[SUM]), gain, players, tables.beaten, spots[at, place])
            tally_spot(combo, points, logo, owner, int(spot[SUM]), players, tables.beaten, kind_of, more)
            tally += more
        describe_rest(seats, games.pile[row].astype(np.int64), game, begins, rest[at, :still])
        outlook(tally, game, players, scratch, rest[at, still:])
