"""Time to think: what each seat has used of it, and whose time stands still meanwhile."""

from __future__ import annotations

from rollhouse.play.entries import Clock, VacationStarted

__all__ = ["DAYS_A_YEAR", "Clocks"]

DAYS_A_YEAR = 30
"""Of vacation, for everybody."""


class Clocks:
    """The times of a table's seats, with a clock or without one."""

    __slots__ = ("_before", "_clock", "_rests", "since", "used")

    def __init__(self, clock: Clock | None, players: int) -> None:
        self._clock = clock
        self.used = [0.0] * players
        """The seconds that each seat has thought so far, less those that it was given for its turns."""
        self.since = 0.0
        """When whoever is to act came to act."""
        self._before: list[tuple[list[float], float]] = []
        """With a clock: what each seat had used before each move, and how long its maker had then thought about it."""
        self._rests: dict[int, VacationStarted] = {}

    def left(self, seat: int, now: float, *, running: bool) -> float | None:
        """The seconds that a seat has left; None without a clock."""
        clock = self._clock
        if clock is None:
            return None
        thinking = self._thought(seat, now) if running else 0.0
        return clock.seconds - thinking - (self.used[seat] if clock.per == "game" else 0.0)

    def ends(self, seat: int, now: float) -> float | None:
        """When the time of a seat is over whose time runs: not before it comes back from its vacation; None without a clock."""
        left = self.left(seat, now, running=True)
        return None if left is None else max(now, self.rests_until(seat, now) or now) + max(0.0, left)

    def rests_until(self, seat: int, now: float) -> float | None:
        """Until when a seat's time stands still; None while it does not."""
        rest = self._rests.get(seat)
        return rest.until if rest is not None and rest.since <= now < rest.until else None

    def knows(self, rest: VacationStarted) -> bool:
        """Whether this vacation is counted already."""
        return self._rests.get(rest.seat) == rest

    def rest(self, rest: VacationStarted) -> None:
        """A seat's time stands still from then to then; what was said of it before counts no more."""
        self._rests[rest.seat] = rest

    def moved(self, seat: int | None, at: float, turn_ended: int | None) -> None:
        """A move was made by the seat whose time ran, if any, and perhaps a turn ended by it."""
        clock = self._clock
        if clock is not None:
            thought = max(0.0, at - self.since) if seat is None else self._thought(seat, at)
            self._before.append((self.used.copy(), thought))
            if seat is not None:
                self.used[seat] += thought
            if turn_ended is not None:
                self.used[turn_ended] -= clock.increment
        self.since = at

    def took_back(self, count: int, at: float | None) -> None:
        """Whoever takes back has the time that they had when they moved; what others have thought since is charged to nobody."""
        if self._clock is not None:
            self.used, thought = self._before[-count]
            del self._before[-count:]
            self.since = (self.since if at is None else at) - thought

    def _thought(self, seat: int, now: float) -> float:
        """For how long a seat has been thinking, its vacation left out."""
        rest = self._rests.get(seat)
        rested = 0.0 if rest is None else max(0.0, min(now, rest.until) - max(self.since, rest.since))
        return max(0.0, now - self.since - rested)
