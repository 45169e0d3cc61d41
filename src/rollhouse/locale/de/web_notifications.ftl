# Benachrichtigungen.

web-notifications = Benachrichtigungen
web-notifications-how = Nichts wird verschickt, solange du es nicht einschaltest.
web-notifications-title = Im Seitentitel und am App-Symbol
web-notifications-push = Push-Benachrichtigungen auf diesem Gerät
web-notifications-push-no = Benachrichtigungen brauchen HTTPS und deine Erlaubnis.
web-notifications-mail = Per E-Mail
web-notifications-address = Deine E-Mail-Adresse
web-notifications-send = Bestätigung senden
web-notifications-sent = Wir haben eine E-Mail an { $address } gesendet. Öffne den Link darin, um zu bestätigen.
web-notifications-on = E-Mails gehen an { $address }.
web-notifications-webhook = An einen Webhook (Discord oder ein eigenes Programm)
web-notifications-webhook-address = Adresse des Webhooks
web-notifications-webhook-save = Speichern
web-notifications-webhook-on = Benachrichtigungen gehen an { $address }.
web-notifications-what = Was geschickt wird
web-notifications-item = { $item ->
    [turn] Du bist dran
    [invitation] Einladungen
    [friend] Freundschaftsanfragen
    [round] Runden von Turnieren und Matches
    [result] Ergebnisse
   *[answer] Antworten auf deine Meldungen
}
web-notifications-channel = { $channel ->
    [push] Push
    [mail] E-Mail
   *[webhook] Webhook
}
web-bell-news = Neuigkeiten
web-bell-new = Neu

## Die Links in Briefen

web-email = E-Mail-Benachrichtigungen
web-email-confirm = Diese Adresse bestätigen
web-email-confirmed = Bestätigt. Du bekommst Benachrichtigungen per E-Mail.
web-email-stop = Abbestellen
web-email-stopped = Du hast abbestellt, und deine Adresse ist gelöscht.
web-email-nothing = Öffne diese Seite mit dem Link aus einer E-Mail.

## In der Liste auf der Website und in Nachrichten

notification-round = { $kind ->
    [tournament] Runde { $number } von „{ $title }“ hat begonnen.
   *[match] Runde { $number } deines Duplicate-Matches ({ $game }) hat begonnen.
}
# $names is a list of people
notification-result = { $result ->
    [won] { $game } mit { $names }: Du hast gewonnen.
    [shared] { $game } mit { $names }: Du teilst dir den Sieg.
   *[lost] { $game } mit { $names }: Du hast verloren.
}
notification-over = { $kind ->
    [tournament] „{ $title }“ ist zu Ende.
   *[match] Dein Duplicate-Match ({ $game }) ist zu Ende.
}
notification-answer = Die Administration hat deine Meldung bearbeitet.
notification-answer-text = Die Administration hat auf deine Meldung geantwortet: { $text }
