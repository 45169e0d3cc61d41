"""What a command does not need is not imported for it: the list of commands and the version come at once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.programs import environment
from tests.timeouts import TIMEOUT_SECONDS

HEAVY = {"numpy", "numba", "litestar", "uvicorn", "sqlalchemy", "redis", "psycopg", "textual", "rich", "babel", "fluent", "asyncio"}
SCRIPT = (
    "import sys\nfrom rollhouse.cli import main\ntry: main(sys.argv[1:])\nexcept SystemExit: pass\nprint(*sys.modules, file=sys.stderr)"
)


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["-h"], ["--help", "--lang", "fr"], []])
def test_neither_libraries_nor_games_are_loaded_to_say_what_there_is(tmp_path: Path, arguments: list[str]) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", SCRIPT, *arguments],
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        timeout=TIMEOUT_SECONDS,
        check=True,
    )
    loaded = ended.stderr.split()
    assert "msgspec" in loaded
    assert not {name.partition(".")[0] for name in loaded} & HEAVY
    assert not [name for name in loaded if name.endswith(".game") and name.startswith("rollhouse.games")]
