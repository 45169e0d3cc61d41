"""`python -m scripts.train_dicy_cards --players 3 --seconds 240 --out FOLDER`: a GPU and CuPy are needed (`pip install rollhouse[gpu]`).

Three and four players: games of the networks against themselves, thousands side by side. A position should have been judged what its turn
is worth, exactly, over the judgement of its ends, and a part of what later turns of the same game found out (TD(λ) with the sampled ends'
own judgement taken off, so that dice add little noise). Two players: from solved games, and for targets above those from games as well.

Everything is kept every minute in FOLDER; the same command goes on from there. The same seed gives the same games up to the order in which
the GPU adds numbers. `--pack FOLDER` puts what was trained into the package.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np

from rollhouse.core.data import package_file
from rollhouse.games.dicy_cards.evaluation.judge import Judge

SIZES = {2: (384, 64), 3: (224, 32), 4: (192, 32)}
"""First and second layer."""
GAPS = 540
HELD_OUT = 40
RATE, LAST_RATE = 1.5e-3, 1e-5


def keep(folder: Path, players: int, judge: Judge, told: dict[str, Any]) -> None:
    """Written aside first, so that there is always a whole one."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"judge-{players}.npz"
    with (folder / "part").open("wb") as file:
        np.savez(file, **judge._asdict())
    (folder / "part").replace(path)
    (folder / f"judge-{players}.json").write_text(json.dumps(told) + "\n", encoding="utf-8")


def kept(folder: Path, players: int) -> tuple[Judge, float] | None:
    """What was trained before, and for how many seconds."""
    try:
        told = json.loads((folder / f"judge-{players}.json").read_text(encoding="utf-8"))
        with np.load(folder / f"judge-{players}.npz") as found:
            return Judge(*(found[name] for name in Judge._fields)), float(told["seconds"])
    except FileNotFoundError:
        return None


def pack(folder: Path) -> None:
    """All three into the package, as half-precision numbers."""
    found: dict[str, Any] = {}
    for players in SIZES:
        done = kept(folder, players)
        if done is None:
            raise SystemExit(f"nothing trained for {players} players in {folder}")
        found |= {f"{name}_{players}": part.astype(np.float16) for name, part in done[0]._asdict().items()}
    path = package_file("rollhouse.games.dicy_cards.evaluation", "judges.npz")
    with Path(str(path)).open("wb") as file:
        np.savez_compressed(file, **found)


def rate_at(done: float) -> float:
    """Falls as half a cosine."""
    return LAST_RATE + (RATE - LAST_RATE) * 0.5 * (1 + float(np.cos(np.pi * min(1.0, done))))


def main() -> None:
    """Train, or pack."""
    parser = argparse.ArgumentParser(prog="python -m scripts.train_dicy_cards", description=__doc__.splitlines()[0])
    parser.add_argument("--players", type=int, choices=SIZES, default=3)
    parser.add_argument("--seconds", type=float, default=240.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/dicy-cards-judges"))
    parser.add_argument("--facts", type=Path, help="where the facts of all deals are kept, to be made once")
    parser.add_argument("--pack", type=Path)
    given = parser.parse_args()
    if given.pack:
        pack(given.pack)
        return
    from scripts.train_dicy_cards.train import train  # CuPy

    began = time.monotonic()
    train(given.players, given.seconds, given.seed, given.out, given.facts)
    print(f"{time.monotonic() - began:.0f} s in all")


if __name__ == "__main__":
    main()
