"""What a trained network is measured by, on a GPU: matches, errors, how long games last, and a best response by play-outs."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import cupy
import numpy as np

from scripts.train_dicetto.kernels import Ints, Kernels, columns, seeds_of, usual_plans

_MEASURED_GAMES = 215_000
"""About so many games are played to measure a network in full."""


def match(kernels: Kernels, networks: Any, deals: int, seed: int) -> dict[str, Any]:
    """One seat of the first network against seats of the second, each deal from every seat."""
    players, usual = kernels.players, int(kernels.inputs["usual"])
    rng = np.random.default_rng([seed, players, 1])
    found = {}
    for name, plans in (("bonus", 1 + np.arange(deals) % (usual - 1)), ("plain", np.zeros(deals, np.int64))):
        seeds, first, shares = seeds_of(rng, deals), np.arange(deals) % players, np.zeros(deals)
        for seat in range(players):
            network_of = np.ones((deals, players), np.int64)
            network_of[:, seat] = 0
            played, _ = kernels.play(networks, plans, seeds, first, network_of=network_of)
            shares += played.result[:, seat] / players
        margin = 1.96 * float(shares.std(ddof=1)) / deals**0.5
        found[name] = {"games": deals * players, "share": round(float(shares.mean()), 4), "margin_95": round(margin, 4)}
    return found


def length(kernels: Kernels, network: Any, games: int, seed: int) -> dict[str, Any]:
    """How long games last and how they end: so many for each set of Bonus cards, and as many without any."""
    usual = int(kernels.inputs["usual"])
    rng = np.random.default_rng([seed, kernels.players, 2])
    plans = np.repeat(np.arange(usual), games)
    played, _ = kernels.play(network, plans, seeds_of(rng, len(plans)), np.arange(len(plans)) % kernels.players)
    sets = [
        {
            "set": int(plan),
            "most_turns": int(played.turns[plans == plan].max()),
            "above_120_turns": int((played.turns[plans == plan] > 120).sum()),
        }
        for plan in range(usual)
        if played.turns[plans == plan].max() > 120
    ]
    return {
        "games": len(plans),
        "mean_turns": round(float(played.turns.mean()), 1),
        "most_turns": int(played.turns.max()),
        "above_120_turns": int((played.turns > 120).sum()),
        "ended_by_t14": int((played.ended == 1).sum()),
        "ended_by_t13": int((played.ended == 2).sum()),
        "t14_by_set": [int(((played.ended == 1) & (plans == plan)).sum()) for plan in range(usual)],
        "long_sets": sets,
    }


def quiet(kernels: Kernels, network: Any, games: int, seed: int) -> dict[str, Any]:
    """Games without T14: of those that end by themselves, the share that each number of quiet rounds would cut short."""
    players, usual = kernels.players, int(kernels.inputs["usual"])
    rules = kernels.rules.copy()
    rules[:, 4] = 5000
    rng = np.random.default_rng([seed, players, 3])
    found = {}
    for name, plans in (("bonus", 1 + np.arange(games) % (usual - 1)), ("plain", np.zeros(games, np.int64))):
        records = cupy.zeros((games * 200, kernels.record), cupy.int16)
        targets = cupy.zeros((games * 200, players), cupy.float32)
        first = np.arange(games) % players
        _, turns = kernels.play(network, plans, seeds_of(rng, games), first, rules=rules, records=records, targets=targets)
        kept = cupy.asnumpy(records[:turns])
        won = kept[:, columns(players).cards].sum(axis=1)
        begins = np.flatnonzero(kept[:, columns(players).turns] == 0)
        spells, ended = [], 0
        for start, end in zip(begins, [*begins[1:], turns], strict=True):
            if end - start >= 400:
                continue
            ended += 1
            took = np.flatnonzero(np.concatenate([[1], np.diff(won[start:end]) > 0, [1]]))
            spells.append(int(np.diff(took).max()) - 1)
        cut = {str(rounds): round(float(np.mean(np.array(spells) >= rounds * players)), 4) for rounds in (6, 8, 9, 10, 12, 14, 16, 20, 24)}
        found[name] = {"games": games, "ended_by_themselves": ended, "cut_short": cut}
    return found


def sampled(kernels: Kernels, network: Any, count: int, rng: np.random.Generator, stray: float) -> tuple[Any, Ints]:
    """Records of usual games, and so many of their rows, none of a game's last round."""
    players, games = kernels.players, max(64, count)
    records = cupy.zeros((games * 140, kernels.record), cupy.int16)
    targets = cupy.zeros((games * 140, players), cupy.float32)
    plans = usual_plans(rng, games, int(kernels.inputs["usual"]))
    _, turns = kernels.play(network, plans, seeds_of(rng, games), np.arange(games) % players, stray=stray, records=records, targets=targets)
    return records, rng.integers(0, min(turns, len(records)), count)


def errors(kernels: Kernels, network: Any, positions: int, rollouts: int, seed: int) -> dict[str, Any]:
    """Beginnings of turns of usual games, with slips, once the table is full: what was said, and what play-outs without luck say."""
    rng, players = np.random.default_rng([seed, kernels.players, 4]), kernels.players
    records, rows = sampled(kernels, network, positions, rng, 0.1)
    seeds = np.repeat(seeds_of(rng, positions), rollouts)
    starts = (records, np.repeat(rows, rollouts), seeds_of(rng, positions * rollouts))
    nothing = np.zeros(positions * rollouts, np.int64)
    played, _ = kernels.play(network, nothing, seeds, nothing, starts=starts)
    over = (played.turns.reshape(positions, rollouts) == 1).all(axis=1) & (played.ended.reshape(positions, rollouts)[:, 0] == 0)
    said = played.worth.reshape(positions, rollouts, players)[:, 0][~over]
    came = played.target.reshape(positions, rollouts, players)[~over]
    noise = came.std(axis=1, ddof=1) / rollouts**0.5
    mask = cupy.asnumpy(records[cupy.asarray(rows)])[~over, columns(players).bonus]
    fewest = np.array([bin(int(one) & 0b1000101).count("1") for one in mask])  # of `scoring.BONUS`: logo, cards and points
    return {"said": said, "came": came.mean(axis=1), "noise": noise, "bonus": mask, "fewest": fewest, "rollouts": rollouts}


def errors_told(found: dict[str, Any]) -> dict[str, Any]:
    """The figures of `errors`."""
    told = {}
    for name, some in (
        ("all", found["fewest"] >= 0),
        ("plain", found["bonus"] == 0),
        ("bonus without fewest", (found["bonus"] > 0) & (found["fewest"] == 0)),
        ("one fewest", found["fewest"] == 1),
        ("two or three fewest", found["fewest"] >= 2),
    ):
        if some.sum() < 2:
            continue
        off, noise = np.abs(found["said"] - found["came"])[some], found["noise"][some]
        told[name] = {
            "positions": int(some.sum()),
            "mean": round(float(off.mean()), 4),
            "within_95": round(float(np.quantile(off, 0.95)), 4),
            "without_noise": round(float(max(0.0, (off**2 - noise**2).mean()) ** 0.5), 4),
            "noise": round(float(noise.mean()), 4),
        }
    return told


def best_response(kernels: Kernels, network: Any, positions: int, rollouts: int, seed: int, choices: int = 4) -> dict[str, Any]:
    """What a seat gains that chooses the end of its turn by play-outs: chosen by one half of them, measured by the other."""
    rng, players = np.random.default_rng([seed, kernels.players, 5]), kernels.players
    records, rows = sampled(kernels, network, positions, rng, 0.0)
    games = positions * choices * rollouts
    number = np.arange(games) // (choices * rollouts)
    choice = np.arange(games) // rollouts % choices
    seeds = seeds_of(rng, positions)[number]
    later = seeds_of(rng, positions * rollouts)[number * rollouts + np.arange(games) % rollouts]
    nothing = np.zeros(games, np.int64)
    played, _ = kernels.play(network, nothing, seeds, nothing, starts=(records, rows[number], later), choices=choice)
    begins = cupy.asnumpy(records[cupy.asarray(rows)])[:, columns(players).begins]
    came = played.second[np.arange(games), begins[number]].reshape(positions, choices, rollouts)
    there = (played.ended != 3).reshape(positions, choices, rollouts)[:, :, 0]
    came = np.where(there[:, :, None], came, -9.0)[there[:, :2].all(axis=1)]
    half = rollouts // 2
    gains = []
    for chooses, judges in ((came[..., :half], came[..., half:]), (came[..., half:], came[..., :half])):
        best = chooses.mean(axis=2).argmax(axis=1)
        judged = judges.mean(axis=2)
        gains.append(judged[np.arange(len(best)), best] - judged[:, 0])
    gain = np.mean(gains, axis=0)
    changed = came.mean(axis=2).argmax(axis=1) != 0
    return {
        "positions": len(gain),
        "choices": choices,
        "rollouts": rollouts,
        "gain_per_decision": round(float(gain.mean()), 5),
        "margin_95": round(1.96 * float(gain.std(ddof=1)) / len(gain) ** 0.5, 5),
        "other_choice": round(float(changed.mean()), 3),
    }


def measure(kernels: Kernels, vector: Any, seconds: float, seed: int, out: Path) -> None:
    """Measure a network for about so many seconds, and write down the figures."""
    inputs, players = kernels.inputs, kernels.players
    network = kernels.network(vector)
    told: dict[str, Any] = {"players": players}
    began = time.monotonic()
    tried = length(kernels, network, 30, seed)
    turns_a_second = tried["games"] * tried["mean_turns"] / (time.monotonic() - began)
    effort = seconds * turns_a_second / (_MEASURED_GAMES * tried["mean_turns"])

    def number(games: float, least: int) -> int:
        return max(least, int(min(4.0, effort) * games))

    def tell(name: str, figures: Any) -> None:
        told[name] = figures
        shown = {key: value for key, value in figures.items() if key != "t14_by_set"}
        print(f"{time.monotonic() - began:5.1f} s  {name}: {json.dumps(shown)}", flush=True)
        (out / f"measured-{players}.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")

    for at, other in enumerate(inputs["others"]):
        both = cupy.concatenate([network, kernels.network(other)])
        tell(f"match {at}", match(kernels, both, number(14000 / players, 70), seed))
    found = errors(kernels, network, number(300, 4), 256, seed)
    np.savez(out / f"errors-{players}.npz", **found)
    tell("errors", errors_told(found))
    tell("length", length(kernels, network, number(1000, 10), seed))
    tell("quiet", quiet(kernels, network, number(5000, 70), seed))
    tell("best response", best_response(kernels, network, number(300, 8), 64, seed))
