# Puzzels om uit te kiezen: het archief, thema’s, je eigen rating.

web-puzzles = Puzzels
web-puzzles-about = Op thema en niveau, met rating
web-puzzles-how = Elke stelling heeft één beste zet. Je eerste antwoord op een puzzel telt, voor jouw rating en die van de puzzel. De puzzel van vandaag en die van de komende maand staan hier niet bij.
web-puzzles-practice = Oefenen
web-puzzles-practice-about = Nieuwe puzzels op jouw niveau
web-puzzles-practice-these = Deze oefenen
web-puzzles-progress = { $solved } opgelost, { $missed } gemist, van { $total }
web-puzzles-mine = Jouw rating
web-puzzles-mine-none = Beantwoord een puzzel om een rating te krijgen. Die begint op 1500 en is eerst onzeker.
web-puzzles-answers =
    { $answers ->
        [one] Eén puzzel,
       *[other] { $answers } puzzels,
    } { $solved ->
        [0] geen opgelost.
        [one] één opgelost.
       *[other] { $solved } opgelost.
    }
web-puzzles-curve = Je rating na elke puzzel: nu { $points }.
web-puzzles-theme = Thema
web-puzzles-themes = Op thema
web-puzzles-themes-how = Als je het thema kent, ken je al een deel van het antwoord.
web-puzzles-theme-solved = { $solved } van { $count } opgelost
web-puzzles-all = Alle puzzels
web-puzzles-any = Alle
web-puzzles-players = Spelers
web-puzzles-for = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}
web-puzzles-setting = Instelling
web-puzzles-level = Niveau
web-puzzles-state = Status
web-puzzles-state-new = Nieuw
web-puzzles-state-solved = Opgelost
web-puzzles-state-missed = Gemist
web-puzzles-found = { $count ->
    [0] Geen puzzel past daarbij.
    [one] Eén puzzel
   *[other] { $count } puzzels
}
web-puzzles-next = Volgende puzzel
web-puzzles-counts = Doe je zet op het bord. Je eerste antwoord telt.
web-puzzles-again = Je hebt deze puzzel al eens beantwoord; deze keer telt niet.
web-puzzles-rated-at = Rating van de puzzel: { $rating }. De jouwe: { $mine }.
web-puzzles-rating-after = Jouw rating: { $rating } ({ $change }). Die van de puzzel: { $puzzle }.
web-puzzles-unrated = Telt niet mee: je had hem al beantwoord.
web-puzzles-position = Alleen deze stelling
web-puzzles-end = Er zijn geen puzzels meer.
