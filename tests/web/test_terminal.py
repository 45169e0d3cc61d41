"""A player at `rollhouse join` and one in a browser, at one table."""

from __future__ import annotations

import subprocess
from pathlib import Path

from playwright.sync_api import expect

from tests.cli.programs import COMMAND, environment
from tests.timeouts import TIMEOUT_SECONDS
from tests.web.conftest import Visit
from tests.web.playing import act


def test_a_player_at_the_terminal_plays_with_one_in_a_browser(visit: Visit, tmp_path: Path) -> None:
    ana = visit()
    table = ana.sit_at("dicy-cards", "Ana", None, target=20)
    terminal = subprocess.Popen(
        [*COMMAND, "join", f"{ana.url}/t/{table}", "--name", "Terry", "--plain"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        env=environment(tmp_path),
    )
    try:
        assert terminal.stdin is not None
        ana.until(lambda view: view["seats"][1]["name"] == "Terry")
        terminal.stdin.write("+good evening\n")
        terminal.stdin.flush()
        expect(ana.page.get_by_text("good evening").first).to_be_attached()
        ana.page.get_by_role("button", name=ana.say("web-begin"), exact=True).click()
        ana.until(lambda view: bool(view["status"] == "playing"))
        while ana.view["roll_due"] == 0 or ana.view["to_act"] == 0:
            act(ana)
        before = ana.view["version"]
        while ana.view["roll_due"] != 1 and ana.view["to_act"] != 1:
            ana.page.wait_for_timeout(5)
        terminal.stdin.write("1\n" if ana.view["to_act"] == 1 else "\n")
        terminal.stdin.flush()
        ana.until(lambda view: view["version"] > before)
        out, _ = terminal.communicate("q\n", timeout=TIMEOUT_SECONDS)
    finally:
        terminal.kill()
        terminal.wait()
    assert terminal.returncode == 0, out
    assert "Terry: good evening" in out
    assert "Ana" in out
    assert "Traceback" not in out
