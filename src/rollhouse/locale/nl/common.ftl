# Wat elk spel en elk programma zegt.

## Mensen en bots

common-name = { $seat }
common-name-person = { $name }
common-name-gone = Speler { $number } (verwijderd)
# $bot is een van de namen common-bot-…
common-name-bot-own = { $name } ({ $bot })
common-name-bot = { $bot } (bot)
common-name-bot-numbered = { $bot } { $number } (bot)
common-bot-random = Toeval
common-bot-greedy = Gretig
common-bot-newcomer = Nieuweling
common-bot-novice = Beginner
common-bot-casual = Amateur
common-bot-skilled = Gevorderd
common-bot-expert = Expert
common-bot-perfect = Perfect
common-level-newcomer = leert de regels nog en maakt vaak grote fouten
common-level-novice = kent de regels net; weet wat goed is, maar doet vaak iets anders
common-level-casual = speelt af en toe en maakt kleine fouten
common-level-skilled = speelt goed en maakt weinig fouten, meestal kleine
common-noted = { $seat }: { $note }
common-stop-wanted = { $seat } wil stoppen.
common-stop-declined = { $seat } speelt liever door.
common-order-followed = Een vaste opdracht van { $seat } is uitgevoerd.
# Gezegd door een bot van buiten, als een ander voor hem heeft gezet
common-stand-in = Mijn zet is voor mij gedaan. { $fault }
# Een plaats zonder naam
common-seat = Plaats { $number }

## Het toeval, als iemand met echte dobbelstenen antwoordt

common-menu-roll =
    { $count ->
        [one] Voer de worp van één dobbelsteen in
       *[other] Voer de worp van { $count } dobbelstenen in
    }
common-menu-first = Kies wie begint
common-move-roll = Gooi { $dice }

## Het einde van een spel

# $winners is een lijst van namen
common-event-won =
    { $count ->
        [one] { $winners } wint.
       *[other] { $winners } delen de overwinning.
    }

## Waarom een zet wordt geweigerd, in elk spel

common-why-over = Het spel is afgelopen.
common-why-no-chance = { $seat } is aan zet; er valt nu niets te gooien of te trekken.
common-why-roll-count =
    { $count ->
        [one] Er wordt één dobbelsteen gegooid; je hebt er { $rolled } ingevoerd.
       *[other] Er worden { $count } dobbelstenen gegooid; je hebt er { $rolled } ingevoerd.
    }
common-why-roll-first =
    { $count ->
        [one] Eerst moet er één dobbelsteen worden gegooid.
       *[other] Eerst moeten er { $count } dobbelstenen worden gegooid.
    }
common-why-chance-acts = Eerst moet er iets worden getrokken.
common-why-no-seat = Er is geen plaats { $seat } aan deze tafel.
common-why-not-listed = Deze zet is nu niet mogelijk.
common-why-dice-missing = Je kunt { $chosen } niet nemen uit de dobbelstenen op tafel: { $dice }.

# Een uitspraak over de regels, na de titel van het stuk waarin ze staat
common-ruling = { $section }, { $ruling }
common-dice-promise = De dobbelstenen van deze partij liggen vast door dit getal. Na afloop kan ‘rollhouse verify’ ze controleren: { $commitment }

## Wat gecontroleerde dobbelstenen bewijzen, en aan wie

# $names is een lijst van mensen
common-proved-hidden = { $names }: er is een geheim getal aan de dobbelstenen toegevoegd, dat niemand kon kennen voordat alle getallen vastlagen. Niemand heeft deze dobbelstenen dus gekozen, ook niet een speler die de server beheert. Iedereen van wie het apparaat dit zegel vóór de eerste worp heeft bewaard, kan daar zeker van zijn: { $seal }
common-proved-in-the-open = { $names }: er is openlijk een getal aan de dobbelstenen toegevoegd. Dat laat hun zien dat de server zijn geheim na het begin niet heeft veranderd. Maar een speler die dat geheim kende en daarna een getal toevoegde, had de dobbelstenen kunnen kiezen.
common-proved-dropped = { $names }: het toegezegde getal is niet onthuld, en de dobbelstenen zijn zonder dat getal opnieuw getrokken. Samen met de beheerder van de server kon zo per plaats één reeks worpen worden afgewezen, maar geen andere worden gekozen.
common-proved-trusting = { $names }: er is niets aan de dobbelstenen toegevoegd. Zij moeten erop vertrouwen dat de server niet samenspande met alle spelers die dat wel deden.
common-proved-by-no-player = Geen speler heeft iets aan deze dobbelstenen toegevoegd. Dit laat dus zien dat ze na het begin niet zijn veranderd, maar niet dat niemand ze vooraf heeft gekozen.
common-proved-again = Dit zijn de dobbelstenen van een eerdere partij, opnieuw geworpen omdat alle spelers het daarmee eens waren. Iedereen kon ze vooraf kennen.
common-proved-shared = Andere spelers hadden dezelfde dobbelstenen aan een andere tafel. Het verslag van die partij noemt hetzelfde getal, en dat bewijst het: { $commitment }

## Hoe waarschijnlijk iets is, in een zin: “44 van de 100 keer”

common-times = { $count } van de 100 keer
common-times-rarely = minder dan 1 van de 100 keer
common-times-nearly-always = meer dan 99 van de 100 keer
common-times-never = nooit
common-times-always = zeker

## Changes of how a user signs in

account-change = { $what ->
    [passkey-added] Er is een passkey toegevoegd.
    [passkey-removed] Er is een passkey verwijderd.
    [codes-made] Er zijn nieuwe herstelcodes gemaakt. De oude werken niet meer.
    [token-made] Er is een token voor een programma gemaakt.
    [token-revoked] Een apparaat of programma is uitgelogd.
    [link-made] Er is een link voor een ander apparaat gemaakt.
    [address-set] Het e-mailadres is gewijzigd.
    [address-removed] Het e-mailadres is verwijderd.
   *[deleted] Het account is verwijderd.
}
