"""Programs that play, each in its own way; written to a file, because that is what they are."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

HEAD = "import json, os, sys, time\n"
LOOP = "for line in sys.stdin:\n    request = json.loads(line)\n    "

GOOD = LOOP + "print(json.dumps({'id': request['id'], 'move': request['moves'][0]}), flush=True)"
LAST = LOOP + "print(json.dumps({'move': request['moves'][-1]}), flush=True)"
COUNTS = LOOP + (
    "with open(__file__ + '.plies', 'a') as heard: heard.write(f\"{request['ply']}\\n\")\n    "
    "print(json.dumps({'move': request['moves'][-1]}), flush=True)"
)
"""Plays, and notes how many moves it was told there had been."""
SILENT = "for line in sys.stdin:\n    pass"
DEAF = "time.sleep(600)"
DIES = "sys.exit('no luck today')"
DIES_QUIETLY = "sys.exit(7)"
NO_JSON = LOOP + "print('skip', flush=True)"
NO_MOVE = LOOP + "print('{}', flush=True)"
OTHER_ID = LOOP + "print(json.dumps({'id': request['id'] + 1, 'move': request['moves'][0]}), flush=True)"
ILLEGAL = LOOP + "print(json.dumps({'move': 'first 0'}), flush=True)"
NONSENSE = LOOP + "print(json.dumps({'move': '\\x1b[2J?'}), flush=True)"
GIVES_UP = LOOP + "print(json.dumps({'ok': False, 'message': 'too hard'}), flush=True)"
ENDLESS = "sys.stdout.write('x' * 200_000)\nsys.stdout.flush()\ntime.sleep(600)"
STUBBORN = (
    "import signal\nsignal.signal(signal.SIGINT, signal.SIG_IGN)\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
    + GOOD
    + "\ntime.sleep(600)"
)


def program(folder: Path, source: str, name: str = "mybot") -> str:
    """The command of a program with this source; it notes its process id in a file beside it."""
    path = folder / f"{name}.py"
    path.write_text(f"{HEAD}open({str(folder / 'pids')!r}, 'a').write(f'{{os.getpid()}}\\n')\n{source}\n")
    return shlex.join([sys.executable, str(path)])


def pids(folder: Path) -> list[int]:
    """The processes that programs of this folder have been."""
    noted = folder / "pids"
    return [int(line) for line in noted.read_text().split()] if noted.exists() else []


def plies(folder: Path, name: str = "mybot") -> list[str]:
    """What a program that counts was told."""
    return (folder / f"{name}.py.plies").read_text().split()


def alive(pid: int) -> bool:
    """Whether a process runs; a zombie does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
