# Ce qui est envoyé à ceux qui sont ailleurs.

notification-turn-title = À vous de jouer
# $names is a list of people
notification-turn = { $game } avec { $names }
notification-confirm-title = Est-ce bien votre adresse ?
notification-confirm = Quelqu’un chez Rollhouse souhaite apprendre à cette adresse que c’est à son tour de jouer. Si c’est vous, ouvrez ce lien avant demain : { $link }
    Sinon, ne faites rien : nous ne vous écrirons plus.
notification-mail-foot = Vous avez demandé à savoir quand c’est à vous. Ne plus recevoir de messages : { $link }

## Refus

error-notification-keys = Ce ne sont pas les clés d’un navigateur.
error-notification-endpoint = Ce n’est pas l’adresse d’un service de notifications : { $value }.
error-notification-address = Ce n’est pas une adresse e-mail : { $value }.
error-notification-no-mail = Cette maison n’envoie pas d’e-mails.
error-notification-bad-link = Ce lien est trop ancien, ou n’a jamais été envoyé.
error-setup-smtp = ROLLHOUSE_SMTP ne nomme aucun serveur d’e-mail.
error-setup-mail-from = ROLLHOUSE_MAIL_FROM n’est pas une adresse e-mail : { $value }.
error-setup-mail = Les e-mails demandent un expéditeur, et une adresse de cette maison pour leurs liens.
