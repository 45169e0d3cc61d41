# Errors about tournaments.

error-tournament-unknown = Tournament not found.
error-tournament-begun = The tournament has already started.
error-tournament-full = The tournament is full ({ $value } players).
error-tournament-not-host = Only the host of the tournament can do that.
error-tournament-too-few = A tournament needs at least two players.
error-tournament-too-many = You have { $value } unfinished tournaments. Cancel one, or wait until one ends.
error-tournament-title = Enter a name for the tournament.
error-tournament-not-kept = You need a passkey to create a tournament here. Create one first.
error-tournament-swiss-only = Players can sit out only in Swiss tournaments.
error-tournament-two-only = Tables of three or four are only available in Swiss tournaments.
error-tournament-over = The tournament is over.
error-tournament-not-yours = You don’t take part in this tournament.
