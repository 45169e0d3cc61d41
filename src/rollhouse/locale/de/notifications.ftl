# Was Leuten geschickt wird, die anderswo sind.

notification-turn-title = Du bist dran
# $names is a list of people
notification-turn = { $game } mit { $names }
notification-confirm-title = Bestätige deine E-Mail-Adresse
notification-confirm = Über Rollhouse wurde angefragt, bei jedem Zug eine E-Mail an diese Adresse zu senden. Wenn du das warst, öffne innerhalb von 24 Stunden diesen Link: { $link }
    Wenn nicht, ignoriere diese E-Mail. Du bekommst keine weitere.
notification-mail-foot = Du bekommst diese E-Mail, weil du benachrichtigt werden wolltest, wenn du dran bist. Abbestellen: { $link }
notification-account-title = Dein Konto wurde geändert
notification-account = { $change } Wenn du das warst, musst du nichts tun. Wenn nicht, prüfe deine Geräte und Passkeys: { $link }

## Absagen

error-notification-keys = Ungültige Schlüssel für Push-Benachrichtigungen.
error-notification-endpoint = Das ist nicht die Adresse eines Push-Dienstes: { $value }.
error-notification-address = Ungültige E-Mail-Adresse: { $value }.
error-notification-no-mail = Dieser Server verschickt keine E-Mails.
error-notification-bad-link = Dieser Link ist ungültig oder abgelaufen.
error-setup-smtp = ROLLHOUSE_SMTP nennt keinen E-Mail-Server.
error-setup-mail-from = ROLLHOUSE_MAIL_FROM ist keine gültige E-Mail-Adresse: { $value }.
error-setup-mail = Für E-Mails brauchst du eine Absenderadresse und die öffentliche Adresse dieses Servers.
