# The user's account: passkeys, recovery codes, deletion.

web-forget = Delete your account
web-forget-goes = This permanently deletes your name, devices and programs, friends, ratings, games with bots, puzzles and training positions. You resign all running games.
web-forget-stays = Games with other people are kept for them, without your name and your messages.
web-forget-never-back = This can’t be undone. Download your data first if you may want it later.
web-forget-yes = Delete account
web-forget-no = Cancel
web-forget-done = Your account has been deleted.

## Passkeys and recovery codes

web-save-account = Save your account
web-save-account-how = This browser keeps you signed in. With a passkey you can also sign in anywhere else, or if this browser forgets you: by fingerprint, face or PIN, without a password.
web-passkey-make = Create a passkey
web-passkey-nowhere = Passkeys need HTTPS and a domain name, which this address doesn’t have. You can use recovery codes or a link for another device instead.
web-passkey-kept = Passkey created.
web-passkey-twice = This device already has a passkey for your account.
web-passkey-unnamed = Passkey
web-passkey-name = Name of the passkey
web-passkey-made = Created { $date }
web-passkey-used = last used { $date }
web-passkey-remove = Remove
web-passkey-removed = Passkey removed.
web-codes = Recovery codes
web-codes-how = If you have no passkey at hand, you can sign in with a recovery code. Each code works once.
web-codes-left = { $count ->
    [0] You have none.
    [one] You have 1 left.
   *[other] You have { $count } left.
}
web-codes-make = Create new codes
web-codes-once = Write these codes down or print them. They are shown only now, and older codes are no longer valid.
web-codes-copy = Copy the codes
web-codes-copied = Codes copied.

## Signing in

web-signin = Sign in
web-signin-already = Already have an account?
web-signin-passkey = Sign in with a passkey
web-signin-nothing = No passkey was used.
web-signin-code = Or with a recovery code
web-signin-with-code = Sign in with this code
web-signin-done = Welcome back!
web-signout = Sign out on this device
web-signout-done = You are signed out on this device.

## Confirming who one is

web-confirm = Confirm it’s you
web-confirm-how = You are about to change how you sign in. Confirm with one of your passkeys or a recovery code.
web-confirm-passkey = Use a passkey
web-confirm-code = Or with a recovery code, which is used up
web-confirm-yes = Confirm
web-account-changes = Latest changes
