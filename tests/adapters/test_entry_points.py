"""The functions that make environments: a framework that is missing is named with the line that installs it."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from rollhouse import adapters
from rollhouse.core.errors import SetupError
from rollhouse.core.extras import MissingExtra
from tests.expecting import raised

ENTRY_POINTS: list[tuple[Callable[[], object], str, str]] = [
    (lambda: adapters.aec_env("dicy-cards"), "pettingzoo", "rollhouse.adapters.pettingzoo_envs"),
    (lambda: adapters.parallel_env("dicy-cards"), "pettingzoo", "rollhouse.adapters.pettingzoo_envs"),
    (adapters.register_pettingzoo, "pettingzoo", "rollhouse.adapters.pettingzoo_envs"),
    (adapters.register_gymnasium, "gymnasium", "rollhouse.adapters.gymnasium_env"),
    (adapters.register_openspiel, "openspiel", "rollhouse.adapters.openspiel_games"),
    (lambda: adapters.jax_env("dicy-cards"), "jax", "rollhouse.games.dicy_cards.batch"),
    (lambda: adapters.jax_env("dicetto"), "jax", "rollhouse.games.dicetto.batch"),
]


@pytest.mark.parametrize(("make", "extra", "module"), ENTRY_POINTS)
def test_a_framework_that_is_not_there_says_how_to_install_it(
    make: Callable[[], object], extra: str, module: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for package in ("pettingzoo", "gymnasium", "pyspiel", "jax"):
        monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, module, raising=False)
    assert raised(MissingExtra, make).location == f"pip install 'rollhouse[{extra}]'"


def test_a_game_without_numbers_has_no_environment() -> None:
    for make in (adapters.aec_env, adapters.jax_env):
        with pytest.raises(SetupError, match="setup/game"):
            make("pig")
