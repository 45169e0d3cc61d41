# Wie jemand erfährt, dass er dran ist.

web-notices = Wenn du dran bist
web-notices-how = Nichts wird verschickt, solange du es hier nicht einschaltest.
web-notices-title = Im Titel der Seite und am Symbol der App
web-notices-push = Als Mitteilung auf diesem Gerät
web-notices-push-no = Diesem Browser kann hier nichts mitgeteilt werden: Dazu braucht es eine verschlüsselte Adresse und deine Erlaubnis.
web-notices-mail = Per E-Mail
web-notices-address = Deine E-Mail-Adresse
web-notices-send = Link schicken
web-notices-sent = Wir haben an { $address } geschrieben. Öffne den Link in diesem Brief: Dann ist es eingeschaltet.
web-notices-on = Briefe gehen an { $address }.

## Die Links in Briefen

web-mail = Briefe
web-mail-confirm = Ja, schreibt mir hierher
web-mail-confirmed = Erledigt: Du erfährst per E-Mail, wann du dran bist.
web-mail-stop = Keine Briefe mehr
web-mail-stopped = Erledigt: Es kommen keine Briefe mehr, und die Adresse ist vergessen.
web-mail-nothing = Diese Seite öffnet sich durch einen Link in einem Brief.
