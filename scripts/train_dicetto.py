"""Trains Dicetto's judges by self-play: `python -m scripts.train_dicetto --players 2 --out FOLDER`.

Each round plays games with the judge as it is, every turn exactly (`evaluation/turn.py`), and fits the judge to what followed: for each
turn its exact worth under the present judge, mixed with what came later (TD(λ)). The first rounds are played by the judge made by hand. A
round is written to disk when it is done, and an interrupted training goes on after the last one. The same seed and number of rounds give
the same games; the fit is the same up to the order in which the processor adds.

Nothing but NumPy and Numba is needed. Times are in docs/bots.md.
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
from rollhouse.games.dicetto.evaluation.facts import describe_games
from rollhouse.games.dicetto.evaluation.handmade import handmade
from rollhouse.games.dicetto.evaluation.judge import Judge, rest_width, spot_width
from rollhouse.games.dicetto.evaluation.layout import BONUSES, SPOTS
from rollhouse.games.dicetto.evaluation.selfplay import MOST_TURNS, Games, empty_games, play_game
from rollhouse.games.dicetto.evaluation.tables import COMBOS, KIND_OF, dice_tables
from rollhouse.games.dicetto.evaluation.turn import make_room

Floats = NDArray[np.float32]

SPOT_HIDDEN, SUM, MIDDLE = 48, 96, 32
CHUNK = 16
"""Games that a thread plays before it hands them in."""
USUAL_GOAL = 10
KINDS = np.array(KIND_OF, np.int64)


def usual_deck() -> NDArray[np.int64]:
    """The deck that ships: combination, points and logo of every card."""
    return np.array([[COMBOS.index(combination_of(card.id)), card.points, card.logo, -1, 0] for card in shipped().cards], np.int64)


class Plan(NamedTuple):
    """One game to be played."""

    deck: NDArray[np.int64]
    goal: int
    bonus: int
    first: int
    chance: int


def plan(rng: np.random.Generator, players: int, *, usual: bool = False) -> Plan:
    """Mostly the usual game; often another length, now and then another deck, with Bonus cards three times in four."""
    deck, goal = usual_deck(), USUAL_GOAL
    if not usual and rng.random() < 0.35:
        goal = int(rng.integers(1, 16))
    if not usual and rng.random() < 0.25:
        deck = deck[rng.random(len(deck)) < rng.uniform(0.3, 1.0)] if rng.random() < 0.5 else deck
        deck = deck if len(deck) >= 4 else usual_deck()
        worth = np.maximum(0, np.round(rng.gamma(2.0, 1.5, len(COMBOS)))).astype(np.int64)
        deck[:, 1] = worth[deck[:, 0]]
        deck[:, 2] = rng.random(len(deck)) < rng.uniform(0, 1)
    bonus = 0
    if rng.random() < 0.75:
        bonus = int(sum(1 << int(one) for one in rng.choice(BONUSES, 4, replace=False)))
    return Plan(deck, goal, bonus, int(rng.integers(players)), int(rng.integers(1, 2**63)))


def fresh(players: int, rng: np.random.Generator) -> Judge:
    """A judge that knows nothing."""

    def weights(wide: int, deep: int, scale: float = 1.0) -> Floats:
        drawn: Floats = (rng.standard_normal((wide, deep)) * scale * np.sqrt(2.0 / wide)).astype(np.float32)
        return drawn

    def bias(deep: int) -> Floats:
        return np.zeros(deep, np.float32)

    return Judge(
        weights(spot_width(players), SPOT_HIDDEN),
        bias(SPOT_HIDDEN),
        weights(SPOT_HIDDEN, SUM, 0.5),
        weights(rest_width(players), SUM, 0.5),
        bias(SUM),
        weights(SUM, MIDDLE),
        bias(MIDDLE),
        weights(MIDDLE, players, 0.1),
        bias(players),
    )


_mine = local()


def cut(book: Games, turns: int) -> Games:
    """The first turns of a book, as a book of their own."""
    return Games._make(column[:turns].copy() for column in book)


def play_games(judges: tuple[Judge, ...], plans: list[Plan], workers: int) -> list[Games]:
    """Play them all, a judge for every seat; in the order of the plans, whatever the number of workers."""
    players = len(judges)
    tables = dice_tables()

    def some(chunk: list[Plan]) -> list[Games]:
        room = getattr(_mine, "room", None)
        if room is None or len(room.shares) != players or room.scratch.shape != judges[0].sum_bias.shape:
            room = _mine.room = make_room(players, judges[0])
        book = empty_games(MOST_TURNS, players)
        done = []
        for one in chunk:
            chance = np.array([one.chance], np.uint64)
            turns = play_game(tables, judges, one.deck, one.goal, one.bonus, one.first, chance, KINDS, room, book, 0)
            done.append(cut(book, turns))
        return done

    chunks = [plans[at : at + CHUNK] for at in range(0, len(plans), CHUNK)]
    with ThreadPoolExecutor(workers) as pool:
        return [game for chunk in pool.map(some, chunks) for game in chunk]


def returns(game: Games, trace: float) -> Floats:
    """For every turn what it should have been judged: its exact worth, mixed with what was found later in the game."""
    found = np.empty_like(game.worth)
    later = game.result[-1]
    for turn in range(len(found) - 1, -1, -1):
        later = game.worth[turn] if turn == len(found) - 1 else (1 - trace) * game.worth[turn] + trace * later
        found[turn] = later
    return found


def turned(shares: Floats, begins: NDArray[np.int16]) -> Floats:
    """Shares by seat as shares counted from whoever is to begin."""
    players = shares.shape[1]
    return np.take_along_axis(shares, (begins[:, None] + np.arange(players)) % players, axis=1)


class Lesson(NamedTuple):
    """What a round taught."""

    spots: NDArray[np.float16]
    rest: NDArray[np.float16]
    wanted: Floats


def lesson(games: list[Games], trace: float) -> Lesson:
    """Facts and what they should have been judged."""
    players = games[0].worth.shape[1]
    wanted = np.concatenate([returns(game, trace) for game in games])
    together = Games._make(np.concatenate(columns) for columns in zip(*games, strict=True))
    rows = np.arange(len(together.begins))
    spots = np.empty((len(rows), SPOTS, spot_width(players)), np.float32)
    rest = np.empty((len(rows), rest_width(players)), np.float32)
    describe_games(dice_tables(), together, KINDS, rows, spots, rest)
    return Lesson(spots.astype(np.float16), rest.astype(np.float16), turned(wanted, together.begins))


class Fitter:
    """Adam on the cross-entropy between what was judged and what should have been."""

    def __init__(self, judge: Judge) -> None:
        self.weights = [np.array(one, np.float32) for one in judge]
        self.first = [np.zeros_like(one) for one in self.weights]
        self.second = [np.zeros_like(one) for one in self.weights]
        self.steps = 0

    def judge(self) -> Judge:
        """The judge as it is now."""
        return Judge(*(one.copy() for one in self.weights))

    def step(self, spots: Floats, rest: Floats, wanted: Floats, rate: float) -> float:
        """One step on a batch; the cross-entropy before it."""
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
        return entropy


def batches(lessons: list[Lesson], size: int, rng: np.random.Generator) -> Iterator[tuple[Floats, Floats, Floats]]:
    """Everything that is remembered, once, in random order."""
    where = np.concatenate([np.stack([np.full(len(one.rest), number), np.arange(len(one.rest))], 1) for number, one in enumerate(lessons)])
    rng.shuffle(where)
    for at in range(0, len(where) - size + 1, size):
        some = where[at : at + size]
        parts = [(lessons[number], some[some[:, 0] == number, 1]) for number in range(len(lessons))]
        yield (
            np.concatenate([one.spots[rows] for one, rows in parts]).astype(np.float32),
            np.concatenate([one.rest[rows] for one, rows in parts]).astype(np.float32),
            np.concatenate([one.wanted[rows] for one, rows in parts]),
        )


def match(one: Judge, others: Judge, players: int, games: int, seed: int, workers: int) -> tuple[float, float]:
    """The share of the win that one judge takes from others, and its standard error; every game is played once from every seat."""
    rng = np.random.default_rng(seed)
    plans = [plan(rng, players, usual=True) for _ in range(games // players)]
    shares = np.zeros((players, len(plans)))
    for seat in range(players):
        judges = tuple(one if place == seat else others for place in range(players))
        shares[seat] = [game.result[0][seat] for game in play_games(judges, plans, workers)]
    means = shares.mean(axis=0)  # the same cards and dice from every seat: luck that both have cancels
    return float(means.mean()), float(means.std() / np.sqrt(len(means)))


def train(args: argparse.Namespace) -> None:
    """Round after round."""
    out: Path = args.out
    out.mkdir(parents=True, exist_ok=True)
    state = out / f"training-{args.players}.npz"
    log = out / f"training-{args.players}.jsonl"
    began = time.monotonic()
    rng = np.random.default_rng([args.seed, args.players])
    fitter, done = Fitter(fresh(args.players, rng)), 0
    if state.exists() and not args.anew:
        kept = np.load(state)
        count = len(fitter.weights)
        for at in range(count):
            fitter.weights[at], fitter.first[at], fitter.second[at] = kept[f"w{at}"], kept[f"a{at}"], kept[f"b{at}"]
        fitter.steps, done = int(kept["steps"]), int(kept["rounds"])
    lessons: list[Lesson] = []
    for number in range(done, args.rounds):
        rng = np.random.default_rng([args.seed, args.players, number])
        by_hand = number < args.by_hand
        judge = handmade(args.players) if by_hand else fitter.judge()
        start = time.monotonic()
        plans = [plan(rng, args.players) for _ in range(args.games)]
        games = play_games((judge,) * args.players, plans, args.workers)
        played = time.monotonic() - start
        trace = 1.0 if by_hand else args.trace if number < args.rounds * 0.6 else args.trace * 0.6
        lessons = [*lessons[-(args.memory - 1) :], lesson(games, trace)]
        progress = number / max(1, args.rounds - 1)
        rate = args.rate * (0.03 + 0.97 * 0.5 * (1 + np.cos(np.pi * progress)))
        losses = [fitter.step(*batch, rate) for _ in range(args.epochs) for batch in batches(lessons, args.batch, rng)]
        line = {
            "round": number + 1,
            "turns": sum(len(game.begins) for game in games),
            "turns_a_game": round(float(np.mean([len(game.begins) for game in games])), 1),
            "playing_s": round(played, 1),
            "loss": round(float(np.mean(losses)), 4),
            "wall_s": round(time.monotonic() - began, 1),
        }
        print(json.dumps(line), flush=True)
        with log.open("a") as file:
            file.write(json.dumps(line) + "\n")
        kept_now: dict[str, Any] = {"steps": fitter.steps, "rounds": number + 1}
        for letter, several in (("w", fitter.weights), ("a", fitter.first), ("b", fitter.second)):
            kept_now |= {f"{letter}{at}": one for at, one in enumerate(several)}
        np.savez(state, **kept_now)
        if args.checks and (number + 1) % args.checks == 0:
            _keep(fitter.judge(), out / f"judge-{args.players}-{number + 1}.npz")
    _keep(fitter.judge(), out / f"judge-{args.players}.npz")


def _keep(judge: Judge, path: Path) -> None:
    weights: dict[str, Any] = judge._asdict()
    np.savez(path, **weights)


def pack(folder: Path) -> None:
    """The judges of a folder as the one file that ships with the game."""
    several: dict[str, Any] = {}
    for players in (2, 3, 4):
        with np.load(folder / f"judge-{players}.npz") as judge:
            several |= {f"{name}_{players}": judge[name] for name in Judge._fields}
    np.savez_compressed(folder / "judges.npz", **several)


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--games", type=int, default=2000, help="games a round")
    parser.add_argument("--memory", type=int, default=6, help="rounds that are learnt from together")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--trace", type=float, default=0.7)
    parser.add_argument("--by-hand", type=int, default=4, help="rounds that the judge made by hand plays, for the other to begin with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=cpu_count() or 1)
    parser.add_argument("--checks", type=int, default=0, help="keep the judge after every so many rounds")
    parser.add_argument("--anew", action="store_true", help="begin again, whatever lies there")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--pack", action="store_true", help="train nothing: put the three judges of the folder into judges.npz")
    args = parser.parse_args()
    if args.pack:
        pack(args.out)
    else:
        train(args)


if __name__ == "__main__":
    main()
