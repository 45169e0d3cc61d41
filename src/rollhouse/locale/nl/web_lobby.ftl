# De startpagina, de delen van de site en het accountmenu.

web-nav = Hoofdmenu
web-tab-play = Spelen
web-tab-train = Oefenen
web-tab-people = Contacten
web-bell = { $count ->
    [0] Niets nieuws
    [one] Er wacht 1 ding op je
   *[other] Er wachten { $count } dingen op je
}
web-bell-none = Er wacht niets op je.
web-account = Account
web-account-of = Account: { $name }
web-account-signin = Inloggen en passkeys
web-devices = Apparaten
web-devices-how = Gebruik je account op een andere telefoon of computer, of upload de partijen die je in de terminal speelt.
web-device-browser = Browser
web-device-program = Programma
web-device-line = { $kind }, ingelogd op { $date }
web-token-make = Token voor een programma
web-token = Token
web-token-once = Dit token zie je alleen nu. Houd het geheim: een programma met dit token handelt namens jou.
web-token-name = Naam van het programma
web-token-may = Wat het mag
web-token-upload = partijen uploaden
web-token-play = spelen
web-token-everything = alles behalve inloggen
web-token-create = Token maken
web-device-own = dit apparaat
web-device-revoke = Uitloggen
web-device-revoked = Uitgelogd.

## Een spel

web-play-against = Speel tegen { $name }
web-play-friend = Speel met een vriend
web-setup = { $game }: nieuwe partij
web-setup-friend = { $game } met een vriend
web-setup-open = { $game }: tegenstanders, spelers, variant en klok
web-setup-start = Begin de partij
web-setup-link = Maak de link
web-learn-newcomer = Nieuw hier? Leren
web-learn-minutes = { $minutes ->
    [one] ongeveer 1 minuut
   *[other] ongeveer { $minutes } minuten
}
web-learn-progress = les { $number } van { $count }
web-learn-lessons-time = { $count ->
    [one] 1 les
   *[other] { $count } lessen
}, { $minutes ->
    [one] ongeveer 1 minuut
   *[other] ongeveer { $minutes } minuten
}
web-today-done = gedaan
web-today-open = nog te doen
web-today-played = Gespeeld. De ranglijst staat open.
web-training-mine = Jouw spel
web-my-play-about = Resultaten, fouten en kaarten in de loop van de tijd

## Tafels

web-all-my-games = Al jouw partijen
web-line-with = { $game } met { $names }
web-live-tables = Partijen om te bekijken
web-watch = Kijken
web-watch-about = Lopende partijen waarbij kijken mag, de sterkste eerst.
web-watch-none = Er wordt nu geen openbare partij gespeeld. Deze pagina werkt zichzelf bij.
web-watch-strength = Gemiddelde rating: { $points }
web-tv = Rollhouse TV
web-tv-about = De sterkste partij. Als die afgelopen is, volgt de volgende.
web-tv-stay = Bij deze tafel blijven
web-seek-join = Meespelen
web-tournament-kind = Soort

## Uitnodigen

web-invite-to = Nodig een vriend uit voor { $game }
# $game may have its goal: "Dicy Cards, first to 100"
web-invites-you = { $name } nodigt je uit voor { $game }
