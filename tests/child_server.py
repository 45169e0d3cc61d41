"""Runs a server until its own standard input is closed, so that the server ends with the tests, even if they are killed.

`python child_server.py FOLDER COMMAND…`: the server works in FOLDER, which is removed with it, and writes to FOLDER/log. When the server
ends by itself, the end of its log is printed and the folder stays.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from threading import Event, Thread


def main() -> int:
    folder, command = Path(sys.argv[1]), sys.argv[2:]
    owner = folder.stat()
    user, group, more = (None, None, None) if os.geteuid() == owner.st_uid else (owner.st_uid, owner.st_gid, ())
    log = folder / "log"
    with log.open("wb") as output:
        server = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=output, stderr=output, cwd=folder, user=user, group=group, extra_groups=more
        )
    stopping = Event()

    def stop_at_end_of_input() -> None:
        sys.stdin.buffer.read()
        stopping.set()
        server.send_signal(signal.SIGINT)  # PostgreSQL: fast shutdown

    Thread(target=stop_at_end_of_input, daemon=True).start()
    code = server.wait()
    if stopping.is_set():
        shutil.rmtree(folder, ignore_errors=True)
        return 0
    sys.stderr.write(log.read_text(errors="replace")[-2000:])
    return code or 1


if __name__ == "__main__":
    sys.exit(main())
