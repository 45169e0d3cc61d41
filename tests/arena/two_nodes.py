"""A Ray cluster of two nodes on this machine, and the arena's work on it: `python -m tests.arena.two_nodes FOLDER`.

A program of its own, for Ray's threads and chances are not those of a test. In mid-run one node is killed, and then a single worker. Each
piece of work is written to the folder twice: as it came out here, and as it came out there.
"""

from __future__ import annotations

import os
import signal
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import ray
from ray.cluster_utils import Cluster

from rollhouse.arena.contest import contest
from rollhouse.arena.levels import calibrate
from rollhouse.arena.workers import Engine, results_in_order
from rollhouse.commands.support.analyse_many import analyse_many
from rollhouse.core.registry import game
from rollhouse.games.dicy_cards.atlas.on_cpu import OneDeal
from rollhouse.locale import catalogue

RECORDS = Path(__file__).parents[1] / "records" / "golden"


@dataclass(frozen=True)
class Dying:
    """Work whose worker is killed while it is at it, the first time."""

    begun: Path
    number: int

    def __call__(self, stopped: Callable[[], bool]) -> int:
        if self.number == 3 and not self.begun.exists():
            self.begun.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return self.number


class Work:
    """What is done on either engine."""

    def __init__(self, folder: Path, cluster: Cluster) -> None:
        self.folder = folder
        self.cluster = cluster
        self.spare = cluster.add_node(num_cpus=1)

    def arena(self, engine: Engine) -> bytes:
        def moved(done: float) -> None:
            if engine == "ray" and self.spare is not None:
                self.cluster.remove_node(self.spare, allow_graceful=False)
                self.spare = None

        options = {"cards_to_win": 1}
        found = contest(game("dicetto"), options, ["random", "greedy"], games=120, seed=5, engine=engine, progress=moved)
        return msgspec.json.encode(found)

    def levels(self, engine: Engine) -> bytes:
        options: dict[str, Any] = {"cards_to_win": 1, "bonus": False}
        found = calibrate(game("dicetto"), [options], bots=["random", "greedy"], games=12, seed=2, engine=engine)
        return msgspec.json.encode(msgspec.structs.replace(found, seconds=0.0))

    def atlas(self, engine: Engine) -> bytes:
        deal = OneDeal(("any_two", "odd", "sixes", "forty_minus", "all_same"), 20, 10, 4)
        return msgspec.json.encode(list(results_in_order([deal], 1, engine)))

    def killed(self, engine: Engine) -> bytes:
        begun = self.folder / "begun"
        if engine == "local":
            begun.touch()
        else:
            begun.unlink()
        return msgspec.json.encode(list(results_in_order([Dying(begun, number) for number in range(8)], 1, engine)))

    def analyse(self, engine: Engine) -> bytes:
        records, out = self.folder / "records", self.folder / f"lines-{engine}"
        records.mkdir(exist_ok=True)
        whole = (RECORDS / "dicy-cards-solo.txt").read_bytes()
        (records / "whole.txt").write_bytes(whole)
        (records / "damaged.txt").write_bytes(whole.replace(b"roll", b"rull"))
        assert analyse_many(catalogue("en"), str(records), out=str(out), workers=1, engine=engine) == 1
        return out.read_bytes()


def main() -> int:
    """Do everything twice."""
    folder = Path(sys.argv[1])
    with tempfile.TemporaryDirectory(prefix="rr") as short:  # sockets have names of a hundred letters at most
        os.environ["RAY_TMPDIR"] = short  # a cluster notes its address in a folder there, which a bare machine does not have
        (Path(short) / "ray").mkdir()
        cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False, "temp_dir": short})
        try:
            work = Work(folder, cluster)
            ray.init(address=cluster.address, log_to_driver=False, logging_level="error")
            nodes = sum(node["Alive"] for node in ray.nodes())
            assert nodes == 2, nodes
            for name in ("arena", "levels", "killed", "analyse", "atlas"):
                for engine in ("local", "ray"):
                    (folder / f"{name}-{engine}").write_bytes(getattr(work, name)(engine))
            assert work.spare is None
        finally:
            ray.shutdown()
            cluster.shutdown()
    return 0


if __name__ == "__main__":
    sys.exit(main())
