"""The atlas: the file that is committed, how a deal's entry is made, and what an interruption leaves."""

from __future__ import annotations

import csv
import io
from itertools import combinations
from math import comb, sqrt
from pathlib import Path
from statistics import mean, median

import msgspec
import pytest

from rollhouse.arena.simulate import simulate
from rollhouse.games.dicy_cards.atlas.deals import AtlasEntry, CardFacts, as_csv, every_deal, from_csv
from rollhouse.games.dicy_cards.atlas.on_cpu import atlas_on_cpu, solo_turns
from rollhouse.games.dicy_cards.atlas.unfinished import AtlasFile
from rollhouse.games.dicy_cards.cards import CARDS, ROW, modes
from rollhouse.games.dicy_cards.events import card_name
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.solver.solo import solve_solo
from rollhouse.games.dicy_cards.solver.tablebase.folder import TablebaseFolder, cache_folder
from rollhouse.games.dicy_cards.solver.two.many_games import play_games
from rollhouse.locale import catalogue
from tests.games.dicy_cards.solver.decks import EFFECTS, GLACIAL, tablebase

COMMITTED = Path(__file__).parents[4] / "docs" / "atlas" / "atlas.csv"
ENTRIES = {entry.cards: entry for entry in from_csv(COMMITTED.read_text())}
KNOWN = [card for card in CARDS if any(card in cards for cards in ENTRIES)]
"""The cards whose deals were solved; one that came later waits for a GPU."""
DEALS = list(combinations(KNOWN, ROW))

# --- the file that is committed -----------------------------------------------------------------------------------------------------------


def test_it_holds_every_deal_once_in_order() -> None:
    text = COMMITTED.read_text()
    assert [entry.cards for entry in from_csv(text)] == DEALS
    assert {card for mode in modes().values() for card in mode.cards} <= set(KNOWN)
    kept = list(csv.DictReader(io.StringIO(text)))
    assert [{name: row[name] for name in kept[0]} for row in csv.DictReader(io.StringIO(as_csv(ENTRIES.values())))] == kept
    assert len(text) < 505 * len(DEALS)


def test_every_deal_is_any_five_cards() -> None:
    assert len(every_deal()) == len(set(every_deal())) == comb(len(CARDS), ROW)
    assert set(DEALS) <= set(every_deal())


def test_its_numbers_can_be() -> None:
    for cards, entry in ENTRIES.items():
        assert 0 < entry.gap < 1e-9, cards
        assert 0 < entry.greedy_first < entry.first_share < 1, cards
        assert 0 < entry.greedy_second < 1 - entry.first_share, cards
        # Every turn ends with a score or a skip, and all players finish the round.
        assert sum(card.scored for card in entry.facts) + entry.skips == pytest.approx(2 * entry.rounds, abs=1e-3), cards
        assert 100 < sum(card.scored * card.points for card in entry.facts) < 2 * (100 + 36), cards
        for card in entry.facts:
            assert 0 < card.points <= 36 if card.scored else card.points == 0, cards
            assert 0 < card.worth_first < entry.first_share, cards
            assert 0 < card.worth_second < 1 - entry.first_share, cards
        assert (entry.games, entry.greedy_games) == (24_000, 8_000)


def test_what_is_known_otherwise() -> None:
    """Glacial's share by the processor's solver, and turns alone by an independent one."""
    assert ENTRIES[GLACIAL].first_share == pytest.approx(0.470804849905, abs=1e-12)
    assert ENTRIES[GLACIAL].solo_turns == pytest.approx(6.67680983871, abs=1e-9)
    assert ENTRIES[EFFECTS].solo_turns == pytest.approx(6.127660156171, abs=1e-9)


@pytest.mark.parametrize("number", range(0, len(DEALS), 131))
def test_turns_alone_computed_again(number: int) -> None:
    cards = DEALS[number]
    solved = solve_solo(cards, 100)
    assert ENTRIES[cards].solo_turns == pytest.approx(solved.expected(0, 31), abs=1e-9)


# --- making it ----------------------------------------------------------------------------------------------------------------------------


def test_an_entry_made_here() -> None:
    """The same from a kept tablebase and from one solved for it; worths from the tablebase, the rest from games."""
    kept = TablebaseFolder(cache_folder(), GAME.rules_version)
    solved = tablebase(GLACIAL)
    heard: list[float] = []
    entry = atlas_on_cpu(GLACIAL, 20, kept, games=300, greedy_games=100, progress=heard.append)
    alone = atlas_on_cpu(GLACIAL, 20, TablebaseFolder(Path("nowhere"), GAME.rules_version), games=300, greedy_games=100)
    assert alone == entry
    assert heard == sorted(heard)
    assert heard[-1] == pytest.approx(1.0)
    assert (entry.first_share, entry.gap) == (solved.first_share((0, 0), (31, 31)), solved.gap)
    assert entry.solo_turns == solo_turns(GLACIAL, 20)
    for place, card in enumerate(entry.facts):
        without = 31 & ~(1 << place)
        assert card.worth_first == entry.first_share - solved.first_share((0, 0), (without, 31))
        assert card.worth_second == solved.first_share((0, 0), (31, without)) - entry.first_share
    assert sum(card.scored for card in entry.facts) + entry.skips == pytest.approx(2 * entry.rounds)
    assert (entry.games, entry.greedy_games) == (300, 100)


@pytest.mark.parametrize("cards", [GLACIAL, EFFECTS], ids=["glacial", "effects"])
def test_games_go_as_the_engine_plays_them(cards: tuple[str, ...]) -> None:
    """Against the bots themselves at a real table: how often greedy wins, and how long it takes."""
    games, theirs = 20_000, 500
    solved = tablebase(cards)
    seats = [play_games(solved, games, greedy="first"), play_games(solved, games, greedy="second")]
    share = (seats[0].first_share + 1 - seats[1].first_share) / 2
    rounds = sum(seat.rounds for seat in seats) / 2 / games
    summary = simulate(GAME, {"cards": ",".join(cards), "target": 20, "first": "random"}, "bot:greedy,bot:perfect", theirs, 7, 1)
    assert summary is not None
    error = sqrt(share * (1 - share) / theirs)
    assert summary.players[0].share.value == pytest.approx(share, abs=4 * error)
    assert summary.turns.interval is not None
    half = (summary.turns.interval.high - summary.turns.interval.low) / 2  # of 95 %: about two standard errors
    assert summary.turns.mean / 2 == pytest.approx(rounds, abs=max(half, 0.01))


def test_the_same_seed_gives_the_same_games() -> None:
    solved = tablebase(EFFECTS)
    assert play_games(solved, 500, seed=5) == play_games(solved, 500, seed=5) != play_games(solved, 500, seed=6)


# --- on disk ------------------------------------------------------------------------------------------------------------------------------


def test_a_csv_reads_back() -> None:
    entries = list(ENTRIES.values())[:3]
    assert from_csv(as_csv(entries)) == entries
    assert as_csv(entries).count("\n") == 4
    for gap in (1.137e-10, 1.2e-10, 9.91e-11, 3e-12):  # a bound is rounded up, and only once
        (read,) = from_csv(as_csv([msgspec.structs.replace(entries[0], gap=gap)]))
        assert gap <= read.gap <= 1.1 * gap
        assert from_csv(as_csv([read])) == [read]


def test_what_is_kept_is_found_again_and_nothing_else(tmp_path: Path) -> None:
    some = list(ENTRIES.values())[:3]
    file = AtlasFile(tmp_path / "new" / "atlas.lines")
    assert file.entries() == {}
    for entry in some:
        file.add(entry)
    assert list(file.entries().values()) == some
    whole = file.path.read_bytes()
    for cut in range(0, len(whole), 97):  # stopped in the middle of a line, and then gone on with
        file.path.write_bytes(whole[:cut])
        left = file.entries()
        assert list(left.values()) == some[: len(left)]
        file.add(some[2])
        assert file.entries() == {**left, some[2].cards: some[2]}
    for place in range(0, len(whole), 61):  # damaged
        file.path.write_bytes(whole[:place] + b"7" + whole[place + 1 :])
        assert set(file.entries().values()) <= set(some)
    other = msgspec.json.encode({"cards": ["odd"]})
    file.path.write_bytes(whole + other + b"\n")
    assert list(file.entries().values()) == some


def test_entries_of_another_version_are_done_again(tmp_path: Path) -> None:
    class Older(msgspec.Struct):
        cards: tuple[str, ...]

    file = AtlasFile(tmp_path / "atlas.lines")
    file.add(Older(("odd",)))  # type: ignore[arg-type]  # another program's
    assert file.entries() == {}
    entry: AtlasEntry = ENTRIES[GLACIAL]
    file.add(entry)
    assert file.entries() == {GLACIAL: entry}


# --- the page ---------------------------------------------------------------------------------------------------------------------------


def facts(card: str) -> list[CardFacts]:
    return [entry.facts[entry.cards.index(card)] for entry in ENTRIES.values() if card in entry.cards]


def test_the_page_says_what_the_file_says() -> None:
    page = (COMMITTED.parent.parent / "atlas.md").read_text()
    entries = sorted(ENTRIES.values(), key=lambda entry: entry.first_share)
    shares = [entry.first_share for entry in entries]
    both = [entry.first_share for entry in entries if {"double_pair", "forty_minus"} <= set(entry.cards)]
    assert shares[-1] < 0.5
    lopsided = [entry for entry in entries if entry.first_share < 0.4]
    assert all({"double_pair", "forty_minus"} <= set(entry.cards) and entry.rounds < 5.5 for entry in lopsided)
    words = catalogue("en")

    def named(entry: AtlasEntry) -> str:
        return ", ".join(words.say(card_name(card)) for card in entry.cards)

    greedy = sorted(entries, key=lambda entry: entry.greedy_first + entry.greedy_second)
    said = [
        f"Half of the deals give the first player {median(shares):.1%}",
        f"{sum(share >= 0.45 for share in shares)} of {len(shares)} at least 45 %",
        f"{len(lopsided)} deals give less than 40 %",
        f"first player gets {mean(both):.1%}",
        f"without one of them {mean(set(shares) - set(both)):.1%}",
        f"takes {min(entry.rounds for entry in entries):.1f} to {max(entry.rounds for entry in entries):.1f} rounds",
        f"and {median(entry.rounds for entry in entries):.1f} in the middle one",
        f"expected are {min(entry.solo_turns for entry in entries):.1f} to {max(entry.solo_turns for entry in entries):.1f}",
        f"a skip ({sum(entry.skips for entry in entries) / sum(2 * entry.rounds for entry in entries):.0%})",
        f"it wins {mean(entry.greedy_first for entry in entries):.1%} as the first player",
        f"and {mean(entry.greedy_second for entry in entries):.1%} as the second",
        f"reroll {mean(sum(card.frozen for card in entry.facts) for entry in entries):.1f} times a game",
        f"both seats from {(greedy[0].greedy_first + greedy[0].greedy_second) / 2:.1%} ({named(greedy[0])})",
        f"to {(greedy[-1].greedy_first + greedy[-1].greedy_second) / 2:.1%} ({named(greedy[-1])})",
        *(f"| {named(entry)} | {entry.first_share:.1%} | {entry.rounds:.2f} |" for entry in (*entries[:3], *entries[-3:])),
    ]
    for card in KNOWN:
        seen = facts(card)
        worth = f"{mean(fact.worth_first for fact in seen):.1%} | {mean(fact.worth_second for fact in seen):.1%}"
        counted = f"{mean(fact.scored for fact in seen):.2f} | {mean(fact.frozen for fact in seen):.2f}"
        said.append(f"| {words.say(card_name(card))} | {worth} | {counted} | {mean(fact.points for fact in seen):.1f} |")
        assert mean(fact.worth_first for fact in seen) < mean(fact.worth_second for fact in seen)
    for mode in modes().values():
        entry = ENTRIES[tuple(card for card in CARDS if card in mode.cards)]
        place = entries.index(entry) + 1
        numbers = f"{entry.rounds:.2f} | {entry.solo_turns:.2f} | {entry.skips:.2f}"
        said.append(f"| {mode.id.capitalize()} | {entry.first_share:.1%} | {place} | {numbers} |")
    text = " ".join(page.replace(" %", "%").split())
    assert [one for one in said if " ".join(one.replace(" %", "%").split()) not in text] == []


def test_the_page_names_the_best_cards() -> None:
    for entry in ENTRIES.values():
        worth = {card: fact.worth_first + fact.worth_second for card, fact in zip(entry.cards, entry.facts, strict=True)}
        if best := {"forty_minus"} & set(entry.cards) or {"double_pair"} & set(entry.cards):
            assert {max(worth, key=worth.__getitem__)} == best
        assert min(min(fact.worth_first, fact.worth_second) for fact in entry.facts) > 0.08
        assert entry.greedy_first < entry.greedy_second
        assert entry.gap <= 1.2e-10
