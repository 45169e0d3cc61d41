# Notifications that are sent outside the site.

notification-turn-title = Your turn
# $names is a list of people
notification-turn = { $game } with { $names }
notification-confirm-title = Confirm your e-mail address
notification-confirm = A Rollhouse user asked for an e-mail at this address whenever it is their turn. If that was you, open this link within 24 hours: { $link }
    If not, ignore this e-mail. You won’t receive any more.
notification-mail-foot = You receive this e-mail because you asked to be notified when it is your turn. Unsubscribe: { $link }
notification-account-title = Your account was changed
notification-account = { $change } If that was you, there is nothing to do. If not, check your devices and passkeys: { $link }

## Refusals

error-notification-keys = Invalid push subscription keys.
error-notification-endpoint = Not the address of a push service: { $value }.
error-notification-address = Invalid e-mail address: { $value }.
error-notification-no-mail = This server does not send e-mail.
error-notification-bad-link = This link is invalid or has expired.
error-setup-smtp = ROLLHOUSE_SMTP does not name an e-mail server.
error-setup-mail-from = ROLLHOUSE_MAIL_FROM is not a valid e-mail address: { $value }.
error-setup-mail = To send e-mail, set a sender address and this server’s public URL.
