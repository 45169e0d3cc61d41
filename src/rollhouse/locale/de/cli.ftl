# Die Befehlszeile: was `rollhouse --help` und die Befehle sagen.

cli-rollhouse = Dicy Cards und Dicetto spielen: mit anderen, gegen Bots oder mit der echten Schachtel auf dem Tisch.
cli-play = Eine Partie spielen. Was du weglässt, wirst du gefragt.
cli-learn = Ein Spiel beim Spielen lernen: kurze Lektionen auf dem Spielbrett.
cli-resume = Mit einer unterbrochenen Partie weitermachen: der letzten oder der, die du nennst.
cli-resume-list = die Partien auflisten, mit denen du weitermachen kannst
cli-resume-partial = wenn die Datei beschädigt ist, vom letzten guten Zug aus weitermachen
cli-resume-bot = wenn es einen Bot der Partie nicht mehr gibt, nimmt dieser seinen Platz ein
cli-games = Die Partien auflisten, mit denen du weitermachen kannst; eine löschen oder ihre Aufzeichnung mitnehmen.
cli-games-delete = diese Partie endgültig löschen
cli-games-export = die Aufzeichnung dieser Partie ausgeben, so weit sie reicht
cli-games-out = sie in diese Datei schreiben (als JSON bei der Endung .json), statt sie auszugeben
cli-replay = Eine aufgezeichnete Partie durchgehen: eine Datei, - für die Standardeingabe, oder deine zuletzt beendete Partie.
cli-replay-json = jede Stellung als JSON ausgeben
cli-replay-all = die ganze Partie ohne Halt ausgeben
cli-analyse = Eine aufgezeichnete oder deine zuletzt beendete Partie noch einmal ansehen: was jeder Zug gekostet hat und wie viel Glück war.
cli-analyse-json = die Analyse als JSON ausgeben
cli-analyse-seat = nur dieser Platz (ab 1 gezählt)
cli-analyse-annotate = die Aufzeichnung mit allem ausgeben, was sich zeigte: Bewertungen, bessere Züge, was Stellungen wert sind
cli-analyse-many = ein Ordner voller Aufzeichnungen: für jede eine Zeile JSON
cli-analyse-out = mit --many oder --annotate: in diese Datei schreiben; ein weiterer Lauf mit --many macht dort weiter
cli-sync = Schickt die Partien, die du hier beendet hast, zu einem Haus im Netz, wo sie zu deinen Partien kommen. ADDRESS ist seine Adresse: https://dice.example.org.
cli-sync-token = dein Token dort, aus „Deine Partien“ (oder in ROLLHOUSE_TOKEN)
cli-puzzle = Das Rätsel des Tages lösen: den einen besten Zug finden. Die Spiele wechseln sich ab, oder nenne eines.
cli-puzzle-day = das Rätsel eines anderen Tages, etwa 2026-01-31
cli-train = Mit Stellungen aus deinen eigenen Partien üben, in denen du einen Fehler gemacht hast.
cli-train-player = nur die Fehler dieser Person
cli-train-theme = Stellungen zu diesem Thema aus den mitgelieferten Rätseln (siehe --themes)
cli-train-level = Stellungen dieser Stufe
cli-train-themes = die Themen auflisten
cli-rules = Die Spielregeln zeigen, Karte für Karte.
cli-rules-about = nur zeigen, was über eine Karte, eine Regel oder eine Klarstellung gesagt wird
cli-referee = Eine Partie für ein anderes Programm leiten: JSON-Zeilen hinein, JSON-Zeilen heraus.
cli-serve = Das Haus im Browser öffnen, für dich oder für alle.
cli-serve-host = die Adresse des Servers (127.0.0.1: nur dieser Rechner)
cli-serve-lan = das Haus auch für das lokale Netz öffnen
cli-serve-port = der Port des Servers
cli-serve-database = wo Partien aufbewahrt werden: eine SQLAlchemy-URL (sonst eine Datei von dir)
cli-serve-channels = wie mehrere Server miteinander reden: memory (ein Server) oder eine Redis-URL
cli-serve-public-url = die Adresse, die die Leute benutzen
cli-serve-trusted-proxies = Proxys, denen man glaubt, woher ein Aufruf kommt
cli-serve-workers = wie viele Prozesse unter dieser Adresse antworten; mehrere brauchen PostgreSQL und Redis
cli-serve-per-address = wie viele Verbindungen eine Adresse gleichzeitig haben darf; 0 für beliebig viele
cli-serve-keep-unused = Tage, nach denen ein Tisch verschwindet, an dem kein Spiel begonnen hat und nichts mehr geschieht; 0 für nie
cli-serve-keep-unfinished = dasselbe, wo ein Spiel begonnen hat und nicht vorbei ist
cli-serve-keep-finished = dasselbe, wo das Spiel vorbei ist; Stellungen, mit denen jemand übt, bleiben
cli-serve-keep-guests = Tage ohne Partie, nach denen Gäste gehen, die weder Passkey noch Wiederherstellungscodes haben; 0 für nie
cli-serve-weigh = Partien auswerten, sobald sie zu Ende sind, danach, wie gut gespielt wurde; sonst erst, wenn jemand seine ansieht
cli-serve-exec-bot = ein Programm, das als Bot dieses Namens spielt, in jedem Spiel; auch mehrmals
cli-serve-open = den Browser öffnen
cli-verify = Die Würfel einer aufgezeichneten oder deiner zuletzt beendeten Partie prüfen; bei mehreren auch, ob es die gleichen waren.
cli-backup = Die Datenbank des Servers im laufenden Betrieb kopieren.
cli-restore = Eine Kopie der Datenbank des Servers zurückspielen.
cli-restore-replace = sie an die Stelle der vorhandenen Datenbank setzen; diese bleibt daneben erhalten
cli-inspect = Jeden Tisch in der Datenbank des Servers einmal öffnen und nennen, welche sich nicht lesen lassen.
cli-simulate = Bots viele Partien spielen lassen und die Ergebnisse zählen.
cli-simulate-players = die Bots, Platz für Platz
cli-simulate-games = wie viele Partien
cli-simulate-seed = derselbe Startwert ergibt dasselbe Ergebnis
cli-simulate-workers = wie viele Prozesse (alle Kerne, wenn du nichts anderes sagst)
cli-engine = wo gerechnet wird: in Prozessen dieses Rechners oder auf einem Ray-Cluster
cli-simulate-json = das Ergebnis als JSON ausgeben
cli-simulate-csv = das Ergebnis als CSV ausgeben
cli-levels = Messen, wie stark die Bots sind, in einem Spiel oder in allen: eine Seite mit ihren Siegquoten.
cli-levels-bots = die Bots, die verglichen werden, der schwächste zuerst (sonst alle des Spiels)
cli-levels-games = wie viele Partien jeder Vergleich hat
cli-levels-keep = in dieser Datei aufbewahren, was gespielt wurde; ein weiterer Lauf macht dort weiter
cli-levels-out = die Seite in diese Datei schreiben, statt sie auszugeben
cli-arena = Bots gegeneinander spielen lassen, mit denselben Würfen auf jedem Platz: Wertungen, Siegquoten, Längen und was Entscheidungen kosten.
cli-arena-kind = jeder gegen jeden, der erste gegen alle anderen, oder zwei, bis klar ist, wer stärker ist
cli-arena-players = wie viele verschiedene Bots an einem Tisch sitzen; bei 3 oder 4 spielt jede Besetzung
cli-arena-plot = die Wertungen und wer wen schlägt in diese Datei zeichnen (rollhouse[plots])
cli-arena-games = wie viele Partien jede Begegnung hat oder höchstens hat
cli-arena-elo = für sprt: Ist der erste Bot um HIGH Elo-Punkte stärker oder nur um LOW?
cli-version = die Version zeigen
cli-lang = Sprache (sonst: die des Systems)
cli-plain = Textzeilen statt des ganzen Bildschirms
# $bots ist eine Liste aus cli-players-bots
cli-players = wer wo sitzt: Menschen, Bots ({ $bots }) oder ein Programm als Bot (exec:./mybot)
cli-players-bots = { $game }: { $bots }
cli-dice = real: mit echten Würfeln werfen und eintippen, was sie zeigen
cli-seed = wiederholbare Würfel: gleicher Startwert, gleiche Würfe
cli-coach = der Coach warnt dich vor einem Zug, der viel kostet
cli-no-help = weder Tipps noch Coach an diesem Tisch
cli-first = wer beginnt: ein Platz oder random
cli-help-help = diese Hilfe zeigen
cli-help-usage = Aufruf:
cli-help-options = Optionen
cli-help-options-word = OPTIONEN
cli-help-commands = Befehle
cli-help-otherwise = { $text } (sonst: { $value })
cli-of-game = { $game }: { $text }
cli-of-games = { $games }
cli-why-meant = Meintest du { $name }?
cli-error = rollhouse: { $text } [{ $code }]

error-cli-argument = „{ $value }“ ist ein Argument zu viel für „{ $location }“.
error-cli-command = Den Befehl „{ $value }“ gibt es nicht.
error-cli-option = Die Option „{ $value }“ gibt es hier nicht.
error-cli-option-value = Die Option „{ $value }“ braucht einen Wert oder darf keinen haben.
error-cli-missing = { $value } fehlt.
error-cli-both = „{ $value }“ und „{ $location }“ gehen nicht zusammen.
error-cli-usage = Die Befehlszeile war nicht zu verstehen: { $value }
error-cli-system =
    { $given ->
        [no] Etwas ließ sich nicht lesen oder schreiben.
       *[yes] „{ $value }“ ließ sich nicht lesen oder schreiben.
    }
error-setup-about = Die Spielregeln sagen nichts über „{ $value }“.
error-referee-too-long = Die Zeile hat { $value } Bytes; gelesen werden höchstens { $expected }.
error-referee-malformed = Das ist keine Anfrage: „{ $value }“.
error-referee-no-game = Auf dem Tisch ist noch kein Spiel.
error-referee-seats = { $value } Namen sind angegeben, für { $expected } Plätze.

## Lange Arbeit

solver-working = Wird gelöst
solver-working-line = Wird gelöst: { $share }
solver-stopped = Angehalten. Was fertig ist, bleibt erhalten; beim nächsten Mal geht es dort weiter.
solver-stopped-at-once = Angehalten.

cli-admin = Sich um ein Haus kümmern: Leute, Tische, Meldungen, Sperren
cli-admin-days = Mit ban: für so viele Tage, sonst für immer
cli-admin-reason = Mit ban: der Grund, für dich
cli-admin-json = Als JSON, für Programme
