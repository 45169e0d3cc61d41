"""`python -m bench.play_outs --players 3`: how exact play-outs are, on the positions that were played to the end ten thousand times.

For each position of `results/rollouts-PLAYERS.jsonl` the value of its turn, and the mean of 16 games played on for two rounds with the luck
taken out, as reports and hints use them, are compared with what the position was worth when played out: by the networks of any cards, also
where the cards have networks of their own by now.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from functools import lru_cache

import numpy as np

from bench.report import RESULTS
from rollhouse.analysis.play_outs import GAMES_AT_ONCE, ROUNDS
from rollhouse.games.dicy_cards.evaluation.play_outs import PlayedDeal, play_out, played_deal
from rollhouse.games.dicy_cards.evaluation.value_network import activation_cache, trained_network
from rollhouse.games.dicy_cards.solver.facts import MAX_POINTS

_POINTS = 100 + MAX_POINTS + 1


@lru_cache(maxsize=4)
def _deal(players: int, cards: tuple[str, ...]) -> PlayedDeal:
    network = trained_network(players, cards)
    return played_deal(network, activation_cache(network, cards, _POINTS), cards)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m bench.play_outs", description=__doc__.splitlines()[0])
    parser.add_argument("--players", type=int, choices=(3, 4), default=3)
    players = parser.parse_args().players
    lines = (RESULTS / f"rollouts-{players}.jsonl").read_text(encoding="utf-8").splitlines()
    found = sorted((json.loads(line) for line in lines), key=lambda one: one["cards"])
    began = time.process_time()
    off: dict[str, list[float]] = {"the value of the turn": [], f"{GAMES_AT_ONCE} games for {ROUNDS} rounds": []}
    spread = []
    for one in found:
        where = tuple(one["togo"]), tuple(one["rows"]), one["place"]
        deal = _deal(players, tuple(one["cards"]))
        games = play_out(deal, *where, 0, turn=0, turns=ROUNDS * players, games=GAMES_AT_ONCE)
        value = play_out(deal, *where, 0, turn=0, turns=0, games=1)[0]
        for name, told in zip(off, (value, games.mean(axis=0)), strict=True):
            off[name] += np.abs(told - one["played"]).tolist()
        spread.append(games.std(axis=0, ddof=1).mean())
    print(f"{players} players, {len(found)} positions, {time.process_time() - began:.0f} s of one core")
    for name, errors in off.items():
        within = sorted(errors)[math.ceil(0.95 * len(errors)) - 1]
        print(f"{name}: mean error {np.mean(errors):.4f}, 95 of 100 below {within:.4f}")
    print(f"spread of one game: {np.mean(spread):.3f}")


if __name__ == "__main__":
    main()
