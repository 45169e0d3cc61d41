"""How fast the simulators are: what is measured, and what is kept of it. The games here are made of one number."""

from __future__ import annotations

import msgspec

from bench.jax_same import SETTINGS, Compared
from bench.report import NOTES, RESULTS


def test_what_was_compared_is_kept_and_on_the_page() -> None:
    done = msgspec.json.decode(
        msgspec.json.encode(msgspec.json.decode((RESULTS / "jax-same.json").read_bytes())["settings"]), type=list[Compared]
    )
    assert [(one.game, one.options) for one in done] == [(name, dict(options)) for name, options in SETTINGS]
    page = (NOTES / "jax.md").read_text(encoding="utf-8")
    for what in ("games", "positions", "moves", "chance"):
        assert f"{sum(getattr(one, what) for one in done):,}" in page
