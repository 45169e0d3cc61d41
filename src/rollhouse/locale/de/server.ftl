# Der Server: was zwischen ihm und seiner Datenbank schiefgehen kann.

error-store-url = „{ $value }“ ist keine Datenbank, die hier zu gebrauchen ist.
error-store-folder = Der Ordner „{ $value }“ für die Datenbank lässt sich nicht anlegen.
error-store-unavailable = Die Datenbank antwortet nicht; geändert wurde nichts. Bitte versuch es gleich noch einmal.
error-store-in-doubt = Die Datenbank fiel beim Speichern aus. Sobald sie wieder antwortet, zeigt der Tisch, ob gespeichert wurde.
error-store-damaged = Die Datenbank „{ $value }“ ist beschädigt oder gar keine. Wer diesen Server betreibt, muss eine Sicherung zurückspielen.
error-store-read-only = In die Datenbank „{ $value }“ lässt sich nicht schreiben; geändert wurde nichts. Wer diesen Server betreibt, muss es erlauben.
error-store-no-entry = Die Datenbank „{ $value }“ lässt sich nicht öffnen: Ihr Ordner oder die Datei selbst ist nicht zugänglich.
error-store-in-use = Auf der Datenbank „{ $value }“ läuft schon ein anderer Rollhouse-Server. Halte ihn zuerst an oder gib diesem eine andere Datenbank.
error-store-full = Für die Datenbank „{ $value }“ ist kein Platz mehr; geändert wurde nichts.
error-store-missing = Unter „{ $value }“ gibt es keine Rollhouse-Datenbank.
error-store-closed = Der Server wird gerade beendet. Bitte komm gleich wieder.
error-store-newer = Die Datenbank stammt von einem neueren Rollhouse ({ $value }); dieses kann sie nicht benutzen.
error-store-backup = Die Sicherung „{ $value }“ lässt sich nicht schreiben.
error-store-backup-exists = „{ $value }“ gibt es schon, und eine Sicherung ersetzt nie eine Datei.
error-store-backup-postgres = Die Datenbank „{ $value }“ ist eine PostgreSQL-Datenbank: Sichere sie mit { $expected }.
error-store-restore-exists = Unter „{ $value }“ gibt es schon eine Datenbank. Mit --replace nimmt die Kopie ihren Platz ein, und die alte bleibt daneben erhalten.


## Tische im Netz

error-table-unknown = Einen Tisch „{ $value }“ gibt es nicht.
error-table-unreadable = Dieser Tisch lässt sich nicht lesen: Was von ihm aufbewahrt wurde, ist beschädigt. Wer diesen Server betreibt, weiß davon.
error-table-newer-rules = An diesem Tisch gilt Version { $value } der Regeln; dieser Server kennt Version { $expected }. Bitte komm gleich wieder.
error-table-stranger = Das geht nur, wenn das Haus dich kennt: Öffne zuerst die Startseite.
error-table-bad-token = Dieses Token gehört niemandem.
error-table-bad-link = Dieser Link wurde schon benutzt oder ist zu alt.
error-table-claim-loses = Dieses Gerät hat eigene Tische, Rätsel oder Freunde, die danach niemand mehr erreicht. Sag, dass es ersetzt werden darf, oder lass es.
error-table-no-token = Keines deiner Geräte und Programme heißt „{ $value }“.
error-table-own-token = Das ist das Gerät, das gerade fragt: Abmelden kann es nur ein anderes.
error-table-passkey = Dieser Passkey wurde nicht angenommen. Versuch es noch einmal, oder melde dich anders an.
error-table-no-passkey = Keiner deiner Passkeys heißt „{ $value }“.
error-table-passkeys-full = Du hast { $value } Passkeys, mehr Platz ist nicht: Entferne zuerst einen.
error-table-passkey-name = Der Name eines Passkeys muss aus sichtbaren Zeichen bestehen.
error-table-bad-code = Diesen Wiederherstellungscode gibt es nicht: Er wurde schon benutzt oder ist vertippt.
error-table-not-kept = Ohne Passkey oder Wiederherstellungscodes könntest du nicht zurückkommen. Leg zuerst einen an.
error-table-record-unfinished = Diese Partie ist nicht zu Ende: Nur beendete lassen sich hinzufügen.
error-table-record-nobody = In dieser Partie spielten nur Bots: Sie gehört niemandem.
error-table-records-full = Du hast { $value } Partien hinzugefügt, für mehr ist kein Platz.
error-table-no-fork = An diesem Tisch gibt es keine Hilfe; anderswo ausprobieren lässt sich die Partie erst, wenn sie vorbei ist.
error-table-too-many = Du hast { $value } Tische, deren Spiel nicht vorbei ist: Beende einige oder gib auf, bevor du weitere eröffnest.
error-table-still-here = { $value } ist noch da oder gerade erst gegangen.
error-table-name = „{ $value }“ geht als Name nicht: Namen haben { $expected } darstellbare Zeichen.
error-table-name-taken = An diesem Tisch heißt schon jemand „{ $value }“.
error-table-entropy = „{ $value }“ sind keine 32 Hexadezimalziffern.
error-table-commit = „{ $value }“ sind keine 64 Hexadezimalziffern.
error-table-part = „{ $value }“ ist nicht der Teil der Würfel, an den dieser Platz gebunden ist.
error-table-not-to-reveal = Platz { $value } hat jetzt nichts offenzulegen.
error-table-seat-taken = Platz { $value } ist besetzt.
error-table-seat-free = Auf Platz { $value } sitzt niemand.
error-table-not-yours =
    { $given ->
        [no] Du sitzt nicht an diesem Tisch.
       *[yes] Platz { $value } ist nicht deiner.
    }
error-table-no-seat = Diesen Platz gibt es nicht: { $value }.
error-table-begun = Das Spiel hat schon begonnen.
error-table-not-begun = Das Spiel hat noch nicht begonnen.
error-table-over = Das Spiel ist vorbei.
error-table-not-over = Das Spiel ist noch nicht vorbei.
error-table-seats-free = Das Spiel kann noch nicht beginnen. Noch zu besetzende Plätze: { $value }.
error-table-not-host = Das darf nur, wer diesen Tisch eröffnet hat.
error-table-house-rolls = An diesem Tisch wirft das Haus die Würfel.
error-table-not-your-turn = Du bist nicht am Zug.
error-table-nothing-to-roll = Es gibt jetzt nichts zu werfen.
error-table-resigned = Auf diesem Platz wurde schon aufgegeben.
error-table-saying = Eine Nachricht hat { $expected } Zeichen.
error-table-players-talk = An diesem Tisch darf nur schreiben, wer mitspielt.
error-table-no-chat = An diesem Tisch schreibt niemand: Es gibt nur Reaktionen.
error-table-said-enough = An diesem Tisch stehen { $value } Nachrichten: Mehr hebt er nicht auf.
error-table-no-help = An diesem Tisch gibt es weder Tipps noch Coach: Sie wurden beim Eröffnen abgeschaltet.
error-table-rated-rules = Eine gewertete Partie ist für zwei oder mehr, für jeden ein Platz, ohne Hilfe, mit den Würfeln und den Bots des Hauses. Der Zufall entscheidet, wer beginnt, und wo mehrere Menschen spielen, läuft eine Uhr.
error-table-daily-once = Die Aufgabe eines Tages wird einmal gespielt, bis zum Ende, und nicht noch einmal.
error-table-tournament-once = Diese Partie gehört zu einem Abend: Die nächste Runde kommt von selbst.
error-table-daily-begins = Dein Versuch wird gerade vorbereitet: Bitte versuch es gleich noch einmal.
error-table-rated-no-undo = In dieser Partie wird nichts zurückgenommen.
error-table-rated-no-cover = In dieser Partie spielt kein Bot für jemanden.

error-wire-too-long = Das ist zu lang.
error-wire-rate-limited = Zu viele Anfragen in kurzer Zeit. Bitte versuch es in { $value } s noch einmal.
error-wire-malformed = „{ $value }“ ist kein Befehl ({ $location }).
error-wire-no-such-page = Unter { $value } gibt es nichts.
error-wire-broken = Hier ist etwas schiefgegangen. Verloren ist nichts; bitte versuch es noch einmal.
error-wire-another-site = Diese Anfrage kam von der Seite einer anderen Website; geschehen ist nichts.
error-wire-not-json = Hier wird nur { $expected } angenommen.
error-lan-not-here = Nur wer an dem Rechner sitzt, auf dem das Haus läuft, kann es für das Netz öffnen.
error-lan-none = Dieser Rechner ist in keinem Netz.
error-lan-taken = Das Haus kann unter { $value } nicht erreichbar sein: { $reason }

## Hilfe beim Spielen

error-help-none = Was Stellungen dieses Spiels wert sind, kann hier niemand sagen; deshalb gibt es keine Tipps.
error-help-nothing = Es gibt jetzt nichts zu entscheiden: Erst kommen die Würfel.
error-help-unavailable = Die Lösungstabelle für diese Partie lässt sich hier gerade nicht berechnen. Das Spiel geht ohne sie weiter.
error-help-another-day = Das Rätsel vom { $value } ist nicht mehr offen: Heute ist der { $expected }.
error-help-no-puzzle = Dieses Rätsel gibt es nicht.
error-help-no-rush = So einen Rätselsturm hast du nicht.

## Die Würfel

error-fair-not-verifiable = Die Würfel dieser Partie waren nicht die des Hauses; es gibt nichts nachzurechnen.
error-fair-not-over = Das Spiel ist nicht vorbei: Das Geheimnis seiner Würfel wird am Ende veröffentlicht.
error-fair-secret = „{ $value }“ ist kein Geheimnis.
error-fair-commitment = Das Geheimnis passt nicht zu dem, was vor dem Spiel veröffentlicht wurde: Diesen Würfeln ist nicht zu trauen.
error-fair-part = Der Teil von Platz { $location } ist nicht der, an den er gebunden war: Diesen Würfeln ist nicht zu trauen.
error-fair-roll = Zug { $location } sagt „{ $value }“, aber die Würfel ergeben „{ $expected }“: Diesen Würfeln ist nicht zu trauen.

## Einen Server betreiben

error-setup-server = So lässt sich der Server nicht einrichten: { $value }
error-setup-exec-bot = „{ $value }“ nennt kein Programm für einen Bot.
error-setup-workers-share = { $value } Prozesse brauchen eine Datenbank und Kanäle, die sie sich alle teilen.
error-setup-per-address = „{ $value }“ ist keine Zahl von Verbindungen.
error-setup-keep = „{ $value }“ ist keine Zahl von Tagen, um Tische aufzubewahren.
error-setup-port = „{ $value }“ geht als Port nicht.
error-setup-channels = Über „{ $value }“ können Server nicht miteinander reden.
error-setup-public-url = „{ $value }“ geht als Adresse des Servers nicht.
error-setup-trusted-proxies = „{ $value }“ ist keine Adresse eines Proxys.
error-setup-log = „{ $value }“ geht als Ausführlichkeit des Protokolls nicht.
error-setup-address = Auf { $value } kann der Server nicht lauschen.
error-setup-no-files = Die Option „{ $value }“ nennt eine Datei und geht übers Netz nicht.
error-setup-form = In der Form „{ $value }“ gibt es keine Aufzeichnung.
error-setup-real_seats = „{ $value }“ geht für die Plätze mit echten Würfeln nicht.
error-setup-clock = Auf so viele Sekunden lässt sich die Uhr nicht stellen: { $value }.

# What somebody is called who has not said.
daily-guest = Gast { $number }
