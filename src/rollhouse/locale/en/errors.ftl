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
error-move-illegal = “{ $value }” can’t be played now.
error-move-stale = “{ $value }” was meant for the position after { $location } moves, but { $expected } moves have been made.

## Positions in one line

error-position-malformed =
    { $placed ->
        [no] “{ $value }” is not a valid position of this game.
       *[yes] “{ $value }” is not valid in a position (field: { $location }).
    }
error-position-impossible = “{ $value }” can’t occur in a game (field: { $location }).

## Setting up

error-setup-unknown = There is no option “{ $value }”.
error-setup-game = There is no game “{ $value }”.
error-setup-game-broken = The game “{ $value }”, from another package, can’t be loaded ({ $location }).
error-setup-bot-seconds = Invalid number of seconds per bot move: “{ $value }”.
error-setup-language = There is no language “{ $value }”.
error-setup-players = Invalid number of players: “{ $value }”.
error-setup-first = Invalid first player: “{ $value }”.
error-setup-seat = There is no seat “{ $value }” in this game.
error-setup-name = Invalid name “{ $value }”. Names have { $expected } visible characters.
error-setup-name-twice = Two players can’t have the same name: “{ $value }”.
error-setup-dice = There is no kind of dice “{ $value }”.

## Bots

error-bot-unknown = This game has no bot “{ $value }”.
error-bot-broken = The bot “{ $value }”, from another package, can’t be loaded ({ $location }).
error-bot-too-few = A comparison needs at least two bots; only “{ $value }” was given.
error-bot-command = “{ $value }” is not a valid command line.
error-bot-program = The bot “{ $value }” can’t be started: “{ $location }” is not an executable program.
error-bot-start = The bot “{ $value }” could not be started. System error: { $location }.
error-bot-slow = The bot “{ $value }” did not answer within { $location } seconds.
error-bot-died = The bot “{ $value }” exited before it answered ({ $location }).
error-bot-unreachable = The bot “{ $value }” could not be reached ({ $location }).
error-bot-answer = The bot “{ $value }” sent an invalid answer: “{ $location }”.
error-bot-illegal = The bot “{ $value }” chose “{ $location }”, which can’t be played now.
error-bot-gave-up = The bot “{ $value }” gave up: “{ $location }”.
error-bot-failed = The bot “{ $value }” failed ({ $location }).

## Taking back

error-undo-nothing = There is nothing to take back.
error-undo-past-roll = You can’t take this back: dice have been rolled or a card drawn since then.

## Saved games

error-save-ambiguous = Several saved games start with “{ $value }”: { $expected }
error-save-in-use = The game “{ $value }” is open in another window. Close it there first.

## Records

error-record-none = “{ $value }” is not a game record.
error-record-no-games = You have no finished games here yet.
error-record-unreadable = The record “{ $value }” can’t be read.
error-record-json =
    { $given ->
        [no] The record is not valid JSON.
       *[yes] The record “{ $value }” is not valid JSON.
    }
error-record-format = This record has format “{ $value }”; this version of Rollhouse reads format { $expected }.
error-record-game = This record is of a game that is not installed: “{ $value }”.
error-record-rules = This record uses version “{ $value }” of the game’s rules; this version of Rollhouse plays version { $expected }.
error-record-setup =
    { $given ->
        [no] The record’s setup is not valid ({ $location }).
       *[yes] The record’s setup is not valid: “{ $value }” ({ $location }).
    }
error-record-seats = The record’s seats are “{ $value }”; expected “{ $expected }”.
error-record-tag = “{ $value }” is not a valid record tag.
error-record-tag-twice = The tag “{ $value }” appears twice.
error-record-tag-missing = The tag “{ $value }” is missing.
error-record-malformed-move = Move { $location }, “{ $value }”, is not a move of this game.
error-record-illegal-move = Move { $location }, “{ $value }”, can’t be played there.
error-record-comment = There is a comment on move “{ $value }”; the moves are numbered { $expected }.
error-record-comment-open = The comment starting with “{ $value }” is not closed.
error-record-result = The record says the result is “{ $value }”, but its moves lead to “{ $expected }”.
error-record-too-long = The record is too long: “{ $value }”. The limit is “{ $expected }”.

## Data files

error-data-unreadable = The file “{ $value }” can’t be read.
error-data-toml = The file “{ $value }” is not valid TOML.
error-data-schema = The file “{ $value }” does not have the expected content.
error-data-content =
    { $placed ->
        [no] There is an error in the file “{ $value }”.
       *[yes] There is an error in the file “{ $value }”, at “{ $location }”.
    }

## Reasons

error-why-no-move = It does not have the form of a move.
error-why-faces = Dice show numbers from 1 to 6; “{ $faces }” can’t be read as dice.
error-why-number = It must be a whole number from { $low } to { $high }.
error-why-only = It must be { $low }.
error-why-whole = It must be a whole number.
error-why-word = It is not an accepted value.
error-why-os = System error: { $reason }.
error-why-parser = Parser error: { $reason }.
error-why-not-text = It is not valid UTF-8 text.
error-why-too-large = It is larger than { $most } bytes.
error-why-no-saved-game = There is no saved game with that name.
error-why-extra = The package “{ $package }” is missing. Install it with: pip install "rollhouse[{ $extra }]"

## Parts that are not installed

error-extra-missing = This needs the package “{ $value }”, which is not installed. Install it with: { $location }

## Other people

error-people-unknown = User not found.
error-people-bad-link = This link has been used or is more than a week old. Ask your friend for a new one.
error-people-self = You can’t do this with yourself.
error-people-not-friends = This player takes invitations from friends only.
error-people-too-many-requests = You have sent too many friend requests that have not been answered yet.
error-people-name-taken = Another player has the name { $value }, or one that looks the same. Choose another.
error-people-not-open = The game has started, so no one can join any more.
error-people-blocked = You can’t play here: one of you has blocked the other.
error-people-too-many = Limit reached ({ $value }).

error-sync-address = “{ $value }” is not the address of a Rollhouse server.
error-sync-token = No valid token for { $value }. Create one there under “Account”, and give it to `rollhouse login`.
error-sync-unreachable = { $value } does not answer.
error-people-scope = This token is for { $value ->
    [upload] uploading games only
    [play] playing, not for changing settings
   *[other] something else
}.
error-people-browser-only = Only a signed-in browser can do this, not a program.
error-people-confirm = Confirm that it’s you first: with your passkey or a recovery code.
error-people-banned = You are banned. You can still watch, export your data and delete your account.
error-people-banned-until = You are banned until { $value }. You can still watch, export your data and delete your account.
error-admin-off = The admin page is off. To turn it on, set ROLLHOUSE_ADMIN_TOKEN on the server.
error-admin-token = Invalid admin token.
error-admin-no-report = There is no open report { $value }.
error-admin-no-message = There is no such message.
error-admin-what = There is no action “{ $value }”. Actions: { $expected }.
error-admin-arguments = “{ $value }” was given the wrong arguments. Usage: { $expected }
error-admin-days = “{ $value }” is not a number of days for a ban, or the reason is too long.
error-client-link = “{ $value }” is not the link of a table.
error-client-unreachable = The server “{ $value }” can’t be reached.
error-client-refused = { $value }
error-client-gone = The server no longer lets you in at this table. { $value }
error-client-offline = Not sent: there is no connection to the server.
error-record-empty-folder = There are no records of games in “{ $value }”.
error-setup-exec-bot-name = “{ $value }” is the name of a built-in bot. Choose another name.
error-setup-admin-token = ROLLHOUSE_ADMIN_TOKEN is too short. Use at least { $expected } random characters.
