# De server: wat er mis kan gaan tussen de server en zijn database.

error-store-url = ‘{ $value }’ is geen database die hier te gebruiken is.
error-store-folder = De map ‘{ $value }’ voor de database kan niet worden gemaakt.
error-store-unavailable = De database antwoordt niet; er is niets veranderd. Probeer het zo meteen nog eens.
error-store-in-doubt = De database viel weg tijdens het opslaan. Zodra die weer antwoordt, laat de tafel zien of het is opgeslagen.
error-store-damaged = De database ‘{ $value }’ is beschadigd, of is helemaal geen database. Wie deze server beheert, moet een back-up terugzetten.
error-store-read-only = Er kan niet naar de database ‘{ $value }’ worden geschreven; er is niets veranderd. Wie deze server beheert, moet dat toestaan.
error-store-no-entry = De database ‘{ $value }’ kan niet worden geopend: de map of het bestand zelf is niet toegankelijk.
error-store-in-use = Er draait al een Rollhouse-server op de database ‘{ $value }’. Stop die eerst, of geef deze een andere database.
error-store-full = Er is geen ruimte meer voor de database ‘{ $value }’; er is niets veranderd.
error-store-missing = Er is geen Rollhouse-database op ‘{ $value }’.
error-store-closed = De server wordt afgesloten. Kom zo meteen terug.
error-store-newer = De database is van een nieuwere versie van Rollhouse ({ $value }); deze kan er niet mee overweg.
error-store-backup = De back-up ‘{ $value }’ kan niet worden geschreven.
error-store-backup-exists = ‘{ $value }’ bestaat al, en een back-up vervangt nooit een bestand.
error-store-backup-postgres = De database ‘{ $value }’ is een PostgreSQL-database: maak er een back-up van met { $expected }.
error-store-restore-exists = Er is al een database op ‘{ $value }’. Met --replace komt de kopie ervoor in de plaats, en blijft de oude ernaast bewaard.

## Tafels via het netwerk

error-table-unknown = Er is geen tafel ‘{ $value }’.
error-table-unreadable = Deze tafel is onleesbaar: wat ervan bewaard is, is beschadigd. Wie deze server beheert, weet ervan.
error-table-newer-rules = Aan deze tafel geldt versie { $value } van de regels; deze server kent versie { $expected }. Kom zo meteen terug.
error-table-stranger = Dat kan alleen wie het huis kent: open eerst de startpagina.
error-table-bad-token = Dit token is van niemand.
error-table-bad-link = Deze link is al gebruikt, of te oud.
error-table-claim-loses = Dit apparaat heeft eigen tafels, puzzels of vrienden, waar daarna niemand meer bij kan. Zeg dat het vervangen mag worden, of laat het zo.
error-table-no-token = Geen van je apparaten en programma’s heet ‘{ $value }’.
error-table-own-token = Dit is het apparaat dat het vraagt: alleen een ander kan het weren.
error-table-passkey = Deze passkey werd niet aanvaard. Probeer het opnieuw, of meld je anders aan.
error-table-no-passkey = Geen van je passkeys heet ‘{ $value }’.
error-table-passkeys-full = Je hebt { $value } passkeys, meer plaats is er niet: verwijder er eerst een.
error-table-passkey-name = De naam van een passkey moet uit zichtbare tekens bestaan.
error-table-bad-code = Die herstelcode bestaat niet: hij is al gebruikt of verkeerd getypt.
error-table-not-kept = Zonder passkey of herstelcodes zou je niet terug kunnen komen. Maak er eerst een.
error-table-record-unfinished = Deze partij is niet afgelopen: alleen afgelopen partijen kunnen erbij.
error-table-record-nobody = In deze partij speelden alleen bots: ze is van niemand.
error-table-records-full = Je hebt { $value } partijen toegevoegd, meer plaats is er niet.
error-table-no-fork = Aan deze tafel is er geen hulp; het spel kan pas elders worden uitgeprobeerd als het afgelopen is.
error-table-too-many = Je hebt { $value } tafels waar het spel nog niet afgelopen is: maak er eerst een paar af, of geef op.
error-table-still-here = { $value } is er nog, of is nog maar net weg.
error-table-name = ‘{ $value }’ kan geen naam zijn: een naam heeft { $expected } zichtbare tekens.
error-table-name-taken = Aan deze tafel heet al iemand ‘{ $value }’.
error-table-entropy = ‘{ $value }’ is geen reeks van 32 hexadecimale cijfers.
error-table-commit = ‘{ $value }’ is geen reeks van 64 hexadecimale cijfers.
error-table-part = ‘{ $value }’ is niet het deel van de dobbelstenen waaraan deze plaats gebonden is.
error-table-not-to-reveal = Plaats { $value } heeft nu niets bekend te maken.
error-table-seat-taken = Plaats { $value } is bezet.
error-table-seat-free = Op plaats { $value } zit niemand.
error-table-not-yours =
    { $given ->
        [no] Je zit niet aan deze tafel.
       *[yes] Plaats { $value } is niet van jou.
    }
error-table-no-seat = Die plaats bestaat niet: { $value }.
error-table-begun = De partij is begonnen.
error-table-not-begun = De partij is nog niet begonnen.
error-table-over = De partij is afgelopen.
error-table-not-over = De partij is nog niet afgelopen.
error-table-seats-free = De partij kan nog niet beginnen. Plaatsen die nog vrij zijn: { $value }.
error-table-not-host = Dat kan alleen wie deze tafel heeft geopend.
error-table-house-rolls = Aan deze tafel gooit het huis de dobbelstenen.
error-table-not-your-turn = Je bent niet aan de beurt.
error-table-nothing-to-roll = Er valt nu niets te gooien.
error-table-resigned = Deze plaats heeft al opgegeven.
error-table-saying = Een bericht heeft { $expected } tekens.
error-table-players-talk = Aan deze tafel mag alleen praten wie meespeelt.
error-table-no-chat = Aan deze tafel schrijft niemand: er zijn alleen reacties.
error-table-said-enough = Er zijn aan deze tafel { $value } berichten geschreven: meer worden er niet bewaard.
error-table-no-help = Aan deze tafel zijn er geen hints en geen coach: wie de tafel heeft geopend, heeft ze uitgezet.
error-table-rated-rules = Een partij voor de rating is voor twee of meer, ieder op één plaats, zonder hulp, met de dobbelstenen en de bots van het huis. Het toeval beslist wie begint, en waar meer mensen spelen loopt er een klok.
error-table-daily-once = De uitdaging van een dag wordt één keer gespeeld, tot het einde, en niet nog eens.
error-table-tournament-once = Dit spel hoort bij een avond: de volgende ronde komt vanzelf.
error-table-daily-begins = Je poging wordt net klaargezet: probeer het zo nog eens.
error-table-rated-no-undo = In deze partij wordt niets teruggenomen.
error-table-rated-no-cover = In deze partij speelt geen bot voor iemand.

error-wire-too-long = Dat is te lang.
error-wire-rate-limited = Er is in korte tijd te veel gevraagd. Probeer het over { $value } s opnieuw.
error-wire-malformed = ‘{ $value }’ is geen opdracht ({ $location }).
error-wire-no-such-page = Er is niets op { $value }.
error-wire-broken = Er ging hier iets mis. Er is niets verloren; probeer het nog eens.
error-wire-another-site = Dit werd gevraagd door een pagina van een andere site, dus er is niets gedaan.
error-wire-not-json = Hier wordt alleen { $expected } aangenomen.
error-lan-not-here = Alleen wie achter de computer zit waarop het huis draait, kan het voor het netwerk openen.
error-lan-none = Deze computer zit in geen enkel netwerk.
error-lan-taken = Het huis is niet bereikbaar te maken op { $value }: { $reason }

## De leraar

error-help-none = Niemand kan hier zeggen wat stellingen van dit spel waard zijn; daarom zijn er geen hints.
error-help-nothing = Er valt nu niets te beslissen: eerst de dobbelstenen.
error-help-unavailable = De tablebase voor deze partij kan hier nu niet worden uitgerekend. De partij gaat zonder verder.
error-help-another-day = De puzzel van { $value } is gesloten: het is vandaag { $expected }.
error-help-no-puzzle = Die puzzel bestaat niet.
error-help-no-rush = Zo'n puzzelstorm heb je niet.

## De dobbelstenen

error-fair-not-verifiable = De dobbelstenen van deze partij waren niet van het huis, dus er valt niets opnieuw af te leiden.
error-fair-not-over = De partij is nog niet afgelopen: het geheim van de dobbelstenen wordt aan het eind gepubliceerd.
error-fair-secret = ‘{ $value }’ is geen geheim.
error-fair-commitment = Het geheim past niet bij wat voor de partij is gepubliceerd: deze dobbelstenen zijn niet te vertrouwen.
error-fair-part = Het deel van plaats { $location } is niet dat waaraan die gebonden was: deze dobbelstenen zijn niet te vertrouwen.
error-fair-roll = Zet { $location } zegt ‘{ $value }’, maar de dobbelstenen geven ‘{ $expected }’: deze dobbelstenen zijn niet te vertrouwen.

## Een server draaien

error-setup-server = De server kan niet zo worden ingesteld: { $value }
error-setup-exec-bot = ‘{ $value }’ noemt geen programma voor een bot.
error-setup-workers-share = { $value } processen hebben een database en kanalen nodig die ze allemaal delen.
error-setup-per-address = ‘{ $value }’ is geen aantal verbindingen.
error-setup-keep = ‘{ $value }’ is geen aantal dagen om tafels te bewaren.
error-setup-port = De poort kan niet ‘{ $value }’ zijn.
error-setup-channels = Servers kunnen niet met elkaar praten via ‘{ $value }’.
error-setup-public-url = ‘{ $value }’ kan niet het adres van de server zijn.
error-setup-trusted-proxies = ‘{ $value }’ is geen adres van een proxy.
error-setup-log = Het logniveau kan niet ‘{ $value }’ zijn.
error-setup-address = De server kan niet luisteren op { $value }.
error-setup-no-files = De optie ‘{ $value }’ noemt een bestand en is niet te gebruiken via het netwerk.
error-setup-form = Er is geen verslag in de vorm ‘{ $value }’.
error-setup-real_seats = De plaatsen met echte dobbelstenen kunnen niet ‘{ $value }’ zijn.
error-setup-clock = De klok kan niet op dit aantal seconden worden gezet: { $value }.

# What somebody is called who has not said.
daily-guest = Gast { $number }
