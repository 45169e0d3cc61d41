# Der Server: was zwischen ihm und seiner Datenbank schiefgehen kann.

error-store-url = „{ $value }“ ist keine unterstützte Datenbank.
error-store-folder = Der Ordner „{ $value }“ für die Datenbank lässt sich nicht anlegen.
error-store-unavailable = Die Datenbank antwortet nicht; geändert wurde nichts. Bitte versuch es gleich noch einmal.
error-store-in-doubt = Die Verbindung zur Datenbank brach beim Speichern ab. Sobald sie wieder da ist, zeigt der Tisch, ob gespeichert wurde.
error-store-damaged = Die Datenbank „{ $value }“ ist beschädigt oder keine Datenbank. Spiele eine Sicherung zurück.
error-store-read-only = Die Datenbank „{ $value }“ ist schreibgeschützt; geändert wurde nichts. Gib dem Server Schreibrechte.
error-store-no-entry = Zugriff verweigert: Die Datenbank „{ $value }“ lässt sich nicht öffnen.
error-store-in-use = Ein anderer Rollhouse-Server benutzt die Datenbank „{ $value }“. Halte ihn zuerst an, oder wähle eine andere Datenbank.
error-store-full = Für die Datenbank „{ $value }“ ist kein Speicherplatz mehr frei; geändert wurde nichts.
error-store-missing = Unter „{ $value }“ gibt es keine Rollhouse-Datenbank.
error-store-closed = Der Server wird gerade beendet. Versuch es gleich noch einmal.
error-store-newer = Die Datenbank stammt von einem neueren Rollhouse ({ $value }); dieses kann sie nicht benutzen.
error-store-backup = Die Sicherung „{ $value }“ lässt sich nicht schreiben.
error-store-backup-exists = „{ $value }“ gibt es schon. Eine Sicherung überschreibt nie eine Datei.
error-store-backup-postgres = Die Datenbank „{ $value }“ ist eine PostgreSQL-Datenbank: Sichere sie mit { $expected }.
error-store-restore-exists = Unter „{ $value }“ gibt es schon eine Datenbank. Mit --replace wird sie ersetzt; die alte bleibt daneben erhalten.


## Tische im Netz

error-table-unknown = Tisch „{ $value }“ nicht gefunden.
error-table-unreadable = Dieser Tisch lässt sich nicht öffnen: Seine Daten sind beschädigt. Die Administration ist informiert.
error-table-newer-rules = An diesem Tisch gilt Version { $value } der Regeln; dieser Server hat Version { $expected }. Versuch es gleich noch einmal.
error-table-stranger = Öffne zuerst die Startseite; dort wird ein Gastkonto für dich angelegt.
error-table-bad-token = Ungültiges Token.
error-table-bad-link = Dieser Link wurde schon benutzt oder ist abgelaufen.
error-table-claim-loses = Dieses Gerät hat eigene Tische, Rätsel oder Freunde, auf die du dann nicht mehr zugreifen kannst. Bestätige, dass sie ersetzt werden dürfen, oder brich ab.
error-table-no-token = Keines deiner Geräte und Programme heißt „{ $value }“.
error-table-own-token = Dieses Gerät kannst du hier nicht abmelden. Nimm dafür ein anderes Gerät.
error-table-passkey = Dieser Passkey wurde nicht angenommen. Versuch es noch einmal, oder melde dich anders an.
error-table-no-passkey = Keiner deiner Passkeys heißt „{ $value }“.
error-table-passkeys-full = Du kannst höchstens { $value } Passkeys haben. Entferne zuerst einen.
error-table-passkey-name = Der Name eines Passkeys braucht sichtbare Zeichen.
error-table-bad-code = Ungültiger Wiederherstellungscode. Vielleicht ist er vertippt oder schon benutzt.
error-table-not-kept = Leg zuerst einen Passkey oder Wiederherstellungscodes an. Ohne sie könntest du dich nicht wieder anmelden.
error-table-record-unfinished = Diese Partie ist nicht zu Ende. Du kannst nur beendete Partien hinzufügen.
error-table-record-only-bots = In dieser Partie spielten nur Bots; sie lässt sich nicht zu deinen Partien hinzufügen.
error-table-records-full = Du kannst höchstens { $value } Partien hinzufügen.
error-table-no-fork = An diesem Tisch ist die Hilfe ausgeschaltet; von einer Stellung aus weiterspielen kannst du erst nach dem Ende.
error-table-too-many = Du hast { $value } laufende Partien. Beende einige oder gib auf, bevor du neue beginnst.
error-table-still-here = { $value } ist noch da oder gerade erst gegangen.
error-table-name-locked = Dein Name „{ $value }“ wurde von der Administration festgelegt und lässt sich nicht ändern.
error-table-name = Ungültiger Name „{ $value }“. Namen haben { $expected } sichtbare Zeichen.
error-table-name-taken = Der Name „{ $value }“ ist an diesem Tisch schon vergeben.
error-table-entropy = „{ $value }“ sind keine 32 Hexadezimalziffern.
error-table-commit = „{ $value }“ sind keine 64 Hexadezimalziffern.
error-table-entropy-share = „{ $value }“ ist nicht die Zahl, auf die sich dieser Platz festgelegt hat.
error-table-not-to-reveal = Platz { $value } hat jetzt nichts offenzulegen.
error-table-seat-taken = Platz { $value } ist besetzt.
error-table-seat-free = Platz { $value } ist frei.
error-table-not-yours =
    { $given ->
        [no] Du spielst nicht an diesem Tisch.
       *[yes] Platz { $value } ist nicht deiner.
    }
error-table-no-seat = Einen Platz { $value } gibt es nicht.
error-table-begun = Das Spiel hat schon begonnen.
error-table-not-begun = Das Spiel hat noch nicht begonnen.
error-table-over = Das Spiel ist vorbei.
error-table-not-over = Das Spiel ist noch nicht vorbei.
error-table-seats-free = Das Spiel kann noch nicht beginnen. Freie Plätze: { $value }.
error-table-not-host = Das darf nur, wer diesen Tisch eröffnet hat.
error-table-server-rolls = An diesem Tisch wird mit virtuellen Würfeln gespielt.
error-table-not-your-turn = Du bist nicht am Zug.
error-table-nothing-to-roll = Es gibt jetzt nichts zu werfen.
error-table-resigned = Auf diesem Platz wurde schon aufgegeben.
error-table-no-stop = Hier könnt ihr nicht gemeinsam aufhören: Das Spiel steht nicht still.
error-table-message-length = Nachrichten haben { $expected } Zeichen.
error-table-spectator-chat = An diesem Tisch können nur Mitspielende chatten.
error-table-no-chat = Der Chat ist an diesem Tisch ausgeschaltet. Reaktionen kannst du trotzdem senden.
error-table-chat-full = Dieser Chat ist voll ({ $value } Nachrichten).
error-table-no-help = Tipps und Coach sind an diesem Tisch ausgeschaltet.
error-table-rated-rules = Eine gewertete Partie braucht die üblichen Einstellungen, mindestens zwei Mitspielende, je einen Platz, virtuelle Würfel, Bots von Rollhouse, Losentscheid, wer beginnt, und keine Hilfe. Zwischen mehreren Menschen braucht sie auch eine Uhr. Nur registrierte Spieler können danach suchen.
error-table-daily-once = Die Aufgabe des Tages kannst du nur einmal spielen.
error-table-tournament-once = Diese Partie gehört zu einem Turnier; die nächste Runde beginnt automatisch.
error-table-daily-begins = Deine Partie wird vorbereitet. Versuch es gleich noch einmal.
error-table-rated-no-undo = In dieser Partie lassen sich Züge nicht zurücknehmen.
error-table-rated-no-cover = In dieser Partie kann kein Bot einspringen.

error-wire-too-long = Die Nachricht ist zu lang.
error-wire-rate-limited = Zu viele Anfragen. Versuch es in { $value } Sekunden noch einmal.
error-wire-malformed = „{ $value }“ ist kein gültiger Befehl ({ $location }).
error-wire-no-such-page = Seite nicht gefunden: { $value }.
error-wire-broken = Auf dem Server ist etwas schiefgegangen. Verloren ist nichts. Versuch es noch einmal.
error-wire-unknown-host = Dieser Server ist nicht als „{ $value }“ bekannt. Wer ihn betreibt, kann den Namen mit --allow-host erlauben.
error-wire-bad-host = Die Anfrage muss genau einen Host nennen.
error-wire-another-site = Die Anfrage kam von einer anderen Website und wurde abgelehnt.
error-wire-not-json = Dieser Inhaltstyp wird nicht unterstützt. Sende { $expected }.
error-lan-not-here = Rollhouse lässt sich nur an dem Rechner für das Netz öffnen, auf dem es läuft.
error-lan-none = Dieser Rechner ist mit keinem Netz verbunden.
error-lan-taken = Rollhouse kann auf { $value } nicht lauschen: { $reason }

## Hilfe beim Spielen

error-help-none = Für dieses Spiel gibt es keine Tipps: Seine Stellungen lassen sich nicht bewerten.
error-help-nothing = Es gibt jetzt nichts zu entscheiden. Wirf zuerst.
error-help-unavailable = Die genaue Antwort für diese Partie lässt sich gerade nicht berechnen. Das Spiel geht ohne sie weiter.
error-help-another-day = Das Rätsel vom { $value } ist nicht mehr offen: Heute ist der { $expected }.
error-help-no-puzzle = Rätsel nicht gefunden.
error-help-no-rush = Rätselsturm nicht gefunden.

## Die Würfel

error-fair-not-verifiable = Diese Aufzeichnung sagt nicht, wie ihre Würfel entstanden sind; sie lassen sich nicht prüfen.
error-fair-not-over = Das Spiel ist nicht vorbei: Das Geheimnis seiner Würfel wird am Ende veröffentlicht.
error-fair-secret = „{ $value }“ ist kein gültiges Geheimnis.
error-fair-commitment = Das Geheimnis passt nicht zu der Zahl, die vor dem Spiel veröffentlicht wurde: Diesen Würfeln ist nicht zu trauen.
error-fair-part = Die offengelegte Zahl von Platz { $location } ist nicht die, auf die er sich festgelegt hat: Diesen Würfeln ist nicht zu trauen.
error-fair-roll = Zug { $location } sagt „{ $value }“, aber die Würfel ergeben „{ $expected }“: Diesen Würfeln ist nicht zu trauen.

## Einen Server betreiben

error-setup-server = Ungültige Servereinstellungen: { $value }
error-setup-exec-bot = „{ $value }“ nennt kein Programm für einen Bot.
error-setup-workers-share = { $value } Prozesse brauchen eine gemeinsame Datenbank und ein gemeinsames Redis.
error-setup-per-address = „{ $value }“ ist keine gültige Zahl von Verbindungen.
error-setup-keep = „{ $value }“ ist keine gültige Zahl von Tagen.
error-setup-port = Ungültiger Port: „{ $value }“.
error-setup-channels = Keine Verbindung zu Redis unter „{ $value }“.
error-setup-public-url = „{ $value }“ ist keine gültige öffentliche Adresse.
error-setup-trusted-proxies = „{ $value }“ ist keine gültige Proxy-Adresse.
error-setup-log = Unbekannte Protokollstufe „{ $value }“.
error-setup-address = Auf { $value } kann der Server nicht lauschen.
error-setup-no-files = Die Option „{ $value }“ verlangt eine Datei und ist übers Netz nicht verfügbar.
error-setup-form = Ein Aufzeichnungsformat „{ $value }“ gibt es nicht.
error-setup-real_seats = Ungültige Plätze für echte Würfel: „{ $value }“.
error-setup-clock = Ungültige Uhr: { $value } Sekunden.

# The name of a user who has not chosen one.
daily-guest = Gast { $number }
