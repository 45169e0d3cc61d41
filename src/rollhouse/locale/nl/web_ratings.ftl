# Ratings naar resultaat: tafels voor de rating, de eigen rating, de ranglijst.

web-rated = Voor de rating
web-rated-about = Het resultaat telt voor je rating. Geen hints, niet terugnemen, virtuele dobbelstenen.
web-clock-rated = Twee minuten per zet
web-rated-table = Partij voor de rating
web-rating = { $points } ± { $reach }
web-rating-of-seat = Rating: { $rating }
web-rating-after = Je rating: { $points } ± { $reach }
web-rating-change = ({ $change } door deze partij)
web-ratings = Rating
web-ratings-how = Je rating komt uit de resultaten van partijen voor de rating, op een schaal zoals bij schaken: 400 punten voorsprong betekent tien overwinningen op één nederlaag. De ± geeft het 95%-betrouwbaarheidsinterval. Nieuwe spelers beginnen op 1500; de bots houden hun gemeten rating.
web-ratings-games = { $games ->
    [one] Eén partij voor de rating,
   *[other] { $games } partijen voor de rating,
} { $won ->
    [0] geen gewonnen.
    [one] één gewonnen.
   *[other] { $won } gewonnen.
}
web-ratings-provisional = Voorlopig: { $games ->
    [one] na nog één partij staat hij in de lijst.
   *[other] na nog { $games } partijen staat hij in de lijst.
}
web-ratings-month = Alleen deze maand: { $rating }
web-ratings-curve = Je rating na elke partij voor de rating: nu { $points }.
web-leaderboard = Ranglijst
web-leaderboard-about = De sterkste spelers in partijen voor de rating
web-leaderboard-month = Deze maand
web-leaderboard-all = Alles
web-leaderboard-span = Periode
web-leaderboard-how = Gesorteerd op de ondergrens van het betrouwbaarheidsinterval van de rating.
web-leaderboard-place = Positie
web-leaderboard-name = Naam
web-leaderboard-rating = Rating
web-leaderboard-games = Partijen
web-leaderboard-won = Gewonnen
web-leaderboard-you = jij
web-leaderboard-provisional = Voorlopig
web-leaderboard-provisional-how = Minder dan { $games } partijen voor de rating: deze ratings kunnen nog veel veranderen.
web-leaderboard-none = Nog niemand. Vink ‘Voor de rating’ aan als je een tafel maakt; na { $games } partijen sta je op de ranglijst.
