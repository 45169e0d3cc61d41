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

error-move-malformed = “{ $came }” is not a move of this game.
error-move-illegal = “{ $came }” can't be played now.
error-move-stale = “{ $came }” was meant for the position after { $where } moves, but { $allowed } have been made.

## Positions in one line

error-position-malformed =
    { $placed ->
        [no] “{ $came }” is not a position of this game.
       *[yes] “{ $came }” can't be read as part of a position (field: { $where }).
    }
error-position-impossible = “{ $came }” can't come about in a game (field: { $where }).

## Setting up

error-setup-unknown = There is no option “{ $came }”.
error-setup-game = There is no game “{ $came }”.
error-setup-game-broken = The game “{ $came }” comes from another package and can't be loaded ({ $where }).
error-setup-bot-seconds = “{ $came }” is not a number of seconds for a bot's move.
error-setup-language = There is no language “{ $came }”.
error-setup-players = The number of players can't be “{ $came }”.
error-setup-first = The first player can't be “{ $came }”.
error-setup-seat = There is no seat “{ $came }” in this game.
error-setup-name = “{ $came }” can't be a name: names have { $allowed } characters that can be shown.
error-setup-name-twice = Two players can't both be called “{ $came }”.
error-setup-dice = There are no dice of the kind “{ $came }”.

## Bots

error-bot-unknown = This game has no bot “{ $came }”.
error-bot-broken = The bot “{ $came }” comes from another package and can't be loaded ({ $where }).
error-bot-too-few = At least two bots are needed to compare them; this names “{ $came }”.
error-bot-command = “{ $came }” is not a command.
error-bot-program = The bot “{ $came }” can't play: there is no program “{ $where }” that can be run.
error-bot-start = The bot “{ $came }” could not be started. The system says: { $where }.
error-bot-slow = The bot “{ $came }” did not answer within { $where } seconds.
error-bot-died = The bot “{ $came }” ended before it had answered ({ $where }).
error-bot-unreachable = The bot “{ $came }” could not be asked ({ $where }).
error-bot-answer = The bot “{ $came }” said “{ $where }”, which is no answer.
error-bot-illegal = The bot “{ $came }” chose “{ $where }”, which can't be played now.
error-bot-gave-up = The bot “{ $came }” gave up: “{ $where }”.
error-bot-failed = The bot “{ $came }” failed ({ $where }).

## Taking back

error-undo-nothing = There is nothing to take back yet.
error-undo-past-roll = That can't be taken back: dice were rolled or a card was drawn since.

## Saved games

error-save-ambiguous = Several saved games begin with “{ $came }”: { $allowed }
error-save-in-use = The game “{ $came }” is being played in another window. Leave it there first.

## Records

error-record-none = “{ $came }” is no record of a game.
error-record-no-games = No game has been finished here yet.
error-record-unreadable = The record “{ $came }” can't be read.
error-record-json =
    { $given ->
        [no] The record is not proper JSON.
       *[yes] “{ $came }” is not a record in proper JSON.
    }
error-record-format = This record is in format “{ $came }”; this Rollhouse reads format { $allowed }.
error-record-game = This record is of a game that is not here: “{ $came }”.
error-record-rules = This record follows version “{ $came }” of the game's rules; this Rollhouse plays version { $allowed }.
error-record-setup =
    { $given ->
        [no] The record's set-up can't be played ({ $where }).
       *[yes] The record's set-up can't be played: “{ $came }” ({ $where }).
    }
error-record-seats = The record's seats are “{ $came }” where they should be “{ $allowed }”.
error-record-tag = “{ $came }” is no tag of a record.
error-record-tag-twice = “{ $came }” repeats a tag.
error-record-tag-missing = The tag “{ $came }” is missing.
error-record-malformed-move = Move { $where }, “{ $came }”, is not a move of this game.
error-record-illegal-move = Move { $where }, “{ $came }”, can't be played there.
error-record-comment = There is a comment on move “{ $came }”; the moves are { $allowed }.
error-record-comment-open = The comment that begins with “{ $came }” has no end.
error-record-result = The record says that the result is “{ $came }”; its moves lead to “{ $allowed }”.
error-record-too-long = The record is too long: “{ $came }”, where “{ $allowed }” is the most.

## Data files

error-data-unreadable = The file “{ $came }” can't be read.
error-data-toml = The file “{ $came }” is not proper TOML.
error-data-schema = The file “{ $came }” does not hold what it should.
error-data-content =
    { $placed ->
        [no] There is a mistake in the file “{ $came }”.
       *[yes] There is a mistake in the file “{ $came }”, at “{ $where }”.
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

error-extra-missing = This needs the package “{ $came }”, which is not installed. Install it with: { $where }

## Other people

error-people-unknown = There is nobody like that here.
error-people-bad-link = This link can’t be used: it is older than a week, or somebody has used it. Ask your friend for another.
error-people-self = That is you.
error-people-not-friends = Only friends can be invited.
error-people-not-open = The game has begun there: nobody can sit down any more.
error-people-too-many = That is enough for now: { $came } at most.

error-sync-address = “{ $came }” is no address of a house.
error-sync-token = { $came } does not know this token. “Your games” there makes one.
error-sync-unreachable = { $came } does not answer.
error-people-banned = You have been shut out of this house. You can still look, take what is yours, and delete it.
error-people-banned-until = You have been shut out of this house until { $came }. You can still look, take what is yours, and delete it.
error-operator-off = This house has no operator’s page: whoever runs it sets ROLLHOUSE_OPERATOR_TOKEN.
error-operator-token = That is not the operator’s token.
error-operator-no-report = There is no open report { $came }.
error-operator-what = “{ $came }” is nothing that can be done here; what can be: { $allowed }.
error-setup-operator-token = ROLLHOUSE_OPERATOR_TOKEN is too short: { $allowed } signs, by chance.
