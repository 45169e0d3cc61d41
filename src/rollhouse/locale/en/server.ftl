# The server: what can go wrong between it and its database.

error-store-url = “{ $value }” is no database that can be used here.
error-store-folder = The folder “{ $value }” for the database can't be made.
error-store-unavailable = The database doesn't answer, so nothing was changed. Please try again in a moment.
error-store-in-doubt = The database went away while this was being stored. As soon as it answers again, the table shows whether it was.
error-store-damaged = The database “{ $value }” is damaged, or no database at all. Whoever runs this server has to put back a backup.
error-store-read-only = The database “{ $value }” can't be written to, so nothing was changed. Whoever runs this server has to allow it.
error-store-no-entry = The database “{ $value }” can't be opened: its folder, or the file itself, is out of reach.
error-store-in-use = Another Rollhouse server is running on the database “{ $value }”. Stop it first, or give this one another database.
error-store-full = There is no room left for the database “{ $value }”, so nothing was changed.
error-store-missing = There is no Rollhouse database at “{ $value }”.
error-store-closed = The server is shutting down. Please come back in a moment.
error-store-newer = The database was made by a newer Rollhouse ({ $value }); this one can't use it.
error-store-backup = The backup “{ $value }” can't be written.
error-store-backup-exists = “{ $value }” is there already, and a backup never replaces a file.
error-store-backup-postgres = The database “{ $value }” is a PostgreSQL one: back it up with { $expected }.
error-store-restore-exists = There is a database at “{ $value }” already. With --replace the copy takes its place, and it is kept beside it.


## Tables shared over the network

error-table-unknown = There is no table “{ $value }”.
error-table-unreadable = This table can't be read: what is stored of it is damaged. Whoever runs this server knows.
error-table-newer-rules = This table is played by version { $value } of the rules; this node knows version { $expected }. Please come back in a moment.
error-table-stranger = Only people the house knows can do that: open its start page first.
error-table-bad-token = This token is nobody's.
error-table-bad-link = This link was used before, or is too old.
error-table-claim-loses = This device has tables, puzzles or friends of its own, which nobody could reach any more. Say that it may be replaced, or leave it.
error-table-no-token = None of your devices and programs is called “{ $value }”.
error-table-own-token = This is the device that asks: it can only be turned away by another one.
error-table-passkey = That passkey was not accepted. Try again, or sign in another way.
error-table-no-passkey = None of your passkeys is called “{ $value }”.
error-table-passkeys-full = You have { $value } passkeys, and there is no room for more: remove one first.
error-table-passkey-name = A passkey’s name must be letters that can be seen.
error-table-bad-code = No such recovery code: it was used before, or mistyped.
error-table-not-kept = Without a passkey or recovery codes you could not come back. Make one first.
error-table-record-unfinished = This game is not over: only finished ones can be added.
error-table-record-nobody = Only bots played this game: it is nobody’s.
error-table-records-full = You have added { $value } games, and there is no room for more.
error-table-no-fork = At this table there is no help, so its game can be tried out elsewhere only when it is over.
error-table-too-many = You have { $value } tables that are not over: finish some of them, or resign, before you open more.
error-table-still-here = { $value } is still here, or has only just left.
error-table-name = “{ $value }” can't be a name: names have { $expected } characters that can be shown.
error-table-name-taken = Somebody at this table is called “{ $value }” already.
error-table-entropy = “{ $value }” is not 32 hexadecimal digits.
error-table-commit = “{ $value }” is not 64 hexadecimal digits.
error-table-part = “{ $value }” is not the part in the dice that this seat is bound to.
error-table-not-to-reveal = Seat { $value } has nothing to reveal now.
error-table-seat-taken = Seat { $value } is taken.
error-table-seat-free = Nobody sits on seat { $value }.
error-table-not-yours =
    { $given ->
        [no] You don't sit at this table.
       *[yes] Seat { $value } is not yours.
    }
error-table-no-seat = There is no such seat: { $value }.
error-table-begun = The game has begun.
error-table-not-begun = The game has not begun yet.
error-table-over = The game is over.
error-table-not-over = The game is not over yet.
error-table-seats-free = { $value } more must sit down before the game can begin.
error-table-not-host = Only whoever set this table can do that.
error-table-house-rolls = At this table the house rolls the dice.
error-table-not-your-turn = It is not your turn.
error-table-nothing-to-roll = There is nothing to roll now.
error-table-resigned = This seat has resigned already.
error-table-saying = Say something of { $expected } characters.
error-table-players-talk = At this table only those who play may talk.
error-table-no-chat = At this table nobody writes: there are only reactions.
error-table-said-enough = { $value } things were said at this table: that is all it keeps.
error-table-no-help = At this table there are no hints and no coach: whoever set it has turned them off.
error-table-rated-rules = A rated game is for two or more, one seat each, without help, with the dice and the bots of the house. Chance decides who begins, and where several people play there is a clock.
error-table-daily-once = The challenge of a day is played once, to the end, and not again.
error-table-tournament-once = This game belongs to a tournament: the next round comes by itself.
error-table-daily-begins = Your try is just being set up: please try again in a moment.
error-table-rated-no-undo = In this game nothing is taken back.
error-table-rated-no-cover = In this game no bot plays for anybody.

error-wire-too-long = That is too long.
error-wire-rate-limited = Too much was asked for in a short time. Please try again in { $value } s.
error-wire-malformed = “{ $value }” is not a command ({ $location }).
error-wire-no-such-page = There is nothing at { $value }.
error-wire-broken = Something went wrong here. Nothing was lost; please try again.
error-wire-another-site = This was asked for by a page of another site, so nothing was done.
error-wire-not-json = Only { $expected } is taken here.
error-lan-not-here = The house can be opened to the network only by somebody at the computer that it runs on.
error-lan-none = This computer is in no network.
error-lan-taken = The house can’t listen at { $value }: { $reason }

## The teacher

error-help-none = Nobody can say here what positions of this game are worth, so there are no hints.
error-help-nothing = There is nothing to decide now: the dice come first.
error-help-unavailable = The tablebase for this game can't be worked out here just now. The game goes on without it.
error-help-another-day = The puzzle of { $value } is no longer open: today is { $expected }.
error-help-no-puzzle = There is no such puzzle.
error-help-no-rush = There is no such rush of yours.

## The dice

error-fair-not-verifiable = The dice of this game were not the house's, so there is nothing to derive again.
error-fair-not-over = The game is not over: the secret of its dice is published when it ends.
error-fair-secret = “{ $value }” is not a secret.
error-fair-commitment = The secret does not fit what was published before the game: these dice can't be trusted.
error-fair-part = The part of seat { $location } is not the one it was bound to: these dice can't be trusted.
error-fair-roll = Move { $location } says “{ $value }”, but the dice give “{ $expected }”: these dice can't be trusted.

## Running a server

error-setup-server = The server can't be set up like this: { $value }
error-setup-exec-bot = “{ $value }” does not name a program for a bot.
error-setup-workers-share = { $value } processes need a database and channels that all of them share.
error-setup-per-address = “{ $value }” is no number of connections.
error-setup-keep = “{ $value }” is no number of days to keep tables for.
error-setup-port = The port can't be “{ $value }”.
error-setup-channels = Nodes can't talk through “{ $value }”.
error-setup-public-url = “{ $value }” can't be the server's address.
error-setup-trusted-proxies = “{ $value }” is no address of a proxy.
error-setup-log = How much is logged can't be “{ $value }”.
error-setup-address = The server can't listen on { $value }.
error-setup-no-files = The option “{ $value }” names a file, and can't be used over the network.
error-setup-form = There is no record in the form “{ $value }”.
error-setup-real_seats = The seats with real dice can't be “{ $value }”.
error-setup-clock = The clock can't be set to { $value } seconds.

# What somebody is called who has not said.
daily-guest = Guest { $number }
