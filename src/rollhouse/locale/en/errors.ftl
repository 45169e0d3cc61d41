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
error-move-stale = “{ $came }” was meant for the position after { $where } moves, but { $allowed } moves have been made.

## Positions in one line

error-position-malformed =
    { $placed ->
        [no] “{ $came }” is not a valid position of this game.
       *[yes] “{ $came }” is not valid in a position (field: { $where }).
    }
error-position-impossible = “{ $came }” can't occur in a game (field: { $where }).

## Setting up

error-setup-unknown = There is no option “{ $came }”.
error-setup-game = There is no game “{ $came }”.
error-setup-game-broken = The game “{ $came }”, from another package, can't be loaded ({ $where }).
error-setup-bot-seconds = Invalid number of seconds per bot move: “{ $came }”.
error-setup-language = There is no language “{ $came }”.
error-setup-players = Invalid number of players: “{ $came }”.
error-setup-first = Invalid first player: “{ $came }”.
error-setup-seat = There is no seat “{ $came }” in this game.
error-setup-name = Invalid name “{ $came }”. Names have { $allowed } visible characters.
error-setup-name-twice = Two players can't have the same name: “{ $came }”.
error-setup-dice = There is no kind of dice “{ $came }”.

## Bots

error-bot-unknown = This game has no bot “{ $came }”.
error-bot-broken = The bot “{ $came }”, from another package, can't be loaded ({ $where }).
error-bot-too-few = A comparison needs at least two bots; only “{ $came }” was given.
error-bot-command = “{ $came }” is not a valid command line.
error-bot-program = The bot “{ $came }” can't be started: “{ $where }” is not an executable program.
error-bot-start = The bot “{ $came }” could not be started. System error: { $where }.
error-bot-slow = The bot “{ $came }” did not answer within { $where } seconds.
error-bot-died = The bot “{ $came }” exited before it answered ({ $where }).
error-bot-unreachable = The bot “{ $came }” could not be reached ({ $where }).
error-bot-answer = The bot “{ $came }” sent an invalid answer: “{ $where }”.
error-bot-illegal = The bot “{ $came }” chose “{ $where }”, which can't be played now.
error-bot-gave-up = The bot “{ $came }” gave up: “{ $where }”.
error-bot-failed = The bot “{ $came }” failed ({ $where }).

## Taking back

error-undo-nothing = There is nothing to take back.
error-undo-past-roll = You can't take this back: dice have been rolled or a card drawn since then.

## Saved games

error-save-ambiguous = Several saved games start with “{ $came }”: { $allowed }
error-save-in-use = The game “{ $came }” is open in another window. Close it there first.

## Records

error-record-none = “{ $came }” is not a game record.
error-record-no-games = You have no finished games here yet.
error-record-unreadable = The record “{ $came }” can't be read.
error-record-json =
    { $given ->
        [no] The record is not valid JSON.
       *[yes] The record “{ $came }” is not valid JSON.
    }
error-record-format = This record has format “{ $came }”; this version of Rollhouse reads format { $allowed }.
error-record-game = This record is of a game that is not installed: “{ $came }”.
error-record-rules = This record uses version “{ $came }” of the game's rules; this version of Rollhouse plays version { $allowed }.
error-record-setup =
    { $given ->
        [no] The record's setup is not valid ({ $where }).
       *[yes] The record's setup is not valid: “{ $came }” ({ $where }).
    }
error-record-seats = The record's seats are “{ $came }”; expected “{ $allowed }”.
error-record-tag = “{ $came }” is not a valid record tag.
error-record-tag-twice = The tag “{ $came }” appears twice.
error-record-tag-missing = The tag “{ $came }” is missing.
error-record-malformed-move = Move { $where }, “{ $came }”, is not a move of this game.
error-record-illegal-move = Move { $where }, “{ $came }”, can't be played there.
error-record-comment = There is a comment on move “{ $came }”; the moves are numbered { $allowed }.
error-record-comment-open = The comment starting with “{ $came }” is not closed.
error-record-result = The record says the result is “{ $came }”, but its moves lead to “{ $allowed }”.
error-record-too-long = The record is too long: “{ $came }”. The limit is “{ $allowed }”.

## Data files

error-data-unreadable = The file “{ $came }” can't be read.
error-data-toml = The file “{ $came }” is not valid TOML.
error-data-schema = The file “{ $came }” does not have the expected content.
error-data-content =
    { $placed ->
        [no] There is an error in the file “{ $came }”.
       *[yes] There is an error in the file “{ $came }”, at “{ $where }”.
    }

## Reasons

error-why-no-move = It does not have the form of a move.
error-why-faces = Dice show numbers from 1 to 6; “{ $faces }” can't be read as dice.
error-why-number = It must be a whole number from { $low } to { $high }.
error-why-whole = It must be a whole number.
error-why-word = It is not an accepted value.
error-why-os = System error: { $reason }.
error-why-parser = Parser error: { $reason }.
error-why-not-text = It is not valid UTF-8 text.
error-why-too-large = It is larger than { $most } bytes.
error-why-no-saved-game = There is no saved game with that name.
error-why-extra = The package “{ $package }” is missing. Install it with: pip install "rollhouse[{ $extra }]"

## Parts that are not installed

error-extra-missing = This needs the package “{ $came }”, which is not installed. Install it with: { $where }

## Other people

error-people-unknown = User not found.
error-people-bad-link = This link has been used or is more than a week old. Ask your friend for a new one.
error-people-self = You can’t do this with yourself.
error-people-not-friends = You can only invite friends.
error-people-not-open = The game has started, so no one can join any more.
error-people-too-many = Limit reached ({ $came }).

error-sync-address = “{ $came }” is not the address of a Rollhouse server.
error-sync-token = Invalid token for { $came }. You can create one there under “Your games”.
error-sync-unreachable = { $came } does not answer.
error-people-banned = You are banned. You can still watch, export your data and delete your account.
error-people-banned-until = You are banned until { $came }. You can still watch, export your data and delete your account.
error-operator-off = The admin page is off. To turn it on, set ROLLHOUSE_OPERATOR_TOKEN on the server.
error-operator-token = Invalid admin token.
error-operator-no-report = There is no open report { $came }.
error-operator-what = There is no action “{ $came }”. Actions: { $allowed }.
error-setup-operator-token = ROLLHOUSE_OPERATOR_TOKEN is too short. Use at least { $allowed } random characters.
