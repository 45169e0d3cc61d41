# Was Leuten geschickt wird, die anderswo sind.

notification-title = { $event ->
    [turn] Du bist dran
    [invitation] Einladung
    [friend] Freundschaftsanfrage
    [round] Nächste Runde
    [result] Ergebnis
    [answer] Deine Meldung
   *[webhook] Webhook eingerichtet
}
# $names is a list of people
notification-turn = { $game } mit { $names }
notification-invitation = { $name } lädt dich zu { $game } ein.
notification-friend = { $name } möchte mit dir befreundet sein.
notification-webhook = Ab jetzt werden Benachrichtigungen hierher geschickt.
notification-confirm-title = Bestätige deine E-Mail-Adresse
notification-confirm = Über Rollhouse wurde angefragt, Benachrichtigungen an diese Adresse zu senden. Wenn du das warst, öffne innerhalb von 24 Stunden diesen Link: { $link }
    Wenn nicht, ignoriere diese E-Mail. Du bekommst keine weitere.
notification-mail-foot = Du bekommst diese E-Mail, weil du Benachrichtigungen per E-Mail eingeschaltet hast. Abbestellen: { $link }
notification-account-title = Dein Konto wurde geändert
notification-account = { $change } Wenn du das warst, musst du nichts tun. Wenn nicht, prüfe deine Geräte und Passkeys: { $link }

## Absagen

error-notification-keys = Ungültige Schlüssel für Push-Benachrichtigungen.
error-notification-endpoint = Das ist nicht die Adresse eines Push-Dienstes: { $value }.
error-notification-address = Ungültige E-Mail-Adresse: { $value }.
error-notification-webhook = An { $value } lassen sich keine Benachrichtigungen schicken. Ein Webhook ist eine öffentliche Adresse, die mit https:// beginnt.
error-notification-no-mail = Dieser Server verschickt keine E-Mails.
error-notification-bad-link = Dieser Link ist ungültig oder abgelaufen.
error-setup-smtp = ROLLHOUSE_SMTP nennt keinen E-Mail-Server.
error-setup-mail-from = ROLLHOUSE_MAIL_FROM ist keine gültige E-Mail-Adresse: { $value }.
error-setup-mail = Für E-Mails brauchst du eine Absenderadresse und die öffentliche Adresse dieses Servers.
