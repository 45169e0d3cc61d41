# Tournaments with many tables.

error-tournament-unknown = There is no such tournament.
error-tournament-begun = The tournament has begun.
error-tournament-full = The tournament is full: { $value } people take part.
error-tournament-not-host = Only whoever made the tournament may do that.
error-tournament-too-few = A tournament takes two people at least.
error-tournament-too-many = You have { $value } tournaments that are not over: call one off, or wait for its end.
error-tournament-title = The tournament needs a name.
error-tournament-not-kept = In this house tournaments are made by those who have a passkey. Make one first.
error-tournament-two-only = A tournament with more than two at a table is a Swiss one.
