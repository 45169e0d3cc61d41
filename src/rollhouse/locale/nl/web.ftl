# De browser. Op een telefoon is er weinig ruimte voor knoppen en labels: houd het kort.

## Het kader

web-home = Startpagina van Rollhouse
web-skip = Naar de inhoud
web-settings = Instellingen
web-language = Taal
web-sound = Geluid
web-more = Meer
web-close = Sluiten
web-loading = Een ogenblik …
web-unreachable = De server is niet bereikbaar.
web-try-again = Opnieuw proberen
web-nowhere = Pagina niet gevonden.
web-back-to-lobby = Naar de startpagina
web-unofficial = Rollhouse is een onofficiële uitvoering. Dicy Cards is een spel van Eric B. Vogel en een merk van Blue Orange; Dicetto wordt uitgegeven door Tactic.

## De lobby

web-welcome = Wat wil je spelen?
web-which-game = Welk spel?
web-how-many = Spelers
web-who-sits = Wie speelt op plaats { $number }?
web-seat-bot = Bot: { $bot }
web-seat-link = Een vriend, via een link
web-seat-here = Iemand op dit apparaat
# A bot's own name, and its level
web-cards = Kaarten
web-cards-tap = Kies een kaart om te lezen wat hij doet.
web-your-name = Je naam
web-name = Naam
web-name-of-seat = Naam voor plaats { $number }
web-player = Speler { $number }
web-play = Spelen
web-learn-short = Leren
## Leren door te spelen

web-learn = Leren door te spelen
web-learn-of = { $game } leren
web-learn-lessons = Lessen
web-learn-next = Volgende les
web-learn-again = Opnieuw beginnen
web-learn-rules = Terug naar de regels
web-learn-once-more = Nog een keer
web-learn-done = Je kent nu het hele spel. Klaar voor een eerste partij? De coach waarschuwt je voor een zet die veel kost.
web-learn-first-game = Een eerste partij spelen
web-more-options = Meer opties
web-who-starts = Wie begint?
web-first-random = Het lot beslist
web-dice = Dobbelstenen
web-dice-server = Virtuele dobbelstenen
web-dice-real = Echte dobbelstenen en kaarten, zelf ingevoerd
web-dice-mixed = Echte dobbelstenen voor sommige spelers
web-real-dice-here = Echte dobbelstenen
web-clock = Klok
web-clock-none = Geen klok
web-clock-move = Tijdslimiet per beslissing
web-clock-game = Tijdslimiet per partij
web-clock-seconds = Seconden per beslissing
web-clock-minutes = Minuten per speler
web-public = Iedereen kan meedoen
web-open-tables = Open tafels
web-no-open-tables = Er wacht nu niemand op medespelers.
web-line-my-turn = Jouw beurt
web-line-waiting = Wacht op spelers
web-line-playing = Bezig
web-line-turn-of = { $name } is aan de beurt
web-other-device = Verder op een ander apparaat
web-other-device-how = Open deze link binnen 15 minuten op het andere apparaat. Hij werkt één keer en logt je daar in, met je naam en je tafels. Deel hem niet.
web-other-device-link = Link voor het andere apparaat
web-other-device-qr = QR-code van de link voor het andere apparaat
web-claim = Verder op dit apparaat
web-claim-what = Dit apparaat gebruikt voortaan het account dat deze link maakte, met naam en tafels, in plaats van zijn eigen account.
web-claim-yes = Doorgaan
web-claim-no = Annuleren
web-claim-loses = Dit apparaat heeft eigen tafels, puzzels of vrienden. Je kunt er straks niet meer bij, tenzij je er eerst een link naar maakt.
web-claim-replace = Vervangen

## Links

web-copy = Kopiëren
web-copied = Gekopieerd.
web-share = Delen

## Voor het spel

web-take-a-seat = Neem plaats
web-name-of-friend = Een vriend die op dit apparaat speelt
web-seat-free = Vrij
web-sit = Ga zitten
web-sit-friend = Vriend toevoegen
web-bot = Bot toevoegen
web-put-bot = Bot toevoegen op plaats { $number }
web-rise = Plaats verlaten
web-remove = Verwijderen
web-begin = Beginnen
web-seats-left =
    { $count ->
        [one] Er is nog één plaats vrij.
       *[other] Er zijn nog { $count } plaatsen vrij.
    }
web-all-here = Iedereen is er.
web-sealing = De dobbelstenen worden voorbereid …
web-host-begins = Iedereen is er. Wachten tot de gastheer begint.
web-invite = Uitnodigen
web-invite-link = Link naar deze tafel
web-invite-how = Stuur de link, of scan de QR-code met een telefoon. Een account is niet nodig.
web-invite-watch = Iedereen met deze link kan meekijken, en chatten als de gastheer dat toestaat.
web-invite-only-here = Deze link werkt alleen op deze computer. Stel Rollhouse open voor je wifi om telefoons te laten meedoen.
web-invite-open-lan = Stop daarvoor Rollhouse en start het met:
web-invite-open = Openstellen voor mijn netwerk
web-invite-open-how = Telefoons en computers in hetzelfde netwerk kunnen dan meedoen, tot Rollhouse wordt gestopt.
web-qr = QR-code van de link naar deze tafel
web-read-rules = Lees de regels

## Aan tafel

web-seats = Spelers
web-seat-you = jij
web-seat-of-device = op dit apparaat
web-seat-away = weg
web-seat-covered = een bot speelt
web-seat-resigned = opgegeven
web-seat-timed-out = tijd op
web-seat-real-dice = echte dobbelstenen
web-cover = Laat een bot spelen
web-claim-win = Winst opeisen
web-time-left = Resterende tijd
web-actions = Acties
web-roll = Gooien
web-undo = Terugnemen
web-resign = Opgeven
web-resign-sure = Opgeven?
web-resign-what = Met twee spelers wint je tegenstander; met meer speelt een bot voor je verder.
web-resign-name = { $name } geeft op
web-play-on = Doorspelen
web-choices-of = Zetten voor { $name }
web-plain-table = Tafel
web-plain-back = Terug
web-plain-choice = { $text }
web-die = Dobbelsteen met { $face }
web-status-open = Wacht op spelers
web-status-over = Het spel is afgelopen
web-status-dealing = De tafel wordt klaargelegd …
web-status-bot = { $name } denkt na …
web-status-waiting = { $name } kiest een zet
web-status-will-roll = Wachten tot { $name } gooit
web-status-will-enter = { $name } voert dobbelstenen of kaarten in
# $alone is ‘one’ when the reader holds a single seat, so that no name is needed
web-status-roll =
    { $alone ->
        [one] Jouw beurt: gooi de dobbelstenen
       *[several] { $name }, gooi de dobbelstenen
    }
web-status-hand =
    { $alone ->
        [one] Voer je dobbelstenen of kaarten in
       *[several] { $name }, voer je dobbelstenen of kaarten in
    }
web-status-your-turn =
    { $alone ->
        [one] Jij bent aan de beurt
       *[several] { $name }, jij bent aan de beurt
    }
web-beside-table = Logboek en chat
web-table = Tafel
web-watching =
    { $count ->
        [one] Eén persoon kijkt mee
       *[other] { $count } mensen kijken mee
    }
web-commitment = Dit getal legt de dobbelstenen vast. Na de partij kan iedereen ze controleren:
web-reconnecting = De verbinding is weg. Opnieuw verbinden …
web-offline = Offline. De partij is opgeslagen.
web-offline-pending = Offline. Je zet wordt later verstuurd.
web-sending = Versturen …
web-not-sent = Niet verstuurd: je bent offline.
web-not-sent-late = Je zet is niet gedaan: een andere was eerder.

## Logboek en chat

web-log = Logboek
web-log-empty = Er is nog niets gebeurd.
web-log-earlier = Eerder tonen
web-taken-back = Teruggenomen:
web-log-sat = { $name } is gaan zitten.
web-log-bot = { $bot } (bot) is gaan zitten.
web-log-seat-left = Plaats { $number } kwam weer vrij.
web-log-began = De partij is begonnen.
web-log-entropy-dropped = { $names }: getal voor de dobbelstenen niet onthuld; het telde niet mee.
web-log-undone =
    { $count ->
        [one] { $name } nam een zet terug.
       *[other] { $name } nam { $count } zetten terug.
    }
web-log-gave-up = { $name } gaf op.
web-log-claimed = { $name } was weg en verliest.
web-log-time = De tijd van { $name } liep af.
web-log-covered = Een bot nam het over van { $name }, die weg was.
web-log-returned = { $name } kwam terug.
web-chat = Chat
web-chat-open =
    { $count ->
        [0] Chat openen
        [one] Chat openen: 1 ongelezen bericht
       *[other] Chat openen: { $count } ongelezen berichten
    }
web-chat-said = { $name }: { $text }
web-chat-say = Schrijf een bericht
web-chat-empty = Nog geen berichten.
web-spectators-talk = Toeschouwers kunnen chatten
web-chat-from-watchers = Van toeschouwers
web-chat-players = Alleen spelers kunnen chatten.
web-send = Versturen
web-spectator = Een toeschouwer
web-unread = ongelezen

## Echte dobbelstenen en kaarten

web-pad = Voer je dobbelstenen in
web-pad-left =
    { $count ->
        [one] Nog één dobbelsteen
       *[other] Nog { $count } dobbelstenen
    }
web-pad-full = Alle dobbelstenen zijn ingevoerd.
web-pad-entered = Dobbelstenen tot nu toe
web-pad-face = Een { $face } erbij
web-pad-remove = Deze { $face } weghalen
web-pad-clear = Wissen
web-pad-enter = Bevestigen
web-pick = Voer het resultaat in
web-pick-first = Wie begint?
web-pick-card = Welke kaart is getrokken?
web-pick-cards =
    { $count ->
        [one] Kies nog één kaart
       *[other] Kies nog { $count } kaarten
    }
web-pick-faces = Wat toont elke dobbelsteen? Eerst die van wie aan de beurt is.
web-pick-die = Dobbelsteen { $number }
web-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

## Het einde

web-rematch = Nog een keer
web-rematch-yes = Akkoord
web-rematch-willing = { $names }: graag nog een partij. Die begint zodra iedereen akkoord is.
web-rematch-silent = Wachten op akkoord van { $names }.
web-score = Stand:
web-same-dice = Nog eens met dezelfde worpen
web-same-dice-waiting = Dezelfde worpen: wachten op akkoord van { $names }.
web-same-dice-asked = { $names }: nog eens dezelfde worpen? Iedereen moet akkoord gaan.
web-same-dice-marked = Dezelfde worpen als in de vorige partij: iedereen kan ze kennen.
web-join-rematch = Meedoen met de volgende partij
web-rematch-asked = De volgende partij begint als je meedoet.
web-rematch-waiting = Wachten op { $names }.
web-record-text = Verslag (tekst)
web-record-json = Verslag (JSON)
web-end-more = Meer …

## Terugkijken

web-replay = Terugkijken
web-replay-of = Terugkijken: { $game }
web-replay-controls = Door de partij bladeren
web-replay-start = Voor de eerste zet
web-replay-move = Zet
web-replay-at = Zet { $ply } van { $last }
web-replay-first = Eerste zet
web-replay-back = Vorige zet
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-next = Volgende zet
web-replay-last = Laatste zet
web-play-on-from-here = Vanaf hier verder spelen
web-share-replay = Deze partij delen

## De regels

web-rules-of = Regels van { $game }
web-rules-search = Zoeken in de regels
web-rules-nothing = Niets gevonden in de regels.
web-rules-contents = Op deze pagina
web-rules-try = Probeer het: { $lesson }
web-rules-try-card = Probeer het op het bord
web-rules-all = Alle regels
web-rule = De regel

## De dobbelstenen controleren

web-check-dice = Dobbelstenen controleren
web-check-how = Voor elke partij legt de server zich vast op een geheim getal, en het apparaat van elke speler op een eigen getal. Als alle getallen vastliggen, worden die van de spelers onthuld; het geheim van de server wordt na de partij gepubliceerd. Uit deze getallen berekent deze pagina elke worp opnieuw, vergelijkt die met het verslag en laat zien wat dat bewijst.
web-check-paste = Verslag van een partij
web-check-file = Of kies een bestand
web-check-now = Controleren
web-check-offline = Alles wordt op dit apparaat berekend; eenmaal geladen heeft deze pagina geen netwerk nodig. De pagina controleert de dobbelstenen. ‘rollhouse verify’ controleert ook of elke zet volgens de regels was.
# $byhand counts what people rolled with real dice
web-check-ok = { $count ->
    [one] De ene virtuele worp is precies wat voor de partij was vastgelegd.
   *[other] Alle { $count } virtuele worpen en trekkingen zijn precies wat voor de partij was vastgelegd.
}
web-check-none = Er valt niets te controleren: dit verslag bevat geen virtuele worpen.
web-check-by-hand = { $count ->
    [one] Eén worp is met echte dobbelstenen gedaan en kan niet worden gecontroleerd.
   *[other] { $count } worpen en trekkingen zijn met echte dobbelstenen en kaarten gedaan en kunnen niet worden gecontroleerd.
}
web-check-elsewhere = { $count ->
    [one] Eén worp komt van de tafel waarvan deze partij het vervolg is. Controleer hem met het verslag van die tafel.
   *[other] { $count } worpen en trekkingen komen van de tafel waarvan deze partij het vervolg is. Controleer ze met het verslag van die tafel.
}
web-check-roll = Zet { $number } zegt ‘{ $value }’, maar de dobbelstenen geven ‘{ $derived }’: ze zijn niet te vertrouwen.
web-check-not-over = De partij is nog niet afgelopen: het geheim wordt aan het eind gepubliceerd.
web-check-commitment = Het geheim past niet bij het zegel dat voor de partij werd getoond: deze dobbelstenen zijn niet te vertrouwen.
web-check-part = Het onthulde getal van plaats { $seat } is niet het getal waaraan die gebonden was: deze dobbelstenen zijn niet te vertrouwen.
web-check-seal-other = Deze browser bewaarde voor de eerste worp een ander zegel ({ $seal }). Er is daarna iets veranderd: deze dobbelstenen zijn niet te vertrouwen.
web-check-seal-same = Deze browser bewaarde voor de eerste worp hetzelfde zegel.
web-check-secret = Het geheim in dit verslag is beschadigd.
web-check-game = Deze pagina kan verslagen van dit spel niet controleren.
web-check-not-verifiable = Dit verslag zegt niet hoe de dobbelstenen zijn gemaakt, dus ze kunnen niet worden gecontroleerd.
web-check-no-record = Dit is geen verslag van een partij.
