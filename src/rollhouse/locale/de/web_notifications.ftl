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

## Die Links in Briefen

web-email = E-Mail-Benachrichtigungen
web-email-confirm = Diese Adresse bestätigen
web-email-confirmed = Bestätigt. Du bekommst eine E-Mail, wenn du dran bist.
web-email-stop = Abbestellen
web-email-stopped = Du hast abbestellt, und deine Adresse ist gelöscht.
web-email-nothing = Öffne diese Seite mit dem Link aus einer E-Mail.
