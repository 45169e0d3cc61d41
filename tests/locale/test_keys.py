"""What the source says is in the catalogue, with the arguments it needs, and nothing in the catalogue is left unsaid."""

from __future__ import annotations

from pathlib import Path

from rollhouse.core.registry import all_games
from rollhouse.locale import catalogue
from tests.locale.source import KEY, Source, read, read_web, source


def english() -> frozenset[str]:
    return catalogue("en").keys()


def error_key(code: str) -> str:
    return "error-" + code.replace("/", "-")


def missing(said: Source, keys: frozenset[str]) -> set[str]:
    """What is said but has no words."""
    areas = {key.partition("-")[0] for key in keys}
    lookalikes = {text for text in said.literals if KEY.fullmatch(text) and text.partition("-")[0] in areas} - all_games().keys()
    wanted = lookalikes | {use.key for use in said.uses if KEY.fullmatch(use.key)}
    wanted |= {error_key(code) for code in said.codes} | {f"error-setup-{option}" for option in said.options}
    lonely = {pattern.pattern for pattern, _ in said.families if not any(map(pattern.fullmatch, keys))}
    return (wanted - keys) | lonely


def unsaid(said: Source, keys: frozenset[str]) -> set[str]:
    """What has words but is never said."""
    parts = {part for text in said.literals for part in (text, *text.split("/"))}
    left: set[str] = set()
    for key in keys - said.literals - {error_key(code) for code in said.codes}:
        codes = (pattern.fullmatch(key.removeprefix("error-").replace("-", "/", 1)) for pattern in said.code_families)
        if any(found and parts.issuperset(found.groups()) for found in codes):
            continue
        if not any(pattern.fullmatch(key) for pattern, _ in said.families):
            left.add(key)
    return left


def test_everything_that_is_said_has_words() -> None:
    assert not missing(source(), english())


def test_every_message_is_said_somewhere() -> None:
    assert not unsaid(source(), english())


def test_every_message_gets_the_arguments_it_needs() -> None:
    words, keys = catalogue("en"), english()
    lacking = {
        f"{use.key} at {use.place}": sorted(absent)
        for use in source().uses
        if use.key in keys and use.args is not None and (absent := words.variables(use.key) - use.args)
    }
    assert not lacking


def test_no_argument_is_given_in_vain() -> None:
    words, keys = catalogue("en"), english()
    idle = {
        f"{use.key} at {use.place}": sorted(extra)
        for use in source().uses
        if use.key in keys and use.args is not None and (extra := use.args - words.variables(use.key))
    }
    assert not idle


def test_an_error_mentions_only_what_errors_have() -> None:
    words = catalogue("en")
    has = {"value", "given", "location", "placed", "reason", "expected", "line"}
    codes = {error_key(code) for code in source().codes} & english()
    assert not {key: sorted(words.variables(key) - has) for key in codes if words.variables(key) - has}


def test_the_collector_sees_keys_families_codes_and_options(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text(
        '''
class OddError(RollhouseError):
    family = "odd"

def speak(card, seat, console, given):
    """Says things."""
    say("common-name" if card else "common-seat", seat=seat)
    say(f"dicy-card-{card}", **seat)
    console.line("plain-over")
    options.number(given, "target", range(3), 1)
    raise OddError(f"odd/{card}-move") if card else OddError("odd/number")
'''
    )
    said = read([module])
    assert [(use.key, use.args) for use in said.uses] == [
        ("common-name", {"seat"}),
        ("common-seat", {"seat"}),
        ("plain-over", frozenset()),
    ]
    assert said.codes == {"odd/number"}
    assert said.options == {"target"}
    assert missing(said, frozenset({"common-name"})) == {
        *("common-seat", "plain-over", "error-odd-number", "error-setup-target", "dicy\\-card\\-([a-z0-9_-]+)")
    }
    keys = frozenset(
        {"common-name", "plain-left", "dicy-card-odd", "dicy-cart-odd", "error-odd-number", "error-odd-target-move", "error-odd-x-move"}
    )
    assert unsaid(said, keys) == {"plain-left", "dicy-cart-odd", "error-odd-x-move"}


def test_the_collector_reads_the_browser_too(tmp_path: Path) -> None:
    screen = tmp_path / "Screen.svelte"
    screen.write_text(
        """<script lang="ts">
  const KEYS = { one: "web-close" };
  const name = t("common-seat", { number: place + 1 });
  say(message("common-name", { seat: { index: 1 } }), t("web-copy"));
</script>
<p title={t(`web-theme-${settings.theme}`)}>{t("web-line-turn-of", { name, seat: f(1, 2) })} {t("web-watching", { count, name: "x" })}</p>
<style>
  .x { content: "web-style"; }
</style>
"""
    )
    said = read_web([screen])
    assert [(use.key, use.args) for use in said.uses] == [
        ("common-seat", {"number"}),
        ("web-copy", frozenset()),
        ("web-line-turn-of", None),
        ("web-watching", {"count", "name"}),
    ]
    assert {"web-close", "common-name"} <= said.literals
    assert "web-style" not in said.literals
    assert [pattern.pattern for pattern, _ in said.families] == ["web\\-theme\\-([a-z0-9_-]+)"]
