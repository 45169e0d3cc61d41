"""The browser client's sources, as they are written: no browser is needed to read them."""

from __future__ import annotations

from scripts.build_web import WEB

MOST_LINES = 300
GENERATED = {"wire.ts"}


def test_no_part_of_the_client_is_longer_than_one_can_take_in() -> None:
    sources = [path for path in (WEB / "src").rglob("*") if path.suffix in {".svelte", ".ts", ".css"} and path.name not in GENERATED]
    assert len(sources) > 100
    lengths = {path.relative_to(WEB).as_posix(): len(path.read_text(encoding="utf-8").splitlines()) for path in sources}
    assert {name: lines for name, lines in lengths.items() if lines > MOST_LINES} == {}
