# Wat mensen krijgen die ergens anders zijn.

notice-turn-title = Jouw beurt
# $names is a list of people
notice-turn = { $game } met { $names }
notice-confirm-title = Is dit jouw adres?
notice-confirm = Iemand bij Rollhouse wil op dit adres horen wanneer hij of zij aan de beurt is. Ben jij dat, open dan binnen een dag deze link: { $link }
    Zo niet, doe dan niets: je hoort niets meer van ons.
notice-mail-foot = Je wilde horen wanneer je aan de beurt bent. Geen berichten meer: { $link }

## Weigeringen

error-notice-keys = Dit zijn geen sleutels van een browser.
error-notice-endpoint = Dit is niet het adres van een pushdienst: { $came }.
error-notice-address = Dit is geen e-mailadres: { $came }.
error-notice-no-mail = Dit huis stuurt geen e-mails.
error-notice-bad-link = Deze link is te oud, of is nooit verstuurd.
error-setup-smtp = ROLLHOUSE_SMTP noemt geen e-mailserver.
error-setup-mail-from = ROLLHOUSE_MAIL_FROM is geen e-mailadres: { $came }.
error-setup-mail = E-mails hebben een afzender nodig, en een adres van dit huis voor hun links.
