"""Setting up a new game in lines of text."""

from __future__ import annotations

from rollhouse.core.errors import RollhouseError, SetupError
from rollhouse.core.game import AnyGame
from rollhouse.core.messages import range_reason, say
from rollhouse.core.registry import all_games
from rollhouse.core.words import Option
from rollhouse.play.players import read_players
from rollhouse.terminal.plain.console import Console
from rollhouse.terminal.presenter.new_game import Known, NewGame, bots_of, new_game, options_to_ask, read_option, usual_player


def choose(console: Console, known: Known) -> NewGame:
    """Ask for what the command line does not say: the game, its options, the players."""
    game = known.game or _choose_game(console)
    game.setup(known.options)  # options that this game does not have are refused before anything else is asked
    options = {option.name: _choose_option(console, option) for option in options_to_ask(game, known)}
    return new_game(known, game, options, () if known.players else _choose_players(console, game))


def _choose_game(console: Console) -> AnyGame:
    listed = list(all_games().values())
    return listed[console.choose(say("plain-ask-game"), [game.words.name() for game in listed], default=0)]


def _choose_option(console: Console, option: Option) -> str:
    if not option.values:
        question = say("plain-ask-number", option=option.label, low=option.low, high=option.high, default=option.default)
        while True:
            try:
                return read_option(option, console.ask(question))
            except SetupError:
                console.tell(range_reason(option.low, option.high))
    ids = [value for value, _ in option.values]
    default = ids.index(option.default) if option.default in ids else 0
    question = say("plain-ask-option", option=option.label, default=option.values[default][1])
    return ids[console.choose(question, [label for _, label in option.values], default)]


def _choose_players(console: Console, game: AnyGame) -> list[str]:
    """A name or a bot for each seat, until the person has no more."""
    bots = bots_of(game)
    console.line("plain-who-plays", bots=tuple(say("plain-bot", id=bot, bot=label) for bot, label in bots))
    about = game.words.bots()
    for bot, _ in bots:
        if (text := about.get(bot.removeprefix("bot:"))) is not None:
            console.line("plain-bot-about", id=bot, about=text)
    seats: list[str] = []
    while len(seats) < game.players[-1]:
        seat = len(seats) + 1
        default = console.text(say("common-seat", number=1)) if not seats else usual_player(game, len(seats))
        question = say("plain-ask-seat", number=seat, default=default) if default else say("plain-ask-more", number=seat)
        answer = console.ask(question) or default
        if not answer:
            break
        try:
            seats = [player.text for player in read_players([*seats, answer], game)]
        except RollhouseError as error:
            console.refuse(error)
    return seats
