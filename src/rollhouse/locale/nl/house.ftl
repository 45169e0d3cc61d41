# Wat elk spel en elk programma zegt.

## Mensen en bots

house-name = { $seat }
house-name-person = { $name }
# $bot is een van de namen house-bot-…
house-name-bot = { $bot } (bot)
house-name-bot-numbered = { $bot } { $number } (bot)
house-bot-random = Toeval
house-bot-greedy = Gretig
house-bot-novice = Beginner
house-bot-casual = Gelegenheidsspeler
house-bot-skilled = Gevorderd
house-bot-expert = Expert
house-bot-perfect = Perfect
house-noted = { $seat }: { $note }
# Gezegd door een bot van buiten, als een ander voor hem heeft gezet
house-stand-in = Mijn zet is voor mij gedaan. { $fault }
# Een plaats zonder naam
house-seat = Plaats { $number }

## Het toeval, als iemand met echte dobbelstenen antwoordt

house-menu-roll =
    { $count ->
        [one] Voer de worp van één dobbelsteen in
       *[other] Voer de worp van { $count } dobbelstenen in
    }
house-menu-first = Zeg wie begint
house-move-roll = Gooi { $dice }

## Het einde van een spel

# $winners is een lijst van namen
house-event-won =
    { $count ->
        [one] { $winners } wint.
       *[other] { $winners } delen de overwinning.
    }

## Waarom een zet wordt geweigerd, in elk spel

house-why-over = Het spel is afgelopen.
house-why-no-chance = { $seat } is aan zet; er valt nu niets te gooien of te trekken.
house-why-roll-count =
    { $count ->
        [one] Er wordt één dobbelsteen gegooid; dit zijn er { $rolled }.
       *[other] Er worden { $count } dobbelstenen gegooid; dit zijn er { $rolled }.
    }
house-why-roll-first =
    { $count ->
        [one] Eerst moet er één dobbelsteen worden gegooid.
       *[other] Eerst moeten er { $count } dobbelstenen worden gegooid.
    }
house-why-chance-acts = Eerst moet er iets worden getrokken.
house-why-no-seat = Er is geen plaats { $seat } aan deze tafel.
house-why-not-listed = Dit is geen zet die je nu kunt doen.
house-why-dice-missing = Je kunt { $chosen } niet nemen uit de dobbelstenen op tafel: { $dice }.

# Een uitspraak over de regels, na de titel van het stuk waarin ze staat
house-ruling = { $section }, { $ruling }
house-dice-promise = De dobbelstenen van deze partij liggen vast door dit getal; na afloop kan “rollhouse verify” ze controleren: { $commitment }
