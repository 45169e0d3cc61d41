# Benachrichtigungen.

web-notices = Benachrichtigungen
web-notices-how = Nichts wird verschickt, solange du es nicht einschaltest.
web-notices-title = Im Seitentitel und am App-Symbol
web-notices-push = Push-Benachrichtigungen auf diesem Gerät
web-notices-push-no = Benachrichtigungen brauchen HTTPS und deine Erlaubnis.
web-notices-mail = Per E-Mail
web-notices-address = Deine E-Mail-Adresse
web-notices-send = Bestätigung senden
web-notices-sent = Wir haben eine E-Mail an { $address } gesendet. Öffne den Link darin, um zu bestätigen.
web-notices-on = E-Mails gehen an { $address }.

## Die Links in Briefen

web-mail = E-Mail-Benachrichtigungen
web-mail-confirm = Diese Adresse bestätigen
web-mail-confirmed = Bestätigt. Du bekommst eine E-Mail, wenn du dran bist.
web-mail-stop = Abbestellen
web-mail-stopped = Du hast abbestellt, und deine Adresse ist gelöscht.
web-mail-nothing = Öffne diese Seite mit dem Link aus einer E-Mail.
