# De server: wat er mis kan gaan tussen de server en zijn database.

error-store-url = ‘{ $value }’ is geen ondersteunde database.
error-store-folder = De map ‘{ $value }’ voor de database kan niet worden gemaakt.
error-store-unavailable = De database antwoordt niet; er is niets veranderd. Probeer het zo meteen nog eens.
error-store-in-doubt = De verbinding met de database viel weg tijdens het opslaan. Zodra die terug is, laat de tafel zien of het is opgeslagen.
error-store-damaged = De database ‘{ $value }’ is beschadigd of geen database. Zet een back-up terug.
error-store-read-only = De database ‘{ $value }’ is alleen-lezen; er is niets veranderd. Geef de server schrijfrechten.
error-store-no-entry = Geen toegang: de database ‘{ $value }’ kan niet worden geopend.
error-store-in-use = Een andere Rollhouse-server gebruikt de database ‘{ $value }’. Stop die eerst, of kies een andere database.
error-store-full = Er is geen schijfruimte meer voor de database ‘{ $value }’; er is niets veranderd.
error-store-missing = Er is geen Rollhouse-database op ‘{ $value }’.
error-store-closed = De server wordt afgesloten. Probeer het zo meteen opnieuw.
error-store-newer = De database is van een nieuwere versie van Rollhouse ({ $value }); deze kan er niet mee overweg.
error-store-backup = De back-up ‘{ $value }’ kan niet worden geschreven.
error-store-backup-exists = ‘{ $value }’ bestaat al. Een back-up overschrijft nooit een bestand.
error-store-backup-postgres = De database ‘{ $value }’ is een PostgreSQL-database: maak er een back-up van met { $expected }.
error-store-restore-exists = Er is al een database op ‘{ $value }’. Gebruik --replace om die te vervangen; de oude blijft ernaast bewaard.

## Tafels via het netwerk

error-table-unknown = Tafel ‘{ $value }’ niet gevonden.
error-table-unreadable = Deze tafel kan niet worden geopend: de opgeslagen gegevens zijn beschadigd. De beheerder is ingelicht.
error-table-newer-rules = Aan deze tafel geldt versie { $value } van de regels; deze server heeft versie { $expected }. Probeer het zo meteen opnieuw.
error-table-stranger = Open eerst de startpagina: daar wordt een gastaccount voor je gemaakt.
error-table-bad-token = Ongeldig token.
error-table-bad-link = Deze link is al gebruikt of verlopen.
error-table-claim-loses = Dit apparaat heeft eigen tafels, puzzels of vrienden, waar je dan niet meer bij kunt. Bevestig dat ze vervangen mogen worden, of annuleer.
error-table-no-token = Geen van je apparaten en programma’s heet ‘{ $value }’.
error-table-own-token = Je kunt dit apparaat hier niet uitloggen. Gebruik een ander apparaat.
error-table-passkey = Deze passkey is niet geaccepteerd. Probeer het opnieuw, of log op een andere manier in.
error-table-no-passkey = Geen van je passkeys heet ‘{ $value }’.
error-table-passkeys-full = Je kunt hoogstens { $value } passkeys hebben. Verwijder er eerst een.
error-table-passkey-name = De naam van een passkey moet uit zichtbare tekens bestaan.
error-table-bad-code = Ongeldige herstelcode. Misschien is hij verkeerd getypt of al gebruikt.
error-table-not-kept = Maak eerst een passkey of herstelcodes. Zonder zou je niet meer kunnen inloggen.
error-table-record-unfinished = Deze partij is niet afgelopen. Je kunt alleen afgelopen partijen toevoegen.
error-table-record-only-bots = In deze partij speelden alleen bots, dus die kan niet aan je partijen worden toegevoegd.
error-table-records-full = Je kunt hoogstens { $value } partijen toevoegen.
error-table-no-fork = Hulp staat uit aan deze tafel; je kunt pas na afloop vanuit een stelling verder spelen.
error-table-too-many = Je hebt { $value } lopende partijen. Speel er eerst een paar uit, of geef op, voordat je nieuwe begint.
error-table-still-here = { $value } is er nog, of is nog maar net weg.
error-table-name-locked = Je naam, ‘{ $value }’, is door een beheerder vastgezet en kan niet worden gewijzigd.
error-table-name = Ongeldige naam ‘{ $value }’. Een naam heeft { $expected } zichtbare tekens.
error-table-name-taken = De naam ‘{ $value }’ is aan deze tafel al in gebruik.
error-table-entropy = ‘{ $value }’ is geen reeks van 32 hexadecimale cijfers.
error-table-commit = ‘{ $value }’ is geen reeks van 64 hexadecimale cijfers.
error-table-entropy-share = ‘{ $value }’ is niet het getal waaraan deze plaats gebonden is.
error-table-not-to-reveal = Plaats { $value } heeft nu niets bekend te maken.
error-table-seat-taken = Plaats { $value } is bezet.
error-table-seat-free = Plaats { $value } is vrij.
error-table-not-yours =
    { $given ->
        [no] Je speelt niet aan deze tafel.
       *[yes] Plaats { $value } is niet van jou.
    }
error-table-no-seat = Er is geen plaats { $value }.
error-table-begun = De partij is al begonnen.
error-table-not-begun = De partij is nog niet begonnen.
error-table-over = De partij is afgelopen.
error-table-not-over = De partij is nog niet afgelopen.
error-table-seats-free = De partij kan nog niet beginnen. Vrije plaatsen: { $value }.
error-table-not-host = Alleen de gastheer van deze tafel kan dat doen.
error-table-server-rolls = Aan deze tafel wordt met virtuele dobbelstenen gespeeld.
error-table-not-your-turn = Je bent niet aan de beurt.
error-table-nothing-to-roll = Er valt nu niets te gooien.
error-table-resigned = Deze speler heeft al opgegeven.
error-table-no-stop = Hier kun je niet samen stoppen: het spel staat niet stil.
error-table-message-length = Berichten hebben { $expected } tekens.
error-table-spectator-chat = Aan deze tafel kunnen alleen spelers chatten.
error-table-no-chat = De chat staat uit aan deze tafel. Je kunt wel reacties sturen.
error-table-chat-full = Deze chat is vol ({ $value } berichten).
error-table-no-help = De gastheer heeft hints en de coach aan deze tafel uitgezet.
error-table-rated-rules = Een partij voor de rating vraagt de gewone instellingen, twee of meer spelers, ieder op één plaats, virtuele dobbelstenen, bots van Rollhouse, een gelote eerste speler en geen hulp. Met meer mensen is ook een klok nodig. Alleen geregistreerde spelers kunnen ze zoeken.
error-table-daily-once = Je kunt de dagelijkse uitdaging maar één keer spelen.
error-table-tournament-once = Deze partij hoort bij een toernooi; de volgende ronde begint vanzelf.
error-table-daily-begins = Je partij wordt klaargezet. Probeer het zo meteen opnieuw.
error-table-rated-no-undo = In deze partij kun je geen zetten terugnemen.
error-table-rated-no-cover = In deze partij kan geen bot invallen voor een speler.

error-wire-too-long = Het bericht is te lang.
error-wire-rate-limited = Te veel verzoeken. Probeer het over { $value } seconden opnieuw.
error-wire-malformed = ‘{ $value }’ is geen geldige opdracht ({ $location }).
error-wire-no-such-page = Pagina niet gevonden: { $value }.
error-wire-broken = Er ging iets mis op de server. Er is niets verloren. Probeer het opnieuw.
error-wire-unknown-host = Deze server is niet bekend als ‘{ $value }’. De beheerder kan de naam toestaan met --allow-host.
error-wire-bad-host = Het verzoek moet precies één host noemen.
error-wire-another-site = Het verzoek kwam van een andere website en is geweigerd.
error-wire-not-json = Dit inhoudstype wordt niet ondersteund. Stuur { $expected }.
error-lan-not-here = Rollhouse kan alleen voor het netwerk worden geopend vanaf de computer waarop het draait.
error-lan-none = Deze computer is niet met een netwerk verbonden.
error-lan-taken = Rollhouse kan niet luisteren op { $value }: { $reason }

## De leraar

error-help-none = Er zijn geen hints voor dit spel: de stellingen kunnen niet worden beoordeeld.
error-help-nothing = Er valt nu niets te beslissen. Gooi eerst.
error-help-unavailable = Het exacte antwoord voor deze partij kan nu niet worden berekend. De partij gaat zonder verder.
error-help-another-day = De puzzel van { $value } is gesloten: het is vandaag { $expected }.
error-help-no-puzzle = Puzzel niet gevonden.
error-help-no-rush = Puzzelstorm niet gevonden.

## De dobbelstenen

error-fair-not-verifiable = Dit verslag zegt niet hoe de dobbelstenen zijn gemaakt, dus ze kunnen niet worden gecontroleerd.
error-fair-not-over = De partij is nog niet afgelopen: het geheim van de dobbelstenen wordt aan het eind gepubliceerd.
error-fair-secret = ‘{ $value }’ is geen geldig geheim.
error-fair-commitment = Het geheim past niet bij het getal dat voor de partij is gepubliceerd: deze dobbelstenen zijn niet te vertrouwen.
error-fair-part = Het onthulde getal van plaats { $location } is niet het getal waaraan die gebonden was: deze dobbelstenen zijn niet te vertrouwen.
error-fair-roll = Zet { $location } zegt ‘{ $value }’, maar de dobbelstenen geven ‘{ $expected }’: deze dobbelstenen zijn niet te vertrouwen.

## Een server draaien

error-setup-server = Ongeldige serverinstellingen: { $value }
error-setup-exec-bot = ‘{ $value }’ noemt geen programma voor een bot.
error-setup-workers-share = { $value } processen hebben een gedeelde database en Redis nodig.
error-setup-per-address = ‘{ $value }’ is geen geldig aantal verbindingen.
error-setup-keep = ‘{ $value }’ is geen geldig aantal dagen.
error-setup-port = Ongeldige poort: ‘{ $value }’.
error-setup-channels = Kan geen verbinding maken met Redis op ‘{ $value }’.
error-setup-public-url = ‘{ $value }’ is geen geldig openbaar adres.
error-setup-trusted-proxies = ‘{ $value }’ is geen geldig proxyadres.
error-setup-log = Onbekend logniveau ‘{ $value }’.
error-setup-address = De server kan niet luisteren op { $value }.
error-setup-no-files = De optie ‘{ $value }’ verwijst naar een bestand en is via het netwerk niet beschikbaar.
error-setup-form = Er is geen verslagformaat ‘{ $value }’.
error-setup-real_seats = Ongeldige plaatsen voor echte dobbelstenen: ‘{ $value }’.
error-setup-clock = Ongeldige klok: { $value } seconden.

# The name of a user who has not chosen one.
daily-guest = Gast { $number }
