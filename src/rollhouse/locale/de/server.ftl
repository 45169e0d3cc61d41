# Der Server: was zwischen ihm und seiner Datenbank schiefgehen kann.

error-store-url = „{ $came }“ ist keine unterstützte Datenbank.
error-store-folder = Der Ordner „{ $came }“ für die Datenbank lässt sich nicht anlegen.
error-store-unavailable = Die Datenbank antwortet nicht; geändert wurde nichts. Bitte versuch es gleich noch einmal.
error-store-in-doubt = Die Verbindung zur Datenbank brach beim Speichern ab. Sobald sie wieder da ist, zeigt der Tisch, ob gespeichert wurde.
error-store-damaged = Die Datenbank „{ $came }“ ist beschädigt oder keine Datenbank. Spiele eine Sicherung zurück.
error-store-read-only = Die Datenbank „{ $came }“ ist schreibgeschützt; geändert wurde nichts. Gib dem Server Schreibrechte.
error-store-no-entry = Zugriff verweigert: Die Datenbank „{ $came }“ lässt sich nicht öffnen.
error-store-in-use = Ein anderer Rollhouse-Server benutzt die Datenbank „{ $came }“. Halte ihn zuerst an, oder wähle eine andere Datenbank.
error-store-full = Für die Datenbank „{ $came }“ ist kein Speicherplatz mehr frei; geändert wurde nichts.
error-store-missing = Unter „{ $came }“ gibt es keine Rollhouse-Datenbank.
error-store-closed = Der Server wird gerade beendet. Versuch es gleich noch einmal.
error-store-newer = Die Datenbank stammt von einem neueren Rollhouse ({ $came }); dieses kann sie nicht benutzen.
error-store-backup = Die Sicherung „{ $came }“ lässt sich nicht schreiben.
error-store-backup-exists = „{ $came }“ gibt es schon. Eine Sicherung überschreibt nie eine Datei.
error-store-backup-postgres = Die Datenbank „{ $came }“ ist eine PostgreSQL-Datenbank: Sichere sie mit { $allowed }.
error-store-restore-exists = Unter „{ $came }“ gibt es schon eine Datenbank. Mit --replace wird sie ersetzt; die alte bleibt daneben erhalten.


## Tische im Netz

error-table-unknown = Tisch „{ $came }“ nicht gefunden.
error-table-unreadable = Dieser Tisch lässt sich nicht öffnen: Seine Daten sind beschädigt. Die Administration ist informiert.
error-table-newer-rules = An diesem Tisch gilt Version { $came } der Regeln; dieser Server hat Version { $allowed }. Versuch es gleich noch einmal.
error-table-stranger = Öffne zuerst die Startseite; dort wird ein Gastkonto für dich angelegt.
error-table-bad-token = Ungültiges Token.
error-table-bad-link = Dieser Link wurde schon benutzt oder ist abgelaufen.
error-table-claim-loses = Dieses Gerät hat eigene Tische, Rätsel oder Freunde, auf die du dann nicht mehr zugreifen kannst. Bestätige, dass sie ersetzt werden dürfen, oder brich ab.
error-table-no-token = Keines deiner Geräte und Programme heißt „{ $came }“.
error-table-own-token = Dieses Gerät kannst du hier nicht abmelden. Nimm dafür ein anderes Gerät.
error-table-passkey = Dieser Passkey wurde nicht angenommen. Versuch es noch einmal, oder melde dich anders an.
error-table-no-passkey = Keiner deiner Passkeys heißt „{ $came }“.
error-table-passkeys-full = Du kannst höchstens { $came } Passkeys haben. Entferne zuerst einen.
error-table-passkey-name = Der Name eines Passkeys braucht sichtbare Zeichen.
error-table-bad-code = Ungültiger Wiederherstellungscode. Vielleicht ist er vertippt oder schon benutzt.
error-table-not-kept = Ohne Passkey oder Wiederherstellungscodes könntest du dich nicht wieder anmelden. Leg zuerst einen an.
error-table-record-unfinished = Diese Partie ist nicht zu Ende. Du kannst nur beendete Partien hinzufügen.
error-table-record-nobody = In dieser Partie spielten nur Bots; sie lässt sich nicht zu deinen Partien hinzufügen.
error-table-records-full = Du kannst höchstens { $came } Partien hinzufügen.
error-table-no-fork = An diesem Tisch ist die Hilfe ausgeschaltet; von einer Stellung aus weiterspielen kannst du erst nach dem Ende.
error-table-too-many = Du hast { $came } laufende Partien. Beende einige oder gib auf, bevor du neue beginnst.
error-table-too-many-forks = Du hast heute { $came } Partien von einer Stellung aus fortgesetzt. Versuch es morgen wieder.
error-table-still-here = { $came } ist noch da oder gerade erst gegangen.
error-table-name = Ungültiger Name „{ $came }“. Namen haben { $allowed } sichtbare Zeichen.
error-table-name-taken = Der Name „{ $came }“ ist an diesem Tisch schon vergeben.
error-table-entropy = „{ $came }“ sind keine 32 Hexadezimalziffern.
error-table-commit = „{ $came }“ sind keine 64 Hexadezimalziffern.
error-table-part = „{ $came }“ ist nicht die Zahl, auf die sich dieser Platz festgelegt hat.
error-table-not-to-reveal = Platz { $came } hat jetzt nichts offenzulegen.
error-table-seat-taken = Platz { $came } ist besetzt.
error-table-seat-free = Platz { $came } ist frei.
error-table-not-yours =
    { $given ->
        [no] Du spielst nicht an diesem Tisch.
       *[yes] Platz { $came } ist nicht deiner.
    }
error-table-no-seat = Einen Platz { $came } gibt es nicht.
error-table-begun = Das Spiel hat schon begonnen.
error-table-not-begun = Das Spiel hat noch nicht begonnen.
error-table-over = Das Spiel ist vorbei.
error-table-not-over = Das Spiel ist noch nicht vorbei.
error-table-seats-free = Das Spiel kann noch nicht beginnen. Freie Plätze: { $came }.
error-table-not-host = Das darf nur, wer diesen Tisch eröffnet hat.
error-table-house-rolls = An diesem Tisch wird mit virtuellen Würfeln gespielt.
error-table-not-your-turn = Du bist nicht am Zug.
error-table-nothing-to-roll = Es gibt jetzt nichts zu werfen.
error-table-resigned = Auf diesem Platz wurde schon aufgegeben.
error-table-saying = Nachrichten haben { $allowed } Zeichen.
error-table-players-talk = An diesem Tisch können nur Mitspielende chatten.
error-table-no-chat = Der Chat ist an diesem Tisch ausgeschaltet. Reaktionen kannst du trotzdem senden.
error-table-said-enough = Dieser Chat ist voll ({ $came } Nachrichten).
error-table-no-help = Tipps und Coach sind an diesem Tisch ausgeschaltet.
error-table-rated-rules = Eine gewertete Partie braucht mindestens zwei Mitspielende, je einen Platz, virtuelle Würfel, Bots von Rollhouse, Losentscheid, wer beginnt, und keine Hilfe. Zwischen mehreren Menschen braucht sie auch eine Uhr.
error-table-daily-once = Die Aufgabe des Tages kannst du nur einmal spielen.
error-table-evening-once = Diese Partie gehört zu einem Turnier; die nächste Runde beginnt automatisch.
error-table-daily-begins = Deine Partie wird vorbereitet. Versuch es gleich noch einmal.
error-table-rated-no-undo = In dieser Partie lassen sich Züge nicht zurücknehmen.
error-table-rated-no-cover = In dieser Partie kann kein Bot einspringen.

error-wire-too-long = Die Nachricht ist zu lang.
error-wire-too-often = Zu viele Anfragen. Versuch es in { $came } Sekunden noch einmal.
error-wire-malformed = „{ $came }“ ist kein gültiger Befehl ({ $where }).
error-wire-no-such-page = Seite nicht gefunden: { $came }.
error-wire-broken = Auf dem Server ist etwas schiefgegangen. Verloren ist nichts. Versuch es noch einmal.
error-wire-another-site = Die Anfrage kam von einer anderen Website und wurde abgelehnt.
error-wire-not-json = Dieser Inhaltstyp wird nicht unterstützt. Sende { $allowed }.
error-lan-not-here = Rollhouse lässt sich nur an dem Rechner für das Netz öffnen, auf dem es läuft.
error-lan-none = Dieser Rechner ist mit keinem Netz verbunden.
error-lan-taken = Rollhouse kann unter { $came } nicht erreichbar sein: { $why }

## Hilfe beim Spielen

error-help-none = Für dieses Spiel gibt es keine Tipps, weil hier nichts seine Stellungen bewerten kann.
error-help-nothing = Es gibt jetzt nichts zu entscheiden. Wirf zuerst.
error-help-unavailable = Die Lösungstabelle für diese Partie lässt sich gerade nicht berechnen. Das Spiel geht ohne sie weiter.
error-help-another-day = Das Rätsel vom { $came } ist nicht mehr offen: Heute ist der { $allowed }.
error-help-no-puzzle = Rätsel nicht gefunden.
error-help-no-rush = Rätselsturm nicht gefunden.

## Die Würfel

error-fair-not-verifiable = Diese Aufzeichnung sagt nicht, wie ihre Würfel entstanden sind; sie lassen sich nicht prüfen.
error-fair-not-over = Das Spiel ist nicht vorbei: Das Geheimnis seiner Würfel wird am Ende veröffentlicht.
error-fair-secret = „{ $came }“ ist kein gültiges Geheimnis.
error-fair-commitment = Das Geheimnis passt nicht zu der Zahl, die vor dem Spiel veröffentlicht wurde: Diesen Würfeln ist nicht zu trauen.
error-fair-part = Die offengelegte Zahl von Platz { $where } ist nicht die, auf die er sich festgelegt hat: Diesen Würfeln ist nicht zu trauen.
error-fair-roll = Zug { $where } sagt „{ $came }“, aber die Würfel ergeben „{ $allowed }“: Diesen Würfeln ist nicht zu trauen.

## Einen Server betreiben

error-setup-server = Ungültige Servereinstellungen: { $came }
error-setup-exec-bot = „{ $came }“ nennt kein Programm für einen Bot.
error-setup-workers-share = { $came } Prozesse brauchen eine gemeinsame Datenbank und ein gemeinsames Redis.
error-setup-per-address = „{ $came }“ ist keine gültige Zahl von Verbindungen.
error-setup-keep = „{ $came }“ ist keine gültige Zahl von Tagen.
error-setup-port = Ungültiger Port: „{ $came }“.
error-setup-channels = Keine Verbindung zu Redis unter „{ $came }“.
error-setup-public-url = „{ $came }“ ist keine gültige öffentliche Adresse.
error-setup-trusted-proxies = „{ $came }“ ist keine gültige Proxy-Adresse.
error-setup-log = Unbekannte Protokollstufe „{ $came }“.
error-setup-address = Auf { $came } kann der Server nicht lauschen.
error-setup-no-files = Die Option „{ $came }“ verlangt eine Datei und ist übers Netz nicht verfügbar.
error-setup-form = Ein Aufzeichnungsformat „{ $came }“ gibt es nicht.
error-setup-real_seats = Ungültige Plätze für echte Würfel: „{ $came }“.
error-setup-clock = Ungültige Uhr: { $came } Sekunden.

# The name of a user who has not chosen one.
daily-guest = Gast { $number }
