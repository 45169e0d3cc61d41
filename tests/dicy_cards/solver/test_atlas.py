"""The atlas: the table that is committed, how a deal's entry is made, and what an interruption leaves."""

from __future__ import annotations

from math import sqrt
from pathlib import Path

import msgspec
import pytest

from rollhouse.arena.simulate import simulate
from rollhouse.dicy_cards.atlas import AtlasEntry, as_csv, every_deal, from_csv
from rollhouse.dicy_cards.atlas_file import AtlasFile
from rollhouse.dicy_cards.game import GAME
from rollhouse.dicy_cards.solver.cpu_atlas import atlas_on_cpu, solo_turns
from rollhouse.dicy_cards.solver.games import play_games
from rollhouse.dicy_cards.solver.solo import solve_solo
from rollhouse.dicy_cards.solver.table_file import Tables, tables_folder
from tests.dicy_cards.solver.decks import EFFECTS, GLACIAL, table

COMMITTED = Path(__file__).parents[3] / "docs" / "atlas" / "atlas.csv"
ENTRIES = {entry.cards: entry for entry in from_csv(COMMITTED.read_text())}

# --- the table that is committed ----------------------------------------------------------------------------------------------------------


def test_it_holds_every_deal_once_in_order() -> None:
    text = COMMITTED.read_text()
    assert [entry.cards for entry in from_csv(text)] == every_deal()
    assert len(ENTRIES) == 792
    assert as_csv(ENTRIES.values()) == text
    assert len(text) < 400_000


def test_its_numbers_can_be() -> None:
    for cards, entry in ENTRIES.items():
        assert 0 < entry.gap < 1e-9, cards
        assert 0 < entry.greedy_first < entry.first_share < 1, cards
        assert 0 < entry.greedy_second < 1 - entry.first_share, cards
        # Every turn ends with a score or a skip, and everybody finishes the round.
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


@pytest.mark.parametrize("number", range(0, 792, 131))
def test_turns_alone_computed_again(number: int) -> None:
    cards = every_deal()[number]
    solved = solve_solo(cards, 100)
    assert ENTRIES[cards].solo_turns == pytest.approx(solved.expected(0, 31), abs=1e-9)


# --- making it ----------------------------------------------------------------------------------------------------------------------------


def test_an_entry_made_here() -> None:
    """The same from a kept table and from one solved for it; worths from the table, the rest from games."""
    kept = Tables(tables_folder(), GAME.rules_version)
    solved = table(GLACIAL)
    heard: list[float] = []
    entry = atlas_on_cpu(GLACIAL, 20, kept, games=300, greedy_games=100, progress=heard.append)
    alone = atlas_on_cpu(GLACIAL, 20, Tables(Path("nowhere"), GAME.rules_version), games=300, greedy_games=100)
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
    games, theirs = 20_000, 1_500
    solved = table(cards)
    seats = [play_games(solved, games, greedy="first"), play_games(solved, games, greedy="second")]
    share = (seats[0].first_share + 1 - seats[1].first_share) / 2
    rounds = sum(seat.rounds for seat in seats) / 2 / games
    summary = simulate(GAME, {"cards": ",".join(cards), "target": 20, "first": "random"}, "bot:greedy,bot:perfect", theirs, 7, 2)
    assert summary is not None
    error = sqrt(share * (1 - share) / theirs)
    assert summary.players[0].share.value == pytest.approx(share, abs=4 * error)
    assert summary.turns.interval is not None
    half = (summary.turns.interval.high - summary.turns.interval.low) / 2  # of 95 %: about two standard errors
    assert summary.turns.mean / 2 == pytest.approx(rounds, abs=max(half, 0.01))


def test_the_same_seed_gives_the_same_games() -> None:
    solved = table(EFFECTS)
    assert play_games(solved, 500, seed=5) == play_games(solved, 500, seed=5) != play_games(solved, 500, seed=6)


# --- on disk ------------------------------------------------------------------------------------------------------------------------------


def test_a_csv_reads_back() -> None:
    entries = list(ENTRIES.values())[:3]
    assert from_csv(as_csv(entries)) == entries
    assert as_csv(entries).count("\n") == 4


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
