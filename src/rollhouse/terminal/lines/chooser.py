"""What to play and with whom, asked in lines when the command did not say."""

from __future__ import annotations

from collections.abc import Mapping

from rollhouse.core.errors import RollhouseError
from rollhouse.core.game import AnyGame
from rollhouse.core.messages import say
from rollhouse.core.registry import all_games
from rollhouse.core.words import Option
from rollhouse.play.bots import bot_label, bot_names, usual_bot
from rollhouse.play.players import Player, read_players
from rollhouse.terminal.lines.console import Console, whole_number

__all__ = ["choose_game", "choose_options", "choose_players"]

_MOST_SEATS = 4


def choose_game(console: Console) -> AnyGame:
    """Which game."""
    listed = list(all_games().values())
    return listed[console.choose(say("plain-ask-game"), [game.words.name() for game in listed], default=0)]


def choose_options(console: Console, game: AnyGame, given: Mapping[str, object]) -> dict[str, object]:
    """The game's own settings; those given already are not asked for."""
    chosen = dict(given)
    for option in game.words.options():
        if option.asked and option.name not in chosen:
            chosen[option.name] = _value(console, option)
    return chosen


def _value(console: Console, option: Option) -> str:
    if not option.values:
        question = say("plain-ask-number", option=option.label, low=option.low, high=option.high, default=option.default)
        while True:
            answer = console.ask(question) or option.default
            number = whole_number(answer)
            if number is not None and option.low <= number <= option.high:
                return answer
            console.tell(say("error-why-number", low=option.low, high=option.high))
    ids = [value for value, _ in option.values]
    default = ids.index(option.default) if option.default in ids else 0
    question = say("plain-ask-option", option=option.label, default=option.values[default][1])
    return ids[console.choose(question, [label for _, label in option.values], default)]


def choose_players(console: Console, game: AnyGame) -> tuple[Player, ...]:
    """Who sits where, seat by seat: a name, a bot, or nobody else."""
    console.line("plain-who-plays", bots=tuple(say("plain-bot", id=f"bot:{bot}", bot=bot_label(bot)) for bot in bot_names(game)))
    for bot, about in game.words.bots().items():
        if bot in bot_names(game):
            console.line("plain-bot-about", id=f"bot:{bot}", about=about)
    seats: list[str] = []
    while len(seats) < _MOST_SEATS:
        default = console.text(say("common-seat", number=1)) if not seats else f"bot:{usual_bot(game)}" if len(seats) == 1 else ""
        question = (
            say("plain-ask-seat", number=len(seats) + 1, default=default) if default else say("plain-ask-more", number=len(seats) + 1)
        )
        answer = console.ask(question) or default
        if not answer:
            break
        try:
            seats = [player.text for player in read_players([*seats, answer], game)]
        except RollhouseError as error:
            console.refuse(error)
    return read_players(seats, game)
