"""What happens in Dicetto, for clients to show."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rollhouse.core.dice import Dice
from rollhouse.core.game import Event
from rollhouse.core.messages import Message, Seat, say
from rollhouse.games.dicetto.cards import REROLL, kind_of


def card_name(card: str) -> Message:
    """The card's name, by its id; copies share one."""
    if card == REROLL:
        return say("dicetto-card-reroll")
    kind, number = kind_of(card)
    return say(f"dicetto-card-{kind}") if number is None else say("dicetto-card-number", number=number)


def card_face(card: str, points: int, logo: bool) -> Message:
    """What is printed on a card: its name, its points, and the logo where it has one."""
    if logo:
        return say("dicetto-face-logo", card=card_name(card), points=points)
    return say("dicetto-face", card=card_name(card), points=points)


def spot_name(slot: int | str, card: str) -> Message:
    """A card and where it lies: the number of its slot, or `reroll`."""
    return card_name(card) if slot == REROLL else say("dicetto-spot", slot=slot, card=card_name(card))


def bonus_name(card: str) -> Message:
    """The Bonus card's name."""
    return say(f"dicetto-bonus-{card}")


class FirstSeat(Event, frozen=True, tag="first"):
    """It is settled who starts."""

    seat: int

    def message(self) -> Message:
        return say("dicetto-event-first", seat=Seat(self.seat))


class Drawn(Event, frozen=True, tag="drawn"):
    """A card came from the pile to a slot (1 to 4)."""

    slot: int
    card: str
    points: int
    logo: bool

    def message(self) -> Message:
        return say("dicetto-event-drawn", slot=self.slot, face=card_face(self.card, self.points, self.logo))


class BonusLaid(Event, frozen=True, tag="bonus"):
    """The Bonus cards of this game."""

    cards: tuple[str, ...]

    def message(self) -> Message:
        return say("dicetto-event-bonus", cards=tuple(map(bonus_name, self.cards)))


class TurnBegan(Event, frozen=True, tag="turn"):
    """It is this seat's turn."""

    seat: int

    def message(self) -> Message:
        return say("dicetto-event-turn", seat=Seat(self.seat))


class Took(Event, frozen=True, tag="took"):
    """Cards won at the start of a turn: they still carried the seat's dice. `count` is how many the seat has now."""

    seat: int
    cards: tuple[str, ...]
    points: int
    count: int

    def message(self) -> Message:
        cards = tuple(map(card_name, self.cards))
        return say("dicetto-event-took", seat=Seat(self.seat), cards=cards, points=self.points, count=self.count)


class RerollTaken(Event, frozen=True, tag="reroll_taken"):
    """The Reroll card was won: four rolls this turn (T2)."""

    seat: int

    def message(self) -> Message:
        return say("dicetto-event-reroll-taken", seat=Seat(self.seat))


class RerollLaidBack(Event, frozen=True, tag="reroll_laid_back"):
    """The Reroll card lies free on the table again."""

    seat: int

    def message(self) -> Message:
        return say("dicetto-event-reroll-laid-back", seat=Seat(self.seat))


class Rolled(Event, frozen=True, tag="rolled"):
    """Dice were rolled; `dice` is what the seat has now."""

    seat: int
    rolled: Dice
    dice: Dice
    rolls_left: int

    def message(self) -> Message:
        if len(self.rolled) == len(self.dice):
            return say("dicetto-event-rolled", seat=Seat(self.seat), dice=self.dice)
        return say("dicetto-event-rerolled", seat=Seat(self.seat), rolled=self.rolled, dice=self.dice)


class PickedUp(Event, frozen=True, tag="picked_up"):
    """The seat rolls these dice again."""

    seat: int
    dice: Dice

    def message(self) -> Message:
        return say("dicetto-event-picked-up", seat=Seat(self.seat), dice=self.dice)


class Kept(Event, frozen=True, tag="kept"):
    """The seat rolls no more, though it could."""

    seat: int
    dice: Dice

    def message(self) -> Message:
        return say("dicetto-event-kept", seat=Seat(self.seat), dice=self.dice)


class Placed(Event, frozen=True, tag="placed"):
    """Dice lie on a card now."""

    seat: int
    slot: int | str
    card: str
    dice: Dice

    def message(self) -> Message:
        return say("dicetto-event-placed", seat=Seat(self.seat), dice=self.dice, spot=spot_name(self.slot, self.card))


class Returned(Event, frozen=True, tag="returned"):
    """The seat was beaten off a card and has its dice back, for its next turn (T11)."""

    seat: int
    slot: int | str
    card: str
    dice: Dice

    def message(self) -> Message:
        return say("dicetto-event-returned", seat=Seat(self.seat), dice=self.dice, spot=spot_name(self.slot, self.card))


class WentToDuel(Event, frozen=True, tag="to_duel"):
    """Equal sums: a duel decides."""

    seat: int
    holder: int
    slot: int | str
    card: str
    dice: Dice

    def message(self) -> Message:
        spot = spot_name(self.slot, self.card)
        return say("dicetto-event-to-duel", seat=Seat(self.seat), holder=Seat(self.holder), spot=spot, total=sum(self.dice))


class Duelled(Event, frozen=True, tag="duel"):
    """Both rolled one die; a tie is rolled again. When the seat loses, it sets `dice` aside for this turn."""

    seat: int
    holder: int
    mine: int
    theirs: int
    dice: Dice

    def message(self) -> Message:
        mover, holder = Seat(self.seat), Seat(self.holder)
        if self.mine == self.theirs:
            return say("dicetto-event-duel-tied", seat=mover, holder=holder, mine=self.mine)
        if self.mine > self.theirs:
            return say("dicetto-event-duel-won", seat=mover, holder=holder, mine=self.mine, theirs=self.theirs)
        return say("dicetto-event-duel-lost", seat=mover, holder=holder, mine=self.mine, theirs=self.theirs, dice=self.dice)


class StandsStill(Event, frozen=True, tag="stands_still"):
    """No card was taken for so many rounds (T14): without one the game ends after `left` more turns, this one included."""

    rounds: int
    left: int

    def message(self) -> Message:
        return say("dicetto-event-stands-still", rounds=self.rounds, left=self.left)


class Stopped(Event, frozen=True, tag="done"):
    """The seat places no more this turn; `dice` are those it did not place."""

    seat: int
    dice: Dice

    def message(self) -> Message:
        return say("dicetto-event-done", seat=Seat(self.seat))


EndReason: TypeAlias = Literal["enough_cards", "no_cards_left", "most_turns", "quiet_rounds", "agreed"]
"""A seat has enough cards (T5), there are none left to win (T6), there were as many turns as there may be (T13), or as many rounds without
a card taken (T14), or all players agreed to stop (T14)."""


class EndCame(Event, frozen=True, tag="end"):
    """The game ends now, in this seat's turn; `count` is how many cards it has, or how many turns or quiet rounds there were."""

    seat: int
    count: int
    reason: EndReason

    def message(self) -> Message:
        match self.reason:
            case "enough_cards":
                return say("dicetto-event-end", seat=Seat(self.seat), count=self.count)
            case "most_turns":
                return say("dicetto-event-end-most-turns", count=self.count)
            case "quiet_rounds":
                return say("dicetto-event-end-quiet-rounds", count=self.count)
            case "agreed":
                return say("dicetto-event-end-agreed")
        return say("dicetto-event-end-no-cards")


class Swept(Event, frozen=True, tag="swept"):
    """Cards that still carried the seat's dice when the game ended."""

    seat: int
    cards: tuple[str, ...]
    points: int

    def message(self) -> Message:
        return say("dicetto-event-swept", seat=Seat(self.seat), cards=tuple(map(card_name, self.cards)), points=self.points)


class BonusAwarded(Event, frozen=True, tag="bonus_awarded"):
    """A Bonus card goes to a seat, or, tied, to none."""

    card: str
    seat: int | None
    points: int

    def message(self) -> Message:
        if self.seat is None:
            return say("dicetto-event-bonus-tied", card=bonus_name(self.card))
        return say("dicetto-event-bonus-won", card=bonus_name(self.card), seat=Seat(self.seat), points=self.points)


class Ended(Event, frozen=True, tag="ended"):
    """The game is over."""

    winners: tuple[int, ...]

    def message(self) -> Message:
        winners = tuple(say("common-name", seat=Seat(seat)) for seat in self.winners)
        return say("common-event-won", winners=winners, count=len(winners))


EVENTS: tuple[type[Event], ...] = (
    FirstSeat,
    Drawn,
    BonusLaid,
    TurnBegan,
    Took,
    RerollTaken,
    RerollLaidBack,
    Rolled,
    PickedUp,
    Kept,
    Placed,
    Returned,
    WentToDuel,
    Duelled,
    StandsStill,
    Stopped,
    EndCame,
    Swept,
    BonusAwarded,
    Ended,
)
