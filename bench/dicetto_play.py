"""How long games of Dicetto's expert last, and how strong it is beside another network.

    python -m bench.dicetto_play quiet --players 2     # games without T14: how long they stand still before they end by themselves
    python -m bench.dicetto_play length --players 2    # games with T14, for each of the 70 sets of Bonus cards
    python -m bench.dicetto_play match --players 2 --other old/value_networks.npz    # one expert against others of the other network

With `--keep` the figures are added to `bench/results/dicetto-play.json`; bench/notes/dicetto.md tells what they mean.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np

from bench.report import RESULTS
from rollhouse.games.dicetto.evaluation import layout
from rollhouse.games.dicetto.evaluation.errors import network_fingerprint
from rollhouse.games.dicetto.evaluation.value_network import ValueNetwork, network_of, trained_network
from rollhouse.games.dicetto.scoring import BONUS, LAID_OUT
from rollhouse.games.dicetto.setup import DEFAULT_MAX_TURNS, DEFAULT_QUIET_ROUNDS, QUIET_ROUNDS
from scripts.train_dicetto.games import USUAL_CARDS_TO_WIN, Plan, play_games, usual_deck
from scripts.train_dicetto.networks import packed
from scripts.train_dicetto.selfplay import Games

KEPT = RESULTS / "dicetto-play.json"
BONUS_SETS = tuple(combinations(range(len(BONUS)), LAID_OUT))
LONG_TURNS = 120
ROUNDS = (4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 24)
FEWEST = frozenset(place for place, card in enumerate(BONUS.values()) if not card.most)


def planned(players: int, count: int, seed: int, bonus: Callable[[int], Sequence[int]], quiet_rounds: int) -> list[Plan]:
    """So many usual games; `bonus` gives the Bonus cards of each."""
    rng = np.random.default_rng([seed, players])
    deck = usual_deck()
    return [
        Plan(
            deck,
            USUAL_CARDS_TO_WIN,
            sum(1 << card for card in bonus(number)),
            DEFAULT_MAX_TURNS,
            quiet_rounds,
            number % players,
            int(rng.integers(1, 2**63)),
        )
        for number in range(count)
    ]


def longest_quiet(game: Games) -> int:
    """The most turns in a row in which no Dice card was taken."""
    won = game.seats[:, :, layout.COUNT].sum(axis=1)
    most = now = 0
    for took in np.diff(won) > 0:
        now = 0 if took else now + 1
        most = max(most, now)
    return most


def quiet(players: int, count: int, seed: int, workers: int) -> dict[str, Any]:
    """Games without T14: of those that end by themselves, the share that each number of quiet rounds would cut short."""
    found = {}
    for name, cards in (("bonus", lambda number: BONUS_SETS[number % len(BONUS_SETS)]), ("plain", lambda number: ())):
        games = play_games((trained_network(players),) * players, planned(players, count, seed, cards, QUIET_ROUNDS[-1]), workers)
        spells = [longest_quiet(game) for game in games if len(game.begins) < DEFAULT_MAX_TURNS]
        cut = {str(rounds): round(float(np.mean([spell >= rounds * players for spell in spells])), 4) for rounds in ROUNDS}
        found[name] = {"games": len(games), "ended_by_themselves": len(spells), "cut_short": cut}
    return found


def length(players: int, count: int, seed: int, workers: int, quiet_rounds: int) -> dict[str, Any]:
    """Games with T14, `count` for each set of Bonus cards: how they end, and how long they take."""
    ends: Counter[str] = Counter()
    turns: list[int] = []
    long_sets = []
    fewest: Counter[str] = Counter()
    for place, cards in enumerate(BONUS_SETS):
        plans = planned(players, count, seed + place, lambda number, cards=cards: cards, quiet_rounds)  # type: ignore[misc]  # bound now
        games = play_games((trained_network(players),) * players, plans, workers)
        taken = [len(game.begins) for game in games]
        quiet_ends = sum(_ended_quietly(game) for game in games)
        ends.update(quiet=quiet_ends, turns=sum(one >= DEFAULT_MAX_TURNS for one in taken))
        fewest.update({f"{len(FEWEST.intersection(cards))} quiet": quiet_ends, f"{len(FEWEST.intersection(cards))} games": len(games)})
        turns += taken
        if max(taken) > LONG_TURNS:
            long_sets.append({"set": [list(BONUS)[card] for card in cards], "most_turns": max(taken)})
    return {
        "quiet_rounds": quiet_rounds,
        "sets": len(BONUS_SETS),
        "games": len(turns),
        "above_120_turns": sum(one > LONG_TURNS for one in turns),
        "most_turns": max(turns),
        "mean_turns": round(float(np.mean(turns)), 1),
        "ended_by_t14": ends["quiet"],
        "ended_by_t13": ends["turns"],
        "by_fewest_cards": {key: fewest[key] for key in sorted(fewest)},
        "long_sets": long_sets,
    }


def _ended_quietly(game: Games) -> bool:
    """Whether the game ended by T14: the turn that was the last was played, and was the last quiet one."""
    last = game.game[-1]
    took = any(
        spot[layout.OWNER] == game.begins[-1] and place < layout.SLOTS for place, spot in enumerate(game.spots[-1])
    )  # then the quiet turns begin anew
    return not took and bool(last[layout.QUIET] + 1 >= last[layout.MAX_QUIET])


def played_against(players: int, count: int, seed: int, workers: int, other: Path) -> dict[str, Any]:
    """One expert against others of another network, in duplicate play: each deal once from every seat."""
    theirs = network_of(packed(other, players))
    ours = trained_network(players)
    found = {}
    for name, cards in (("bonus", lambda number: BONUS_SETS[number % len(BONUS_SETS)]), ("plain", lambda number: ())):
        plans = planned(players, count // players, seed, cards, DEFAULT_QUIET_ROUNDS)
        shares = np.zeros(len(plans))
        for seat in range(players):
            networks: tuple[ValueNetwork, ...] = tuple(ours if one == seat else theirs for one in range(players))
            shares += [float(game.result[-1, seat]) for game in play_games(networks, plans, workers)]
        shares /= players
        margin = 1.96 * float(shares.std(ddof=1)) / len(plans) ** 0.5
        found[name] = {"games": len(plans) * players, "share": round(float(shares.mean()), 4), "margin_95": round(margin, 4)}
    return found


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.dicetto_play", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=("quiet", "length", "match"))
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--games", type=int, default=400, help="games of each kind; for `length`, for each set of Bonus cards")
    parser.add_argument("--seed", type=int, default=26)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--quiet-rounds", type=int, default=DEFAULT_QUIET_ROUNDS, help="for `length`")
    parser.add_argument("--other", type=Path, help="for `match`: the other networks, as they are packed")
    parser.add_argument("--keep", action="store_true")
    args = parser.parse_args()
    began = time.monotonic()
    arguments = (args.players, args.games, args.seed, args.workers)
    match args.what:
        case "match":
            found = played_against(*arguments, args.other)
        case "length":
            found = length(*arguments, args.quiet_rounds)
        case _:
            found = quiet(*arguments)
    facts = {"network": network_fingerprint(), "seed": args.seed, "wall_seconds": round(time.monotonic() - began), "workers": args.workers}
    line = {**facts, **found}
    print(json.dumps(line, indent=2))
    if args.keep:
        kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
        kept[f"{args.what} {args.players}"] = line
        KEPT.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
