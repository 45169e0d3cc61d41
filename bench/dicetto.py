"""Dicetto's value networks: `python -m bench.dicetto`. Matches with the same cards and dice from every seat, speed, and solved tiny games.

`--games` and `--only matches|speed|tiny` make it shorter. Nothing is asserted; the figures are in docs/bots.md.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from rollhouse.games.dicetto.evaluation.handmade import handmade
from rollhouse.games.dicetto.evaluation.turn import make_workspace
from rollhouse.games.dicetto.evaluation.value_network import ValueNetwork, trained_network
from scripts.train_dicetto.tiny import TinyGame
from scripts.train_dicetto.train import match, plan, play_games

__all__ = ["main"]

TINY = (
    (("four#1:6", "four#2:6", "two_pairs#1:4", "large_straight#1:4"), 1),
    (("four#1:6", "three#1:3", "two_pairs#1:4", "large_straight#1:4"), 1),
    (("four#1:6", "four#2:6", "two_pairs#1:4", "large_straight#1:4"), 2),
    (("four#1:6", "four#2:6", "four#3:6", "two_pairs#1:4", "large_straight#1:4"), 1),
)
"""Decks, and how many cards win."""


def by_hand(players: int, network: ValueNetwork) -> ValueNetwork:
    """The network set by hand, with as many units: both play in one workspace."""
    return handmade(players, len(network.spot_in_bias), len(network.hidden1_bias), len(network.hidden2_bias))


def matches(games: int, seed: int) -> None:
    """Shares of the win, with the half-width of their intervals (95 in 100)."""
    print("| one | others | players | Bonus cards | games | share |\n| --- | --- | ---: | --- | ---: | ---: |")
    for players in (2, 3, 4):
        network = trained_network(players)
        for bonus in (True, False):
            pairs = (("skilled", "greedy"), ("expert", "greedy"), ("expert", "skilled"))
            for one, others in pairs:
                first = network if one == "expert" else by_hand(players, network)
                second = by_hand(players, network) if others == "skilled" else None
                share, error = match(first, second, players, games, seed, 2, bonus=bonus)
                with_bonus = "yes" if bonus else "no"
                print(f"| {one} | {others} | {players} | {with_bonus} | {games} | {100 * share:.1f} % (± {196 * error:.1f}) |", flush=True)


def speed() -> None:
    """Whole turns a second, on one core, by the processor's time."""
    print("| players | turns | a turn, milliseconds |\n| ---: | ---: | ---: |")
    for players in (2, 3, 4):
        rng = np.random.default_rng(1)
        networks = (trained_network(players),) * players
        play_games(networks, [plan(rng, players, usual=True)], 1)
        plans = [plan(rng, players, usual=True) for _ in range(40)]
        began = time.process_time()
        turns = sum(len(game.begins) for game in play_games(networks, plans, 1))
        print(f"| {players} | {turns} | {1000 * (time.process_time() - began) / turns:.2f} |", flush=True)


def tiny() -> None:
    """How far networks are off where the truth is known, and what their turns cost."""
    print("| cards | to win | beginnings | first seat | network | off: mean | most | a turn costs: mean | most |\n| --- |" + " ---: |" * 8)
    for deck, goal in TINY:
        game = TinyGame({"deck": list(deck), "cards_to_win": goal})
        game.solve(1e-9)
        names = ", ".join(card.partition("#")[0] for card in deck)
        for name, network in (("by hand", handmade(2)), ("learnt", trained_network(2))):
            workspace = make_workspace(2, network)
            thought, played = np.array([game.by_network(number, network, workspace) for number in range(len(game.beginnings))]).T
            off, cost = np.abs(thought - game.values), game.values - played
            figures = f"{off.mean():.4f} | {off.max():.3f} | {cost.mean():.5f} | {cost.max():.4f}"
            print(f"| {names} | {goal} | {len(game.beginnings)} | {game.values[0]:.4f} | {name} | {figures} |", flush=True)


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=2400)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--only", choices=("matches", "speed", "tiny"))
    args = parser.parse_args()
    if args.only in (None, "speed"):
        speed()
    if args.only in (None, "tiny"):
        tiny()
    if args.only in (None, "matches"):
        matches(args.games, args.seed)


if __name__ == "__main__":
    main()
