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
        [no] ‘{ $came }’ is geen stelling van dit spel.
       *[yes] ‘{ $came }’ kan niet worden gelezen als deel van een stelling (veld: { $where }).
    }
error-position-impossible = ‘{ $came }’ kan in geen enkel spel voorkomen (veld: { $where }).

## Voorbereiding

error-setup-unknown = Er is geen optie ‘{ $came }’.
error-setup-game = Er is geen spel ‘{ $came }’.
error-setup-game-broken = Het spel ‘{ $came }’ komt uit een ander pakket en kan niet worden geladen ({ $where }).
error-setup-bot-seconds = ‘{ $came }’ is geen aantal seconden voor een zet van een bot.
error-setup-language = Er is geen taal ‘{ $came }’.
error-setup-players = Het aantal spelers kan niet ‘{ $came }’ zijn.
error-setup-first = Het spel kan niet beginnen bij ‘{ $came }’.
error-setup-seat = Er is geen plaats ‘{ $came }’ in dit spel.
error-setup-name = ‘{ $came }’ kan geen naam zijn: een naam heeft { $allowed } zichtbare tekens.
error-setup-name-twice = Er kunnen geen twee spelers ‘{ $came }’ heten.
error-setup-dice = Er zijn geen dobbelstenen van de soort ‘{ $came }’.

## Bots

error-bot-unknown = Dit spel heeft geen bot ‘{ $came }’.
error-bot-broken = De bot ‘{ $came }’ komt uit een ander pakket en kan niet worden geladen ({ $where }).
error-bot-too-few = Er zijn minstens twee bots nodig om ze te vergelijken; hier staat ‘{ $came }’.
error-bot-command = ‘{ $came }’ is geen opdracht.
error-bot-program = De bot ‘{ $came }’ kan niet spelen: er is geen programma ‘{ $where }’ dat kan worden uitgevoerd.
error-bot-start = De bot ‘{ $came }’ kon niet worden gestart. Het systeem meldt: { $where }.
error-bot-slow = De bot ‘{ $came }’ gaf niet binnen { $where } seconden antwoord.
error-bot-died = De bot ‘{ $came }’ stopte voordat er een antwoord was ({ $where }).
error-bot-unreachable = De bot ‘{ $came }’ was niet te bereiken ({ $where }).
error-bot-answer = De bot ‘{ $came }’ zei ‘{ $where }’, en dat is geen antwoord.
error-bot-illegal = De bot ‘{ $came }’ koos ‘{ $where }’, en dat kan nu niet worden gespeeld.
error-bot-gave-up = De bot ‘{ $came }’ gaf het op: ‘{ $where }’.
error-bot-failed = De bot ‘{ $came }’ faalde ({ $where }).

## Terugnemen

error-undo-nothing = Er is nog niets om terug te nemen.
error-undo-past-roll = Dat kun je niet terugnemen: er is sindsdien gegooid of een kaart getrokken.

## Bewaarde partijen

error-save-ambiguous = Meer dan één bewaarde partij begint met ‘{ $came }’: { $allowed }
error-save-in-use = De partij ‘{ $came }’ wordt in een ander venster gespeeld. Sluit hem daar eerst af.

## Partijen

error-record-none = ‘{ $came }’ is geen verslag van een partij.
error-record-no-games = Hier is nog geen partij uitgespeeld.
error-record-unreadable = Het verslag ‘{ $came }’ kan niet worden gelezen.
error-record-json =
    { $given ->
        [no] Het verslag is geen geldige JSON.
       *[yes] ‘{ $came }’ is geen verslag in geldige JSON.
    }
error-record-format = Dit verslag heeft formaat ‘{ $came }’; deze versie van Rollhouse leest formaat { $allowed }.
error-record-game = Dit verslag hoort bij een spel dat hier niet is: ‘{ $came }’.
error-record-rules = Dit verslag volgt versie ‘{ $came }’ van de spelregels; deze versie van Rollhouse speelt versie { $allowed }.
error-record-setup =
    { $given ->
        [no] Met de instellingen van dit verslag kan niet worden gespeeld ({ $where }).
       *[yes] Met de instellingen van dit verslag kan niet worden gespeeld: ‘{ $came }’ ({ $where }).
    }
error-record-seats = De plaatsen in dit verslag zijn ‘{ $came }’ in plaats van ‘{ $allowed }’.
error-record-tag = ‘{ $came }’ is geen kenmerk van een verslag.
error-record-tag-twice = ‘{ $came }’ herhaalt een kenmerk.
error-record-tag-missing = Het kenmerk ‘{ $came }’ ontbreekt.
error-record-malformed-move = Zet { $where }, ‘{ $came }’, is geen zet in dit spel.
error-record-illegal-move = Zet { $where }, ‘{ $came }’, kan daar niet.
error-record-comment = Er hoort een opmerking bij zet ‘{ $came }’; de zetten zijn { $allowed }.
error-record-comment-open = De opmerking die begint met ‘{ $came }’ heeft geen einde.
error-record-result = Het verslag noemt ‘{ $came }’ als uitslag; de zetten leiden tot ‘{ $allowed }’.
error-record-too-long = Het verslag is te lang: ‘{ $came }’, terwijl ‘{ $allowed }’ het maximum is.

## Gegevensbestanden

error-data-unreadable = Het bestand ‘{ $came }’ kan niet worden gelezen.
error-data-toml = Het bestand ‘{ $came }’ is geen geldige TOML.
error-data-schema = Het bestand ‘{ $came }’ bevat niet wat het zou moeten bevatten.
error-data-content =
    { $placed ->
        [no] Er zit een fout in het bestand ‘{ $came }’.
       *[yes] Er zit een fout in het bestand ‘{ $came }’, bij ‘{ $where }’.
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

error-extra-missing = Hiervoor is het pakket ‘{ $came }’ nodig, en dat is niet geïnstalleerd. Je krijgt het met: { $where }

## Anderen

error-people-unknown = Zo iemand is hier niet.
error-people-bad-link = Deze link geldt niet meer: hij is ouder dan een week, of iemand heeft hem al gebruikt. Vraag om een nieuwe.
error-people-self = Dat ben jij.
error-people-not-friends = Alleen vrienden kun je uitnodigen.
error-people-not-open = Daar is het spel al begonnen: er kan niemand meer bij.
error-people-too-many = Dat is voorlopig genoeg: hoogstens { $came }.

error-sync-address = ‘{ $came }’ is geen adres van een huis.
error-sync-token = { $came } kent dit token niet. ‘Je partijen’ daar maakt er een.
error-sync-unreachable = { $came } antwoordt niet.
error-people-banned = Je bent uitgesloten van dit huis. Je kunt nog kijken, meenemen wat van jou is, en het verwijderen.
error-people-banned-until = Je bent tot { $came } uitgesloten van dit huis. Je kunt nog kijken, meenemen wat van jou is, en het verwijderen.
error-operator-off = Dit huis heeft geen beheerpagina: wie het beheert, stelt ROLLHOUSE_OPERATOR_TOKEN in.
error-operator-token = Dat is niet het token van de beheerder.
error-operator-no-report = Er is geen open melding { $came }.
error-operator-what = “{ $came }” kan hier niet; wat wel kan: { $allowed }.
error-setup-operator-token = ROLLHOUSE_OPERATOR_TOKEN is te kort: { $allowed } willekeurige tekens.
