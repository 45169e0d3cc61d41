"""The doors to the frameworks: what is not installed says how to install it."""

from __future__ import annotations

import sys
from collections.abc import Callable

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
