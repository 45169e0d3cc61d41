"""`rollhouse odds`: the best moves of a position with their chances, or what a roll can still become."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec
from rich import box
from rich.table import Table
from rich.text import Text

from rollhouse.commands.support.command import command, takes
from rollhouse.commands.support.flags import option_flags, typed
from rollhouse.commands.support.progress_bar import progress_bar
from rollhouse.commands.support.result_console import ResultConsole
from rollhouse.core import options as read
from rollhouse.core.dice import Dice, text
from rollhouse.core.errors import SetupError
from rollhouse.core.evaluate import Evaluator, Valued
from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.core.messages import Message, say
from rollhouse.games.dicy_cards.cards import CARDS, most_points
from rollhouse.games.dicy_cards.commands.typed_position import SKIP, Reaction, place, read_cards, read_dice
from rollhouse.games.dicy_cards.evaluation.odds import Chance, chance_of_card, chance_of_points
from rollhouse.games.dicy_cards.events import card_name
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.rules import DicyState
from rollhouse.games.dicy_cards.setup import PLAYERS, read_setup
from rollhouse.locale import Catalogue

_DEFAULT_POINTS = (10, 15, 20, 25, 30)
_MOVES = range(1, 1001)
_DEFAULT_MOVES = 10


def odds(words: Catalogue, given: dict[str, Any], theirs: Sequence[str], *, as_json: bool) -> int:
    """Print what is asked for: with scores or players it is a position, without them a roll by itself."""
    if "position" in given:
        return _line(words, given, theirs, as_json=as_json)
    dice = read_dice(given["dice"]) if "dice" in given else ()
    options: dict[str, Any] = {name: given[name] for name in ("cards", "mode", "modes", "target") if name in given}
    if theirs or any(name in given for name in ("scores", "players", "first", "react")):
        return _position(words, given, options, theirs, dice, as_json=as_json)
    return _roll(words, given, options, dice, as_json=as_json)


# --- a position ------------------------------------------------------------------------------------------------------------------------


def _position(words: Catalogue, given: dict[str, Any], options: dict[str, Any], theirs: Sequence[str], dice: Dice, *, as_json: bool) -> int:
    scores = _scores(given, theirs)
    if len(theirs) >= len(scores):
        raise SetupError("setup/theirs", value=str(len(theirs)), expected=(str(len(scores) - 1),))
    first = read.number(given, "first", range(1, len(scores) + 1), 1) - 1
    rows = [given.get("active"), *theirs, *[None] * (len(scores) - 1 - len(theirs))]
    return _print_values(
        words, given, place({**options, "first": first}, scores, rows, dice, _reaction(given, len(scores))), as_json=as_json
    )


def _line(words: Catalogue, given: dict[str, Any], theirs: Sequence[str], *, as_json: bool) -> int:
    """A position that is given in one line says everything itself."""
    others = [name for name in given if name not in ("position", "moves")]
    if others or theirs:
        raise SetupError("setup/position", value=others[0] if others else "theirs")
    state = GAME.read_position(given["position"])
    if state.to_act == GAME_OVER or state.turn < 0:
        raise SetupError("setup/position", value=given["position"], reason=say("solver-why-nothing-to-decide"))
    return _print_values(words, given, state, as_json=as_json)


def _print_values(words: Catalogue, given: dict[str, Any], state: DicyState, *, as_json: bool) -> int:
    shown = read.number(given, "moves", _MOVES, _DEFAULT_MOVES)
    with progress_bar(words) as progress:
        evaluator = GAME.teaching.evaluator(state, if_missing="prepare", progress=progress)
    if evaluator is None:
        raise SetupError("setup/players", value=str(len(state.scores)), reason=say("solver-why-no-values"))
    moves = [] if state.to_act == CHANCE else sorted(evaluator.options(state), key=lambda one: -one.value)
    if as_json:
        print(json.dumps(_position_json(state, evaluator, moves)))
    else:
        _show_position(words, state, evaluator, moves, shown)
    return 0


def _reaction(given: dict[str, Any], players: int) -> Reaction | None:
    """What is reacted to, and in whose turn: the next player's, unless it is said."""
    if "react" not in given:
        return None
    if players < 2:
        raise SetupError("setup/react", value=given["react"], reason=say("solver-why-nothing-to-react"))
    return Reaction(read.number(given, "turn", range(2, players + 1), 2) - 1, given["react"].strip())


def _scores(given: dict[str, Any], theirs: Sequence[str]) -> list[int]:
    """One for each player, the one on turn first; nothing yet, if they are not given."""
    if "scores" not in given:
        return [0] * read.number(given, "players", PLAYERS, len(theirs) + 1 if theirs else 2)
    found = []
    for word in read.texts(given, "scores"):
        if not (word.isascii() and word.isdigit() and len(word) < 4):
            raise SetupError("setup/scores", value=word, reason=say("error-why-whole"))
        found.append(int(word))
    players = read.number(given, "players", PLAYERS, len(found))
    if len(found) != players or players not in PLAYERS:
        raise SetupError("setup/scores", value=given["scores"], reason=say("solver-why-one-score-each", count=players))
    return found


def _position_json(state: DicyState, evaluator: Evaluator, moves: Sequence[Valued]) -> dict[str, Any]:
    best = moves[0].value if moves else 0.0
    return {
        "line": GAME.position_text(state),
        "position": msgspec.to_builtins(GAME.position(state)),
        "values": {"from": evaluator.name, "unit": evaluator.unit, "exact": evaluator.exact, "error": evaluator.error},
        "value": evaluator.values(state)[_decides(state)],
        "moves": [{"move": str(one.move), "value": one.value, "cost": best - one.value} for one in moves],
    }


def _show_position(words: Catalogue, state: DicyState, evaluator: Evaluator, moves: Sequence[Valued], shown: int) -> None:
    console = ResultConsole()
    names = _names(words, len(state.scores), _decides(state))
    for message in GAME.words.summary(state)[1:]:
        console.print(Text(words.say(message, names)))
    value = evaluator.values(state)[_decides(state)]
    turns = evaluator.unit == "turns"
    summary = say("odds-turns", turns=words.number(-value, 3)) if turns else say("odds-share", share=words.percent(value, 2))
    console.print(Text(words.say(summary)))
    console.print(Text(words.say(evaluator.about()), style="dim"))
    if not moves:
        return
    best = moves[0].value
    heading = say("odds-turns-heading") if turns else say("odds-share-heading")
    table = _table(words, say("odds-move"), heading, say("odds-cost"))
    for one in moves[:shown]:
        shares = (-one.value, best - one.value)
        figures = [words.number(share, 3) for share in shares] if turns else [words.percent(share, 2) for share in (one.value, shares[1])]
        table.add_row(Text(words.say(GAME.words.move(state, one.move), names)), *figures)
    console.print(table)
    if len(moves) > shown:
        console.print(Text(words.say(say("odds-more-moves", count=len(moves) - shown)), style="dim"))


def _decides(state: DicyState) -> int:
    """The seat that is called "you": the one that is to decide, or whose dice are to be rolled."""
    return state.turn if state.to_act == CHANCE else state.to_act


def _names(words: Catalogue, players: int, you: int) -> list[str]:
    others = [words.say(say("odds-them"))] if players == 2 else [words.say(say("odds-other", number=seat)) for seat in range(1, players)]
    called = [words.say(say("odds-you")), *others]
    return [called[(seat - you) % players] for seat in range(players)]


# --- a roll by itself --------------------------------------------------------------------------------------------------------------------


def _roll(words: Catalogue, given: dict[str, Any], options: dict[str, Any], dice: Dice, *, as_json: bool) -> int:
    setup = read_setup(options)
    if not setup.cards:
        raise SetupError("setup/cards", value=setup.mode, reason=say("solver-why-cards-not-known"))
    active = read_cards(given["active"], setup.cards) if "active" in given else setup.cards
    if not active:
        raise SetupError("setup/active", value=given["active"], reason=say("dicy-why-all-frozen"))
    possible = range(1, max(map(most_points, CARDS)) + 1)
    wanted = [read.number({"points": word}, "points", possible, 0) for word in read.texts(given, "points")] or _DEFAULT_POINTS
    cards = {card: chance_of_card(card, active, dice) for card in active}
    totals = {least: chance_of_points(least, active, dice) for least in wanted}
    if as_json:
        listed = {"dice": list(dice), "active": list(active)}
        print(json.dumps({**listed, "cards": _json(cards), "points": _json(totals)}))
        return 0
    console = ResultConsole()
    console.print(Text(words.say(say("odds-of-roll", dice=dice) if dice else say("odds-before-roll"))))
    headings = [say("odds-now"), *[say("odds-rerolls", count=count) for count in range(1, len(active))]]
    kept = [say("odds-keep")] if dice and len(active) > 1 else []
    table = _table(words, "", *headings, *kept)
    for card, found in cards.items():
        table.add_row(Text(words.say(card_name(card))), *_row(words, found, bool(kept)))
    for least, found in totals.items():
        table.add_row(Text(words.say(say("odds-points", count=least))), *_row(words, found, bool(kept)))
    console.print(table)
    console.print(Text(words.say(say("odds-note")), style="dim"))
    return 0


def _json(found: dict[Any, list[Chance]]) -> dict[str, Any]:
    return {
        str(name): [
            {"rerolls": rerolls, "chance": float(one.chance), "keep": None if one.keep is None else text(one.keep)}
            for rerolls, one in enumerate(chances)
        ]
        for name, chances in found.items()
    }


def _row(words: Catalogue, found: list[Chance], with_keep: bool) -> list[str]:
    """The chances, and the dice to keep when there is a single reroll."""
    shares = [words.percent(float(one.chance), 1) for one in found]
    if not with_keep:
        return shares
    keep = found[1].keep
    return [*shares, "" if keep is None else " ".join(map(str, keep)) or "–"]


def _table(words: Catalogue, *headings: Message | str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for column, heading in enumerate(headings):
        label = heading if isinstance(heading, str) else words.say(heading)
        table.add_column(Text(label), justify="right" if column else "left", no_wrap=column > 0)
    return table


# --- flags -------------------------------------------------------------------------------------------------------------------------------


@command("odds")
@takes("--position", metavar="LINE", about=say("cli-odds-position"))
@takes("--dice", metavar="FACES", about=say("cli-odds-dice"))
@takes("--active", metavar="CARD,…", about=say("cli-odds-active"))
@takes("--scores", metavar="N,…", about=say("cli-odds-scores"))
@takes("--theirs", multiple=True, metavar="CARD,…", about=say("cli-odds-theirs"))
@takes("--players", metavar="1|2|…", about=say("cli-odds-players"), otherwise="2")
@takes("--first", metavar="1|2|…", about=say("cli-odds-first"), otherwise="1")
@takes("--react", metavar=f"CARD|{SKIP}", about=say("cli-odds-react"))
@takes("--turn", metavar="2|3|4", about=say("cli-odds-turn"), otherwise="2")
@option_flags(GAME.words.options(), named=False)
@takes("--moves", metavar="N", about=say("cli-odds-moves"), otherwise=str(_DEFAULT_MOVES))
@takes("--points", metavar="N,…", about=say("cli-odds-points"), otherwise=",".join(map(str, _DEFAULT_POINTS)))
@takes("--json", "as_json", is_flag=True, about=say("cli-odds-json"))
def odds_command(words: Catalogue, /, theirs: tuple[str, ...], as_json: bool, **options: Any) -> int:
    """Read the flags of `rollhouse odds`."""
    return odds(words, typed(options), theirs, as_json=as_json)
