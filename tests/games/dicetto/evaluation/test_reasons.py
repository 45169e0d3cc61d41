"""Dicetto's reasons are true: every number is worked out again from the engine, and every kind of sentence is met."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from rollhouse.core.evaluate import EQUAL_TOLERANCE
from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.core.messages import Message, Seat, times
from rollhouse.games.dicetto.evaluation.explain import compare, why
from rollhouse.games.dicetto.evaluation.scene import Scene
from rollhouse.games.dicetto.game import GAME
from rollhouse.games.dicetto.moves import DONE, DicettoMove, Keep, Place, Reroll
from rollhouse.games.dicetto.rules import DicettoState
from rollhouse.locale import catalogue
from tests.expecting import instance, present
from tests.games.dicetto.evaluation.engine_ends import alike, best_move, engine_finals, evaluator_of, lying, play_on
from tests.games.dicetto.evaluation.games import states_of
from tests.games.dicetto.table import position

ROLLOUTS = 150
NAMES = ("Ana", "Bo", "Cy", "Di")


def said_chance(message: Any) -> float:
    """The middle of what a message may mean."""
    assert isinstance(message, Message)
    match message.key:
        case "common-times-never":
            return 0.0
        case "common-times-always":
            return 1.0
        case "common-times-rarely":
            return 0.005
        case "common-times-nearly-always":
            return 0.995
    count = instance(int, message.args["count"])
    return count / 100


def means(message: Any, chance: float, within: float = 0.0075) -> None:
    """Half a hundredth is rounding; a little more, equally good moves among which the engine's walk chose another."""
    assert said_chance(message) == pytest.approx(chance, abs=within)


class Checked:
    """One reason, checked against the position it is about."""

    def __init__(self, state: DicettoState, better: DicettoMove, worse: DicettoMove) -> None:
        self.state, self.better, self.worse = state, better, worse
        self.seat, self.next = state.turn, (state.turn + 1) % state.setup.players
        self.values = {option.move: option.value for option in evaluator_of(state).options(state)}
        assert self.values[better] >= self.values[worse] - EQUAL_TOLERANCE

    def __call__(self, message: Message) -> str:
        """The key of the reason proper, once everything that the message says has been found to be so."""
        around = {
            "dicetto-reason-near-the-end": self.near_the_end,
            "dicetto-reason-by-chances": self.by_chances,
            "dicetto-reason-roll-over-points": self.roll_over_points,
            "dicetto-reason-otherwise": self.otherwise,
            "dicetto-reason-also": self.also,
        }
        if message.key in around:
            around[message.key](message.args)
            inner = instance(Message, message.args["reason"])
            return self(inner)
        checks: dict[str, Callable[[dict[str, Any]], None]] = {
            "gives-last-card": self.gives_last_card,
            "lets-end": self.lets_end,
            "ends-won": self.ends_won,
            "takes": self.takes,
            "duel-for": self.takes,
            "duel-risk": self.duel_risk,
            "holds": self.holds,
            "holds-better": self.holds_better,
            "holds-with": self.holds_with,
            "idle": self.idle,
            "idle-duel": self.idle_duel,
            "bonus-gain": self.bonus_gain,
            "bonus-loss": self.bonus_loss,
            "refuse-end": self.refuse_end,
            "refuse-bonus": self.bonus_loss,
            "refuse-still": self.refuse_still,
            "refuse-gives": self.refuse_gives,
            "refuse-weakens": self.refuse_weakens,
            "more-cards": self.more_cards,
            "averages": self.averages,
            "chances": self.chances,
            "close": self.close,
            "ends-anyway": self.ends_anyway,
            "only": self.only,
        }
        name = message.key.removeprefix("dicetto-reason-")
        checks.get(name, self.reaches)(message.args)
        return name

    # --- the walk -------------------------------------------------------------------------------------------------------------------

    def on(self, move: DicettoMove, spot: int, least: int = 1) -> float:
        return sum(chance for final, chance in engine_finals(self.state, move).items() if lying(final)[spot] >= least)

    def closed(self, move: DicettoMove, *, won: bool) -> float:
        found = 0.0
        for final, chance in engine_finals(self.state, move).items():
            outcome = GAME.outcome(GAME.apply(final, DONE))
            if outcome is not None and (self.seat in outcome.winners) == won:
                found += chance
        return found

    def held(self, move: DicettoMove, spot: int, owner: int) -> float:
        """How often a player's dice lie there until that player's next turn, in real games from here."""
        rng, count = random.Random(1), 0
        finals = engine_finals(self.state, move)
        for _ in range(ROLLOUTS):
            (final,) = rng.choices(list(finals), list(finals.values()))
            if final.spots[spot].seat != owner or not final.spots[spot].dice:
                continue
            after = GAME.apply(final, DONE)
            if after.to_act == GAME_OVER or after.turn == owner:
                count += 1
                continue
            last = play_on(after, rng, owner).spots[spot]
            count += (last.seat, last.dice) == (owner, final.spots[spot].dice)
        return count / ROLLOUTS

    def holds_as_said(self, message: Any, move: DicettoMove, spot: int, owner: int) -> None:
        chance = said_chance(message)
        means(message, self.held(move, spot, owner), 3.5 * (max(chance * (1 - chance), 0.02) / ROLLOUTS) ** 0.5 + 0.05)

    def target(self, message: Any) -> list[int]:
        """The spots that a message may mean."""
        assert isinstance(message, Message)
        if message.key == "dicetto-target-reroll":
            return [4]
        position_ = GAME.position(self.state)
        found = []
        for place, card in enumerate(position_.table):
            if card is not None and card.points == message.args["points"]:
                name = instance(Message, message.args["card"])
                kind = "number" if card.number is not None else card.kind
                if name.key == f"dicetto-card-{kind}" and name.args.get("number") == card.number:
                    found.append(place)
        if message.key == "dicetto-target-slot":
            found = [place for place in found if place + 1 == message.args["slot"]]
        assert found
        return found

    def named(self, said: dict[str, Any]) -> None:
        for key, move in (("best", self.better), ("move", self.worse)):
            match move:
                case Place(spot=spot, dice=dice):
                    assert (said[key].key, said[key].args["dice"]) == ("dicetto-doing-place", dice)
                    card = GAME.position(self.state).table[spot] if spot < 4 else None
                    assert said[key].args["card"].key == ("dicetto-target-reroll" if card is None else f"dicetto-card-{card.kind}")
                case Reroll(dice=dice):
                    assert (said[key].key, said[key].args["dice"]) == ("dicetto-doing-reroll", dice)
                case Keep():
                    assert said[key].key == "dicetto-doing-keep"
                case _:
                    assert said[key].key == "dicetto-doing-done"

    # --- the sentences --------------------------------------------------------------------------------------------------------------

    def near_the_end(self, said: dict[str, Any]) -> None:
        missing = {seat: self.state.setup.cards_to_win - len(hand) for seat, hand in enumerate(self.state.hands) if seat != self.seat}
        assert said["seat"].index in missing
        assert said["count"] == missing[said["seat"].index] == min(missing.values()) <= 2

    def gives_last_card(self, said: dict[str, Any]) -> None:
        self.named(said)
        assert said["seat"] == Seat(self.next)
        assert said["number"] == self.state.setup.cards_to_win
        assert self.closed(self.worse, won=False) == pytest.approx(1.0)
        assert self.closed(self.better, won=False) == 0.0
        assert all(
            len(GAME.apply(final, DONE).hands[self.next]) >= self.state.setup.cards_to_win
            for final in engine_finals(self.state, self.worse)
        )

    def lets_end(self, said: dict[str, Any]) -> None:
        self.named(said)
        assert said["seat"] == Seat(self.next)
        means(said["times"], self.closed(self.worse, won=False))
        means(said["other"], self.closed(self.better, won=False))

    def ends_won(self, said: dict[str, Any]) -> None:
        self.named(said)
        assert said["seat"] == Seat(self.next)
        means(said["times"], self.closed(self.better, won=True))
        means(said["other"], self.closed(self.worse, won=True))

    def takes(self, said: dict[str, Any]) -> None:
        assert isinstance(self.better, Place)
        spot = self.state.spots[self.better.spot]
        assert self.better.spot in self.target(said["target"])
        assert said["seat"] == Seat(spot.seat)
        assert said.get("dice", self.better.dice) == self.better.dice
        assert ("dice" in said) == (sum(self.better.dice) > sum(spot.dice))
        self.holds_as_said(said["times"], self.worse, self.better.spot, spot.seat)

    def duel_risk(self, said: dict[str, Any]) -> None:
        assert isinstance(self.better, Place)
        assert isinstance(self.worse, Place)
        assert sum(self.worse.dice) == sum(self.state.spots[self.worse.spot].dice)
        assert sum(self.better.dice) != sum(self.state.spots[self.better.spot].dice)
        assert (said["dice"], said["others"]) == (self.better.dice, self.worse.dice)
        assert self.worse.spot in self.target(said["target"])
        assert self.better.spot in self.target(said["other"])
        lost = GAME.apply(GAME.apply(self.state, self.worse), GAME.parse("duel 1 6"))
        assert not set(self.worse.dice) - set(lost.aside)

    def holds(self, said: dict[str, Any]) -> None:
        assert isinstance(self.better, Place)
        assert isinstance(self.worse, Place)
        assert (said["dice"], said["others"]) == (self.better.dice, self.worse.dice)
        assert self.better.spot in self.target(said["target"])
        assert self.worse.spot in self.target(said["other"])
        self.holds_as_said(said["times"], self.better, self.better.spot, self.seat)
        self.holds_as_said(said["other_times"], self.worse, self.worse.spot, self.seat)

    def holds_better(self, said: dict[str, Any]) -> None:
        assert isinstance(self.better, Place)
        assert isinstance(self.worse, Place)
        assert self.better.spot == self.worse.spot
        assert said_chance(said["times"]) >= said_chance(said["other_times"])
        self.holds({**said, "other": said["target"]})

    def idle(self, said: dict[str, Any]) -> None:
        assert isinstance(self.better, Place)
        assert self.worse == DONE
        assert said["dice"] == self.better.dice
        assert self.better.spot in self.target(said["target"])
        self.holds_as_said(said["times"], self.better, self.better.spot, self.seat)

    def holds_with(self, said: dict[str, Any]) -> None:
        self.named(said)
        spots = self.target(said["target"])
        assert len(spots) == 1
        assert said_chance(said["times"]) > said_chance(said["other_times"])
        self.holds_as_said(said["times"], self.better, spots[0], self.seat)
        self.holds_as_said(said["other_times"], self.worse, spots[0], self.seat)

    def idle_duel(self, said: dict[str, Any]) -> None:
        assert isinstance(self.better, Place)
        assert self.worse == DONE
        assert sum(self.better.dice) == sum(self.state.spots[self.better.spot].dice)
        assert self.better.spot in self.target(said["target"])

    def also(self, said: dict[str, Any]) -> None:
        assert isinstance(self.better, Keep)
        (spot,) = self.target(said["target"])
        assert spot not in self.target(said["reason"].args["target"])
        assert self.on(self.better, spot) == pytest.approx(1.0)

    def refuse_end(self, said: dict[str, Any]) -> None:
        """The seat's dice stay where they are, and no other player takes anything: then the game is over, and not won."""
        assert isinstance(self.worse, Place)
        assert self.worse.spot in self.target(said["target"])
        placed = GAME.apply(self.state, self.worse)
        own = [spot.card for spot in placed.spots[:4] if spot.seat == self.seat]
        hands = list(self.state.hands)
        hands[self.seat] = (*hands[self.seat], *own)
        assert len(hands[self.seat]) == said["number"] == self.state.setup.cards_to_win
        others = {seat: [spot.card for spot in placed.spots[:4] if spot.seat == seat] for seat in range(len(hands)) if seat != self.seat}
        for seat, cards in others.items():
            hands[seat] = (*hands[seat], *cards)
        ended = replace(placed, to_act=GAME_OVER, hands=tuple(hands))
        assert self.seat not in present(GAME.outcome(ended)).winners

    def bonus(self, said: dict[str, Any], move: DicettoMove, *, gained: bool) -> None:
        assert isinstance(move, Place)
        assert move.spot in self.target(said["target"])
        card = self.state.spots[move.spot].card
        hands = list(self.state.hands)
        hands[self.seat] = (*hands[self.seat], card)
        text = GAME.encode(self.state)
        with_card = GAME.decode(text.replace(GAME_HANDS(self.state.hands), GAME_HANDS(tuple(hands))))
        name = said["bonus"].key.removeprefix("dicetto-bonus-")
        (now,) = [one for one in GAME.position(self.state).bonus_standings if one.card == name]
        (then,) = [one for one in GAME.position(with_card).bonus_standings if one.card == name]
        assert (now.seat == self.seat, then.seat == self.seat) == (not gained, gained)
        others = [count for seat, count in enumerate(then.counts) if seat != self.seat]
        assert (said["points"], said["mine"]) == (then.points, then.counts[self.seat])
        assert said["theirs"] == (max(others) if name.startswith("most") else min(others))

    def bonus_gain(self, said: dict[str, Any]) -> None:
        self.bonus(said, self.better, gained=True)

    def bonus_loss(self, said: dict[str, Any]) -> None:
        self.bonus(said, self.worse, gained=False)

    def more_cards(self, said: dict[str, Any]) -> None:
        self.named(said)
        for key, move in (("count", self.better), ("other", self.worse)):
            (final,) = engine_finals(self.state, move)
            assert said[key] == sum(total > 0 for total in lying(final)[:4])
        assert said["count"] > said["other"]

    def reaches(self, said: dict[str, Any]) -> None:
        least = said.get("total", 1)
        spots = self.target(said["target"])
        assert len(spots) == 1
        if isinstance(self.better, Reroll):
            assert said["dice"] == self.better.dice
        if isinstance(self.worse, Reroll):
            assert said["others"] == self.worse.dice
        means(said["times"], self.on(self.better, spots[0], least))
        if "other_times" in said:
            means(said["other_times"], self.on(self.worse, spots[0], least))
            if said["other_times"].key == "common-times-never":
                assert not self.possible(spots[0], least)
        else:
            assert self.on(self.worse, spots[0], least) == 0.0
            assert self.possible(spots[0], least)

    def possible(self, spot: int, least: int) -> bool:
        """Whether dice could be placed there after the worse move, by the engine's own moves; over one roll at most."""
        after = GAME.apply(self.state, self.worse)
        fallen = [GAME.apply(after, roll) for roll in GAME.outcomes(after).moves] if after.to_act == CHANCE else [after]
        if any(state.rolls_left for state in fallen):
            return True
        moves = [move for state in fallen for move in GAME.legal(state)]
        return any(isinstance(move, Place) and move.spot == spot and sum(move.dice) >= least for move in moves)

    def only(self, said: dict[str, Any]) -> None:
        """Without dice there the game is lost, as far as the values tell."""
        (spot,) = self.target(said["target"])
        assert isinstance(self.better, Reroll)
        assert said["dice"] == self.better.dice
        means(said["times"], self.on(self.better, spot))
        finals = engine_finals(self.state, self.better)
        missed = {final: chance for final, chance in finals.items() if not lying(final)[spot]}
        values = [(chance, {one.move: one.value for one in evaluator_of(final).options(final)}[DONE]) for final, chance in missed.items()]
        assert sum(chance * value for chance, value in values) <= 0.012 * sum(missed.values())

    def otherwise(self, said: dict[str, Any]) -> None:
        reached = said["reason"].args
        (spot,), (other,) = self.target(reached["target"]), self.target(said["target"])
        least = reached.get("total", 1)
        finals = engine_finals(self.state, self.better)
        missed = {final: chance for final, chance in finals.items() if lying(final)[spot] < least}
        means(said["times"], sum(chance for final, chance in missed.items() if lying(final)[other]) / sum(missed.values()), 0.011)

    def roll_over_points(self, said: dict[str, Any]) -> None:
        assert isinstance(self.better, Place)
        assert self.better.spot == 4
        assert self.values[self.better] >= max(self.values.values()) - EQUAL_TOLERANCE
        found = [move for move in self.values if isinstance(move, Place) and move.spot in self.target(said["target"])]
        assert max(self.values[move] for move in found) < self.values[self.better]
        assert max(self.points(move) for move in found) > self.points(self.better)

    def with_card(self) -> DicettoState:
        """The position with the card of the worse move won."""
        assert isinstance(self.worse, Place)
        hands = list(self.state.hands)
        hands[self.seat] = (*hands[self.seat], self.state.spots[self.worse.spot].card)
        return replace(self.state, hands=tuple(hands))

    def refuse_still(self, said: dict[str, Any]) -> None:
        assert isinstance(self.worse, Place)
        assert self.worse.spot in self.target(said["target"])
        standstill = present(GAME.position(self.state).standstill)
        assert (standstill.winners, standstill.turns_left) == ((self.seat,), said["count"])

    def refuse_gives(self, said: dict[str, Any]) -> None:
        name = said["bonus"].key.removeprefix("dicetto-bonus-")
        (now,) = [one for one in GAME.position(self.state).bonus_standings if one.card == name]
        (then,) = [one for one in GAME.position(self.with_card()).bonus_standings if one.card == name]
        assert (now.seat, then.seat, then.points) == (None, said["seat"].index, said["points"])
        assert then.seat != self.seat

    def refuse_weakens(self, said: dict[str, Any]) -> None:
        name = said["bonus"].key.removeprefix("dicetto-bonus-")
        (now,) = [one for one in GAME.position(self.state).bonus_standings if one.card == name]
        (then,) = [one for one in GAME.position(self.with_card()).bonus_standings if one.card == name]
        assert name.startswith("fewest")
        assert then.counts[self.seat] == said["mine"] > now.counts[self.seat]
        assert said["theirs"] == min(count for seat, count in enumerate(then.counts) if seat != self.seat)

    def ends_anyway(self, said: dict[str, Any]) -> None:
        assert said["seat"] == Seat(self.next)
        for move in (self.better, self.worse):
            assert self.closed(move, won=True) + self.closed(move, won=False) == pytest.approx(1.0)

    def points(self, move: DicettoMove) -> float:
        """What the cards are worth, on average, that dice lie on in the end."""
        points = [0 if card is None else card.points for card in GAME.position(self.state).table]
        finals = engine_finals(self.state, move)
        return sum(chance * sum(points[spot] for spot in range(4) if lying(final)[spot]) for final, chance in finals.items())

    def averages(self, said: dict[str, Any]) -> None:
        self.named(said)
        assert said["mean"] == pytest.approx(self.points(self.better), abs=0.07)
        assert said["other"] == pytest.approx(self.points(self.worse), abs=0.07)

    def by_chances(self, said: dict[str, Any]) -> None:
        """No move is worth more than this one, and another card brings more points, by itself and in the whole turn."""
        assert isinstance(self.better, Place)
        assert self.values[self.better] >= max(self.values.values()) - EQUAL_TOLERANCE
        names = [None if card is None else card.kind for card in GAME.position(self.state).table]
        spot = names.index(said["other"].args["card"].key.removeprefix("dicetto-card-"))
        other = Place(spot, said["other"].args["dice"])
        assert self.values[other] < self.values[self.better]
        assert self.points(other) > self.points(self.better)
        worth = [0 if card is None else card.points for card in GAME.position(self.state).table] + [0]
        assert worth[spot] > worth[self.better.spot]

    def chances(self, said: dict[str, Any]) -> None:
        self.named(said)
        assert said["share"] == round(100 * self.values[self.better], 1)
        assert said["other"] == round(100 * self.values[self.worse], 1)
        assert said["share"] > said["other"]

    def close(self, said: dict[str, Any]) -> None:
        assert self.values[self.better] - self.values[self.worse] < 0.002


def GAME_HANDS(hands: tuple[tuple[str, ...], ...]) -> str:  # noqa: N802  # it stands for a text
    return '"hands":[' + ",".join("[" + ",".join(f'"{card}"' for card in hand) + "]" for hand in hands) + "]"


GAMES = ((2, 8, True), (2, 3, False), (3, 2, True), (4, 10, True))
EXPENSIVE = ("holds", "holds-better", "holds-with", "idle", "takes", "duel-for")


@cache
def decisions(players: int, seed: int, bonus: bool) -> tuple[DicettoState, ...]:
    """Decisions that the engine's own walk can follow in a moment: dice to be placed, or one more roll."""
    states = states_of(players, seed, bonus=bonus, cards_to_win=6)
    found = [state for state in states if state.to_act not in (CHANCE, GAME_OVER) and state.rolls_left <= 1 and not alike(state)]
    return tuple(found[: 80 // players**2])  # with more players, longer games are gone through for every number


def pairs(state: DicettoState) -> Iterator[tuple[DicettoMove, DicettoMove]]:
    """The best move with some worse ones: the ones that people would think of, and others."""
    options = sorted(evaluator_of(state).options(state), key=lambda option: -option.value)
    best = best_move(state)
    worse = [option.move for option in options if option.value < options[0].value - EQUAL_TOLERANCE]
    for move in (*worse[:3], *worse[len(worse) // 2 : len(worse) // 2 + 1], *worse[-1:]):
        yield best, move


def proper(message: Message) -> Message:
    """The reason without what is said of the end, and of points."""
    inner = message.args.get("reason")
    return proper(inner) if isinstance(inner, Message) else message


def test_a_fourth_roll_may_be_worth_more_than_a_card_of_points() -> None:
    ending = "A fourth roll next turn is worth more here than Chance (1 point)."
    (state,) = [one for one in decisions(2, 8, True) if (one.dice, str(best_move(one))) == ((5, 5), "place reroll 55")]
    name, text = reason(state, "place reroll 55")
    assert name == "holds"
    assert text.endswith(ending)


@pytest.mark.parametrize(("players", "seed", "bonus"), GAMES)
def test_every_reason_is_true(players: int, seed: int, bonus: bool) -> None:
    met: Counter[str] = Counter()
    for state in decisions(players, seed, bonus):
        scene = Scene(evaluator_of(state), state)  # type: ignore[arg-type]  # Dicetto has one kind of evaluator
        for better, worse in pairs(state):
            message = compare(scene, better, worse)
            name = proper(message).key.removeprefix("dicetto-reason-")
            if met[name] < (1 if name in EXPENSIVE else 5):
                assert Checked(state, better, worse)(message) == name
                met[name] += 1
    assert len(met) >= 6, met


# --- kinds that are rare in games ----------------------------------------------------------------------------------------------------


def reason(state: DicettoState, move: str) -> tuple[str, str]:
    """The kind of reason that a move gets, once it is checked, and what it says."""
    asked = GAME.parse(move)
    found = why(evaluator_of(state), state, asked)  # type: ignore[arg-type]  # Dicetto has one kind of evaluator
    best = best_move(state)
    scene = Scene(evaluator_of(state), state)  # type: ignore[arg-type]  # likewise
    other = present(asked if scene.best.value - scene.values[asked] > EQUAL_TOLERANCE else scene.alternative(asked))
    return Checked(state, best if other == asked else asked, other)(found), catalogue("en").say(found, NAMES)


FIVE = ("pair#2", "number_1#1", "number_2#1", "three#1", "chance#2")


def test_the_last_card_is_not_given_away() -> None:
    """Bo has five of six cards and dice on a sixth; only higher dice there keep the game going."""
    state = position(
        "6623",
        held={"1": (1, "55")},
        hands=("number_3#1", " ".join(FIVE)),
        cards_to_win=6,
    )
    name, text = reason(state, "done")
    assert name == "gives-last-card"
    assert text.startswith("With nothing more placed you would give Bo card number 6, which ends the game without a win for you.")


def test_a_game_that_the_other_must_end_can_be_won() -> None:
    """Bo's last card ends the game; with dice on a card that counts then, Ana has more points."""
    state = position(
        "6666",
        cards=("pair#1", "four#1", "number_5#1", "number_4#1"),
        held={"1": (1, "66")},
        hands=("number_3#1 number_3#2", "pair#2 pair#3 chance#2 chance#3 chance#4"),
        cards_to_win=6,
    )
    assert str(best_move(state)) == "place 2 6666"
    name, text = reason(state, "done")
    assert name == "ends-won"
    assert text == (
        "The game may end at the start of Bo’s turn. "
        "With 6666 on Four of a kind you win it there for certain; with nothing more placed, never."
    ).replace("6666", "6 6 6 6")


def test_a_card_may_be_one_too_many() -> None:
    state = position(
        "2345",
        cards=("chance#1", "number_6#1", "number_1#3", "four#1"),
        hands=("pair#2 pair#3", "number_1#1 number_1#2 chance#2"),
        bonus="fewest_cards most_straights most_numbers fewest_points",
        cards_to_win=4,
    )
    scene = Scene(evaluator_of(state), state)  # type: ignore[arg-type]  # Dicetto has one kind of evaluator
    move = GAME.parse("place 1 5")
    assert {one for one, _, _ in scene.bonus_changes(move, gained=False)} == {"fewest_cards"}
    if scene.values[move] < scene.values[DONE]:
        checked = Checked(state, DONE, move)
        assert checked(compare(scene, DONE, move)) in ("refuse-bonus", "ends-won", "lets-end")


def test_a_clue_never_names_the_move() -> None:
    words = catalogue("en")
    for state in decisions(3, 2, True):
        move = words.say(GAME.words.move(state, best_move(state)), NAMES)
        text = words.say(evaluator_of(state).clue(state), NAMES)
        assert move.partition(":")[0] not in text


def test_odds_are_said_as_people_say_them() -> None:
    said = {chance: catalogue("en").say(times(chance)) for chance in (0.0, 0.001, 0.01, 0.445, 0.5, 0.999, 1.0)}
    assert list(said.values()) == [
        "never",
        "less than 1 time in 100",
        "1 time in 100",
        "44 times in 100",
        "50 times in 100",
        "over 99 times in 100",
        "for certain",
    ]


# --- the faults that issue 26 found ----------------------------------------------------------------------------------------------------


def said_of(state: DicettoState, better: str, worse: str) -> tuple[str, str]:
    """The kind of reason for one move against another, once it is checked, and what it says."""
    scene = Scene(evaluator_of(state), state)  # type: ignore[arg-type]  # Dicetto has one kind of evaluator
    moves = GAME.parse(better), GAME.parse(worse)
    message = compare(scene, *moves, begins_turn=False)
    return Checked(state, *moves)(message), catalogue("en").say(message, NAMES)


def test_what_is_possible_is_never_called_never() -> None:
    """5 5 6 6 on the table of `play dicetto --cards-to-win 2 --seed 9 --first 1`: Pair can be taken, and the reason said never."""
    for state in (one for game in GAMES for one in decisions(*game) if one.rolls_left):
        scene = Scene(evaluator_of(state), state)  # type: ignore[arg-type]  # Dicetto has one kind of evaluator
        best = best_move(state)
        if not isinstance(best, Reroll):
            continue
        message = proper(compare(scene, best, GAME.parse("keep")))
        if message.key.startswith("dicetto-reason-reroll-over-keep") and "other_times" in message.args:
            assert isinstance(message.args["other_times"], Message)
            if message.args["other_times"].key == "common-times-never":
                Checked(state, best, GAME.parse("keep")).reaches(message.args)


def test_dice_that_are_kept_are_said_to_go_on_all_their_cards() -> None:
    """5 5 6 6 of the same game: the best is to keep them, for two cards."""
    state = position(
        "5566",
        cards=("two_pairs#1", "small_straight#3", "number_4#1", "number_5#3"),
        bonus="fewest_logo most_logo fewest_cards most_numbers",
        rolls_left=2,
        cards_to_win=2,
    )
    name, text = said_of(state, "keep", "reroll 6")
    assert name == "keep-over-reroll-total"
    assert text == (
        "The dice as they are give 12 or more on the Reroll card for certain; rerolling 6, 25 times in 100. "
        "They go on Number 5 (2 points) as well."
    )


def test_a_reason_names_what_carries_the_value_not_what_is_likely() -> None:
    """Of all cards, the one that is named differs most in value between the two plans, by the values of the ends that the engine finds."""
    named_otherwise = 0
    for state in (one for game in GAMES for one in decisions(*game) if one.rolls_left == 1):
        best, keep = best_move(state), GAME.parse("keep")
        if not isinstance(best, Reroll):
            continue
        scene = Scene(evaluator_of(state), state)  # type: ignore[arg-type]  # Dicetto has one kind of evaluator
        message = proper(compare(scene, best, keep, begins_turn=False))
        if not message.key.startswith("dicetto-reason-reroll-over-keep") or message.args.get("total", 1) != 1:
            continue
        (spot,) = Checked(state, best, keep).target(message.args["target"])
        parts, by_points = value_parts(state, best, keep), points_parts(state, best, keep)
        assert parts[spot] == pytest.approx(max(parts), abs=2e-4)
        named_otherwise += by_points[spot] < max(by_points)
    assert named_otherwise, "in some position points alone would have named another card"


def value_parts(state: DicettoState, better: DicettoMove, worse: DicettoMove) -> list[float]:
    """For each spot: how much likelier dice lie there, times what that is worth beside the ends without."""
    plans = [engine_finals(state, move) for move in (better, worse)]
    ends = [
        (sign, chance, lying(final), stopping_value(final))
        for sign, plan in zip((1, -1), plans, strict=True)
        for final, chance in plan.items()
    ]
    parts = []
    for spot in range(5):
        gain = sum(sign * chance for sign, chance, end, _ in ends if end[spot])
        means = []
        for there in (True, False):
            some = [(chance, value) for _, chance, end, value in ends if bool(end[spot]) is there]
            weight = sum(chance for chance, _ in some)
            means.append(sum(chance * value for chance, value in some) / weight if weight else 0.0)
        both = 0.0 < sum(chance for _, chance, end, _ in ends if end[spot]) < 2.0 - 1e-9
        parts.append(gain * (means[0] - means[1]) if both and gain >= 0.005 else 0.0)
    return parts


def points_parts(state: DicettoState, better: DicettoMove, worse: DicettoMove) -> list[float]:
    """For each spot: how much likelier dice lie there, times its points."""
    points = [0 if card is None else card.points for card in GAME.position(state).table]
    finals = [engine_finals(state, move) for move in (better, worse)]
    chances = [[sum(chance for final, chance in plan.items() if lying(final)[spot]) for spot in range(5)] for plan in finals]
    return [(high - low) * weight for high, low, weight in zip(*chances, (*points, 1.5), strict=True)]


def stopping_value(final: DicettoState) -> float:
    """What the end of a turn is worth to its seat."""
    return next(option.value for option in evaluator_of(final).options(final) if option.move == DONE)


def refusal(**more: Any) -> DicettoState:
    """Ana, with dice for Chance only, has fewer cards than Bo, and Bonus cards for the fewest are laid out."""
    return position(
        "2345",
        cards=("chance#1", "number_6#1", "number_1#3", "four#1"),
        hands=("pair#2", "number_1#1 number_1#2"),
        bonus="fewest_cards most_straights most_numbers most_logo",
        **more,
    )


def test_a_card_that_is_refused_has_its_reason() -> None:
    """Chance is a point; it would cost the lead for Fewest cards, four points. No win chances are recited."""
    scene = Scene(evaluator_of(refusal()), refusal())  # type: ignore[arg-type]  # Dicetto has one kind of evaluator
    message = compare(scene, DONE, GAME.parse("place 1 5"), begins_turn=False)
    assert message.key == "dicetto-reason-refuse-bonus"
    text = catalogue("en").say(message, NAMES)
    assert text == "Chance (1 point) would cost you the lead for the Bonus card Fewest cards (4 points): 2 to 2."


def test_t14_who_wins_a_game_that_stands_still_takes_no_card() -> None:
    state = replace(refusal(quiet_rounds=10), quiet=18, turns=30, bonus=("most_cards", "most_straights", "most_numbers", "most_logo"))
    state = replace(state, hands=(("four#2",), ("number_1#1", "number_1#2")))
    state = replace(state, bonus=("most_straights", "most_chance", "fewest_points", "most_numbers"))
    assert present(GAME.position(state).standstill).winners != (0,)
    ahead = replace(state, hands=(("four#2", "four#3"), ("number_1#1",)))
    scene = Scene(evaluator_of(ahead), ahead)  # type: ignore[arg-type]  # Dicetto has one kind of evaluator
    message = compare(scene, DONE, GAME.parse("place 1 5"), begins_turn=False)
    assert message.key == "dicetto-reason-refuse-still"
    assert catalogue("en").say(message, NAMES) == (
        "You win if no card is taken for 3 more turns, and taking Chance (1 point) would restart that count."
    )


def test_where_the_game_ends_anyway_it_is_said_so() -> None:
    """Bo holds the last card and can't be beaten there; no point of Ana's changes the result."""
    state = position(
        "1123",
        cards=("pair#1", "chance#1", "number_5#1", "number_4#1"),
        held={"1": (1, "66")},
        hands=("number_3#1", "four#1 four#2 four#3 four#4 three#1"),
        cards_to_win=6,
    )
    scene = Scene(evaluator_of(state), state)  # type: ignore[arg-type]  # Dicetto has one kind of evaluator
    message = compare(scene, DONE, GAME.parse("place 2 1"), begins_turn=False)
    assert Checked(state, DONE, GAME.parse("place 2 1"))(message) == "ends-anyway"
    assert catalogue("en").say(message, NAMES) == "Do as you like: Bo ends the game next turn either way."


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_reason_has_more_than_two_sentences(language: str) -> None:
    words = catalogue(language)
    for state in decisions(2, 8, True)[::2]:
        scene = Scene(evaluator_of(state), state)  # type: ignore[arg-type]  # Dicetto has one kind of evaluator
        for better, worse in pairs(state):
            assert len(re.split(r"(?<=[.!?]) ", words.say(compare(scene, better, worse), NAMES))) <= 2


def test_a_card_that_would_end_the_game_without_a_win_is_refused() -> None:
    """It was answered with two win chances."""
    state = position(
        "1122",
        cards=("number_5#1", "small_straight#2", "number_1#1", "number_6#1"),
        held={"1": (1, "5")},
        hands=("number_2#1 number_2#2 number_3#1", "four#1 four#2"),
        cards_to_win=4,
    )
    name, text = said_of(state, "done", "place 3 11")
    assert (name, text) == (
        "refuse-end",
        "Number 1 (2 points) would be your card number 4, which ends the game, and as things stand you would not win it.",
    )


def test_a_duel_may_be_all_that_is_left_to_do() -> None:
    state = position("4", held={"reroll": (1, "4"), "1": (0, "11")})
    name, text = said_of(state, "place reroll 4", "done")
    assert (name, text) == ("idle-duel", "A duel for the Reroll card is won half of the time; dice that you don’t place win nothing.")
