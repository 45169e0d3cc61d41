# How the house looks, sounds and moves in the browser, and how a game ends there.

web-look-light = Colours
web-look-light-auto = As the device
web-look-light-light = Light
web-look-light-dark = Dark
web-look-table = Table
web-look-table-felt = Green felt
web-look-table-midnight = Midnight blue
web-look-table-walnut = Walnut
web-look-dice = Dice
web-look-dice-ivory = Ivory
web-look-dice-onyx = Onyx
web-look-dice-bold = Bold
web-look-speed = Movement
web-look-speed-calm = Calm
web-look-speed-quick = Quick
web-look-speed-none = None
web-look-haptics = Vibration on phones
web-look-afar = Television
web-look-afar-how = (large enough for the whole room, with a picture that lets phones join)
web-log-fold = Fold the log away
web-log-unfold = Show the log
web-end-you = You win!
web-end-shared = You share the win!
web-end-lost = { $names } won this time
web-tv-join = Scan to join
