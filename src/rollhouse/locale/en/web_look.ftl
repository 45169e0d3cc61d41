# Appearance, sound and animation in the browser, and the end of a game.

web-look-light = Colours
web-look-light-auto = Match device
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
web-look-speed = Animation
web-look-speed-calm = Calm
web-look-speed-quick = Quick
web-look-speed-none = Off
web-look-haptics = Vibration on phones
web-look-afar = TV mode
web-look-afar-how = (large, with a QR code so phones can join)
web-log-fold = Hide the log
web-log-unfold = Show the log
web-end-you = You win!
web-end-shared = You share the win!
web-end-lost = { $names } won this time
web-tv-join = Scan to join
