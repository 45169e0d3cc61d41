"""The servers that the tests bring along are real ones, and go away with the tests however those end."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import test_servers
from scripts.test_servers import Requirement, find_chromium, find_postgres, find_redis
from tests.server.waiting import wait

pytestmark = pytest.mark.live  # starts PostgreSQL and Redis

ROOT = Path(__file__).parent.parent.parent
KEEP_ONE = """
import sys
from tests.servers import {kind}
server = {kind}()
print(server._process.port, server._process.folder, flush=True)
sys.stdin.read()
"""


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@pytest.mark.parametrize("kind", ["Postgres", "Redis"])
def test_a_server_ends_when_the_tests_are_killed(kind: str) -> None:
    command = [sys.executable, "-c", KEEP_ONE.format(kind=kind)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as tests:
        assert tests.stdout is not None
        port, folder = tests.stdout.readline().split()
        assert listens(int(port))
        assert Path(folder).is_dir()
        tests.kill()
    wait(lambda: not listens(int(port)) and not Path(folder).exists())


def test_the_environment_says_where_things_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for program in ("initdb", "postgres", "redis", "browser"):
        (tmp_path / program).touch()
    monkeypatch.setenv("POSTGRES_BIN", str(tmp_path))
    monkeypatch.setenv("REDIS_SERVER", str(tmp_path / "redis"))
    monkeypatch.setenv("CHROMIUM", str(tmp_path / "browser"))
    assert (find_postgres(), find_redis(), find_chromium()) == (tmp_path, tmp_path / "redis", tmp_path / "browser")


def test_what_cannot_be_brought_is_named_in_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("PATH", os.devnull)
    monkeypatch.setattr(test_servers, "REQUIREMENTS", (Requirement("A Unicorn", lambda: None, ("unicorn",), "", "UNICORN"),))
    assert test_servers.main() == 1
    assert capsys.readouterr().out == "The tests need A Unicorn: install it (Debian: apt-get install unicorn), or set UNICORN\n"
