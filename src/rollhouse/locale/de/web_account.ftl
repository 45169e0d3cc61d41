# Who somebody is: their seat, kept or given up.

web-forget = Alles von dir löschen
web-forget-goes = Für immer weg sind dann: dein Name, deine Geräte und Programme, Freunde und Wertungen, deine Partien gegen Bots, deine Rätsel und deine Trainingsstellungen. Wo du gerade spielst, gibst du auf.
web-forget-stays = Partien mit anderen bleiben ihnen, ohne deinen Namen und ohne das, was du dort geschrieben hast.
web-forget-never-back = Niemand kann das zurückholen. Lade es vorher herunter, wenn du es vielleicht noch einmal brauchst.
web-forget-yes = Alles löschen
web-forget-no = Behalten
web-forget-done = Alles von dir ist gelöscht.

## Passkeys and recovery codes

web-seat = Deinen Platz behalten
web-seat-how = Dieser Browser weiß, wer du bist. Mit einem Passkey kannst du dich von überall anmelden, falls er es vergisst: mit Finger, Gesicht oder PIN, ohne Passwort.
web-passkey-make = Passkey anlegen
web-passkey-nowhere = Passkeys brauchen eine verschlüsselte Adresse (https) mit einem Namen, und das ist diese nicht. Wiederherstellungscodes und der Link für ein anderes Gerät gehen auch hier.
web-passkey-kept = Dein Passkey ist angelegt.
web-passkey-unnamed = Passkey
web-passkey-name = Name des Passkeys
web-passkey-made = Vom { $date }
web-passkey-used = zuletzt benutzt { $date }
web-passkey-remove = Entfernen
web-passkey-removed = Mit diesem Passkey kommt niemand mehr herein.
web-codes = Wiederherstellungscodes
web-codes-how = Für den Tag, an dem kein Passkey zur Hand ist: Mit jedem Code kannst du dich einmal anmelden.
web-codes-left = { $count ->
    [0] Du hast keine.
    [one] Einer ist übrig.
   *[other] { $count } sind übrig.
}
web-codes-make = Neue Codes anlegen
web-codes-once = Schreib sie auf oder druck sie aus: Sie werden nur jetzt gezeigt, und ältere Codes gelten nicht mehr.
web-codes-copy = Codes kopieren
web-codes-copied = Die Codes sind kopiert.

## Signing in

web-signin = Anmelden
web-signin-already = Hast du hier schon einen Platz?
web-signin-passkey = Mit einem Passkey anmelden
web-signin-nothing = Es wurde kein Passkey benutzt.
web-signin-code = Oder mit einem Wiederherstellungscode
web-signin-with-code = Mit diesem Code anmelden
web-signin-done = Willkommen zurück!
web-signout = Auf diesem Gerät abmelden
web-signout-done = Du bist auf diesem Gerät abgemeldet.
