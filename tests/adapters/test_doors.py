"""The doors to the frameworks: what is not installed says how to install it, and the documentation's snippets run."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from rollhouse import adapters
from rollhouse.core.errors import SetupError
from rollhouse.core.extras import MissingExtra

DOORS: list[tuple[Callable[[], object], str, str]] = [
    (lambda: adapters.aec_env("dicy-cards"), "pettingzoo", "pettingzoo_envs"),
    (lambda: adapters.parallel_env("dicy-cards"), "pettingzoo", "pettingzoo_envs"),
    (adapters.register_pettingzoo, "pettingzoo", "pettingzoo_envs"),
    (adapters.register_gymnasium, "gymnasium", "gymnasium_env"),
    (adapters.register_openspiel, "openspiel", "openspiel_games"),
]


@pytest.mark.parametrize(("door", "extra", "module"), DOORS)
def test_a_framework_that_is_not_there_says_how_to_install_it(
    door: Callable[[], object], extra: str, module: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for package in ("pettingzoo", "gymnasium", "pyspiel"):
        monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"rollhouse.adapters.{module}", raising=False)
    with pytest.raises(MissingExtra) as missing:
        door()
    assert missing.value.where == f"pip install 'rollhouse[{extra}]'"


def test_a_game_without_numbers_has_no_environment() -> None:
    with pytest.raises(SetupError, match="setup/game"):
        adapters.aec_env("pig")


PAGE = (Path(__file__).parent.parent.parent / "docs" / "research.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("snippet", re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
def test_the_snippets_of_the_documentation_run(snippet: str) -> None:
    exec(compile(snippet, "docs/research.md", "exec"), {})
