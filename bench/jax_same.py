"""`python -m bench.jax_same`: the same games through the engine and through the simulator in JAX, every position and move compared.

Chance is drawn once and given to both: what dice show, which cards are drawn, who wins a duel. After every move the two positions are
compared field by field, the legal moves one by one, and what each seat sees number by number; at the end what each seat gets.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import jax
import jax.numpy as jnp
import msgspec
import numpy as np
from msgspec.structs import replace

from bench.report import write_results
from rollhouse import adapters
from rollhouse.adapters.episode import utilities
from rollhouse.core.game import CHANCE, GAME_OVER, AnyGame
from rollhouse.core.registry import game as find_game
from rollhouse.games.dicetto.batch import DicettoDraws
from rollhouse.games.dicetto.moves import Draw, Duel
from rollhouse.games.dicetto.moves import First as FirstOfDicetto
from rollhouse.games.dicetto.moves import Roll as RollOfDicetto
from rollhouse.games.dicetto.rules import BONUSES, SLOTS, draw_due, empty_slot
from rollhouse.games.dicetto.rules import DICE as DICETTO_DICE
from rollhouse.games.dicy_cards.batch import DicyDraws
from rollhouse.games.dicy_cards.moves import First, Roll
from rollhouse.games.dicy_cards.rules import DICE, deals

_TOLERANCE = 1e-6
"""Numbers of 32 bits are compared with numbers of 64."""

SHORT_DECK = ["pair#1:1", "chance#1:1", "chance#2:50*", "number_1#1:0*", "four#1:6", "three#1:3", "large_straight#1:4", "number_6#1:2"]
SETTINGS: tuple[tuple[str, dict[str, object]], ...] = (
    ("dicy-cards", {"players": 1, "mode": "b"}),
    ("dicy-cards", {"players": 2, "mode": "glacial"}),
    ("dicy-cards", {"players": 2, "mode": "d", "first": 1}),
    ("dicy-cards", {"players": 3, "mode": "c", "target": 60}),
    ("dicy-cards", {"players": 3, "mode": "interglacial"}),
    ("dicy-cards", {"players": 4, "mode": "interglacial", "target": 40}),
    ("dicy-cards", {"players": 4, "cards": ["any_two", "sixes", "three_lowest", "straight", "five_different"], "target": 80}),
    ("dicetto", {"players": 2}),
    ("dicetto", {"players": 2, "bonus": False, "first": 1}),
    ("dicetto", {"players": 3, "cards_to_win": 4}),
    ("dicetto", {"players": 4, "cards_to_win": 46}),
    ("dicetto", {"players": 4, "bonus": False, "deck": SHORT_DECK, "most_turns": 40}),
    ("dicetto", {"players": 2, "deck": [f"pair#{copy}:{copy % 7}" for copy in range(1, 101)], "cards_to_win": 30}),
)
"""Every number of players, mode, way to start and kind of deck; decks of one, two and four words."""


class Different(AssertionError):
    """The two engines do not agree."""


class Compared(msgspec.Struct, frozen=True):
    """The counts of values that were compared and equal."""

    game: str
    options: dict[str, Any]
    games: int
    positions: int
    """Positions in which a seat acts, and ends."""
    moves: int
    """Legal moves in them."""
    chance: int
    """Moves of chance."""


def _chance_of_dicy(state: Any, draws: Any, deals: Sequence[Any]) -> Any:
    if state.rolling:
        return Roll(tuple(sorted(int(face) + 1 for face in draws.faces[: state.rolling])))
    return First(int(draws.first)) if state.first < 0 else deals[int(draws.deal)]


def _chance_of_dicetto(state: Any, draws: Any, bonuses: Sequence[Any]) -> Any:
    if state.rolling:
        return RollOfDicetto(tuple(sorted(int(face) + 1 for face in draws.faces[: state.rolling])))
    if state.duel >= 0:
        return Duel(2, 1) if draws.duel else Duel(1, 2)
    if state.first < 0:
        return FirstOfDicetto(int(draws.first))
    if draw_due(state):
        ticket = int(draws.tickets[empty_slot(state.spots)])
        return Draw(state.pile[ticket * len(state.pile) >> 32])
    return bonuses[int(draws.bonus)]


def _draws_of_dicy(rng: np.random.Generator, count: int, players: int, ways: int) -> DicyDraws:
    return DicyDraws(rng.integers(0, 6, (count, DICE)), rng.integers(0, players, count), rng.integers(0, ways, count))


def _draws_of_dicetto(rng: np.random.Generator, count: int, players: int, ways: int) -> DicettoDraws:
    tickets = rng.integers(0, 1 << 32, (count, SLOTS), dtype=np.uint32)
    coin = rng.integers(0, 2, count).astype(bool)
    faces = rng.integers(0, 6, (count, DICETTO_DICE))
    return DicettoDraws(faces, tickets, coin, rng.integers(0, players, count), rng.integers(0, ways, count))


def _ways(game: AnyGame, setup: Any) -> Sequence[Any]:
    """The deals, or the Bonus cards that may be laid out, in the engine's order."""
    if game.id == "dicetto":
        return BONUSES.moves
    return (None,) if setup.cards else deals(setup).moves


_DRAWS: dict[str, Callable[..., Any]] = {"dicy-cards": _draws_of_dicy, "dicetto": _draws_of_dicetto}
_CHANCE: dict[str, Callable[..., Any]] = {"dicy-cards": _chance_of_dicy, "dicetto": _chance_of_dicetto}


def compare(name: str, options: Mapping[str, object], games: int, seed: int, *, most_steps: int = 100_000, quick: bool = False) -> Compared:
    """So many random games at once, to their ends; `Different` at the first difference. `quick` spares the compiler's optimising."""
    game = find_game(name)
    env = adapters.jax_env(name, **options)
    tensors, setup, players = env.tensors, env.setup, env.num_players
    ways = _ways(game, setup)
    rng = np.random.default_rng(seed)

    def shown(state: Any) -> Any:
        return state, jax.vmap(lambda seat: env.observe(state, seat))(jnp.arange(players))

    how = {"xla_backend_optimization_level": 0} if quick else None
    begin = jax.jit(jax.vmap(lambda draws: shown(env.begin(draws))), compiler_options=how)
    advance = jax.jit(jax.vmap(lambda state, action, draws: shown(env.advance(state, action, draws))), compiler_options=how)

    def drawn() -> Any:
        return _DRAWS[name](rng, games, players, len(ways))

    chance_moves = positions = moves = 0

    def settle(state: Any, draws: Any) -> Any:
        nonlocal chance_moves
        while state.to_act == CHANCE:
            state = game.play(state, _CHANCE[name](state, draws, ways))
            chance_moves += 1
        return state

    draws = drawn()
    states = [settle(game.start(setup), _row(draws, place)) for place in range(games)]
    batch, views = begin(draws)
    live = list(range(games))
    for _ in range(most_steps):
        found, masks, seen = env.engine_states(batch), np.asarray(batch.legal_action_mask), np.asarray(views)
        rewards, over = np.asarray(batch.rewards), np.asarray(batch.terminated)
        actions = np.zeros(games, np.int32)
        for place in live:
            state = states[place]
            _same(found[place], _in_order(state, tensors), "position", state)
            ended = state.to_act == GAME_OVER
            _same(bool(over[place]), ended, "end", state)
            mask = bytes([1]) * tensors.actions if ended else tensors.mask(state)
            _same(masks[place].tobytes(), mask, "legal moves", state)
            _near(seen[place], np.array([tensors.observe(state, seat) for seat in range(players)]), "observation", state)
            _near(rewards[place], np.array(utilities(game, state) if ended else [0.0] * players), "rewards", state)
            positions += 1
            if not ended:
                legal = np.flatnonzero(masks[place])
                moves += len(legal)
                actions[place] = rng.choice(legal)
        live = [place for place in live if states[place].to_act != GAME_OVER]
        if not live:
            return Compared(name, dict(options), games, positions, moves, chance_moves)
        draws = drawn()
        for place in live:
            states[place] = settle(game.play(states[place], tensors.move(states[place], int(actions[place]))), _row(draws, place))
        batch, views = advance(batch, actions, draws)
    raise Different(f"{name} {options}: {len(live)} games have not ended after {most_steps} steps")


def _row(draws: Any, place: int) -> Any:
    return type(draws)(*(column[place] for column in draws))


def _in_order(state: Any, tensors: Any) -> Any:
    """Without what the simulator does not keep: the order in which cards were won, and duels were lost."""
    if tensors.game.id != "dicetto":
        return state
    order = {token.partition(":")[0]: place for place, token in enumerate(state.setup.deck)}
    return replace(state, hands=tuple(tuple(sorted(hand, key=order.__getitem__)) for hand in state.hands), lost=tuple(sorted(state.lost)))


def _same(found: Any, wanted: Any, what: str, state: Any) -> None:
    if found != wanted:
        raise Different(f"{what}: {found} is not {wanted}\nin {state}")


def _near(found: Any, wanted: Any, what: str, state: Any) -> None:
    if not np.allclose(found, wanted, atol=_TOLERANCE, rtol=_TOLERANCE):
        raise Different(f"{what}: {np.argwhere(~np.isclose(found, wanted, atol=_TOLERANCE)).tolist()} differ\nin {state}")


def main(arguments: list[str] | None = None) -> int:
    """Exit code 0, or a traceback with the first difference."""
    parser = argparse.ArgumentParser(prog="python -m bench.jax_same", description="The same games through both engines.")
    parser.add_argument("--games", type=int, default=250, help="games in each setting")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", action="store_true", help="keep what was compared: in results/jax-same.json")
    given = parser.parse_args(arguments)
    done = []
    for place, (name, options) in enumerate(SETTINGS):
        began = time.perf_counter()
        done.append(compare(name, options, given.games, given.seed + place))
        print(f"{done[-1]}: the same; {time.perf_counter() - began:.1f} s", flush=True)
    total = [sum(getattr(one, what) for one in done) for what in ("games", "positions", "moves", "chance")]
    print("{:,} games, {:,} positions, {:,} legal moves, {:,} moves of chance: all the same".format(*total))
    if given.keep:
        write_results("jax-same.json", {"seed": given.seed, "settings": done})
    return 0


if __name__ == "__main__":
    sys.exit(main())
