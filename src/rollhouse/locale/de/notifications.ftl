# Was Leuten geschickt wird, die anderswo sind.

notification-turn-title = Du bist dran
# $names is a list of people
notification-turn = { $game } mit { $names }
notification-confirm-title = Ist das deine Adresse?
notification-confirm = Jemand bei Rollhouse möchte unter dieser Adresse erfahren, wann er dran ist. Wenn du das bist, öffne innerhalb eines Tages diesen Link: { $link }
    Wenn nicht, tu nichts: Du hörst nichts mehr von uns.
notification-mail-foot = Du wolltest erfahren, wann du dran bist. Keine Briefe mehr: { $link }

## Absagen

error-notification-keys = Das sind keine Schlüssel eines Browsers.
error-notification-endpoint = Das ist nicht die Adresse eines Push-Dienstes: { $value }.
error-notification-address = Das ist keine E-Mail-Adresse: { $value }.
error-notification-no-mail = Dieses Haus schreibt keine E-Mails.
error-notification-bad-link = Dieser Link ist zu alt oder wurde nie verschickt.
error-setup-smtp = ROLLHOUSE_SMTP nennt keinen E-Mail-Server.
error-setup-mail-from = ROLLHOUSE_MAIL_FROM ist keine E-Mail-Adresse: { $value }.
error-setup-mail = E-Mails brauchen einen Absender und für ihre Links eine Adresse dieses Hauses.
