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
error-move-illegal = „{ $value }“ geht jetzt nicht.
error-move-stale = „{ $value }“ galt der Stellung nach { $location } Zügen, aber es sind schon { $expected }.

## Stellungen in einer Zeile

error-position-malformed =
    { $placed ->
        [no] „{ $value }“ ist keine Stellung dieses Spiels.
       *[yes] „{ $value }“ lässt sich nicht als Teil einer Stellung lesen (Feld: { $location }).
    }
error-position-impossible = „{ $value }“ kann in keinem Spiel vorkommen (Feld: { $location }).

## Vorbereitung

error-setup-unknown = Eine Option „{ $value }“ gibt es nicht.
error-setup-game = Ein Spiel „{ $value }“ gibt es nicht.
error-setup-game-broken = Das Spiel „{ $value }“ kommt aus einem anderen Paket und lässt sich nicht laden ({ $location }).
error-setup-bot-seconds = „{ $value }“ ist keine Zahl von Sekunden für den Zug eines Bots.
error-setup-language = Die Sprache „{ $value }“ gibt es nicht.
error-setup-players = „{ $value }“ geht als Zahl der Mitspielenden nicht.
error-setup-first = „{ $value }“ kann nicht beginnen.
error-setup-seat = In diesem Spiel gibt es keinen Platz „{ $value }“.
error-setup-name = „{ $value }“ geht als Name nicht: Namen haben { $expected } darstellbare Zeichen.
error-setup-name-twice = Zwei am selben Tisch können nicht „{ $value }“ heißen.
error-setup-dice = Würfel der Art „{ $value }“ gibt es nicht.

## Bots

error-bot-unknown = Dieses Spiel hat keinen Bot „{ $value }“.
error-bot-broken = Der Bot „{ $value }“ kommt aus einem anderen Paket und lässt sich nicht laden ({ $location }).
error-bot-too-few = Zum Vergleichen sind mindestens zwei Bots nötig; angegeben ist „{ $value }“.
error-bot-command = „{ $value }“ ist kein Befehl.
error-bot-program = Der Bot „{ $value }“ kann nicht spielen: Es gibt kein ausführbares Programm „{ $location }“.
error-bot-start = Der Bot „{ $value }“ ließ sich nicht starten. Das System meldet: { $location }.
error-bot-slow = Der Bot „{ $value }“ hat nicht innerhalb von { $location } Sekunden geantwortet.
error-bot-died = Der Bot „{ $value }“ hat sich beendet, bevor er geantwortet hat ({ $location }).
error-bot-unreachable = Der Bot „{ $value }“ war nicht zu erreichen ({ $location }).
error-bot-answer = Der Bot „{ $value }“ sagte „{ $location }“, und das ist keine Antwort.
error-bot-illegal = Der Bot „{ $value }“ wählte „{ $location }“, und das geht jetzt nicht.
error-bot-gave-up = Der Bot „{ $value }“ hat aufgegeben: „{ $location }“.
error-bot-failed = Der Bot „{ $value }“ ist gescheitert ({ $location }).

## Zurücknehmen

error-undo-nothing = Es gibt noch nichts zurückzunehmen.
error-undo-past-roll = Das lässt sich nicht zurücknehmen: Seither wurde geworfen oder eine Karte gezogen.

## Gespeicherte Partien

error-save-ambiguous = Mehrere gespeicherte Partien beginnen mit „{ $value }“: { $expected }
error-save-in-use = Die Partie „{ $value }“ wird in einem anderen Fenster gespielt. Verlasse sie dort zuerst.

## Aufgezeichnete Partien

error-record-none = „{ $value }“ ist keine aufgezeichnete Partie.
error-record-no-games = Hier wurde noch keine Partie zu Ende gespielt.
error-record-unreadable = Die Aufzeichnung „{ $value }“ lässt sich nicht lesen.
error-record-json =
    { $given ->
        [no] Die Aufzeichnung ist kein gültiges JSON.
       *[yes] „{ $value }“ ist keine Aufzeichnung in gültigem JSON.
    }
error-record-format = Diese Aufzeichnung hat das Format „{ $value }“; dieses Rollhouse liest Format { $expected }.
error-record-game = Diese Aufzeichnung gehört zu einem Spiel, das es hier nicht gibt: „{ $value }“.
error-record-rules = Diese Aufzeichnung folgt Version „{ $value }“ der Spielregeln; dieses Rollhouse spielt Version { $expected }.
error-record-setup =
    { $given ->
        [no] Mit den Einstellungen dieser Aufzeichnung lässt sich nicht spielen ({ $location }).
       *[yes] Mit den Einstellungen dieser Aufzeichnung lässt sich nicht spielen: „{ $value }“ ({ $location }).
    }
error-record-seats = Die Plätze der Aufzeichnung sind „{ $value }“ statt „{ $expected }“.
error-record-tag = „{ $value }“ ist kein Kennzeichen einer Aufzeichnung.
error-record-tag-twice = „{ $value }“ wiederholt ein Kennzeichen.
error-record-tag-missing = Das Kennzeichen „{ $value }“ fehlt.
error-record-malformed-move = Zug { $location }, „{ $value }“, ist kein Zug dieses Spiels.
error-record-illegal-move = Zug { $location }, „{ $value }“, geht dort nicht.
error-record-comment = Es gibt eine Anmerkung zu Zug „{ $value }“; die Züge sind { $expected }.
error-record-comment-open = Die Anmerkung, die mit „{ $value }“ beginnt, hat kein Ende.
error-record-result = Die Aufzeichnung nennt als Ergebnis „{ $value }“; ihre Züge führen zu „{ $expected }“.
error-record-too-long = Die Aufzeichnung ist zu lang: „{ $value }“, höchstens „{ $expected }“.

## Datendateien

error-data-unreadable = Die Datei „{ $value }“ lässt sich nicht lesen.
error-data-toml = Die Datei „{ $value }“ ist kein gültiges TOML.
error-data-schema = Die Datei „{ $value }“ enthält nicht, was sie sollte.
error-data-content =
    { $placed ->
        [no] In der Datei „{ $value }“ ist ein Fehler.
       *[yes] In der Datei „{ $value }“ ist ein Fehler, bei „{ $location }“.
    }

## Gründe

error-why-no-move = Es hat keine der Formen, die ein Zug hat.
error-why-faces = Würfel zeigen Zahlen von 1 bis 6; „{ $faces }“ lässt sich nicht als Würfel lesen.
error-why-number = Es muss eine ganze Zahl von { $low } bis { $high } sein.
error-why-whole = Es muss eine ganze Zahl sein.
error-why-word = Dieses Wort passt hier nicht.
error-why-os = Das System meldet: { $reason }.
error-why-parser = Beim Lesen hieß es: { $reason }.
error-why-not-text = Es ist kein Text in UTF-8.
error-why-too-large = Es ist größer als { $most } Bytes.
error-why-no-saved-game = Eine gespeicherte Partie dieses Namens gibt es nicht.
error-why-extra = Das Paket „{ $package }“ fehlt. Du bekommst es mit: pip install "rollhouse[{ $extra }]"

## Was nicht installiert ist

error-extra-missing = Dafür ist das Paket „{ $value }“ nötig, und es ist nicht installiert. Du bekommst es mit: { $location }

## Andere Leute

error-people-unknown = So jemanden gibt es hier nicht.
error-people-bad-link = Dieser Link gilt nicht: Er ist älter als eine Woche, oder jemand hat ihn schon benutzt. Bitte deine Freundin oder deinen Freund um einen neuen.
error-people-self = Das bist du.
error-people-not-friends = Einladen kannst du nur Freunde.
error-people-not-open = Dort wird schon gespielt: Niemand kann sich mehr dazusetzen.
error-people-too-many = Das reicht fürs Erste: höchstens { $value }.

error-sync-address = „{ $value }“ ist keine Adresse eines Hauses.
error-sync-token = { $value } kennt dieses Token nicht. „Deine Partien“ dort legt eines an.
error-sync-unreachable = { $value } antwortet nicht.
error-people-banned = Du bist in diesem Haus gesperrt. Du kannst noch zusehen, mitnehmen, was dir gehört, und es löschen.
error-people-banned-until = Du bist in diesem Haus bis { $value } gesperrt. Du kannst noch zusehen, mitnehmen, was dir gehört, und es löschen.
error-admin-off = Dieses Haus hat keine Seite für den Betrieb: Wer es betreibt, setzt ROLLHOUSE_OPERATOR_TOKEN.
error-admin-token = Das ist nicht das Token für den Betrieb.
error-admin-no-report = Eine offene Meldung { $value } gibt es nicht.
error-admin-what = „{ $value }“ geht hier nicht; es gehen: { $expected }.
error-setup-admin-token = ROLLHOUSE_OPERATOR_TOKEN ist zu kurz: { $expected } zufällige Zeichen.
