"""Training of Dicetto's value networks by self-play: `python -m scripts.train_dicetto --players 2 --out FOLDER`.

Each round plays games with the present network, every turn exactly (`evaluation/turn.py`), and fits the network to the results: for each
turn its exact value under the present network, and by how much later turns were worth more or less than the network's value of the
position they began from (TD(λ); the luck of dice cancels). It begins with the knowledge of the network set by hand. Every round is saved,
and an interrupted training resumes after the last one. The same seed and number of rounds give the same games; the fit is the same up to
the order in which the processor adds.

It needs only NumPy and Numba. Times are in docs/bots.md.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count
from pathlib import Path
from threading import local
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicetto.cards import combination_of
from rollhouse.games.dicetto.deck import shipped
from rollhouse.games.dicetto.evaluation.features import OUTLOOK, SOFT_LEAD, rest_width, spot_width, still_width
from rollhouse.games.dicetto.evaluation.handmade import handmade
from rollhouse.games.dicetto.evaluation.layout import BONUSES, SPOTS
from rollhouse.games.dicetto.evaluation.tables import COMBOS, KIND_OF, dice_tables
from rollhouse.games.dicetto.evaluation.turn import make_workspace
from rollhouse.games.dicetto.evaluation.value_network import ValueNetwork, Weights, network_of
from rollhouse.games.dicetto.setup import DEFAULT_MAX_TURNS, DEFAULT_QUIET_ROUNDS
from scripts.train_dicetto.selfplay import Games, describe_games, empty_games, play_game

Floats = NDArray[np.float32]

SPOT_HIDDEN, HIDDEN1, HIDDEN2 = 64, 128, 32
MEAN_DECAY = 0.998
"""Games are played by the exponential moving average of the weights."""
GAMES_PER_CHUNK = 16
USUAL_CARDS_TO_WIN = 10
KINDS = np.array(KIND_OF, np.int64)


def usual_deck() -> NDArray[np.int64]:
    """The deck that ships: combination, points and logo of every card."""
    return np.array([[COMBOS.index(combination_of(card.id)), card.points, card.logo, -1, 0] for card in shipped().cards], np.int64)


class Plan(NamedTuple):
    """One game to be played."""

    deck: NDArray[np.int64]
    goal: int
    bonus: int
    most_turns: int
    quiet_rounds: int
    first: int
    chance: int


def plan(rng: np.random.Generator, players: int, *, usual: bool = False) -> Plan:
    """Mostly the usual game; often another length or other quiet rounds, now and then another deck, Bonus cards three times in four."""
    deck, goal = usual_deck(), USUAL_CARDS_TO_WIN
    if not usual and rng.random() < 0.25:
        goal = int(rng.integers(1, 16))
    if not usual and rng.random() < 0.2:
        deck = deck[rng.random(len(deck)) < rng.uniform(0.3, 1.0)] if rng.random() < 0.5 else deck
        deck = deck if len(deck) >= 4 else usual_deck()
        worth = np.maximum(0, np.round(rng.gamma(2.0, 1.5, len(COMBOS)))).astype(np.int64)
        deck[:, 1] = worth[deck[:, 0]]
        deck[:, 2] = rng.random(len(deck)) < rng.uniform(0, 1)
    bonus = 0
    if rng.random() < 0.75:
        bonus = int(sum(1 << int(one) for one in rng.choice(BONUSES, 4, replace=False)))
    most_turns, quiet_rounds = DEFAULT_MAX_TURNS, DEFAULT_QUIET_ROUNDS
    if not usual and rng.random() < 0.3:
        quiet_rounds = int(rng.integers(4, 21))
    if not usual and rng.random() < 0.05:
        most_turns = int(rng.integers(10, 121))
    return Plan(deck, goal, bonus, most_turns, quiet_rounds, int(rng.integers(players)), int(rng.integers(1, 2**63)))


def fresh(players: int, rng: np.random.Generator) -> Weights:
    """Random weights."""

    def weights(inputs: int, units: int, scale: float = 1.0) -> Floats:
        drawn: Floats = (rng.standard_normal((inputs, units)) * scale * np.sqrt(2.0 / inputs)).astype(np.float32)
        return drawn

    def bias(units: int) -> Floats:
        return np.zeros(units, np.float32)

    return Weights(
        weights(spot_width(players), SPOT_HIDDEN),
        bias(SPOT_HIDDEN),
        weights(SPOT_HIDDEN, HIDDEN1, 0.5),
        weights(rest_width(players), HIDDEN1, 0.5),
        bias(HIDDEN1),
        weights(HIDDEN1, HIDDEN2),
        bias(HIDDEN2),
        weights(HIDDEN2, players, 0.1),
        bias(players),
    )


def taught(players: int, rng: np.random.Generator) -> Weights:
    """Weights that know what the network set by hand knows, and have units to learn more."""
    weights = fresh(players, rng)
    weights.out[:] *= 0.3
    holds = len(COMBOS) + 6 + players
    for seat in range(players):  # a path of its own for each seat, nearly undisturbed by the others
        weights.spot_in[:, seat] = 0.0
        weights.spot_in[holds + seat, seat] = 0.75 / 8
        weights.spot_out[seat] *= 0.1
        weights.spot_out[:, seat] *= 0.02
        weights.spot_out[seat, seat] = 1.0
        weights.rest[:, seat] *= 0.02
        weights.rest[still_width(players) + OUTLOOK * seat + SOFT_LEAD, seat] = 1.0
        weights.sum_bias[seat] = 3.0  # leads may be negative, which rectified units would lose
        weights.middle[seat] *= 0.05
        weights.middle[:, seat] *= 0.02
        weights.middle[seat, seat] = 1.0
        weights.out[seat] = 0.0
        weights.out[seat, seat] = 1.7
    return weights


def widened(weights: Weights, players: int) -> Weights:
    """The weights of a network from before T14, with inputs for it that count for nothing yet: it plays as it did."""
    old_seat, old_rest, still = 8, 2, still_width(players)
    if len(weights.rest) != still + players * old_seat + old_rest:
        return weights
    rest = np.zeros((rest_width(players), weights.rest.shape[1]), np.float32)
    rest[:still] = weights.rest[:still]
    for seat in range(players):
        rest[still + OUTLOOK * seat :][:old_seat] = weights.rest[still + old_seat * seat :][:old_seat]
    rest[still + OUTLOOK * players :][:old_rest] = weights.rest[still + old_seat * players :]
    return weights._replace(rest=rest)


_local = local()


def play_games(networks: tuple[ValueNetwork, ...], plans: list[Plan], workers: int, *, stray: float = 0.0) -> list[Games]:
    """Play the planned games, in their order, with a network for every seat."""
    players = len(networks)
    tables = dice_tables()

    def some(chunk: list[Plan]) -> list[Games]:
        workspace = getattr(_local, "workspace", None)
        if workspace is None or len(workspace.shares) != players or workspace.scratch.shape != networks[0].hidden1_bias.shape:
            workspace = _local.workspace = make_workspace(players, networks[0])
        record = empty_games(DEFAULT_MAX_TURNS, players)
        done = []
        for deck, goal, bonus, most_turns, quiet_rounds, first, seed in chunk:
            chance, rules = np.array([seed], np.uint64), (deck, goal, bonus, most_turns, quiet_rounds, first)
            turns = play_game(tables, networks, *rules, chance, KINDS, workspace, record, 0, stray)
            done.append(Games._make(column[:turns].copy() for column in record))
        return done

    chunks = [plans[at : at + GAMES_PER_CHUNK] for at in range(0, len(plans), GAMES_PER_CHUNK)]
    with ThreadPoolExecutor(workers) as pool:
        return [game for chunk in pool.map(some, chunks) for game in chunk]


def returns(game: Games, trace: float) -> Floats:
    """The target of every turn: its exact value, and what later turns changed that the network did not foresee.

    The sum is right on average; where it leaves 0 to 1 it is clipped.
    """
    targets = np.empty_like(game.worth)
    targets[-1] = later = game.worth[-1]
    for turn in range(len(targets) - 2, -1, -1):
        targets[turn] = later = game.worth[turn] + trace * (later - game.reached[turn])
    targets = np.clip(targets, 0.0, 1.0)
    return np.asarray(targets / targets.sum(axis=1, keepdims=True), np.float32)


def turned(shares: Floats, begins: NDArray[np.int16]) -> Floats:
    """Shares by seat as shares counted from the seat that begins."""
    players = shares.shape[1]
    return np.take_along_axis(shares, (begins[:, None] + np.arange(players)) % players, axis=1)


class Lesson(NamedTuple):
    """The samples of a round."""

    spots: Floats
    rest: Floats
    wanted: Floats


def lesson(games: list[Games], trace: float | None) -> Lesson:
    """Features and targets of these games; without a trace the targets are the results."""
    players = games[0].worth.shape[1]
    wanted = np.concatenate([game.result if trace is None else returns(game, trace) for game in games])
    together = Games._make(np.concatenate(columns) for columns in zip(*games, strict=True))
    rows = np.arange(len(together.begins))
    spots = np.empty((len(rows), SPOTS, spot_width(players)), np.float32)
    rest = np.empty((len(rows), rest_width(players)), np.float32)
    describe_games(dice_tables(), together, KINDS, rows, spots, rest)
    return Lesson(spots, rest, turned(wanted, together.begins))


class Fitter:
    """Adam on the cross-entropy between the network's shares and the targets."""

    def __init__(self, weights: Weights) -> None:
        self.weights = [np.array(part, np.float32) for part in weights]
        self.first = [np.zeros_like(part) for part in self.weights]
        self.second = [np.zeros_like(part) for part in self.weights]
        self.mean = [part.copy() for part in self.weights]
        self.steps = 0

    def trained(self) -> Weights:
        """The moving average of the weights."""
        return Weights(*(part.copy() for part in self.mean))

    def keep(self, path: Path, rounds: int) -> None:
        """Save the state of the training."""
        kept: dict[str, Any] = {"steps": self.steps, "rounds": rounds}
        for letter, several in self._several():
            kept |= {f"{letter}{at}": one for at, one in enumerate(several)}
        np.savez(path.with_suffix(".new.npz"), **kept)
        path.with_suffix(".new.npz").replace(path)

    def restore(self, path: Path) -> int:
        """Load the state of the training; the number of its rounds."""
        with np.load(path) as kept:
            for letter, several in self._several():
                for at, one in enumerate(several):
                    one[...] = kept[f"{letter}{at}"]
            self.steps = int(kept["steps"])
            return int(kept["rounds"])

    def _several(self) -> tuple[tuple[str, list[Floats]], ...]:
        return (("w", self.weights), ("a", self.first), ("b", self.second), ("m", self.mean))

    def step(self, spots: Floats, rest: Floats, wanted: Floats, rate: float) -> float:
        """Make one step on a batch; the cross-entropy before it."""
        spot_in, spot_in_bias, spot_out, rest_in, sum_bias, middle, middle_bias, out, out_bias = self.weights
        count = len(rest)
        flat = spots.reshape(count * SPOTS, -1)
        hidden = flat @ spot_in + spot_in_bias
        np.maximum(hidden, 0, out=hidden)
        parts = hidden.reshape(count, SPOTS, -1).sum(axis=1)
        total = parts @ spot_out + rest @ rest_in + sum_bias
        active = np.maximum(total, 0)
        between = np.maximum(active @ middle + middle_bias, 0)
        logits = between @ out + out_bias
        logits -= logits.max(axis=1, keepdims=True)
        shares = np.exp(logits)
        shares /= shares.sum(axis=1, keepdims=True)
        entropy = float(-(wanted * np.log(shares + 1e-9)).sum(axis=1).mean())

        d_logits = (shares - wanted) / count
        d_between = (d_logits @ out.T) * (between > 0)
        d_total = (d_between @ middle.T) * (total > 0)
        d_parts = d_total @ spot_out.T
        d_hidden = (np.repeat(d_parts, SPOTS, axis=0)) * (hidden > 0)
        slopes = [
            flat.T @ d_hidden,
            d_hidden.sum(axis=0),
            parts.T @ d_total,
            rest.T @ d_total,
            d_total.sum(axis=0),
            active.T @ d_between,
            d_between.sum(axis=0),
            between.T @ d_logits,
            d_logits.sum(axis=0),
        ]
        self.steps += 1
        for weight, slope, first, second in zip(self.weights, slopes, self.first, self.second, strict=True):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            scale = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
            weight -= scale * first / (np.sqrt(second) + 1e-8)
        for mean, weight in zip(self.mean, self.weights, strict=True):
            mean += max(1 - MEAN_DECAY, 1 / self.steps) * (weight - mean)
        return entropy


def batches(lessons: list[Lesson], size: int, rng: np.random.Generator) -> Iterator[tuple[Floats, Floats, Floats]]:
    """Batches of all samples in memory, each sample at most once, in random order."""
    spots, rest, wanted = (np.concatenate(columns) for columns in zip(*lessons, strict=True))
    order = rng.permutation(len(rest))
    for at in range(0, len(order) - size + 1, size):
        some = order[at : at + size]
        yield spots[some], rest[some], wanted[some]


def train(args: argparse.Namespace) -> None:
    """Train for so many rounds or seconds."""
    out: Path = args.out
    out.mkdir(parents=True, exist_ok=True)
    state = out / f"training-{args.players}.npz"
    log = out / f"training-{args.players}.jsonl"
    began = time.monotonic()
    rng = np.random.default_rng([args.seed, args.players])
    fitter, done = Fitter((fresh if args.by_hand else taught)(args.players, rng)), 0
    if args.begin is not None:
        with np.load(args.begin) as kept:
            fitter = Fitter(widened(Weights(*(kept[name] for name in Weights._fields)), args.players))
    if state.exists() and not args.anew:
        done = fitter.restore(state)
    lessons: list[Lesson] = []
    number, progress = done, 0.0
    while number < args.rounds and progress < 1.0:
        progress = max(number / max(1, args.rounds - 1), (time.monotonic() - began) / args.seconds if args.seconds else 0.0)
        rng = np.random.default_rng([args.seed, args.players, number])
        by_hand = number < args.by_hand and args.begin is None
        network = handmade(args.players, SPOT_HIDDEN, HIDDEN1, HIDDEN2) if by_hand else network_of(fitter.trained())
        start = time.monotonic()
        plans = [plan(rng, args.players) for _ in range(args.games)]
        games = play_games((network,) * args.players, plans, args.workers, stray=args.stray)
        played = time.monotonic() - start
        lessons = [*lessons[-(args.memory - 1) :], lesson(games, None if by_hand else args.trace)]
        rate = args.rate * (0.02 + 0.98 * 0.5 * (1 + np.cos(np.pi * min(1.0, progress))))
        losses = [fitter.step(*batch, rate) for _ in range(args.epochs) for batch in batches(lessons, args.batch, rng)]
        number += 1
        line = {
            "round": number,
            "turns": sum(len(game.begins) for game in games),
            "turns_a_game": round(float(np.mean([len(game.begins) for game in games])), 1),
            "playing_s": round(played, 1),
            "loss": round(float(np.mean(losses)), 4),
            "surprise": round(float(np.mean([np.std(game.worth[1:] - game.reached[:-1]) for game in games if len(game.begins) > 1])), 4),
            "wall_s": round(time.monotonic() - began, 1),
        }
        print(json.dumps(line), flush=True)
        with log.open("a") as file:
            file.write(json.dumps(line) + "\n")
        fitter.keep(state, number)
        if args.checks and number % args.checks == 0:
            save_weights(fitter.trained(), out / f"network-{args.players}-{number}.npz")
        save_weights(fitter.trained(), out / f"network-{args.players}.npz")


def save_weights(weights: Weights, path: Path) -> None:
    """Save a network's weights; they are written to another file first, so that a reader never sees half of them."""
    arrays: dict[str, Any] = weights._asdict()
    np.savez(path.with_suffix(".new.npz"), **arrays)
    path.with_suffix(".new.npz").replace(path)


def pack(folder: Path) -> None:
    """Write the networks of a folder into the one file that ships with the game."""
    several: dict[str, Any] = {}
    for players in (2, 3, 4):
        with np.load(folder / f"network-{players}.npz") as network:
            several |= {f"{name}_{players}": network[name] for name in Weights._fields}
    np.savez_compressed(folder / "value_networks.npz", **several)


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(prog="python -m scripts.train_dicetto", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--rounds", type=int, default=80)
    parser.add_argument("--seconds", type=float, default=0.0, help="stop after so many seconds, if that is sooner")
    parser.add_argument("--games", type=int, default=1000, help="games per round")
    parser.add_argument("--memory", type=int, default=8, help="rounds of samples in memory")
    parser.add_argument("--epochs", type=int, default=1)
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--trace", type=float, default=0.9)
    parser.add_argument("--stray", type=float, default=0.05, help="how often a turn is played at random")
    parser.add_argument("--begin", type=Path, help="begin with these weights; those of a network from before T14 will do")
    parser.add_argument(
        "--by-hand", type=int, default=0, help="begin with random weights, and learn from so many rounds of the network set by hand"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=cpu_count() or 1)
    parser.add_argument("--checks", type=int, default=0, help="save the weights separately after every so many rounds")
    parser.add_argument("--anew", action="store_true", help="ignore a saved training")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--pack", action="store_true", help="train nothing: put the three networks of the folder into value_networks.npz")
    args = parser.parse_args()
    if args.pack:
        pack(args.out)
    else:
        train(args)
