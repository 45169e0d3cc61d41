# Tournaments.

web-evening = Tournament
web-evening-make = Create tournament
web-evening-how = Send the link to the players, or show this page on a TV. Once you start it, the tournament runs by itself.
web-evening-title = Tournament name
web-evening-format = Format
web-evening-swiss = Swiss: players with similar scores meet
web-evening-round-robin = Round robin: everyone plays everyone
web-evening-knock-out = Knockout: lose once and you are out
web-evening-rounds = Rounds (0: automatic)
web-evening-duplicate = The same dice at all tables of a round
web-evening-join = Join
web-evening-leave = Withdraw
web-evening-remove = Remove { $name }
web-evening-begin = Start
web-evening-name = Your name
web-evening-waits = Waiting for the host to start.
web-evening-round = Round { $round } of { $rounds }
web-evening-over = { $name } has won the tournament.
web-evening-off = { $name } has a bye
web-evening-plays = playing
web-evening-won = { $name } won
web-evening-shared = shared win
web-evening-table = Go to your table
web-evening-standings = Standings
web-evening-person = Name
web-evening-points = Points
web-evening-against = Opponents’ points
web-evening-ties = Ties are broken by the opponents’ points, then wins, then a random order drawn at the start. Players who don’t show up lose on time. A bye counts as a win, unless every player gets one.
web-evening-earlier = Earlier rounds
web-evenings = Tournaments
web-evenings-about = Several rounds at many tables, at home or online
web-evenings-now = Open and running
web-evenings-none = No public tournaments right now. Private ones need a link.
web-evenings-people = { $count ->
    [0] no players yet
    [one] 1 player
   *[other] { $count } players
}
web-evening-come = open
web-evening-going = round { $round }
web-evening-public = List this tournament publicly
web-evening-keep = You need a passkey to create a tournament here.
web-evening-clock = { $minutes } min per game + { $seconds } s per turn
web-evening-in = You have joined. This page updates when the tournament starts.
web-evening-rename = Change name
web-evening-qr = QR code of the link to this tournament
web-evening-scan = Scan to join
web-evening-scan-table = Scan to find your table
web-evening-call-off = Cancel tournament
web-evening-called-off = This tournament was cancelled.
web-evening-against-you = You play against { $name }
web-evening-wait = Your game is over. The next round starts when all tables have finished.
web-evening-you-off = You have a bye this round.
web-evening-setting = being set up
web-evening-decided = Tie-breaks
web-evening-back = Back to the tournament
web-evening-list = All tournaments
web-evening-players = Players per table
web-evening-at-table = up to { $count } per table
web-evening-no-winner = no winner
web-evening-ties-more = With more than two players per table, opponents’ points are averaged, and a win by a stand-in bot does not count.
