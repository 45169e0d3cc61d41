# Wat mensen krijgen die ergens anders zijn.

notice-turn-title = Jouw beurt
# $names is a list of people
notice-turn = { $game } met { $names }
notice-confirm-title = Bevestig je e-mailadres
notice-confirm = Een gebruiker van Rollhouse wil op dit adres een e-mail krijgen bij elke beurt. Ben jij dat, open dan binnen 24 uur deze link: { $link }
    Zo niet, negeer dan deze e-mail. Je krijgt er geen meer.
notice-mail-foot = Je krijgt deze e-mail omdat je bericht wilde als je aan de beurt bent. Afmelden: { $link }

## Weigeringen

error-notice-keys = Ongeldige sleutels voor pushmeldingen.
error-notice-endpoint = Dit is niet het adres van een pushdienst: { $came }.
error-notice-address = Ongeldig e-mailadres: { $came }.
error-notice-no-mail = Deze server verstuurt geen e-mail.
error-notice-bad-link = Deze link is ongeldig of verlopen.
error-setup-smtp = ROLLHOUSE_SMTP noemt geen e-mailserver.
error-setup-mail-from = ROLLHOUSE_MAIL_FROM is geen geldig e-mailadres: { $came }.
error-setup-mail = Stel om e-mail te versturen een afzender en het openbare adres van deze server in.
