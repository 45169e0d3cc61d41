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
arena-alone = sole
arena-shared = shared
arena-points = Points
arena-turns = Turns per game
arena-decisions = Decisions per game
arena-mean = mean
arena-sd = std dev
arena-least = min
arena-median = median
arena-most = max

## Below the tables

# Shares in percent, as text
arena-first-player = The starting player wins { $share } ({ $confidence }: { $interval }); { $even } would be fair.
arena-note = A shared win is split equally. The { $confidence } intervals are Wilson’s for wins and Student’s (±) for means.
# $rate is a number of games
arena-speed = { $seconds } s, { $rate } games per second.
arena-forfeits =
    { $count ->
        [one] { $bot } failed in one of { $games } games and lost it ({ $code }).
       *[other] { $bot } failed in { $count } of { $games } games and lost them ({ $code }).
    }
arena-no-verdict = More than { $limit } of the games of { $bot } ended that way: there is no verdict on its strength.
arena-stopped = Stopped: this is the result of the first { $done } games out of { $asked }.
arena-stopped-at-once = Stopped before there was a result.

## `rollhouse dataset`

dataset-done =
    { $count ->
        [one] One game written to “{ $file }”.
       *[other] { $count } games written to “{ $file }”.
    }
dataset-stopped = Stopped. Games in “{ $file }”: { $done } of { $asked }.

## What is refused

error-setup-games = “{ $value }” is not a valid number of games.
error-setup-workers = “{ $value }” is not a valid number of processes.
error-setup-seed = “{ $value }” is not a valid seed.
error-setup-kind = Unknown kind of contest “{ $value }”.
error-data-picture = Unsupported image format “{ $value }”. Pictures must be { $expected }.
error-setup-engine = Unknown engine “{ $value }”.
error-setup-elo = “{ $value }” is not a pair of Elo points from -1000 to 1000, the lower one first.
error-arena-endless = Game { $location } between { $value } does not end.
error-arena-worker-lost = A worker process has died, perhaps out of memory. Try fewer processes.

## `rollhouse levels`: a page in Markdown

levels-title = How strong the bots are
levels-how = Measured by `rollhouse levels` in about { $minutes } min: { $games } games per match, rounded up to whole deals, seed { $seed }; chance decides who starts. Every deal is played once from every seat (duplicate play), and what the dice added is taken out of each result, which leaves its mean as it is. Shares of the win, with 95% intervals in brackets; a shared win is split equally. One bot plays against others of the level below. A step is how much stronger it is, in Elo points, with its interval: between two, 100 of them are 64 wins in 100.
levels-noise = Duplicate play without luck leaves { $percent } of the error that as many independent games would have.
levels-pairs = Each against each
levels-pairs-how = Two players, the first setting above: the share of each bot against each weaker one. The Elo points fit all these matches at once; the weakest bot has 0. A bot that never won counts as having won half a game.
levels-crowd = { $players } players
levels-others = against
levels-step = step
levels-elo = Elo
levels-plays-as = plays as { $bot }
levels-costs = What a decision costs
levels-costs-how =
    Each bot against itself, { $players } players: what its decisions cost, in hundredths of the win, { $exact ->
    [yes] by the solved game.
   *[no] by the evaluator’s estimates.
 }
levels-cost = per decision
levels-cost-game = per game
levels-games = games

## `rollhouse arena`: a page in Markdown

contest-title = { $game }: bots against each other
contest-how = Measured by `rollhouse arena`: two players, at most { $games } games per pair, seed { $seed }; chance decides who starts. Every deal of dice and cards is played once from every seat. 95% intervals in brackets; a shared win is split equally. The rating is openskill’s, which begins at 25; the Elo points fit all pairs at once, and the first bot has 0.
contest-how-crowd = Measured by `rollhouse arena`: { $players } players, { $games } games per line-up, seed { $seed }; chance decides who starts. Every deal of dice and cards is played once from every seat. 95% intervals in brackets; a shared win is split equally. The rating is openskill’s, which begins at 25; the Elo points fit all line-ups at once, and the first bot has 0.
contest-matrix = Win shares
contest-lengths = Length of games
contest-rating = Rating
contest-share = wins in 100: the row’s against the column’s
contest-meeting = Line-up
contest-sprt-stronger = The test is decided: { $one } is stronger than { $other }, by { $high } Elo points rather than { $low } (about 5% of such tests are wrong).
contest-sprt-not-stronger = The test is decided: { $one } is not stronger than { $other } by { $high } Elo points rather than { $low } (about 5% of such tests are wrong).
contest-sprt-open = The test is still open: it is not clear yet whether { $one } is { $high } or { $low } Elo points stronger than { $other }.
