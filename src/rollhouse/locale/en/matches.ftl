# Duplicate matches: two tables, the same dice.

error-match-unknown = There is no such match.
error-match-begun = The match has begun.
error-match-over = The match is over.
error-match-place-taken = Place { $value } is not free.
error-match-not-yours = You don’t take part in this match.
error-match-not-host = Only whoever made the match may do that.
error-match-too-many = You have { $value } matches that are not over: finish one first, or call it off.
error-match-bot = “{ $value }” can’t play a duel: both must meet the same bot, one that leaves nothing to chance ({ $expected }).
error-table-same-dice-elsewhere = Others are still playing with the same dice. Until they have finished, only those who sit at this table see it.
error-table-match-once = This table belongs to a match, which goes on by itself.
