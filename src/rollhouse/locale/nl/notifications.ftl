# Wat mensen krijgen die ergens anders zijn.

notification-turn-title = Jouw beurt
# $names is a list of people
notification-turn = { $game } met { $names }
notification-confirm-title = Is dit jouw adres?
notification-confirm = Iemand bij Rollhouse wil op dit adres horen wanneer hij of zij aan de beurt is. Ben jij dat, open dan binnen een dag deze link: { $link }
    Zo niet, doe dan niets: je hoort niets meer van ons.
notification-mail-foot = Je wilde horen wanneer je aan de beurt bent. Geen berichten meer: { $link }

## Weigeringen

error-notification-keys = Dit zijn geen sleutels van een browser.
error-notification-endpoint = Dit is niet het adres van een pushdienst: { $value }.
error-notification-address = Dit is geen e-mailadres: { $value }.
error-notification-no-mail = Dit huis stuurt geen e-mails.
error-notification-bad-link = Deze link is te oud, of is nooit verstuurd.
error-setup-smtp = ROLLHOUSE_SMTP noemt geen e-mailserver.
error-setup-mail-from = ROLLHOUSE_MAIL_FROM is geen e-mailadres: { $value }.
error-setup-mail = E-mails hebben een afzender nodig, en een adres van dit huis voor hun links.
