# Het spel op het volledige scherm. Toetsen en kaarten hebben weinig plaats: houd het kort.

terminal-resumed = Welkom terug. Het spel gaat verder waar je was gebleven.
terminal-not-saved = Dit kon niet worden bewaard ({ $reason }) en is dus niet gebeurd. Probeer het opnieuw.
terminal-undone =
    { $count ->
        [one] Eén zet teruggenomen.
       *[other] { $count } zetten teruggenomen.
    }
terminal-too-small = Het spel heeft { $width } × { $height } tekens nodig; dit venster heeft er { $columns } × { $rows }. Maak het groter, of de letters kleiner; met q stop je. Met --plain maakt de grootte niet uit.
terminal-no-answer = Dat is nog geen antwoord op de vraag.
terminal-can-undo = Je kunt dit nog terugnemen: u.
terminal-stop-again = Willen alle spelers stoppen? Druk dan nog een keer op x.

## Who is asked

terminal-ask-roll = { $seat }, gooi de dobbelstenen wanneer je klaar bent.
terminal-is-playing = { $seat } speelt …
terminal-is-dealt = De tafel wordt klaargelegd …
terminal-is-over = Het spel is afgelopen

## Keys

terminal-key-roll = Gooien
terminal-key-choose = Kiezen
terminal-key-enter = Bevestigen
terminal-key-back = Terug
terminal-key-mark = Aanvinken
terminal-key-invert = Omkeren
terminal-key-undo = Terugnemen
terminal-key-stop = Stoppen
terminal-key-help = Hulp
terminal-key-rules = Regels
terminal-key-log = Logboek
terminal-key-theme = Licht/donker
terminal-key-quit = Verlaten
terminal-key-hurry = Sneller
terminal-key-result = Uitslag
terminal-key-rematch = Revanche
join-key-chat = Chat
join-ask-name = Je naam:
join-seat = Plaats { $number }: { $name }
join-waiting = Wachten tot de partij begint …
join-begin = Alle plaatsen zijn bezet. Het is jouw tafel: typ { $command } om de partij te beginnen.
join-connected = Weer verbonden.
join-said = { $name }: { $text }
join-commands = Typ een nummer of een zet. +TEKST schrijft naar de anderen; /hello, /good-luck, /well-played, /lucky, /oops en /thanks zijn reacties. u: terugnemen, s: de stelling, r: regels, q: verlaten.

## Help

terminal-help-title = Hulp
terminal-help-keys = Toetsen
terminal-help-search = Zoeken
terminal-help-nothing = Niets gevonden.
terminal-help-footer = ↑ ↓ onderwerp · ← → bladeren · / zoeken · Esc sluiten
terminal-help-key-enter = gooien, scoren of neerleggen: wat de regel boven de toetsen zegt
terminal-help-key-letters = een kaart kiezen; nog een keer om te bevestigen
terminal-help-key-digits = een dobbelsteen met dit getal aanvinken; nog een keer voor de volgende
terminal-help-key-arrows = langs dobbelstenen en kaarten lopen
terminal-help-key-space = de dobbelsteen aanvinken of de kaart kiezen waar je bent
terminal-help-key-invert = juist alle andere dobbelstenen aanvinken
terminal-help-key-escape = je keuze wissen
terminal-help-key-undo = je laatste zet terugnemen; tussen mensen nooit voorbij een worp
terminal-help-key-stop = een spel dat stilstaat beëindigen, als alle spelers het willen
terminal-help-key-hurry = niet op de bots wachten
terminal-help-key-hint = een hint: eerst waar je naar moet kijken, dan de zet
terminal-help-key-coach = de coach aan of uit: een waarschuwing voor een zet die veel kost
terminal-help-key-chances = het paneel met kansen aan of uit: wat elk soort zet waard is
terminal-help-key-report = de analyse, als het spel is afgelopen
terminal-help-key-help = deze hulp; op een kaart de regel van die kaart
terminal-help-key-rules = de spelregels
terminal-help-key-log = teruglezen wat er gebeurd is
terminal-help-key-theme = licht of donker
terminal-help-key-quit = verlaten; de partij wordt bewaard

## The end

terminal-end-look = Tafel bekijken
terminal-end-leave = Verlaten
terminal-end-kept = Het verslag van deze partij: { $path }

## Both games

terminal-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

## A recorded game

replay-place = zet { $ply } van { $last }
replay-value = { $seat } { $value }
replay-value-turns = { $seat }: { $turns } beurten in totaal
replay-estimate = een schatting
# $mark is ‘Mistake’ or ‘Blunder’, $cost ‘4.2 points of winning chance’
replay-mark = { $mark }: dit kostte { $cost }.
replay-better = Beter: { $move }
# $luck is a part of the win, or turns, with its sign
replay-luck = Geluk voor { $seat }: { $luck }
replay-key-next = Volgende zet
replay-key-back = Terug
replay-key-turn = Volgende beurt
replay-key-start = Begin
replay-key-end = Einde
replay-key-error = Volgende fout

## A new game

chooser-title = Nieuwe partij
chooser-game = Spel
# The player of a seat: a person at the keyboard, or none
chooser-person = Persoon
chooser-empty = Leeg
chooser-key-play = Spelen
chooser-key-move = Verplaatsen
chooser-key-change = Wijzigen

## Naast het formulier

overview-running = Lopende partijen
overview-today = Vandaag
overview-learn = Leren
overview-finished = Gespeelde partijen
overview-none-finished = Je hebt nog geen partij uitgespeeld.
# $players is a list of names; $remark is “12 moves” or “won”
overview-game = { $game }: { $players }, { $remark }
overview-moves = { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}
overview-result = { $result ->
    [won] gewonnen
    [shared] gedeeld
    [lost] verloren
   *[none] uitgespeeld
}
overview-puzzle = Puzzel van de dag: { $game }
overview-train = Trainen met je eigen fouten
overview-lessons = { $game }: { $count ->
    [one] één les
   *[other] { $count } lessen
}
overview-won = { $count ->
    [one] Gewonnen van bots: { $won } van één.
   *[other] Gewonnen van bots: { $won } van de laatste { $count }.
}
chooser-key-open = Openen
