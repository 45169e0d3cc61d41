"""Nothing that is needed is cut off, from 80 by 24 upwards; nothing rests on colour alone."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from textual.geometry import Region
from textual.widget import Widget

from rollhouse.locale import LANGUAGES
from rollhouse.play.table import Table
from rollhouse.terminal.boards.picking import PickingBoard
from rollhouse.terminal.tui.widgets.keys import KeyBar
from rollhouse.terminal.tui.widgets.status import StatusLines
from tests.expecting import instance
from tests.terminal.seats import Player, after, companion, playing, rows, sit

SIZES = [(80, 24), (100, 30), (120, 40), (132, 40), (160, 50), (200, 60)]
FOUR = "Ana,Bo,bot:greedy,bot:random"
DRAWS = ("draw large_straight#1", "draw two_pairs#1", "draw number_3#1", "draw small_straight#1")
BONUS = "bonus fewest_logo most_cards fewest_points most_numbers"


def needed(player: Player) -> Sequence[Widget]:
    board = instance(PickingBoard, player.app.table_screen.board)
    bars = player.app.screen.query(KeyBar).results()
    return [*board.cards, *board.dice, board.slip, board.query_one("#seats"), player.app.screen.query_one(StatusLines), *bars]


def check_all_visible(player: Player) -> None:
    """Every widget is on the screen, whole, and none covers another."""
    screen = player.app.screen
    taken: list[Region] = []
    for widget in needed(player):
        place = screen.find_widget(widget)
        assert place.visible_region == place.region, f"{widget} is cut: {place.region} shows only {place.visible_region}"
        assert place.region.area > 0, widget
        assert not any(place.region.overlaps(other) for other in taken), widget
        taken.append(place.region)


def dicy() -> Table:
    return after(sit(players=FOUR, mode="d"), "roll 123466")


def dicetto() -> Table:
    table = sit("dicetto", FOUR, dice=["duel 1 1"])
    return after(table, *DRAWS, BONUS, "roll 3333", "keep", "place 3 33", "place reroll 33", "done", "roll 3336", "keep")


@pytest.mark.parametrize(("size", "lang"), [*((SIZES[0], lang) for lang in LANGUAGES), *((size, "de") for size in SIZES[1:])])
@pytest.mark.parametrize("table", [dicy, dicetto])
async def test_everything_needed_is_visible(table: object, size: tuple[int, int], lang: str) -> None:
    assert callable(table)
    async with playing(table(), lang, size) as player:
        check_all_visible(player)
        board = instance(PickingBoard, player.app.table_screen.board)
        assert len(board.dice) == len({die.region for die in board.dice})
        assert board.slip.region.width >= 24
        assert player.app.table_screen.log_view.region.height >= 2
        assert player.log[-1].split()[0] in player.shown


async def test_a_large_terminal_is_used() -> None:
    """The log beside the board, larger dice, pictures on the cards, and a track of its own for each seat."""
    sizes = []
    for size in ((80, 24), (120, 40), (200, 60)):
        async with playing(dicy(), size=size) as player:
            board = instance(PickingBoard, player.app.table_screen.board)
            log, seats = player.app.table_screen.log_view.region, board.query_one("#seats")
            assert (log.x > board.region.right - 1) is (size[0] > 80)
            assert ("╭─╮" in "\n".join(rows(player.app))) is (size[0] > 80)
            assert all(shape in player.shown for shape in "◆●▲■")
            sizes.append((board.dice[0].region.area, seats.region.height))
    (small, lines), (large, same), (largest, tracks) = sizes
    assert small < large < largest
    assert (lines, same, tracks) == (4, 4, 12)


@pytest.mark.parametrize("table", [dicy, dicetto])
async def test_the_screen_follows_the_terminal(table: object) -> None:
    assert callable(table)
    async with playing(table(), size=(160, 50)) as player:
        for size in [(80, 24), (160, 50), (100, 30), (80, 24)]:
            await player.pilot.resize_terminal(*size)
            await player.pilot.pause()
            check_all_visible(player)


async def test_the_terminal_may_change_while_help_is_open() -> None:
    async with playing(dicetto(), size=(160, 50)) as player:
        await player.press("question_mark")
        await player.pilot.resize_terminal(80, 24)
        await player.press("escape")
        check_all_visible(player)


@pytest.mark.parametrize("size", SIZES)
async def test_a_list_of_drawn_cards_fits(size: tuple[int, int]) -> None:
    async with playing(companion("dicetto", FOUR), "fr", size) as player:
        question = player.app.table_screen.question
        place = player.app.screen.find_widget(question)
        assert place.visible_region == place.region
        bar = player.app.screen.find_widget(player.app.screen.query_one("#now"))
        assert bar.visible_region == bar.region


@pytest.mark.parametrize(("size", "lang"), [((79, 24), "en"), ((80, 23), "en"), ((40, 10), "fr")])
async def test_a_terminal_that_is_too_small_says_what_is_needed_until_it_grows(size: tuple[int, int], lang: str) -> None:
    async with playing(dicy(), lang, size) as player:
        shown = " ".join(" ".join(rows(player.app)).split())
        assert "80 × 24" in shown
        assert f"{size[0]} × {size[1]}" in shown
        await player.press("d", "enter", "u", "r")
        assert player.table.ply == 1
        assert player.app.screen is player.app.table_screen
        await player.pilot.resize_terminal(80, 24)
        await player.pilot.pause()
        check_all_visible(player)
        assert "80 × 24" not in player.shown
        await player.press("d", "enter")
        assert player.table.record.moves[-1] == "score forty_minus 123466"


async def test_a_terminal_that_is_too_small_can_be_left() -> None:
    async with playing(dicy(), size=(40, 10)) as player:
        await player.press("q")
        assert not player.app.is_running


async def test_names_that_are_too_long_are_cut_in_their_columns() -> None:
    async with playing(sit(players="Wolfeschlegelsteinhausen,Bo")) as player:
        line = next(row for row in rows(player.app) if "Wolfe" in row)
        assert "…" in line
        assert line.index("A B C D E") == next(row for row in rows(player.app) if " Bo " in row).index("A B C D E")


async def test_active_and_frozen_differ_in_words_and_rims() -> None:
    table = after(sit(dice=["roll 6"]), "roll 123466", "freeze odd 1", "roll 6")
    async with playing(table) as player:
        shown = rows(player.app)
        assert sum(row.count("❆ Frozen") for row in shown) == 1
        assert sum(row.count(" Active ") for row in shown) == 4
        assert "A B ❆ D E" in "\n".join(shown)
        rims = {card.styles.border_top[0] for card in player.dicy.cards if "-frozen" in card.classes}
        assert rims == {"dashed"}
        assert all(card.styles.border_top[0] != "dashed" for card in player.dicy.cards if "-frozen" not in card.classes)


async def test_marks_and_focus_differ_in_signs_and_rims() -> None:
    async with playing(sit(dice=["roll 123456"])) as player:
        await player.press("enter", "1", "down", "right")
        first, second, third, *_ = player.dicy.dice
        assert str(first.border_subtitle) == "✓"
        assert str(second.border_title) == "▸2◂"
        assert first.styles.border_top[0] != third.styles.border_top[0]
        await player.press("f")
        assert str(first.border_subtitle) == "↻"


async def test_whose_turn_it_is_has_a_sign() -> None:
    async with playing(sit(dice=["roll 123456"])) as player:
        assert [row for row in rows(player.app) if "▶ Ana" in row]
        await player.press("enter", "s")
        assert [row for row in rows(player.app) if "▶ Bo" in row]


async def test_without_colours_the_text_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    async with playing(dicetto()) as player:
        coloured = rows(player.app)
    monkeypatch.setenv("NO_COLOR", "1")
    async with playing(dicetto()) as player:
        assert player.app.no_color
        assert rows(player.app) == coloured


async def test_light_and_dark_are_one_key_apart() -> None:
    async with playing(dicy()) as player:
        assert player.app.current_theme.dark
        await player.press("t")
        assert not player.app.current_theme.dark
        await player.press("t")
        assert player.app.current_theme.dark


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_large_screen_shows_no_less_of_a_card_than_a_small_one(lang: str) -> None:
    """Every card shows its example dice and its points with their unit."""
    async with playing(after(sit(players="Ana,Bo"), "roll 122334"), lang, (120, 40)) as player:
        board = instance(PickingBoard, player.app.table_screen.board)
        for card in board.cards:
            shown = "\n".join(str(strip.text) for strip in card.render_lines(card.size.region))
            assert "╰─╯" in shown, card.look
            assert "←" not in shown, card.look
