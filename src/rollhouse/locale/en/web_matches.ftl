# Duplicate matches: two tables, the same dice.

web-match = Duplicate match
web-match-how = Two tables get the same dice, so the play is compared, not the luck of one roll. Games diverge early, and most luck remains: 92 to 99% of it, as measured. Afterwards you see both games side by side: where they diverged, and what each decision cost.
web-match-make = Create match
web-match-form = Who plays
web-match-duel = Duel (1 vs 1)
web-match-teams = Teams (2 vs 2)
web-match-duel-how = Each of you plays against the same bot, in the same seat, with the same dice. With a correspondence clock you don’t need to be online at the same time.
web-match-teams-how = Four players in two teams of two. Your team plays in the first seat at one table and in the second seat at the other.
web-match-boards = Boards
web-match-bot = Opponent (bot)
web-match-open = waiting for players
web-match-plays = in play
web-match-over = over
web-match-i-won = you won
web-match-i-lost = you lost
web-match-no-players = No one yet
web-match-free = free
web-match-count = { $boards ->
    [one] 1 board
   *[other] { $boards } boards
}
web-match-minutes = { $time } each
web-match-days = { $time } per decision
web-match-invite = Send this link to the other players.
web-match-qr = QR code of the link to this match
web-match-side = Team { $side }
web-match-sit = Sit here
web-match-sit-at = Sit here: team { $side }
web-match-is-ready = ready
web-match-ready = I’m ready
web-match-not-ready = Not yet
web-match-waits = The match starts when all places are taken and everyone is ready.
web-match-waits-days = The match starts when all places are taken. You can then play at any time.
web-match-leave = Leave
web-match-give-up = Resign the match
web-match-give-up-sure = Resign the match? Your team loses it.
web-match-call-off = Cancel match
web-match-table = Go to your table
web-match-sealed = You have finished. The other table is still playing the same dice; results are shown when both are done.
web-match-next = The next board starts when everyone is ready, or in { $seconds } s.
web-match-stand = Match score
web-match-sides = Team
web-match-wins = Games won
web-match-points = Point difference
web-match-won = { $count ->
    [one] { $names } has won the match.
   *[other] { $names } have won the match.
}
web-match-shared = The match is a draw.
web-match-given-up = { $names } resigned the match.
web-match-better = { $count ->
    [one] { $names } made better decisions, apart from luck.
   *[other] { $names } made better decisions, apart from luck.
}
web-match-better-too = { $count ->
    [one] { $names } also made better decisions, apart from luck.
   *[other] { $names } also made better decisions, apart from luck.
}
web-match-analysing = The decisions are being analysed …
web-match-board = Board { $board } of { $boards }
web-match-of = Table { $table }
web-match-not-begun = not started
web-match-table-over = finished
web-match-ended-gave-up = resigned
web-match-ended-time = out of time
web-match-ended-gone = table deleted
web-match-board-won = Board won by { $names }
web-match-board-shared = Board drawn
web-match-cost = average cost per decision: { $cost }
web-match-compare = Compare the tables
web-match-parted = { $decisions ->
    [0] They diverged at the first decision.
    [one] One decision was the same at both tables, then they diverged:
   *[other] { $decisions } decisions were the same at both tables, then they diverged:
}
web-match-alike = Both tables made the same moves to the end.
web-match-best = best
web-match-neither = Best move: { $move }
web-match-worst = Most costly decisions
web-match-look = Show
web-match-of-table = This table is part of a duplicate match: another table plays the same dice. There are no hints, and moves can’t be taken back.
web-match-back = Back to the match
web-match-rules = Rules and scoring
web-match-rules-dice = Same dice: each roll of each turn is fixed before the match and is the same at both tables. As long as both tables make the same decisions, their games are identical; after that, each turn still starts with the same dice. Until both tables have finished, only their players can see them.
web-match-rules-score = The team that wins more games on a board wins the board; if equal, the team with the better point difference wins it; otherwise it is drawn. The match is decided by boards, then games won, then point difference. Because games diverge early, the same dice remove only a little luck: the average cost per decision says more about who played well. Ratings are not affected.
web-match-rules-time = Players who don’t show up lose on time. If one player resigns the match, their team loses it.
