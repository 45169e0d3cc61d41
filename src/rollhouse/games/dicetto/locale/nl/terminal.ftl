# Dicetto on the full screen. Key labels and card faces have little room: keep them short.

terminal-dicetto-headline = { $goal } kaarten om te winnen · stapel: { $count }
terminal-dicetto-our-reading = kaarten: onze inschatting

# Short for points; at most 6 characters with a number of two digits
terminal-dicetto-points =
    { $points ->
        [one] { $points } pt
       *[other] { $points } ptn
    }
terminal-dicetto-logo = logo
terminal-dicetto-roll = 1 worp extra
terminal-dicetto-free = vrij
terminal-dicetto-empty = leeg
terminal-dicetto-lost = duel verloren
# $who is a name, or only the sign of a player
terminal-dicetto-beats = verslaat { $who }
terminal-dicetto-duel = duel met { $who }
terminal-dicetto-duel-title = Duel
terminal-dicetto-no-dice = Vink aan wat je neerlegt.
terminal-dicetto-aside = opzijgelegd
terminal-dicetto-rolls-left =
    { $count ->
        [one] nog { $count } worp
       *[other] nog { $count } worpen
    }

# At most 14 characters
terminal-dicetto-short-chance = naar keuze
terminal-dicetto-short-reroll = naar keuze

terminal-dicetto-keep-first = Houd eerst je dobbelstenen; daarna leg je ze neer.
terminal-dicetto-ask-mark = { $seat }, vink aan wat je opnieuw gooit, of houd alles.
terminal-dicetto-ask-reroll = { $seat }, Enter gooit de aangevinkte dobbelstenen opnieuw.
terminal-dicetto-ask-place = { $seat }, kies een kaart om dobbelstenen op te leggen, of rond af.
terminal-dicetto-ask-confirm = { $seat }, Enter legt de aangevinkte dobbelstenen neer; andere mag ook.
terminal-dicetto-ask-done = { $seat }, je kunt niets meer neerleggen: rond je beurt af.
terminal-dicetto-ask-duel = Een duel: { $seat } tegen { $holder }. Elk één dobbelsteen!

terminal-dicetto-key-reroll = Opnieuw gooien
terminal-dicetto-key-keep = Houden
terminal-dicetto-key-card = Kaart
terminal-dicetto-key-place = Leggen
terminal-dicetto-key-done = Beurt afronden
