"""`python -m bench.fuzz`: a million damaged inputs, seeded. Prints the counts; fails at the first input that is not refused correctly."""

from __future__ import annotations

import argparse
import asyncio
import sys

from bench.fuzz.endpoints import try_requests, try_sockets
from bench.fuzz.parsers import Target, parsers
from bench.fuzz.run import Finding, Tried, memory_of, try_parser
from bench.report import write_results
from bench.server.servers import open_local_server

_ENDPOINT_SHARE = 0.1
"""The share of the inputs for HTTP, and for sockets; the rest is for the parsers."""
_FILE_SHARE = 0.02
"""The share of each parser of files, which take some 5 ms each."""
_MAX_GROWTH_BYTES = 32 * 1024 * 1024
"""Of a process over the second half of its inputs."""


async def _try_endpoints(port: int, pid: int, inputs: int, seed: int) -> list[Tried]:
    tried = []
    for attempt in (try_requests, try_sockets):
        first = await attempt("127.0.0.1", port, inputs // 2, seed)
        middle = memory_of(pid)
        second = await attempt("127.0.0.1", port, inputs - inputs // 2, seed + 1)
        grown = memory_of(pid) - middle
        counts = first.inputs + second.inputs, first.refused + second.refused, first.seconds + second.seconds
        tried.append(Tried(first.name, *counts, max(first.slowest, second.slowest), grown))
    return tried


def _shares(targets: list[Target], inputs: int) -> dict[str, int]:
    files = {target.name: int(inputs * _FILE_SHARE) for target in targets if target.name in ("decks", "modes", "records")}
    others = [target.name for target in targets if target.name not in files]
    left = inputs - 2 * int(inputs * _ENDPOINT_SHARE) - sum(files.values())
    return files | {name: left // len(others) for name in others}


def _line(one: Tried) -> str:
    return f"{one.name:24}{one.inputs:>10,}{one.refused:>10,}{one.seconds:>9.1f}{1000 * one.slowest:>13.0f}{one.grown / 1e6:>11.1f}"


def _try_all(inputs: int, seed: int, tried: list[Tried]) -> None:
    with parsers() as targets:
        shares = _shares(targets, inputs)
        for target in targets:
            tried.append(try_parser(target, shares[target.name], seed))
            print(_line(tried[-1]), flush=True)
    with open_local_server(quiet=True) as server:
        for one in asyncio.run(_try_endpoints(server.port, server.pid, int(inputs * _ENDPOINT_SHARE), seed)):
            tried.append(one)
            print(_line(one), flush=True)
    for one in tried:
        if one.grown > _MAX_GROWTH_BYTES:
            raise Finding(one.name, f"grew by {one.grown / 1e6:.0f} MB", "")


def main(arguments: list[str] | None = None) -> int:
    """Exit code 0, or 1 with the input that was not refused as it should be."""
    parser = argparse.ArgumentParser(prog="python -m bench.fuzz", description="Damaged inputs for every parser and endpoint.")
    parser.add_argument("--inputs", type=int, default=1_000_000, help="how many in all")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same inputs")
    parser.add_argument("--keep", action="store_true", help="keep the figures in results/fuzz.json")
    given = parser.parse_args(arguments)
    print(f"{'':24}{'inputs':>10}{'refused':>10}{'seconds':>9}{'slowest, ms':>13}{'grown, MB':>11}")
    tried: list[Tried] = []
    try:
        _try_all(given.inputs, given.seed, tried)
    except* Finding as findings:
        for finding in findings.exceptions:
            print(finding, file=sys.stderr)
        tried.clear()
    if not tried:
        return 1
    if given.keep:
        write_results("fuzz.json", tried)
    return 0


if __name__ == "__main__":
    sys.exit(main())
