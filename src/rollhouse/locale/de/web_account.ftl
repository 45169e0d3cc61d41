# The user's account: passkeys, recovery codes, deletion.

web-forget = Dein Konto löschen
web-forget-goes = Das löscht endgültig deinen Namen, Geräte und Programme, Freunde, Wertungen, Partien gegen Bots, Rätsel und Übungsstellungen. Du gibst alle laufenden Partien auf.
web-forget-stays = Partien mit anderen bleiben für sie erhalten, ohne deinen Namen und deine Nachrichten.
web-forget-never-back = Das lässt sich nicht rückgängig machen. Lade vorher deine Daten herunter, wenn du sie vielleicht noch brauchst.
web-forget-yes = Konto löschen
web-forget-no = Abbrechen
web-forget-done = Dein Konto ist gelöscht.

## Passkeys and recovery codes

web-save-account = Dein Konto sichern
web-save-account-how = In diesem Browser bleibst du angemeldet. Mit einem Passkey kannst du dich auch anderswo anmelden, oder wenn dieser Browser dich vergisst: mit Fingerabdruck, Gesicht oder PIN, ohne Passwort.
web-passkey-make = Passkey anlegen
web-passkey-nowhere = Passkeys brauchen HTTPS und einen Domainnamen, und beides hat diese Adresse nicht. Nimm stattdessen Wiederherstellungscodes oder einen Link für ein anderes Gerät.
web-passkey-kept = Passkey angelegt.
web-passkey-twice = Dieses Gerät hat schon einen Passkey für dein Konto.
web-passkey-unnamed = Passkey
web-passkey-name = Name des Passkeys
web-passkey-made = Angelegt am { $date }
web-passkey-used = zuletzt benutzt { $date }
web-passkey-remove = Entfernen
web-passkey-removed = Passkey entfernt.
web-codes = Wiederherstellungscodes
web-codes-how = Ist kein Passkey zur Hand, kannst du dich mit einem Wiederherstellungscode anmelden. Jeder Code gilt einmal.
web-codes-left = { $count ->
    [0] Du hast keine.
    [one] Einer ist übrig.
   *[other] { $count } sind übrig.
}
web-codes-make = Neue Codes anlegen
web-codes-once = Schreib diese Codes auf oder druck sie aus. Sie werden nur jetzt gezeigt, und ältere Codes gelten nicht mehr.
web-codes-copy = Codes kopieren
web-codes-copied = Codes kopiert.

## Signing in

web-signin = Anmelden
web-signin-already = Hast du schon ein Konto?
web-signin-passkey = Mit einem Passkey anmelden
web-signin-nothing = Es wurde kein Passkey benutzt.
web-signin-code = Oder mit einem Wiederherstellungscode
web-signin-with-code = Mit diesem Code anmelden
web-signin-done = Willkommen zurück!
web-signout = Auf diesem Gerät abmelden
web-signout-done = Du bist auf diesem Gerät abgemeldet.

## Confirming who one is

web-confirm = Bestätige, dass du es bist
web-confirm-how = Du änderst, wie du dich anmeldest. Bestätige das mit einem deiner Passkeys oder einem Wiederherstellungscode.
web-confirm-passkey = Passkey benutzen
web-confirm-code = Oder mit einem Wiederherstellungscode, der dabei verbraucht wird
web-confirm-yes = Bestätigen
web-account-changes = Letzte Änderungen
