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
        [no] „{ $came }“ ist keine Stellung dieses Spiels.
       *[yes] „{ $came }“ lässt sich nicht als Teil einer Stellung lesen (Feld: { $where }).
    }
error-position-impossible = „{ $came }“ kann in keinem Spiel vorkommen (Feld: { $where }).

## Vorbereitung

error-setup-unknown = Eine Option „{ $came }“ gibt es nicht.
error-setup-game = Ein Spiel „{ $came }“ gibt es nicht.
error-setup-game-broken = Das Spiel „{ $came }“ kommt aus einem anderen Paket und lässt sich nicht laden ({ $where }).
error-setup-bot-seconds = „{ $came }“ ist keine Zahl von Sekunden für den Zug eines Bots.
error-setup-language = Die Sprache „{ $came }“ gibt es nicht.
error-setup-players = „{ $came }“ geht als Zahl der Mitspielenden nicht.
error-setup-first = „{ $came }“ kann nicht beginnen.
error-setup-seat = In diesem Spiel gibt es keinen Platz „{ $came }“.
error-setup-name = „{ $came }“ geht als Name nicht: Namen haben { $allowed } darstellbare Zeichen.
error-setup-name-twice = Zwei am selben Tisch können nicht „{ $came }“ heißen.
error-setup-dice = Würfel der Art „{ $came }“ gibt es nicht.

## Bots

error-bot-unknown = Dieses Spiel hat keinen Bot „{ $came }“.
error-bot-broken = Der Bot „{ $came }“ kommt aus einem anderen Paket und lässt sich nicht laden ({ $where }).
error-bot-too-few = Zum Vergleichen sind mindestens zwei Bots nötig; angegeben ist „{ $came }“.
error-bot-command = „{ $came }“ ist kein Befehl.
error-bot-program = Der Bot „{ $came }“ kann nicht spielen: Es gibt kein ausführbares Programm „{ $where }“.
error-bot-start = Der Bot „{ $came }“ ließ sich nicht starten. Das System meldet: { $where }.
error-bot-slow = Der Bot „{ $came }“ hat nicht innerhalb von { $where } Sekunden geantwortet.
error-bot-died = Der Bot „{ $came }“ hat sich beendet, bevor er geantwortet hat ({ $where }).
error-bot-unreachable = Der Bot „{ $came }“ war nicht zu erreichen ({ $where }).
error-bot-answer = Der Bot „{ $came }“ sagte „{ $where }“, und das ist keine Antwort.
error-bot-illegal = Der Bot „{ $came }“ wählte „{ $where }“, und das geht jetzt nicht.
error-bot-gave-up = Der Bot „{ $came }“ hat aufgegeben: „{ $where }“.
error-bot-failed = Der Bot „{ $came }“ ist gescheitert ({ $where }).

## Zurücknehmen

error-undo-nothing = Es gibt noch nichts zurückzunehmen.
error-undo-past-roll = Das lässt sich nicht zurücknehmen: Seither wurde geworfen oder eine Karte gezogen.

## Gespeicherte Partien

error-save-ambiguous = Mehrere gespeicherte Partien beginnen mit „{ $came }“: { $allowed }
error-save-in-use = Die Partie „{ $came }“ wird in einem anderen Fenster gespielt. Verlasse sie dort zuerst.

## Aufgezeichnete Partien

error-record-none = „{ $came }“ ist keine aufgezeichnete Partie.
error-record-no-games = Hier wurde noch keine Partie zu Ende gespielt.
error-record-unreadable = Die Aufzeichnung „{ $came }“ lässt sich nicht lesen.
error-record-json =
    { $given ->
        [no] Die Aufzeichnung ist kein gültiges JSON.
       *[yes] „{ $came }“ ist keine Aufzeichnung in gültigem JSON.
    }
error-record-format = Diese Aufzeichnung hat das Format „{ $came }“; dieses Rollhouse liest Format { $allowed }.
error-record-game = Diese Aufzeichnung gehört zu einem Spiel, das es hier nicht gibt: „{ $came }“.
error-record-rules = Diese Aufzeichnung folgt Version „{ $came }“ der Spielregeln; dieses Rollhouse spielt Version { $allowed }.
error-record-setup =
    { $given ->
        [no] Mit den Einstellungen dieser Aufzeichnung lässt sich nicht spielen ({ $where }).
       *[yes] Mit den Einstellungen dieser Aufzeichnung lässt sich nicht spielen: „{ $came }“ ({ $where }).
    }
error-record-seats = Die Plätze der Aufzeichnung sind „{ $came }“ statt „{ $allowed }“.
error-record-tag = „{ $came }“ ist kein Kennzeichen einer Aufzeichnung.
error-record-tag-twice = „{ $came }“ wiederholt ein Kennzeichen.
error-record-tag-missing = Das Kennzeichen „{ $came }“ fehlt.
error-record-malformed-move = Zug { $where }, „{ $came }“, ist kein Zug dieses Spiels.
error-record-illegal-move = Zug { $where }, „{ $came }“, geht dort nicht.
error-record-comment = Es gibt eine Anmerkung zu Zug „{ $came }“; die Züge sind { $allowed }.
error-record-comment-open = Die Anmerkung, die mit „{ $came }“ beginnt, hat kein Ende.
error-record-result = Die Aufzeichnung nennt als Ergebnis „{ $came }“; ihre Züge führen zu „{ $allowed }“.
error-record-too-long = Die Aufzeichnung ist zu lang: „{ $came }“, höchstens „{ $allowed }“.

## Datendateien

error-data-unreadable = Die Datei „{ $came }“ lässt sich nicht lesen.
error-data-toml = Die Datei „{ $came }“ ist kein gültiges TOML.
error-data-schema = Die Datei „{ $came }“ enthält nicht, was sie sollte.
error-data-content =
    { $placed ->
        [no] In der Datei „{ $came }“ ist ein Fehler.
       *[yes] In der Datei „{ $came }“ ist ein Fehler, bei „{ $where }“.
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

error-extra-missing = Dafür ist das Paket „{ $came }“ nötig, und es ist nicht installiert. Du bekommst es mit: { $where }

## Andere Leute

error-people-unknown = So jemanden gibt es hier nicht.
error-people-bad-link = Dieser Link gilt nicht: Er ist älter als eine Woche, oder jemand hat ihn schon benutzt. Bitte deine Freundin oder deinen Freund um einen neuen.
error-people-self = Das bist du.
error-people-not-friends = Einladen kannst du nur Freunde.
error-people-not-open = Dort wird schon gespielt: Niemand kann sich mehr dazusetzen.
error-people-too-many = Das reicht fürs Erste: höchstens { $came }.

error-sync-address = „{ $came }“ ist keine Adresse eines Hauses.
error-sync-token = { $came } kennt dieses Token nicht. „Deine Partien“ dort legt eines an.
error-sync-unreachable = { $came } antwortet nicht.
error-people-banned = Du bist in diesem Haus gesperrt. Du kannst noch zusehen, mitnehmen, was dir gehört, und es löschen.
error-people-banned-until = Du bist in diesem Haus bis { $came } gesperrt. Du kannst noch zusehen, mitnehmen, was dir gehört, und es löschen.
error-operator-off = Dieses Haus hat keine Seite für den Betrieb: Wer es betreibt, setzt ROLLHOUSE_OPERATOR_TOKEN.
error-operator-token = Das ist nicht das Token für den Betrieb.
error-operator-no-report = Eine offene Meldung { $came } gibt es nicht.
error-operator-what = „{ $came }“ geht hier nicht; es gehen: { $allowed }.
error-setup-operator-token = ROLLHOUSE_OPERATOR_TOKEN ist zu kurz: { $allowed } zufällige Zeichen.
