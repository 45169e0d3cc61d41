# Ratings naar resultaat: tafels voor de rating, de eigen rating, de besten van het huis.

web-rated = Voor de rating
web-rated-about = Het resultaat telt voor je rating: geen hulp, niets terugnemen, de dobbelstenen van het huis.
web-clock-rated = Twee minuten per zet
web-rated-table = Partij voor de rating
web-rating = { $points } ± { $reach }
web-rating-of-seat = Rating: { $rating }
web-rating-after = Je rating: { $points } ± { $reach }
web-rating-change = ({ $change } door deze partij)
web-ratings = Naar resultaat
web-ratings-how = Uit wie partijen voor de rating won, op een schaal zoals bij schaken: 400 punten meer zijn tien overwinningen tegen één. De ware waarde ligt 95 van de 100 keer binnen ±. Wie nieuw is begint op 1500, en de bots blijven waar ze gemeten zijn.
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
web-leaderboard = De besten
web-leaderboard-about = Wie het sterkst is, naar partijen voor de rating
web-leaderboard-month = Deze maand
web-leaderboard-all = Aller tijden
web-leaderboard-span = Wanneer
web-leaderboard-how = Gerangschikt naar de ondergrens van het interval: wat iemand zeker is, niet wat hij zou kunnen zijn.
web-leaderboard-place = Plaats
web-leaderboard-name = Naam
web-leaderboard-rating = Rating
web-leaderboard-games = Partijen
web-leaderboard-won = Gewonnen
web-leaderboard-you = jij
web-leaderboard-provisional = Voorlopig
web-leaderboard-provisional-how = Minder dan { $games } partijen voor de rating: deze ratings kunnen nog flink schuiven.
web-leaderboard-none = Nog niemand. Vink “Voor de rating” aan als je een tafel opent: de eerste { $games } partijen brengen je hier.
