# Notifications that are sent outside the site.

notice-turn-title = Your turn
# $names is a list of people
notice-turn = { $game } with { $names }
notice-confirm-title = Confirm your e-mail address
notice-confirm = A Rollhouse user asked for an e-mail at this address whenever it is their turn. If that was you, open this link within 24 hours: { $link }
    If not, ignore this e-mail. You won’t receive any more.
notice-mail-foot = You receive this e-mail because you asked to be notified when it is your turn. Unsubscribe: { $link }

## Refusals

error-notice-keys = Invalid push subscription keys.
error-notice-endpoint = Not the address of a push service: { $came }.
error-notice-address = Invalid e-mail address: { $came }.
error-notice-no-mail = This server does not send e-mail.
error-notice-bad-link = This link is invalid or has expired.
error-setup-smtp = ROLLHOUSE_SMTP does not name an e-mail server.
error-setup-mail-from = ROLLHOUSE_MAIL_FROM is not a valid e-mail address: { $came }.
error-setup-mail = To send e-mail, set a sender address and this server’s public URL.
