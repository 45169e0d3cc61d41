# Was Leuten geschickt wird, die anderswo sind.

notice-turn-title = Du bist dran
# $names is a list of people
notice-turn = { $game } mit { $names }
notice-confirm-title = Ist das deine Adresse?
notice-confirm = Jemand bei Rollhouse möchte unter dieser Adresse erfahren, wann er dran ist. Wenn du das bist, öffne innerhalb eines Tages diesen Link: { $link }
    Wenn nicht, tu nichts: Du hörst nichts mehr von uns.
notice-mail-foot = Du wolltest erfahren, wann du dran bist. Keine Briefe mehr: { $link }

## Absagen

error-notice-keys = Das sind keine Schlüssel eines Browsers.
error-notice-endpoint = Das ist nicht die Adresse eines Push-Dienstes: { $came }.
error-notice-address = Das ist keine E-Mail-Adresse: { $came }.
error-notice-no-mail = Dieses Haus schreibt keine E-Mails.
error-notice-bad-link = Dieser Link ist zu alt oder wurde nie verschickt.
error-setup-smtp = ROLLHOUSE_SMTP nennt keinen E-Mail-Server.
error-setup-mail-from = ROLLHOUSE_MAIL_FROM ist keine E-Mail-Adresse: { $came }.
error-setup-mail = E-Mails brauchen einen Absender und für ihre Links eine Adresse dieses Hauses.
