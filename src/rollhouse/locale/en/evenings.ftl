# Errors about tournaments.

error-evening-unknown = Tournament not found.
error-evening-begun = The tournament has already started.
error-evening-full = The tournament is full ({ $came } players).
error-evening-not-host = Only the host of the tournament can do that.
error-evening-too-few = A tournament needs at least two players.
error-evening-too-many = You have { $came } unfinished tournaments. Cancel one, or wait until one ends.
error-evening-title = Enter a name for the tournament.
error-evening-not-kept = You need a passkey to create a tournament here. Create one first.
error-evening-two-only = Tables of three or four are only available in Swiss tournaments.
