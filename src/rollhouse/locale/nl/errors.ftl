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
        [no] ‘{ $value }’ is geen stelling van dit spel.
       *[yes] ‘{ $value }’ kan niet worden gelezen als deel van een stelling (veld: { $location }).
    }
error-position-impossible = ‘{ $value }’ kan in geen enkel spel voorkomen (veld: { $location }).

## Voorbereiding

error-setup-unknown = Er is geen optie ‘{ $value }’.
error-setup-game = Er is geen spel ‘{ $value }’.
error-setup-game-broken = Het spel ‘{ $value }’ komt uit een ander pakket en kan niet worden geladen ({ $location }).
error-setup-bot-seconds = ‘{ $value }’ is geen aantal seconden voor een zet van een bot.
error-setup-language = Er is geen taal ‘{ $value }’.
error-setup-players = Het aantal spelers kan niet ‘{ $value }’ zijn.
error-setup-first = Het spel kan niet beginnen bij ‘{ $value }’.
error-setup-seat = Er is geen plaats ‘{ $value }’ in dit spel.
error-setup-name = ‘{ $value }’ kan geen naam zijn: een naam heeft { $expected } zichtbare tekens.
error-setup-name-twice = Er kunnen geen twee spelers ‘{ $value }’ heten.
error-setup-dice = Er zijn geen dobbelstenen van de soort ‘{ $value }’.

## Bots

error-bot-unknown = Dit spel heeft geen bot ‘{ $value }’.
error-bot-broken = De bot ‘{ $value }’ komt uit een ander pakket en kan niet worden geladen ({ $location }).
error-bot-too-few = Er zijn minstens twee bots nodig om ze te vergelijken; hier staat ‘{ $value }’.
error-bot-command = ‘{ $value }’ is geen opdracht.
error-bot-program = De bot ‘{ $value }’ kan niet spelen: er is geen programma ‘{ $location }’ dat kan worden uitgevoerd.
error-bot-start = De bot ‘{ $value }’ kon niet worden gestart. Het systeem meldt: { $location }.
error-bot-slow = De bot ‘{ $value }’ gaf niet binnen { $location } seconden antwoord.
error-bot-died = De bot ‘{ $value }’ stopte voordat er een antwoord was ({ $location }).
error-bot-unreachable = De bot ‘{ $value }’ was niet te bereiken ({ $location }).
error-bot-answer = De bot ‘{ $value }’ zei ‘{ $location }’, en dat is geen antwoord.
error-bot-illegal = De bot ‘{ $value }’ koos ‘{ $location }’, en dat kan nu niet worden gespeeld.
error-bot-gave-up = De bot ‘{ $value }’ gaf het op: ‘{ $location }’.
error-bot-failed = De bot ‘{ $value }’ faalde ({ $location }).

## Terugnemen

error-undo-nothing = Er is nog niets om terug te nemen.
error-undo-past-roll = Dat kun je niet terugnemen: er is sindsdien gegooid of een kaart getrokken.

## Bewaarde partijen

error-save-ambiguous = Meer dan één bewaarde partij begint met ‘{ $value }’: { $expected }
error-save-in-use = De partij ‘{ $value }’ wordt in een ander venster gespeeld. Sluit hem daar eerst af.

## Partijen

error-record-none = ‘{ $value }’ is geen verslag van een partij.
error-record-no-games = Hier is nog geen partij uitgespeeld.
error-record-unreadable = Het verslag ‘{ $value }’ kan niet worden gelezen.
error-record-json =
    { $given ->
        [no] Het verslag is geen geldige JSON.
       *[yes] ‘{ $value }’ is geen verslag in geldige JSON.
    }
error-record-format = Dit verslag heeft formaat ‘{ $value }’; deze versie van Rollhouse leest formaat { $expected }.
error-record-game = Dit verslag hoort bij een spel dat hier niet is: ‘{ $value }’.
error-record-rules = Dit verslag volgt versie ‘{ $value }’ van de spelregels; deze versie van Rollhouse speelt versie { $expected }.
error-record-setup =
    { $given ->
        [no] Met de instellingen van dit verslag kan niet worden gespeeld ({ $location }).
       *[yes] Met de instellingen van dit verslag kan niet worden gespeeld: ‘{ $value }’ ({ $location }).
    }
error-record-seats = De plaatsen in dit verslag zijn ‘{ $value }’ in plaats van ‘{ $expected }’.
error-record-tag = ‘{ $value }’ is geen kenmerk van een verslag.
error-record-tag-twice = ‘{ $value }’ herhaalt een kenmerk.
error-record-tag-missing = Het kenmerk ‘{ $value }’ ontbreekt.
error-record-malformed-move = Zet { $location }, ‘{ $value }’, is geen zet in dit spel.
error-record-illegal-move = Zet { $location }, ‘{ $value }’, kan daar niet.
error-record-comment = Er hoort een opmerking bij zet ‘{ $value }’; de zetten zijn { $expected }.
error-record-comment-open = De opmerking die begint met ‘{ $value }’ heeft geen einde.
error-record-result = Het verslag noemt ‘{ $value }’ als uitslag; de zetten leiden tot ‘{ $expected }’.
error-record-too-long = Het verslag is te lang: ‘{ $value }’, terwijl ‘{ $expected }’ het maximum is.

## Gegevensbestanden

error-data-unreadable = Het bestand ‘{ $value }’ kan niet worden gelezen.
error-data-toml = Het bestand ‘{ $value }’ is geen geldige TOML.
error-data-schema = Het bestand ‘{ $value }’ bevat niet wat het zou moeten bevatten.
error-data-content =
    { $placed ->
        [no] Er zit een fout in het bestand ‘{ $value }’.
       *[yes] Er zit een fout in het bestand ‘{ $value }’, bij ‘{ $location }’.
    }

## Redenen

error-why-no-move = Het heeft geen van de vormen die een zet kan hebben.
error-why-faces = Dobbelstenen tonen getallen van 1 tot en met 6; ‘{ $faces }’ is niet als dobbelstenen te lezen.
error-why-number = Het moet een geheel getal van { $low } tot en met { $high } zijn.
error-why-whole = Het moet een geheel getal zijn.
error-why-word = Dat woord past hier niet.
error-why-os = Het systeem meldt: { $reason }.
error-why-parser = De lezer meldt: { $reason }.
error-why-not-text = Het is geen tekst in UTF-8.
error-why-too-large = Het is groter dan { $most } bytes.
error-why-no-saved-game = Er is geen bewaarde partij met die naam.
error-why-extra = Het pakket ‘{ $package }’ ontbreekt. Je krijgt het met: pip install "rollhouse[{ $extra }]"

## Parts that are not installed

error-extra-missing = Hiervoor is het pakket ‘{ $value }’ nodig, en dat is niet geïnstalleerd. Je krijgt het met: { $location }

## Anderen

error-people-unknown = Zo iemand is hier niet.
error-people-bad-link = Deze link geldt niet meer: hij is ouder dan een week, of iemand heeft hem al gebruikt. Vraag om een nieuwe.
error-people-self = Dat ben jij.
error-people-not-friends = Alleen vrienden kun je uitnodigen.
error-people-not-open = Daar is het spel al begonnen: er kan niemand meer bij.
error-people-too-many = Dat is voorlopig genoeg: hoogstens { $value }.

error-sync-address = ‘{ $value }’ is geen adres van een huis.
error-sync-token = { $value } kent dit token niet. ‘Je partijen’ daar maakt er een.
error-sync-unreachable = { $value } antwoordt niet.
error-people-banned = Je bent uitgesloten van dit huis. Je kunt nog kijken, meenemen wat van jou is, en het verwijderen.
error-people-banned-until = Je bent tot { $value } uitgesloten van dit huis. Je kunt nog kijken, meenemen wat van jou is, en het verwijderen.
error-admin-off = Dit huis heeft geen beheerpagina: wie het beheert, stelt ROLLHOUSE_OPERATOR_TOKEN in.
error-admin-token = Dat is niet het token van de beheerder.
error-admin-no-report = Er is geen open melding { $value }.
error-admin-what = “{ $value }” kan hier niet; wat wel kan: { $expected }.
error-setup-admin-token = ROLLHOUSE_OPERATOR_TOKEN is te kort: { $expected } willekeurige tekens.
