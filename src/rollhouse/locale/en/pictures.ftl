# Pictures of positions and games, and the previews of links.

picture-player = Player { $number }
picture-move = Move { $ply } of { $last }

preview-home = Dicy Cards and Dicetto on Rollhouse
preview-home-about = Play against bots or friends, learn the rules in a few minutes, and see what every move is worth.
preview-invitation = { $name } invites you to { $game }
preview-invitation-nameless = You are invited to { $game }
preview-invitation-about = Open the link and take a seat. You don’t need an account.
preview-table = { $game }: { $names }
preview-table-live = Watch this game live.
preview-table-hidden = Others are still playing with the same dice, so the position is not shown yet.
preview-replay-about = Watch this game move by move.
preview-analysis-about = Every decision of this game: what it cost, and how much was luck.
preview-position = A position of { $game }
preview-position-about = What would you play? See what the best moves are worth.
preview-daily = Daily challenge: { $game }
preview-daily-about = One attempt, and the same dice for all players. { $day }
