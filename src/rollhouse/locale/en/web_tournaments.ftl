# Tournaments with many tables.

web-tournament = A tournament
web-tournament-make = Make a tournament
web-tournament-how = Send its address to everybody, or show this page on the television. Once you begin, it runs by itself.
web-tournament-title = What is it called?
web-tournament-format = Who plays whom
web-tournament-swiss = Swiss: whoever stands about as high
web-tournament-round-robin = Everybody against everybody
web-tournament-knock-out = Knock-out: whoever loses is out
web-tournament-rounds = Rounds (0: as many as it takes)
web-tournament-duplicate = The same dice at every table of a round
web-tournament-join = Take part
web-tournament-leave = Take part no more
web-tournament-remove = Send { $name } away
web-tournament-begin = Begin
web-tournament-name = Your name
web-tournament-waits = Whoever made this tournament begins it.
web-tournament-round = Round { $round } of { $rounds }
web-tournament-over = { $name } has won the tournament.
web-tournament-off = { $name } has this round off
web-tournament-plays = playing
web-tournament-won = { $name } won
web-tournament-shared = shared
web-tournament-table = To your table
web-tournament-standings = Standings
web-tournament-person = Name
web-tournament-points = Points
web-tournament-against = Opponents’ points
web-tournament-ties = Equal points: the opponents’ points decide, then wins, then the lot drawn at the beginning. Whoever does not come loses by the clock. A round off counts as a win, except where everybody has one.
web-tournament-earlier = Earlier rounds
web-tournaments = Tournaments
web-tournaments-about = Many tables, round after round, for a living room or a site
web-tournaments-now = Come along
web-tournaments-none = No tournament is announced now. To some one comes by their address alone.
web-tournaments-people = { $count ->
    [0] nobody yet
    [one] one takes part
   *[other] { $count } take part
}
web-tournament-come = you can still come
web-tournament-going = round { $round }
web-tournament-public = Everybody finds it in the list of tournaments
web-tournament-keep = In this house tournaments are made by those who have a passkey.
web-tournament-clock = { $minutes } min a game, { $seconds } s more a turn
web-tournament-in = You take part. It begins by itself on this page.
web-tournament-rename = Change name
web-tournament-qr = The address of this tournament as a QR code
web-tournament-scan = Scan to take part
web-tournament-scan-table = Scan to find your table
web-tournament-call-off = Call it off
web-tournament-called-off = This tournament was called off.
web-tournament-against-you = You play against { $name }
web-tournament-wait = Your game is over. The next round begins when every table is done.
web-tournament-you-off = You have this round off.
web-tournament-setting = being set
web-tournament-decided = How places are decided
web-tournament-back = Back to the tournament
web-tournament-list = All tournaments
web-tournament-players = Players at a table
web-tournament-at-table = up to { $count } at a table
web-tournament-no-winner = nobody won
web-tournament-ties-more = With more than two at a table the opponents’ points are their average, and a bot that plays for somebody wins for nobody.
