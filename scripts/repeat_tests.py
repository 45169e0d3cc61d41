"""Runs the tests that chance or a busy machine might decide, again and again, and lists those that failed: `make steady TIMES=10`.

Each round runs the live, web and teacher suites. One more round runs them in random order (with another seed each time, which is printed),
one beside busy cores, and one runs the live suite with delayed messages between the nodes.
"""

from __future__ import annotations

import argparse
import os
import re
import secrets
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def _files(name: str) -> list[str]:
    """The test modules of this name outside tests/web, which is a suite of its own."""
    return [str(path) for folder in ("cli", "server", "terminal") for path in sorted(ROOT.glob(f"tests/{folder}/test_{name}.py"))]


SUITES = {
    "live": ["tests/server/live"],
    "web": ["tests/web"],
    "teacher": ["tests/analysis", *_files("teacher"), *_files("train*")],
}
LOGS = ROOT / ".cache" / "steady"
"""The output of failed runs."""
SPIN = "while True: pass"


def run(suite: str, *flags: str, **settings: str) -> list[str]:
    """Run one suite once; the tests that failed."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", "3", "--dist", "worksteal", *flags, *SUITES[suite]]
    began = time.monotonic()
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **settings}, capture_output=True, text=True, check=False)
    failed = re.findall(r"^(?:FAILED|ERROR) .*", done.stdout, re.MULTILINE)
    if done.returncode and not failed:
        failed = [(done.stdout + done.stderr)[-2000:]]
    summary = next((line for line in reversed(done.stdout.splitlines()) if " in " in line), f"ended with {done.returncode}").strip("= ")
    print(f"  {suite:8} {time.monotonic() - began:6.1f} s  {summary}", flush=True)
    for line in failed:
        print(f"    {line}", flush=True)
    if failed:
        LOGS.mkdir(parents=True, exist_ok=True)
        log = LOGS / f"{suite}-{time.strftime('%H%M%S')}.log"
        log.write_text(done.stdout + done.stderr)
        print(f"    output: {log.relative_to(ROOT)}", flush=True)
    return failed


@contextmanager
def busy_cores() -> Iterator[None]:
    """Keep every core busy."""
    spinning = [subprocess.Popen([sys.executable, "-c", SPIN]) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for process in spinning:
            process.kill()
            process.wait()


def main() -> int:
    """Exit code 0 when nothing failed in any round."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=10, help="rounds in the usual order")
    parser.add_argument("--order", default=secrets.token_hex(4), help="seed of the random order, and of the delays")
    parser.add_argument("--only", choices=SUITES, action="append", help="this suite alone; may be given several times")
    given = parser.parse_args()
    suites = given.only or list(SUITES)
    failed: list[str] = []
    for number in range(1, given.times + 1):
        print(f"Round {number} of {given.times}", flush=True)
        for suite in suites:
            failed += run(suite)
    hash_seed = str(int(given.order, 16) % 2**32) if re.fullmatch(r"[0-9a-f]+", given.order) else "0"
    print(f"In random order: --order {given.order}, PYTHONHASHSEED={hash_seed}", flush=True)
    for suite in suites:
        failed += run(suite, "-p", "tests.random_order", ROLLHOUSE_TEST_ORDER=given.order, PYTHONHASHSEED=hash_seed)
    print(f"With {os.cpu_count()} busy cores", flush=True)
    with busy_cores():
        for suite in suites:
            failed += run(suite)
    if "live" in suites:
        print(f"With delayed messages: --order {given.order}", flush=True)
        failed += run("live", "-p", "tests.delayed_pubsub", "-k", "redis", ROLLHOUSE_TEST_DELAYS=given.order)
    print(f"{len(failed)} failures in {given.times + 2} rounds of {', '.join(suites)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
