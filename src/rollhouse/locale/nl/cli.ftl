# De opdrachtregel: wat `rollhouse --help` en de opdrachten zeggen.

cli-rollhouse = Speel Dicy Cards en Dicetto: met vrienden, met bots, of met de echte doos op tafel.
cli-play = Speel een partij. Wat je weglaat, wordt gevraagd.
cli-learn = Leer een spel door te spelen: korte lessen op het bord.
cli-resume = Ga verder met een onderbroken partij: de laatste, of die je noemt.
cli-resume-list = toon de partijen waarmee je verder kunt
cli-resume-partial = is het bestand beschadigd, ga dan verder vanaf de laatste goede zet
cli-resume-bot = is een bot van deze partij er niet meer, dan neemt deze zijn plaats in
cli-games = Toon de partijen waarmee je verder kunt; verwijder er een, of haal het verslag eruit.
cli-games-delete = verwijder deze partij voorgoed
cli-games-export = toon het verslag van deze partij, tot waar hij is
cli-games-out = schrijf het naar dit bestand (als JSON als dat op .json eindigt) in plaats van het te tonen
cli-replay = Speel een vastgelegde partij stap voor stap na: een bestand, - voor de standaardinvoer, of je laatste uitgespeelde partij.
cli-replay-json = toon elke stelling als JSON
cli-replay-all = toon de hele partij zonder te wachten
cli-analyse = Bekijk een vastgelegde partij nog eens, of de laatste die je uitspeelde: wat elke zet kostte, en hoeveel geluk was.
cli-analyse-json = toon de analyse als JSON
cli-analyse-seat = alleen deze plaats (geteld vanaf 1)
cli-analyse-annotate = toon het verslag met wat er is gevonden: oordelen, betere zetten, wat stellingen waard zijn
cli-analyse-many = een map met verslagen: voor elk een regel JSON
cli-analyse-out = met --many of --annotate: schrijf naar dit bestand; met --many gaat het daar een volgende keer verder
cli-sync = Stuurt de partijen die je hier hebt uitgespeeld naar een huis op het netwerk, waar ze bij je partijen komen. ADDRESS is het adres ervan: https://dice.example.org.
cli-sync-token = je token daar, uit ‘Je partijen’ (of in ROLLHOUSE_TOKEN)
cli-puzzle = Los de puzzel van de dag op: vind de ene beste zet. De spellen wisselen elkaar af, of noem er een.
cli-puzzle-day = de puzzel van een andere dag, zoals 2026-01-31
cli-train = Oefen met stellingen uit je eigen uitgespeelde partijen waarin je een fout maakte.
cli-train-player = alleen de fouten van deze speler
cli-train-theme = stellingen met dit thema, uit de meegeleverde puzzels (zie --themes)
cli-train-level = stellingen van dit niveau
cli-train-themes = de thema’s tonen
cli-rules = Toon de spelregels, kaart voor kaart.
cli-rules-about = toon alleen wat over een kaart, een regel of een uitspraak gaat
cli-referee = Wees scheidsrechter voor een ander programma: JSON-regels erin, JSON-regels eruit.
cli-serve = Open het huis in een browser, voor jezelf of voor iedereen.
cli-serve-host = het adres om op te luisteren (127.0.0.1: alleen deze computer)
cli-serve-lan = open het huis ook voor het lokale netwerk
cli-serve-port = de poort om op te luisteren
cli-serve-database = waar partijen worden bewaard: een SQLAlchemy-URL (anders een bestand van jezelf)
cli-serve-channels = hoe meerdere servers met elkaar praten: memory (één server), of een Redis-URL
cli-serve-public-url = het adres dat mensen gebruiken
cli-serve-trusted-proxies = proxy’s die geloofd worden over waar een verzoek vandaan komt
cli-serve-workers = hoeveel processen op dit adres antwoorden; meer dan één vraagt PostgreSQL en Redis
cli-serve-per-address = hoeveel verbindingen één adres tegelijk mag hebben; 0 voor onbeperkt
cli-serve-keep-unused = dagen waarna een tafel verdwijnt waar geen spel is begonnen en niets meer gebeurt; 0 voor nooit
cli-serve-keep-unfinished = hetzelfde waar een spel is begonnen en niet is afgelopen
cli-serve-keep-finished = hetzelfde waar het spel is afgelopen; stellingen waarmee iemand oefent, blijven
cli-serve-keep-guests = dagen zonder partij waarna gasten verdwijnen die geen passkey en geen herstelcodes hebben; 0 voor nooit
cli-serve-weigh = partijen beoordelen zodra ze uit zijn, op hoe goed er gespeeld is; anders pas als iemand naar de zijne kijkt
cli-serve-exec-bot = een programma dat onder deze naam als bot speelt, bij elk spel; mag meer dan eens
cli-serve-open = open de browser
cli-verify = Controleer de dobbelstenen van een vastgelegde partij, of van de laatste die je uitspeelde; van meer partijen, of het dezelfde zijn.
cli-backup = Kopieer de database van de server terwijl die draait.
cli-restore = Zet een kopie van de database van de server terug.
cli-restore-replace = zet die op de plaats van de database die er al is; de oude blijft ernaast bewaard
cli-inspect = Open elke tafel in de database van de server één keer, en noem welke onleesbaar zijn.
cli-simulate = Laat bots veel partijen spelen en tel de uitslagen.
cli-simulate-players = de bots, plaats voor plaats
cli-simulate-games = hoeveel partijen
cli-simulate-seed = hetzelfde startgetal geeft dezelfde uitslag
cli-simulate-workers = hoeveel processen (alle kernen, tenzij je iets anders zegt)
cli-engine = waar het werk gebeurt: in processen van deze machine, of op een Ray-cluster
cli-simulate-json = toon de uitslag als JSON
cli-simulate-csv = toon de uitslag als CSV
cli-levels = Meet hoe sterk de bots van een spel zijn, of van alle: een pagina met hun onderlinge winstpercentages.
cli-levels-bots = de bots om te vergelijken, de zwakste eerst (anders alle bots van het spel)
cli-levels-games = hoeveel partijen elke match heeft
cli-levels-keep = bewaar in dit bestand wat er is gespeeld; een volgende keer gaat het daar verder
cli-levels-out = schrijf de pagina naar dit bestand in plaats van naar het scherm
cli-arena = Laat bots tegen elkaar spelen, met dezelfde dobbelstenen op elke plaats: ratings, winstpercentages, lengtes en wat beslissingen kosten.
cli-arena-kind = iedereen tegen iedereen, de eerste tegen alle anderen, of twee tot duidelijk is wie sterker is
cli-arena-players = hoeveel verschillende bots aan een tafel; met 3 of 4 speelt elke bezetting
cli-arena-plot = teken de ratings en wie van wie wint in dit bestand (rollhouse[plots])
cli-arena-games = hoeveel partijen elke ontmoeting telt, of hoogstens telt
cli-arena-elo = voor sprt: is de eerste bot HIGH Elo-punten sterker, of maar LOW?
cli-version = toon de versie
cli-lang = taal (anders: die van je systeem)
cli-plain = tekstregels in plaats van een volledig scherm
# $bots is a list of cli-players-bots
cli-players = wie waar zit: mensen, bots ({ $bots }), of een programma als bot (exec:./mybot)
cli-players-bots = { $game }: { $bots }
cli-dice = real: gooi met echte dobbelstenen en typ wat ze tonen
cli-seed = herhaalbare worpen: hetzelfde startgetal, dezelfde dobbelstenen
cli-coach = de coach waarschuwt je voor een zet die veel kost
cli-no-help = geen hints en geen coach aan deze tafel
cli-first = wie begint: een plaats, of random (het lot)
cli-help-help = toon deze hulp
cli-help-usage = Gebruik:
cli-help-options = Opties
cli-help-options-word = OPTIES
cli-help-commands = Opdrachten
cli-help-otherwise = { $text } (anders: { $value })
cli-of-game = { $game }: { $text }
cli-of-games = { $games }
cli-why-meant = Bedoelde je { $name }?
cli-error = rollhouse: { $text } [{ $code }]

error-cli-argument = ‘{ $value }’ is te veel voor ‘{ $location }’.
error-cli-command = De opdracht ‘{ $value }’ bestaat niet.
error-cli-option = De optie ‘{ $value }’ bestaat hier niet.
error-cli-option-value = De optie ‘{ $value }’ heeft een waarde nodig, of mag er geen hebben.
error-cli-missing = { $value } ontbreekt.
error-cli-both = ‘{ $value }’ en ‘{ $location }’ gaan niet samen.
error-cli-usage = De opdrachtregel is niet te begrijpen: { $value }
error-cli-system =
    { $given ->
        [no] Er kon iets niet gelezen of geschreven worden.
       *[yes] ‘{ $value }’ kon niet gelezen of geschreven worden.
    }
error-setup-about = De spelregels zeggen niets over ‘{ $value }’.
error-referee-too-long = De regel telt { $value } bytes, meer dan de { $expected } die gelezen worden.
error-referee-malformed = Dit is geen verzoek: ‘{ $value }’.
error-referee-no-game = Er ligt nog geen partij op tafel.
error-referee-seats = Er zijn { $value } namen gegeven voor { $expected } plaatsen.

## Long work

solver-working = Oplossen
solver-working-line = Oplossen: { $share }
solver-stopped = Gestopt. Wat klaar is, blijft bewaard: de volgende keer gaat het vandaar verder.
solver-stopped-at-once = Gestopt.

cli-admin = Voor een huis zorgen: mensen, tafels, meldingen, uitsluitingen
cli-admin-days = Met ban: voor zoveel dagen, anders voorgoed
cli-admin-reason = Met ban: waarom, voor jezelf
cli-admin-json = Als JSON, voor programma’s
