# Veel partijen tussen bots: wat `rollhouse simulate` toont.

arena-title =
    { $count ->
        [one] { $game }: één partij, startgetal { $seed }
       *[other] { $game }: { $count } partijen, startgetal { $seed }
    }
arena-playing = Bezig
arena-how-to-stop = Ctrl-C stopt

## De tabellen. Korte koppen: alles past in 80 kolommen.

arena-player = Speler
arena-share = Gewonnen
arena-alone = alleen
arena-shared = gedeeld
arena-points = Punten
arena-turns = Beurten per partij
arena-decisions = Keuzes per partij
arena-mean = gemiddeld
arena-sd = std.afw.
arena-least = min.
arena-median = mediaan
arena-most = max.

## Onder de tabellen

# Aandelen in procenten, als tekst
arena-first-player = De beginnende speler wint { $share } ({ $confidence }: { $interval }); { $even } zou eerlijk zijn.
arena-note = Een gedeelde overwinning telt in gelijke delen. De { $confidence }-intervallen zijn van Wilson voor de overwinningen en van Student (±) voor de gemiddelden.
# $rate is een aantal partijen
arena-speed = { $seconds } s, { $rate } partijen per seconde.
arena-forfeits =
    { $count ->
        [one] { $bot } viel in één van de { $games } partijen uit en verloor die ({ $code }).
       *[other] { $bot } viel in { $count } van de { $games } partijen uit en verloor die ({ $code }).
    }
arena-no-verdict = Meer dan { $limit } van de partijen van { $bot } eindigde zo: over de speelsterkte valt niets te zeggen.
arena-stopped = Gestopt: dit is de uitslag van de eerste { $done } van de { $asked } partijen.
arena-stopped-at-once = Gestopt voordat er een uitslag was.

## `rollhouse dataset`

dataset-done =
    { $count ->
        [one] Eén partij in ‘{ $file }’ geschreven.
       *[other] { $count } partijen in ‘{ $file }’ geschreven.
    }
dataset-stopped = Gestopt. Partijen in ‘{ $file }’: { $done } van { $asked }.

## Wat wordt geweigerd

error-setup-games = ‘{ $value }’ is geen geldig aantal partijen.
error-setup-workers = ‘{ $value }’ is geen geldig aantal processen.
error-setup-seed = ‘{ $value }’ is geen geldig startgetal.
error-setup-kind = Onbekende soort wedstrijd: ‘{ $value }’.
error-data-picture = ‘{ $value }’ is geen ondersteund afbeeldingsformaat. Mogelijke formaten: { $expected }.
error-setup-engine = Onbekende engine ‘{ $value }’.
error-setup-elo = ‘{ $value }’ is geen paar Elo-punten van -1000 tot 1000, het laagste eerst.
error-arena-endless = Partij { $location } tussen { $value } komt niet tot een einde.
error-arena-worker-lost = Een proces dat partijen speelde is verdwenen; misschien was het geheugen vol. Probeer het met minder processen.

## `rollhouse levels`: een pagina in Markdown

levels-title = Hoe sterk de bots zijn
levels-how = Gemeten met `rollhouse levels` in ongeveer { $minutes } min: { $games } partijen per match, naar boven afgerond op hele giften, startgetal { $seed }; het toeval bepaalt wie begint. Elke gift wordt vanaf elke plaats één keer gespeeld (duplicate), en wat de dobbelstenen bijdroegen is uit elke uitslag gehaald; het gemiddelde blijft daarbij gelijk. Winstpercentages, met 95%-intervallen tussen haakjes; een gedeelde overwinning telt in gelijke delen. Eén bot speelt tegen andere, allemaal van het niveau eronder. De stap zegt hoeveel sterker hij is, in Elo-punten met interval: met twee spelers zijn 100 punten 64 overwinningen op de 100.
levels-noise = Duplicate zonder het geluk laat { $percent } over van de fout die evenveel partijen met eigen dobbelstenen zouden hebben.
levels-pairs = Iedereen tegen iedereen
levels-pairs-how = Twee spelers, de eerste opzet hierboven: het winstpercentage van elke bot tegen elke zwakkere. De Elo-punten passen bij al deze matches tegelijk; de zwakste bot heeft er 0. Voor wie nooit won, telt een halve gewonnen partij.
levels-crowd = { $players } spelers
levels-others = tegen
levels-step = stap
levels-elo = Elo
levels-plays-as = speelt als { $bot }
levels-costs = Wat een beslissing kost
levels-costs-how =
    Elke bot tegen zichzelf, { $players } spelers: hoeveel winkans zijn beslissingen weggeven, in procentpunten, { $exact ->
    [yes] gewogen met het opgeloste spel.
   *[no] volgens de schattingen.
 }
levels-cost = per beslissing
levels-cost-game = per partij
levels-games = partijen

## `rollhouse arena`: een pagina in Markdown

contest-title = { $game }: bots tegen elkaar
contest-how = Gemeten met `rollhouse arena`: twee spelers, hoogstens { $games } partijen per paar, startgetal { $seed }; het toeval bepaalt wie begint. Elke gift van dobbelstenen en kaarten wordt vanaf elke plaats één keer gespeeld. 95%-intervallen tussen haakjes; een gedeelde overwinning telt in gelijke delen. De rating is die van openskill, die bij 25 begint; de Elo-punten passen bij alle paren tegelijk, en de eerste bot heeft 0.
contest-how-crowd = Gemeten met `rollhouse arena`: { $players } spelers, { $games } partijen per bezetting, startgetal { $seed }; het toeval bepaalt wie begint. Elke gift van dobbelstenen en kaarten wordt vanaf elke plaats één keer gespeeld. 95%-intervallen tussen haakjes; een gedeelde overwinning telt in gelijke delen. De rating is die van openskill, die bij 25 begint; de Elo-punten passen bij alle bezettingen tegelijk, en de eerste bot heeft 0.
contest-matrix = Winstpercentages
contest-lengths = Hoe lang partijen duren
contest-rating = Rating
contest-share = overwinningen op 100: de rij tegen de kolom
contest-meeting = Bezetting
contest-sprt-stronger = De test is beslist: { $one } is sterker dan { $other }, eerder met { $high } Elo-punten dan met { $low } (ongeveer 5% van zulke tests heeft het mis).
contest-sprt-not-stronger = De test is beslist: het klopt niet dat { $one } eerder { $high } dan { $low } Elo-punten sterker is dan { $other } (ongeveer 5% van zulke tests heeft het mis).
contest-sprt-open = De test is nog open: tussen { $one } en { $other } is nog niet duidelijk of het { $high } of { $low } Elo-punten zijn.
