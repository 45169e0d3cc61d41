"""`rollhouse admin`: the admin's commands."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from rollhouse.cli import main
from rollhouse.server.store.migrate import migrate
from rollhouse.server.store.store import Store
from tests.expecting import raised


def test_users_are_found_renamed_and_banned(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROLLHOUSE_DATA", str(tmp_path))
    url = f"sqlite:///{tmp_path / 'rollhouse.sqlite'}"

    async def guest() -> str:
        async with Store(url) as store:
            return (await store.create_guest("Ana", "en"))[0].user_id

    def ends(*words: str) -> object:
        return raised(SystemExit, main, ["admin", *words]).code

    def admin(*words: str) -> str:
        assert ends(*words) == 0
        return capsys.readouterr().out

    migrate(url)
    user_id = asyncio.run(guest())
    assert "people\t1\n" in admin("counts")
    heads, line = admin("people", "ana").splitlines()
    assert heads == "user_id\tname\tlang\tcreated\tgames\tbanned\tlocked"
    assert line.startswith(f"{user_id}\tAna\ten\t")
    admin("rename", user_id, "Anna")
    banned = json.loads(admin("ban", user_id, "--days", "1", "--reason", "talk", "--json"))
    assert [(one["user_id"], one["name"], one["reason"]) for one in banned] == [(user_id, "Anna", "talk")]
    assert json.loads(admin("people", "--json"))[0]["banned"] is True
    admin("unban", user_id)
    assert (admin("bans"), admin("reports"), admin("tables")) == ("", "", "")
    admin("lock", user_id, "Anna")
    assert json.loads(admin("people", "--json"))[0]["locked"] is True
    assert [one["action"] for one in json.loads(admin("log", "--json"))] == ["rename", "unban", "ban", "rename"]
    assert admin("log").startswith("at\taction\ttarget\tdetails\n")
    for wrong in (["what"], ["ban"], ["ban", user_id, "--days", "-1"], ["rename", "nobody", "X"], ["close", "x"]):
        assert ends(*wrong) not in (0, None)
        assert "Traceback" not in capsys.readouterr().err
