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

error-move-malformed = „{ $came }“ ist kein Zug dieses Spiels.
error-move-illegal = „{ $came }“ geht jetzt nicht.
error-move-stale = „{ $came }“ galt der Stellung nach { $where } Zügen, aber es sind schon { $allowed }.

## Stellungen in einer Zeile

error-position-malformed =
    { $placed ->
        [no] „{ $came }“ ist keine gültige Stellung dieses Spiels.
       *[yes] „{ $came }“ ist in einer Stellung nicht gültig (Feld: { $where }).
    }
error-position-impossible = „{ $came }“ kann in keinem Spiel vorkommen (Feld: { $where }).

## Vorbereitung

error-setup-unknown = Eine Option „{ $came }“ gibt es nicht.
error-setup-game = Ein Spiel „{ $came }“ gibt es nicht.
error-setup-game-broken = Das Spiel „{ $came }“ kommt aus einem anderen Paket und lässt sich nicht laden ({ $where }).
error-setup-bot-seconds = Ungültige Zahl von Sekunden pro Zug eines Bots: „{ $came }“.
error-setup-language = Die Sprache „{ $came }“ gibt es nicht.
error-setup-players = Ungültige Zahl von Mitspielenden: „{ $came }“.
error-setup-first = Ungültige Angabe, wer beginnt: „{ $came }“.
error-setup-seat = In diesem Spiel gibt es keinen Platz „{ $came }“.
error-setup-name = Ungültiger Name „{ $came }“. Namen haben { $allowed } sichtbare Zeichen.
error-setup-name-twice = Zwei Mitspielende können nicht denselben Namen haben: „{ $came }“.
error-setup-dice = Würfel der Art „{ $came }“ gibt es nicht.

## Bots

error-bot-unknown = Dieses Spiel hat keinen Bot „{ $came }“.
error-bot-broken = Der Bot „{ $came }“ kommt aus einem anderen Paket und lässt sich nicht laden ({ $where }).
error-bot-too-few = Zum Vergleichen sind mindestens zwei Bots nötig; angegeben ist „{ $came }“.
error-bot-command = „{ $came }“ ist keine gültige Befehlszeile.
error-bot-program = Der Bot „{ $came }“ lässt sich nicht starten: „{ $where }“ ist kein ausführbares Programm.
error-bot-start = Der Bot „{ $came }“ ließ sich nicht starten. Systemfehler: { $where }.
error-bot-slow = Der Bot „{ $came }“ hat nicht innerhalb von { $where } Sekunden geantwortet.
error-bot-died = Der Bot „{ $came }“ hat sich beendet, bevor er geantwortet hat ({ $where }).
error-bot-unreachable = Der Bot „{ $came }“ war nicht zu erreichen ({ $where }).
error-bot-answer = Der Bot „{ $came }“ hat eine ungültige Antwort geschickt: „{ $where }“.
error-bot-illegal = Der Bot „{ $came }“ wählte „{ $where }“, und das geht jetzt nicht.
error-bot-gave-up = Der Bot „{ $came }“ hat aufgegeben: „{ $where }“.
error-bot-failed = Der Bot „{ $came }“ ist gescheitert ({ $where }).

## Zurücknehmen

error-undo-nothing = Es gibt nichts zurückzunehmen.
error-undo-past-roll = Das lässt sich nicht zurücknehmen: Seither wurde geworfen oder eine Karte gezogen.

## Gespeicherte Partien

error-save-ambiguous = Mehrere gespeicherte Partien beginnen mit „{ $came }“: { $allowed }
error-save-in-use = Die Partie „{ $came }“ ist in einem anderen Fenster geöffnet. Schließe sie dort zuerst.

## Aufgezeichnete Partien

error-record-none = „{ $came }“ ist keine aufgezeichnete Partie.
error-record-no-games = Du hast hier noch keine Partie beendet.
error-record-unreadable = Die Aufzeichnung „{ $came }“ lässt sich nicht lesen.
error-record-json =
    { $given ->
        [no] Die Aufzeichnung ist kein gültiges JSON.
       *[yes] Die Aufzeichnung „{ $came }“ ist kein gültiges JSON.
    }
error-record-format = Diese Aufzeichnung hat das Format „{ $came }“; dieses Rollhouse liest Format { $allowed }.
error-record-game = Diese Aufzeichnung gehört zu einem Spiel, das nicht installiert ist: „{ $came }“.
error-record-rules = Diese Aufzeichnung folgt Version „{ $came }“ der Spielregeln; dieses Rollhouse spielt Version { $allowed }.
error-record-setup =
    { $given ->
        [no] Die Einstellungen dieser Aufzeichnung sind ungültig ({ $where }).
       *[yes] Die Einstellungen dieser Aufzeichnung sind ungültig: „{ $came }“ ({ $where }).
    }
error-record-seats = Die Plätze der Aufzeichnung sind „{ $came }“ statt „{ $allowed }“.
error-record-tag = „{ $came }“ ist kein gültiges Kennzeichen.
error-record-tag-twice = Das Kennzeichen „{ $came }“ kommt zweimal vor.
error-record-tag-missing = Das Kennzeichen „{ $came }“ fehlt.
error-record-malformed-move = Zug { $where }, „{ $came }“, ist kein Zug dieses Spiels.
error-record-illegal-move = Zug { $where }, „{ $came }“, geht dort nicht.
error-record-comment = Es gibt eine Anmerkung zu Zug „{ $came }“; die Züge sind { $allowed } nummeriert.
error-record-comment-open = Die Anmerkung, die mit „{ $came }“ beginnt, ist nicht geschlossen.
error-record-result = Die Aufzeichnung nennt als Ergebnis „{ $came }“; ihre Züge führen zu „{ $allowed }“.
error-record-too-long = Die Aufzeichnung ist zu lang: „{ $came }“, höchstens „{ $allowed }“.

## Datendateien

error-data-unreadable = Die Datei „{ $came }“ lässt sich nicht lesen.
error-data-toml = Die Datei „{ $came }“ ist kein gültiges TOML.
error-data-schema = Die Datei „{ $came }“ hat nicht den erwarteten Inhalt.
error-data-content =
    { $placed ->
        [no] In der Datei „{ $came }“ ist ein Fehler.
       *[yes] In der Datei „{ $came }“ ist ein Fehler, bei „{ $where }“.
    }

## Gründe

error-why-no-move = Es hat nicht die Form eines Zugs.
error-why-faces = Würfel zeigen Zahlen von 1 bis 6; „{ $faces }“ lässt sich nicht als Würfel lesen.
error-why-number = Es muss eine ganze Zahl von { $low } bis { $high } sein.
error-why-whole = Es muss eine ganze Zahl sein.
error-why-word = Dieser Wert ist nicht erlaubt.
error-why-os = Systemfehler: { $reason }.
error-why-parser = Lesefehler: { $reason }.
error-why-not-text = Es ist kein gültiger UTF-8-Text.
error-why-too-large = Es ist größer als { $most } Bytes.
error-why-no-saved-game = Eine gespeicherte Partie dieses Namens gibt es nicht.
error-why-extra = Das Paket „{ $package }“ fehlt. Du bekommst es mit: pip install "rollhouse[{ $extra }]"

## Was nicht installiert ist

error-extra-missing = Dafür ist das Paket „{ $came }“ nötig, und es ist nicht installiert. Du bekommst es mit: { $where }

## Andere Leute

error-people-unknown = Benutzer nicht gefunden.
error-people-bad-link = Dieser Link wurde schon benutzt oder ist älter als eine Woche. Bitte um einen neuen.
error-people-self = Das geht nicht mit dir selbst.
error-people-not-friends = Du kannst nur Freunde einladen.
error-people-not-open = Die Partie hat begonnen; es kann niemand mehr dazukommen.
error-people-too-many = Limit erreicht ({ $came }).

error-sync-address = „{ $came }“ ist keine Adresse eines Rollhouse-Servers.
error-sync-token = Ungültiges Token für { $came }. Unter „Deine Partien“ kannst du dort eines anlegen.
error-sync-unreachable = { $came } antwortet nicht.
error-people-banned = Du bist gesperrt. Du kannst noch zusehen, deine Daten exportieren und dein Konto löschen.
error-people-banned-until = Du bist bis { $came } gesperrt. Du kannst noch zusehen, deine Daten exportieren und dein Konto löschen.
error-operator-off = Die Admin-Seite ist ausgeschaltet. Setze ROLLHOUSE_OPERATOR_TOKEN auf dem Server, um sie einzuschalten.
error-operator-token = Ungültiges Admin-Token.
error-operator-no-report = Eine offene Meldung { $came } gibt es nicht.
error-operator-what = Eine Aktion „{ $came }“ gibt es nicht. Aktionen: { $allowed }.
error-setup-operator-token = ROLLHOUSE_OPERATOR_TOKEN ist zu kurz. Verwende mindestens { $allowed } zufällige Zeichen.
