# Je eigen partijen en nauwkeurigheid.

## Jouw partijen

web-my-games = Jouw partijen
web-games-game = Spel
web-games-any-game = Alle spellen
web-games-status = Status
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
web-games-alone = solo
web-games-setting = { $name }: { $value }
web-games-setting-own = { $name }: eigen keuze
web-games-go-on = Verder spelen
web-games-choose = Kiezen: { $game }, { $names }, { $date }
web-games-save-all = Verslagen downloaden
web-games-save-chosen = { $count ->
    [one] Eén verslag downloaden
   *[other] { $count } verslagen downloaden
}
# $cost is een getal, met ≈ bij een schatting; $luck heeft zijn teken
web-games-played-share = { $cost } procentpunten per beslissing, geluk { $luck }
web-games-played-turns = { $cost } beurten per beslissing, geluk { $luck } beurten
web-games-more = Meer tonen
web-games-add = Partijen toevoegen
web-games-added = { $count ->
    [0] Deze partijen waren er al.
    [one] Er is één partij toegevoegd.
   *[other] Er zijn { $count } partijen toegevoegd.
}
web-games-refused = { $file }: { $reason }
web-games-elsewhere = elders gespeeld
web-games-terminal = Partijen uit de terminal
web-games-terminal-how = Om partijen uit de terminal te uploaden, voer je daar deze opdracht uit en plak je het token; daarna uploadt `rollhouse sync` ze.
web-games-terminal-command = Opdracht
web-games-none = Nog geen partijen. Je partijen komen hier te staan.
web-games-none-found = Geen passende partijen.

## Hoe goed je speelt

web-me = Je nauwkeurigheid
web-me-about = De kwaliteit van je beslissingen, los van geluk
web-me-archive = Je gegevens downloaden
web-skill-how = De gemiddelde kosten van je beslissingen, los van geluk. Minder is beter; perfect spel kost niets.
web-skill-of = { $players ->
    [one] { $game }, solo
   *[other] { $game }, { $players } spelers
}
web-skill-share = procentpunten winkans per beslissing
web-skill-turns = beurten per beslissing
web-skill-between = 95%-betrouwbaarheidsinterval: { $low } tot { $high }.
web-skill-one-game = Eén partij zegt weinig. Met elke partij wordt de waarde betrouwbaarder.
web-skill-praised = { $only ->
    [one] Je vond één keer de enige goede zet
   *[other] Je vond { $only } keer de enige goede zet
}{ $great ->
    [0] .
    [one] , waarvan { $great } mooie vondst.
   *[other] , waarvan { $great } mooie vondsten.
}
web-skill-like = { $sure ->
    [yes] Je speelt als { $level }.
   *[no] Je speelt als { $level } (95%: { $low } tot { $high }).
 }
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
web-skill-scale = Vergeleken met de bots
web-skill-scale-how = Wat alle beslissingen van een partij samen kosten, in procentpunten winkans; de lengte van de balken volgt de wortel daarvan. Elke bot is gemeten in partijen tegen zichzelf, met de standaardinstellingen.
web-skill-per-game = { $cost } per partij
web-skill-per-decision = { $cost } per beslissing
web-skill-you = Jij
web-skill-curve = In de loop van de tijd
web-skill-curve-how = Elke stip is een partij, de lijn het gemiddelde van de laatste tien: nu { $cost }.
web-skill-preparing = Je laatste partijen worden geanalyseerd.
web-skill-none = Speel een partij uit om te zien hoe goed je speelde.
