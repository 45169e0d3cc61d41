# Het spel op het volledige scherm. Toetsen en kaarten hebben weinig plaats: houd het kort.

tui-resumed = Welkom terug. Het spel gaat verder waar je was gebleven.
tui-not-saved = Dit kon niet worden bewaard ({ $reason }) en is dus niet gebeurd. Probeer het opnieuw.
tui-undone =
    { $count ->
        [one] Eén zet teruggenomen.
       *[other] { $count } zetten teruggenomen.
    }
tui-no-answer = Dat is nog geen antwoord op de vraag.
tui-can-undo = Je kunt dit nog terugnemen: u.

## Who is asked

tui-ask-roll = { $seat }, gooi de dobbelstenen wanneer je klaar bent.
tui-is-playing = { $seat } speelt …
tui-is-dealt = De tafel wordt klaargelegd …
tui-is-over = Het spel is afgelopen

## Keys

tui-key-roll = Gooien
tui-key-choose = Kiezen
tui-key-enter = Bevestigen
tui-key-back = Terug
tui-key-mark = Aanvinken
tui-key-invert = Omkeren
tui-key-undo = Terugnemen
tui-key-help = Hulp
tui-key-rules = Regels
tui-key-log = Verslag
tui-key-theme = Licht/donker
tui-key-quit = Stoppen
tui-key-hurry = Sneller
tui-key-result = Uitslag

## Help

tui-help-title = Hulp
tui-help-keys = Toetsen
tui-help-search = Zoeken
tui-help-nothing = Niets gevonden.
tui-help-footer = ↑ ↓ onderwerp · ← → bladeren · / zoeken · Esc sluiten
tui-help-key-enter = gooien, scoren of plaatsen: wat de regel boven de toetsen zegt
tui-help-key-letters = een kaart kiezen; nog een keer om te bevestigen
tui-help-key-digits = een dobbelsteen met dit getal aanvinken; nog een keer voor de volgende
tui-help-key-arrows = langs dobbelstenen en kaarten lopen
tui-help-key-space = de dobbelsteen aanvinken of de kaart kiezen waar je bent
tui-help-key-invert = juist alle andere dobbelstenen aanvinken
tui-help-key-escape = vergeten wat je gekozen hebt
tui-help-key-undo = je laatste zet terugnemen, nooit voorbij een worp
tui-help-key-hurry = niet op de bots wachten
tui-help-key-hint = een hint: eerst waar je naar moet kijken, dan de zet
tui-help-key-coach = de coach aan of uit: een waarschuwing voor een zet die veel kost
tui-help-key-report = de analyse, als het spel is afgelopen
tui-help-key-help = deze hulp; op een kaart de regel van die kaart
tui-help-key-rules = de spelregels
tui-help-key-log = teruglezen wat er gebeurd is
tui-help-key-theme = licht of donker
tui-help-key-quit = stoppen; het spel wordt bewaard

## The end

tui-end-look = Tafel bekijken
tui-end-leave = Stoppen
tui-end-kept = Het verslag van dit spel: { $path }

## Both games

tui-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

## Dicy Cards

tui-dicy-headline = ronde { $round } · tot { $target } punten
tui-dicy-active = Actief
tui-dicy-frozen = ❆ Bevroren
tui-dicy-nothing = scoort nu niet
tui-dicy-no-dice = Geen dobbelstenen voor deze kaart.
tui-dicy-is-frozen = { $card } is bevroren: sla je beurt over om je kaarten weer te activeren.

# At most 14 characters, 10 where the card has an effect; ≠ stands for different, = for alike
tui-dicy-short-any_two = 2 vrij
tui-dicy-short-low_six = alle 6, geen 6
tui-dicy-short-odd = 1 · 3 · 5
tui-dicy-short-straight = 1-2-3-…
tui-dicy-short-two_pairs = x x + y y
tui-dicy-short-sixes = 6 6 6 …
tui-dicy-short-double_pair = 2 × (x + x)
tui-dicy-short-three_lowest = 3 laagste
tui-dicy-short-all_different = ≠, 4 per steen
tui-dicy-short-five_different = hooguit 5, ≠
tui-dicy-short-forty_minus = 40 − alle 6
tui-dicy-short-all_same = =, 5 per steen

tui-dicy-effect-neighbours_freeze = beide buren bevriezen een kaart
tui-dicy-effect-neighbours_reset = beide buren activeren weer een kaart
tui-dicy-effect-others_freeze = alle anderen bevriezen een kaart

tui-dicy-slip-freeze = ❆ Bevries een kaart
tui-dicy-slip-reset = ☼ Activeer weer een kaart
tui-dicy-slip-reroll = ❆ Bevries, gooi opnieuw

tui-dicy-ask-turn = { $seat }, kies een kaart om te scoren, of vink dobbelstenen aan voor een nieuwe worp.
tui-dicy-ask-confirm = { $seat }, Enter scoort dit; andere dobbelstenen aanvinken mag ook.
tui-dicy-ask-mark = { $seat }, vink aan wat je opnieuw gooit en kies de kaart die bevriest.
tui-dicy-ask-which-freeze = { $seat }, kies de kaart die bevriest: de aangevinkte dobbelstenen rollen meteen.
tui-dicy-ask-skip = { $seat }, al je kaarten zijn bevroren: je kunt alleen overslaan.

tui-dicy-key-card = Kaart
tui-dicy-key-score = Scoren
tui-dicy-key-freeze = Bevriezen
tui-dicy-key-reset = Activeren
tui-dicy-key-reroll = Bevriezen + gooien
tui-dicy-key-skip = Overslaan

## Dicetto

tui-dicetto-headline = { $goal } kaarten om te winnen · stapel: { $count }
tui-dicetto-our-reading = kaarten: onze lezing

# Short for points; at most 6 characters with a number of two digits
tui-dicetto-points =
    { $points ->
        [one] { $points } pt
       *[other] { $points } ptn
    }
tui-dicetto-logo = logo
tui-dicetto-roll = 1 worp extra
tui-dicetto-free = vrij
tui-dicetto-empty = leeg
tui-dicetto-lost = duel verloren
# $who is a name, or only the sign of a player
tui-dicetto-beats = verslaat { $who }
tui-dicetto-duel = duel met { $who }
tui-dicetto-duel-title = Duel
tui-dicetto-no-dice = Vink aan wat je plaatst.
tui-dicetto-aside = opzijgelegd
tui-dicetto-rolls-left =
    { $count ->
        [one] nog { $count } worp
       *[other] nog { $count } worpen
    }

# At most 14 characters
tui-dicetto-short-chance = naar keuze
tui-dicetto-short-reroll = naar keuze

tui-dicetto-keep-first = Houd eerst je dobbelstenen; daarna plaats je ze.
tui-dicetto-ask-mark = { $seat }, vink aan wat je opnieuw gooit, of houd alles.
tui-dicetto-ask-reroll = { $seat }, Enter gooit de aangevinkte dobbelstenen opnieuw.
tui-dicetto-ask-place = { $seat }, kies een kaart om dobbelstenen op te plaatsen, of rond af.
tui-dicetto-ask-confirm = { $seat }, Enter plaatst de aangevinkte dobbelstenen; andere aanvinken mag ook.
tui-dicetto-ask-done = { $seat }, je kunt niets meer plaatsen: rond je beurt af.
tui-dicetto-ask-duel = Een duel: { $seat } tegen { $holder }. Elk één dobbelsteen!

tui-dicetto-key-reroll = Opnieuw gooien
tui-dicetto-key-keep = Houden
tui-dicetto-key-card = Kaart
tui-dicetto-key-place = Plaatsen
tui-dicetto-key-done = Beurt afronden
