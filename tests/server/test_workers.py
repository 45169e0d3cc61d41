from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rollhouse.core.errors import SetupError
from rollhouse.core.game import CHANCE, GAME_OVER, AnyGame
from rollhouse.core.registry import all_games
from rollhouse.locale import catalogue
from rollhouse.server.config import workers_for
from rollhouse.server.tables.bots import BotWorkers
from tests.server.odd_bots import FOLDER, ODD_PIG, find
from tests.server.waiting import alive, wait, wait_until

pytestmark = pytest.mark.slow  # starts processes

ROOT = Path(__file__).parent.parent.parent
POSITION = ODD_PIG.encode(ODD_PIG.apply(ODD_PIG.start(ODD_PIG.setup({"players": 2, "first": 0})), ODD_PIG.parse("roll 4")))
"""Ana has rolled a four: she may stop or go on."""


@pytest.fixture
def traces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where odd bots leave traces."""
    monkeypatch.setenv(FOLDER, str(tmp_path))
    return tmp_path


@pytest.fixture
async def odd(traces: Path) -> AsyncIterator[BotWorkers]:
    """Two workers with odd bots."""
    workers = BotWorkers(2, find)
    yield workers
    (traces / "go on").touch()
    await workers.close()


async def chosen(workers: BotWorkers, game: str, bot: str, state: str, seed: int) -> str:
    """The text of a bot's move."""
    return (await workers.answer(game, bot, state, seed, 0)).move


def decisions(game: AnyGame, seed: int, count: int) -> list[str]:
    """Positions with more than one choice."""
    rng = random.Random(seed)
    state = game.start(game.setup({}))
    found: list[str] = []
    while len(found) < count and state.to_act != GAME_OVER:
        moves = game.legal(state)
        if state.to_act != CHANCE and len(moves) > 1:
            found.append(game.encode(state))
        state = game.apply(state, game.outcomes(state).sample(rng) if state.to_act == CHANCE else rng.choice(moves))
    return found


async def test_a_bot_chooses_there_what_it_would_choose_here() -> None:
    workers = BotWorkers(2)
    asked = [(game, bot, text) for game in all_games().values() for bot in game.bots for text in decisions(game, 1, 10)]
    answers = await asyncio.gather(*(chosen(workers, game.id, bot, text, seed) for seed, (game, bot, text) in enumerate(asked)))
    for seed, ((game, bot, text), answer) in enumerate(zip(asked, answers, strict=True)):
        state = game.decode(text)
        assert answer == str(game.bots[bot]().choose(state, game.legal(state), random.Random(seed)))
    await workers.close()


@pytest.mark.parametrize(
    ("bot", "reason"), [("cheat", "'roll 6', which is not legal"), ("confused", "LookupError: where am I?"), ("unwell", "MemoryError")]
)
async def test_a_bot_that_fails_makes_some_legal_move_and_a_line_in_the_log(
    odd: BotWorkers, bot: str, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    moves = {await chosen(odd, "pig", bot, POSITION, seed) for seed in range(20)}
    assert moves == {"again", "stop"}, "any of them, and the same seed gives the same"
    assert len(caplog.records) == 20
    logged = vars(caplog.records[0])
    assert reason in logged["fault"]
    assert (logged["bot"], logged["game"]) == (bot, "pig")


async def test_a_bot_that_kills_its_process_harms_no_other(odd: BotWorkers, caplog: pytest.LogCaptureFixture) -> None:
    bots = ["careful", "careful", "deadly", "careful", "careful", "deadly", "careful"]
    answers = await asyncio.gather(*(chosen(odd, "pig", bot, POSITION, 1) for bot in bots))
    assert [answer for bot, answer in zip(bots, answers, strict=True) if bot == "careful"] == ["stop"] * 5
    assert {answer for bot, answer in zip(bots, answers, strict=True) if bot == "deadly"} <= {"again", "stop"}
    logged = [vars(record) for record in caplog.records]
    assert [(one["bot"], one["game"], one["fault"]) for one in logged] == [("deadly", "pig", "its process died")] * 2
    assert await chosen(odd, "pig", "careful", POSITION, 1) == "stop", "and the next one finds a new process"


async def test_what_was_asked_of_a_process_that_died_is_asked_again(
    odd: BotWorkers, traces: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert await chosen(odd, "pig", "unlucky", POSITION, 1) == "stop"
    assert (traces / "died").exists()
    assert not caplog.records


async def test_while_a_bot_thinks_everything_else_goes_on(odd: BotWorkers, traces: Path) -> None:
    thinking = asyncio.create_task(chosen(odd, "pig", "patient", POSITION, 1))
    await wait_until((traces / "pid").exists)
    assert await chosen(odd, "pig", "careful", POSITION, 1) == "stop", "another bot on the other process"
    assert not thinking.done()
    (traces / "go on").touch()
    assert await thinking == "stop", "it was still waiting for us"


async def test_processes_are_begun_only_when_the_others_are_busy(traces: Path) -> None:
    before = set(multiprocessing.active_children())  # of servers that other tests share

    def begun() -> int:
        return len(set(multiprocessing.active_children()) - before)

    workers = BotWorkers(4, find)
    assert begun() == 0, "without a request"
    for seed in range(20):
        await chosen(workers, "pig", "careful", POSITION, seed)
    assert begun() == 1, "one table"
    patient = [asyncio.create_task(chosen(workers, "pig", "patient", POSITION, seed)) for seed in range(3)]
    await asyncio.sleep(0)  # they take their turns
    assert await chosen(workers, "pig", "careful", POSITION, 1) == "stop", "the fourth table's bot waits for none of the three"
    await wait_until(lambda: begun() == 4)
    assert not any(one.done() for one in patient)
    (traces / "go on").touch()
    assert await asyncio.gather(*patient) == ["stop"] * 3
    await workers.close()


@pytest.mark.parametrize(("cores", "count"), [(1, 1), (2, 1), (3, 2), (5, 4), (64, 4)])
def test_one_core_is_left_to_the_server(cores: int, count: int) -> None:
    assert workers_for(cores) == count


async def test_a_worker_knows_games_and_nothing_else(odd: BotWorkers) -> None:
    assert await chosen(odd, "pig", "nosy", POSITION, 1) == "again"


async def test_for_a_bot_that_is_gone_another_one_plays_and_says_so(odd: BotWorkers, caplog: pytest.LogCaptureFixture) -> None:
    answer = await odd.answer("pig", "ghost", POSITION, 1, 0)
    assert answer.move in ("again", "stop")
    assert answer.note is not None
    assert catalogue("en").say(answer.note) == "A move was made for me. This game has no bot “ghost”."
    assert "bot/unknown: 'ghost'" in vars(caplog.records[0])["fault"]


async def test_a_game_that_is_not_there_is_refused() -> None:
    with pytest.raises(SetupError, match="setup/game"):
        await chosen(BotWorkers(1), "chess", "greedy", POSITION, 1)


async def test_closing_leaves_no_process_behind(traces: Path) -> None:
    before = set(multiprocessing.active_children())  # of servers that other tests share
    workers = BotWorkers(2, find)
    await chosen(workers, "pig", "unlucky", POSITION, 1)
    await chosen(workers, "pig", "careful", POSITION, 1)
    await workers.close()
    assert set(multiprocessing.active_children()) <= before
    with pytest.raises(RuntimeError, match="closed"):
        await chosen(workers, "pig", "careful", POSITION, 1)


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_workers_end_with_a_server_that_is_killed(traces: Path) -> None:
    command = [sys.executable, "-m", "tests.server.thinker"]
    with subprocess.Popen(command, cwd=ROOT, env={**os.environ, FOLDER: str(traces)}, stdout=subprocess.DEVNULL) as server:
        wait((traces / "pid").exists)
        server.kill()
    worker = int((traces / "pid").read_text())
    wait(lambda: not alive(worker))
