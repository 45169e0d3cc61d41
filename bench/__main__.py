"""`python -m bench`: measure, print the table, keep the figures."""

from __future__ import annotations

import argparse
import sys

from bench.contenders import MissingPeer, ours, peers
from bench.measure import measure
from bench.report import keep, table


def main(arguments: list[str] | None = None) -> int:
    """Exit code 0, or 2 when a peer is missing."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Random play in decisions a second, ours and our peers'.")
    parser.add_argument("--rounds", type=int, default=9, help="rounds that count, after one to warm up")
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time for each game in each round")
    parser.add_argument("--ours", action="store_true", help="our own games alone: no peers needed")
    parser.add_argument("--keep", action="store_true", help="keep the figures in results/latest.json and notes/engine.md")
    given = parser.parse_args(arguments)
    if given.rounds < 1 or given.seconds <= 0:
        parser.error("at least one round, and more than no time")
    if given.keep and given.ours:
        parser.error("only a run with the peers is worth keeping")
    try:
        others = [] if given.ours else peers()
    except MissingPeer as error:
        print(error, file=sys.stderr)
        return 2
    run = measure(ours(), others, given.rounds, given.seconds, lambda text: print(text, file=sys.stderr))
    print(table(run), end="")
    if given.keep:
        keep(run, table(run), "latest.json", "engine.md")
    return 0


if __name__ == "__main__":
    sys.exit(main())
