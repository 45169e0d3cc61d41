"""Dicetto's judges: `python -m bench.dicetto`. Matches with the same cards and dice from every seat, speed, and tiny games that are solved.

`--games` and `--only matches|speed|tiny` make it shorter. Nothing is asserted; the figures are in docs/bots.md.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from rollhouse.games.dicetto.evaluation.handmade import handmade
from rollhouse.games.dicetto.evaluation.judge import Judge, learned
from rollhouse.games.dicetto.evaluation.tiny import TinyGame
from rollhouse.games.dicetto.evaluation.turn import make_room
from scripts.train_dicetto import match, plan, play_games

__all__ = ["main"]

TINY = (
    (("four#1:6", "four#2:6", "two_pairs#1:4", "large_straight#1:4"), 1),
    (("four#1:6", "three#1:3", "two_pairs#1:4", "large_straight#1:4"), 1),
    (("four#1:6", "four#2:6", "two_pairs#1:4", "large_straight#1:4"), 2),
    (("four#1:6", "four#2:6", "four#3:6", "two_pairs#1:4", "large_straight#1:4"), 1),
)
"""Decks, and how many cards win."""


def by_hand(players: int, judge: Judge) -> Judge:
    """The judge made by hand, in as large a network: both play in one room."""
    return handmade(players, len(judge.spot_in_bias), len(judge.sum_bias), len(judge.middle_bias))


def matches(games: int, seed: int) -> None:
    """Shares of the win, with the half-width of their intervals (95 in 100)."""
    print("| one | others | players | Bonus cards | games | share |\n| --- | --- | ---: | --- | ---: | ---: |")
    for players in (2, 3, 4):
        judge = learned(players)
        for bonus in (True, False):
            pairs = (("skilled", "greedy"), ("expert", "greedy"), ("expert", "skilled"))
            for one, others in pairs:
                first = judge if one == "expert" else by_hand(players, judge)
                second = by_hand(players, judge) if others == "skilled" else None
                share, error = match(first, second, players, games, seed, 2, bonus=bonus)
                with_bonus = "yes" if bonus else "no"
                print(f"| {one} | {others} | {players} | {with_bonus} | {games} | {100 * share:.1f} % (± {196 * error:.1f}) |", flush=True)


def speed() -> None:
    """Whole turns a second, on one core, by the processor's time."""
    print("| players | turns | a turn, milliseconds |\n| ---: | ---: | ---: |")
    for players in (2, 3, 4):
        rng = np.random.default_rng(1)
        judges = (learned(players),) * players
        play_games(judges, [plan(rng, players, usual=True)], 1)
        plans = [plan(rng, players, usual=True) for _ in range(40)]
        began = time.process_time()
        turns = sum(len(game.begins) for game in play_games(judges, plans, 1))
        print(f"| {players} | {turns} | {1000 * (time.process_time() - began) / turns:.2f} |", flush=True)


def tiny() -> None:
    """How far judges are off where the truth is known, and what their turns cost."""
    print("| cards | to win | beginnings | first seat | judge | off: mean | most | a turn costs: mean | most |\n| --- |" + " ---: |" * 8)
    for deck, goal in TINY:
        game = TinyGame({"deck": list(deck), "cards_to_win": goal})
        game.solve(1e-9)
        names = ", ".join(card.partition("#")[0] for card in deck)
        for name, judge in (("by hand", handmade(2)), ("learnt", learned(2))):
            room = make_room(2, judge)
            thought, played = np.array([game.by_judge(number, judge, room) for number in range(len(game.beginnings))]).T
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
