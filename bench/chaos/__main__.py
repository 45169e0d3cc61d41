"""`python -m bench.chaos`: clients play while parts fail, by a seed; what they received is compared with what is stored."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys

import uvloop

from bench.chaos.cluster import MissingServer
from bench.chaos.run import Load, Outcome, run
from bench.chaos.schedule import Where
from bench.report import write_results


async def _run(where: Where, seed: int, minutes: float, load: Load) -> Outcome:
    stop, running = asyncio.Event(), asyncio.current_task()
    assert running is not None

    def interrupted() -> None:
        running.cancel() if stop.is_set() else stop.set()

    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, interrupted)
    return await run(where, seed, 60 * minutes, load, told=lambda text: print(text, flush=True), stop=stop)


def _summary(one: Outcome) -> str:
    return "\n".join(
        [
            f"{one.where}, seed {one.seed}, {one.seconds:.0f} s: {one.commits:,} commits at {one.games:,} tables ({one.tables} at a time)",
            f"  {one.tournaments} tournaments finished; {one.notified} turns of correspondence games notified by e-mail",
            f"  faults: {', '.join(f'{count} × {kind}' for kind, count in one.faults.items())}; services started {one.begun} times",
            f"  a move was seen done after {one.wait_p50:.3f} s (p50), {one.wait_p99:.2f} s (p99), {one.longest_wait:.2f} s (longest)",
            f"    meanwhile: {', '.join(one.meanwhile) or 'nothing else'}",
            f"  a client was behind others for {one.behind_p99:.2f} s (p99), {one.longest_behind:.2f} s (longest)",
            f"  after the last fault every table had gone on within {one.put_right:.2f} s",
            f"  load of the machine: {one.load:.1f} over five minutes",
            f"  {len(one.findings) or 'no'} findings",
            *(f"    {finding}" for finding in one.findings),
        ]
    )


def main(arguments: list[str] | None = None) -> int:
    """Exit code 0, 1 with findings, 2 where a server is missing, 130 where it was stopped without a check."""
    parser = argparse.ArgumentParser(prog="python -m bench.chaos", description="Clients play while parts fail.")
    parser.add_argument("--on", choices=("sqlite", "site"), default="sqlite", help="one node on SQLite; three with PostgreSQL and Redis")
    parser.add_argument(
        "--minutes", type=float, default=10.0, help="how long faults go on; Ctrl-C ends it sooner and checks, a second one does not check"
    )
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same faults")
    parser.add_argument("--tables", type=int, default=Load().tables, help="tables at the same time")
    parser.add_argument("--keep", action="store_true", help="keep the figures in results/chaos-….json")
    given = parser.parse_args(arguments)
    if given.minutes <= 0 or given.tables < 1:
        parser.error("more than no time, and at least one table")
    try:
        outcome = uvloop.run(_run(given.on, given.seed, given.minutes, Load(tables=given.tables)))
    except asyncio.CancelledError:
        print("Stopped; nothing was checked.", file=sys.stderr)
        return 130
    except MissingServer as missing:
        print(missing, file=sys.stderr)
        return 2
    print(_summary(outcome))
    if given.keep:
        write_results(f"chaos-{given.on}.json", outcome)
    return 1 if outcome.findings else 0


if __name__ == "__main__":
    sys.exit(main())
