"""The browser client's sources, as they are written: no browser is needed to read them."""

from __future__ import annotations

import re

from rollhouse.server.http.pages import SCREENS
from scripts.build_web import WEB
from scripts.web_languages import PLACE, languages_text

MOST_LINES = 300
GENERATED = {"wire.ts"}


def test_no_part_of_the_client_is_longer_than_one_can_take_in() -> None:
    sources = [path for path in (WEB / "src").rglob("*") if path.suffix in {".svelte", ".ts", ".css"} and path.name not in GENERATED]
    assert len(sources) > 100
    lengths = {path.relative_to(WEB).as_posix(): len(path.read_text(encoding="utf-8").splitlines()) for path in sources}
    assert {name: lines for name, lines in lengths.items() if lines > MOST_LINES} == {}


def test_the_browser_knows_the_languages_of_the_house() -> None:
    """After a change on purpose: python -m scripts.web_languages."""
    assert PLACE.read_text(encoding="utf-8") == languages_text()


def test_the_server_sends_the_client_for_every_address_that_the_client_draws() -> None:
    text = (WEB / "src" / "screens.ts").read_text(encoding="utf-8")
    about, alone = text.split("export const TOP_LEVEL")
    drawn = {f"/{name}/{{rest:path}}" for name in _rooms(about)} | {f"/{name}" for name in _rooms(alone)}
    assert {"/", *drawn} == set(SCREENS)


def _rooms(text: str) -> list[str]:
    return re.findall(r"^  (\w+): \((?:id)?\) => ", text, re.MULTILINE)
