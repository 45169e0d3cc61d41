"""Trains Dicetto's judges by self-play: `python -m scripts.train_dicetto --players 2 --out FOLDER`.

Each round plays games with the judge as it is, every turn exactly (`evaluation/turn.py`), and fits the judge to what followed: for each
turn its exact worth under the present judge, and by how much later turns were worth more or less than the judge had thought of the
position they began from (TD(λ); the luck of dice cancels). It begins with what the judge made by hand knows. A round is written to
disk when it is done, and an interrupted training goes on after the last one. The same seed and number of rounds give the same games; the
fit is the same up to the order in which the processor adds.

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
from rollhouse.games.dicetto.evaluation.judge import OUTLOOK, SOFT_LEAD, Judge, rest_width, spot_width, still_width
from rollhouse.games.dicetto.evaluation.layout import BONUSES, SPOTS
from rollhouse.games.dicetto.evaluation.selfplay import Games, empty_games, play_game
from rollhouse.games.dicetto.evaluation.tables import COMBOS, KIND_OF, dice_tables
from rollhouse.games.dicetto.evaluation.turn import make_room
from rollhouse.games.dicetto.setup import MOST_TURNS

Floats = NDArray[np.float32]

SPOT_HIDDEN, SUM, MIDDLE = 64, 128, 32
EMA = 0.998
"""Whoever plays is the mean of the last weights, each older one counting a little less."""
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


def taught(players: int, rng: np.random.Generator) -> Judge:
    """A judge that knows what the one made by hand knows, and has room to learn more."""
    judge = fresh(players, rng)
    judge.out[:] *= 0.3
    holds = len(COMBOS) + 6 + players
    for seat in range(players):  # a path of its own for each seat, nearly undisturbed by the others
        judge.spot_in[:, seat] = 0.0
        judge.spot_in[holds + seat, seat] = 0.75 / 8
        judge.spot_out[seat] *= 0.1
        judge.spot_out[:, seat] *= 0.02
        judge.spot_out[seat, seat] = 1.0
        judge.rest[:, seat] *= 0.02
        judge.rest[still_width(players) + OUTLOOK * seat + SOFT_LEAD, seat] = 1.0
        judge.sum_bias[seat] = 3.0  # leads may be below 0, which would be lost on the way
        judge.middle[seat] *= 0.05
        judge.middle[:, seat] *= 0.02
        judge.middle[seat, seat] = 1.0
        judge.out[seat] = 0.0
        judge.out[seat, seat] = 1.7
    return judge


_mine = local()


def cut(book: Games, turns: int) -> Games:
    """The first turns of a book, as a book of their own."""
    return Games._make(column[:turns].copy() for column in book)


def play_games(judges: tuple[Judge, ...], plans: list[Plan], workers: int, *, greedy: int = 0, stray: float = 0.0) -> list[Games]:
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
            turns = play_game(tables, judges, one.deck, one.goal, one.bonus, one.first, chance, KINDS, room, book, 0, greedy, stray)
            done.append(cut(book, turns))
        return done

    chunks = [plans[at : at + CHUNK] for at in range(0, len(plans), CHUNK)]
    with ThreadPoolExecutor(workers) as pool:
        return [game for chunk in pool.map(some, chunks) for game in chunk]


def returns(game: Games, trace: float) -> Floats:
    """For every turn what it should have been judged: its exact worth, and what was found out later that the judge had not known.

    That may add up to more than the whole win or less than nothing. It is right on average, and a judge that could be right about each
    would have to be infinitely sure: so it is cut off there.
    """
    found = np.empty_like(game.worth)
    found[-1] = later = game.result[-1]
    for turn in range(len(found) - 2, -1, -1):
        found[turn] = later = game.worth[turn] + trace * (later - game.reached[turn])
    found = np.clip(found, 0.0, 1.0)
    return np.asarray(found / found.sum(axis=1, keepdims=True), np.float32)


def turned(shares: Floats, begins: NDArray[np.int16]) -> Floats:
    """Shares by seat as shares counted from whoever is to begin."""
    players = shares.shape[1]
    return np.take_along_axis(shares, (begins[:, None] + np.arange(players)) % players, axis=1)


class Lesson(NamedTuple):
    """What a round taught."""

    spots: Floats
    rest: Floats
    wanted: Floats


def lesson(games: list[Games], trace: float | None) -> Lesson:
    """Facts and what they should have been judged; without a trace, how the games ended."""
    players = games[0].worth.shape[1]
    wanted = np.concatenate([game.result if trace is None else returns(game, trace) for game in games])
    together = Games._make(np.concatenate(columns) for columns in zip(*games, strict=True))
    rows = np.arange(len(together.begins))
    spots = np.empty((len(rows), SPOTS, spot_width(players)), np.float32)
    rest = np.empty((len(rows), rest_width(players)), np.float32)
    describe_games(dice_tables(), together, KINDS, rows, spots, rest)
    return Lesson(spots, rest, turned(wanted, together.begins))


class Fitter:
    """Adam on the cross-entropy between what was judged and what should have been."""

    def __init__(self, judge: Judge) -> None:
        self.weights = [np.array(one, np.float32) for one in judge]
        self.first = [np.zeros_like(one) for one in self.weights]
        self.second = [np.zeros_like(one) for one in self.weights]
        self.mean = [one.copy() for one in self.weights]
        self.steps = 0

    def judge(self) -> Judge:
        """The judge as it has been of late."""
        return Judge(*(one.copy() for one in self.mean))

    def keep(self, path: Path, rounds: int) -> None:
        """Write down all that is needed to go on."""
        kept: dict[str, Any] = {"steps": self.steps, "rounds": rounds}
        for letter, several in self._several():
            kept |= {f"{letter}{at}": one for at, one in enumerate(several)}
        np.savez(path.with_suffix(".new.npz"), **kept)
        path.with_suffix(".new.npz").replace(path)

    def restore(self, path: Path) -> int:
        """Go on after so many rounds."""
        with np.load(path) as kept:
            for letter, several in self._several():
                for at, one in enumerate(several):
                    one[...] = kept[f"{letter}{at}"]
            self.steps = int(kept["steps"])
            return int(kept["rounds"])

    def _several(self) -> tuple[tuple[str, list[Floats]], ...]:
        return (("w", self.weights), ("a", self.first), ("b", self.second), ("m", self.mean))

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
        for mean, weight in zip(self.mean, self.weights, strict=True):
            mean += max(1 - EMA, 1 / self.steps) * (weight - mean)
        return entropy


def batches(lessons: list[Lesson], size: int, rng: np.random.Generator) -> Iterator[tuple[Floats, Floats, Floats]]:
    """Everything that is remembered, once, in random order."""
    spots, rest, wanted = (np.concatenate(columns) for columns in zip(*lessons, strict=True))
    order = rng.permutation(len(rest))
    for at in range(0, len(order) - size + 1, size):
        some = order[at : at + size]
        yield spots[some], rest[some], wanted[some]


def match(
    one: Judge, others: Judge | None, players: int, games: int, seed: int, workers: int, *, bonus: bool = True
) -> tuple[float, float]:
    """The share of the win that one judge takes from others, or from greedy ones, and its standard error.

    Every game is played once from every seat, with the same cards, and the same dice as long as the same is done with them.
    """
    rng = np.random.default_rng(seed)
    plans = [plan(rng, players, usual=True) for _ in range(games // players)]
    masks = [int(sum(1 << int(card) for card in rng.choice(BONUSES, 4, replace=False))) if bonus else 0 for _ in plans]
    plans = [each._replace(bonus=mask) for each, mask in zip(plans, masks, strict=True)]
    shares = np.zeros((players, len(plans)))
    for seat in range(players):
        judges = tuple(one if place == seat or others is None else others for place in range(players))
        greedy = 0 if others is not None else (1 << players) - 1 - (1 << seat)
        shares[seat] = [game.result[0][seat] for game in play_games(judges, plans, workers, greedy=greedy)]
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
    fitter, done = Fitter((fresh if args.by_hand else taught)(args.players, rng)), 0
    if args.begin is not None:
        with np.load(args.begin) as kept:
            fitter = Fitter(Judge(*(kept[name] for name in Judge._fields)))
    if state.exists() and not args.anew:
        done = fitter.restore(state)
    lessons: list[Lesson] = []
    number, progress = done, 0.0
    while number < args.rounds and progress < 1.0:
        progress = max(number / max(1, args.rounds - 1), (time.monotonic() - began) / args.seconds if args.seconds else 0.0)
        rng = np.random.default_rng([args.seed, args.players, number])
        by_hand = number < args.by_hand and args.begin is None
        judge = handmade(args.players, SPOT_HIDDEN, SUM, MIDDLE) if by_hand else fitter.judge()
        start = time.monotonic()
        plans = [plan(rng, args.players) for _ in range(args.games)]
        games = play_games((judge,) * args.players, plans, args.workers, stray=args.stray)
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
            keep_judge(fitter.judge(), out / f"judge-{args.players}-{number}.npz")
        keep_judge(fitter.judge(), out / f"judge-{args.players}.npz")


def keep_judge(judge: Judge, path: Path) -> None:
    """Write a judge's weights down."""
    weights: dict[str, Any] = judge._asdict()
    written = path.with_suffix(".new.npz")
    np.savez(written, **weights)
    written.replace(path)  # whoever copies it meanwhile has a whole one


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
    parser.add_argument("--rounds", type=int, default=80)
    parser.add_argument("--seconds", type=float, default=0.0, help="stop after so long, if that comes first")
    parser.add_argument("--games", type=int, default=1000, help="games a round")
    parser.add_argument("--memory", type=int, default=8, help="rounds that are learnt from together")
    parser.add_argument("--epochs", type=int, default=1)
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--trace", type=float, default=0.9)
    parser.add_argument("--stray", type=float, default=0.05, help="how often a turn does something else than what looks best")
    parser.add_argument("--begin", type=Path, help="begin with this judge instead of none")
    parser.add_argument(
        "--by-hand", type=int, default=0, help="begin with nothing, and learn from so many rounds of the judge made by hand"
    )
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
