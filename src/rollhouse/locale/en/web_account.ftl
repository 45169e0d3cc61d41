# Who somebody is: their seat, kept or given up.

web-forget = Delete everything of yours
web-forget-goes = These go for good: your name, your devices and programs, friends and ratings, your games with bots, your puzzles and your positions to train with. Where you are playing, you give up.
web-forget-stays = Games with other people stay theirs, without your name and without what you said there.
web-forget-never-back = Nobody can bring it back. Download it first if you may want it again.
web-forget-yes = Delete it all
web-forget-no = Keep it
web-forget-done = Everything of yours is deleted.

## Passkeys and recovery codes

web-seat = Keep your seat
web-seat-how = This browser knows who you are. With a passkey you can sign in from anywhere, should it forget: by finger, face or PIN, without a password.
web-passkey-make = Make a passkey
web-passkey-nowhere = Passkeys need an encrypted address (https) with a name, which this one is not. Recovery codes and the link for another device work here too.
web-passkey-kept = Your passkey is made.
web-passkey-unnamed = Passkey
web-passkey-name = Name of the passkey
web-passkey-made = From { $date }
web-passkey-used = last used { $date }
web-passkey-remove = Remove
web-passkey-removed = That passkey opens nothing any more.
web-codes = Recovery codes
web-codes-how = For the day when no passkey is at hand: each code signs you in once.
web-codes-left = { $count ->
    [0] You have none.
    [one] One is left.
   *[other] { $count } are left.
}
web-codes-make = Make new codes
web-codes-once = Write these down, or print them: they are shown only now, and older codes are of no use any more.
web-codes-copy = Copy the codes
web-codes-copied = The codes are copied.

## Signing in

web-signin = Sign in
web-signin-already = Do you have a seat here already?
web-signin-passkey = Sign in with a passkey
web-signin-nothing = No passkey was used.
web-signin-code = Or with a recovery code
web-signin-with-code = Sign in with this code
web-signin-done = Welcome back!
web-signout = Sign out on this device
web-signout-done = You are signed out on this device.
