# What was refused and why: a sentence error-<code> for each code. It may use
#   $came   what was given; $given is "no" when nothing was
#   $where  the move, the field or the place in a file; $placed is "no" when there is none
#   $why, $allowed, $line
# Of the last three, those that the sentence does not mention itself are added around it.

error-at-line = Line { $line }: { $text }
error-rule = (Rule: { $rule }.)
error-allowed = Accepted: { $choices }.
error-and-more = { $shown } and { $more } more

## Moves

error-move-malformed = “{ $value }” is not a move of this game.
error-move-illegal = “{ $value }” can't be played now.
error-move-stale = “{ $value }” was meant for the position after { $location } moves, but { $expected } have been made.

## Positions in one line

error-position-malformed =
    { $placed ->
        [no] “{ $value }” is not a position of this game.
       *[yes] “{ $value }” can't be read as part of a position (field: { $location }).
    }
error-position-impossible = “{ $value }” can't come about in a game (field: { $location }).

## Setting up

error-setup-unknown = There is no option “{ $value }”.
error-setup-game = There is no game “{ $value }”.
error-setup-game-broken = The game “{ $value }” comes from another package and can't be loaded ({ $location }).
error-setup-bot-seconds = “{ $value }” is not a number of seconds for a bot's move.
error-setup-language = There is no language “{ $value }”.
error-setup-players = The number of players can't be “{ $value }”.
error-setup-first = The first player can't be “{ $value }”.
error-setup-seat = There is no seat “{ $value }” in this game.
error-setup-name = “{ $value }” can't be a name: names have { $expected } characters that can be shown.
error-setup-name-twice = Two players can't both be called “{ $value }”.
error-setup-dice = There are no dice of the kind “{ $value }”.

## Bots

error-bot-unknown = This game has no bot “{ $value }”.
error-bot-broken = The bot “{ $value }” comes from another package and can't be loaded ({ $location }).
error-bot-too-few = At least two bots are needed to compare them; this names “{ $value }”.
error-bot-command = “{ $value }” is not a command.
error-bot-program = The bot “{ $value }” can't play: there is no program “{ $location }” that can be run.
error-bot-start = The bot “{ $value }” could not be started. The system says: { $location }.
error-bot-slow = The bot “{ $value }” did not answer within { $location } seconds.
error-bot-died = The bot “{ $value }” ended before it had answered ({ $location }).
error-bot-unreachable = The bot “{ $value }” could not be asked ({ $location }).
error-bot-answer = The bot “{ $value }” said “{ $location }”, which is no answer.
error-bot-illegal = The bot “{ $value }” chose “{ $location }”, which can't be played now.
error-bot-gave-up = The bot “{ $value }” gave up: “{ $location }”.
error-bot-failed = The bot “{ $value }” failed ({ $location }).

## Taking back

error-undo-nothing = There is nothing to take back yet.
error-undo-past-roll = That can't be taken back: dice were rolled or a card was drawn since.

## Saved games

error-save-ambiguous = Several saved games begin with “{ $value }”: { $expected }
error-save-in-use = The game “{ $value }” is being played in another window. Leave it there first.

## Records

error-record-none = “{ $value }” is no record of a game.
error-record-no-games = No game has been finished here yet.
error-record-unreadable = The record “{ $value }” can't be read.
error-record-json =
    { $given ->
        [no] The record is not proper JSON.
       *[yes] “{ $value }” is not a record in proper JSON.
    }
error-record-format = This record is in format “{ $value }”; this Rollhouse reads format { $expected }.
error-record-game = This record is of a game that is not here: “{ $value }”.
error-record-rules = This record follows version “{ $value }” of the game's rules; this Rollhouse plays version { $expected }.
error-record-setup =
    { $given ->
        [no] The record's set-up can't be played ({ $location }).
       *[yes] The record's set-up can't be played: “{ $value }” ({ $location }).
    }
error-record-seats = The record's seats are “{ $value }” where they should be “{ $expected }”.
error-record-tag = “{ $value }” is no tag of a record.
error-record-tag-twice = “{ $value }” repeats a tag.
error-record-tag-missing = The tag “{ $value }” is missing.
error-record-malformed-move = Move { $location }, “{ $value }”, is not a move of this game.
error-record-illegal-move = Move { $location }, “{ $value }”, can't be played there.
error-record-comment = There is a comment on move “{ $value }”; the moves are { $expected }.
error-record-comment-open = The comment that begins with “{ $value }” has no end.
error-record-result = The record says that the result is “{ $value }”; its moves lead to “{ $expected }”.
error-record-too-long = The record is too long: “{ $value }”, where “{ $expected }” is the most.

## Data files

error-data-unreadable = The file “{ $value }” can't be read.
error-data-toml = The file “{ $value }” is not proper TOML.
error-data-schema = The file “{ $value }” does not hold what it should.
error-data-content =
    { $placed ->
        [no] There is a mistake in the file “{ $value }”.
       *[yes] There is a mistake in the file “{ $value }”, at “{ $location }”.
    }

## Reasons

error-why-no-move = It has none of the forms that moves have.
error-why-faces = Dice show numbers from 1 to 6; “{ $faces }” can't be read as dice.
error-why-number = It must be a whole number from { $low } to { $high }.
error-why-whole = It must be a whole number.
error-why-word = That is not one of the words that fit here.
error-why-os = The system says: { $reason }.
error-why-parser = The reader says: { $reason }.
error-why-not-text = It is not text in UTF-8.
error-why-too-large = It is larger than { $most } bytes.
error-why-no-saved-game = There is no saved game of that name.
error-why-extra = The package “{ $package }” is missing. It comes with: pip install "rollhouse[{ $extra }]"

## Parts that are not installed

error-extra-missing = This needs the package “{ $value }”, which is not installed. Install it with: { $location }

## Other people

error-people-unknown = There is nobody like that here.
error-people-bad-link = This link can’t be used: it is older than a week, or somebody has used it. Ask your friend for another.
error-people-self = That is you.
error-people-not-friends = Only friends can be invited.
error-people-not-open = The game has begun there: nobody can sit down any more.
error-people-too-many = That is enough for now: { $value } at most.

error-sync-address = “{ $value }” is no address of a house.
error-sync-token = { $value } does not know this token. “Your games” there makes one.
error-sync-unreachable = { $value } does not answer.
error-people-banned = You have been shut out of this house. You can still look, take what is yours, and delete it.
error-people-banned-until = You have been shut out of this house until { $value }. You can still look, take what is yours, and delete it.
error-admin-off = This house has no operator’s page: whoever runs it sets ROLLHOUSE_ADMIN_TOKEN.
error-admin-token = That is not the operator’s token.
error-admin-no-report = There is no open report { $value }.
error-admin-what = “{ $value }” is nothing that can be done here; what can be: { $expected }.
error-setup-admin-token = ROLLHOUSE_ADMIN_TOKEN is too short: { $expected } signs, by chance.
