"""The steps that the rules of tournaments and matches ask for, without a server."""

from __future__ import annotations

from typing import Any

from rollhouse.play.entries import Clock
from rollhouse.server.features.competitions import steps
from rollhouse.server.features.competitions.competition import Board, Comparison, Competition, Member, TableResult
from rollhouse.server.features.competitions.match_rules import BREAK_SECONDS, Match, MatchRules
from rollhouse.server.features.competitions.rules import Rules, TableFacts
from rollhouse.server.features.competitions.schemas import MatchSettings, TournamentSettings
from rollhouse.server.features.competitions.tournament_rules import Tournament, TournamentRules, standings_of

NOW = 1000.0
FAST, CORRESPONDENCE = Clock("game", 600), Clock("move", 86_400)
FIRST_WINS, DRAWN = TableResult((0,), (1, 0)), TableResult((0, 1), (0, 0))
PLAYING = TableFacts("playing")


def tournament(*boards: Board, members: str = "abc", gone: str = "", **settings: Any) -> Tournament:
    people = tuple(Member(slot, user_id, user_id, gone=user_id in gone) for slot, user_id in enumerate(members))
    chosen = TournamentSettings(**{"title": "t", "game": "dicetto", "format": "swiss", "clock": FAST, **settings})
    return Competition("t", "tournament", "host", chosen, "playing", max(board.round for board in boards), b"secret", None, people, boards)


def duel(*boards: Board, ready: bool = False, gone: str = "", until: float | None = None, **settings: Any) -> Match:
    people = tuple(Member(slot, user_id, user_id, ready, user_id in gone) for slot, user_id in enumerate("ab"))
    chosen = MatchSettings(**{"form": "duel", "game": "dicetto", "clock": FAST, **settings})
    return Competition(
        "m", "match", "host", chosen, "playing", max((board.round for board in boards), default=0), b"s", until, people, boards
    )


def boards(result: TableResult | None = None, comparison: Comparison | None = None, round_: int = 1) -> tuple[Board, Board]:
    """The two boards of a round of a duel."""
    left, right = (Board(round_, number, (user_id, ""), f"{user_id}{round_}", result, comparison) for number, user_id in enumerate("ab"))
    return left, right


def due(competition: Competition[Any], now: float = NOW, **tables: TableFacts) -> list[steps.Step]:
    rules: Rules[Any] = TournamentRules() if competition.kind == "tournament" else MatchRules()
    return rules.next_steps(competition, tables, now)


def test_a_board_gets_a_table_which_is_begun_and_whose_result_is_stored() -> None:
    bye, board = Board(1, 1, ("c",)), Board(1, 0, ("a", "b"))
    assert due(tournament(board, bye)) == [steps.OpenTable(board)]
    board = board._replace(table_id="x")
    assert due(tournament(board, bye), x=TableFacts("open")) == [steps.BeginTable(board)]
    assert due(tournament(board, bye), x=PLAYING) == []
    assert due(tournament(board, bye), x=TableFacts("over", FIRST_WINS)) == [steps.RecordResult(board, FIRST_WINS)]
    assert due(tournament(board, bye)) == [steps.RecordResult(board, TableResult((0, 1), (0, 0), "gone"))], "a removed table is a draw"


def test_the_next_round_waits_for_every_board() -> None:
    done, open_ = Board(1, 0, ("a", "b"), "x", FIRST_WINS), Board(1, 1, ("c", "d"), "y")
    assert due(tournament(done, open_, members="abcd"), y=PLAYING) == []
    assert due(tournament(done, open_._replace(result=FIRST_WINS), members="abcd")) == [steps.StartRound((("a", "c"), ("b", "d")))]
    assert due(tournament(done, open_._replace(result=FIRST_WINS), members="abcd", gone="b")) == [steps.StartRound((("a", "c"), ("d",)))]


def test_a_tournament_ends_with_its_last_round_or_its_last_player() -> None:
    board = Board(1, 0, ("a", "b"), "x", FIRST_WINS)
    assert due(tournament(board, members="ab")) == [steps.Finish()]
    assert due(tournament(board, Board(1, 1, ("c",)), gone="bc")) == [steps.Finish()]


def test_shared_dice_are_published_with_the_round() -> None:
    board = Board(1, 0, ("a", "b"), "x", FIRST_WINS)
    assert due(tournament(board, members="ab", duplicate=True)) == [steps.RevealDice((board,)), steps.Finish()]


def test_a_drawn_knock_out_game_is_played_again_with_other_dice() -> None:
    board, rules = Board(1, 0, ("a", "b"), "x"), TournamentRules()
    knock_out = tournament(board, members="ab", format="knock-out", duplicate=True)
    assert due(knock_out, x=TableFacts("over", DRAWN)) == [steps.OpenTable(board)]
    assert rules.dice_secret(knock_out, board) != rules.dice_secret(knock_out, board._replace(table_id=""))
    assert due(tournament(board, members="ab"), x=TableFacts("over", DRAWN)) == [steps.RecordResult(board, DRAWN)]


def test_a_player_without_membership_stays_in_the_standings() -> None:
    board = Board(1, 0, ("a", "z"), "x", FIRST_WINS)
    assert [line.user_id for line in standings_of(tournament(board, members="ab"))] == ["a", "z", "b"]


def test_a_board_of_a_match_is_compared_before_the_break() -> None:
    assert due(duel(*boards(FIRST_WINS))) == [steps.CompareTables(boards(FIRST_WINS))]
    compared = boards(FIRST_WINS, Comparison())
    assert due(duel(*compared)) == [steps.Rest(NOW + BREAK_SECONDS)]
    assert due(duel(*compared, until=NOW + 1)) == []
    following = steps.StartRound((("", "a"), ("", "b")))
    assert due(duel(*compared, until=NOW)) == [following]
    assert due(duel(*compared, until=NOW + 1, ready=True)) == [following]
    assert due(duel(*compared, boards=1)) == [steps.Finish()]


def test_a_correspondence_match_has_no_break() -> None:
    assert due(duel(*boards(FIRST_WINS, Comparison()), clock=CORRESPONDENCE)) == [steps.Rest(NOW)]
    waiting = duel(clock=CORRESPONDENCE)._replace(status="open")
    assert MatchRules().joined(waiting, "a", "a", 0).ready


def test_a_player_who_gives_a_match_up_resigns_and_the_match_ends_with_the_board() -> None:
    left, right = boards()
    assert due(duel(left, right, gone="b"), a1=PLAYING, b1=PLAYING) == [steps.ResignSeat(right, 0)]
    assert due(duel(*boards(FIRST_WINS, Comparison()), gone="b")) == [steps.Finish()]


def test_a_match_starts_when_every_place_is_taken_and_all_are_ready() -> None:
    rules, match = MatchRules(), duel(ready=True)
    assert rules.starts_by_itself(match)
    assert not rules.starts_by_itself(match._replace(members=match.members[:1]))
    assert not rules.starts_by_itself(duel())
    assert rules.next_round(match) == (("a", ""), ("b", ""))
