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
arena-first-player = Whoever starts has { $share } of the wins ({ $confidence }: { $interval }); an even share would be { $even }.
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

error-setup-games = The number of games can't be “{ $came }”.
error-setup-workers = The number of processes can't be “{ $came }”.
error-setup-seed = The seed can't be “{ $came }”.
error-arena-endless = Game { $where } between { $came } does not come to an end.
error-arena-worker-lost = A process that was playing games has gone; perhaps the memory ran out. Fewer processes may help.

## `rollhouse levels`: a page in Markdown

levels-title = How strong the bots of { $game } are
levels-how = Measured by `rollhouse levels` in about { $minutes } min: { $games } games a match, seed { $seed }; chance decides who starts. { $setup } Shares of the win, with 95% intervals in brackets; a shared win counts in equal parts.
levels-pairs = Two players
levels-pairs-how = Each bot against each weaker one: its share of the wins.
levels-crowd = { $players } players
levels-crowd-how = One bot against { $others } of the level below. An even share would be { $even }.
levels-others = against
levels-costs = What a decision costs
levels-costs-how = Each bot against itself, two players, every decision weighed by the solved game: how much of the win it gives away, in points of 100.
levels-cost = a decision
levels-cost-game = a game
levels-games = games
