# The command line: what `rollhouse --help` and its commands say.

cli-rollhouse = Play Dicy Cards and Dicetto: with friends, with bots, or with the real box on the table.
cli-play = Play a game. What you leave out is asked for.
cli-learn = learn a game by playing: short lessons on its board
cli-resume = Go on with an interrupted game: the latest one, or the one you name.
cli-resume-list = list the games you can go on with
cli-resume-partial = if the saved file is damaged, go on from the last good move
cli-resume-bot = if a bot that played here is gone, this one takes its seat
cli-games = List the games you can go on with; delete one, or take its record elsewhere.
cli-games-delete = delete this game for good
cli-games-export = print the record of this game as far as it goes
cli-games-out = write it to this file (as JSON if that ends in .json) instead of printing it
cli-replay = Step through a recorded game: a file, - for the standard input, or the last game you finished.
cli-replay-json = print every position as JSON
cli-replay-all = print the whole game without stopping
cli-analyse = Look at a recorded game again, or at the last one you finished: what every move cost, and how much was luck.
cli-analyse-json = print the report as JSON
cli-analyse-seat = only this seat (counted from 1)
cli-analyse-annotate = print the record with what was found in it: marks, better moves, what positions are worth
cli-analyse-many = a folder of records: a line of JSON for each
cli-analyse-out = with --many or --annotate: write to this file; another run of --many with it goes on from there
cli-sync = Send the games that you finished here to a house on the network, where they join your games. ADDRESS is the house’s: https://dice.example.org.
cli-sync-token = your token there, from “Your games” (or in ROLLHOUSE_TOKEN)
cli-puzzle = Solve the puzzle of the day: find the one best move. Games take turns, or name one.
cli-puzzle-day = the puzzle of another day, like 2026-01-31
cli-train = Train with positions from your own finished games in which you erred.
cli-train-player = only this player’s errors
cli-train-theme = positions about this theme, from the puzzles that ship (see --themes)
cli-train-level = positions of this level
cli-train-themes = list the themes
cli-rules = Show the rules, card by card.
cli-rules-about = show only what is said about a card, a rule or a ruling
cli-referee = Referee a game for another program: JSON lines in, JSON lines out.
cli-serve = Open the house in a browser, for you or for everybody.
cli-serve-host = the address to listen on (127.0.0.1: this machine only)
cli-serve-lan = open the house to the local network too
cli-serve-port = the port to listen on
cli-serve-database = where games are kept: a SQLAlchemy URL (otherwise a file of yours)
cli-serve-channels = how several servers talk to each other: memory (one server), or a Redis URL
cli-serve-public-url = the address that people use
cli-serve-trusted-proxies = proxies whose word about the caller is believed
cli-serve-workers = how many processes answer at this address; several need PostgreSQL and Redis
cli-serve-per-address = how many connections one address may have at once; 0 for any number
cli-serve-keep-unused = days after which a table goes where no game has begun and nothing happens any more; 0 for never
cli-serve-keep-unfinished = the same where a game has begun and is not over
cli-serve-keep-finished = the same where the game is over; positions that somebody trains with stay
cli-serve-keep-guests = days without a game after which guests go who have no passkey and no recovery codes; 0 for never
cli-serve-weigh = weigh people’s games when they end, for how well they were played; otherwise when somebody looks at theirs
cli-serve-exec-bot = a program that plays as a bot of this name, for every game; may be given several times
cli-serve-open = open the browser
cli-verify = Check the dice of a recorded game, or of the last one you finished; of several, whether they had the same.
cli-backup = Copy the server's database while it runs.
cli-restore = Put a copy of the server's database back.
cli-restore-replace = put it in the place of the database that is there, which is kept beside it
cli-inspect = Open every table of the server's database once, and name those that can't be read.
cli-simulate = Let bots play many games and count the results.
cli-simulate-players = the bots, seat by seat
cli-simulate-games = how many games
cli-simulate-seed = the same seed gives the same result
cli-simulate-workers = how many processes (all cores, unless you say otherwise)
cli-engine = where the work is done: processes of this machine, or a Ray cluster
cli-simulate-json = print the result as JSON
cli-simulate-csv = print the result as CSV
cli-levels = Measure how strong the bots are, of a game or of all: a page of win shares between them.
cli-levels-bots = the bots to compare, the weakest first (otherwise all of the game’s own)
cli-levels-games = how many games each match has
cli-levels-keep = keep what was played in this file; another run with it goes on from there
cli-levels-out = write the page to this file instead of printing it
cli-arena = Let bots play against each other, with the same dice from every seat: ratings, win shares, lengths and what decisions cost.
cli-arena-kind = each against each, the first against all others, or two until it is clear which is stronger
cli-arena-players = how many different bots at a table; with 3 or 4 every line-up plays
cli-arena-plot = draw the ratings and who beat whom into this file (rollhouse[plots])
cli-arena-games = how many games each meeting has, or at most has
cli-arena-elo = for sprt: is the first bot HIGH Elo points stronger, or only LOW?
cli-version = show the version
cli-lang = language (otherwise: your system’s)
cli-plain = lines of text instead of a full screen
# $bots is a list of cli-players-bots
cli-players = who sits where: people, bots ({ $bots }), or a program as a bot (exec:./mybot)
cli-players-bots = { $game }: { $bots }
cli-dice = real: roll real dice and type what they show
cli-seed = repeatable dice: the same seed, the same rolls
cli-coach = have the coach warn you before a move that costs a lot
cli-no-help = no hints and no coach at this table
cli-first = who starts: a seat, or random
cli-help-help = show this help
cli-help-usage = Usage:
cli-help-options = Options
cli-help-options-word = OPTIONS
cli-help-commands = Commands
cli-help-otherwise = { $text } (otherwise: { $value })
cli-of-game = { $game }: { $text }
cli-of-games = { $games }
cli-why-meant = Did you mean { $name }?
cli-error = rollhouse: { $text } [{ $code }]

error-cli-argument = “{ $value }” is one argument too many for “{ $location }”.
error-cli-command = There is no command “{ $value }”.
error-cli-option = There is no option “{ $value }” here.
error-cli-option-value = The option “{ $value }” needs a value, or takes none.
error-cli-missing = { $value } is missing.
error-cli-both = “{ $value }” and “{ $location }” can't be given together.
error-cli-usage = The command line could not be understood: { $value }
error-cli-system =
    { $given ->
        [no] Something could not be read or written.
       *[yes] “{ $value }” could not be read or written.
    }
error-setup-about = The rules say nothing about “{ $value }”.
error-referee-too-long = The line has { $value } bytes, more than the { $expected } that are read.
error-referee-malformed = This is not a request: “{ $value }”.
error-referee-no-game = There is no game on the table yet.
error-referee-seats = { $value } names were given for { $expected } seats.

## Long work

solver-working = Solving
solver-working-line = Solving: { $share }
solver-stopped = Stopped. What was done is kept, and the next time it goes on from there.
solver-stopped-at-once = Stopped.

cli-admin = Look after a house: people, tables, reports, bans
cli-admin-days = With ban: for so many days; otherwise for good
cli-admin-reason = With ban: why, for yourself
cli-admin-json = As JSON, for programs
