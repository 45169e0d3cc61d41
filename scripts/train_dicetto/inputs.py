"""What self-play on a GPU needs to know of the game: constants as text for the kernels, dice as tables, planned games, networks.

`python -m scripts.train_dicetto.inputs --players 2 --before FILE --out FILE` writes them to one file: the machine with the GPU needs
nothing but NumPy and CuPy. `--pack FOLDER` writes the trained networks into the one file that ships.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicetto.cards import KINDS as KIND_NAMES
from rollhouse.games.dicetto.evaluation import features, layout
from rollhouse.games.dicetto.evaluation.tables import ANY_DICE, COMBOS, EMPTY, FIRST_ROLL, KIND_OF, MAX_SUM, NUMBERS, SETS, dice_tables
from rollhouse.games.dicetto.scoring import BONUS, LAID_OUT
from scripts.train_dicetto.games import Plan, plan
from scripts.train_dicetto.networks import SIZES, Sizes, flat, fresh, pack, packed, shapes

BONUS_SETS = tuple(combinations(range(len(BONUS)), LAID_OUT))
DECK_CARDS = 64
THREADS, BLOCKS_PER_MULTIPROCESSOR = 256, 3
Shorts = NDArray[np.int16]
Floats = NDArray[np.float32]


def constants(players: int, sizes: Sizes) -> str:
    """The text that comes before the kernels."""
    arrays = _tables()
    at, offsets = 0, {}
    for name, array in arrays.items():
        offsets[f"T_{name.upper()}"] = at
        at += array.size
    size = dice_tables().size
    numbers = {
        "PLAYERS": players,
        "SPOT_HIDDEN": sizes.spot_hidden,
        "HIDDEN1": sizes.hidden1,
        "HIDDEN2": sizes.hidden2,
        "THREADS": THREADS,
        "BLOCKS_PER_MULTIPROCESSOR": BLOCKS_PER_MULTIPROCESSOR,
        "SETS": SETS,
        "FIRST_ROLL": FIRST_ROLL,
        "MAX_SUM": MAX_SUM,
        "COMBOS": len(COMBOS),
        "ANY_DICE": ANY_DICE,
        "EMPTY": EMPTY,
        "NO_OWNER": layout.NO_OWNER,
        "SLOTS": layout.SLOTS,
        "KINDS": len(KIND_NAMES),
        "NUMBERS": NUMBERS,
        "SMALL_STRAIGHT": KIND_NAMES.index("small_straight"),
        "LARGE_STRAIGHT": KIND_NAMES.index("large_straight"),
        "CHANCE": KIND_NAMES.index("chance"),
        "BONUSES": layout.BONUSES,
        "CHOSEN_WIDTH": dice_tables().chosen.shape[1],
        "BEATING_RATE": f"{features.BEATING_RATE[players]}f",
        "BEATING_RATE_PER_POINT": f"{features.BEATING_RATE_PER_POINT}f",
        **offsets,
    }
    lists: dict[str, tuple[str, Iterable[Any]]] = {
        "KIND_OF": ("int", (*KIND_OF, -1)),
        "SIZE_AT": ("int", [int(np.sum(size < dice)) for dice in range(6)]),
        "COUNTED": ("int", layout.COUNTED),
        "BONUS_POINTS": ("int", [card.points for card in BONUS.values()]),
        "SIGN": ("float", features.SIGN),
        "LEAD_SCALE": ("float", features.LEAD_SCALE),
        "SOFT_LEAD_SCALE": ("float", features.SOFT_LEAD_SCALE),
        "DOUBT": ("float", layout.DOUBT),
    }
    text = "".join(f"#define {name} {value}\n" for name, value in numbers.items())
    return text + "".join(
        f"__device__ const {kind} {name}[] = {{{', '.join(str(value) for value in values)}}};\n" for name, (kind, values) in lists.items()
    )


def _tables() -> dict[str, Shorts]:
    dice = dice_tables()
    return {
        "size": dice.size,
        "total": dice.total,
        "union": dice.union,
        "minus": dice.minus,
        "less": dice.less,
        "above": dice.above,
        "within": dice.within,
        "within_at": dice.within_at.astype(np.int16),
        "chosen": dice.chosen,
        "chosen_up_to": dice.chosen_up_to,
    }


def tables() -> Shorts:
    """All tables of dice, one after the other."""
    return np.concatenate([array.ravel() for array in _tables().values()])


def beaten() -> Floats:
    """How likely dice are beaten."""
    return dice_tables().beaten.astype(np.float32).ravel()


def planned(plans: Sequence[Plan]) -> tuple[Shorts, Shorts]:
    """The decks and the rules of planned games: cards, goal, Bonus cards, turns and quiet rounds. Who begins and the dice come later."""
    decks = np.zeros((len(plans), DECK_CARDS, 3), np.int16)
    rules = np.zeros((len(plans), 5), np.int16)
    for at, one in enumerate(plans):
        decks[at, : len(one.deck)] = one.deck[:, :3]
        rules[at] = (len(one.deck), one.goal, one.bonus, one.most_turns, one.quiet_rounds)
    return decks, rules


def write(players: int, plans: int, seed: int, before: Path, others: Sequence[Path], out: Path) -> None:
    """Write the file."""
    rng = np.random.default_rng([seed, players])
    usual = [plan(rng, players, usual=True)._replace(bonus=sum(1 << card for card in cards)) for cards in ((), *BONUS_SETS)]
    decks, rules = planned([*usual, *(plan(rng, players) for _ in range(plans))])
    np.savez_compressed(
        out,
        players=players,
        threads=THREADS,
        blocks_per_multiprocessor=BLOCKS_PER_MULTIPROCESSOR,
        sizes=SIZES,
        shapes=np.array([(*shape, 0)[:2] for shape in shapes(players, SIZES)]),
        constants=constants(players, SIZES),
        tables=tables(),
        beaten=beaten(),
        decks=decks,
        rules=rules,
        usual=len(usual),
        fresh=flat(fresh(players, SIZES, rng)),
        others=np.stack([flat(packed(path, players)) for path in (before, *others)]),
    )


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(prog="python -m scripts.train_dicetto.inputs", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--plans", type=int, default=20000, help="different games: decks, lengths, Bonus cards")
    parser.add_argument(
        "--before", type=Path, help="networks as they ship: the first games are theirs, and the new one is measured with them"
    )
    parser.add_argument("--others", type=Path, nargs="*", default=[], help="other networks to measure with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="the file")
    parser.add_argument("--pack", type=Path, help="write no inputs: put the three networks of this folder into value_networks.npz")
    args = parser.parse_args()
    if args.pack:
        pack(args.pack)
    elif args.before and args.out:
        write(args.players, args.plans, args.seed, args.before, args.others, args.out)
    else:
        parser.error("--before and --out are needed")


if __name__ == "__main__":
    main()
