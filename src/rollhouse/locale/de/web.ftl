# Der Browser. Knöpfe und Beschriftungen haben auf einem Handy wenig Platz: kurz halten.

## Das Haus

web-home = Rollhouse, zum Anfang
web-skip = Zum Inhalt
web-settings = Einstellungen
web-language = Sprache
web-theme-auto = Farben: wie das Gerät
web-theme-light = Farben: hell
web-theme-dark = Farben: dunkel
web-sound = Töne
web-more = Mehr
web-close = Schließen
web-loading = Einen Moment …
web-unreachable = Das Haus ist gerade nicht zu erreichen.
web-try-again = Noch einmal versuchen
web-nowhere = Hier gibt es nichts.
web-back-to-lobby = Zurück zum Anfang
web-unofficial = Rollhouse ist eine inoffizielle Umsetzung. Dicy Cards ist ein Spiel von Eric B. Vogel und eine Marke von Blue Orange; Dicetto erscheint bei Tactic.

## Die Lobby

web-welcome = Was spielen wir?
web-which-game = Welches Spiel?
web-how-many = Personen
web-who-sits = Wer sitzt auf Platz { $number }?
web-seat-bot = Bot: { $bot }
web-seat-link = Jemand per Link
web-seat-here = Jemand hier, an diesem Gerät
# Der eigene Name eines Bots und seine Stufe
web-name-bot = { $name } ({ $bot })
web-cards = Karten
web-cards-tap = Tippe auf eine Karte, um zu lesen, was sie kann.
web-your-name = Dein Name
web-name = Name
web-name-of-seat = Name für Platz { $number }
web-player = Person { $number }
web-play = Spielen
web-play-game = { $game } spielen
web-learn-short = Lernen
web-puzzle-short = Rätsel
web-puzzle-of = Rätsel des Tages: { $game }
web-open-table = Tisch eröffnen
web-link-follows = Du bekommst einen Link, den du verschicken kannst.
## Beim Spielen lernen

web-learn = Beim Spielen lernen
web-learn-of = { $game } lernen
web-learn-new = Neu hier?
web-learn-how = Lerne { $game } beim Spielen: zwei Minuten, auf dem echten Spielbrett.
web-learn-on = { $game }: weiter mit Lektion { $number } von { $count }.
web-learn-lessons = Lektionen
web-learn-next = Nächste Lektion
web-learn-again = Von vorn
web-learn-rules = Zurück zu den Regeln
web-learn-once-more = Noch einmal
web-learn-done = Das ist das ganze Spiel. Bereit für eine erste Partie? Der Coach warnt dich vor einem Zug, der viel kostet.
web-learn-first-game = Eine erste Partie spielen
web-more-options = Weitere Optionen
web-who-starts = Wer beginnt?
web-first-random = Der Zufall entscheidet
web-dice = Würfel
web-dice-house = Das Haus wirft
web-dice-real = Echte Würfel und Karten, selbst eingetippt
web-dice-mixed = Echte Würfel auf manchen Plätzen
web-real-dice-here = Echte Würfel
web-clock = Uhr
web-clock-none = Ohne Uhr
web-clock-move = Zeit je Entscheidung
web-clock-game = Zeit für das ganze Spiel
web-clock-seconds = Sekunden je Entscheidung
web-clock-minutes = Minuten für das Spiel
web-public = Alle dürfen mitspielen
web-my-tables = Deine Tische
web-open-tables = Offene Tische
web-no-open-tables = Gerade sucht niemand Mitspielende.
web-nobody-yet = Noch niemand
web-line-my-turn = Du bist dran
web-line-waiting = Wartet auf Mitspielende
web-line-playing = Läuft
web-line-over = Beendet
web-line-won = Gewonnen: { $names }
web-line-turn-of = { $name } ist dran
web-other-device = Auf einem anderen Gerät weiter
web-other-device-how = Öffne diesen Link innerhalb einer Viertelstunde auf dem anderen Gerät: Er gilt einmal, und dein Name und deine Tische kommen mit. Behalte ihn für dich.
web-other-device-link = Link für das andere Gerät
web-other-device-qr = Der Link als Bild, für die Kamera des anderen Geräts
web-claim = Auf diesem Gerät weiter
web-claim-what = Dieses Gerät übernimmt den Namen und die Tische des Geräts, von dem der Link stammt. Wie es vorher hieß, wird vergessen.
web-claim-yes = Übernehmen
web-claim-no = Lieber nicht
web-claim-loses = Dieses Gerät hat eigene Tische, Rätsel oder Freunde. Ohne einen Link dorthin kommst du nicht mehr an sie heran.
web-claim-replace = Darauf verzichten

## Links

web-copy = Kopieren
web-copied = Kopiert.
web-share = Teilen

## Vor dem Spiel

web-take-a-seat = Nimm Platz
web-name-of-friend = Name einer Person an diesem Gerät
web-seat-free = Frei
web-sit = Hinsetzen
web-sit-friend = Jemand dazusetzen
web-bot = Bot
web-put-bot = Einen Bot auf Platz { $number } setzen
web-rise = Aufstehen
web-remove = Frei machen
web-begin = Beginnen
web-seats-left =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
web-all-here = Alle sind da.
web-sealing = Die Würfel werden festgelegt …
web-host-begins = Alle sind da; es startet, wer den Tisch eröffnet hat.
web-invite = Einladen
web-invite-link = Link zu diesem Tisch
web-invite-how = Verschicke den Link oder halte die Kamera eines Handys über das Bild. Ein Konto ist nicht nötig.
web-invite-watch = Wer diesen Link hat, kann zuschauen, und mitreden, wo es erlaubt ist.
web-invite-only-here = Nur dieser Rechner kann mitspielen: Das Haus ist für dein Netz nicht offen.
web-invite-open-lan = Um es zu öffnen, schließe das Haus und starte es so:
web-invite-open = Für mein Netz öffnen
web-invite-open-how = Dann können Handys und Rechner im selben Netz mitspielen, bis das Haus geschlossen wird.
web-qr = Der Link des Tisches als Bild
web-read-rules = Regeln lesen

## Am Tisch

web-seats = Am Tisch
web-seat-you = du
web-seat-of-device = an diesem Gerät
web-seat-away = weg
web-seat-covered = ein Bot spielt
web-seat-resigned = aufgegeben
web-seat-lapsed = Zeit um
web-seat-real-dice = echte Würfel
web-cover = Bot spielen lassen
web-time-left = Restzeit
web-actions = Was zu tun ist
web-roll = Werfen
web-undo = Zurücknehmen
web-resign = Aufgeben
web-resign-sure = Aufgeben?
web-resign-what = Zu zweit gewinnt dein Gegenüber; zu mehreren spielt ein Bot für dich weiter.
web-resign-name = { $name } gibt auf
web-play-on = Weiterspielen
web-choices-of = Was { $name } tun kann
web-plain-table = Der Tisch
web-plain-back = Zurück
web-plain-choice = { $text }
web-die = Würfel mit { $face }
web-status-open = Warten auf Mitspielende
web-status-over = Das Spiel ist vorbei
web-status-dealing = Das Spiel wird aufgebaut …
web-status-bot = { $name } denkt nach …
web-status-waiting = Warten auf { $name }
web-status-will-roll = { $name } wirft gleich
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
web-status-react =
    { $alone ->
        [one] Du hast die Wahl
       *[several] { $name }, du hast die Wahl
    }
web-status-your-turn =
    { $alone ->
        [one] Du bist am Zug
       *[several] { $name }, du bist am Zug
    }
web-beside-table = Neben dem Tisch
web-table = Tisch
web-watching =
    { $count ->
        [one] Eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }
web-commitment = Diese Zahl legt die Würfel fest; nach dem Spiel können alle sie prüfen:
web-reconnecting = Die Verbindung ist weg. Neuer Versuch …
web-offline = Keine Verbindung. Dem Spiel passiert nichts; es geht weiter, wenn du zurück bist.
web-not-sent = Nicht gesendet: Gerade gibt es keine Verbindung.

## Verlauf und Chat

web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-log-earlier = Früheres zeigen
web-taken-back = Zurückgenommen:
web-log-sat = { $name } nimmt Platz.
web-log-bot = { $bot } (Bot) nimmt Platz.
web-log-rose = Platz { $number } ist wieder frei.
web-log-began = Das Spiel beginnt.
web-log-parts-dropped = { $names }: Teil der Würfel nicht offengelegt; er fällt weg.
web-log-took-back =
    { $count ->
        [one] { $name } nimmt einen Zug zurück.
       *[other] { $name } nimmt { $count } Züge zurück.
    }
web-log-gave-up = { $name } gibt auf.
web-log-time = Die Zeit von { $name } ist um.
web-log-covered = { $name } ist weg: Ein Bot spielt weiter.
web-log-returned = { $name } ist zurück.
web-chat = Chat
web-chat-say = Sag etwas
web-chat-empty = Noch hat niemand etwas gesagt.
web-spectators-talk = Das Publikum darf mitreden
web-chat-from-watchers = Aus dem Publikum
web-chat-players = Hier redet nur, wer mitspielt.
web-send = Senden
web-spectator = Jemand aus dem Publikum
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
web-pick = Was kam heraus?
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
web-rematch-yes = Ja, gern
web-rematch-willing = Noch eine Partie? Ja sagt schon: { $names }. Es geht los, sobald alle Ja gesagt haben.
web-rematch-silent = Es fehlt noch das Ja von: { $names }.
web-score = Stand:
web-same-dice = Noch einmal mit denselben Würfen
web-same-dice-waiting = Es fehlt noch das Ja zu denselben Würfen von: { $names }.
web-same-dice-asked = { $names }: gern noch einmal dieselben Würfe. Alle müssen zustimmen.
web-same-dice-marked = Dieselben Würfe wie in der Partie davor: Alle können sie kennen.
web-join-rematch = Bei der Revanche mitspielen
web-rematch-asked = Es gibt eine Revanche: Sie beginnt, wenn du mitspielst.
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
web-replay-first = Zum Anfang
web-replay-back = Einen Zug zurück
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-next = Einen Zug weiter
web-replay-last = Zum Ende
web-play-on-from-here = Von hier weiterspielen
web-share-replay = Diese Partie teilen

## Die Regeln

web-rules-of = Regeln: { $game }
web-rules-search = In den Regeln suchen
web-rules-nothing = Dazu sagen die Regeln nichts.
web-rules-contents = Auf dieser Seite
web-rules-try = Ausprobieren: { $lesson }
web-rules-try-card = Auf dem Brett ausprobieren
web-rules-all = Alle Regeln
web-rule = Die Regel

## Die Würfel prüfen

web-check-dice = Würfel prüfen
web-check-how = Vor jeder Partie bindet sich das Haus an eine geheime Zahl, und alle am Tisch binden sich an eine eigene; sind alle gebunden, werden die Zahlen der Plätze offengelegt. Nach dem Spiel wird auch das Geheimnis veröffentlicht. Daraus rechnet diese Seite jeden Wurf nach, vergleicht ihn mit der Aufzeichnung und sagt, was das beweist.
web-check-paste = Die Aufzeichnung einer Partie
web-check-file = Oder wähle ihre Datei
web-check-now = Prüfen
web-check-offline = Alles wird auf diesem Gerät gerechnet; ist die Seite einmal geladen, braucht sie kein Netz. Sie prüft die Würfel; „rollhouse verify“ prüft auch, ob jeder Zug den Regeln folgte.
# $byhand zählt, was mit echten Würfeln geworfen wurde
web-check-ok = { $count ->
    [one] Der eine Wurf des Hauses ist genau der, der vor dem Spiel festgelegt war.
   *[other] Alle { $count } Würfe und Ziehungen des Hauses sind genau die, die vor dem Spiel festgelegt waren.
}
web-check-none = Es gibt nichts nachzurechnen: Das Haus hat in dieser Aufzeichnung nicht geworfen.
web-check-by-hand = { $count ->
    [one] Ein Wurf kam von echten Würfeln; ihn kann niemand prüfen.
   *[other] { $count } Würfe und Ziehungen kamen von echten Würfeln und Karten; sie kann niemand prüfen.
}
web-check-elsewhere = { $count ->
    [one] Ein Wurf stammt von dem Tisch, dessen Partie hier weiterging; dessen Aufzeichnung lässt sich prüfen.
   *[other] { $count } Würfe und Ziehungen stammen von dem Tisch, dessen Partie hier weiterging; dessen Aufzeichnung lässt sich prüfen.
}
web-check-roll = Zug { $number } sagt „{ $came }“, aber die Würfel ergeben „{ $derived }“: Diesen Würfeln ist nicht zu trauen.
web-check-not-over = Das Spiel ist nicht vorbei: Sein Geheimnis wird am Ende veröffentlicht.
web-check-commitment = Das Geheimnis passt nicht zum Siegel, das vor dem Spiel gezeigt wurde: Diesen Würfeln ist nicht zu trauen.
web-check-part = Der Teil von Platz { $seat } ist nicht der, an den er gebunden war: Diesen Würfeln ist nicht zu trauen.
web-check-seal-other = Dieser Browser hat vor dem ersten Wurf ein anderes Siegel notiert ({ $seal }): Danach wurde etwas geändert, und diesen Würfeln ist nicht zu trauen.
web-check-seal-same = Dieser Browser hat vor dem ersten Wurf dasselbe Siegel notiert.
web-check-secret = Das Geheimnis in dieser Aufzeichnung ist beschädigt.
web-check-game = Das Spiel dieser Aufzeichnung kennt diese Seite nicht.
web-check-not-verifiable = Das waren nicht die Würfel des Hauses: Es gibt nichts nachzurechnen.
web-check-no-record = Das ist keine Aufzeichnung einer Partie.
