"""For the tests of the full-screen game: hundreds of apps are opened, and all of them are styled alike."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet


@pytest.fixture(scope="package", autouse=True)
def parsed_once() -> Iterator[None]:
    """The same sheet with the same variables is parsed once, not once for every app: that took a quarter of the time of opening one."""
    parsed: dict[object, list[RuleSet]] = {}
    parse = Stylesheet._parse_rules

    def kept(self: Stylesheet, css: str, *place: Any, **more: Any) -> list[RuleSet]:
        key = frozenset(self._variables.items()), css, place, frozenset(more.items())
        if key not in parsed:
            parsed[key] = parse(self, css, *place, **more)
        return parsed[key]

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Stylesheet, "_parse_rules", kept)
        yield
