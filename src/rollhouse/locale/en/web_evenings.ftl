# Evenings with many tables.

web-evening = An evening
web-evening-make = Make an evening
web-evening-how = Send its address to everybody, or show this page on the television. Once you begin, it runs by itself.
web-evening-title = What is it called?
web-evening-format = Who plays whom
web-evening-swiss = Swiss: whoever stands about as high
web-evening-round-robin = Everybody against everybody
web-evening-knock-out = Knock-out: whoever loses is out
web-evening-rounds = Rounds (0: as many as it takes)
web-evening-duplicate = The same dice at every table of a round
web-evening-join = Take part
web-evening-leave = Take part no more
web-evening-remove = Send { $name } away
web-evening-begin = Begin
web-evening-name = Your name
web-evening-waits = Whoever made this evening begins it.
web-evening-round = Round { $round } of { $rounds }
web-evening-over = { $name } has won the evening.
web-evening-off = { $name } has this round off
web-evening-plays = playing
web-evening-won = { $name } won
web-evening-shared = shared
web-evening-table = To your table
web-evening-standings = Standings
web-evening-person = Name
web-evening-points = Points
web-evening-against = Opponents’ points
web-evening-ties = Equal points: the opponents’ points decide, then wins, then the lot drawn at the beginning. Whoever does not come loses by the clock. A round off counts as a win, except where everybody has one.
web-evening-earlier = Earlier rounds
web-evenings = Evenings
web-evenings-about = Many tables, round after round, for a living room or a site
web-evenings-now = Come along
web-evenings-none = No evening is announced now. To some one comes by their address alone.
web-evenings-people = { $count ->
    [0] nobody yet
    [one] one takes part
   *[other] { $count } take part
}
web-evening-come = you can still come
web-evening-going = round { $round }
web-evening-public = Everybody finds it in the list of evenings
web-evening-keep = In this house evenings are made by those who have a passkey.
web-evening-clock = { $minutes } min a game, { $seconds } s more a turn
web-evening-in = You take part. It begins by itself on this page.
web-evening-rename = Change name
web-evening-qr = The address of this evening as a QR code
web-evening-scan = Scan to take part
web-evening-scan-table = Scan to find your table
web-evening-call-off = Call it off
web-evening-called-off = This evening was called off.
web-evening-against-you = You play against { $name }
web-evening-wait = Your game is over. The next round begins when every table is done.
web-evening-you-off = You have this round off.
web-evening-setting = being set
web-evening-decided = How places are decided
web-evening-back = Back to the evening
web-evening-list = All evenings
web-evening-players = Players at a table
web-evening-at-table = up to { $count } at a table
web-evening-no-winner = nobody won
web-evening-ties-more = With more than two at a table the opponents’ points are their average, and a bot that plays for somebody wins for nobody.
