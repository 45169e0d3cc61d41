"""Learns a game from nothing by playing against itself: PPO, games and learning in one compiled loop, in the manner of PureJaxRL.

    python examples/jax_ppo.py train --out weights.npz --curve curve.csv     (a GPU wants minutes; see `--help` for less)
    python examples/jax_ppo.py play weights.npz --against casual --games 2000

For two players. Nothing but JAX and `rollhouse[jax]` is needed to train; to play against bots that think, `rollhouse[solver]` too.
"""

from __future__ import annotations

import argparse
import csv
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import rollhouse
from rollhouse import CHANCE, GAME_OVER


@dataclass(frozen=True)
class Plan:
    """How to learn."""

    game: str = "dicy-cards"
    seed: int = 1
    games: int = 8192
    """Played at the same time."""
    moves: int = 32
    """Made in each of them before anything is learnt from them."""
    updates: int = 2400
    epochs: int = 3
    """How often everything is looked at before it is thrown away."""
    parts: int = 8
    """In how many steps each time."""
    width: int = 512
    layers: int = 3
    rate: float = 6e-4
    """How far a step goes; falls to 0."""
    clip: float = 0.2
    entropy: float = 0.02
    """How much not being sure is worth; falls to a twentieth."""
    trace: float = 0.95
    """λ: how far the end of a game is looked for beyond one's own judgement of the next position."""
    snapshots: int = 7
    """How many nets are kept on the way, beside the one that knows nothing, for the curve."""


class Seen(NamedTuple):
    """What was done and what came of it: the memory from which is learnt."""

    observation: Any
    mask: Any
    action: Any
    log_chance: Any
    value: Any
    reward: Any
    """Of the seat that moved."""
    over: Any
    same_seat: Any
    """1 where the next move is the same seat's, -1 where it is the other's."""


# --- the net: a few layers, a number for each action, and what the position is worth ----------------------------------------------------


def fresh_net(plan: Plan, inputs: int, actions: int, key: Any) -> list[tuple[Any, Any]]:
    """Weights that know nothing: every action is as good as any other."""
    import jax
    import jax.numpy as jnp

    sizes = [inputs, *[plan.width] * plan.layers, actions + 1]
    keys = jax.random.split(key, len(sizes) - 1)
    scales = [*[2.0**0.5] * plan.layers, 0.01]
    return [
        (jax.random.normal(one, (low, high)) * scale / low**0.5, jnp.zeros(high))
        for one, low, high, scale in zip(keys, sizes, sizes[1:], scales, strict=False)
    ]


def judge(net: Any, observation: Any, mask: Any, of: Any = np) -> tuple[Any, Any]:
    """A number for each legal action, the larger the better, and the value of the position to the player to act, from -1 to 1."""
    found = observation
    for weights, bias in net[:-1]:
        found = of.maximum(found @ weights + bias, 0.0)
    found = found @ net[-1][0] + net[-1][1]
    return of.where(mask, found[..., :-1], -1e9), of.tanh(found[..., -1])


# --- learning ---------------------------------------------------------------------------------------------------------------------------


def advantages(seen: Seen, last_value: Any, trace: float) -> Any:
    """How much better each move turned out than was thought (GAE). What is good for one seat is bad for the other."""
    import jax
    import jax.numpy as jnp

    def back(carried: Any, row: Any) -> Any:
        after, value_after = carried
        reward, over, same_seat, value = row
        goes_on = same_seat * (1.0 - over)
        surprise = reward + goes_on * value_after - value
        found = surprise + trace * goes_on * after
        return (found, value), found

    rows = (seen.reward, seen.over, seen.same_seat, seen.value)
    return jax.lax.scan(back, (jnp.zeros_like(last_value), last_value), rows, reverse=True)[1]


def trainer(plan: Plan) -> tuple[Any, Any]:
    """The first state of learning, and the compiled function that makes one update of it."""
    import jax
    import jax.numpy as jnp

    from rollhouse import adapters

    env = adapters.jax_env(plan.game, players=2, first="random")
    step = jax.vmap(env.step_again)

    def move(carried: Any, key: Any, net: Any) -> Any:
        state = carried
        choosing, rolling = jax.random.split(key)
        scores, value = judge(net, state.observation, state.legal_action_mask, jnp)
        action = jax.random.categorical(choosing, scores)
        log_chance = jnp.take_along_axis(jax.nn.log_softmax(scores), action[:, None], 1)[:, 0]
        after = step(state, action, jax.random.split(rolling, plan.games))
        reward = jnp.take_along_axis(after.rewards, state.current_player[:, None], 1)[:, 0]
        same_seat = jnp.where(after.current_player == state.current_player, 1.0, -1.0)
        over = after.terminated.astype(jnp.float32)
        return after, Seen(state.observation, state.legal_action_mask, action, log_chance, value, reward, over, same_seat)

    def cost(net: Any, part: Any, entropy: Any) -> Any:
        seen, better, wanted = part
        scores, value = judge(net, seen.observation, seen.mask, jnp)
        logs = jax.nn.log_softmax(scores)
        ratio = jnp.exp(jnp.take_along_axis(logs, seen.action[:, None], 1)[:, 0] - seen.log_chance)
        better = (better - better.mean()) / (better.std() + 1e-6)
        gain = jnp.minimum(ratio * better, jnp.clip(ratio, 1 - plan.clip, 1 + plan.clip) * better).mean()
        unsure = -jnp.where(seen.mask, jnp.exp(logs) * logs, 0.0).sum(-1).mean()
        missed = jnp.square(value - wanted).mean()
        return missed - gain - entropy * unsure, (missed, unsure)

    def learn(carried: Any, part: Any) -> Any:
        """One step of Adam, the gradient cut to a length of 1."""
        net, first, second, count, rate, entropy = carried
        (_, told), slope = jax.value_and_grad(cost, has_aux=True)(net, part, entropy)
        length = jnp.sqrt(sum(jnp.square(one).sum() for one in jax.tree.leaves(slope)))
        slope = jax.tree.map(lambda one: one / jnp.maximum(length, 1.0), slope)
        count += 1
        first = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, first, slope)
        second = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new * new, second, slope)
        reach = rate * jnp.sqrt(1 - 0.999**count) / (1 - 0.9**count)
        net = jax.tree.map(lambda old, one, two: old - reach * one / (jnp.sqrt(two) + 1e-8), net, first, second)
        return (net, first, second, count, rate, entropy), told

    def update(carried: Any, number: Any) -> Any:
        state, net, first, second, count, key = carried
        key, playing, shuffling = jax.random.split(key, 3)
        left = 1.0 - number / plan.updates
        state, seen = jax.lax.scan(partial(move, net=net), state, jax.random.split(playing, plan.moves))
        _, last_value = judge(net, state.observation, state.legal_action_mask, jnp)
        better = advantages(seen, last_value, plan.trace)
        flat = jax.tree.map(lambda one: one.reshape(-1, *one.shape[2:]), (seen, better, better + seen.value))
        size = plan.games * plan.moves // plan.parts

        def epoch(carried: Any, key: Any) -> Any:
            order = jax.random.permutation(key, plan.games * plan.moves)[: size * plan.parts].reshape(plan.parts, size)
            return jax.lax.scan(lambda now, places: learn(now, jax.tree.map(lambda one: one[places], flat)), carried, order)

        carried = (net, first, second, count, plan.rate * left, plan.entropy * (0.05 + 0.95 * left))
        (net, first, second, count, *_), (missed, unsure) = jax.lax.scan(epoch, carried, jax.random.split(shuffling, plan.epochs))
        return (state, net, first, second, count, key), (seen.over.sum(), missed.mean(), unsure.mean())

    beginning, first_games, key = jax.random.split(jax.random.key(plan.seed), 3)
    net = fresh_net(plan, *env.observation_shape, env.num_actions, beginning)
    nothing = jax.tree.map(jnp.zeros_like, net)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(first_games, plan.games))
    return (state, net, nothing, nothing, jnp.int32(0), key), jax.jit(update)


def measured(plan: Plan, found: Any) -> dict[str, float | None]:
    """What the last update tells of itself, if there was one."""
    if found is None:
        return {"moves_per_game": None, "value_error": None, "entropy": None}
    ended, missed, unsure = map(float, found)
    return {"moves_per_game": plan.games * plan.moves / max(ended, 1.0), "value_error": missed, "entropy": unsure}


def train(plan: Plan, told: Any = print) -> tuple[list[dict[str, float | None]], list[Any]]:
    """The curve so far and the nets that were kept: one of each for every snapshot, the last one at the end."""
    import jax
    import jax.numpy as jnp

    carried, update = trainer(plan)
    ends = {round(plan.updates * (number / plan.snapshots) ** 2) for number in range(plan.snapshots + 1)}  # most is learnt early
    curve, nets, found, began = [], [], None, time.perf_counter()
    for done in range(plan.updates + 1):
        if done in ends:
            learnt = measured(plan, found)  # waits until it is there
            row = {"updates": done, "moves": done * plan.games * plan.moves, "seconds": time.perf_counter() - began, **learnt}
            curve.append(row)
            nets.append(jax.tree.map(np.asarray, carried[1]))
            told(", ".join(f"{name} {value:,.4g}" for name, value in row.items() if value is not None))
        if done < plan.updates:
            carried, found = update(carried, jnp.int32(done))
    return curve, nets


# --- playing, through the engine --------------------------------------------------------------------------------------------------------


class Learned:
    """A Rollhouse bot that plays the move the network rates best."""

    def __init__(self, game: Any, net: Any) -> None:
        self.numbers, self.net = game.tensors(), net

    def choose(self, state: Any, moves: Any, rng: random.Random) -> Any:
        """One of the moves."""
        seen = np.array(self.numbers.observe(state, state.to_act), np.float32)
        mask = np.frombuffer(self.numbers.mask(state), np.bool_)
        return self.numbers.move(state, int(judge(self.net, seen, mask)[0].argmax()))


def match(name: str, net: Any, against: str, seeds: range) -> list[float]:
    """The learned player's share of the win over pairs of games, each with the same beginning of the dice from both seats."""
    game = rollhouse.game(name)
    learned, other = Learned(game, net), game.bots[against]()
    shares = []
    for seed in seeds:
        won = 0.0
        for seat in (0, 1):
            dice, thinking = random.Random(f"{seed} dice"), random.Random(f"{seed} {seat}")
            state = game.start(game.setup({"players": 2, "first": seed % 2}))
            while state.to_act != GAME_OVER:
                if state.to_act == CHANCE:
                    state = game.apply(state, game.outcomes(state).sample(dice))
                else:
                    bot = learned if state.to_act == seat else other
                    state = game.play(state, bot.choose(state, game.legal(state), thinking))
            winners = game.outcome(state).winners
            won += (seat in winners) / len(winners)
        shares.append(won / 2)
    return shares


def play(name: str, net: Any, against: str, games: int, workers: int = 1, seed: int = 1) -> tuple[float, float]:
    """The share of the win over so many games, and how far its 95% interval reaches."""
    pairs = max(games // 2, 2)
    chunks = [range(seed * 1_000_000 + start, seed * 1_000_000 + min(start + 10, pairs)) for start in range(0, pairs, 10)]
    jobs = partial(match, name, net, against)
    if workers == 1:
        found = [share for chunk in chunks for share in jobs(chunk)]
    else:
        with ProcessPoolExecutor(workers) as pool:
            found = [share for shares in pool.map(jobs, chunks) for share in shares]
    return float(np.mean(found)), float(1.96 * np.std(found, ddof=1) / len(found) ** 0.5)


# --- files and commands -----------------------------------------------------------------------------------------------------------------


def save(path: Path, game: str, nets: list[Any]) -> None:
    """All nets of a run in one file, the last one the best."""
    arrays = {
        f"{place}/{layer}/{kind}": one
        for place, net in enumerate(nets)
        for layer, pair in enumerate(net)
        for kind, one in zip("wb", pair, strict=True)
    }
    np.savez_compressed(path, game=game, **{name: array.astype(np.float16) for name, array in arrays.items()})


def load(path: Path) -> tuple[str, list[Any]]:
    """What `save` wrote."""
    with np.load(path) as file:
        nets: dict[int, dict[int, dict[str, Any]]] = {}
        for name in file.files:
            if "/" in name:
                place, layer, kind = name.split("/")
                nets.setdefault(int(place), {}).setdefault(int(layer), {})[kind] = file[name].astype(np.float32)
        return str(file["game"]), [[(net[layer]["w"], net[layer]["b"]) for layer in sorted(net)] for _, net in sorted(nets.items())]


def draw(curve: list[dict[str, str]], against: str) -> str:
    """The shares of the win over the time it took, as a picture."""
    wide, high, left, low = 640, 300, 56, 40
    last = float(curve[-1]["seconds"])
    points = [(float(row["seconds"]) / last, float(row["share"]), float(row["reach"])) for row in curve]

    def at(time_: float, share: float) -> tuple[float, float]:
        return left + time_ * (wide - left - 16), (1 - share) * (high - low - 16) + 16

    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="12">']
    lines.append(f'<rect width="{wide}" height="{high}" fill="#fff"/>')
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        (x, y), (end, _) = at(0, share), at(1, share)
        lines.append(f'<path d="M{x:.1f} {y:.1f}H{end:.1f}" stroke="{"#888" if share == 0.5 else "#ddd"}"/>')
        lines.append(f'<text x="{x - 6:.1f}" y="{y + 4:.1f}" text-anchor="end">{share:.0%}</text>')
    for part in (0.25, 0.5, 0.75, 1.0):
        x, y = at(part, 0)
        lines.append(f'<text x="{x:.1f}" y="{y + 16:.1f}" text-anchor="middle">{part * last:.0f} s</text>')
    for time_, share, reach in points:
        (x, top), (_, bottom) = at(time_, min(share + reach, 1)), at(time_, max(share - reach, 0))
        lines.append(f'<path d="M{x:.1f} {top:.1f}V{bottom:.1f}" stroke="#7aa6d8" stroke-width="3"/>')
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in (at(time_, share) for time_, share, _ in points))
    lines.append(f'<polyline points="{path}" fill="none" stroke="#1f5fa8" stroke-width="2"/>')
    lines.append(f'<text x="{wide / 2}" y="{high - 6}" text-anchor="middle">share of the win against {against}, after so long</text></svg>')
    return "\n".join(lines) + "\n"


def main(arguments: list[str] | None = None) -> int:
    """Train, or play with what was learnt."""
    parser = argparse.ArgumentParser(prog="python examples/jax_ppo.py", description="Learn a game from nothing, in JAX.")
    commands = parser.add_subparsers(dest="command", required=True)
    learning = commands.add_parser("train")
    playing = commands.add_parser("play")
    for name, kind in Plan.__annotations__.items():
        learning.add_argument(f"--{name}", type={"int": int, "float": float, "str": str}[kind], default=getattr(Plan, name))
    learning.add_argument("--out", type=Path, default=Path("weights.npz"))
    learning.add_argument("--curve", type=Path, default=Path("curve.csv"))
    playing.add_argument("weights", type=Path)
    playing.add_argument("--against", default="casual")
    playing.add_argument("--games", type=int, default=1000)
    playing.add_argument("--workers", type=int, default=1)
    playing.add_argument(
        "--curve", type=Path, help="play with every net that was kept, add the shares to this curve, and draw it beside it"
    )
    given = vars(parser.parse_args(arguments))
    if given.pop("command") == "train":
        out, path = given.pop("out"), given.pop("curve")
        plan = Plan(**given)
        curve, nets = train(plan)
        save(out, plan.game, nets)
        _write(path, [{name: "" if value is None else f"{value:.6g}" for name, value in row.items()} for row in curve])
        return 0
    name, nets = load(given["weights"])
    chosen = nets if given["curve"] else nets[-1:]
    shares = []
    for net in chosen:
        shares.append(play(name, net, given["against"], given["games"], given["workers"]))
        print(f"against {given['against']}: {shares[-1][0]:.1%} ± {shares[-1][1]:.1%} of {given['games']:,} games", flush=True)
    if given["curve"]:
        with given["curve"].open(newline="", encoding="utf-8") as file:
            rows = list(csv.DictReader(file))
        rows = [row | {"share": f"{share:.4f}", "reach": f"{reach:.4f}"} for row, (share, reach) in zip(rows, shares, strict=True)]
        _write(given["curve"], rows)
        given["curve"].with_suffix(".svg").write_text(draw(rows, given["against"]), encoding="utf-8")
    return 0


def _write(path: Path, rows: list[dict[str, str]]) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


if __name__ == "__main__":
    sys.exit(main())
