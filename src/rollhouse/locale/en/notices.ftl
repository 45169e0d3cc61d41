# What is sent to people who are elsewhere.

notice-turn-title = Your turn
# $names is a list of people
notice-turn = { $game } with { $names }
notice-confirm-title = Is this your address?
notice-confirm = Somebody at Rollhouse wants to be told at this address when it is their turn. If that is you, open this link within a day: { $link }
    If it is not, do nothing: you will hear no more.
notice-mail-foot = You asked to be told when it is your turn. No more letters: { $link }

## Refusals

error-notice-keys = These are not the keys of a browser.
error-notice-endpoint = This is not the address of a push service: { $came }.
error-notice-address = This is not an e-mail address: { $came }.
error-notice-no-mail = This house writes no e-mails.
error-notice-bad-link = This link is too old, or was never sent.
error-setup-smtp = ROLLHOUSE_SMTP names no e-mail server.
error-setup-mail-from = ROLLHOUSE_MAIL_FROM is no e-mail address: { $came }.
error-setup-mail = E-mails need a sender, and an address of this house for their links.
