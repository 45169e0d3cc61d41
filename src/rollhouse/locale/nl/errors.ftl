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

error-move-malformed = ‘{ $came }’ is geen zet in dit spel.
error-move-illegal = ‘{ $came }’ kan nu niet.
error-move-stale = ‘{ $came }’ was bedoeld voor de stelling na { $where } zetten, maar er zijn er al { $allowed } gedaan.

## Stellingen in één regel

error-position-malformed =
    { $placed ->
        [no] ‘{ $came }’ is geen geldige stelling van dit spel.
       *[yes] ‘{ $came }’ is niet geldig in een stelling (veld: { $where }).
    }
error-position-impossible = ‘{ $came }’ kan in geen enkel spel voorkomen (veld: { $where }).

## Voorbereiding

error-setup-unknown = Er is geen optie ‘{ $came }’.
error-setup-game = Er is geen spel ‘{ $came }’.
error-setup-game-broken = Het spel ‘{ $came }’ komt uit een ander pakket en kan niet worden geladen ({ $where }).
error-setup-bot-seconds = Ongeldig aantal seconden per zet van een bot: ‘{ $came }’.
error-setup-language = Er is geen taal ‘{ $came }’.
error-setup-players = Ongeldig aantal spelers: ‘{ $came }’.
error-setup-first = Ongeldige eerste speler: ‘{ $came }’.
error-setup-seat = Er is geen plaats ‘{ $came }’ in dit spel.
error-setup-name = Ongeldige naam ‘{ $came }’. Een naam heeft { $allowed } zichtbare tekens.
error-setup-name-twice = Twee spelers kunnen niet dezelfde naam hebben: ‘{ $came }’.
error-setup-dice = Er zijn geen dobbelstenen van de soort ‘{ $came }’.

## Bots

error-bot-unknown = Dit spel heeft geen bot ‘{ $came }’.
error-bot-broken = De bot ‘{ $came }’ komt uit een ander pakket en kan niet worden geladen ({ $where }).
error-bot-too-few = Er zijn minstens twee bots nodig om ze te vergelijken; hier staat ‘{ $came }’.
error-bot-command = ‘{ $came }’ is geen geldige opdrachtregel.
error-bot-program = De bot ‘{ $came }’ kan niet worden gestart: ‘{ $where }’ is geen uitvoerbaar programma.
error-bot-start = De bot ‘{ $came }’ kon niet worden gestart. Systeemfout: { $where }.
error-bot-slow = De bot ‘{ $came }’ gaf niet binnen { $where } seconden antwoord.
error-bot-died = De bot ‘{ $came }’ stopte voordat er een antwoord was ({ $where }).
error-bot-unreachable = De bot ‘{ $came }’ was niet te bereiken ({ $where }).
error-bot-answer = De bot ‘{ $came }’ gaf een ongeldig antwoord: ‘{ $where }’.
error-bot-illegal = De bot ‘{ $came }’ koos ‘{ $where }’, en dat kan nu niet worden gespeeld.
error-bot-gave-up = De bot ‘{ $came }’ gaf het op: ‘{ $where }’.
error-bot-failed = De bot ‘{ $came }’ faalde ({ $where }).

## Terugnemen

error-undo-nothing = Er is niets om terug te nemen.
error-undo-past-roll = Dat kun je niet terugnemen: er is sindsdien gegooid of een kaart getrokken.

## Bewaarde partijen

error-save-ambiguous = Meer dan één bewaarde partij begint met ‘{ $came }’: { $allowed }
error-save-in-use = De partij ‘{ $came }’ is open in een ander venster. Sluit hem daar eerst.

## Partijen

error-record-none = ‘{ $came }’ is geen verslag van een partij.
error-record-no-games = Je hebt hier nog geen partij uitgespeeld.
error-record-unreadable = Het verslag ‘{ $came }’ kan niet worden gelezen.
error-record-json =
    { $given ->
        [no] Het verslag is geen geldige JSON.
       *[yes] Het verslag ‘{ $came }’ is geen geldige JSON.
    }
error-record-format = Dit verslag heeft formaat ‘{ $came }’; deze versie van Rollhouse leest formaat { $allowed }.
error-record-game = Dit verslag hoort bij een spel dat niet is geïnstalleerd: ‘{ $came }’.
error-record-rules = Dit verslag volgt versie ‘{ $came }’ van de spelregels; deze versie van Rollhouse speelt versie { $allowed }.
error-record-setup =
    { $given ->
        [no] De instellingen van dit verslag zijn ongeldig ({ $where }).
       *[yes] De instellingen van dit verslag zijn ongeldig: ‘{ $came }’ ({ $where }).
    }
error-record-seats = De plaatsen in dit verslag zijn ‘{ $came }’ in plaats van ‘{ $allowed }’.
error-record-tag = ‘{ $came }’ is geen geldig kenmerk.
error-record-tag-twice = Het kenmerk ‘{ $came }’ komt twee keer voor.
error-record-tag-missing = Het kenmerk ‘{ $came }’ ontbreekt.
error-record-malformed-move = Zet { $where }, ‘{ $came }’, is geen zet in dit spel.
error-record-illegal-move = Zet { $where }, ‘{ $came }’, kan daar niet.
error-record-comment = Er staat een opmerking bij zet ‘{ $came }’; de zetten zijn genummerd { $allowed }.
error-record-comment-open = De opmerking die begint met ‘{ $came }’ wordt niet afgesloten.
error-record-result = Het verslag noemt ‘{ $came }’ als uitslag; de zetten leiden tot ‘{ $allowed }’.
error-record-too-long = Het verslag is te lang: ‘{ $came }’, terwijl ‘{ $allowed }’ het maximum is.

## Gegevensbestanden

error-data-unreadable = Het bestand ‘{ $came }’ kan niet worden gelezen.
error-data-toml = Het bestand ‘{ $came }’ is geen geldige TOML.
error-data-schema = Het bestand ‘{ $came }’ heeft niet de verwachte inhoud.
error-data-content =
    { $placed ->
        [no] Er zit een fout in het bestand ‘{ $came }’.
       *[yes] Er zit een fout in het bestand ‘{ $came }’, bij ‘{ $where }’.
    }

## Redenen

error-why-no-move = Het heeft niet de vorm van een zet.
error-why-faces = Dobbelstenen tonen getallen van 1 tot en met 6; ‘{ $faces }’ is niet als dobbelstenen te lezen.
error-why-number = Het moet een geheel getal van { $low } tot en met { $high } zijn.
error-why-whole = Het moet een geheel getal zijn.
error-why-word = Die waarde is niet toegestaan.
error-why-os = Systeemfout: { $reason }.
error-why-parser = Leesfout: { $reason }.
error-why-not-text = Het is geen geldige UTF-8-tekst.
error-why-too-large = Het is groter dan { $most } bytes.
error-why-no-saved-game = Er is geen bewaarde partij met die naam.
error-why-extra = Het pakket ‘{ $package }’ ontbreekt. Installeer het met: pip install "rollhouse[{ $extra }]"

## Parts that are not installed

error-extra-missing = Hiervoor is het pakket ‘{ $came }’ nodig, en dat is niet geïnstalleerd. Je krijgt het met: { $where }

## Anderen

error-people-unknown = Gebruiker niet gevonden.
error-people-bad-link = Deze link is al gebruikt of ouder dan een week. Vraag om een nieuwe.
error-people-self = Dat kun je niet met jezelf doen.
error-people-not-friends = Je kunt alleen vrienden uitnodigen.
error-people-not-open = De partij is begonnen: er kan niemand meer bij.
error-people-too-many = Limiet bereikt ({ $came }).

error-sync-address = ‘{ $came }’ is geen adres van een Rollhouse-server.
error-sync-token = Ongeldig token voor { $came }. Je kunt er daar een maken bij ‘Je partijen’.
error-sync-unreachable = { $came } antwoordt niet.
error-people-banned = Je bent geblokkeerd. Je kunt nog kijken, je gegevens exporteren en je account verwijderen.
error-people-banned-until = Je bent geblokkeerd tot { $came }. Je kunt nog kijken, je gegevens exporteren en je account verwijderen.
error-operator-off = De beheerpagina staat uit. Stel ROLLHOUSE_OPERATOR_TOKEN in op de server om haar aan te zetten.
error-operator-token = Ongeldig beheertoken.
error-operator-no-report = Er is geen open melding { $came }.
error-operator-what = Er is geen actie ‘{ $came }’. Acties: { $allowed }.
error-setup-operator-token = ROLLHOUSE_OPERATOR_TOKEN is te kort. Gebruik minstens { $allowed } willekeurige tekens.
