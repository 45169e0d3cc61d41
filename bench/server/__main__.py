"""`python -m bench.server`: measure, print the table, keep the figures."""

from __future__ import annotations

import argparse
import sys

from bench.report import keep
from bench.server.measure import LEVELS, measure
from bench.server.report import table
from bench.server.servers import MissingPeer, install_peer


def main(arguments: list[str] | None = None) -> int:
    """Exit code 0, or 2 when the peer can't be run."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description="Moves a second over WebSockets, ours and boardgame.io's.")
    parser.add_argument("--rounds", type=int, default=7, help="windows that count, for each server and number of tables")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long a window is")
    parser.add_argument("--tables", type=int, nargs="+", default=list(LEVELS), help="how many tables play at the same time")
    parser.add_argument("--ours", action="store_true", help="our own server alone: no Node.js needed")
    parser.add_argument("--keep", action="store_true", help="keep the figures in results/server.json and notes/server.md")
    given = parser.parse_args(arguments)
    if given.rounds < 1 or given.seconds <= 0 or min(given.tables) < 1:
        parser.error("at least one round, one table, and more than no time")
    if given.keep and (given.ours or given.tables != list(LEVELS)):
        parser.error("only a whole run with the peer is worth keeping")
    try:
        modules = None if given.ours else install_peer()
    except MissingPeer as error:
        print(error, file=sys.stderr)
        return 2
    run = measure(given.tables, given.rounds, given.seconds, modules, lambda text: print(text, file=sys.stderr))
    print(table(run), end="")
    if given.keep:
        keep(run, table(run), "server.json", "server.md")
    return 0


if __name__ == "__main__":
    sys.exit(main())
