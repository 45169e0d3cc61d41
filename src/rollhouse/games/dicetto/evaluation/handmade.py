"""A value network set by hand: each player's points so far, those of cards that may hold, and of Bonus cards that may come.

It knows how likely dice are to hold, and nothing of later turns: the baseline for the trained network, and the start of its training.
"""

from __future__ import annotations

import numpy as np

from rollhouse.games.dicetto.evaluation.features import HOPED_BONUS, OUTLOOK, rest_width, spot_width, still_width
from rollhouse.games.dicetto.evaluation.tables import COMBOS
from rollhouse.games.dicetto.evaluation.value_network import ValueNetwork

_LOGIT_PER_POINT = 0.3
_HELD_CARD_POINTS = 0.75
"""What it is worth that dice hold at all: cards count towards the end, and the Reroll card is a roll more."""


def handmade(players: int, spot_hidden: int = 4, hidden1: int = 4, hidden2: int = 4) -> ValueNetwork:
    """The network for so many players, with so many units."""

    def zeros(*shape: int) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
        return np.zeros(shape, np.float32)

    network = ValueNetwork(
        zeros(spot_width(players), spot_hidden),
        zeros(spot_hidden),
        zeros(spot_hidden, hidden1),
        zeros(rest_width(players), hidden1),
        zeros(hidden1),
        zeros(hidden2, hidden1),
        zeros(hidden2),
        zeros(players, hidden2),
        zeros(players),
    )
    holds = len(COMBOS) + 6 + players  # the first of the spot's features that depend on its owner and on the chance that the dice hold
    for seat in range(players):  # each feature times what it was divided by: all in points
        network.spot_in[holds + seat, seat] = _HELD_CARD_POINTS
        network.spot_in[holds + players + seat, seat] = 5.0
        network.spot_out[seat, seat] = 1.0
        network.rest[8 * seat + 2, seat] = 20.0
        network.rest[still_width(players) + OUTLOOK * seat + HOPED_BONUS, seat] = 6.0
        network.hidden2[seat, seat] = 1.0
        network.output[seat, seat] = _LOGIT_PER_POINT
    return network
