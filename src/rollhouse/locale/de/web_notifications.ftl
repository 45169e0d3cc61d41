# Wie jemand erfährt, dass er dran ist.

web-notifications = Wenn du dran bist
web-notifications-how = Nichts wird verschickt, solange du es hier nicht einschaltest.
web-notifications-title = Im Titel der Seite und am Symbol der App
web-notifications-push = Als Mitteilung auf diesem Gerät
web-notifications-push-no = Diesem Browser kann hier nichts mitgeteilt werden: Dazu braucht es eine verschlüsselte Adresse und deine Erlaubnis.
web-notifications-mail = Per E-Mail
web-notifications-address = Deine E-Mail-Adresse
web-notifications-send = Link schicken
web-notifications-sent = Wir haben an { $address } geschrieben. Öffne den Link in diesem Brief: Dann ist es eingeschaltet.
web-notifications-on = Briefe gehen an { $address }.

## Die Links in Briefen

web-email = Briefe
web-email-confirm = Ja, schreibt mir hierher
web-email-confirmed = Erledigt: Du erfährst per E-Mail, wann du dran bist.
web-email-stop = Keine Briefe mehr
web-email-stopped = Erledigt: Es kommen keine Briefe mehr, und die Adresse ist vergessen.
web-email-nothing = Diese Seite öffnet sich durch einen Link in einem Brief.
