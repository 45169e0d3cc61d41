# Wat mensen krijgen die ergens anders zijn.

notification-turn-title = Jouw beurt
# $names is a list of people
notification-turn = { $game } met { $names }
notification-confirm-title = Bevestig je e-mailadres
notification-confirm = Een gebruiker van Rollhouse wil op dit adres een e-mail krijgen bij elke beurt. Ben jij dat, open dan binnen 24 uur deze link: { $link }
    Zo niet, negeer dan deze e-mail. Je krijgt er geen meer.
notification-mail-foot = Je krijgt deze e-mail omdat je bericht wilde als je aan de beurt bent. Afmelden: { $link }
notification-account-title = Je account is gewijzigd
notification-account = { $change } Was jij dat, dan hoef je niets te doen. Zo niet, controleer dan je apparaten en passkeys: { $link }

## Weigeringen

error-notification-keys = Ongeldige sleutels voor pushmeldingen.
error-notification-endpoint = Dit is niet het adres van een pushdienst: { $value }.
error-notification-address = Ongeldig e-mailadres: { $value }.
error-notification-no-mail = Deze server verstuurt geen e-mail.
error-notification-bad-link = Deze link is ongeldig of verlopen.
error-setup-smtp = ROLLHOUSE_SMTP noemt geen e-mailserver.
error-setup-mail-from = ROLLHOUSE_MAIL_FROM is geen geldig e-mailadres: { $value }.
error-setup-mail = Stel om e-mail te versturen een afzender en het openbare adres van deze server in.
