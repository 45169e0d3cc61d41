# Wat is geweigerd en waarom: een zin error-<code> voor elke code. Die mag gebruiken:
#   $came   wat er is opgegeven; $given is "no" als dat niets was
#   $where  de zet, het veld of de plek in een bestand; $placed is "no" als die er niet is
#   $why, $allowed, $line
# Van de laatste drie komen degene die de zin zelf niet noemt eromheen te staan.

error-at-line = Regel { $line }: { $text }
error-rule = (Spelregel: { $rule }.)
error-allowed = Mogelijk: { $choices }.
error-and-more = { $shown } en nog { $more }

## Zetten

error-move-malformed = ‘{ $value }’ is geen zet in dit spel.
error-move-illegal = ‘{ $value }’ kan nu niet.
error-move-stale = ‘{ $value }’ was bedoeld voor de stelling na { $location } zetten, maar er zijn er al { $expected } gedaan.

## Stellingen in één regel

error-position-malformed =
    { $placed ->
        [no] ‘{ $value }’ is geen geldige stelling van dit spel.
       *[yes] ‘{ $value }’ is niet geldig in een stelling (veld: { $location }).
    }
error-position-impossible = ‘{ $value }’ kan in geen enkel spel voorkomen (veld: { $location }).

## Voorbereiding

error-setup-unknown = Er is geen optie ‘{ $value }’.
error-setup-game = Er is geen spel ‘{ $value }’.
error-setup-game-broken = Het spel ‘{ $value }’ komt uit een ander pakket en kan niet worden geladen ({ $location }).
error-setup-bot-seconds = Ongeldig aantal seconden per zet van een bot: ‘{ $value }’.
error-setup-language = Er is geen taal ‘{ $value }’.
error-setup-players = Ongeldig aantal spelers: ‘{ $value }’.
error-setup-first = Ongeldige eerste speler: ‘{ $value }’.
error-setup-seat = Er is geen plaats ‘{ $value }’ in dit spel.
error-setup-name = Ongeldige naam ‘{ $value }’. Een naam heeft { $expected } zichtbare tekens.
error-setup-name-twice = Twee spelers kunnen niet dezelfde naam hebben: ‘{ $value }’.
error-setup-dice = Er zijn geen dobbelstenen van de soort ‘{ $value }’.

## Bots

error-bot-unknown = Dit spel heeft geen bot ‘{ $value }’.
error-bot-broken = De bot ‘{ $value }’ komt uit een ander pakket en kan niet worden geladen ({ $location }).
error-bot-too-few = Er zijn minstens twee bots nodig om ze te vergelijken; hier staat ‘{ $value }’.
error-bot-command = ‘{ $value }’ is geen geldige opdrachtregel.
error-bot-program = De bot ‘{ $value }’ kan niet worden gestart: ‘{ $location }’ is geen uitvoerbaar programma.
error-bot-start = De bot ‘{ $value }’ kon niet worden gestart. Systeemfout: { $location }.
error-bot-slow = De bot ‘{ $value }’ gaf niet binnen { $location } seconden antwoord.
error-bot-died = De bot ‘{ $value }’ stopte voordat er een antwoord was ({ $location }).
error-bot-unreachable = De bot ‘{ $value }’ was niet te bereiken ({ $location }).
error-bot-answer = De bot ‘{ $value }’ gaf een ongeldig antwoord: ‘{ $location }’.
error-bot-illegal = De bot ‘{ $value }’ koos ‘{ $location }’, en dat kan nu niet worden gespeeld.
error-bot-gave-up = De bot ‘{ $value }’ gaf het op: ‘{ $location }’.
error-bot-failed = De bot ‘{ $value }’ faalde ({ $location }).

## Terugnemen

error-undo-nothing = Er is niets om terug te nemen.
error-undo-past-roll = Dat kun je niet terugnemen: er is sindsdien gegooid of een kaart getrokken.

## Bewaarde partijen

error-save-ambiguous = Meer dan één bewaarde partij begint met ‘{ $value }’: { $expected }
error-save-in-use = De partij ‘{ $value }’ is open in een ander venster. Sluit hem daar eerst.

## Partijen

error-record-none = ‘{ $value }’ is geen verslag van een partij.
error-record-no-games = Je hebt hier nog geen partij uitgespeeld.
error-record-unreadable = Het verslag ‘{ $value }’ kan niet worden gelezen.
error-record-json =
    { $given ->
        [no] Het verslag is geen geldige JSON.
       *[yes] Het verslag ‘{ $value }’ is geen geldige JSON.
    }
error-record-format = Dit verslag heeft formaat ‘{ $value }’; deze versie van Rollhouse leest formaat { $expected }.
error-record-game = Dit verslag hoort bij een spel dat niet is geïnstalleerd: ‘{ $value }’.
error-record-rules = Dit verslag volgt versie ‘{ $value }’ van de spelregels; deze versie van Rollhouse speelt versie { $expected }.
error-record-setup =
    { $given ->
        [no] De instellingen van dit verslag zijn ongeldig ({ $location }).
       *[yes] De instellingen van dit verslag zijn ongeldig: ‘{ $value }’ ({ $location }).
    }
error-record-seats = De plaatsen in dit verslag zijn ‘{ $value }’ in plaats van ‘{ $expected }’.
error-record-tag = ‘{ $value }’ is geen geldig kenmerk.
error-record-tag-twice = Het kenmerk ‘{ $value }’ komt twee keer voor.
error-record-tag-missing = Het kenmerk ‘{ $value }’ ontbreekt.
error-record-malformed-move = Zet { $location }, ‘{ $value }’, is geen zet in dit spel.
error-record-illegal-move = Zet { $location }, ‘{ $value }’, kan daar niet.
error-record-comment = Er staat een opmerking bij zet ‘{ $value }’; de zetten zijn genummerd { $expected }.
error-record-comment-open = De opmerking die begint met ‘{ $value }’ wordt niet afgesloten.
error-record-result = Het verslag noemt ‘{ $value }’ als uitslag; de zetten leiden tot ‘{ $expected }’.
error-record-too-long = Het verslag is te lang: ‘{ $value }’, terwijl ‘{ $expected }’ het maximum is.

## Gegevensbestanden

error-data-unreadable = Het bestand ‘{ $value }’ kan niet worden gelezen.
error-data-toml = Het bestand ‘{ $value }’ is geen geldige TOML.
error-data-schema = Het bestand ‘{ $value }’ heeft niet de verwachte inhoud.
error-data-content =
    { $placed ->
        [no] Er zit een fout in het bestand ‘{ $value }’.
       *[yes] Er zit een fout in het bestand ‘{ $value }’, bij ‘{ $location }’.
    }

## Redenen

error-why-no-move = Het heeft niet de vorm van een zet.
error-why-faces = Dobbelstenen tonen getallen van 1 tot en met 6; ‘{ $faces }’ is niet als dobbelstenen te lezen.
error-why-number = Het moet een geheel getal van { $low } tot en met { $high } zijn.
error-why-only = Het moet { $low } zijn.
error-why-whole = Het moet een geheel getal zijn.
error-why-word = Die waarde is niet toegestaan.
error-why-os = Systeemfout: { $reason }.
error-why-parser = Leesfout: { $reason }.
error-why-not-text = Het is geen geldige UTF-8-tekst.
error-why-too-large = Het is groter dan { $most } bytes.
error-why-no-saved-game = Er is geen bewaarde partij met die naam.
error-why-extra = Het pakket ‘{ $package }’ ontbreekt. Installeer het met: pip install "rollhouse[{ $extra }]"

## Parts that are not installed

error-extra-missing = Hiervoor is het pakket ‘{ $value }’ nodig, en dat is niet geïnstalleerd. Je krijgt het met: { $location }

## Anderen

error-people-unknown = Gebruiker niet gevonden.
error-people-bad-link = Deze link is al gebruikt of ouder dan een week. Vraag om een nieuwe.
error-people-self = Dat kun je niet met jezelf doen.
error-people-not-friends = Deze speler accepteert alleen uitnodigingen van vrienden.
error-people-too-many-requests = Te veel van je vriendschapsverzoeken zijn nog niet beantwoord.
error-people-name-taken = Een andere speler heet { $value }, of heeft een naam die er hetzelfde uitziet. Kies een andere.
error-people-not-open = De partij is begonnen: er kan niemand meer bij.
error-people-blocked = Je kunt hier niet meespelen: een van jullie heeft de ander geblokkeerd.
error-people-too-many = Limiet bereikt ({ $value }).

error-sync-address = ‘{ $value }’ is geen adres van een Rollhouse-server.
error-sync-token = Geen geldig token voor { $value }. Maak er daar een bij ‘Account’ en geef het aan `rollhouse login`.
error-sync-unreachable = { $value } antwoordt niet.
error-people-scope = Dit token is { $value ->
    [upload] alleen voor het uploaden van partijen
    [play] om te spelen, niet om instellingen te wijzigen
   *[other] voor iets anders
}.
error-people-browser-only = Dat kan alleen een ingelogde browser, geen programma.
error-people-confirm = Bevestig eerst dat jij het bent: met je passkey of een herstelcode.
error-people-banned = Je bent verbannen. Je kunt nog kijken, je gegevens exporteren en je account verwijderen.
error-people-banned-until = Je bent verbannen tot { $value }. Je kunt nog kijken, je gegevens exporteren en je account verwijderen.
error-admin-off = De beheerpagina staat uit. Stel ROLLHOUSE_ADMIN_TOKEN in op de server om die aan te zetten.
error-admin-token = Ongeldig beheertoken.
error-admin-no-report = Er is geen open melding { $value }.
error-admin-no-message = Dit bericht bestaat niet.
error-admin-what = Er is geen actie ‘{ $value }’. Acties: { $expected }.
error-admin-arguments = ‘{ $value }’ kreeg de verkeerde argumenten. Gebruik: { $expected }
error-admin-days = ‘{ $value }’ is geen aantal dagen voor een verbanning, of de reden is te lang.
error-client-link = ‘{ $value }’ is geen link naar een tafel.
error-client-unreachable = De server ‘{ $value }’ is niet bereikbaar.
error-client-refused = { $value }
error-client-gone = De server laat je niet meer toe aan deze tafel. { $value }
error-client-offline = Niet verzonden: er is geen verbinding met de server.
error-record-empty-folder = In ‘{ $value }’ staan geen verslagen van partijen.
error-setup-exec-bot-name = ‘{ $value }’ is de naam van een ingebouwde bot. Kies een andere naam.
error-setup-admin-token = ROLLHOUSE_ADMIN_TOKEN is te kort. Gebruik minstens { $expected } willekeurige tekens.
