# Was nicht ging und warum: zu jedem Code ein Satz error-<Code>. Er darf enthalten:
#   $came   was angegeben wurde; $given ist "no", wenn nichts angegeben wurde
#   $where  der Zug, das Feld oder die Stelle in einer Datei; $placed ist "no", wenn es keine gibt
#   $why, $allowed, $line
# Von den letzten drei werden die, die der Satz nicht selbst nennt, darum herum ergänzt.

error-at-line = Zeile { $line }: { $text }
error-rule = (Regel: { $rule }.)
error-allowed = Möglich: { $choices }.
error-and-more = { $shown } und { $more } weitere

## Züge

error-move-malformed = „{ $value }“ ist kein Zug dieses Spiels.
error-move-illegal = „{ $value }“ ist jetzt nicht möglich.
error-move-stale = „{ $value }“ war für die Stellung nach { $location } Zügen gedacht, gespielt sind aber schon { $expected }.

## Stellungen in einer Zeile

error-position-malformed =
    { $placed ->
        [no] „{ $value }“ ist keine gültige Stellung dieses Spiels.
       *[yes] „{ $value }“ ist in einer Stellung nicht gültig (Feld: { $location }).
    }
error-position-impossible = „{ $value }“ kann in keinem Spiel vorkommen (Feld: { $location }).

## Vorbereitung

error-setup-unknown = Eine Option „{ $value }“ gibt es nicht.
error-setup-game = Ein Spiel „{ $value }“ gibt es nicht.
error-setup-game-broken = Das Spiel „{ $value }“ kommt aus einem anderen Paket und lässt sich nicht laden ({ $location }).
error-setup-bot-seconds = Ungültige Zahl von Sekunden pro Zug eines Bots: „{ $value }“.
error-setup-language = Die Sprache „{ $value }“ gibt es nicht.
error-setup-players = Ungültige Zahl von Mitspielenden: „{ $value }“.
error-setup-first = Ungültige Angabe, wer beginnt: „{ $value }“.
error-setup-seat = In diesem Spiel gibt es keinen Platz „{ $value }“.
error-setup-name = Ungültiger Name „{ $value }“. Namen haben { $expected } sichtbare Zeichen.
error-setup-name-twice = Zwei Mitspielende können nicht denselben Namen haben: „{ $value }“.
error-setup-dice = Würfel der Art „{ $value }“ gibt es nicht.

## Bots

error-bot-unknown = Dieses Spiel hat keinen Bot „{ $value }“.
error-bot-broken = Der Bot „{ $value }“ kommt aus einem anderen Paket und lässt sich nicht laden ({ $location }).
error-bot-too-few = Zum Vergleichen sind mindestens zwei Bots nötig; angegeben ist „{ $value }“.
error-bot-command = „{ $value }“ ist keine gültige Befehlszeile.
error-bot-program = Der Bot „{ $value }“ lässt sich nicht starten: „{ $location }“ ist kein ausführbares Programm.
error-bot-start = Der Bot „{ $value }“ ließ sich nicht starten. Systemfehler: { $location }.
error-bot-slow = Der Bot „{ $value }“ hat nicht innerhalb von { $location } Sekunden geantwortet.
error-bot-died = Der Bot „{ $value }“ hat sich beendet, bevor er geantwortet hat ({ $location }).
error-bot-unreachable = Der Bot „{ $value }“ war nicht zu erreichen ({ $location }).
error-bot-answer = Der Bot „{ $value }“ hat eine ungültige Antwort geschickt: „{ $location }“.
error-bot-illegal = Der Bot „{ $value }“ wählte „{ $location }“, und das geht jetzt nicht.
error-bot-gave-up = Der Bot „{ $value }“ hat aufgegeben: „{ $location }“.
error-bot-failed = Der Bot „{ $value }“ ist gescheitert ({ $location }).

## Zurücknehmen

error-undo-nothing = Es gibt nichts zurückzunehmen.
error-undo-past-roll = Das lässt sich nicht zurücknehmen: Seither wurde geworfen oder eine Karte gezogen.

## Gespeicherte Partien

error-save-ambiguous = Mehrere gespeicherte Partien beginnen mit „{ $value }“: { $expected }
error-save-in-use = Die Partie „{ $value }“ ist in einem anderen Fenster geöffnet. Schließe sie dort zuerst.

## Aufgezeichnete Partien

error-record-none = „{ $value }“ ist keine aufgezeichnete Partie.
error-record-no-games = Du hast hier noch keine Partie beendet.
error-record-unreadable = Die Aufzeichnung „{ $value }“ lässt sich nicht lesen.
error-record-json =
    { $given ->
        [no] Die Aufzeichnung ist kein gültiges JSON.
       *[yes] Die Aufzeichnung „{ $value }“ ist kein gültiges JSON.
    }
error-record-format = Diese Aufzeichnung hat das Format „{ $value }“; dieses Rollhouse liest Format { $expected }.
error-record-game = Diese Aufzeichnung gehört zu einem Spiel, das nicht installiert ist: „{ $value }“.
error-record-rules = Diese Aufzeichnung folgt Version „{ $value }“ der Spielregeln; dieses Rollhouse spielt Version { $expected }.
error-record-setup =
    { $given ->
        [no] Die Einstellungen dieser Aufzeichnung sind ungültig ({ $location }).
       *[yes] Die Einstellungen dieser Aufzeichnung sind ungültig: „{ $value }“ ({ $location }).
    }
error-record-seats = Die Plätze der Aufzeichnung sind „{ $value }“ statt „{ $expected }“.
error-record-tag = „{ $value }“ ist kein gültiges Kennzeichen.
error-record-tag-twice = Das Kennzeichen „{ $value }“ kommt zweimal vor.
error-record-tag-missing = Das Kennzeichen „{ $value }“ fehlt.
error-record-malformed-move = Zug { $location }, „{ $value }“, ist kein Zug dieses Spiels.
error-record-illegal-move = Zug { $location }, „{ $value }“, geht dort nicht.
error-record-comment = Es gibt eine Anmerkung zu Zug „{ $value }“; die Züge sind { $expected } nummeriert.
error-record-comment-open = Die Anmerkung, die mit „{ $value }“ beginnt, ist nicht geschlossen.
error-record-result = Die Aufzeichnung nennt als Ergebnis „{ $value }“; ihre Züge führen zu „{ $expected }“.
error-record-too-long = Die Aufzeichnung ist zu lang: „{ $value }“, höchstens „{ $expected }“.

## Datendateien

error-data-unreadable = Die Datei „{ $value }“ lässt sich nicht lesen.
error-data-toml = Die Datei „{ $value }“ ist kein gültiges TOML.
error-data-schema = Die Datei „{ $value }“ hat nicht den erwarteten Inhalt.
error-data-content =
    { $placed ->
        [no] In der Datei „{ $value }“ ist ein Fehler.
       *[yes] In der Datei „{ $value }“ ist ein Fehler, bei „{ $location }“.
    }

## Gründe

error-why-no-move = Es hat nicht die Form eines Zugs.
error-why-faces = Würfel zeigen Zahlen von 1 bis 6; „{ $faces }“ lässt sich nicht als Würfel lesen.
error-why-number = Es muss eine ganze Zahl von { $low } bis { $high } sein.
error-why-only = Es muss { $low } sein.
error-why-whole = Es muss eine ganze Zahl sein.
error-why-word = Dieser Wert ist nicht erlaubt.
error-why-os = Systemfehler: { $reason }.
error-why-parser = Lesefehler: { $reason }.
error-why-not-text = Es ist kein gültiger UTF-8-Text.
error-why-too-large = Es ist größer als { $most } Bytes.
error-why-no-saved-game = Eine gespeicherte Partie dieses Namens gibt es nicht.
error-why-extra = Das Paket „{ $package }“ fehlt. Du bekommst es mit: pip install "rollhouse[{ $extra }]"

## Was nicht installiert ist

error-extra-missing = Dafür ist das Paket „{ $value }“ nötig, und es ist nicht installiert. Du bekommst es mit: { $location }

## Andere Leute

error-people-unknown = Benutzer nicht gefunden.
error-people-bad-link = Dieser Link wurde schon benutzt oder ist älter als eine Woche. Lass dir einen neuen schicken.
error-people-self = Das geht nicht mit dir selbst.
error-people-not-friends = Dieser Spieler nimmt nur Einladungen von Freunden an.
error-people-too-many-requests = Zu viele deiner Freundschaftsanfragen sind noch unbeantwortet.
error-people-name-taken = Ein anderer Spieler heißt { $value }, oder sein Name sieht genauso aus. Wähle einen anderen.
error-people-not-open = Die Partie hat begonnen; es kann niemand mehr dazukommen.
error-people-blocked = Du kannst hier nicht mitspielen: Einer von euch hat den anderen blockiert.
error-people-too-many = Limit erreicht ({ $value }).

error-sync-address = „{ $value }“ ist keine Adresse eines Rollhouse-Servers.
error-sync-token = Kein gültiges Token für { $value }. Lege dort unter „Konto“ eines an und gib es bei `rollhouse login` ein.
error-sync-unreachable = { $value } antwortet nicht.
error-people-scope = Dieses Token ist { $value ->
    [upload] nur zum Hochladen von Partien
    [play] zum Spielen, nicht zum Ändern von Einstellungen
   *[other] für etwas anderes
}.
error-people-browser-only = Das kann nur ein angemeldeter Browser, kein Programm.
error-people-confirm = Bestätige erst, dass du es bist: mit deinem Passkey oder einem Wiederherstellungscode.
error-people-banned = Du bist gesperrt. Du kannst noch zusehen, deine Daten exportieren und dein Konto löschen.
error-people-banned-until = Du bist bis { $value } gesperrt. Du kannst noch zusehen, deine Daten exportieren und dein Konto löschen.
error-admin-off = Die Admin-Seite ist ausgeschaltet. Setze ROLLHOUSE_ADMIN_TOKEN auf dem Server, um sie einzuschalten.
error-admin-token = Ungültiges Admin-Token.
error-admin-no-report = Eine offene Meldung { $value } gibt es nicht.
error-admin-no-message = Diese Nachricht gibt es nicht.
error-admin-what = Eine Aktion „{ $value }“ gibt es nicht. Aktionen: { $expected }.
error-admin-arguments = „{ $value }“ hat die falschen Argumente. Aufruf: { $expected }
error-admin-days = „{ $value }“ ist keine Zahl von Tagen für eine Sperre, oder der Grund ist zu lang.
error-client-link = „{ $value }“ ist nicht der Link eines Tisches.
error-client-unreachable = Der Server „{ $value }“ ist nicht erreichbar.
error-client-refused = { $value }
error-client-gone = Der Server lässt dich nicht mehr an diesen Tisch. { $value }
error-client-offline = Nicht gesendet: Es gibt keine Verbindung zum Server.
error-record-empty-folder = In „{ $value }“ gibt es keine Aufzeichnungen von Partien.
error-setup-exec-bot-name = „{ $value }“ heißt schon ein eingebauter Bot. Wähle einen anderen Namen.
error-setup-admin-token = ROLLHOUSE_ADMIN_TOKEN ist zu kurz. Verwende mindestens { $expected } zufällige Zeichen.
