"""What happens in Dicy Cards, for clients to show."""

from __future__ import annotations

from rollhouse.core.dice import Dice
from rollhouse.core.game import Event
from rollhouse.core.messages import Message, Seat, say


def card_name(card: str) -> Message:
    """The card's name."""
    return say(f"dicy-card-{card}")


class FirstSeat(Event, frozen=True, tag="first"):
    """It is settled who starts."""

    seat: int

    def message(self) -> Message:
        return say("dicy-event-first", seat=Seat(self.seat))


class Dealt(Event, frozen=True, tag="dealt"):
    """The five cards of this game."""

    cards: tuple[str, ...]

    def message(self) -> Message:
        return say("dicy-event-dealt", cards=tuple(map(card_name, self.cards)))


class Rolled(Event, frozen=True, tag="rolled"):
    """Dice were rolled; `dice` is what lies on the table now."""

    seat: int
    rolled: Dice
    dice: Dice

    def message(self) -> Message:
        if len(self.rolled) == len(self.dice):
            return say("dicy-event-rolled", seat=Seat(self.seat), dice=self.dice)
        return say("dicy-event-rerolled", seat=Seat(self.seat), rolled=self.rolled, dice=self.dice)


class Froze(Event, frozen=True, tag="froze"):
    """A card was frozen for a reroll of these dice."""

    seat: int
    card: str
    reroll: Dice

    def message(self) -> Message:
        return say("dicy-event-froze", seat=Seat(self.seat), card=card_name(self.card), dice=self.reroll)


class Scored(Event, frozen=True, tag="scored"):
    """A card was scored; `total` is the new score."""

    seat: int
    card: str
    dice: Dice
    points: int
    total: int

    def message(self) -> Message:
        card = card_name(self.card)
        return say("dicy-event-scored", seat=Seat(self.seat), card=card, dice=self.dice, points=self.points, total=self.total)


class Skipped(Event, frozen=True, tag="skipped"):
    """A turn was skipped and the seat's Frozen cards, `count` of them, were reset."""

    seat: int
    count: int

    def message(self) -> Message:
        return say("dicy-event-skipped", seat=Seat(self.seat), count=self.count)


class Reacted(Event, frozen=True, tag="reacted"):
    """Another player had to freeze or reset a card; `forced` when there was only one to choose (D5)."""

    seat: int
    card: str
    active: bool
    forced: bool

    def message(self) -> Message:
        if self.active:
            return say("dicy-event-reset", seat=Seat(self.seat), card=card_name(self.card))
        return say("dicy-event-frozen", seat=Seat(self.seat), card=card_name(self.card))


class RoundBegan(Event, frozen=True, tag="round"):
    """All seats have had the same number of turns, and none has reached the target."""

    round: int

    def message(self) -> Message:
        return say("dicy-event-round", round=self.round)


class Ended(Event, frozen=True, tag="ended"):
    """The game is over."""

    winners: tuple[int, ...]

    def message(self) -> Message:
        winners = tuple(say("common-name", seat=Seat(seat)) for seat in self.winners)
        return say("common-event-won", winners=winners, count=len(winners))


EVENTS: tuple[type[Event], ...] = (FirstSeat, Dealt, Rolled, Froze, Scored, Skipped, Reacted, RoundBegan, Ended)
