"""Without the extras: what needs one says which line installs it, and everything else works."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.programs import Ended, environment, run
from tests.timeouts import TIMEOUT_SECONDS

EXTRAS = {
    "client": ("websockets",),
    "server": ("litestar", "uvicorn", "sqlalchemy", "alembic", "segno", "websockets", "httptools", "uvloop"),
    "solver": ("numpy", "numba", "llvmlite"),
    "cluster": ("psycopg", "redis"),
}
BLOCKER = """
import sys

class Without:
    # A finder that finds everything but a few packages.
    def __init__(self, finder):
        self.finder = finder

    def find_spec(self, name, path=None, target=None):
        return None if name.partition(".")[0] in {blocked!r} else self.finder.find_spec(name, path, target)

    def __getattr__(self, name):
        return getattr(self.finder, name)

sys.meta_path[:] = [Without(finder) for finder in sys.meta_path]
"""
GAME = str(Path(__file__).parent.parent / "records" / "golden" / "dicy-cards-b.txt")


class WithoutExtras:
    """The program where some extras are not installed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def path(self, *extras: str) -> str:
        blocked = {package for extra in extras for package in EXTRAS[extra]}
        return self.blocking(blocked)

    def blocking(self, blocked: set[str]) -> str:
        sites = self._folder / "sites"
        sites.mkdir(exist_ok=True)
        (sites / "sitecustomize.py").write_text(BLOCKER.format(blocked=blocked))
        return f"{sites}:{Path(__file__).parent.parent.parent / 'src'}"

    def __call__(self, extras: tuple[str, ...], *arguments: str, typed: str = "", **more: str) -> Ended:
        return run(self._folder, *arguments, typed=typed, PYTHONPATH=self.path(*extras), **more)


@pytest.fixture
def without(tmp_path: Path) -> WithoutExtras:
    return WithoutExtras(tmp_path)


NEEDS: list[tuple[str, list[str]]] = [
    ("client", ["join", "http://127.0.0.1:1/t/x", "--name", "Ana"]),
    ("server", ["serve", "--no-open"]),
    ("server", ["backup", "copy.db"]),
    ("server", ["restore", "copy.db"]),
    ("solver", ["solve", "--target", "20"]),
    ("solver", ["solve", "--target", "20", "--players", "1"]),
    ("solver", ["odds", "--scores", "5,9", "--dice", "123466", "--target", "20"]),
    ("solver", ["atlas", "--deals", "glacial", "--target", "20"]),
    ("solver", ["analyse", GAME]),
    ("solver", ["levels", "dicy-cards", "--games", "1", "--target", "20"]),
    *[("solver", ["play", "dicy-cards", "--players", f"Ana,bot:{bot}"]) for bot in ("novice", "casual", "skilled", "expert", "perfect")],
    ("solver", ["simulate", "dicy-cards", "--players", "bot:casual,bot:greedy", "--games", "1"]),
    ("client", ["join", "http://127.0.0.1:9/t/abcdefgh", "--name", "Ana"]),
    ("cluster", ["serve", "--no-open", "--port", "0", "--redis", "redis://localhost:1/0"]),
    ("cluster", ["serve", "--no-open", "--port", "0", "--database", "postgresql://nobody@localhost:1/none"]),
]


@pytest.mark.parametrize(("extra", "arguments"), NEEDS, ids=lambda value: " ".join(value[:4])[-60:] if isinstance(value, list) else value)
def test_what_needs_an_extra_says_how_to_install_it(without: WithoutExtras, extra: str, arguments: list[str]) -> None:
    ended = without((extra,), *arguments)
    assert ended.code == 1, ended.err
    assert ended.err.endswith("[extra/missing]\n"), ended.err
    assert f"pip install 'rollhouse[{extra}]'" in ended.err
    assert "Traceback" not in ended.err


def test_without_the_solver_no_mistakes_is_not_said_of_games_that_were_not_analysed(without: WithoutExtras, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    for name in ("one.txt", "two.txt"):
        (folder / name).write_bytes(Path(GAME).read_bytes())
    ended = without(("solver",), "train")
    assert ended.code == 1
    assert ended.out.count("rollhouse[solver]") == 1, "once, not for each game"
    assert "mistake" not in ended.out


WORKS: list[list[str]] = [
    ["--help"],
    ["serve", "--help"],
    ["solve", "--help"],
    ["rules", "dicy-cards"],
    ["simulate", "dicy-cards", "--games", "2", "--workers", "1"],
    ["simulate", "dicetto", "--games", "2", "--workers", "1"],
    ["replay", GAME, "--all"],
    ["odds", "--dice", "123466"],
    ["play", "dicy-cards", "--players", "bot:greedy,bot:random", "--target", "20", "--seed", "1", "--plain"],
    ["play", "dicetto", "--players", "bot:greedy,bot:random", "--cards-to-win", "1", "--seed", "1", "--plain"],
]


@pytest.mark.parametrize("arguments", WORKS, ids=lambda arguments: " ".join(arguments)[:50])
def test_everything_else_works_without_any(without: WithoutExtras, arguments: list[str]) -> None:
    ended = without(tuple(EXTRAS), *arguments)
    assert (ended.code, ended.err) == (0, "")
    assert ended.out


def test_games_are_uploaded_without_the_client_of_tables(without: WithoutExtras) -> None:
    ended = without(tuple(EXTRAS), "sync", "http://127.0.0.1:1", ROLLHOUSE_TOKEN="token")
    assert ended.err.endswith("[sync/unreachable]\n"), ended.err


def test_a_hint_without_the_solver_says_how_to_get_one(without: WithoutExtras) -> None:
    ended = without(
        ("solver",), "play", "dicy-cards", "--players", "Ana,bot:greedy", "--plain", "--seed", "1", "--first", "1", typed="\nh\n"
    )
    assert ended.code == 0, ended.err
    assert "pip install 'rollhouse[solver]'" in ended.out


def test_the_coach_without_the_solver_leaves_and_the_game_goes_on(without: WithoutExtras) -> None:
    begin = ("play", "dicy-cards", "--players", "Ana,bot:greedy", "--plain", "--seed", "1", "--first", "1", "--coach")
    ended = without(("solver",), *begin, typed="\n1\nq\n")
    assert (ended.code, ended.err) == (0, "")
    assert "pip install 'rollhouse[solver]'" in ended.out
    assert "The coach is off." in ended.lines()
    assert "Continue with: rollhouse resume" in ended.out


def test_the_chooser_offers_only_bots_that_can_play(without: WithoutExtras) -> None:
    ended = without(("solver",), "play", "dicy-cards", "--plain", typed="\n\n\n")
    assert "bot:greedy" in ended.out
    assert "bot:casual" not in ended.out


def test_the_package_and_its_games_need_msgspec_alone(without: WithoutExtras) -> None:
    """`import rollhouse`, a game played to its end, and its record, with every other library of ours out of reach."""
    script = (
        "import random, rollhouse\n"
        "for name in ('dicy-cards', 'dicetto'):\n"
        "    game = rollhouse.game(name)\n"
        "    setup = game.setup({'players': 2})\n"
        "    state, rng, bot, moves = game.start(setup), random.Random(1), game.bots['greedy'](), []\n"
        "    while state.to_act != rollhouse.GAME_OVER:\n"
        "        outcomes = game.outcomes(state) if state.to_act == rollhouse.CHANCE else None\n"
        "        move = outcomes.sample(rng) if outcomes else bot.choose(state, game.legal(state), rng)\n"
        "        moves.append(str(move)); state = game.play(state, move)\n"
        "    print(game.outcome(state).winners)\n"
    )
    libraries = {"babel", "fluent", "click", "rich", "textual", "platformdirs", "filelock", "attr", "pytz"}
    blocked = libraries | {package for packages in EXTRAS.values() for package in packages}
    ended = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        env={**environment(Path.cwd()), "PYTHONPATH": without.blocking(blocked)},
        timeout=TIMEOUT_SECONDS,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    assert len(ended.stdout.splitlines()) == 2
