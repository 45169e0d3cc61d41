# Many games between bots: what `rollhouse simulate` shows.

arena-title =
    { $count ->
        [one] { $game }: one game, seed { $seed }
       *[other] { $game }: { $count } games, seed { $seed }
    }
arena-playing = Playing
arena-how-to-stop = Ctrl-C stops

## The tables. Headings are short: everything fits 80 columns.

arena-player = Player
arena-share = Win share
arena-alone = alone
arena-shared = shared
arena-points = Points
arena-turns = Turns a game
arena-decisions = Decisions a game
arena-mean = mean
arena-sd = std dev
arena-least = min
arena-median = median
arena-most = max

## Below the tables

# Shares in percent, as text
arena-first-player = The starting player wins { $share } ({ $confidence }: { $interval }); { $even } would be fair.
arena-note = A shared win counts in equal parts. The { $confidence } intervals are Wilson's for wins and Student's (±) for means.
# $rate is a number of games
arena-speed = { $seconds } s, { $rate } games a second.
arena-faults =
    { $count ->
        [one] One move was made for { $bot }, which failed.
       *[other] { $count } moves were made for { $bot }, which failed.
    }
arena-faults-by-code =
    { $count ->
        [one] One move was made for { $bot }, which failed ({ $code }).
       *[other] { $count } moves were made for { $bot }, which failed ({ $code }).
    }
arena-stopped = Stopped: this is the result of the first { $done } games out of { $asked }.
arena-stopped-at-once = Stopped before there was a result.

## What is refused

error-setup-games = The number of games can't be “{ $value }”.
error-setup-workers = The number of processes can't be “{ $value }”.
error-setup-seed = The seed can't be “{ $value }”.
error-setup-kind = There is no contest of the kind “{ $value }”.
error-data-picture = “{ $value }” is not a supported picture. Pictures must be { $expected }.
error-setup-engine = There is no engine “{ $value }”.
error-setup-elo = “{ $value }” are not two numbers of Elo points, the lower one first, from -1000 to 1000.
error-arena-endless = Game { $location } between { $value } does not come to an end.
error-arena-worker-lost = A process that was playing games has gone; perhaps the memory ran out. Fewer processes may help.

## `rollhouse levels`: a page in Markdown

levels-title = How strong the bots are
levels-how = Measured by `rollhouse levels` in about { $minutes } min: { $games } games a match, rounded up to whole deals, seed { $seed }; chance decides who starts. It is duplicate play: every deal of dice and cards is played once from every seat, so that whatever luck a seat has, each bot has it once. Shares of the win, with 95% intervals in brackets; a shared win counts in equal parts. One bot plays against others that are all of the level below. A step is how much stronger it is, in Elo points: between two, 100 of them are 64 wins in 100.
levels-noise = Duplicate play leaves { $percent } of the error that as many games with dice of their own would have.
levels-pairs = Each against each
levels-pairs-how = Two players, the first setting above: the share of each bot against each weaker one. The Elo points fit all these matches at once; the weakest bot has 0. Whoever never won is taken to have won half a game.
levels-crowd = { $players } players
levels-others = against
levels-step = step
levels-elo = Elo
levels-plays-as = plays as { $bot }
levels-costs = What a decision costs
levels-costs-how = Each bot against itself, two players, every decision weighed by the solved game: how much of the win it gives away, in points of 100.
levels-cost = a decision
levels-cost-game = a game
levels-games = games

## `rollhouse arena`: a page in Markdown

contest-title = { $game }: bots against each other
contest-how = Measured by `rollhouse arena`: two players, { $games } games a meeting at most, seed { $seed }; chance decides who starts. Every deal of dice and cards is played once from every seat. 95% intervals in brackets; a shared win counts in equal parts. The rating is openskill's, which begins at 25; the Elo points fit all meetings at once, and the first bot has 0.
contest-how-crowd = Measured by `rollhouse arena`: { $players } players, { $games } games a line-up, seed { $seed }; chance decides who starts. Every deal of dice and cards is played once from every seat. 95% intervals in brackets; a shared win counts in equal parts. The rating is openskill's, which begins at 25; the Elo points fit all line-ups at once, and the first bot has 0.
contest-matrix = Win shares
contest-lengths = How long games are
contest-rating = Rating
contest-share = wins in 100: the row’s against the column’s
contest-meeting = Meeting
contest-sprt-stronger = The test is decided: { $one } is stronger than { $other }, by { $high } Elo points rather than { $low } (about 5% of such tests are wrong).
contest-sprt-not-stronger = The test is decided: it is not true that { $one } is { $high } Elo points stronger than { $other } rather than { $low } (about 5% of such tests are wrong).
contest-sprt-open = The test is still open: between { $one } and { $other } it is not clear yet whether it is { $high } Elo points or { $low }.
