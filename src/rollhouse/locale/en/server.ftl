# The server: what can go wrong between it and its database.

error-store-url = “{ $value }” is not a supported database URL.
error-store-folder = The database folder “{ $value }” can’t be created.
error-store-unavailable = The database is not responding, so nothing was changed. Try again in a moment.
error-store-in-doubt = The database connection was lost while this was being saved. Once it is back, the table shows whether it was saved.
error-store-damaged = The database “{ $value }” is damaged or not a database. Restore it from a backup.
error-store-read-only = The database “{ $value }” is read-only, so nothing was changed. Give the server permission to write to it.
error-store-no-entry = Permission denied: can’t open the database “{ $value }”.
error-store-in-use = Another Rollhouse server is using the database “{ $value }”. Stop it first, or choose another database.
error-store-full = No disk space left for the database “{ $value }”, so nothing was changed.
error-store-missing = There is no Rollhouse database at “{ $value }”.
error-store-closed = The server is shutting down. Try again in a moment.
error-store-newer = The database was created by a newer version of Rollhouse ({ $value }) and can’t be used by this one.
error-store-backup = The backup “{ $value }” can’t be written.
error-store-backup-exists = “{ $value }” already exists. A backup never overwrites a file.
error-store-backup-postgres = “{ $value }” is a PostgreSQL database. Back it up with { $expected }.
error-store-restore-exists = There is already a database at “{ $value }”. Use --replace to replace it; the old one is kept next to it.


## Tables shared over the network

error-table-unknown = Table “{ $value }” not found.
error-table-unreadable = This table can’t be opened: its stored data is damaged. The admin has been informed.
error-table-newer-rules = This table uses version { $value } of the rules; this server has version { $expected }. Try again in a moment.
error-table-stranger = Open the home page first so we can create a guest account for you.
error-table-bad-token = Invalid token.
error-table-bad-link = This link has been used or has expired.
error-table-claim-loses = This device has tables, puzzles or friends of its own, and you would lose access to them. Confirm that they may be replaced, or cancel.
error-table-no-token = You have no device or program called “{ $value }”.
error-table-own-token = You can’t sign out this device here. Use another device.
error-table-passkey = The passkey was not accepted. Try again, or sign in another way.
error-table-no-passkey = You have no passkey called “{ $value }”.
error-table-passkeys-full = You can have at most { $value } passkeys. Remove one first.
error-table-passkey-name = The name of a passkey must have visible characters.
error-table-bad-code = Invalid recovery code. It may be mistyped or already used.
error-table-not-kept = Create a passkey or recovery codes first. Without them you could not sign in again.
error-table-record-unfinished = This game is not finished. You can only add finished games.
error-table-record-only-bots = Only bots played this game, so it can’t be added to your games.
error-table-records-full = You can add at most { $value } games.
error-table-no-fork = Help is off at this table, so you can only continue from a position once the game is over.
error-table-too-many = You have { $value } unfinished games. Finish or resign some of them before you start more.
error-table-still-here = { $value } is still here, or has only just left.
error-table-name-locked = Your name, “{ $value }”, was set by an admin and can’t be changed.
error-table-name = Invalid name “{ $value }”. Names have { $expected } visible characters.
error-table-name-taken = The name “{ $value }” is already used at this table.
error-table-entropy = “{ $value }” is not 32 hexadecimal digits.
error-table-commit = “{ $value }” is not 64 hexadecimal digits.
error-table-entropy-share = “{ $value }” is not the number that this seat committed to.
error-table-not-to-reveal = Seat { $value } has nothing to reveal now.
error-table-seat-taken = Seat { $value } is taken.
error-table-seat-free = Seat { $value } is empty.
error-table-not-yours =
    { $given ->
        [no] You are not playing at this table.
       *[yes] Seat { $value } is not yours.
    }
error-table-no-seat = There is no seat { $value }.
error-table-begun = The game has already started.
error-table-not-begun = The game has not started yet.
error-table-over = The game is over.
error-table-not-over = The game is not over yet.
error-table-seats-free = The game can’t start yet. Free seats: { $value }.
error-table-not-host = Only the host of this table can do that.
error-table-server-rolls = This table uses virtual dice.
error-table-not-your-turn = It is not your turn.
error-table-nothing-to-roll = There is nothing to roll now.
error-table-resigned = This player has already resigned.
error-table-no-stop = Players can’t agree to stop here: the game does not stand still.
error-table-message-length = Messages have { $expected } characters.
error-table-spectator-chat = Only players can chat at this table.
error-table-no-chat = Chat is off at this table. You can still send reactions.
error-table-chat-full = This chat is full ({ $value } messages).
error-table-no-help = The host has turned hints and the coach off at this table.
error-table-rated-rules = Rated games need the usual settings, two or more players, one seat each, virtual dice, Rollhouse bots, a random first player and no help. With several people there must also be a clock. Only registered players can look for rated games.
error-table-daily-once = You can play the daily challenge only once.
error-table-tournament-once = This game belongs to a tournament; the next round starts automatically.
error-table-daily-begins = Your game is being set up. Try again in a moment.
error-table-rated-no-undo = Moves can’t be taken back in this game.
error-table-rated-no-cover = Bots can’t stand in for players in this game.

error-wire-too-long = The message is too long.
error-wire-rate-limited = Too many requests. Try again in { $value } seconds.
error-wire-malformed = “{ $value }” is not a valid command ({ $location }).
error-wire-no-such-page = Page not found: { $value }.
error-wire-broken = Something went wrong on the server. Nothing was lost. Try again.
error-wire-unknown-host = This server is not known as “{ $value }”. Its host can allow the name with --allow-host.
error-wire-bad-host = The request must name exactly one host.
error-wire-another-site = The request came from another website, so it was rejected.
error-wire-not-json = Unsupported content type. Send { $expected }.
error-lan-not-here = Rollhouse can be opened to the network only from the computer it runs on.
error-lan-none = This computer is not connected to a network.
error-lan-taken = Rollhouse can’t listen at { $value }: { $reason }

## The teacher

error-help-none = There are no hints for this game: its positions can’t be evaluated.
error-help-nothing = There is nothing to decide now. Roll first.
error-help-unavailable = The exact answer for this game can’t be computed right now. The game goes on without it.
error-help-another-day = The puzzle of { $value } is closed. Today is { $expected }.
error-help-no-puzzle = Puzzle not found.
error-help-no-rush = Rush not found.

## The dice

error-fair-not-verifiable = This record does not say how its dice were made, so they can’t be checked.
error-fair-not-over = The game is not over. The secret of its dice is published when it ends.
error-fair-secret = “{ $value }” is not a valid secret.
error-fair-commitment = The secret does not match the number published before the game: these dice can’t be trusted.
error-fair-part = The number revealed for seat { $location } is not the one it committed to: these dice can’t be trusted.
error-fair-roll = Move { $location } says “{ $value }”, but the dice give “{ $expected }”: these dice can’t be trusted.

## Running a server

error-setup-server = Invalid server settings: { $value }
error-setup-exec-bot = “{ $value }” does not name a program for a bot.
error-setup-workers-share = { $value } worker processes need a shared database and Redis.
error-setup-per-address = “{ $value }” is not a valid number of connections.
error-setup-keep = “{ $value }” is not a valid number of days.
error-setup-port = Invalid port: “{ $value }”.
error-setup-channels = Can’t connect to Redis at “{ $value }”.
error-setup-public-url = “{ $value }” is not a valid public URL.
error-setup-trusted-proxies = “{ $value }” is not a valid proxy address.
error-setup-log = Unknown log level “{ $value }”.
error-setup-address = The server can’t listen on { $value }.
error-setup-no-files = The option “{ $value }” takes a file and is not available over the network.
error-setup-form = There is no record format “{ $value }”.
error-setup-real_seats = Invalid seats for real dice: “{ $value }”.
error-setup-clock = Invalid clock: { $value } seconds.

# The name of a user who has not chosen one.
daily-guest = Guest { $number }
