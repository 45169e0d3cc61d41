# De browser. Op een telefoon is er weinig ruimte voor knoppen en labels: houd het kort.

## Het huis

web-home = Rollhouse, naar het begin
web-skip = Naar de inhoud
web-settings = Instellingen
web-language = Taal
web-theme-auto = Kleuren: zoals het apparaat
web-theme-light = Kleuren: licht
web-theme-dark = Kleuren: donker
web-sound = Geluid
web-more = Meer
web-close = Sluiten
web-loading = Een ogenblik …
web-unreachable = Het huis is nu niet bereikbaar.
web-try-again = Opnieuw proberen
web-nowhere = Hier is niets.
web-back-to-lobby = Terug naar het begin
web-unofficial = Rollhouse is een onofficiële uitvoering. Dicy Cards is een spel van Eric B. Vogel en een merk van Blue Orange; Dicetto wordt uitgegeven door Tactic.

## De lobby

web-welcome = Wat gaan we spelen?
web-which-game = Welk spel?
web-how-many = Spelers
web-who-sits = Wie zit op plaats { $number }?
web-seat-bot = Bot: { $bot }
web-seat-link = Een vriend, via een link
web-seat-here = Iemand hier, op dit apparaat
# A bot's own name, and its level
web-name-bot = { $name } ({ $bot })
web-cards = Kaarten
web-cards-tap = Tik op een kaart om te lezen wat hij doet.
web-your-name = Je naam
web-name = Naam
web-name-of-seat = Naam voor plaats { $number }
web-player = Speler { $number }
web-play = Spelen
web-play-game = { $game } spelen
web-learn-short = Leren
web-puzzle-short = Puzzel
web-puzzle-of = Puzzel van de dag: { $game }
web-open-table = Tafel openen
web-link-follows = Je krijgt een link om aan je vrienden te sturen.
## Leren door te spelen

web-learn = Leren door te spelen
web-learn-of = { $game } leren
web-learn-new = Nieuw hier?
web-learn-how = Leer { $game } door te spelen: twee minuten, op het echte bord.
web-learn-on = { $game }: ga verder met les { $number } van { $count }.
web-learn-lessons = Lessen
web-learn-next = Volgende les
web-learn-again = Vanaf het begin
web-learn-rules = Terug naar de regels
web-learn-once-more = Nog een keer
web-learn-done = Dat is het hele spel. Klaar voor een eerste partij? De coach waarschuwt je voor een zet die veel kost.
web-learn-first-game = Een eerste partij spelen
web-more-options = Meer opties
web-who-starts = Wie begint?
web-first-random = Het lot beslist
web-dice = Dobbelstenen
web-dice-house = Het huis gooit
web-dice-real = Echte dobbelstenen en kaarten, zelf ingetikt
web-dice-mixed = Echte dobbelstenen op sommige plaatsen
web-real-dice-here = Echte dobbelstenen
web-clock = Klok
web-clock-none = Geen klok
web-clock-move = Tijd per beslissing
web-clock-game = Tijd voor het hele spel
web-clock-seconds = Seconden per beslissing
web-clock-minutes = Minuten voor het spel
web-public = Iedereen mag meedoen
web-my-tables = Jouw tafels
web-open-tables = Open tafels
web-no-open-tables = Er wacht nu niemand op medespelers.
web-nobody-yet = Nog niemand
web-line-my-turn = Jouw beurt
web-line-waiting = Wacht op spelers
web-line-playing = Bezig
web-line-over = Afgelopen
web-line-won = Gewonnen door { $names }
web-line-turn-of = { $name } is aan de beurt
web-other-device = Verder op een ander apparaat
web-other-device-how = Open deze link binnen een kwartier op het andere apparaat: hij werkt één keer, en je naam en je tafels gaan mee. Houd hem voor jezelf.
web-other-device-link = Link voor het andere apparaat
web-other-device-qr = De link als plaatje, voor de camera van het andere apparaat
web-claim = Verder op dit apparaat
web-claim-what = Dit apparaat neemt de naam en de tafels over van het apparaat dat deze link maakte. Hoe het eerder heette, wordt vergeten.
web-claim-yes = Overnemen
web-claim-no = Laat maar
web-claim-loses = Dit apparaat heeft eigen tafels, puzzels of vrienden. Zonder een link ernaartoe kun je daar niet meer bij.
web-claim-replace = Ze opgeven

## Links

web-copy = Kopiëren
web-copied = Gekopieerd.
web-share = Delen

## Voor het spel

web-take-a-seat = Neem plaats
web-name-of-friend = Naam van een vriend op dit apparaat
web-seat-free = Vrij
web-sit = Ga zitten
web-sit-friend = Een vriend erbij
web-bot = Bot
web-put-bot = Zet een bot op plaats { $number }
web-rise = Opstaan
web-remove = Vrijmaken
web-begin = Beginnen
web-seats-left =
    { $count ->
        [one] Er is nog één plaats vrij.
       *[other] Er zijn nog { $count } plaatsen vrij.
    }
web-all-here = Iedereen is er.
web-sealing = De dobbelstenen worden getrokken …
web-host-begins = Iedereen is er; de gastheer begint.
web-invite = Uitnodigen
web-invite-link = Link naar deze tafel
web-invite-how = Stuur de link, of richt de camera van een telefoon op het plaatje. Een account is niet nodig.
web-invite-watch = Wie deze link heeft, kan meekijken, en praten als de gastheer dat toestaat.
web-invite-only-here = Alleen deze computer kan meedoen: het huis is niet open voor je netwerk.
web-invite-open-lan = Om het te openen: sluit het huis en start het met:
web-invite-open = Openen voor mijn netwerk
web-invite-open-how = Telefoons en computers in hetzelfde netwerk kunnen dan meedoen, tot het huis wordt gesloten.
web-qr = De link van de tafel als plaatje
web-read-rules = Lees de regels

## Aan tafel

web-seats = Spelers
web-seat-you = jij
web-seat-of-device = op dit apparaat
web-seat-away = weg
web-seat-covered = een bot speelt
web-seat-resigned = opgegeven
web-seat-lapsed = tijd op
web-seat-real-dice = echte dobbelstenen
web-cover = Laat een bot spelen
web-time-left = Resterende tijd
web-actions = Wat te doen
web-roll = Gooien
web-undo = Terugnemen
web-resign = Opgeven
web-resign-sure = Opgeven?
web-resign-what = Met twee spelers wint de ander; met meer speelt een bot voor je verder.
web-resign-name = { $name } geeft op
web-play-on = Doorspelen
web-choices-of = Wat { $name } kan doen
web-plain-table = De tafel
web-plain-back = Terug
web-plain-choice = { $text }
web-die = Dobbelsteen met { $face }
web-status-open = Wacht op spelers
web-status-over = Het spel is afgelopen
web-status-dealing = De tafel wordt klaargelegd …
web-status-bot = { $name } denkt na …
web-status-waiting = Wachten op { $name }
web-status-will-roll = { $name } gaat gooien
# $alone is ‘one’ when the reader holds a single seat, so that no name is needed
web-status-roll =
    { $alone ->
        [one] Jouw beurt: gooi de dobbelstenen
       *[several] { $name }, gooi de dobbelstenen
    }
web-status-hand =
    { $alone ->
        [one] Tik je dobbelstenen of kaarten in
       *[several] { $name }, tik je dobbelstenen of kaarten in
    }
web-status-react =
    { $alone ->
        [one] Aan jou de keus
       *[several] { $name }, aan jou de keus
    }
web-status-your-turn =
    { $alone ->
        [one] Jij bent aan de beurt
       *[several] { $name }, jij bent aan de beurt
    }
web-beside-table = Naast de tafel
web-table = Tafel
web-watching =
    { $count ->
        [one] Eén persoon kijkt mee
       *[other] { $count } mensen kijken mee
    }
web-commitment = Dit getal legt de dobbelstenen vast; na het spel kan iedereen ze controleren:
web-reconnecting = De verbinding is weg. Opnieuw verbinden …
web-offline = Geen verbinding. Het spel is veilig en gaat verder als je terug bent.
web-not-sent = Niet verstuurd: er is nu geen verbinding.

## Logboek en chat

web-log = Logboek
web-log-empty = Er is nog niets gebeurd.
web-log-earlier = Eerder tonen
web-taken-back = Teruggenomen:
web-log-sat = { $name } is gaan zitten.
web-log-bot = { $bot } (bot) is gaan zitten.
web-log-rose = Plaats { $number } is weer vrij.
web-log-began = Het spel begint.
web-log-parts-dropped = { $names }: deel van de dobbelstenen niet bekendgemaakt; het valt weg.
web-log-took-back =
    { $count ->
        [one] { $name } nam één zet terug.
       *[other] { $name } nam { $count } zetten terug.
    }
web-log-gave-up = { $name } gaf op.
web-log-time = De tijd van { $name } is om.
web-log-covered = Een bot speelt voor { $name }, die weg is.
web-log-returned = { $name } is terug.
web-chat = Chat
web-chat-say = Zeg iets
web-chat-empty = Niemand heeft nog iets gezegd.
web-spectators-talk = Wie toekijkt mag meepraten
web-chat-from-watchers = Van wie toekijkt
web-chat-players = Hier praat alleen wie meespeelt.
web-send = Versturen
web-spectator = Een toeschouwer
web-unread = ongelezen

## Echte dobbelstenen en kaarten

web-pad = Tik je dobbelstenen in
web-pad-left =
    { $count ->
        [one] Nog één dobbelsteen
       *[other] Nog { $count } dobbelstenen
    }
web-pad-full = Alle dobbelstenen zijn ingetikt.
web-pad-entered = Dobbelstenen tot nu toe
web-pad-face = Een { $face } erbij
web-pad-remove = Deze { $face } weghalen
web-pad-clear = Wissen
web-pad-enter = Bevestigen
web-pick = Wat eruit kwam
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
web-rematch-yes = Ja, graag
web-rematch-willing = Nog een partij? Ja zegt al: { $names }. Het begint zodra iedereen ja heeft gezegd.
web-rematch-silent = Wachten op het ja van { $names }.
web-score = Stand:
web-same-dice = Nog eens met dezelfde worpen
web-same-dice-waiting = Wachten op het akkoord van { $names } voor dezelfde worpen.
web-same-dice-asked = { $names }: graag dezelfde worpen. Iedereen moet dat willen.
web-same-dice-marked = Dezelfde worpen als in het vorige spel: iedereen kan ze kennen.
web-join-rematch = Meedoen met het volgende spel
web-rematch-asked = Er staat een volgende partij klaar: hij begint als je meedoet.
web-rematch-waiting = Nog even wachten op { $names }.
web-record-text = Verslag (tekst)
web-record-json = Verslag (JSON)
web-end-more = Meer …

## Terugkijken

web-replay = Terugkijken
web-replay-of = Terugkijken: { $game }
web-replay-controls = Door het spel bladeren
web-replay-start = Voor de eerste zet
web-replay-move = Zet
web-replay-at = Zet { $ply } van { $last }
web-replay-first = Naar het begin
web-replay-back = Eén zet terug
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-next = Eén zet verder
web-replay-last = Naar het einde
web-play-on-from-here = Vanaf hier verder spelen
web-share-replay = Dit spel delen

## De regels

web-rules-of = Regels van { $game }
web-rules-search = Zoeken in de regels
web-rules-nothing = De regels zeggen daar niets over.
web-rules-contents = Op deze pagina
web-rules-try = Speel het: { $lesson }
web-rules-try-card = Probeer het op het bord
web-rules-all = Alle regels
web-rule = De regel

## De dobbelstenen controleren

web-check-dice = Dobbelstenen controleren
web-check-how = Voor elk spel bindt het huis zich aan een geheim getal, en elke speler aan een eigen getal; zijn allen gebonden, dan worden de getallen van de spelers bekendgemaakt. Na het spel wordt ook het geheim bekendgemaakt. Daaruit berekent deze pagina elke worp opnieuw, vergelijkt die met het verslag en zegt wat dat bewijst.
web-check-paste = Het verslag van een spel
web-check-file = Of kies het bestand
web-check-now = Controleren
web-check-offline = Alles wordt op dit apparaat berekend; eenmaal geladen heeft deze pagina geen netwerk nodig. Hij controleert de dobbelstenen; ‘rollhouse verify’ controleert ook of elke zet volgens de regels was.
# $byhand counts what people rolled with real dice
web-check-ok = { $count ->
    [one] De ene worp van het huis is precies wat voor het spel was vastgelegd.
   *[other] Alle { $count } worpen en trekkingen van het huis zijn precies wat voor het spel was vastgelegd.
}
web-check-none = Er valt niets opnieuw te berekenen: het huis heeft in dit verslag niet gegooid.
web-check-by-hand = { $count ->
    [one] Eén worp is met echte dobbelstenen gedaan; die kan niemand controleren.
   *[other] { $count } worpen en trekkingen zijn met echte dobbelstenen en kaarten gedaan; die kan niemand controleren.
}
web-check-elsewhere = { $count ->
    [one] Eén worp komt van de tafel waarvan dit spel het vervolg is; het verslag van die tafel is te controleren.
   *[other] { $count } worpen en trekkingen komen van de tafel waarvan dit spel het vervolg is; het verslag van die tafel is te controleren.
}
web-check-roll = Zet { $number } zegt ‘{ $came }’, maar de dobbelstenen geven ‘{ $derived }’: ze zijn niet te vertrouwen.
web-check-not-over = Het spel is nog bezig: het geheim wordt aan het einde bekendgemaakt.
web-check-commitment = Het geheim past niet bij het zegel dat voor het spel werd getoond: deze dobbelstenen zijn niet te vertrouwen.
web-check-part = Het deel van plaats { $seat } is niet dat waaraan die gebonden was: deze dobbelstenen zijn niet te vertrouwen.
web-check-seal-other = Deze browser noteerde voor de eerste worp een ander zegel ({ $seal }): er is daarna iets veranderd, en deze dobbelstenen zijn niet te vertrouwen.
web-check-seal-same = Deze browser noteerde voor de eerste worp hetzelfde zegel.
web-check-secret = Het geheim in dit verslag is beschadigd.
web-check-game = Deze pagina kent het spel van dit verslag niet.
web-check-not-verifiable = Dit waren niet de dobbelstenen van het huis: er is niets na te rekenen.
web-check-no-record = Dit is geen verslag van een spel.
