# Wat het huis over iemand weet, voor diegene zelf: de spellen, en hoe goed ze gespeeld zijn.

## Jouw spellen

web-my-games = Jouw spellen
web-games-game = Spel
web-games-any-game = Alle spellen
web-games-status = Welke
web-games-any-status = Alle
web-games-running = Bezig
web-games-finished = Afgelopen
web-games-result = Uitslag
web-games-any-result = Alle
web-games-won = Gewonnen
web-games-shared = Gedeelde winst
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
web-games-more = Meer tonen
web-games-none = Nog geen spellen. Wat je vanaf nu speelt, komt hier te staan.
web-games-none-found = Geen spel past daarbij.
