"""What a machine without Numba needs for training, in one file: dice and deals as arrays, the parts of the features, the networks."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from os import cpu_count
from pathlib import Path
from typing import Any

import numpy as np

from rollhouse.core.data import package_file
from rollhouse.games.dicy_cards import evaluation
from rollhouse.games.dicy_cards.cards import CARDS, modes
from rollhouse.games.dicy_cards.evaluation.features import EXTRA_POINTS, FEATURES, TRAINED_CARDS, solo_turns
from rollhouse.games.dicy_cards.evaluation.value_network import Weights
from rollhouse.games.dicy_cards.solver.turn.chances import within_turns
from rollhouse.lowlevel.value_network import load_weights
from scripts.train_dicy_cards.deals import FIXED, Cards, all_deals
from scripts.train_dicy_cards.share_arrays import constants, described_deals, described_lattice

MAX_NEEDED = 540
_SOLVED_POINTS, _REACHED_POINTS = 141, 181
"""Beyond these every point takes a solo player as long, and none is reached within the turns that are a feature."""


def write_prepared(path: Path) -> None:
    """Write the file; three minutes of one core."""
    deals = all_deals()
    feature_parts(deals[0])  # compiled once, before the others start
    with ProcessPoolExecutor(cpu_count()) as pool:
        turns, within = zip(*pool.map(feature_parts, deals, chunksize=4), strict=True)
    names = list(CARDS)
    assert tuple(names) == TRAINED_CARDS
    found = game_arrays(deals) | {"turns": np.stack(turns), "within": np.stack(within), "extra": EXTRA_POINTS, "features": FEATURES}
    found |= {"card_names": names, "cards": [[names.index(card) for card in cards] for cards in deals]}
    found |= {"fixed": [deals.index(cards) for cards in FIXED], "fixed_names": list(modes())}
    for players in (3, 4):
        network = Weights(*load_weights(package_file(evaluation.__name__, "value_networks.npz"), Weights._fields, str(players)))
        found |= {f"{name}_{players}": part for name, part in network._asdict().items()}
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, **found)


def game_arrays(deals: tuple[Cards, ...]) -> dict[str, Any]:
    """Dice, deals and constants as the kernels read them."""
    found: dict[str, Any] = dict(zip(("above", "below"), described_lattice(), strict=True))
    found |= dict(zip(("seeds", "slots", "counts"), described_deals(deals), strict=True))
    return found | {f"constant_{name}": value for name, value in (constants() | {"MAX_NEEDED": MAX_NEEDED}).items()}


def feature_parts(cards: Cards) -> tuple[Any, Any]:
    """[points needed, row]: a solo player's expected turns; [turns, points needed, row]: the chances to reach the target."""
    return solo_turns(cards, _SOLVED_POINTS).astype(np.float32), within_turns(cards, _REACHED_POINTS)[1:].astype(np.float16)
