"""Keeps a server for as long as its own standard input is open, so that it is gone when the tests are, however they end.

`python keeper.py FOLDER COMMAND…`: the folder is the server's, and is removed with it. What it says goes to FOLDER/log; when it ends
unasked, the end of that is said here, and the folder stays.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from threading import Thread


def main() -> int:
    folder, command = Path(sys.argv[1]), sys.argv[2:]
    owner = folder.stat()
    user, group, more = (None, None, None) if os.geteuid() == owner.st_uid else (owner.st_uid, owner.st_gid, ())
    log = folder / "log"
    with log.open("wb") as output:
        server = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=output, stderr=output, cwd=folder, user=user, group=group, extra_groups=more
        )
    asked: list[bool] = []

    def end_when_told() -> None:
        sys.stdin.buffer.read()
        asked.append(True)
        server.send_signal(signal.SIGINT)  # PostgreSQL: at once, but in order

    Thread(target=end_when_told, daemon=True).start()
    code = server.wait()
    if asked:
        shutil.rmtree(folder, ignore_errors=True)
        return 0
    sys.stderr.write(log.read_text(errors="replace")[-2000:])
    return code or 1


if __name__ == "__main__":
    sys.exit(main())
