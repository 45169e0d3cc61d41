# Was Leuten geschickt wird, die anderswo sind.

notice-turn-title = Du bist dran
# $names is a list of people
notice-turn = { $game } mit { $names }
notice-confirm-title = Bestätige deine E-Mail-Adresse
notice-confirm = Über Rollhouse wurde angefragt, bei jedem Zug eine E-Mail an diese Adresse zu senden. Wenn du das warst, öffne innerhalb von 24 Stunden diesen Link: { $link }
    Wenn nicht, ignoriere diese E-Mail. Du bekommst keine weitere.
notice-mail-foot = Du bekommst diese E-Mail, weil du benachrichtigt werden wolltest, wenn du dran bist. Abbestellen: { $link }

## Absagen

error-notice-keys = Ungültige Schlüssel für Push-Benachrichtigungen.
error-notice-endpoint = Das ist nicht die Adresse eines Push-Dienstes: { $came }.
error-notice-address = Ungültige E-Mail-Adresse: { $came }.
error-notice-no-mail = Dieser Server verschickt keine E-Mails.
error-notice-bad-link = Dieser Link ist ungültig oder abgelaufen.
error-setup-smtp = ROLLHOUSE_SMTP nennt keinen E-Mail-Server.
error-setup-mail-from = ROLLHOUSE_MAIL_FROM ist keine gültige E-Mail-Adresse: { $came }.
error-setup-mail = Für E-Mails brauchst du eine Absenderadresse und die öffentliche Adresse dieses Servers.
