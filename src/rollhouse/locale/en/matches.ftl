# Duplicate matches: two tables, the same dice.

error-match-unknown = Match not found.
error-match-begun = The match has already started.
error-match-over = The match is over.
error-match-place-taken = Place { $value } is taken.
error-match-not-yours = You are not playing in this match.
error-match-not-host = Only the host of the match can do that.
error-match-too-many = You have { $value } unfinished matches. Finish or cancel one first.
error-match-bot = “{ $value }” can’t play in a duel. Both players need the same bot, without randomness in its moves ({ $expected }).
error-table-same-dice-elsewhere = The same dice are still in play at another table. Until that game ends, only the players of this table can see it.
error-table-match-once = This table belongs to a match; the next game starts automatically.
