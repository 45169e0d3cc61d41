# Der Browser. Knöpfe und Beschriftungen haben auf einem Handy wenig Platz: kurz halten.

## Der Rahmen

web-home = Rollhouse-Startseite
web-skip = Zum Inhalt
web-settings = Einstellungen
web-language = Sprache
web-sound = Töne
web-more = Mehr
web-close = Schließen
web-loading = Einen Moment …
web-unreachable = Der Server ist nicht erreichbar.
web-try-again = Noch einmal versuchen
web-nowhere = Seite nicht gefunden.
web-back-to-lobby = Zur Startseite
web-unofficial = Rollhouse ist eine inoffizielle Umsetzung. Dicy Cards ist ein Spiel von Eric B. Vogel und eine Marke von Blue Orange; Dicetto erscheint bei Tactic.

## Die Lobby

web-welcome = Was möchtest du spielen?
web-which-game = Welches Spiel?
web-how-many = Personen
web-who-sits = Wer spielt auf Platz { $number }?
web-seat-bot = Bot: { $bot }
web-seat-link = Eine Person per Link
web-seat-here = Eine Person an diesem Gerät
# Der eigene Name eines Bots und seine Stufe
web-cards = Karten
web-cards-tap = Wähle eine Karte, um zu lesen, was sie kann.
web-your-name = Dein Name
web-name = Name
web-name-of-seat = Name für Platz { $number }
web-player = Person { $number }
web-play = Spielen
web-learn-short = Lernen
## Beim Spielen lernen

web-learn = Beim Spielen lernen
web-learn-of = { $game } lernen
web-learn-lessons = Lektionen
web-learn-next = Nächste Lektion
web-learn-again = Von vorn beginnen
web-learn-rules = Zurück zu den Regeln
web-learn-once-more = Noch einmal
web-learn-done = Du kennst jetzt das ganze Spiel. Bereit für eine erste Partie? Der Coach warnt dich vor einem Zug, der viel kostet.
web-learn-first-game = Eine erste Partie spielen
web-more-options = Weitere Optionen
web-who-starts = Wer beginnt?
web-first-random = Der Zufall entscheidet
web-dice = Würfel
web-dice-server = Virtuelle Würfel
web-dice-real = Echte Würfel und Karten, von Hand eingegeben
web-dice-mixed = Echte Würfel für manche Plätze
web-real-dice-here = Echte Würfel
web-clock = Uhr
web-clock-none = Ohne Uhr
web-clock-move = Zeitlimit je Entscheidung
web-clock-game = Zeitlimit je Partie
web-clock-seconds = Sekunden je Entscheidung
web-clock-minutes = Minuten je Person
web-public = Alle können mitspielen
web-open-tables = Offene Tische
web-no-open-tables = Gerade sucht niemand Mitspielende.
web-line-my-turn = Du bist dran
web-line-waiting = Wartet auf Mitspielende
web-line-playing = Läuft
web-line-turn-of = { $name } ist dran
web-other-device = Auf anderem Gerät fortsetzen
web-other-device-how = Öffne diesen Link innerhalb von 15 Minuten auf dem anderen Gerät. Er gilt einmal und meldet dich dort an, mit deinem Namen und deinen Tischen. Gib ihn nicht weiter.
web-other-device-link = Link für das andere Gerät
web-other-device-qr = QR-Code des Links für das andere Gerät
web-claim = Auf diesem Gerät fortsetzen
web-claim-what = Dieses Gerät verwendet dann das Konto, von dem der Link stammt, mit Namen und Tischen, anstelle des eigenen.
web-claim-yes = Fortfahren
web-claim-no = Abbrechen
web-claim-loses = Dieses Gerät hat eigene Tische, Rätsel oder Freunde. Du kannst dann nicht mehr darauf zugreifen, außer du legst vorher einen Link dafür an.
web-claim-replace = Ersetzen

## Links

web-copy = Kopieren
web-copied = Kopiert.
web-share = Teilen

## Vor dem Spiel

web-take-a-seat = Nimm Platz
web-name-of-friend = Name der Person an diesem Gerät
web-seat-free = Frei
web-sit = Hinsetzen
web-sit-friend = Person hinzufügen
web-bot = Bot hinzufügen
web-put-bot = Bot auf Platz { $number } setzen
web-rise = Platz verlassen
web-remove = Entfernen
web-begin = Beginnen
web-seats-left =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
web-all-here = Alle sind da.
web-sealing = Die Würfel werden vorbereitet …
web-host-begins = Alle sind da. Der Start liegt bei der Person, die den Tisch angelegt hat.
web-invite = Einladen
web-invite-link = Link zu diesem Tisch
web-invite-how = Verschicke den Link oder scanne den QR-Code mit einem Handy. Ein Konto ist nicht nötig.
web-invite-watch = Mit diesem Link kann man zuschauen und, wenn es erlaubt ist, chatten.
web-invite-only-here = Dieser Link funktioniert nur auf diesem Rechner. Öffne Rollhouse für dein WLAN, damit Handys mitspielen können.
web-invite-open-lan = Beende dazu Rollhouse und starte es so:
web-invite-open = Für mein Netz öffnen
web-invite-open-how = Handys und Rechner im selben Netz können dann mitspielen, bis Rollhouse beendet wird.
web-qr = QR-Code des Links zu diesem Tisch
web-read-rules = Regeln lesen

## Am Tisch

web-seats = Am Tisch
web-seat-you = du
web-seat-of-device = an diesem Gerät
web-seat-away = weg
web-seat-covered = ein Bot spielt
web-seat-resigned = aufgegeben
web-seat-timed-out = Zeit um
web-seat-real-dice = echte Würfel
web-cover = Bot spielen lassen
web-claim-win = Sieg beanspruchen
web-time-left = Restzeit
web-actions = Aktionen
web-roll = Werfen
web-undo = Zurücknehmen
web-resign = Aufgeben
web-resign-sure = Aufgeben?
web-resign-what = Zu zweit gewinnt dein Gegenüber; zu mehreren spielt ein Bot für dich weiter.
web-resign-name = { $name } gibt auf
web-play-on = Weiterspielen
web-choices-of = Züge für { $name }
web-plain-table = Tisch
web-plain-back = Zurück
web-plain-choice = { $text }
web-die = Würfel mit { $face }
web-status-open = Warten auf Mitspielende
web-status-over = Das Spiel ist vorbei
web-status-dealing = Das Spiel wird aufgebaut …
web-status-bot = { $name } denkt nach …
web-status-waiting = { $name } wählt einen Zug
web-status-will-roll = Warten, bis { $name } wirft
web-status-will-enter = { $name } tippt Würfel oder Karten ein
# $alone ist „one“, wenn vor dem Bildschirm nur ein Platz gespielt wird: dann ist kein Name nötig
web-status-roll =
    { $alone ->
        [one] Du bist am Zug: Wirf die Würfel
       *[several] { $name }, wirf die Würfel
    }
web-status-hand =
    { $alone ->
        [one] Tippe deine Würfel oder Karten ein
       *[several] { $name }, tippe deine Würfel oder Karten ein
    }
web-status-your-turn =
    { $alone ->
        [one] Du bist am Zug
       *[several] { $name }, du bist am Zug
    }
web-beside-table = Verlauf und Chat
web-table = Tisch
web-watching =
    { $count ->
        [one] Eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }
web-commitment = Diese Zahl legt die Würfel fest. Nach dem Spiel können alle sie prüfen:
web-reconnecting = Verbindung verloren. Neuer Versuch …
web-offline = Offline. Die Partie ist gespeichert.
web-offline-pending = Offline. Dein Zug wird später gesendet.
web-sending = Wird gesendet …
web-not-sent = Nicht gesendet: Du bist offline.
web-not-sent-late = Dein Zug wurde nicht ausgeführt: Ein anderer kam zuvor.

## Verlauf und Chat

web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-log-earlier = Früheres zeigen
web-taken-back = Zurückgenommen:
web-log-sat = { $name } nimmt Platz.
web-log-bot = { $bot } (Bot) nimmt Platz.
web-log-seat-left = Platz { $number } wird wieder frei.
web-log-began = Das Spiel beginnt.
web-log-entropy-dropped = { $names }: Zahl für die Würfel nicht offengelegt; sie zählt nicht.
web-log-undone =
    { $count ->
        [one] { $name } nimmt einen Zug zurück.
       *[other] { $name } nimmt { $count } Züge zurück.
    }
web-log-gave-up = { $name } gibt auf.
web-log-claimed = { $name } war nicht da und verliert.
web-log-time = Die Zeit von { $name } läuft ab.
web-log-covered = { $name } ist weg: Ein Bot übernimmt.
web-log-returned = { $name } kommt zurück.
web-chat = Chat
web-chat-open =
    { $count ->
        [0] Chat öffnen
        [one] Chat öffnen: 1 ungelesene Nachricht
       *[other] Chat öffnen: { $count } ungelesene Nachrichten
    }
web-chat-said = { $name }: { $text }
web-chat-say = Nachricht schreiben
web-chat-empty = Noch keine Nachrichten.
web-spectators-talk = Zuschauer dürfen chatten
web-chat-from-watchers = Von Zuschauern
web-chat-players = Nur Mitspielende können chatten.
web-send = Senden
web-spectator = Ein Zuschauer
web-unread = ungelesen

## Echte Würfel und Karten

web-pad = Tippe deine Würfel ein
web-pad-left =
    { $count ->
        [one] Noch ein Würfel
       *[other] Noch { $count } Würfel
    }
web-pad-full = Alle Würfel sind eingetippt.
web-pad-entered = Würfel bisher
web-pad-face = Eine { $face } dazu
web-pad-remove = Diese { $face } entfernen
web-pad-clear = Leeren
web-pad-enter = Fertig
web-pick = Ergebnis eingeben
web-pick-first = Wer beginnt?
web-pick-card = Welche Karte wurde gezogen?
web-pick-cards =
    { $count ->
        [one] Wähle noch eine Karte
       *[other] Wähle noch { $count } Karten
    }
web-pick-faces = Was zeigt jeder Würfel? Zuerst der Würfel der Person am Zug.
web-pick-die = Würfel { $number }
web-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Das Ende

web-rematch = Revanche
web-rematch-yes = Annehmen
web-rematch-willing = Noch eine Partie? Dabei: { $names }. Es geht los, sobald alle angenommen haben.
web-rematch-silent = Es fehlt noch die Zusage von: { $names }.
web-score = Stand:
web-same-dice = Noch einmal mit denselben Würfen
web-same-dice-waiting = Dieselben Würfe: Es fehlt noch die Zusage von: { $names }.
web-same-dice-asked = { $names }: noch einmal dieselben Würfe? Alle müssen zustimmen.
web-same-dice-marked = Dieselben Würfe wie in der Partie davor: Alle können sie kennen.
web-join-rematch = Bei der Revanche mitspielen
web-rematch-asked = Die nächste Partie beginnt, wenn du mitspielst.
web-rematch-waiting = Warten auf { $names }.
web-record-text = Aufzeichnung (Text)
web-record-json = Aufzeichnung (JSON)
web-end-more = Mehr …

## Nachspielen

web-replay = Nachspielen
web-replay-of = Nachspielen: { $game }
web-replay-controls = Durch die Partie gehen
web-replay-start = Vor dem ersten Zug
web-replay-move = Zug
web-replay-at = Zug { $ply } von { $last }
web-replay-first = Erster Zug
web-replay-back = Voriger Zug
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-next = Nächster Zug
web-replay-last = Letzter Zug
web-play-on-from-here = Von hier weiterspielen
web-share-replay = Diese Partie teilen

## Die Regeln

web-rules-of = Regeln: { $game }
web-rules-search = In den Regeln suchen
web-rules-nothing = In den Regeln nichts gefunden.
web-rules-contents = Auf dieser Seite
web-rules-try = Ausprobieren: { $lesson }
web-rules-try-card = Auf dem Brett ausprobieren
web-rules-all = Alle Regeln
web-rule = Die Regel

## Die Würfel prüfen

web-check-dice = Würfel prüfen
web-check-how = Vor jeder Partie legt sich der Server auf eine geheime Zahl fest, und jedes Gerät am Tisch auf eine eigene. Stehen alle fest, werden die Zahlen der Plätze offengelegt; das Geheimnis des Servers wird nach der Partie veröffentlicht. Aus diesen Zahlen berechnet diese Seite jeden Wurf neu, vergleicht ihn mit der Aufzeichnung und zeigt, was das beweist.
web-check-paste = Aufzeichnung einer Partie
web-check-file = Oder wähle eine Datei
web-check-now = Prüfen
web-check-offline = Alles wird auf diesem Gerät berechnet; ist die Seite einmal geladen, braucht sie kein Netz. Sie prüft die Würfel. „rollhouse verify“ prüft auch, ob jeder Zug den Regeln folgte.
# $byhand zählt, was mit echten Würfeln geworfen wurde
web-check-ok = { $count ->
    [one] Der eine virtuelle Wurf ist genau der, der vor dem Spiel festgelegt war.
   *[other] Alle { $count } virtuellen Würfe und Ziehungen sind genau die, die vor dem Spiel festgelegt waren.
}
web-check-none = Es gibt nichts zu prüfen: Diese Aufzeichnung enthält keine virtuellen Würfe.
web-check-by-hand = { $count ->
    [one] Ein Wurf kam von echten Würfeln und lässt sich nicht prüfen.
   *[other] { $count } Würfe und Ziehungen kamen von echten Würfeln und Karten und lassen sich nicht prüfen.
}
web-check-elsewhere = { $count ->
    [one] Ein Wurf stammt von dem Tisch, dessen Partie hier weiterging. Prüfe ihn mit der Aufzeichnung jenes Tisches.
   *[other] { $count } Würfe und Ziehungen stammen von dem Tisch, dessen Partie hier weiterging. Prüfe sie mit der Aufzeichnung jenes Tisches.
}
web-check-roll = Zug { $number } sagt „{ $value }“, aber die Würfel ergeben „{ $derived }“: Diesen Würfeln ist nicht zu trauen.
web-check-not-over = Das Spiel ist nicht vorbei: Sein Geheimnis wird am Ende veröffentlicht.
web-check-commitment = Das Geheimnis passt nicht zum Siegel, das vor dem Spiel gezeigt wurde: Diesen Würfeln ist nicht zu trauen.
web-check-part = Die offengelegte Zahl von Platz { $seat } ist nicht die, auf die er sich festgelegt hat: Diesen Würfeln ist nicht zu trauen.
web-check-seal-other = Dieser Browser hat vor dem ersten Wurf ein anderes Siegel gespeichert ({ $seal }). Danach wurde etwas geändert: Diesen Würfeln ist nicht zu trauen.
web-check-seal-same = Dieser Browser hat vor dem ersten Wurf dasselbe Siegel gespeichert.
web-check-secret = Das Geheimnis in dieser Aufzeichnung ist beschädigt.
web-check-game = Aufzeichnungen dieses Spiels kann diese Seite nicht prüfen.
web-check-not-verifiable = Diese Aufzeichnung sagt nicht, wie ihre Würfel entstanden sind; sie lassen sich nicht prüfen.
web-check-no-record = Das ist keine Aufzeichnung einer Partie.
