"""Operation: health, metrics, the OpenAPI document, and the start and stop of `rollhouse serve`."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import msgspec
import pytest
from sqlalchemy.engine import make_url

from rollhouse.play.fair import verify
from rollhouse.server.config import Config, read_config
from rollhouse.server.store.store import Store
from tests.cli.programs import Inside
from tests.entry import PROGRAM
from tests.seeding import seed_environment
from tests.server.live.conftest import NewUser
from tests.server.live.nodes import Client, Node, Nodes, play_on, poll, start_game
from tests.server.live.programs import Program, program
from tests.server.notifications import hung_push
from tests.server.notifications.receiving import Browser
from tests.server.waiting import wait_until
from tests.server.wire import Wire
from tests.servers import Postgres, Redis
from tests.timeouts import TIMEOUT_SECONDS

# --- endpoints ---------------------------------------------------------------------------------------------------------------------------


async def test_health_is_that_of_the_process_also_without_its_database(nodes: Nodes, monkeypatch: pytest.MonkeyPatch) -> None:
    """A supervisor that restarts what is not alive must not restart every node while the database is away."""
    async with httpx.AsyncClient(base_url=nodes.first.url, timeout=TIMEOUT_SECONDS) as browser:
        answer = await browser.get("/healthz")
        assert (answer.status_code, answer.json()["status"]) == (200, "ok")
        monkeypatch.setattr(nodes.first.services.store, "_closed", True)
        assert (await browser.get("/healthz")).status_code == 200


async def test_readiness_reports_each_failing_part(nodes: Nodes, monkeypatch: pytest.MonkeyPatch) -> None:
    node = nodes.first
    async with httpx.AsyncClient(base_url=nodes.first.url, timeout=TIMEOUT_SECONDS) as browser:
        well = {"database": "ok", "disk": "ok", "channels": "ok", "bots": "ok"}
        answer = await browser.get("/readyz")
        assert (answer.status_code, answer.json()["status"], answer.json()["parts"]) == (200, "ok", well)
        monkeypatch.setattr(node.services.store, "_closed", True)
        monkeypatch.setattr(node.services.store, "free_bytes", lambda: 1_000_000)
        monkeypatch.setattr(node.services.tables.workers, "longest_wait_seconds", lambda: 100.0)
        answer = await browser.get("/readyz")
        wrong = {"database": "store/closed", "disk": "store/full", "channels": "ok", "bots": "busy"}
        assert (answer.status_code, answer.json()["status"], answer.json()["parts"]) == (503, "not-ready", wrong)


async def test_metrics_count_what_happens_and_are_documented(nodes: Nodes, new_user: NewUser) -> None:
    ana = await new_user()

    async def metrics() -> dict[str, float]:
        text = (await ana.http.get("/metrics")).text
        return {name: float(value) for name, value in re.findall(r"^(rollhouse_\w+) (\S+)$", text, re.MULTILINE)}

    before = await metrics()
    documented = set(re.findall(r"`(rollhouse_\w+)`", (Path(__file__).parents[3] / "docs" / "operate.md").read_text()))
    assert documented - set(before) <= {"rollhouse_disk_free_bytes"}, "free disk space is measured with SQLite only"
    assert set(before) <= documented
    table = await ana.new_table("Ana", "bot:random", begin=True)
    viewer = await ana.join(table)
    await viewer.roll()
    after = await metrics()
    assert after["rollhouse_commits_total"] >= before["rollhouse_commits_total"] + 2
    assert after["rollhouse_tables_loaded"] >= 1
    assert after["rollhouse_tables_watched"] >= 1


_EMAIL_LINKS = {"/api/notifications/stop/{token}"}
"""E-mail clients call these as another site's form would."""
_CACHED = {"/api/qr.svg", "/api/pictures/home.png"}


async def test_the_openapi_document_describes_every_operation(nodes: Nodes) -> None:
    async with httpx.AsyncClient(base_url=nodes.first.url, timeout=TIMEOUT_SECONDS) as browser:
        document = (await browser.get("/schema")).json()
        assert (await browser.get("/schema/openapi.json")).json() == document
    paths = {path.rstrip("/") for path in document["paths"]}
    assert {"/api/me", "/api/games", "/api/tables/{name}", "/api/puzzles", "/healthz", "/readyz", "/metrics"} <= paths
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            assert re.match(r"[A-Z][a-z]+ ", operation["summary"]), (method, path)
            assert re.match(r"[A-Z][a-z]+s\b", operation["description"]), f"{method} {path}: say what it does: Returns, Stores …"


async def test_no_operation_is_cached_or_serves_other_sites_by_default(nodes: Nodes) -> None:
    async with httpx.AsyncClient(base_url=nodes.first.url, timeout=TIMEOUT_SECONDS) as visitor:
        for path, operations in (await visitor.get("/schema")).json()["paths"].items():
            for method in operations:
                visitor.cookies.clear()
                url = re.sub(r"{\w+}", "1", path)
                site = {"Sec-Fetch-Site": "same-origin" if method == "get" else "cross-site"}
                answer = await visitor.request(method, url, headers=site, json=None if method == "get" else {})
                if path.startswith("/api/") and path.rstrip("/") not in _CACHED:
                    assert answer.headers["cache-control"] == "no-store", (method, path)
                if method != "get" and path not in _EMAIL_LINKS:
                    assert (answer.status_code, answer.json()["code"]) == (403, "wire/another-site"), (method, path)
                    assert "set-cookie" not in answer.headers
        answer = await visitor.get("/api/me", headers={"Sec-Fetch-Site": "cross-site"})
        assert (answer.status_code, "set-cookie" in answer.headers) == (403, False), "a new account would replace the user's own"


# --- programs ---------------------------------------------------------------------------------------------------------------------------


async def test_kill_9_in_the_middle_of_a_game_loses_nothing_that_was_answered(tmp_path: Path) -> None:
    """Two players and a bot; the server is killed, and started again on the same database: they go on, and so does the bot.

    While the first one runs, a second one on the same file is refused.
    """
    with program(data=tmp_path) as first:
        ended, output = run("serve", "--port", "0", data=tmp_path)  # a second one would show tables as they were
        assert (ended, "[store/in-use]" in output, "Traceback" in output) == (1, True, False), output
        ana, bo = Client(first.url), Client(first.url)
        async with ana, bo:
            table = await start_game(ana, bo, bots=["greedy"], setup={"target": 20})
            a, b = await ana.join(table), await bo.join(table)
            while a.view["to_act"] != 2:  # until the bot thinks
                await play_on({0: a, 1: b}, moves=1)
            answered = a.view
            cookies = dict(ana.http.cookies), dict(bo.http.cookies)
            assert first.end(signal.SIGKILL)[0] == -signal.SIGKILL
    with program(data=tmp_path) as second:  # a killed process holds no lock
        assert httpx.get(f"{second.url}/readyz", timeout=TIMEOUT_SECONDS).status_code == 200
        ana, bo = Client(second.url), Client(second.url)
        for one, jar in zip((ana, bo), cookies, strict=True):
            one.http.cookies.update(jar)
        async with ana, bo:
            a, b = await ana.join(table), await bo.join(table)
            assert a.view["version"] >= answered["version"]
            moves = [one["entry"]["move"] for one in msgspec.json.decode(a.texts[0])["log"] if one["entry"]["is"] == "moved"]
            assert len(moves) >= answered["ply"]
            view = await play_on({0: a, 1: b})
            assert (view["status"], view["commitment"]) == ("over", answered["commitment"])
            record = await ana.record(table)
            assert record.moves[: len(moves)] == tuple(moves)
            assert verify(record).derived > 0
        code, out, err = second.end(signal.SIGTERM)
        assert code == 0, err
        assert "All games are saved." in out
        assert "Traceback" not in err


async def test_a_program_stops_in_order_while_clients_are_connected(tmp_path: Path) -> None:
    with program(data=tmp_path) as running:
        async with Client(running.url) as ana:
            table = await ana.new_table("Ana", "bot:random", begin=True)
            viewer = await ana.join(table)
            await viewer.roll()
            code, _, err = running.end(signal.SIGINT)
            assert (code, "Traceback" in err) == (0, False)
            assert await viewer.closed() in (1001, 1012)


async def test_a_push_service_that_never_finishes_does_not_keep_the_server_from_stopping(tmp_path: Path) -> None:
    """SIGTERM had not ended the process after 90 s: the thread of the call waited for ever, and the end of the process for the thread."""
    command = [sys.executable, str(Path(hung_push.__file__))]
    with program(data=tmp_path, command=command) as running:
        async with Client(running.url) as ana:
            for number in range(6):
                await ana.http.put(
                    "/api/me/notifications/push", json={"endpoint": f"https://p{number}.example/1", "keys": Browser(number).keys}
                )
            await ana.post("/api/me/codes")  # of which the owner is told
        assert running.process.stdout is not None
        while "push-called" not in await asyncio.to_thread(running.process.stdout.readline):
            assert running.process.poll() is None
        code, out, err = running.end(signal.SIGTERM)
        assert (code, "All games are saved." in out, "Traceback" in err) == (0, True, False), err


async def test_readers_are_refused_in_time_while_the_database_hangs(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twelve readers of one table were answered after 14, 19, … 72 s, one after the other under the table's lock."""
    deadline_seconds = 4.0
    monkeypatch.setattr(Store.__init__, "__kwdefaults__", {"deadline": deadline_seconds})
    wire = Wire(make_url(postgres.ready()))
    database = (await wire.open()).render_as_string(hide_password=False)
    node = await asyncio.to_thread(Node, Config(database=database, rate_limit=0))
    try:
        async with Client(node.url) as ana:
            table = await ana.new_table("Ana", "bot:random", begin=True)
            node.services.tables.unload([table])
            wire.hang()
            async with asyncio.timeout(8 * deadline_seconds):  # twelve, one after the other, take longer
                answers = await asyncio.gather(*(ana.http.get(f"/api/tables/{table}") for _ in range(12)))
            assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(503, "store/unavailable")] * 12
            wire.go_on()
            found = await poll(lambda: ana.http.get(f"/api/tables/{table}"), lambda answer: answer.status_code == 200)
            assert found.json()["status"] == "playing"
    finally:
        wire.go_on()
        await asyncio.to_thread(node.stop)
        await wire.close()


async def test_several_processes_at_one_address(tmp_path: Path, postgres: Postgres, redis_server: Redis) -> None:
    """Each is any table's node; one that is killed is replaced, and the game goes on; on SIGTERM all close in order."""
    flags = ("--database", postgres.fresh(), "--redis", redis_server.url, "--workers", "2")
    with program(*flags, data=tmp_path) as server:
        async with Client(server.url) as ana, Client(server.url) as bo:
            table = await start_game(ana, bo)
            a, b = await ana.join(table), await bo.join(table)
            before = await play_on({0: a, 1: b}, moves=4)
            for node in await two_nodes(server):
                os.kill(node, signal.SIGKILL)
                assert node not in await two_nodes(server, without=node)
            a, b = await ana.join(table), await bo.join(table)
            after = await play_on({0: a, 1: b}, moves=4)
            assert (a.shared, after["version"]) == (b.shared, a.view["version"])
            assert after["version"] > before["version"]
        nodes = await two_nodes(server)
        code, out, err = server.end(signal.SIGTERM)
        assert (code, "All games are saved." in out, "Traceback" in err) == (0, True, False), (out, err)
        assert err.count("node exited unexpectedly") == 2
        assert not any(Path(f"/proc/{node}").exists() for node in nodes)


async def two_nodes(server: Program, without: int = 0) -> list[int]:
    """The processes that answer for it, once there are two besides this one."""
    parent = server.process.pid
    children = Path(f"/proc/{parent}/task/{parent}/children")

    def nodes() -> list[int]:
        return [child for child in map(int, children.read_text().split()) if b"spawn_main" in _command(child) and child != without]

    await wait_until(lambda: len(nodes()) == 2)
    return nodes()


def _command(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:  # it ended meanwhile
        return b""


@pytest.fixture
def inside(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Inside:
    """The program in this process."""
    return Inside(tmp_path, capsys, monkeypatch)


def run(*arguments: str, data: Path) -> tuple[int, str]:
    done = subprocess.run(
        [*PROGRAM, *arguments],
        env={**os.environ, **seed_environment(), "ROLLHOUSE_DATA": str(data), "LANG": "en_US.UTF-8"},
        capture_output=True,
        text=True,
        timeout=TIMEOUT_SECONDS,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        ((), 2, "setup/log"),
        (("--port", "99999"), 2, "setup/port"),
        (("--port", "x"), 2, "setup/port"),
        (("--database", "mysql://x/y"), 2, "store/url"),
        (("--database", "postgresql://nobody@127.0.0.1:1/none"), 1, "store/unavailable"),
        (("--redis", "carrier pigeons"), 2, "setup/channels"),
        (("--redis", "redis://127.0.0.1:1/0"), 2, "setup/channels"),
        (("--public-url", "dice.example"), 2, "setup/public-url"),
        (("--host", "203.0.113.1"), 2, "setup/address"),
        (("--trusted-proxies", "10.0.0.0/8,zzz"), 2, "setup/trusted-proxies"),
        (("--workers", "0"), 2, "setup/workers"),
        (("--workers", "2"), 2, "setup/workers-share"),
    ],
)
def test_a_server_that_can_not_start_says_why_in_one_line(inside: Inside, arguments: tuple[str, ...], code: int, said: str) -> None:
    ended = inside("serve", *arguments, **({} if arguments else {"ROLLHOUSE_LOG": "loud"}))
    assert (ended.code, ended.out) == (code, ""), ended
    assert ended.err.endswith(f"[{said}]\n")
    assert "Traceback" not in ended.err


def test_a_mistyped_database_is_neither_made_nor_backed_up(inside: Inside, tmp_path: Path) -> None:
    ended = inside("backup", str(tmp_path / "copy"), "--database", f"sqlite:///{tmp_path / 'hause.sqlite'}")
    assert ended.code != 0
    assert "[store/missing]" in ended.err
    assert not list(tmp_path.glob("*.sqlite")) + list(tmp_path.glob("copy*"))


def test_settings_come_from_flags_then_from_the_environment(tmp_path: Path) -> None:
    environ = {"ROLLHOUSE_DATABASE": "sqlite:///env.sqlite", "ROLLHOUSE_CHANNELS": "redis://env/0", "ROLLHOUSE_PUBLIC_URL": "https://env"}
    config = read_config({"database": "sqlite:///flag.sqlite", "port": 0}, environ, data=tmp_path)
    assert (config.database, config.port, config.single_node) == ("sqlite:///flag.sqlite", 0, False)
    assert (config.channels, config.public_url) == ("redis://env/0", "https://env")
    plain = read_config({}, {}, data=tmp_path)
    assert (plain.database, plain.single_node, plain.host) == (f"sqlite:///{tmp_path / 'rollhouse.sqlite'}", True, "127.0.0.1")
