# Wat het huis over iemand weet, voor diegene zelf: de spellen, en hoe goed ze gespeeld zijn.

## Jouw partijen

web-my-games = Jouw partijen
web-games-game = Spel
web-games-any-game = Alle spellen
web-games-status = Welke
web-games-any-status = Alle
web-games-running = Bezig
web-games-finished = Afgelopen
web-games-result = Uitslag
web-games-any-result = Alle
web-games-won = Gewonnen
web-games-shared = Samen gewonnen
web-games-lost = Verloren
web-games-opponent = Tegenstander
web-games-against = tegen { $names }
web-games-alone = alleen
web-games-setting = { $name }: { $value }
web-games-go-on = Verder spelen
web-games-choose = Kiezen: { $game }, { $names }, { $date }
web-games-save-all = Als verslagen opslaan
web-games-save-chosen = { $count ->
    [one] Eén verslag opslaan
   *[other] { $count } verslagen opslaan
}
# $cost is een getal, met ≈ bij een schatting; $luck heeft zijn teken
web-games-played-share = { $cost } punten per beslissing, geluk { $luck }
web-games-played-turns = { $cost } beurten per beslissing, geluk { $luck } beurten
web-games-more = Meer tonen
web-games-add = Partijen toevoegen
web-games-added = { $count ->
    [0] Deze partijen waren er al.
    [one] Er is één partij toegevoegd.
   *[other] Er zijn { $count } partijen toegevoegd.
}
web-games-elsewhere = elders gespeeld
web-games-terminal = Partijen uit de terminal
web-games-terminal-how = Deze opdracht stuurt de partijen hierheen die je in de terminal uitspeelt. Het token erin is een sleutel tot je plaats: houd het voor jezelf.
web-games-terminal-command = De opdracht
web-games-none = Nog geen partijen. Wat je vanaf nu speelt, komt hier te staan.
web-games-none-found = Geen partij past daarbij.

## Hoe goed je speelt

web-me = Hoe goed je speelt
web-me-about = Naar je beslissingen, zonder het geluk
web-me-archive = Al je gegevens downloaden
web-skill-how = Wat een beslissing je gemiddeld kost, het geluk niet meegerekend. Minder is beter; perfect spel kost niets.
web-skill-of = { $players ->
    [one] { $game }, alleen
   *[other] { $game }, { $players } spelers
}
web-skill-share = punten winkans per beslissing
web-skill-turns = beurten per beslissing
web-skill-between = De ware waarde ligt 95 van de 100 keer tussen { $low } en { $high }.
web-skill-one-game = Eén partij zegt weinig: met elke volgende wordt de waarde zekerder.
web-skill-from = { $games ->
    [one] Eén partij,
   *[other] { $games } partijen,
} { $decisions ->
    [one] één beslissing.
   *[other] { $decisions } beslissingen.
}
web-skill-estimated = { $games ->
    [one] In één ervan zijn de waarden geschat.
   *[other] In { $games } ervan zijn de waarden geschat.
}
web-skill-scale = Op dezelfde schaal
web-skill-scale-how = De bots spelen tegen zichzelf, met de gewone instellingen.
web-skill-you = Jij
web-skill-curve = In de loop van de tijd
web-skill-curve-how = Elke stip is een partij, de lijn het gemiddelde van de laatste tien: nu { $cost }.
web-skill-preparing = Je laatste partijen worden beoordeeld.
web-skill-none = Speel een partij uit, dan zie je hier hoe goed je speelde.
