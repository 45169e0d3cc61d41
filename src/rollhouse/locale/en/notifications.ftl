# What is sent to people who are elsewhere.

notification-turn-title = Your turn
# $names is a list of people
notification-turn = { $game } with { $names }
notification-confirm-title = Is this your address?
notification-confirm = Somebody at Rollhouse wants to be told at this address when it is their turn. If that is you, open this link within a day: { $link }
    If it is not, do nothing: you will hear no more.
notification-mail-foot = You asked to be told when it is your turn. No more letters: { $link }

## Refusals

error-notification-keys = These are not the keys of a browser.
error-notification-endpoint = This is not the address of a push service: { $value }.
error-notification-address = This is not an e-mail address: { $value }.
error-notification-no-mail = This house writes no e-mails.
error-notification-bad-link = This link is too old, or was never sent.
error-setup-smtp = ROLLHOUSE_SMTP names no e-mail server.
error-setup-mail-from = ROLLHOUSE_MAIL_FROM is no e-mail address: { $value }.
error-setup-mail = E-mails need a sender, and an address of this house for their links.
