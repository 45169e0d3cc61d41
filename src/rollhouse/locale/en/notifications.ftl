# Notifications that are sent outside the site.

notification-title = { $event ->
    [turn] Your turn
    [invitation] Invitation
    [friend] Friend request
    [round] Next round
    [result] Result
    [answer] Your report
   *[webhook] Webhook set
}
# $names is a list of people
notification-turn = { $game } with { $names }
notification-invitation = { $name } invites you to { $game }.
notification-friend = { $name } wants to be your friend.
notification-webhook = Notifications will be posted here from now on.
notification-confirm-title = Confirm your e-mail address
notification-confirm = A Rollhouse user wants to receive notifications at this address. If that was you, open this link within 24 hours: { $link }
    If not, ignore this e-mail. You won’t receive any more.
notification-mail-foot = You receive this e-mail because you turned on notifications by e-mail. Unsubscribe: { $link }
notification-account-title = Your account was changed
notification-account = { $change } If that was you, there is nothing to do. If not, check your devices and passkeys: { $link }

## Refusals

error-notification-keys = Invalid push subscription keys.
error-notification-endpoint = Not the address of a push service: { $value }.
error-notification-address = Invalid e-mail address: { $value }.
error-notification-webhook = Notifications can’t be posted to { $value }. A webhook is a public address that starts with https://.
error-notification-no-mail = This server does not send e-mail.
error-notification-bad-link = This link is invalid or has expired.
error-setup-smtp = ROLLHOUSE_SMTP does not name an e-mail server.
error-setup-mail-from = ROLLHOUSE_MAIL_FROM is not a valid e-mail address: { $value }.
error-setup-mail = To send e-mail, set a sender address and this server’s public URL.
