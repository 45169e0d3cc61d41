"""Plain mode in the pseudo-language: every word is in the catalogue."""

from __future__ import annotations

import re

import pytest

from rollhouse.core.registry import all_games
from rollhouse.locale.pseudo import PSEUDO
from tests.cli.programs import Inside
from tests.cli.test_plain import GAMES, IDS, arguments, lines, rehearsed
from tests.pseudo import untranslated

VERBS = ["roll", "freeze", "score", "skip", "reset", "deal", "first", "reroll", "keep", "place", "done", "draw", "duel", "bonus", "stop"]
FORMS = ["FACES", "CARD", "SEAT", "SLOT", "FACE"]


def verbatim() -> list[str]:
    """What is the same in every language: names, ids, moves, commands, a deck's own name."""
    ids = [name for game in all_games().values() for name in game.words.ids()]
    bare = [part for name in ids for part in name.split("#")[:1]]
    bots = [f"bot:{bot}" for game in all_games().values() for bot in game.bots]
    return ["Ana", "Bo", "Cy", "rollhouse resume", "Rollhouse", *ids, *bare, *bots, *VERBS, *FORMS, *all_games()]


def checked(text: str, *more: str) -> None:
    rulings = re.sub(r"\b[DT]\d+\b", "", text)
    assert untranslated(rulings, allowed=[*verbatim(), *more]) == []


@pytest.mark.parametrize(("name", "players", "more"), [GAMES[1], GAMES[3]], ids=[IDS[1], IDS[3]])
def test_a_whole_session_in_the_pseudo_language_has_no_word_of_its_own(inside: Inside, name: str, players: str, more: list[str]) -> None:
    _, typed = rehearsed(name, players, more)
    asides = ["?", "s", "r", "hop", "", "u"]
    left = inside(*arguments(name, players, more), typed=lines([*typed[:2], *asides]), ROLLHOUSE_LANG=PSEUDO)
    again = inside("resume", "--plain", typed="\n1\n" * 1000, ROLLHOUSE_LANG=PSEUDO)
    for ended in (left, again):
        assert ended.code == 0
        text = re.sub(re.escape(str(inside.data)) + r"\S*", "", ended.out)
        checked(text, "hop")
    assert "⟦" in again.out


@pytest.mark.parametrize("name", all_games())
def test_a_companion_session_in_the_pseudo_language_has_no_word_of_its_own(inside: Inside, name: str) -> None:
    typed = {
        "dicy-cards": ["1", "1 2", "1 2 3 4 5", "12345", "0", "123456", "?", "9", "3", "u", "u", "", "s"],
        "dicetto": ["2", "1", "1", "99", "1", "1", "1 2 3", "1 2 3 4", "12345", "1234", "?", "1", "9", "5", "1", "", "u", "s"],
    }[name]
    mode = ["--mode", "interglacial"] if name == "dicy-cards" else []
    ended = inside(
        "play", name, "--players", "Ana,bot:greedy", "--dice", "real", "--plain", *mode, typed=lines(typed), ROLLHOUSE_LANG=PSEUDO
    )
    assert ended.code == 0
    checked(ended.out)


def test_choosing_in_the_pseudo_language_has_no_word_of_its_own(inside: Inside) -> None:
    for game in ("1", "2"):
        ended = inside(
            "play", "--plain", "--seed", "1", typed=f"9\n{game}\n7\n\n\n9x\n\nAna\nAna\n\nbot:random\n\n\n", ROLLHOUSE_LANG=PSEUDO
        )
        assert ended.code == 0
        checked(ended.out, "9x")
    listed = inside.ok("resume", "--list", ROLLHOUSE_LANG=PSEUDO)
    checked(re.sub(r"^\S+", "", listed.out, flags=re.MULTILINE), "9x")


def test_french_plurals_and_spaces(inside: Inside) -> None:
    """In French one and nothing are singular, and a space that does not break stands before a colon."""
    ended = inside(
        *("play", "dicy-cards", "--players", "Ana,Bo", "--first", "1", "--dice", "real", "--plain", "--lang", "fr"),
        typed=lines(["111111", "score odd 1", "222222", "score any_two 22", "u", "u", "q"]),
    )
    said = [line.replace("\u00a0", " ").replace("\u202f", " ") for line in ended.lines()]
    assert "\u00a0: 0 point." in ended.out
    assert "Un coup repris." in said
    assert not [line for line in said if re.search(r"\b[01] points\b|\b[2-9] point\b", line)]
    assert any(re.search(r"Ana .*\b1 point\b", line) for line in said)
