# Tournaments.

web-tournament = Tournament
web-tournament-make = Create tournament
web-tournament-how = Send the link to the players, or show this page on a TV. Once you start it, the tournament runs by itself.
web-tournament-title = Tournament name
web-tournament-format = Format
web-tournament-swiss = Swiss: players with similar scores meet
web-tournament-round-robin = Round robin: everyone plays everyone
web-tournament-knock-out = Knockout: lose once and you are out
web-tournament-rounds = Rounds (0: automatic)
web-tournament-duplicate = The same dice at all tables of a round
web-tournament-join = Join
web-tournament-leave = Withdraw
web-tournament-remove = Remove { $name }
web-tournament-begin = Start
web-tournament-name = Your name
web-tournament-waits = Waiting for the host to start.
web-tournament-late = The tournament has begun. You can still join: you play from the next round on.
web-tournament-cohost = Co-host
web-tournament-sit-out = Sit out the next rounds
web-tournament-return = Play again
web-tournament-sits-out = You are not paired until you play again. A round that you sit out gives no points.
web-tournament-round = Round { $round } of { $rounds }
web-tournament-over = { $name } has won the tournament.
web-tournament-off = { $name } has a bye
web-tournament-plays = playing
web-tournament-won = { $name } won
web-tournament-shared = shared win
web-tournament-table = Go to your table
web-tournament-standings = Standings
web-tournament-person = Name
web-tournament-points = Points
web-tournament-against = Opponents’ points
web-tournament-ties = Ties are broken by the opponents’ points, then wins, then a random order drawn at the start. Players who don’t show up lose on time. A bye counts as a win, unless every player gets one.
web-tournament-earlier = Earlier rounds
web-tournaments = Tournaments
web-tournaments-about = Several rounds at many tables, at home or online
web-tournaments-now = Open and running
web-tournaments-none = No public tournaments right now. Private ones need a link.
web-tournaments-people = { $count ->
    [0] no players yet
    [one] 1 player
   *[other] { $count } players
}
web-tournament-come = open
web-tournament-going = round { $round }
web-tournament-public = List this tournament publicly
web-tournament-keep = You need a passkey to create a tournament here.
web-tournament-clock = { $minutes } min per game + { $seconds } s per turn
web-tournament-in = You have joined. This page updates when the tournament starts.
web-tournament-rename = Change name
web-tournament-qr = QR code of the link to this tournament
web-tournament-scan = Scan to join
web-tournament-scan-table = Scan to find your table
web-tournament-call-off = Cancel tournament
web-tournament-called-off = This tournament was cancelled.
web-tournament-against-you = You play against { $name }
web-tournament-wait = Your game is over. The next round starts when all tables have finished.
web-tournament-you-off = You have a bye this round.
web-tournament-setting = being set up
web-tournament-decided = Tie-breaks
web-tournament-back = Back to the tournament
web-tournament-list = All tournaments
web-tournament-players = Players per table
web-tournament-at-table = up to { $count } per table
web-tournament-no-winner = no winner
web-tournament-ties-more = With more than two players per table, opponents’ points are averaged, and a win by a stand-in bot does not count.
